"""Premiere: systems and sites."""

import pytest

from tests.cards.people import scene


@pytest.mark.parametrize(("title", "site"), [("Tatooine", "Tatooine: Dune Sea"), ("Yavin 4", "Yavin 4: Docking Bay")])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_starships_above_add_to_total_power_in_battles_on_the_planet(title, site, side):
    s = scene()
    system, place = s.location(title, side=side), s.location(site)
    s.put("Test TIE", at=system)
    s.put("Test TIE", at=system)
    s.put("Stormtrooper", at=place)
    s.put("Rebel Trooper", at=place)
    assert s.total_power("dark", place) == 1  # only in battles
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    assert s.total_power("dark", place) == 3


def test_starships_above_help_only_who_controls_the_system():
    s = scene()
    system, place = s.location("Tatooine", side="light"), s.location("Tatooine: Dune Sea")
    s.put("Test TIE", at=system)
    s.put("Test X-wing", at=system)
    s.put("Stormtrooper", at=place)
    s.put("Rebel Trooper", at=place)
    s.start(turn="dark", phase="battle")
    s.do("battle", place)
    assert (s.total_power("dark", place), s.total_power("light", place)) == (1, 1)


def test_cantina_light_copy():
    s = scene()
    cantina = s.location("Tatooine: Cantina", side="light")
    friend, jawa, raider = s.put("Test Wookiee", at=cantina), s.put("Jawa", at=cantina, side="dark"), s.put(
        "Tusken Raider", at=cantina)  # fmt: skip
    assert (s.power(friend), s.power(jawa)) == (3, 1)
    assert (s.forfeit(friend), s.forfeit(jawa), s.forfeit(raider)) == (3, 2, 1)


def test_cantina_dark_copy():
    s = scene()
    cantina = s.location("Tatooine: Cantina", side="dark")
    friend, jawa, raider = s.put("Test Wookiee", at=cantina), s.put("Jawa", at=cantina, side="dark"), s.put(
        "Tusken Raider", at=cantina)  # fmt: skip
    assert (s.forfeit(friend), s.forfeit(jawa)) == (4, 1)
    assert (s.power(friend), s.power(jawa), s.power(raider)) == (2, 2, 1)


def test_mos_eisley_moves_between_street_and_cantina_in_the_control_phase():
    s = scene(0)
    street, bar = s.location("Tatooine: Mos Eisley", side="light"), s.location("Tatooine: Cantina", side="light")
    s.location("Tatooine: Docking Bay 94", side="light")
    out, back = s.put("Rebel Trooper", at=street), s.put("Rebel Trooper", at=bar)
    s.start(turn="light", phase="control")
    s.do("move", out, bar)
    s.do("move", back, street)
    assert (s.at(out), s.at(back)) == (bar, street)
    assert not s.can("move", out, street)  # a regular move: one a turn


def test_mos_eisley_moves_nobody_in_other_phases():
    s = scene(0)
    street, bar = s.location("Tatooine: Mos Eisley", side="light"), s.location("Tatooine: Cantina", side="light")
    trooper = s.put("Rebel Trooper", at=street)
    s.start(turn="light", phase="move")
    assert not s.can("move", trooper, bar)


def test_obi_wans_hut():
    s = scene()
    hut, dunes = s.location("Tatooine: Obi-Wan's Hut"), s.location("Tatooine: Dune Sea")
    hermit = s.hand("light", "Test Obi-Wan")
    assert (s.deploy_cost(hermit, at=hut), s.deploy_cost(hermit, at=dunes)) == (5, 8)
    assert s.drain_amount("dark", hut) == 2
    s.put("Stormtrooper", at=hut)
    assert s.drain_amount("dark", hut) == 3


def test_yavin_docking_bay():
    s = scene()
    bay, other = s.location("Yavin 4: Docking Bay"), s.location("Tatooine: Docking Bay 94", side="light")
    trooper = s.put("Stormtrooper", at=bay)
    s.start(turn="dark", phase="move")
    s.do("transit", bay, other, trooper)
    assert (s.at(trooper), s.count("dark", "force")) == (other, 8)


def test_yavin_docking_bay_is_free_for_the_light_side():
    s = scene(0)
    bay, other = s.location("Yavin 4: Docking Bay"), s.location("Tatooine: Docking Bay 94", side="light")
    rebel = s.put("Rebel Trooper", at=bay)
    s.start(turn="light", phase="move")
    s.do("transit", bay, other, rebel)
    assert s.at(rebel) == other


def test_massassi_throne_room_adds_to_a_drain_only_under_control():
    s = scene()
    room = s.location("Yavin 4: Massassi Throne Room")
    assert s.drain_amount("dark", room) == 1
    s.put("Stormtrooper", at=room)
    assert s.drain_amount("dark", room) == 2


@pytest.mark.parametrize(("room", "chief", "victims"), [
    ("Yavin 4: Massassi War Room", "Test Chief", ("Stormtrooper", "Test TIE")),
    ("Death Star: War Room", "Test Boss", ("Rebel Trooper", "Test Y-wing")),
])  # fmt: skip
def test_a_war_room_with_a_leader_lowers_the_forfeit_value_of_troopers_and_fighters(room, chief, victims):
    s = scene()
    place, desert, sky = s.location(room), s.location("Tatooine: Dune Sea"), s.location("Tatooine", side="light")
    trooper, ship = s.put(victims[0], at=desert), s.put(victims[1], at=sky)
    held = s.hand("light" if chief == "Test Boss" else "dark", victims[0])
    s.put("Rebel Trooper" if chief == "Test Chief" else "Stormtrooper", at=place)
    assert (s.forfeit(trooper), s.forfeit(ship)) == (2, 4)  # no leader yet
    s.put(chief, at=place)
    assert (s.forfeit(trooper), s.forfeit(ship), s.forfeit(held)) == (1, 3, 2)  # on table only


def test_massassi_war_room_gives_the_attacker_a_battle_destiny():
    s = scene()
    room = s.location("Yavin 4: Massassi War Room")
    s.put("Stormtrooper", at=room)
    s.put("Rebel Trooper", at=room)
    s.destinies("dark", 3)
    s.start(turn="dark", phase="battle")
    s.do("battle", room)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle is None or s.battle.destinies("dark") == (3,)


def test_death_star_war_room_gives_the_light_attacker_a_battle_destiny_and_no_defender():
    s = scene()
    room = s.location("Death Star: War Room")
    s.put("Stormtrooper", at=room)
    s.put("Rebel Trooper", at=room)
    s.start(turn="light", phase="battle")
    s.do("battle", room)
    s.until(verb="draw-destiny")
    assert s.decision.player == "light"


def test_light_dantooine_lowers_costs_and_dark_drains_more():
    s = scene()
    system = s.location("Dantooine", side="light")
    corvette, fighter = s.hand("light", "Test X-wing"), s.hand("dark", "Test TIE")
    assert (s.deploy_cost(corvette, at=system), s.deploy_cost(fighter, at=system)) == (2, 3)
    assert s.drain_amount("dark", system) == 1
    s.put("Test TIE", at=system)
    assert s.drain_amount("dark", system) == 2


def test_dark_dantooine_lets_starships_react_to_it():
    s = scene()
    system, base = s.location("Dantooine", side="dark"), s.location("Yavin 4", side="dark")
    destroyer = s.put("Test Destroyer", at=base)
    s.put("Test X-wing", at=system)
    s.start(turn="light", phase="control")
    s.do("drain", system)
    s.do("react", destroyer)
    assert s.at(destroyer) == system


def test_military_corridor():
    s = scene(0)
    corridor, far = s.location("Death Star: Level 4 Military Corridor"), s.location("Death Star: War Room")
    s.location("Death Star: Detention Block Corridor")
    elsewhere = s.location("Tatooine: Dune Sea")
    trooper = s.put("Stormtrooper", at=corridor)
    assert s.drain_amount("light", corridor) == 1
    s.start(turn="dark", phase="move")
    assert not s.can("move", trooper, elsewhere)
    s.do("move", trooper, far)
    assert s.at(trooper) == far
    s.put("Rebel Trooper", at=corridor)
    assert s.drain_amount("light", corridor) == 2


def test_kessel_lowers_deploy_costs_more_with_tarkin_aboard():
    s = scene()
    kessel = s.location("Kessel", side="dark")
    ship = s.put("Test Destroyer", at=kessel)
    tie, wing = s.hand("dark", "Test TIE"), s.hand("light", "Test X-wing")
    assert (s.deploy_cost(tie, at=kessel), s.deploy_cost(wing, at=kessel)) == (2, 3)
    s.put("Test Tarkin", aboard=ship, as_="passenger")
    assert s.deploy_cost(tie, at=kessel) == 1


def test_kessel_cancels_kessel_run_under_control():
    s = scene()
    kessel = s.location("Kessel", side="dark")
    run = s.put("Kessel Run", on="table")
    s.start(turn="dark", phase="deploy")
    assert s.on_table(run)
    s.put("Test TIE", at=kessel)
    assert s.zone(run) == "lost"


def test_kessel_asks_for_six_ability_to_draw_battle_destiny():
    s = scene()
    kessel = s.location("Kessel", side="dark")
    ship = s.put("Test Y-wing", at=kessel)
    s.put("Test Luke", aboard=ship, as_="pilot")
    s.put("Test Pilot", aboard=ship, as_="pilot")
    s.put("Test TIE", at=kessel)
    s.start(turn="light", phase="battle")
    s.do("battle", kessel)
    assert s.why_not("draw-destiny", ship)
    assert s.battle is None or not s.battle.destinies("light")


@pytest.mark.parametrize("order", ["street wastes bay bar", "wastes street bar bay", "bar wastes bay street"])
def test_cantina_docking_bay_and_mos_eisley_stand_side_by_side(order):
    """However they come: the Cantina, Docking Bay 94, Mos Eisley, then the other exterior sites."""
    names = {"street": "Mos Eisley", "wastes": "Jundland Wastes", "bay": "Docking Bay 94", "bar": "Cantina"}
    s = scene()
    at = {word: s.location(f"Tatooine: {names[word]}", side="dark") for word in order.split()}
    row = [at[word] for word in ("bar", "bay", "street", "wastes")]
    for i, place in enumerate(row):
        assert [each for each in row if s.adjacent(place, each)] == row[max(i - 1, 0) : i] + row[i + 1 : i + 2]
