"""Hands and piles: looked at, cut down, drawn from, searched (glossary: hand, peeking-at-cards)."""

from __future__ import annotations

from collections import Counter

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, Number, matches, meaning, number, side_of
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.core import acting, bind, context_of, needs, performs
from cantina.rules.force import draw_card
from cantina.rules.options import choices, decline


@performs(lang.ShufflePile)
def _shuffle(g: Engine, act: Scope, verb: lang.ShufflePile) -> None:
    context = context_of(g, act)
    owner = side_of(context, verb.player) if verb.player else act["b"]["owner"]
    pile = "reserve" if verb.player else act["b"]["pile"]
    g.shuffle(owner, pile)
    g.tell("shuffled", player=owner, pile=pile)


@performs(lang.PeekTop)
def _peek(g: Engine, act: Scope, verb: lang.PeekTop) -> None:
    """Only the peeking player sees the cards; they stay where they are (glossary: peeking-at-cards)."""
    context = context_of(g, act)
    owner = side_of(context, verb.whose)
    seen = g.pile(owner, "reserve")[-int(number(context, verb.number)) :][::-1]
    show(g, context.you, owner, "reserve", seen)


@needs(lang.PeekTop)
def _something_to_peek_at(context: Context, verb: lang.PeekTop) -> bool:
    return bool(context.g.pile(side_of(context, verb.whose), "reserve"))


@needs(lang.LookAtHand)
@needs(lang.LoseDuplicates)
def _something_in_hand(context: Context, verb: lang.Verb) -> bool:
    return bool(context.g.pile(other(context.you), "hand"))


@needs(lang.RetrieveChosen)
@needs(lang.RegenerateTop)
def _something_lost(context: Context, verb: lang.Verb) -> bool:
    return bool(context.g.pile(context.you, "lost"))


def show(g: Engine, viewer: Side, owner: Side, pile: str, cards: tuple[int, ...]) -> None:
    """A player looks at hidden cards; the other one is told only that it happens."""
    g.tell("peeked", seen_by=viewer, owner=owner, pile=pile, cards=tuple(g.ref(id) for id in cards))
    g.tell("peeked-hidden", hidden_from=viewer, player=viewer, owner=owner, pile=pile, amount=len(cards))


@performs(lang.TopToForcePile)
def _top_to_force(g: Engine, act: Scope, verb: lang.TopToForcePile) -> None:
    zones.shift(g, act["you"], "reserve", "force")
    g.tell("top-to-force", player=act["you"])


@performs(lang.RetrieveChosen)
def _retrieve_chosen(g: Engine, act: Scope, verb: lang.RetrieveChosen) -> None:
    face, node = g.catalog.address(verb)
    left = int(number(context_of(g, act), verb.most))
    show(g, act["you"], act["you"], "lost", g.pile(act["you"], "lost"))
    g.push("retrieve-chosen", act=act.i, face=face, node=node, player=act["you"], left=left)


def _choose_retrieved(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, lang.RetrieveChosen)
    able = in_pile(g, Scope(g, f["act"]), verb.what, f["player"], "lost")
    if not able or f["left"] <= 0:
        f.finish()
        return
    prompt = say("prompt.retrieve", card=acting(g, f), amount=f["left"])
    f.ask(f["player"], prompt, [*choices(g, able), decline(g, "done")], always=True)


def _take_retrieved(g: Engine, f: Scope) -> None:
    answer = f["answer"]
    if answer.card is None:
        f.finish()
        return
    zones.to_pile(g, answer.card.id, "used")
    g.tell("retrieved-card", player=f["player"], card=answer.card)
    f.let(left=f["left"] - 1)
    f.goto("_choose_retrieved")


procedure("retrieve-chosen", _choose_retrieved, _take_retrieved)


def in_pile(g: Engine, act: Scope, what: lang.Filter, owner: Side, pile: str) -> list[int]:
    """The cards of a pile that fit, top first."""
    context = context_of(g, act)
    return [id for id in reversed(g.pile(owner, pile)) if matches(context, what, id)]


@performs(lang.RegenerateTop)
def _regenerate(g: Engine, act: Scope, verb: lang.RegenerateTop) -> None:
    able = in_pile(g, act, verb.what, act["you"], "lost")
    if able:
        zones.to_pile(g, able[0], "hand")
        g.tell("regenerated", player=act["you"], card=g.ref(able[0]))


@performs(lang.LookAtHand)
def _look_at_hand(g: Engine, act: Scope, verb: lang.LookAtHand) -> None:
    victim = other(act["you"])
    show(g, act["you"], victim, "hand", g.pile(victim, "hand"))
    face, node = g.catalog.address(verb)
    g.push("look-at-hand", act=act.i, face=face, node=node, player=act["you"], victim=victim,
           looking=((act["you"], victim, "hand"),))  # fmt: skip


def _choose_discard(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, lang.LookAtHand)
    what = verb.may_discard
    able = in_pile(g, Scope(g, f["act"]), what, f["victim"], "hand") if what is not None else []
    if not able:
        f.finish()
        return
    f.ask(f["player"], say("prompt.discard", card=acting(g, f)), [*choices(g, able), decline(g, "no")], always=True)


def _discard(g: Engine, f: Scope) -> None:
    answer = f["answer"]
    if answer.card is not None:
        zones.to_pile(g, answer.card.id, "used")
        for seat in (f["player"], f["victim"]):
            g.tell("discarded", seen_by=seat, player=f["victim"], card=answer.card)


procedure("look-at-hand", _choose_discard, _discard)


@performs(lang.ScavengePile)
def _scavenge(g: Engine, act: Scope, verb: lang.ScavengePile) -> None:
    victim = side_of(context_of(g, act), verb.whose)
    show(g, act["you"], victim, verb.pile, g.pile(victim, verb.pile))
    lost = in_pile(g, act, verb.what, victim, verb.pile)
    for id in reversed(lost):
        zones.to_pile(g, id, "lost")
    g.tell("scavenged", player=victim, cards=tuple(g.ref(id) for id in lost))


@needs(lang.DrawCards)
@needs(lang.FetchFromReserve)
def _something_in_reserve(context: Context, verb: lang.Verb) -> bool:
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


@performs(lang.FetchFromReserve)
def _search(g: Engine, act: Scope, verb: lang.FetchFromReserve) -> None:
    """A search that may fail; the deck is reshuffled whatever is found."""
    face, node = g.catalog.address(verb)
    show(g, act["you"], act["you"], "reserve", g.pile(act["you"], "reserve")[::-1])
    g.push("fetch", act=act.i, face=face, node=node, player=act["you"], looking=((act["you"], act["you"], "reserve"),))


def _choose_fetched(g: Engine, f: Scope) -> None:
    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, lang.FetchFromReserve)
    able = in_pile(g, Scope(g, f["act"]), verb.what, f["player"], "reserve")
    if not able:
        g.tell("search-failed", player=f["player"])
        f.goto("reshuffle")
        return
    able.sort(key=lambda id: (g.face(id).title, id))
    f.ask(f["player"], say("prompt.fetch", card=acting(g, f)), [*choices(g, able), decline(g, "no")], always=True)


def _fetch(g: Engine, f: Scope) -> None:
    """The card is shown: the opponent may see that it is one of those that the text names."""
    answer = f["answer"]
    if answer.card is not None:
        zones.to_pile(g, answer.card.id, "hand")
        g.tell("taken", player=f["player"], card=answer.card)


def reshuffle(g: Engine, f: Scope) -> None:
    """The end of a search, whatever was found."""
    g.shuffle(f["player"], "reserve")
    g.tell("shuffled", player=f["player"], pile="reserve")


procedure("fetch", _choose_fetched, _fetch, reshuffle)


@meaning(lang.HandSize)
def _hand_size(node: lang.HandSize) -> Number:
    return lambda c: len(c.g.pile(side_of(c, node.player), "hand"))
