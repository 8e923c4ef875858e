"""Endor Shield: what lies under it, and what does not. You Must Confront Vader: who comes back, and what he has won."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.jedi_tests import School
from tests.cards.sample_cards import crewed, draws, fight, scene

# -- Endor Shield ------------------------------------------------------------------------------------------------------

LOBBY, DECK = (Site(title, LIGHT, f"shield {title}", ["interior", "mobile"], (1, 1))
               for title in ("Death Star II: Lobby", "Death Star II: Deck"))  # fmt: skip
VENT = Sector("Death Star II: Vent", LIGHT, "shield vent", "", "Death Star II", ["mobile"], (1, 1))
NEAR = System("Near", LIGHT, "shield near", ["planet"], (1, 1), parsec=8)
MOONLET = System("Moonlet", DARK, "shield moonlet", ["mobile"], (0, 1),
                 dark=[MobileSystem(parsec=8, hyperspeed=1, orbiting="Endor")])  # fmt: skip
BEACON = Effect("Beacon", LIGHT, "shield beacon", destiny=1, text=[
    DeployOnTable(), ModifyPlayer("force icons", +1, at=SYSTEM)])  # fmt: skip


class Moon:
    """The Bunker with its shield, and who is there; Death Star II is in orbit, with two sites and a sector."""

    def __init__(self, *bunker: str, orbiter: str = "Death Star II") -> None:
        self.s = s = scene(LOBBY, DECK, VENT, NEAR, MOONLET, BEACON)
        early = [] if orbiter == "Death Star II" else [s.location("Death Star II")]
        self.endor, self.bunker = s.location("Endor", side="dark"), s.location("Endor: Bunker", side="dark")
        late = s.location(orbiter)
        self.star = early[0] if early else late
        self.lobby, self.deck = s.location("Death Star II: Lobby"), s.location("Death Star II: Deck")
        self.vent, self.near = s.location("Death Star II: Vent"), s.location("Near")
        self.box, self.vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
        for title in bunker:
            s.put(title, at=self.bunker)
        s.put("Endor Shield", on=self.bunker)
        s.put("Beacon", on="table")

    def cost(self, verb: str, card: CardRef, place: CardRef) -> int:
        """What the Light Side pays for a move."""
        before = self.s.count("light", "force")
        self.s.do(verb, card, place)
        return before - self.s.count("light", "force")


@pytest.mark.parametrize(("bunker", "orbiter", "covered"), [
    (("Imperial 1",), "Death Star II", True), (("Imperial 1", "Rebel 1"), "Death Star II", False),
    (("Imperial 1",), "Moonlet", False)])  # fmt: skip
def test_the_shield_is_up_while_the_dark_side_controls_the_bunker_below_death_star_ii(bunker, orbiter, covered):
    moon = Moon(*bunker, orbiter=orbiter)
    s = moon.s
    rebel, walker = s.hand("light", "Rebel 2"), s.put("Rebel 3", at=moon.lobby)
    assert s.battleground(moon.lobby) is s.battleground(moon.star) is not covered
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", rebel, moon.lobby) is not covered
    s.until(phase="move")
    assert moon.cost("walk", walker, moon.deck) == (4 if covered else 1)


def test_only_death_star_ii_and_its_sites_are_closed_to_the_light_side():
    moon = Moon("Imperial 1")
    s = moon.s
    crewed(s, "Cruiser", moon.star), crewed(s, "Fighter", moon.vent)
    rebel, ship, wing = s.hand("light", "Rebel 2", "Corellian Corvette", "Red Squadron X-wing")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", rebel, place) for place in (moon.lobby, moon.deck, moon.box)] == [False, False, True]
    assert [s.can("deploy", ship, place) for place in (moon.star, moon.endor, moon.near)] == [False, True, True]
    assert [s.can("deploy", wing, place) for place in (moon.star, moon.vent, moon.near)] == [False, True, True]


@pytest.mark.parametrize(("start", "end", "hull", "verb", "cost"), [
    ("near", "star", "Cruiser", "hyperspeed", 4), ("star", "near", "Cruiser", "hyperspeed", 1),
    ("vent", "star", "Fighter", "sector", 4), ("star", "vent", "Fighter", "sector", 1),
    ("lobby", "deck", "", "walk", 4), ("box", "vault", "", "walk", 1)])  # fmt: skip
def test_only_moves_to_death_star_ii_and_its_sites_cost_the_light_side_more(start, end, hull, verb, cost):
    moon = Moon("Imperial 1")
    place = getattr(moon, start)
    mover = crewed(moon.s, hull, place) if hull else moon.s.put("Rebel 3", at=place)
    moon.s.start(turn="light", phase="move")
    assert moon.cost(verb, mover, getattr(moon, end)) == cost


@pytest.mark.parametrize(("bunker", "covered"), [(("Imperial 1",), True), ((), False)])
def test_only_death_star_ii_and_its_sites_are_no_battlegrounds(bunker, covered):
    moon = Moon(*bunker)
    for place in (moon.star, moon.lobby, moon.deck):
        assert moon.s.battleground(place) is not covered
    for place in (moon.endor, moon.vent, moon.near, moon.box):
        assert moon.s.battleground(place)


# -- You Must Confront Vader -------------------------------------------------------------------------------------------


def confronted(finished: bool = False) -> tuple[School, Scenario, CardRef]:
    """Luke has completed five Tests and must confront Vader, or has done so; the Objective has been flipped."""
    school = School(5, apprentice="1_19")
    s = school.s
    s.happen("complete", school.test)
    s.decide(lambda option: option.verb == "choose")
    card = s.objective("light", "Save You It Can", flipped=True)
    test = s.put("You Must Confront Vader", on="table", targets={"apprentice": school.apprentice})
    if finished:
        s.happen("complete", test)
    return school, s, card


def test_luke_leaves_his_things_in_the_used_pile_when_he_comes_back_from_dagobah():
    school, s, card = confronted()
    stick = s.put("Light Stick", on=school.apprentice)
    s.start(turn="light", phase="deploy")
    s.do("use", card, school.apprentice)
    assert (s.zone(school.apprentice), s.zone(stick)) == ("hand", "used")


def test_nobody_but_luke_comes_back_and_no_other_card_says_so():
    school, s, card = confronted()
    friend, banner = s.put("Rebel 2", at=school.site), s.put("Light Banner", on="table")
    vault, stick = s.location("Tatooine: Vault"), s.put("Light Stick", on=school.apprentice)
    far = s.put("Rebel 1", at=vault)
    s.start(turn="light", phase="deploy")
    assert s.can("use", card, school.apprentice)
    for other in (friend, school.mentor, far, stick, banner):
        assert not s.can("use", card, other)
    for other in (banner, friend, school.apprentice, school.test):
        assert not s.can("use", other)


@pytest.mark.parametrize(("foe", "elsewhere", "able"), [
    ("", "Imperial 2", True), ("Imperial 2", "", False), ("Dark Droid", "", True)])  # fmt: skip
def test_luke_comes_back_from_a_site_that_you_control(foe: str, elsewhere: str, able: bool):
    school, s, card = confronted()
    box = s.location("Kessel: Box")
    for title, place in ((foe, school.site), (elsewhere, box)):
        if title:
            s.put(title, at=place)
    s.start(turn="light", phase="deploy")
    assert s.can("use", card, school.apprentice) is able


def test_luke_need_not_come_back_from_dagobah():
    school, s, card = confronted()
    s.start(turn="light", phase="deploy")
    assert s.can("use", card, school.apprentice)
    s.until(phase="battle")
    assert s.at(school.apprentice) == school.site


@pytest.mark.parametrize(("aboard", "able"), [(True, False), (False, True)])
def test_luke_comes_back_from_dagobah_itself_not_from_its_orbit(aboard: bool, able: bool):
    school, s, card = confronted()
    orbit = s.location("Dagobah")
    ship = crewed(s, "Cruiser", orbit)
    s.put("Rebel 1", aboard=ship, as_="passenger")
    if aboard:
        s.game.engine.change(school.apprentice.id, at=0, on=ship.id, seat="passenger")
    s.start(turn="light", phase="deploy")
    assert s.controls("light", orbit) and s.at(school.apprentice) == (orbit if aboard else school.site)
    assert s.can("use", card, school.apprentice) is able


@pytest.mark.parametrize(("finished", "ours"), [(False, 1), (True, 2)])
def test_vader_confronted_the_light_side_alone_draws_one_more(finished: bool, ours: int):
    _, s, _ = confronted(finished)
    place = s.location("Kessel: Box")
    s.put("Imperial 6", at=place), s.put("Rebel 5", at=place)
    fight(s, place, "light")
    assert (draws(s, "light"), draws(s, "dark")) == (ours, 1)
