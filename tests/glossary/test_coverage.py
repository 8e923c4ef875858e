"""The coverage of the glossary: states, counts, waiting lists, and what is written about them."""

from pathlib import Path

import msgspec
import pytest

from cantina.glossary import Entry, Glossary, Statement
from cantina.glossary.coverage import Coverage, CoverageError, Record, read_record, read_waiting


def entry(id: str, statements: int, stage: int = 1) -> Entry:
    return Entry(id, en=id.title(), fr=id, stage=stage,
                 statements=tuple(Statement(f"{id}.{n}", "So it is.") for n in range(1, statements + 1)))  # fmt: skip


BOOK = Glossary([entry("droid", 3), entry("jawa", 1), entry("mine", 2, stage=3)])
COVERAGE = Coverage(BOOK, Record({"droid.1": ("a.py::test_a",), "mine.2": ("b.py::test_b",)}, {"droid.2": "later"}))


def test_a_statement_is_proven_waiting_or_missing():
    assert [COVERAGE.state(f"droid.{n}") for n in (1, 2, 3)] == ["proven", "waiting", "missing"]


def test_counts_per_entry_and_in_all():
    assert COVERAGE.counts([BOOK.entry("droid")]) == {"proven": 1, "waiting": 1, "missing": 1}
    assert COVERAGE.counts(BOOK.entries) == {"proven": 2, "waiting": 1, "missing": 3}


def test_text_json_and_page_tell_the_same():
    whole = msgspec.json.decode(COVERAGE.as_json())
    assert whole["all"] == {"proven": 2, "waiting": 1, "missing": 3}
    assert whole["entries"]["droid"]["statements"] == {"droid.1": "proven", "droid.2": "waiting", "droid.3": "missing"}
    assert COVERAGE.summary()[0].split() == ["stage", "1", "1", "proven", "1", "waiting", "2", "missing"]
    assert any(line.split()[:2] == ["droid", "1"] for line in COVERAGE.as_text().splitlines())
    assert "| Droid (`droid`) | 1 | 1 | 1 |" in COVERAGE.as_page()
    assert "- `droid.2`: later" in COVERAGE.as_page()


def test_what_waits_although_it_is_proven_or_unknown_is_a_problem():
    found = Coverage(BOOK, Record({"droid.1": ("t",)}, {"droid.1": "why?", "droid.9": "why?"})).problems()
    assert [line.split()[0] for line in found] == ["droid.1", "droid.9"]
    assert COVERAGE.problems() == []


def waiting_list(folder: Path, *lines: str) -> Path:
    """A waiting list with these lines."""
    path = folder / "pending_rulings.toml"
    path.write_text("".join(f"[[waiting]]\n{line}\n" for line in lines))
    return path


def test_a_waiting_list_gives_the_reason_of_each_statement(tmp_path: Path):
    path = waiting_list(tmp_path, 'id = "droid.2"\nreason = "later"', 'id = "mine.1"\nreason = "mines"')
    assert read_waiting(path) == {"droid.2": "later", "mine.1": "mines"}


def test_a_statement_waits_only_once(tmp_path: Path):
    with pytest.raises(CoverageError, match=r"droid\.2"):
        read_waiting(waiting_list(tmp_path, *['id = "droid.2"\nreason = "later"'] * 2))


@pytest.mark.parametrize("line", [
    'id = "a.1"\nreason = " "', 'id = "a.1"', 'id = "a.1"\nreason = "x"\nwhy = "y"', "id",
])  # fmt: skip
def test_a_wrong_waiting_list_is_an_error_that_names_the_file(tmp_path: Path, line: str):
    with pytest.raises(CoverageError, match=r"pending_rulings\.toml"):
        read_waiting(waiting_list(tmp_path, line))


def test_no_record_is_an_empty_record(tmp_path: Path):
    assert read_record(tmp_path / "coverage.json") == Record()
