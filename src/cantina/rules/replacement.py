"""Persona replacement (glossary: persona-replacement-rule)."""

from __future__ import annotations

import msgspec

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, matches
from cantina.lang.abilities import DeployOn, DeployOnly
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.model.state import Lasting
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.options import cancel, choices, explains, offers, option, refusal, starts


def refuse_replacement(g: Engine, player: Side, new: int, old: int) -> Refusal | None:
    """Why a card in hand cannot replace one on table, or None."""
    rule = "persona-replacement-rule"
    fresh, standing = g.face(new), g.face(old)
    if g.state.phase != "deploy" or g.state.player != player:
        return refusal(g, rule, "phase", phase="deploy")
    if fresh.category != "character" or standing.category != "character" or g.card(old).side != player:
        return refusal(g, rule, "not-a-version")
    if not set(fresh.personas) & set(standing.personas) or standing.unique != 1:
        return refusal(g, rule, "not-a-version")
    if fresh.title == standing.title:
        return refusal(g, rule, "same-version")
    for stat in ("power", "ability"):
        if (getattr(fresh, stat) or 0) < (getattr(standing, stat) or 0):
            return refusal(g, rule, "weaker", stat=stat)
    context = Context(g, player, new, table.location_of(g, old))
    for line in fresh.text:
        if isinstance(line, DeployOnly) and not matches(context, line.to, table.location_of(g, old)):
            return refusal(g, rule, "deploys-only", by=new, node=line)
    return None


def replaceable(g: Engine, player: Side, new: int) -> list[int]:
    """The cards on table that a card in hand could replace."""
    if not g.face(new).personas:
        return []
    return [id for id in table.board(g).on_table
            if g.card(id).side == player and refuse_replacement(g, player, new, id) is None]  # fmt: skip


@offers
def offer_replace(g: Engine, player: Side) -> list[Option]:
    """Other versions of a person on table."""
    if g.state.phase != "deploy" or g.state.player != player:
        return []
    return [option(g, "replace", id) for id in g.pile(player, "hand") if replaceable(g, player, id)]


@explains("replace")
def why_not_replace(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a card cannot replace another version."""
    names = set(g.face(card).personas)
    olds = [target] if target else [id for id in table.board(g).on_table if names & set(g.face(id).personas)]
    reasons = [refuse_replacement(g, player, card, old) for old in olds]
    if not olds:
        return [refusal(g, "persona-replacement-rule", "not-a-version")]
    return [] if None in reasons else [reason for reason in reasons if reason]


@starts("replace")
def replace(g: Engine, player: Side, option: Option) -> None:
    """Begin a replacement."""
    assert option.card is not None
    g.push("replace", into="acted", player=player, card=option.card.id, cancelable=True)


def _choose_old(g: Engine, f: Scope) -> None:
    f.ask(f["player"], say("prompt.replace", card=g.ref(f["card"])),
          [*choices(g, replaceable(g, f["player"], f["card"])), cancel(g)])  # fmt: skip


def _replace(g: Engine, f: Scope) -> None:
    """The new version takes over place, residual effects and cards; what cannot apply goes to the Lost Pile."""
    old, new = f["answer"].card.id, f["card"]
    was = g.card(old)
    f.let(cancelable=False, old=old)
    zones.to_table(g, new, f["player"], at=was.at, on=was.on, seat=was.seat, hit=was.hit, undercover=was.undercover)
    g.change(new, life=was.life)
    carried = table.carried(g, old)
    for each in carried:
        g.change(each, on=new)
    misfits = tuple(each for each in carried if not _still_applies(g, each, new))
    g.state.marks = {tuple(new if part == old else part for part in key): n for key, n in g.state.marks.items()}
    g.state.lasting = tuple(_renamed(each, old, new) for each in g.state.lasting)
    g.touch()
    g.tell("replaced", player=f["player"], card=g.ref(new), old=g.ref(old))
    zones.to_pile(g, old, "lost")
    zones.lose(g, misfits)


def _still_applies(g: Engine, each: int, host: int) -> bool:
    lines = [line for line in g.face(each).text if isinstance(line, DeployOn)]
    context = Context(g, g.card(each).side, each, table.location_of(g, host))
    return not lines or any(matches(context, line.on, host) for line in lines)


def _renamed(lasting: Lasting, old: int, new: int) -> Lasting:
    names = {name: new if found == old else found for name, found in lasting.vars.items()}
    return msgspec.structs.replace(lasting, vars=names)


def _replaced(g: Engine, f: Scope) -> None:
    f.finish(True)


procedure("replace", _choose_old, _replace, _replaced)
