"""Holosites: dejarik cards and holograms deploy there as if they were characters (digest: dejarik rules)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import is_called, words
from cantina.engine.texts import declares_textless
from cantina.engine.values import BaseOverride, overrides_base, value
from cantina.lang.vocabulary import CardStat
from cantina.model.card import Definition
from cantina.model.decision import Refusal
from cantina.rules.options import refusal

PIECES = frozenset({"dejarik", "hologram"})
EQUAL_TO_DESTINY: tuple[CardStat, ...] = ("power", "ability", "deploy", "forfeit")  # of a piece


def is_holosite(g: Engine, place: int) -> bool:
    """Whether dejarik rules are in effect at a place."""
    return place > 0 and is_called(g, place, "holosite")


def may_be_piece(face: Definition) -> bool:
    """Whether such a card may ever stand at a holosite, by what is printed on it."""
    return face.category in ("interrupt", "effect") and bool(PIECES & face.words)


def can_be_piece(g: Engine, id: int) -> bool:
    """Whether a card may stand at a holosite: an Interrupt or Effect that is a dejarik card or a hologram."""
    return g.face(id).category in ("interrupt", "effect") and bool(PIECES & words(g, id))


def boards_for(g: Engine, id: int) -> list[int]:
    """The holosites that a card could be deployed to."""
    if not can_be_piece(g, id):
        return []
    return [each for each in table.board(g).locations if is_holosite(g, each)]


def refuse_piece(g: Engine, id: int, place: int) -> Refusal | None:
    """Why a card cannot be at a holosite, or None."""
    return None if can_be_piece(g, id) else refusal(g, "holosite", "holosite", place=g.ref(place))


def piece_price(g: Engine, id: int) -> int:
    """A piece costs its destiny number."""
    return int(value(g, "destiny", id) or 0)


def is_piece(g: Engine, id: int) -> bool:
    """An Interrupt or Effect that stands at a holosite by itself, as a character would."""
    place = g.state.cards[id].at
    return bool(place) and g.faces[id].category in ("interrupt", "effect") and "holosite" in g.faces[place].words


@overrides_base(*EQUAL_TO_DESTINY, of=("interrupt", "effect"))
def _piece(g: Engine, stat: str, id: int) -> BaseOverride | None:
    return BaseOverride(value(g, "destiny", id), "piece") if is_piece(g, id) else None


declares_textless(is_piece)
