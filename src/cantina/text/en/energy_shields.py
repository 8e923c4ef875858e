"""English. Energy shields over planets."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import player, says
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Shielded)
def _shielded(node: lang.Shielded, c: Context) -> Nouns:
    return (Noun(before=("shielded",), place=True),)


@says(lang.EnergyShield)
def _energy_shield(node: lang.EnergyShield, c: Context) -> str:
    who = player(node.against)
    return (
        "energy shield: it covers all Hoth sites but the outermost marker site and Wampa Cave; at a shielded site "
        f"{who} may not deploy characters, starships or vehicles, nor bring them there or away by landing, taking off, "
        "shuttling, docking bay transit or the like, and starships at the system add nothing to power in battles"
    )
