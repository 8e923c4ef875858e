"""Regular moves, kind by kind."""

import pytest
from movement_cards import CARDS, offered, rules, table, verbs

from cantina.lang import DARK, LIGHT, Capital, Carries, PermanentPilot, Site, System
from cantina.testing import Scenario


def sky(phase="move", force=5):
    """Brum with its system, two clouds, a docking bay and an ice field."""
    s = Scenario(cards=CARDS)
    names = ("Brum", "High Clouds", "Low Clouds", "Brum: Docking Bay", "Brum: Ice Field", "Brum: Command Post")
    places = [s.location(title) for title in names]
    s.force("light", force)
    s.start(turn="light", phase=phase)
    return s, places


@pytest.mark.ruling("movement-regular.1", "movement.1")
def test_every_kind_of_regular_move_uses_up_the_turns_move():
    s, (bay, market, *_), start = table(force=12)
    vell, kado, rocks, brum_bay = (s.location(each) for each in ("Vell", "Kado", "Near Rocks", "Brum: Docking Bay"))
    frigate = s.put("Mercy Frigate", at=vell)
    moves = [
        ("walk", s.put("Courier", at=market), bay),
        ("hyperspeed", s.put("Prowler One", at=vell), kado),
        ("sector", s.put("Prowler One", at=kado), rocks),
        ("land", s.put("Prowler One", at=vell), market),
        ("take-off", s.put("Prowler One", at=market), vell),
        ("shuttle", s.put("Courier", at=market), frigate),
    ]
    courier = s.put("Courier", at=bay)
    start()
    s.do("transit", bay, brum_bay, courier)
    for verb, card, place in moves:
        s.do(verb, card, place)
        assert place in (s.at(card), s.aboard(card))
    for card in (courier, *(card for _, card, _ in moves)):
        assert rules(s.why_not("walk", card)) == {"movement-regular"}


# -- docking bay transit -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular-docking-bay-transit.1", "movement-regular-docking-bay-transit.2")
def test_any_or_all_go_together_for_the_price_of_the_bay():
    s, (bay, market, *_), start = table()
    brum_bay = s.location("Brum: Docking Bay")
    couriers, mount = [s.put("Courier", at=bay) for _ in range(3)], s.put("Woolly Mount", at=bay)
    start()
    assert not s.can("transit", market) and not s.can("transit", brum_bay)
    s.do("transit", bay, brum_bay, couriers[0], mount)
    s.pass_()
    assert [s.at(card) for card in (*couriers, mount)] == [brum_bay, bay, bay, brum_bay]
    assert s.count("light", "force") == 4  # 1 by the text of the bay that they left, for the whole group
    s.until(player="dark")
    assert not s.can("transit", bay)


@pytest.mark.ruling("movement-regular-docking-bay-transit.1")
def test_only_in_ones_own_move_phase():
    s, (bay, *_), start = table("deploy")
    s.location("Brum: Docking Bay")
    s.put("Courier", at=bay)
    start()
    assert rules(s.why_not("transit", bay)) == {"move-phase"} and not s.can("transit", bay)


@pytest.mark.ruling("movement-regular-docking-bay-transit.3", "movement-regular-docking-bay-transit.2")
def test_a_bay_without_a_price_asks_for_nothing_but_the_other_one_may():
    s = Scenario(cards=CARDS)
    brum, vell, kado = (s.location(f"{planet}: Docking Bay") for planet in ("Brum", "Vell", "Kado"))
    first, second = s.put("Courier", at=brum), s.put("Courier", at=brum)
    s.force("light", 2)
    s.start(turn="light", phase="move")
    s.do("transit", brum, vell, first)
    s.pass_()
    assert s.count("light", "force") == 2  # Brum's bay names no price, and Vell's only one for leaving it
    s.do("transit", brum, kado)  # the text at Kado: 2 more to come there
    assert s.at(second) == kado and s.count("light", "force") == 0


@pytest.mark.ruling("movement-regular-docking-bay-transit.4")
def test_who_sits_in_a_transiting_vehicle_has_not_moved():
    s, (bay, *_), start = table()
    brum_bay, field = s.location("Brum: Docking Bay"), s.location("Brum: Ice Field")
    raft = s.put("Land Raft", at=bay)
    guest = s.put("Courier", aboard=raft, as_="passenger")
    start()
    s.do("transit", bay, brum_bay)
    assert s.at(guest) == brum_bay
    assert rules(s.why_not("walk", raft)) == {"movement-regular"}
    s.do("disembark", guest)
    s.do("walk", guest, field)
    assert s.at(guest) == field


# -- landing and taking off --------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular-landing.1", "movement-regular-landing.4")
def test_landing_costs_one_or_nothing_at_a_docking_bay():
    s, (bay, market, *_), start = table()
    vell, cellar = s.location("Vell"), s.location("Vell: Hidden Cellar")
    first, second, empty = s.put("Prowler One", at=vell), s.put("Prowler One", at=vell), s.put("Snub Nose", at=vell)
    start()
    s.do("land", first, bay)
    assert s.at(first) == bay and s.count("light", "force") == 5
    s.do("land", second, market)
    assert s.at(second) == market and s.count("light", "force") == 4
    assert not s.can("land", empty) and s.reasons("land", empty, bay) == ["nobody-steers"]  # no pilot
    third = s.put("Prowler One", at=vell)
    assert not s.can("land", third, cellar)  # not an exterior site


@pytest.mark.ruling("movement-regular-landing.1", "movement-regular-taking-off.1")
def test_only_in_the_move_phase():
    s, (bay, *_), start = table("battle")
    above, below = s.put("Prowler One", at=s.location("Vell")), s.put("Prowler One", at=bay)
    start()
    assert rules(s.why_not("land", above)) == rules(s.why_not("take-off", below)) == {"move-phase"}
    s.until(phase="move")
    assert s.can("land", above, bay) and s.can("take-off", below)


@pytest.mark.ruling("movement-regular-landing.2", "movement-regular-taking-off.2")
def test_squadrons_and_ships_that_move_like_starfighters_too():
    s, (bay, market, *_), start = table()
    vell = s.location("Vell")
    frigate, liner, squad = s.put("Mercy Frigate", at=vell), s.put("Star Liner", at=vell), s.put("Snub Squad", at=vell)
    landed, parked = s.put("Star Liner", at=market), s.put("Snub Squad", at=bay)
    start()
    assert not s.can("land", frigate)
    s.do("land", liner, market)
    s.do("land", squad, bay)
    s.do("take-off", landed, vell)
    s.do("take-off", parked, vell)
    assert s.at(liner) == market and s.at(squad) == bay and s.at(landed) == s.at(parked) == vell


@pytest.mark.ruling("movement-regular-landing.5")
def test_ties_land_only_at_docking_bays():
    s, (bay, market, *_), start = table(turn="dark")
    tie = s.put("Plain Tie", at=s.location("Vell"))
    start()
    assert not s.can("land", tie, market)
    s.do("land", tie, bay)
    assert s.at(tie) == bay


@pytest.mark.ruling("movement-regular-landing.6", "movement-regular.1")
def test_through_the_clouds_down():
    s, (brum, high, low, _bay, field, _post) = sky()
    ship = s.put("Prowler One", at=brum)
    assert not s.can("land", ship)
    s.do("sector", ship, high)
    assert s.at(ship) == high and s.count("light", "force") == 4
    second, third = s.put("Prowler One", at=high), s.put("Prowler One", at=low)
    assert not s.can("land", second) and s.can("sector", second, low)
    s.do("land", third, field)
    assert s.at(third) == field


@pytest.mark.ruling("movement-regular-taking-off.5", "movement-regular.1")
def test_through_the_clouds_up():
    s, (brum, high, low, _bay, field, _post) = sky()
    ship = s.put("Prowler One", at=field)
    s.do("take-off", ship)  # the lowest cloud is the only way
    assert s.at(ship) == low
    second, third = s.put("Prowler One", at=low), s.put("Prowler One", at=high)
    assert s.can("sector", second, high) and not s.can("sector", second, brum)
    s.do("sector", third, brum)
    assert s.at(third) == brum


@pytest.mark.ruling("movement-regular-taking-off.1", "movement-regular-taking-off.4")
def test_taking_off_costs_one_or_nothing_from_a_docking_bay():
    s, (bay, market, *_), start = table()
    vell = s.location("Vell")
    first, second, empty = s.put("Prowler One", at=bay), s.put("Prowler One", at=market), s.put("Snub Nose", at=bay)
    start()
    s.do("take-off", first)
    assert s.at(first) == vell and s.count("light", "force") == 5
    s.do("take-off", second)
    assert s.at(second) == vell and s.count("light", "force") == 4
    assert not s.can("take-off", empty)


@pytest.mark.ruling("movement-regular-landing.3", "movement-regular-taking-off.3")
def test_a_sector_with_a_site_of_its_own():
    s = Scenario(cards=CARDS)
    kado, rock, cave = s.location("Kado"), s.location("Great Rock"), s.location("Great Rock: Cave")
    down, up, above = s.put("Prowler One", at=rock), s.put("Prowler One", at=cave), s.put("Prowler One", at=kado)
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert not s.can("land", above)  # not from the system
    s.do("land", down, cave)
    s.do("take-off", up, rock)
    assert s.at(down) == cave and s.at(up) == rock and s.count("light", "force") == 3


# -- shuttling ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular-shuttling.1", "movement-regular-shuttling.2")
def test_up_to_a_capital_ship_and_down_again():
    s, (_, market, *_), start = table()
    vell, cellar = s.location("Vell"), s.location("Vell: Hidden Cellar")
    frigate, prowler = s.put("Mercy Frigate", at=vell), s.put("Prowler One", at=vell)
    raft, above, inside = s.put("Land Raft", at=market), s.put("Courier", aboard=frigate), s.put("Courier", at=cellar)
    driver = s.put("Courier", aboard=raft, as_="driver")
    start()
    s.do("shuttle", raft, frigate)
    assert s.aboard(raft) == frigate and s.aboard(driver) == raft and s.at(driver) == vell
    s.do("shuttle", above, market)
    assert s.at(above) == market and s.count("light", "force") == 3
    assert not s.can("shuttle", inside)  # not from an interior site
    below = s.put("Courier", at=market)
    assert s.can("shuttle", below, frigate) and not s.can("shuttle", below, prowler)


@pytest.mark.ruling("movement-regular-shuttling.3")
def test_each_cloud_makes_it_dearer():
    s, (brum, _high, _low, _bay, field, _post) = sky()
    frigate, courier = s.put("Mercy Frigate", at=brum), s.put("Courier", at=field)
    s.force("light", 2)
    assert not s.can("shuttle", courier)
    s.force("light", 5)
    s.do("shuttle", courier, frigate)
    assert s.count("light", "force") == 2


@pytest.mark.ruling("movement-regular-shuttling.4", "movement-regular-shuttling.5", "movement-regular-shuttling.6",
                    "movement-regular-shuttling.7")  # fmt: skip
def test_a_shuttle_vehicle_serves_any_starship_for_free():
    s, (brum, _high, _low, bay, field, _post) = sky(force=0)
    prowler, lift = s.put("Prowler One", at=brum), s.put("Sky Lift", at=field)
    courier, second, down = s.put("Courier", at=field), s.put("Courier", at=field), s.put("Courier", aboard=prowler)
    assert s.can("shuttle", down, field) and not s.can("shuttle", down, bay)  # only its own site
    s.do("shuttle", courier, prowler)
    assert s.aboard(courier) == prowler and s.at(lift) == field
    assert rules(s.why_not("shuttle", courier)) == {"movement-regular"}
    assert not s.can("shuttle", second)  # this one takes one character a turn
    s.force("light", 1)
    assert not s.can("walk", lift, bay)  # it stays, and does not use its landspeed besides


@pytest.mark.ruling("movement-regular-shuttling.4")
def test_without_such_a_vehicle_no_starfighter_is_served():
    s, (brum, _high, _low, bay, field, _post) = sky()
    prowler, courier = s.put("Prowler One", at=brum), s.put("Courier", at=field)
    assert not s.can("shuttle", courier)
    s.put("Sky Lift", at=bay)
    assert not s.can("shuttle", courier)
    s.put("Sky Lift", at=field)
    assert s.can("shuttle", courier, prowler)


@pytest.mark.ruling("movement-regular-shuttling.8", "movement-unlimited-embarking.9")
def test_an_undercover_spy_goes_aboard_nothing_but_to_a_site_inside():
    s, (_bay, market, *_), start = table("deploy")
    hold, system = s.location("Big Colossus: Hold"), s.location("Vell")
    colossus, raft = s.put("Big Colossus", at=market), s.put("Land Raft", at=market)
    s.put("Mercy Frigate", at=system)
    spy, open_spy = s.put("Infiltrator", at=market), s.put("Infiltrator", at=market)
    mask = s.hand("light", "Thin Disguise")
    start()
    s.do("deploy", mask, spy)
    s.until(phase="move", player="light")
    assert s.can("embark", open_spy, raft) and s.can("shuttle", open_spy) and not s.can("embark", spy)
    assert rules(s.why_not("embark", spy, raft)) == {"movement-unlimited-embarking"}
    s.until(player="dark", phase="activate")
    s.until(player="light", phase="move")  # the opponent's move phase is the one that he moves in
    assert not s.can("embark", spy) and not s.can("shuttle", spy)
    s.do("enter", spy, hold)
    assert s.at(spy) == hold and s.at(colossus) == market


# -- starship and vehicle sites ----------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular.2", "movement-regular-starship-and-vehicle-sites.1")
def test_between_a_ship_and_its_own_site_for_one_force():
    s = Scenario(cards=CARDS)
    vell, deck = s.location("Vell"), s.location("Grand Ark: Corridor")
    ark, other = s.put("Grand Ark", at=vell), s.put("Old Tender", at=vell)
    flyer, below, stranger = s.put("Flyer", aboard=ark), s.put("Courier", at=deck), s.put("Courier", aboard=other)
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert not s.can("enter", stranger)  # not a site of his ship
    s.do("enter", flyer, deck)
    assert s.at(flyer) == deck and s.count("light", "force") == 4
    s.do("leave", below, ark)
    assert s.aboard(below) == ark and s.count("light", "force") == 3
    assert rules(s.why_not("leave", flyer)) == rules(s.why_not("enter", below)) == {"movement-regular"}


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.1")
def test_not_in_other_phases():
    s = Scenario(cards=CARDS)
    deck = s.location("Grand Ark: Corridor")
    courier = s.put("Courier", aboard=s.put("Grand Ark", at=s.location("Vell")))
    s.force("light", 5)
    s.start(turn="light", phase="deploy")
    assert not s.can("enter", courier, deck) and rules(s.why_not("enter", courier)) == {"move-phase"}


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.3")
def test_out_of_a_ships_docking_bay_into_space():
    s = Scenario(cards=CARDS)
    vell, dock = s.location("Vell"), s.location("Grand Ark: Docking Bay")
    s.put("Grand Ark", at=vell)
    ship, empty = s.put("Prowler One", at=dock), s.put("Snub Nose", at=dock)
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert not s.can("take-off", empty)  # it needs a pilot
    s.do("take-off", ship)
    assert s.at(ship) == vell
    assert rules(s.why_not("land", ship)) == {"movement-regular"}


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.4")
def test_in_and_out_of_a_vehicle_site_for_free():
    s, (_, market, flats, *_), start = table(force=0)
    hold, colossus = s.location("Big Colossus: Hold"), s.put("Big Colossus", at=market)
    courier, inside, away = s.put("Courier", at=market), s.put("Courier", at=hold), s.put("Courier", at=flats)
    start()
    s.do("enter", courier, hold)
    s.do("leave", inside, market)
    assert s.at(courier) == hold and s.at(inside) == market and s.at(colossus) == market
    assert not s.can("enter", away)


# -- landspeed ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular-using-landspeed.1")
def test_to_adjacent_sites_for_one_force():
    s, (bay, market, flats, *_), start = table()
    cellar = s.location("Vell: Hidden Cellar")
    courier, mount = s.put("Courier", at=bay), s.put("Woolly Mount", at=bay)
    start()
    assert s.can("walk", courier, cellar) and not s.can("walk", mount, cellar)  # vehicles stay outdoors
    s.do("walk", courier, market)
    assert s.at(courier) == market and s.count("light", "force") == 4
    assert not s.can("walk", s.put("Courier", at=bay), flats)


@pytest.mark.ruling("movement-regular-using-landspeed.2")
def test_a_shuttle_vehicle_needs_a_pilot_as_well():
    s, (_, market, *_), start = table()
    hopper = s.put("Empty Hopper", at=market)
    start()
    assert not s.can("walk", hopper)
    s.put("Flyer", aboard=hopper, as_="pilot")
    assert s.can("walk", hopper)


@pytest.mark.ruling("movement-regular-using-landspeed.3")
def test_a_transport_vehicle_needs_a_driver():
    s, (_, market, flats, *_), start = table()
    raft = s.put("Land Raft", at=market)
    courier = s.put("Courier", aboard=raft, as_="passenger")
    start()
    assert not s.can("walk", raft)
    s.do("seat", courier, seat="driver")
    assert s.can("walk", raft, flats)


@pytest.mark.ruling("movement-regular-using-landspeed.7")
def test_sites_that_ask_for_more_landspeed_shorten_the_way():
    s, (*_, farm), start = table()
    trap, beyond = s.location("Vell: Sand Trap"), s.location("Vell: Back Alley")  # +1 landspeed to leave the trap
    courier, runner, raft = s.put("Courier", at=trap), s.put("Runner", at=farm), s.put("Land Raft", at=farm)
    s.put("Courier", aboard=raft, as_="driver")
    start()
    assert not s.can("walk", courier)  # 1 is not enough for the 2 that it takes
    assert s.can("walk", runner, beyond)  # 1 to enter, 2 to leave: 3 in all
    assert s.can("walk", raft, trap) and not s.can("walk", raft, beyond)


@pytest.mark.ruling("movement-regular-using-landspeed.10")
def test_without_landspeed_no_vehicle_flies_through_clouds():
    s, (brum, high, low, _bay, field, _post) = sky()
    lift, barge, speeder = s.put("Sky Lift", at=low), s.put("Dead Barge", at=low), s.put("Dart Speeder", at=field)
    s.put("Flyer", aboard=speeder, as_="pilot")
    assert offered(s, "sector") == {lift}
    assert s.can("sector", lift, high) and s.can("sector", lift, field) and not s.can("sector", lift, brum)
    assert s.landspeed(barge) == 0 and not s.can("sector", barge)


@pytest.mark.ruling("movement-regular.1")
def test_among_asteroids_fighters_go_twice_as_far():
    s = Scenario(cards=CARDS)
    kado, near, far = s.location("Kado"), s.location("Near Rocks"), s.location("Far Rocks")
    last = s.location("Last Rocks")
    frigate, prowler = s.put("Mercy Frigate", at=near), s.put("Prowler One", at=near)
    out = s.put("Prowler One", at=kado)
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert s.can("sector", frigate, far) and s.can("sector", frigate, kado) and not s.can("sector", frigate, last)
    assert s.can("sector", out, near) and not s.can("sector", out, far)
    s.do("sector", prowler, last)
    assert s.at(prowler) == last and "sector" in verbs(s)


@pytest.mark.ruling("movement-regular-shuttling.1")
def test_shuttling_needs_room_aboard_a_ship_of_ones_own_and_an_exterior_site():
    small = Capital("Small Liner", LIGHT, "shuttle_1", "Corvette", destiny=1, deploy=1, power=1, armor=3, hyperspeed=1,
                    forfeit=3, text=[PermanentPilot(1), Carries(passengers=1)])  # fmt: skip
    alien = Capital("Dark Liner", DARK, "shuttle_2", "Corvette", destiny=1, deploy=1, power=1, armor=3, hyperspeed=1,
                    forfeit=3, text=[PermanentPilot(1), Carries(passengers=9)])  # fmt: skip
    orb = System("Orb", LIGHT, "shuttle_3", ["planet"], (1, 1), parsec=1)
    cave, field = (Site(f"Orb: {name}", LIGHT, f"shuttle_{name}", [kind, "planet"], (1, 1))
                   for name, kind in (("Cave", "interior"), ("Field", "exterior")))  # fmt: skip
    s = Scenario(cards=[small, alien, orb, cave, field])
    sky, inside, outside = (s.location(face.title) for face in (orb, cave, field))
    liner, theirs = s.put("Small Liner", at=sky), s.put("Dark Liner", at=sky)
    first, second, hidden = (s.put("Rebel Trooper", at=place) for place in (outside, outside, inside))
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert not s.can("shuttle", first, theirs) and not s.can("shuttle", hidden, liner)
    s.do("shuttle", first, liner)
    assert s.aboard(first) == liner and not s.can("shuttle", second, liner)  # the only seat is taken
    s.start(turn="dark", phase="draw")
    s.until(player="light", phase="move")
    assert s.can("shuttle", first, outside) and not s.can("shuttle", first, inside)
