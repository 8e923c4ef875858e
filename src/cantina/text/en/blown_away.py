"""English. Locations that are blown away."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import comings, denies, did, moments, says, statuses
from cantina.text.grammar import Context

statuses({"blown away": "'blown away'", "damaged": "damaged"})
comings({"blown away": ("%s is 'blown away'", "'blow away' %s")})
moments({"blown-away": lambda t, c: did(t, c, "'blown away'")})


@says(lang.WasBlownAway)
def _was_blown_away(node: lang.WasBlownAway, c: Context) -> str:
    return f"{node.title} has been 'blown away'"


@denies(lang.WasBlownAway)
def _was_not_blown_away(node: lang.WasBlownAway, c: Context) -> str:
    return f"{node.title} has not been 'blown away'"
