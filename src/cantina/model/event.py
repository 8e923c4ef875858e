"""What happened, as each seat saw it; and the list it is kept in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from cantina.model.text import Text

T = TypeVar("T")


class Event(msgspec.Struct, frozen=True):
    """One line of the log. `seat` limits it to one side, `not_for` hides it from one; neither: everybody sees it."""

    kind: str
    text: Text
    seat: str | None = None
    not_for: str | None = None

    def visible_to(self, seat: str) -> bool:
        """Whether a side, or "public", may see it."""
        if self.seat is not None:
            return seat == self.seat
        return seat != self.not_for


class ForkableList(Generic[T]):
    """An append-only list that clones in constant time: a clone shares its parent's beginning."""

    __slots__ = ("_later", "_own", "_parent", "_shared")

    def __init__(self, parent: ForkableList[T] | None = None) -> None:
        self._parent = parent
        self._shared = len(parent) if parent is not None else 0
        self._own: list[T] = []
        self._later: tuple[int, Callable[[], list[T]]] | None = None

    @classmethod
    def later(cls, length: int, make: Callable[[], list[T]]) -> ForkableList[T]:
        """A list of known length whose items are made when somebody asks for them."""
        chain: ForkableList[T] = cls()
        chain._later = (length, make)
        return chain

    def _make(self) -> None:
        if self._later is not None:
            _, make = self._later
            self._later = None
            self._own = make() + self._own

    @classmethod
    def of(cls, items: Iterable[T]) -> ForkableList[T]:
        """A list that begins with these items."""
        chain: ForkableList[T] = cls()
        chain._own = list(items)
        return chain

    def __len__(self) -> int:
        waiting = self._later[0] if self._later else 0
        return self._shared + waiting + len(self._own)

    def append(self, item: T) -> None:
        """Add one item at the end."""
        self._own.append(item)

    def since(self, start: int) -> list[T]:
        """The items from an index on, oldest first."""
        found: list[T] = []
        links: list[tuple[ForkableList[T], int]] = []
        chain, end = self, len(self)
        while chain._parent is not None and start < chain._shared:
            links.append((chain, end))
            chain, end = chain._parent, chain._shared
        links.append((chain, end))
        for link, stop in reversed(links):
            link._make()
            first = max(start - link._shared, 0)
            found += link._own[first : stop - link._shared]
        return found

    def fork(self) -> ForkableList[T]:
        """An independent list that begins with everything in this one. A chain that grew long is flattened."""
        if self._parent is not None and not self._own and self._later is None:
            return ForkableList(self._parent) if self._shared == len(self._parent) else self._flat()
        return ForkableList(self)

    def cut(self, length: int) -> ForkableList[T]:
        """A list of the first items only."""
        return ForkableList.of(self.since(0)[:length])

    def _flat(self) -> ForkableList[T]:
        return ForkableList.of(self.since(0))
