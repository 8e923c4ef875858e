"""Interrupts of A New Hope, Dark Side."""

import pytest

from cantina.lang import LIGHT
from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field, someone

# -- Evader ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_evader_ends_every_revolution(number: int):
    s = field(force=0)
    places = [s.location("Kessel: Box"), s.location("Tatooine: Box")][:number]
    turned = [s.put("Revolution", on=each) for each in places]
    card = s.hand("dark", "Evader")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=1)
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")
    assert all(s.zone(each) == "lost" for each in turned) and s.zone(card) == "used"
    assert s.count("light", "lost") == 2 * number


def test_evader_needs_a_revolution():
    s = field()
    s.location("Kessel: Box")
    card = s.hand("dark", "Evader")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)


@pytest.mark.parametrize(("who", "place", "saved"), [
    ("Test Vader", "Kessel: Box", True), ("Vader's Custom TIE", "Calm", True), ("Imperial 1", "Death Star: Box", True),
    ("Imperial 1", "Kessel: Box", False), ("Brute 1", "Death Star: Box", False)])  # fmt: skip
def test_who_evades(who: str, place: str, saved: bool):
    s = field()
    card, evader = s.put(who, at=s.location(place)), s.hand("dark", "Evader")
    s.start(turn="dark", phase="control")
    s.happen("lose", card)
    assert s.can("play", evader) is saved
    if saved:
        s.do("play", evader)
        assert (s.zone(card), s.zone(evader)) == ("used", "lost")


# -- Stunning Leader ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "force", "able"), [
    ("Tatooine: Vault", 2, True), ("Tatooine: Vault", 1, False), ("Tatooine: Box", 2, False)])  # fmt: skip
def test_stunning_leader_takes_the_able_and_the_leaders_out(place: str, force: int, able: bool):
    s = field(force=force)
    where = s.location(place)
    out = [s.put(each, at=where) for each in ("Rebel 3", "Imperial 3", "Test Boss", "Light Chief")]
    stay = [s.put(each, at=where) for each in ("Rebel 2", "Imperial 2", "Imperial 2", "Rebel 2")]
    card = s.hand("dark", "Stunning Leader")
    fight(s, where, "dark")
    assert s.can("play", card) is able
    if able:
        s.do("play", card)
        there = {*s.battle.participants("dark"), *s.battle.participants("light")}
        assert there == set(stay) and not there & set(out) and s.count("dark", "force") == 0


# -- Oo-ta Goo-ta, Solo? -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("force", "able"), [(2, True), (1, False)])
def test_those_whom_leids_has_flown_are_captured(force: int, able: bool):
    s = field()
    box, goal = s.location("Tatooine: Box"), s.location("Kessel: Box")
    hunter, rebel, settler = s.put("Dark Guard", at=goal), s.put("Rebel 1", at=box), s.put("Settler 1", at=box)
    stay, far = s.put("Rebel 2", at=goal), s.put("Rebel 3", at=box)
    leids, card = s.hand("light", "Nabrun Leids"), s.hand("dark", "Oo-ta Goo-ta, Solo?")
    s.destinies("light", 0)
    s.start(turn="light", phase="control")
    s.do("play", leids, box, goal)
    s.do("choose", rebel), s.do("choose", settler)
    s.force("dark", force)
    while s.at(rebel) == box:
        yes = any(each.verb == "yes" for each in s.decision.options)
        s.do("yes") if yes else s.pass_()
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
        while any(each.verb == "seize" for each in s.decision.options):
            s.decide(lambda each: each.verb == "seize")
        assert s.captive(rebel) and s.escort(rebel) == hunter and not s.captive(settler) and not s.captive(stay)
        assert not s.captive(far)
        assert s.zone(leids) == "lost" and s.count("dark", "force") == 0


@pytest.mark.parametrize(("who", "able"), [("Test Runner", True), ("Rebel 1", False)])
def test_a_smuggler_who_just_came_stays(who: str, able: bool):
    s = field(someone("Test Runner", LIGHT, "alien", traits=["smuggler"]))
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Rebel 2", at=box)
    man, card = s.hand("light", who), s.hand("dark", "Oo-ta Goo-ta, Solo?")
    s.start(turn="light", phase="deploy")
    s.do("deploy", man, box)
    assert s.can("play", card) is able
    if able:
        s.do("play", card)
    s.until(phase="move", player="light")
    assert s.can("walk", man, vault) is not able
