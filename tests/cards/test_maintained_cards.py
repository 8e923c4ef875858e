"""Cards that must be maintained, apart from that; and the mine that lies in orbit."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, crewed, draws, fight, scene

HUNTER = Droid("Test Hunter", DARK, "kept hunter", "assassin droid", traits=["bounty hunter"], **BODY)
LORD = Character("Test Vader", DARK, "kept vader", "dark jedi", personas=["Vader"], ability=6, **BODY)


def test_fett_flies_well_and_shrugs_attrition_off():
    s = scene()
    calm = s.location("Calm")
    ship = s.put("Raider", at=calm)
    fett = s.put("Boba Fett, Bounty Hunter", aboard=ship, as_="pilot")
    s.start(turn="dark", phase="control")
    assert s.power(ship) == 6 and immunity(s.game.engine, fett.id) == 5


@pytest.mark.parametrize(("friend", "more"), [
    ("Brute 1", 1), ("Imperial 1", 1), ("Test Hunter", 2), ("Test Vader", 2), ("Dark Droid", 0)])  # fmt: skip
def test_fett_adds_battle_destinies_in_company(friend: str, more: int):
    s = scene(HUNTER, LORD)
    site = s.location("Tatooine: Box")
    s.put("Boba Fett, Bounty Hunter", at=site)
    s.put("Settler 1", at=site)  # an alien of the other side is no company
    fight(s, site, "dark")
    alone = draws(s, "dark")
    assert alone == 0
    s = scene(HUNTER, LORD)
    site = s.location("Tatooine: Box")
    s.put("Boba Fett, Bounty Hunter", at=site)
    s.put("Settler 1", at=site)
    s.put("Brute 4" if friend == "Brute 1" else friend, at=site)
    usual = 1 if friend in ("Brute 1", "Imperial 1", "Test Vader") else 0  # by ability 4
    fight(s, site, "dark")
    assert draws(s, "dark") == usual + more


def test_fett_adds_nothing_to_battles_of_others():
    s = scene(HUNTER)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    for title in ("Boba Fett, Bounty Hunter", "Test Hunter"):
        s.put(title, at=near)
    s.put("Imperial 4", at=site)
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == 1


def test_blizzard_4_brings_an_imperial_warrior():
    s = scene()
    site = s.location("Tatooine: Box")
    card = s.hand("dark", "Blizzard 4")
    others = s.pile("dark", "reserve", "Imperial 1", "Brute 1")
    guard = s.pile("dark", "reserve", "Dark Guard")
    s.force("dark", 5)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    s.do("use", card)
    assert not any(s.can("choose", each) for each in others)
    s.do("choose", guard)
    assert s.aboard(guard) == card and s.count("dark", "force") == 0 and s.power(card) == 8
    assert s.presence("dark", site)


def test_blizzard_4_brings_nobody_for_another_vehicle():
    s = scene()
    site = s.location("Tatooine: Box")
    walker, card = s.put("Blizzard 4", at=site), s.hand("dark", "Barge")
    s.pile("dark", "reserve", "Dark Guard")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    assert not s.can("use", walker)
    riders = [s.put("Imperial 1", aboard=walker, as_="passenger") for _ in range(6)]
    assert all(s.aboard(each) == walker for each in riders)
    extra = s.put("Imperial 1", at=site)
    s.until(phase="move", player="dark")
    assert not s.can("embark", extra, walker)


# -- Orbital Mine ------------------------------------------------------------------------------------------------------

BOMBER_ = Starfighter(
    "Test Bomber", LIGHT, "kept bomber", "B-wing", destiny=1, deploy=2, power=1, maneuver=1, forfeit=2
)
BRISK = System("Brisk", LIGHT, "kept brisk", ["planet"], (1, 1), parsec=4)


def test_an_orbital_mine_is_laid_where_a_bomber_is():
    s = scene(BOMBER_)
    calm, other = s.location("Calm"), s.location("Tatooine", side="light")
    s.put("Test Bomber", at=calm)
    s.put("Fighter", at=other)
    mine = s.hand("light", "Orbital Mine")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", mine, calm) and not s.can("deploy", mine, other)


@pytest.mark.parametrize(("ship", "destiny", "lost"), [
    ("Raider", 3, False), ("Raider", 4, True), ("Dreadnaught", 2, False), ("Dreadnaught", 3, True)])  # fmt: skip
def test_an_orbital_mine_explodes_against_a_starship_that_comes(ship: str, destiny: int, lost: bool):
    s = scene(BRISK)
    calm, start = s.location("Calm"), s.location("Brisk")
    mine, comer = s.put("Orbital Mine", on=calm), crewed(s, ship, start)
    s.destinies("light", destiny)
    s.start(turn="dark", phase="move")
    s.do("hyperspeed", comer, calm)
    assert (s.zone(comer), s.zone(mine)) == ("lost" if lost else "table", "lost")


def test_an_orbital_mine_spares_its_own_side():
    s = scene(BRISK)
    calm, start = s.location("Calm"), s.location("Brisk")
    mine, comer = s.put("Orbital Mine", on=calm), crewed(s, "Fighter", start)
    s.start(turn="light", phase="move")
    s.do("hyperspeed", comer, calm)
    assert s.zone(mine) == "table"
