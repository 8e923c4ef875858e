"""Deeds that need no procedure of their own: something is chosen, paid for and done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cantina.engine.core import Engine, Scope, procedure
from cantina.model.decision import Option
from cantina.model.registry import register_once
from cantina.model.sides import Side
from cantina.model.text import CardRef, Text
from cantina.records.simple_actions import Simple
from cantina.rules.force import use_force
from cantina.rules.options import cancel, option
from cantina.rules.player_actions import PLAYER_ACTIONS, PlayerAction, player_action


def plainly(g: Engine, target: int, cost: int) -> Option:
    """A choice of a card."""
    return option(g, "choose", target)


class Done(NamedTuple):
    """How a simple deed is carried out."""

    do: Callable[[Engine, Scope[Simple]], None]
    prompt: Callable[[CardRef], Text] | None
    shown: Callable[[Engine, int, int], Option]  # a choice and its cost


DONE: dict[str, Done] = {}


def simple_action(
    made: PlayerAction, do: Callable[[Engine, Scope[Simple]], None], prompt: Callable[[CardRef], Text] | None = None,
    shown: Callable[[Engine, int, int], Option] = plainly,
) -> None:  # fmt: skip
    """Declare a deed with all that happens in it: `prompt` asks for what must be chosen, if there is something."""
    register_once(DONE, made.verb, Done(do, prompt, shown))

    def begin(g: Engine, player: Side, chosen: Option) -> None:
        assert chosen.card is not None
        choosing = made.choices is not None
        g.push(Simple(name=made.verb, player=player, card=chosen.card.id, cancelable=choosing), into="acted")

    player_action(made._replace(begin=begin))


def _choose(g: Engine, f: Scope[Simple]) -> None:
    choices, done = PLAYER_ACTIONS[f.vars.name].choices, DONE[f.vars.name]
    if choices is None or done.prompt is None:
        f.goto("_do")
        return
    options = [done.shown(g, target, cost) for target, cost in choices(g, f.vars.player, f.vars.card).items()]
    f.ask(f.vars.player, done.prompt(g.ref(f.vars.card)), [*options, cancel(g)])


def _pay(g: Engine, f: Scope[Simple]) -> None:
    choices = PLAYER_ACTIONS[f.vars.name].choices
    assert choices is not None
    cost = choices(g, f.vars.player, f.vars.card)[f.chosen]
    f.let(cancelable=False, target=f.chosen)
    use_force(g, f.vars.player, cost)


def _do(g: Engine, f: Scope[Simple]) -> None:
    DONE[f.vars.name].do(g, f)


def _done(g: Engine, f: Scope[Simple]) -> None:
    f.finish(True)


procedure(Simple, _choose, _pay, _do, _done)
