"""French. Who pilots a ship or vehicle."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import decimal, says, thing
from cantina.text.grammar import Context, Noun, Nouns
from cantina.text.lexicon import agree


@says(lang.Piloted)
def _piloted(node: lang.Piloted, c: Context) -> Nouns:
    if node.by is None:
        return (Noun(after=("piloté{e}{s}",)),)
    return (Noun(where=(f"piloté{{e}}{{s}} par {thing(node.by, c)}",)),)


@says(lang.Working)
def _working(node: lang.Working, c: Context) -> Nouns:
    return (Noun(after=("en état de marche",)),)


@says(lang.PilotAbility)
def _pilot_ability(node: lang.PilotAbility, c: Context) -> str:
    return f"l'habileté du pilote le plus habile {thing(node.ship, c, 'the', preposition='de')}"


@says(lang.PermanentlyPiloted)
def _permanently_piloted(node: lang.PermanentlyPiloted, c: Context) -> Nouns:
    return (Noun(more=("doté{e}{s} d'un pilote permanent",)),)


@says(lang.Ejects)
def _ejects(node: lang.Ejects, c: Context) -> str:
    return f"{thing(node.what, c)} perd tous ses pilotes permanents et peut accueillir un pilote de plus pour chacun"


@says(lang.PermanentPilot)
def _permanent_pilot(node: lang.PermanentPilot, c: Context) -> str:
    yields = " (suspendu{s} tant qu'une carte pilote)" if node.yields else ""
    if node.pilots > 1:
        text = f"possède {node.pilots} pilotes permanents d'habileté totale {decimal(node.ability)}"
        return text + agree(yields, many=True)
    who = f"{node.person} en est le pilote permanent" if node.person else "possède un pilote permanent"
    power = f", qui ajoute {node.power} à la puissance" if node.power else ""
    ability = f" d'habileté {decimal(node.ability)}" if node.ability else ""  # a droid has none
    return f"{who}{ability}{power}{agree(yields)}"


@says(lang.WithPermanentPilot)
def _with_permanent_pilot(node: lang.WithPermanentPilot, c: Context) -> Nouns:
    return (Noun(more=("doté{e}{s} d'un pilote permanent",)),)


@says(lang.PermanentAstromech)
def _permanent_astromech(node: lang.PermanentAstromech, c: Context) -> str:
    return f"possède {node.person} comme astromécano permanent"
