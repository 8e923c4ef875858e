"""Compiled or not, the same games are played, byte for byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.trace_games import describe, games

ROOT = Path(__file__).parents[2]
WITNESS = Path(__file__).parent / "trace_games.py"
GAMES = Path(__file__).parent / "games.txt"  # the games that pure Python plays, by their digests


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


def test_compiled_modules_play_the_games_of_pure_python(build: str, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--refresh-goldens"):
        GAMES.write_text("\n".join(lines_of(run(WITNESS, pure=True), "pure")) + "\n", encoding="utf-8")
    assert lines_of(run(WITNESS, pure=False), "compiled") == GAMES.read_text(encoding="utf-8").splitlines()


def lines_of(output: str, runs: str) -> list[str]:
    first, *lines = output.splitlines()
    assert first == runs
    return lines


def test_the_kept_games_are_those_of_pure_python() -> None:
    """One of them: the others are played when the file is written (--refresh-goldens)."""
    assert describe(next(games())) == GAMES.read_text(encoding="utf-8").splitlines()[0]


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
    ask = (
        f"import sys; sys.path.insert(0, {str(copy.parent)!r}); import cantina; print(cantina.compiled.runs_compiled())"
    )
    assert run("-c", ask, pure=False).strip() == "True"
    changed = copy / "rules" / "drain.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "# otherwise\n", encoding="utf-8")
    assert run("-c", ask, pure=False).strip() == "False"
