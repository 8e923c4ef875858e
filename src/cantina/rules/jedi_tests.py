"""Jedi training: who may be mentor and apprentice, what training destiny comes to, and completed Jedi Tests (digest:
Dagobah and Jedi Tests)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.catalog import walk
from cantina.engine.core import Engine
from cantina.engine.evaluator import Context, Match, compiled, evaluates, is_called, words
from cantina.engine.memory import forget, recalled
from cantina.engine.statuses import define_status, has_status, in_one_of, set_status, status_of, zone_of
from cantina.engine.texts import active_abilities, cancels_texts, text_cancelled
from cantina.engine.values import BaseOverride, changed, printed, value
from cantina.model.card import Status
from cantina.model.num import Num
from cantina.model.sides import TABLE, Side
from cantina.records.jedi_tests import TestCompleted
from cantina.rules.core import happens
from cantina.rules.destiny import worth_by_rule
from cantina.rules.responses import emit
from cantina.rules.statuses import becomes

MENTOR, APPRENTICE = lang.MENTOR.name, lang.APPRENTICE.name
ABLE_TO_TEACH = 2  # a mentor has more ability than that (mentor.1)


# -- what follows from a Test ------------------------------------------------------------------------------------------


def _raised(g: Engine, id: int, status: Status) -> BaseOverride | None:
    """The ability of an apprentice rises to the number of the Test, unless that Test is suspended."""
    own = printed(g, "ability", id)
    if own is None or status.value is None or own >= status.value or text_cancelled(g, status.other):
        return None
    return BaseOverride(status.value, "trained")


def _powerless(g: Engine, id: int, status: Status) -> BaseOverride:
    return BaseOverride(0, "upside-down", final=True)


def _kept(g: Engine, new: int, status: Status) -> bool:
    return True


define_status(lang.COMPLETED, ignores_host_type=True, follows=True)
define_status(lang.TRAINED, numbers={"ability": _raised}, kept=_kept)
define_status(
    lang.UPSIDE_DOWN,
    numbers={"power": _powerless},
    forbids={"move": ("failure-at-the-cave", "upside-down")},
    kept=_kept,
)


@cancels_texts
def _suspended(g: Engine) -> list[int]:
    """A Test goes no further while its mentor or apprentice is not on table, unless it speaks of such; it waits for him
    (missing.13)."""
    if not table.board(g).idle:
        return []
    begun = [id for id in table.board(g).active
             if g.face(id).category == "jedi test" and not has_status(g, id, lang.COMPLETED)]  # fmt: skip
    return [id for id in begun if any(_is_out_of_reach(g, id, taught(g, id, who)) for who in (MENTOR, APPRENTICE))]


def _is_out_of_reach(g: Engine, test: int, id: int) -> bool:
    named = {node.status for node in walk(g.face(test)) if isinstance(node, lang.InStatus | lang.EvenIn)}
    return bool(id) and zone_of(g, id) != TABLE and not in_one_of(g.card(id), named)


@happens("complete")
@becomes(lang.COMPLETED)
def complete(g: Engine, id: int, by: Side) -> bool:
    """A Jedi Test is completed: it goes from its site to the apprentice, and needs no mentor any more."""
    pupil = taught(g, id, APPRENTICE)
    if g.face(id).category != "jedi test" or not pupil or has_status(g, id, lang.COMPLETED):
        return False
    forget(g, id, MENTOR)
    set_status(g, id, lang.COMPLETED)
    if g.card(id).on:
        g.change(id, on=0 if active_abilities(g, lang.LaysTestsOnTable, who=pupil) else pupil)
    _raise(g, pupil, id)
    g.log_event("completed", card=g.ref(id), apprentice=g.ref(pupil))
    emit(g, TestCompleted(by=g.card(id).side, card=id, target=pupil, location=table.location_of(g, pupil)))
    return True


def _raise(g: Engine, pupil: int, test: int) -> None:
    had = status_of(g, pupil, lang.TRAINED)
    if had is None or (had.value or 0) < number_of(g, test):
        set_status(g, pupil, lang.TRAINED, other=test, value=number_of(g, test))


@becomes(lang.UPSIDE_DOWN)
def _turn_upside_down(g: Engine, id: int, by: Side) -> bool:
    set_status(g, id, lang.UPSIDE_DOWN)
    g.log_event("upside-down", card=g.ref(id))
    return True


def number_of(g: Engine, test: int) -> int:
    """The number of a Jedi Test."""
    return int(g.face(test).destiny[0])


# -- who teaches whom --------------------------------------------------------------------------------------------------


def tests_on_table(g: Engine) -> list[int]:
    """All Jedi Tests, completed or not."""
    return [id for id in table.board(g).on_table if g.face(id).category == "jedi test"]


def attempts(g: Engine, test: int) -> int:
    """How often a Test was attempted since it came to the table."""
    return g.marked("game", "attempts", test, g.card(test).life)


def taught(g: Engine, test: int, role: str) -> int:
    """The mentor or the apprentice of a Test; 0 if it has none any more."""
    return int(recalled(g, test).get(role) or 0)


def _busy(g: Engine, id: int, role: str, but: int = 0) -> bool:
    """Whether somebody is the mentor or the apprentice of a Test that is not completed."""
    return any(
        taught(g, each, role) == id and not has_status(g, each, lang.COMPLETED)
        for each in tests_on_table(g)
        if each != but
    )


def _is_apprentice(g: Engine, id: int) -> bool:
    return any(taught(g, each, APPRENTICE) == id for each in tests_on_table(g)) and not is_called(g, id, "jedi")


def _may_teach(c: Context, id: int) -> bool:
    """Your character of ability > 2, no apprentice, who trains nobody else."""
    strength = value(c.g, "ability", id) if _is_your_character(c, id) else None
    able = strength is not None and strength > ABLE_TO_TEACH
    return able and not _is_apprentice(c.g, id) and not _busy(c.g, id, MENTOR, but=c.self)


def _may_learn(c: Context, id: int) -> bool:
    """Your character of less ability than the mentor, neither a droid nor a Jedi, in no other Test."""
    strength = value(c.g, "ability", id) if _is_your_character(c, id) else None
    if strength is None or is_called(c.g, id, "jedi") or _busy(c.g, id, APPRENTICE, but=c.self):
        return False
    teacher = c.vars.get(MENTOR)
    return not teacher or strength < (value(c.g, "ability", teacher) or 0)


def _is_your_character(c: Context, id: int) -> bool:
    return c.g.card(id).side == c.you and {"character", "droid"} & words(c.g, id) == {"character"}


@evaluates(lang.Eligible)
def _eligible(node: lang.Eligible) -> Match:
    return _may_teach if node.role == MENTOR else _may_learn


@evaluates(lang.InTraining)
def _in_training(node: lang.InTraining) -> Match:
    if node.role == MENTOR:
        return lambda c, id: _busy(c.g, id, MENTOR)
    return lambda c, id: _is_apprentice(c.g, id)


@evaluates(lang.HasCompleted)
def _has_completed(node: lang.HasCompleted) -> Match:
    wanted = compiled(node.test)

    def match(c: Context, id: int) -> bool:
        return any(taught(c.g, each, APPRENTICE) == id and has_status(c.g, each, lang.COMPLETED) and wanted(c, each)
                   for each in tests_on_table(c.g))  # fmt: skip

    return match


# -- training destiny --------------------------------------------------------------------------------------------------


@worth_by_rule("training")
def _with_training(g: Engine, test: int, drawn: Num) -> Num:
    """Each site of Dagobah adds 1, but for generic ones (generic-sites.7); so may texts that speak of the Test, its
    mentor or its apprentice."""
    sites = [id for id in table.board(g).locations if table.planet_of(g, id) == "Dagobah" and is_called(g, id, "site")]
    worth = drawn + sum(not is_called(g, id, "generic") for id in sites)
    for each in (test, taught(g, test, MENTOR), taught(g, test, APPRENTICE)):
        worth = changed(g, "training destiny draw", each, worth) if each else worth
    return worth
