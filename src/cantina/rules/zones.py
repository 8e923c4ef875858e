"""Where cards go: piles, hand, table, stacks; what leaving the table brings with it, and what makes cards leave it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, referenced_cards
from cantina.engine.memory import SHARED, recalled, remember
from cantina.engine.statuses import (
    define_status,
    end_statuses,
    has_status,
    is_hidden,
    leaves_table_with,
    left_to,
    on_host_left,
    set_status,
    status_of,
    stays_behind,
    survives,
)
from cantina.engine.texts import active_abilities, printed
from cantina.lang.titles import fold
from cantina.model.card import Card
from cantina.model.lasting import LastingEffect
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import PILES, SIDES, TABLE, Side
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.creatures import Eaten
from cantina.records.zones import AboutToBeLost, Forfeited, LeaveTable, Lost
from cantina.rules.choices import by_zone, log_cards, performs_on_cards
from cantina.rules.core import context_of, describes_somebody, happens, needs, performs
from cantina.rules.options import option
from cantina.rules.prohibitions import can_be_removed, forbidden_by
from cantina.rules.responses import emit

FRESH: dict[str, Any] = {
    "at": 0, "on": 0, "seat": "", "mode": 0, "seen": (), "statuses": (),
    "memory": (),
}  # fmt: skip
Weigh = Callable[[Engine, int, bool], None]
_WEIGHS: dict[type, Weigh] = {}


define_status(lang.FACE_DOWN, active=False, hidden=True)

LOSSES = ("lost", "forfeited", "eaten")  # the ways to leave the table that texts about lost cards heed


ESPECIALLY: dict[str, type[Forfeited] | type[Eaten]] = {"forfeited": Forfeited, "eaten": Eaten}  # besides being lost


def on_table(card: Card) -> str:
    """The period that lasts until a card leaves the table."""
    return f"life {card.life}"


def detach(g: Engine, id: int) -> None:
    """Take a card out of the pile or row that it is in."""
    card = g.card(id)
    for side in SIDES if card.zone in PILES else ():
        pile = g.pile(side, card.zone)
        if id in pile:
            place = pile.index(id)
            g.set_pile(side, card.zone, pile[:place] + pile[place + 1 :])
    if card.zone == TABLE and g.face(id).category == "location":
        rows = [(planet, tuple(each for each in row if each != id)) for planet, row in g.state.rows]
        g.state.rows = tuple((planet, row) for planet, row in rows if row)


def to_pile(g: Engine, id: int, zone: str, top: bool = True) -> None:
    """Put a card on its owner's pile, as new: what was to last while it stayed on table is over (forfeit.6)."""
    detach(g, id)
    card = g.card(id)
    if card.zone == TABLE:
        leave_behind(g, id, table.location_of(g, id))
        g.end_period(on_table(card))
        weigh_on(g, id, there=False)
    g.write(msgspec.structs.replace(card, zone=zone, side=card.owner, **FRESH))
    pile = g.pile(card.owner, zone)
    g.set_pile(card.owner, zone, (*pile, id) if top else (id, *pile))


def leave_behind(g: Engine, id: int, where: int, with_it: Iterable[int] = ()) -> None:
    """The cards on one that leaves the table that do not go with it are left to themselves."""
    for each in [each for each in table.carried(g, id) if stays_behind(g.card(each)) and each not in with_it]:
        on_host_left(g, each, where)


def company(g: Engine, id: int) -> list[int]:
    """The cards on or aboard a card that leave the table with it, and those on them, outermost first."""
    found: list[int] = []
    for each in table.carried(g, id):
        found += [] if stays_behind(g.card(each)) else [each, *company(g, each)]
    return found


def take_into_hand(g: Engine, id: int, side: Side) -> None:
    """A card comes into a player's hand, whosever it is: from there it is that player's to use."""
    to_pile(g, id, "hand")
    if side != g.card(id).owner:
        detach(g, id)
        g.change(id, side=side)
        g.set_pile(side, "hand", (*g.pile(side, "hand"), id))


def set_aside(g: Engine, id: int, zone: str) -> None:
    """Put a card between zones for a moment: a destiny being drawn, an Interrupt being played."""
    detach(g, id)
    fresh: dict[str, Any] = FRESH if g.card(id).zone == "stacked" else {}
    g.change(id, **{**fresh, "zone": zone})


def to_table(g: Engine, id: int, side: Side, **where: Any) -> None:
    """Put a card on table, in a new incarnation unless it is there already."""
    detach(g, id)
    card = g.card(id)
    fresh = {} if card.zone == TABLE else FRESH
    life = card.life if card.zone == TABLE else g.state.lives + 1
    g.state.lives = max(g.state.lives, life)
    g.write(msgspec.structs.replace(card, **{**fresh, "zone": TABLE, "side": side, "life": life, **where}))
    if fresh:
        weigh_on(g, id, there=True)
        _begin_for_good(g, id)


def _begin_for_good(g: Engine, id: int) -> None:
    """What a card says of the rest of the game begins when it comes to the table; an Objective has to be complete."""
    if g.face(id).category != "objective":
        speak_for_good(g, id)


def speak_for_good(g: Engine, id: int) -> None:
    """What a face says of the rest of the game is in force from now on, and never twice."""
    lines = [line for each in printed(g.face(id), lang.ForGame) for line in g.catalog.abilities(each.text)]
    if not lines:
        return
    begun = {(each.source, each.face, each.node) for each in g.state.lasting}
    names = {"since": 0, **recalled(g, id)}
    for line in lines:
        face, node = g.catalog.address(line)
        if (id, face, node) not in begun:
            lasting = LastingEffect(face, node, "game", id, g.card(id).side, 0, names)
            g.state.lasting = (*g.state.lasting, lasting)
    g.invalidate()


def weigh_on(g: Engine, id: int, there: bool) -> None:
    """What a card does to the one that carries it by coming and by going."""
    host = g.card(id).on
    for line in g.face(id).text if host else ():
        if type(line) in _WEIGHS:
            _WEIGHS[type(line)](g, host, there)


def weighs_on_host(kind: type) -> Callable[[Weigh], Weigh]:
    """Declare what an ability does to the card that carries its card, by coming and by going."""

    def declare(weigh: Weigh) -> Weigh:
        register_once(_WEIGHS, kind, weigh)
        return weigh

    return declare


def stack(g: Engine, id: int, on: int, face_down: bool = False, blind: bool = False) -> None:
    """Place a card on another one: it is not on table (glossary: face-up.2), and has nothing on it. A card that is
    stacked face up on an Effect is stacked on both from then on (grappling-hook.5). Whoever had a card before his eyes
    knows it face down, too; a blind one nobody does."""
    if g.card(id).zone == "stacked" and g.face(g.card(id).on).category == "effect" and not face_down:
        remember(g, on, SHARED, (id,))
        return
    if g.card(id).zone == TABLE:
        leave_behind(g, id, table.location_of(g, id))
    for each in reversed(company(g, id)):
        to_pile(g, each, "lost")
    detach(g, id)
    card, below = g.card(id), face_down_on(g, on)
    g.write(msgspec.structs.replace(card, side=card.owner, **{**FRESH, "zone": "stacked", "on": on}))
    if face_down:
        g.change(id, side=card.side, seen=() if blind else (card.side,))
        set_status(g, id, lang.FACE_DOWN, value=_nth(g, below[-1]) + 1 if below else 1)


def face_down_on(g: Engine, id: int, noun: lang.InStatus = lang.FACE_DOWN) -> list[int]:
    """The face-down cards on or under a card, or those that are there as something, in the order in which they came."""
    return sorted(
        (each for each in table.stacked_on(g, id) if has_status(g, each, noun)), key=lambda each: _nth(g, each)
    )


def _nth(g: Engine, id: int) -> Num:
    status = status_of(g, id, lang.FACE_DOWN)
    return status.value or 0 if status else 0


def _let_go(g: Engine, id: int, holder: int) -> None:
    """A card that was stacked on one that leaves the table is lost, or goes where that one says, unless it lies on
    another one as well."""
    keepers = [each for each in table.board(g).on_table if each != holder and id in table.stacked_on(g, each)]
    if not keepers:
        says, known = printed(g.face(holder), lang.StackGoesTo), not is_hidden(g.card(id))
        to_pile(g, id, says[0].pile if says else left_to(g.card(id)))
        if says:
            owner = g.card(id).owner
            log_cards(g, "put", "all" if known else "owner", owner, [id], player=owner, pile=None, zone=says[0].pile)
    elif g.card(id).on == holder:
        g.change(id, on=keepers[0])


def unload(g: Engine, holder: int) -> None:
    """A card leaves its bearer or its player: what is stacked on it goes where it says, if it says so."""
    for id in table.stacked_on(g, holder) if printed(g.face(holder), lang.StackGoesTo) else ():
        _let_go(g, id, holder)


def top_of(g: Engine, side: Side, zone: str) -> int:
    """The top card of a pile; 0 if it is empty. What is inserted there is passed by: it is shown as soon as it can."""
    return next((id for id in reversed(g.pile(side, zone)) if not has_status(g, id, lang.INSERTED)), 0)


def shift(g: Engine, side: Side, source: str, zone: str) -> int:
    """Move the top card of one pile to the top of another; 0 if there is none."""
    id = top_of(g, side, source)
    if id:
        to_pile(g, id, zone)
    return id


def lose(
    g: Engine, ids: tuple[int, ...], how: str = "lost", zone: str = "lost", under: bool = False,
    cancelled_by: Side | None = None, creature: int = 0,
) -> None:  # fmt: skip
    """Cards leave the table for a hand or pile, with all that is on them; a player may have cancelled them, or a
    creature eaten them."""
    together = dict.fromkeys(each for id in ids for each in (id, *leaves_table_with(g, id)))
    ids = tuple(id for id in together if g.card(id).zone == TABLE)
    if ids:
        due = ids if how in LOSSES else ()
        g.push(LeaveTable(ids=ids, due=due, how=how, zone=zone, under=under, cancelled_by=cancelled_by,
                          creature=creature))  # fmt: skip


def _announce_loss(g: Engine, f: Scope[LeaveTable]) -> None:
    """Each card that is about to be lost has its moment, those on it after it."""
    ids, due = f.vars.ids, tuple(id for id in f.vars.due if g.card(id).zone == TABLE)
    f.let(due=due, cancelled=False)
    if due:
        where = table.location_of(g, due[0])
        by = f.vars.cancelled_by
        how = "cancelled" if by else f.vars.how
        emit(g, AboutToBeLost(by=by, card=due[0], location=where, frame=f.i, of=how, creature=f.vars.creature))
        return
    f.let(riders=tuple(each for id in ids for each in _riders(g, id) if each not in ids and f.vars.how in LOSSES))
    f.goto("_ask_riders")


def _heed(g: Engine, f: Scope[LeaveTable]) -> None:
    """What something else happened to instead is not lost, and those on it are its own affair."""
    id, *rest = f.vars.due
    if f.vars.cancelled:
        f.let(ids=tuple(each for each in f.vars.ids if each != id), due=tuple(rest))
    else:
        f.let(
            due=(*rest, *(each for each in _on(g, id) if each not in rest and not survives(g.card(each), f.vars.how)))
        )
    f.goto("_announce_loss")


def _on(g: Engine, id: int) -> list[int]:
    """What leaves the table with a card."""
    if g.face(id).category == "location":
        return []
    return [each for each in table.carried(g, id) if not stays_behind(g.card(each))]


def _riders(g: Engine, id: int) -> list[int]:
    """The characters on a creature vehicle at a site: they may jump off (glossary: creature-vehicles.2)."""
    if "creature vehicle" not in g.face(id).words or not g.card(id).at:
        return []
    return [each for each in table.carried(g, id) if g.card(each).seat and g.face(each).category == "character"]


def _ask_riders(g: Engine, f: Scope[LeaveTable]) -> None:
    """Each rider is asked for in turn."""
    if not f.vars.riders:
        f.goto("_leave")
        return
    rider = f.vars.riders[0]
    f.ask(g.card(rider).side, say("prompt.jump-off", card=g.ref(rider)),
          [option(g, "disembark", rider), option(g, "no")], always=True)  # fmt: skip


def _jump_off(g: Engine, f: Scope[LeaveTable]) -> None:
    rider, *rest = f.vars.riders
    f.let(riders=tuple(rest))
    f.goto("_ask_riders")
    if f.answer.verb == "disembark":
        where = table.location_of(g, rider)
        g.change(rider, at=where, on=0, seat="")
        g.log_event("moved", card=g.ref(rider), place=g.ref(where), verb="disembark")


def _leave(g: Engine, f: Scope[LeaveTable]) -> None:
    """Everything on a card that is lost is lost too (glossary: battle-damage-segment.2)."""
    gone: list[tuple[int, int, Side]] = []
    for id in f.vars.ids:
        if g.card(id).zone != TABLE:
            continue
        where = table.location_of(g, id)
        _leave_behind(g, id, where, f.vars.how)
        family = [id, *company(g, id)] if g.face(id).category != "location" else [id]
        gone += [(each, where, g.card(each).side) for each in family if all(each != known for known, _, _ in gone)]
    leaving = [id for id, _, _ in gone]
    for id, where, _ in gone:
        leave_behind(g, id, where, leaving)
    for id in reversed(leaving):
        for each in table.stacked_on(g, id):
            _let_go(g, each, id)
        to_pile(g, id, f.vars.zone, top=not f.vars.under)
    if gone:
        named: dict[str, Any] = {"zone": f.vars.zone} if f.vars.how == "placed" else {}
        g.log_event(f.vars.how, cards=tuple(g.ref(id) for id, _, _ in gone), **named)
    f.let(gone=tuple(gone))


def _leave_behind(g: Engine, id: int, where: int, how: str) -> None:
    """What lets go of a card that leaves the table in some way stands where that was."""
    for each in table.everything_on(g, id):
        if survives(g.card(each), how):
            end_statuses(g, each, "left behind")
            g.change(each, at=where, on=0, seat="")


def _after_leaving(g: Engine, f: Scope[LeaveTable]) -> None:
    """One "just lost" for each card, oldest first. What was on a forfeited card is lost, not forfeited (forfeit.2)."""
    gone = f.vars.gone
    if not gone or f.vars.how not in LOSSES:
        f.finish()
        return
    id, where, side = gone[0]
    f.let(gone=gone[1:])
    f.goto("_after_leaving")
    if id in f.vars.ids and f.vars.zone != "lost":
        return
    emit(g, Lost(card=id, location=where, by=side))
    if f.vars.how in ESPECIALLY and id in f.vars.ids:
        emit(g, ESPECIALLY[f.vars.how](card=id, location=where, by=side, source=f.vars.creature))


procedure(LeaveTable, _announce_loss, _heed, _ask_riders, _jump_off, _leave, _after_leaving)


@happens("lose")
def lose_one_card(g: Engine, id: int, by: Side) -> bool:
    """A card on table is lost."""
    on_table = g.card(id).zone == TABLE and g.face(id).category != "location"
    if on_table:
        lose(g, (id,))
    return on_table


@performs_on_cards(lang.Lose, "what")
def _lose(g: Engine, act: Scope[ActionState], verb: lang.Lose, cards: list[int]) -> None:
    """Cards on table leave it; those of a hand or pile go face up to the Lost Pile. A Utinni Effect that its own text
    has lost is completed."""
    if act.vars.source in cards and "utinni effect" in g.face(act.vars.source).words:
        g.mark("game", "completed", act.vars.you, fold(g.face(act.vars.source).title))
    for owner, zone, same in by_zone(g, [id for id in cards if g.card(id).zone != TABLE]):
        for id in same:
            to_pile(g, id, "lost")
        g.log_event("lost", cards=tuple(map(g.ref, same)), pile=zone, player=owner)
    free = tuple(id for id in cards if can_be_removed(g, id, act.vars.source))
    lose(g, free)


@performs(lang.CancelCard)
def _cancel_card(g: Engine, act: Scope[ActionState], verb: lang.CancelCard) -> None:
    for id in _cancelable(context_of(g, act), verb):
        g.log_event("cancelled", card=g.ref(id), kind="played")
        lose(g, (id,), zone=cancelled_to(g, id, act.vars.source), cancelled_by=act.vars.you)


def cancelled_to(g: Engine, id: int, by: int) -> str:
    """Where a card goes that another one cancels: to the Lost Pile, if no text says otherwise."""
    lines = active_abilities(g, lang.CancelledGoesTo, what=id, source=by)
    return lines[0].ability.pile if lines else "lost"


def _cancelable(context: Context, verb: lang.CancelCard) -> list[int]:
    return [
        id
        for id in referenced_cards(context, verb.what)
        if not forbidden_by(context.g, "be cancelled", id, by=context.you)
    ]


@needs(lang.CancelCard)
def _something_to_cancel(context: Context, verb: lang.CancelCard) -> bool:
    known = referenced_cards(context, verb.what)
    return bool(_cancelable(context, verb)) if known else describes_somebody(context, verb.what)
