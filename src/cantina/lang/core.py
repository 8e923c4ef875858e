"""The core of the language: descriptions, amounts, conditions, moments, verbs, abilities, and what joins them."""

from __future__ import annotations

import math
from typing import Any, ClassVar

import msgspec

from cantina.lang.vocabulary import Moment, Relation
from cantina.model.node import Node
from cantina.model.num import Num


class Player(Node, frozen=True):
    """A player, or both of them, as a text speaks of them."""


class You(Player, frozen=True):
    """The player whose text it is."""


class Opponent(Player, frozen=True):
    """The other player."""


class Anyone(Player, frozen=True):
    """Whichever player it is."""


class Each(Player, frozen=True):
    """Both players, each by himself."""


class Winner(Player, frozen=True):
    """Who won what the text speaks of: the one with the higher total."""


class Loser(Player, frozen=True):
    """Who lost what the text speaks of: the one with the lower total."""


class ThatPlayer(Player, frozen=True):
    """Whom the moment speaks of that the text answers, or whose pile was chosen."""


YOU, OPPONENT, ANYONE, EACH, WINNER, LOSER = You(), Opponent(), Anyone(), Each(), Winner(), Loser()
THAT_PLAYER = ThatPlayer()


class Filter(Node, frozen=True):
    """A description of cards."""

    def __and__(self, more: Filter) -> Filter:
        return Both(_flat(Both, self) + _flat(Both, more))

    def __or__(self, more: Filter) -> Filter:
        return Either(_flat(Either, self) + _flat(Either, more))

    def __invert__(self) -> Filter:
        return Not(self)


def _flat(kind: Any, item: Filter) -> tuple[Filter, ...]:
    return item.parts if isinstance(item, kind) else (item,)


class Both(Filter, frozen=True):
    """A card that all of these describe."""

    parts: tuple[Filter, ...]


class Either(Filter, frozen=True):
    """A card that one of these describes."""

    parts: tuple[Filter, ...]


class Not(Filter, frozen=True):
    """A card that this does not describe."""

    part: Filter


class Of(Filter, frozen=True):
    """A card of a player's."""

    player: Player


class Self(Filter, frozen=True):
    """The card whose text this is."""


class Host(Filter, frozen=True):
    """The card that this one is deployed on."""


class Bound(Filter, frozen=True):
    """A card that was chosen or named before: the target, the card just deployed."""

    name: str


class OwnerOf(Player, frozen=True):
    """The player whose card it is."""

    card: Filter


class OpponentOf(Player, frozen=True):
    """The opponent of the player whose card it is."""

    card: Filter


SELF = Self()
HOST = Host()
TARGET = Bound("target")
THAT = Bound("card")  # the card that the trigger speaks of
PLACE = Bound("place")  # the card that something is being deployed on
THERE = Bound("location")  # the location that the trigger speaks of
ITSELF = Bound("itself")  # the card whose value a text changes
GRABBED = Bound("grabbed")  # the card that one was deployed to lay hold of
CHOSEN = Bound("chosen")  # several characters
VICTIM = Bound("victim")  # the card whose loss is remembered


def your(what: Filter) -> Filter:
    """Such a card of yours."""
    return Of(YOU) & what


def theirs(what: Filter) -> Filter:
    """Such a card of your opponent's."""
    return Of(OPPONENT) & what


def other(what: Filter) -> Filter:
    """Such a card other than this one."""
    return what & ~SELF


Number = Any  # a plain number or an Amount


class Amount(Node, frozen=True):
    """A number worked out at the moment of asking. Comparisons make conditions."""

    def __add__(self, more: Number) -> Amount:
        return Plus(self, more)

    def __sub__(self, less: Number) -> Amount:
        return Plus(self, -less) if isinstance(less, Num) else Minus(self, less)

    def __mul__(self, factor: Number) -> Amount:
        return Times(self, factor)

    def __gt__(self, right: Number) -> Compare:
        return Compare(self, ">", right)

    def __lt__(self, right: Number) -> Compare:
        return Compare(self, "<", right)

    def __ge__(self, right: Number) -> Compare:
        return Compare(self, ">=", right)

    def __le__(self, right: Number) -> Compare:
        return Compare(self, "<=", right)

    def equals(self, right: Number) -> Compare:
        """A condition: both are the same."""
        return Compare(self, "=", right)


class Count(Amount, frozen=True):
    """How many active cards on table fit; of cards named before, how many they are."""

    of: Filter


class Var(Amount, frozen=True):
    """A number that the action has found out: a destiny drawn, an amount chosen."""

    name: str


class Plus(Amount, frozen=True):
    """A sum."""

    left: Number
    right: Number


class Minus(Amount, frozen=True):
    """A difference."""

    left: Number
    right: Number


class Times(Amount, frozen=True):
    """A product."""

    left: Number
    right: Number


PI = math.pi


class Root(Amount, frozen=True):
    """The square root of an amount, exactly; that of a negative one is nothing."""

    of: Number


class AtLeast(Amount, frozen=True):
    """An amount that does not fall below a number."""

    of: Number
    least: Number


class LargerOf(Amount, frozen=True):
    """The larger of two amounts."""

    left: Number
    right: Number


class ChoiceOf(Amount, frozen=True):
    """One of these amounts, as a player chooses when it is fixed."""

    among: tuple[Number, ...]
    by: Player


class Pairs(Amount, frozen=True):
    """How many pairs can be made of one such card and one such other card; no card counts twice."""

    one: Filter
    other: Filter


class Depends(Amount, frozen=True):
    """One amount if a condition holds, another if not."""

    when: Any
    then: Number
    otherwise: Number


X = Var("x")


class Condition(Node, frozen=True):
    """Something that holds or does not, asked live."""

    def __and__(self, more: Condition) -> Condition:
        return AllOf((self, more))

    def __or__(self, more: Condition) -> Condition:
        return AnyOf((self, more))

    def __invert__(self) -> Condition:
        return Unless(self)


class Compare(Condition, frozen=True):
    """Two amounts in a relation."""

    left: Any
    op: Relation
    right: Any


class There(Condition, frozen=True):
    """At least so many such cards are active on table."""

    of: Filter
    least: int = 1


class Between(Condition, frozen=True):
    """An amount lies in a range, both ends included."""

    amount: Any
    low: int
    high: int


class Fits(Condition, frozen=True):
    """A card named before answers a description."""

    card: Filter
    description: Filter


class AllOf(Condition, frozen=True):
    """All of these hold."""

    parts: tuple[Condition, ...]


class AnyOf(Condition, frozen=True):
    """One of these holds."""

    parts: tuple[Condition, ...]


class Unless(Condition, frozen=True):
    """This does not hold."""

    part: Condition


MEANT = {  # a trigger that takes in several kinds of moment
    "at-once": ("at-once", "reached"),  # what may happen at once may happen in the middle of a move
    "entered": ("deployed", "reached", "moved"),
    "inserted-or-revealed": ("deploying", "insert-revealed"),
}


class Trigger(Node, frozen=True):
    """Something that has just happened or is about to. `kind` is the engine's name for the moment."""

    kind: Moment
    by: Player = ANYONE
    card: Filter | None = None
    at: Filter | None = None
    start: Filter | None = None  # where a move came from
    of: str = ""  # a finer kind: which destiny, which loss, which move
    source: Filter | None = None  # the card whose action it is: the weapon that 'hits', what a destiny is drawn for
    target: Filter | None = None  # what that action targets
    also: Trigger | None = None  # another moment that the same text waits for
    name: str = ""  # by which a card that is deployed then remembers the card that the moment speaks of

    def kinds(self) -> tuple[str, ...]:
        """All kinds of moment that it takes in."""
        others = self.also.kinds() if self.also is not None else ()
        return tuple(dict.fromkeys((*MEANT.get(self.kind, (self.kind,)), *others)))

    def named(self, name: str) -> Trigger:
        """The same moment, whose card is remembered by a name."""
        return msgspec.structs.replace(self, name=name)

    def __or__(self, more: Trigger) -> Trigger:
        return msgspec.structs.replace(self, also=self.also | more if self.also is not None else more)


class Verb(Node, frozen=True):
    """One thing that happens."""


class If(Verb, frozen=True):
    """Do some things if a condition holds, others if not."""

    when: Condition
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()


class May(Verb, frozen=True):
    """A player may let these things happen."""

    do: tuple[Verb, ...]
    by: Player = YOU


class Fix(Verb, frozen=True):
    """An amount is fixed at this moment under a name, whatever changes later."""

    name: str
    amount: Number


class Ability(Node, frozen=True):
    """One sentence of a card's text."""

    inborn: ClassVar[bool] = False  # part of the card itself, so that nobody has it who copies the text

    def about(self) -> tuple[str, ...]:
        """What it is looked up by, besides its kind: the values, moments or deeds that it is about."""
        return ("",)

    def short_for(self) -> tuple[Ability, ...]:
        """The lines that it stands for, if it is not one itself."""
        return ()

    def waits_for(self) -> tuple[str, ...]:
        """The kinds of moment that its card waits for in hand because of it, besides those of its triggers."""
        return ()


def each_of(words: str | tuple[str, ...]) -> tuple[str, ...]:
    """One word or several."""
    return words if isinstance(words, tuple) else (words,)


Do = tuple[Verb, ...] | list[Verb]
