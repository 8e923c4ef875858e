"""A proof played again, step by step, with what was asked at each of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from cantina.engine.core import Engine
from cantina.model.decision import Decision, Option, Refusal
from cantina.model.event import Event
from cantina.model.text import CardRef
from cantina.play.game import Game
from cantina.play.log_answers import Answer
from cantina.play.scenario import Scenario
from cantina.proofs.records import Asked, Scene, plain


class CheckedQuery(msgspec.Struct, frozen=True):
    """A question about some cards, with today's answer; of what is not possible the reasons, of what is the options
    that lead there."""

    asked: Asked
    cards: tuple[CardRef, ...]
    answer: Any
    refusals: tuple[Refusal, ...] = ()
    options: tuple[Option, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """The table after an answer (or at the beginning of a scene), how it came there, and what is asked about it. The
    game goes on with the next step."""

    game: Game
    decision: Decision | None
    chosen: Option | None
    told: list[Event]
    findings: list[CheckedQuery]


class StaleProof(Exception):
    """A proof that today's rules and cards do not bear out; the message says where."""


def replay_scene(scene: Scene) -> Iterator[Step]:
    """The steps of a scene, of which the first is the table as it was laid out. Raises what `Game` raises if the log
    can no longer be played."""
    game = Game.replay({"base": scene.base, "answers": []})
    yield Step(game, None, None, [], _findings(game, scene, 0))
    for n, entry in enumerate(scene.answers, 1):
        answer, recorded, decision = Answer.of(entry), len(game.engine.events), game.decision
        index = game.meant(answer)
        chosen = decision.options[index] if decision and 0 <= index < len(decision.options) else None
        game.answer(answer)
        yield Step(game, decision, chosen, list(game.engine.events.since(recorded)), _findings(game, scene, n))


def _findings(game: Game, scene: Scene, n: int) -> list[CheckedQuery]:
    return [_found(game, each) for each in scene.asked if each.step == n]


def _found(game: Game, asked: Asked) -> CheckedQuery:
    args, fields = _meant(game.engine, asked)
    cards = tuple(each for each in (*args, *fields.values()) if isinstance(each, CardRef))
    answer = getattr(Scenario.of(game), asked.question)(*args, **fields)
    if asked.question == "why_not":
        return CheckedQuery(asked, cards, plain(answer), refusals=answer)
    if asked.question == "can" and answer:
        return CheckedQuery(asked, cards, answer, options=_way(game, args, fields))
    if asked.question == "can":
        return CheckedQuery(asked, cards, answer, refusals=_reasons(game, args))
    return CheckedQuery(asked, cards, plain(answer))


def _meant(g: Engine, asked: Asked) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a question, its cards as cards."""

    def card(value: Any) -> Any:
        return g.ref(value[0]) if isinstance(value, list) else value

    return [card(each) for each in asked.args], {name: card(each) for name, each in asked.fields.items()}


def _reasons(game: Game, args: list[Any]) -> tuple[Refusal, ...]:
    """Return why the first step of something is not possible; nothing if no rule explains that."""
    if len(args) < 2:
        return ()
    try:
        return game.why_not(*args[:3])
    except ValueError:
        return ()


def _way(game: Game, args: list[Any], fields: dict[str, Any]) -> tuple[Option, ...]:
    """The options that one chooses to do something."""
    there, back = Scenario.of(game.clone()), game.clone()
    there.do(*args, **fields)
    options = []
    for entry in there.game.log["answers"][len(game.log["answers"]) :]:
        assert back.decision is not None
        options.append(back.decision.options[entry[0]])
        back.answer(entry)
    return tuple(options)


def check(scenes: list[Scene]) -> None:
    """Raises Stale unless each answer still does what it did and each question is answered as it was."""
    for n, scene in enumerate(scenes, 1):
        try:
            for step in replay_scene(scene):
                for finding in step.findings:
                    if finding.answer != finding.asked.answer:
                        raise StaleProof(f"{finding.asked.question} is {finding.answer}, not {finding.asked.answer}")
        except Exception as error:  # whatever it is: this proof cannot be shown
            raise StaleProof(f"scene {n}: {error}") from error
