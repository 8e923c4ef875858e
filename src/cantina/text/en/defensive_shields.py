"""English. Defensive Shields."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import player_clause, says, thing
from cantina.text.grammar import Clause, Context


@says(lang.PlayShield)
def _play_shield(node: lang.PlayShield, c: Context) -> Clause:
    return player_clause(lang.YOU, "play", "plays", f"{thing(node.what, c)} on table")
