"""French. Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import moments, order, says, thing, to
from cantina.text.grammar import Clause, Context


@says(lang.Move)
def _move(node: lang.Move, c: Context) -> Clause:
    if node.to is None:
        how = " comme réaction" if node.how == "react" else ""
        price = "gratuitement" if node.free else "au coût habituel"
        rest = f"{thing(node.what, c, 'many')}{how} {price}"
        return Clause(f"éloignez {rest}", f"éloigner {rest}", deed=f"éloigner {rest}")
    if node.how in ("relocate", "transport"):
        whither = thing(node.to, c, "the")
        return order("transporter", "transportez", f"{thing(node.what, c, 'the', 'et')} vers {whither}")
    if node.how == "away":
        rest = f"{thing(node.what, c, 'many')} {to(node.to, c)} gratuitement"
        return order("éloigner", "éloignez", rest)
    rest = f"{thing(node.what, c, 'many')} {to(node.to, c)} par vitesse terrestre, gratuitement"
    return order("déplacer", "déplacez", rest)


def _transported(node: lang.Trigger, c: Context) -> str:
    return f"si {thing(node.card, c) if node.card is not None else 'une carte'} vient d'achever un transport"


moments(
    {
        "transported": _transported,
    }
)
