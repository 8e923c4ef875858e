"""Force: generating, activating, using, losing, retrieving (glossary: force, force-generation, force-pile)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Number, evaluates, number, side_of, sides_of, words
from cantina.engine.statuses import define_status, fixed, is_swapped, set_status, status_of
from cantina.engine.texts import active_abilities, lines_of, own_abilities
from cantina.engine.values import adjusted, player_value
from cantina.model.decision import Option, Refusal
from cantina.model.frame import FrameVars, Pending, Window
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState
from cantina.records.force import (
    AboutToActivate,
    AboutToLoseForce,
    Activating,
    Activation,
    ForceLost,
    ForceRetrieved,
    LoseForce,
    Retrieval,
)
from cantina.rules import zones
from cantina.rules.core import begun, context_of, in_full, needs, paying, performs
from cantina.rules.inserts import is_insert
from cantina.rules.options import decline, option, refusal
from cantina.rules.player_actions import PlayerAction, no_card, player_action, suits_no_card
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import emit, loss_text
from cantina.rules.values import changes, resulting, stepped, totals

V = TypeVar("V", bound=FrameVars)
LOSABLE = ("reserve", "force", "used")


class Loss(NamedTuple):
    """How much Force is about to be lost, and what adds to it."""

    pending: Callable[[Engine, Scope[Any]], Num]
    add: Callable[[Engine, Scope[Any], Num], None]


LOSSES: dict[type[FrameVars], Loss] = {}


def losing(
    kind: type[V], pending: Callable[[Engine, Scope[V]], Num], add: Callable[[Engine, Scope[V], Num], None]
) -> None:
    """Declare a procedure in which Force is about to be lost."""
    known: type[FrameVars] = kind
    register_once(LOSSES, known, Loss(pending, add))


def force_icons(g: Engine, side: Side, location: int) -> int:
    """The Force icons on a player's side of a location, as texts leave them."""
    settled = fixed(g, "force icons", location)
    if settled is not None:
        return int(settled.value or 0)
    return int(player_value(g, "force icons", side, icons_facing(g, side, location), location))


def icons_facing(g: Engine, side: Side, location: int) -> int:
    """The printed Force icons on the side of a location that faces a player; a location may be turned around."""
    return g.face(location).force_icons(other(side) if is_swapped(g.card(location)) else side)


def generation(g: Engine, side: Side) -> int:
    """How much Force a player generates: by himself, by his icons, by his Jedi Masters, and with what texts add."""
    total: Num = 1
    for location in table.board(g).locations:
        total += player_value(g, "generation here", side, force_icons(g, side, location), location)
    return int(player_value(g, "generation", side, total + len(masters(g, side))))


def masters(g: Engine, side: Side) -> list[int]:
    """A player's Jedi Masters or Dark Jedi Masters on table: each has a Force icon of its own."""
    return [id for id in table.board(g).active
            if g.card(id).side == side and words(g, id) & {"jedi master", "dark jedi master"}]  # fmt: skip


def left_to_activate(g: Engine, side: Side) -> int:
    """How much Force a player may still activate this turn."""
    if activation_forbidden_by(g, side):
        return 0
    return min(generation(g, side) - g.marked("turn", "activated", side), len(g.pile(side, "reserve")))


def activation_forbidden_by(g: Engine, side: Side) -> int:
    """The card whose text keeps a player from activating Force; 0 if none does."""
    top = zones.top_of(g, side, "reserve")
    return forbidden_by(g, "be activated", top) if top else 0


def _refuse_activating(g: Engine, player: Side, card: int) -> Refusal | None:
    if ban := activation_forbidden_by(g, player):
        return refusal(g, "force-generation", "forbidden", by=ban)
    return None if left_to_activate(g, player) > 0 else refusal(g, "force-generation", "generated-all")


def _activate_some(g: Engine, player: Side, chosen: Option) -> None:
    g.push(Activation(player=player, left=int(chosen.amount or 0)), into="acted")


def _about_to_activate(g: Engine, f: Scope[Activation]) -> None:
    player = f.vars.player
    if not f.vars.left or activation_forbidden_by(g, player):  # by what was found on the way
        f.goto("_activated")
        return
    nth = g.marked("turn", "activated", player) + 1
    f.let(left=f.vars.left - 1, cancelled=False)
    emit(g, AboutToActivate(by=player, of=str(nth), frame=f.i))


def _activate_one(g: Engine, f: Scope[Activation]) -> None:
    """Cards move one at a time from the top of the Reserve Deck to the Force Pile. What a text takes instead of one
    counts toward what is generated."""
    player = f.vars.player
    if not f.vars.cancelled and zones.shift(g, player, "reserve", "force"):
        f.let(activated=f.vars.activated + 1)
    g.mark("turn", "activated", player)
    f.goto("_about_to_activate")


def _activated(g: Engine, f: Scope[Activation]) -> None:
    if f.vars.activated:
        g.log_event("activated", player=f.vars.player, amount=f.vars.activated)
    f.finish(True)


procedure(Activation, _about_to_activate, _activate_one, _activated)


player_action(PlayerAction(
    verb="activate", applies_to=suits_no_card, own_turn_phases=("activate",), rule="force-generation",
    candidates=no_card, candidates_are_legal=True, refuse=_refuse_activating,
    make_options=lambda g, player, card, _: [{"amount": each} for each in range(1, left_to_activate(g, player) + 1)],
    begin=_activate_some,
))  # fmt: skip


def acted(g: Engine) -> None:
    """Tell the window that its action is done, for actions that need no frame of their own."""
    g.at(len(g.state.stack) - 1, Window).let(acted=True)


def usable(g: Engine, side: Side) -> int:
    """How much Force a player can use or draw: what lies in the Force Pile, above what texts keep there."""
    return len(g.pile(side, "force")) - len(frozen(g, side))


def spendable(g: Engine, side: Side, spoken_for: int = 0) -> int:
    """How much Force a player can use: his own, and what he borrows of the opponent's, apart from what the opponent
    must use himself."""
    lent = _lent(g, side)
    return usable(g, side) + (min(lent, max(usable(g, other(side)) - spoken_for, 0)) if lent else 0)


def _lent(g: Engine, side: Side) -> int:
    """How much of the opponent's Force a player may still use this turn before his own."""
    lent = g.marked("turn", "lent", side)
    return lent - g.marked("turn", "borrowed", side) if lent else 0


def frozen(g: Engine, side: Side) -> tuple[int, ...]:
    """The cards at the bottom of a Force Pile that a text keeps from being used or drawn: as many as lay there when it
    came. Which ones they are nobody need know."""
    if not lines_of(g, lang.Freezes):
        return ()
    depths = [status_of(g, each.source, lang.FREEZING) for each in active_abilities(g, lang.Freezes, player=side)]
    return g.pile(side, "force")[: max((int(each.value or 0) for each in depths if each), default=0)]


def freeze(g: Engine, id: int) -> None:
    """A card comes to lie upon a Force Pile, if its text says so."""
    for line in own_abilities(g, id, lang.Freezes):
        set_status(g, id, lang.FREEZING, value=len(g.pile(side_of(line.context(g), line.ability.player), "force")))


def thaw_what_is_gone(g: Engine) -> None:
    """What was lost from beneath such a card lies there no more, whatever is activated later."""
    for line in lines_of(g, lang.Freezes):
        depth, side = status_of(g, line.source, lang.FREEZING), side_of(line.context(g), line.ability.player)
        if depth is not None and (depth.value or 0) > len(g.pile(side, "force")):
            set_status(g, line.source, lang.FREEZING, value=len(g.pile(side, "force")))


define_status(lang.FREEZING)


def use_force(g: Engine, player: Side, amount: int) -> None:
    """A player uses Force: the opponent's first, as far as it is borrowed."""
    borrowed = min(amount, spendable(g, player) - usable(g, player))
    for _ in range(borrowed):
        zones.shift(g, other(player), "force", "used")
        g.mark("turn", "borrowed", player)
    if borrowed:
        g.log_event("borrowed-force", player=player, owner=other(player), amount=borrowed)
    use_own_force(g, player, amount - borrowed)


def use_own_force(g: Engine, player: Side, amount: int) -> None:
    """Using Force moves cards one at a time from Force Pile to Used Pile."""
    for _ in range(amount):
        zones.shift(g, player, "force", "used")
    if amount:
        g.log_event("used-force", player=player, amount=amount)


def _refuse_drawing(g: Engine, player: Side, card: int) -> Refusal | None:
    if not g.pile(player, "force"):
        return refusal(g, "force-pile", "empty-force-pile")
    if not usable(g, player):
        return refusal(g, "frozen-assets", "frozen")
    cost = _cost_of_drawing(g, player)  # what is drawn is in the pile besides
    return refusal(g, "force-pile", "cost", cost=cost) if cost >= usable(g, player) else None


def _cost_of_drawing(g: Engine, player: Side) -> int:
    """The Force that must be used first: none, unless a text says otherwise."""
    return int(player_value(g, "draw cost", player, 0))


def _draw(g: Engine, player: Side, chosen: Option) -> None:
    use_force(g, player, _cost_of_drawing(g, player))
    draw_card(g, player, "force")
    acted(g)


player_action(PlayerAction(
    verb="draw", applies_to=suits_no_card, own_turn_phases=("draw",), rule="force-pile",
    candidates=no_card,
    refuse=_refuse_drawing,
    make_options=lambda g, player, card, _: ({"cost": _cost_of_drawing(g, player) or None},),
    begin=_draw,
))  # fmt: skip


def draw_card(g: Engine, player: Side, pile: str) -> int:
    """The top card of a pile goes to its owner's hand, seen by the owner alone."""
    if pile == "force" and not usable(g, player):
        return 0
    id = zones.shift(g, player, pile, "hand")
    if id:
        g.log_event("drew", seen_by=player, player=player, card=g.ref(id), pile=pile)
        g.log_event("drew-hidden", hidden_from=player, player=player, pile=pile)
    return id


def retrieve(g: Engine, player: Side, amount: int, by: int, at: int = 0) -> None:
    """The top cards of the Lost Pile go to the top of the Used Pile, by means of a card, because of what happens at a
    location if there is one."""
    most = min(int(player_value(g, "retrieval", player, amount, at)), len(g.pile(player, "lost")))
    g.push(Retrieval(player=player, amount=most, by=by))


def _pay_for_it(g: Engine, f: Scope[Retrieval]) -> None:
    """A text may ask for Force first: who does not use all of it retrieves nothing."""
    cost = int(player_value(g, "retrieval cost", f.vars.player, 0)) * f.vars.amount
    if not cost:
        f.goto("_take_back")
        return
    able = [option(g, "yes", key="pay-retrieval", cost=cost)] if cost <= usable(g, f.vars.player) else []
    f.ask(f.vars.player, say("prompt.retrieval", amount=f.vars.amount), [*able, decline(g, "no")])


def _paid_for_it(g: Engine, f: Scope[Retrieval]) -> None:
    if f.answer.verb == "no":
        f.let(amount=0)
    else:
        use_force(g, f.vars.player, int(f.answer.cost or 0))


def _take_back(g: Engine, f: Scope[Retrieval]) -> None:
    """One card after the other, from the top."""
    moved = 0
    while moved < f.vars.amount and zones.shift(g, f.vars.player, "lost", "used"):
        moved += 1
    g.log_event("retrieved", player=f.vars.player, amount=moved)
    if moved:
        emit(g, ForceRetrieved(by=f.vars.player, card=f.vars.by, amount=moved))


procedure(Retrieval, _pay_for_it, _paid_for_it, _take_back)


# -- losing Force ------------------------------------------------------------------------------------------------------


def lose_force(g: Engine, player: Side, amount: Num, cause: str, blame: int) -> None:
    """A player must lose Force: to a "drain" at a location, to the "text" of a card, or as its "cost"."""
    if amount > 0:
        g.push(LoseForce(player=player, amount=amount, cause=cause, blame=blame))


def _about_to_lose(g: Engine, f: Scope[LoseForce]) -> None:
    if f.vars.cause == "cost":
        f.goto("_ask_loss")
        return
    if f.vars.cause != "drain":  # which was told with its amount
        _tell_loss(g, f)
    loss = f.vars
    where = loss.blame if loss.cause == "drain" else 0
    source = loss.blame if loss.cause == "text" else 0
    emit(g, AboutToLoseForce(by=loss.player, of=loss.cause, blame=loss.blame, location=where, source=source,
                                 amount=loss.amount, frame=f.i))  # fmt: skip


def _tell_loss(g: Engine, f: Scope[LoseForce]) -> None:
    cause = loss_text(g, f.vars.cause, f.vars.blame)
    g.log_event("must-lose", player=f.vars.player, amount=f.vars.amount, cause=cause)


def _fix_loss(g: Engine, f: Scope[LoseForce]) -> None:
    """What texts do to the loss: limits and halves first, then what was paid to change it."""
    amount = player_value(g, "force loss", f.vars.player, f.vars.amount)
    if f.vars.cause == "drain":
        # a limit is no modifier (force-drain-modifier.3)
        amount = player_value(g, "drain loss", f.vars.player, amount, f.vars.blame)
    elif f.vars.cause == "text" and is_insert(g.face(f.vars.blame)):
        amount = player_value(g, "insert loss", f.vars.player, amount)
    before = f.vars.amount
    f.let(amount=max(amount + f.vars.adjust, 0))
    if f.vars.amount != before:
        _tell_loss(g, f)


def _ask_loss(g: Engine, f: Scope[LoseForce]) -> None:
    player = f.vars.player
    options = _where_it_must_come_from(g, f, loss_options(g, player))
    if f.vars.lost >= f.vars.amount or not options:
        f.goto("_lost")
        return
    cause = loss_text(g, f.vars.cause, f.vars.blame)
    f.ask(player, say("prompt.lose", amount=f.vars.amount - f.vars.lost, cause=cause), options)


def _where_it_must_come_from(g: Engine, f: Scope[LoseForce], options: list[Option]) -> list[Option]:
    """A text may name the pile; what that cannot cover comes from elsewhere (mosep.2)."""
    lines = (
        active_abilities(g, lang.LosesFrom, player=f.vars.player, at=f.vars.blame) if f.vars.cause == "drain" else []
    )
    piles = {each.ability.pile for each in lines}
    return [each for each in options if each.pile in piles] or options


def loss_options(g: Engine, player: Side) -> list[Option]:
    """One Force is a card from hand, or the top card of a pile of Life Force."""
    hand = [option(g, "lose", id, pile="hand", key="lose-hand") for id in g.pile(player, "hand")]
    tops = [option(g, "lose", pile=pile, key="lose-pile") for pile in LOSABLE if g.pile(player, pile)]
    return tops + hand


def _lose_one(g: Engine, f: Scope[LoseForce]) -> None:
    lose_one(g, f.vars.player, f.answer)
    f.let(lost=f.vars.lost + 1)
    f.goto("_ask_loss")


def lose_one(g: Engine, player: Side, answer: Option) -> int:
    """Carry out one `lose` option: the card goes face up to the Lost Pile."""
    id = answer.card.id if answer.card else zones.top_of(g, player, str(answer.pile))
    zones.to_pile(g, id, "lost")
    if answer.card is None and lost_face_down(g, player):
        g.log_event("lost-unseen", player=player, pile=answer.pile)
    else:
        g.log_event("lost-force", player=player, card=g.ref(id), pile=answer.pile)
    return id


def lost_face_down(g: Engine, side: Side) -> bool:
    """Whether a text keeps a player's Lost Pile face down."""
    return bool(active_abilities(g, lang.FaceDown, player=side))


def _lost(g: Engine, f: Scope[LoseForce]) -> None:
    if f.vars.lost:
        emit(g, ForceLost(by=f.vars.player, of=f.vars.cause, blame=f.vars.blame, amount=f.vars.lost))


procedure(LoseForce, _about_to_lose, _fix_loss, _ask_loss, _lose_one, _lost)


@performs(lang.LoseForce)
def _lose_force(g: Engine, act: Scope[ActionState], verb: lang.LoseForce) -> None:
    """A player whose turn it is loses first. As a cost, Force is lost as it is: nothing reduces it."""
    context, cause = context_of(g, act), "cost" if paying(g) else "text"
    amount = resulting(g, act, verb.amount)
    if cause == "cost":
        amount = adjusted(g, "loss cost", act.vars.source, amount, 0)
    for side in reversed(sides_of(context, verb.player)):
        lose_force(g, side, amount, cause, act.vars.source)


@in_full(lang.LoseForce)
def _enough_to_lose(context: Context, verb: lang.LoseForce) -> bool:
    g = context.g
    amount = adjusted(g, "loss cost", context.self, number(context, verb.amount), 0)
    return all(g.life_force(side) + len(g.pile(side, "hand")) >= amount for side in sides_of(context, verb.player))


@performs(lang.ActivateForce)
def _activate(g: Engine, act: Scope[ActionState], verb: lang.ActivateForce) -> None:
    """Who cannot activate as much as that activates what he can (beru-stew.3)."""
    context = context_of(g, act)
    for side in sides_of(context, verb.player):
        amount = 0 if activation_forbidden_by(g, side) else min(
            int(resulting(g, act, verb.amount)), len(g.pile(side, "reserve")))  # fmt: skip
        if verb.up_to and amount > 0:
            g.push(Activating(player=side, most=amount, source=act.vars.source))
        elif amount > 0:
            activate_more(g, side, amount)


def activate_more(g: Engine, side: Side, amount: int) -> None:
    """A player activates so much Force, whatever he generates."""
    moved = 0
    while moved < amount and zones.shift(g, side, "reserve", "force"):
        moved += 1
    if moved:
        g.log_event("activated", player=side, amount=moved)


def _choose_amount(g: Engine, f: Scope[Activating]) -> None:
    amounts = [option(g, "amount", amount=each) for each in range(1, f.vars.most + 1)]
    f.ask(f.vars.player, say("prompt.activate", card=g.ref(f.vars.source)), [*amounts, decline(g, "no")])


def _activate_chosen(g: Engine, f: Scope[Activating]) -> None:
    if f.answer.amount:
        activate_more(g, f.vars.player, int(f.answer.amount))


procedure(Activating, _choose_amount, _activate_chosen)


@needs(lang.ActivateForce)
def _something_to_activate(context: Context, verb: lang.ActivateForce) -> bool:
    g = context.g
    return any(g.pile(side, "reserve") and not activation_forbidden_by(g, side)
               for side in sides_of(context, verb.player))  # fmt: skip


def _something_to_lose(context: Context, verb: lang.Change) -> bool:
    return verb.how != "subtract" or pending_loss(context.g, context.moment) > 0


@changes("loss", _something_to_lose)
def _change_loss(g: Engine, act: Scope[ActionState], verb: lang.Change, by: Num) -> None:
    """The loss at hand is a Force loss, or battle damage that is being paid with Force."""
    frame, before = _loss_frame(g, act.vars.moment), pending_loss(g, act.vars.moment)
    more = stepped(before, verb.how, by) - before
    LOSSES[type(frame.vars)].add(g, frame, more)


def _loss_frame(g: Engine, moment: TriggerEvent | None) -> Scope[Pending]:
    """The loss that an action responds to, or the one that the action which it responds to responded to."""
    frame = begun(g, moment)
    assert frame is not None
    return _loss_frame(g, frame.vars.moment) if isinstance(frame.vars, ActionState) else frame


def pending_loss(g: Engine, moment: TriggerEvent | None) -> Num:
    """What is still to be lost, as far as responses have changed it."""
    frame = _loss_frame(g, moment)
    return LOSSES[type(frame.vars)].pending(g, frame)


def _still_to_lose(g: Engine, f: Scope[LoseForce]) -> Num:
    return max(f.vars.amount + f.vars.adjust, 0)


def _lose_more(g: Engine, f: Scope[LoseForce], more: Num) -> None:
    f.let(adjust=f.vars.adjust + more)


losing(LoseForce, _still_to_lose, _lose_more)


@performs(lang.Borrow)
def _borrow(g: Engine, act: Scope[ActionState], verb: lang.Borrow) -> None:
    context = context_of(g, act)
    for side in sides_of(context, verb.player):
        amount = int(number(context, verb.amount))
        for _ in range(amount):
            g.mark("turn", "lent", side)
        g.log_event("may-borrow", player=side, owner=other(side), amount=amount)


@needs(lang.Borrow)
def _something_to_borrow(context: Context, verb: lang.Borrow) -> bool:
    g = context.g
    return any(usable(g, other(side)) > _lent(g, side) for side in sides_of(context, verb.player))


totals("borrowed")(lambda g, side, place: g.marked("turn", "borrowed", side))


@performs(lang.RetrieveForce)
def _retrieve(g: Engine, act: Scope[ActionState], verb: lang.RetrieveForce) -> None:
    context, moment = context_of(g, act), act.vars.moment
    where = act.vars.here or (moment.location if moment is not None else 0)
    for side in sides_of(context, verb.player):
        retrieve(g, side, int(resulting(g, act, verb.amount)), act.vars.source, where)


@needs(lang.RetrieveForce)
def _something_lost(context: Context, verb: lang.RetrieveForce) -> bool:
    return any(context.g.pile(side, "lost") for side in sides_of(context, verb.player))


@evaluates(lang.PendingLoss)
def _pending_loss(_: lang.PendingLoss) -> Number:
    return lambda c: pending_loss(c.g, c.moment)


totals("force icons")(force_icons)
totals("generation")(lambda g, side, place: generation(g, side))
totals("life force")(lambda g, side, place: g.life_force(side))


def end_without_life_force(g: Engine) -> None:
    """A player without Life Force has lost; a destiny that is being drawn still counts."""
    if not g.state.turn:
        return
    piles = g.state.piles
    for side in (g.state.player, other(g.state.player)):
        if not (piles[side, "reserve"] or piles[side, "force"] or piles[side, "used"]):
            if any(card.zone == "drawn" and card.owner == side for card in g.state.cards):
                continue
            g.end(other(side), "life-force")
            return
