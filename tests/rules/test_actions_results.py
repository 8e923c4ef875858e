"""An action is offered only if it can have a result (digest: actions)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.tables import battle, desert

SHACKLE = Effect("Shackle", LIGHT, "plain Shackle", destiny=1, text=[DeployOn(CHARACTER), Cannot("move", HOST)])
COURAGE = used("Courage", LIGHT, Action([ForRest("battle", (Modify("power", +1, your(ALIEN) & IN_BATTLE & ~TARGET),))],
                                        targets=(one(your(ALIEN) & IN_BATTLE),)))  # fmt: skip


def refused(s: Scenario, card, verb: str = "play", player: str | None = None) -> bool:
    """Not offered, because nothing would come of it."""
    reasons = [reason.text.key for reason in s.why_not(verb, card, player=player)]
    return not s.can(verb, card) and reasons == ["refusal.no-result"]


def test_it_could_be_worse_reduces_only_what_is_left_of_a_loss():
    s, site = desert()
    s.location("Tatooine: Jawa Camp", side="light")
    s.put("Darth Vader", at=site)
    first, second = s.hand("light", "It Could Be Worse", "It Could Be Worse")
    s.put("Presence Of The Force", on=site)
    s.start(turn="dark", phase="control")
    s.do("drain", site)  # for 2
    assert s.can("play", first, amount=2)
    s.do("play", first, amount=1)
    assert s.can("play", second, amount=1) and not s.can("play", second, amount=2)
    s.do("play", second, amount=1)
    assert s.count("light", "lost") == 0


def test_a_loss_that_is_bought_off_is_not_bought_off_again():
    s, site = desert()
    s.put("Darth Vader", at=site)
    first, second = s.hand("light", "It Could Be Worse", "It Could Be Worse")
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", first, amount=1)
    assert s.decision.player == "dark" and s.zone(second) == "hand"  # Light was not asked again


@pytest.mark.parametrize("neighbour", [False, True])
def test_narrow_escape_needs_somewhere_to_go(neighbour):
    s, site = desert()
    s.put("Luke Skywalker", at=site), s.put("Stormtrooper", at=site)
    if neighbour:
        s.location("Tatooine: Jawa Camp", side="light")
    card = s.hand("light", "Narrow Escape")
    battle(s, site)
    assert s.can("play", card) == neighbour


@pytest.mark.parametrize(("friend", "of_use"), [(None, False), ("Rebel Trooper", True), ("Jawa", False)])
def test_jedi_presence_needs_another_rebel_there(friend, of_use):
    s, site = desert()
    s.put("Obi-Wan Kenobi", at=site), s.put("Stormtrooper", at=site)
    if friend:
        s.put(friend, at=site, side="light")
    card, other = s.hand("light", "Jedi Presence", "The Bith Shuffle")
    battle(s, site, by="light")
    s.pass_()  # Obi-Wan's own text
    assert s.can("play", other) and s.can("play", card) == of_use


@pytest.mark.parametrize(("people", "of_use"), [(["Rebel Guard"], False), (["Rebel Guard", "Rebel Trooper"], True)])
def test_nabrun_leids_needs_somebody_who_can_move(people, of_use):
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    cards = [s.put(title, at=site) for title in people]
    nabrun = s.hand("light", "Nabrun Leids")
    s.start(turn="light", phase="control")
    assert s.can("play", nabrun) == of_use
    if of_use:
        guard, trooper = cards
        s.destinies("light", 0)
        s.do("play", nabrun, site, camp, trooper, guard)  # but he may be meant as well (cannot-move.4)
        s.do("yes")
        assert s.at(trooper) == camp and s.at(guard) == site
    else:
        assert refused(s, nabrun)


@pytest.mark.ruling("chief-bast.4")
@pytest.mark.parametrize("tied", ["Chief Bast", "Darth Vader", None])
def test_bast_and_his_companion_go_together_or_not_at_all(tied):
    s = Scenario(cards=[SHACKLE])
    system, site = s.location("Tatooine", side="dark"), s.location("Tatooine: Mos Eisley", side="dark")
    ship = s.put("Devastator", at=system)
    crew = {title: s.put(title, aboard=ship, as_="passenger") for title in ("Chief Bast", "Darth Vader")}
    if tied:
        s.put("Shackle", on=crew[tied])
    s.put("Corellian Corvette", at=system)
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", system)
    assert s.can("use", crew["Chief Bast"], crew["Darth Vader"], site) == (tied is None)


def test_a_lasting_text_for_the_battle_needs_somebody_in_it():
    s = Scenario(cards=[FARMER, RECRUIT, COURAGE, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer = s.put("Farmer", at=site)
    s.put("Recruit", at=site)
    card = s.hand("light", "Courage")
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    assert s.battle is None and s.zone(card) == "hand" and s.on_table(farmer)  # nobody was asked


def test_what_cannot_happen_any_more_is_not_offered():
    s, site = desert()
    figrin = s.put("Figrin D'an", at=site)
    scavengers, nabrun = s.hand("dark", "Tusken Scavengers"), s.hand("light", "Nabrun Leids")
    s.start(turn="light", phase="control")
    assert refused(s, figrin, "use") and refused(s, scavengers, player="dark")
    s.pile("dark", "lost", "Stormtrooper")
    s.pile("light", "used", "Blaster")
    assert s.can("use", figrin) and not s.why_not("use", figrin) and not s.can("play", nabrun)
    s.until(player="dark")
    assert s.can("play", scavengers)


def test_its_worse_is_paid_for_before_anybody_answers():
    s, site = desert()
    s.put("Darth Vader", at=site), s.put("Luke Skywalker", at=s.location("Tatooine: Jawa Camp", side="light"))
    worse, (could, sense) = s.hand("dark", "It's Worse"), s.hand("light", "It Could Be Worse", "Sense")
    s.destinies("light", 0)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.do("play", could, amount=1)
    assert s.can("play", worse, mode=1, amount=0) and not s.can("play", worse, mode=1, amount=11)
    s.do("play", worse, mode=1, amount=3)
    assert s.count("dark", "force") == 7 and s.decision.player == "light"
    s.do("play", sense, mode=1)
    assert s.count("dark", "force") == 7 and s.count("light", "lost") == 0
    assert (s.zone(worse), s.zone(could)) == ("lost", "used")
