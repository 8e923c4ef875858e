"""The fight that is going on, a battle or an attack: for weapons, which are fired in both."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side
from cantina.records.battle import Battle
from cantina.records.creatures import Attack
from cantina.rules.battle import in_battle, participants


def attack_of(g: Engine) -> Attack | None:
    """What the present attack has come to."""
    scope = g.find(Attack)
    return scope.vars if scope else None


def fight_of(g: Engine) -> Battle | Attack | None:
    """What the present battle or attack has come to; there is never one inside the other."""
    scope = g.find(Battle)
    return scope.vars if scope else attack_of(g)


def takes_part(g: Engine, id: int) -> bool:
    """Whether a card participates in the present battle, or uses its weapons in the present attack: those who attack a
    creature, or the prey of one (reading: creature-attacks)."""
    attack = attack_of(g)
    return in_battle(g, id) if attack is None else id in attackers(g, attack)


def attackers(g: Engine, attack: Attack) -> list[int]:
    """Those who stand against the creature, as far as they are still there."""
    return [id for id in table.cards_at(g, attack.location) if g.card(id).life in attack.members]


def foes(g: Engine, side: Side) -> Iterable[int]:
    """What a player's weapons could be aimed at in the present fight: the other participants and the site of a battle,
    the creature of an attack, whosever it is."""
    fight = fight_of(g)
    assert fight is not None
    if isinstance(fight, Attack):
        return [fight.creature]
    return [*participants(g, side), fight.location]
