"""Force: generating, activating, using, losing, retrieving (glossary: force, force-generation, force-pile)."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, TypeVar

from msgspec import Struct

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, Number, amounts_named, meaning, missed, number, side_of, words
from cantina.engine.statuses import fixed, is_swapped
from cantina.engine.values import player_value
from cantina.model.decision import Option, Refusal
from cantina.model.frame import Pending, Vars, Window
from cantina.model.moment import Moment
from cantina.model.num import Num
from cantina.model.registry import once
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.core import Part, Performing, Run, acting, begun, can_result, context_of, needs, performs, run_verbs
from cantina.rules.options import decline, explains, offers, option, refusal, starts
from cantina.rules.respond import announce, loss_text
from cantina.rules.values import changes, stepped, totals

V = TypeVar("V", bound=Vars)
LOSABLE = ("reserve", "force", "used")


class LoseForce(Pending, frozen=True, kw_only=True, tag="lose-force"):
    """Force that a player must lose."""

    player: Side
    amount: Num
    cause: str  # "drain" or "text"
    blame: int  # the location, or the card
    lost: int = 0
    adjust: Num = 0  # what responses have added


class MayPay(Part, frozen=True, kw_only=True, tag="may-pay"):
    """Force that a player may use to have something, or to avoid it."""

    player: Side
    price: int


class RetrieveRandom(Vars, frozen=True, kw_only=True, tag="retrieve-random"):
    """A card that a player may retrieve by chance."""

    player: Side


class AboutToLoseForce(Moment, frozen=True, kw_only=True, tag="about-to-lose-force"):
    """A player is about to lose Force."""

    by: Side
    of: str
    blame: int
    amount: Num
    frame: int


class ForceLost(Moment, frozen=True, kw_only=True, tag="force-lost"):
    """A player has lost Force."""

    by: Side
    of: str
    blame: int
    amount: Num


class Loss(Struct, frozen=True):
    """How much Force is about to be lost, and what adds to it."""

    pending: Callable[[Engine, Scope[Any]], Num]
    add: Callable[[Engine, Scope[Any], Num], None]


LOSSES: dict[type[Vars], Loss] = {}


def losing(
    kind: type[V], pending: Callable[[Engine, Scope[V]], Num], add: Callable[[Engine, Scope[V], Num], None]
) -> None:
    """Declare a procedure in which Force is about to be lost."""
    known: type[Vars] = kind
    once(LOSSES, known, Loss(pending, add))


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
    total: float = 1
    for location in table.board(g).locations:
        total += player_value(g, "generation here", side, force_icons(g, side, location), location)
    return int(player_value(g, "generation", side, total + len(masters(g, side))))


def masters(g: Engine, side: Side) -> list[int]:
    """A player's Jedi Masters or Dark Jedi Masters on table: each has a Force icon of its own."""
    return [id for id in table.board(g).active
            if g.card(id).side == side and words(g, id) & {"jedi master", "dark jedi master"}]  # fmt: skip


def left_to_activate(g: Engine, side: Side) -> int:
    """How much Force a player may still activate this turn."""
    return min(generation(g, side) - g.marked("turn", "activated", side), len(g.pile(side, "reserve")))


@offers("activate")
def offer_activate(g: Engine, player: Side) -> list[Option]:
    """Activating: one option for each amount."""
    if g.state.phase != "activate" or player != g.state.player:
        return []
    return [option(g, "activate", amount=amount) for amount in range(1, left_to_activate(g, player) + 1)]


@explains("activate")
def why_not_activate(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why no Force can be activated."""
    if g.state.phase != "activate" or player != g.state.player:
        return [refusal(g, "force-generation", "phase", phase="activate")]
    return [] if left_to_activate(g, player) > 0 else [refusal(g, "force-generation", "generated-all")]


@starts("activate")
def activate(g: Engine, player: Side, option: Option) -> None:
    """Move cards one at a time from the top of the Reserve Deck to the Force Pile."""
    amount = int(option.amount or 0)
    for _ in range(amount):
        zones.shift(g, player, "reserve", "force")
        g.mark("turn", "activated", player)
    g.tell("activated", player=player, amount=amount)
    acted(g)


def acted(g: Engine) -> None:
    """Tell the window that its action is done, for actions that need no frame of their own."""
    g.at(len(g.state.stack) - 1, Window).let(acted=True)


def use_force(g: Engine, player: Side, amount: int) -> None:
    """Using Force moves cards one at a time from Force Pile to Used Pile."""
    for _ in range(amount):
        zones.shift(g, player, "force", "used")
    if amount:
        g.tell("used-force", player=player, amount=amount)


@offers("draw")
def offer_draw(g: Engine, player: Side) -> list[Option]:
    """Drawing a card from the Force Pile into hand."""
    if g.state.phase != "draw" or player != g.state.player or not g.pile(player, "force"):
        return []
    return [option(g, "draw")]


@explains("draw")
def why_not_draw(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why no card can be drawn."""
    if g.state.phase != "draw" or player != g.state.player:
        return [refusal(g, "force-pile", "phase", phase="draw")]
    return [] if g.pile(player, "force") else [refusal(g, "force-pile", "empty-force-pile")]


@starts("draw")
def draw(g: Engine, player: Side, option: Option) -> None:
    """Draw one card."""
    draw_card(g, player, "force")
    acted(g)


def draw_card(g: Engine, player: Side, pile: str) -> int:
    """The top card of a pile goes to its owner's hand, seen by the owner alone."""
    id = zones.shift(g, player, pile, "hand")
    if id:
        g.tell("drew", seen_by=player, player=player, card=g.ref(id), pile=pile)
        g.tell("drew-hidden", hidden_from=player, player=player, pile=pile)
    return id


def retrieve(g: Engine, player: Side, amount: int) -> None:
    """The top cards of the Lost Pile go to the top of the Used Pile."""
    moved = 0
    while moved < amount and zones.shift(g, player, "lost", "used"):
        moved += 1
    g.tell("retrieved", player=player, amount=moved)


# -- losing Force ------------------------------------------------------------------------------------------------------


def lose_force(g: Engine, player: Side, amount: float, cause: str, blame: int) -> None:
    """A player must lose Force: to a "drain" at a location, or to the "text" of a card."""
    if amount > 0:
        g.push(LoseForce(player=player, amount=amount, cause=cause, blame=blame))


def _about_to_lose(g: Engine, f: Scope[LoseForce]) -> None:
    if f.vars.cause != "drain":  # which was told with its amount
        _tell_loss(g, f)
    loss = f.vars
    announce(g, AboutToLoseForce(by=loss.player, of=loss.cause, blame=loss.blame, amount=loss.amount, frame=f.i))


def _tell_loss(g: Engine, f: Scope[LoseForce]) -> None:
    cause = loss_text(g, f.vars.cause, f.vars.blame)
    g.tell("must-lose", player=f.vars.player, amount=f.vars.amount, cause=cause)


def _fix_loss(g: Engine, f: Scope[LoseForce]) -> None:
    """What texts do to the loss: limits and halves first, then what was paid to change it."""
    amount = player_value(g, "force loss", f.vars.player, f.vars.amount)
    if f.vars.cause == "drain":
        amount = player_value(g, "drain loss", f.vars.player, amount)  # a limit is no modifier (force-drain-modifier.3)
    before = f.vars.amount
    f.let(amount=max(amount + f.vars.adjust, 0))
    if f.vars.amount != before:
        _tell_loss(g, f)


def _ask_loss(g: Engine, f: Scope[LoseForce]) -> None:
    player = f.vars.player
    options = loss_options(g, player)
    if f.vars.lost >= f.vars.amount or not options:
        f.goto("_lost")
        return
    cause = loss_text(g, f.vars.cause, f.vars.blame)
    f.ask(player, say("prompt.lose", amount=f.vars.amount - f.vars.lost, cause=cause), options)


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
    g.tell("lost-force", player=player, card=g.ref(id), pile=answer.pile)
    return id


def _lost(g: Engine, f: Scope[LoseForce]) -> None:
    if f.vars.lost:
        announce(g, ForceLost(by=f.vars.player, of=f.vars.cause, blame=f.vars.blame, amount=f.vars.lost))


procedure(LoseForce, _about_to_lose, _fix_loss, _ask_loss, _lose_one, _lost)


@performs(lang.MayPay)
def _may_pay(g: Engine, act: Scope[Performing], verb: lang.MayPay) -> None:
    """Without a destiny that the price depends on there is nothing to pay for."""
    context = context_of(g, act)
    if missed(context, amounts_named(verb.amount)):
        run_verbs(g, act, verb, "otherwise")
        return
    face, node = g.catalog.address(verb)
    price = max(ceil(number(context, verb.amount)), 0)
    g.push(MayPay(act=act.i, face=face, node=node, player=act.vars.you, price=price))


def _ask_pay(g: Engine, f: Scope[MayPay]) -> None:
    able = f.vars.price <= len(g.pile(f.vars.player, "force"))
    pay = [option(g, "yes", key="pay-yes", cost=f.vars.price)] if able else []
    f.ask(f.vars.player, say("prompt.pay", card=acting(g, f), amount=f.vars.price), [*pay, decline(g, "no")])


def _pay_or_not(g: Engine, f: Scope[MayPay]) -> None:
    paid = f.answer.verb == "yes"
    if paid:
        use_force(g, f.vars.player, f.vars.price)
    g.push(Run(act=f.vars.act, face=f.vars.face, node=f.vars.node, field="then" if paid else "otherwise"))


procedure(MayPay, _ask_pay, _pay_or_not)


@performs(lang.LoseForce)
def _lose_force(g: Engine, act: Scope[Performing], verb: lang.LoseForce) -> None:
    context = context_of(g, act)
    lose_force(g, side_of(context, verb.player), number(context, verb.amount), "text", act.vars.source)


@needs(lang.MayPay)
def _worth_paying_for(context: Context, verb: lang.MayPay) -> bool:
    return can_result(context, (*verb.then, *verb.otherwise))


@performs(lang.LowerTotalLoses)
def _lower_loses(g: Engine, act: Scope[Performing], verb: lang.LowerTotalLoses) -> None:
    context = context_of(g, act)
    mine, theirs = number(context, verb.yours), number(context, verb.opponents)
    if mine != theirs and not missed(context, amounts_named(verb)):
        loser: Side = context.you if mine < theirs else other(context.you)
        lose_force(g, loser, abs(mine - theirs), "text", act.vars.source)


@performs(lang.HigherTotalRetrieves)
def _higher_retrieves(g: Engine, act: Scope[Performing], verb: lang.HigherTotalRetrieves) -> None:
    context = context_of(g, act)
    mine, theirs = number(context, verb.yours), number(context, verb.opponents)
    winner: Side = context.you if mine > theirs else other(context.you)
    if mine != theirs and g.pile(winner, "lost") and not missed(context, amounts_named(verb)):
        g.push(RetrieveRandom(player=winner, source=act.vars.source))


@needs(lang.HigherTotalRetrieves)
def _somebody_has_lost(context: Context, verb: lang.HigherTotalRetrieves) -> bool:
    return any(context.g.pile(side, "lost") for side in SIDES)


def _ask_retrieve(g: Engine, f: Scope[RetrieveRandom]) -> None:
    f.ask(f.vars.player, say("prompt.retrieve-random", card=g.ref(f.vars.source)), [option(g, "yes"), decline(g, "no")])


def _retrieve_random(g: Engine, f: Scope[RetrieveRandom]) -> None:
    if f.answer.verb == "yes":
        pile = g.pile(f.vars.player, "lost")
        id = pile[g.random(len(pile))]
        zones.to_pile(g, id, "used")
        g.tell("retrieved-cards", player=f.vars.player, cards=(g.ref(id),))


procedure(RetrieveRandom, _ask_retrieve, _retrieve_random)


@performs(lang.ActivateForce)
def _activate(g: Engine, act: Scope[Performing], verb: lang.ActivateForce) -> None:
    amount = min(int(number(context_of(g, act), verb.amount)), len(g.pile(act.vars.you, "reserve")))
    for _ in range(amount):
        zones.shift(g, act.vars.you, "reserve", "force")
    g.tell("activated", player=act.vars.you, amount=amount)


@needs(lang.ActivateForce)
def _something_to_activate(context: Context, verb: lang.ActivateForce) -> bool:
    return bool(context.g.pile(context.you, "reserve"))


def _something_to_lose(context: Context, verb: lang.Change) -> bool:
    return verb.how != "subtract" or pending_loss(context.g, context.moment) > 0


@changes("loss", _something_to_lose)
def _change_loss(g: Engine, act: Scope[Performing], verb: lang.Change, by: float) -> None:
    """The loss at hand is a Force loss, or battle damage that is being paid with Force."""
    frame, before = _loss_frame(g, act.vars.moment), pending_loss(g, act.vars.moment)
    more = stepped(before, verb.how, by) - before
    LOSSES[type(frame.vars)].add(g, frame, more)


def _loss_frame(g: Engine, moment: Moment | None) -> Scope[Pending]:
    """The loss that an action responds to, or the one that the action which it responds to responded to."""
    frame = begun(g, moment)
    assert frame is not None
    return _loss_frame(g, frame.vars.moment) if isinstance(frame.vars, Performing) else frame


def pending_loss(g: Engine, moment: Moment | None) -> Num:
    """What is still to be lost, as far as responses have changed it."""
    frame = _loss_frame(g, moment)
    return LOSSES[type(frame.vars)].pending(g, frame)


def _still_to_lose(g: Engine, f: Scope[LoseForce]) -> Num:
    return max(f.vars.amount + f.vars.adjust, 0)


def _lose_more(g: Engine, f: Scope[LoseForce], more: Num) -> None:
    f.let(adjust=f.vars.adjust + more)


losing(LoseForce, _still_to_lose, _lose_more)


@performs(lang.RetrieveForce)
def _retrieve(g: Engine, act: Scope[Performing], verb: lang.RetrieveForce) -> None:
    context = context_of(g, act)
    retrieve(g, side_of(context, verb.player), int(number(context, verb.amount)))


@needs(lang.RetrieveForce)
def _something_lost(context: Context, verb: lang.RetrieveForce) -> bool:
    return bool(context.g.pile(side_of(context, verb.player), "lost"))


@meaning(lang.PendingLoss)
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
