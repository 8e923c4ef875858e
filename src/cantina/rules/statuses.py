"""Nouns that name a status, how texts put cards into one or take them out, and why a status forbids something."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, Match, evaluates, referenced_cards, side_of
from cantina.engine.statuses import Reason, clear_status, forbidden, has_status, opponent_restriction
from cantina.model.decision import Refusal
from cantina.model.registry import register_once
from cantina.model.sides import Side
from cantina.records.core import ActionState
from cantina.rules.core import Happening, context_of, needs, performs
from cantina.rules.options import refusal


@evaluates(lang.InStatus)
def _in_status(node: lang.InStatus) -> Match:
    return lambda c, id: has_status(c.g, id, node)


@evaluates(lang.EvenIn)
def _even_in(_: lang.EvenIn) -> Match:
    return lambda c, id: True


class Coming(NamedTuple):
    """How a card comes to be in a status by the text of a player, and whether it can."""

    happen: Happening
    able: Happening


COMING: dict[str, Coming] = {}
ENDING: dict[str, Happening] = {}


def becomes(status: lang.InStatus, able: Happening | None = None) -> Callable[[Happening], Happening]:
    """Declare how a text puts a card into a status, and which it can; those that are not in it, if nothing is said."""

    def not_yet(g: Engine, id: int, by: Side) -> bool:
        return not has_status(g, id, status)

    def declare(happening: Happening) -> Happening:
        register_once(COMING, status.status, Coming(happening, able or not_yet))
        return happening

    return declare


def restores(status: lang.InStatus) -> Callable[[Happening], Happening]:
    """Declare how a text takes a card out of a status, if more goes with it than its end."""

    def declare(happening: Happening) -> Happening:
        register_once(ENDING, status.status, happening)
        return happening

    return declare


@performs(lang.Become)
def _become(g: Engine, act: Scope[ActionState], verb: lang.Become) -> None:
    """It is the doing of the player who acts, be it by the opponent's card."""
    context, node = context_of(g, act), g.catalog.node(act.vars.face, act.vars.node)
    by = side_of(context, node.by) if isinstance(node, lang.Act) else act.vars.you
    for id in referenced_cards(context, verb.what):
        COMING[verb.status.status].happen(g, id, by)


@needs(lang.Become)
def _not_so_yet(context: Context, verb: lang.Become) -> bool:
    able = COMING[verb.status.status].able
    return any(able(context.g, id, context.you) for id in referenced_cards(context, verb.what))


@performs(lang.Restore)
def _restore(g: Engine, act: Scope[ActionState], verb: lang.Restore) -> None:
    for id in referenced_cards(context_of(g, act), verb.what):
        if ending := ENDING.get(verb.status.status):
            ending(g, id, act.vars.you)
        else:
            clear_status(g, id, verb.status)
            g.log_event("restored", card=g.ref(id))


@needs(lang.Restore)
def _still_so(context: Context, verb: lang.Restore) -> bool:
    return any(has_status(context.g, id, verb.status) for id in referenced_cards(context, verb.what))


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
        why = opponent_restriction(g.card(id), deed) if g.card(id).side != player else None
        if why:
            return _refused(g, why, id)
    return None
