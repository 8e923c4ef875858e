"""English. Undercover spies."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import comings, endings, moments, player, says, statuses, thing
from cantina.text.grammar import Context

statuses({"undercover": "undercover"})
endings({"undercover": ("the cover of %s is broken", "break the cover of %s")})
comings({"undercover": ("%s goes undercover", "put %s undercover")})


@says(lang.PutsUndercover)
def _puts_undercover(node: lang.PutsUndercover, c: Context) -> str:
    lost = f"{c.title or 'this card'} is lost"
    return f"the bearer crosses to the opponent's side of the site and is undercover; its cover is broken if {lost}"


@says(lang.DeploysUndercover)
def _deploys_undercover(node: lang.DeploysUndercover, c: Context) -> str:
    return "deploys only as an undercover spy at a site"


def _cover_broken(t: lang.Trigger, c: Context) -> str:
    cover = f"{thing(t.card or lang.THAT, c)}'s cover"
    return f"if {cover} was just broken" if t.by == lang.ANYONE else f"if {player(t.by)} just broke {cover}"


moments({"cover-broken": _cover_broken})
