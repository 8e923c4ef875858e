"""How the statuses of a card are called where it is seen."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.model.text import Text, say


def marks(g: Engine, id: int) -> list[Text]:
    """Each status of a card in words, with the card and the number that it is about."""
    return [say("status." + each.name, other=g.ref(each.other) if each.other else None, value=each.value)
            for each in g.card(id).statuses]  # fmt: skip
