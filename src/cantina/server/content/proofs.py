"""Proofs to watch: the steps of a test that proves a statement of the rulebook, at an open table."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from cantina.engine.core import Engine
from cantina.glossary import load
from cantina.model.text import CardRef
from cantina.play.serialization import unpack_definition
from cantina.proofs.archive import bundled_proofs
from cantina.proofs.records import Scene
from cantina.proofs.replay import CheckedQuery, Step, replay_scene
from cantina.server.content.catalog import card_view
from cantina.server.errors import ApiError
from cantina.server.http.cached_response import CachedResponse
from cantina.server.ws.seat_views import View, event_view, patch, sees, view_of
from cantina.view.seat import option_view
from cantina.view.words import text_view

KEPT = 128  # proofs that are not worked out anew for everybody who watches them


@lru_cache(maxsize=KEPT)
def proof(statement: str, n: int) -> CachedResponse:
    """The n-th proof of a statement, from 1 on."""
    tests = bundled_proofs().index.statements.get(statement, ())
    if not 1 <= n <= len(tests):
        raise ApiError("no-proof", statement=statement)
    scenes = bundled_proofs().scenes(tests[n - 1])
    entry = load().entry(statement.rpartition(".")[0])
    sentence = load().statement(statement)
    body = msgspec.json.encode({
        "statement": {"id": statement, "en": sentence.en, "fr": sentence.fr},
        "entry": {"id": entry.id, "en": entry.en, "fr": entry.fr},
        "proof": n, "proofs": len(tests), **_neighbours(statement), "cards": _cards(scenes), "steps": _steps(scenes),
    })  # fmt: skip
    return CachedResponse.of(body)


@cache
def _watchable() -> tuple[str, ...]:
    """All statements that have a proof, in the order of the book."""
    known = bundled_proofs().index.statements
    return tuple(each.id for entry in load().entries for each in entry.statements if each.id in known)


def _neighbours(statement: str) -> View:
    """The statements to watch before and after one: so the whole book can be watched."""
    book = _watchable()
    at = book.index(statement)
    return {"before": book[at - 1] if at else None, "after": book[at + 1] if at + 1 < len(book) else None}


def _cards(scenes: list[Scene]) -> list[View]:
    """The cards that are made up for the test. Only what comes with the package can bring such along."""
    brought = {card["id"]: card for scene in scenes for card in scene.base["cards"]}
    return [card_view(unpack_definition(card)) for card in brought.values()]


def _steps(scenes: list[Scene]) -> list[View]:
    """All steps of all scenes: of the table what has changed since the step before."""
    sent: list[View] = []
    before: View | None = None
    for n, scene in enumerate(scenes):
        for step in replay_scene(scene):
            after = view_of(step.game, "both")
            sent.append({"scene": n, "patch": patch(before, after), **_step(step, len(sent))})
            before = after
    return sent


def _step(step: Step, n: int) -> View:
    g = step.game.engine
    return {
        "by": step.decision.player if step.decision else None,
        "chosen": option_view(step.chosen) if step.chosen else None,
        "events": [event_view(event, n) for event in step.told if sees(event, "both")],
        "asked": [_finding(g, each) for each in step.findings],
    }  # fmt: skip


def _finding(g: Engine, found: CheckedQuery) -> View:
    """A question: its words (a verb, a side, a pile), its cards in order, what else was said, and the answer."""
    asked = found.asked
    return {
        "question": asked.question,
        "words": [each for each in asked.args if isinstance(each, str)],
        "cards": [_named(each) for each in found.cards],
        "fields": {name: each for name, each in asked.fields.items() if not isinstance(each, list)},
        "answer": _answer(g, found),
        "refusals": [{"rule": each.rule, "text": text_view(each.text), "card": each.card and _named(each.card)}
                     for each in found.refusals],
        "options": [text_view(each.text) for each in found.options],
    }  # fmt: skip


def _answer(g: Engine, found: CheckedQuery) -> Any:
    """Whether something is possible; a number, a word, or a card."""
    if found.asked.question == "why_not":
        return not found.answer
    return _named(g.ref(found.answer[0])) if isinstance(found.answer, list) else found.answer


def _named(ref: CardRef) -> View:
    return {"id": ref.id, "title": ref.title}
