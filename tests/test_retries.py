"""What fails is run once more, and only what fails twice fails a run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLUGIN = """
from pathlib import Path
import pytest
from tests.retries import Reports, Retries

def pytest_addoption(parser):
    parser.addoption("--retry", action="store_true")
    parser.addoption("--reports-to", type=Path)

class Listener:
    def pytest_runtest_logreport(self, report):
        if report.when == "call":
            print("heard", report.nodeid, report.outcome)

def pytest_configure(config):
    if config.option.retry and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Retries(config, [Listener()]))
    if config.option.reports_to:
        config.pluginmanager.register(Reports(config, config.option.reports_to))
"""
STEADY = "def test_steady(): pass\n"
UNSTEADY = """
from pathlib import Path
def test_unsteady():
    ran = Path(__file__).with_name("ran")
    if not ran.exists():
        ran.touch()
        raise AssertionError("the first time")
"""
BROKEN_FIXTURE = """
import pytest
@pytest.fixture
def broken(): raise OSError("nothing there")
def test_set_up(broken): pass
"""


def run(folder: Path, test: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(PLUGIN)
    (folder / "test_it.py").write_text(STEADY + test)
    command = [sys.executable, "-m", "pytest", "--rootdir", str(folder), "--retry", *options, str(folder)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("workers", ["0", "2"])
def test_what_passes_the_second_time_is_named_and_does_not_fail_the_run(tmp_path: Path, workers: str) -> None:
    done = run(tmp_path, UNSTEADY, "-n", workers)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1] == "unsteady: test_it.py::test_unsteady"
    assert "1 passed, 1 unsteady" in done.stdout
    assert "the first time" in done.stdout
    assert "heard test_it.py::test_unsteady passed" in done.stdout


@pytest.mark.parametrize("broken", ["def test_broken(): assert False\n", BROKEN_FIXTURE])
def test_what_fails_twice_fails_the_run(tmp_path: Path, broken: str) -> None:
    done = run(tmp_path, broken, "-n", "2")
    assert done.returncode == 1
    assert "unsteady" not in done.stdout


def test_one_failure_is_not_hidden_by_another_that_is_unsteady(tmp_path: Path) -> None:
    done = run(tmp_path, UNSTEADY + "def test_broken(): assert False\n")
    assert done.returncode == 1
    assert "1 failed, 1 passed, 1 unsteady" in done.stdout


def test_many_failures_are_not_run_again(tmp_path: Path) -> None:
    many = "import pytest\n@pytest.mark.parametrize('n', range(30))\ndef test_broken(n): assert False\n"
    done = run(tmp_path, UNSTEADY + many)
    assert done.returncode == 1
    assert "31 failed, 1 passed" in done.stdout
