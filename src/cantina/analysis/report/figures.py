"""The figures of a report, added up from the results of a deck's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from cantina.decks import Deck, standard_catalog
from cantina.model.num import Num
from cantina.model.sides import LIGHT, Side, other
from cantina.sim.game_spec import digest
from cantina.sim.game_stats import Copies
from cantina.sim.playing import Result
from cantina.sim.score import Score

How = Literal["won", "lost", "drawn"]
_HOW: dict[int, How] = {1: "won", -1: "lost", 0: "drawn"}
STILL_GOING = 0.1  # the share of games that must last until a round for its losses to be reported


class Rate(msgspec.Struct, frozen=True):
    """A share of games won, with Wilson's 95% interval."""

    won: int
    lost: int
    drawn: int
    share: float
    low: float
    high: float

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.lost + self.drawn


class Meeting(msgspec.Struct, frozen=True):
    """How the deck did against another one, by the bots that played them."""

    opponent: str
    bot: str
    opposing_bot: str
    rate: Rate


class CardFigures(msgspec.Struct, frozen=True):
    """How games went in which a card began on table, was drawn, was never drawn, was played, was left in hand at the
    end: any copy of it."""

    id: str
    title: str
    copies: int
    started: Rate
    drawn: Rate
    undrawn: Rate
    played: Rate
    left: Rate


class ActionAverages(msgspec.Struct, frozen=True):
    """What a side did in a game, on average."""

    drains: float
    drained: float
    battles: float  # begun by it
    battles_won: float  # of all, on either side's initiative
    damage: float  # that the other side took in battles


class Lost(msgspec.Struct, frozen=True):
    """Force lost in a round, on average: to drains, in battles, otherwise."""

    drains: float
    battles: float
    others: float


class Round(msgspec.Struct, frozen=True):
    """One turn of each player: how many games lasted until then, and what this side and the other one lost in it."""

    number: int
    games: int
    mine: Lost
    theirs: Lost


class Ending(msgspec.Struct, frozen=True):
    """How many games were won, lost or neither for a reason."""

    result: How
    reason: str
    games: int


class Report(msgspec.Struct, frozen=True):
    """All figures of a report on a deck."""

    deck: str
    side: Side
    revisions: tuple[str, ...]  # of the rules and cards that the games were played under
    rate: Rate
    side_rate: Rate  # of all decks of this side in the table
    meetings: tuple[Meeting, ...]
    cards: tuple[CardFigures, ...]
    mine: ActionAverages
    theirs: ActionAverages
    rounds: tuple[Round, ...]
    endings: tuple[Ending, ...]
    lengths_won: dict[int, int]  # turns of both players together, and how many games took that many
    lengths_lost: dict[int, int]


def report(deck: Deck, games: Iterable[Result], side_score: Score, names: dict[str, str]) -> Report:
    """The figures of a deck. `side_score`: how all decks of its side did; `names`: of decks, by their digests."""
    games = list(games)
    side = deck.side
    return Report(
        deck=deck.name,
        side=side,
        revisions=tuple(sorted({game.revision for game in games})),
        rate=_rate(games, side),
        side_rate=rate_of(side_score),
        meetings=_meetings(games, side, names),
        cards=_cards(deck, games),
        mine=_action_averages(games, side),
        theirs=_action_averages(games, other(side)),
        rounds=_rounds(games, side),
        endings=_endings(games, side),
        lengths_won=_lengths(games, side),
        lengths_lost=_lengths(games, other(side)),
    )


def rate_of(score: Score) -> Rate:
    """A score with what it says."""
    low, high = score.interval()
    return Rate(score.won, score.lost, score.drawn, score.share, low, high)


def score_of(games: Iterable[Result], side: Side) -> Score:
    """How a side did in some games."""
    score = Score()
    for game in games:
        score = score.after(game.won_by(side))
    return score


def _rate(games: Iterable[Result], side: Side) -> Rate:
    return rate_of(score_of(games, side))


def _meetings(games: list[Result], side: Side, names: dict[str, str]) -> tuple[Meeting, ...]:
    met: dict[tuple[str, str, str], list[Result]] = {}
    for game in games:
        light, dark, light_bot, dark_bot, _ = game.key
        key = (dark, light_bot, dark_bot) if side == LIGHT else (light, dark_bot, light_bot)
        met.setdefault(key, []).append(game)
    found = [Meeting(names[deck], bot, against, _rate(each, side)) for (deck, bot, against), each in met.items()]
    return tuple(sorted(found, key=lambda meeting: (meeting.opponent, meeting.bot, meeting.opposing_bot)))


# -- cards -------------------------------------------------------------------------------------------------------------

_UNSEEN = Copies()


def _cards(deck: Deck, games: list[Result]) -> tuple[CardFigures, ...]:
    """Best first, by how games went in which the card was played; cards that never were come last."""
    copies = Counter((*deck.cards, *deck.outside))
    found = [_card(id, count, deck.side, games) for id, count in copies.items()]
    return tuple(sorted(found, key=lambda card: (not card.played.games, -card.played.share, card.title)))


def _card(id: str, copies: int, side: Side, games: list[Result]) -> CardFigures:
    def when(holds: Callable[[Copies], bool]) -> Rate:
        return _rate((game for game in games if holds(game.chronicle.cards[side].get(id, _UNSEEN))), side)

    return CardFigures(
        id, standard_catalog().by_id[id].title, copies,
        started=when(lambda card: card.started > 0),
        drawn=when(lambda card: card.drawn > 0),
        undrawn=when(lambda card: not card.drawn and not card.started),
        played=when(lambda card: card.played > 0),
        left=when(lambda card: card.left > 0),
    )  # fmt: skip


# -- what happened -----------------------------------------------------------------------------------------------------


def _action_averages(games: list[Result], side: Side) -> ActionAverages:
    count = max(len(games), 1)
    drains = [drain for game in games for drain in game.chronicle.drains if drain.by == side]
    battles = [battle for game in games for battle in game.chronicle.battles]
    return ActionAverages(
        drains=len(drains) / count,
        drained=sum(drain.amount for drain in drains) / count,
        battles=sum(battle.by == side for battle in battles) / count,
        battles_won=sum(battle.winner == side for battle in battles) / count,
        damage=sum(battle.dark if side == LIGHT else battle.light for battle in battles) / count,
    )


def _rounds(games: list[Result], side: Side) -> tuple[Round, ...]:
    lasting = Counter(n for game in games for n in range(1, _round(game.turns) + 1))
    lost: dict[tuple[int, Side], list[Num]] = {}
    for each in (each for game in games for each in game.chronicle.losses):
        row = lost.setdefault((_round(each.turn), each.side), [0, 0, 0])
        row[:] = [row[0] + each.drains, row[1] + each.battles, row[2] + each.others]

    def mean(number: int, whose: Side) -> Lost:
        drains, battles, others = lost.get((number, whose), (0, 0, 0))
        return Lost(drains / lasting[number], battles / lasting[number], others / lasting[number])

    told = [number for number in sorted(lasting) if lasting[number] >= STILL_GOING * len(games)]
    return tuple(Round(number, lasting[number], mean(number, side), mean(number, other(side))) for number in told)


def _round(turn: int) -> int:
    return (turn + 1) // 2


def _endings(games: list[Result], side: Side) -> tuple[Ending, ...]:
    """The most common first."""
    found = Counter((_HOW[game.won_by(side)], game.ending) for game in games)
    endings = [Ending(how, reason, count) for (how, reason), count in found.items()]
    order = tuple(_HOW.values())
    return tuple(sorted(endings, key=lambda each: (-each.games, order.index(each.result), each.reason)))


def _lengths(games: list[Result], winner: Side) -> dict[int, int]:
    return dict(sorted(Counter(game.turns for game in games if game.winner == winner).items()))


def names_of(decks: Iterable[Deck]) -> dict[str, str]:
    """What decks are called, by their digests."""
    return {digest(deck): deck.name for deck in decks}
