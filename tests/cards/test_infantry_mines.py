"""Infantry Mines: who lays them, and under whom they explode."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, scene

SIDES = ("light", "dark")
DUNES = [Site(f"Tatooine: Dune {n}", DARK, f"test dune {n}", ["exterior", "planet"], (1, 1)) for n in (1, 2, 3)]
RUNNER = Rebel("Runner", "test runner", destiny=1, deploy=2, power=1, ability=1, forfeit=3, landspeed=2)
MINES = {"light": "Light Digger", "dark": "Dark Digger"}
MEN = {"light": "Rebel", "dark": "Imperial"}


@pytest.mark.parametrize("side", SIDES)
def test_a_mining_droid_lays_infantry_mines(side):
    s = scene(*DUNES)
    dune, vault, other_dune = (
        s.location("Tatooine: Dune 1"),
        s.location("Tatooine: Vault"),
        s.location("Tatooine: Dune 2"),
    )
    s.put(MINES[side], at=dune)
    s.put(MINES[side], at=vault)
    s.put(MINES["dark" if side == "light" else "light"], at=other_dune)
    s.put(f"{MEN[side]} 2", at=other_dune)
    inside, hull = s.location("Tatooine: Dune 3"), "Crawler" if side == "light" else "Tank"
    s.put(MINES[side], aboard=crewed(s, hull, at=inside), as_="passenger")
    s.force(side, 0)
    (mine,) = s.hand(side, "Infantry Mine")
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", mine, place) for place in (dune, vault, other_dune, inside)] == [True, *[False] * 3]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("walker", SIDES)
@pytest.mark.parametrize(("destiny", "lost"), [(2, True), (1, False)])
def test_a_mine_explodes_under_whoever_comes(side, walker, destiny, lost):
    s = scene(*DUNES)
    start, near = s.location("Tatooine: Dune 1"), s.location("Tatooine: Dune 2")
    mine, man = s.put("Infantry Mine", on=near, side=side), s.put(f"{MEN[walker]} 3", at=start)
    s.destinies(side, destiny)
    s.start(turn=walker, phase="move")
    s.do("walk", man, near)
    assert s.zone(mine) == "lost"
    assert s.zone(man) == ("lost" if lost else "table")


@pytest.mark.parametrize("side", SIDES)
def test_a_mine_explodes_under_who_deploys_and_not_under_who_deploys_aboard(side):
    s = scene(*DUNES)
    site, beside = s.location("Tatooine: Dune 1"), s.location("Tatooine: Dune 2")
    mine, barge = s.put("Infantry Mine", on=site, side=side), s.put("Barge", at=site)
    rider, walker, away = s.hand("dark", "Imperial 2", "Imperial 2", "Imperial 2")
    s.destinies(side, 6)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", rider, barge, seat="passenger")
    s.do("deploy", away, beside)
    assert s.on_table(mine)
    s.do("deploy", walker, site)
    assert s.zone(mine) == s.zone(walker) == "lost"


def test_a_mine_explodes_under_who_passes_and_not_under_vehicles():
    s = scene(*DUNES, RUNNER)
    start, near, far = (s.location(f"Tatooine: Dune {n}") for n in (1, 2, 3))
    mine, skiff = s.put("Infantry Mine", on=near, side="dark"), s.put("Skiff", at=start)
    s.put("Light Flier", aboard=skiff, as_="pilot")
    runner = s.put("Runner", at=start)
    s.destinies("dark", 6)
    s.start(turn="light", phase="move")
    s.do("walk", skiff, near)
    assert s.on_table(mine)
    s.do("walk", runner, far)
    assert s.zone(mine) == s.zone(runner) == "lost"


def test_a_mine_explodes_under_who_is_brought_there():
    s = scene(*DUNES)
    start, near = s.location("Kessel: Box"), s.location("Tatooine: Dune 2")
    mine, man = s.put("Infantry Mine", on=near, side="dark"), s.put("Rebel 2", at=start)
    (leids,) = s.hand("light", "Nabrun Leids")
    s.destinies("light", 0)
    s.destinies("dark", 6)
    s.start(turn="light", phase="move")
    s.do("play", leids, start, near, man)
    s.do("yes")
    assert s.zone(mine) == s.zone(man) == "lost"


@pytest.mark.ruling("character-with-ability.1")
@pytest.mark.parametrize("side", SIDES)
def test_a_mine_that_a_droid_sets_off_harms_nobody(side):
    s = scene(*DUNES)
    start, near = s.location("Tatooine: Dune 1"), s.location("Tatooine: Dune 2")
    mine, droid = s.put("Infantry Mine", on=near, side=side), s.put("Light Droid", at=start)
    s.destinies(side, 6)
    s.start(turn="light", phase="move")
    s.do("walk", droid, near)
    assert s.zone(mine) == "lost" and s.on_table(droid)


@pytest.mark.parametrize(("what", "explodes"), [("Barge", False), ("Dark Banner", False), ("Imperial 2", True)])
def test_a_mine_waits_for_characters(what, explodes):
    s = scene(*DUNES)
    site = s.location("Tatooine: Dune 1")
    mine, man = s.put("Infantry Mine", on=site, side="light"), s.put("Imperial 1", at=site)
    (card,) = s.hand("dark", what)
    s.destinies("light", 6)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site) if what != "Dark Banner" else s.do("deploy", card)
    assert s.on_table(mine) != explodes and s.on_table(man)


@pytest.mark.parametrize("side", SIDES)
def test_a_mine_does_not_explode_under_who_comes_aboard_a_ship(side):
    s = scene()
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    mine, ship = s.put("Infantry Mine", on=bay, side=side), s.put("Raider", at=bay)
    (pilot,) = s.hand("dark", "Imperial 2")
    s.destinies(side, 6)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", pilot, ship)
    assert s.on_table(mine)
