"""Interrupts of Dagobah, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

# -- Shut Him Up Or Shut Him Down --------------------------------------------------------------------------------------

HUSHED = ["Death Star Plans", "The Professor", "Bacta Tank", "How Did We Get Into This Mess?", "Shoo! Shoo!",
          "Thank The Maker"]  # fmt: skip


@pytest.mark.parametrize("title", [*HUSHED, "Light Fuss"])
def test_shut_him_up_cancels_six_cards(title: str):
    fuss = Effect(title, LIGHT, "dagobah fuss", destiny=1, text=[DeployOnTable()])
    s = field(fuss, force=0)
    s.location("Kessel: Box")
    noise, card = s.put("dagobah fuss", on="table"), s.hand("dark", "Shut Him Up Or Shut Him Down")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, noise) is (title != "Light Fuss")
    if title != "Light Fuss":
        s.do("play", card, noise)
        assert (s.zone(noise), s.zone(card)) == ("lost", "used")


# -- Those Rebels Won't Escape Us --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "turn", "phase", "zone"), [
    ("Nabrun Leids", "light", "control", "used"), ("Hyper Escape", "light", "control", "lost"),
    ("Closer?!", "light", "control", "lost"), ("Light Fuss", "light", "control", "")])  # fmt: skip
def test_those_rebels_wont_escape(title: str, turn: str, phase: str, zone: str):
    fuss = Effect(title, LIGHT, "dagobah fuss", destiny=1, text=[DeployOnTable()])
    s = field(fuss, force=0)
    s.location("Kessel: Box")
    noise, card = s.put("dagobah fuss", on="table"), s.hand("dark", "Those Rebels Won't Escape Us")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, noise) is bool(zone)
    if zone:
        s.do("play", card, noise)
        assert (s.zone(noise), s.zone(card)) == ("lost", zone)


@pytest.mark.parametrize(("turn", "phase", "able"), [
    ("dark", "move", True), ("dark", "control", False), ("light", "move", False)])  # fmt: skip
def test_a_landing_claw_is_cut_in_your_move_phase(turn: str, phase: str, able: bool):
    s = field()
    s.location("Kessel: Box")
    claw = s.put("Landing Claw", on=s.put("Fighter", at=s.location("Calm")))
    card = s.hand("dark", "Those Rebels Won't Escape Us")
    s.start(turn=turn, phase=phase)
    s.until(player="dark") if turn == "light" else None
    assert s.can("play", card, claw) is able
    if able:
        s.do("play", card, claw)
        assert (s.zone(claw), s.zone(card)) == ("lost", "lost")


def test_a_react_is_cut_short():
    runner = Alien(
        "Runner", LIGHT, "dagobah runner", destiny=1, deploy=1, power=1, ability=1, forfeit=1, text=[ReactMove()]
    )
    s = field(runner)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Imperial 4", at=box), s.put("Rebel 1", at=box)
    man, card = s.put("Runner", at=vault), s.hand("dark", "Those Rebels Won't Escape Us")
    s.start(turn="dark", phase="battle")
    s.do("battle", box)
    s.do("react", man)
    s.do("play", card)
    assert s.at(man) == vault and s.zone(card) == "lost"
