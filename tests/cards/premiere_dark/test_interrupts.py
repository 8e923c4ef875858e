"""Interrupts of the first set, Dark Side, and a planet."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed
from tests.cards.shared.crafts import field

# -- Nevar Yalnal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "under", "mine", "where", "destiny", "lost"), [
    ("Light Spy", False, "Dark Spy", "here", 3, True), ("Light Spy", False, "Dark Spy", "here", 2, False),
    ("Light Spy", True, "Dark Spy", "here", 1, True), ("Light Spy", True, "Dark Spy", "here", 0, False),
    ("Light Spy", False, "Dark Spy", "away", 3, None), ("Light Spy", False, "Imperial 1", "here", 3, None),
    ("Rebel 1", False, "Dark Spy", "here", 3, None), ("Dark Spy", False, "Dark Spy", "here", 3, None)])  # fmt: skip
def test_nevar_yalnal_finds_spies(foe: str, under: bool, mine: str, where: str, destiny: int, lost: bool | None):
    s = field()
    box, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    target = s.put(foe, at=box)
    s.put(mine, at=box if where == "here" else away)
    if under:
        s.put("Undercover", on=target, side="light")
    card = s.hand("dark", "Nevar Yalnal")
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    assert s.can("play", card) is (lost is not None)
    if lost is not None:
        s.do("play", card, target)
        assert (s.zone(target) == "lost") is lost


def test_a_spy_of_yours_may_be_undercover():
    s = field()
    box = s.location("Tatooine: Box")
    foe, spy = s.put("Light Spy", at=box), s.put("Dark Spy", at=box)
    s.put("Undercover", on=spy, side="dark")
    card = s.hand("dark", "Nevar Yalnal")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, foe)


def test_spies_aboard_a_ship_are_safe():
    s = field()
    calm = s.location("Calm")
    s.put("Light Spy", aboard=crewed(s, "Fighter", at=calm), as_="passenger")
    s.put("Dark Spy", aboard=crewed(s, "Raider", at=calm), as_="passenger")
    card = s.hand("dark", "Nevar Yalnal")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)


# -- Look Sir, Droids --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("force", "able"), [(1, True), (0, False)])
def test_droids_in_the_used_pile_are_lost(force: int, able: bool):
    s = field(force=force)
    s.location("Kessel: Box")
    found = s.pile("light", "used", "Light Droid", "Light Digger", "Rebel 1")
    own = s.pile("dark", "used", "Dark Droid")
    card = s.hand("dark", "Look Sir, Droids")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, mode=1) is able
    if able:
        s.do("play", card, mode=1)
        assert [s.zone(each) for each in found] == ["lost", "lost", "used"] and s.zone(own) == "used"
        assert s.count("dark", "force") == 0


@pytest.mark.parametrize(("title", "force", "able"), [
    ("Light Droid", 2, True), ("Light Droid", 1, False), ("Dear Droid", 4, True), ("Dear Droid", 3, False),
    ("Dark Droid", 2, True), ("Rebel 1", 4, False)])  # fmt: skip
def test_a_droid_is_destroyed_for_its_price(title: str, force: int, able: bool):
    dear = Droid("Dear Droid", LIGHT, "premiere dear", "power droid", destiny=1, deploy=4, power=1, forfeit=1)
    s = field(dear, force=force)
    target = s.put(title, at=s.location("Kessel: Box"))
    card = s.hand("dark", "Look Sir, Droids")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, target, mode=2) is able
    if able:
        s.do("play", card, target, mode=2)
        assert s.zone(target) == "lost" and s.count("dark", "force") == 0


# -- Alderaan ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "ruled", "more"), [
    (1, True, 1), (2, True, 2), (0, True, 0), (2, False, 0)])  # fmt: skip
def test_alderaan_fears_the_death_star(held: int, ruled: bool, more: int):
    deck = [Site(f"Death Star: Deck {n}", LIGHT, f"premiere deck {n}", ["interior", "mobile"], (1, 1))
            for n in range(2)]  # fmt: skip
    s = field(*deck)
    planet, box = s.location("Alderaan", side="dark"), s.location("Kessel: Box")
    sites = [s.location(each.title) for each in deck]
    s.put("Imperial 1", at=box)
    for site in sites[:held]:
        s.put("Imperial 1", at=site)
    if held == 1:
        s.put("Imperial 1", at=sites[1]), s.put("Rebel 1", at=sites[1])
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=planet), as_="pilot")
    if not ruled:
        s.put("Rebel 1", aboard=crewed(s, "Fighter", at=planet), as_="pilot")
    assert s.drain_amount("dark", planet) == 1 + more
