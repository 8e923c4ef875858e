"""French. Mobile systems, and where systems lie."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import de, head_of, says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns

statuses({"orbiting": "en orbite", "in deep space": "dans l'espace lointain"})


@says(lang.MobileSystem)
def _mobile_system(node: lang.MobileSystem, c: Context) -> str:
    start = f"en orbite autour {de(node.orbiting)}" if node.orbiting else f"au parsec {node.parsec}"
    speed = f". Hypervitesse = {node.hyperspeed}" if node.hyperspeed else ""
    return f"se déploie seulement {start} ; son nombre de parsecs est celui de sa position{speed}"


@says(lang.OrbitedBy)
def _orbited_by(node: lang.OrbitedBy, c: Context) -> Nouns:
    around = f"autour {{duquel|de laquelle|desquels|desquelles}} orbite {thing(node.by, c)}"
    return (Noun((head_of("system"),), more=(around,), place=True),)


@says(lang.Charts)
def _charts(node: lang.Charts, c: Context) -> str:
    return f"parsec {node.parsec} : {', '.join(node.systems)}"
