"""English. Insert cards."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import moments, statuses, thing
from cantina.text.grammar import Context

statuses({"inserted": "inserted"})


def _revealed(t: lang.Trigger, c: Context) -> str:
    return f"if {thing(t.card or lang.INSERT, c, 'a')} was just inserted or revealed"


moments({
    "inserted-or-revealed": _revealed,
    "reached-top": lambda t, c: f"when {c.title or 'this card'} reaches the top (and is lost)",
})  # fmt: skip
