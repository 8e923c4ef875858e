"""What the heuristic bot holds on to: Life Force or cards in hand, Force or a place, a sure thing or a gamble."""

import pytest

from cantina.bots import make_bot
from cantina.bots.heuristic import HeuristicBot
from cantina.lang import *
from cantina.model.decision import Option
from cantina.testing import Scenario
from tests.cards.sample_cards import scene

BARREN = Site("Tatooine: Barren", DARK, "hold barren", ["exterior", "planet"], (0, 2))
FERTILE = Site("Tatooine: Fertile", DARK, "hold fertile", ["exterior", "planet"], (1, 1))
DRAWN = If(DESTINY > 3, (LoseForce(9, OPPONENT),), (LoseForce(9),))
GAMBLE = LostInterrupt("Test Gamble", DARK, "hold gamble", destiny=1, text=[Action([DrawDestiny(), DRAWN])])
LOTS = [Imperial(f"Lot {n}", f"hold lot {n}", destiny=n, deploy=1, power=1, ability=1, forfeit=1) for n in (0, 6)]


def answer(s: Scenario, seed: int = 1) -> Option:
    return s.decision.options[make_bot("heuristic", seed).choose(s.game)]


@pytest.mark.parametrize(("life", "held", "pile"), [
    (40, "Imperial 5", "used"),  # somebody who can come is worth more than one card of many
    (40, "Kintan Strider", "hand"),  # what waits for its occasion is not
    (6, "Imperial 5", "hand"),  # whose Life Force is gone has lost, whatever he holds
])  # fmt: skip
def test_it_loses_what_is_worth_least(life: int, held: str, pile: str):
    s = scene()
    place = s.location("Tatooine: Box")
    s.put("Rebel 1", at=place)
    s.life_force("dark", life)
    s.pile("dark", "used", "Kintan Strider")
    s.hand("dark", held)
    s.start(turn="light", phase="control")
    s.do("drain", place)
    s.until(verb="lose", player="dark")
    assert answer(s).pile == pile


def test_a_second_copy_is_lost_first():
    s = scene()
    place = s.location("Tatooine: Box")
    s.put("Rebel 1", at=place)
    first, second, _ = s.hand("dark", "Darth Vader", "Darth Vader", "Imperial 1")
    s.start(turn="light", phase="control")
    s.do("drain", place)
    s.until(verb="lose", player="dark")
    assert answer(s).card in (first, second)


@pytest.mark.parametrize(("force", "verb"), [(6, "pass"), (30, "deploy")])
def test_force_that_lies_there_in_plenty_is_worth_little(force: int, verb: str):
    """Nobody can be drained at the site, and the opponent cannot come: it is somewhere to be, and no more."""
    s = scene(BARREN)
    s.location("Tatooine: Barren")
    s.hand("dark", "Imperial 1")
    s.force("dark", force)
    s.start(turn="dark", phase="deploy")
    assert answer(s).verb == verb


def test_it_goes_where_there_is_something_to_drain():
    s = scene(BARREN, FERTILE)
    barren = s.location("Tatooine: Barren")
    s.location("Tatooine: Fertile")
    idle = s.put("Imperial 1", at=barren)
    s.start(turn="dark", phase="move")
    found = answer(s)
    assert (found.verb, found.card) == ("walk", idle)


def test_it_looks_for_a_place_to_drain_at():
    """A site whose icons are the same for both is no gain by numbers; but who has none cannot win."""
    s = scene()
    s.put("Imperial Arrest Order & Secret Plans", on="table")
    s.pile("dark", "reserve", *["Death Star: Docking Bay 327"] * 9)
    s.start(turn="dark", phase="deploy")
    assert answer(s).verb == "use"


def plays_gamble(s: Scenario, *lots: str) -> int:
    """How often it plays the gamble, of two dozen times, with these cards to draw destiny from."""
    s.life_force("dark", 1)
    s.force("dark", 0)
    s.pile("dark", "reserve", *lots)
    s.hand("dark", "Test Gamble")
    s.start(turn="dark", phase="control")
    return sum(answer(s, seed).verb == "play" for seed in range(24))


def test_it_does_not_gamble_lightly():
    """Two of three times nine Force are won, else lost: it wants to see that go well more than twice."""
    assert plays_gamble(scene(GAMBLE, *LOTS), *["Lot 6"] * 21) >= 18
    assert plays_gamble(scene(GAMBLE, *LOTS), *["Lot 0", "Lot 6", "Lot 6"] * 7) <= 4


def test_what_went_wrong_in_some_world_is_not_tried_until_it_goes_well():
    """Asked often enough, it would see any gamble won in all worlds that it looks at."""
    s = scene(GAMBLE, *LOTS)
    s.life_force("dark", 1)
    s.pile("dark", "reserve", *["Lot 0", "Lot 6"] * 10)
    s.hand("dark", "Test Gamble")
    bot = make_bot("heuristic", 1)
    for turn in range(1, 60):
        s.start(turn="dark", phase="control")
        s.game.engine.state.turn = turn
        assert s.decision.options[bot.choose(s.game)].verb == "pass"


def test_what_is_clearly_good_is_done_before_anything_is_tried(monkeypatch: pytest.MonkeyPatch):
    s = scene(FERTILE)
    place = s.location("Tatooine: Fertile")
    s.put("Imperial 1", at=place)
    s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="control")
    bot = HeuristicBot(1)
    monkeypatch.setattr(bot._tries, "gains", lambda g, decision: pytest.fail("it tried something"))
    assert s.decision.options[bot.choose(s.game)].verb == "drain"
