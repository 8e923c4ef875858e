"""French. Cards that come to serve the other player."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.choices import source, which
from cantina.text.fr.phrases import comings, describe, order, says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"crossed over": "passé{e}{s} de l'autre côté"})
comings({"crossed over": ("%s passe de l'autre côté de la Force", "faire passer %s de l'autre côté de la Force")})


@says(lang.Steal)
def _steal(node: lang.Steal, c: Context) -> Clause:
    if isinstance(node.what, lang.Choice):
        rest = f"{which(node.what, c)}{source(node.what, c)}"
        if isinstance(node.what.among, lang.In | lang.On):
            return order("voler et prendre en main", "volez et prenez en main", rest)
        return order("voler", "volez", rest)
    into = " et prenez-la en main" if c.home(node.what) == "hand" else ""
    if node.to is not None:
        return Clause(f"{thing(node.to, c)} vole {thing(node.what, c)}")
    return order("voler", "volez", thing(node.what, c) + into)


@says(lang.Convert)
def _convert(node: lang.Convert, c: Context) -> Clause:
    if all(noun.place for noun in describe(node.what, c)):
        copy = f"votre exemplaire transformé {thing(node.what, c, 'the', preposition='de')}"
        return order("remettre", "remettez", f"sur le dessus {copy}")
    return order("transformer", "transformez", thing(node.what, c))
