"""French. Duels."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import do, que, says, some, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns


@says(lang.InDuel)
def _in_duel(node: lang.InDuel, c: Context) -> Nouns:
    return (Noun(where=("dans le duel",)),)


@says(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel, c: Context) -> str:
    return f"c'est un duel {que(do(node.lost_by, 'avez', 'a'))} perdu"


@says(lang.Duel)
def _duel(node: lang.Duel, c: Context) -> Clause:
    return Clause(
        f"{thing(node.yours, c)} et {thing(node.opponents, c)} se battent en duel : chaque camp ajoute "
        f"{some(node.destinies, 'destinée', 'destinées', c)} à la puissance de son duelliste. Le duelliste dont le "
        "total est le plus bas va à la pile perdue, son camp perd autant de Force que la différence, et l'autre camp "
        "en récupère autant"
    )
