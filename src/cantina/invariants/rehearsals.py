"""What no steered game comes to is rehearsed: the tests of the card lay out positions in which it can be done. There
it is done under all checks, and play goes on at random."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from contextlib import suppress
from inspect import getsource
from itertools import groupby
from typing import Any

import msgspec
import pytest

from cantina.checkout import FOLDERS, ROOT
from cantina.decks import standard_catalog
from cantina.invariants.checks import InvariantViolation
from cantina.invariants.clone_checks import check_clones
from cantina.invariants.coverage_targets import CoverageTarget, target_of
from cantina.invariants.games import check_all, watch
from cantina.model.card import Definition
from cantina.model.decision import IllegalChoice
from cantina.mutants.choosing import files_about
from cantina.mutants.forks import forked
from cantina.mutants.loop import Loop
from cantina.play.game import Game, SaveError
from cantina.play.log_answers import Answer
from cantina.play.scenario import setup
from cantina.proofs.recorder import ProofRecorder
from cantina.proofs.records import Scene

PATIENCE = 600  # seconds for all tests of a card
Job = tuple[str, frozenset[CoverageTarget]]  # a card, and what is wanted of it
ONWARD, EVERY = 60, 7  # answers after a deed, and at which of them everything is checked


class Chance(msgspec.Struct, frozen=True):
    """A position from which an answer does a deed."""

    deed: CoverageTarget
    base: dict[str, Any]
    answers: list[Any]
    pick: int


def chances(scene: Scene, wanted: Set[CoverageTarget]) -> Iterator[Chance]:
    """Where a scene comes to a deed: it is offered, or an answer leaves the game nothing else to do."""
    game = Game.replay({"base": scene.base, "answers": []})
    for n in range(len(scene.answers) + 1):
        so_far = scene.answers[:n]
        for pick, option in enumerate(game.decision.options if game.decision else ()):
            target = target_of(game, option)
            if target is not None and target in wanted:
                yield Chance(target, scene.base, so_far, pick)
        if n < len(scene.answers):
            pick = game.meant(Answer.of(scene.answers[n]))
            game.answer(scene.answers[n])
            for target in wanted & {target_of(game, option) for option in game.engine.auto}:
                yield Chance(target, scene.base, so_far, pick)


def rehearse(chance: Chance, seed: int) -> int:
    """All checks where a deed can be done, the deed itself done by twins, and random play from there under checks;
    returns how many decisions were checked."""
    game = Game.replay({"base": chance.base, "answers": chance.answers})
    check_all(game, seed)
    game = check_clones(game, chance.pick)
    checked = 1 + watch(game, seed, EVERY, ONWARD)
    if game.engine.state.quarantine:
        raise InvariantViolation("a card failed")
    return checked


class Rehearsed(msgspec.Struct, frozen=True):
    """What was done where the tests of a card lay it out, how many decisions were checked, and what is broken."""

    deeds: list[CoverageTarget] = []
    checked: int = 0
    broken: str = ""


def rehearse_all(
    wanted: Iterable[CoverageTarget], workers: int, told: Callable[[Rehearsed], object]
) -> list[Rehearsed]:
    """Rehearse each of these deeds that a test comes to, card by card; `told` hears of each card."""
    jobs = [(id, frozenset(targets)) for id, targets in groupby(sorted(wanted, key=_card), _card)]
    stage = _Stage(jobs, workers, told)
    if jobs:
        stage.over(files_about([face for id, _ in jobs for face in faces_of(id)], FOLDERS))
    for broken in (each.broken for each in stage.outcomes if each.broken):
        raise InvariantViolation(broken)
    return stage.outcomes


def _card(deed: CoverageTarget) -> str:
    return deed[1]


def faces_of(id: str) -> list[Definition]:
    """A card, with its front if it is the other face of one."""
    faces = standard_catalog().by_id
    return [faces[each] for each in (id, faces[id].front) if each]


class _Stage(Loop):
    """Runs the tests about each card, until they have come to all that is wanted of it."""

    def __init__(self, jobs: list[Job], workers: int, told: Callable[[Rehearsed], object]) -> None:
        super().__init__()
        self.jobs, self.workers, self.told = jobs, workers, told
        self.outcomes: list[Rehearsed] = []
        self.tapes: list[ProofRecorder] = []

    def go(self) -> None:
        """Each card in a process of its own."""
        for (id, _), found in forked(self.jobs, self._rehearse, self.workers, PATIENCE):
            lost = Rehearsed(broken=f"the tests of {standard_catalog().by_id[id].title}, which come to no end")
            self.outcomes.append(msgspec.convert(found, Rehearsed) if found is not None else lost)
            self.told(self.outcomes[-1])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> None:
        """From here on every scenario is recorded."""
        setup.OBSERVERS.append(self._record)

    def _record(self, made: setup.ScenarioSetup) -> None:
        self.tapes.append(ProofRecorder(made))

    def _rehearse(self, job: Job) -> Rehearsed:
        id, left = job
        done: list[CoverageTarget] = []
        checked = 0
        for test in self._about(faces_of(id)):
            for chance in self._chances(test, left):
                if chance.deed in left:
                    try:
                        checked += rehearse(chance, seed=len(done))
                    except Exception as error:
                        return Rehearsed(done, checked, f"{test}, {chance.deed}: {error!r}")
                    done.append(chance.deed)
                    left -= {chance.deed}
            if not left:
                break
        return Rehearsed(done, checked)

    def _chances(self, test: str, wanted: frozenset[CoverageTarget]) -> Iterator[Chance]:
        """Where a test comes to a deed. One that has changed the rules for itself cannot be played again."""
        self.tapes, setup.OBSERVERS[:] = [], []
        self.passes(test)
        for scene in [scene for tape in self.tapes for scene in tape.end()]:
            with suppress(SaveError, IllegalChoice):
                yield from chances(scene, wanted)

    def _about(self, faces: list[Definition]) -> list[str]:
        """The tests in the files about a card, those first that name it themselves."""
        files = {str(path.relative_to(ROOT)) for path in files_about(faces, FOLDERS)}
        names = [f'"{name}"' for face in faces for name in (face.title, face.id)]
        about = [test for test in self.items if test.partition("::")[0] in files]
        return sorted(about, key=lambda test: not any(name in _source(self.items[test]) for name in names))


def _source(item: pytest.Item) -> str:
    return getsource(item.function) if isinstance(item, pytest.Function) else ""
