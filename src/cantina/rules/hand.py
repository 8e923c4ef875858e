"""The cards that a player may play and deploy: those of the hand, and those that a text lets him use as such."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.texts import cards_in, in_force, lines_of, speaks
from cantina.model.sides import Side


def at_hand(g: Engine, side: Side) -> list[int]:
    """The cards of a player's hand, and stacked ones that are as good as in hand."""
    if not lines_of(g, lang.AsIfFromHand):
        return [*g.pile(side, "hand")]
    kept = [id for each in in_force(g, lang.AsIfFromHand) if each.you == side
            for holder in cards_in(g, each, each.ability.on)
            for id in table.stacked_on(g, holder) if speaks(g, each, what=id)]  # fmt: skip
    return [*g.pile(side, "hand"), *kept]


def is_held(g: Engine, id: int) -> bool:
    """Whether a card would be played from a hand, or as if from one."""
    zone = g.card(id).zone
    return zone == "hand" or (zone == "stacked" and g.face(id).category == "interrupt")
