"""French. Podraces."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import comings, do, endings, owned, says, statuses
from cantina.text.grammar import Context
from cantina.text.lexicon import sentences

statuses({"racing": "en course"})
comings({"racing": ("une course de modules commence avec %s", "initier une course de modules avec %s")})
endings({"racing": ("la course de modules de %s est finie", "finir la course de modules de %s")})


@says(lang.Raced)
def _raced(node: lang.Raced, c: Context) -> str:
    if node.won_by is None:
        return "il y a eu une course de modules dans cette partie"
    return f"{do(node.won_by, 'avez', 'a')} gagné une course de modules"


@says(lang.Podrace)
def _podrace(node: lang.Podrace, c: Context) -> str:
    return sentences([
        "une fois par partie, vous ou l'adversaire pouvez initier ici une course de modules",
        f"dès lors, pendant {owned(node.control, 'phase de contrôle', True)}, chaque joueur peut tirer une destinée de "
        "course, à placer sur un de ses modules de course ici (ou, sans module, sur l'arène) ou dans sa pile utilisée",
        f"pendant la phase de déplacement de l'un ou l'autre joueur, un total de course > {node.beyond} qui dépasse le "
        f"plus haut total adverse l'emporte : son joueur récupère {node.prize} Force, l'autre perd {node.prize} Force, "
        "les destinées de course vont aux piles utilisées de leurs propriétaires et tous les modules de course vont à "
        "la pile perdue",
    ])  # fmt: skip
