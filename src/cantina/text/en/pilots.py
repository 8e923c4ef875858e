"""English. Who pilots a ship or vehicle."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Piloted)
def _piloted(node: lang.Piloted, c: Context) -> Nouns:
    if node.by is None:
        return (Noun(before=("piloted",)),)
    return (Noun(where=(f"piloted by {thing(node.by, c)}",)),)


@says(lang.Working)
def _working(node: lang.Working, c: Context) -> Nouns:
    return (Noun(before=("working",)),)


@says(lang.PilotAbility)
def _pilot_ability(node: lang.PilotAbility, c: Context) -> str:
    return f"the ability of {thing(node.ship, c, 'the')}'s highest-ability pilot"


@says(lang.PermanentlyPiloted)
def _permanently_piloted(node: lang.PermanentlyPiloted, c: Context) -> Nouns:
    return (Noun(after=("with a permanent pilot",)),)


@says(lang.Ejects)
def _ejects(node: lang.Ejects, c: Context) -> str:
    return f"{thing(node.what, c)} loses all its permanent pilots and may add one pilot for each of them"


@says(lang.PermanentPilot)
def _permanent_pilot(node: lang.PermanentPilot, c: Context) -> str:
    yields = " (suspended while a card pilots it)" if node.yields else ""
    if node.pilots > 1:
        return f"has {node.pilots} permanent pilots of total ability {lexicon.number(node.ability)}{yields}"
    who = f"{node.person} is its permanent pilot" if node.person else "has a permanent pilot"
    power = f", who adds {node.power} to power" if node.power else ""
    ability = f" of ability {lexicon.number(node.ability)}" if node.ability else ""  # a droid has none
    return f"{who}{ability}{power}{yields}"


@says(lang.WithPermanentPilot)
def _with_permanent_pilot(node: lang.WithPermanentPilot, c: Context) -> Nouns:
    return (Noun(after=("with a permanent pilot",)),)


@says(lang.PermanentAstromech)
def _permanent_astromech(node: lang.PermanentAstromech, c: Context) -> str:
    return f"has {node.person} as its permanent astromech"
