"""A sample of what `cantina invariants` checks at length."""

import os
import random
import subprocess
import sys

import pytest

from cantina.bots import make_bot
from cantina.decks import bundled_deck, bundled_pairs
from cantina.engine.statuses import clear_status
from cantina.invariants import clone_checks
from cantina.invariants.checks import InvariantViolation, check_events, check_secrets, digest, open_cards
from cantina.invariants.clone_checks import play_twins
from cantina.invariants.coverage_targets import all_targets
from cantina.invariants.games import check_replay, observe, play_through
from cantina.invariants.guided_games import guided_game
from cantina.invariants.run import mixed
from cantina.lang import INSERTED
from cantina.model.decision import IllegalChoice
from cantina.play.game import Game, SaveError
from cantina.testing import Scenario
from tests.cards.sample_cards import scene

PAIRS = [(bundled_deck(light), bundled_deck(dark)) for light, dark in bundled_pairs()]

PLAY = """
from cantina.decks import bundled_deck
from cantina.invariants.games import play_through
import hashlib
game = play_through(bundled_deck("intro_light"), bundled_deck("intro_dark"), 5)
print(hashlib.sha256(game.save()).hexdigest())
"""


@pytest.mark.parametrize("seed", range(6))
def test_whole_random_games_end_and_replay(seed):
    check_replay(play_through(*mixed(seed), seed))


@pytest.mark.parametrize("seed", range(4))
def test_forks_secrets_options_and_cards_hold_at_every_few_decisions(seed):
    assert observe(*mixed(seed), seed, every=23) > 5


def test_the_same_game_in_another_process_with_another_hash_seed():
    runs = [subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True,
                           env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("1", "2")]  # fmt: skip
    assert runs[0] == runs[1] != ""


def test_steered_games_try_nearly_every_card():
    """Forty games touch all but a handful of deeds; the full run goes on until none is left."""
    left = all_targets({id for deck in PAIRS[0] for id in deck.cards})
    for seed in range(40):
        if left:
            left &= guided_game(PAIRS[0], left, seed)
    assert len(left) <= 12


def test_a_line_of_the_log_that_names_a_hidden_card_is_noticed():
    game = Game.new(light=PAIRS[0][0], dark=PAIRS[0][1], seed=1)
    engine = game.engine
    check_events(game, 0, set())
    hidden = engine.ref(engine.pile("dark", "reserve")[0])
    engine.log_event("drew", player="light", pile="reserve", card=hidden)
    with pytest.raises(InvariantViolation, match="light reads of a hidden card"):
        check_events(game, 0, set())


def test_a_line_may_name_what_the_line_before_has_shown():
    game = Game.new(light=PAIRS[0][0], dark=PAIRS[0][1], seed=1)
    g, told = game.engine, len(game.engine.events)
    drawn = g.ref(g.pile("dark", "reserve")[0])
    g.log_event("destiny", player="dark", of="destiny", card=drawn, value=3)
    g.log_event("destiny-changed", card=drawn, value=0)
    check_events(game, told, set())
    with pytest.raises(InvariantViolation, match="reads of a hidden card"):
        check_events(game, told + 1, set())


def test_a_card_of_the_other_side_stays_where_it_lies_when_piles_are_dealt_anew():
    """Who sees it there cannot count the pile any more: a deal that moves it would tell."""
    s = Scenario()
    s.pile("dark", "reserve", "Luke Skywalker")
    s.force("dark", 20)
    s.start(turn="light", phase="control")
    for seed in range(8):
        check_secrets(s.game, seed)


def test_a_save_that_is_none_is_refused():
    for data in (b"", b"[]", b"{}", b'{"format": 1}', b'{"format": 99}', b"\xff"):
        with pytest.raises(SaveError):
            Game.load(data)


def test_a_log_that_does_not_fit_is_refused():
    game = Game.new(light=PAIRS[0][0], dark=PAIRS[0][1], seed=1)
    with pytest.raises(SaveError):
        Game.replay({**game.log, "answers": [999]})
    for log in ({"answers": []}, {"base": None, "answers": []}, {**game.log, "answers": None}):
        with pytest.raises(SaveError):
            Game.replay(log)


@pytest.mark.parametrize(
    ("reason", "words"),
    [("conceded", "concedes"), ("time", "time is up"), ("abandoned", "has left")],
)
def test_conceding_is_part_of_the_log(reason, words):
    game = Game.new(light=PAIRS[0][0], dark=PAIRS[0][1], seed=1)
    bot = make_bot("random", 1)
    for _ in range(20):
        game.choose(bot.choose(game))
    game.concede("light", reason)
    assert game.winner == "dark" and game.decision is None
    again = Game.replay(game.log)
    assert digest(again) == digest(game)
    assert words in again.events("public")[-1].text("en") != again.events("public")[-1].text("fr")


def test_nobody_gives_up_for_another_reason():
    game = Game.new(light=PAIRS[0][0], dark=PAIRS[0][1], seed=1)
    with pytest.raises(IllegalChoice, match="no reason"):
        game.concede("light", "boredom")
    with pytest.raises(SaveError):
        Game.replay({**game.log, "answers": [-7]})


@pytest.mark.parametrize("seed", [4, 7])
def test_twins_stay_the_same_whatever_one_has_looked_at(seed):
    assert play_twins(*mixed(seed), seed, most=150).answers == 150


def test_among_twins_are_cancelled_texts_and_crashed_and_collapsed_cards(monkeypatch):
    monkeypatch.setattr(clone_checks, "check_clones", _goes_on)
    seen = play_twins(*mixed(1), 1, most=300) + play_twins(*mixed(15), 15, most=300)
    assert seen.answers == 600 and min(seen.cancelled, seen.crashed, seen.collapsed) > 30


def _goes_on(game, pick):
    game.choose(pick)
    return game


def test_what_is_worked_out_does_not_poison_a_clone():
    """A question that was open while the index of texts was made once stayed behind, half answered, in a clone."""
    game, chance = Game.new(light=PAIRS[1][0], dark=PAIRS[2][1], seed=0), random.Random(0)
    for n in range(510):
        pick = chance.choice([n for n, option in enumerate(game.decision.options) if option.verb != "cancel"])
        if n >= 495:
            copy = Game.load(game.save())
            copy.engine.invalidate()
            twins = [copy.clone(), copy.clone()]
            for twin in twins:
                twin.choose(pick)
            assert digest(twins[0]) == digest(twins[1])
        game.choose(pick)


def test_who_was_inserted_everybody_may_read():
    s = scene()
    card = s.hand("dark", "A Disturbance In The Force")[0]
    s.start(turn="dark", phase="deploy")
    told, opened = len(s.game.engine.events), open_cards(s.game)
    s.do("deploy", card)
    assert s.zone(card) == "reserve"
    check_events(s.game, told, opened)
    clear_status(s.game.engine, card.id, INSERTED)  # a card of the deck like any other
    with pytest.raises(InvariantViolation, match="reads of a hidden card"):
        check_events(s.game, told, opened)
