"""Every lesson is played to its end by the engine, and says nothing that is not so."""

from __future__ import annotations

import msgspec
import pytest

from cantina.academy import Lesson, lesson, lessons, rail
from cantina.academy.records import PLACES, ExpectedOption, Fact, Step
from cantina.academy.walkthrough import LessonError, build_walkthrough, card_called
from cantina.model.decision import Decision
from cantina.play.game import Game
from cantina.play.log_answers import Answer, describe_answer
from cantina.server.games.lessons import LEARNER

ALL = pytest.mark.parametrize("taught", lessons(), ids=lambda each: each.id)


def played(taught: Lesson) -> list[tuple[Step, Game, Decision | None]]:
    """Every step with the game as it is when the step comes, and what is asked then."""
    found, steps = rail(taught.id), []
    for step, place in zip(taught.steps, found.places, strict=True):
        answers = [each.plain() for each in found.answers[:place]]
        game = Game.replay({"base": found.base, "answers": answers})
        steps.append((step, game, game.decision))
    return steps


def test_there_are_lessons_about_all_that_a_newcomer_needs() -> None:
    assert [each.id for each in lessons()] == [
        "goal", "force", "deploying", "drains", "battle", "weapons", "moving", "answers",
    ]  # fmt: skip


@ALL
def test_a_lesson_is_played_to_its_end(taught: Lesson) -> None:
    steps = played(taught)
    assert steps[0][0].en or steps[0][0].expect
    assert steps[-1][0].en and steps[-1][0].expect is None, "the last word is the lesson's"
    for step, _, decision in steps:
        assert step.expect is None or (decision is not None and (decision.player == LEARNER or not step.for_learner))
    assert sum(step.for_learner for step in taught.steps) >= 1


@ALL
def test_every_text_is_there_in_both_languages_and_short(taught: Lesson) -> None:
    words = [
        taught.title,
        taught.about,
        *(step for step in taught.steps),
        *(w for s in taught.steps for w in s.on_other),
    ]
    for each in words:
        assert bool(each.en) == bool(each.fr)
        assert each.en != each.fr or not each.en
        assert len(each.en) <= 290 and len(each.fr) <= 330
    assert len(taught.steps) <= 12, "about two minutes"


@ALL
def test_what_a_text_points_at_is_on_the_table(taught: Lesson) -> None:
    for step, game, _ in played(taught):
        for point in step.highlight:
            assert point in PLACES or card_called(game, point)


@ALL
def test_what_is_said_to_other_choices_answers_choices_that_there_are(taught: Lesson) -> None:
    wanted = iter(rail(taught.id).answers)
    for step, _, decision in played(taught):
        right = next(wanted).option if step.expect else None
        offered = decision.options if decision is not None else ()
        others = {option.verb for n, option in enumerate(offered) if n != right}
        assert {each.verb for each in step.on_other} <= others, step.en


def test_a_lesson_whose_text_says_what_is_not_so_is_refused() -> None:
    first, *rest = lesson("goal").steps
    wrong = msgspec.structs.replace(first, facts=(Fact("count", ("dark", "reserve"), 5),))
    with pytest.raises(LessonError, match=r"goal, step 0: count of dark, reserve is 1, not 5"):
        build_walkthrough(msgspec.structs.replace(lesson("goal"), steps=(wrong, *rest)))


def test_a_lesson_that_wants_what_is_not_offered_is_refused() -> None:
    step = Step("Fly.", "Volez.", expect=ExpectedOption("hyperspeed"))
    with pytest.raises(LessonError, match=r"goal, step 0: .* means 0 options"):
        build_walkthrough(msgspec.structs.replace(lesson("goal"), steps=(step,)))


def test_who_does_something_else_has_left_the_rail() -> None:
    found = rail("deploying")
    on = list(found.answers[:2])
    assert found.reached(on) == 2 and not found.off_script(on)
    due = found.due(on)
    assert due is not None and due.expect == ExpectedOption("choose", "Tatooine: Mos Eisley")
    off = [*on, other(found.base, on)]
    assert found.off_script(off) and found.reached(off) == 2 and found.due(off) is None
    said = found.correction(off)
    assert said is not None and "Mos Eisley" in said.en


def other(base: dict, on: list[Answer]) -> Answer:
    """Another choice of the same kind."""
    game = Game.replay({"base": base, "answers": [each.plain() for each in on]})
    assert game.decision is not None
    index = next(n for n, each in enumerate(game.decision.options) if each.card and "Dune Sea" in each.card.title)
    return Answer(index, describe_answer(game.engine, game.decision, index))


def test_after_the_end_anything_may_follow() -> None:
    found = rail("force")
    more = [*found.answers, Answer(0, "dark activate amount=1")]
    assert not found.off_script(more) and found.reached(more) == len(found.answers) and found.due(more) is None
