"""Sense and Alter of both sides: whose ability they measure, what they answer, and what they leave alone."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, fight, scene

SIDES = ["light", "dark"]
FOE = {"light": "dark", "dark": "light"}
ABLE = {"light": "Rebel", "dark": "Imperial"}  # the box has them of every ability


def _cards(side: Side) -> list[Definition]:
    made = f"{side} sense"
    return [
        Alien(f"{side} stout", side, f"{made} stout", ability=1, **{**BODY, "forfeit": 9}),
        Vehicle(f"{side} beast", side, f"{made} beast", "creature", landspeed=1, **HULL,
                text=[Modify("ability", 6, how="define")]),
        Alien(f"{side} scout", side, f"{made} scout", ability=1, text=[ReactMove(to=Adjacent(HERE))], **BODY),
        Effect(f"{side} utinni", side, f"{made} utinni", "utinni", destiny=1, text=[DeployOnTable()]),
        Effect(f"{side} ambush", side, f"{made} ambush", "immediate", destiny=1, text=[DeployOnTable()]),
    ]  # fmt: skip


CARDS = [*_cards(LIGHT), *_cards(DARK)]


def measured(side: str, destiny: int) -> tuple[Scenario, CardRef]:
    """One side has a character of ability 4; a beast of its own and the other side have more. Its next destiny is
    this, and the one after it is 9."""
    s = scene(*CARDS)
    site = s.location("Tatooine: Box")
    for name in (f"{ABLE[side]} 4", f"{side} stout", f"{side} beast", f"{ABLE[FOE[side]]} 6"):
        s.put(name, at=site)
    s.destinies(side, destiny, 9)
    return s, site


def banner(side: str) -> str:
    return f"{side.title()} Banner"


@pytest.mark.parametrize(("destiny", "fate"), [(3, "lost"), (4, "table")])
@pytest.mark.parametrize("side", SIDES)
def test_alter_measures_your_characters_of_the_highest_ability(side: str, destiny: int, fate: str):
    s, _ = measured(side, destiny)
    effect, alter = s.put(banner(FOE[side]), on="table"), s.hand(side, "Alter")
    s.start(turn=side, phase="control")
    s.do("play", alter, effect)
    assert s.zone(effect) == fate


@pytest.mark.parametrize(("destiny", "fate"), [(3, "lost"), (4, "table")])
@pytest.mark.parametrize("kind", ["Banner", "utinni"])
@pytest.mark.parametrize("side", SIDES)
def test_alter_measures_them_when_an_effect_is_being_deployed_too(side: str, kind: str, destiny: int, fate: str):
    s, _ = measured(side, destiny)
    alter = s.hand(side, "Alter")
    effect = s.hand(FOE[side], banner(FOE[side]) if kind == "Banner" else f"{FOE[side]} utinni")
    s.start(turn=FOE[side], phase="deploy")
    s.do("deploy", effect)
    assert s.decision.player == side and not s.on_table(effect)
    s.do("play", alter, mode=1)
    assert s.zone(effect) == fate


@pytest.mark.parametrize("side", SIDES)
def test_alter_answers_the_deployment_of_no_other_effect_and_targets_none(side: str):
    s, site = measured(side, 3)
    alter, foe = s.hand(side, "Alter"), FOE[side]
    standing = [s.put(f"{foe} ambush", on="table"), s.put(f"{ABLE[foe]} 1", at=site)]
    s.start(turn=side, phase="control")
    assert not any(s.can("play", alter, card) for card in standing)
    s.start(turn=foe, phase="deploy")
    s.do("deploy", s.hand(foe, f"{ABLE[foe]} 1"), site)
    assert s.decision.player == foe and s.zone(alter) == "hand"


@pytest.mark.parametrize("side", SIDES)
def test_alter_cancels_sense_as_its_second_function_without_destiny(side: str):
    s, _ = measured(side, 6)
    mine, alter = s.hand(side, f"{side.title()} Trick", "Alter")
    sense = s.hand(FOE[side], "Sense")
    s.destinies(FOE[side], 0)
    s.start(turn=side, phase="control")
    s.do("play", mine)
    s.do("play", sense, mode=1)
    s.do("play", alter, mode=2)
    assert s.zone(sense) == "lost" and s.zone(alter) == "used" and s.count(side, "hand") == 1


@pytest.mark.parametrize(("destiny", "taken"), [(3, 0), (4, 1)])
@pytest.mark.parametrize("side", SIDES)
def test_sense_measures_your_characters_of_the_highest_ability(side: str, destiny: int, taken: int):
    s, _ = measured(side, destiny)
    sense, trick = s.hand(side, "Sense"), s.hand(FOE[side], f"{FOE[side].title()} Trick")
    s.start(turn=FOE[side], phase="control")
    s.do("play", trick)
    s.do("play", sense, mode=1)
    assert s.count(FOE[side], "hand") == taken


@pytest.mark.parametrize(("destiny", "comes"), [(3, False), (4, True)])
@pytest.mark.parametrize("side", SIDES)
def test_sense_answers_a_react(side: str, destiny: int, comes: bool):
    s, site = measured(side, destiny)
    scout = s.put(f"{FOE[side]} scout", at=s.location("Tatooine: Vault"))
    sense = s.hand(side, "Sense")
    fight(s, site, side)
    s.do("react", scout)
    s.do("play", sense, mode=1)
    assert (s.at(scout) == site) is comes
