"""The marks of ruling tests: unknown ids stop a run, a proof that was lost fails it, failing tests prove nothing."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cantina.glossary import load
from cantina.glossary.coverage import Coverage, Record

TESTS = Path(__file__).parent.parent
RULING = """
import pytest
from cantina.testing import Scenario

@pytest.mark.ruling({id!r})
def test_something():
    s = Scenario()
    s.start(turn="dark", phase="activate")
    s.do("activate", amount=1)
"""


def run(directory: Path, id: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A run of one ruling test in a directory of its own, with this project's plugin."""
    (directory / "test_one.py").write_text(RULING.format(id=id))
    paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider", "test_one.py", *options]
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=False)


def test_an_unknown_statement_stops_the_run(tmp_path: Path):
    done = run(tmp_path, "biker-scouts.99")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "no statement biker-scouts.99" in done.stdout + done.stderr


def test_a_ruling_test_is_written_out_as_a_scenario(tmp_path: Path):
    done = run(tmp_path, "force.1", "--write-scenarios", "out")
    assert done.returncode == 0, done.stdout
    (file,) = (tmp_path / "out").iterdir()
    assert '"rulings":["force.1"]' in file.read_text() and '"answers":[[0,"dark activate' in file.read_text()


def report(outcome: str, *ids: str) -> SimpleNamespace:
    return SimpleNamespace(user_properties=[("ruling", id) for id in ids], when="call", nodeid="t.py::test_a",
                           failed=outcome == "failed", passed=outcome == "passed")  # fmt: skip


@pytest.fixture
def rulings(pytestconfig: pytest.Config) -> object:
    """The plugin that gathers proofs, fresh."""
    plugin = type(pytestconfig.pluginmanager.get_plugin("rulings"))
    return plugin(SimpleNamespace(getoption=lambda name: False))


def test_only_passing_tests_prove_anything(rulings):
    for each in (report("passed", "force.1", "force.2"), report("failed", "force.2"), report("skipped", "force.3")):
        rulings.pytest_runtest_logreport(each)
    assert rulings.proven() == {"force.1": ("t.py::test_a",)}


def test_a_statement_that_is_no_longer_proven_is_missed(rulings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rulings, "baseline", lambda: {"force.1", "force.2"})
    assert rulings.lost(Coverage(load(), Record({"force.1": ("t",)}))) == ["force.2"]
