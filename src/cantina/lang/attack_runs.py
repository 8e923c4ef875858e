"""Attack Runs through the trench of the Death Star."""

from __future__ import annotations

from cantina.lang.core import Filter, Number, Verb


class LeadsRun(Filter, frozen=True):
    """The lead starfighter of the present Attack Run."""


LEADING = LeadsRun()


class AttackRun(Verb, frozen=True):
    """Starfighters fly to the location of this card, which is their regular move. The opponent may follow with so many
    ships, no regular move of theirs. One of those that are able to is the lead, the others are its wingmen. Players act
    in turn: weapons of the followers and of the location may fire once each, at the lead only if no wingman is left,
    and who is hit is lost. With a lead left, two destinies are drawn and the total is worked out; then all of them go
    back, and if the total is over the number some things happen."""

    flight: Filter
    able: Filter  # to lead
    followers: Filter
    most: int  # that may follow; a squadron counts as three
    total: Number
    over: Number
    then: tuple[Verb, ...]
