"""Deploying: where, and at what price."""

from __future__ import annotations

from typing import ClassVar, Literal

from cantina.lang.cards import Is
from cantina.lang.choices import Cards, Choice, one
from cantina.lang.core import (
    ANYONE,
    SELF,
    TARGET,
    YOU,
    Ability,
    Bound,
    Condition,
    Either,
    Filter,
    Player,
    Trigger,
    Verb,
)
from cantina.lang.costs import FREE, Cost
from cantina.lang.vocabulary import Phase, Pile


def just_deployed(card: Filter, by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A card has just been deployed."""
    return Trigger("deployed", by=by, card=card, at=at)


def about_to_deploy(card: Filter, by: Player = ANYONE, at: Filter | None = None) -> Trigger:
    """A card is being deployed, to such a location: its cost is paid, and it is not on table yet."""
    return Trigger("deploying", by=by, card=card, at=at)


class Together(Condition, frozen=True):
    """The card is being deployed together with such a pilot."""

    who: Filter


class HasDeployed(Condition, frozen=True):
    """You have deployed at least so many such locations or insert cards in this game, of different titles, whatever
    became of them."""

    what: Filter
    least: int = 1


class Deploy(Verb, frozen=True):
    """A player deploys cards, where their own rules and texts allow it: to such places, at this price instead of their
    own, if it says so. A ship and a pilot that were named one by one deploy at once for the price of both; if they
    cannot, each goes back to where it was."""

    what: Cards
    to: Filter | None = None
    cost: Cost | None = None
    by: Player = YOU

    @property
    def together(self) -> bool:
        """Whether it speaks of cards that were named one by one."""
        return isinstance(self.what, Either) and all(isinstance(each, Bound) for each in self.what.parts)


class DeploysOn(Filter, frozen=True):
    """A card whose own text lets it deploy on such cards, by the words that it names them with."""

    what: Is


class Forget(Verb, frozen=True):
    """This card remembers nobody by a name any more, and is not lost for want of him."""

    name: str = TARGET.name


class Awaits(Ability, frozen=True):
    """Such cards are not lost if a card that they target leaves the table."""

    what: Filter


class DeployOn(Ability, frozen=True):
    """Where a weapon, device or Effect deploys, or any card in answer to a moment, and what that costs; when it does,
    or in answer to which moment; in whosesoever phase, if it names one; and what it targets from then on, by the names
    that it remembers."""

    on: Filter
    cost: Cost = FREE
    opponents_side: bool = False
    targets: tuple[Choice, ...] = ()
    when: Condition | None = None
    to: Trigger | None = None
    during: Phase | Literal[""] = ""  # in that phase of either player's turn, not in your deploy phase
    brings: str = ""  # the name of a target that may deploy together with the card, whatever place its text names

    def __post_init__(self) -> None:
        for each in self.targets:
            if each != one(each.what).named(each.name) or not each.name:
                raise ValueError("what a card targets is one card on table, with a name")


class Retarget(Verb, frozen=True):
    """A card targets such a card from now on: by the name that the choice gives it, or else in place of one that it
    has targeted from the time of its deployment, if it could have done so from the start."""

    what: Filter
    to: Cards

    @property
    def aim(self) -> Filter:
        """The card that is targeted then."""
        found = self.to.what if isinstance(self.to, Choice) else self.to
        if found is None:
            raise ValueError("which card is targeted from now on?")
        return found

    @property
    def name(self) -> str:
        """The name by which it is remembered; "" for that of the card in whose place it is targeted."""
        return self.to.name if isinstance(self.to, Choice) else ""


class DeployOnTable(Ability, frozen=True):
    """An Effect that stands beside the locations, on the opponent's side or near a pile of the opponent's if it says
    so, or is inserted in the opponent's Reserve Deck; in answer to a moment, if it names one; what it targets from then
    on."""

    cost: Cost = FREE
    near: str = ""
    opponents_side: bool = False
    to: Trigger | None = None
    targets: tuple[Choice, ...] = ()
    inserted: bool = False

    during: ClassVar[str] = ""
    brings: ClassVar[str] = ""


class DeployOnly(Ability, frozen=True):
    """The only places where this card can deploy, be they ships or vehicles; it may move elsewhere."""

    to: Filter


class AsIfFromHand(Ability, frozen=True):
    """Cards that are stacked on this one or others, or only such cards, may be played or deployed as if from hand."""

    what: Filter | None = None
    on: Filter = SELF


class StackGoesTo(Ability, frozen=True):
    """Cards that are stacked on this one are not lost when it leaves the table, its bearer or its player: they go to
    their owner's hand or pile."""

    pile: Pile


class DeployAnywhere(Ability, frozen=True):
    """Such cards deploy without presence or Force icons, at such locations if it names any."""

    to: Filter | None = None
    who: Filter = SELF


class MayDeploy(Ability, frozen=True):
    """Such cards may deploy at such locations, where the rules would not let them."""

    who: Filter
    to: Filter


class Unrestricted(Ability, frozen=True):
    """Such cards deploy whatever their own text has against it: to such locations only, though nothing else deployed
    there."""

    who: Filter
    to: Filter | None = None


class NoDeploy(Ability, frozen=True):
    """This card cannot deploy under a condition."""

    when: Condition


class DeployFor(Ability, frozen=True):
    """Deploying such cards costs exactly this; or the card itself may be deployed so, instead of at its usual price."""

    cost: Cost
    of: Filter = SELF
    at: Filter | None = None
    when: Condition | None = None
    may: bool = False
