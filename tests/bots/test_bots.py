"""Bots: sensible play shows in the score, and hidden cards in nothing."""

import pytest

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.engine.core import Engine
from cantina.play.game import Game
from cantina.sim.game_spec import ladder
from cantina.sim.playing import play
from cantina.view.resample import resample


def test_the_heuristic_bot_beats_the_random_one():
    pair = (bundled_deck("intro_light"), bundled_deck("intro_dark"))
    plans = ladder([pair], "heuristic", "random", 6)
    winners = [(plan, play(plan).winner) for plan in plans]
    assert sum(winner is not None and plan.bot(winner) == "heuristic" for plan, winner in winners) >= 5


def test_the_heuristic_bot_does_not_look_at_hidden_cards():
    """It answers the same whatever the hidden cards are."""
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=8)
    walker, asked = make_bot("random", 8), 0
    while game.decision is not None and asked < 60:
        twin = Game(_resampled(game.engine, asked), {})
        assert make_bot("heuristic", 3).choose(game) == make_bot("heuristic", 3).choose(twin)
        asked += 1
        for _ in range(4):
            if game.decision is not None:
                game.choose(walker.choose(game))


def _resampled(g: Engine, seed: int) -> Engine:
    assert g.state.decision is not None
    return resample(g, g.state.decision.player, seed)


def test_an_unknown_bot_is_named():
    with pytest.raises(ValueError, match="no bot is called 'clever'"):
        make_bot("clever", 1)
