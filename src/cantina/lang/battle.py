"""Battles: who is in them, who began them, their destinies."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import ANYONE, Ability, AllOf, Condition, Filter, Player, There, Trigger, Verb
from cantina.lang.statuses import status
from cantina.lang.vocabulary import Segment


class FoughtOver(Filter, frozen=True):
    """A location where a battle has taken place this turn."""


class InBattle(Filter, frozen=True):
    """A card that participates in the present battle."""


class Alone(Filter, frozen=True):
    """A card with no other of its side in the battle, or at its location if there is no battle."""


IN_BATTLE = InBattle()
ALONE = Alone()
EXCLUDED = status("excluded")  # kept out of the battle at its location by a text


class Defending(Condition, frozen=True):
    """Such a card is in a battle that its opponent initiated, alone if it says so."""

    who: Filter
    alone: bool = False


class DuringBattle(Condition, frozen=True):
    """A battle is going on: in this segment, initiated by this player, lost by this player (the power segment has shown
    it), at such a location, as far as it says so."""

    segment: Segment | Literal[""] = ""
    by: Player = ANYONE
    lost_by: Player | None = None
    at: Filter | None = None


NO_BATTLE = ~DuringBattle()


def in_battle(*who: Filter) -> Condition:
    """Each of these is in the present battle."""
    found = tuple(There(each & IN_BATTLE) for each in who)
    return found[0] if len(found) == 1 else AllOf(found)


def battle_just_initiated(by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A battle has just been initiated (also: the beginning of a battle)."""
    return Trigger("battle", by=by, at=at)


def end_of_segment(of: Segment, at: Filter | None = None) -> Trigger:
    """A segment of a battle has just ended."""
    return Trigger("segment-ended", of=of, at=at)


def battle_destinies_drawn(each: int) -> Trigger:
    """Both players have just drawn so many battle destinies each."""
    return Trigger("battle-destinies", of=str(each))


def battle_just_lost(by: Player, at: Filter | None = None) -> Trigger:
    """The power segment has just shown a player to be the loser."""
    return Trigger("battle-lost", by=by, at=at)


def battle_just_won(by: Player, at: Filter | None = None) -> Trigger:
    """The power segment has just shown a player to be the winner."""
    return Trigger("battle-won", by=by, at=at)


def end_of_battle() -> Trigger:
    """A battle ends."""
    return Trigger("battle-ended")


def battle_just_over(by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A battle that a player had initiated is over."""
    return Trigger("battle-over", by=by, at=at)


class InitiateBattle(Verb, frozen=True):
    """You initiate a battle at such a location at once, and these texts apply to it: the only one there this turn, at
    the price of the action itself; or another one there, at the usual cost, in which cards may battle again, and use
    their weapons and devices again."""

    at: Filter
    text: tuple[Ability, ...] = ()
    again: bool = False


class SwitchBattleDestinies(Verb, frozen=True):
    """The two players' battle destinies change places."""


class IfUnable(Ability, frozen=True):
    """So many battle destinies can be drawn if not able to otherwise."""

    draws: int = 1
    when: Condition | None = None
