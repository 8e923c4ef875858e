"""Verbs: what the result of an action does, one after the other."""

from __future__ import annotations

from cantina.lang.amounts import DESTINY, Number
from cantina.lang.conditions import Condition
from cantina.lang.nouns import OPPONENT, TARGET, THAT, YOU, Filter, Player
from cantina.model.node import Node


class Verb(Node, frozen=True):
    """One thing that happens."""


class Pick(Node, frozen=True):
    """A choice made while an action is initiated, before anything is paid: a target, an amount, a pile."""

    what: Filter | None = None
    name: str = "target"
    by: Player = YOU
    many: bool = False  # as many of them as the player likes, but at least one
    piles: tuple[str, ...] = ()  # a pile of any player instead of a card
    most: Number = 0  # an amount from 1 to this instead of a card
    zone: str = "table"  # where the card is: "hand" (yours), "stacked" (on this card)


class DrawDestiny(Verb, frozen=True):
    """Draw destiny; the total is `DESTINY`, or `DESTINY` under another name for the opponent's."""

    number: Number = 1
    by: Player = YOU
    name: str = "destiny"


class If(Verb, frozen=True):
    """Do some things if a condition holds, others if not."""

    when: Condition
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()


class May(Verb, frozen=True):
    """A player may let these things happen."""

    do: tuple[Verb, ...]
    by: Player = YOU


class MakeHit(Verb, frozen=True):
    """The target is 'hit', and its forfeit value falls to zero if it says so, or if a condition holds."""

    who: Filter = TARGET
    forfeit_zero: bool | Condition = False


class MayPay(Verb, frozen=True):
    """You may use so much Force to let some things happen; if you do not, others do."""

    amount: Number
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()


class Lose(Verb, frozen=True):
    """Cards named before are lost, as forfeited cards if it says so."""

    what: Filter
    forfeited: bool = False


class CancelCard(Verb, frozen=True):
    """A card on table is cancelled: it goes to the Lost Pile."""

    what: Filter = TARGET


class CancelDamage(Verb, frozen=True):
    """All battle damage that a player still owes is cancelled."""

    player: Player = YOU


class LostInstead(Verb, frozen=True):
    """This Interrupt goes to the Lost Pile, whatever its type says."""


class Relocate(Verb, frozen=True):
    """Cards go from where they are straight to a location; those that cannot move stay."""

    what: Filter
    place: Filter


class LoseChosen(Verb, frozen=True):
    """A player chooses so many of such cards; they are lost."""

    what: Filter
    by: Player
    number: Number = 1


class LoseForce(Verb, frozen=True):
    """A player loses Force."""

    amount: Number
    player: Player = YOU


class LowerTotalLoses(Verb, frozen=True):
    """Two totals are compared: the player with the lower one loses Force equal to the difference."""

    yours: Number
    opponents: Number


class HigherTotalRetrieves(Verb, frozen=True):
    """Two totals are compared: the player with the higher one may retrieve a card at random from his Lost Pile."""

    yours: Number
    opponents: Number


class AddToDestiny(Verb, frozen=True):
    """The destiny just drawn becomes larger."""

    by: Number


class RaiseDrain(Verb, frozen=True):
    """The Force drain just initiated becomes larger; copies of one card do that only once."""

    by: Number


class CancelIt(Verb, frozen=True):
    """What the trigger speaks of is cancelled; a cancelled card is lost unless another pile is named."""

    to: str = "lost"


class MultiplyDamage(Verb, frozen=True):
    """Battle damage is multiplied for the loser, or only if a given player is the loser."""

    by: Number
    against: Player = "loser"


class ForRest(Verb, frozen=True):
    """Continuous texts apply to the end of a period: "turn", "battle", "drain", "game", "your next turn" (its start),
    or "stay": until the target leaves the table."""

    of: str
    text: tuple[Node, ...]


class Redraw(Verb, frozen=True):
    """The destiny just drawn is set aside and another is drawn in its place."""


class SwitchBattleDestinies(Verb, frozen=True):
    """The two players' battle destinies change places."""


class ReduceLoss(Verb, frozen=True):
    """The Force loss at hand becomes smaller."""

    by: Number


class RaiseLoss(Verb, frozen=True):
    """The Force loss at hand becomes larger."""

    by: Number


class UseForce(Verb, frozen=True):
    """You choose an amount of Force to use, be it none; it is then `X`."""


class MoveAway(Verb, frozen=True):
    """Such cards move away from where they are, free; those that cannot move stay. Characters and vehicles use their
    landspeed, starships their hyperspeed, both of the latter any sector movement."""

    what: Filter
    by: Player = YOU


class MoveAwayOrLose(Verb, frozen=True):
    """Such a card moves away by its landspeed, free, where its player likes, or is lost."""

    what: Filter = TARGET


class Steal(Verb, frozen=True):
    """A card crosses to the side of the player who acts, with the weapons and devices on it; others aboard get off."""

    what: Filter = TARGET


class MoveTo(Verb, frozen=True):
    """A card moves by its landspeed to a location, free, as a regular move."""

    what: Filter
    place: Filter


class Crash(Verb, frozen=True):
    """A vehicle crashes."""

    what: Filter = TARGET


class CrossOver(Verb, frozen=True):
    """A character crosses to the other side of the Force and is the other player's from then on."""

    what: Filter = TARGET


class Collapse(Verb, frozen=True):
    """An interior site collapses."""

    what: Filter = TARGET


class StackHere(Verb, frozen=True):
    """A card is placed face up on this one; it is not on table."""

    what: Filter = TARGET


class GoUndercover(Verb, frozen=True):
    """A spy crosses to the opponent's side of its site."""

    what: Filter = TARGET


class TakeIntoHand(Verb, frozen=True):
    """A card that is stacked on this one goes to its owner's hand."""

    what: Filter = TARGET


class Convert(Verb, frozen=True):
    """A character comes to your side of the table and is yours to use; it stays who it is."""

    what: Filter = TARGET


class ReturnToTable(Verb, frozen=True):
    """A card just lost comes back to the location that it left."""

    what: Filter = THAT


class ReturnToHand(Verb, frozen=True):
    """A card on table goes to its owner's hand, with all that was deployed on it."""

    what: Filter = TARGET


class RetrieveChosen(Verb, frozen=True):
    """A player looks through his Lost Pile and retrieves up to so many such cards."""

    what: Filter
    most: Number = DESTINY


class RetrieveForce(Verb, frozen=True):
    """A player retrieves so much Force from his Lost Pile."""

    amount: Number
    player: Player = YOU


class RegenerateTop(Verb, frozen=True):
    """The highest such card of your Lost Pile goes into your hand."""

    what: Filter


class ShufflePile(Verb, frozen=True):
    """A pile is shuffled: the one that was picked, or the Reserve Deck of a player."""

    player: Player = ""


class PeekTop(Verb, frozen=True):
    """A player peeks at the top cards of a Reserve Deck."""

    whose: Player
    number: Number = 1


class TopToForcePile(Verb, frozen=True):
    """The top card of your Reserve Deck goes to the top of your Force Pile."""


class LookAtHand(Verb, frozen=True):
    """You look at the opponent's hand and may put one such card, if any is named, on top of his Used Pile."""

    may_discard: Filter | None = None


class CutHand(Verb, frozen=True):
    """All but so many cards of the opponent's hand, chosen at random, go to the Used Pile."""

    down_to: int


class LoseDuplicates(Verb, frozen=True):
    """The opponent's hand is revealed: all cards of which it holds two or more with the same title are lost."""


class HandToUsedPile(Verb, frozen=True):
    """Your whole hand goes to your Used Pile; how many cards that were is then `hand_count`."""


class DrawCards(Verb, frozen=True):
    """You draw cards from your Reserve Deck into your hand."""

    number: Number


class FetchFromReserve(Verb, frozen=True):
    """You look through your Reserve Deck and take one such card into your hand; it is then reshuffled."""

    what: Filter


class ScavengePile(Verb, frozen=True):
    """You look through the opponent's pile: all such cards there are lost."""

    pile: str
    what: Filter
    whose: Player = OPPONENT


class ActivateForce(Verb, frozen=True):
    """You activate so much Force, apart from what you generate."""

    amount: Number = 1


class DeployFromReserve(Verb, frozen=True):
    """You look through your Reserve Deck and deploy one such card from it; it is then reshuffled."""

    what: Filter


class Duel(Verb, frozen=True):
    """Two characters duel: each adds destinies to his power. The winner retrieves, the loser loses, the difference;
    the losing character is lost."""

    yours: Filter
    opponents: Filter
    destinies: int = 2


class Fix(Verb, frozen=True):
    """An amount is fixed at this moment under a name, whatever changes later."""

    name: str
    amount: Number
