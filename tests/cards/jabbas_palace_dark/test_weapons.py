"""Weapons of Jabba's Palace, Dark Side."""

import pytest

from tests.cards.sample_cards import fight
from tests.cards.shared.crafts import field, someone

# -- Vibro-Ax ----------------------------------------------------------------------------------------------------------

SOLDIER = someone("Alien Soldier", kind="alien", icons=["warrior"], ability=2, power=3)


@pytest.mark.parametrize(
    ("who", "force", "able"),
    [("Alien Soldier", 3, True), ("Alien Soldier", 2, False), ("Brute 4", 3, False), ("Dark Guard", 3, False)],
)
def test_an_alien_warrior_carries_a_vibro_ax(who: str, force: int, able: bool):
    s = field(SOLDIER, force=force)
    man = s.put(who, at=s.location("Kessel: Box"))
    card = s.hand("dark", "Vibro-Ax")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, man) is able
    if able:
        s.do("deploy", card, man)
        assert s.power(man) == 4 and s.count("dark", "force") == 0


@pytest.mark.parametrize(("mine", "theirs", "out"), [(3, 5, True), (2, 5, False), (1, 5, False), (5, 5, True)])
def test_a_vibro_ax_drives_the_weaker_one_out(mine: int, theirs: int, out: bool):
    s = field(SOLDIER, force=2)
    box = s.location("Kessel: Box")
    man, foe = s.put("Alien Soldier", at=box), s.put("Rebel 6", at=box)  # power 4 with the axe, and 1
    s.put("Rebel 4", at=box)
    axe = s.put("Vibro-Ax", on=man)
    fight(s, box, "dark")
    s.destinies("dark", mine), s.destinies("light", theirs)
    s.do("fire", axe, foe)
    while s.battle.segment == "weapons" and s.decision.player == "light" and not s.can("pass"):
        s.pass_()
    assert (foe not in s.battle.participants("light")) is out and s.count("dark", "force") == 0


@pytest.mark.parametrize(("force", "able"), [(1, True), (0, False)])
def test_a_vibro_ax_costs_1_force(force: int, able: bool):
    s = field(SOLDIER, force=force + 1)
    box = s.location("Kessel: Box")
    man, foe, craft = s.put("Alien Soldier", at=box), s.put("Rebel 6", at=box), s.put("Skiff", at=box)
    s.put("Light Flier", aboard=craft, as_="pilot")
    axe = s.put("Vibro-Ax", on=man)
    fight(s, box, "dark")
    assert s.can("fire", axe, foe) is able and not s.can("fire", axe, craft)
