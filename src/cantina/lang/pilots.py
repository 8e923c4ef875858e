"""Who pilots a ship or vehicle."""

from __future__ import annotations

from cantina.lang.cards import STARSHIP, VEHICLE
from cantina.lang.core import SELF, Ability, Amount, Filter
from cantina.lang.personas import Person
from cantina.model.num import Num


class Piloted(Filter, frozen=True):
    """A ship or vehicle that such a card pilots; who drives a transport vehicle does not pilot it. Without anybody
    named: one that has a pilot, be it a permanent one."""

    by: Filter | None = None


class Working(Filter, frozen=True):
    """A ship or vehicle that can be used: not crashed, and flown or driven by somebody if it needs that."""


ANYTHING_PILOTED = (STARSHIP | VEHICLE) & Piloted(SELF)  # whatever this card pilots


def piloting(ship: str) -> Filter:
    """This starship or vehicle, if this card pilots it."""
    return Person(ship) & Piloted(SELF)


class WithPermanentPilot(Filter, frozen=True):
    """A ship or vehicle with a built-in pilot."""


class PermanentAstromech(Ability, frozen=True):
    """A built-in astromech: a person who is aboard wherever the ship is."""

    person: str


class PilotAbility(Amount, frozen=True):
    """The ability of the highest-ability pilot of a ship, be it a permanent one."""

    ship: Filter


class PermanentlyPiloted(Filter, frozen=True):
    """A ship or vehicle with a permanent pilot."""


class Ejects(Ability, frozen=True):
    """Such ships have no permanent pilots; for each of these they have room for a pilot more."""

    what: Filter


class PermanentPilot(Ability, frozen=True):
    """A built-in pilot, or several who share this ability; some are unique persons and bring their own text."""

    ability: Num
    person: str = ""
    power: int = 0
    pilots: int = 1
    yields: bool = False  # suspended while a card pilots
