"""Hands: revealed, cut down, put away and drawn anew; cards taken into hand from the Reserve Deck (glossary: hand)."""

from __future__ import annotations

from collections import Counter

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, compiled, number
from cantina.model.sides import other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.acts import bind, context_of, needs, performs
from cantina.rules.force import draw_card
from cantina.rules.options import choices, decline
from cantina.rules.results.piles import show


@needs(lang.LoseDuplicates)
def _somebody_holds_cards(context: Context, verb: lang.LoseDuplicates) -> bool:
    return bool(context.g.pile(other(context.you), "hand"))


@needs(lang.FetchFromReserve)
def _something_in_reserve(context: Context, verb: lang.FetchFromReserve) -> bool:
    return bool(context.g.pile(context.you, "reserve"))


@performs(lang.CutHand)
def _cut(g: Engine, act: Scope, verb: lang.CutHand) -> None:
    """Chance chooses; only the owner sees what goes (glossary: grimtaash)."""
    victim, gone = other(act["you"]), []
    while len(g.pile(victim, "hand")) > verb.down_to:
        hand = g.pile(victim, "hand")
        gone.append(hand[g.random(len(hand))])
        zones.to_pile(g, gone[-1], "used")
    g.tell("hand-cut", seen_by=victim, cards=tuple(g.ref(id) for id in gone))
    g.tell("hand-cut-hidden", hidden_from=victim, player=victim, amount=len(gone))


@performs(lang.LoseDuplicates)
def _lose_duplicates(g: Engine, act: Scope, verb: lang.LoseDuplicates) -> None:
    """A revealed hand is seen by everybody. Titles count, not personas (grimtaash.5)."""
    victim = other(act["you"])
    hand = g.pile(victim, "hand")
    g.tell("revealed", player=victim, cards=tuple(g.ref(id) for id in hand))
    copies = Counter(g.face(id).title for id in hand)
    gone = [id for id in hand if copies[g.face(id).title] > 1]
    for id in gone:
        zones.to_pile(g, id, "lost")
    if gone:
        g.tell("lost", cards=tuple(g.ref(id) for id in gone))


@performs(lang.HandToUsedPile)
def _put_away(g: Engine, act: Scope, verb: lang.HandToUsedPile) -> None:
    you = act["you"]
    amount = len(g.pile(you, "hand"))
    bind(act, hand_count=amount)
    for id in g.pile(you, "hand"):
        zones.to_pile(g, id, "used")
    g.tell("hand-put-away", player=you, amount=amount)


@performs(lang.DrawCards)
def _draw_cards(g: Engine, act: Scope, verb: lang.DrawCards) -> None:
    for _ in range(int(number(context_of(g, act), verb.number))):
        draw_card(g, act["you"], "reserve")


# -- searching the Reserve Deck ----------------------------------------------------------------------------------------


@performs(lang.FetchFromReserve)
def _search(g: Engine, act: Scope, verb: lang.FetchFromReserve) -> None:
    """A search that may fail; the deck is reshuffled whatever is found."""
    face, node = g.catalog.address(verb)
    show(g, act["you"], act["you"], "reserve", g.pile(act["you"], "reserve")[::-1])
    g.push("fetch", act=act.i, face=face, node=node, player=act["you"], looking=((act["you"], act["you"], "reserve"),))


def _choose_fetched(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, lang.FetchFromReserve)
    context, match = context_of(g, Scope(g, f["act"])), compiled(verb.what)
    able = [id for id in g.pile(f["player"], "reserve") if match(context, id)]
    if not able:
        g.tell("search-failed", player=f["player"])
        f.goto("_reshuffle")
        return
    able.sort(key=lambda id: (g.face(id).title, id))
    f.ask(f["player"], say("prompt.fetch"), [*choices(g, able), decline(g, "no")], always=True)


def _fetch(g: Engine, f: Scope) -> None:
    """The card is shown: the opponent may see that it is one of those that the text names."""
    answer = f["answer"]
    if answer.card is not None:
        zones.to_pile(g, answer.card.id, "hand")
        g.tell("taken", player=f["player"], card=answer.card)


def _reshuffle(g: Engine, f: Scope) -> None:
    g.shuffle(f["player"], "reserve")
    g.tell("shuffled", player=f["player"], pile="reserve")


procedure("fetch", _choose_fetched, _fetch, _reshuffle)
