"""Every word of a text is one that somebody reads: a card with a misspelt or misplaced one does not load."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cantina import lang
from cantina.engine.names import names_not_given
from cantina.lang.characteristics import all_words, is_word
from cantina.lang.titles import fold, is_person, known_titles
from cantina.model.card import Definition
from cantina.model.node import Node

Accepts = Callable[[Any], bool]


class UnknownWord(ValueError):
    """A text uses a word that does not exist, or one that does not belong there."""


def validate_text(
    face: Definition, reverse: Definition | None, nodes: Iterable[Node], known: Callable[[str], bool]
) -> None:
    """Refuse a definition with a word that nobody reads, or a name that nothing gives. `reverse`: what is printed on
    its other side; `known`: whether a card is called so, besides those in print."""
    for word in (*face.types, *face.icons, *face.traits, face.model):
        if word and not is_word(word):
            raise UnknownWord(f"{face.title} [{face.id}]: no card is a {word!r}{_nearest(word, all_words())}")
    for node in nodes:
        for problem in (*_misplaced(node), *_unknown(node, known)):
            raise UnknownWord(f"{face.title} [{face.id}]: {problem}")
    for name, given in names_not_given(face, reverse):
        raise UnknownWord(f"{face.title} [{face.id}]: nothing gives the name {name!r} here{_nearest(name, given)}")


def _misplaced(node: Node) -> Iterator[str]:
    for field, hint, accepts in _fields(type(node)):
        value = getattr(node, field)
        if not accepts(value):
            wrong = next((each for each in value if not accepts((each,))), value) if isinstance(value, tuple) else value
            yield f"{type(node).__name__}.{field} cannot be {wrong!r}{_nearest(wrong, _words(hint))}"


@cache
def _fields(kind: type[Node]) -> tuple[tuple[str, Any, Accepts], ...]:
    hints = get_type_hints(kind)
    return tuple((field, hints[field], _acceptor(hints[field])) for field in kind.__struct_fields__)


def _acceptor(hint: Any) -> Accepts:
    """What tells whether a value belongs where a type stands."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return lambda value: True
    if origin in (Union, UnionType):
        parts = [_acceptor(each) for each in args]
        return lambda value: any(part(value) for part in parts)
    if origin is Literal:
        return lambda value: isinstance(value, str) and value in args
    if origin is tuple:
        part = _acceptor(args[0])
        return lambda value: isinstance(value, tuple) and all(part(each) for each in value)
    kind = NoneType if hint is None else hint
    return lambda value: isinstance(value, kind)


def _words(hint: Any) -> list[str]:
    """The plain words that a type takes in."""
    args = get_args(hint)
    if get_origin(hint) is Literal:
        return [str(each) for each in args]
    return [word for each in args for word in _words(each)]


def _unknown(node: Node, known: Callable[[str], bool]) -> Iterator[str]:
    """Names of cards, people and kinds that no card answers to."""
    if isinstance(node, lang.Named | lang.ImmuneTo | lang.ConvertedBy):
        if fold(node.title) not in known_titles() and not known(node.title):
            yield f"no card is called {node.title!r}{_nearest(fold(node.title), known_titles())}"
    elif isinstance(node, lang.Titled):
        if not any(fold(node.words) in title for title in known_titles()):
            yield f"no card has {node.words!r} in its title"
    elif isinstance(node, lang.Is | lang.Grant):
        if not is_word(node.word):
            yield f"no card is a {node.word!r}{_nearest(node.word.lower(), all_words())}"
    elif isinstance(node, lang.Person) and not is_person(node.name) and not known(node.name):
        yield f"nobody is called {node.name!r}{_nearest(fold(node.name), known_titles())}"


def _nearest(value: object, words: Iterable[str]) -> str:
    near = get_close_matches(value, list(words), 1) if isinstance(value, str) else []
    return f": do you mean {near[0]!r}?" if near else ""
