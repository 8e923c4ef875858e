"""French. Energy shields over planets."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import do, says
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Shielded)
def _shielded(node: lang.Shielded, c: Context) -> Nouns:
    return (Noun(after=("protégé{e}{s} par le bouclier",), place=True),)


@says(lang.EnergyShield)
def _energy_shield(node: lang.EnergyShield, c: Context) -> str:
    cannot = do(node.against, "ne pouvez", "ne peut")
    return (
        "bouclier d'énergie : il couvre tous les sites de Hoth hormis le site marqueur le plus éloigné et la Wampa "
        f"Cave ; sur un site protégé, {cannot} ni déployer de personnages, de vaisseaux spatiaux ou de véhicules, ni "
        "les y amener ou les en retirer par atterrissage, décollage, navette, transit par les aires de mise à quai ou "
        "autre voie des airs, et les vaisseaux du système n'ajoutent rien à la puissance dans les batailles"
    )
