"""English. Sectors: what flying through them brings."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import head_of, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Above)
def _above(node: lang.Above, c: Context) -> Nouns:
    return (Noun((head_of("cloud sector"),), after=(f"above {thing(node.what, c)}",), place=True),)


@says(lang.AsteroidRules)
def _asteroid_rules(node: lang.AsteroidRules, c: Context) -> str:
    return (
        "asteroid rules: during each of your control phases the opponent draws asteroid destiny once against each of "
        "your starships present here, adding 1 for each other asteroid sector of the system; a starship is lost if the "
        "total exceeds its armor or maneuver, or if the card drawn is an asteroid sector"
    )


@says(lang.MovementDestiny)
def _movement_destiny(node: lang.MovementDestiny, c: Context) -> str:
    return (
        "when your starship moves from here, draw movement destiny and add the starship's maneuver; if the total is "
        f"less than {node.least}, it is lost"
    )
