"""Compiled or not, the same games are played, byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITNESS = Path(__file__).parent / "witness.py"


def run(*command: str | Path, pure: bool) -> str:
    kept = {name: value for name, value in os.environ.items() if name != "CANTINA_PURE"}
    done = subprocess.run(
        [sys.executable, *command], env={**kept, **({"CANTINA_PURE": "1"} if pure else {})}, cwd=ROOT,
        capture_output=True, text=True,
    )  # fmt: skip
    if "No C compiler here" in done.stderr:
        pytest.skip("no C compiler here")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def build() -> str:
    return run(ROOT / "tools" / "compile", "--where", pure=True).splitlines()[-1]  # the compiler speaks first


@pytest.mark.parametrize("seed", ["1", "2"])
def test_compiled_and_pure_play_the_same_games(build: str, seed: str) -> None:
    compiled = run(WITNESS, seed, pure=False).splitlines()
    pure = run(WITNESS, seed, pure=True).splitlines()
    assert (compiled.pop(0), pure.pop(0)) == ("compiled", "pure")
    assert compiled == pure


def test_the_rules_are_proven_compiled_too(build: str) -> None:
    """What the compiler takes for certain and is not shows only where a rule is at work."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/rules"]
    done = subprocess.run(command, env={**os.environ, "CANTINA_PURE": ""}, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_version_says_which_of_them_runs(build: str) -> None:
    said = [run("-m", "cantina.cli", "--version", pure=pure) for pure in (True, False)]
    assert said[0].strip().endswith("pure Python") and said[1].strip().endswith("compiled")


def test_a_build_of_other_sources_is_passed_over(build: str, tmp_path: Path) -> None:
    """A copy of the project in which one rule has another comment, beside the same build."""
    copy = tmp_path / "src" / "cantina"
    shutil.copytree(ROOT / "src" / "cantina", copy)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "compiled").symlink_to(Path(build).parent)
    ask = (
        f"import sys; sys.path.insert(0, {str(copy.parent)!r}); import cantina; print(cantina.compiled.runs_compiled())"
    )
    assert run("-c", ask, pure=False).strip() == "True"
    changed = copy / "rules" / "drain.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "# otherwise\n", encoding="utf-8")
    assert run("-c", ask, pure=False).strip() == "False"
