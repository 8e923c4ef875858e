"""Pieces that come back from a holosite (reading: holosite)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.model.decision import Option, Refusal
from cantina.model.frame import Doing
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.battle import battle_of
from cantina.rules.dejarik import is_holosite, is_piece
from cantina.rules.options import explains, offers, option, refusal, starts
from cantina.rules.presence import controls


class TakeBack(Doing, frozen=True, kw_only=True, tag="take-back"):
    """A piece that goes back to its player's hand."""

    card: int


def refuse_taking_back(g: Engine, player: Side, id: int) -> Refusal | None:
    """Why a player cannot take a piece back into hand now, or None."""
    if not is_piece(g, id) or g.card(id).side != player:
        return refusal(g, "holosite", "no-piece")
    if battle_of(g) is not None:
        return refusal(g, "holosite", "in-battle")
    where = table.location_of(g, id)
    return None if controls(g, player, where) else refusal(g, "holosite", "no-control", place=g.ref(where))


@offers("take-back")
def offer_taking_back(g: Engine, player: Side) -> list[Option]:
    """Each piece that its player may take back."""
    boards = [each for each in table.board(g).locations if is_holosite(g, each)]
    pieces = [id for place in boards for id in table.cards_at(g, place)]
    return [option(g, "take-back", id) for id in pieces if refuse_taking_back(g, player, id) is None]


@explains("take-back")
def why_not_take_back(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a piece stays where it is."""
    reason = refuse_taking_back(g, player, card)
    return [reason] if reason else []


@starts("take-back")
def take_back(g: Engine, player: Side, option: Option) -> None:
    """Begin to take a piece back."""
    assert option.card is not None
    g.push(TakeBack(player=player, card=option.card.id), into="acted")


def _take_back(g: Engine, f: Scope[TakeBack]) -> None:
    zones.lose(g, (f.vars.card,), "returned", "hand")


def _taken_back(g: Engine, f: Scope[TakeBack]) -> None:
    f.finish(True)


procedure(TakeBack, _take_back, _taken_back)
