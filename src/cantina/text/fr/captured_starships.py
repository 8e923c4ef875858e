"""French. Captured starships."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import describe, endings, join, says, statuses
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import agree

statuses({"captured": "capturé{e}{s}", "besieged": "assiégé{e}{s}", "inert": "sans effet"})
endings({"captured": ("%s s'échappe", "libérer %s")})


@says(lang.CaptureShip)
def _capture_ship(node: lang.CaptureShip, c: Context) -> Clause:
    said = join(describe(node.what, c), "the")
    return Clause(f"{said.text} {agree('est capturé{e}', said.fem)}", f"capturer {said.text}")


@says(lang.TakesPrizes)
def _takes_prizes(node: lang.TakesPrizes, c: Context) -> str:
    return "les vaisseaux que capture celui où se trouve ce site vont sous le site"


@says(lang.Besieges)
def _besieges(node: lang.Besieges, c: Context) -> str:
    return (
        "vos personnages présents avec ce vaisseau peuvent livrer bataille à ceux de l'adversaire à bord, comme si "
        "tous étaient sur un site ; il s'échappe quand vous n'y avez plus personne ; une fois échappé ou volé, cette "
        "carte n'a plus d'effet"
    )
