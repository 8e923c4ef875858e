"""Twins: copies of a game that get the same answers stay the same, whatever one of them has looked at meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

from cantina import lang
from cantina.bots.random_bot import RandomBot
from cantina.decks import Deck
from cantina.engine import rng
from cantina.engine.board import board
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status, set_status
from cantina.engine.texts import text_cancelled
from cantina.invariants.checks import InvariantViolation, digest
from cantina.invariants.decks import put_into_decks
from cantina.invariants.guided_games import drawn_around
from cantina.invariants.prerequisites import whole_text
from cantina.model.sides import SIDES, Side
from cantina.play.game import Game
from cantina.rules.explanations import OF_CARDS
from cantina.rules.player_actions import explained
from cantina.text.render import LANGUAGES
from cantina.view.seat import SEATS

OF_PLACES = ("drain", "force icons", "generation", "total power")
TROUBLE = 60  # at one decision in so many something crashes or collapses


@dataclass
class CloneStats:
    """How many answers twins were given, and at how many decisions the hard cases were on table."""

    answers: int = 0
    cancelled: int = 0
    crashed: int = 0
    collapsed: int = 0

    def __add__(self, more: CloneStats) -> CloneStats:
        return CloneStats(
            *(mine + theirs for mine, theirs in zip(vars(self).values(), vars(more).values(), strict=True))
        )


def look_at_everything(game: Game) -> None:
    """All views, the reasons and the numbers of every card, and the texts of all options."""
    for seat in SEATS:
        game.view(seat)
    g = game.engine
    shown = (*g.pile("light", "hand"), *g.pile("dark", "hand"), *board(g).on_table)
    for id in shown:
        for verb in explained():
            game.why_not(verb, id)
        for number in OF_CARDS:
            game.explain(number, id)
    for place in board(g).locations:
        for stat in OF_PLACES:
            for side in SIDES:
                game.explain(stat, place, side)
    for option in game.decision.options if game.decision else ():
        for language in LANGUAGES:
            option.text(language)


def check_clones(game: Game, pick: int) -> Game:
    """Give one answer to two clones, one of which has looked at everything, and to a freshly loaded copy; returns the
    one that has looked."""
    looking, blind, loaded = game.clone(), game.clone(), Game.load(game.save())
    look_at_everything(looking)
    for copy in (looking, blind, loaded):
        copy.choose(pick)
    if len({digest(copy) for copy in (looking, blind, loaded)}) != 1:
        raise InvariantViolation(f"twins part at answer {len(game.log['answers'])}")
    if not looking.decision == blind.decision == loaded.decision:
        raise InvariantViolation(f"twins are asked different questions after answer {len(game.log['answers'])}")
    return looking


def play_twins(light: Deck, dark: Deck, seed: int, most: int) -> CloneStats:
    """A random game of so many answers at most, each given to twins: in every other game with decks full of cards that
    cancel texts, and always with vehicles that crash and sites that collapse."""
    if seed % 2:
        light, dark = (drawn_around(deck, _cancelling(deck.side) * 2, seed) for deck in (light, dark))
    game, bot, count, state = (
        Game.new(light=light, dark=dark, seed=seed),
        RandomBot(seed),
        CloneStats(),
        rng.step(seed)[0],
    )
    while game.decision is not None and count.answers < most:
        state, chance = rng.below(state, TROUBLE)
        if not chance:
            inject_hazards(game.engine, state)
        game = check_clones(game, bot.choose(game))
        count += _seen(game)
    return count


def _cancelling(side: Side) -> list[str]:
    """The cards of a side that take texts away."""
    return [face.id for face in put_into_decks(side)
            if any(isinstance(node, lang.CancelText) for node in whole_text(face))]  # fmt: skip


def inject_hazards(g: Engine, state: int) -> None:
    """A vehicle on table crashes, or an interior site collapses over those who are there."""
    vehicles = [
        id for id in board(g).on_table if g.face(id).category == "vehicle" and not has_status(g, id, lang.CRASHED)
    ]
    sites = [
        id for id in board(g).locations if "interior" in g.face(id).words and not has_status(g, id, lang.COLLAPSED)
    ]
    if not vehicles and not sites:
        return
    id = (vehicles or sites)[rng.below(state, len(vehicles or sites))[1]]
    set_status(g, id, lang.CRASHED if vehicles else lang.COLLAPSED)
    g.rebuild_decision()
    g.run()


def _seen(game: Game) -> CloneStats:
    g = game.engine.clone()
    cards = board(g).on_table
    return CloneStats(
        answers=1,
        cancelled=any(text_cancelled(g, id) for id in cards if id not in board(g).silent),
        crashed=any(has_status(g, id, lang.CRASHED) for id in cards),
        collapsed=any(has_status(g, id, lang.COLLAPSED) for id in cards),
    )
