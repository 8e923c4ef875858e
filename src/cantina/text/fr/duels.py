"""French. Duels."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import began, comings, do, group, moments, que, says, some, statuses, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns, names_winner
from cantina.text.lexicon import capital

statuses({"combat card": "de combat"})
comings({"combat card": ("%s devient une carte de combat", "faire de %s une carte de combat")})


@says(lang.InDuel)
def _in_duel(node: lang.InDuel, c: Context) -> Nouns:
    return (Noun(where=("dans le duel",)),)


@says(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel, c: Context) -> str:
    return f"c'est un duel {que(do(node.lost_by, 'avez', 'a'))} perdu"


@says(lang.Duel)
def _duel(node: lang.Duel, c: Context) -> Clause:
    duel = f"{thing(node.yours, c)} et {thing(node.opponents, c)} {KINDS[node.combat]} : {_totals(node, c)}"
    who = "le total le plus haut l'emporte" if names_winner(node) else "le total le plus bas perd"
    aim = f"une tentative de faire passer {thing(node.opponents, c)} de l'autre côté ; " if node.crossing else ""
    return Clause(f"{duel} ({aim}{who}). {capital(group(node.then, c))}")


KINDS = {False: "se battent en duel", True: "s'affrontent en combat au sabre laser"}
OF_THE_DUELLIST = {"power": "la puissance de son duelliste", "ability": "l'habileté de son duelliste"}


def _totals(node: lang.Duel, c: Context) -> str:
    if not node.destinies:
        return f"le total de chaque camp est {OF_THE_DUELLIST[node.adds]}"
    draws = some(node.destinies, "destinée", "destinées", c)
    return f"chaque camp ajoute {draws} à {OF_THE_DUELLIST[node.adds]}" if node.adds else f"chaque camp tire {draws}"


def _begun(node: lang.Trigger, c: Context) -> str:
    what = {"": "un duel", "duel": "un duel qui n'est pas épique", "combat": "un combat au sabre laser"}
    whom = f" contre {thing(node.target, c)}" if node.target is not None else ""
    who = f" par {thing(node.card, c)}" if node.card is not None else ""
    return began(node, c, what.get(node.of, "un duel épique"), False) + who + whom


moments({"duel-begun": _begun, "duel-over": lambda t, c: "à la fin du duel"})
