"""Plays games and tells all that there is to tell of them, byte by byte: run by itself, once compiled and once not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from cantina.bots import make_bot
from cantina.compiled import runs_compiled
from cantina.decks import bundled_deck, bundled_pairs
from cantina.model.sides import SIDES
from cantina.play.game import Game
from cantina.play.revision import revision
from cantina.text.render import LANGUAGES, render

LOOK = 40  # decisions between two close looks
LONGEST = 1000  # decisions: bots may wait for each other for ever
BOTS = ("random", "heuristic")
SEEDS = (1, 2)


def saved(game: Game) -> bytes:
    """A save, without the revision, which changes with every edit of a source."""
    return game.save().replace(revision().encode(), b"")


def looked_at(game: Game) -> bytes:
    """A save, what each seat sees, and why each card can or cannot do what the options say."""
    assert game.decision is not None
    views = [game.view(side) for side in SIDES]
    told = [render(option.text, language) for option in game.decision.options for language in LANGUAGES]
    verbs = {(option.verb, option.card.id) for option in game.decision.options if option.card}
    reasons = [game.why_not(verb, card) for verb, card in sorted(verbs)]
    numbers = [game.explain("power", card) for _, card in sorted(verbs)]
    return saved(game) + msgspec.json.encode([views, told, reasons, numbers])


class PlannedGame(NamedTuple):
    light: str
    dark: str
    seed: int
    bot: str


def games() -> Iterator[PlannedGame]:
    """All games that are compared."""
    for seed in SEEDS:
        for light, dark in bundled_pairs():
            for bot in BOTS:
                yield PlannedGame(light, dark, seed, bot)


def describe(planned: PlannedGame) -> str:
    """One game, in which now and then a copy takes over: a clone, or one that was saved and loaded."""
    light, dark, seed, bot = planned
    game = Game.new(light=bundled_deck(light), dark=bundled_deck(dark), seed=seed)
    bots = {side: make_bot(bot, seed + n) for n, side in enumerate(SIDES)}
    digest, chance = hashlib.sha256(), Random(seed)
    for step in range(LONGEST):
        if game.decision is None:
            break
        if step % LOOK == 0:
            digest.update(looked_at(game))
            game = game.clone() if chance.random() < 0.5 else Game.load(game.save())
        game.choose(bots[game.decision.player].choose(game))
    digest.update(saved(game))
    return f"{light} {seed} {bot} {len(game.log['answers'])} {game.winner} {digest.hexdigest()}"


if __name__ == "__main__":
    print("compiled" if runs_compiled() else "pure")
    for planned in games():
        print(describe(planned))
