"""English. Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import deed, says, thing, to
from cantina.text.grammar import Clause, Context


@says(lang.Relocate)
def _relocate(node: lang.Relocate, c: Context) -> Clause:
    return deed("you", "relocate", "relocates", f"{thing(node.what, c, 'the', 'and')} to {thing(node.place, c, 'the')}")


@says(lang.MoveAway)
def _move_away(node: lang.MoveAway, c: Context) -> Clause:
    return deed(node.by, "move", "moves", f"{thing(node.what, c, 'many')} away for free")


@says(lang.MoveAwayOrLose)
def _move_away_or_lose(node: lang.MoveAwayOrLose, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} moves away by landspeed for free or is lost, as its player chooses")


@says(lang.MoveTo)
def _move_to(node: lang.MoveTo, c: Context) -> Clause:
    return deed("you", "move", "moves", f"{thing(node.what, c, 'the')} {to(node.place, c)} by landspeed for free")
