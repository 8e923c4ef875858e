"""French. Locations that are blown away."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import comings, denies, did, moments, says, statuses
from cantina.text.grammar import Context

statuses({"blown away": "annihilé{e}{s}", "damaged": "endommagé{e}{s}"})
comings({"blown away": ("%s est annihilé{e}", "annihiler %s")})
moments({"blown-away": lambda t, c: did(t, c, "annihiler", "annihilé{e}{s}")})


@says(lang.WasBlownAway)
def _was_blown_away(node: lang.WasBlownAway, c: Context) -> str:
    return f"{node.title} a été annihilé"


@denies(lang.WasBlownAway)
def _was_not_blown_away(node: lang.WasBlownAway, c: Context) -> str:
    return f"{node.title} n'a pas été annihilé"
