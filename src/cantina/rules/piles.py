"""Hands and piles: what cards go into them and come out of them, who sees it, and shuffling (glossary: hand,
peeking-at-cards)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Match, evaluates, referenced_cards, side_of
from cantina.engine.statuses import define_status, is_hidden, set_status
from cantina.lang.vocabulary import Pile
from cantina.model.sides import LIFE_FORCE, PILES, TABLE, Side
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.deploy import Deployed
from cantina.records.piles import Rearranging, Sifting, Stacked
from cantina.records.zones import AboutToBeLost
from cantina.rules import zones
from cantina.rules.cards import card_types
from cantina.rules.choices import (
    OPEN,
    automatic_choice,
    by_zone,
    log_cards,
    manner,
    performs_on_cards,
    reveal,
    show,
    shuffle,
)
from cantina.rules.core import acting, context_of, needs, performs
from cantina.rules.destiny import exchange_drawn
from cantina.rules.force import draw_card, frozen, usable, use_own_force
from cantina.rules.options import choices, decline, option
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import emit
from cantina.rules.seats import free_seats
from cantina.rules.values import Tally, totals

LEAVING = {"hand": "returned", "out-of-play": "out-of-play"}  # how the log says that a card leaves the table


class Goal(NamedTuple):
    """Where a card goes: a hand or pile of its owner's, a card to be stacked on, a location on table."""

    zone: str
    card: int = 0
    under: bool = False
    face_up: bool = False
    face_down: bool = False


define_status(lang.FACE_UP)


def _goal(context: Context, to: lang.Zone) -> Goal | None:
    """None if the card or location that a text speaks of is not there."""
    if isinstance(to, lang.In):
        return Goal(to.pile, under=to.under, face_up=to.face_up)
    there = to.card if isinstance(to, lang.On) else to.at if isinstance(to, lang.Table) else None
    places = [] if there is None else referenced_cards(context, there)
    down = isinstance(to, lang.On) and to.face_down
    return Goal(to.zone, places[0], face_down=down) if places else None


@performs_on_cards(lang.Put, "what")
def _put(g: Engine, act: Scope[ActionState], verb: lang.Put, cards: list[int]) -> None:
    context = context_of(g, act)
    goal = _goal(context, verb.to)
    for owner, source, same in by_zone(g, cards) if goal else ():
        assert goal is not None
        move(context, verb.what, owner, source, [id for id in same if _may_put(context, id, goal)], goal)


def _may_put(context: Context, id: int, goal: Goal) -> bool:
    """Whether no text keeps a player from putting a card from its hand on the Used Pile, or anybody from placing it out
    of play."""
    g = context.g
    if goal.zone == "out-of-play":
        return not forbidden_by(g, "go out of play", id)
    put_away = g.card(id).zone == "hand" and goal.zone == "used"
    return not put_away or not forbidden_by(g, "be put away", id, by=context.you)


def move(context: Context, what: lang.Cards, owner: Side, source: str, cards: list[int], goal: Goal) -> None:
    """Cards that lie in one place go to another, and those are told of it who may know which they are. What is on a
    card that goes out of play, or was about to be lost, is lost first (crash-site-memorial.2)."""
    g, seen = context.g, manner(context, what, source, goal.zone).seen
    if goal.zone not in OPEN and any(is_hidden(g.card(id)) for id in cards):
        seen = "owner"
    refs = tuple(map(g.ref, cards))
    if goal.zone == "stacked":
        blind = source in LIFE_FORCE and manner(context, what, source).seen == "nobody"
        for id in cards:
            zones.stack(g, id, goal.card, goal.face_down, blind)
        if goal.face_down:
            log_cards(g, "stacked-down", "nobody" if blind else "owner", owner, cards, place=g.ref(goal.card))
        else:
            g.log_event("stacked", cards=refs, place=g.ref(goal.card))
            for id in reversed(cards):  # the first of them has its moment first
                emit(g, Stacked(by=g.card(id).owner, card=id, target=goal.card))
    elif goal.zone == "drawn":
        for id in cards:
            zones.set_aside(g, id, goal.zone)
    elif goal.zone == TABLE:
        _bring_back(g, [id for id in cards if source != TABLE], goal.card)
    elif source == TABLE:
        if goal.zone == "hand" and isinstance(context.moment, Deployed):
            cards = [*cards, *context.moment.bound_up]
        zones.lose(g, tuple(cards), LEAVING.get(goal.zone, "placed"), goal.zone, under=goal.under)
        if goal.zone == "out-of-play" or isinstance(context.moment, AboutToBeLost):
            zones.lose(g, tuple(each for id in cards for each in zones.company(g, id)))
    elif goal.zone == "hand" and seen == "owner" and _is_draw(what):
        for _ in cards:
            draw_card(g, owner, source)
    else:
        for id in cards:
            zones.to_pile(g, id, goal.zone, top=not goal.under)
            if goal.face_up:
                set_status(g, id, lang.FACE_UP)
        _tell_moved(g, "all" if goal.face_up else seen, owner, source, cards, goal)


def _is_draw(what: lang.Cards) -> bool:
    """The top cards of a pile are drawn one by one."""
    return isinstance(what, lang.Choice) and what.how == "top" and not what.from_below


def _bring_back(g: Engine, cards: list[int], place: int) -> None:
    """A card that comes back does so in a new incarnation: it is not in the battle any more. Aboard something it takes
    the best seat that is free, if there is one."""
    for id in cards:
        if g.face(place).category == "location":
            zones.to_table(g, id, g.card(id).owner, at=place)
        elif seats := free_seats(g, place, id):
            zones.to_table(g, id, g.card(id).owner, on=place, seat=seats[0])
        else:
            continue
        g.log_event("revived", card=g.ref(id), place=g.ref(place))


def _tell_moved(g: Engine, seen: str, owner: Side, source: str, cards: list[int], goal: Goal) -> None:
    pile = source if source in PILES else None
    if goal.zone == "hand":
        log_cards(g, "taken", seen, owner, cards, player=owner, pile=pile)
    elif goal.zone == "out-of-play":
        g.log_event("out-of-play", cards=tuple(map(g.ref, cards)))
    else:
        log_cards(g, "put", seen, owner, cards, player=owner, pile=pile, zone=goal.zone)


@performs_on_cards(lang.Exchange, "what", "against")
def _exchange(g: Engine, act: Scope[ActionState], verb: lang.Exchange, cards: list[int], others: list[int]) -> None:
    """Each goes where the other was; if one of them is missing, neither moves."""
    if not cards or not others:
        return
    ways = ((cards[0], verb.what, _place_of(g, others[0])), (others[0], verb.against, _place_of(g, cards[0])))
    for id, what, goal in ways:
        move(context_of(g, act), what, g.card(id).owner, g.card(id).zone, [id], goal)
    exchange_drawn(g, cards[0], others[0])


def _place_of(g: Engine, id: int) -> Goal:
    card = g.card(id)
    return Goal(card.zone, card.on)


@performs_on_cards(lang.Retrieve, "what")
def _retrieve(g: Engine, act: Scope[ActionState], verb: lang.Retrieve, cards: list[int]) -> None:
    for owner, _, same in by_zone(g, [id for id in cards if g.card(id).zone == "lost"]):
        for id in same:
            zones.to_pile(g, id, verb.to.pile)
        g.log_event("retrieved-cards", player=owner, cards=tuple(map(g.ref, same)))


@performs_on_cards(lang.Peek, "what")
def _peek(g: Engine, act: Scope[ActionState], verb: lang.Peek, cards: list[int]) -> None:
    """Only the peeking player sees the cards; they stay where they are (glossary: peeking-at-cards)."""
    viewer = side_of(context_of(g, act), verb.what.by)
    for owner, zone, same in by_zone(g, cards):
        show(g, viewer, owner, zone, tuple(same))
    act.let(seen=(*act.vars.seen, *((viewer, id) for id in cards)))


# -- another order -----------------------------------------------------------------------------------------------------


@performs(lang.Rearrange)
def _rearrange(g: Engine, act: Scope[ActionState], verb: lang.Rearrange) -> None:
    """Only the player who does it sees the cards."""
    context = context_of(g, act)
    found = [id for choice in verb.what for id in _from_the_top(context, choice)]
    for owner, zone, same in by_zone(g, found):
        show(g, act.vars.you, owner, zone, tuple(same))
    places = tuple((g.card(id).holder, g.card(id).zone) for id in found)
    face, node = g.catalog.address(verb)
    g.push(Rearranging(act=act.i, face=face, node=node, player=act.vars.you, places=places, cards=tuple(found)))


def _from_the_top(context: Context, choice: lang.Choice) -> list[int]:
    found = automatic_choice(context, choice)
    return found[::-1] if choice.how == "all" else found


def _ask_next(g: Engine, f: Scope[Rearranging]) -> None:
    """Place by place, from the top of each pile; whoever is done leaves the rest as it is."""
    left = [id for id in f.vars.cards if id not in f.vars.order]
    if len(left) < 2:
        f.goto("_put_back")
        return
    owner, pile = f.vars.places[len(f.vars.order)]
    below = frozen(g, owner) if pile == "force" else ()
    here = f.vars.cards[len(f.vars.order)] in below  # no card crosses that line (frozen-assets.3)
    prompt = say("prompt.rearrange", card=acting(g, f), owner=owner, pile=pile)
    f.ask(f.vars.player, prompt, [*choices(g, [id for id in left if (id in below) == here]), decline(g, "done")])


def _take_next(g: Engine, f: Scope[Rearranging]) -> None:
    if f.answer.card is not None:
        f.let(order=(*f.vars.order, f.answer.card.id))
        f.goto("_ask_next")


def _put_back(g: Engine, f: Scope[Rearranging]) -> None:
    left = [id for id in f.vars.cards if id not in f.vars.order]
    moved = zip((*f.vars.order, *left), f.vars.places, f.vars.cards, strict=True)
    before = {place: g.pile(*place) for place in f.vars.places}
    for id, place, displaced in moved:
        n = before[place].index(displaced)
        pile = g.pile(*place)
        g.set_pile(*place, (*pile[:n], id, *pile[n + 1 :]))
        g.change(id, zone=place[1])
    g.log_event("rearranged", player=f.vars.player, amount=len(f.vars.cards))


procedure(Rearranging, _ask_next, _take_next, _put_back)


@needs(lang.Rearrange)
def _all_places_filled(context: Context, verb: lang.Rearrange) -> bool:
    """There is a card for each place (computer-interface.1), and more than one to put in order."""
    counts = [len(automatic_choice(context, choice)) for choice in verb.what]
    return all(counts) and sum(counts) > 1


@performs_on_cards(lang.Reveal, "what")
def _reveal(g: Engine, act: Scope[ActionState], verb: lang.Reveal, cards: list[int]) -> None:
    for owner, zone, same in by_zone(g, cards):
        reveal(g, owner, zone, tuple(same))


@performs(lang.ShufflePile)
def _shuffle(g: Engine, act: Scope[ActionState], verb: lang.ShufflePile) -> None:
    context = context_of(g, act)
    if verb.pile is None:
        shuffle(g, context.vars["owner"], context.vars["pile"])
    else:
        shuffle(g, side_of(context, verb.pile.whose), verb.pile.pile)


@needs(lang.ShufflePile)
def _something_to_shuffle(context: Context, verb: lang.ShufflePile) -> bool:
    return verb.pile is None or bool(context.g.pile(side_of(context, verb.pile.whose), verb.pile.pile))


def _size(pile: Pile) -> Tally:
    return lambda g, side, place: len(g.pile(side, pile))


totals("hand")(_size("hand"))
totals("reserve")(_size("reserve"))
totals("force")(_size("force"))
totals("used")(_size("used"))
totals("lost")(_size("lost"))


@evaluates(lang.Duplicated)
def _duplicated(node: lang.Duplicated) -> Match:
    """Titles count, not personas (grimtaash.5)."""

    def match(c: Context, id: int) -> bool:
        card = c.g.card(id)
        copies = Counter(c.g.face(each).title for each in c.g.pile(card.holder, card.zone))
        return copies[c.g.face(id).title] > 1

    return match


# -- using Force for a card of a declared type -------------------------------------------------------------------------

DECLARED = (
    "rebel", "imperial", "alien", "droid", "jedi master", "dark jedi master", "republic", "sith", "starship", "vehicle",
    "creature", "weapon", "device", "effect", "interrupt", "location", "objective", "epic event", "jedi test",
    "admiral's order",
)  # fmt: skip


@performs(lang.SiftForce)
def _sift(g: Engine, act: Scope[ActionState], verb: lang.SiftForce) -> None:
    g.push(Sifting(player=act.vars.you, source=act.vars.source))


@needs(lang.SiftForce)
def _something_to_sift(context: Context, verb: lang.SiftForce) -> bool:
    return usable(context.g, context.you) > 0


def _declare(g: Engine, f: Scope[Sifting]) -> None:
    types = [option(g, "choose", key="declare", mode=n, words={"node": lang.Is(word)})
             for n, word in enumerate(DECLARED, 1)]  # fmt: skip
    f.ask(f.vars.player, say("prompt.declare", card=g.ref(f.vars.source)), types)


def _use_until_found(g: Engine, f: Scope[Sifting]) -> None:
    """Only one's own Force Pile is shown, whoever else's Force one may use (hiding-in-the-garbage.1)."""
    player, wanted = f.vars.player, DECLARED[(f.answer.mode or 1) - 1]
    while usable(g, player):
        id = zones.top_of(g, player, "force")
        use_own_force(g, player, 1)
        reveal(g, player, "used", (id,))
        if wanted in card_types(g, id):
            zones.to_pile(g, id, "hand")
            _tell_moved(g, "all", player, "used", [id], Goal("hand"))
            break


procedure(Sifting, _declare, _use_until_found)
