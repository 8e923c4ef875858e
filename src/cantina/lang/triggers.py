"""Triggers: the moments that responses wait for."""

from __future__ import annotations

import msgspec

from cantina.lang.nouns import ANYONE, Filter, Player
from cantina.model.node import Node


class Trigger(Node, frozen=True):
    """Something that has just happened or is about to. `kind` is the engine's name for the moment."""

    kind: str
    by: Player = ANYONE
    card: Filter | None = None
    at: Filter | None = None
    start: Filter | None = None  # where a move came from
    of: str = ""  # a finer kind: which destiny, which loss, which move
    drawn_for: Filter | None = None  # the card whose action a destiny is drawn for
    target: Filter | None = None  # what that action targets
    also: Trigger | None = None  # another moment that the same text waits for

    def kinds(self) -> tuple[str, ...]:
        """All kinds of moment that it takes in."""
        return (self.kind, *(self.also.kinds() if self.also is not None else ()))

    def __or__(self, more: Trigger) -> Trigger:
        return msgspec.structs.replace(self, also=more)


def battle_just_initiated(by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A battle has just been initiated (also: the beginning of a battle)."""
    return Trigger("battle", by=by, at=at)


def drain_just_initiated(by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A Force drain has just been initiated."""
    return Trigger("drain", by=by, at=at)


def just_deployed(card: Filter, by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A card has just been deployed."""
    return Trigger("deployed", by=by, card=card, at=at)


def just_played(card: Filter, by: Player = ANYONE) -> Trigger:
    """A card is being played and has not yet had its result."""
    return Trigger("played", by=by, card=card)


def just_used(card: Filter, by: Player = ANYONE) -> Trigger:
    """An action of a text on table has been started and has not yet had its result."""
    return Trigger("used", by=by, card=card)


def just_forfeited(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just been forfeited from such a location."""
    return Trigger("forfeited", card=card, at=at)


def just_lost(card: Filter, at: Filter | None = None) -> Trigger:
    """A card has just left the table for the Lost Pile, forfeited or not."""
    return Trigger("lost", card=card, at=at)


def just_moved(card: Filter, to: Filter | None = None, start: Filter | None = None, by: Player = ANYONE) -> Trigger:
    """A card has just ended its move at such a location, coming from such a location."""
    return Trigger("moved", by=by, card=card, at=to, start=start)


def reaches(card: Filter, place: Filter, by: Player = ANYONE) -> Trigger:
    """A moving card comes to such a location, be it only to pass through. Only automatic actions can wait for this."""
    return Trigger("reached", by=by, card=card, at=place)


def about_to_move(card: Filter, by: Player = ANYONE, of: str = "") -> Trigger:
    """A card is about to move, by one kind of move if it says so ("hyperspeed"); the cost is paid."""
    return Trigger("about-to-move", by=by, card=card, of=of)


def react_just_begun(card: Filter | None = None, by: Player = ANYONE) -> Trigger:
    """A card has begun to move or deploy as a 'react' and has not arrived yet."""
    return Trigger("react", by=by, card=card)


def cover_just_broken(card: Filter) -> Trigger:
    """An undercover spy has just come back to its own side."""
    return Trigger("cover-broken", card=card)


def just_hit(card: Filter) -> Trigger:
    """A card has just been 'hit'."""
    return Trigger("hit", card=card)


def destiny_just_drawn(
    by: Player = ANYONE, of: str = "", drawn_for: Filter | None = None, target: Filter | None = None
) -> Trigger:
    """A destiny has just been drawn and not yet been used ("battle", "weapon", or any)."""
    return Trigger("destiny", by=by, of=of, drawn_for=drawn_for, target=target)


def battle_destinies_drawn(each: int) -> Trigger:
    """Both players have just drawn so many battle destinies each."""
    return Trigger("battle-destinies", of=str(each))


def battle_just_lost(by: Player, at: Filter | None = None) -> Trigger:
    """The power segment has just shown a player to be the loser."""
    return Trigger("battle-lost", by=by, at=at)


def battle_just_won(by: Player, at: Filter | None = None) -> Trigger:
    """The power segment has just shown a player to be the winner."""
    return Trigger("battle-won", by=by, at=at)


def about_to_lose_force(by: Player) -> Trigger:
    """A player must lose Force and has lost none of it yet."""
    return Trigger("about-to-lose-force", by=by)


def just_lost_force(by: Player, of: str = "") -> Trigger:
    """A player has just lost Force ("battle": as battle damage)."""
    return Trigger("force-lost", by=by, of=of)


def start_of_turn(whose: Player) -> Trigger:
    """A turn begins."""
    return Trigger("start-of-turn", by=whose)


def end_of_turn(whose: Player) -> Trigger:
    """A turn ends."""
    return Trigger("end-of-turn", by=whose)


def end_of_battle() -> Trigger:
    """A battle ends."""
    return Trigger("battle-ended")
