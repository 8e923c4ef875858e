"""The marks of ruling tests: unknown ids stop a run, a proof that was lost fails it, failing tests prove nothing."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from zlib import compress

import msgspec
import pytest

from cantina.glossary import load
from cantina.glossary.coverage import Coverage, Record
from cantina.proofs.archive import Index
from cantina.proofs.verification import Heard

TESTS = Path(__file__).parent.parent
RULING = """
import pytest
from cantina.play.scenario import Scenario

@pytest.mark.ruling({id!r})
def test_something():
    s = Scenario()
    s.start(turn="dark", phase="activate")
    s.do("activate", amount=1)
"""


def run(directory: Path, id: str, *options: str) -> subprocess.CompletedProcess[str]:
    """A run of one ruling test in a directory of its own, with this project's plugin."""
    (directory / "test_one.py").write_text(RULING.format(id=id))
    paths = os.pathsep.join([str(TESTS.parent), str(TESTS.parent / "src")])
    plugins = ["-p", "tests.conftest", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *plugins, "test_one.py", *options]
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, cwd=directory, env=environment, capture_output=True, text=True, check=False)


def test_an_unknown_statement_stops_the_run(tmp_path: Path):
    done = run(tmp_path, "biker-scouts.99")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "no statement biker-scouts.99" in done.stdout + done.stderr


def test_a_selection_of_tests_writes_no_proofs_and_hears_of_none_that_it_did_not_run(tmp_path: Path):
    done = run(tmp_path, "force.1", "--refresh-proofs")
    assert done.returncode == 0, done.stdout
    assert "the proofs" not in done.stdout


def proof(digest: str, when: str = "teardown", passed: bool = True) -> SimpleNamespace:
    heard = compress(msgspec.json.encode(Heard(("force.1",), digest)))
    return SimpleNamespace(user_properties=[("proof", heard)], when=when, nodeid="t.py::test_a", passed=passed)


@pytest.fixture
def proofs(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> object:
    """The plugin that compares proofs with the kept ones, fresh, in a run of all tests."""
    plugin = pytestconfig.pluginmanager.get_plugin("proofs")
    room = sys.modules[type(plugin).__module__]
    kept = SimpleNamespace(index=Index({"force.1": ("t.py::test_a",)}, {"t.py::test_a": "abc"}))
    monkeypatch.setattr(room, "Pack", lambda: kept)
    monkeypatch.setattr(room, "asked_for_all", lambda config: True)
    return type(plugin)(SimpleNamespace(getoption=lambda name: False))


@pytest.mark.parametrize(("reports", "problems"), [
    ([proof("abc", "call"), proof("abc")], []),
    ([proof("xyz")], ["t.py::test_a plays something else than its proof"]),
    ([proof("abc", "call", passed=False), proof("abc")], ["t.py::test_a is kept, but proves nothing any more"]),
    ([], ["t.py::test_a is kept, but proves nothing any more"]),
])  # fmt: skip
def test_a_stale_or_missing_proof_fails_a_full_run(proofs, reports: list[SimpleNamespace], problems: list[str]):
    session = SimpleNamespace(exitstatus=pytest.ExitCode.OK, shouldstop=False)
    for each in reports:
        proofs.pytest_runtest_logreport(each)
    proofs.pytest_sessionfinish(session)
    assert proofs.problems == problems
    assert (session.exitstatus == pytest.ExitCode.OK) == (not problems)


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
