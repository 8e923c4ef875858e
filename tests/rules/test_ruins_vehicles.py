"""Combat vehicles, creature vehicles, and vehicles that have crashed."""

import pytest
from movement_cards import rules, table


@pytest.mark.ruling("combat-vehicle.1", "movement-regular-using-landspeed.2")
def test_a_combat_vehicle_needs_a_pilot():
    s, (bay, market, *_), start = table()
    speeder, flyer = s.put("Dart Speeder", at=bay), s.put("Flyer", at=bay)
    s.put("Courier", aboard=speeder, as_="passenger")
    start()
    assert s.power(speeder) == 0 and s.maneuver(speeder) == 0
    assert not s.can("walk", speeder) and s.reasons("walk", speeder, market) == ["nobody-steers"]
    s.do("embark", flyer, speeder, seat="pilot")
    assert s.power(speeder) == 3 and s.maneuver(speeder) == 4 and s.can("walk", speeder, market)


@pytest.mark.ruling("combat-vehicle.2", "combat-vehicle.3")
def test_without_a_pilot_it_can_be_shuttled_and_handed_from_ship_to_ship():
    s, (bay, *_), start = table()
    system = s.location("Vell")
    frigate, tender = s.put("Mercy Frigate", at=system), s.put("Old Tender", at=system)
    speeder = s.put("Dart Speeder", at=bay)
    start()
    s.do("shuttle", speeder, frigate)
    assert s.aboard(speeder) == frigate
    s.do("dock", frigate, tender, speeder)
    assert s.aboard(speeder) == tender


@pytest.mark.ruling("creature-vehicles.1", "movement-regular-using-landspeed.4")
def test_a_creature_vehicle_has_ability_and_goes_by_itself():
    s, (bay, _market, flats, *_), start = table()
    mount = s.put("Woolly Mount", at=bay)
    start()
    assert s.ability(mount) == 1 and s.occupies("light", bay) and s.power(mount) == 2
    s.do("walk", mount, flats)
    assert s.at(mount) == flats


@pytest.mark.ruling("creature-vehicles.2")
@pytest.mark.parametrize("jumps", [True, False])
def test_riders_may_jump_off_a_lost_creature_vehicle(jumps):
    s, (_, market, *_), start = table(turn="dark")
    mount = s.put("Woolly Mount", at=market)
    rider, second = s.put("Courier", aboard=mount, as_="driver"), s.put("Courier", aboard=mount, as_="passenger")
    spear = s.hand("dark", "Long Spear")
    start()
    s.do("play", spear, mount)
    assert s.decision.player == "light"
    s.do("disembark", rider)  # each rider is asked for
    s.do("disembark", second) if jumps else s.pass_()
    assert s.zone(mount) == "lost" and s.at(rider) == market and s.aboard(rider) is None
    assert s.zone(second) == ("table" if jumps else "lost")


@pytest.mark.ruling("creature-vehicles.2")
def test_nobody_jumps_off_any_other_vehicle():
    s, (_, market, *_), start = table(turn="dark")
    raft = s.put("Land Raft", at=market)
    driver = s.put("Courier", aboard=raft, as_="driver")
    spear = s.hand("dark", "Long Spear")
    start()
    s.do("play", spear, raft)
    assert s.decision.player == "dark" and s.zone(raft) == s.zone(driver) == "lost"


# -- crashed -----------------------------------------------------------------------------------------------------------


def crash(s, vehicle, phase="move"):
    wreck = s.hand("dark", "Sudden Wreck")
    s.start(turn="light", phase=phase)
    s.until(player="dark")
    s.do("play", wreck, vehicle)


@pytest.mark.ruling("crashed.1", "crashed.2", "crashed.3")
def test_a_wreck_neither_runs_nor_fights_nor_dodges():
    s, (bay, *_), _ = table()
    speeder = s.put("Dart Speeder", at=bay)
    s.put("Flyer", aboard=speeder, as_="pilot")
    s.put("Wild Overdrive", on="table")
    assert (s.landspeed(speeder), s.power(speeder), s.maneuver(speeder)) == (3, 5, 6)
    crash(s, speeder)
    assert not s.landspeed(speeder) and not s.power(speeder) and not s.maneuver(speeder)
    assert s.total_power("light", bay) == 0 and not s.can("walk", speeder)


@pytest.mark.ruling("crashed.4")
def test_armor_falls_to_two_and_stays_there():
    s, (bay, *_), _ = table()
    crawler = s.put("Iron Crawler", at=bay)
    s.put("Odd Scrambler", on="table")
    assert s.armor(crawler) == 5
    crash(s, crawler)
    assert s.armor(crawler) == 2 and s.defense(crawler) == 2


@pytest.mark.ruling("crashed.5", "crashed.13")
def test_its_text_and_its_permanent_pilot_are_gone():
    s, (bay, *_), _ = table()
    crawler = s.put("Iron Crawler", at=bay)
    assert s.total_power("light", bay) == 8 and s.occupies("light", bay)
    crash(s, crawler)
    assert s.total_power("light", bay) == 0
    assert not s.occupies("light", bay)


@pytest.mark.ruling("crashed.6")
@pytest.mark.parametrize("crashes", [True, False])
def test_its_weapons_are_silent(crashes):
    s, (_, market, *_), start = table("battle", "dark")
    speeder = s.put("Dart Speeder", at=market)
    s.put("Flyer", aboard=speeder, as_="pilot")
    cannon = s.put("Deck Cannon", on=speeder)
    s.put("Blaster", on=s.put("Courier", at=market))
    guard = s.put("Guardsman", at=market)
    wreck = s.hand("dark", "Sudden Wreck")
    start()
    s.do("battle", market)
    if crashes:
        s.do("play", wreck, speeder, mode=2)
    s.until(verb="fire")
    assert s.can("fire", cannon, guard) is not crashes
    if crashes:
        assert rules(s.why_not("fire", cannon)) == {"crashed"}


@pytest.mark.ruling("crashed.7")
def test_a_wreck_serves_no_card_that_needs_a_working_vehicle():
    s, (bay, *_), _ = table()
    speeder = s.put("Dart Speeder", at=bay)
    s.put("Flyer", aboard=speeder, as_="pilot")
    ram = s.hand("light", "Run Them Over")
    wreck = s.hand("dark", "Sudden Wreck")
    s.start(turn="light", phase="move")
    assert s.can("play", ram, speeder)
    s.pass_()
    s.do("play", wreck, speeder)
    assert not s.can("play", ram) and s.reasons("play", ram) == ["no-target"]


@pytest.mark.ruling("crashed.8", "crashed.9")
def test_people_climb_out_of_an_enclosed_wreck_for_one_force_each():
    s, (bay, *_), _ = table(force=2)
    speeder = s.put("Dart Speeder", at=bay)
    flyer, courier = s.put("Flyer", aboard=speeder, as_="pilot"), s.put("Courier", aboard=speeder, as_="passenger")
    crash(s, speeder)
    assert s.aboard(flyer) == speeder and s.aboard(courier) == speeder
    s.do("disembark", flyer)
    assert s.at(flyer) == bay and s.aboard(flyer) is None and s.count("light", "force") == 1
    s.do("embark", flyer, speeder)
    assert s.count("light", "force") == 0
    assert not s.can("disembark", flyer)


@pytest.mark.ruling("crashed.9")
def test_an_open_wreck_is_left_for_free():
    s, (bay, *_), _ = table(force=1)
    raft = s.put("Land Raft", at=bay)
    driver = s.put("Courier", aboard=raft, as_="driver")
    crash(s, raft)
    s.do("disembark", driver)
    assert s.count("light", "force") == 1


@pytest.mark.ruling("crashed.10", "crashed.11", "crashed.12")
@pytest.mark.parametrize("crashes", [True, False])
def test_who_stays_in_an_enclosed_wreck_is_present_and_no_more(crashes):
    s, (_, market, *_), start = table("battle", "dark")
    speeder = s.put("Dart Speeder", at=market)
    s.put("Captain", aboard=speeder, as_="pilot")  # ability 4; his text adds 2 to total power in battles
    s.put("Guardsman", at=market)
    wreck = s.hand("dark", "Sudden Wreck")
    start()
    s.do("battle", market)
    if crashes:
        s.do("play", wreck, speeder)
    s.until(player="light")
    assert s.occupies("light", market)
    assert s.total_power("light", market) == (0 if crashes else 5)
    assert s.can("draw-destiny") is not crashes


@pytest.mark.ruling("crashed.14", "crashed.13")
def test_a_battle_ends_when_the_crash_takes_all_presence():
    s, (_, market, *_), start = table("battle", "dark")
    crawler = s.put("Iron Crawler", at=market)
    s.put("Guardsman", at=market)
    wreck = s.hand("dark", "Sudden Wreck")
    start()
    s.do("battle", market)
    assert s.battle.segment == "initiation"
    s.do("play", wreck, crawler)
    assert s.battle is None and s.count("dark", "lost") == 1  # only the Interrupt: no damage was counted


@pytest.mark.ruling("cloud-sectors.3", "cloud-sectors.4")
def test_vehicles_that_fly_deploy_to_the_clouds_and_the_others_do_not():
    s, (_, market, *_), start = table("deploy")
    clouds = s.location("Vell Clouds")
    lift, speeder, squad, frigate = s.hand("light", "Sky Lift", "Dart Speeder", "Prowler One", "Mercy Frigate")
    start()
    assert s.can("deploy", lift, clouds) and s.can("deploy", squad, clouds)
    assert not s.can("deploy", speeder, clouds) and s.can("deploy", speeder, market)
    assert not s.can("deploy", frigate, clouds)


@pytest.mark.ruling("cloud-sectors.3")
def test_up_there_a_vehicle_needs_a_pilot_who_may_come_with_it():
    s, (_, market, *_), start = table("deploy")
    clouds = s.location("Vell Clouds")
    hopper = s.hand("light", "Empty Hopper")
    start()
    assert not s.can("deploy", hopper, clouds) and s.can("deploy", hopper, market)
    flyer = s.hand("light", "Flyer")
    s.do("deploy", hopper, clouds, flyer)
    assert s.at(hopper) == clouds and s.aboard(flyer) == hopper and s.count("light", "force") == 2


@pytest.mark.parametrize(("title", "counts"), [("Land Raft", True), ("Iron Crawler", False)])
def test_who_stays_in_an_open_wreck_still_fights_as_ever(title, counts):
    s, (_, market, *_), start = table("battle", "dark")
    vehicle = s.put(title, at=market)
    rider = s.put("Inspired Rider", aboard=vehicle, as_="passenger")
    s.put("Guardsman", at=market)
    wreck = s.hand("dark", "Sudden Wreck")
    start()
    s.do("battle", market)
    s.do("play", wreck, vehicle)
    assert s.can("draw-destiny") == counts  # an ability of 4
    assert s.battle is not None and s.power(rider) == (12 if counts else 2)
