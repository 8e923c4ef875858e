"""The game as a field for learning."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test

from cantina.bots import make_bot
from cantina.decks import bundled_deck
from cantina.model.decision import Decision, Option
from cantina.model.sides import SIDES
from cantina.model.text import Text
from cantina.play.game import Game
from cantina.rl import CantinaEnv, VersusBotEnv, make_vec_env
from cantina.rl.example import FORESIGHT, Policy, play
from cantina.rl.observation import OPTION_SIZE, OPTIONS, TABLE_SIZE, VERBS, encode_options, encode_table
from cantina.rl.paging import MORE, Pages
from cantina.view.resample import resample


def first_action(seen) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def test_it_is_an_environment_of_pettingzoo():
    api_test(CantinaEnv(most=300), num_cycles=400)


def test_the_same_seed_gives_the_same_game():
    seed_test(lambda: CantinaEnv(most=60), num_cycles=60)


def test_the_spaces_are_the_same_objects_at_each_call():
    field = CantinaEnv()
    for side in SIDES:
        assert field.action_space(side) is field.action_space(side)
        assert field.observation_space(side) is field.observation_space(side)


@pytest.mark.parametrize("pair", ["premiere", "classic"])
def test_nothing_that_a_seat_may_not_know_is_seen(pair):
    game = Game.new(light=bundled_deck(f"{pair}_light"), dark=bundled_deck(f"{pair}_dark"), seed=3)
    bot, differed = make_bot("random", 3), 0
    for n in range(160):
        assert game.decision is not None
        if n % 4 == 0:
            side = game.decision.player
            other = Game(resample(game.engine, side, n), {})
            differed += game.engine.state.piles != other.engine.state.piles
            assert (encode_table(game, side) == encode_table(other, side)).all()
            options = [encode_options(each, side, each.decision.options) for each in (game, other) if each.decision]
            assert (options[0] == options[1]).all()
        game.choose(bot.choose(game))
    assert differed > 30


def test_both_seats_see_the_same_table_from_their_own_side():
    game = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=1)
    light, dark = (encode_table(game, side) for side in SIDES)
    assert light.shape == dark.shape == (TABLE_SIZE,) and (light != dark).any()


def test_who_is_not_asked_has_no_action():
    field = CantinaEnv()
    field.reset(seed=1)
    asked = field.agent_selection
    other = next(side for side in SIDES if side != asked)
    assert field.observe(asked)["action_mask"].any()
    assert not field.observe(other)["action_mask"].any() and not field.observe(other)["options"].any()


def test_an_action_without_meaning_is_refused_and_changes_nothing():
    field = CantinaEnv()
    field.reset(seed=1)
    before = field.game.save()
    wrong = int(np.flatnonzero(field.observe(field.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not an action now"):
        field.step(wrong)
    assert field.game.save() == before


def test_the_winner_is_rewarded_and_the_loser_pays():
    field = CantinaEnv()
    field.reset(seed=5)
    bots = {side: make_bot("random", n) for n, side in enumerate(SIDES)}
    while field.game.decision is not None:
        field.answer(bots[field.game.decision.player].choose(field.game))
    assert field.game.winner is not None and all(field.terminations.values())
    assert {side: reward for side, reward in field.rewards.items() if reward > 0} == {field.game.winner: 1}
    assert sum(field.rewards.values()) == 0


def test_a_game_that_does_not_end_is_broken_off():
    field = CantinaEnv(most=3)
    field.reset(seed=5)
    for _ in range(3):
        assert not any(field.truncations.values())
        field.step(first_action(field.observe(field.agent_selection)))
    assert all(field.truncations.values()) and not any(field.rewards.values())


# -- more options than actions -----------------------------------------------------------------------------------------


def asked(count: int, *more: str) -> Decision:
    text = Text("option.pass")
    verbs = [*("choose" for _ in range(count)), *more]
    return Decision("light", text, tuple(Option(verb, text, amount=n) for n, verb in enumerate(verbs)))


@pytest.mark.parametrize(("count", "pages"), [(OPTIONS, 1), (OPTIONS + 1, 2), (2 * MORE, 2), (2 * MORE + 1, 3)])
def test_every_option_can_be_reached(count, pages):
    shown, found = Pages(asked(count)), []
    for _ in range(pages):
        found += [shown.option(action) for action in range(len(shown.shown))]
        if pages > 1:
            assert shown.option(MORE) is None
            shown.turn()
    assert found == list(range(count))
    assert shown.option(0) == 0


def test_taking_back_is_no_action():
    shown = Pages(asked(2, "cancel"))
    assert shown.actions == [0, 1] and len(shown.shown) == 2


def test_every_verb_of_an_option_is_known():
    game = Game.new(light=bundled_deck("panh_light"), dark=bundled_deck("panh_dark"), seed=2)
    bot = make_bot("random", 2)
    for _ in range(300):
        assert game.decision is not None
        assert {option.verb for option in game.decision.options} <= {*VERBS}
        game.choose(bot.choose(game))


# -- one seat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_a_bot_answers_for_the_other_seat(side):
    env = VersusBotEnv(side=side, most=400)
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == (seen["action_mask"] == 1)).all() and seen["action_mask"].any()
        seen, reward, ended, broken_off, _ = env.step(first_action(seen))
        over = ended or broken_off
    assert reward in (-1, 1) if ended else reward == 0


def test_gaining_life_force_on_the_other_counts_on_the_way():
    plain, shaped = VersusBotEnv(most=400), VersusBotEnv(most=400, shaped=0.1)
    seen, _ = plain.reset(seed=4)
    shaped.reset(seed=4)
    lead = changes = 0.0
    for _ in range(120):
        seen, reward, *_ = plain.step(action := first_action(seen))
        more = shaped.step(action)[1] - reward
        lead, changes = lead + more, changes + (more != 0)
    assert changes and lead == pytest.approx(0.1 * (shaped._lead))


def test_many_games_run_at_once():
    games = make_vec_env(2, most=50)
    try:
        seen, _ = games.reset(seed=1)
        assert seen["options"].shape == (2, OPTIONS, OPTION_SIZE)
        seen, rewards, *_ = games.step([first_action({"action_mask": mask}) for mask in seen["action_mask"]])
        assert seen["observation"].shape == (2, TABLE_SIZE) and rewards.shape == (2,)
    finally:
        games.close()


# -- the example -------------------------------------------------------------------------------------------------------


def test_what_went_well_becomes_more_likely():
    policy, rows = Policy(1), np.eye(3, OPTION_SIZE)
    before, _ = policy.chances(rows)
    for _ in range(20):
        policy.learn([(rows, 0, 1.0), (rows, 1, -1.0), (rows, 2, 0.0)])
    after, _ = policy.chances(rows)
    assert after[0] > before[0] and after[1] < before[1] and after.sum() == pytest.approx(1)


def test_a_reward_counts_for_what_led_to_it():
    told, won = play(Policy(1), VersusBotEnv(most=120), seed=1)
    assert won == 0 and [gain for *_, gain in told] == [0.0] * len(told)
    told, won = play(Policy(1), VersusBotEnv(), seed=1)
    gains = [gain for *_, gain in told]
    assert gains[0] == won != 0 and gains[1] == pytest.approx(FORESIGHT * won)
    assert all(0 <= pick < len(rows) for rows, pick, _ in told)
