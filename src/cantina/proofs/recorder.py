"""Recording: what a scenario plays and is asked while a test runs."""

from __future__ import annotations

from typing import Any

from cantina.play.scenario.setup import ScenarioSetup
from cantina.proofs.records import Asked, Scene, plain


class ProofRecorder:
    """Looks on while a scenario is played, and keeps it scene by scene. Setting something up after the start begins a
    new scene, and so does going back to try something else."""

    def __init__(self, layout: ScenarioSetup) -> None:
        self._layout = layout
        self._scenes: list[Scene] = []
        layout.witness = self

    def hear(self, question: str, args: tuple[Any, ...], fields: dict[str, Any], answer: Any) -> None:
        """Keep a question and its answer."""
        scene = self._now()
        scene.asked.append(Asked(len(scene.answers), question, plain(args), plain(fields), plain(answer)))

    def cut(self) -> None:
        """Keep what was played so far."""
        self._now()

    def end(self) -> list[Scene]:
        """All scenes. One in which nothing was played or asked is no part of a proof, but the last one may have been
        looked at."""
        self._layout.witness = None
        last = self._now()
        started = last.base["position"]["stack"]
        return [scene for scene in self._scenes if scene.answers or scene.asked or (scene is last and started)]

    def _now(self) -> Scene:
        """The present scene, with all that was played in it."""
        log = self._layout.log
        base, answers = log["base"], log["answers"]
        if self._scenes:
            scene = self._scenes[-1]
            known = len(scene.answers)
            if (scene.base is base or scene.base == base) and answers[:known] == scene.answers:
                scene.answers.extend(answers[known:])
                return scene
        self._scenes.append(Scene(base, answers, []))
        return self._scenes[-1]
