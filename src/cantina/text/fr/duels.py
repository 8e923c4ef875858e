"""French. Duels."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import do, group, que, says, some, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns, names_winner
from cantina.text.lexicon import capital


@says(lang.InDuel)
def _in_duel(node: lang.InDuel, c: Context) -> Nouns:
    return (Noun(where=("dans le duel",)),)


@says(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel, c: Context) -> str:
    return f"c'est un duel {que(do(node.lost_by, 'avez', 'a'))} perdu"


@says(lang.Duel)
def _duel(node: lang.Duel, c: Context) -> Clause:
    duel = f"{thing(node.yours, c)} et {thing(node.opponents, c)} se battent en duel : chaque camp ajoute"
    who = "le total le plus haut l'emporte" if names_winner(node) else "le total le plus bas perd"
    totals = f"{some(node.destinies, 'destinée', 'destinées', c)} à la puissance de son duelliste ({who})"
    return Clause(f"{duel} {totals}. {capital(group(node.then, c))}")
