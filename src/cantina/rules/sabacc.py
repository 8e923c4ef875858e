"""Sabacc: a game of cards within the game (digest: sabacc)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, matches, matching_cards
from cantina.engine.texts import active_abilities
from cantina.engine.values import value
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import say
from cantina.records.core import ActionState
from cantina.records.sabacc import Sabacc
from cantina.rules import zones
from cantina.rules.core import card_named, context_of, performs
from cantina.rules.options import choices, decline, option

GOAL, DEALT, MOST = 11, 2, 6


@performs(lang.PlaySabacc)
def _begin(g: Engine, act: Scope[ActionState], verb: lang.PlaySabacc) -> None:
    face, node = g.catalog.address(verb)
    you = act.vars.you
    seats: dict[Side, int] = {you: card_named(act, "target"), other(you): 0}
    g.push(Sabacc(act=act.i, face=face, node=node, source=act.vars.source, player=you, who=other(you), seats=seats,
                  counted=dict.fromkeys(SIDES, ()), change=dict.fromkeys(SIDES, 0)))  # fmt: skip


def _verb(g: Engine, f: Scope[Sabacc]) -> lang.PlaySabacc:
    verb = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(verb, lang.PlaySabacc)
    return verb


def _context(g: Engine, f: Scope[Sabacc], side: Side) -> Context:
    """Where the text speaks from, for a player."""
    context = context_of(g, g.at(f.vars.act, ActionState))
    return Context(g, side, context.self, context.here, context.vars)


def _hand(g: Engine, f: Scope[Sabacc], side: Side) -> list[int]:
    """A player's cards, in the order in which they were drawn."""
    return [id for id in zones.face_down_on(g, f.vars.source) if g.card(id).owner == side]


def _ask_rival(g: Engine, f: Scope[Sabacc]) -> None:
    """The opponent may name a character, too."""
    rival = other(f.vars.player)
    able = [id for id in matching_cards(_context(g, f, rival), _verb(g, f).players) if g.card(id).side == rival]
    if not able:
        f.goto("_deal")
        return
    f.ask(rival, say("prompt.sabacc-player", card=g.ref(f.vars.source)), [*choices(g, able), decline(g, "no")])


def _seat_rival(g: Engine, f: Scope[Sabacc]) -> None:
    rival = other(f.vars.player)
    f.let(seats={**f.vars.seats, rival: f.answer.card.id if f.answer.card else 0})


def _deal(g: Engine, f: Scope[Sabacc]) -> None:
    for side in (other(f.vars.player), f.vars.player):
        for _ in range(DEALT):
            _draw(g, f, side)
    if any(_is_natural(g, f, side) for side in SIDES):
        f.goto("_show")


def _draw(g: Engine, f: Scope[Sabacc], side: Side) -> None:
    """A card comes into a player's hand of sabacc; only he sees it."""
    id = zones.top_of(g, side, "reserve")
    zones.stack(g, id, f.vars.source, face_down=True)
    g.log_event("sabacc-drew", seen_by=side, player=side, card=g.ref(id))
    g.log_event("sabacc-drew-hidden", hidden_from=side, player=side)


def _is_natural(g: Engine, f: Scope[Sabacc], side: Side) -> bool:
    """Exactly 11 with the first two cards, none of them wild or a clone: that wins double."""
    hand = _hand(g, f, side)
    plain = all(not _is_wild(g, f, id) and not _is_clone(g, f, id) for id in hand)
    return len(hand) == DEALT and plain and sum(_printed(g, id)[0] for id in hand) == GOAL


def _is_wild(g: Engine, f: Scope[Sabacc], id: int) -> bool:
    return matches(_context(g, f, g.card(id).owner), _verb(g, f).wild, id)


def _is_clone(g: Engine, f: Scope[Sabacc], id: int) -> bool:
    return matches(_context(g, f, g.card(id).owner), _verb(g, f).clones, id)


def _printed(g: Engine, id: int) -> tuple[Num, ...]:
    """What a card counts by itself; one with two destiny numbers counts either."""
    numbers = g.face(id).destiny
    return tuple(numbers) if len(numbers) > 1 else (value(g, "destiny", id) or 0,)


def _ask_draw(g: Engine, f: Scope[Sabacc]) -> None:
    """The opponent first, then in turn until both have passed in a row."""
    while f.vars.passes < len(SIDES):
        side = f.vars.who
        if len(_hand(g, f, side)) < MOST and g.pile(side, "reserve"):
            f.ask(side, say("prompt.sabacc-draw", card=g.ref(f.vars.source), amount=_so_far(g, f, side)),
                  [option(g, "draw", key="sabacc-draw"), decline(g)], always=True)  # fmt: skip
            return
        f.let(passes=f.vars.passes + 1, who=other(side))
    f.let(who=other(f.vars.player))
    f.goto("_settle")


def _so_far(g: Engine, f: Scope[Sabacc], side: Side) -> Num:
    """What a hand counts as it is printed, for its player to see."""
    return sum(_printed(g, id)[0] for id in _hand(g, f, side))


def _drew(g: Engine, f: Scope[Sabacc]) -> None:
    side = f.vars.who
    if f.answer.verb == "draw":
        _draw(g, f, side)
    f.let(passes=0 if f.answer.verb == "draw" else f.vars.passes + 1, who=other(side))
    f.goto("_ask_draw")


def _settle(g: Engine, f: Scope[Sabacc]) -> None:
    """Each player says what his wild cards and clones count, one after the other."""
    side = f.vars.who
    hand, known = _hand(g, f, side), f.vars.counted[side]
    if len(known) == len(hand):
        f.goto("_ask_change")
        return
    numbers = _numbers(g, f, side, hand[len(known)])
    f.ask(side, say("prompt.sabacc-count", card=g.ref(hand[len(known)])),
          [option(g, "amount", amount=each) for each in dict.fromkeys(numbers)])  # fmt: skip


def _numbers(g: Engine, f: Scope[Sabacc], side: Side, id: int) -> tuple[Num, ...]:
    """What a card may count: a wild one anything in its range, a clone what another card of the hand may count."""
    verb = _verb(g, f)
    if _is_wild(g, f, id):
        return tuple(range(verb.low, verb.high + 1))
    if not _is_clone(g, f, id):
        return _printed(g, id)
    others = [each for each in _hand(g, f, side) if each != id and not _is_clone(g, f, each)]
    copied = [each for card in others for each in _numbers(g, f, side, card)]
    player = f.vars.seats[side]
    free = [verb.number] if player and matches(_context(g, f, side), verb.free, player) else []
    return (*copied, *free) or (0,)


def _note(g: Engine, f: Scope[Sabacc]) -> None:
    side = f.vars.who
    f.let(counted={**f.vars.counted, side: (*f.vars.counted[side], f.answer.amount or 0)})
    f.goto("_settle")


def _ask_change(g: Engine, f: Scope[Sabacc]) -> None:
    """A character may have a hand in it."""
    side, player = f.vars.who, f.vars.seats[f.vars.who]
    steps = [each.ability.by for each in active_abilities(g, lang.AdjustsSabacc) if each.source == player]
    if not steps:
        f.goto("_next_to_settle")
        return
    total = sum(f.vars.counted[side])
    f.ask(side, say("prompt.sabacc-total", card=g.ref(player)),
          [option(g, "amount", amount=total + each) for each in (0, steps[0], -steps[0])])  # fmt: skip


def _note_change(g: Engine, f: Scope[Sabacc]) -> None:
    side = f.vars.who
    f.let(change={**f.vars.change, side: (f.answer.amount or 0) - sum(f.vars.counted[side])})


def _next_to_settle(g: Engine, f: Scope[Sabacc]) -> None:
    if f.vars.who != f.vars.player:
        f.let(who=f.vars.player)
        f.goto("_settle")


def _show(g: Engine, f: Scope[Sabacc]) -> None:
    """Both hands are shown, and the winner is who comes nearer to 11 without passing it; if both pass it, who has less;
    with equal totals who has fewer cards."""
    naturals = [side for side in SIDES if _is_natural(g, f, side)]
    for side in SIDES:
        total = GOAL if side in naturals else sum(f.vars.counted[side]) + f.vars.change[side]
        g.log_event("sabacc-shown", player=side, cards=tuple(map(g.ref, _hand(g, f, side))), total=total)
    winner = naturals[0] if len(naturals) == 1 else None if naturals else _better(g, f)
    f.let(winner=winner, left=2 if naturals else 1)
    g.log_event("sabacc-won", winner=winner, card=g.ref(f.vars.source))


def _better(g: Engine, f: Scope[Sabacc]) -> Side | None:
    ranks = {side: _rank(g, f, side) for side in SIDES}
    best = [side for side in SIDES if ranks[side] == min(ranks.values())]
    return best[0] if len(best) == 1 else None


def _rank(g: Engine, f: Scope[Sabacc], side: Side) -> tuple[bool, Num, int]:
    """The smaller the better."""
    total = sum(f.vars.counted[side]) + f.vars.change[side]
    return total > GOAL, total if total > GOAL else GOAL - total, len(_hand(g, f, side))


def _ask_prize(g: Engine, f: Scope[Sabacc]) -> None:
    """A card of the stakes; if there is none, some card of the loser's hand is lost."""
    winner = f.vars.winner
    if winner is None or not f.vars.left:
        f.goto("_clear")
        return
    hand = _hand(g, f, other(winner))
    prizes = [id for id in hand if _at_stake(g, f, id)]
    if not hand:
        f.goto("_clear")
        return
    f.ask(winner, say("prompt.sabacc-prize", card=g.ref(f.vars.source)), choices(g, prizes or hand))


def _at_stake(g: Engine, f: Scope[Sabacc], id: int) -> bool:
    return matches(_context(g, f, g.card(id).owner), _verb(g, f).stakes, id)


def _take_prize(g: Engine, f: Scope[Sabacc]) -> None:
    """What is won goes to the winner's Used Pile, and is his from then on (counting-cards.5)."""
    winner, id = f.vars.winner, f.chosen
    assert winner is not None
    f.let(left=f.vars.left - 1)
    f.goto("_ask_prize")
    if _at_stake(g, f, id):
        g.change(id, owner=winner, side=winner)
        zones.to_pile(g, id, "used")
        g.log_event("sabacc-prize", player=winner, card=g.ref(id))
    else:
        f.let(left=0)
        zones.to_pile(g, id, "lost")
        g.log_event("lost", cards=(g.ref(id),))


def _clear(g: Engine, f: Scope[Sabacc]) -> None:
    """All other cards go to their owners' Used Piles."""
    for side in SIDES:
        for id in _hand(g, f, side):
            zones.to_pile(g, id, "used")


procedure(Sabacc, _ask_rival, _seat_rival, _deal, _ask_draw, _drew, _settle, _note, _ask_change, _note_change,
          _next_to_settle, _show, _ask_prize, _take_prize, _clear)  # fmt: skip
