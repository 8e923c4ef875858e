"""Lessons of the academy as games: what is told of them, and how far a learner has come."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cantina.academy import Walkthrough, lesson, lessons, rail
from cantina.academy.terms import terms
from cantina.model.sides import Side
from cantina.play.log_answers import Answer
from cantina.play.revision import revision
from cantina.server.errors import ApiError
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.games.table import Table

LEARNER: Side = "light"
View = dict[str, Any]


@cache
def told() -> bytes:
    """All lessons with the steps that somebody reads: each with the number of answers that come before it."""
    return msgspec.json.encode([
        {"id": each.id, "title": each.title, "about": each.about,
         "steps": [{"en": step.en, "fr": step.fr, "point": step.highlight, "act": step.for_learner, "at": at}
                   for step, at in zip(each.steps, rail(each.id).places, strict=True) if step.en]}
        for each in lessons()
    ])  # fmt: skip


@cache
def words_told() -> bytes:
    """The words of the game: `[{"id", "en": forms, "fr": forms, "means", "entry"}]`."""
    return msgspec.json.encode(terms())


def opened(id: str) -> Setup:
    """The set-up of a lesson. What the other side does is in the lesson, too."""
    try:
        base = rail(lesson(id).id).base
    except KeyError as error:
        raise ApiError("not-found") from error
    return Setup("lesson", Seat("human"), Seat("bot", "tutor"), 0, base, revision=revision(), lesson=id)


def rail_of(table: Table) -> Walkthrough | None:
    """The rail that a table is to follow; None if it is no lesson, or one that is taught no more."""
    if not table.setup.lesson or table.game is None:
        return None
    return rail(table.setup.lesson) if table.setup.lesson in {each.id for each in lessons()} else None


def given(table: Table) -> list[Answer]:
    """All answers that stand."""
    return [step.answer for step in table.steps]


def reached(table: Table) -> int:
    """How many answers are those of the lesson."""
    found = rail_of(table)
    return found.reached(given(table)) if found else 0


def strayed(table: Table) -> bool:
    """Whether the learner did something else than the lesson wants."""
    found = rail_of(table)
    return found is not None and found.off_script(given(table))


def standing(table: Table) -> View:
    """What the learner is shown besides the table: how far the lesson has come, which option it wants, and what it says
    to one that it does not want. Nothing for any other game."""
    found = rail_of(table)
    if found is None:
        return {}
    answers = given(table)
    due = found.due(answers)
    wanted = found.answers[len(answers)].option if due is not None and due.for_learner else None
    off = found.off_script(answers)
    return {"lesson": {"reached": found.reached(answers), "strayed": off, "wanted": wanted,
                       "said": found.correction(answers) if off else None}}  # fmt: skip
