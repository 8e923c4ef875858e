"""The damage segment: battle damage, attrition, forfeiting."""

from __future__ import annotations

from cantina.lang.actions import Action
from cantina.lang.battle import IN_BATTLE, DuringBattle, in_battle
from cantina.lang.choices import one
from cantina.lang.core import SELF, TARGET, YOU, Ability, Condition, Filter, Number, Player, Trigger, Verb
from cantina.lang.statuses import Restore
from cantina.lang.values import Modify
from cantina.lang.weapons import HIT


class NothingToForfeit(Condition, frozen=True):
    """A player has no card left in the battle that could be forfeited."""

    player: Player = YOU


def just_forfeited(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just been forfeited from such a location."""
    return Trigger("forfeited", card=card, at=at)


class ForfeitedFrom(Filter, frozen=True):
    """A card that was forfeited this turn from such a location."""

    place: Filter


ALL_ATTRITION = ALL_OWED = float("inf")


def ImmuneToAttrition(below: Number = ALL_ATTRITION, who: Filter = SELF, when: Condition | None = None) -> Modify:
    """Such cards are immune to attrition below a number, or to any."""
    return Modify("immunity", below, who, when, how="least")


def NoImmunity(who: Filter = SELF, when: Condition | None = None) -> Modify:
    """Such cards have lost their immunity to attrition."""
    return Modify("immunity", 0, who, when, how="times")


def SatisfiesAll(who: Filter = SELF, when: Condition | None = None) -> Modify:
    """Such a card may be forfeited to satisfy all that its player owes in a battle."""
    return Modify("satisfies", ALL_OWED, who, when, how="set")


class ForfeitFromHand(Ability, frozen=True):
    """In the damage segment of a battle that you lost, cards with a forfeit value may be forfeited from your hand."""


class Forfeit(Verb, frozen=True):
    """Cards are forfeited; in the damage segment of a battle they satisfy what their player owes."""

    what: Filter


class MayForfeit(Ability, frozen=True):
    """You may forfeit such cards, which are not in the battle."""

    what: Filter


class ForfeitInPlace(Ability, frozen=True):
    """This card may be forfeited in place of such a 'hit' card, which is restored."""

    of: Filter

    def short_for(self) -> tuple[Ability, ...]:
        """An action of the damage segment."""
        saved = one(HIT & self.of & IN_BATTLE)
        when = DuringBattle("damage") & in_battle(SELF)
        return (Action([Restore(HIT, TARGET)], [Forfeit(SELF)], when=when, targets=(saved,)),)
