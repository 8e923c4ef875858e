"""Jedi training: mentors, apprentices, and the Jedi Tests that these complete."""

from __future__ import annotations

from cantina.lang.actions import Act, Attempt
from cantina.lang.cards import Is
from cantina.lang.choices import Choice, one
from cantina.lang.core import ANYONE, SELF, YOU, Ability, Bound, Condition, Filter, If, Player, There, Trigger
from cantina.lang.destiny import DESTINY, DrawDestiny
from cantina.lang.places import HERE, Present, on
from cantina.lang.statuses import Become, WhileIn, status
from cantina.lang.turn import start_of_phase
from cantina.lang.values import ValueOf
from cantina.lang.vocabulary import Role

JEDI_TEST = Is("jedi test")
COMPLETED = status("completed")
TRAINED = status("trained")  # whose ability a completed Jedi Test has raised
UPSIDE_DOWN = status("upside down")

MENTOR, APPRENTICE = Bound("mentor"), Bound("apprentice")  # those of the Test whose text it is
BEFORE_CONTROL = start_of_phase("control", YOU)
PRESENT_TO_LEARN = There(APPRENTICE & Present(HERE)) & There(MENTOR & on("Dagobah"))


class InTraining(Filter, frozen=True):
    """The mentor of a Jedi Test that is not completed; an apprentice, who stays one until he is a Jedi."""

    role: Role


class Eligible(Filter, frozen=True):
    """A card that could be the mentor of a Jedi Test, or the apprentice of its mentor."""

    role: Role


class LaysTestsOnTable(Ability, frozen=True):
    """The Jedi Tests that such apprentices complete are placed on table, not on them."""

    who: Filter


class HasCompleted(Filter, frozen=True):
    """A character who has completed such a Jedi Test."""

    test: Filter


A_MENTOR, AN_APPRENTICE = InTraining("mentor"), InTraining("apprentice")


def jedi_test(number: int) -> Filter:
    """The Jedi Test of this number."""
    return Is(f"jedi test #{number}")


def mentor(where: Filter) -> Choice:
    """The mentor that a Jedi Test targets when it is deployed."""
    return one(Eligible("mentor") & where).named(MENTOR.name)


def apprentice(who: Filter) -> Choice:
    """The apprentice that a Jedi Test targets when it is deployed."""
    return one(Eligible("apprentice") & who).named(APPRENTICE.name)


def just_completed(test: Filter = JEDI_TEST, by: Player = ANYONE, apprentice: Filter | None = None) -> Trigger:
    """Such a Jedi Test has just been completed, by such an apprentice."""
    return Trigger("completed", by=by, card=test, target=apprentice)


def trial(beyond: int, when: Condition, to: Trigger = BEFORE_CONTROL) -> Act:
    """The attempt at a Jedi Test that training destiny and the apprentice's ability decide together."""
    total = DESTINY + ValueOf("ability", APPRENTICE)
    return Attempt([DrawDestiny(of="training"), If(total > beyond, (Become(COMPLETED, SELF),))], to=to, when=when)


def UntilCompleted(*text: Ability) -> WhileIn:
    """What a Jedi Test says of the time before it is completed."""
    return WhileIn(COMPLETED.status, text, until=True)


def OnceCompleted(*text: Ability) -> WhileIn:
    """What a Jedi Test says once it is completed."""
    return WhileIn(COMPLETED.status, text)
