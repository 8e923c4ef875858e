"""Games of a bot against itself, kept and studied."""

import msgspec

from cantina.analysis.cross_validation import fitted, shipped, study
from cantina.analysis.selfplay import PositionSample, Record, SelfPlaySpec, keep, kept, play
from cantina.bots.features import NAMES


def test_a_game_is_kept_and_can_be_played_again(tmp_path):
    course = SelfPlaySpec("intro", 3, "glance", 0.05)
    record = play(course)
    assert record is not None and record.turns > 3
    assert {look.side for look in record.looks} == {"light", "dark"}
    assert all(len(look.numbers) == len(NAMES) for look in record.looks)
    path = tmp_path / "games.jsonl"
    keep(path, record)
    assert list(kept(path)) == [record] == [play(course)]


def told(seed: int, winner: str, lead: float) -> Record:
    """A game of eight turns whose first number tells who wins, and later more clearly."""
    looks = [PositionSample(turn, side, [lead * turn * (1 if side == "light" else -1), *[0.0] * (len(NAMES) - 1)])
             for turn in range(1, 9) for side in ("light", "dark")]  # fmt: skip
    return Record(SelfPlaySpec("intro", seed), winner, 8, looks)


def test_games_are_forecast_by_weights_that_were_fitted_to_others():
    games = [told(seed, "light" if seed % 3 else "dark", 0.1 if seed % 3 else -0.1) for seed in range(12)]
    found = study(games)
    assert [each.looks for each in found] == [48, 48, 48, 48]
    assert all(each.area == each.life_alone == 1.0 for each in found)
    assert found[0].calibration > found[3].calibration
    line = fitted(games)
    assert line.weights[0] > 0.1 and not any(line.weights[1:])


def test_a_game_that_is_unlike_all_others_is_forecast_wrong():
    """Of its own part alone nothing is learnt."""
    games = [told(seed, "light", 0.1 if seed % 4 else -0.1) for seed in range(8)]
    assert all(each.area < 1 for each in study(games))


def test_what_ships_says_which_games_it_was_fitted_to():
    games = [told(seed, "light" if seed % 2 else "dark", 0.1 if seed % 2 else -0.1) for seed in (0, 1, 2, 5)]
    made = shipped(games, "abc")
    assert made.games == ["intro: seeds 0-2 5, glance, noise 0"] and made.revision == "abc"
    assert tuple(made.weights) == NAMES
    assert msgspec.json.decode(msgspec.json.encode(made), type=type(made)) == made
