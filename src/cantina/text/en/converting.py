"""English. Cards that come to serve the other player."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.choices import source, which
from cantina.text.en.phrases import comings, describe, player_clause, says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"crossed over": "crossed-over"})
comings({"crossed over": ("%s crosses to the other side of the Force", "make %s cross to the other side of the Force")})


@says(lang.Steal)
def _steal(node: lang.Steal, c: Context) -> Clause:
    if isinstance(node.what, lang.Choice):
        into = " into hand" if isinstance(node.what.among, lang.In | lang.On) else ""
        return player_clause(lang.YOU, "steal", "steals", f"{which(node.what, c)}{source(node.what, c)}{into}")
    into = " into hand" if c.home(node.what) == "hand" else ""
    if node.to is not None:
        return Clause(f"{thing(node.to, c)} steals {thing(node.what, c)}")
    return player_clause(lang.YOU, "steal", "steals", thing(node.what, c) + into)


@says(lang.Convert)
def _convert(node: lang.Convert, c: Context) -> Clause:
    if all(noun.place for noun in describe(node.what, c)):
        return player_clause(
            lang.YOU, "raise", "raises", f"your converted copy of {thing(node.what, c, 'the')} to the top"
        )
    return player_clause(lang.YOU, "convert", "converts", f"{thing(node.what, c)} to your side")
