"""English. Holosites."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says
from cantina.text.grammar import Context


@says(lang.DejarikRules)
def _dejarik_rules(node: lang.DejarikRules, c: Context) -> str:
    return (
        "only dejarik cards and holograms deploy here, as if they were characters whose deploy cost, power, ability "
        "and forfeit value equal their destiny number and who have no game text; they never move"
    )
