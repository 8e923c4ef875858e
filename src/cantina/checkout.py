"""The project's own folder, for the tools that read, run or write its tests."""

from pathlib import Path

import cantina

ROOT = Path(cantina.__file__).parents[2]
FOLDERS = (ROOT / "tests" / "cards", ROOT / "tests" / "rules")  # the tests that play with cards


class TestsError(RuntimeError):
    """The tests cannot be used: they are not there, or fail by themselves."""


def check_folders() -> None:
    """Raise TestsError where there are no tests."""
    if not all(folder.is_dir() for folder in FOLDERS):
        raise TestsError("this needs the tests of the project: run it in a checkout")
