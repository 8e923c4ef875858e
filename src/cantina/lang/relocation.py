"""Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina.lang.core import TARGET, Bound, Filter, Trigger, Verb
from cantina.lang.vocabulary import Travel


def just_transported(by: Filter) -> Trigger:
    """Cards that a card has just relocated; they are `TRANSPORTED`."""
    return Trigger("transported", card=by)


TRANSPORTED = Bound("transported")


class Move(Verb, frozen=True):
    """Cards move for free: to a location by landspeed, as a regular move or moving away, or straight from where they
    are if they relocate (an Effect to any card); to which of several, you choose. Without a location they move away,
    where their player likes: characters and vehicles by landspeed, starships by hyperspeed, both of the latter by any
    sector movement, be it at the usual price; as a 'react', if it says so, by any move that a 'react' may be. Who
    cannot move stays."""

    what: Filter = TARGET
    to: Filter | None = None
    how: Travel = "move"
    free: bool = True

    def __post_init__(self) -> None:
        if self.to is not None and not self.free:
            raise ValueError("only a move away can be at the usual price")
