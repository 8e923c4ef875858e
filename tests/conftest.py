"""Collects the ruling marks of passing tests: the coverage of the glossary, and the proofs that one can watch."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from zlib import compress, decompress

import msgspec
import pytest

os.environ.setdefault("CANTINA_PURE", "1")  # tests look into the modules and replace what is in them

from cantina.decks import standard_catalog
from cantina.glossary import load
from cantina.glossary.coverage import RECORD, Coverage, Record, read_waiting
from cantina.play.scenario import setup
from cantina.proofs import verification
from cantina.proofs.archive import Pack
from cantina.proofs.recorder import ProofRecorder
from cantina.proofs.records import digest
from cantina.proofs.replay import StaleProof, check
from cantina.proofs.verification import Heard
from tests.retries import Reports, Retries

ROOT = Path(__file__).parent.parent
RULES = ROOT / "tests" / "rules"
BASELINE = RULES / "proven.txt"
WAITING = RULES / "pending_rulings.toml"
BUILD = ROOT / "build"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("cantina")
    group.addoption("--refresh-coverage", action="store_true",
                    help="after a full run, write proven.txt, coverage.json and docs/coverage.md anew")  # fmt: skip
    group.addoption("--refresh-proofs", action="store_true",
                    help="after a full run, write the proofs that one can watch anew")  # fmt: skip
    group.addoption("--refresh-goldens", action="store_true",
                    help="write the golden texts and games of tests/golden anew")  # fmt: skip
    group.addoption("--retry", action="store_true", help="run failed tests once more at the end, each alone")
    group.addoption("--reports-to", type=Path, metavar="FILE", help="write the reports of the tests to a file")


def pytest_configure(config: pytest.Config) -> None:
    rulings, proofs = Rulings(config), Proofs(config)
    config.pluginmanager.register(rulings, "rulings")
    config.pluginmanager.register(proofs, "proofs")
    option = config.option
    refreshes = option.refresh_coverage or option.refresh_proofs or option.refresh_goldens
    if option.retry and not refreshes and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Retries(config, (rulings, proofs)), "retries")
    if option.reports_to:
        config.pluginmanager.register(Reports(config, option.reports_to), "reports")


def rulings_of(item: pytest.Item) -> list[str]:
    return [id for mark in item.iter_markers("ruling") for id in mark.args]


@cache
def known_statements() -> frozenset[str]:
    return frozenset(statement.id for entry in load().entries for statement in entry.statements)


def faults_of(item: pytest.Item) -> list[str]:
    """Unknown statements in a test's ruling marks: a proof of nothing would go unnoticed."""
    ids = rulings_of(item)
    if item.get_closest_marker("ruling") and not ids:
        return [f"{item.nodeid}: a ruling mark without an id"]
    return [f"{item.nodeid}: no statement {id}" for id in ids if id not in known_statements()]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wrong = [fault for item in items for fault in faults_of(item)]
    if wrong and not hasattr(config, "workerinput"):
        raise pytest.UsageError("\n".join(wrong))
    for item in items:
        item.user_properties += [("ruling", id) for id in rulings_of(item)]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A worker of xdist cannot refuse the collection: the test itself fails there."""
    wrong = faults_of(item)
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


@cache
def printed_titles() -> frozenset[str]:
    return frozenset(face.title for face in standard_catalog().by_id.values())


def stand_ins(scenarios: list[setup.ScenarioSetup]) -> set[str]:
    """The real titles that a test's own cards in these scenarios go by."""
    return {title for each in scenarios for title in each.own_titles if title in printed_titles()}


@pytest.fixture(autouse=True)
def _recorded(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the scenarios of a ruling test play and are asked is the proof of its statements."""
    ids = rulings_of(request.node)
    if not ids:
        yield
        return
    tapes: list[ProofRecorder] = []
    made: list[setup.ScenarioSetup] = []

    def record(new: setup.ScenarioSetup) -> None:
        made.append(new)
        tapes.append(ProofRecorder(new))

    setup.OBSERVERS.append(record)
    yield
    setup.OBSERVERS.remove(record)
    called_after = stand_ins(made)
    assert not called_after, f"a proof plays the real cards, not stand-ins for {', '.join(sorted(called_after))}"
    scenes = [scene for tape in tapes for scene in tape.end()]
    heard = Heard(tuple(ids), digest(scenes) if scenes else "")
    if scenes and request.config.getoption("--refresh-proofs"):
        with suppress(StaleProof):  # as where the test has changed the rules for itself: such a proof is not kept
            check(scenes)
            heard = Heard(heard.rulings, heard.digest, scenes)
    request.node.user_properties.append(("proof", compress(msgspec.json.encode(heard))))


def asked_for_all(config: pytest.Config) -> bool:
    """Every test was asked for, or at least every ruling test (-m ruling)."""
    option = config.option
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS and option.markexpr in ("", "ruling")
    return whole and not (option.keyword or option.collectonly or getattr(option, "lf", False))


class Rulings:
    """Gathers what the tests of a run prove; under xdist the controller hears the reports of all workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: dict[str, set[str]] = {}
        self.failed: dict[str, list[str]] = {}  # the statements that a failed test was to prove

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [str(value) for name, value in report.user_properties if name == "ruling"]
        if report.failed:
            self.failed[report.nodeid] = ids
        elif report.when == "call" and report.passed:
            self.failed.pop(report.nodeid, None)
            test = report.nodeid.split("[")[0]
            for id in ids:
                self.passed.setdefault(id, set()).add(test)

    def proven(self) -> dict[str, tuple[str, ...]]:
        failed = {id for ids in self.failed.values() for id in ids}
        return {id: tuple(sorted(tests)) for id, tests in sorted(self.passed.items()) if id not in failed}

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(self.config, "workerinput") or not asked_for_all(self.config) or session.shouldstop:
            return
        coverage = Coverage(load(), Record(self.proven(), read_waiting(WAITING)))
        self.problems = coverage.problems() + [f"{id} is no longer proven" for id in self.lost(coverage)]
        self.fresh = sorted(coverage.record.proven.keys() - self.baseline())
        self.summary = coverage.summary()
        if self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        BUILD.mkdir(exist_ok=True)
        (BUILD / "coverage.json").write_bytes(coverage.as_json())
        (BUILD / "coverage.txt").write_text(coverage.as_text(), encoding="utf-8")
        if self.config.getoption("--refresh-coverage"):
            self.refresh(coverage)

    def baseline(self) -> set[str]:
        return set(BASELINE.read_text(encoding="utf-8").split()) if BASELINE.exists() else set()

    def lost(self, coverage: Coverage) -> list[str]:
        """Statements that were proven and are not any more. A refresh drops those whose tests are gone on purpose."""
        if self.config.getoption("--refresh-coverage"):
            return []
        return sorted(self.baseline() - coverage.record.proven.keys())

    def refresh(self, coverage: Coverage) -> None:
        BASELINE.write_text("".join(f"{id}\n" for id in coverage.record.proven), encoding="utf-8")
        RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(coverage.record), indent=1) + b"\n")
        (ROOT / "docs" / "coverage.md").write_text(coverage.as_page(), encoding="utf-8")
        self.fresh = []

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not hasattr(self, "summary"):
            return
        terminalreporter.section("the glossary")
        for line in self.summary:
            terminalreporter.line(line)
        if self.fresh:
            terminalreporter.line(f"{len(self.fresh)} newly proven: keep them with ./test --refresh-coverage")
        for problem in self.problems:
            terminalreporter.line(problem, red=True)


class Proofs:
    """Compares what the ruling tests of a run play with the proofs that are kept. A selection of tests is told what is
    stale, a full run fails for it; a refreshing one writes them anew."""

    SHOWN = 20

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.heard: dict[str, Heard] = {}
        self.failed: set[str] = set()
        self.lines: list[str] = []
        self.problems: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)
        elif report.when == "call":
            self.failed.discard(report.nodeid)
        for name, value in report.user_properties:
            if name == "proof" and report.when == "teardown":
                self.heard[report.nodeid] = msgspec.json.decode(decompress(value), type=Heard)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        finished = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not session.shouldstop
        if hasattr(self.config, "workerinput") or not finished:
            return
        heard = {test: each for test, each in self.heard.items() if test not in self.failed}
        full, index = asked_for_all(self.config), Pack().index
        if full and self.config.getoption("--refresh-proofs"):
            self.lines = [verification.keep(heard)]
            return
        self.problems = [f"{test} plays something else than its proof" for test in verification.stale(heard, index)]
        if full:
            self.problems += verification.lacking(heard, index)
        if full and self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.lines and not self.problems:
            return
        terminalreporter.section("the proofs")
        for line in self.lines:
            terminalreporter.line(line)
        for problem in self.problems[: self.SHOWN]:
            terminalreporter.line(problem, red=True)
        if self.problems:
            terminalreporter.line(f"{len(self.problems)} in all: ./test -m ruling --refresh-proofs writes them anew")
