"""French. Mobile systems, and where systems lie."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns

statuses({"orbiting": "en orbite", "in deep space": "dans l'espace lointain"})


@says(lang.MobileSystem)
def _mobile_system(node: lang.MobileSystem, c: Context) -> str:
    return (
        f"se déploie seulement au parsec {node.parsec} ; son nombre de parsecs est celui de sa position. "
        f"Hypervitesse = {node.hyperspeed}"
    )


@says(lang.OrbitedBy)
def _orbited_by(node: lang.OrbitedBy, c: Context) -> Nouns:
    return (Noun(more=(f"autour {{duquel|de laquelle|desquels|desquelles}} orbite {thing(node.by, c)}",), place=True),)


@says(lang.Charts)
def _charts(node: lang.Charts, c: Context) -> str:
    return f"parsec {node.parsec} : {', '.join(node.systems)}"
