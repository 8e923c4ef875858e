"""Cards that cannot move, whatever the words that say so."""

import pytest
from movement_cards import offered, rules, table, verbs


@pytest.mark.ruling("cannot-move.1", "cannot-be-moved.1", "may-not-be-moved.1", "may-not-move.1")
def test_a_card_that_cannot_move_makes_no_regular_move():
    s, (bay, market, *_), start = table()
    s.location("Brum: Docking Bay")
    courier, free = s.put("Courier", at=bay), s.put("Courier", at=bay)
    chain = s.put("Heavy Shackle", on=courier)
    start()
    assert offered(s, "walk") == {free}
    assert rules(s.why_not("walk", courier, market)) == {"cannot-move"}
    assert s.why_not("walk", courier, market)[0].card == chain
    s.do("transit", bay)  # the transit takes the other one along; the chained one is not even asked for
    assert s.at(free) != bay and s.at(courier) == bay


@pytest.mark.ruling("cannot-move.2", "movement-unlimited-relocating-cards-between-locations.2")
def test_a_card_that_cannot_move_makes_no_unlimited_move():
    s, (bay, market, *_), start = table()
    raft, courier = s.put("Land Raft", at=bay), s.put("Courier", at=bay)
    driver = s.put("Courier", aboard=raft, as_="driver")
    s.put("Heavy Shackle", on=courier)
    s.put("Heavy Shackle", on=driver)
    kidnap = s.hand("dark", "Bold Kidnap")
    start()
    assert not verbs(s) & {"embark", "disembark", "seat"}
    assert rules(s.why_not("embark", courier, raft)) == {"cannot-move"}
    assert rules(s.why_not("disembark", driver)) == {"cannot-move"}
    s.until(player="dark")
    assert s.can("play", kidnap, raft, market) and not s.can("play", kidnap, courier, market)


@pytest.mark.ruling("cannot-move.3")
def test_a_card_that_cannot_move_does_not_react():
    s, (_, market, flats, *_), start = table("battle", "dark")
    volunteer, tied = s.put("Volunteer", at=market), s.put("Volunteer", at=market)
    s.put("Heavy Shackle", on=tied)
    s.put("Courier", at=flats)
    s.put("Guardsman", at=flats)
    start()
    s.do("battle", flats)
    assert offered(s, "react") == {volunteer}
    assert rules(s.why_not("react", tied)) == {"cannot-move"}


@pytest.mark.ruling("cannot-move.4")
def test_the_rest_of_a_group_moves_without_those_who_cannot():
    s, (bay, _, flats, *_), start = table()
    courier, tied = s.put("Courier", at=bay), s.put("Courier", at=bay)
    s.put("Heavy Shackle", on=tied)
    exit_ = s.hand("light", "Fast Exit")
    start()
    s.do("play", exit_, bay, flats)
    assert s.at(courier) == flats and s.at(tied) == bay
    assert s.zone(exit_) == "lost"
