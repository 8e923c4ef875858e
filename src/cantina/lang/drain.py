"""Force drains."""

from __future__ import annotations

from cantina.lang.core import ANYONE, YOU, Ability, Condition, Filter, Player, Trigger, Verb


def drain_just_initiated(by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A Force drain has just been initiated."""
    return Trigger("drain", by=by, at=at)


class ProtectDrains(Ability, frozen=True):
    """A player's Force drains may not be modified, or may not be cancelled, by that player's opponent."""

    against: tuple[str, ...] = ("modify", "cancel")
    player: Player = YOU
    at: Filter | None = None
    when: Condition | None = None


class ForgoDrain(Verb, frozen=True):
    """You do not drain at such a location this turn, where you could: what happens so happens instead."""

    at: Filter
