"""English. Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import moments, player_clause, says, thing, to
from cantina.text.grammar import Clause, Context


@says(lang.Move)
def _move(node: lang.Move, c: Context) -> Clause:
    if node.to is None:
        how = " as a 'react'" if node.how == "react" else ""
        price = "for free" if node.free else "at the usual cost"
        away = f"move {thing(node.what, c, 'many')} away{how} {price}"
        return Clause(away, away, deed=away)
    if node.how in ("relocate", "transport"):
        whither = thing(node.to, c, "the")
        return player_clause(lang.YOU, "relocate", "relocates", f"{thing(node.what, c, 'the', 'and')} to {whither}")
    way = f"away {to(node.to, c)}" if node.how == "away" else f"{to(node.to, c)} by landspeed"
    return player_clause(lang.YOU, "move", "moves", f"{thing(node.what, c, 'many')} {way} for free")


def _transported(node: lang.Trigger, c: Context) -> str:
    return f"if {thing(node.card, c) if node.card is not None else 'a card'} just completed a transport"


moments(
    {
        "transported": _transported,
    }
)
