"""Lost Interrupts of later sets that take their time: a card that must be deployed, an attack that costs its safety."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.box import BODY, draws, fight, over, scene

# -- frustration -------------------------------------------------------------------------------------------------------


def frustrated(icons: int = 3) -> tuple[Scenario, CardRef, dict[str, CardRef]]:
    """The Light Side has so many Force icons on table, and in hand cards of several prices. Frustration."""
    priced = [Alien(f"Cost {n}", LIGHT, f"schemes {n}", **{**BODY, "deploy": n, "ability": 1}) for n in (1, 2, 3)]
    place = Site("Tatooine: Square", LIGHT, "schemes square", ["exterior", "planet"], (icons - 1, 4))
    s = scene(*priced, place, force=20)
    s.location("Tatooine: Square"), s.location("Tatooine: Box")
    hand = {name: s.hand("light", name)[0] for name in ("Cost 1", "Cost 2", "Cost 3", "Light Trick")}
    card = s.hand("dark", "Frustration")
    s.start(turn="dark", phase="control")
    return s, card, hand


@pytest.mark.ruling("frustration.1")
@pytest.mark.parametrize(("icons", "takes"), [(3, ["Cost 1", "Cost 2"]), (2, ["Cost 1"])])
def test_frustration_picks_a_card_that_costs_less_than_the_light_icons(icons: int, takes: list[str]):
    s, card, hand = frustrated(icons)
    assert [name for name, each in hand.items() if s.can("play", card, each)] == takes
    s.do("play", card, hand["Cost 1"])
    seen = [event for event in s.game.events("dark") if event.kind == "peeked"]
    assert {ref.title for ref in seen[0].text.args["cards"]} == set(hand)
    assert all(s.zone(each) == "hand" for each in hand.values()) and s.zone(card) == "lost"


@pytest.mark.parametrize(("turn", "phase"), [("dark", "deploy"), ("light", "control")])
def test_frustration_is_for_ones_own_control_phase(turn: str, phase: str):
    s, card, _ = frustrated()
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert not s.can("play", card)


def wait(s: Scenario, whose: str, phase: str) -> None:
    """Play on to a phase of a player's turn, where that player acts."""
    while (s.game.engine.state.player, s.game.engine.state.phase, s.decision.player) != (whose, phase, whose):
        s.pass_()


@pytest.mark.ruling("frustration.2")
@pytest.mark.parametrize("deployed", [True, False])
def test_the_card_is_lost_at_the_end_of_ones_next_turn_unless_it_is_deployed(deployed: bool):
    s, card, hand = frustrated()
    s.do("play", card, hand["Cost 2"])
    wait(s, "light", "deploy")
    assert s.zone(hand["Cost 2"]) == "hand"  # one's own turn has ended once
    if deployed:
        s.do("deploy", hand["Cost 2"], s.location("Tatooine: Box"))
    wait(s, "dark", "draw")
    assert s.zone(hand["Cost 2"]) == ("table" if deployed else "hand")
    wait(s, "light", "activate")
    assert s.zone(hand["Cost 2"]) == ("table" if deployed else "lost")
    assert (s.zone(hand["Cost 1"]), s.zone(hand["Cost 3"])) == ("hand", "hand")


def test_another_card_of_the_same_title_is_left_alone():
    s, card, hand = frustrated()
    twin = s.hand("light", "Cost 2")
    s.do("play", card, hand["Cost 2"])
    wait(s, "light", "deploy")
    s.do("deploy", hand["Cost 2"], s.location("Tatooine: Box"))
    wait(s, "dark", "draw")
    wait(s, "light", "activate")
    assert s.zone(twin) == "hand"


# -- a focused attack --------------------------------------------------------------------------------------------------


LORD = Imperial("A Vader", "schemes vader", personas=["Vader"], unique=1, destiny=1, deploy=6, power=6, ability=6,
                forfeit=8, text=[ImmuneToAttrition(5)])  # fmt: skip


def focused(where: str = "there") -> tuple[Scenario, CardRef, CardRef]:
    """Vader "there" in a battle, "aboard" a tank or "elsewhere". Focused Attack, and Vader."""
    s = scene(LORD)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Rebel 6", at=site), s.put("Imperial 1", at=site)
    vader = s.put("A Vader", at=away if where == "elsewhere" else site) if where != "aboard" else s.put(
        "A Vader", aboard=s.put("Tank", at=site))  # fmt: skip
    card, _ = s.hand("dark", "Focused Attack", "Dark Trick")
    fight(s, site, "dark")
    return s, card, vader


@pytest.mark.parametrize(("where", "offered"), [("there", True), ("aboard", False), ("elsewhere", False)])
def test_vader_must_be_present_in_the_battle(where: str, offered: bool):
    s, card, _ = focused(where)
    assert s.can("play", card) is offered


def test_vader_gives_safety_and_destiny_for_power_to_the_end_of_the_turn():
    s, card, vader = focused()
    assert (s.power(vader), s._value("immunity", vader), draws(s, "dark")) == (6, 5, 1)
    s.do("play", card)
    assert (s.power(vader), s._value("immunity", vader), draws(s, "dark"), draws(s, "light")) == (12, 0, 0, 1)
    over(s, vader)
    assert s.power(vader) == 12
    wait(s, "light", "control")
    assert (s.power(vader), s._value("immunity", vader)) == (6, 5)


def test_who_stands_with_vader_still_draws_with_an_ability_of_his_own():
    s, card, vader = focused()
    s.put("Imperial 4", at=s.at(vader))
    s.do("play", card)
    assert draws(s, "dark") == 1


def test_focused_attack_waits_for_a_battle():
    s, card, _ = focused()
    over(s)
    s.until(player="dark")
    assert not s.can("play", card)
