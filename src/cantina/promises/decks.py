"""Decks drawn from everything that is implemented, so that cards meet that nobody would put together."""

from __future__ import annotations

from cantina.decks import Deck, standard_catalog
from cantina.decks.deck import DECK_SIZE
from cantina.engine import rng
from cantina.model.card import Definition
from cantina.model.sides import Side

PLACES = 16  # locations in a deck: some whole planets, others without company
NEVER_SHUFFLED = ("game aid", "defensive shield")


def put_into_decks(side: Side) -> list[Definition]:
    """The cards of a side that a deck can hold."""
    return [face for face in standard_catalog().by_id.values()
            if face.side == side and face.category not in NEVER_SHUFFLED and not face.front]  # fmt: skip


def drawn_deck(side: Side, seed: int) -> Deck:
    """The same for the same seed: locations first, then any other cards, each title once."""
    faces = put_into_decks(side)
    state = rng.step(seed * 2 + (side == "dark"))[0]
    state, places = _some([face for face in faces if face.category == "location"], PLACES, state)
    _, others = _some([face for face in faces if face.category != "location"], DECK_SIZE - PLACES, state)
    return Deck(side, tuple(face.id for face in (*places, *others)), name=f"drawn {seed}")


def _some(faces: list[Definition], count: int, state: int) -> tuple[int, list[Definition]]:
    """So many of these in any order."""
    rest, drawn = list(faces), []
    for _ in range(count):
        state, n = rng.below(state, len(rest))
        drawn.append(rest.pop(n))
    return state, drawn
