"""Thinking ahead takes long, and the threads of a server share one lock: so it is done in processes of its own. They
are started when somebody first needs them, and end with the server."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any
from zlib import crc32

import msgspec

from cantina.bots import MASTER, make_bot
from cantina.bots.search import Budget, Hint, SearchBot, hints
from cantina.model.sides import Side
from cantina.play.game import Game
from cantina.server.errors import ApiError

GRACE = 0.5  # seconds beyond the budget, for the way there and back
HINT_GRACE = 6.0  # the same, for one who asked for a hint: nobody else waits
HANG_TIMEOUT = 20.0  # seconds after which a process is not waited for any longer
REMEMBERED = 64  # bots whose plans are kept
HELPFUL = Budget(milliseconds=1500)  # what a hint may cost
CALM = 5  # how much a thought gives way to tables
_AFRESH = multiprocessing.get_context("spawn")  # a fork would share the threads' locks


class ThinkTimeout(Exception):
    """No thought came in time."""


class ThinkRequest(msgspec.Struct, frozen=True):
    """What is to be thought about: a bot's next answer, or hints if there is no bot."""

    game: str
    side: Side
    seed: int
    budget: Budget
    save: bytes
    helps: bool = False


# -- in the process ----------------------------------------------------------------------------------------------------


class ThinkWorker:
    """What a process keeps between thoughts: the bots, which have plans."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, Side], SearchBot] = OrderedDict()

    def think(self, thought: ThinkRequest) -> int | list[Hint]:
        """An option, or hints."""
        game = Game.load(thought.save)
        if thought.helps:
            return hints(game, thought.seed, thought.budget, time.monotonic)
        return self._bot(thought).choose(game)

    def _bot(self, thought: ThinkRequest) -> SearchBot:
        key = (thought.game, thought.side)
        if key not in self._bots:
            self._bots[key] = SearchBot(thought.seed, thought.budget, time.monotonic, saved=1)
        self._bots.move_to_end(key)
        while len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return self._bots[key]


def run(pipe: Connection) -> None:
    """The whole life of the process: it ends when nobody can ask any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for the server, which then lets go of it
    if hasattr(os, "sched_setaffinity"):  # the server keeps to one core: not this one
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        os.nice(CALM)
    mind = ThinkWorker()
    with contextlib.suppress(EOFError, BrokenPipeError):
        pipe.send((0, None))
        while True:
            number, thought = pipe.recv()
            try:
                found: Any = mind.think(thought)
            except Exception as error:
                found = error
            pipe.send((number, found))


# -- in the server -----------------------------------------------------------------------------------------------------


class ThinkProcess:
    """A process that thinks, one thought after the other. Whoever waits, waits in a thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: Any = None
        self._pipe: Connection | None = None
        self._number, self._heard = 0, -1  # the last thought that it was asked for, and that it told
        self._since = 0.0

    def ask(self, thought: ThinkRequest, grace: float = GRACE) -> Any:
        """What it thinks; Late if that does not come within the budget, and the grace beyond it."""
        end = time.monotonic() + (thought.budget.milliseconds or 0) / 1000 + grace
        if not self._lock.acquire(timeout=max(end - time.monotonic(), 0)):
            raise ThinkTimeout
        try:
            pipe = self._ready(end)
            self._number += 1
            self._since = time.monotonic()
            pipe.send((self._number, thought))
            found = self._listen(pipe, end)
        except (OSError, EOFError) as error:
            self._end()
            raise ThinkTimeout from error
        finally:
            self._lock.release()
        if isinstance(found, Exception):
            raise found
        return found

    def _ready(self, end: float) -> Connection:
        """The way to a process that has nothing else to think about."""
        if self._pipe is not None and self._heard < self._number and time.monotonic() - self._since > HANG_TIMEOUT:
            self._end()
        if self._pipe is None:
            self._pipe, theirs = _AFRESH.Pipe()
            self._process = _AFRESH.Process(target=run, args=(theirs,), daemon=True, name="thinker")
            self._process.start()
            theirs.close()
            self._number, self._heard, self._since = 0, -1, time.monotonic()
        if self._heard < self._number:
            self._listen(self._pipe, end)
        return self._pipe

    def _listen(self, pipe: Connection, end: float) -> Any:
        """The answer to the last thought; what comes to earlier ones is too late."""
        while pipe.poll(max(end - time.monotonic(), 0)):
            self._heard, found = pipe.recv()
            if self._heard == self._number:
                return found
        raise ThinkTimeout

    def close(self) -> None:
        """Let go of the process, whatever it thinks of."""
        if self._process is not None:
            self._process.terminate()

    def _end(self) -> None:
        self.close()
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = self._process = None


class ThinkPool:
    """Some processes. A game always goes to the same one, which knows its plans."""

    def __init__(self, count: int) -> None:
        self._all = [ThinkProcess() for _ in range(count)]

    def of(self, game: str) -> ThinkProcess:
        """Who thinks about a game."""
        return self._all[crc32(game.encode()) % len(self._all)]

    def close(self) -> None:
        """Let go of all."""
        for each in self._all:
            each.close()


class RemoteBot:
    """A bot that thinks in another process. Where no thought comes in time, the quick bot answers."""

    def __init__(self, thinkers: ThinkPool, game: str, side: Side, seed: int) -> None:
        self._thinkers, self._game, self._side, self._seed = thinkers, game, side, seed
        self._quick = make_bot("heuristic", seed)

    def choose(self, game: Game) -> int:
        """The index of an option of the present decision."""
        try:
            option: int = self._thinkers.of(self._game).ask(
                ThinkRequest(self._game, self._side, self._seed, MASTER, game.save())
            )
        except ThinkTimeout:
            return self._quick.choose(game)
        return option


def advice(thinkers: ThinkPool, name: str, game: Game) -> list[Hint]:
    """What one who thinks ahead would do now in the place of who decides."""
    assert game.decision is not None
    seed = crc32(name.encode())
    try:
        found: list[Hint] = thinkers.of(name).ask(
            ThinkRequest(name, game.decision.player, seed, HELPFUL, game.save(), helps=True), HINT_GRACE
        )
    except ThinkTimeout as late:
        raise ApiError("too-long") from late
    return found
