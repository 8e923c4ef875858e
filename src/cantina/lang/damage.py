"""The damage segment: battle damage, attrition, forfeiting."""

from __future__ import annotations

from cantina.lang.core import SELF, YOU, Ability, Condition, Filter, Number, Player, Trigger, Verb


class InDamageSegment(Condition, frozen=True):
    """The damage segment of a battle is going on that a player has lost, or of any battle."""

    lost_by: Player = ""


class NothingToForfeit(Condition, frozen=True):
    """A player has no card left in the battle that could be forfeited."""

    player: Player = YOU


def just_forfeited(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just been forfeited from such a location."""
    return Trigger("forfeited", card=card, at=at)


class CancelDamage(Verb, frozen=True):
    """All battle damage that a player still owes is cancelled."""

    player: Player = YOU


class ImmuneToAttrition(Ability, frozen=True):
    """Such cards are immune to attrition below a number."""

    below: Number
    who: Filter = SELF
    when: Condition | None = None


class ForfeitFromHand(Ability, frozen=True):
    """In the damage segment of a battle that you lost, cards with a forfeit value may be forfeited from your hand."""


class ForfeitInPlace(Ability, frozen=True):
    """This card may be forfeited in place of such a 'hit' card, which is restored."""

    of: Filter
