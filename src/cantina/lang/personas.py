"""Persons, and how many of a card may be on table."""

from __future__ import annotations

from cantina.lang.core import Ability, Condition, Filter


class Person(Filter, frozen=True):
    """Any card that depicts this person, starship or vehicle."""

    name: str


class Brings(Filter, frozen=True):
    """A card that brings one of these persons to the table, be it as the permanent pilot of a ship or vehicle."""

    names: tuple[str, ...]


class Unique(Filter, frozen=True):
    """A card of which each player may have one on table."""


class Restricted(Filter, frozen=True):
    """A card of which each player may have two or three on table."""


UNIQUE = Unique()
LUKE, LEIA, HAN, CHEWIE, OBI_WAN = Person("Luke"), Person("Leia"), Person("Han"), Person("Chewie"), Person("Obi-Wan")
VADER, TARKIN, R2_D2, C_3PO = Person("Vader"), Person("Tarkin"), Person("R2-D2"), Person("C-3PO")
YODA, AMIDALA = Person("Yoda"), Person("Amidala")
LANDO, FALCON, EMPEROR = Person("Lando"), Person("Falcon"), Person("Emperor")


class StackOnTable(Ability, frozen=True):
    """Cards stacked here count as on table where uniqueness is asked for."""


class OpponentMayReplace(Ability, frozen=True):
    """The opponent may replace this character with such a version of the same persona."""

    by: Filter
    when: Condition | None = None
