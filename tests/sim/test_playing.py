"""One game between two bots, and what is kept of it."""

from __future__ import annotations

import pytest

from cantina.bots import RandomBot
from cantina.decks import bundled_deck
from cantina.model.sides import SIDES, other
from cantina.sim import playing
from cantina.sim.game_spec import GameSpec
from cantina.sim.playing import play

PLAN = GameSpec(bundled_deck("premiere_light"), bundled_deck("premiere_dark"), "random", "random", 3)


def test_a_game_that_does_not_end_in_time_is_drawn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(playing, "TURNS", 5)
    result = play(PLAN)
    assert (result.winner, result.ending, result.turns) == (None, "turns", 6)
    assert result.won_by("light") == result.won_by("dark") == 0
    monkeypatch.setattr(playing, "DECISIONS", 5)
    assert (play(PLAN).ending, play(PLAN).decisions) == ("decisions", 5)


def test_bots_are_closed_even_if_the_game_fails(monkeypatch: pytest.MonkeyPatch):
    closed = []

    class Holding(RandomBot):
        def close(self) -> None:
            closed.append(self)

        def choose(self, game: object) -> int:
            raise RuntimeError("lost its thread")

    monkeypatch.setattr(playing, "make_bot", lambda name, seed: Holding(seed))
    with pytest.raises(RuntimeError):
        play(PLAN)
    assert len(closed) == 2


def test_a_chronicle_agrees_with_itself():
    result = play(PLAN)
    told = result.chronicle
    assert result.ending == "life-force" and result.winner is not None
    for side in SIDES:
        cards = told.cards[side]
        assert sum(copies.started for copies in cards.values()) >= 1
        assert all(copies.drawn >= max(copies.played, copies.left) for copies in cards.values())
        assert sum(copies.drawn for copies in cards.values()) <= 60
        assert sum(copies.played for copies in cards.values()) > 0
    assert told.drains
    for side in SIDES:
        drained = sum(drain.amount for drain in told.drains if drain.by == other(side))
        assert sum(each.drains for each in told.losses if each.side == side) <= drained
    assert sum(sum((each.drains, each.battles, each.others)) for each in told.losses if each.side != result.winner) > 30
    assert all(1 <= each.turn <= result.turns for each in told.losses)
