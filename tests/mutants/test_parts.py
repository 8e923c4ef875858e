"""The parts of a run: work in forks, what is kept for the next one, which mutants are chosen, how they are named."""

from pathlib import Path

from cantina.lang import *
from cantina.mutants.accepted import read_accepted
from cantina.mutants.choosing import changed, note, sampled
from cantina.mutants.damage import mutants
from cantina.mutants.forks import forked
from cantina.mutants.memory import Memory, Use
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


def test_what_tests_use_is_known_until_a_test_changes(tmp_path: Path):
    folder, kept = tmp_path / "tests", tmp_path / "build" / "memory.json"
    folder.mkdir()
    (folder / "test_a.py").write_text("1", encoding="utf-8")
    memory = Memory.read(kept, [folder])
    memory.uses["test_a"], memory.kills["t_1 text[0] dropped"] = Use(("t_1",), 0.5, True), "test_a"
    memory.write(kept)
    assert Memory.read(kept, [folder]) == memory
    (folder / "test_a.py").write_text("2", encoding="utf-8")
    later = Memory.read(kept, [folder])
    assert later.uses == {} and later.kills == memory.kills


def test_a_card_has_changed_until_it_is_noted_down(tmp_path: Path):
    kept = tmp_path / "checked.json"
    assert changed([ONE, TWO], kept) == [ONE, TWO]
    note([ONE, TWO], kept)
    other = Effect("Test Two", LIGHT, "t_2", text=[Cannot("battle", REBEL)])
    assert changed([ONE, other], kept) == [other]


def test_a_sample_is_the_same_until_a_card_changes():
    every = {mutant.key for card in (ONE, TWO) for mutant in mutants(card)}
    first = [mutant.key for mutant in sampled([ONE, TWO], 3)]
    assert first == [mutant.key for mutant in sampled([ONE, TWO], 3)] and len(set(first)) == 3
    assert {mutant.key for mutant in sampled([ONE, TWO], 99)} == every


def test_a_mutant_goes_by_what_it_says():
    found = {mutant.key: mutant for mutant in mutants(ONE)}
    dropped, lost = found["t_1 text[0].when dropped"], found["t_1 text[1] dropped"]
    assert name(dropped) == "t_1 dropped 3e95de350b02"
    assert name(lost) == "t_1 dropped 242e4d39e1f7"
    assert shown(dropped).splitlines()[1:] == [
        "  - Rebels are power +2 if there is no battle", "  + Rebels are power +2"]  # fmt: skip
    assert shown(lost).splitlines()[-1] == "  + (nothing)"


def test_accepted_mutants_are_read_by_card(tmp_path: Path):
    path = tmp_path / "accepted.toml"
    path.write_text('["t_1"]\n"dropped: Rebels are power +2" = "why"\n', encoding="utf-8")
    assert read_accepted(path) == {"t_1 dropped: Rebels are power +2": "why"}
