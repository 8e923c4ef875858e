"""English. Force drains."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import at, began, maybe_at, moments, owner, player_clause, says, suffix
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import listed

AGAINST = {"modify": "modified", "cancel": "canceled"}


@says(lang.ProtectDrains)
def _protect_drains(node: lang.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "or")
    by = "opponent" if node.player == lang.YOU else "that player's opponent"
    return f"{owner(node.player)} Force drains{maybe_at(node.at, c)} may not be {what} by {by}{suffix(node.when, c)}"


@says(lang.ForgoDrain)
def _forgo_drain(node: lang.ForgoDrain, c: Context) -> Clause:
    return player_clause(lang.YOU, "forgo", "forgoes", f"Force draining {at(node.at, c)}")


moments(
    {
        "drain": lambda t, c: began(t, c, "a Force drain"),
    }
)
