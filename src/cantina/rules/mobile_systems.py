"""Mobile systems: a Death Star moves from parsec to parsec, into orbit and out of it (glossary:
movement-regular-death-star-orbiting-and-deep-space). What is there is carried along: it stays where it is."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Match, compiled, evaluates, words
from cantina.engine.statuses import clear_status, define_status, set_status
from cantina.engine.texts import active_abilities, printed
from cantina.engine.values import BaseOverride, overrides_base, value
from cantina.model.card import Status
from cantina.model.decision import Option, Refusal
from cantina.model.sides import DARK, Side
from cantina.model.text import say
from cantina.records.mobile_systems import MobileMove
from cantina.records.movement import Moved
from cantina.rules import places
from cantina.rules.battle import battle_of
from cantina.rules.force import use_force
from cantina.rules.movement import affordable, orbited
from cantina.rules.options import cancel, option, refusal
from cantina.rules.player_actions import PlayerAction, player_action
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import emit

COST = 1
Goal = tuple[int, int]  # the parsec number, and the planet system that is orbited there (0: deep space)


def hyperspeeds(g: Engine) -> dict[int, int]:
    """The mobile systems on table, and how far each may go in a turn: by its text, as other texts leave it."""
    return {
        each.source: int(value(g, "hyperspeed", each.source) or 0) for each in active_abilities(g, lang.MobileSystem)
    }


def refuse_mobile(g: Engine, player: Side, system: int) -> Refusal | None:
    """Why a mobile system cannot move now, or None. Only the Dark Side player moves one."""
    if g.state.phase != "move" or not player == g.state.player == DARK or battle_of(g) is not None:
        return refusal(g, "move-phase", "phase", phase="move")
    if not hyperspeeds(g).get(system):
        return refusal(g, "movement", "does-not-move")
    if g.marked("turn", "moved", system):
        return refusal(g, "movement-regular", "moved", by=system)
    ban = forbidden_by(g, "move", system)
    if ban:
        return refusal(g, "cannot-move", "cannot-move", by=ban)
    if not goals(g, system):
        return refusal(g, "movement-regular", "no-way", place=None)
    return None if affordable(g, player, COST) else refusal(g, "force-pile", "cost", cost=COST)


def goals(g: Engine, system: int) -> list[Goal]:
    """Every position within reach: deep space, or the orbit of a planet system there."""
    here, reach = int(value(g, "parsec", system) or 0), hyperspeeds(g).get(system, 0)
    found = []
    for parsec in range(max(here - reach, 0), here + reach + 1):
        planets = [each for each in table.board(g).locations
                   if {"system", "planet"} <= words(g, each) and value(g, "parsec", each) == parsec]  # fmt: skip
        found += [(parsec, 0), *((parsec, each) for each in planets)]
    return [goal for goal in found if goal != (here, orbited(g, system))]


def why_not_mobile(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a mobile system cannot move, or not to a planet."""
    reason = refuse_mobile(g, player, card)
    if reason:
        return [reason]
    near = not target or any(planet == target for _, planet in goals(g, card))
    return [] if near else [refusal(g, "movement-regular", "no-way", place=g.ref(target))]


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(MobileMove(player=player, card=chosen.card.id, cancelable=True), into="acted")


player_action(PlayerAction(
    verb="hyperspeed", applies_to=lambda face, zone: zone == "table" and bool(printed(face, lang.MobileSystem)),
    any_turn_phases=("move",),
    candidates=lambda g, player: hyperspeeds(g), refuse=refuse_mobile, reasons=why_not_mobile,
    begin=_begin,
), name="mobile")  # fmt: skip


def _choose_goal(g: Engine, f: Scope[MobileMove]) -> None:
    """An orbit is named by its planet, a position in deep space by its parsec number."""
    options = [option(g, "choose", planet, key="orbit", cost=COST) if planet
               else option(g, "choose", key="deep-space", amount=parsec, cost=COST)
               for parsec, planet in goals(g, f.vars.card)]  # fmt: skip
    f.ask(f.vars.player, say("prompt.move", card=g.ref(f.vars.card)), [*options, cancel(g)])


def _travel(g: Engine, f: Scope[MobileMove]) -> None:
    id, answer = f.vars.card, f.answer
    planet = answer.card.id if answer.card else 0
    parsec = int(value(g, "parsec", planet) or 0) if planet else int(answer.amount or 0)
    f.let(cancelable=False)
    use_force(g, f.vars.player, COST)
    g.mark("turn", "moved", id)
    if planet:
        clear_status(g, id, lang.IN_DEEP_SPACE)
        set_status(g, id, lang.ORBITING, planet, parsec)
        g.log_event("orbit", card=g.ref(id), place=answer.card)
    else:
        clear_status(g, id, lang.ORBITING)
        set_status(g, id, lang.IN_DEEP_SPACE, value=parsec)
        g.log_event("deep-space", card=g.ref(id), amount=parsec)
    emit(g, Moved(by=f.vars.player, card=id, location=id, of="hyperspeed"))


def _arrived(g: Engine, f: Scope[MobileMove]) -> None:
    f.finish(True)


procedure(MobileMove, _choose_goal, _travel, _arrived)


@overrides_base("hyperspeed", of=("location",))
def _own_hyperspeed(g: Engine, stat: str, id: int) -> BaseOverride | None:
    """A mobile system has the hyperspeed that its text names."""
    named = printed(g.face(id), lang.MobileSystem)
    return BaseOverride(named[0].hyperspeed) if named else None


@evaluates(lang.OrbitedBy)
def _orbited_by(node: lang.OrbitedBy) -> Match:
    by = compiled(node.by)
    return lambda c, id: any(orbited(c.g, each) == id and by(c, each) for each in table.board(c.g).locations)


def _position(g: Engine, id: int, status: Status) -> BaseOverride:
    """A mobile system is where it has moved to."""
    return BaseOverride(status.value, "position")


def _start(g: Engine, id: int) -> Status | None:
    """A mobile system begins in deep space or in orbit, where its text says."""
    found = printed(g.face(id), lang.MobileSystem)
    if not found:
        return None
    planet = places.standing(g, found[0].orbiting) if found[0].orbiting else 0
    if planet:
        return Status(lang.ORBITING.status, planet, value(g, "parsec", planet))
    return Status(lang.IN_DEEP_SPACE.status, value=found[0].parsec)


define_status(lang.IN_DEEP_SPACE, numbers={"parsec": _position}, brought=_start)
define_status(lang.ORBITING, numbers={"parsec": _position})
