"""Premiere: devices and Effects."""

import pytest

from cantina.lang import DARK, DROID, HERE, OPPONENT, Action, At, Limit, LoseForce, Modify, Site
from cantina.testing import Scenario
from tests.cards.people import PEOPLE, scene


def test_restraining_bolt_stops_a_droid_and_its_text():
    s = scene()
    site, _ = s.location("Tatooine: Dune Sea"), s.location("Tatooine: Jawa Camp", side="light")
    droid, bolt = s.put("Test Unit", at=site), s.hand("light", "Restraining Bolt")
    assert s.power(droid) == 3
    s.start(turn="light", phase="deploy")
    s.do("deploy", bolt, droid)
    assert s.power(droid) == 2
    s.until(phase="move")
    assert not s.can("walk", droid)


def test_restraining_bolt_is_for_any_droid_at_a_site():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    enemy, human = s.put("LIN-V8M (Elleyein-Veeateemm)", at=site), s.put("Rebel Trooper", at=site)
    bolt = s.hand("light", "Restraining Bolt")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", bolt, enemy) and not s.can("deploy", bolt, human)


def test_restraining_bolt_is_transferred_for_free_to_any_droid_here():
    s = scene(0)
    site, far = s.location("Tatooine: Dune Sea"), s.location("Tatooine: Jawa Camp", side="light")
    droid, enemy = s.put("Test Unit", at=site), s.put("LIN-V8M (Elleyein-Veeateemm)", at=site)
    away, bolt = s.put("Test Unit", at=far), s.put("Restraining Bolt", on=droid)
    s.start(turn="light", phase="deploy")
    assert not s.can("transfer", bolt, away)
    s.do("transfer", bolt, enemy)
    assert s.carrier(bolt) == enemy and s.power(droid) == 3


def test_lightsaber_proficiency():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    luke, leia = s.put("Test Luke", at=site), s.put("Test Leia", at=site)
    s.put("Test Saber", on=luke)
    card = s.hand("light", "Lightsaber Proficiency")
    s.put("Stormtrooper", at=site)
    s.put("Blaster", on=leia, side="light")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, leia)
    s.do("deploy", card, luke)
    assert s.power(luke) == 2
    s.until(phase="battle")
    s.do("battle", site)
    assert s.power(luke) == 5


def test_lightsaber_proficiency_may_add_one_to_a_drain():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    luke = s.put("Test Luke", at=site)
    s.put("Test Saber", on=luke)
    card = s.put("Lightsaber Proficiency", on=luke)
    s.start(turn="light", phase="control")
    s.do("drain", site)
    assert s.drain_amount("light", site) == 1
    s.do("use", card)
    s.do("lose", pile="reserve")
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 2 and s.drain_amount("light", site) == 1


def test_lightsaber_proficiency_goes_with_the_lightsaber():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    luke, leia = s.put("Test Luke", at=site), s.put("Test Leia", at=site)
    saber = s.put("Test Saber", on=luke)
    card = s.put("Lightsaber Proficiency", on=luke)
    s.start(turn="light", phase="deploy")
    assert s.on_table(card)
    s.do("transfer", saber, leia)
    assert s.zone(card) == "lost"


def lost_battle(*hand: str):
    """The Light Side loses a battle by 4 with one trooper of forfeit value 2, and the Savrip on table."""
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    s.put("Rebel Trooper", at=site)
    for _ in range(5):
        s.put("Stormtrooper", at=site)
    cards = s.hand("light", *hand)
    s.put("Mantellian Savrip", on="table")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    s.until(verb="forfeit")
    return s, cards


def test_mantellian_savrip_forfeits_from_hand():
    s, (pilot, ploy) = lost_battle("Test Pilot", "Test Ploy")
    assert not s.can("forfeit", ploy)
    s.do("forfeit", pilot)
    assert s.zone(pilot) == "lost"
    s.do("lose", pile="reserve")
    assert s.battle is None


@pytest.mark.ruling("mantellian-savrip.7")
def test_mantellian_savrip_does_nothing_for_the_winner():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    for who in ("Test Luke", "Test Leia", "Test Obi-Wan", "Test Vader"):
        s.put(who, at=site)
    pilot = s.hand("light", "Test Pilot")
    s.put("Mantellian Savrip", on="table")
    s.destinies("dark", 2)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.do("draw-destiny")
    s.until(verb="forfeit")
    while s.decision.player == "dark":
        s.do("lose", pile="reserve")
    assert s.battle.winner == "light" and s.battle.attrition("light") == 2  # Light owes something, all the same
    assert any(option.verb == "forfeit" for option in s.decision.options) and not s.can("forfeit", pilot)


def test_mantellian_savrip_costs_three_and_nothing_with_c_3po():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    card = s.hand("light", "Mantellian Savrip")
    assert s.deploy_cost(card) == 3
    s.put("Test Threepio", at=site)
    assert s.deploy_cost(card) == 0


def test_rebel_planners():
    s = scene()
    room, sky, other = s.location("Yavin 4: Massassi War Room"), s.location("Yavin 4", side="light"), s.location(
        "Tatooine", side="light")  # fmt: skip
    for place in (sky, sky, other):
        s.put("Test X-wing", at=place)
    card = s.hand("light", "Rebel Planners")
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, room)
    assert (s.total_power("light", sky), s.total_power("light", other)) == (8, 3)
    assert s.count("light", "force") == 9


def test_rebel_planners_deploy_at_any_docking_bay_only():
    s = scene()
    bay, dunes = s.location("Tatooine: Docking Bay 94", side="light"), s.location("Tatooine: Dune Sea")
    card = s.hand("light", "Rebel Planners")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, bay) and not s.can("deploy", card, dunes)


def test_revolution_turns_a_location_round_and_back():
    s = scene()
    hut = s.location("Tatooine: Obi-Wan's Hut")
    card, alter = s.hand("light", "Revolution"), s.hand("dark", "Alter")
    s.put("Test Vader", at=hut)
    assert (s.icons("light", hut), s.icons("dark", hut), s.drain_amount("dark", hut)) == (2, 0, 3)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, hut)
    s.pass_()  # Alter could answer the deployment too
    assert (s.icons("light", hut), s.icons("dark", hut), s.drain_amount("dark", hut)) == (0, 2, 0)
    assert s.count("light", "force") == 7
    s.destinies("dark", 0)
    s.do("play", alter, card)
    assert (s.zone(card), s.icons("light", hut)) == ("lost", 2)


def test_two_revolutions_turn_a_location_twice():
    s = scene()
    hut = s.location("Tatooine: Obi-Wan's Hut")
    s.put("Revolution", on=hut)
    s.put("Revolution", on=hut)
    assert s.icons("light", hut) == 2


def test_revolution_cannot_turn_the_death_star():
    s = scene()
    moon, planet = s.location("Death Star"), s.location("Tatooine", side="light")
    card = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, planet) and not s.can("deploy", card, moon)


def test_expand_the_empire_adds_the_dark_text_to_adjacent_sites():
    s = scene()
    home, near, far = (s.location(title, side="dark") for title in (
        "Tatooine: Mos Eisley", "Tatooine: Jawa Camp", "Tatooine: Jundland Wastes"))  # fmt: skip
    spies = [s.put("Test Snitch", at=place) for place in (home, near, far)]
    assert s.adjacent(home, near) == s.adjacent(near, far) != s.adjacent(home, far)
    card = s.hand("dark", "Expand The Empire")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, home)
    touched = [1 if s.adjacent(home, place) or place == home else 0 for place in (home, near, far)]
    assert [s.power(spy) for spy in spies] == [2 + bonus for bonus in touched]
    assert s.power(spies[0]) == 3  # a text does not add up with itself


def test_expand_the_empire_does_not_spread_the_light_text():
    s = scene()
    camp, near = s.location("Tatooine: Jawa Camp", side="dark"), s.location("Tatooine: Dune Sea")
    s.put("Expand The Empire", on=camp)
    friend, foe = s.put("Jawa", at=near, side="light"), s.hand("dark", "Jawa")
    assert s.adjacent(camp, near) and s.power(friend) == 1
    assert s.deploy_cost(foe, at=near) == 1


def test_revolution_turns_expand_the_empire_too():
    s = scene()
    home, near = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Dune Sea")
    s.put("Expand The Empire", on=home)
    mine, theirs = s.put("Test Spy", at=near), s.put("Test Snitch", at=near)
    assert (s.power(mine), s.power(theirs)) == (2, 3)
    s.put("Revolution", on=home)
    assert (s.power(mine), s.power(theirs)) == (3, 2)


def test_an_expanded_action_is_used_where_it_stands():
    home = Site("Tatooine: Test Hall", DARK, "test hall", ["exterior", "planet"], (0, 1), dark=[
        Action([LoseForce(1, OPPONENT)], limit=Limit("turn")), Modify("power", +1, DROID & At(HERE))])  # fmt: skip
    s = Scenario(cards=[*PEOPLE, home])
    place, near = s.location("Tatooine: Test Hall"), s.location("Tatooine: Dune Sea")
    s.put("Expand The Empire", on=place)
    s.start(turn="dark", phase="control")
    for target in ((), (near,)):
        s.decide(lambda option, there=target: option.verb == "use" and option.targets == there)
    assert s.count("light", "lost") == 2 and not s.can("use", place)


def test_lack_of_faith_lowers_the_opponents_total_ability():
    s = scene()
    site = s.location("Tatooine: Dune Sea")
    vader, card = s.put("Test Vader", at=site), s.hand("dark", "I Find Your Lack Of Faith Disturbing")
    s.put("Test Chief", at=site)
    assert s.presence("light", site)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, vader)
    assert not s.presence("light", site) and s.count("dark", "force") == 9
    s.put("Test Obi-Wan", at=site)
    assert s.presence("light", site)


def test_presence_of_the_force_adds_an_icon_on_each_side():
    s = scene()
    room = s.location("Yavin 4: Massassi Throne Room")
    card = s.hand("dark", "Presence Of The Force")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, room)
    assert (s.icons("light", room), s.icons("dark", room)) == (2, 1)
    assert (s.generation("dark"), s.drain_amount("dark", room)) == (2, 2)
    s.put("Presence Of The Force", on=room)
    assert s.icons("light", room) == 2  # copies do not add up
