"""The chance to win: from what a seat may know, by weights that fit the features."""

import msgspec
import pytest

from cantina.bots import make_bot
from cantina.bots.evaluation import WEIGHTS, Fitted, chance
from cantina.bots.features import BALANCED, NAMES, features
from cantina.decks import bundled_deck
from cantina.model.sides import SIDES, other
from cantina.play.game import Game
from cantina.view.resample import resample


def walked(answers: int) -> Game:
    """A game after some random answers."""
    game, walker = (
        Game.new(light=bundled_deck("panh_light"), dark=bundled_deck("panh_dark"), seed=4),
        make_bot("random", 9),
    )
    for _ in range(answers):
        game.choose(walker.choose(game))
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [walked(answers) for answers in (30, 150, 300)]


def test_hidden_cards_do_not_show(games):
    for game in games:
        for seat in SIDES:
            for seed in range(4):
                dealt = resample(game.engine, seat, seed)
                assert features(dealt, seat) == features(game.engine, seat)


def test_what_everybody_sees_is_the_same_from_the_other_side(games):
    """But for the sign. The rest is one's own hand."""
    for game in games:
        light, dark = (features(game.engine, side)[: len(BALANCED)] for side in SIDES)
        assert light == pytest.approx([-each for each in dark])
        assert any(light)


def test_the_weights_of_the_package_are_those_of_the_features():
    found = msgspec.json.decode(WEIGHTS.read_bytes(), type=Fitted)
    assert tuple(found.weights) == NAMES
    assert found.games and found.revision


def test_a_chance_is_one_and_the_end_is_certain(games):
    for game in games:
        assert all(0 < chance(game.engine, side) < 1 for side in SIDES)
    over = games[0].clone()
    over.concede("light")
    assert (chance(over.engine, "light"), chance(over.engine, "dark")) == (0.0, 1.0)


@pytest.mark.parametrize("side", SIDES)
def test_who_loses_life_force_has_less_of_a_chance(games, side):
    g = games[1].engine.clone()
    before = chance(g, side), chance(g, other(side))
    g.set_pile(side, "reserve", g.pile(side, "reserve")[:5])
    assert chance(g, side) < before[0] and chance(g, other(side)) > before[1]
