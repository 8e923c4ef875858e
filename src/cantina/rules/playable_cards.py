"""The cards that a player may play and deploy: those of the hand, and those that a text lets him use as such."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.texts import ability_applies, active_abilities, cards_in, lines_of
from cantina.model.sides import Side


def playable_from_hand(g: Engine, side: Side) -> list[int]:
    """The cards of a player's hand, and stacked ones that are as good as in hand."""
    if not lines_of(g, lang.AsIfFromHand):
        return [*g.pile(side, "hand")]
    kept = [id for each in active_abilities(g, lang.AsIfFromHand) if each.you == side
            for holder in cards_in(g, each, each.ability.on)
            for id in table.stacked_on(g, holder) if ability_applies(g, each, what=id)]  # fmt: skip
    return [*g.pile(side, "hand"), *kept]


def is_held(g: Engine, id: int) -> bool:
    """Whether a card would be played from a hand, or as if from one."""
    zone = g.card(id).zone
    return zone == "hand" or (zone == "stacked" and g.face(id).category == "interrupt")
