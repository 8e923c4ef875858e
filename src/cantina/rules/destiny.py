"""Drawing destiny: a frame with the card and its value, open to changes until it is used (digest: destiny)."""

from __future__ import annotations

from collections.abc import Callable

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import (
    Context,
    Match,
    amounts_named,
    drawn_name,
    evaluates,
    number,
    referenced_cards,
    side_of,
)
from cantina.engine.texts import active_abilities
from cantina.engine.values import OFF_TABLE, adjusted, changed, player_value, value
from cantina.lang.vocabulary import CardStat, PlayerStat
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.destiny import AboutToDraw, Destinies, Destiny, DestinyDrawn, DrawSucceeded, Picking
from cantina.records.weapons import Firing
from cantina.rules import zones
from cantina.rules.actions import not_cancelled_yet
from cantina.rules.core import answered, begun, bind, card_named, context_of, needs, no_result, performs
from cantina.rules.options import option
from cantina.rules.responses import emit
from cantina.rules.values import changes, stepped

DRAWS: dict[str, PlayerStat] = {
    "battle": "battle destiny draw", "weapon": "weapon destiny draw", "epic event": "epic event destiny draw",
    "training": "training destiny draw", "duel": "duel destiny draw",
}  # fmt: skip
DISCHARGED = "discharged"  # the name of the weapon that an action has fired
UNDERTAKEN = ("epic event",)  # the categories of cards whose draws are of a kind of their own
AGAINST: dict[str, CardStat] = {"asteroid": "asteroid destiny draw"}  # texts of what is targeted change these
OFF_TABLE.add("destiny")
Worth = Callable[[Engine, int, Num], Num]
WORTH: dict[str, Worth] = {}


def worth_by_rule(kind: str) -> Callable[[Worth], Worth]:
    """Declare what a draw of a kind comes to: a function of the engine, the card whose action draws, and the number."""

    def declare(worth: Worth) -> Worth:
        register_once(WORTH, kind, worth)
        return worth

    return declare


def draw_destiny(
    g: Engine, player: Side, kind: str, location: int, into: str, drawn_for: int = 0, target: int = 0
) -> None:
    """One draw: "battle", "weapon" or plain ""; the result is its value, or None if there was none. `drawn_for` and
    `target`: the card whose action draws, and what that action is aimed at."""
    g.push(Destiny(player=player, of=kind, location=location, drawn_for=drawn_for, target=target), into=into)


def _about_to_draw(g: Engine, f: Scope[Destiny]) -> None:
    emit(g, AboutToDraw(by=f.vars.player, of=f.vars.of, location=f.vars.location, frame=f.i))


def _reveal(g: Engine, f: Scope[Destiny]) -> None:
    """The top card of the Reserve Deck; with an empty Reserve Deck nothing can be drawn."""
    if f.vars.substitute is not None:
        f.finish(f.vars.substitute)
        return
    id = zones.top_of(g, f.vars.player, "reserve")
    if not id:
        g.log_event("no-destiny", player=f.vars.player)
        f.finish(None)
        return
    zones.set_aside(g, id, "drawn")
    f.let(card=id, cancelled=False, redraw=False)


def _choose_number(g: Engine, f: Scope[Destiny]) -> None:
    """A card with two destiny numbers: its owner says which one counts."""
    numbers = g.face(f.vars.card).destiny
    f.ask(f.vars.player, say("prompt.destiny-number", card=g.ref(f.vars.card)),
          [option(g, "amount", amount=number) for number in numbers])  # fmt: skip


def _just_drawn(g: Engine, f: Scope[Destiny]) -> None:
    player, of = f.vars.player, f.vars.of
    value = _worth(g, f, f.answer.amount or 0)
    f.let(value=value)
    g.log_event("destiny", player=player, card=g.ref(f.vars.card), value=value, of=of)
    emit(g, DestinyDrawn(by=player, card=f.vars.card, of=of, value=value, location=f.vars.location,
                             source=f.vars.drawn_for, target=f.vars.target, frame=f.i))  # fmt: skip


def _worth(g: Engine, f: Scope[Destiny], printed: Num) -> Num:
    """What the card counts for, with all modifiers for that kind of draw at that place."""
    value = adjusted(g, "destiny", f.vars.card, printed, f.vars.location)
    value = player_value(g, DRAWS.get(f.vars.of, "destiny draw"), f.vars.player, value, f.vars.location)
    for each in sorted({f.vars.drawn_for, _user(g, f.vars.drawn_for)}) if f.vars.of == "weapon" else ():
        value = changed(g, "weapon destiny draw", each, value)
    stat = AGAINST.get(f.vars.of)
    value = changed(g, stat, f.vars.target, value) if stat and f.vars.target else value
    return WORTH[f.vars.of](g, f.vars.drawn_for, value) if f.vars.of in WORTH else value


def _user(g: Engine, weapon: int) -> int:
    """The card that fires; a permanent weapon is part of it."""
    return g.card(weapon).on if g.face(weapon).category == "weapon" else weapon


def exchange_drawn(g: Engine, drawn: int, other: int) -> None:
    """Another card counts in place of the one that was drawn (colo-claw-fish.1)."""
    draw = g.find(Destiny)
    if draw is not None and draw.vars.card == drawn:
        draw.let(card=other, exchanged=True)


def _choose_again(g: Engine, f: Scope[Destiny]) -> None:
    """A card that came in place of the one drawn may have two destiny numbers, too."""
    if f.vars.exchanged and not f.vars.cancelled:
        _choose_number(g, f)
    else:
        f.goto("_use")


def _count_again(g: Engine, f: Scope[Destiny]) -> None:
    """What was done to the draw holds for the new card, what was done to the card drawn does not (colo-claw-fish.4)."""
    f.let(value=_worth(g, f, f.answer.amount or 0) + f.vars.change)
    g.log_event("destiny-changed", card=g.ref(f.vars.card), value=f.vars.value)


def _use(g: Engine, f: Scope[Destiny]) -> None:
    """The card goes to the Used Pile, cancelled or not (glossary: cancel.7)."""
    if g.card(f.vars.card).zone == "drawn":
        zones.to_pile(g, f.vars.card, "used")
    if f.vars.redraw:
        f.goto("_reveal")
    elif f.vars.cancelled:
        g.log_event("destiny-cancelled", player=f.vars.player, card=g.ref(f.vars.card))
        f.finish(None)
    else:
        _note_card(g, f)
        f.finish(f.vars.value)


def _note_card(g: Engine, f: Scope[Destiny]) -> None:
    """An action that draws knows which cards counted."""
    if isinstance(g.state.stack[f.i - 1].vars, Destinies):
        draws = g.at(f.i - 1, Destinies)
        draws.let(cards=(*draws.vars.cards, f.vars.card))


procedure(Destiny, _about_to_draw, _reveal, _choose_number, _just_drawn, _choose_again, _count_again, _use)


def draw_total(
    g: Engine, act: Scope[ActionState], player: Side, number: int, kind: str, location: int, name: str
) -> None:
    """Several draws for an action; their sum is bound to a name in it. Where none is asked for, 0 is a number; where
    none of them came, there is none (counter-assault.4, reading: cancel)."""
    g.push(Destinies(act=act.i, player=player, left=number, of=kind, location=location, name=name, asked=number))


def _add_up(g: Engine, f: Scope[Destinies]) -> None:
    if f.vars.last is not None:
        f.let(total=f.vars.total + f.vars.last, drawn=f.vars.drawn + 1, last=None)
    if f.vars.left > 0 and g.pile(f.vars.player, "reserve"):
        f.let(left=f.vars.left - 1)
        f.goto("_add_up")
        act = g.at(f.vars.act, ActionState)
        target = card_named(act, "target")
        source = card_named(act, DISCHARGED) or act.vars.source
        lines = [each.ability for each in active_abilities(g, lang.BestOf, f.vars.of) if each.you == f.vars.player]
        if lines:
            most = max(line.draws for line in lines)
            g.push(Picking(player=f.vars.player, of=f.vars.of, location=f.vars.location, drawn_for=source,
                           target=target, left=most), into="last")  # fmt: skip
        else:
            draw_destiny(g, f.vars.player, f.vars.of, f.vars.location, "last", source, target)


def _draw_all(g: Engine, f: Scope[Picking]) -> None:
    if f.vars.last is not None:
        f.let(found=(*f.vars.found, f.vars.last), last=None)
    if f.vars.left > 0 and g.pile(f.vars.player, "reserve"):
        f.let(left=f.vars.left - 1)
        f.goto("_draw_all")
        draw_destiny(g, f.vars.player, f.vars.of, f.vars.location, "last", f.vars.drawn_for, f.vars.target)
    elif not f.vars.found:
        f.finish(None)


def _pick_one(g: Engine, f: Scope[Picking]) -> None:
    numbers = sorted(set(f.vars.found), reverse=True)
    f.ask(f.vars.player, say("prompt.pick-destiny", of=f.vars.of),
          [option(g, "amount", amount=each) for each in numbers])  # fmt: skip


def _count_it(g: Engine, f: Scope[Picking]) -> None:
    f.finish(f.answer.amount)


procedure(Picking, _draw_all, _pick_one, _count_it)


def _bind_total(g: Engine, f: Scope[Destinies]) -> None:
    """What a weapon draws in all is one number, which texts may change too (blaster-proficiency.1)."""
    if f.vars.of == "weapon" and f.vars.drawn:
        act = g.at(f.vars.act, ActionState)
        weapon = card_named(act, DISCHARGED) or act.vars.source
        f.let(total=changed(g, "total weapon destiny", weapon, f.vars.total))
    counted = {drawn_name(f.vars.name): f.vars.drawn} if f.vars.asked else {}
    known = {f.vars.name: f.vars.total, lang.DRAWN.name: f.vars.cards}
    bind(g.at(f.vars.act, ActionState), **known, **counted)


procedure(Destinies, _add_up, _bind_total)


def announce_success(g: Engine, act: Scope[ActionState], condition: lang.Condition) -> None:
    """A condition of an action was fulfilled: if it is about a draw, that has succeeded."""
    names = amounts_named(condition)
    text = inside(g.catalog.node(act.vars.face, act.vars.node))
    draw = next((each for each in text if isinstance(each, lang.DrawDestiny) and each.name in names), None)
    if draw is not None:
        source = act.vars.source
        emit(g, DrawSucceeded(by=side_of(context_of(g, act), draw.by), card=source, source=source))


@performs(lang.DrawDestiny)
def _draw(g: Engine, act: Scope[ActionState], verb: lang.DrawDestiny) -> None:
    if isinstance(act.vars, Firing) and act.vars.volley:
        return  # a volley has drawn for all its weapons
    context = context_of(g, act)
    times, kind = int(number(context, verb.number)), verb.of or act.vars.draws or _kind_of(g, act)
    where = act.vars.here if kind else card_named(act, "location")
    if weapon := card_named(act, DISCHARGED):
        where = table.location_of(g, weapon)
    draw_total(g, act, side_of(context, verb.by), times, kind, where, verb.name)


def _kind_of(g: Engine, act: Scope[ActionState]) -> str:
    """What kind of destiny an action draws: for the weapon that it has fired, or of a kind of its card's own."""
    category = g.face(act.vars.source).category
    return "weapon" if card_named(act, DISCHARGED) else category if category in UNDERTAKEN else ""


needs(lang.DrawDestiny)(no_result)


@performs(lang.Redraw)
def _redraw(g: Engine, act: Scope[ActionState], verb: lang.Redraw) -> None:
    answered(g, act).let(redraw=True)


needs(lang.Redraw)(not_cancelled_yet)


def _not_changed_yet(context: Context, verb: lang.Change) -> bool:
    """A text changes one draw only once, and a card only if it was drawn (colo-claw-fish.3)."""
    draw = begun(context.g, context.moment)
    if draw is None or not isinstance(draw.vars, Destiny) or (draw.vars.exchanged and verb.what == "destiny"):
        return False
    return context.self not in draw.vars.changed_by


@changes("destiny", _not_changed_yet)
@changes("draw", _not_changed_yet)
def _change_destiny(g: Engine, act: Scope[ActionState], verb: lang.Change, by: Num) -> None:
    draw = g.at(answered(g, act).i, Destiny)
    more = stepped(draw.vars.value, verb.how, by) - draw.vars.value
    kept = draw.vars.change + (more if verb.what == "draw" else 0)
    draw.let(value=draw.vars.value + more, change=kept, changed_by=(*draw.vars.changed_by, act.vars.source))
    g.log_event("destiny-changed", card=g.ref(draw.vars.card), value=draw.vars.value)


@performs(lang.Substitute)
def _substitute(g: Engine, act: Scope[ActionState], verb: lang.Substitute) -> None:
    draw, value = g.at(answered(g, act).i, Destiny), number(context_of(g, act), verb.amount)
    draw.let(substitute=value)
    g.log_event(
        "destiny-substituted", player=draw.vars.player, card=g.ref(act.vars.source), value=value, of=draw.vars.of
    )


@needs(lang.Substitute)
def _to_be_drawn(context: Context, verb: lang.Substitute) -> bool:
    draw = begun(context.g, context.moment)
    return draw is not None and isinstance(draw.vars, Destiny) and draw.vars.substitute is None


@evaluates(lang.OfDrawnNumber)
def _of_drawn_number(_: lang.OfDrawnNumber) -> Match:
    def match(c: Context, id: int) -> bool:
        return value(c.g, "destiny", id) in {value(c.g, "destiny", each) for each in referenced_cards(c, lang.DRAWN)}

    return match
