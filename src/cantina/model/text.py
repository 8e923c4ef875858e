"""Texts as data: a key and its arguments, rendered in a language only when somebody reads them."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

Lang = str
_renderer: list[Callable[["Text", Lang], str]] = []
_check: list[Callable[[str, tuple[str, ...]], None]] = []
_said: set[tuple[str, ...]] = set()  # keys with their arguments that were checked before


class CardRef(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A card as a player names it. Equal by id."""

    id: int
    title: str

    def __eq__(self, other: object) -> bool:
        return other.id == self.id if isinstance(other, CardRef) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return other.id != self.id if isinstance(other, CardRef) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.id)


class Text(msgspec.Struct, frozen=True):
    """A message key with named arguments: numbers, words, cards, card text nodes or other texts."""

    key: str
    args: dict[str, Any] = {}

    def __call__(self, lang: Lang = "en") -> str:
        """The words in a language."""
        return _renderer[0](self, lang)


def cards_in(value: object) -> Iterator[CardRef]:
    """All cards that the arguments of a text name; those of a dictionary by its keys, for a save does not keep their
    order."""
    if isinstance(value, CardRef):
        yield value
    elif isinstance(value, Text):
        yield from cards_in(value.args)
    elif isinstance(value, dict):
        for key in sorted(value):
            yield from cards_in(value[key])
    elif isinstance(value, list | tuple):
        for each in value:
            yield from cards_in(each)


def say(key: str, **args: Any) -> Text:
    """A text with these arguments; an unknown key, or arguments that do not go with it, are an error."""
    if (key, *args) not in _said:
        for check in _check:
            check(key, tuple(args))
            _said.add((key, *args))
    return Text(key, args)


def use_languages(render: Callable[[Text, Lang], str], check: Callable[[str, tuple[str, ...]], None]) -> None:
    """Installed once by `cantina.text`, which knows the languages and what can be said in them."""
    _renderer[:], _check[:] = [render], [check]
