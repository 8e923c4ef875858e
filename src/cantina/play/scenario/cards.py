"""Cards as scenarios hand them out and make them up, and the error of all who ask for something that is not there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cantina.decks import standard_catalog
from cantina.engine.catalog import Catalog
from cantina.model.card import Definition
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side
from cantina.model.text import CardRef


class ScenarioError(AssertionError):
    """The scenario asks for something that is not there; the message lists what is."""


def known(what: str, name: str, names: Iterable[str]) -> None:
    """Fail loudly on a side, phase, pile or seat that there is not."""
    if name not in names:
        raise ScenarioError(f"no {what} {name!r}: {', '.join(names)}")


def filler(side: Side, destiny: Num) -> Definition:
    """A plain card that does nothing but carry a destiny number."""
    return Definition(f"filler-{side}-{destiny:g}", f"Filler {destiny:g}", side, "filler", frozenset({"filler"}),
                      destiny=(destiny,))  # fmt: skip


@cache
def with_fillers() -> Catalog:
    """The package's cards and plain ones: all scenarios that bring no cards of their own share it."""
    return standard_catalog().extended(filler(side, destiny) for side in SIDES for destiny in range(10))


class Cards(tuple[CardRef, ...]):
    """Cards that were set up together. A single one can be used as the card itself."""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardRef):
            return len(self) == 1 and self[0] == other
        return tuple.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(self[0]) if len(self) == 1 else tuple.__hash__(self)

    @property
    def _only(self) -> CardRef:
        if len(self) != 1:
            raise ScenarioError(f"there are {len(self)} cards here, not one")
        return self[0]

    @property
    def id(self) -> int:
        """The only card's id."""
        return self._only.id

    @property
    def title(self) -> str:
        """The only card's title."""
        return self._only.title
