"""Deeds are offered in their season: whoever looked for them at other times would find none."""

import pytest

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.model.sides import PHASES, SIDES
from cantina.play.game import Game
from cantina.rules.player_actions import NO_CHOICE, OFFER_ORDER, PLAYER_ACTIONS

SEASONED = [name for row in OFFER_ORDER for name in row if PLAYER_ACTIONS[name].any_turn_phases]


def possible(g, deed, player):
    """The cards with which a deed is possible, whatever the time."""
    able = [id for id in deed.candidates(g, player) if deed.refuse is None or deed.refuse(g, player, id) is None]
    return [id for id in able if deed.choices is None or deed.choices(g, player, id) != NO_CHOICE]


def test_seasons_are_phases():
    assert SEASONED and {phase for name in SEASONED for phase in PLAYER_ACTIONS[name].any_turn_phases} <= set(PHASES)


@pytest.mark.parametrize("pair", ["panh", "classic"])
def test_out_of_season_nothing_is_possible(pair):
    game = Game.new(light=bundled_deck(f"{pair}_light"), dark=bundled_deck(f"{pair}_dark"), seed=3)
    bot, seen = make_bot("random", 3), set()
    for _ in range(250):
        g = game.engine
        for name in SEASONED:
            if g.state.phase not in PLAYER_ACTIONS[name].any_turn_phases:
                assert not any(possible(g, PLAYER_ACTIONS[name], player) for player in SIDES), (name, g.state.phase)
                seen.add((name, g.state.phase))
        game.choose(bot.choose(game))
    assert len(seen) > len(SEASONED)
