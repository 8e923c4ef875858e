"""The parts of a run: work in forks, what is kept for the next one, which mutants are chosen, how they are named."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cantina.decks import standard_catalog
from cantina.lang import *
from cantina.mutants.accepted import read_accepted
from cantina.mutants.checking import Checking
from cantina.mutants.choosing import changed, digest, files_about, note, sampled
from cantina.mutants.forks import forked
from cantina.mutants.operators import mutants
from cantina.mutants.run import Outcome
from cantina.mutants.run_cache import Fingerprints, RunCache, UsageTrace, stands
from cantina.mutants.words import name, shown

ONE = Effect("Test One", LIGHT, "t_1", text=[Modify("power", +2, REBEL, when=NO_BATTLE), Cannot("move", ALIEN)])
TWO = Effect("Test Two", LIGHT, "t_2", text=[Cannot("battle", ALIEN)])


def test_each_job_runs_in_a_process_of_its_own_and_nothing_leaks():
    seen: list[int] = []

    def work(job: int) -> list[int]:
        seen.append(job)
        return seen

    assert sorted(forked([1, 2, 3], work, workers=2, seconds=60)) == [(1, [1]), (2, [2]), (3, [3])]
    assert seen == []


def test_a_job_that_raises_or_never_ends_has_no_result():
    def work(job: str) -> str:
        while job == "endless":
            pass
        raise ZeroDivisionError

    assert sorted(forked(["broken", "endless"], work, workers=2, seconds=1)) == [("broken", None), ("endless", None)]


def test_other_children_are_left_to_those_who_started_them():
    other = subprocess.Popen([sys.executable, "-c", "raise SystemExit(3)"])
    os.waitid(os.P_PID, other.pid, os.WEXITED | os.WNOWAIT)
    assert list(forked([1], lambda job: job, workers=1, seconds=60)) == [(1, 1)]
    assert other.wait() == 3


def test_what_was_kept_is_read_again(tmp_path: Path):
    kept = tmp_path / "build" / "memory.json"
    memory = RunCache.read(kept)
    memory.uses["test_a"], memory.kills["t_1 text[0] removed"] = (
        UsageTrace(("t_1",), 0.5, True, Fingerprints("a", "b")),
        "test_a",
    )
    memory.write(kept)
    assert RunCache.read(kept) == memory


def test_what_is_remembered_in_another_form_is_forgotten(tmp_path):
    kept = tmp_path / "memory.json"
    kept.write_text('{"uses": {"a test": {"cards": [], "seconds": 1, "passed": true}}, "kills": {}}', encoding="utf-8")
    assert RunCache.read(kept) == RunCache()


def test_what_a_test_uses_is_known_until_its_file_changes_or_the_sources_of_its_cards_do():
    use, now = UsageTrace(("t_1",), 0.5, True, Fingerprints("a", "b")), Fingerprints("a", "b")
    assert use.holds(now, {"t_1"})
    assert not use.holds(Fingerprints("other", "b"), {"t_2"})
    assert use.holds(Fingerprints("a", "other"), {"t_2"}) and not use.holds(Fingerprints("a", "other"), {"t_1", "t_2"})
    assert not UsageTrace(("t_1",), 0.5, False, now).holds(now, {"t_1"})


@pytest.mark.parametrize(("changed", "stands_still"), [
    ("tests/test_a.py", {"tests/test_b.py"}), ("tests/helper.py", set()), ("src/rule.py", set()),
    ("tests/notes.txt", {"tests/test_a.py", "tests/test_b.py"}),
])  # fmt: skip
def test_files_of_tests_stand_and_fall_with_what_they_share(tmp_path: Path, changed: str, stands_still: set[str]):
    names = ["tests/test_a.py", "tests/test_b.py", "tests/helper.py", "tests/notes.txt", "src/rule.py"]
    for name_ in names:
        (tmp_path / name_).parent.mkdir(exist_ok=True)
        (tmp_path / name_).write_text(name_, encoding="utf-8")

    def now() -> dict[str, Fingerprints]:
        return stands(tmp_path, [tmp_path / "tests"], tmp_path / "src")

    before = now()
    (tmp_path / changed).write_text("changed", encoding="utf-8")
    assert {file for file, stand in now().items() if stand == before[file]} == stands_still


def test_a_card_has_changed_until_it_is_noted_down(tmp_path: Path):
    kept = tmp_path / "checked.json"
    assert changed([ONE, TWO], kept) == [ONE, TWO]
    note(ONE, kept), note(TWO, kept)
    other = Effect("Test Two", LIGHT, "t_2", text=[Cannot("battle", REBEL)])
    assert changed([ONE, other], kept) == [other]


@pytest.mark.parametrize(
    ("alive", "accepted", "checked"), [(False, False, True), (True, True, True), (True, False, False)]
)
def test_a_card_is_checked_once_each_of_its_mutants_is_killed_or_accepted(
    tmp_path: Path, alive: bool, accepted: bool, checked: bool
):
    kept, card = tmp_path / "checked.json", standard_catalog().by_id["1_254"]
    every = list(mutants(card))
    checking = Checking(every, {name(every[0])} if accepted else (), kept)
    for mutant in every:
        assert changed([card], kept) == [card]
        checking.hear(Outcome(mutant, "" if alive and mutant is every[0] else "a test", 1))
    assert (changed([card], kept) == []) is checked


def test_a_text_stays_checked_when_the_language_gets_a_word_more_that_it_does_not_use():
    older = msgspec.defstruct("Word", [("n", int)], bases=(Ability,), frozen=True)
    newer = msgspec.defstruct("Word", [("n", int), ("more", bool, False)], bases=(Ability,), frozen=True)
    before, after, other = (msgspec.structs.replace(ONE, text=(line,)) for line in (older(1), newer(1), newer(1, True)))
    assert digest(before) == digest(after) != digest(other)


def test_a_sample_is_the_same_until_a_card_changes():
    every = {mutant.key for card in (ONE, TWO) for mutant in mutants(card)}
    first = [mutant.key for mutant in sampled([ONE, TWO], 3)]
    assert first == [mutant.key for mutant in sampled([ONE, TWO], 3)] and len(set(first)) == 3
    few = sampled([ONE, TWO], 99)
    assert {mutant.card.id for mutant in few} == {ONE.id, TWO.id} and {mutant.key for mutant in few} < every


def test_a_mutant_goes_by_what_it_says():
    found = {mutant.key: mutant for mutant in mutants(ONE)}
    dropped, lost = found["t_1 text[0].when dropped"], found["t_1 text[1] removed"]
    assert name(dropped) == "t_1 dropped 3e95de350b02"
    assert name(lost) == "t_1 removed 242e4d39e1f7"
    assert shown(dropped).splitlines()[1:] == [
        "  - Rebels are power +2 if there is no battle", "  + Rebels are power +2"]  # fmt: skip
    assert shown(lost).splitlines()[-1] == "  + (nothing)"


def test_mutants_that_read_alike_have_names_of_their_own():
    frozen = [Cannot("move", ALIEN)]
    place = Site("Tatooine: Test", LIGHT, "t_3", ["planet"], (1, 1), light=frozen, dark=frozen)
    trick = UsedOrLostInterrupt("Test Trick", LIGHT, "t_4", text=[Action([LoseForce(1)], goes_to="used")])
    names = [name(mutant) for card in (place, trick) for mutant in mutants(card)]
    assert len(set(names)) == len(names)


def test_accepted_mutants_are_read_by_card(tmp_path: Path):
    path = tmp_path / "accepted.toml"
    path.write_text('["t_1"]\n"dropped: Rebels are power +2" = "why"\n', encoding="utf-8")
    assert read_accepted(path) == {"t_1 dropped: Rebels are power +2": "why"}


def test_only_files_that_name_a_card_or_stand_on_what_names_it_are_run(tmp_path: Path):
    texts = {"test_by_title.py": 'put("Test One")', "test_by_id.py": 'put("t_1")', "test_other.py": 'put("Test Ones")',
             "school.py": 'SCHOOL = "Test One"', "test_school.py": "from tests.school import SCHOOL",
             "test_more.py": "from tests.test_by_title import TITLE"}  # fmt: skip
    for file, text in texts.items():
        (tmp_path / file).write_text(text)
    assert [path.name for path in files_about([ONE], [tmp_path])] == [
        "test_by_id.py",
        "test_by_title.py",
        "test_more.py",
        "test_school.py",
    ]
