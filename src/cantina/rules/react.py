"""'Reacts': moving or deploying to a battle or drain that the opponent has just started (glossary: movement-react)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import matches
from cantina.engine.texts import live
from cantina.lang.abilities import ReactDeploy, ReactMove
from cantina.model.decision import Option
from cantina.model.sides import Side
from cantina.rules.deploy import ways
from cantina.rules.force import use_force
from cantina.rules.movement import REGULAR, Path, affordable, arrive, go, refuse_moving
from cantina.rules.options import option, starts
from cantina.rules.respond import Event, announce, current_event, responds

MOVES = ("walk", "hyperspeed", "land", "take-off")  # the moves that a 'react' may be (movement-react.10)


def react_moves(g: Engine, player: Side, event: Event) -> dict[int, tuple[int, Path]]:
    """The cards that may move to the location as a 'react': cost and path of each."""
    goal = event["location"]
    found: dict[int, tuple[int, Path]] = {}
    for each in live(g, "ReactMove"):
        line = each.ability
        assert isinstance(line, ReactMove)
        if each.you != player:
            continue
        context = each.context(g)
        if line.to is not None and not matches(context, line.to, goal):
            continue
        for id in table.board(g).active:
            if g.card(id).side == player and matches(context, line.who, id):
                way = _way(g, player, id, goal)
                if way:
                    found[id] = way
    return found


def _way(g: Engine, player: Side, id: int, goal: int) -> tuple[int, Path] | None:
    if table.location_of(g, id) == goal or g.marked("turn", "reacted", id) or refuse_moving(g, id):
        return None
    for verb in MOVES:
        way = REGULAR[verb](g, player, id).get(goal)
        if way and affordable(g, player, way[0]):
            return way
    return None


def react_deploys(g: Engine, player: Side, event: Event) -> list[int]:
    """The cards in hand that texts allow to deploy to the location as a 'react'."""
    goal = event["location"]
    allowed = [each for each in live(g, "ReactDeploy") if each.you == player and isinstance(each.ability, ReactDeploy)
               and matches(each.context(g), each.ability.to, goal)]  # fmt: skip
    if not allowed:
        return []
    return [id for id in g.pile(player, "hand") if ways(g, player, id, goal)
            and any(each.ability.what is None or matches(each.context(g), each.ability.what, id)  # type: ignore[attr-defined]
                    for each in allowed)]  # fmt: skip


@responds
def respond_react(g: Engine, player: Side, event: Event) -> list[Option]:
    """'Reacts' to the opponent's battle or Force drain."""
    if event["kind"] not in ("battle", "drain") or event["by"] == player:
        return []
    ways = react_moves(g, player, event)
    moving = [option(g, "react", id, key="react-move", cost=way[0]) for id, way in ways.items()]
    return moving + [option(g, "react", id, key="react-deploy") for id in react_deploys(g, player, event)]


@starts("react")
def react(g: Engine, player: Side, option: Option) -> None:
    """Begin a 'react'."""
    event = current_event(g)
    assert option.card is not None and event is not None
    id, goal = option.card.id, event["location"]
    if g.card(id).zone == "hand":
        g.push("deploy", into="acted", player=player, card=id, only_at=goal, cancelable=True)
        return
    cost, path = react_moves(g, player, event)[id]
    g.push("react-move", into="acted", player=player, card=id, path=path, cost=cost)


def _set_off(g: Engine, f: Scope) -> None:
    """The cost is part of the initiation, and the card has reacted even if it is stopped (movement-react.9, .13)."""
    id = f["card"]
    for each in (id, *table.everything_on(g, id)):
        g.mark("turn", "reacted", each)
    use_force(g, f["player"], f["cost"])
    g.tell("react", player=f["player"], card=g.ref(id), place=g.ref(f["path"][-1]))
    announce(g, "react", by=f["player"], card=id, location=f["path"][-1], frame=f.i)


def _react_move(g: Engine, f: Scope) -> None:
    if not f.get("cancelled") and g.card(f["card"]).zone == "table":
        origin = table.location_of(g, f["card"])
        go(g, f["card"], f["path"][-1])
        arrive(g, f["player"], f["card"], "react", origin)


def _reacted(g: Engine, f: Scope) -> None:
    f.finish(True)


procedure("react-move", _set_off, _react_move, _reacted)
