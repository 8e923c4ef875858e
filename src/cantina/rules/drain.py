"""Force drains (glossary: force-drain and its modifiers)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, places
from cantina.engine.texts import active_abilities
from cantina.engine.values import player_value, protects_stat
from cantina.model.decision import Option, Refusal
from cantina.model.num import Num
from cantina.model.sides import Side, other
from cantina.records.core import ActionState
from cantina.records.drain import Drain, DrainBegun
from cantina.rules.core import context_of, needs, performs
from cantina.rules.costs import refuse_force
from cantina.rules.force import force_icons, lose_force, use_force
from cantina.rules.options import refusal
from cantina.rules.player_actions import PlayerAction, player_action, suits_table
from cantina.rules.presence import bodies, controls, occupies
from cantina.rules.prohibitions import allowed, forbidden_by
from cantina.rules.responses import emit
from cantina.rules.statuses import refuse_by_presence
from cantina.rules.values import changes, note_change, once_by_title, stepped


def drain_amount(g: Engine, side: Side, location: int) -> int:
    """The Force icons on the opponent's side, plus and minus modifiers."""
    return int(player_value(g, "drain", side, force_icons(g, other(side), location), location))


def refuse_drain(g: Engine, player: Side, location: int) -> Refusal | None:
    """Why a player cannot drain at a location now, or None."""
    if not controls(g, player, location, "drain"):
        rival = occupies(g, other(player), location)
        return refusal(g, "control-of-a-location", "contested" if rival else "no-control", place=g.ref(location))
    if g.marked("turn", "drained at", location, player):
        return refusal(g, "force-drain", "drained", place=g.ref(location))
    hindered = refuse_by_presence(g, "drain", player, location)
    if hindered:
        return hindered
    spent = [id for id in bodies(g, player, location) if not may_take_part(g, id)]
    if spent:  # all cards there would participate (force-drain.6)
        return refusal(g, "force-drain", "already-participated", by=spent[0])
    ban = forbidden_by(g, "be drained at", location, by=player)
    if ban:
        return refusal(g, "force-drain", "forbidden", by=ban)
    return refuse_force(g, player, cost_of_drain(g, player, location))


def cost_of_drain(g: Engine, player: Side, location: int) -> int:
    """The Force that initiating a drain costs: none, unless a text says otherwise."""
    return int(player_value(g, "drain cost", player, 0, location))


def may_take_part(g: Engine, id: int) -> bool:
    """A card participates in only one drain a turn, unless a text says otherwise (glossary: force-drain.7)."""
    if not g.marked("turn", "drained", id):
        return True
    return allowed(g, "drain again", id)


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    location = chosen.card.id
    use_force(g, player, cost_of_drain(g, player, location))
    g.push(Drain(player=player, location=location), into="acted")


player_action(PlayerAction(
    verb="drain", applies_to=suits_table("location"), own_turn_phases=("control",), rule="control-phase",
    candidates=lambda g, player: table.board(g).locations,
    refuse=refuse_drain,
    make_options=lambda g, player, location, _: (
        {"amount": drain_amount(g, player, location), "cost": cost_of_drain(g, player, location) or None},),
    begin=_begin,
))  # fmt: skip


def _initiate(g: Engine, f: Scope[Drain]) -> None:
    player, location = f.vars.player, f.vars.location
    g.mark("turn", "drained at", location, player)
    for id in bodies(g, player, location):
        g.mark("turn", "drained", id)
    g.log_event("drain", player=player, place=g.ref(location))
    amount = drain_amount(g, player, location)
    emit(g, DrainBegun(by=player, location=location, amount=amount, frame=f.i))


def _resolve(g: Engine, f: Scope[Drain]) -> None:
    """Presence that a 'react' brought to the location cancels the drain (glossary: movement-react.7)."""
    player, location = f.vars.player, f.vars.location
    if occupies(g, other(player), location):
        f.let(cancelled=True)
    if f.vars.cancelled:
        g.log_event("drain-cancelled", place=g.ref(location))
        return
    amount: Num = drain_amount(g, player, location)
    for _, how, by in f.vars.changes:
        amount = max(stepped(amount, how, by), 0)
    g.log_event("drain-amount", player=player, place=g.ref(location), amount=amount)
    lose_force(g, other(player), amount, "drain", location)


def _drained(g: Engine, f: Scope[Drain]) -> None:
    g.end_period("drain")
    f.finish(True)


@performs(lang.ForgoDrain)
def _forgo(g: Engine, act: Scope[ActionState], verb: lang.ForgoDrain) -> None:
    for location in places(context_of(g, act), verb.at):
        g.mark("turn", "drained at", location, act.vars.you)


@needs(lang.ForgoDrain)
def _could_drain(context: Context, verb: lang.ForgoDrain) -> bool:
    g = context.g
    if g.state.phase != "control" or g.state.player != context.you:
        return False
    return any(refuse_drain(g, context.you, location) is None for location in places(context, verb.at))


procedure(Drain, _initiate, _resolve, _drained)


changes("drain", once_by_title)(note_change)


def protected_by(g: Engine, against: str, player: Side, location: int) -> int:
    """The card that keeps the opponent from modifying or cancelling a player's drain at a location; 0 if none does."""
    protecting = active_abilities(g, lang.ProtectDrains, player=player, at=location)
    return next((each.source for each in protecting if against in each.ability.against), 0)


protects_stat("drain", lambda g, player, location: bool(protected_by(g, "modify", player, location)))
