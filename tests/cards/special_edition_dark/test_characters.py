"""Characters of Special Edition, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import drawn, fight
from tests.cards.shared.crafts import field, someone

CHAMBER = Site("Jabba's Palace: Audience Chamber", LIGHT, "special chamber", ["interior", "planet"], (1, 1))

# -- Boelo -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "jabba", "able"), [
    ("Tatooine: Box", False, True), ("Kessel: Box", False, False), ("Kessel: Box", True, True)])  # fmt: skip
def test_boelo_deploys_on_tatooine_or_to_jabba(place: str, jabba: bool, able: bool):
    s = field()
    where = s.location(place)
    s.put("Test Jabba" if jabba else "Test Crook", at=where)
    card = s.hand("dark", "Boelo")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, where) is able


def test_boelo_deploys_to_no_ship_of_jabbas():
    s = field()
    ship = s.put("Test Destroyer", at=s.location("Calm"))
    s.put("Test Jabba", aboard=ship, as_="pilot")
    card = s.hand("dark", "Boelo")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, ship)


@pytest.mark.parametrize(("place", "friend", "able"), [
    ("Jabba's Palace: Audience Chamber", "Imperial 4", True), ("Kessel: Box", "Test Crook", True),
    ("Kessel: Box", "Test Boss", False), ("Kessel: Box", "Brute 4", False)])  # fmt: skip
def test_boelo_cancels_a_battle_destiny_of_the_opponent(place: str, friend: str, able: bool):
    s = field(CHAMBER)
    where = s.location(place)
    boelo = s.put("Boelo", at=where)
    s.put(friend, at=where), s.put("Rebel 4", at=where)
    s.put("Light Chief", at=where)
    fight(s, where, "dark")
    s.destinies("light", 5), s.destinies("dark", 3)
    seen = False
    while s.battle and s.battle.segment in ("weapons", "power"):
        drawn = [each for each in s.decision.options if each.verb == "draw-destiny"]
        if s.can("use", boelo):
            seen = True
            s.do("use", boelo)
        elif drawn:
            s.do("draw-destiny")
        else:
            s.pass_()
    assert seen is able and s.battle.destinies("light") == (() if able else (5,))
    assert s.battle.destinies("dark") == (3,)


@pytest.mark.parametrize(("boelo", "friend", "place"), [
    ("away", "here", "Kessel: Box"), ("here", "away", "Kessel: Box"),
    ("away", "here", "Jabba's Palace: Audience Chamber")])  # fmt: skip
def test_boelo_and_the_leader_must_be_in_the_battle(boelo: str, friend: str, place: str):
    s = field(CHAMBER)
    places = {"here": s.location(place), "away": s.location("Tatooine: Box")}
    man = s.put("Boelo", at=places[boelo])
    s.put("Test Crook", at=places[friend]), s.put("Rebel 4", at=places["here"])
    s.put("Imperial 4", at=places["here"])
    fight(s, places["here"], "dark")
    s.destinies("light", 5)
    offered = False
    while s.battle and s.battle.segment in ("weapons", "power"):
        drawn = [each for each in s.decision.options if each.verb == "draw-destiny"]
        offered = offered or s.can("use", man)
        s.do("draw-destiny") if drawn else s.pass_()
    assert not offered and s.battle.destinies("light") == (5,)


# -- Niado Duegad ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_niado_grows_strong_for_force(amount: int):
    s = field(force=4)
    niado = s.put("Niado Duegad", at=s.location("Kessel: Box"))
    s.start(turn="dark", phase="control")
    assert not s.can("use", niado, amount=4)
    s.do("use", niado, amount=amount)
    assert s.power(niado) == 2 + 2 * amount and s.count("dark", "force") == 4 - amount
    s.until(player="dark", phase="deploy")
    assert not s.can("use", niado)
    s.until(player="light", phase="control")
    assert s.power(niado) == 2


@pytest.mark.parametrize("title", ["Dark Stick", "Comlink"])
def test_niado_carries_nothing(title: str):
    s = field()
    box = s.location("Kessel: Box")
    niado, other = s.put("Niado Duegad", at=box), s.put("Dark Guard", at=box)
    (card,) = s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, other) and not s.can("deploy", card, niado)


# -- Sergeant Torent ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friends", "where", "more"), [
    ((), "here", 1), (("Guard Trooper",), "here", 2), (("Test Trooper",), "here", 1), (("Guard Trooper",), "tank", 1),
    (("Guard Trooper",), "away", 0)])  # fmt: skip
def test_torent_leads_death_star_troopers(friends: tuple[str, ...], where: str, more: int):
    s = field(someone("Guard Trooper", traits=["Death Star trooper", "trooper"]))
    box, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Sergeant Torent", at=away if where == "away" else box)
    for each in friends:
        if where == "tank":
            tank = s.put("Tank", at=box)
            s.put("Dark Flier", aboard=tank, as_="pilot"), s.put(each, aboard=tank, as_="passenger")
        else:
            s.put(each, at=box)
    s.put("Imperial 4", at=box), s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    s.destinies("dark", 3), s.destinies("light", 3)
    totals = drawn(s)
    plain = totals["dark"] - totals["light"]
    strength = {"here": 2 + len(friends), "tank": 2 + 3, "away": 1}[where]
    assert plain == strength + more


@pytest.mark.parametrize(("orbits", "place", "where", "more"), [
    (True, "Test Moon: Field", "Death Star: Box", 1), (False, "Test Moon: Field", "Death Star: Box", 0),
    (True, "Kessel: Box", "Death Star: Box", 0), (True, "Test Moon: Field", "Kessel: Box", 0)])  # fmt: skip
def test_torent_rules_the_planet_below_the_death_star(orbits: bool, place: str, where: str, more: int):
    s = field(System("Test Moon", LIGHT, "special moon", ["planet"], (1, 1), parsec=1),
              Site("Test Moon: Field", LIGHT, "special field", ["exterior", "planet"], (1, 1)))  # fmt: skip
    moon, station = s.location("Test Moon"), s.location("Death Star", side="dark")
    goal, home = s.location(place), s.location(where)
    (
        s.put("Sergeant Torent", at=home),
        s.put("Imperial 1", at=goal),
        s.put("Imperial 1", at=s.location("Death Star: Box")),
    )
    s.start(turn="dark", phase="move")
    if orbits:
        s.do("hyperspeed", station, moon)
    assert s.drain_amount("dark", goal) == 1 + more
