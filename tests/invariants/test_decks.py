"""Drawn decks are legal, begin in every way there is, and can hold every card."""

import pytest

from cantina.bots.random_bot import RandomBot
from cantina.decks import standard_catalog, write_deck
from cantina.decks.reading import read_deck
from cantina.engine.board import board
from cantina.invariants.decks import drawn_deck, in_one_deck, put_into_decks
from cantina.invariants.guided_games import COPIES, drawn_around
from cantina.invariants.run import pairs
from cantina.lang import AtStart, Starting
from cantina.model.sides import SIDES
from cantina.play.game import Game

MANY = range(200)
ISB_OPERATIONS, FEAR_IS_MY_ALLY = "7_299", "13_69"


@pytest.mark.parametrize("side", SIDES)
def test_a_drawn_deck_is_legal(side):
    for deck in (drawn_deck(side, seed) for seed in range(40)):
        again = read_deck(write_deck(deck, "text"))  # refuses what is not
        assert sorted(again.cards) == sorted(deck.cards) and sorted(again.outside) == sorted(deck.outside)
        assert len(set(deck.cards)) == 60 and deck.outside


@pytest.mark.parametrize("side", SIDES)
def test_every_card_is_drawn_sooner_or_later(side):
    missing = {face.id for face in put_into_decks(side)}
    for seed in range(500):
        missing -= set(drawn_deck(side, seed).cards) if missing else set()
    assert not missing


def test_games_begin_in_every_way_there_is():
    """With each Objective and Starting Effect, with each starting Interrupt, and without."""
    wanted = {card.id for card in standard_catalog().by_id.values() if _says(card, AtStart | Starting)}
    missing, plain = set(wanted), 0
    for seed in MANY:
        if missing or not plain:
            begun = wanted.intersection(_begun(seed))
            missing -= begun
            plain += not begun
    assert not missing and plain


def _begun(seed):
    """What starting Interrupts are offered, and what lies on table when the first turn begins."""
    game, bot = Game.new(light=drawn_deck("light", seed), dark=drawn_deck("dark", seed), seed=seed), RandomBot(seed)
    seen = set()
    while game.engine.state.turn == 0:
        offered = {option.card.id for option in game.decision.options if option.verb == "start"}
        seen |= {game.engine.face(id).id for id in offered if _says(game.engine.face(id), Starting)}
        game.choose(bot.choose(game))
    return seen | {game.engine.face(id).id for id in board(game.engine).on_table}


def _says(card, kinds):
    return any(isinstance(line, kinds) for line in card.text)


def test_of_what_a_deck_has_one_at_most_one_is_kept():
    cards = [ISB_OPERATIONS, "1_168", ISB_OPERATIONS, FEAR_IS_MY_ALLY, "1_168", "7_300", FEAR_IS_MY_ALLY]
    assert list(in_one_deck(cards)) == [ISB_OPERATIONS, "1_168", FEAR_IS_MY_ALLY, "1_168"]


def test_a_deck_drawn_around_an_objective_is_legal():
    deck = drawn_around(pairs()[0][1], [ISB_OPERATIONS] * COPIES, seed=3)
    assert read_deck(write_deck(deck, "text")).cards.count(ISB_OPERATIONS) == 1
