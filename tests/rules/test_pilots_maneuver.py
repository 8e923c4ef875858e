"""Maneuver and armor, pilots, and nav computers."""

import pytest
from movement_cards import CARDS, table

from cantina.testing import Scenario


@pytest.mark.ruling("maneuver.1")
@pytest.mark.parametrize(("destiny", "struck"), [(4, False), (5, True)])
def test_maneuver_is_the_defense_against_a_weapon(destiny, struck):
    s, (_, market, *_), start = table("battle", "dark")
    speeder = s.put("Dart Speeder", at=market)  # maneuver 4
    s.put("Flyer", aboard=speeder, as_="pilot")
    s.put("Blaster", on=s.put("Courier", at=market))
    gun = s.put("Plain Carbine", on=s.put("Guardsman", at=market))
    start()
    s.do("battle", market)
    s.destinies("dark", destiny)
    s.do("fire", gun, speeder)
    assert s.defense(speeder) == 4 and s.hit(speeder) is struck


@pytest.mark.ruling("maneuver.2")
def test_what_lowers_maneuver_leaves_armor_alone():
    s, (bay, *_), _ = table()
    speeder, crawler = s.put("Dart Speeder", at=bay), s.put("Iron Crawler", at=bay)
    s.put("Flyer", aboard=speeder, as_="pilot")
    s.put("Noisy Jammer", on="table")
    assert s.maneuver(speeder) == 2 and s.defense(speeder) == 2
    assert s.armor(crawler) == 6 and s.defense(crawler) == 6 and s.maneuver(crawler) is None


@pytest.mark.ruling("maneuver.3")
def test_maneuver_or_armor_means_whichever_there_is():
    s, (bay, *_), _ = table()
    speeder, crawler = s.put("Dart Speeder", at=bay), s.put("Iron Crawler", at=bay)
    s.put("Flyer", aboard=speeder, as_="pilot")
    s.put("Odd Scrambler", on="table")
    assert s.maneuver(speeder) == 3 and s.armor(speeder) is None
    assert s.armor(crawler) == 5 and s.maneuver(crawler) is None


@pytest.mark.ruling("must-have-pilot-aboard-to-use-power-maneuver-or-hyperspeed.1")
def test_without_a_pilot_there_is_no_power_no_maneuver_and_no_hyperspeed():
    s, (bay, *_), start = table()
    system, kado = s.location("Vell"), s.location("Kado")
    snub, speeder = s.put("Snub Nose", at=system), s.put("Dart Speeder", at=bay)
    s.put("Navigator", aboard=snub, as_="astromech")
    s.put("Wild Overdrive", on="table")  # +2 to each: nothing to add to
    start()
    assert (s.power(snub), s.maneuver(snub), s.hyperspeed(snub)) == (0, 0, 0)
    assert (s.power(speeder), s.maneuver(speeder)) == (0, 0)
    assert not s.can("hyperspeed", snub)
    s.put("Flyer", aboard=snub, as_="pilot")
    assert (s.power(snub), s.maneuver(snub), s.hyperspeed(snub)) == (5, 6, 6)
    assert s.can("hyperspeed", snub, kado)


@pytest.mark.ruling("permanent-nav-computer.1", "movement-regular-using-hyperspeed.1", "hyperspeed.1")
def test_a_nav_computer_of_its_own_or_an_astromech():
    s = Scenario(cards=CARDS)
    system, kado = s.location("Vell"), s.location("Kado")
    prowler, snub, guided = (s.put(title, at=system) for title in ("Prowler One", "Snub Nose", "Snub Nose"))
    for ship in (snub, guided):
        s.put("Flyer", aboard=ship, as_="pilot")
    s.put("Navigator", aboard=guided, as_="astromech")
    s.force("light", 5)
    s.start(turn="light", phase="move")
    assert s.can("hyperspeed", prowler, kado)  # nobody aboard but a permanent pilot and a permanent nav computer
    assert s.can("hyperspeed", guided, kado)
    assert not s.can("hyperspeed", snub) and s.reasons("hyperspeed", snub, kado) == ["no-way"]


@pytest.mark.ruling("permanent-nav-computer.2")
def test_a_permanent_nav_computer_is_no_droid():
    s = Scenario(cards=CARDS)
    system, kado = s.location("Vell"), s.location("Kado")
    prowler, snub = s.put("Prowler One", at=system), s.put("Snub Nose", at=system)
    s.put("Ace", aboard=snub, as_="pilot")
    droid = s.put("Navigator", aboard=snub, as_="astromech")
    s.force("light", 5)
    purge = s.hand("dark", "Harsh Purge")  # every character and droid is lost
    s.start(turn="light", phase="move")
    s.until(player="dark")
    s.do("play", purge)
    assert s.zone(droid) == "lost" and not s.can("hyperspeed", snub)
    assert s.can("hyperspeed", prowler, kado)
