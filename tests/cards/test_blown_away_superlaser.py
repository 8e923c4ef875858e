"""The superlaser: Commence Primary Ignition, Commence Recharging, and what belongs to them."""

import pytest

from cantina.engine.statuses import clear_status, set_status
from cantina.lang import *
from cantina.testing import Scenario


def orbit(s, star, planet):
    """The Death Star is in a planet's orbit."""
    g = s._engine
    clear_status(g, star.id, IN_DEEP_SPACE)
    set_status(g, star.id, ORBITING, planet.id, 4)
    s.force("dark", 12)


def battle_station(sites=1, target="Tatooine", destinies=(8,), bays=1):
    """The Death Star in orbit, its superlaser and the Event in hand."""
    s = Scenario()
    star, planet = s.location("Death Star"), s.location(target, side="light")
    for title in ("Death Star: Docking Bay 327", "Death Star: War Room")[:bays]:
        s.location(title, side="dark")
    for title in ("Tatooine: Mos Eisley", "Tatooine: Cantina", "Tatooine: Jundland Wastes")[:sites]:
        s.location(title, side="dark")
    laser = s.put("Superlaser", on=star)
    event = s.hand("dark", "Commence Primary Ignition")
    s.start(turn="dark", phase="control")
    orbit(s, star, planet)
    s.destinies("dark", *destinies)
    return s, star, planet, laser, event


@pytest.mark.parametrize(("destiny", "destroyed"), [(9, True), (8, False)])
def test_the_total_must_exceed_eight(destiny, destroyed):
    s, _, planet, _, event = battle_station(sites=1, bays=1, destinies=(destiny,))
    s.do("attempt", event)
    assert s.count("dark", "force") == 12 - 1  # X: one site
    s.do("amount", amount=1)  # Z: the same
    assert s.blown_away(planet) == destroyed
    assert s.zone(event) == ("lost" if destroyed else "used")


@pytest.mark.ruling("blown-away-hoth-main-power-generators.8")
def test_generators_that_go_with_hoth_cost_no_eight_force():
    s, _, hoth, _, event = battle_station(0, target="Hoth", destinies=(9,))
    generators = s.location("Hoth: Main Power Generators (1st Marker)")
    icons = s.icons("light", hoth) + s.icons("light", generators)
    s.do("attempt", event)
    s.do("amount", amount=1)
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    assert s.blown_away(hoth) and s.zone(generators) == "lost" and s.count("light", "lost") == 2 * icons + 1


def test_sites_of_the_death_star_count_where_the_opponent_has_no_presence():
    for guest, destroyed in ((False, True), (True, False)):
        s, *_, event = battle_station(sites=1, bays=2, destinies=(8,))
        if guest:
            s.put("Luke Skywalker", at=s.location("Death Star: War Room", side="dark"))
        s.do("attempt", event)
        s.do("amount", amount=1)
        assert (s.zone(event) == "lost") == destroyed


def test_light_chooses_what_is_taken_off():
    s, _, planet, _, event = battle_station(sites=2, bays=0, destinies=(9,))
    s.location("Yavin 4: Docking Bay")
    s.do("attempt", event)
    assert s.decision.player == "light"
    assert {each.amount for each in s.decision.options} == {2, 1, 0}
    s.do("amount", amount=1)
    assert not s.blown_away(planet)
    s, _, planet, _, event = battle_station(sites=2, bays=0, destinies=(9,))
    s.do("attempt", event)
    s.do("amount", amount=0)
    assert s.blown_away(planet)


@pytest.mark.ruling("generic-sites.7")
def test_generic_sites_count_for_nothing():
    marsh = Site("Marsh", DARK, "t_marsh", ["exterior", "planet"], (1, 1))
    s = Scenario(cards=[marsh])
    star, planet = s.location("Death Star"), s.location("Tatooine", side="light")
    s.location("Marsh")
    s.put("Superlaser", on=star)
    event = s.hand("dark", "Commence Primary Ignition")
    s.start(turn="dark", phase="control")
    orbit(s, star, planet)
    s.destinies("dark", 9)
    s.do("attempt", event)
    assert s.count("dark", "force") == 12 and s.blown_away(planet)  # neither X nor Z


def test_what_light_may_choose_are_the_sites_that_count():
    marsh = Site("Marsh", DARK, "t_marsh", ["exterior", "planet"], (1, 1))
    s = Scenario(cards=[marsh])
    for title in ("Yavin 4", "Yavin 4: Docking Bay", "Yavin 4: Massassi Throne Room", "Yavin 4: Massassi War Room"):
        s.location(title, side="light")
    s.location("Marsh")  # on Yavin 4
    for title in ("Hoth: Main Power Generators (1st Marker)", "Hoth: North Ridge (4th Marker)"):
        s.location(title, side="light")
    s.location("Hoth: Mountains (6th Marker)")
    star, planet = s.location("Death Star"), s.location("Tatooine", side="light")
    s.location("Tatooine: Mos Eisley", side="dark")
    s.put("Superlaser", on=star)
    event = s.hand("dark", "Commence Primary Ignition")
    s.start(turn="dark", phase="control")
    orbit(s, star, planet)
    s.do("attempt", event)
    assert {each.amount for each in s.decision.options} == {1, 3, 2}  # here, on Yavin 4, on Hoth


def test_another_weapon_or_another_star_does_not_do():
    moon = System("Moonlet", DARK, "t_moonlet", ["mobile"], (0, 1), dark=[MobileSystem(parsec=0, hyperspeed=1)])
    s = Scenario(cards=[moon])
    star, other, planet = s.location("Death Star"), s.location("Moonlet"), s.location("Tatooine", side="light")
    battery = s.put("Turbolaser Battery", on=star)
    event = s.hand("dark", "Commence Primary Ignition")
    s.start(turn="dark", phase="control")
    orbit(s, star, planet)
    assert not s.can("attempt", event) and s.on_table(battery)
    clear_status(s._engine, star.id, ORBITING)
    set_status(s._engine, star.id, IN_DEEP_SPACE, value=4)
    s.put("Superlaser", on=star)
    orbit(s, other, planet)
    assert not s.can("attempt", event)


def test_it_needs_a_superlaser_an_orbit_and_force():
    s, star, planet, laser, event = battle_station(sites=1)
    assert s.can("attempt", event)
    s.force("dark", 0)
    assert not s.can("attempt", event)
    s.force("dark", 1)
    assert s.can("attempt", event)
    clear_status(s._engine, star.id, ORBITING)
    set_status(s._engine, star.id, IN_DEEP_SPACE, value=4)
    s.force("dark", 5)
    assert not s.can("attempt", event)
    orbit(s, star, planet)
    s.happen("lose", laser)
    assert not s.can("attempt", event)


@pytest.mark.parametrize(("turn", "phase"), [("light", "control"), ("dark", "deploy")])
def test_it_is_for_your_control_phase(turn, phase):
    s, *_, event = battle_station()
    s.start(turn=turn, phase=phase)
    assert not s.can("attempt", event)


def test_it_is_the_shot_of_the_superlaser_for_this_turn():
    s, _, _, laser, event = battle_station(sites=1, destinies=(1,))
    other = s.hand("dark", "Commence Primary Ignition")
    s.do("attempt", event)
    s.do("amount", amount=1)
    assert not s.can("attempt", other)
    s.until(phase="draw")
    s.start(turn="dark", phase="control")
    s.force("dark", 5)
    assert s.can("attempt", other) and s.on_table(laser)


def test_what_fails_costs_a_gunner():
    s, _, planet, _, event = battle_station(sites=1, bays=1, destinies=(1,))
    bay = s.location("Death Star: Docking Bay 327", side="dark")
    gunner, other = s.put("Death Star Gunner", at=bay), s.put("Death Star Gunner", at=bay)
    s.do("attempt", event)
    s.do("amount", amount=1)
    s.do("choose", gunner)
    assert s.zone(gunner) == "lost" and s.on_table(other) and not s.blown_away(planet)


def test_what_succeeds_costs_no_gunner():
    s, _, planet, _, event = battle_station(sites=1, bays=1, destinies=(9,))
    gunner = s.put("Death Star Gunner", at=s.location("Death Star: Docking Bay 327", side="dark"))
    s.do("attempt", event)
    s.do("amount", amount=1)
    assert s.on_table(gunner) and s.blown_away(planet)


@pytest.mark.parametrize(("gunners", "place", "destiny", "destroyed"), [
    (2, "Death Star: Docking Bay 327", 5, True), (1, "Death Star: Docking Bay 327", 6, False),
    (1, "Death Star: Docking Bay 327", 7, True), (2, "Tatooine: Mos Eisley", 5, False),
])  # fmt: skip
def test_gunners_on_the_death_star_add_two_each(gunners, place, destiny, destroyed):
    s, _, planet, _, event = battle_station(sites=1, bays=1, destinies=(destiny,))
    where = s.location(place, side="dark")
    for _ in range(gunners):
        s.put("Death Star Gunner", at=where)
    s.do("attempt", event)
    s.do("amount", amount=1)
    assert s.blown_away(planet) == destroyed


def test_a_gunner_aboard_a_ship_adds_nothing_and_fetches_nothing():
    s, star, planet, _, event = battle_station(sites=1, bays=1, destinies=(8,))
    gunner = s.put("Death Star Gunner", aboard=s.put("Devastator", at=star), as_="passenger")
    s.pile("dark", "reserve", "Superlaser")
    s.destinies("dark", 8)
    assert not s.can("use", gunner)
    s.do("attempt", event)
    s.do("amount", amount=1)
    assert not s.blown_away(planet)


def test_a_gunner_need_not_go_and_goes_in_the_control_phase_only():
    s = Scenario()
    gunner = s.put("Death Star Gunner", at=s.location("Death Star: Docking Bay 327", side="dark"))
    s.pile("dark", "reserve", "Superlaser")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.on_table(gunner) and not s.can("use", gunner)


def test_a_gunner_fetches_the_superlaser():
    s = Scenario()
    bay = s.location("Death Star: Docking Bay 327", side="dark")
    gunner = s.put("Death Star Gunner", at=bay)
    away = s.put("Death Star Gunner", at=s.location("Tatooine: Mos Eisley", side="dark"))
    laser, other = s.pile("dark", "reserve", "Superlaser", "Turbolaser Battery")
    s.start(turn="dark", phase="control")
    assert not s.can("use", away) and not s.can("use", gunner, other)
    s.do("use", gunner, laser)
    assert s.zone(gunner) == "used" and s.zone(laser) == "hand"
    s.start(turn="light", phase="control")
    assert not s.can("use", away)


def test_the_superlaser_deploys_at_parsec_0_only():
    s = Scenario(cards=[System("Near", DARK, "t_near", ["planet"], (0, 1), parsec=0)])
    star, planet = s.location("Death Star"), s.location("Tatooine", side="light")
    laser = s.hand("dark", "Superlaser")
    near = s.location("Near")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", laser, star) and not s.can("deploy", laser, planet) and not s.can("deploy", laser, near)
    orbit(s, star, planet)
    assert not s.can("deploy", laser)


@pytest.mark.parametrize(("where", "first", "struck"), [("here", 3, True), ("orbited", 3, True), ("here", 2, False)])
def test_the_superlaser_fires_at_capital_ships_here_and_in_the_system_below(where, first, struck):
    s = Scenario()
    star, planet = s.location("Death Star"), s.location("Tatooine", side="light")
    laser = s.put("Superlaser", on=star)
    place = star if where == "here" else planet
    ship = s.put("Corellian Corvette", at=place)  # armor 4
    wing = s.put("X-wing", at=place)
    s.put("Biggs Darklighter", aboard=wing, as_="pilot")
    s.put("Leia Organa", aboard=ship)
    s.put("Vader's Custom TIE", at=place)
    s.put("Darth Vader", aboard=s.put("Devastator", at=place), as_="pilot")
    s.start(turn="dark", phase="battle")
    orbit(s, star, planet)
    s.destinies("dark", first, 2)
    s.do("battle", place)
    force = s.count("dark", "force")
    assert not s.can("fire", laser, wing)
    s.do("fire", laser, ship)
    assert s.count("dark", "force") == force - 4 and s.hit(ship) == struck
    assert not s.can("fire", laser)


def test_the_superlaser_reaches_no_other_system():
    s = Scenario()
    star, planet, far = s.location("Death Star"), s.location("Tatooine", side="light"), s.location("Yavin 4")
    laser, ship = s.put("Superlaser", on=star), s.put("Corellian Corvette", at=far)
    s.put("Leia Organa", aboard=ship)
    s.put("Darth Vader", aboard=s.put("Devastator", at=far), as_="pilot")
    s.start(turn="dark", phase="battle")
    orbit(s, star, planet)
    s.do("battle", far)
    assert not s.can("fire", laser)


# -- Commence Recharging -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("commence-recharging.1")
def test_it_deploys_on_a_superlaser():
    s, star, _, laser, _ = battle_station()
    effect = s.hand("light", "Commence Recharging")
    battery = s.put("Turbolaser Battery", on=star)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", effect, laser) and not s.can("deploy", effect, battery)
    assert not s.can("deploy", effect, star)


def charged(number, **more):
    s, star, planet, laser, event = battle_station(**more)
    effect = s.put("Commence Recharging", on=laser)
    s.force("dark", 20)
    for _ in range(number):
        s.do("use", effect)
        s.until(player="dark")
    return s, star, planet, laser, event, effect


@pytest.mark.ruling("commence-recharging.2", "commence-recharging.3", "commence-recharging.6")
def test_eight_force_stacked_on_it_recharge_the_superlaser():
    s, *_, event, effect = charged(6)
    top = s.game.engine.pile("dark", "force")[-1]
    s.do("use", effect)
    s.until(player="dark")
    assert s.game.engine.card(top).zone == "stacked"
    assert s.count("dark", "force") == 13 and s.count("dark", "stacked") == 7
    assert not s.can("attempt", event)
    s.do("use", effect)
    s.until(player="dark")
    assert s.count("dark", "force") == 12
    assert s.can("attempt", event) and not s.can("use", effect)
    s.do("attempt", event)  # X comes besides: one site
    assert s.count("dark", "force") == 11


@pytest.mark.ruling("commence-recharging.3")
def test_only_the_opponent_stacks_and_only_with_force():
    s, *_, effect = charged(0)
    s.force("dark", 0)
    assert not s.can("use", effect)
    s.start(turn="light", phase="control")
    assert not any(each.card == effect for each in s.decision.options)


@pytest.mark.ruling("commence-recharging.2")
def test_ships_can_be_fired_at_all_the_same():
    s, star, _, laser, _, _ = charged(0)
    ship = s.put("Corellian Corvette", at=star)
    s.put("Leia Organa", aboard=ship)
    s.put("Darth Vader", aboard=s.put("Devastator", at=star), as_="pilot")
    s.start(turn="dark", phase="battle")
    s.do("battle", star)
    assert s.can("fire", laser, ship)


@pytest.mark.ruling("commence-recharging.4", "commence-recharging.5")
def test_a_shot_at_a_planet_cancels_it_and_the_force_comes_back():
    s, *_, event, effect = charged(8, destinies=(1,))
    s.do("attempt", event)
    assert s.zone(effect) == "lost"
    assert s.count("dark", "stacked") == 0 and s.count("dark", "used") >= 8


@pytest.mark.ruling("commence-recharging.4")
def test_a_shot_at_a_ship_does_not():
    s, star, _, laser, _, effect = charged(8)
    ship = s.put("Corellian Corvette", at=star)
    s.put("Leia Organa", aboard=ship)
    s.put("Darth Vader", aboard=s.put("Devastator", at=star), as_="pilot")
    s.start(turn="dark", phase="battle")
    s.do("battle", star)
    s.do("fire", laser, ship)
    assert s.on_table(effect)


@pytest.mark.ruling("commence-recharging.5")
def test_however_it_is_cancelled_the_force_goes_to_the_used_pile():
    s, *_, effect = charged(3)
    used = s.count("dark", "used")
    alter = s.hand("dark", "Alter")
    s.put("Darth Vader", at=s.location("Death Star: Docking Bay 327", side="dark"))
    s.destinies("dark", 0)
    s.do("play", alter, effect)
    s.until(player="dark")
    assert s.zone(effect) == "lost" and s.count("dark", "used") >= used + 3


@pytest.mark.ruling("commence-recharging.5")
def test_the_force_stays_if_something_else_is_cancelled():
    s, *_ = charged(3)
    other, alter = s.put("Traffic Control", on="table"), s.hand("dark", "Alter")
    s.put("Darth Vader", at=s.location("Death Star: Docking Bay 327", side="dark"))
    s.destinies("dark", 0)
    s.do("play", alter, other)
    s.until(player="dark")
    assert s.zone(other) == "lost" and s.count("dark", "stacked") == 3


@pytest.mark.ruling("commence-recharging.5")
def test_what_is_stacked_is_lost_with_it_if_it_is_not_cancelled():
    s, *_, effect = charged(3)
    s.happen("lose", effect)
    assert s.count("dark", "lost") == 3
