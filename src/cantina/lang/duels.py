"""Duels and lightsaber combat."""

from __future__ import annotations

from typing import Literal

from cantina.lang.actions import Action, Response
from cantina.lang.choices import Holding, In, On, one
from cantina.lang.converting import CROSSED_OVER
from cantina.lang.core import (
    ANYONE,
    OPPONENT,
    TARGET,
    YOU,
    Ability,
    Bound,
    Condition,
    Filter,
    Number,
    Player,
    There,
    Trigger,
    Verb,
    theirs,
    your,
)
from cantina.lang.destiny import Substitute, about_to_draw_destiny
from cantina.lang.limits import Limit
from cantina.lang.piles import Put
from cantina.lang.statuses import Become, status
from cantina.lang.texts import ForRest
from cantina.lang.values import ModifyPlayer, ValueOf
from cantina.lang.vocabulary import DuelKind, PlayerStat
from cantina.lang.weapons import Armed
from cantina.model.node import inside

COMBAT_CARD = status("combat card")  # face down under a character, for duels and lightsaber combat


class InDuel(Filter, frozen=True):
    """A card that takes part in the present duel."""


IN_DUEL = InDuel()
DEFEATED = Bound("defeated")  # the duellist with the lower total


def duel_just_initiated(
    by: Player = ANYONE, of: DuelKind | Literal[""] = "", card: Filter | None = None, against: Filter | None = None,
) -> Trigger:  # fmt: skip
    """A duel has just been initiated (an epic one is not of the usual kind), and nothing is drawn yet."""
    return Trigger("duel-begun", by=by, of=of, card=card, target=against)


def end_of_duel() -> Trigger:
    """A duel ends."""
    return Trigger("duel-over")


class DuringDuel(Condition, frozen=True):
    """A duel is going on that a player has lost."""

    lost_by: Player


class Duel(Verb, frozen=True):
    """Two characters duel: each side draws destinies and adds a value of its duellist, if it names one. Who has the
    higher total is the winner, the other one the loser, whose duellist is `DEFEATED`, and what happens then happens
    to them. If they are equal, nothing does. Lightsaber combat is like a duel, but none; what an Epic Event brings
    about is an epic duel."""

    yours: Filter
    opponents: Filter
    then: tuple[Verb, ...]
    destinies: int = 2
    adds: Literal["power", "ability", ""] = "power"
    combat: bool = False

    @property
    def crossing(self) -> bool:
        """Whether it is an attempt to cross the opponent's duellist over."""
        return any(isinstance(each, Become) and each.status == CROSSED_OVER for each in inside(self.then))


def lightsabers_add(stat: PlayerStat, amount: Number) -> ForRest:
    """For as long as the duel lasts, whoever's duellist is armed with a lightsaber has more."""
    armed = Armed("lightsaber") & IN_DUEL
    return ForRest("duel", (ModifyPlayer(stat, amount, YOU, when=There(your(armed))),
                            ModifyPlayer(stat, amount, OPPONENT, when=There(theirs(armed)))))  # fmt: skip


def combat_cards(fighter: Filter) -> tuple[Ability, ...]:
    """The combat cards of such characters of yours, two at most for each; one of them may be used for a destiny."""
    return (
        Action([Put(one(among=In("hand"), name="placed"), to=On(TARGET, face_down=True)),
                Become(COMBAT_CARD, Bound("placed"))], during="deploy", limit=Limit("phase"),
               targets=(one(your(fighter) & Holding(COMBAT_CARD, 0, most=1)),)),
        Response(about_to_draw_destiny(by=YOU, of="duel") | about_to_draw_destiny(by=YOU, of="combat"),
                 [Substitute(ValueOf("destiny", TARGET)), Put(TARGET, to=In("used"))],
                 targets=(one(COMBAT_CARD, among=On(your(fighter) & IN_DUEL)),)),
    )  # fmt: skip
