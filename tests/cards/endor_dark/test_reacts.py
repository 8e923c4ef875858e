"""Scout walkers of Endor that 'react'."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field, someone


def pending(title: str, here: str, start: str, force: int, *extra):
    """A battle at one site that the Light Side has begun, and a walker at another."""
    s = field(*extra, force=6)
    s.location("Endor", side="dark")
    battle, home = s.location(here), s.location(start)
    s.put("Imperial 4", at=battle), s.put("Rebel 1", at=battle)
    card = s.put(title, at=home)
    if title.startswith("Tempest") and title in ("Tempest Scout 1", "Tempest Scout 2"):
        s.put("Imperial 1", aboard=card, as_="pilot")
    s.force("dark", force)
    fight(s, battle, "light")
    if s.decision.player != "dark":
        s.pass_()
    return s, card


@pytest.mark.parametrize(("title", "force", "able"), [
    ("Tempest Scout 1", 0, True), ("Tempest Scout 6", 0, True), ("Tempest Scout 2", 0, False),
    ("Tempest Scout 2", 1, True), ("Tempest Scout 5", 1, True), ("Tempest Scout 5", 0, False)])  # fmt: skip
def test_who_moves_as_a_react_and_for_what(title: str, force: int, able: bool):
    s, card = pending(title, "Tatooine: Box", "Tatooine: Yard", force, YARD)
    assert s.can("react", card) is able


YARD = Site("Tatooine: Yard", LIGHT, "reacts yard", ["exterior", "planet"], (1, 1))
GROVE = Site("Endor: Grove", LIGHT, "reacts grove", ["exterior", "planet"], (1, 1))


@pytest.mark.parametrize(("here", "start", "able"), [
    ("Endor: Field", "Endor: Grove", True), ("Tatooine: Box", "Tatooine: Yard", False)])  # fmt: skip
def test_tempest_scout_3_reacts_on_endor_only(here: str, start: str, able: bool):
    s, card = pending("Tempest Scout 3", here, start, 3, YARD, GROVE)
    assert s.can("react", card) is able


@pytest.mark.parametrize(("title", "here", "force", "able"), [
    ("Tempest Scout 3", "Endor: Field", 3, True), ("Tempest Scout 3", "Endor: Field", 2, False),
    ("Tempest Scout 3", "Tatooine: Box", 3, False), ("Tempest Scout 6", "Tatooine: Box", 1, True),
    ("Tempest Scout 6", "Tatooine: Box", 0, False), ("Tempest Scout 5", "Endor: Field", 3, False)])  # fmt: skip
def test_who_deploys_as_a_react(title: str, here: str, force: int, able: bool):
    s = field(force=6)
    s.location("Endor", side="dark")
    battle = s.location(here)
    s.put("Imperial 4", at=battle), s.put("Rebel 1", at=battle)
    card = s.hand("dark", title)
    s.force("dark", force)
    fight(s, battle, "light")
    assert s.can("react", card) is able


@pytest.mark.parametrize(("who", "there", "able"), [
    ("Test Scout", True, True), ("Imperial 1", True, False), ("Test Scout", False, False)])  # fmt: skip
def test_scouts_come_to_tempest_scout_2(who: str, there: bool, able: bool):
    s = field(YARD, someone("Test Scout", traits=["scout"]))
    box, yard, away = s.location("Tatooine: Box"), s.location("Tatooine: Yard"), s.location("Kessel: Box")
    walker = s.put("Tempest Scout 2", at=box if there else away)
    s.put("Imperial 1", aboard=walker, as_="pilot")
    s.put("Imperial 4", at=box), s.put("Rebel 1", at=box)
    man = s.put(who, at=yard)
    fight(s, box, "light")
    assert s.can("react", man) is able
