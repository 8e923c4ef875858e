"""Who is in a battle (participating-in-battle, may-not-participate-in-battle, passengers)."""

import pytest
from battle_cards import CARDS, rules, standoff, verbs

from cantina.testing import Scenario


def fleet(**aboard):
    """A Dark flagship with cards aboard, against a Rebel snub fighter; the battle is at its weapons segment."""
    s = Scenario(cards=CARDS)
    system, bridge = s.location("Testworld"), s.location("Warship: Bridge")
    ship = s.put("Warship", at=system)
    s.put("Hero", aboard=s.put("Snub", at=system), as_="pilot")
    s.force("dark", 5)
    s.force("light", 5)
    return s, system, bridge, ship


@pytest.mark.ruling("participating-in-battle.1", "participating-in-battle.2", "passengers.2")
def test_bridge_cockpit_and_cargo_bay_all_take_part():
    s, system, _, ship = fleet()
    pilot = s.put("Villain", aboard=ship, as_="pilot")
    passenger = s.put("Guardsman", aboard=ship, as_="passenger")
    fighter = s.put("Fighter", aboard=ship, as_="cargo")
    inside = s.put("Stormtrooper", aboard=fighter, as_="pilot")
    s.hand("light", "Don't Underestimate Our Chances")
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert s.battle.segment == "initiation"  # from the very first moment
    assert set(s.battle.participants("dark")) == {ship, pilot, passenger, fighter, inside}


@pytest.mark.ruling("participating-in-battle.1")
def test_cards_at_other_locations_take_no_part():
    s, site, _, (villain,) = standoff(["Hero"], ["Villain"])
    s.put("Villain", at=s.location("Testworld: Ridge"))
    s.do("battle", site)
    assert s.battle.participants("dark") == (villain,)


@pytest.mark.ruling("passengers.3")
def test_characters_below_decks_take_no_part():
    s, system, bridge, ship = fleet()
    below = s.put("Villain", at=bridge)
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert s.battle.participants("dark") == (ship,) and s.at(below) == bridge
    assert s.decision.player == "light"  # and his ability draws no battle destiny


@pytest.mark.ruling("passengers.1", "passengers.4")
@pytest.mark.parametrize(("seat", "draws"), [("pilot", True), ("passenger", False)])
def test_who_neither_pilots_nor_drives_is_a_passenger(seat, draws):
    s, system, _, ship = fleet()
    villain = s.put("Villain", aboard=ship, as_=seat)
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert villain in s.battle.participants("dark")
    assert (s.decision.player == "dark" and "draw-destiny" in verbs(s)) == draws


@pytest.mark.ruling("passengers.1")
def test_a_passenger_who_takes_the_controls_is_one_no_more():
    s, _, _, ship = fleet()
    villain = s.put("Villain", aboard=ship, as_="passenger")
    s.start(turn="dark", phase="deploy")
    s.do("seat", villain, seat="pilot")
    s.until(phase="battle", player="dark")
    s.do("battle", s.at(ship))
    assert s.decision.player == "dark" and s.can("draw-destiny")


@pytest.mark.ruling("participating-in-battle.11", "passengers.2")
def test_passengers_use_and_suffer_battle_actions():
    s, system, _, ship = fleet()
    passenger = s.put("Officer", aboard=ship, as_="passenger")
    shot = s.hand("dark", "Fix Bayonets")
    s.start(turn="dark", phase="battle")
    s.do("battle", system)
    assert s.can("use", passenger)  # his text speaks of being in battle
    assert s.can("play", shot, passenger)  # and others may speak of him


@pytest.mark.ruling("participating-in-battle.11")
@pytest.mark.parametrize(("aboard", "draws"), [(True, 2), (False, 1)])
def test_han_with_his_pistol_adds_his_destiny_as_a_passenger(aboard, draws):
    s = Scenario()
    kessel, hut = s.location("Kessel"), s.location("Tatooine: Obi-Wan's Hut")
    falcon = s.put("Millennium Falcon", at=kessel)
    s.put("Luke Skywalker", aboard=falcon, as_="pilot")
    seat = {"aboard": falcon, "as_": "passenger"} if aboard else {"at": hut}
    han = s.put("Han With Heavy Blaster Pistol", **seat)
    s.put("Devastator", at=kessel)
    s.force("light", 1)
    s.start(turn="light", phase="battle")
    s.do("battle", kessel)
    assert (han in s.battle.participants("light")) == aboard
    for _ in range(draws):
        s.until(player="light", verb="draw-destiny")
        s.do("draw-destiny")
    assert len(s.battle.destinies("light")) == draws and not (s.decision.player == "light" and s.can("draw-destiny"))


@pytest.mark.ruling("participating-in-battle.5")
@pytest.mark.parametrize("by", ["dark", "light"])
def test_sergeant_wallen_joins_the_battle_that_his_side_has_begun_and_is_counted(by):
    s = Scenario()
    dunes = s.location("Tatooine: Jundland Wastes")
    s.put("Imperial Blaster", on=s.put("Stormtrooper", at=dunes))
    s.put("Luke Skywalker", at=dunes), s.put("Chewbacca", at=dunes)
    wallen = s.hand("dark", "Sergeant Wallen")
    s.force("light", 2), s.force("dark", 2)
    s.start(turn=by, phase="battle")
    s.do("battle", dunes)
    assert s.can("deploy", wallen) == (by == "dark")
    if by == "dark":
        s.do("deploy", wallen)
        assert wallen in s.battle.participants("dark")
        s.until(player="dark", verb="forfeit")
        assert s.battle.power("dark") == 3 and s.can("forfeit", wallen)


@pytest.mark.ruling("participating-in-battle.5")
@pytest.mark.parametrize(("destiny", "comes"), [(5, True), (6, False)])
def test_who_comes_with_tauntaun_bones_at_a_weapon_destiny_fires_at_once(destiny, comes):
    s = Scenario()
    dunes = s.location("Tatooine: Jundland Wastes")
    shooter = s.put("Stormtrooper", at=dunes)
    gun, target = s.put("Imperial Blaster", on=shooter), s.put("Luke Skywalker", at=dunes)
    s.put("Tauntaun Bones", on="table")
    han = s.hand("light", "Han With Heavy Blaster Pistol")
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", dunes)
    s.destinies("dark", destiny)
    s.do("fire", gun, target)
    assert (han in s.battle.participants("light")) == comes
    assert (s.decision.player == "light" and s.can("fire", han, shooter)) == comes


@pytest.mark.ruling("participating-in-battle.3", "participating-in-battle.5")
def test_who_arrives_before_the_power_segment_takes_part_at_once():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    friend = s.put("Friend", at=s.location("Testworld: Ridge"))
    gun = s.put("Blaster", on=friend, side="light")
    hurry = s.hand("light", "Hurry")
    s.put("Imperial Blaster", on=s.put("Stormtrooper", at=site))
    s.do("battle", site)
    s.pass_()
    assert not s.can("fire", gun)
    s.do("play", hurry, friend)
    assert friend in s.battle.participants("light")
    s.pass_()
    assert s.can("fire", gun)


@pytest.mark.ruling("participating-in-battle.5")
def test_a_react_brings_a_card_into_the_battle():
    s, site, _, _ = standoff(["Rebel Trooper"], ["Stormtrooper"])
    wolfman = s.put("Shistavanen Wolfman", at=s.location("Testworld: Ridge"))
    gun = s.put("Blaster", on=wolfman, side="light")
    s.do("battle", site)
    s.do("react", wolfman)
    assert wolfman in s.battle.participants("light") and s.can("fire", gun)


@pytest.mark.ruling("participating-in-battle.4")
def test_who_arrives_after_the_power_segment_began_takes_no_part():
    s, site, (hero,), _ = standoff(["Hero"], ["Master"])
    friend = s.put("Friend", at=s.location("Testworld: Ridge"))
    late = s.hand("light", "Late Arrival")
    s.do("battle", site)
    s.do("draw-destiny")
    s.do("play", late, friend)
    assert s.at(friend) == site
    assert s.battle.participants("light") == (hero,) and s.battle.power("light") == 4
    s.until(verb="forfeit")
    assert not s.can("forfeit", friend)


@pytest.mark.ruling("participating-in-battle.7")
def test_a_character_brought_back_after_being_forfeited_is_out_of_the_battle():
    s = Scenario(cards=CARDS)
    site = s.location("Tatooine: Lars' Moisture Farm")
    rebel, friend = s.put("Rebel Trooper", at=site), s.put("Friend", at=site)
    s.put("Master", at=site)
    ben = s.hand("light", "Old Ben")
    s.force("light", 3)
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.until(verb="forfeit")
    s.do("forfeit", rebel)
    s.do("play", ben)
    assert s.on_table(rebel) and s.battle.participants("light") == (friend,)
    assert not s.can("forfeit", rebel) and s.can("forfeit", friend)
    assert rules(s.why_not("forfeit", rebel)) == {"forfeit"}


# -- who may not take part ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("may-not-participate-in-battle.1")
def test_who_may_not_participate_gives_no_presence_for_a_battle():
    s, site, (pacifist,), _ = standoff(["Pacifist"], ["Stormtrooper"])
    assert s.presence("light", site)
    assert not s.can("battle", site) and rules(s.why_not("battle", site)) == {"may-not-participate-in-battle"}
    assert s.why_not("battle", site)[0].card == pacifist


@pytest.mark.ruling("may-not-participate-in-battle.2", "participating-in-battle.1")
def test_who_may_not_participate_is_left_out_when_others_fight():
    s, site, (pacifist, rebel), _ = standoff(["Pacifist", "Rebel Trooper"], ["Villain"])
    s.do("battle", site)
    assert s.battle.participants("light") == (rebel,) and s.battle.power("light") == 1
    s.pass_()
    assert s.battle.segment == "damage" and not s.can("forfeit", pacifist) and s.can("forfeit", rebel)


@pytest.mark.ruling("may-not-participate-in-battle.3")
def test_who_is_excluded_during_a_battle_is_out_from_then_on():
    s, site, (hero, rebel), _ = standoff(["Hero", "Rebel Trooper"], ["Villain"])
    gun = s.put("Blaster", on=hero, side="light")
    vanish, _ = s.hand("light", "Vanish", "Field Drill")
    s.do("battle", site)
    assert s.battle.power("light") == 5 and s.can("fire", gun)
    s.do("play", vanish, hero)
    assert s.battle.participants("light") == (rebel,) and s.battle.power("light") == 1
    assert rules(s.why_not("fire", gun, player="light")) == {"participating-in-battle"}
    s.until(verb="forfeit")
    assert s.battle.destinies("light") == () and not s.can("forfeit", hero)


@pytest.mark.ruling("may-not-participate-in-battle.1", "may-not-participate-in-battle.2")
@pytest.mark.parametrize("escort", [True, False])
def test_who_is_aboard_an_excluded_ship_is_excluded_with_it(escort):
    """Imperial Barrier on a ship that was just deployed with its pilot: he does not fight on without it."""
    s = Scenario()
    system = s.location("Yavin 4", side="light")
    wing = s.put("X-wing", at=system) if escort else None
    s.put("TIE Fighter", at=system)
    red, leader = s.hand("light", "Red 1", "Red Leader")
    barrier = s.hand("dark", "Imperial Barrier")
    s.force("light", 6)
    s.force("dark", 1)
    s.start(turn="light", phase="deploy")
    s.do("deploy", red, system, leader)
    s.do("play", barrier)
    s.until(phase="battle")
    assert s.can("battle", system) is escort
    if escort:
        s.do("battle", system)
        assert s.battle.participants("light") == (wing,)
