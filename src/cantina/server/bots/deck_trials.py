"""Decks on trial: a modest process plays a few games with a deck, and whoever waits for them is told how far it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache

import msgspec

from cantina.analysis.report.figures import Report, names_of, report, score_of
from cantina.analysis.report.page import page
from cantina.decks import Deck, bundled, bundled_deck
from cantina.server.errors import ApiError
from cantina.server.http.rate_limits import CLIENT
from cantina.sim.game_spec import GameSpec, pairings, series
from cantina.sim.playing import Result, play
from cantina.sim.pool import Failure, Pool
from cantina.text.render import LANGUAGES

log = logging.getLogger("cantina.server")
GAMES = 6  # against each of the bundled decks
BOT = "heuristic"
SECONDS = 180.0  # after which no game is begun
PATIENCE = 60.0  # for the last game that was begun
WAITING = 8  # clients at once
TRIAL_NICENESS = 10  # how much more important everything else on the machine is


class Progress(msgspec.Struct, frozen=True):
    """How far it is."""

    done: int
    total: int


class Outcome(msgspec.Struct, frozen=True):
    """What came of it: the figures, and the page in each language."""

    report: Report
    pages: dict[str, str]


class DeckTrials:
    """One deck at a time; the others wait. A client has one."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._clients: set[str] = set()
        self._pools: set[Pool[GameSpec, Result]] = set()
        self._closed = False

    async def lines(self, deck: Deck) -> AsyncIterator[bytes]:
        """Lines of JSON: how far it is, before the first game and after each, and at last what came of it. Whoever is
        refused is told so instead of the first one."""
        client = CLIENT.get()
        if client in self._clients:
            raise ApiError("costly")
        if len(self._clients) >= WAITING:
            raise ApiError("full")
        self._clients.add(client)
        try:
            plans, games = plans_for(deck), list[Result]()
            yield _line(Progress(0, len(plans)))
            async with self._turn:
                async for result in self._played(plans):
                    games.append(result)
                    yield _line(Progress(len(games), len(plans)))
            yield _line(await asyncio.to_thread(_outcome, deck, plans, games))
        finally:
            self._clients.discard(client)

    def close(self) -> None:
        """Nothing goes on."""
        self._closed = True
        for pool in tuple(self._pools):
            pool.stop()

    async def _played(self, plans: list[GameSpec]) -> AsyncIterator[Result]:
        """Results as they come; nothing is begun any more when time is up, or when nobody waits for them."""
        loop, found = asyncio.get_running_loop(), asyncio.Queue[Result | None]()
        over, began = threading.Event(), time.monotonic()

        def tasks() -> Iterator[GameSpec]:
            for plan in plans:
                if over.is_set() or self._closed or time.monotonic() - began > SECONDS:
                    return
                yield plan

        def hand(result: Result | None) -> None:
            with contextlib.suppress(RuntimeError):  # the event loop is no more
                loop.call_soon_threadsafe(found.put_nowait, result)

        threading.Thread(target=self._work, args=(tasks(), hand), name="trials", daemon=True).start()
        try:
            while time.monotonic() - began < SECONDS + PATIENCE:
                result = await asyncio.wait_for(found.get(), SECONDS + PATIENCE)
                if result is None:
                    return
                yield result
        finally:
            over.set()

    def _work(self, tasks: Iterator[GameSpec], hand: Callable[[Result | None], None]) -> None:
        """The thread that waits for the games."""
        try:
            with Pool(play_low_priority, 1) as pool:
                self._pools.add(pool)
                for plan, outcome in pool.results(tasks):
                    if isinstance(outcome, Failure):
                        log.warning("a game on trial failed", extra={"seed": plan.seed, "reason": outcome.why})
                    else:
                        hand(outcome)
                self._pools.discard(pool)
        finally:
            hand(None)


def _line(value: Progress | Outcome) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def plans_for(deck: Deck) -> list[GameSpec]:
    """Some games against each of the bundled decks of the other side."""
    others = [each for each in map(bundled_deck, bundled()) if each.side != deck.side]
    return series(pairings([deck, *others]), BOT, BOT, GAMES)


def _outcome(deck: Deck, plans: list[GameSpec], games: list[Result]) -> Outcome:
    names = names_of(each for plan in plans for each in (plan.light, plan.dark))
    found = report(deck, games, score_of(games, deck.side), names)
    return Outcome(found, {lang: page(found, lang) for lang in LANGUAGES})


def play_low_priority(plan: GameSpec) -> Result:
    """A game in a process that lets everything else go first."""
    _be_modest()
    return play(plan)


@cache
def _be_modest() -> None:
    """Last on every core, not only on the one that the server keeps to."""
    os.nice(TRIAL_NICENESS)
    if hasattr(os, "sched_setaffinity"):  # not on every system
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
