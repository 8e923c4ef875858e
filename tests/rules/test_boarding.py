"""Unlimited moves: aboard, ashore, from seat to seat and from ship to ship."""

import pytest
from movement_cards import CARDS, offered, rules, table, verbs

from cantina.rules import seats
from cantina.testing import Scenario


@pytest.mark.ruling("movement-unlimited.2")
def test_an_unlimited_move_leaves_the_regular_one():
    s, (bay, market, *_), start = table()
    raft, courier = s.put("Land Raft", at=bay), s.put("Courier", at=bay)
    start()
    s.do("walk", courier, market)
    s.do("walk", s.put("Woolly Mount", at=bay), market)
    back = s.put("Courier", at=bay)
    s.do("embark", back, raft, seat="driver")
    s.do("disembark", back)
    assert s.can("walk", back, market) and not s.can("walk", courier)
    assert not s.can("embark", courier, raft)  # it is no longer there


# -- disembarking ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-unlimited-disembarking.1")
def test_off_a_vehicle_or_a_landed_starship_for_free():
    s, (bay, *_), start = table(force=0)
    vell = s.location("Vell")
    raft, landed, flying = s.put("Land Raft", at=bay), s.put("Prowler One", at=bay), s.put("Prowler One", at=vell)
    driver, guest, above = (s.put("Courier", aboard=carrier) for carrier in (raft, landed, flying))
    start()
    assert offered(s, "disembark") == {driver, guest}  # nobody steps out into space
    s.do("disembark", driver)
    s.do("disembark", guest)
    assert s.at(driver) == s.at(guest) == bay and s.aboard(guest) is None
    assert rules(s.why_not("disembark", above)) == {"movement-unlimited-disembarking"}


@pytest.mark.ruling("movement-unlimited-disembarking.1", "movement-unlimited-embarking.1")
def test_only_in_ones_own_move_phase():
    s, (bay, *_), start = table("deploy")
    raft, courier = s.put("Land Raft", at=bay), s.put("Courier", at=bay)
    driver = s.put("Courier", aboard=raft, as_="driver")
    start()
    assert not verbs(s) & {"embark", "disembark"}
    assert rules(s.why_not("embark", courier)) == rules(s.why_not("disembark", driver)) == {"move-phase"}
    s.until(phase="move")
    assert {"embark", "disembark"} <= verbs(s)


@pytest.mark.ruling("movement-unlimited-disembarking.2")
def test_a_starship_leaves_the_bay_even_without_a_pilot():
    s = Scenario(cards=CARDS)
    vell = s.location("Vell")
    frigate = s.put("Mercy Frigate", at=vell)
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    s.start(turn="light", phase="move")
    s.do("disembark", snub)
    assert s.at(snub) == vell and s.aboard(snub) is None and s.power(snub) == 0


@pytest.mark.ruling("movement-unlimited-disembarking.3", "movement-unlimited-embarking.3")
def test_into_a_backpack_and_out_of_it():
    s, (bay, *_), start = table(force=0)
    bearer, courier, imp = s.put("Courier", at=bay), s.put("Courier", at=bay), s.put("Imp", at=bay)
    sling = s.put("Baby Sling", on=bearer)
    start()
    assert offered(s, "embark") == {imp}  # only those whom its text permits
    assert s.reasons("embark", courier, sling) == ["no-room"]
    s.do("embark", imp, sling)
    assert s.carrier(imp) == sling
    s.do("disembark", imp)
    assert s.carrier(imp) is None and s.at(imp) == bay


@pytest.mark.ruling("movement-unlimited-disembarking.4", "movement-unlimited-embarking.4")
def test_between_the_bridge_and_what_is_in_the_bay():
    s = Scenario(cards=CARDS)
    frigate = s.put("Mercy Frigate", at=s.location("Vell"))
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    flyer = s.put("Flyer", aboard=snub, as_="pilot")
    s.start(turn="light", phase="move")
    s.do("disembark", flyer)
    assert s.aboard(flyer) == frigate
    s.do("embark", flyer, snub)
    assert s.aboard(flyer) == snub
    for seat in ("pilot", "passenger", "passenger"):
        s.put("Flyer", aboard=frigate, as_=seat)
    assert not s.can("disembark", flyer)  # the bridge is full


# -- embarking ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-unlimited-embarking.1")
def test_on_a_vehicle_or_a_landed_starship_of_yours_that_is_present():
    s, (bay, market, *_), start = table(force=0)
    raft, away, landed = s.put("Land Raft", at=bay), s.put("Land Raft", at=market), s.put("Prowler One", at=bay)
    courier, mount = s.put("Courier", at=bay), s.put("Woolly Mount", at=bay)
    start()
    assert s.can("embark", courier, raft) and s.can("embark", courier, landed) and s.can("embark", courier, mount)
    assert not s.can("embark", courier, away)
    s.do("embark", courier, landed)
    assert s.aboard(courier) == landed and s.count("light", "force") == 0


@pytest.mark.ruling("movement-unlimited-embarking.2", "movement.16")
def test_a_starship_goes_aboard_another_for_free():
    s = Scenario(cards=CARDS)
    vell, kado = s.location("Vell"), s.location("Kado")
    frigate, snub, second = s.put("Mercy Frigate", at=vell), s.put("Snub Nose", at=vell), s.put("Snub Nose", at=vell)
    far = s.put("Snub Nose", at=kado)
    s.start(turn="light", phase="move")
    assert not s.can("embark", far)
    s.do("embark", snub, frigate)
    assert s.aboard(snub) == frigate and s.at(snub) == vell
    assert rules(s.why_not("embark", second, frigate)) == {"capacity"}


# -- seats -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-unlimited-moving-between-capacity-slots.1")
@pytest.mark.parametrize("phase", ["deploy", "move"])
def test_from_the_pilots_seat_to_a_passengers_and_back(phase):
    s, (bay, *_), start = table(phase, force=0)
    speeder = s.put("Dart Speeder", at=bay)
    flyer = s.put("Flyer", aboard=speeder, as_="pilot")
    start()
    assert s.power(speeder) == 3
    s.do("seat", flyer, seat="passenger")
    assert s.power(speeder) == 0
    s.do("seat", flyer, seat="pilot")
    assert s.power(speeder) == 3
    s.put("Flyer", aboard=speeder, as_="passenger")
    assert not s.can("seat", flyer) and rules(s.why_not("seat", flyer)) == {"capacity"}  # no free seat to change to


@pytest.mark.ruling("movement-unlimited-moving-between-capacity-slots.2")
@pytest.mark.parametrize("title", ["Land Raft", "Woolly Mount"])
@pytest.mark.parametrize("phase", ["deploy", "move"])
def test_drivers_of_transport_and_creature_vehicles_are_named_at_will(phase, title):
    s, (bay, *_), start = table(phase, force=0)
    courier = s.put("Courier", aboard=s.put(title, at=bay), as_="passenger")
    start()
    s.do("seat", courier, seat="driver")
    assert not s.can("seat", courier, seat="driver")
    s.do("seat", courier, seat="passenger")
    assert s.can("seat", courier, seat="driver")


@pytest.mark.ruling("movement-unlimited-moving-between-capacity-slots.3")
def test_not_in_other_phases_and_not_in_the_opponents_turn():
    s, (bay, *_), start = table("activate")
    flyer = s.put("Flyer", aboard=s.put("Dart Speeder", at=bay), as_="pilot")
    start()
    for phase in ("activate", "control", "battle", "draw"):
        s.until(phase=phase, player="light")
        assert "seat" not in verbs(s)
        assert rules(s.why_not("seat", flyer)) == {"movement-unlimited-moving-between-capacity-slots"}
    for phase in ("deploy", "move"):
        s.until(player="dark", phase=phase)
        assert not s.can("seat", flyer) and s.reasons("seat", flyer) == ["phase"]


# -- ship-docking ------------------------------------------------------------------------------------------------------


def harbour(*titles, force=5):
    s = Scenario(cards=CARDS)
    vell = s.location("Vell")
    ships = [s.put(title, at=vell) for title in titles]
    s.force("light", force)
    return s, ships, lambda phase="move": s.start(turn="light", phase=phase)


@pytest.mark.ruling("movement-unlimited-moving-between-docked-starships.1",
                    "movement-unlimited-moving-between-docked-starships.4")  # fmt: skip
def test_two_ships_dock_and_cards_cross_both_ways_for_one_force():
    s, (frigate, tender), start = harbour("Mercy Frigate", "Old Tender")
    courier, raft = s.put("Courier", aboard=frigate, as_="passenger"), s.put("Land Raft", aboard=frigate, as_="cargo")
    flyer, stays = s.put("Flyer", aboard=tender, as_="pilot"), s.put("Courier", aboard=frigate, as_="passenger")
    start()
    s.do("dock", frigate, tender, flyer, courier, raft)
    assert s.aboard(courier) == s.aboard(raft) == tender and s.aboard(flyer) == frigate
    assert s.count("light", "force") == 4 and s.aboard(stays) == frigate
    assert s.can("dock", frigate, tender, flyer)  # they have separated, and may dock again


@pytest.mark.ruling("movement-unlimited-moving-between-docked-starships.4")
def test_only_as_many_as_there_is_room_for():
    s, (frigate, tender), start = harbour("Mercy Frigate", "Old Tender")
    first, second = (s.put("Courier", aboard=frigate, as_="passenger") for _ in range(2))
    start()
    s.do("dock", frigate, tender, first)
    assert s.aboard(first) == tender and s.aboard(second) == frigate  # one passenger seat: it is over by itself
    assert second not in offered(s, "choose")


@pytest.mark.ruling("movement-unlimited-moving-between-docked-starships.1")
def test_same_place_own_move_phase_and_a_force():
    s, (frigate, _), start = harbour("Mercy Frigate", "Old Tender", force=1)
    s.put("Courier", aboard=frigate, as_="passenger")
    far = s.put("Old Tender", at=s.location("Kado"))
    start("deploy")
    assert not s.can("dock", frigate) and rules(s.why_not("dock", frigate)) == {"move-phase"}
    s.until(phase="move")
    assert s.can("dock", frigate) and not s.can("dock", far)
    assert s.reasons("dock", frigate, far) == ["no-dock"]
    s.force("light", 0)
    assert not s.can("dock", frigate) and rules(s.why_not("dock", frigate)) == {"force-pile"}


@pytest.mark.ruling("movement-unlimited-moving-between-docked-starships.2")
def test_one_of_them_must_be_able_to_dock():
    s, (tender, other), start = harbour("Old Tender", "Old Tender")
    s.put("Flyer", aboard=tender, as_="pilot")
    s.put("Courier", aboard=tender, as_="passenger")
    start()
    assert not s.can("dock", tender)
    assert rules(s.why_not("dock", tender, other)) == {"movement-unlimited-moving-between-docked-starships"}


@pytest.mark.ruling("movement-unlimited-moving-between-docked-starships.3")
def test_one_of_them_must_be_piloted():
    s, (hulk, tender), start = harbour("Dark Hulk", "Old Tender")  # a ship with ship-docking capability and no pilot
    courier = s.put("Courier", aboard=hulk, as_="passenger")
    start()
    assert not s.can("dock", hulk) and s.reasons("dock", hulk, tender) == ["no-dock"]
    s.put("Flyer", aboard=tender, as_="pilot")
    s.do("dock", hulk, tender, courier)
    assert s.aboard(courier) == tender


@pytest.mark.ruling("movement-unlimited-moving-between-docked-starships.5",
                    "movement-unlimited-moving-between-docked-starships.6",
                    "movement-unlimited-moving-between-docked-starships.7")  # fmt: skip
def test_bridge_to_bridge_and_bay_to_bay():
    s, (frigate, tender, ark), start = harbour("Mercy Frigate", "Old Tender", "Grand Ark")
    deck = s.location("Grand Ark: Corridor")
    snub = s.put("Snub Nose", aboard=frigate, as_="cargo")
    inside = s.put("Flyer", aboard=snub, as_="pilot")  # in a fighter in the bay, not on the bridge
    below, flyer = s.put("Courier", at=deck), s.put("Flyer", aboard=frigate, as_="pilot")
    start()
    s.do("dock", frigate)
    s.do("choose", ark)
    assert offered(s, "choose") == {snub, flyer}  # neither the one in the fighter nor the one below decks
    s.do("choose", flyer)
    s.do("choose", snub)
    assert s.aboard(flyer) == s.aboard(snub) == ark and s.aboard(inside) == snub and s.at(below) == deck
    assert s.aboard(snub) != deck and s.zone(tender) == "table"


# -- relocation --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-unlimited-relocating-cards-between-locations.3")
def test_to_be_taken_to_where_one_is_is_no_move():
    s, (bay, *_), start = table()
    courier, other = s.put("Courier", at=bay), s.put("Courier", at=s.location("Brum: Ice Field"))
    muster = s.hand("light", "Full Muster")
    s.put("Watchtower", on="table")  # "if a character just moved, the opponent loses 1 Force"
    s.force("dark", 0)
    start()
    s.do("play", muster, bay)
    assert s.at(courier) == s.at(other) == bay
    assert s.count("dark", "lost") == 1  # only one of them has moved


@pytest.mark.ruling("movement-unlimited-relocating-cards-between-locations.4")
def test_going_undercover_is_no_move():
    s, (bay, *_), start = table("deploy")
    spy = s.put("Infiltrator", at=bay)
    s.put("Wide Blockade", on="table")  # the opponent's characters cannot move
    s.put("Watchtower", on="table")
    mask = s.hand("light", "Thin Disguise")
    start()
    s.do("deploy", mask, spy)
    assert not s.active(spy) and s.at(spy) == bay
    s.do("break-cover", spy)
    assert s.active(spy) and s.at(spy) == bay
    assert s.decision.player == "light" and s.count("dark", "lost") == 0


def test_nobody_sits_in_what_he_bears():
    s = Scenario()
    site = s.location("Tatooine: Dune Sea")
    yoda, luke = s.put("Yoda", at=site), s.put("Luke Skywalker", at=site)
    pack = s.put("Luke's Backpack", on=luke)
    s.start()
    assert seats.free_seats(s.game.engine, pack.id, yoda.id) == ["passenger"]
    s.game.engine.change(pack.id, on=yoda.id)
    assert seats.free_seats(s.game.engine, pack.id, yoda.id) == []
