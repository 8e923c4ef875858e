"""Undercover spies: what being undercover means, going undercover and breaking cover (digest: undercover spies). Where
they may move is in `movement`."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.query import spoken_of, words
from cantina.engine.statuses import give, has, means, take
from cantina.engine.texts import printed
from cantina.model.card import Status
from cantina.model.decision import Option, Refusal
from cantina.model.frame import Doing
from cantina.model.moment import Moment
from cantina.model.sides import Side
from cantina.rules.battle import battle_of
from cantina.rules.core import Performing, context_of, performs
from cantina.rules.options import explains, offers, option, refusal, starts
from cantina.rules.respond import announce
from cantina.rules.zones import weighs_on_host


class BreakCover(Doing, frozen=True, kw_only=True, tag="break-cover"):
    """A spy that breaks its cover."""

    card: int


class CoverBroken(Moment, frozen=True, kw_only=True, tag="cover-broken"):
    """A spy is back on its own side."""

    by: Side
    card: int
    location: int


def _stays_undercover(g: Engine, new: int, status: Status) -> bool:
    """A version that is no spy is not undercover (persona-replacement-rule.19)."""
    return "spy" in words(g, new)


def _comes_undercover(g: Engine, id: int) -> Status | None:
    return Status(lang.UNDERCOVER.status) if printed(g.face(id), lang.DeploysUndercover) else None


means(
    lang.UNDERCOVER,
    active=False,
    across=True,
    forbids={"board": ("movement-unlimited-embarking", "undercover")},
    hinders={"drain": ("force-drains-may-not-be-modified-or-canceled-by-opponent", "spy")},
    kept=_stays_undercover,
    brought=_comes_undercover,
    ends=frozenset({"stolen"}),
)


def may_break_cover(g: Engine, player: Side, id: int) -> bool:
    """In its owner's deploy phase, at a site, unless a card keeps it undercover: that card says how it ends."""
    card = g.card(id)
    if g.state.phase != "deploy" or g.state.player != player or battle_of(g) is not None:
        return False
    if card.zone != "table" or not has(g, id, lang.UNDERCOVER) or card.side != player or not card.at:
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
    g.push(BreakCover(player=player, card=option.card.id), into="acted")


def _break(g: Engine, f: Scope[BreakCover]) -> None:
    break_cover(g, f.vars.card)


def _broken(g: Engine, f: Scope[BreakCover]) -> None:
    f.finish(True)


procedure(BreakCover, _break, _broken)


def break_cover(g: Engine, spy: int) -> None:
    """A spy is back on its own side: tell, and let responses follow."""
    take(g, spy, lang.UNDERCOVER)
    g.tell("cover-broken", card=g.ref(spy))
    announce(g, CoverBroken(card=spy, location=table.location_of(g, spy), by=g.card(spy).side))


@weighs_on_host(lang.PutsUndercover)
def _cover(g: Engine, host: int, there: bool) -> None:
    """The spy crosses with the card that covers it, and is back when that is gone."""
    g.change(host, at=table.location_of(g, host), on=0, seat="")
    if there:
        give(g, host, lang.UNDERCOVER)
    else:
        break_cover(g, host)


@performs(lang.GoUndercover)
def _go_undercover(g: Engine, act: Scope[Performing], verb: lang.GoUndercover) -> None:
    """A change of sides at the same location, and no move."""
    for id in spoken_of(context_of(g, act), verb.what):
        give(g, id, lang.UNDERCOVER)
        g.tell("undercover", card=g.ref(id))
