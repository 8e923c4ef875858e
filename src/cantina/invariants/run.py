"""The promises at length, on all processors. Each part yields how far it is, so that its caller can show it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import closing, contextmanager
from functools import cache, partial
from itertools import count as numbers
from typing import TypeVar

from cantina.decks import Deck, bundled_deck, bundled_pairs
from cantina.invariants.checks import InvariantViolation
from cantina.invariants.clone_checks import CloneStats, play_twins
from cantina.invariants.coverage_targets import CoverageTarget, all_targets, playable
from cantina.invariants.decks import drawn_deck
from cantina.invariants.games import LONGEST, check_replay, observe, play_through
from cantina.invariants.guided_games import guided_game

T = TypeVar("T")
AHEAD = 2  # jobs for each process, so that none waits for work
IDLE = 400  # steered games in a row that bring nothing new: then the rest is left


@cache
def pairs() -> list[tuple[Deck, Deck]]:
    """The bundled pairs of decks."""
    return [(bundled_deck(light), bundled_deck(dark)) for light, dark in bundled_pairs()]


def mixed(seed: int) -> tuple[Deck, Deck]:
    """Any Light deck against any Dark one, in turn; every other time decks that are drawn from all cards."""
    if seed % 2:
        return drawn_deck("light", seed), drawn_deck("dark", seed)
    light, dark = divmod(seed // 2 % len(pairs()) ** 2, len(pairs()))
    return pairs()[light][0], pairs()[dark][1]


@contextmanager
def named(seed: int) -> Iterator[None]:
    """Whatever goes wrong in a game is told with its number."""
    try:
        yield
    except Exception as error:
        raise InvariantViolation(f"game {seed}: {error!r}") from error


def whole_game(seed: int) -> int:
    """A whole random game and its replay; returns how many answers it took."""
    with named(seed):
        game = play_through(*mixed(seed), seed)
        check_replay(game)
    return len(game.log["answers"])


def observed_game(seed: int, every: int) -> int:
    """A whole random game with all checks at every n-th decision; returns how many decisions were checked."""
    with named(seed):
        return observe(*mixed(seed), seed, every)


def twin_game(seed: int, most: int) -> CloneStats:
    """A random game of so many answers at most, each of which is given to twins."""
    with named(seed):
        return play_twins(*mixed(seed), seed, most)


def play_twin_games(pool: Executor, answers: int, at_once: int) -> Iterator[CloneStats]:
    """Games of twins until they were given so many answers; after each game, how many so far."""
    most, count = min(answers, LONGEST), CloneStats()
    with closing(_flowing(pool, (partial(twin_game, seed, most) for seed in numbers()), at_once)) as games:
        while count.answers < answers:
            count += next(games)
            yield count


def try_everything(pool: Executor, games: int, at_once: int) -> Iterator[frozenset[CoverageTarget]]:
    """Steered games, so many at most, until every card has been deployed, played, fired and used, or until many in a
    row have brought nothing new; after each game, what is left."""
    left, idle = all_targets(playable()), 0
    with closing(_flowing(pool, (partial(_steered, left, seed) for seed in range(games)), at_once)) as played:
        for rest in played:
            idle = 0 if left - rest else idle + 1
            left &= rest
            yield left
            if not left or idle >= IDLE:
                return


def _flowing(pool: Executor, jobs: Iterable[Callable[[], T]], at_once: int) -> Generator[T, None, None]:
    """The results of jobs in their order. Each is begun as soon as a process is free for it, with what is known by
    then; those that nobody waits for any more are dropped."""
    running: deque[Future[T]] = deque()
    try:
        for job in jobs:
            running.append(pool.submit(job))
            if len(running) == AHEAD * at_once:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        for each in running:
            each.cancel()


def _steered(untried: frozenset[CoverageTarget], seed: int) -> set[CoverageTarget]:
    with named(seed):
        return guided_game(pairs()[seed % len(pairs())], untried, seed)
