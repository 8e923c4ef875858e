"""Nouns that name a status, and why a status forbids something."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.query import Match, meaning
from cantina.engine.statuses import Reason, forbidden, has, hindrance
from cantina.model.decision import Refusal
from cantina.model.sides import Side
from cantina.rules.options import refusal


@meaning(lang.InStatus)
def _in_status(node: lang.InStatus) -> Match:
    return lambda c, id: has(c.g, id, node)


@meaning(lang.EvenIn)
def _even_in(_: lang.EvenIn) -> Match:
    return lambda c, id: True


def refuse_by_status(g: Engine, deed: str, id: int) -> Refusal | None:
    """Why a status keeps a card from a deed, or None."""
    why = forbidden(g.card(id), deed)
    return _refused(g, why, id) if why else None


def _refused(g: Engine, why: Reason, id: int) -> Refusal:
    rule, key = why
    return refusal(g, rule, key, by=id)


def refuse_by_presence(g: Engine, deed: str, player: Side, location: int) -> Refusal | None:
    """Why the status of an opponent's card keeps a player from a deed at a location, or None."""
    for id in table.cards_at(g, location):
        why = hindrance(g.card(id), deed) if g.card(id).side != player else None
        if why:
            return _refused(g, why, id)
    return None
