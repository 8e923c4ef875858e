"""Games that are told by what happens in them: which card did what. Nothing here depends on the order of options, on
message keys or on how a text is spelt, so that only a game that was played otherwise is told otherwise."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from cantina.decks import bundled_deck, bundled_pairs
from cantina.engine import rng
from cantina.model.decision import DECLINES, Option
from cantina.model.event import Event
from cantina.model.text import CardRef, cards_in
from cantina.play.game import Game

SEEDS = range(5)
STRETCH = 50  # answers that share a digest
LONGEST = 20_000


def games() -> list[str]:
    """The names of all golden games: a pair of decks and a seed."""
    return [f"{light.removesuffix('_light')} {seed}" for light, _ in bundled_pairs() for seed in SEEDS]


def transcript(name: str) -> Iterator[str]:
    """Each answer of a game together with what it led to, one line an answer, and the end."""
    pair, seed = name.split()
    game = Game.new(light=bundled_deck(f"{pair}_light"), dark=bundled_deck(f"{pair}_dark"), seed=int(seed))
    chance, told = rng.step(int(seed))[0], 0
    for _ in range(LONGEST):
        if game.decision is None:
            break
        chance, index = _pick(game, chance)
        answer = f"{game.decision.player} {_meaning(game, game.decision.options[index])}"
        game.choose(index)
        events = [_event(event) for event in game.engine.events.since(told)]
        told += len(events)
        yield " | ".join((answer, *events))
    yield f"won by {game.winner}"


def _pick(game: Game, chance: int) -> tuple[int, int]:
    """Any option but `cancel`, and declining only one time in three where there is a choice; by meaning, not by place
    in the list."""
    assert game.decision is not None
    able = sorted((_meaning(game, option), option.card.id if option.card else 0, n)
                  for n, option in enumerate(game.decision.options) if option.verb != "cancel")  # fmt: skip
    deeds = [each for each in able if game.decision.options[each[2]].verb not in DECLINES]
    chance, idle = rng.below(chance, 3)
    choices = deeds if deeds and idle else able
    chance, n = rng.below(chance, len(choices))
    return chance, choices[n][2]


def _meaning(game: Game, option: Option) -> str:
    cards = [_where(game, card) for card in (*((option.card,) if option.card else ()), *option.targets)]
    fields = [option.amount, option.cost, option.pile, option.owner, option.seat, option.mode]
    return " ".join([option.verb, *cards, *(_number(each) for each in fields if each is not None)])


def _where(game: Game, ref: CardRef) -> str:
    card = game.engine.card(ref.id)
    place = card.on or card.at
    return f"{ref.title} ({game.engine.ref(place).title if place else card.zone})"


def _event(event: Event) -> str:
    cards = sorted(card.title for card in cards_in(event.text.args))
    numbers = sorted(_number(each) for each in _numbers(event.text.args))
    return " ".join([event.kind, *cards, *numbers, *(each for each in (event.seat, event.not_for) if each)])


def _numbers(value: Any) -> Iterator[float]:
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield value
    elif isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _numbers(each)


def _number(value: Any) -> str:
    return f"{value:g}" if isinstance(value, int | float) else str(value)


def digests(lines: list[str]) -> list[str]:
    """A digest for each stretch of answers, and the end in words."""
    stretches = [lines[n : n + STRETCH] for n in range(0, len(lines) - 1, STRETCH)]
    marks = [hashlib.sha256("\n".join(each).encode()).hexdigest()[:8] for each in stretches]
    return [*marks, f"{len(lines) - 1} answers, {lines[-1]}"]
