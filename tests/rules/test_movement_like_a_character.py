"""Cards that move like a character without being one."""

import pytest
from movement_cards import CARDS, table

from cantina.testing import Scenario


@pytest.mark.ruling("moves-like-a-character.1", "moves-like-a-character.4")
def test_no_text_about_characters_touches_it():
    s, (bay, market, *_), start = table()
    eye, courier = s.put("Prying Eye", at=bay), s.put("Courier", at=bay)
    s.put("Wide Blockade", on="table")  # characters cannot move
    exit_ = s.hand("light", "Fast Exit")  # takes all your characters from one site to another
    purge = s.hand("dark", "Harsh Purge")  # all characters are lost
    start()
    assert s.can("walk", eye, market) and not s.can("walk", courier)
    s.do("play", exit_, bay, market)
    assert s.at(eye) == bay
    s.do("play", purge)
    assert s.zone(courier) == "lost" and s.at(eye) == bay
    assert s.ability(eye) is None and not s.occupies("light", bay)


@pytest.mark.ruling("moves-like-a-character.2")
def test_it_walks_transits_embarks_and_disembarks():
    s, (bay, market, *_), start = table()
    brum_bay = s.location("Brum: Docking Bay")
    eyes = [s.put("Prying Eye", at=bay) for _ in range(3)]
    raft = s.put("Land Raft", at=bay)
    start()
    s.do("walk", eyes[0], market)
    s.do("transit", bay, brum_bay, eyes[1])
    s.pass_()
    s.do("embark", eyes[2], raft)
    assert s.at(eyes[0]) == market and s.at(eyes[1]) == brum_bay and s.aboard(eyes[2]) == raft
    s.do("disembark", eyes[2])
    assert s.aboard(eyes[2]) is None and not s.can("walk", eyes[0])


@pytest.mark.ruling("moves-like-a-character.2")
def test_it_shuttles_and_changes_ships():
    s, (bay, *_), start = table()
    vell = s.location("Vell")
    frigate, tender, eye = s.put("Mercy Frigate", at=vell), s.put("Old Tender", at=vell), s.put("Prying Eye", at=bay)
    start()
    s.do("shuttle", eye, frigate)
    assert s.aboard(eye) == frigate
    s.do("dock", frigate, tender, eye)
    assert s.aboard(eye) == tender


@pytest.mark.ruling("moves-like-a-character.3")
def test_it_takes_no_seat():
    s = Scenario(cards=CARDS)
    bay = s.location("Vell: Docking Bay")
    speeder, courier = s.put("Dart Speeder", at=bay), s.put("Courier", at=bay)
    eyes = [s.put("Prying Eye", at=bay) for _ in range(3)]
    s.start(turn="light", phase="move")
    for eye in eyes:
        s.do("embark", eye, speeder)
    assert all(s.aboard(eye) == speeder for eye in eyes)
    s.do("embark", courier, speeder)  # the one passenger seat was free all the time
    assert s.aboard(courier) == speeder
