"""The project's own tests: collected once by pytest, then run by code that takes the place of its loop."""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path

import pytest

from cantina.checkout import ROOT, TestsError, check_folders


class Loop(ABC):
    """Takes the place of pytest's own loop over the collected tests."""

    def __init__(self) -> None:
        self.items: dict[str, pytest.Item] = {}
        self.failed = False
        self.trouble = ""

    def over(self, files: Iterable[Path]) -> None:
        """Collect the tests of these files, and do with them what is to be done."""
        check_folders()
        asked = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider", "-s"]
        with_tests = pytest.main([*asked, f"--rootdir={ROOT}", *map(str, files)], plugins=[self])
        if self.trouble or with_tests != pytest.ExitCode.OK:
            raise TestsError(self.trouble or "the tests cannot be collected: run them by themselves to see why")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A report of the test that runs in this very process."""
        self.failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Pytest's own loop has nothing to do."""
        self.items = {item.nodeid: item for item in session.items}
        gc.freeze()  # what is loaded stays shared between the forks
        self.go()
        return True

    @abstractmethod
    def go(self) -> None:
        """What is to be done with the tests."""

    def passes(self, name: str) -> bool:
        """Run a test."""
        item, self.failed = self.items[name], False
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed
