"""Whole random games, played through and under observation."""

from __future__ import annotations

from cantina.bots.random_bot import RandomBot
from cantina.decks import Deck
from cantina.invariants.checks import (
    InvariantViolation,
    check_cards,
    check_events,
    check_forks,
    check_options,
    check_parts,
    check_reasons,
    check_secrets,
    open_cards,
)
from cantina.play.game import Game

LONGEST = 20_000  # decisions after which a game counts as endless


def play_through(light: Deck, dark: Deck, seed: int) -> Game:
    """A whole random game without an exception, a dead end or an endless loop, and its replay byte for byte."""
    game, bot = Game.new(light=light, dark=dark, seed=seed), RandomBot(seed)
    for _ in range(LONGEST):
        if game.decision is None:
            break
        game.choose(bot.choose(game))
    if game.winner is None:
        raise InvariantViolation(f"seed {seed}: no end after {LONGEST} decisions")
    if game.engine.state.quarantine:
        raise InvariantViolation(f"seed {seed}: a card failed")
    return game


def check_replay(game: Game) -> None:
    """The log gives the same game, byte for byte."""
    if Game.replay(game.log).save() != game.save():
        raise InvariantViolation("the replay differs from the game")


def observe(light: Deck, dark: Deck, seed: int, every: int) -> int:
    """A whole random game with all checks at every n-th decision; returns how many decisions were checked."""
    return watch(Game.new(light=light, dark=dark, seed=seed), seed, every, LONGEST)


def watch(game: Game, seed: int, every: int, longest: int) -> int:
    """Play on at random, for so many answers at most, with all checks at every n-th decision; returns how many were
    checked."""
    bot, checked, told = RandomBot(seed), 0, len(game.engine.events)
    for n in range(longest):
        if game.decision is None:
            break
        if n % every == seed % every:
            check_all(game, seed * 1000 + n)
            checked += 1
        opened = open_cards(game)
        game.choose(bot.choose(game))
        check_events(game, told, opened)
        told = len(game.engine.events)
    return checked


def check_all(game: Game, seed: int) -> None:
    """Every check of a single decision."""
    for check in (check_forks, check_secrets, check_options, check_reasons, check_parts):
        check(game, seed)
    check_cards(game)
