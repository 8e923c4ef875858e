"""Starships that deploy as a 'react'."""

import pytest

from tests.cards.sample_cards import crewed, fight
from tests.cards.shared.crafts import field


@pytest.mark.parametrize(("title", "force", "able"), [
    ("Accuser", 5, True), ("Accuser", 4, False), ("The Emperor's Shield", 5, True), ("The Emperor's Shield", 4, False),
    ("The Emperor's Sword", 5, True), ("The Emperor's Sword", 4, False), ("Visage", 12, False)])  # fmt: skip
def test_who_deploys_as_a_react(title: str, force: int, able: bool):
    s = field()
    calm = s.location("Calm")
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    card = s.hand("dark", title)
    s.force("dark", force)
    fight(s, calm, "light")
    if s.decision.player != "dark":
        s.pass_()
    assert s.can("react", card) is able


@pytest.mark.parametrize(("place", "able"), [("Calm", True), ("Rendezvous Point", False)])
def test_the_visage_needs_no_presence(place: str, able: bool):
    s = field(force=20)
    where = s.location(place)
    card, other = s.hand("dark", "Visage", "Test Destroyer")
    s.force("light", 0)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, where) is able
    assert s.zone(other) == "hand"
