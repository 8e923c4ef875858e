"""Defensive Shields: played from under a Starting Effect, never deployed (digest: Defensive Shields)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, referenced_cards
from cantina.engine.texts import own_abilities
from cantina.records.core import ActionState
from cantina.rules import zones
from cantina.rules.core import context_of, needs, performs
from cantina.rules.limits import left
from cantina.rules.personas import refuse_uniqueness


def _playable(context: Context, verb: lang.PlayShield) -> list[int]:
    """A shield shares the limit of its title with an Effect of that title."""
    return [id for id in referenced_cards(context, verb.what) if refuse_uniqueness(context.g, context.you, id) is None]


def plays_left(g: Engine, id: int) -> int | None:
    """How many Defensive Shields can still be played from under a card; None if none ever can."""
    lines = [
        each
        for each in own_abilities(g, id, lang.Act)
        if any(isinstance(verb, lang.PlayShield) for verb in each.ability.do)
    ]
    return next((left(g, each, each.ability.limit) for each in lines if each.ability.limit is not None), None)


@performs(lang.PlayShield)
def _play(g: Engine, act: Scope[ActionState], verb: lang.PlayShield) -> None:
    for id in _playable(context_of(g, act), verb):
        zones.to_table(g, id, act.vars.you)
        g.log_event("shield-played", player=act.vars.you, card=g.ref(id))


@needs(lang.PlayShield)
def _can_be_played(context: Context, verb: lang.PlayShield) -> bool:
    return bool(_playable(context, verb))
