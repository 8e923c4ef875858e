"""Steered games: what they look for, and whom they bring together."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cantina.decks import standard_catalog
from cantina.invariants import run
from cantina.invariants.checks import check_cards
from cantina.invariants.clone_checks import CloneStats
from cantina.invariants.coverage_targets import all_targets, out_of_reach, playable, target_of, targets_of_card
from cantina.invariants.guided_games import TargetBot, drawn_around, guided_game
from cantina.invariants.nouns import means, meant, possible
from cantina.invariants.prerequisites import Prerequisites
from cantina.invariants.run import pairs
from cantina.lang import CHARACTER, HERE, JEDI, OPPONENT, YOU, Named, Of, PartOf, Person, Present
from cantina.play.game import Game
from cantina.testing import Scenario

STRANGLE = ("play", "6_76", 1)  # needs a captive with its escort


def face(id):
    return standard_catalog().by_id[id]


@pytest.mark.parametrize(("noun", "answer"), [
    (CHARACTER, True), (JEDI, False), (Person("Luke"), True), (Of(YOU), None), (Of(OPPONENT), False),
    (Present(HERE), None), (CHARACTER & Present(HERE), True), (JEDI & Present(HERE), False),
    (JEDI | Present(HERE), None), (~JEDI, True), (~Present(HERE), None), (PartOf("Tatooine"), False),
])  # fmt: skip
def test_a_noun_means_a_card_as_far_as_print_tells(noun, answer):
    assert means(noun, face("1_19"), "light") is answer  # Luke Skywalker


def test_of_what_print_does_not_tell_nothing_is_meant_and_everything_possible():
    assert meant(Present(HERE), "light") == frozenset() and possible(Present(HERE))
    assert meant(Named("Nobody"), "light") == frozenset() and not possible(Named("Nobody"))


def test_what_a_deed_needs_comes_with_what_that_needs():
    company = Prerequisites(("fire", "1_324", 0), seed=1)
    assert "fire" in company.calls and "1_324" in company.first
    titles = {face(id).title for id in (*company.first, *company.then)}
    assert titles & {face(id).title for id in meant(Person("Vader"), "dark")}
    assert {face(id).side for id in (*company.first, *company.then)} == {"light", "dark"}


def test_a_game_finds_a_deed_for_which_much_must_come_together():
    assert any(not guided_game(pairs()[0], frozenset({STRANGLE}), seed) for seed in range(7000, 7016))


def test_fortune_mislays_no_card():
    bot = TargetBot(7003, {STRANGLE}, STRANGLE)
    light, dark = (drawn_around(deck, bot.cards, 7003) for deck in pairs()[0])
    game = Game.new(light=light, dark=dark, seed=7003)
    for _ in range(40):
        if game.decision is not None:
            game.choose(bot.choose(game))
            check_cards(game)


def test_a_deed_without_the_cards_for_it_is_out_of_reach():
    waiting = out_of_reach(playable())
    assert ("use", "2_72", 0) in waiting and not waiting & all_targets(playable())


def test_a_deed_is_numbered_like_its_option():
    s = Scenario()
    s.put("11_69", on="table")  # Fanfare: of its functions one happens by itself
    s.start(turn="dark", phase="deploy")
    used = [option for option in s.game.decision.options if option.verb == "use"]
    assert [target_of(s.game, option) for option in used] == [
        target for target in targets_of_card(face("11_69")) if target[0] == "use"
    ]


def test_what_lies_there_from_the_start_is_not_deployed():
    assert {verb for verb, _, _ in targets_of_card(face("13_5"))} == {"use"}
    # one way to deploy for each of its functions
    assert {verb for verb, _, _ in targets_of_card(face("1_50"))} >= {"deploy"}


def test_steered_games_go_on_as_long_as_they_bring_something(monkeypatch):
    """Each begins with what those before it have left, and none comes after many that were of no use."""
    known, wanted = [], sorted(all_targets(playable()))

    def steered(left, seed):
        known.append(len(left))
        return left - {wanted[seed]} if seed < 5 else left

    monkeypatch.setattr(run, "_steered", steered)
    with ThreadPoolExecutor(1) as pool:
        left = [len(each) for each in run.try_everything(pool, games=500, at_once=1)]
        few = [*run.try_everything(pool, games=3, at_once=1)]
    whole = len(wanted)
    assert left == [*range(whole - 1, whole - 6, -1), *[whole - 5] * run.IDLE] and len(few) == 3
    assert known[0] == whole and whole - 5 in known


def test_as_many_answers_are_given_to_twins_as_were_asked_for(monkeypatch):
    monkeypatch.setattr(run, "twin_game", lambda seed, most: CloneStats(answers=7, crashed=seed))
    with ThreadPoolExecutor(1) as pool:
        assert [each.answers for each in run.play_twin_games(pool, 20, at_once=2)] == [7, 14, 21]
        assert not [*run.play_twin_games(pool, 0, at_once=2)]
