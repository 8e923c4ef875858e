"""The fight that is going on, a battle, an attack or an Attack Run: for weapons, which are fired in all of them."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.model.sides import Side
from cantina.records.attack_runs import AttackRun
from cantina.records.battle import Battle
from cantina.records.creatures import Attack
from cantina.rules.battle import in_battle, participants


def attack_of(g: Engine) -> Attack | None:
    """What the present attack has come to."""
    scope = g.find(Attack)
    return scope.vars if scope else None


def run_of(g: Engine) -> AttackRun | None:
    """What the present Attack Run has come to, while weapons are fired there."""
    scope = g.find(AttackRun)
    return scope.vars if scope and scope.vars.segment == "weapons" else None


def fight_of(g: Engine) -> Battle | Attack | AttackRun | None:
    """What the present battle, attack or Attack Run has come to; there is never one inside the other."""
    scope = g.find(Battle)
    return scope.vars if scope else attack_of(g) or run_of(g)


def takes_part(g: Engine, id: int) -> bool:
    """Whether a card participates in the present battle, or uses its weapons in the present attack: those who attack a
    creature, or the prey of one (reading: creature-attacks); in an Attack Run those who follow."""
    fight = fight_of(g)
    if isinstance(fight, AttackRun):
        return id in fight.followers
    return id in attackers(g, fight) if isinstance(fight, Attack) else in_battle(g, id)


def attackers(g: Engine, attack: Attack) -> list[int]:
    """Those who stand against the creature, as far as they are still there."""
    return [id for id in table.cards_at(g, attack.location) if g.card(id).life in attack.members]


def foes(g: Engine, side: Side) -> Iterable[int]:
    """What a player's weapons could be aimed at in the present fight: the other participants and the site of a battle,
    the creature of an attack, whosever it is; in an Attack Run the wingmen, or the lead if there are none left."""
    fight = fight_of(g)
    assert fight is not None
    if isinstance(fight, AttackRun):
        there = [id for id in fight.flight if g.card(id).at == fight.location and g.card(id).side == side]
        return [id for id in there if id != fight.lead] or there
    if isinstance(fight, Attack):
        return [fight.creature]
    return [*participants(g, side), fight.location]
