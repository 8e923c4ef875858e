"""What is cancelled by cards that do little else: what they name, and nothing else."""

import pytest

from cantina.lang import *
from tests.cards.shared.crafts import field

POINT_MAN = (
    "Demotion", "Restricted Deployment", "Commence Recharging", "Logistical Delay", "They're On Dantooine",
    "Asteroid Sanctuary", "Scramble", "Order To Engage", "No Disintegrations!", "Asteroids Do Not Concern Me",
    "Report To Lord Vader", "What Is Thy Bidding, My Master?",
)  # fmt: skip
BORING = (
    "Report To Lord Vader", "Scomp Link Access", "Rebel Planners", "Rebel Reinforcements", "Gift Of The Mentor",
    "Panic", "Don't Get Cocky", "Skywalkers", "Demotion", "Combined Attack", "Surprise Assault",
)  # fmt: skip
CANCELS = [  # the card, its function, what it cancels
    ("Point Man", 1, POINT_MAN), ("Boring Conversation Anyway", 1, BORING), ("Dark Strike", 2, ("Swing-And-A-Miss",)),
    ("Oo-ta Goo-ta, Solo?", 3, ("Kessel Run",)),
]  # fmt: skip
CASES = [(title, mode, each, True) for title, mode, names in CANCELS for each in names]
CASES += [(title, mode, "Test Ploy", False) for title, mode, _ in CANCELS]


@pytest.mark.parametrize(("title", "mode", "stopped", "able"), CASES)
def test_interrupts_that_are_played(title: str, mode: int, stopped: str, able: bool):
    ploy = LostInterrupt(stopped, LIGHT, "cancelling ploy", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = field(ploy)
    s.location("Kessel: Box")
    card, answer = s.hand("light", "cancelling ploy"), s.hand("dark", title)
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.can("play", answer) is able
    if able:
        before = s.count("dark", "lost")
        s.do("play", answer)
        assert s.zone(card) == "lost" and s.count("dark", "lost") == before + (s.zone(answer) == "lost")


@pytest.mark.parametrize(("title", "mode", "stopped", "able"), [
    (title, mode, names[0] if able else "Test Ploy", able) for title, mode, names in CANCELS
    for able in (True, False)])  # fmt: skip
def test_effects_on_table(title: str, mode: int, stopped: str, able: bool):
    rule = Effect(stopped, LIGHT, "cancelling rule", destiny=1, text=[DeployOnTable()])
    s = field(rule)
    s.location("Kessel: Box")
    there, answer = s.put("cancelling rule", on="table"), s.hand("dark", title)
    s.start(turn="dark", phase="control")
    assert s.can("play", answer, there) is able
    if able:
        s.do("play", answer, there)
        assert s.zone(there) == "lost"
