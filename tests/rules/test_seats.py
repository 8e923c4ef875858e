"""Room aboard, and being carried."""

import pytest
from movement_cards import CARDS, rules, table

from cantina.lang import *
from cantina.testing import Scenario


@pytest.mark.ruling("capacity.1", "capacity.3", "movement-unlimited-embarking.5")
def test_no_more_aboard_than_there_is_room_for():
    s, (bay, *_), start = table()
    speeder = s.put("Dart Speeder", at=bay)
    flyer, courier, third = s.put("Flyer", at=bay), s.put("Courier", at=bay), s.put("Courier", at=bay)
    start()
    s.do("embark", flyer, speeder, seat="pilot")
    s.do("embark", courier, speeder)
    assert s.aboard(courier) == speeder
    assert not s.can("embark", third)
    assert rules(s.why_not("embark", third, speeder)) == {"capacity"}
    assert s.why_not("embark", third, speeder)[0].card == speeder
    s.do("disembark", courier)
    assert s.can("embark", third, speeder)


@pytest.mark.ruling("capacity.2")
def test_the_bridge_is_for_people_and_the_cargo_bay_for_vehicles_and_fighters():
    s = Scenario(cards=CARDS)
    system = s.location("Vell")
    frigate = s.put("Mercy Frigate", at=system)
    s.force("light", 20)
    flyer, raft, snub, second = s.hand("light", "Flyer", "Land Raft", "Snub Nose", "Snub Nose")
    s.start(turn="light", phase="deploy")
    s.do("deploy", flyer, frigate, seat="pilot")
    s.do("deploy", raft, frigate, seat="cargo")
    s.do("deploy", snub, frigate, seat="cargo")
    assert not s.can("deploy", second, frigate)  # the bridge still has seats, the bay has no room left
    assert rules(s.why_not("deploy", second, frigate)) == {"capacity"}


@pytest.mark.ruling("capacity.4", "capacity.5", "movement-regular-starship-and-vehicle-sites.2")
def test_who_is_below_decks_takes_no_seat_and_flies_nothing():
    s = Scenario(cards=CARDS)
    system, deck = s.location("Vell"), s.location("Grand Ark: Corridor")
    ark = s.put("Grand Ark", at=system)
    flyer, courier = s.put("Flyer", at=deck), s.put("Courier", at=deck)
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert s.power(ark) == 0 and s.hyperspeed(ark) == 0 and not s.occupies("light", system)
    s.do("leave", flyer, ark, seat="pilot")
    assert s.power(ark) == 8
    s.do("leave", courier, ark)  # both seats were free, although two people stood below
    assert s.aboard(courier) == ark


@pytest.mark.ruling("movement-regular-starship-and-vehicle-sites.2")
def test_no_way_up_to_a_full_bridge():
    s = Scenario(cards=CARDS)
    system, deck = s.location("Vell"), s.location("Grand Ark: Corridor")
    ark = s.put("Grand Ark", at=system)
    s.put("Flyer", aboard=ark, as_="pilot")
    s.put("Flyer", aboard=ark, as_="passenger")
    courier = s.put("Courier", at=deck)
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert not s.can("leave", courier)
    assert s.reasons("leave", courier, ark) == ["no-way"]


@pytest.mark.ruling("capacity.6", "movement-unlimited-embarking.7")
def test_who_sits_in_a_fighter_in_the_bay_takes_no_seat_of_the_ship():
    s = Scenario(cards=CARDS)
    system = s.location("Vell")
    frigate = s.put("Mercy Frigate", at=system)
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    s.put("Flyer", aboard=snub, as_="pilot")
    for _ in range(2):
        s.put("Courier", aboard=frigate, as_="passenger")
    s.force("light", 5)
    flyer, courier = s.hand("light", "Flyer", "Courier")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", flyer, frigate)  # the ship's own pilot seat is still free
    assert not s.can("deploy", courier, frigate)  # its two passenger seats are not
    assert not s.can("deploy", flyer, snub)  # and the fighter's one seat is taken


@pytest.mark.ruling("capacity.7")
def test_in_a_cargo_bay_nobody_pilots():
    s = Scenario(cards=CARDS)
    system = s.location("Vell")
    frigate = s.put("Mercy Frigate", at=system)
    s.put("Night Raider", at=system)
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    ace = s.put("Ace", aboard=snub, as_="pilot")
    s.force("light", 5)
    s.start(turn="light", phase="battle")
    assert s.power(snub) == 0 and s.maneuver(snub) == 0 and s.hyperspeed(snub) == 0
    twin = s.put("Snub Nose", at=system)
    s.put("Flyer", aboard=twin, as_="pilot")
    assert s.power(twin) == 3
    s.do("battle", system)
    assert not s.can("draw-destiny")  # 1 of the frigate's own pilot and 2 of the Flyer; the Ace, a passenger, adds none
    assert s.at(ace) == system


@pytest.mark.ruling("capacity.7")
def test_out_of_the_bay_the_pilot_flies_again():
    s = Scenario(cards=CARDS)
    system = s.location("Vell")
    frigate = s.put("Mercy Frigate", at=system)
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    s.put("Flyer", aboard=snub, as_="pilot")
    s.start(turn="light", phase="move")
    s.do("disembark", snub)
    assert s.power(snub) == 3


@pytest.mark.ruling("carrying.1", "movement-unlimited-embarking.6")
def test_a_carried_card_lies_under_its_carrier():
    s, (bay, *_), start = table()
    raft, courier = s.put("Land Raft", at=bay), s.put("Courier", at=bay)
    start()
    s.do("embark", courier, raft, seat="driver")
    assert s.carrier(courier) == raft and s.at(courier) == bay
    lines = s.show().splitlines()
    under = next(line for line in lines if "Courier" in line)
    over = next(line for line in lines if "Land Raft" in line)
    assert lines.index(over) < lines.index(under)
    assert len(under) - len(under.lstrip()) > len(over) - len(over.lstrip())


@pytest.mark.ruling("movement-carrying-cards.1", "movement-carrying-cards.2", "movement-carrying-cards.3",
                    "movement-unlimited-relocating-cards-between-locations.6")  # fmt: skip
def test_carried_cards_come_along_without_moving():
    s, (_, market, flats, *_), start = table()
    speeder = s.put("Dart Speeder", at=market)
    flyer, courier = s.put("Flyer", aboard=speeder, as_="pilot"), s.put("Courier", aboard=speeder, as_="passenger")
    gun = s.put("Blaster", on=courier)
    s.put("Heavy Shackle", on=courier)
    start()
    s.do("walk", speeder, flats)
    assert s.at(flyer) == s.at(courier) == s.at(gun) == flats
    s.do("disembark", flyer)
    assert s.can("walk", flyer, market)  # his own regular move is still there
    assert rules(s.why_not("disembark", courier)) == {"cannot-move"}


@pytest.mark.ruling("movement-carrying-cards.1")
def test_starships_and_backpacks_carry_too():
    s, (bay, market, *_), start = table()
    system = s.location("Vell")
    frigate = s.put("Mercy Frigate", at=system)
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    kado = s.location("Kado")
    courier = s.put("Courier", at=bay)
    sling = s.put("Baby Sling", on=courier)
    imp = s.put("Imp", aboard=sling, as_="passenger")
    start()
    s.do("hyperspeed", frigate, kado)
    s.do("walk", courier, market)
    assert s.at(snub) == kado and s.at(imp) == market


@pytest.mark.ruling("movement-carrying-cards.4")
def test_two_seats_for_one_who_carries_another():
    s, (bay, *_), start = table()
    speeder, roomy = s.put("Dart Speeder", at=bay), s.put("Land Raft", at=bay)
    courier = s.put("Courier", at=bay)
    s.put("Imp", aboard=s.put("Baby Sling", on=courier), as_="passenger")
    start()
    assert not s.can("embark", courier, speeder)  # one passenger seat for two
    assert rules(s.why_not("embark", courier, speeder)) == {"capacity"}
    s.do("embark", courier, roomy, seat="passenger")
    third = s.put("Courier", at=bay)
    assert not s.can("embark", third, roomy, seat="passenger")  # both passenger seats are taken now
    assert s.can("embark", third, roomy, seat="driver")


# -- who may sit where -------------------------------------------------------------------------------------------------

ROBOT_CAR = Vehicle("Robot Car", LIGHT, "seat car", "transport", destiny=1, deploy=1, power=1, maneuver=1, landspeed=1,
                    forfeit=1, text=[Carries(drivers=1)])  # fmt: skip
SHARED = Starfighter("Shared", LIGHT, "seat shared", "Y-wing", destiny=1, deploy=1, power=4, maneuver=1, hyperspeed=1,
                     forfeit=1, text=[Carries(pilots=1, either=1)])  # fmt: skip
SOCKET = Starfighter("Socket", LIGHT, "seat socket", "X-wing", destiny=1, deploy=1, power=4, maneuver=1, hyperspeed=1,
                     forfeit=1, text=[Carries(pilots=1, astromechs=1)])  # fmt: skip
BUTLER = Droid("Butler", LIGHT, "seat butler", "protocol droid", destiny=1, deploy=1, power=1, forfeit=1)
BEEPER = Droid("Beeper", LIGHT, "seat beeper", "astromech droid", destiny=1, deploy=1, power=1, forfeit=1)


def boarding(*people):
    """These people at a docking bay with a car and two landed fighters, in the move phase."""
    s = Scenario(cards=[*CARDS, ROBOT_CAR, SHARED, SOCKET, BUTLER, BEEPER])
    bay = s.location("Vell: Docking Bay")
    s.start(turn="light", phase="move")
    return s, bay, [s.put(title, at=bay) for title in people]


def test_a_droid_does_not_drive():
    s, bay, (butler, courier) = boarding("Butler", "Courier")
    car = s.put("Robot Car", at=bay)
    assert not s.can("embark", butler, car) and s.can("embark", courier, car, seat="driver")
    assert rules(s.why_not("embark", butler, car)) == {"capacity"}


def test_pilots_take_a_shared_seat_and_fly_from_it_too():
    s, bay, (first, second, third) = boarding("Flyer", "Flyer", "Flyer")
    ship = s.put("Shared", at=bay)
    s.do("embark", first, ship, seat="pilot")
    assert s.can("embark", third, ship, seat="passenger")
    s.do("embark", second, ship, seat="pilot")  # his own seat is taken: this is the shared one
    assert not s.can("embark", third) and rules(s.why_not("embark", third, ship)) == {"capacity"}
    s.do("disembark", first)
    assert s.power(ship) == 4  # the other one flies it


def test_a_passenger_in_the_shared_seat_leaves_room_for_one_pilot():
    s, bay, (guest, first, second) = boarding("Courier", "Flyer", "Flyer")
    ship = s.put("Shared", at=bay)
    s.do("embark", guest, ship)
    s.do("embark", first, ship, seat="pilot")
    assert not s.can("embark", second)


def test_the_socket_is_for_one_astromech_and_nobody_else():
    s, bay, (butler, beeper, twin, courier) = boarding("Butler", "Beeper", "Beeper", "Courier")
    ship = s.put("Socket", at=bay)
    assert not s.can("embark", butler, ship) and not s.can("embark", courier, ship)
    s.do("embark", beeper, ship, seat="astromech")
    assert not s.can("embark", twin, ship)
    assert s.power(ship) == 0  # an astromech flies nothing
