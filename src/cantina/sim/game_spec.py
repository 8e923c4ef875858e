"""Which games are played: a plan is one game, by its decks, its bots and its seed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b

import msgspec

from cantina.decks import Deck
from cantina.model.sides import LIGHT, Side

Key = tuple[str, str, str, str, int]  # the digests of both decks, both bots (Light first), the seed


class GameSpec(msgspec.Struct, frozen=True):
    """One game that can be played anywhere, any time, with the same result."""

    light: Deck
    dark: Deck
    light_bot: str
    dark_bot: str
    seed: int

    @property
    def key(self) -> Key:
        """What the game is known by."""
        return digest(self.light), digest(self.dark), self.light_bot, self.dark_bot, self.seed

    def bot(self, side: Side) -> str:
        """Who plays a side."""
        return self.light_bot if side == LIGHT else self.dark_bot


@lru_cache(1024)
def digest(deck: Deck) -> str:
    """What a deck is known by: its contents, however it is called."""
    return blake2b(msgspec.json.encode((deck.side, deck.cards, deck.outside, deck.start)), digest_size=8).hexdigest()


def pairings(decks: Iterable[Deck]) -> list[tuple[Deck, Deck]]:
    """Every Light deck with every Dark one."""
    known = list({digest(deck): deck for deck in decks}.values())
    return [(light, dark) for light in known if light.side == LIGHT for dark in known if dark.side != LIGHT]


def series(pairs: Iterable[tuple[Deck, Deck]], light_bot: str, dark_bot: str, games: int) -> list[GameSpec]:
    """So many games of each pair; the first seed of all pairs comes first, so that a stopped run has some of each."""
    pairs = list(pairs)
    return [GameSpec(light, dark, light_bot, dark_bot, seed) for seed in range(games) for light, dark in pairs]


def ladder(pairs: list[tuple[Deck, Deck]], first: str, second: str, games: int) -> list[GameSpec]:
    """Two bots over all pairs: each deal is played twice, with the bots changing sides; a bot against itself would only
    play the same game again."""
    found = []
    for n in range(games):
        deal, swapped = (n, False) if first == second else divmod(n, 2)
        light, dark = pairs[deal % len(pairs)]
        found.append(GameSpec(light, dark, *((second, first) if swapped else (first, second)), seed=deal))
    return found
