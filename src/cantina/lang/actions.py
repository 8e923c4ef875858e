"""Actions and responses: when they are possible, their targets, costs and limits, and how they end."""

from __future__ import annotations

from typing import Any, Literal

from cantina.lang.choices import Choice, In, Target, one
from cantina.lang.core import ANYONE, GRABBED, YOU, Ability, Condition, Do, Filter, Player, There, Trigger, Verb
from cantina.lang.costs import FREE, Cost, Use
from cantina.lang.deploy import about_to_deploy
from cantina.lang.limits import Limit
from cantina.lang.vocabulary import ActionVerb, Phase
from cantina.lang.zones import CancelCard
from cantina.model.node import inside

# Where the card is that these moments speak of ("": wherever it is); of any other moment it is on table.
OFF_TABLE = {"destiny": "drawn", "lost": "lost", "forfeited": "lost", "eaten": "lost", "played": "playing",
             "transported": "playing", "retrieved": "", "stacked": "stacked"}  # fmt: skip

BEFORE = {
    "about-to-activate",
    "about-to-be-lost",
    "about-to-move",
}  # the moments whose own procedure can still be called off


def just_played(card: Filter, by: Player = ANYONE) -> Trigger:
    """A card is being played and has not yet had its result."""
    return Trigger("played", by=by, card=card)


def just_used(card: Filter, by: Player = ANYONE) -> Trigger:
    """An action of a text on table has been started and has not yet had its result."""
    return Trigger("used", by=by, card=card)


class Targeting(Filter, frozen=True):
    """A card that is aimed at such a card: an Interrupt while it is being played, an Effect by where it stands or by
    what it remembers."""

    what: Filter


class TargetedBy(Filter, frozen=True):
    """A card that such a card on table is aimed at."""

    what: Filter


class CancelIt(Verb, frozen=True):
    """What the trigger speaks of is cancelled; a cancelled card is lost unless another pile is named."""

    to: str = "lost"


class Act(Ability, frozen=True):
    """An action, or a response to a trigger: `may` it or must it; conditions, targets, costs, limits, results."""

    do: tuple[Verb, ...]
    to: Trigger | None = None
    when: Condition | None = None
    during: Phase | Literal[""] = ""
    whose: Player = ANYONE
    cost: Cost = FREE
    targets: tuple[Target, ...] = ()
    limit: Limit | None = None
    may: bool = True
    goes_to: str = ""  # an Interrupt function that is Used or Lost unlike the others
    immune_to: str = ""  # the title of a card that cannot cancel this function
    by: Player = YOU  # who may do it or is told to, where that is not the card's own player
    also: bool = False  # another way to use the function that stands before it
    instead: bool = False  # what the trigger says is about to happen does not happen
    word: ActionVerb = "use"  # what players call it

    def __post_init__(self) -> None:
        """Nothing hidden is seen before a cost is paid: a target is on table, stacked, or in one's own hand. Only what
        is about to happen can be replaced by something else."""
        if self.instead and (self.to is None or not BEFORE.issuperset(self.to.kinds())):
            raise ValueError("something else can happen only instead of what is about to happen")
        for name, choice in self.targeted().items():
            own_hand = isinstance(choice.among, In) and (choice.among.pile, choice.among.whose) == ("hand", choice.by)
            if choice.how != "choose" or (isinstance(choice.among, In) and not own_hand):
                raise ValueError(f"{name!r} cannot be chosen at initiation: say it in the result")

    def about(self) -> tuple[str, ...]:
        """The kinds of moment that it answers."""
        return self.to.kinds() if self.to is not None else ("",)

    @property
    def dues(self) -> Cost:
        """What it costs besides Force."""
        return tuple(verb for verb in self.cost if not isinstance(verb, Use))

    @property
    def needs_result(self) -> bool:
        """Whether it is no action unless it can have a result. What happens by itself when a moment has come happens
        anyway; what happens as soon as it can stops when there is nothing left to do."""
        return self.may or (self.to is not None and self.to.kind == "at-once")

    def targeted(self) -> dict[str, Choice]:
        """The cards that are chosen at initiation, by their names."""
        return {each.name or "target": each for each in self.targets if isinstance(each, Choice)}

    def chosen(self, name: str) -> Choice | None:
        """The choice that gives cards a name, at initiation or in the result."""
        named = {each.name: each for each in inside(self.do) if isinstance(each, Choice)} | self.targeted()
        return named.get(name)

    def home(self, name: str) -> str:
        """The zone where cards are when they are given a name: chosen, or spoken of by the trigger; "" for any."""
        if (choice := self.chosen(name)) is not None:
            return choice.among.zone
        if name == GRABBED.name:
            return ""  # wherever it is by now
        return OFF_TABLE.get(self.to.kind, "table") if name == "card" and self.to is not None else "table"


def Action(do: Do, cost: Do = FREE, **more: Any) -> Act:
    """Something that a player may do at the top level of a phase."""
    return Act(tuple(do), cost=tuple(cost), **more)


def Attempt(do: Do, cost: Do = FREE, **more: Any) -> Act:
    """An attempt at a Jedi Test or an Epic Event, which its player may make."""
    return Act(tuple(do), cost=tuple(cost), word="attempt", **more)


def Mandatory(do: Do, during: Phase, **more: Any) -> Act:
    """Something that must be done once in each such phase, at a moment that is free to choose."""
    return Act(tuple(do), during=during, may=False, **more)


def Response(to: Trigger, do: Do, cost: Do = FREE, **more: Any) -> Act:
    """Something that a player may do when a trigger has come."""
    return Act(tuple(do), to=to, cost=tuple(cost), **more)


def Automatic(to: Trigger, do: Do, **more: Any) -> Act:
    """Something that happens by itself when a trigger has come."""
    return Act(tuple(do), to=to, may=False, **more)


def Instead(of: Trigger, do: Do, may: bool = False, **more: Any) -> Act:
    """Something that happens in place of what is about to happen."""
    return Act(tuple(do), to=of, may=may, instead=True, **more)


def AsSoonAs(condition: Condition, do: Do) -> Act:
    """Something that happens by itself as soon as a condition holds, be it in the middle of a move."""
    return Act(tuple(do), to=Trigger("at-once"), when=condition, may=False)


class Cancels(Ability, frozen=True):
    """Such cards can be cancelled: while they are being played or deployed, and on table. Without `may` that happens by
    itself."""

    what: Filter
    cost: Cost = FREE
    when: Condition | None = None
    goes_to: str = ""  # an Interrupt function that is Used or Lost unlike the others
    immune_to: str = ""  # the title of a card that cannot cancel this function
    may: bool = True

    def short_for(self) -> tuple[Ability, ...]:
        """A response, and an action."""
        coming = just_played(self.what) | about_to_deploy(self.what)
        if not self.may:
            there = There(self.what) if self.when is None else self.when & There(self.what)
            return Automatic(coming, [CancelIt()], when=self.when), AsSoonAs(there, [CancelCard(self.what)])
        return (
            Act((CancelIt(),), coming, self.when, cost=self.cost, goes_to=self.goes_to, immune_to=self.immune_to),
            Act((CancelCard(),), None, self.when, cost=self.cost, targets=(one(self.what),), goes_to=self.goes_to,
                immune_to=self.immune_to, also=True),
        )  # fmt: skip
