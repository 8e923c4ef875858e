"""Duels that actions bring about."""

from __future__ import annotations

from cantina.model.frame import Vars
from cantina.model.sides import Side


class Duelling(Vars, frozen=True, kw_only=True, tag="duel"):
    """A duel that an action has brought about."""

    act: int
    face: str
    node: int  # the verb that has brought it about
    you: Side
    duellist: int  # yours
    rival: int
    number: int  # of destinies for each side
    winner: Side | None = None
