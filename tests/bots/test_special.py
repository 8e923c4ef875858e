"""What the heuristic bot makes of the special systems: its answer to one question each."""

import pytest

from cantina.bots import make_bot
from cantina.lang import *
from cantina.model.decision import Option
from cantina.testing import Scenario
from tests.cards.sample_cards import scene


def answer(s: Scenario) -> Option:
    return s.decision.options[make_bot("heuristic", 1).choose(s.game)]


@pytest.mark.parametrize(("force", "verb"), [(5, "maintain"), (1, "recycle")])
def test_it_keeps_a_good_card_as_long_as_it_can(force: int, verb: str):
    s = scene()
    s.put("Boba Fett, Bounty Hunter", at=s.location("Tatooine: Box"))
    s.force("dark", force)
    s.start(turn="dark", phase="draw")
    s.until(verb="sacrifice")
    assert answer(s).verb == verb


def test_it_bluffs_with_somebody_dear():
    s = scene()
    s.location("Tatooine: Bluffs")
    _, vader = s.hand("dark", "Dark Trick", "Darth Vader")
    s.start(turn="dark", phase="draw")
    s.force("dark", 0)
    found = answer(s)
    assert (found.verb, found.card) == ("bluff", vader)


@pytest.mark.parametrize(("held", "verb"), [(True, "turn-over"), (False, "pass")])
def test_it_calls_a_bluff_that_adds_to_a_drain(held: bool, verb: str):
    s = scene()
    place = s.location("Tatooine: Bluffs")
    s.stack(place, "Dark Trick", face_down=True)
    if held:
        s.put("Imperial 1", at=place)
    s.start(turn="light", phase="control")
    assert answer(s).verb == verb


def test_it_buries_mines_and_no_decoys():
    s = scene()
    s.put("Dark Digger", at=s.location("Tatooine: Dune Sea"))
    s.force("dark", 0)
    s.start(turn="dark", phase="deploy")
    s.hand("dark", "Dreadnaught", "Imperial 6")
    assert answer(s).verb == "pass"
    mine = s.hand("dark", "Timer Mine")
    assert answer(s).card == mine


HUSK = Imperial("Test Husk", "special husk", destiny=1, deploy=1, power=0, ability=1, forfeit=0)


@pytest.mark.parametrize(("walker", "verb"), [("Darth Vader", "defuse"), ("Test Husk", "done")])
def test_it_defuses_what_threatens_its_best(walker: str, verb: str):
    s = scene(HUSK)
    near, site = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    s.put("Dark Digger", at=site)
    card = s.put(walker, at=near)
    s.stack(site, "Infantry Mine", side="dark", face_down=True)
    s.start(turn="dark", phase="move")
    s.do("walk", card, site)
    assert answer(s).verb == verb


def test_it_seizes_rather_than_lets_escape():
    s = scene()
    site = s.location("Tatooine: Box")
    s.put("Dark Guard", at=site)
    rebel = s.put("Rebel 1", at=site)
    s.start(turn="dark", phase="control")
    s.happen("capture", rebel)
    assert answer(s).verb == "seize"


def test_it_frees_its_own_to_friends_rather_than_among_enemies():
    for guards, where in ((0, "site"), (6, "used")):
        s = scene()
        site = s.location("Tatooine: Box")
        escort = s.put("Dark Guard", at=site)
        captive = s.put("Rebel 1", captive_of=escort)
        for _ in range(guards):
            s.put("Imperial 6", at=site)
        s.start(turn="light", phase="control")
        s.happen("lose", escort)
        s.until(verb="release")
        found = answer(s)
        assert (found.pile or "site") == where and found.card == captive


def test_it_attempts_what_it_can():
    s = scene()
    star, trench = s.location("Death Star", side="dark"), s.location("Death Star: Trench")
    event = s.put("Attack Run", on=trench)
    ship = s.put("X-wing", at=star)
    s.put("Proton Torpedoes", on=ship)
    s.start(turn="light", phase="move")
    assert (answer(s).verb, answer(s).card) == ("attempt", event)


@pytest.mark.parametrize(("first", "verb"), [(3, "draw"), (5, "pass")])
def test_it_knows_when_to_stop_at_sabacc(first: int, verb: str):
    s = scene()
    s.put("Han Solo", at=s.location("Cloud City: Upper Plaza Corridor", side="light"))
    card = s.hand("light", "5_39")
    s.destinies("dark", first, 3)
    s.destinies("light", 3, 3)
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.decision.player == "dark" and answer(s).verb == verb


def test_it_keeps_whom_it_has_captured_and_delivers_them():
    s = scene()
    prison = s.location("Death Star: Detention Block Corridor")
    prey, hunter = s.put("Rebel 3", at=prison), s.put("Bossk", at=prison)
    s.start(turn="dark", phase="move")
    s.happen("capture", prey)
    assert answer(s).verb == "imprison"
    s.do("seize", hunter, prey)
    assert answer(s).verb == "deliver"
    s.do("deliver", hunter)
    s.until(player="dark")
    assert answer(s).verb not in ("collect", "deliver", "abandon")


def test_it_seizes_where_there_is_no_prison_and_leaves_nobody_behind():
    s = scene()
    town = s.location("Tatooine: Box")
    prey, guard = s.put("Rebel 3", at=town), s.put("Dark Guard", at=town)
    frozen = s.put("Rebel 2", captive_of=s.put("Bossk", at=town), frozen=True)
    s.start(turn="dark", phase="move")
    s.happen("capture", prey)
    found = answer(s)
    assert (found.verb, found.card) == ("seize", guard)
    s.do("seize", guard, prey)
    assert answer(s).verb != "abandon" and s.frozen(frozen)


# -- pressing on -------------------------------------------------------------------------------------------------------

WASTE = Site("Tatooine: Waste", LIGHT, "special waste", ["exterior", "planet"], (0, 1))
TOLL = Effect("Test Toll", DARK, "special toll", destiny=1, text=[
    DeployOnTable(), ModifyPlayer("drain cost", +3, OPPONENT)])  # fmt: skip


@pytest.mark.parametrize(("cancelled", "verb"), [(False, "drain"), (True, "pass")])
def test_it_pays_for_no_drain_that_comes_to_nothing(cancelled: bool, verb: str):
    s = scene(WASTE, TOLL)
    s.put("Rebel 1", at=s.location("Tatooine: Waste"))
    s.put("Test Toll", on="table")
    if cancelled:
        s.put("Come Here You Big Coward", on="table")
    s.start(turn="light", phase="control")
    assert answer(s).verb == verb


BRIGHT = System("Bright", LIGHT, "special bright", ["planet"], (3, 0), parsec=2)


def test_it_has_its_objective_bring_what_gives_force():
    s = scene(BRIGHT)
    objective = s.objective("light", "Hidden Base")
    s.pile("light", "reserve", "Bright")
    s.start(turn="light", phase="deploy")
    assert (answer(s).verb, answer(s).card) == ("use", objective)
    s.decide(lambda each: each == answer(s))
    assert answer(s).card is not None and answer(s).card.title == "Bright"


@pytest.mark.parametrize(("turn", "verb"), [(1, "pass"), (100, "battle")])
def test_a_game_that_does_not_end_makes_it_dare(turn: int, verb: str):
    s = scene()
    town = s.location("Tatooine: Box")
    s.put("Rebel 1", at=town), s.put("Imperial 4", at=town)
    s.start(turn="light", phase="battle")
    s.game.engine.state.turn = turn
    assert answer(s).verb == verb
