"""French. Force drains."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import began, maybe_at, moments, owned, says, suffix
from cantina.text.grammar import Context
from cantina.text.lexicon import listed

AGAINST = {"modify": "modifiés", "cancel": "annulés"}


@says(lang.ProtectDrains)
def _protect_drains(node: lang.ProtectDrains, c: Context) -> str:
    what = listed([AGAINST[each] for each in node.against], "ou")
    drains = owned(node.player, "drainages de Force", False, True)
    by = "l'adversaire" if node.player == lang.YOU else "l'adversaire de ce joueur"
    return f"{drains}{maybe_at(node.at, c)} ne peuvent pas être {what} par {by}{suffix(node.when, c)}"


moments(
    {
        "drain": lambda t, c: began(t, c, "un drainage de Force", False),
    }
)
