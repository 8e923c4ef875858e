"""Podraces: who races, what race destiny comes to, and who wins."""

from __future__ import annotations

from cantina.lang.actions import Act, AsSoonAs
from cantina.lang.cards import Is, Named
from cantina.lang.choices import In, On, StackedOn, all_, one, up_to
from cantina.lang.core import (
    ANYONE,
    LOSER,
    OPPONENT,
    SELF,
    TARGET,
    WINNER,
    YOU,
    Ability,
    Condition,
    Filter,
    Fits,
    Of,
    Player,
)
from cantina.lang.destiny import DRAWN, DrawDestiny
from cantina.lang.force import LoseForce, RetrieveForce
from cantina.lang.limits import Limit
from cantina.lang.piles import Put
from cantina.lang.places import HERE, At, Where
from cantina.lang.statuses import Become, Restore, status
from cantina.lang.turn import TurnOf
from cantina.lang.values import CompareTotals, PlayerValue, ValueOf
from cantina.lang.zones import Lose

PODRACER, ARENA = Is("podracer"), Named("Tatooine: Podrace Arena")
RACING = status("racing")  # the Epic Event that drives the race
RACE_DESTINY = StackedOn(PODRACER | ARENA)
YOUR_RACE, THEIR_RACE = PlayerValue("race total"), PlayerValue("race total", OPPONENT)
RACE_IS_ON = (YOUR_RACE > 0) | (THEIR_RACE > 0)


class Raced(Condition, frozen=True):
    """There was a Podrace in this game, or is one; won by a player, if it says so."""

    won_by: Player | None = None


def _starts(player: Player) -> Act:
    return Act((Become(RACING, SELF),), when=~Raced(), by=player, word="race")


def _races(player: Player, control: Player) -> Act:
    """A player draws race destiny, once in such a control phase, and keeps what he likes of it."""
    mine: Filter = Of(player) & PODRACER & At(HERE)
    return Act(
        (DrawDestiny(ValueOf("race draws", TARGET), by=player, of="race"),
         Put(up_to(ValueOf("race cards", TARGET), DRAWN, among=In("used", player), by=player), to=On(TARGET))),
        when=Fits(SELF, RACING), during="control", whose=control, limit=Limit("phase"), by=player, word="race",
        targets=(one(mine | HERE & ~Where(Of(player) & PODRACER), by=player),),
    )  # fmt: skip


class Podrace(Ability, frozen=True):
    """A Podrace, once a game: either player may initiate it. Both draw race destiny in the control phase of this
    player; whoever comes to more than so much, and has more than the other, wins in any move phase."""

    control: Player
    beyond: int = 24
    prize: int = 6

    def short_for(self) -> tuple[Ability, ...]:
        """How it begins, how it goes on and how it ends."""
        return (_starts(YOU), _starts(OPPONENT), _races(YOU, self.control), _races(OPPONENT, self.control), self._end())

    def _end(self) -> Act:
        past = (self.beyond < YOUR_RACE) | (self.beyond < THEIR_RACE)
        ahead = (YOUR_RACE > THEIR_RACE) | (THEIR_RACE > YOUR_RACE)
        return AsSoonAs(Fits(SELF, RACING) & TurnOf(ANYONE, "move") & past & ahead, [
            CompareTotals(YOUR_RACE, THEIR_RACE, (RetrieveForce(self.prize, WINNER), LoseForce(self.prize, LOSER))),
            Restore(RACING, SELF), Put(all_(RACE_DESTINY), to=In("used")), Lose(all_(PODRACER))])  # fmt: skip
