"""What verbs do: looking into piles, taking cards out of them."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Context, compiled, number, side_of
from cantina.lang import Filter
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.rules import zones
from cantina.rules.acts import context_of, needs, performs
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
def _something_in_hand(context: Context, verb: lang.LookAtHand) -> bool:
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
    able = _in_pile(g, Scope(g, f["act"]), verb.what, f["player"], "lost")
    if not able or f["left"] <= 0:
        f.finish()
        return
    f.ask(f["player"], say("prompt.retrieve", amount=f["left"]), [*choices(g, able), decline(g, "done")], always=True)


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


def _in_pile(g: Engine, act: Scope, what: Filter, owner: Side, pile: str) -> list[int]:
    """The cards of a pile that fit, top first."""
    context, match = context_of(g, act), compiled(what)
    return [id for id in reversed(g.pile(owner, pile)) if match(context, id)]


@performs(lang.RegenerateTop)
def _regenerate(g: Engine, act: Scope, verb: lang.RegenerateTop) -> None:
    able = _in_pile(g, act, verb.what, act["you"], "lost")
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
    able = _in_pile(g, Scope(g, f["act"]), what, f["victim"], "hand") if what is not None else []
    if not able:
        f.finish()
        return
    f.ask(f["player"], say("prompt.discard"), [*choices(g, able), decline(g, "no")], always=True)


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
    lost = _in_pile(g, act, verb.what, victim, verb.pile)
    for id in reversed(lost):
        zones.to_pile(g, id, "lost")
    g.tell("scavenged", player=victim, cards=tuple(g.ref(id) for id in lost))


@performs(lang.DeployFromReserve)
def _deploy_from_reserve(g: Engine, act: Scope, verb: lang.DeployFromReserve) -> None:
    """A search that may fail; the deck is reshuffled whatever is found."""
    face, node = g.catalog.address(verb)
    show(g, act["you"], act["you"], "reserve", g.pile(act["you"], "reserve")[::-1])
    g.push("deploy-from-reserve", act=act.i, face=face, node=node, player=act["you"])


def _choose_found(g: Engine, f: Scope) -> None:
    from cantina.rules.deploy import ways

    verb = g.catalog.node(f["face"], f["node"])
    assert isinstance(verb, lang.DeployFromReserve)
    able = _in_pile(g, Scope(g, f["act"]), verb.what, f["player"], "reserve")
    able = sorted((id for id in able if ways(g, f["player"], id)), key=lambda id: (g.face(id).title, id))
    if not able:
        g.tell("search-failed", player=f["player"])
        f.goto("_reshuffle")
        return
    f.ask(f["player"], say("prompt.deploy-from-reserve"), [*choices(g, able), decline(g, "no")], always=True)


def _deploy_found(g: Engine, f: Scope) -> None:
    answer = f["answer"]
    if answer.card is not None:
        g.push("deploy", player=f["player"], card=answer.card.id, only_at=0, cancelable=False)


def _reshuffle(g: Engine, f: Scope) -> None:
    g.shuffle(f["player"], "reserve")
    g.tell("shuffled", player=f["player"], pile="reserve")


procedure("deploy-from-reserve", _choose_found, _deploy_found, _reshuffle)
