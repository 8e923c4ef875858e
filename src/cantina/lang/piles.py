"""Hands and piles: cards that are put into them, taken out, looked at, shuffled."""

from __future__ import annotations

from cantina.lang.choices import Cards, Choice, In, Zone
from cantina.lang.core import ANYONE, YOU, Ability, Filter, Player, Trigger, Verb
from cantina.lang.statuses import status


class Duplicated(Filter, frozen=True):
    """A card of which the hand or pile where it is holds two or more with the same title."""


DUPLICATED = Duplicated()
FACE_UP = status("face up")  # in a face-down pile: everybody sees such a card while it is the top one
FACE_DOWN = status("face down")  # on or under another card: only who knows it sees it; its number tells its place there


class FaceDown(Ability, frozen=True):
    """A player's Lost Pile lies face down: nobody sees which cards come there from Life Force, nor what is on top."""

    player: Player


class Put(Verb, frozen=True):
    """Cards go to another zone, each to its owner's: into hand, to a pile, on a card, back to the table. They are
    neither lost nor retrieved by that, even if it is a Lost Pile that they go to or come from."""

    what: Cards
    to: Zone

    def __post_init__(self) -> None:
        if isinstance(self.to, In) and self.to.whose != YOU:
            raise ValueError("a card goes to its owner's pile, whose ever is named: say In(pile)")


def just_stacked(card: Filter | None, on: Filter, by: Player = ANYONE) -> Trigger:
    """A card of a player's was just placed face up on another one."""
    return Trigger("stacked", by=by, card=card, target=on)


class Exchange(Verb, frozen=True):
    """Two cards change places. If one of them was just drawn for destiny, the other one counts in its place from then
    on, and was not drawn."""

    what: Cards
    against: Choice


class Retrieve(Verb, frozen=True):
    """Cards are retrieved from a Lost Pile, to the Used Pile unless another place is named."""

    what: Choice
    to: In = In("used")


class Peek(Verb, frozen=True):
    """You look at cards; they stay where they are."""

    what: Choice


class Rearrange(Verb, frozen=True):
    """You look at cards of piles, and put them back in whatever order you like, one for each place."""

    what: tuple[Choice, ...]


class Reveal(Verb, frozen=True):
    """Cards are shown to everybody; they stay where they are."""

    what: Choice


class ShufflePile(Verb, frozen=True):
    """A pile is shuffled: this one, or the one that was chosen."""

    pile: In | None = None


class SiftForce(Verb, frozen=True):
    """You declare a card type and use Force, one by one, showing each card that is used, until one of that type comes
    up, which you take into hand, or until there is no more."""
