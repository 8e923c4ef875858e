"""Lost Interrupts of later sets about battles: those they bring about, those they leave, those they change."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.box import BODY, draws, fight, over, scene

FOE = {"light": "dark", "dark": "light"}

# -- a battle that answers a battle ------------------------------------------------------------------------------------

ANSWERS = {"light": "Here We Go Again", "dark": "Counterattack"}
MINE = {"light": "Rebel", "dark": "Imperial"}


def _helper(name: str, side: Side) -> Definition:
    """A device that a player may use as often as he likes."""
    return Device(name, side, f"battles {name}", destiny=1, text=[
        DeployOn(CHARACTER), Action([Put(top(1), to=In("hand"))])])  # fmt: skip


def _arms(side: Side) -> list[Definition]:
    return [
        CharacterWeapon(f"{side} gun", side, f"battles {side} gun", destiny=1, text=[
            DeployOn(CHARACTER), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 9, (MakeHit(),))))]),
        _helper(f"{side} dish", side), _helper(f"{side} lamp", side),
        Alien(f"{side} scout", side, f"battles {side} scout", text=[ReactMove(to=Adjacent(HERE)), ReactMove(away=True)],
              **{**BODY, "ability": 1}),
        Alien(f"{side} soldier", side, f"battles {side} soldier", traits=["trooper"], **{**BODY, "ability": 1}),
    ]  # fmt: skip


CARDS = [
    *_arms(LIGHT), *_arms(DARK),
    Droid("A Threepio", LIGHT, "battles threepio", "protocol droid", personas=["C-3PO"], unique=1, **BODY),
]  # fmt: skip


def answered(side: str, *more: str, force: int = 12) -> tuple[Scenario, CardRef, CardRef, dict[str, CardRef]]:
    """A battle that a side's opponent begins at a site: one of ability 1 on each side, and more. The side holds the
    card that answers it, and both a trick."""
    s = scene(*CARDS)
    s.force(side, force)
    site = s.location("Tatooine: Box")
    people = {name: s.put(name, at=site) for name in ("Rebel 1", "Imperial 1", *more)}
    card, _, _ = *s.hand(side, ANSWERS[side], f"{side.title()} Trick"), s.hand(FOE[side], f"{FOE[side].title()} Trick")
    fight(s, site, FOE[side])
    return s, site, card, people


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_answer_comes_when_the_opponents_battle_is_over(side: str):
    s, site, card, _ = answered(side)
    assert not s.can("play", card)
    over(s)
    assert s.decision.player == side and s.decision.prompt.key == "prompt.respond.battle-over"
    s.do("play", card)
    assert s.battle.location == site and s.battle.initiator == side and s.count(side, "force") == 11
    over(s)
    assert s.zone(card) == "lost"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_ones_own_battle_has_no_such_answer(side: str):
    s, site, card, _ = answered(side)
    over(s)
    s.pass_()
    away = s.location("Kessel: Box")
    for name in ("Rebel 1", "Imperial 1"):
        s.put(name, at=away)
    fight(s, away, side)
    over(s)
    assert s.battle is None and not s.can("play", card) and site


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_answer_costs_what_a_battle_costs(side: str):
    s, _, card, _ = answered(side, force=0)
    over(s)
    assert not s.can("play", card)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_there_is_no_answer_where_nobody_is_left(side: str):
    s, _, card, people = answered(side, f"{MINE[side]} 2")
    over(s)  # the opponent forfeits his only card there
    assert s.zone(people[f"{MINE[FOE[side]]} 1"]) == "lost" and not s.can("play", card)


@pytest.mark.ruling("counterattack.1", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_those_who_battled_battle_again(side: str):
    s, site, card, people = answered(side)
    over(s)
    assert s.why_not("battle", site, player=side)  # by the rules they could not
    s.do("play", card)
    assert set(s.battle.participants("light")) == {people["Rebel 1"]}
    assert set(s.battle.participants("dark")) == {people["Imperial 1"]}


@pytest.mark.ruling("counterattack.2", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_they_use_their_weapons_again(side: str):
    s, _, card, people = answered(side)
    gun, stick = (s.put(f"{side} {name}", on=people[f"{MINE[side]} 1"]) for name in ("gun", "gun"))
    s.until(player=side)
    s.do("fire", gun)
    s.until(player=side)
    assert not s.can("fire", gun) and not s.can("fire", stick)
    over(s)
    s.do("play", card)
    assert s.can("fire", gun) and s.can("fire", stick)


@pytest.mark.ruling("counterattack.3", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_they_use_their_devices_again(side: str):
    s, _, card, people = answered(side)
    dish, lamp = (s.put(f"{side} {name}", on=people[f"{MINE[side]} 1"]) for name in ("dish", "lamp"))
    s.until(player=side)
    s.do("use", dish)
    s.until(player=side)
    assert not s.can("use", lamp)
    over(s)
    s.do("play", card)
    s.until(player=side)
    assert s.can("use", lamp)


@pytest.mark.ruling("counterattack.4", "here-we-go-again.1")
@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("again", [True, False])
def test_who_has_reacted_does_not_react_again(side: str, again: bool):
    """A scout of the opponent's side: whether he has 'reacted' this turn decides whether he may."""
    foe = FOE[side]
    s = scene(*CARDS)
    site, near, far = s.location("Tatooine: Box"), s.location("Tatooine: Vault"), s.location("Kessel: Box")
    for place in (site, far):
        for name in ("Rebel 1", "Imperial 1"):
            s.put(name, at=place)
    scout = s.put(f"{foe} scout", at=near)
    card, _, _ = *s.hand(side, ANSWERS[side], f"{side.title()} Trick"), s.hand(foe, f"{foe.title()} Trick")
    fight(s, site, foe)
    if again:
        s.game.engine.mark("turn", "reacted", scout.id)
    over(s)
    s.do("play", card)
    assert s.can("react", scout) is not again


@pytest.mark.parametrize(("side", "more", "added"), [
    ("dark", [], 0), ("dark", ["dark soldier"], 1), ("dark", ["light soldier"], 0),
    ("light", [], 0), ("light", ["Light Droid"], 1), ("light", ["Dark Droid"], 0), ("light", ["A Threepio"], 2),
])  # fmt: skip
def test_a_trooper_or_droid_adds_destinies_to_the_answer(side: str, more: list[str], added: int):
    s, _, card, people = answered(side, *more)
    assert draws(s, side) == 0
    over(s, *people.values())
    s.do("play", card)
    assert draws(s, side) == added and draws(s, FOE[side]) == 0


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_loser_of_the_answer_ignores_battle_damage(side: str):
    s, _, card, people = answered(side, f"{MINE[side]} 2", f"{MINE[side]} 3")
    over(s, *people.values())
    lost = s.count(FOE[side], "lost")
    s.do("play", card)
    over(s)
    assert s.count(FOE[side], "lost") == lost
