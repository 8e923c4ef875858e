"""French. Undercover spies."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import comings, did, endings, moments, says, statuses
from cantina.text.grammar import Context

statuses({"undercover": "clandestin{e}{s}"})
endings({"undercover": ("la couverture de %s est levée", "lever la couverture de %s")})
comings({"undercover": ("%s devient clandestin{e}", "rendre %s clandestin{e}")})


@says(lang.PutsUndercover)
def _puts_undercover(node: lang.PutsUndercover, c: Context) -> str:
    lost = f"{c.title or 'cette carte'} va à la pile perdue"
    return f"le porteur passe du côté adverse du site et devient clandestin ; sa couverture est levée si {lost}"


@says(lang.DeploysUndercover)
def _deploys_undercover(node: lang.DeploysUndercover, c: Context) -> str:
    return "ne se déploie que comme espion clandestin sur un site"


moments(
    {
        "cover-broken": lambda t, c: did(t, c, "démasquer", "démasqué{e}{s}"),
    }
)
