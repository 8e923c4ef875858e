"""Unlimited moves aboard and ashore: embarking, disembarking, seats, ship-docking (glossary: movement-unlimited-*)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import is_called
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import forbidden, lets_out
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.boarding import ChangeSeat, Dock, Embark
from cantina.records.simple_actions import Simple
from cantina.rules import seats
from cantina.rules.battle import battle_of
from cantina.rules.force import use_force
from cantina.rules.movement import affordable, go, may_travel, on_foot, refuse_moving, seat_options
from cantina.rules.options import cancel, choices, decline, offered, option, refusal
from cantina.rules.pilots import is_piloted
from cantina.rules.player_actions import NO_CHOICE, Costs, PlayerAction, player_action, suits_table
from cantina.rules.ruins import hatch_cost
from cantina.rules.simple_actions import simple_action
from cantina.rules.statuses import refuse_by_status

DOCKING_COST = 1


def _refuse_in_battle(g: Engine, player: Side, id: int) -> Refusal | None:
    return refusal(g, "move-phase", "phase", phase="move") if battle_of(g) else None


def _in_peace(g: Engine, player: Side) -> list[int]:
    """A player's active cards, unless there is a battle."""
    if battle_of(g):
        return []
    active = table.board(g).active
    return table.cached_per_board(
        g, ("mine", player), lambda: [id for id in active if g.state.cards[id].side == player]
    )


def _may_get_off(g: Engine, player: Side) -> list[int]:
    """A player's active cards, and who is trapped aboard something but free to go."""
    trapped = [id for id in table.board(g).idle
               if g.card(id).side == player and g.card(id).seat and lets_out(g, g.card(id).on, player)]  # fmt: skip
    mine = _in_peace(g, player)
    return [*mine, *trapped] if mine and trapped else mine


def can_board(g: Engine, player: Side, id: int) -> list[int]:
    """The ships and vehicles that a card could embark on: present with it, landed or in the same space, with room."""
    card = g.card(id)
    if card.side != player or not (on_foot(g, id) or g.face(id).category in ("vehicle", "starship")):
        return []
    if card.at:
        near = [each for each in seats.own_carriers(g, player, card.at) if _within_reach(g, id, each, card.at)]
    elif card.on and card.seat in ("pilot", "passenger") and is_called(g, card.on, "starship"):
        near = [each for each in table.carried(g, card.on) if g.card(each).seat == "cargo"]
    else:
        near = []
    if not near or forbidden(card, "board") or refuse_moving(g, id) or not may_travel(g, id):
        return []
    in_space = bool(card.at) and "site" not in g.face(card.at).words
    return [each for each in near if seats.free_seats(g, each, id) and affordable(g, player, hatch_cost(g, id, each))
            and not (in_space and g.face(id).category != "starship")]  # fmt: skip


def _within_reach(g: Engine, id: int, carrier: int, where: int) -> bool:
    """A ship or vehicle that stands there itself, or something that one's own card there carries (a backpack)."""
    host = carrier if g.face(carrier).category in ("starship", "vehicle") else g.card(carrier).on
    return g.card(host).at == where and carrier != id and host != id and not forbidden(g.card(host), "be boarded")


def way_out(g: Engine, player: Side, id: int) -> int:
    """Where a card aboard something could disembark to: the site, the system, the bridge of the outer ship; else 0."""
    card = g.card(id)
    if not (card.on and card.seat) or card.side != player or refuse_moving(g, id):
        return 0
    if not affordable(g, player, hatch_cost(g, id, card.on)):
        return 0
    carrier = g.card(card.on)
    if forbidden(carrier, "be boarded"):
        return 0
    if g.face(carrier.id).category not in ("starship", "vehicle"):
        return g.card(carrier.on).at
    if carrier.at:
        site = "site" in g.face(carrier.at).words
        return carrier.at if site or g.face(id).category == "starship" else 0
    if carrier.seat == "cargo" and on_foot(g, id) and seats.free_seats(g, carrier.on, id):
        return carrier.on
    return 0


def _carriers(g: Engine, player: Side, id: int) -> Costs:
    able = can_board(g, player, id)
    return {each: hatch_cost(g, id, each) for each in able} if able else NO_CHOICE


def _not_aboard(g: Engine, player: Side, card: int, target: int) -> Refusal:
    """Why a card cannot board anything, or not a given ship or vehicle."""
    reason = refuse_by_status(g, "board", card) or refuse_moving(g, card)
    if reason:
        return reason
    if target and not seats.free_seats(g, target, card):
        return refusal(g, "capacity", "no-room", by=target)
    return refusal(g, "movement-unlimited-embarking", "no-way", place=None)


def _begin_embarking(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(Embark(player=player, card=chosen.card.id, cancelable=True), into="acted")


player_action(
    PlayerAction(
        verb="embark",
        applies_to=suits_table("character", "vehicle", "starship"),
        own_turn_phases=("move",),
        rule="move-phase",
        candidates=_in_peace,
        candidates_are_legal=True,
        refuse=_refuse_in_battle,
        choices=_carriers,
        no_choice_refusal=_not_aboard,
        begin=_begin_embarking,
    )
)


def _choose_carrier(g: Engine, f: Scope[Embark]) -> None:
    f.ask(f.vars.player, say("prompt.embark", card=g.ref(f.vars.card)),
          [*choices(g, can_board(g, f.vars.player, f.vars.card)), cancel(g)])  # fmt: skip


def _choose_seat(g: Engine, f: Scope[Embark]) -> None:
    carrier = f.chosen
    f.let(carrier=carrier)
    f.ask(f.vars.player, say("prompt.seat", card=g.ref(f.vars.card)), seat_options(g, carrier, f.vars.card))


def _board(g: Engine, f: Scope[Embark]) -> None:
    f.let(cancelable=False)
    use_force(g, f.vars.player, hatch_cost(g, f.vars.card, f.vars.carrier))
    go(g, f.vars.card, f.vars.carrier, f.answer.seat or "")
    g.log_event("moved", card=g.ref(f.vars.card), place=g.ref(f.vars.carrier), verb="embark")
    f.finish(True)


procedure(Embark, _choose_carrier, _choose_seat, _board)


def _exits(g: Engine, player: Side, id: int) -> Costs:
    """There is only one, but like every move this one has a destination that players may name."""
    to = way_out(g, player, id)
    return {to: hatch_cost(g, id, g.card(id).on)} if to else NO_CHOICE


def _no_exit(g: Engine, player: Side, card: int, target: int) -> Refusal:
    place = g.ref(target) if target else None
    return refuse_moving(g, card) or refusal(g, "movement-unlimited-disembarking", "no-way", place=place)


def _step_out(g: Engine, f: Scope[Simple]) -> None:
    """Leave a ship or vehicle; aboard an outer ship, take a seat on its bridge."""
    id, to = f.vars.card, f.vars.target
    go(g, id, to, "" if g.face(to).category == "location" else seats.free_seats(g, to, id)[-1])
    g.log_event("moved", card=g.ref(id), place=g.ref(to), verb="disembark")


simple_action(
    PlayerAction(
        verb="disembark",
        applies_to=suits_table("character", "vehicle", "starship"),
        own_turn_phases=("move",),
        rule="move-phase",
        candidates=_may_get_off,
        candidates_are_legal=True,
        refuse=_refuse_in_battle,
        choices=_exits,
        no_choice_refusal=_no_exit,
        make_options=lambda g, player, id, _: ({"cost": hatch_cost(g, id, g.card(id).on) or None},),
    ),
    _step_out,
    lambda card: say("prompt.move", card=card),
    lambda g, place, cost: option(g, "choose", place, key="move-to"),
)

# -- changing seats ----------------------------------------------------------------------------------------------------


def other_seats(g: Engine, player: Side, id: int) -> list[str]:
    """The seats of its carrier that a character could change to."""
    card = g.card(id)
    if card.side != player or card.seat not in ("pilot", "passenger", "driver") or refuse_moving(g, id):
        return []
    return [seat for seat in seats.free_seats(g, card.on, id) if seat != card.seat and seat != "astromech"]


def why_not_seat(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a character cannot change its seat, or take one in the middle of another action."""
    if offered(g, "seat", player, card):
        return []
    if g.state.phase not in ("deploy", "move") or g.state.player != player or battle_of(g):
        return [refusal(g, "movement-unlimited-moving-between-capacity-slots", "phase", phase="deploy")]
    return [] if other_seats(g, player, card) else [refusal(g, "capacity", "no-seat")]


def _begin_changing_seat(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None and chosen.seat is not None
    g.push(ChangeSeat(player=player, card=chosen.card.id, seat=chosen.seat), into="acted")


player_action(PlayerAction(
    verb="seat", applies_to=suits_table("character"), own_turn_phases=("deploy", "move"),
    candidates=_in_peace,
    make_options=lambda g, player, id, _: [{"seat": seat, "key": "change-seat"} for seat in other_seats(g, player, id)],
    reasons=why_not_seat,
    begin=_begin_changing_seat,
))  # fmt: skip


def _change_seat(g: Engine, f: Scope[ChangeSeat]) -> None:
    g.change(f.vars.card, seat=f.vars.seat)
    g.log_event("seat", card=g.ref(f.vars.card), seat=f.vars.seat)
    f.finish(True)


procedure(ChangeSeat, _change_seat)

# -- ship-docking ------------------------------------------------------------------------------------------------------


def docking_partners(g: Engine, player: Side, ship: int) -> list[int]:
    """Own ships in the same space that this one could dock with."""
    where = g.card(ship).at
    if g.face(ship).category != "starship" or not where or "site" in g.face(where).words:
        return []
    near = [each for each in seats.own_carriers(g, player, where)
            if each != ship and g.card(each).at == where and g.face(each).category == "starship"]  # fmt: skip
    able = is_called(g, ship, "ship-docking capability")
    return [each for each in near if (able or is_called(g, each, "ship-docking capability"))
            and (is_piloted(g, ship) or is_piloted(g, each)) and _has_crossing(g, ship, each)]  # fmt: skip


def _has_crossing(g: Engine, a: int, b: int) -> bool:
    """Whether some card could change ships: the same question for both of them."""
    first, second = min(a, b), max(a, b)
    return cached_query(g, ("crossing", first, second), lambda: any(
        _could_cross(g, id, to) for ship, to in ((first, second), (second, first)) for id in table.carried(g, ship)
    ))  # fmt: skip


def passengers_between(g: Engine, a: int, b: int) -> list[int]:
    """The cards that could change ships."""
    return [id for ship, to in ((a, b), (b, a)) for id in table.carried(g, ship) if _could_cross(g, id, to)]


def _could_cross(g: Engine, id: int, to: int) -> bool:
    return bool(g.card(id).seat and seats.free_seats(g, to, id)) and not refuse_moving(g, id)


def _partners(g: Engine, player: Side, ship: int) -> Costs:
    if not affordable(g, player, DOCKING_COST):
        return NO_CHOICE
    return dict.fromkeys(docking_partners(g, player, ship), DOCKING_COST)


def _no_partner(g: Engine, player: Side, card: int, target: int) -> Refusal:
    """Why a ship cannot dock with another."""
    near = docking_partners(g, player, card)
    if near and (not target or target in near):
        return refusal(g, "force-pile", "cost", cost=DOCKING_COST)
    return refusal(g, "movement-unlimited-moving-between-docked-starships", "no-dock")


def _begin_docking(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    g.push(Dock(player=player, ship=chosen.card.id, cancelable=True), into="acted")


player_action(
    PlayerAction(
        verb="dock",
        applies_to=suits_table("starship"),
        own_turn_phases=("move",),
        rule="move-phase",
        candidates=_in_peace,
        candidates_are_legal=True,
        refuse=_refuse_in_battle,
        choices=_partners,
        no_choice_refusal=_no_partner,
        make_options=lambda g, player, id, _: ({"cost": DOCKING_COST},),
        begin=_begin_docking,
    )
)


def _choose_partner(g: Engine, f: Scope[Dock]) -> None:
    partners = choices(g, docking_partners(g, f.vars.player, f.vars.ship))
    f.ask(f.vars.player, say("prompt.dock", card=g.ref(f.vars.ship)), [*partners, cancel(g)])


def _docked(g: Engine, f: Scope[Dock]) -> None:
    f.let(partner=f.chosen)


def _choose_transfer(g: Engine, f: Scope[Dock]) -> None:
    able = [id for id in passengers_between(g, f.vars.ship, f.vars.partner) if id not in f.vars.moved]
    if not able and f.vars.moved:
        f.finish(True)
        return
    extra = [decline(g, "done")] if f.vars.moved else [cancel(g)]
    f.ask(
        f.vars.player,
        say("prompt.crossing", card=g.ref(f.vars.ship), place=g.ref(f.vars.partner)),
        [*choices(g, able), *extra],
    )


def _transfer(g: Engine, f: Scope[Dock]) -> None:
    answer = f.answer
    if answer.card is None:
        f.finish(True)
        return
    if not f.vars.moved:
        f.let(cancelable=False)
        use_force(g, f.vars.player, DOCKING_COST)
    id = answer.card.id
    to = f.vars.partner if g.card(id).on == f.vars.ship else f.vars.ship
    go(g, id, to, seats.free_seats(g, to, id)[0])
    g.log_event("moved", card=g.ref(id), place=g.ref(to), verb="dock")
    f.let(moved=(*f.vars.moved, id))
    f.goto("_choose_transfer")


procedure(Dock, _choose_partner, _docked, _choose_transfer, _transfer)
