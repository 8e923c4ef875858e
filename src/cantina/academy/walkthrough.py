"""A lesson as the engine plays it: the answers that lead through it. Who has given the first of them, and nothing else,
is on the rail."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cantina.academy.loading import lesson
from cantina.academy.records import Bilingual, ExpectedOption, Fact, Lesson, Step
from cantina.model.decision import Option
from cantina.model.sides import PILES, SIDES
from cantina.model.text import CardRef
from cantina.play.game import Game
from cantina.play.log_answers import Answer
from cantina.play.scenario import Scenario
from cantina.play.scenario.positions import lay_out

WORDS = (*SIDES, *PILES)


class LessonError(Exception):
    """A lesson that the engine does not play as it is written; the message says where, and what is possible."""


class Walkthrough(msgspec.Struct, frozen=True):
    """The base of a lesson's log, its answers, and the step that each of them belongs to. `places` has, for every step,
    how many answers come before it."""

    base: dict[str, Any]
    answers: tuple[Answer, ...]
    steps: tuple[Step, ...]
    places: tuple[int, ...]

    def reached(self, given: Sequence[Answer]) -> int:
        """How many of the answers given are those of the lesson."""
        alike = (mine.meant == theirs.meant for mine, theirs in zip(self.answers, given, strict=False))
        return next((n for n, same in enumerate(alike) if not same), min(len(given), len(self.answers)))

    def off_script(self, given: Sequence[Answer]) -> bool:
        """Whether the answers lead elsewhere. Once the lesson is over, everything may follow."""
        return self.reached(given) < min(len(given), len(self.answers))

    def due(self, given: Sequence[Answer]) -> Step | None:
        """The step whose answer comes next; None at the end, and beside the rail."""
        at = len(given)
        return self.steps[at] if at < len(self.answers) and not self.off_script(given) else None

    def correction(self, given: Sequence[Answer]) -> Bilingual | None:
        """What the lesson says to the first answer that is not its own, if it foresaw it."""
        at = self.reached(given)
        verb = given[at].meant.split(" ")[1:2]  # none: the learner gave up
        return next((Bilingual(each.en, each.fr) for each in self.steps[at].on_other if [each.verb] == verb), None)


@lru_cache(maxsize=64)
def rail(id: str) -> Walkthrough:
    """Build the walkthrough of a lesson by playing it; LessonError if it cannot be played, or a text of it says
    what is not so."""
    return build_walkthrough(lesson(id))


def build_walkthrough(lesson: Lesson) -> Walkthrough:
    """The rail of a lesson that may be wrong."""
    scenario = Scenario.of(first_game(lesson))
    base = scenario.log["base"]
    steps: list[Step] = []
    places: list[int] = []
    for n, step in enumerate(lesson.steps):
        places.append(len(steps))
        try:
            _check_facts(scenario, step.facts)
            if step.expect is not None:
                choose(scenario.game, step.expect)
                steps.append(step)
        except LessonError as error:
            raise LessonError(f"{lesson.id}, step {n}: {error}") from error
    answers = tuple(Answer.of(each) for each in scenario.log["answers"])
    return Walkthrough(base, answers, tuple(steps), tuple(places))


def first_game(lesson: Lesson) -> Game:
    """The game of a lesson before its first answer. As in any game, a player who could only pass is not asked."""
    return Game.replay({"base": {**lay_out(lesson.position).log["base"], "asks_owner": False}, "answers": []})


def choose(game: Game, do: ExpectedOption) -> None:
    """Take the one option that is meant."""
    options = game.decision.options if game.decision is not None else ()
    found = [n for n, option in enumerate(options) if meets(option, do)]
    if len(found) != 1:
        offered = "\n".join(f"  {each.verb}: {each.text('en')}" for each in options)
        asked = f"{game.decision.player}: {game.decision.prompt('en')}" if game.decision is not None else "it is over"
        raise LessonError(f"{do} means {len(found)} options\n{asked}\n{offered}")
    game.choose(found[0])


def meets(option: Option, do: ExpectedOption) -> bool:
    """Whether an option is one that is described."""
    title = option.card.title if option.card else None
    return option.verb == do.verb and all(
        wanted in (None, has) for wanted, has in ((do.card, title), (do.amount, option.amount), (do.pile, option.pile))
    )


def _check_facts(scenario: Scenario, facts: tuple[Fact, ...]) -> None:
    for fact in facts:
        found = getattr(scenario, fact.ask)(*(_meant(scenario.game, word) for word in fact.of))
        said = found.title if isinstance(found, CardRef) else found
        if said != fact.answer:
            raise LessonError(f"{fact.ask} of {', '.join(fact.of)} is {said}, not {fact.answer}")


def _meant(game: Game, word: str) -> str | CardRef:
    """A side, a pile, or a card that is on table or in a hand, by its title."""
    return word if word in WORDS else game.engine.ref(card_called(game, word))


def card_called(game: Game, title: str) -> int:
    """The one card on table or in hand with that title."""
    g = game.engine
    found = [card.id for card in g.state.cards if card.zone in ("table", "hand") and g.face(card.id).title == title]
    if len(found) != 1:
        raise LessonError(f"{title!r} means {len(found)} cards")
    return found[0]
