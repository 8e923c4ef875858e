"""French. Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import order, says, thing, to
from cantina.text.grammar import Clause, Context


@says(lang.Move)
def _move(node: lang.Move, c: Context) -> Clause:
    if node.to is None:
        rest = f"{thing(node.what, c, 'many')} gratuitement"
        return Clause(f"éloignez {rest}", f"éloigner {rest}", deed=f"éloigner {rest}")
    if node.how == "relocate":
        whither = thing(node.to, c, "the")
        return order("transporter", "transportez", f"{thing(node.what, c, 'the', 'et')} vers {whither}")
    rest = f"{thing(node.what, c, 'the')} {to(node.to, c)} par vitesse terrestre, gratuitement"
    return order("déplacer", "déplacez", rest)
