"""French. Force drains."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import at, began, maybe_at, moments, order, owned, says, suffix
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import listed

AGAINST = {"modify": "modifiés", "cancel": "annulés"}


@says(lang.ProtectDrains)
def _protect_drains(node: lang.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "ou")
    drains = owned(node.player, "drainages de Force", False, True)
    by = "l'adversaire" if node.player == lang.YOU else "l'adversaire de ce joueur"
    return f"{drains}{maybe_at(node.at, c)} ne peuvent pas être {what} par {by}{suffix(node.when, c)}"


@says(lang.ForgoDrain)
def _forgo_drain(node: lang.ForgoDrain, c: Context) -> Clause:
    return order("renoncer", "renoncez", f"à drainer de la Force {at(node.at, c)}")


moments(
    {
        "drain": lambda t, c: began(t, c, "un drainage de Force", False),
    }
)
