"""The heuristic bot brings games to an end: it saves for what it wants, and lets no Force lie idle."""

import pytest

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.lang import *
from cantina.play.game import Game
from tests.cards.sample_cards import scene

GIANT = Imperial("Test Giant", "press giant", destiny=1, deploy=7, power=7, ability=4, forfeit=7)
BAIT = Site("Tatooine: Bait", DARK, "press bait", ["exterior", "planet"], (2, 2))


def test_two_of_them_do_not_stand_off():
    """Both used to sit on 9 cards and 40 Force for hundreds of turns."""
    game = Game.new(light=bundled_deck("panh_light"), dark=bundled_deck("panh_dark"), seed=517)
    bots = {"light": make_bot("heuristic", 17), "dark": make_bot("heuristic", 116)}
    while game.decision is not None and game.engine.state.turn < 100:
        game.choose(bots[game.decision.player].choose(game))
    assert game.winner is not None


@pytest.mark.parametrize(("hand", "verb"), [("Test Giant", "pass"), ("Kintan Strider", "draw")])
def test_it_saves_force_for_somebody_worth_it(hand: str, verb: str):
    s = scene(GIANT, BAIT)
    s.location("Tatooine: Bait")
    s.force("dark", 4)
    s.pile("dark", "reserve", *["Kintan Strider"] * 9)
    s.hand("dark", hand)
    s.start(turn="dark", phase="draw")
    assert s.decision.options[make_bot("heuristic", 1).choose(s.game)].verb == verb


def test_it_draws_beyond_a_full_hand_if_force_lies_idle():
    s = scene()
    s.force("dark", 12)
    s.pile("dark", "reserve", *["Kintan Strider"] * 9)
    s.hand("dark", *["Kintan Strider"] * 10)
    s.start(turn="dark", phase="draw")
    assert s.decision.options[make_bot("heuristic", 1).choose(s.game)].verb == "draw"


def test_it_takes_what_its_start_offers():
    """What deploys then costs no Force: the Objective's chamber, and three Effects."""
    game = Game.new(light=bundled_deck("classic_light"), dark=bundled_deck("classic_dark"), seed=2)
    bots = {"light": make_bot("heuristic", 1), "dark": make_bot("heuristic", 2)}
    while game.engine.state.turn == 0:
        assert game.decision is not None
        game.choose(bots[game.decision.player].choose(game))
    g = game.engine
    laid = [g.face(card.id).category for card in g.state.cards[1:] if card.zone == "table" and card.side == "dark"]
    assert laid.count("location") == 2 and laid.count("effect") == 4


PEOPLE = tuple(f"Imperial {n}" for n in range(1, 6))


@pytest.mark.parametrize(("drains", "hand", "verb"), [
    (True, PEOPLE, "pass"), (False, PEOPLE, "draw"), (True, ("Kintan Strider",) * 6, "draw"),
])  # fmt: skip
def test_it_draws_no_more_than_it_needs_once_its_drains_win(drains: bool, hand: tuple[str, ...], verb: str):
    """Each card drawn is one less in Life Force; but who holds nobody who can come needs somebody."""
    s = scene(BAIT)
    place = s.location("Tatooine: Bait")
    if drains:
        s.put("Brute 1", at=place)
    s.force("dark", 14)
    s.pile("dark", "reserve", *["Kintan Strider"] * 9)
    s.hand("dark", *hand)
    s.start(turn="dark", phase="draw")
    assert s.decision.options[make_bot("heuristic", 1).choose(s.game)].verb == verb
