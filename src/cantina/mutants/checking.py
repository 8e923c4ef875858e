"""Notes down cards one by one while a run goes on, so that a run which is stopped was not for nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.decks import standard_catalog
from cantina.mutants.choosing import note
from cantina.mutants.operators import Mutant
from cantina.mutants.words import name

if TYPE_CHECKING:
    from cantina.mutants.run import Outcome


class Checking:
    """A card is checked when all its mutants were tried, and each was killed or is accepted."""

    def __init__(self, mutants: Iterable[Mutant], accepted: Collection[str], checked: Path | None) -> None:
        self._left = Counter(mutant.card.id for mutant in mutants)
        self._accepted, self._checked = accepted, checked
        self._survived: set[str] = set()

    def hear(self, outcome: Outcome) -> None:
        """What became of a mutant."""
        id = outcome.mutant.card.id
        self._left[id] -= 1
        if not outcome.killer and name(outcome.mutant) not in self._accepted:
            self._survived.add(id)
        if self._checked is not None and not self._left[id] and id not in self._survived:
            note(standard_catalog().by_id[id], self._checked)
