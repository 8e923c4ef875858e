"""Creatures: where they live, how ferocious they are, what they attack and what becomes of it."""

from __future__ import annotations

from cantina.lang.core import ANYONE, SELF, TARGET, Ability, Filter, Player, Trigger, Var, Verb
from cantina.lang.statuses import status

ATTACHED = status("attached")  # the other card: the host
FEROCITY = Var("ferocity")


class Habitat(Ability, frozen=True):
    """The locations where this creature lives: it deploys and moves only there, but for these planets; and others that
    it lives at anyway. Without any it lives everywhere."""

    where: Filter | None = None
    shuns: tuple[str, ...] = ()
    also: Filter | None = None


class DrawsFerocity(Ability, frozen=True):
    """The ferocity of this creature is drawn anew each time that it is needed: so many destinies, and a number."""

    draws: int = 1
    plus: int = 0


class Attacks(Ability, frozen=True):
    """This creature attacks such cards, besides what every creature attacks; before all others, if it says so. Instead
    of comparing numbers it attaches to its prey, its host from then on, or carries it off with it along the row, as far
    as it can up to so many sites; or it does something else than eat prey that it has defeated."""

    prey: Filter
    attaches: bool = False
    carries_off: int = 0
    defeated: tuple[Verb, ...] = ()
    first: bool = False


class Eat(Verb, frozen=True):
    """Cards are eaten by a creature: this one, unless it is said which."""

    what: Filter = TARGET
    by: Filter = SELF


class Pounce(Verb, frozen=True):
    """A creature attacks such a card at once, if that is its prey."""

    creature: Filter
    prey: Filter = TARGET


class MeasureFerocity(Verb, frozen=True):
    """The ferocity of a creature is found out, and drawn if it has to be: it is an amount from then on."""

    of: Filter = TARGET
    name: str = FEROCITY.name


def attack_just_initiated(
    creature: Filter | None = None, on: Filter | None = None, at: Filter | None = None
) -> Trigger:
    """An attack by a creature has just been initiated, on such a card."""
    return Trigger("attack", card=creature, target=on, at=at)


def creature_just_attacked(creature: Filter, by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A player's cards have just initiated an attack against a creature."""
    return Trigger("attack", by=by, of="creature", target=creature, at=at)


def just_eaten(card: Filter, at: Filter | None = None, by: Filter | None = None) -> Trigger:
    """A card has just been eaten, by such a creature."""
    return Trigger("eaten", card=card, at=at, source=by)
