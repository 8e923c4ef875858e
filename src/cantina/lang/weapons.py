"""Weapons: who has them, what they target, what they 'hit'."""

from __future__ import annotations

from typing import ClassVar

from cantina.lang.actions import AsSoonAs
from cantina.lang.cards import WEAPON, Is
from cantina.lang.characteristics import in_title
from cantina.lang.choices import Choice, one
from cantina.lang.core import (
    ANYONE,
    SELF,
    TARGET,
    Ability,
    Both,
    Condition,
    Either,
    Filter,
    Not,
    Player,
    There,
    Trigger,
    Verb,
)
from cantina.lang.costs import FREE, Cost
from cantina.lang.limits import Limit
from cantina.lang.places import HERE, Present
from cantina.lang.statuses import status
from cantina.lang.zones import Lose


class Armed(Filter, frozen=True):
    """A character with a weapon that can be called by this word, be it a permanent one."""

    weapon: str = "weapon"


class Arm(Is, frozen=True):
    """A weapon that can be called by this word, a card or a permanent one; a permanent weapon is spoken of by the
    character that it is part of."""


# What a permanent weapon can be called (characteristics.10).
ARM_WORDS = frozenset({"weapon", "character weapon", "blaster", "blaster rifle", "lightsaber", "rifle"})


def arms(what: Filter) -> Filter:
    """The same description, permanent weapons included: for what a weapon does, not for what happens to its card."""
    if type(what) is Is and what.word in ARM_WORDS:
        return Arm(what.word)
    if isinstance(what, Not):
        return Not(arms(what.part))
    if isinstance(what, Both | Either):
        return type(what)(tuple(arms(part) for part in what.parts))
    return what


class UsedBy(Filter, frozen=True):
    """A weapon or device that such a card carries, or a weapon that it has as a permanent one."""

    who: Filter


HIT = status("hit")  # its value, if it has one: the forfeit value that the weapon leaves it


def just_hit(card: Filter, source: Filter | None = None) -> Trigger:
    """A card has just been 'hit', by such a weapon."""
    return Trigger("hit", card=card, source=None if source is None else arms(source))


def just_targeted(target: Filter | None = None, weapon: Filter = WEAPON, by: Player = ANYONE) -> Trigger:
    """A player's weapon is aimed at a card and paid for, and has not yet had its result."""
    return Trigger("fired", by=by, card=arms(weapon), target=target)


class AbleToFire(Filter, frozen=True):
    """A weapon that its player could fire now, at such a card if it says so; price aside."""

    at: Filter | None = None


class MayFire(Filter, frozen=True):
    """A weapon that was not fired this turn, and that nothing keeps from being fired at such a location, whatever its
    own text says that it may target."""

    at: Filter


class Discharge(Verb, frozen=True):
    """A weapon is fired as an action says, at a location: its shot for this turn. What the action draws from then on is
    weapon destiny."""

    what: Filter
    at: Filter = TARGET


class JustFired(Filter, frozen=True):
    """The weapon that an action going on has fired."""


class Forgo(Verb, frozen=True):
    """A weapon is not fired: it counts as having been."""

    what: Choice


def forgo(weapon: Filter) -> Forgo:
    """One such weapon is not fired that could be."""
    return Forgo(one(arms(weapon) & AbleToFire()))


class Reaches(Ability, frozen=True):
    """Such weapons may target at such locations, too."""

    what: Filter
    to: Filter


class StrikesAt(Ability, frozen=True):
    """As soon as such a card is present with this one, one of its player's choice is lost, and so is this one."""

    prey: Filter

    def short_for(self) -> tuple[Ability, ...]:
        """Something that happens at once."""
        there = self.prey & Present(HERE)
        return (AsSoonAs(There(there), [Lose(one(there)), Lose(SELF)]),)


class MakeHit(Verb, frozen=True):
    """The target is 'hit', and its forfeit value falls to zero if it says so, or if a condition holds."""

    who: Filter = TARGET
    forfeit_zero: bool | Condition = False


class Fire(Ability, frozen=True):
    """Firing this weapon: what it may target (a site, if it is thrown), the cost, what happens, when and how often it
    can, and at how many cards of one kind at once."""

    at: Filter
    do: tuple[Verb, ...]
    cost: Cost = FREE
    reach: Filter = HERE
    to: Trigger | None = None
    limit: Limit | None = None  # instead of once a turn
    again: Cost | None = None  # what each further shot in the battle costs, if it may fire repeatedly
    most: int | None = None  # several targets, if it may have more than one
    by: Filter | None = None  # who fires it, if nobody carries it: such a card of yours present with it
    when: Condition | None = None

    def about(self) -> tuple[str, ...]:
        """The kinds of moment that it answers."""
        return self.to.kinds() if self.to is not None else ("",)


class Shoot(Verb, frozen=True):
    """A weapon is fired at once, in a battle or not, free if it says so. Who is 'hit' outside a battle is lost. A
    character weapon may also target such cards as if they were characters."""

    what: Filter = TARGET
    free: bool = False
    also: Filter | None = None


class Volley(Verb, frozen=True):
    """Weapons are fired at a card as one action, each at its own price. All that they draw is added up, and the sum
    counts as what each of them has drawn, one after the other."""

    what: Filter
    at: Filter = TARGET


class Mounts(Ability, frozen=True):
    """Such weapons of yours may deploy aboard this card, at the price of their own text, whatever that text names."""

    what: Filter
    aboard: bool = True  # or here, at a location


class PermanentWeapon(Ability, frozen=True):
    """A character weapon that is part of the character, a unique one if it says so."""

    inborn: ClassVar[bool] = True

    title: str
    fire: Fire
    unique: bool = False

    @property
    def characteristics(self) -> tuple[str, ...]:
        """What its title says that it is (characteristics.10)."""
        return tuple(in_title(self.title, "weapon"))

    @property
    def words(self) -> frozenset[str]:
        """All that a text can call it."""
        return frozenset({"weapon", "character weapon", *(word.lower() for word in self.characteristics)})


class Disarms(Ability, frozen=True):
    """Such characters have no weapon while this card is there, not even a permanent one, and can carry none."""

    who: Filter
