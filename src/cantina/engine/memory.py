"""What cards remember: the targets of an Effect, somebody's victim. It belongs to their stay on table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.model.card import Card, Memory
from cantina.model.sides import TABLE

if TYPE_CHECKING:
    from cantina.engine.core import Engine


SHARED = "shared"  # the name for cards that are stacked on another card, too


def remember(g: Engine, id: int, name: str, cards: Iterable[int]) -> None:
    """A card remembers others by a name: one on table as it stands there, any other for good."""
    found = tuple(Memory(name, each, _incarnation(g.card(each))) for each in cards)
    g.change(id, memory=(*g.card(id).memory, *found))


def forget(g: Engine, id: int, name: str) -> None:
    """A card remembers nobody by a name any more."""
    g.change(id, memory=tuple(each for each in g.card(id).memory if each.name != name))


def _incarnation(card: Card) -> int:
    return card.life if card.zone == TABLE else 0


def recalled(g: Engine, id: int) -> dict[str, Any]:
    """What the names that a card remembers stand for now: a card, several, or none if it has left the table since."""
    found: dict[str, tuple[int, ...]] = {}
    for each in g.state.cards[id].memory:
        there = not each.life or _incarnation(g.state.cards[each.card]) == each.life
        found[each.name] = (*found.get(each.name, ()), *((each.card,) if there else ()))
    return {name: cards[0] if len(cards) == 1 else cards for name, cards in found.items()}


def replace(g: Engine, old: int, new: int) -> None:
    """Whoever remembers a card remembers another one in its place, which goes on in its incarnation."""
    for card in g.state.cards:
        if any(each.card == old for each in card.memory):
            memory = [msgspec.structs.replace(each, card=new) if each.card == old else each for each in card.memory]
            g.change(card.id, memory=tuple(memory))
