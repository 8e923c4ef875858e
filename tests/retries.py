"""Runs failed tests once more, alone. A test that passes then does not fail the run, but is reported as unsteady."""

from __future__ import annotations

import pickle
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest


class ReportListener(Protocol):
    """A plugin that judges a run by its reports; the last report of a test counts."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None: ...


class Retries:
    """Runs each failed test again at the end of the run, in a fresh process with nothing beside it."""

    MOST = 20  # more failures than this are not a matter of chance

    def __init__(self, config: pytest.Config, listeners: Sequence[ReportListener]) -> None:
        self.config, self.listeners = config, listeners
        self.failed: dict[str, list[pytest.TestReport]] = {}
        self.unsteady: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.setdefault(report.nodeid, []).append(report)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus != pytest.ExitCode.TESTS_FAILED or not 0 < len(self.failed) <= self.MOST:
            return
        for test in sorted(self.failed):
            reports = run_alone(self.config, test)
            if passed(reports):
                self.excuse(test, reports)
        if len(self.unsteady) == len(self.failed):
            session.exitstatus = pytest.ExitCode.OK

    def excuse(self, test: str, reports: list[pytest.TestReport]) -> None:
        """Count a test as unsteady instead of failed."""
        self.unsteady.append(test)
        stats = self.config.pluginmanager.getplugin("terminalreporter").stats
        for category in ("failed", "error"):
            stats[category] = [each for each in stats.get(category, []) if each.nodeid != test]
        stats.setdefault("unsteady", []).extend(self.failed[test])
        for listener in self.listeners:
            for report in reports:
                listener.pytest_runtest_logreport(report)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for test in self.unsteady:
            terminalreporter.section(f"unsteady: {test}")
            for report in self.failed[test]:
                terminalreporter.line(report.longreprtext)

    def pytest_unconfigure(self) -> None:
        for test in self.unsteady:
            print(f"unsteady: {test}")


class Reports:
    """Writes the reports of a run to a file, for the run that started it."""

    def __init__(self, config: pytest.Config, file: Path) -> None:
        self.config, self.file = config, file
        self.written: list[dict[str, Any]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.written.append(data)

    def pytest_sessionfinish(self) -> None:
        self.file.write_bytes(pickle.dumps(self.written))


def run_alone(config: pytest.Config, test: str) -> list[pytest.TestReport]:
    """Run one test in a process of its own; return its reports, none if it did not get that far."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "reports")
        command = [sys.executable, "-m", "pytest", "-n", "0", "--reports-to", str(file), test]
        subprocess.run(command, cwd=config.rootpath, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        written = pickle.loads(file.read_bytes()) if file.exists() else []
    return [config.hook.pytest_report_from_serializable(config=config, data=each) for each in written]


def passed(reports: list[pytest.TestReport]) -> bool:
    """Whether these are the reports of a test that ran to its end and passed."""
    return any(each.when == "call" and each.passed for each in reports) and not any(each.failed for each in reports)
