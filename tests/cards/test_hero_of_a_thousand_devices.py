"""Hero Of A Thousand Devices: a droid that finds devices, and gives them up in battle."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import owed
from cantina.testing import Scenario
from tests.cards.sample_cards import fight, scene

GADGETS = [
    Device("Gadget", LIGHT, "hero gadget", destiny=4, text=[DeployOn(your(DROID))]),
    Device("Rich Man's Toy", LIGHT, "hero toy", destiny=2, text=[DeployOn(your(CHARACTER & ~DROID))]),
    Device("Two Ways", LIGHT, "hero ways", destiny=2, text=[
        Function((DeployOn(your(WARRIOR)),)), Function((DeployOn(your(DROID)),))]),
    CharacterWeapon("Zapper", LIGHT, "hero zapper", destiny=2, text=[DeployOn(your(DROID))]),
]  # fmt: skip


@pytest.mark.parametrize(("title", "able"), [
    ("Gadget", True), ("Rich Man's Toy", False), ("Two Ways", True), ("Restraining Bolt", True),
    ("Droid Sensorscope", True), ("Electrobinoculars", False), ("Light Stick", False),
    ("Zapper", False)])  # fmt: skip
def test_the_hero_finds_what_deploys_on_a_droid(title: str, able: bool):
    s = scene(*GADGETS, force=1)
    site = s.location("Tatooine: Box")
    card = s.put("Hero Of A Thousand Devices", on=s.put("Light Droid", at=site))
    wanted = s.pile("light", "reserve", title)
    s.start(turn="light", phase="deploy")
    s.do("use", card)
    assert s.count("light", "force") == 0 and s.can("choose", wanted) == able
    if able:
        s.do("choose", wanted)
        assert s.zone(wanted) == "hand"


def test_the_hero_is_a_droid_of_yours_and_works_in_your_deploy_phase():
    s = scene(force=2)
    site = s.location("Tatooine: Box")
    droid, human, theirs = s.put("Light Droid", at=site), s.put("Rebel 1", at=site), s.put("Dark Droid", at=site)
    card = s.hand("light", "Hero Of A Thousand Devices")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (droid, human, theirs)] == [True, False, False]
    s.do("deploy", card, droid)
    assert s.can("use", card)
    s.pass_()
    assert s.count("light", "used") == 0  # nobody must
    s.until(phase="move", player="light")
    assert not s.can("use", card)
    s.until(phase="deploy", player="dark")
    assert not s.can("use", card)


def beaten(hero: bool = True) -> tuple[Scenario, dict[str, CardRef]]:
    """The Light Side has lost a battle by 6; a droid and a human carry gadgets."""
    s = scene(*GADGETS)
    site = s.location("Tatooine: Box")
    cards = {"droid": s.put("Light Droid", at=site), "human": s.put("Rebel 1", at=site)}
    cards["gadget"] = s.put("Gadget", on=cards["droid"])
    cards["stick"] = s.put("Light Stick", on=cards["droid"])
    cards["toy"] = s.put("Rich Man's Toy", on=cards["human"])
    if hero:
        s.put("Hero Of A Thousand Devices", on=cards["droid"])
    for _ in range(8):
        s.put("Imperial 1", at=site)
    fight(s, site, "dark")
    while s.battle.segment != "damage":
        s.pass_()
    s.until(player="light")
    return s, cards


def test_the_heros_devices_are_forfeited_for_their_destiny():
    s, cards = beaten()
    due = owed(s.game.engine, "light")[1]
    assert [s.can("forfeit", cards[name]) for name in ("gadget", "stick", "toy")] == [True, False, False]
    s.do("forfeit", cards["gadget"])
    assert s.zone(cards["gadget"]) == "lost" and owed(s.game.engine, "light")[1] == due - 4


def test_other_devices_are_not_forfeited():
    s, cards = beaten(hero=False)
    assert not s.can("forfeit", cards["gadget"]) and s.can("forfeit", cards["droid"])
