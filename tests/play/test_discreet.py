"""A discreet game: who is asked does not tell who holds an answer."""

from __future__ import annotations

import random

from cantina import Game
from cantina.decks import bundled_deck
from cantina.model.sides import other
from cantina.testing import Scenario

ANSWERS, NOTHING = "Imperial Barrier", "Stormtrooper"
Asked = list[tuple[str, str, bool]]


def looking_on(held: str | None, discreet: bool = True) -> Asked:
    """A trooper deploys while Dark looks on with a card in hand, and passes: who is asked what, and whether there is
    more to do than to pass."""
    s = Scenario()
    camp = s.location("Tatooine: Jawa Camp")
    s.put("Stormtrooper", at=camp)
    trooper = s.hand("light", "Rebel Trooper")
    if held is not None:
        s.hand("dark", held)
    s.force("light", 5)
    s.force("dark", 5)
    s.start(turn="light", phase="deploy")
    s.game.engine.discreet = discreet
    s.do("deploy", trooper, camp)
    asked: Asked = []
    for _ in range(8):
        decision = s.decision
        assert decision is not None
        asked.append((decision.player, decision.prompt.key, len(decision.options) > 1))
        s.pass_()
    return asked


def told(asked: Asked) -> list[tuple[str, str]]:
    """What the other player sees of it."""
    return [(player, key) for player, key, _ in asked]


def test_who_is_asked_does_not_depend_on_the_hand() -> None:
    with_answer, without = looking_on(ANSWERS), looking_on(NOTHING)
    assert ("dark", "prompt.respond.deployed", True) in with_answer
    assert ("dark", "prompt.respond.deployed", False) in without
    assert told(with_answer) == told(without)


def test_it_does_where_nobody_wanted_it_otherwise() -> None:
    assert told(looking_on(ANSWERS, discreet=False)) != told(looking_on(NOTHING, discreet=False))


def test_who_holds_no_card_at_all_is_not_asked() -> None:
    assert told(looking_on(None)) == told(looking_on(None, discreet=False))


def test_only_who_looks_on_is_asked_without_need_and_never_about_what_no_interrupt_answers() -> None:
    light, dark = bundled_deck("intro_light"), bundled_deck("intro_dark")
    game, rng, idle = Game.new(light=light, dark=dark, seed=5, discreet=True), random.Random(5), set()
    for _ in range(600):
        decision = game.decision
        if decision is None:
            break
        if [option.verb for option in decision.options] == ["pass"]:
            actors = [frame.vars.actor for frame in game.engine.state.stack if frame.vars.actor]
            assert decision.player == other(actors[-1] if actors else game.engine.state.player)
            assert game.engine.pile(decision.player, "hand")
            idle.add(decision.prompt.key)
        game.choose(rng.choice([n for n, each in enumerate(decision.options) if each.verb != "cancel"]))
    assert idle >= {"prompt.phase.deploy", "prompt.respond.deploying"}
    assert not any("start-of-turn" in key or "retrieved" in key for key in idle)


def test_a_discreet_game_is_saved_and_replayed_as_one() -> None:
    light, dark = bundled_deck("intro_light"), bundled_deck("intro_dark")
    game, rng = Game.new(light=light, dark=dark, seed=5, discreet=True), random.Random(5)
    for _ in range(120):
        assert game.decision is not None
        game.choose(rng.choice([n for n, each in enumerate(game.decision.options) if each.verb != "cancel"]))
    for twin in (Game.load(game.save()), Game.replay(game.log), game.clone()):
        assert twin.engine.discreet
        assert twin.decision == game.decision
