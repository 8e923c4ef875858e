"""French. The cave in Big One and the space slug."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import comings, endings, says, statuses
from cantina.text.grammar import Context

statuses({"belly": "en train de digérer", "closed": "à la bouche fermée"})
comings({"closed": ("%s ferme la bouche", "fermer la bouche de %s")})
endings({"closed": ("%s ouvre la bouche", "ouvrir la bouche de %s")})


@says(lang.CaveRules)
def _cave_rules(node: lang.CaveRules, c: Context) -> str:
    return (
        "ce site est une grotte ; tant qu'une Space Slug est présente au secteur où il se trouve, il est le ventre de "
        "cette limace : aucun vaisseau n'y atterrit ni n'en décolle quand sa bouche est fermée, et tout ce qui est ici "
        "est perdu avec elle"
    )
