"""French. Cards that texts move: away, by landspeed, or straight to another place."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import order, says, thing, to
from cantina.text.grammar import Clause, Context


@says(lang.Move)
def _move(node: lang.Move, c: Context) -> Clause:
    if node.or_lost:
        who = thing(node.what, c, "the")
        return Clause(f"{who} s'éloigne gratuitement ou va à la pile perdue, au choix de son joueur")
    if node.to is None:
        return order("éloigner", "éloignez", f"{thing(node.what, c, 'many')} gratuitement")
    if node.how == "relocate":
        whither = thing(node.to, c, "the")
        return order("transporter", "transportez", f"{thing(node.what, c, 'the', 'et')} vers {whither}")
    rest = f"{thing(node.what, c, 'the')} {to(node.to, c)} par vitesse terrestre, gratuitement"
    return order("déplacer", "déplacez", rest)
