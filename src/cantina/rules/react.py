"""'Reacts': moving or deploying to a battle or drain that the opponent has just started (glossary: movement-react)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, holds, matches
from cantina.engine.texts import Live, live
from cantina.lang.abilities import ReactDeploy, ReactMove
from cantina.lang.nouns import Self
from cantina.model.decision import Option
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.rules import seats
from cantina.rules.boarding import can_board, way_out
from cantina.rules.deploy import pilots_for, ways
from cantina.rules.force import use_force
from cantina.rules.movement import REGULAR, Path, affordable, arrive, go, refuse_moving
from cantina.rules.options import cancel, choices, decline, option, starts
from cantina.rules.respond import Event, announce, current_event, responds

MOVES = ("walk", "hyperspeed", "land", "take-off")  # the moves that a 'react' may be (movement-react.10)


def react_moves(g: Engine, player: Side, event: Event) -> dict[int, tuple[int, Path]]:
    """The cards that may move to the location as a 'react': cost and path of each."""
    goal = event["location"]
    found: dict[int, tuple[int, Path]] = {}
    for each in live(g, "ReactMove"):
        line = each.ability
        assert isinstance(line, ReactMove)
        context = each.context(g)
        if each.you != player or not holds(context, line.when):
            continue
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


def react_deploys(g: Engine, player: Side, event: Event) -> dict[int, bool]:
    """The cards in hand that texts allow to deploy to the location as a 'react', and whether a pilot must come too."""
    goal = event["location"]
    granted = [each for each in live(g, "ReactDeploy") if each.you == player and _allows(g, each, event)]
    found: dict[int, bool] = {}
    for id in g.pile(player, "hand"):
        own = [each for each in _own_reacts(g, player, id) if _allows(g, each, event)]
        lines = [each.ability for each in (*granted, *own) if _speaks_of(g, each, id)]
        if not lines or not ways(g, player, id, goal):
            continue
        with_pilot = all(line.with_pilot for line in lines)  # type: ignore[attr-defined]
        if not with_pilot or pilots_for(g, player, id, goal):
            found[id] = with_pilot
    return found


def _own_reacts(g: Engine, player: Side, id: int) -> list[Live]:
    """What a card in hand says about deploying itself as a 'react'."""
    return [Live(line, id, player, 0) for line in g.face(id).text
            if isinstance(line, ReactDeploy) and isinstance(line.what, Self)]  # fmt: skip


def _allows(g: Engine, each: Live, event: Event) -> bool:
    line = each.ability
    assert isinstance(line, ReactDeploy)
    return line.against in ("", event["kind"]) and matches(each.context(g), line.to, event["location"])


def _speaks_of(g: Engine, each: Live, id: int) -> bool:
    line = each.ability
    assert isinstance(line, ReactDeploy)
    return line.what is None or matches(Context(g, each.you, each.source, each.here), line.what, id)


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
        with_pilot = react_deploys(g, player, event)[id]
        g.push("deploy", into="acted", player=player, card=id, only_at=goal, with_pilot=with_pilot, cancelable=True)
        return
    cost, path = react_moves(g, player, event)[id]
    g.push("react-move", into="acted", player=player, card=id, path=path, cost=cost, boarders=(), cancelable=True)


# -- who comes along (movement-react.12) -------------------------------------------------------------------------------


def boarders(g: Engine, player: Side, carrier: int, chosen: tuple[int, ...]) -> list[int]:
    """Who could embark on a card that is about to 'react', beside those chosen already."""
    if g.face(carrier).category not in ("starship", "vehicle") or seats.spare(g, carrier) <= len(chosen):
        return []
    near = table.cards_at(g, g.card(carrier).at) if g.card(carrier).at else []
    return [id for id in near if id not in chosen and g.face(id).category == "character"
            and not g.marked("turn", "reacted", id) and carrier in can_board(g, player, id)]  # fmt: skip


def _choose_boarder(g: Engine, f: Scope) -> None:
    able = boarders(g, f["player"], f["card"], f["boarders"])
    if not able:
        f.goto("_set_off")
        return
    f.ask(f["player"], say("prompt.react-board", card=g.ref(f["card"])),
          [*choices(g, able), decline(g, "done"), cancel(g)])  # fmt: skip


def _note_boarder(g: Engine, f: Scope) -> None:
    if f["answer"].card is not None:
        f.let(boarders=(*f["boarders"], f["answer"].card.id))
        f.goto("_choose_boarder")


def _set_off(g: Engine, f: Scope) -> None:
    """The cost is part of the initiation, and the card has reacted even if it is stopped (movement-react.9, .13)."""
    id = f["card"]
    f.let(cancelable=False)
    for each in f["boarders"]:
        free = seats.free_seats(g, id, each)
        if free:
            go(g, each, id, free[-1])
            g.tell("moved", player=f["player"], card=g.ref(each), place=g.ref(id), verb="embark")
    way = _way(g, f["player"], id, f["path"][-1])  # who came aboard may have made the move cheaper
    cost = way[0] if way else f["cost"]
    for each in (id, *table.everything_on(g, id)):
        g.mark("turn", "reacted", each)
    use_force(g, f["player"], cost)
    g.tell("react", player=f["player"], card=g.ref(id), place=g.ref(f["path"][-1]))
    announce(g, "react", by=f["player"], card=id, location=f["path"][-1], frame=f.i)


def _react_move(g: Engine, f: Scope) -> None:
    if f.get("cancelled") or g.card(f["card"]).zone != "table":
        f.finish(True)
        return
    origin = table.location_of(g, f["card"])
    go(g, f["card"], f["path"][-1])
    arrive(g, f["player"], f["card"], "react", origin)


def _choose_leaver(g: Engine, f: Scope) -> None:
    able = [id for id in table.carried(g, f["card"]) if g.face(id).category == "character"
            and way_out(g, f["player"], id)]  # fmt: skip
    if not able:
        f.finish(True)
        return
    prompt = say("prompt.react-leave", card=g.ref(f["card"]))
    f.ask(f["player"], prompt, [*choices(g, able), decline(g, "done")], always=True)


def _leave(g: Engine, f: Scope) -> None:
    if f["answer"].card is None:
        f.finish(True)
        return
    id = f["answer"].card.id
    to = way_out(g, f["player"], id)
    go(g, id, to)
    g.tell("moved", player=f["player"], card=g.ref(id), place=g.ref(to), verb="disembark")
    f.goto("_choose_leaver")


procedure("react-move", _choose_boarder, _note_boarder, _set_off, _react_move, _choose_leaver, _leave)
