"""Set-up."""

from __future__ import annotations

from cantina.lang.core import Ability, Bound, Condition, Verb
from cantina.model.sides import Side


class FirstTurn(Ability, frozen=True):
    """If this is your starting location, a side takes the first turn."""

    side: Side


class AtStart(Ability, frozen=True):
    """What an Objective or a Starting Effect does while the game is set up, before anything else that it says is in
    force. What it looks for must be there: without it an Objective goes out of play."""

    do: tuple[Verb, ...]


START = Bound("start")  # the starting location of the player whose Interrupt it is


class Starting(Ability, frozen=True):
    """What an Interrupt does that its player starts the game with, once the starting locations are there; it says
    itself where the Interrupt goes."""

    do: tuple[Verb, ...]
    when: Condition | None = None
    goes_to: str = "starting"
