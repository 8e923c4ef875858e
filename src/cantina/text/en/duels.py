"""English. Duels."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import group, player, says, some, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns, names_winner
from cantina.text.lexicon import capital


@says(lang.InDuel)
def _in_duel(node: lang.InDuel, c: Context) -> Nouns:
    return (Noun(where=("in the duel",)),)


@says(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel, c: Context) -> str:
    return f"it is a duel {player(node.lost_by)} lost"


@says(lang.Duel)
def _duel(node: lang.Duel, c: Context) -> Clause:
    duel = f"{thing(node.yours, c)} and {thing(node.opponents, c)} duel: each side adds"
    who = "higher total wins" if names_winner(node) else "lower total loses"
    totals = f"{some(node.destinies, 'destiny', 'destinies', c)} to its duelist's power (the {who})"
    return Clause(f"{duel} {totals}. {capital(group(node.then, c))}")
