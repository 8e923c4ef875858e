"""Interrupts of Endor, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Endor Occupation --------------------------------------------------------------------------------------------------

MOON = [Site("Endor: Glade", LIGHT, "occupation glade", ["exterior", "planet"], (1, 1)),
        Site("Endor: Quiet", LIGHT, "occupation quiet", ["exterior", "planet"], (0, 1))]  # fmt: skip


@pytest.mark.parametrize(("held", "gained"), [
    (("Endor: Field",), 1), (("Endor: Field", "Endor: Glade"), 2), (("Endor: Field", "Endor: Quiet"), 1),
    (("Endor: Field", "Kessel: Box"), 1)])  # fmt: skip
def test_an_occupied_moon_yields_force(held: tuple[str, ...], gained: int):
    s = field(*MOON, force=0)
    s.location("Endor", side="dark")
    for each in ("Endor: Field", "Endor: Glade", "Endor: Quiet", "Kessel: Box"):
        place = s.location(each)
        s.put("Imperial 1" if each in held else "Rebel 1", at=place)
    card = s.hand("dark", "Endor Occupation")
    s.start(turn="dark", phase="activate")
    s.do("play", card)
    assert s.count("dark", "force") == gained


@pytest.mark.parametrize(("turn", "phase"), [("dark", "control"), ("light", "activate")])
def test_the_moon_yields_in_your_activate_phase_only(turn: str, phase: str):
    s = field(force=0)
    s.put("Imperial 1", at=s.location("Endor: Field"))
    card = s.hand("dark", "Endor Occupation")
    s.start(turn=turn, phase=phase)
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "able"), [
    ("Tatooine Celebration", True), ("Cloud City Celebration", True), ("Coruscant Celebration", True),
    ("Shared Ploy", False)])  # fmt: skip
def test_celebrations_end(title: str, able: bool):
    party = Effect(title, LIGHT, "occupation party", destiny=1, text=[DeployOnTable()])
    s = field(party)
    box = s.location("Kessel: Box")
    s.put("Rebel 6", at=box)
    there, card, sense = (
        s.put("occupation party", on="table"),
        s.hand("dark", "Endor Occupation"),
        s.hand("light", "Sense"),
    )
    s.start(turn="dark", phase="control")
    assert s.can("play", card, there) is able
    if able:
        s.do("play", card, there)
        assert not s.can("play", sense) and s.zone(there) == "lost"
