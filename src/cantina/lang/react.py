"""Moving and deploying as a 'react'."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import ANYONE, SELF, Ability, Condition, Filter, Player, Self, Trigger


class AsReact(Condition, frozen=True):
    """The card is being deployed as a 'react'."""


def react_just_begun(card: Filter | None = None, by: Player = ANYONE, to: Filter | None = None) -> Trigger:
    """A card has begun to move or deploy to such a location as a 'react' and has not arrived yet."""
    return Trigger("react", by=by, card=card, at=to)


class ReactMove(Ability, frozen=True):
    """Such cards may move as a 'react', to such locations."""

    who: Filter = SELF
    to: Filter | None = None
    away: bool = False  # from the location of the battle or drain, instead of to it
    when: Condition | None = None
    free: bool = False
    against: Literal["", "battle", "drain"] = ""  # if only that


class ReactDeploy(Ability, frozen=True):
    """Cards may deploy as a 'react' to a battle or Force drain at such locations. A card whose text names itself
    may do so from hand."""

    to: Filter
    what: Filter | None = None
    against: Literal["", "battle", "drain"] = ""  # if only that
    with_pilot: bool = False  # together with a pilot
    aboard: bool = False  # on this very card, whatever their own text says
    when: Condition | None = None

    def waits_for(self) -> tuple[str, ...]:
        """What the card itself could 'react' to."""
        return ("battle", "drain") if isinstance(self.what, Self) else ()
