"""Sandboxes: a position that somebody describes, or a log that somebody brings."""

from __future__ import annotations

from random import Random

from cantina.play.game import Game, ReplayDiverged, SaveError
from cantina.play.log_answers import Answer
from cantina.play.revision import revision
from cantina.play.scenario import ScenarioError
from cantina.play.scenario.positions import Position, lay_out
from cantina.server.errors import ApiError, Bilingual
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.games.log_validation import Flaw, check
from cantina.server.protocol import Log, Sandbox
from cantina.server.workers.fair_executor import FairExecutor
from cantina.server.ws.seat_stream import SEATS
from cantina.server.ws.seat_views import event_view, view_of

USUAL = 59  # destinies come before the first one again: one less than a deck has, so that the two decks differ


async def opened(strangers: FairExecutor, wanted: Sandbox) -> Setup:
    """The set-up of a new sandbox. What strangers bring is tried out before it is kept."""
    brought, position = wanted.log, wanted.position or Position()
    log = await strangers.do(lambda: played(brought) if brought is not None else laid_out(position))
    answers = tuple(map(Answer.of, log.answers))
    return Setup("sandbox", Seat("human"), Seat("human"), 0, log.base, answers, revision=log.revision)


def _tried(game: Game) -> None:
    """Everything that anybody may be shown of a game is made once."""
    try:
        for seat in SEATS:
            view_of(game, seat)
        for event in game.engine.events.since(0):
            event_view(event, 0)
    except Exception as error:
        kind = type(error).__name__
        why = Bilingual(f"it cannot be shown ({kind})", f"il ne peut pas être montré ({kind})")
        raise ApiError("log", why=why) from error


def played(log: Log) -> Log:
    """A log that describes a possible table and can be played: to its end, or at least its beginning; who opens it is
    told how far."""
    try:
        check(log.base)
        _tried(Game.replay({"format": log.format, "base": log.base, "answers": log.answers}))
    except Flaw as flaw:
        raise ApiError("log", why=flaw.both) from flaw
    except ReplayDiverged as parted:
        if not any(isinstance(each, tuple) for each in log.answers):
            raise ApiError("log", why=str(parted)) from parted  # nobody knows what it meant: it was never a game
        _tried(parted.game)
    except SaveError as error:
        raise ApiError("log", why=str(error)) from error
    return log


def laid_out(position: Position) -> Log:
    """The log of a game that begins at a described position."""
    try:
        game = lay_out(position, plain=_destinies(position.seed)).game
    except ScenarioError as error:
        raise ApiError("position", why=str(error)) from error
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise ApiError("position", why=f"{type(error).__name__}: {error}") from error
    _tried(game)
    return Log(base=game.log["base"], revision=revision())


def _destinies(seed: int) -> list[int]:
    """Destinies as decks have them, for the cards that nobody has named."""
    return Random(seed).choices(range(1, 7), weights=(4, 5, 5, 4, 3, 1), k=USUAL)
