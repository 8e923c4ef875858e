"""Pieces at a holosite (glossary: holosite)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

BOARD = Site("Board", LIGHT, "plain Board", [], (1, 1), light=[Rules("dejarik")], dark=[Rules("dejarik")])
BEAST = effect("Beast", LIGHT, Modify("power", +1, CHARACTER), traits=["dejarik"], unique=1)
FOE = effect("Foe", DARK, traits=["hologram"])
GAMBIT = used("Gambit", LIGHT, Action([LoseForce(1, OPPONENT)]), traits=["dejarik"])
LONE_GAMBIT = used("Lone Gambit", LIGHT, Action([LoseForce(1, OPPONENT)]), traits=["dejarik"], unique=1)
SHADE = used("Shade", LIGHT, Action([LoseForce(1, OPPONENT)]), traits=["hologram"])
SMASH = used("Smash", DARK, Action([CancelCard()], targets=(one(EFFECT | INTERRUPT),)))
NAMED = used("Named", DARK, Action([CancelCard()], targets=(one(Named("Beast")),)))
CARDS = [BOARD, BEAST, FOE, GAMBIT, LONE_GAMBIT, SHADE, SMASH, NAMED, FARMER]


def board(*pieces: str) -> tuple:
    s = Scenario(cards=CARDS)
    place = s.location("Board")
    s.force("light", 5), s.force("dark", 5)
    return s, place, [s.put(piece, at=place) for piece in pieces]


def test_a_piece_is_no_effect_but_can_still_be_named():
    s, _, (beast,) = board("Beast")
    smash, named = s.hand("dark", "Smash", "Named")
    s.start(turn="dark", phase="control")
    assert not s.can("play", smash) and s.can("play", named, beast)
    s.put("Foe", on="table")
    assert s.can("play", smash)  # an Effect that is one


@pytest.mark.parametrize(("title", "where"), [("Beast", "board"), ("Beast", "table"), ("Lone Gambit", "board")])
def test_a_unique_piece_stands_only_once_on_table(title, where):
    s, place, _ = board()
    first = s.put(title, at=place) if where == "board" else s.put(title, on="table")
    second, gambit = s.hand("light", title, "Gambit")
    s.put("Gambit", at=place)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", second) and s.why_not("deploy", second)[0].card == first
    assert s.can("deploy", gambit, place)


@pytest.mark.parametrize("title", ["Gambit", "Shade"])
def test_dejarik_cards_and_holograms_are_pieces_and_nothing_else_is(title):
    s, place, _ = board()
    piece, farmer = s.hand("light", title, "Farmer")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", piece, place) and not s.can("deploy", farmer, place)
    s.do("deploy", piece, place)
    assert (s.power(piece), s.ability(piece), s.forfeit(piece)) == (1, 1, 1)
    assert s.presence("light", place)


@pytest.mark.parametrize("phase", ["control", "draw"])
def test_who_controls_the_holosite_may_take_his_pieces_back(phase):
    s, place, (beast,) = board("Beast")
    s.start(turn="dark", phase=phase)
    s.pass_()
    s.do("take-back", beast)
    assert s.zone(beast) == "hand" and not s.controls("light", place)


def test_pieces_stay_where_both_players_are_and_in_a_battle():
    s, place, (beast, foe) = board("Beast", "Foe")
    s.start(turn="light", phase="battle")
    assert not s.can("take-back", beast) and s.why_not("take-back", beast)[0].rule == "holosite"
    assert s.why_not("take-back", foe)[0].rule == "holosite"  # not his
    s.hand("light", "Gambit")
    s.do("battle", place)
    assert s.decision.player == "light" and s.battle.segment == "weapons"
    assert not s.can("take-back", beast)
