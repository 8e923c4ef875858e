"""Abilities: the sentences of a card's text. Continuous ones first, then the ones that act."""

from __future__ import annotations

from typing import Any

from cantina.lang.amounts import Number
from cantina.lang.conditions import Condition
from cantina.lang.nouns import ANYONE, HERE, OPPONENT, SELF, YOU, Filter, Player
from cantina.lang.triggers import Trigger
from cantina.lang.verbs import Pick, Verb
from cantina.model.node import Node
from cantina.model.sides import Side

Do = tuple[Verb, ...] | list[Verb]


class Ability(Node, frozen=True):
    """One sentence of a card's text."""


class Modify(Ability, frozen=True):
    """A value of such cards changes for as long as the condition holds."""

    stat: str | tuple[str, ...]
    by: Number
    of: Filter = SELF
    when: Condition | None = None
    at: Filter | None = None  # where: the destination of a deployment, the location of a total
    how: str = "add"  # "add", "set", "times"; "define": this text is what gives the card the value at all
    cumulative: bool = False


class ModifyPlayer(Ability, frozen=True):
    """A value of a player's changes: total power, Force generation, a drain, destiny draws, Force loss."""

    stat: str | tuple[str, ...]
    by: Number
    player: Player = YOU
    at: Filter | None = None
    when: Condition | None = None
    how: str = "add"  # "add", "set", "times", "halve" (adding `by` first, 1 rounds up), "most" (no more than `by`)
    cumulative: bool = False


class CancelModifiers(Ability, frozen=True):
    """What texts do to a value of a player's is cancelled: only what raises it (a bonus), or all of it."""

    stat: str | tuple[str, ...]
    player: Player = OPPONENT
    bonuses_only: bool = True
    at: Filter | None = None
    when: Condition | None = None


class ProtectDrains(Ability, frozen=True):
    """A player's Force drains may not be modified, or may not be cancelled, by that player's opponent."""

    against: tuple[str, ...] = ("modify", "cancel")
    player: Player = YOU
    at: Filter | None = None
    when: Condition | None = None


class DrainsAgain(Ability, frozen=True):
    """Such cards may participate in more than one Force drain a turn."""

    who: Filter = SELF


class Grant(Ability, frozen=True):
    """Such cards can also be called by this word (a skill, an icon)."""

    word: str
    to: Filter


class Cannot(Ability, frozen=True):
    """Such cards may not do a thing: "move", "battle", "use-weapons"."""

    what: str | tuple[str, ...]
    who: Filter = SELF
    when: Condition | None = None


class ImmuneToAttrition(Ability, frozen=True):
    """Such cards are immune to attrition below a number."""

    below: Number
    who: Filter = SELF
    when: Condition | None = None


class ImmuneTo(Ability, frozen=True):
    """A card of this title cannot cancel this one, or be deployed on it."""

    title: str


class LostIf(Ability, frozen=True):
    """Such cards on table are lost as soon as a condition holds, cancelled if it says so."""

    when: Condition
    what: Filter = SELF
    cancelled: bool = False


class Rotates(Ability, frozen=True):
    """The location that this card is on is turned round: icons and texts serve the other side."""


class Expands(Ability, frozen=True):
    """Your text of the location that this card is on also applies at such locations, as if it stood there."""

    to: Filter


class PutsUndercover(Ability, frozen=True):
    """The spy that carries this card is undercover as long as it does."""


class Transfers(Ability, frozen=True):
    """In your deploy phase this device may be transferred for free to such a card, whosesoever it is."""

    to: Filter


class ForfeitFromHand(Ability, frozen=True):
    """In the damage segment of a battle that you lost, cards with a forfeit value may be forfeited from your hand."""


class MobileSystem(Ability, frozen=True):
    """This system moves: where it begins, and how many parsecs it may go in a turn."""

    parsec: int
    hyperspeed: int


class DejarikRules(Ability, frozen=True):
    """Only dejarik cards and holograms can be here; they deploy, battle and drain by their destiny number."""


class ConvertedBy(Ability, frozen=True):
    """A location of another title converts this one as a copy of it would."""

    title: str


class CancelText(Ability, frozen=True):
    """The game text of such cards is cancelled; "suspend" and "forbid" are other words for the same."""

    of: Filter
    when: Condition | None = None
    word: str = "cancel"


class StackOnTable(Ability, frozen=True):
    """Cards stacked here count as on table where uniqueness is asked for."""


class NotAboard(Ability, frozen=True):
    """Such cards may not be aboard such ships or vehicles."""

    what: Filter
    who: Filter = SELF


class IfUnable(Ability, frozen=True):
    """So many battle destinies can be drawn if not able to otherwise."""

    draws: int = 1
    when: Condition | None = None


class InsteadOfLost(Ability, frozen=True):
    """Such cards that are about to be lost go to another pile of their owner's instead."""

    what: Filter
    pile: str = "used"


class MayBattle(Ability, frozen=True):
    """Such cards occupy their location for battles only, without ability: to initiate them, to be battled, or both."""

    initiates: bool = False
    is_battled: bool = False
    who: Filter = SELF


class MayDrain(Ability, frozen=True):
    """Such cards control their location for Force drains only, without ability."""

    who: Filter = SELF


class DeployOn(Ability, frozen=True):
    """Where a weapon, device or Effect deploys, and what that costs."""

    on: Filter
    cost: Number = 0
    opponents_side: bool = False


class DeployOnTable(Ability, frozen=True):
    """An Effect that stands beside the locations, or near a pile of the opponent's."""

    cost: Number = 0
    near: str = ""


class DeployOnly(Ability, frozen=True):
    """The only places where this card can deploy; it may move elsewhere."""

    to: Filter


class DeployAnywhere(Ability, frozen=True):
    """This card may deploy even without presence or Force icons."""

    """This card deploys without presence or Force icon, at such locations if it names any."""

    to: Filter | None = None


class NoDeploy(Ability, frozen=True):
    """This card cannot deploy under a condition."""

    when: Condition


class DeployFor(Ability, frozen=True):
    """Deploying such cards costs exactly this: so much Force of yours, so much of your opponent's."""

    yours: Number
    opponents: Number = 0
    of: Filter = SELF
    at: Filter | None = None
    when: Condition | None = None


class TransitCost(Ability, frozen=True):
    """What your docking bay transit from here costs."""

    amount: Number
    to: bool = False  # the transit to here costs so much more, instead of the one from here


class ReactMove(Ability, frozen=True):
    """Such cards may move as a 'react', to such locations."""

    who: Filter = SELF
    to: Filter | None = None
    away: bool = False  # from the location of the battle or drain, instead of to it
    when: Condition | None = None


class ReactDeploy(Ability, frozen=True):
    """Cards may deploy as a 'react' to a battle or Force drain at such locations. A card whose text names itself
    may do so from hand."""

    to: Filter
    what: Filter | None = None
    against: str = ""  # "battle" or "drain" if only that
    with_pilot: bool = False  # together with a pilot


class Moves(Ability, frozen=True):
    """Movement text: such cards may move from one place to another for so much Force, in a phase of yours."""

    who: Filter
    start: Filter
    end: Filter
    cost: Number = 0
    during: str = "move"
    when: Condition | None = None


class ForfeitInPlace(Ability, frozen=True):
    """This card may be forfeited in place of such a 'hit' card, which is restored."""

    of: Filter


class Carries(Ability, frozen=True):
    """The room aboard a ship or vehicle."""

    pilots: int = 0
    passengers: int = 0
    drivers: int = 0
    either: int = 0  # pilots or passengers
    astromechs: int = 0
    vehicles: int = 0
    starfighters: int = 0
    ties: int = 0
    only: Filter | None = None  # who may be carried, if not everybody


class Shuttles(Ability, frozen=True):
    """This vehicle may shuttle so many characters a turn to or from its site, for free."""

    characters: int = 1


class PermanentPilot(Ability, frozen=True):
    """A built-in pilot; some are unique persons and bring their own text."""

    ability: float
    person: str = ""
    power: int = 0


class CountsAsMatching(Ability, frozen=True):
    """Such characters count as the matching pilots of such ships or vehicles."""

    pilot: Filter
    of: Filter


class OpponentMayReplace(Ability, frozen=True):
    """The opponent may replace this character with such a version of the same persona."""

    by: Filter
    when: Condition | None = None


class DeploysUndercover(Ability, frozen=True):
    """This character deploys only as an undercover spy."""


class WhileUndercover(Ability, frozen=True):
    """These texts of a spy are in force while it is undercover, when its others are not."""

    text: tuple[Ability, ...]


class Function(Ability, frozen=True):
    """One of several ways in which a card can be deployed: only the chosen one applies."""

    text: tuple[Ability, ...]


class Act(Ability, frozen=True):
    """An action, or a response to a trigger: `may` it or must it; conditions, targets, costs, limits, results."""

    do: tuple[Verb, ...]
    to: Trigger | None = None
    when: Condition | None = None
    during: str = ""
    whose: Player = ANYONE
    cost: Number = 0
    targets: tuple[Pick, ...] = ()
    limit: str = ""  # "turn", "battle", "phase"
    may: bool = True
    goes_to: str = ""  # an Interrupt function that is Used or Lost unlike the others
    immune_to: str = ""  # the title of a card that cannot cancel this function
    by: Player = YOU  # who may do it or is told to, where that is not the card's own player


class Fire(Ability, frozen=True):
    """Firing this weapon: what it may target, the cost, and what happens."""

    at: Filter
    do: tuple[Verb, ...]
    cost: Number = 0
    reach: Filter = HERE
    to: Trigger | None = None


class PermanentWeapon(Ability, frozen=True):
    """A weapon that is part of the character; `words` is what a text can call it besides a weapon."""

    title: str
    fire: Fire
    words: tuple[str, ...] = ()


class Disarms(Ability, frozen=True):
    """Such characters have no weapon while this card is there, not even a permanent one, and can carry none."""

    who: Filter


def Action(do: Do, **more: Any) -> Act:
    """Something that a player may do at the top level of a phase."""
    return Act(tuple(do), **more)


def Mandatory(do: Do, during: str, **more: Any) -> Act:
    """Something that must be done once in each such phase, at a moment that is free to choose."""
    return Act(tuple(do), during=during, may=False, **more)


def Response(to: Trigger, do: Do, **more: Any) -> Act:
    """Something that a player may do when a trigger has come."""
    return Act(tuple(do), to=to, **more)


def Automatic(to: Trigger, do: Do, **more: Any) -> Act:
    """Something that happens by itself when a trigger has come."""
    return Act(tuple(do), to=to, may=False, **more)


class FirstTurn(Ability, frozen=True):
    """If this is your starting location, a side takes the first turn."""

    side: Side
