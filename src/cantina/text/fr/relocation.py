"""French. Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import deed, order, says, thing, to
from cantina.text.grammar import Clause, Context


@says(lang.Relocate)
def _relocate(node: lang.Relocate, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the', 'et')} vers {thing(node.place, c, 'the')}"
    return order("transporter", "transportez", rest)


@says(lang.MoveAway)
def _move_away(node: lang.MoveAway, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'many')} gratuitement"
    return deed(node.by, "éloigner", "éloignez", "éloigne", rest)


@says(lang.MoveAwayOrLose)
def _move_away_or_lose(node: lang.MoveAwayOrLose, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    rest = "s'éloigne par vitesse terrestre, gratuitement, ou va à la pile perdue, au choix de son joueur"
    return Clause(f"{who} {rest}")


@says(lang.MoveTo)
def _move_to(node: lang.MoveTo, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the')} {to(node.place, c)} par vitesse terrestre, gratuitement"
    return order("déplacer", "déplacez", rest)
