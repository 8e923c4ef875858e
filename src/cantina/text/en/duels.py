"""English. Duels."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import player, says, some, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns


@says(lang.InDuel)
def _in_duel(node: lang.InDuel, c: Context) -> Nouns:
    return (Noun(where=("in the duel",)),)


@says(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel, c: Context) -> str:
    return f"it is a duel {player(node.lost_by)} lost"


@says(lang.Duel)
def _duel(node: lang.Duel, c: Context) -> Clause:
    text = (
        f"{thing(node.yours, c)} and {thing(node.opponents, c)} duel: each side adds "
        f"{some(node.destinies, 'destiny', 'destinies', c)} to its duelist's power. The duelist with the lower total "
        "is lost, its side loses Force equal to the difference, and the other side retrieves as much"
    )
    return Clause(text)
