"""Artillery that warriors take along (glossary: medium-repeating-blaster-cannon)."""

from __future__ import annotations

from collections.abc import Iterable

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.texts import ActiveAbility, ability_applies, active_abilities, amount_in
from cantina.model.decision import Option, Refusal
from cantina.model.node import inside
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.artillery import Haul
from cantina.records.movement import AboutToMove, Reached
from cantina.rules.force import use_force
from cantina.rules.movement import (
    Path,
    affordable,
    arrive,
    go,
    movers,
    refuse_moving,
    stands,
    walk_to,
)
from cantina.rules.options import cancel, choices, option, refusal
from cantina.rules.player_actions import Costs, Form, PlayerAction, common, player_action
from cantina.rules.responses import emit, emit_automatic

RULE = "medium-repeating-blaster-cannon"
Crew = dict[int, tuple[int, Path]]  # who could go to a place: what it costs, and the way


def _line(g: Engine, player: Side, weapon: int) -> ActiveAbility[lang.Hauled] | None:
    lines = [each for each in active_abilities(g, lang.Hauled) if each.source == weapon and each.you == player]
    return lines[0] if lines and g.face(g.card(weapon).on).category == "location" else None


def _crews(g: Engine, player: Side, weapon: int) -> dict[int, Crew]:
    """Where warriors at a weapon's site could walk, and who could go there; places that too few of them can reach are
    left out."""
    each, here = _line(g, player, weapon), table.location_of(g, weapon)
    if each is None:
        return {}
    found: dict[int, Crew] = {}
    for id in movers(g, player):
        if table.location_of(g, id) == here and stands(g, id) and ability_applies(g, each, by=id):
            for place, way in walk_to(g, player, id).items():
                found.setdefault(place, {})[id] = way
    return {place: crew for place, crew in found.items() if len(crew) >= each.ability.number}


def _price(g: Engine, player: Side, weapon: int, crew: Crew, chosen: tuple[int, ...] = ()) -> int:
    """The least that it costs to move a weapon with these warriors, and others of the crew if more are needed."""
    each = _line(g, player, weapon)
    assert each is not None
    others = sorted(way[0] for id, way in crew.items() if id not in chosen)
    missing = each.ability.number - len(chosen)
    return sum(crew[id][0] for id in chosen) + sum(others[:missing]) + int(amount_in(g, each, each.ability.cost) or 0)


def _goals(g: Engine, player: Side, weapon: int) -> Costs:
    prices = {place: _price(g, player, weapon, crew) for place, crew in _crews(g, player, weapon).items()}
    return {place: price for place, price in prices.items() if affordable(g, player, price)}


def _no_way(g: Engine, player: Side, card: int, target: int) -> Refusal:
    crews = _crews(g, player, card)
    if not crews or (target and target not in crews):
        return refusal(g, RULE, "too-few", by=card)
    prices = [_price(g, player, card, crew) for place, crew in crews.items() if target in (0, place)]
    return refusal(g, "force-pile", "cost", cost=min(prices))


def _with_crew(g: Engine, player: Side, card: int, choices: Costs) -> Iterable[Form]:
    return ({"cost": common(choices.values()), "key": "haul"},)


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(Haul(player=player, card=chosen.card.id, cancelable=True), into="acted")


player_action(PlayerAction(
    verb="move", own_turn_phases=("move",), rule="move-phase",
    applies_to=lambda face, zone: zone == "table" and any(isinstance(node, lang.Hauled) for node in inside(face.text)),
    candidates=lambda g, player: [each.source for each in active_abilities(g, lang.Hauled) if each.you == player],
    choices=_goals, no_choice_refusal=_no_way, make_options=_with_crew,
    begin=_begin,
), "haul")  # fmt: skip


def _destination(g: Engine, f: Scope[Haul]) -> None:
    goals = _goals(g, f.vars.player, f.vars.card)
    options = [option(g, "choose", place, key="move-to", cost=cost) for place, cost in goals.items()]
    f.ask(f.vars.player, say("prompt.move", card=g.ref(f.vars.card)), [*options, cancel(g)])


def _set_out(g: Engine, f: Scope[Haul]) -> None:
    f.let(place=f.chosen)


def _choose_crew(g: Engine, f: Scope[Haul]) -> None:
    player, weapon, chosen = f.vars.player, f.vars.card, f.vars.crew
    crew = _crews(g, player, weapon)[f.vars.place]
    able = [id for id in crew if id not in chosen
            and affordable(g, player, _price(g, player, weapon, crew, (*chosen, id)))]  # fmt: skip
    f.ask(player, say("prompt.haul", card=g.ref(weapon)), [*choices(g, able), cancel(g)])


def _join(g: Engine, f: Scope[Haul]) -> None:
    f.let(crew=(*f.vars.crew, f.chosen))
    each = _line(g, f.vars.player, f.vars.card)
    assert each is not None
    if len(f.vars.crew) < each.ability.number:
        f.goto("_choose_crew")


def _depart(g: Engine, f: Scope[Haul]) -> None:
    """It is a regular move for each of them (medium-repeating-blaster-cannon.7)."""
    player, weapon, group = f.vars.player, f.vars.card, f.vars.crew
    crew, origin = _crews(g, player, weapon)[f.vars.place], table.location_of(g, weapon)
    cost = _price(g, player, weapon, crew, group)
    f.let(cancelable=False, path=crew[group[0]][1], origin=origin)
    use_force(g, player, cost)
    for id in group:
        g.mark("turn", "moved", id)
        emit(g, AboutToMove(by=player, card=id, of="walk", location=origin, frame=f.i))


def _travel(g: Engine, f: Scope[Haul]) -> None:
    """Step by step, and only together: whatever stops one of them ends the move."""
    group, path, here = f.vars.crew, f.vars.path, table.location_of(g, f.vars.card)
    together = all(g.card(id).at == here and not refuse_moving(g, id) for id in group)
    if f.vars.cancelled or not here or not path or not together:
        return
    for id in group:
        go(g, id, path[0])
    g.change(f.vars.card, on=path[0])
    f.let(path=path[1:])
    f.goto("_travel")
    for id in group:
        emit_automatic(g, Reached(by=f.vars.player, card=id, location=path[0]))


def _arrived(g: Engine, f: Scope[Haul]) -> None:
    here = table.location_of(g, f.vars.card)
    if here and here != f.vars.origin:
        g.log_event("moved", card=g.ref(f.vars.card), place=g.ref(here), verb="walk")
        for id in f.vars.crew:
            if g.card(id).zone == "table":
                arrive(g, f.vars.player, id, "walk", f.vars.origin)


def _hauled(g: Engine, f: Scope[Haul]) -> None:
    f.finish(True)


procedure(Haul, _destination, _set_out, _choose_crew, _join, _depart, _travel, _arrived, _hauled)
