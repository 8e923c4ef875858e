"""Asteroid Field and Big One: asteroid destiny, and what controlling them gives."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import HULL, crewed, scene

NEST = Capital("Nest", LIGHT, "asteroid nest", "Corellian Corvette", armor=4, text=[Carries(starfighters=2)], **HULL)
LOOKOUT = Effect("Lookout", DARK, "asteroid lookout", destiny=1, text=[
    DeployOnTable(), Response(destiny_just_drawn(of="asteroid"), [Redraw()])])  # fmt: skip


@pytest.mark.parametrize(("side", "foe", "ship"), [("light", "dark", "Fighter"), ("dark", "light", "Raider")])
@pytest.mark.parametrize("title", ["Asteroid Field", "Big One"])
@pytest.mark.parametrize("copy", ["light", "dark"])
@pytest.mark.parametrize(("destiny", "lost"), [(3, False), (4, True)])
def test_the_opponent_draws_against_the_maneuver_of_a_ship(side, foe, ship, title, copy, destiny, lost):
    s = scene()
    s.location("Calm")
    field = s.location(title, side=copy)
    craft = crewed(s, ship, field)
    s.destinies(foe, destiny)
    s.start(turn=side, phase="control")
    s.do("use", field, craft)
    assert (s.zone(craft) == "lost") is lost
    assert not s.can("use", field, craft)  # once
    assert s.count(foe, "used") == 1 and s.count(side, "used") == 0


def test_nobody_passes_the_asteroids_by():
    s = scene()
    s.location("Calm")
    field = s.location("Asteroid Field")
    ships = [crewed(s, "Fighter", field) for _ in range(2)]
    s.destinies("dark", 4, 3)
    s.start(turn="light", phase="control")
    s.pass_()
    s.decide(lambda option: option.card == ships[0])
    assert s.game.view("public")["phase"] == "deploy"
    assert [s.zone(each) for each in ships] == ["lost", "table"] and s.count("dark", "used") == 2


def test_they_strike_in_their_owners_control_phase_alone():
    s = scene()
    s.location("Calm")
    field = s.location("Asteroid Field")
    ours, theirs = crewed(s, "Fighter", field), crewed(s, "Raider", field)
    s.destinies("light", 9), s.destinies("dark", 3)
    s.start(turn="light", phase="activate")
    s.until(phase="control")
    assert s.can("use", field, ours) and not s.can("use", field, theirs)
    s.pass_()
    s.until(phase="deploy")
    assert s.zone(theirs) == "table" and not s.can("use", field, ours)


@pytest.mark.parametrize(("destiny", "lost"), [(2, False), (3, True)])
def test_every_other_asteroid_sector_of_the_system_adds_one(destiny, lost):
    """Its armor is 4: a third sector is at another system, and clouds do not count."""
    s = scene(NEST)
    s.location("Calm"), s.location("Clouds")
    field, _, _ = (s.location(title) for title in ("Asteroid Field", "Asteroid Field", "Big One"))
    s.location("Tatooine")
    far = s.location("Big One")
    assert not s.related(far, field)
    ship = s.put("Nest", at=field)
    s.destinies("dark", destiny)
    s.start(turn="light", phase="control")
    s.do("use", field, ship)
    assert (s.zone(ship) == "lost") is lost


@pytest.mark.parametrize(("title", "lost"), [("Asteroid Field", True), ("Big One", True), ("Clouds", False)])
def test_an_asteroid_sector_drawn_strikes_any_ship(title, lost):
    s = scene()
    s.location("Calm")
    field = s.location("Asteroid Field")
    ship = crewed(s, "Fighter", field)
    s.pile("dark", "reserve", title)
    s.start(turn="light", phase="control")
    s.do("use", field, ship)
    assert (s.zone(ship) == "lost") is lost


def test_a_card_that_was_drawn_again_strikes_nobody():
    s = scene(LOOKOUT)
    s.location("Calm")
    field = s.location("Asteroid Field")
    ship, lookout = crewed(s, "Fighter", field), s.put("Lookout", on="table")
    s.destinies("dark", 1)
    s.pile("dark", "reserve", "Big One")
    s.start(turn="light", phase="control")
    s.do("use", field, ship)
    s.do("use", lookout)
    s.pass_()  # the second draw stands
    assert s.zone(ship) == "table" and s.count("dark", "used") == 2


def test_what_a_ship_carries_is_safe():
    s = scene(NEST)
    s.location("Calm")
    field = s.location("Asteroid Field")
    nest = s.put("Nest", at=field)
    inside = s.put("Fighter", aboard=nest, as_="cargo")
    s.start(turn="light", phase="control")
    assert s.can("use", field, nest) and not s.can("use", field, inside)


CREWS = {"light": ("Fighter", "Rebel 1"), "dark": ("Raider", "Imperial 1")}
FOES = {"light": "dark", "dark": "light"}


def held(s, side, place):
    """A ship of a player's, with somebody of ability aboard."""
    ship, man = CREWS[side]
    s.put(man, aboard=crewed(s, ship, place), as_="passenger")


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("contested", "elsewhere"), [(False, False), (True, False), (False, True)])
def test_asteroid_field_stops_drains_at_its_system(side, contested, elsewhere):
    s, foe = scene(), FOES[side]
    calm, far = s.location("Calm"), s.location("Tatooine")
    field = s.location("Asteroid Field", side=side)
    held(s, side, field)
    drained = far if elsewhere else calm
    held(s, foe, drained)
    if contested:
        held(s, foe, field)
    s.start(turn=foe, phase="control")
    s.do("drain", drained)
    assert s.can("use", field) is not (contested or elsewhere)
    if s.can("use", field):
        s.do("use", field)
        assert s.count(foe, "lost") == s.count(side, "lost") == 0


@pytest.mark.parametrize("side", ["light", "dark"])
def test_asteroid_field_does_not_stop_drains_at_other_sectors(side):
    s, foe = scene(), FOES[side]
    s.location("Calm")
    field, big = s.location("Asteroid Field", side=side), s.location("Big One", side=side)
    held(s, side, field), held(s, foe, big)
    s.start(turn=foe, phase="control")
    s.do("drain", big)
    assert s.related(field, big) and not s.can("use", field)


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("place", "able"), [("Calm", True), ("Asteroid Field", False)])
def test_who_holds_the_cave_stops_drains_at_its_system(place, able, side):
    s, foe = scene(), FOES[side]
    places = {title: s.location(title) for title in ("Calm", "Asteroid Field")}
    s.location("Big One")
    cave = s.location("Big One: Asteroid Cave Or Space Slug Belly", side=side)
    s.put(CREWS[side][1], at=cave)
    held(s, foe, places[place])
    s.start(turn=foe, phase="control")
    s.do("drain", places[place])
    assert s.can("use", cave) is able


@pytest.mark.parametrize(("copy", "side", "more"), [
    ("light", "light", 3), ("light", "dark", 1), ("dark", "dark", 3), ("dark", "light", 0)])  # fmt: skip
def test_big_one_is_worth_more_among_asteroids(copy, side, more):
    """Three Asteroid Fields are at its system, a fourth is elsewhere."""
    s, foe = scene(), FOES[side]
    calm = s.location("Calm")
    big = s.location("Big One", side=copy)
    s.location("Tatooine")
    fields = [s.location("Asteroid Field") for _ in range(4)]
    assert [s.related(big, each) for each in fields] == [True, True, True, False]
    held(s, side, big)
    assert s.drain_amount(side, big) == s.icons(foe, big) + more
    assert s.drain_amount(side, calm) == s.icons(foe, calm)
    held(s, foe, big)
    assert s.drain_amount(side, big) == s.icons(foe, big)
