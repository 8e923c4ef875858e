"""English. Captured starships."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import describe, endings, join, says, statuses
from cantina.text.grammar import Clause, Context

statuses({"captured": "captured", "besieged": "besieged", "inert": "inert"})
endings({"captured": ("%s escapes", "release %s")})


@says(lang.CaptureShip)
def _capture_ship(node: lang.CaptureShip, c: Context) -> Clause:
    said = join(describe(node.what, c), "the")
    return Clause(f"{said.text} is captured", f"capture {said.text}")


@says(lang.TakesPrizes)
def _takes_prizes(node: lang.TakesPrizes, c: Context) -> str:
    return "starships captured by the ship around this site go under the site"


@says(lang.Besieges)
def _besieges(node: lang.Besieges, c: Context) -> str:
    return (
        "your characters present with that starship may give battle to those of your opponent aboard, as if all were "
        "at a site; it escapes when you have none there; once it has escaped or is stolen, this card has no effect"
    )
