"""The rulebook in the terminal."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from cantina.play.game import Game
from cantina.play.serialization import pack_state
from cantina.proofs.archive import Pack
from cantina.proofs.recorder import ProofRecorder
from cantina.proofs.records import digest
from cantina.proofs.verification import Heard, keep
from cantina.terminal.rulebook import Rulebook, Unknown
from cantina.testing import Scenario

TEST = "tests/rules/test_x.py::test_a_battle_costs_one_force"


def book(lang: str = "en") -> tuple[Rulebook, io.StringIO]:
    out = io.StringIO()
    return Rulebook(Console(file=out, width=200), lang, pause=lambda: None), out


@pytest.mark.parametrize(("lang", "words"), [("en", "trooper, a scout and a stormtrooper"), ("fr", "éclaireur")])
def test_an_entry_in_either_language(lang: str, words: str):
    rules, out = book(lang)
    rules.show("biker-scouts")
    assert words in out.getvalue() and "biker-scouts" in out.getvalue()


def test_an_entry_by_its_title():
    rules, _ = book()
    assert rules.entry("Matching pilot").id == "matching-pilot"


def test_an_unknown_entry_is_told_with_near_ones():
    rules, _ = book()
    with pytest.raises(Unknown, match="biker-scouts"):
        rules.show("biker-scoutz")


def test_search_finds_entries_in_either_language_best_first():
    rules, out = book()
    rules.search("drainage de Force")
    assert out.getvalue().startswith("force-drain ")
    rules.search("xyzzy")
    assert "xyzzy" in out.getvalue()


def proven(path: Path) -> Pack:
    """A file with one proof, as a test run writes it."""
    s = Scenario()
    tape = ProofRecorder(s)
    dunes = s.location("Tatooine: Jundland Wastes")
    s.put("Stormtrooper", at=dunes), s.put("Rebel Trooper", at=dunes)
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", dunes)
    assert not s.can("battle", dunes)
    scenes = tape.end()
    keep({TEST: Heard(("battle.10",), digest(scenes), scenes)}, path)
    return Pack(path)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", ["a battle costs one force", "Initiate a battle", "Dark uses 1 Force.", "Not possible: Tatooine: Jundland"]),
    ("fr", ["Pas possible"]),
])  # fmt: skip
def test_a_proof_is_played_step_by_step(tmp_path: Path, lang: str, said: list[str]):
    rules, out = book(lang)
    rules.pack = proven(tmp_path / "proofs.zip")
    rules.watch("battle", 10)
    assert [each for each in said if each not in out.getvalue()] == []
    assert out.getvalue().count("Tatooine: Jundland Wastes (") >= 2  # the table before and after


def test_a_statement_without_a_proof_says_so(tmp_path: Path):
    rules, _ = book()
    rules.pack = proven(tmp_path / "proofs.zip")
    with pytest.raises(Unknown, match=r"battle\.9"):
        rules.watch("battle", 9)
    with pytest.raises(Unknown, match="1 to"):
        rules.watch("battle", 99)


def test_a_scenario_brings_its_own_cards_and_can_be_replayed_by_itself():
    s = Scenario()
    s.location("Tatooine: Jundland Wastes")
    s.destinies("dark", 7)
    s.start(turn="dark", phase="activate")
    s.do("activate", amount=1)
    again = Game.replay(s.game.log)
    assert again.view("public") == s.game.view("public")
    assert pack_state(again.engine.state) == pack_state(s.game.engine.state)
