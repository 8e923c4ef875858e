"""Docking bay transit (glossary: movement-regular-docking-bay-transit, collapsed)."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.texts import active_abilities, amount_in
from cantina.lang import TransitCost
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.transit import Transit
from cantina.rules.force import use_force
from cantina.rules.movement import (
    MOVING,
    affordable,
    arrive,
    go,
    may_fly,
    may_go,
    move_cost,
    movers,
    on_foot,
    refuse_regular,
)
from cantina.rules.options import cancel, choices, decline, option, refusal
from cantina.rules.player_actions import PlayerAction, player_action

RULE = "movement-regular-docking-bay-transit"


def _asked(g: Engine, player: Side, start: int, end: int) -> int:
    """What the two bays ask for; a bay without a number asks for nothing."""
    asking = [each for each in active_abilities(g, TransitCost)
              if each.you == player and each.here == (end if each.ability.to else start)]  # fmt: skip
    total = sum(amount_in(g, each, each.ability.amount) or 0 for each in asking)
    return int(total)


def transit_cost(g: Engine, player: Side, group: Iterable[int], start: int, end: int) -> int:
    """What a group pays together: as much as the dearest of its members would alone. Texts may let some move free."""
    asked = _asked(g, player, start, end)
    return max(move_cost(g, id, asked, end) for id in group)


def travellers(g: Engine, player: Side, bay: int) -> list[int]:
    """A player's characters and vehicles that could leave a docking bay by transit."""
    return [id for id in movers(g, player)
            if g.card(id).at == bay and (on_foot(g, id) or g.face(id).category == "vehicle")]  # fmt: skip


def bays(g: Engine) -> list[int]:
    """The docking bays on table."""
    locations = table.board(g).locations
    return table.cached_per_board(
        g, "bays", lambda: [each for each in locations if "docking bay" in g.face(each).words]
    )


def _fares(g: Engine, player: Side, bay: int) -> dict[int, set[int]]:
    """The other bays, and what going there would cost each of those who could leave this one."""
    people = travellers(g, player, bay)
    others = [each for each in bays(g) if each != bay] if people else []
    fares = {each: {transit_cost(g, player, (id,), bay, each) for id in people if _may_travel(g, id, bay, each)}
             for each in others}  # fmt: skip
    return {each: costs for each, costs in fares.items() if costs}


def _may_travel(g: Engine, id: int, bay: int, goal: int) -> bool:
    return may_go(g, id, goal) and may_fly(g, id, bay, goal)


def _goals(g: Engine, player: Side, bay: int) -> dict[int, set[int]]:
    """The bays that somebody could reach and pay for."""
    return {each: fares for each, fares in _fares(g, player, bay).items() if affordable(g, player, min(fares))}


def why_not_transit(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why there is no transit from a docking bay, or for a card that stands at one."""
    for place in [each for each in (card, target) if each and g.face(each).category == "location"]:
        if "docking bay" not in g.face(place).words:
            return [refusal(g, RULE, "not-a-bay", place=g.ref(place))]
    if g.face(card).category != "location":
        return _why_not_travel(g, player, card, target)
    if g.state.phase not in MOVING:
        return [refusal(g, "move-phase", "phase", phase="move")]
    if not travellers(g, player, card):
        return [refusal(g, RULE, "nobody")]
    fares = [min(costs) for each, costs in _fares(g, player, card).items() if target in (0, each)]
    if not fares:
        return [refusal(g, RULE, "no-other-bay")]
    cost = min(fares)
    return [] if affordable(g, player, cost) else [refusal(g, "force-pile", "cost", cost=cost)]


def _why_not_travel(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a card does not travel from the docking bay where it stands; if it could, that is done from the bay."""
    bay = table.location_of(g, card)
    if not bay or "docking bay" not in g.face(bay).words:
        return [refusal(g, RULE, "not-at-a-bay", by=card)]
    reason = refuse_regular(g, player, card)
    if reason is not None:
        return [reason]
    if card not in travellers(g, player, bay):
        return [refusal(g, RULE, "no-traveller")]
    return why_not_transit(g, player, bay, target) or [refusal(g, RULE, "from-the-bay", place=g.ref(bay))]


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(Transit(player=player, bay=chosen.card.id, cancelable=True), into="acted")


player_action(PlayerAction(
    verb="transit",
    applies_to=lambda face, zone: zone == "table" and bool({"docking bay", "character", "vehicle"} & face.words),
    any_turn_phases=MOVING, candidates=lambda g, player: bays(g),
    choices=lambda g, player, bay: {each: min(fares) for each, fares in _goals(g, player, bay).items()},
    reasons=why_not_transit,
    begin=_begin,
))  # fmt: skip


def _choose_bay(g: Engine, f: Scope[Transit]) -> None:
    player, bay = f.vars.player, f.vars.bay
    options = [option(g, "choose", each, key="move-to", cost=min(fares) if len(fares) == 1 else None)
               for each, fares in _goals(g, player, bay).items()]  # fmt: skip
    f.ask(player, say("prompt.transit", card=g.ref(bay)), [*options, cancel(g)])


def _bay_chosen(g: Engine, f: Scope[Transit]) -> None:
    f.let(to=f.chosen)


def _choose_group(g: Engine, f: Scope[Transit]) -> None:
    player, group = f.vars.player, f.vars.group
    able = [id for id in travellers(g, player, f.vars.bay)
            if id not in group and _may_travel(g, id, f.vars.bay, f.vars.to)
            and affordable(g, player, transit_cost(g, player, (*group, id), f.vars.bay, f.vars.to))]  # fmt: skip
    if not able:
        f.goto("_transit")
        return
    extra = [decline(g, "done")] if f.vars.group else []
    f.ask(f.vars.player, say("prompt.travellers", place=g.ref(f.vars.to)), [*choices(g, able), *extra, cancel(g)])


def _join_group(g: Engine, f: Scope[Transit]) -> None:
    answer = f.answer
    if answer.card:
        f.let(group=(*f.vars.group, answer.card.id))
        f.goto("_choose_group")


def _transit(g: Engine, f: Scope[Transit]) -> None:
    player, origin = f.vars.player, f.vars.bay
    f.let(cancelable=False)
    use_force(g, player, transit_cost(g, player, f.vars.group, origin, f.vars.to))
    for id in f.vars.group:
        g.mark("turn", "moved", id)
        go(g, id, f.vars.to)
    for id in reversed(f.vars.group):
        arrive(g, player, id, "transit", origin)


def _ended(g: Engine, f: Scope[Transit]) -> None:
    f.finish(True)


procedure(Transit, _choose_bay, _bay_chosen, _choose_group, _join_group, _transit, _ended)
