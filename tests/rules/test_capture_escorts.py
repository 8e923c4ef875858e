"""Escorts: who they are, and how captives move with them."""

import pytest
from capture_cards import BAY, CORRIDOR, TOWN, held, offers, table, verbs

from cantina.lang import *


@pytest.mark.ruling("captives-escorting.1", "captives-escorting.2")
def test_who_seizes_a_captive_escorts_it_and_only_it():
    s = table()
    town = s.location(TOWN)
    guard = s.put("Dark Guard", at=town)
    one, two = s.put("Rebel 1", at=town), s.put("Rebel 2", at=town)
    s.start(turn="dark", phase="control")
    s.happen("capture", one)
    s.do("seize", guard, one)
    assert s.escort(one) == guard
    s.happen("capture", two)
    assert s.zone(two) == "used" and s.escort(one) == guard


@pytest.mark.ruling("captives-escorting.2")
def test_an_escort_with_binders_seizes_another_one():
    s, town, _, guard, _ = held()
    s.put("Binders", on=guard)
    two = s.put("Rebel 2", at=town)
    s.happen("capture", two)
    assert offers(s)[0] == ("seize", guard, (two,))


@pytest.mark.ruling("captives-escorting.3")
@pytest.mark.parametrize("phase", ["control", "deploy", "battle", "move"])
def test_an_escort_hands_its_captive_to_nobody(phase):
    s, town, _, guard, prey = held("dark", phase)
    hunter = s.put("Bossk", at=town)
    assert not s.can("collect", hunter) and not s.can("abandon", guard) and not s.can("transfer", prey)
    assert not verbs(s, prey)


@pytest.mark.ruling("captives-escorting.4")
def test_a_captive_walks_with_its_escort_for_no_more_force():
    s, _, vault, guard, prey = held("dark", "move")
    s.do("walk", guard, vault)
    assert s.at(prey) == vault and s.escort(prey) == guard and s.count("dark", "force") == 9


@pytest.mark.ruling("captives-escorting.5")
def test_a_captive_shuttles_with_its_escort():
    s = table()
    town, sky = s.location("Kessel: Box"), s.location("Kessel")
    ship = s.put("Dreadnaught", at=sky)
    s.put("Dark Flier", aboard=ship, as_="pilot")
    guard = s.put("Dark Guard", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="move")
    s.do("shuttle", guard, ship)
    assert s.at(prey) == sky and s.escort(prey) == guard and s.count("dark", "force") == 9


@pytest.mark.ruling("captives-escorting.6")
def test_a_captive_takes_the_transit_with_its_escort():
    s = table()
    here, there = s.location(BAY), s.location("Tatooine: Docking Bay 94")
    guard = s.put("Dark Guard", at=here)
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="move")
    cost = s.count("dark", "force")
    s.do("transit", here, there, guard)
    alone = table()
    bays = alone.location(BAY), alone.location("Tatooine: Docking Bay 94")
    walker = alone.put("Dark Guard", at=bays[0])
    alone.start(turn="dark", phase="move")
    alone.do("transit", *bays, walker)
    assert s.at(prey) == there and cost - s.count("dark", "force") == 10 - alone.count("dark", "force")


@pytest.mark.ruling("captives-escorting.7", "captives-escorting.10")
def test_a_captive_embarks_and_disembarks_with_its_escort_and_fills_a_passengers_place():
    s = table()
    town = s.location(TOWN)
    barge, guard = s.put("Barge", at=town), s.put("Boba Fett", at=town)
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="move")
    s.do("embark", guard, barge, seat="pilot")
    assert s.aboard(guard) == barge and s.at(prey) == town and s.count("dark", "force") == 10
    six = [s.put("Imperial 1", at=town) for _ in range(6)]
    for each in six[:5]:
        s.until(player="dark")
        s.do("embark", each, barge)
    s.until(player="dark")
    assert not s.can("embark", six[5], barge)  # the captive has the sixth place
    s.do("disembark", guard)
    s.until(player="dark")
    assert s.at(prey) == town and s.aboard(guard) is None and s.can("embark", six[5], barge)


@pytest.mark.ruling("captives-escorting.10")
@pytest.mark.parametrize(("busy", "room"), [(5, False), (4, True)])
def test_an_escort_needs_a_second_place_for_its_captive(busy, room):
    s = table()
    town = s.location(TOWN)
    barge, guard = s.put("Barge", at=town), s.put("Dark Guard", at=town)
    s.put("Rebel 3", captive_of=guard)
    for _ in range(busy):
        s.put("Imperial 1", aboard=barge, as_="passenger")
    s.start(turn="dark", phase="move")
    assert s.can("embark", guard, barge) == room


@pytest.mark.ruling("captives-escorting.8")
def test_a_captive_changes_ships_with_its_escort():
    s = table()
    sky = s.location("Calm")
    ship, other = s.put("Executor", at=sky), s.put("Dreadnaught", at=sky)
    s.put("Dark Flier", aboard=ship, as_="pilot")
    guard = s.put("Dark Guard", aboard=ship, as_="passenger")
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="move")
    before = s.count("dark", "force")
    s.do("dock", ship, other, guard)
    assert s.aboard(guard) == other and s.escort(prey) == guard and before - s.count("dark", "force") == 1


@pytest.mark.ruling("captives-escorting.9")
def test_a_captive_follows_the_movement_text_of_a_site():
    s = table()
    corridor, tower = (
        s.location("Cloud City: Upper Plaza Corridor", side="dark"),
        s.location("Cloud City: Security Tower"),
    )
    guard = s.put("Dark Guard", at=corridor)
    prey = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="control")
    s.until(verb="move")
    s.do("move", guard, tower)
    assert s.at(prey) == tower and s.escort(prey) == guard


WARDENS = [
    Alien(title, DARK, f"escort {title}", unique=1, personas=["Warden"], destiny=1, deploy=1, power=2, ability=2,
          forfeit=3, icons=["warrior"])
    for title in ("Warden", "Warden Of Old")
]  # fmt: skip
REWARD = Effect("Reward", DARK, "escort reward", destiny=1, text=[
    DeployOnTable(), Automatic(just_delivered(CAPTIVE, seized=True), [LoseForce(1, OPPONENT)])])  # fmt: skip


@pytest.mark.parametrize("replaced", [False, True])
def test_a_new_version_of_the_escort_is_the_one_who_seized_the_captive(replaced):
    s = table(*WARDENS, REWARD)
    prison = s.location(CORRIDOR)
    warden, prey = s.put("Warden", at=prison), s.put("Rebel 3", at=prison)
    s.put("Reward", on="table")
    new = s.hand("dark", "Warden Of Old")
    s.start(turn="dark", phase="deploy")
    s.happen("capture", prey)
    s.do("seize", warden, prey)
    if replaced:
        s.do("replace", new, warden)
    s.until(phase="move")
    s.do("deliver", new if replaced else warden, prey)
    s.do("lose", pile="reserve")
    assert s.escort(prey) == prison
