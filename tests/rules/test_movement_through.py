"""Passing through locations on the way."""

import pytest
from movement_cards import table, verbs


@pytest.mark.ruling("movement-moving-through-locations.1", "movement-moving-through-locations.2")
def test_what_waits_at_a_site_is_set_off_by_passing_it():
    s, (_, market, flats, ridge, _farm), start = table()
    runner = s.put("Runner", at=market)
    s.put("Hot Quicksand", on=flats)  # its victims' owner loses 1 Force
    start()
    s.do("walk", runner, ridge)
    assert s.decision.player == "light" and "lose" in verbs(s)
    assert s.at(runner) == flats
    s.do("lose", pile="reserve")
    assert s.at(runner) == ridge


@pytest.mark.ruling("movement-moving-through-locations.3")
@pytest.mark.parametrize("guarded", [True, False])
def test_passing_can_fulfil_a_condition(guarded):
    s, (_, market, flats, ridge, _), start = table()
    runner = s.put("Runner", at=market)
    s.put("Border Post", on=flats)  # a character that comes by and controls the site costs the opponent 1 Force
    if guarded:
        s.put("Guardsman", at=flats)
    start()
    s.do("walk", runner, ridge)
    assert (s.decision.player == "dark") is not guarded


@pytest.mark.ruling("movement-moving-through-locations.4")
def test_a_vehicle_that_is_stopped_stays_there():
    s, (_, market, flats, ridge, _), start = table()
    raft = s.put("Land Raft", at=market)
    driver = s.put("Courier", aboard=raft, as_="driver")
    s.put("Deep Sinkhole", on=flats)  # takes the driver of whatever comes by
    start()
    s.do("walk", raft, ridge)
    assert s.zone(driver) == "lost" and s.at(raft) == flats


@pytest.mark.ruling("movement-moving-through-locations.5")
def test_nothing_new_begins_before_the_move_is_over():
    s, (_, market, flats, ridge, _), start = table()
    runner = s.put("Runner", at=market)
    s.put("Hot Quicksand", on=flats)
    ambush, spear = s.hand("dark", "Wayside Ambush", "Long Spear")  # the first would like to act on the way
    exit_ = s.hand("light", "Fast Exit")
    start()
    s.do("walk", runner, ridge)
    assert s.at(runner) == flats and verbs(s) == {"lose"}  # the automatic action, and nothing else for either player
    s.do("lose", pile="reserve")
    assert s.at(runner) == ridge and not s.can("play", ambush)
    assert s.can("play", spear, runner)  # now the opponent may act
    s.pass_()
    assert s.can("play", exit_, ridge, market)


@pytest.mark.ruling("movement-moving-through-locations.6")
@pytest.mark.parametrize("stops", [True, False])
def test_what_waits_for_the_end_of_a_move_is_not_set_off_by_passing(stops):
    s, (_, market, flats, ridge, _), start = table(turn="dark")
    marcher = s.put("Marcher", at=market)
    s.put("Courier", at=flats)
    grudge = s.hand("dark", "Old Grudge")  # if the Marcher has just moved to the Courier's site
    start()
    s.do("walk", marcher, flats if stops else ridge)
    assert s.can("play", grudge) is stops


def test_after_what_happens_by_itself_the_movers_opponent_answers_first():
    s, (_, market, flats, *_), start = table()
    courier = s.put("Courier", at=market)
    s.put("Watchtower", on="table")  # when a character has moved, its owner's opponent loses 1 Force
    jeer, cheer = s.hand("dark", "Loud Jeer"), s.hand("light", "Loud Cheer")
    start()
    s.do("walk", courier, flats)
    s.do("lose", pile="reserve")
    assert s.decision.player == "dark" and s.can("play", jeer)
    s.pass_()
    assert s.can("play", cheer)


@pytest.mark.ruling("movement-moving-through-locations.4")
@pytest.mark.parametrize("swamp", [True, False])
def test_who_becomes_unable_to_move_on_the_way_goes_no_further(swamp):
    s, (_, market, flats, ridge, _), start = table()
    runner = s.put("Runner", at=market)
    if swamp:
        s.put("Sticky Swamp", on=flats)  # who comes by cannot move for the rest of the turn
    start()
    s.do("walk", runner, ridge)
    assert s.at(runner) == (flats if swamp else ridge)


@pytest.mark.ruling("movement-moving-through-locations.4")
def test_who_is_carried_off_on_the_way_does_not_go_on_from_there():
    s, (_, market, flats, ridge, farm), start = table()
    runner = s.put("Runner", at=market)
    s.put("Dust Devil", on=flats)  # who comes by is blown to the farm
    start()
    s.do("walk", runner, ridge)
    assert s.at(runner) == farm
