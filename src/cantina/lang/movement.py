"""Moves by the rules, and texts that allow more of them."""

from __future__ import annotations

from cantina.lang.cards import CHARACTER, VEHICLE
from cantina.lang.core import ANYONE, Ability, Bound, Condition, Filter, Number, Player, Trigger, your
from cantina.lang.places import HERE
from cantina.lang.vocabulary import MovesAs, Phase


class AbleToWalk(Filter, frozen=True):
    """A card that could move by its landspeed to such a location, as a regular move."""

    to: Filter


def just_moved(card: Filter, to: Filter | None = None, start: Filter | None = None, by: Player = ANYONE) -> Trigger:
    """A card has just ended its move at such a location, coming from such a location."""
    return Trigger("moved", by=by, card=card, at=to, start=start)


def reaches(card: Filter, place: Filter, by: Player = ANYONE) -> Trigger:
    """A moving card comes to such a location, be it only to pass through. Only automatic actions can wait for this."""
    return Trigger("reached", by=by, card=card, at=place)


def enters(card: Filter, place: Filter) -> Trigger:
    """A card has just come to such a location: deployed, moved there, or passing through. Only automatic actions can
    wait for this."""
    return Trigger("entered", card=card, at=place)


def about_to_move(card: Filter, by: Player = ANYONE, of: str = "") -> Trigger:
    """A card is about to move, by one kind of move if it says so ("hyperspeed"); the cost is paid."""
    return Trigger("about-to-move", by=by, card=card, of=of)


class AbleToMove(Filter, frozen=True):
    """A card that could still make a regular move."""


ORIGIN = Bound("origin")  # where a move that a text allows begins


class Moves(Ability, frozen=True):
    """Movement text: such cards may move from one place to another, and back if it says so, for so much Force, in a
    phase of yours, or at its start."""

    who: Filter
    start: Filter
    end: Filter
    cost: Number = 0
    during: Phase = "move"
    when: Condition | None = None
    back: bool = False
    first: bool = False  # before anybody does anything else in that phase


def passage(to: Filter, cost: Number = 0, when: Condition | None = None) -> Moves:
    """Your characters and vehicles may move between here and such locations in your move phase."""
    return Moves(your(CHARACTER | VEHICLE), start=HERE, end=to, cost=cost, when=when, back=True)


class MovesLike(Ability, frozen=True):
    """This card deploys and moves as if it were something else: a starfighter, a character; an undercover spy (on the
    opponent's side, in its own player's control phase, never aboard anything)."""

    what: MovesAs


class Shuttles(Ability, frozen=True):
    """Instead of using its landspeed in a turn, this vehicle may shuttle so many characters to or from its site, for
    free."""

    characters: int = 1
