"""Choices: which cards, how many of them, in which zone, by whom; an amount or a pile instead of cards."""

from __future__ import annotations

import msgspec

from cantina.lang.core import SELF, YOU, Both, Bound, Condition, Filter, Number, Player, Verb
from cantina.lang.vocabulary import Finding, Pile
from cantina.model.node import Node


class Zone(Node, frozen=True):
    """Where cards are, or where they go."""

    @property
    def zone(self) -> str:
        """What the zone of a card there is called."""
        return "table"


class Table(Zone, frozen=True):
    """The table: wherever a card is there, or at such a location."""

    at: Filter | None = None


class In(Zone, frozen=True):
    """A hand or a pile. Where cards go, whose it is goes without saying: each to its owner's, on top or under it, face
    up if it says so. From under it, the top cards are the bottom ones."""

    pile: Pile
    whose: Player = YOU
    under: bool = False
    face_up: bool = False

    @property
    def zone(self) -> str:
        """What the zone of a card there is called."""
        return self.pile


class Outside(Zone, frozen=True):
    """The cards that you have brought along outside your deck."""

    @property
    def zone(self) -> str:
        """What the zone of a card there is called."""
        return "outside"


class On(Zone, frozen=True):
    """The cards that are stacked on such a card; where cards go, face down if it says so."""

    card: Filter
    face_down: bool = False

    @property
    def zone(self) -> str:
        """What the zone of a card there is called."""
        return "stacked"


class StackedOn(Filter, frozen=True):
    """A card that is stacked on such a card. A description that names a stack looks at stacked cards, too."""

    card: Filter = SELF


class Holding(Filter, frozen=True):
    """A card on which at least so many such cards are stacked, and no more than so many if it says so."""

    what: Filter
    least: int = 1
    most: int | None = None


class InPile(Filter, frozen=True):
    """A card that lies in a hand or pile, where a text speaks of such cards."""

    pile: Pile


class UnderStack(Filter, frozen=True):
    """A card that such a card is stacked on or under."""

    what: Filter


class Target(Node, frozen=True):
    """Something to choose while an action is initiated, before anything is paid."""


class Choice(Target, frozen=True):
    """Cards of a zone: a player chooses them, or they are all, the top ones or random ones that fit. At initiation they
    are the target, unless they have another name; in a result only a name makes them known to what follows."""

    what: Filter | None = None  # None: any card
    how: Finding = "choose"
    number: Number | None = 1  # None: as many as there are, or as the player likes
    at_most: bool = False  # fewer of them will do, or none
    among: Zone = Table()
    by: Player = YOU
    name: str = ""
    but: int = 0  # so many of all are left out

    def __post_init__(self) -> None:
        if self.how == "all" and self.number is not None:
            raise ValueError("all have no number")
        if self.how == "top" and self.number is None:
            raise ValueError("how many from the top?")

    def named(self, name: str) -> Choice:
        """The same choice under a name."""
        return msgspec.structs.replace(self, name=name)

    @property
    def from_below(self) -> bool:
        """Whether the cards are counted from the bottom of a pile."""
        return self.how == "top" and isinstance(self.among, In) and self.among.under

    @property
    def named_before(self) -> bool:
        """Whether it is one of the cards that a text has named before: nobody need look for it."""
        parts = self.what.parts if isinstance(self.what, Both) else (self.what,)
        return (self.number == 1 or self.at_most) and any(isinstance(each, Bound) for each in parts)

    @property
    def searched(self) -> str:
        """The pile that must be searched for such cards; "" if there is none."""
        by_sight = self.how == "choose" or (self.how == "all" and self.what is not None)
        by_sight = by_sight and not self.named_before
        return self.among.pile if by_sight and isinstance(self.among, In) else ""


class IsIn(Condition, frozen=True):
    """There is such a card in a zone, be it one that nobody may look through."""

    what: Filter
    among: Zone


class AmountUpTo(Target, frozen=True):
    """An amount of Force up to this, which is then `X`."""

    most: Number
    least: int = 1


class EitherPile(Target, frozen=True):
    """One of these piles, of either player."""

    piles: tuple[Pile, ...]


class ForEach(Verb, frozen=True):
    """Some things happen for each of these cards, one after the other; it is the target then."""

    what: Choice
    do: tuple[Verb, ...]


Cards = Choice | Filter  # cards to be chosen, or such as the text speaks of: this one, the target, all that fit

_TABLE, _RESERVE, _HAND = Table(), In("reserve"), In("hand")


def one(what: Filter | None = None, among: Zone = _TABLE, by: Player = YOU, name: str = "") -> Choice:
    """One such card."""
    return Choice(what, among=among, by=by, name=name)


def several(number: Number, what: Filter | None = None, among: Zone = _TABLE, by: Player = YOU,
            name: str = "") -> Choice:  # fmt: skip
    """So many such cards, or as many as there are."""
    return Choice(what, number=number, among=among, by=by, name=name)


def up_to(number: Number | None, what: Filter | None = None, among: Zone = _TABLE, by: Player = YOU,
          name: str = "") -> Choice:  # fmt: skip
    """So many such cards at most, or none; without a number as many as the player likes."""
    return Choice(what, number=number, at_most=True, among=among, by=by, name=name)


def any_number_of(what: Filter | None = None, among: Zone = _TABLE, by: Player = YOU, name: str = "") -> Choice:
    """As many such cards as the player likes, but at least one."""
    return Choice(what, number=None, among=among, by=by, name=name)


def all_(what: Filter | None = None, among: Zone = _TABLE, name: str = "") -> Choice:
    """All such cards."""
    return Choice(what, "all", None, among=among, name=name)


def all_but(number: int, among: Zone, name: str = "") -> Choice:
    """All cards of a zone but so many; chance decides which."""
    return Choice(None, "random", None, among=among, name=name, but=number)


def top(number: Number = 1, what: Filter | None = None, among: Zone = _RESERVE, name: str = "",
        at_most: bool = False) -> Choice:  # fmt: skip
    """So many cards from the top of a pile, or those nearest its top that fit; fewer, if the player likes."""
    return Choice(what, "top", number, at_most, among=among, name=name)


def bottom(number: Number = 1, pile: Pile = "reserve", whose: Player = YOU, name: str = "") -> Choice:
    """So many cards from the bottom of a pile."""
    return top(number, among=In(pile, whose, under=True), name=name)


def random(number: Number = 1, what: Filter | None = None, among: Zone = _HAND, by: Player = YOU,
           name: str = "") -> Choice:  # fmt: skip
    """So many such cards; chance decides which."""
    return Choice(what, "random", number, among=among, by=by, name=name)


def amount_up_to(most: Number, least: int = 1) -> AmountUpTo:
    """An amount of Force to choose."""
    return AmountUpTo(most, least)


def a_pile(*piles: Pile) -> EitherPile:
    """A pile to choose, of either player."""
    return EitherPile(piles)
