"""'Reacts': moving or deploying to a battle or drain that the opponent has just started (glossary: movement-react)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Holds, evaluates
from cantina.engine.texts import ActiveAbility, ability_applies, active_abilities, lines_of, own_abilities
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.deploy import Deployment, Reacting
from cantina.records.movement import AboutToMove
from cantina.records.react import ReactMove
from cantina.rules import seats
from cantina.rules.boarding import can_board, way_out
from cantina.rules.deploy import pilots_for, ways
from cantina.rules.force import use_force
from cantina.rules.movement import REGULAR, Path, affordable, arrive, go, refuse_moving, through_hyperspace
from cantina.rules.options import cancel, choices, decline, option, refusal
from cantina.rules.player_actions import PlayerAction, player_action
from cantina.rules.presence import BODIES
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import current_moment, emit, reacting

RULE = "movement-react"
MOVES = ("walk", "hyperspeed", "land", "take-off", "sector")  # the moves that a 'react' may be (movement-react.10)
Goals = dict[int, tuple[int, Path]]


def react_moves(g: Engine, player: Side, moment: TriggerEvent) -> dict[int, Goals]:
    """The cards that may move as a 'react': to the location, or away from it if their text says so."""
    here = moment.location
    found: dict[int, Goals] = {}
    for each in active_abilities(g, lang.ReactMove):
        apt = each.you == player and each.ability.against in ("", moment.kind)
        for id in table.board(g).active if apt else ():
            if g.card(id).side == player and ability_applies(g, each, who=id) and _refuse(g, id) is None:
                goals = {place: way for place, way in _ways(g, player, id, here, each.ability).items()
                         if ability_applies(g, each, to=place) and not forbidden_by(g, "react", id, place)}  # fmt: skip
                if goals:
                    found[id] = {**goals, **_cheaper(found.get(id, {}), goals)}
    return found


def _cheaper(known: Goals, other: Goals) -> Goals:
    """Of the ways that one text allows those that no other makes cheaper."""
    return {place: way for place, way in known.items() if place not in other or way[0] <= other[place][0]}


def _refuse(g: Engine, id: int) -> Refusal | None:
    """Why a card cannot be part of any 'react' now, or None (movement-react.13, cannot-move.3)."""
    if any(g.marked("turn", "reacted", each) for each in (id, *table.everything_on(g, id))):
        return refusal(g, RULE, "reacted", by=id)
    return refuse_moving(g, id)


def _ways(g: Engine, player: Side, id: int, here: int, allowed: lang.ReactMove) -> Goals:
    """The ordinary moves that lead there (or away from there) and can be paid, unless they are free (movement-react.4,
    .5)."""
    if (table.location_of(g, id) == here) != allowed.away:
        return {}
    found: Goals = {}
    for verb in MOVES:
        for place, (usual, path) in REGULAR[verb](g, player, id).items():
            cost = 0 if allowed.free else usual
            if (allowed.away or place == here) and affordable(g, player, cost):
                found.setdefault(place, (cost, path))
    return found


def why_not_react(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a card cannot move as a 'react' now."""
    moment = current_moment(g)
    if moment is None or moment.kind not in ("battle", "drain") or moment.by == player:
        return [refusal(g, RULE, "not-now")]
    goals = list(react_moves(g, player, moment).get(card, {}))
    if card in react_deploys(g, player, moment):
        goals += [moment.location, *(way.place for way in ways(g, player, card, moment.location))]
    if goals and (not target or target in goals):
        return []
    if goals:
        return [refusal(g, RULE, "no-way", place=g.ref(target))]
    if table.location_of(g, card) == moment.location:
        return [refusal(g, RULE, "already-there")]
    ban = forbidden_by(g, "react", card, moment.location)
    if ban:
        return [refusal(g, RULE, "forbidden", by=ban)]
    return [_refuse(g, card) or refusal(g, RULE, "no-react")]


def react_deploys(g: Engine, player: Side, moment: TriggerEvent) -> dict[int, bool]:
    """The cards in hand that texts allow to deploy to the location as a 'react', and whether a pilot must come too."""
    goal = moment.location
    granted = [each for each in lines_of(g, lang.ReactDeploy) if each.you == player and _allows(g, each, moment)]
    found: dict[int, bool] = {}
    fresh = [id for id in g.pile(player, "hand")
             if not g.marked("turn", "reacted", id) and not forbidden_by(g, "react", id, goal)]  # fmt: skip
    for id in fresh:
        mine = [each for each in _own_reacts(g, id) if _allows(g, each, moment)]
        lines = [each.ability for each in (*granted, *mine) if ability_applies(g, each, what=id)]
        if not lines or not ways(g, player, id, goal):
            continue
        with_pilot = all(line.with_pilot for line in lines)
        if not with_pilot or set(fresh).intersection(pilots_for(g, player, id, goal)):
            found[id] = with_pilot
    return found


def _own_reacts(g: Engine, id: int) -> list[ActiveAbility[lang.ReactDeploy]]:
    """What a card in hand says about deploying itself as a 'react'."""
    return [each for each in own_abilities(g, id, lang.ReactDeploy, here=0) if isinstance(each.ability.what, lang.Self)]


def _allows(g: Engine, each: ActiveAbility[lang.ReactDeploy], moment: TriggerEvent) -> bool:
    return each.ability.against in ("", moment.kind) and ability_applies(g, each, to=moment.location)


def respond_react(g: Engine, player: Side, moment: TriggerEvent) -> list[Option]:
    """'Reacts' to the opponent's battle or Force drain."""
    if moment.kind not in ("battle", "drain") or moment.by == player:
        return []
    moving = [option(g, "react", id, key="react-move", cost=min(way[0] for way in goals.values()))
              for id, goals in react_moves(g, player, moment).items()]  # fmt: skip
    return moving + [option(g, "react", id, key="react-deploy") for id in react_deploys(g, player, moment)]


def react(g: Engine, player: Side, option: Option) -> None:
    """Begin a 'react'."""
    moment = current_moment(g)
    assert option.card is not None and moment is not None
    id = option.card.id
    if g.card(id).zone == "hand":
        with_pilot = react_deploys(g, player, moment)[id]
        g.push(Deployment(player=player, card=id, only_at=moment.location, with_pilot=with_pilot, cancelable=True),
               into="acted")  # fmt: skip
        return
    goals = tuple((place, way[0]) for place, way in react_moves(g, player, moment)[id].items())
    g.push(ReactMove(player=player, card=id, goals=goals, cancelable=True), into="acted")


def ways_away(g: Engine, id: int, free: bool) -> Goals:
    """Where a text could make a card move as a 'react', away from where it is."""
    here, side = table.location_of(g, id), g.card(id).side
    return {} if _refuse(g, id) else _ways(g, side, id, here, lang.ReactMove(away=True, free=free))


def react_away(g: Engine, id: int, free: bool) -> None:
    """A text makes a card move away as a 'react'."""
    goals = tuple((place, way[0]) for place, way in ways_away(g, id, free).items())
    if goals:
        g.push(ReactMove(player=g.card(id).side, card=id, goals=goals))


player_action(PlayerAction(
    verb="react", applies_to=lambda face, zone: face.category in BODIES,
    reasons=why_not_react, response_options=respond_react,
    begin=react,
))  # fmt: skip


def _choose_goal(g: Engine, f: Scope[ReactMove]) -> None:
    options = [option(g, "choose", place, key="move-to", cost=cost) for place, cost in f.vars.goals]
    back = [cancel(g)] if f.vars.cancelable else []
    f.ask(f.vars.player, say("prompt.move", card=g.ref(f.vars.card)), [*options, *back])


def _goal_chosen(g: Engine, f: Scope[ReactMove]) -> None:
    f.let(goal=f.chosen)


def _choose_riders(g: Engine, f: Scope[ReactMove]) -> None:
    """Other cards may embark just before it leaves (movement-react.12)."""
    able = [id for id in table.board(g).active if id not in f.vars.riders and _refuse(g, id) is None
            and f.vars.card in can_board(g, f.vars.player, id) and _may_ride(g, f, id)]  # fmt: skip
    if not able:
        f.goto("_set_off")
        return
    f.ask(f.vars.player, say("prompt.react-embark", card=g.ref(f.vars.card)),
          [*choices(g, able), decline(g, "done"), *([cancel(g)] if f.vars.cancelable else [])])  # fmt: skip


def _may_ride(g: Engine, f: Scope[ReactMove], rider: int) -> bool:
    """Whether the mover still gets where it is going with one more aboard."""
    g = g.clone()
    go(g, rider, f.vars.card, seats.free_seats(g, f.vars.card, rider)[-1])
    return any(f.vars.goal in REGULAR[verb](g, f.vars.player, f.vars.card) for verb in MOVES)


def _take_aboard(g: Engine, f: Scope[ReactMove]) -> None:
    answer = f.answer
    if answer.card is None:
        return
    rider = answer.card.id
    f.let(riders=(*f.vars.riders, rider), cancelable=False)
    go(g, rider, f.vars.card, seats.free_seats(g, f.vars.card, rider)[-1])
    g.log_event("moved", card=answer.card, place=g.ref(f.vars.card), verb="embark")
    f.goto("_choose_riders")


def _set_off(g: Engine, f: Scope[ReactMove]) -> None:
    """The cost is part of the initiation, and the card has reacted even if it is stopped (movement-react.9, .13). Who
    has come aboard may make the move cheaper."""
    id, goal = f.vars.card, f.vars.goal
    f.let(cancelable=False)
    for each in (id, *table.everything_on(g, id)):
        g.mark("turn", "reacted", each)
    use_force(g, f.vars.player, min(_cost(g, f.vars.player, id, goal), dict(f.vars.goals)[goal]))
    g.log_event("react", player=f.vars.player, card=g.ref(id), place=g.ref(goal))
    emit(g, Reacting(by=f.vars.player, card=id, location=goal, frame=f.i))


def _cost(g: Engine, player: Side, id: int, goal: int) -> int:
    """The Force that the cheapest of the ordinary moves there costs now."""
    ways = [REGULAR[verb](g, player, id) for verb in MOVES]
    return min(found[goal][0] for found in ways if goal in found)


def _about_to_jump(g: Engine, f: Scope[ReactMove]) -> None:
    """A 'react' through hyperspace is a move through hyperspace like any other (glossary: gravity-shadow.1)."""
    id, origin = f.vars.card, table.location_of(g, f.vars.card)
    if not f.vars.cancelled and through_hyperspace(g, origin, f.vars.goal):
        emit(g, AboutToMove(by=f.vars.player, card=id, of="hyperspeed", location=origin, frame=f.i))


def _react_move(g: Engine, f: Scope[ReactMove]) -> None:
    if f.vars.cancelled or g.card(f.vars.card).zone != "table":
        f.finish(True)
        return
    origin = table.location_of(g, f.vars.card)
    go(g, f.vars.card, f.vars.goal)
    arrive(g, f.vars.player, f.vars.card, "react", origin)


def _let_off(g: Engine, f: Scope[ReactMove]) -> None:
    """Cards may disembark just after it arrives (movement-react.12)."""
    able = [id for id in table.carried(g, f.vars.card) if way_out(g, f.vars.player, id)]
    if not able:
        f.finish(True)
        return
    prompt = say("prompt.react-disembark", card=g.ref(f.vars.card))
    f.ask(f.vars.player, prompt, [*choices(g, able), decline(g, "done")], always=True)


def _step_off(g: Engine, f: Scope[ReactMove]) -> None:
    answer = f.answer
    if answer.card is None:
        f.finish(True)
        return
    to = way_out(g, f.vars.player, answer.card.id)
    go(g, answer.card.id, to)
    g.log_event("moved", card=answer.card, place=g.ref(to), verb="disembark")
    f.goto("_let_off")


procedure(ReactMove, _choose_goal, _goal_chosen, _choose_riders, _take_aboard, _set_off, _about_to_jump,
          _react_move, _let_off, _step_off)  # fmt: skip


@evaluates(lang.AsReact)
def _as_react(_: lang.AsReact) -> Holds:
    return lambda c: reacting(c.g)
