"""The file of proofs: the best ones of each statement, the same bytes each time, compared with what a run heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from cantina.play.serialization import encode
from cantina.proofs.archive import Index, Pack
from cantina.proofs.choosing import MOST, best
from cantina.proofs.recorder import ProofRecorder
from cantina.proofs.records import Asked, Scene, digest
from cantina.proofs.verification import Heard, keep, lacking, stale
from cantina.testing import Scenario


def scene(steps: int = 1, *possible: bool) -> Scene:
    """A scene of so many answers, in which such questions were asked."""
    return of_cards((), steps, *possible)


def of_cards(faces: Iterable[str], steps: int = 1, *possible: bool) -> Scene:
    """A scene with these cards."""
    base = {"position": {"cards": [{"face": face} for face in faces]}}
    return Scene(base, [0] * steps, [Asked(0, "can", ["play"], {}, each) for each in possible])


def recorded(force: int) -> list[Scene]:
    """A scenario with so much Force."""
    s = Scenario()
    tape = ProofRecorder(s)
    s.force("light", force)
    s.start(turn="dark", phase="activate")
    s.do("activate", amount=1)
    return tape.end()


def heard(rulings: tuple[str, ...], force: int) -> Heard:
    scenes = recorded(force)
    return Heard(rulings, digest(scenes), scenes)


ONE, TWO, OTHER = "tests/rules/test_a.py::test_one", "tests/rules/test_a.py::test_two", "tests/cards/test_b.py::test_x"


@pytest.fixture
def run() -> dict[str, Heard]:
    return {ONE: heard(("force.1",), 1), TWO: heard(("force.1", "force.2"), 0),
            OTHER: Heard(("force.3",), "abc", None)}  # fmt: skip


def test_proofs_are_written_and_read(tmp_path: Path, run: dict[str, Heard]) -> None:
    said = keep(run, tmp_path / "x.zip")
    assert said.startswith("2 proofs of 2 statements kept; 1 statements have none, 1 tests cannot be played again")
    pack = Pack(tmp_path / "x.zip")
    assert pack.index.statements == {"force.1": (ONE, TWO), "force.2": (TWO,)} and pack.index.unseen == ("force.3",)
    assert encode(pack.scenes(ONE)) == encode(run[ONE].scenes)
    assert digest(pack.scenes(TWO)) == pack.index.digests[TWO] == run[TWO].digest


def test_the_same_proofs_are_the_same_bytes(tmp_path: Path, run: dict[str, Heard]) -> None:
    keep(run, tmp_path / "x.zip")
    keep(dict(reversed(run.items())), tmp_path / "y.zip")
    assert (tmp_path / "x.zip").read_bytes() == (tmp_path / "y.zip").read_bytes()


def test_no_file_is_no_proofs(tmp_path: Path) -> None:
    assert Pack(tmp_path / "none.zip").index == Index()


def test_what_a_run_heard_is_compared_with_what_is_kept(run: dict[str, Heard]) -> None:
    index = Index(
        {"force.1": (ONE, TWO), "force.2": (TWO,)}, {ONE: run[ONE].digest, TWO: run[TWO].digest}, ("force.3",)
    )
    assert stale(run, index) == [] and lacking(run, index) == []
    changed = {**run, ONE: heard(("force.1",), 3)}
    assert stale(changed, index) == [ONE]
    assert stale({OTHER: run[OTHER]}, index) == [], "a selection is not asked for the others"
    fewer = {ONE: run[ONE], "t::new": Heard(("force.4",), "x")}
    assert lacking(fewer, index) == [f"{TWO} is kept, but proves nothing any more", "force.4 has no proof"]


def test_the_best_proofs_act_show_both_and_are_short() -> None:
    scenes = {"still": [scene(0, True, False)], "long": [scene(50, True, False)], "one": [scene(1, True)],
              "both": [scene(9, True, False)], "none": []}  # fmt: skip
    carried = Counter(dict.fromkeys(scenes, 1))
    assert best(scenes, scenes, carried) == ("both", "one", "long")
    assert best(["none", "still"], scenes, carried) == ("still",)
    assert best(["one", "both"], scenes, Counter(one=1, both=1)) == ("both", "one")


def test_another_test_comes_before_another_case_of_the_same() -> None:
    scenes = {f"t[{n}]": [scene(1, True, False)] for n in range(5)} | {"u": [scene(9, True)]}
    assert best(scenes, scenes, Counter(dict.fromkeys(scenes, 1))) == ("t[0]", "u", "t[1]")
    assert MOST == 3


def test_a_test_that_shows_the_cards_of_the_statement_comes_first_and_one_without_any_not_at_all() -> None:
    scenes = {"other": [scene(1, True, False)], "one": [of_cards("a", 9)], "both": [of_cards("ab", 50)]}
    carried = Counter(dict.fromkeys(scenes, 1))
    assert best(scenes, scenes, carried, {"a", "b"}) == ("both", "one")
    assert best(scenes, scenes, carried, {"b", "c"}) == ("both",)
    assert best(scenes, scenes, carried, {"c"}) == best(scenes, scenes, carried) == ("other", "one", "both")


def test_a_test_that_proves_little_else_comes_first() -> None:
    scenes = {"a": [scene(1, True)], "b": [scene(2, True)]}
    assert best(scenes, scenes, Counter(a=7, b=1)) == ("b", "a")
