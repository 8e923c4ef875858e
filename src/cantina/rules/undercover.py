"""Undercover spies: going undercover and breaking cover (digest: undercover spies). Where they may move is in
`movement`."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import Match, meaning, spoken_of
from cantina.engine.texts import printed
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.rules.battle import battle_of
from cantina.rules.core import context_of, performs
from cantina.rules.options import explains, offers, option, refusal, starts
from cantina.rules.zones import cover_broken


def may_break_cover(g: Engine, player: Side, id: int) -> bool:
    """In its owner's deploy phase, at a site, unless a card keeps it undercover: that card says how it ends."""
    card = g.card(id)
    if g.state.phase != "deploy" or g.state.player != player or battle_of(g) is not None:
        return False
    if card.zone != "table" or not card.undercover or card.side != player or not card.at:
        return False
    kept = any(printed(g.face(each), lang.PutsUndercover) for each in table.carried(g, id))
    return not kept and "site" in g.face(card.at).words


@offers("break-cover")
def offer_break_cover(g: Engine, player: Side) -> list[Option]:
    """Each spy that could break its cover."""
    if g.state.phase != "deploy":
        return []
    return [option(g, "break-cover", id) for id in table.board(g).on_table if may_break_cover(g, player, id)]


@explains("break-cover")
def why_not_break_cover(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a spy cannot break its cover now."""
    return [] if may_break_cover(g, player, card) else [refusal(g, "converting-characters", "no-cover", by=card)]


@starts("break-cover")
def start_break_cover(g: Engine, player: Side, option: Option) -> None:
    """Begin to break a spy's cover."""
    assert option.card is not None
    g.push("break-cover", into="acted", player=player, card=option.card.id)


def _break(g: Engine, f: Scope) -> None:
    g.change(f["card"], undercover=False)
    cover_broken(g, f["card"])


def _broken(g: Engine, f: Scope) -> None:
    f.finish(True)


procedure("break-cover", _break, _broken)


@performs(lang.GoUndercover)
def _go_undercover(g: Engine, act: Scope, verb: lang.GoUndercover) -> None:
    """A change of sides at the same location, and no move."""
    for id in spoken_of(context_of(g, act), verb.what):
        g.change(id, undercover=True)
        g.tell("undercover", card=g.ref(id))


@meaning(lang.Undercover)
def _undercover(_: lang.Undercover) -> Match:
    return lambda c, id: c.g.state.cards[id].undercover


@meaning(lang.EvenUndercover)
def _even_undercover(_: lang.EvenUndercover) -> Match:
    return lambda c, id: True
