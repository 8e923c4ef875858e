"""All card definitions of a game, and the address of every node in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from threading import RLock
from typing import Any, NamedTuple, TypeVar

import msgspec

from cantina.engine.text_validation import validate_text
from cantina.lang import Ability, Function, InStatus, Modify, Trigger
from cantina.lang.core import MEANT
from cantina.lang.titles import FACES, fold, printed_title
from cantina.model.card import Definition
from cantina.model.node import Node, inside
from cantina.model.sides import Side

A = TypeVar("A", bound=Ability)
N = TypeVar("N", bound=Node | Definition)
T = TypeVar("T")


class ParsedText(NamedTuple):
    """What a definition's text is made of, and what it speaks of."""

    nodes: tuple[Node, ...]
    moments: frozenset[str]  # the kinds of moment that it waits for
    statuses: frozenset[str]  # the statuses that it names
    defined: frozenset[str]  # the values that it gives its own card


class Catalog:
    """Definitions by id and title. A node is addressed as (definition id, position in a walk of its
    text); the lines that others are short for come after these."""

    def __init__(self, definitions: Iterable[Definition], read: bool = True) -> None:
        """All these definitions are read at once, or each when it is first needed: a game needs few of them."""
        self.by_id: dict[str, Definition] = {}
        self.by_title: dict[str, list[Definition]] = {}
        self._readings: dict[str, ParsedText] = {}
        # what was made of nodes and definitions, once it was asked
        self._derived: dict[tuple[Any, int], tuple[Node | Definition, Any]] = {}
        self._own: dict[tuple[int, type, int], tuple[Definition, tuple[Any, ...]]] = {}
        self._address: dict[int, tuple[str, int]] = {}
        self._awaited: frozenset[tuple[Side, str, str]] | None = None
        self._lock = RLock()  # of several who read one definition at a time
        self._bring(tuple(definitions), read)

    def _bring(self, definitions: tuple[Definition, ...], read: bool) -> None:
        """Cards that come together may name each other."""
        for definition in definitions:
            self.add(definition)
        for definition in definitions if read else ():
            self.read(definition.id)

    def add(self, definition: Definition) -> None:
        """Make a definition known; a second one with the same id is an error."""
        if definition.id in self.by_id:
            raise ValueError(f"two cards have the id {definition.id}: "
                             f"{self.by_id[definition.id].title} and {definition.title}")  # fmt: skip
        definition = _fresh_texts(definition)
        self.by_id[definition.id] = definition
        title = fold(definition.title)
        self.by_title[title] = [*self.by_title.get(title, ()), definition]

    def read(self, face: str) -> ParsedText:
        """What the text of a definition is made of. It is read once; a misspelt word is an error then."""
        known = self._readings.get(face)
        if known is not None:
            return known
        with self._lock:
            definition = self.by_id[face]
            found = self._read(definition)
            validate_text(definition, self.by_id.get(definition.reverse), found.nodes, self._calls)
            self._readings[face] = found
            return found

    def _read(self, definition: Definition) -> ParsedText:
        nodes = tuple(walk(definition))
        nodes += tuple(self._meant(nodes))
        for n, node in enumerate(nodes):
            self._address[id(node)] = (definition.id, n)
        return ParsedText(
            nodes,
            frozenset(moment for node in nodes for moment in _moments(node)),
            frozenset(node.status for node in nodes if isinstance(node, InStatus)),
            frozenset(stat for node in nodes for stat in _defined(node)),
        )

    def awaited(self, side: Side, kind: str, of: str) -> bool:
        """Whether some Interrupt of a side, in anybody's deck or in nobody's, waits for such a moment."""
        if self._awaited is None:
            faces = [face for face in tuple(self.by_id.values()) if face.category == "interrupt"]
            self._awaited = frozenset(
                (face.side, *waited) for face in faces for node in self.read(face.id).nodes for waited in _awaits(node)
            )
        return not self._awaited.isdisjoint({(side, kind, of), (side, kind, "")})

    def face(self, id: str) -> Definition:
        """A definition that comes to a game: it is read."""
        self.read(id)
        return self.by_id[id]

    def _meant(self, nodes: tuple[Node, ...]) -> Iterator[Node]:
        """The nodes of the lines that others stand for, as far as they are not printed themselves."""
        printed = {id(node) for node in nodes}
        short = [node for node in nodes if isinstance(node, Ability) and node.short_for()]
        for each in inside([line for node in short for line in self.derived(_lines, node)]):
            if id(each) not in printed:
                yield each

    def _calls(self, name: str) -> bool:
        """Whether a definition has this title or persona, be it in print or not."""
        return fold(name) in self.by_title or any(name in face.personas for face in self.by_id.values())

    def extended(self, definitions: Iterable[Definition]) -> Catalog:
        """A catalogue with more definitions; this one is not changed."""
        more = tuple(definitions)
        if not more:
            return self
        twin = Catalog(())
        twin.by_id, twin.by_title = self.by_id.copy(), self.by_title.copy()
        twin._readings, twin._address = self._readings.copy(), self._address.copy()
        twin._derived = self._derived.copy()
        twin._bring(more, read=True)
        return twin

    def derived(self, make: Callable[[N], T], node: N) -> T:
        """What a function makes of a node or of a definition, made once. It is kept as long as the catalogue is."""
        key = (make, id(node))
        found = self._derived.get(key)
        if found is None or found[0] is not node:
            found = self._derived[key] = (node, make(node))
        known: T = found[1]
        return known

    def abilities(self, lines: Iterable[Node], mode: int = 0) -> Iterator[Ability]:
        """The abilities of a text; of the functions of an Effect that has several, only the chosen one."""
        functions = 0
        for line in lines:
            if isinstance(line, Function):
                functions += 1
                if functions == mode:
                    yield from self.abilities(line.text)
            elif isinstance(line, Ability):
                yield from self.derived(_lines, line)

    def own(self, face: Definition, kind: type[A], mode: int) -> tuple[A, ...]:
        """The abilities of one kind in the text of a card, looked for once."""
        key = (id(face), kind, mode)
        found = self._own.get(key)
        if found is None or found[0] is not face:
            lines = self.abilities(face.text, mode)
            found = self._own[key] = (face, tuple(each for each in lines if isinstance(each, kind)))
        return found[1]

    def substitute(self, definition: Definition) -> None:
        """Let a definition stand in for the one that has its id. What games have worked out about the old one stays
        wrong: only a process that plays nothing else may do this."""
        old = self.by_id.pop(definition.id)
        namesakes = self.by_title[fold(old.title)]
        self.add(definition)
        self._readings[definition.id] = self._read(self.by_id[definition.id])
        self.by_title[fold(old.title)] = [self.by_id[each.id] for each in namesakes]

    def node(self, face: str, n: int) -> Node:
        """The node at an address."""
        return self.read(face).nodes[n]

    def address(self, node: Node) -> tuple[str, int]:
        """Where a node of a definition stands, be it one that has not come to any game yet."""
        if id(node) not in self._address:
            for face in self.by_id:
                self.read(face)
        return self._address[id(node)]

    def find(self, title: str) -> list[Definition]:
        """Definitions by id or by title, printed or French, upper and lower case alike (glossary: capitalization)."""
        if title in self.by_id:
            return [self.by_id[title]]
        return self._titled(title) or self._titled(printed_title(title))

    def _titled(self, title: str) -> list[Definition]:
        """Definitions by a title, or by both of a card with two faces: then its front."""
        front, *_ = title.split(FACES)
        whole = [face for face in self.by_title.get(fold(front), []) if fold(face.whole) == fold(title)]
        return self.by_title.get(fold(title)) or whole


def _moments(node: Node) -> tuple[str, ...]:
    """What a card waits for: its triggers, and what its abilities answer from hand."""
    if isinstance(node, Trigger):
        return MEANT.get(node.kind, (node.kind,))
    return node.waits_for() if isinstance(node, Ability) else ()


def _awaits(node: Node) -> Iterator[tuple[str, str]]:
    """The moments that a card waits for, each with its finer kind."""
    if isinstance(node, Trigger):
        yield from [(kind, node.of) for kind in MEANT.get(node.kind, (node.kind,))]
    elif isinstance(node, Ability):
        yield from [(kind, "") for kind in node.waits_for()]


def _defined(node: Node) -> tuple[str, ...]:
    if not isinstance(node, Modify) or node.how != "define":
        return ()
    return node.about()


def _fresh_texts(definition: Definition) -> Definition:
    """The same definition with nodes of its own, so that texts which cards share have an address in each of them."""
    halves = {name: _fresh(getattr(definition, name)) for name in ("text", "light_text", "dark_text")}
    return msgspec.structs.replace(definition, **halves)


def _fresh(item: Any) -> Any:
    if isinstance(item, Node):
        return type(item)(*_fresh(msgspec.structs.astuple(item)))
    if isinstance(item, tuple | list):
        return tuple([each if type(each) in _PLAIN else _fresh(each) for each in item])
    return item


_PLAIN = frozenset((str, int, float, bool, type(None)))  # what a node holds besides others


def walk(definition: Definition) -> Iterator[Node]:
    """All nodes of a definition's texts, in a fixed order."""
    for line in (*definition.text, *definition.light_text, *definition.dark_text):
        yield from inside(line)


def _lines(ability: Ability) -> tuple[Ability, ...]:
    """What an ability stands for: itself, if it is a line of its own."""
    return ability.short_for() or (ability,)
