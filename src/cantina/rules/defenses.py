"""Defensive Shields: played from under a Starting Effect, never deployed (digest: Defensive Shields)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.query import Context, spoken_of
from cantina.records.core import Performing
from cantina.rules import zones
from cantina.rules.core import context_of, needs, performs
from cantina.rules.personas import refuse_uniqueness


def _playable(context: Context, verb: lang.PlayShield) -> list[int]:
    """A shield shares the limit of its title with an Effect of that title."""
    return [id for id in spoken_of(context, verb.what) if refuse_uniqueness(context.g, context.you, id) is None]


@performs(lang.PlayShield)
def _play(g: Engine, act: Scope[Performing], verb: lang.PlayShield) -> None:
    for id in _playable(context_of(g, act), verb):
        zones.to_table(g, id, act.vars.you)
        g.tell("shield-played", player=act.vars.you, card=g.ref(id))


@needs(lang.PlayShield)
def _can_be_played(context: Context, verb: lang.PlayShield) -> bool:
    return bool(_playable(context, verb))
