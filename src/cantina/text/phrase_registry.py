"""How a language reads the nodes of the card language: one function a node, declared where its topic is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from cantina import lang
from cantina.model.node import Node
from cantina.model.registry import register_once
from cantina.text.grammar import Clause, Context, Nouns, chosen_at_once, in_sentences, of_result

F = TypeVar("F", bound=Callable[..., Any])
Moment = Callable[[lang.Trigger, Context], str]


class PhraseRegistry:
    """All readings of one language. `noun` is how it puts a noun phrase into words, `apart` what parts clauses,
    `either` what stands between two ways to use one function."""

    def __init__(self, language: str, noun: Callable[[Nouns], str], apart: str = "; ", either: str = "or") -> None:
        self.language, self._noun, self._apart, self._either = language, noun, apart, either
        self.nodes: dict[type, Callable[[Any, Context], Any]] = {}
        self.together: dict[type, Callable[[list[Any], Context], str]] = {}
        self.triggers: dict[str, Moment] = {}
        self.denials: dict[type, Callable[[Any, Context], str]] = {}
        self.adjectives: dict[str, str] = {}  # what cards in a status are
        self.nouns: dict[str, str] = {}  # what such a card is by that alone
        self.becoming: dict[str, tuple[str, str]] = {}  # how they come to be in it
        self.ending: dict[str, tuple[str, str]] = {}  # how they are taken out of it, if it has words of its own

    def says(self, kind: type) -> Callable[[F], F]:
        """Declare how a node reads."""

        def declare(function: F) -> F:
            register_once(self.nodes, kind, function)
            return function

        return declare

    def negation_of(self, kind: type) -> Callable[[F], F]:
        """Declare how the contrary of a condition reads, or of a description."""

        def declare(function: F) -> F:
            register_once(self.denials, kind, function)
            return function

        return declare

    def says_together(self, kind: type) -> Callable[[F], F]:
        """Declare how several lines of a text read in one sentence."""

        def declare(function: F) -> F:
            register_once(self.together, kind, function)
            return function

        return declare

    def moments(self, readings: dict[str, Moment]) -> None:
        """Declare how moments read."""
        for kind, reading in readings.items():
            register_once(self.triggers, kind, reading)

    def statuses(self, adjectives: dict[str, str]) -> None:
        """Declare what cards in a status are called."""
        for status, adjective in adjectives.items():
            register_once(self.adjectives, status, adjective)

    def kinds_of_card(self, nouns: dict[str, str]) -> None:
        """Declare the word for a card in a status that is more than an adjective: "a captive"."""
        for status, noun in nouns.items():
            register_once(self.nouns, status, noun)

    def adjective(self, status: str) -> str:
        """What a card in a status is called."""
        if status not in self.adjectives:
            raise LookupError(f"the status {status!r} has no adjective in {self.language}")
        return self.adjectives[status]

    def status_gain_phrases(self, readings: dict[str, tuple[str, str]]) -> None:
        """Declare how it reads that a card (%s) comes to be in a status: as a fact, and as something to do."""
        for status, reading in readings.items():
            register_once(self.becoming, status, reading)

    def status_end_phrases(self, readings: dict[str, tuple[str, str]]) -> None:
        """Declare how it reads that a card (%s) is taken out of a status: as a fact, and as something to do."""
        for status, reading in readings.items():
            register_once(self.ending, status, reading)

    def coming(self, status: str) -> tuple[str, str]:
        """How it reads that a card comes to be in a status."""
        if status not in self.becoming:
            raise LookupError(f"becoming {status!r} has no words in {self.language}")
        return self.becoming[status]

    def _read(self, node: Node, c: Context) -> Any:
        if type(node) not in self.nodes:
            raise LookupError(f"{type(node).__name__} has no phrase in {self.language}")
        return self.nodes[type(node)](node, c)

    def phrase(self, node: Node, c: Context) -> str:
        """Any node in words, without a capital and a full stop."""
        said = self._read(node, c)
        if isinstance(said, Clause):
            return said.say
        return said if isinstance(said, str) else self._noun(said)

    def lines(self, text: Iterable[Node], c: Context) -> list[str]:
        """The lines of a text in words; what they say of the same cards goes together."""
        return [self.together[type(same[0])](same, c) if len(same) > 1 else self._line(same[0], c)
                for same in in_sentences(text)]  # fmt: skip

    def _line(self, line: Node, c: Context) -> str:
        said = self.phrase(line, c)
        return f"{self._either} {said}" if isinstance(line, lang.Act) and line.also else said

    def describe(self, what: lang.Filter, c: Context) -> Nouns:
        """The noun phrase of a filter, not yet in words."""
        found: Nouns = self._read(what, c)
        return found

    def clause(self, node: Node, c: Context) -> Clause:
        """A verb or a choice as a clause."""
        found: Clause = self._read(node, c)
        return found

    def clauses(self, act: lang.Act | lang.May | lang.Starting, c: Context) -> list[Clause]:
        """All that an action does, choices first; an amount to choose goes with the cost."""
        c = of_result(act.do, c)
        if (target := chosen_at_once(act)) is not None:
            return [self.clause(act.do[0], msgspec.structs.replace(c, target=target))]
        targets = [each for each in getattr(act, "targets", ()) if not isinstance(each, lang.AmountUpTo)]
        return [self.clause(node, c) for node in (*targets, *act.do)]

    def deeds(self, act: lang.Act | lang.May, c: Context) -> str:
        """All that an action does, in one breath."""
        c = msgspec.structs.replace(c, act=act if isinstance(act, lang.Act) else None)
        return self._apart.join(each.say for each in self.clauses(act, c))
