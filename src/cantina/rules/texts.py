"""Texts that last for a while, apart from the card that they come from (glossary: cancel-duration)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.query import Context, Holds, Match, meaning
from cantina.records.core import Performing
from cantina.records.weapons import Firing
from cantina.rules import zones
from cantina.rules.actions import while_playing
from cantina.rules.battle import battle_of
from cantina.rules.core import card_named, describes_somebody, let_last, needs, performs
from cantina.rules.turn import end_of_next_turn, end_of_turn, next_turn_of


def _until(g: Engine, act: Scope[Performing], period: str) -> str:
    """The name under which a period is forgotten: some periods are one player's, or one card's stay on table."""
    if period == "battle" and battle_of(g) is None and g.find(Firing) is not None:
        return "shot"  # hear-me-baby-hold-together.2
    if period == "stay":
        return zones.on_table(g.card(card_named(act, "target")))
    if period == "end of your next turn":
        return end_of_next_turn(g, act.vars.you)
    if period == "play":
        return while_playing(card_named(act, "card"))
    return next_turn_of(act.vars.you) if period == "your next turn" else period


@needs(lang.ForRest)
def _for_somebody(context: Context, verb: lang.ForRest) -> bool:
    """What lasts for a battle speaks of those who are in it; later in the turn there may be others."""
    lines = context.g.catalog.abilities(verb.text)
    nouns = [getattr(line, "of", None) or getattr(line, "who", None) for line in lines]
    return verb.of != "battle" or any(noun is None or describes_somebody(context, noun) for noun in nouns)


@performs(lang.ForRest)
def _for_rest(g: Engine, act: Scope[Performing], verb: lang.ForRest) -> None:
    let_last(g, act, verb.text, _until(g, act, verb.of))


@meaning(lang.Ending)
def _ending(_: lang.Ending) -> Holds:
    return lambda c: c.vars.get("until") == end_of_turn(c.g.state.turn)


@meaning(lang.Says)
def _says(node: lang.Says) -> Match:
    return lambda c, id: set(node.text) <= set(c.g.face(id).text)
