"""The promises at length, on all processors. Each part yields how far it is, so that its caller can show it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import cache
from itertools import repeat

from cantina.decks import Deck, bundled_deck, bundled_pairs
from cantina.promises.checks import Broken
from cantina.promises.decks import drawn_deck
from cantina.promises.deeds import Deed, everything, playable
from cantina.promises.games import LONGEST, check_replay, observe, play_through
from cantina.promises.steering import steered_game
from cantina.promises.twins import Twins, play_twins


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
        raise Broken(f"game {seed}: {error!r}") from error


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


def twin_game(seed: int, most: int) -> Twins:
    """A random game of so many answers at most, each of which is given to twins."""
    with named(seed):
        return play_twins(*mixed(seed), seed, most)


def play_twin_games(pool: Executor, answers: int, at_once: int) -> Iterator[Twins]:
    """Games of twins until they were given so many answers; after each game, how many so far."""
    count, seed = Twins(), 0
    while count.answers < answers:
        for more in pool.map(twin_game, range(seed, seed + at_once), repeat(min(answers, LONGEST))):
            count += more
            yield count
        seed += at_once


def try_everything(pool: Executor, games: int, at_once: int) -> Iterator[frozenset[Deed]]:
    """Steered games until every card has been deployed, played, fired and used; after each game, what is left."""
    left = everything(playable())
    for first in range(0, games, at_once):
        if not left:
            return
        seeds = range(first, min(first + at_once, games))
        for rest in pool.map(_steered, [left] * len(seeds), seeds):
            left &= rest
            yield left


def _steered(untried: frozenset[Deed], seed: int) -> set[Deed]:
    with named(seed):
        return steered_game(pairs()[seed % len(pairs())], untried, seed)
