"""A New Hope and the Jedi Pack: spies, dejarik, systems."""

import pytest

from cantina.lang import DARK, HERE, LIGHT, STARSHIP, ReactMove, Rules, Site, System, your
from cantina.testing import Scenario
from tests.cards.people import PEOPLE, scene

# -- spies -------------------------------------------------------------------------------------------------------------


def spy_at_work():
    s = scene()
    site, near = s.location("Tatooine: Dune Sea"), s.location("Tatooine: Jawa Camp", side="light")
    spy, card = s.put("Test Spy", at=site), s.hand("light", "Undercover")
    s.put("Stormtrooper", at=site)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, spy)
    return s, site, near, spy, card


def test_an_undercover_spy_gives_no_presence_and_blocks_drains():
    s, site, _, spy, _ = spy_at_work()
    assert not s.presence("light", site) and not s.active(spy)
    s.until(player="dark")
    s.until(phase="control")
    assert not s.can("drain", site) and s.controls("dark", site)


def test_an_undercover_spy_cannot_be_battled():
    s, site, _, _, _ = spy_at_work()
    s.until(phase="battle")
    assert s.why_not("battle", site, player="light")


def test_an_undercover_spy_moves_in_the_opponents_move_phase():
    s, _, near, spy, _ = spy_at_work()
    s.until(phase="move")
    assert not s.can("walk", spy)
    s.until(player="dark")
    s.until(phase="move")
    s.until(player="light", verb="walk")
    s.do("walk", spy, near)
    assert s.at(spy) == near


def test_cover_is_broken_in_the_owners_deploy_phase():
    s, site, _, spy, card = spy_at_work()
    s.do("use", card)
    assert s.zone(card) == "lost" and s.active(spy) and s.presence("light", site)


def test_cover_is_not_broken_in_other_phases():
    s, _, _, _, card = spy_at_work()
    s.until(phase="move")
    assert not s.can("use", card)


def test_undercover_is_for_spies_at_sites():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    trooper, card = s.put("Rebel Trooper", at=site), s.hand("light", "Undercover")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, trooper)


@pytest.mark.parametrize(("destiny", "fate"), [(2, "table"), (3, "lost")])
def test_double_agent(destiny, fate):
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    s.put("Test Spy", at=site)
    rival, card = s.put("Test Snitch", at=site), s.hand("light", "Double Agent")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("play", card, rival)
    assert s.zone(rival) == fate


def test_double_agent_adds_two_against_an_undercover_spy():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    mine, rival = s.put("Test Spy", at=site), s.put("Test Snitch", at=site)
    for spy in (mine, rival):
        s.put("Undercover", on=spy, side="light")
    card = s.hand("light", "Double Agent")
    s.destinies("light", 1)
    s.start(turn="light", phase="control")
    s.do("play", card, rival)
    assert s.zone(rival) == "lost"


def test_double_agent_needs_a_spy_of_yours():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    s.put("Rebel Trooper", at=site)
    s.put("Test Snitch", at=site)
    card = s.hand("light", "Double Agent")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


def test_double_agent_turns_the_sisters():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    sisters, card = s.put("Tonnika Sisters", at=site), s.hand("light", "Double Agent")
    s.start(turn="light", phase="control")
    s.do("play", card, sisters)
    assert s.presence("light", site) and not s.presence("dark", site)


# -- dejarik -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("grimtaash.1")
def test_grimtaash_cuts_a_hand_of_thirteen_down_to_eight():
    s = scene()
    card = s.hand("light", "Grimtaash")
    s.hand("dark", *["Test Plot"] * 13)
    s.start(turn="light", phase="control")
    s.do("play", card, mode=1)
    assert (s.count("dark", "hand"), s.count("dark", "used"), s.zone(card)) == (8, 5, "used")


@pytest.mark.ruling("grimtaash.1")
def test_grimtaash_leaves_twelve_cards_alone():
    s = scene()
    card = s.hand("light", "Grimtaash")
    s.hand("dark", *["Test Plot"] * 12)
    s.start(turn="light", phase="control")
    assert not s.can("play", card, mode=1)


def test_what_grimtaash_cuts_stays_hidden():
    s = scene()
    card = s.hand("light", "Grimtaash")
    s.hand("dark", *["Test Plot"] * 13)
    s.start(turn="light", phase="control")
    s.do("play", card, mode=1)
    assert not any("Test Plot" in event.text("en") for event in s.game.events("light"))


@pytest.mark.ruling("grimtaash.3", "grimtaash.5")
def test_grimtaash_takes_duplicates_by_title():
    s = scene()
    card = s.hand("light", "Grimtaash")
    twins = s.hand("dark", "Test Plot", "Test Plot")
    vader, other = s.hand("dark", "Test Vader", "Vader")
    s.start(turn="light", phase="control")
    s.do("play", card, mode=3)
    assert {s.zone(each) for each in twins} == {"lost"} and s.zone(vader) == s.zone(other) == "hand"
    assert (s.count("light", "force"), s.zone(card)) == (6, "lost")
    assert any("Test Vader" in event.text("en") for event in s.game.events("light"))


@pytest.mark.ruling("grimtaash.2")
def test_grimtaash_cancels_molator_even_at_a_holosite():
    s = scene()
    board = s.location("Dejarik Hologameboard")
    beast, card = s.put("Molator", at=board), s.hand("light", "Grimtaash")
    s.start(turn="light", phase="control")
    s.do("play", card, beast, mode=2)
    assert (s.zone(beast), s.zone(card)) == ("lost", "lost")


def beaten(*people: str):
    """A battle that the Light Side has lost by 6, with one trooper and these others; Houjix in hand."""
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    mine = [s.put(who, at=site) for who in ("Rebel Trooper", *people)]
    for _ in range(7):
        s.put("Stormtrooper", at=site)
    card, sense = s.hand("light", "Houjix"), s.hand("dark", "Sense")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.until(verb="forfeit")
    return s, mine, card, sense


@pytest.mark.ruling("houjix.1", "houjix.2")
def test_houjix_wipes_out_what_is_left_of_battle_damage():
    s, (trooper,), card, sense = beaten()
    assert not s.can("play", card)  # something can still be forfeited
    s.do("forfeit", trooper)
    s.do("play", card)
    assert s.battle is None and s.count("light", "lost") == 2
    assert s.zone(sense) == "hand"  # immune: it was never offered


def test_houjix_is_not_for_the_winner_or_outside_the_damage_segment():
    s = scene()
    card = s.hand("light", "Houjix")
    s.start(turn="light", phase="battle")
    assert not s.can("play", card)


@pytest.mark.ruling("houjix.3")
def test_houjix_cancels_sunsdown():
    s = scene()
    night, card = s.put("Sunsdown", on=s.location("Yavin 4")), s.hand("light", "Houjix")
    s.start(turn="light", phase="control")
    s.do("play", card, night)
    assert s.zone(night) == "lost"


@pytest.mark.ruling("houjix.4")
def test_only_dejarik_cards_deploy_to_the_hologameboard():
    s = scene()
    board = s.location("Dejarik Hologameboard")
    trooper, ploy, beast = s.hand("light", "Rebel Trooper", "Test Ploy", "Houjix")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", trooper, board) and not s.can("deploy", ploy) and s.can("deploy", beast, board)
    assert not s.battleground(board)


def test_dejarik_cards_live_by_their_destiny_number():
    s = scene()
    board = s.location("Dejarik Hologameboard")
    beast = s.hand("light", "Mantellian Savrip")
    s.start(turn="light", phase="deploy")
    s.do("deploy", beast, board)
    assert s.count("light", "force") == 7 and s.controls("light", board)
    assert (s.power(beast), s.ability(beast), s.forfeit(beast)) == (3, 3, 3)
    s.until(phase="move")
    assert not s.can("walk", beast)


def test_dejarik_cards_battle_and_drain():
    s = scene()
    board = s.location("Dejarik Hologameboard")
    mine, foe = s.put("Mantellian Savrip", at=board), s.put("Kintan Strider", at=board)
    s.start(turn="light", phase="battle")
    s.do("battle", board)
    assert s.battle is None and s.on_table(mine) and s.on_table(foe)  # 3 against 3
    other = scene()
    board = other.location("Dejarik Hologameboard")
    other.put("Mantellian Savrip", at=board)
    other.start(turn="light", phase="control")
    assert other.can("drain", board)


def test_imperial_holotable_converts_the_hologameboard():
    table = Site("Imperial Holotable", DARK, "test holotable", [], (1, 2), light=[Rules("dejarik")])
    s = Scenario(cards=[*PEOPLE, table])
    board = s.location("Dejarik Hologameboard")
    beast, card = s.put("Mantellian Savrip", at=board), s.hand("dark", "Imperial Holotable")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card)
    assert (s.icons("light", board), s.icons("dark", board)) == (1, 2) and s.at(beast) == board


# -- systems -----------------------------------------------------------------------------------------------------------


def test_the_death_star_moves_a_parsec_a_turn_into_orbit_or_deep_space():
    s = scene()
    moon, planet = s.location("Death Star"), s.location("Kiffex", side="dark")  # parsec 2
    ship = s.put("Test TIE", at=planet)
    s.start(turn="dark", phase="move")
    assert not s.can("hyperspeed", moon, planet)
    s.do("hyperspeed", moon, amount=1)
    assert s.count("dark", "force") == 9 and not s.can("hyperspeed", moon)
    s.until(player="light")
    s.until(phase="move", player="dark")
    s.do("hyperspeed", moon, planet)
    assert s.count("dark", "force") == 8 and s.can("hyperspeed", ship, moon)  # now at parsec 2


def test_the_light_side_does_not_move_the_death_star():
    s = scene()
    moon = s.location("Death Star")
    s.start(turn="light", phase="move")
    assert not s.can("hyperspeed", moon)


def test_ships_without_hyperdrive_reach_a_death_star_in_orbit_only():
    s = scene()
    moon, planet = s.location("Death Star"), s.location("Test Planet")
    tie = s.put("Test TIE", at=moon)
    s.start(turn="dark", phase="move")
    assert not s.can("hyperspeed", tie, planet)  # still in deep space
    s.do("hyperspeed", moon, planet)
    place = next(each for row in s.game.view("light")["table"]["rows"] for each in row["locations"]
                 if each["id"] == moon.id)  # fmt: skip
    assert (place["status"], place["marks"][0]["en"]) == (["orbiting"], "Orbiting Test Planet")
    s.do("hyperspeed", tie, planet)
    assert s.at(tie) == planet and s.count("dark", "force") == 8


def test_a_death_star_beside_a_planet_may_stay_in_deep_space_and_enter_orbit_later():
    s = scene()
    moon, planet = s.location("Death Star"), s.location("Test Planet")
    tie = s.put("Test TIE", at=moon)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", moon, amount=1)
    assert not s.can("hyperspeed", tie, planet)
    s.until(player="light")
    s.until(phase="move", player="dark")
    s.do("hyperspeed", moon, planet)
    assert s.can("hyperspeed", tie, planet)


@pytest.mark.parametrize(("light", "dark", "first"), [
    ("1_130", "1_293", "dark"), ("1_138", "1_293", "light"), ("1_130", "2_143", "light")])  # fmt: skip
def test_the_death_star_and_the_throne_room_decide_who_begins(light: str, dark: str, first: str):
    s = Scenario.opening([light], [dark])
    assert s.game.view("public")["player"] == first


def test_kashyyyk():
    s = scene()
    system, base = s.location("Kashyyyk", side="dark"), s.location("Tatooine: Dune Sea")
    ship, wookiee = s.put("Test Y-wing", at=system), s.put("Test Wookiee", at=base)
    s.put("Test Pilot", aboard=ship, as_="pilot")
    assert (s.power(ship), s.forfeit(ship), s.forfeit(wookiee)) == (3, 4, 3)
    s.put("Test Wookiee", aboard=ship, as_="pilot")
    assert (s.power(ship), s.forfeit(ship)) == (5, 6)
    assert s.drain_amount("dark", system) == 2


def test_kashyyyk_under_the_dark_side():
    s = scene()
    system, base = s.location("Kashyyyk", side="dark"), s.location("Tatooine: Dune Sea")
    wookiee, held = s.put("Test Wookiee", at=base), s.hand("light", "Test Wookiee")
    s.put("Test TIE", at=system)
    assert (s.forfeit(wookiee), s.forfeit(held)) == (0, 3)


def test_kiffex_likes_pairs():
    s = scene()
    system, site = s.location("Kiffex", side="dark"), s.location("Tatooine: Dune Sea")
    sisters = s.put("Tonnika Sisters", at=site)
    s.put("Test TIE", at=system)
    assert (s.total_power("dark", system), s.power(sisters)) == (3, 3)
    s.put("Test TIE", at=system)
    assert (s.total_power("dark", system), s.power(sisters)) == (8, 4)
    s.put("Test TIE", at=system)
    assert s.total_power("dark", system) == 9


def test_kiffex_helps_the_light_side_too():
    s = scene()
    system = s.location("Kiffex", side="dark")
    s.put("Test X-wing", at=system)
    s.put("Test X-wing", at=system)
    assert s.total_power("light", system) == 8


@pytest.mark.parametrize(("title", "cost"), [("Devastator", 0), ("Imperial-Class Star Destroyer", 1)])
def test_devastator_alone_comes_to_ralltiir_and_leaves_it_for_free(title, cost):
    for start, goal in (("Ralltiir", "Dantooine"), ("Dantooine", "Ralltiir")):
        s = scene()
        here, there = s.location(start, side="dark"), s.location(goal, side="dark")
        ship, before = s.put(title, at=here), s.count("dark", "force")
        s.start(turn="dark", phase="move")
        s.do("hyperspeed", ship, there)
        assert before - s.count("dark", "force") == cost


def test_devastator_pays_elsewhere_than_at_ralltiir():
    s = scene()
    s.location("Ralltiir", side="dark")
    ship, before = s.put("Devastator", at=s.location("Tatooine", side="dark")), s.count("dark", "force")
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", ship, s.location("Dantooine", side="dark"))
    assert before - s.count("dark", "force") == 1


def test_massassi_ruins():
    s = scene()
    ruins, moon = s.location("Yavin 4: Massassi Ruins"), s.location("Death Star")
    ship = s.put("Test X-wing", at=moon)
    s.put("Rebel Trooper", at=ruins)
    assert s.power(ship) == 3 and s.drain_amount("dark", ruins) == 2
    s.put("Test Chief", at=ruins)
    assert s.power(ship) == 4


def test_massassi_ruins_drain_more_under_the_dark_side():
    s = scene()
    ruins = s.location("Yavin 4: Massassi Ruins")
    s.put("Stormtrooper", at=ruins)
    assert s.drain_amount("dark", ruins) == 3


@pytest.mark.parametrize(("destiny", "zone", "moved"), [(1, "table", True), (2, "lost", False), (3, "table", False)])
def test_gravity_shadow(destiny, zone, moved):
    s = scene()
    start, goal = s.location("Tatooine", side="light"), s.location("Dantooine", side="light")
    ship, card = s.put("Test X-wing", at=start), s.hand("dark", "Gravity Shadow")
    s.destinies("dark", destiny)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", ship, goal)
    s.do("play", card)
    assert s.zone(ship) == zone
    if zone == "table":
        assert s.at(ship) == (goal if moved else start)
    assert s.why_not("hyperspeed", ship)


def spy_table() -> tuple[Scenario, object, object]:
    """U-3PO deployed among Rebels on Tatooine."""
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    s.put("Rebel Trooper", at=site)
    spy = s.hand("dark", "U-3PO (Yoo-Threepio)")[0]
    s.force("dark", 6)
    s.force("light", 6)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", spy, site)
    return s, site, spy


def test_u_3po_deploys_undercover_and_blocks_drains():
    s, site, spy = spy_table()
    assert not s.active(spy) and not s.presence("dark", site)
    s.until(player="light", phase="control")
    assert not s.can("drain", site)


def test_u_3po_adds_his_power_to_the_other_side_in_battle():
    s, site, spy = spy_table()
    s.put("Stormtrooper", at=site)
    s.put("Stormtrooper", at=site)
    s.put("Stormtrooper", at=site)
    assert s.total_power("light", site) == 1
    s.until(phase="battle")
    s.do("battle", site)
    assert s.battle.power("light") == 2 and s.battle.damage("light") == 1


def test_the_light_side_may_steal_u_3po_when_his_cover_is_broken():
    s, site, spy = spy_table()
    s.until(player="light")
    s.until(player="dark", phase="deploy")
    s.do("break-cover", spy)
    assert s.decision.player == "light"
    s.do("use", spy)
    assert s.active(spy) and s.game.engine.card(spy.id).side == "light"


@pytest.mark.ruling("gravity-shadow.1")
def test_gravity_shadow_stops_a_react_through_hyperspace():
    here = System("Test Haven", LIGHT, "test haven", ["planet"], (1, 1), parsec=6,
                  light=[ReactMove(your(STARSHIP), to=HERE)])  # fmt: skip
    s = Scenario(cards=[*PEOPLE, here])
    haven, base = s.location("Test Haven"), s.location("Tatooine", side="light")
    ship, card = s.put("Test X-wing", at=base), s.hand("dark", "Gravity Shadow")
    s.put("Test TIE", at=haven)
    s.force("light", 2)
    s.destinies("dark", 3)
    s.start(turn="dark", phase="control")
    s.do("drain", haven)
    s.do("react", ship)
    s.do("play", card)
    assert s.at(ship) == base and s.count("light", "force") == 1
