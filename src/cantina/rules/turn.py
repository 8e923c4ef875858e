"""The turn: six phases of alternating actions, with a start and an end (glossary: the phase entries; digest)."""

from __future__ import annotations

from functools import partial

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Holds, evaluates, is_player, matches
from cantina.engine.texts import active_abilities
from cantina.lang.titles import fold
from cantina.model.sides import PHASES, SIDES, Side, other
from cantina.model.text import say
from cantina.records.turn import Phase, PhaseEnds, PhaseStarts, Turn, TurnEnds, TurnStarts
from cantina.rules.actions import act_option, overdue, start_act
from cantina.rules.creatures import restless, unleash
from cantina.rules.player_actions import apply_answer, offer_in_turn, onlooker, top_level
from cantina.rules.responses import emit


def next_turn_of(side: Side) -> str:
    """The period that ends when a player's next turn starts."""
    return f"until the turn of {side}"


def next_turn(g: Engine, side: Side) -> int:
    """The number of a player's next turn; players take turns one after the other."""
    return g.state.turn + (2 if g.state.player == side else 1)


def end_of_turn(turn: int) -> str:
    """The period that ends with a turn."""
    return f"until turn {turn} ends"


def _start(g: Engine, f: Scope[Turn]) -> None:
    g.state.turn += 1
    g.end_period(next_turn_of(g.state.player))
    g.state.phase = "start"
    g.invalidate(any(each.vars.get("since") == g.state.turn for each in g.state.lasting))
    g.log_event("turn", player=g.state.player, turn=g.state.turn)
    emit(g, TurnStarts(by=g.state.player))
    f.let(next=0)


def _phases(g: Engine, f: Scope[Turn]) -> None:
    if f.vars.next == len(PHASES):
        f.goto("_end")
        return
    name = PHASES[f.vars.next]
    f.let(next=f.vars.next + 1)
    f.goto("_phases")
    g.push(Phase(name=name, who=g.state.player))


def _end(g: Engine, f: Scope[Turn]) -> None:
    g.state.phase = "end"
    g.invalidate(False)
    emit(g, TurnEnds(by=g.state.player))


def _next_turn(g: Engine, f: Scope[Turn]) -> None:
    """Both Used Piles go under their Reserve Decks, and the other player begins (glossary: force.12)."""
    for side in SIDES:
        used = g.pile(side, "used")
        if used:
            g.set_pile(side, "reserve", (*used, *g.pile(side, "reserve")))
            g.set_pile(side, "used", ())
            for id in used:
                g.change(id, zone="reserve")
    g.log_event("end-of-turn", player=g.state.player)
    g.end_period("turn")
    g.end_period(end_of_turn(g.state.turn))
    g.end_period("phase")
    g.state.player = other(g.state.player)
    f.goto("_start")


procedure(Turn, _start, _phases, _end, _next_turn)


def _open(g: Engine, f: Scope[Phase]) -> None:
    g.state.phase = f.vars.name
    g.end_period("phase")
    g.log_event("phase", player=g.state.player, phase=f.vars.name)
    emit(g, PhaseStarts(by=g.state.player, of=f.vars.name))


def _window(g: Engine, f: Scope[Phase]) -> None:
    """Players alternate, the turn's owner first; two passes in a row end the phase."""
    if f.vars.acted and not f.vars.begun:
        f.let(begun=True)
        g.invalidate(False)
    asks = g.state.player if g.asks_owner else onlooker(g)
    if not offer_in_turn(g, f, partial(top_level, g), lambda who: say("prompt.phase." + f.vars.name), asks=asks):
        f.goto("_overdue")


def _act(g: Engine, f: Scope[Phase]) -> None:
    apply_answer(g, f, "_window")


def _overdue(g: Engine, f: Scope[Phase]) -> None:
    """What had to be done in this phase and was not happens now, before the next one (mandatory-actions.4, .5)."""
    left = [*(act_option(g, each) for each in overdue(g)), *restless(g)]
    if not left:
        f.goto("_close")
        return
    f.ask(g.state.player, say("prompt.order"), left)


def _make_up(g: Engine, f: Scope[Phase]) -> None:
    answer = f.answer
    f.goto("_overdue")
    if answer.verb == "choose":
        unleash(g, g.state.player, answer)
    else:
        start_act(g, next(each for each in overdue(g) if act_option(g, each) == answer), None, cancelable=False)


def _close(g: Engine, f: Scope[Phase]) -> None:
    emit(g, PhaseEnds(by=g.state.player, of=f.vars.name))


procedure(Phase, _open, _window, _act, _overdue, _make_up, _close)


@evaluates(lang.Did)
def _did(node: lang.Did) -> Holds:
    """By the marks of the turn: they outlast the card's stay on table."""

    def check(c: Context) -> bool:
        done = [key[2:] for key in c.g.state.marks if key[:2] == ("turn", node.deed)]
        there = [id for id, *at in done if node.place is None or matches(c, node.place, *at)]
        return any(matches(c, node.who, id) for id in there)

    return check


@evaluates(lang.Completed)
def _completed(node: lang.Completed) -> Holds:
    title = fold(node.title)

    def check(c: Context) -> bool:
        spared = [each for each in active_abilities(c.g, lang.CountsAsCompleted) if each.you == c.you]
        return bool(c.g.marked("game", "completed", c.you, title)) or any(
            fold(each.ability.title) == title for each in spared)  # fmt: skip

    return check


@evaluates(lang.TurnOf)
def _turn_of(node: lang.TurnOf) -> Holds:
    return lambda c: is_player(c, node.player, c.g.state.player) and node.phase in ("", c.g.state.phase)
