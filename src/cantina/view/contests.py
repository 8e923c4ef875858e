"""What is being fought or raced for: battles, attacks, duels, Podraces, with their totals as they build."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, side_of
from cantina.engine.texts import printed
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side
from cantina.records.duels import Duelling
from cantina.rules import creatures
from cantina.rules.battle import battle_destiny, battle_of, participants
from cantina.rules.duels import duellist_of, so_far
from cantina.rules.fights import attack_of, attackers
from cantina.rules.podraces import race_destinies, race_of, race_total, track_total, tracks_of
from cantina.rules.presence import total_power
from cantina.view.words import named


def battle_view(g: Engine) -> dict[str, Any] | None:
    """The battle that is going on: totals as they build, what is owed and paid."""
    battle = battle_of(g)
    if battle is None:
        return None
    location = battle.location
    return {
        "location": named(g.ref(location)), "initiator": battle.initiator, "segment": battle.segment,
        "winner": battle.winner,
        "sides": {
            side: {
                "participants": [named(g.ref(id)) for id in participants(g, side)],
                "power": power_so_far(g, side), "destinies": list(battle.destinies[side]),
                "attrition": battle.attrition[side], "damage": battle.damage[side],
                "covered": battle.covered[side], "paid": battle.paid[side],
            }
            for side in SIDES
        },
    }  # fmt: skip


def attack_view(g: Engine) -> dict[str, Any] | None:
    """The attack that is going on: by a creature on its prey or on another one, or by a player's cards on one."""
    attack = attack_of(g)
    if attack is None:
        return None
    return {
        "location": named(g.ref(attack.location)), "initiator": attack.initiator, "on": attack.on,
        "creature": named(g.ref(attack.creature)),
        "target": named(g.ref(attack.target)) if attack.target else None,
        "attackers": [named(g.ref(id)) for id in attackers(g, attack)],
        "ferocity": creatures.ferocity_so_far(g), "power": creatures.power_so_far(g),
    }  # fmt: skip


def power_so_far(g: Engine, side: Side) -> Num:
    """A side's total in the battle, destiny included as far as it is drawn."""
    battle = battle_of(g)
    assert battle is not None
    if battle.segment in ("damage", "ended") or battle.winner:
        return battle.power[side]
    drawn: Num = battle_destiny(g, side) + sum(battle.power_destinies[side])
    return total_power(g, side, battle.location, participants(g, side)) + drawn


def duel_view(g: Engine) -> dict[str, Any] | None:
    """The duel or lightsaber combat that is going on, of the two one that the other has brought about."""
    duel = g.find(Duelling)
    if duel is None:
        return None
    sides = {side: {"card": named(g.ref(duellist_of(duel, side))), **so_far(g, duel, side)._asdict()} for side in SIDES}
    return {
        "kind": duel.vars.kind, "location": named(g.ref(duel.vars.location)), "initiator": duel.vars.you,
        "winner": duel.vars.winner, "sides": sides,
    }  # fmt: skip


def race_view(g: Engine) -> dict[str, Any] | None:
    """The Podrace that is going on: who draws when, what has to be passed, and where each player's destinies lie."""
    event = race_of(g)
    if not event:
        return None
    (race,) = printed(g.face(event), lang.Podrace)
    return {
        "event": named(g.ref(event)), "beyond": race.beyond,
        "control": side_of(Context(g, g.card(event).side, event, 0), race.control),
        "sides": {side: {"total": race_total(g, side), "tracks": _tracks(g, side)} for side in SIDES},
    }  # fmt: skip


def _tracks(g: Engine, side: Side) -> list[dict[str, Any]]:
    """A player's Podracers, and the Arena if something of his lies there."""
    found = {id: race_destinies(g, side, id) for id in tracks_of(g, side)}
    return [{"card": named(g.ref(id)), "total": track_total(g, side, id),
             "destinies": [{**named(g.ref(card)), "value": worth} for card, worth in drawn.items()]}
            for id, drawn in found.items() if drawn or g.face(id).category != "location"]  # fmt: skip
