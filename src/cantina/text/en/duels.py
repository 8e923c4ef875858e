"""English. Duels."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import began, comings, group, moments, player, says, some, statuses, thing
from cantina.text.grammar import Clause, Context, Noun, Nouns, names_winner
from cantina.text.lexicon import capital

statuses({"combat card": "combat"})
comings({"combat card": ("%s becomes a combat card", "make %s a combat card")})


@says(lang.InDuel)
def _in_duel(node: lang.InDuel, c: Context) -> Nouns:
    return (Noun(where=("in the duel",)),)


@says(lang.DuringDuel)
def _during_duel(node: lang.DuringDuel, c: Context) -> str:
    return f"it is a duel {player(node.lost_by)} lost"


@says(lang.Duel)
def _duel(node: lang.Duel, c: Context) -> Clause:
    duel = f"{thing(node.yours, c)} and {thing(node.opponents, c)} {KINDS[node.combat]}: {_totals(node, c)}"
    who = "higher total wins" if names_winner(node) else "lower total loses"
    aim = f"an attempt to cross {thing(node.opponents, c)} over; " if node.crossing else ""
    return Clause(f"{duel} ({aim}the {who}). {capital(group(node.then, c))}")


KINDS = {False: "duel", True: "meet in lightsaber combat"}


def _totals(node: lang.Duel, c: Context) -> str:
    if not node.destinies:
        return f"each side's total is its duelist's {node.adds}"
    draws = some(node.destinies, "destiny", "destinies", c)
    return f"each side adds {draws} to its duelist's {node.adds}" if node.adds else f"each side draws {draws}"


def _begun(node: lang.Trigger, c: Context) -> str:
    who = f" by {thing(node.card, c)}" if node.card is not None else ""
    whom = f" against {thing(node.target, c)}" if node.target is not None else ""
    return began(node, c, {"": "a duel", "duel": "a duel other than an epic one"}.get(node.of, node.of)) + who + whom


moments({"duel-begun": _begun, "duel-over": lambda t, c: "at the end of the duel"})
