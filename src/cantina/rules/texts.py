"""Texts that last for a while, apart from the card that they come from (glossary: cancel-duration)."""

from __future__ import annotations

from cantina import lang
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, Match, evaluates, side_of
from cantina.records.core import ActionState
from cantina.records.weapons import Firing
from cantina.rules import zones
from cantina.rules.actions import while_playing
from cantina.rules.battle import battle_of
from cantina.rules.core import add_lasting_effect, card_named, context_of, describes_somebody, needs, performs
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.turn import end_of_turn, next_turn, next_turn_of

ONE_TURN = {"during your next turn": lang.YOU, "during opponent's next turn": lang.OPPONENT}


def _until(g: Engine, act: Scope[ActionState], period: str) -> str:
    """The name under which a period is forgotten: some periods are one player's, or one card's stay on table."""
    if period == "battle" and battle_of(g) is None and g.find(Firing) is not None:
        return "shot"  # hear-me-baby-hold-together.2
    if period == "stay":
        return zones.on_table(g.card(card_named(act, "target")))
    if period == "end of your next turn":
        return end_of_turn(next_turn(g, act.vars.you))
    if period == "play":
        return while_playing(card_named(act, "card"))
    return next_turn_of(act.vars.you) if period == "your next turn" else period


@needs(lang.ForRest)
def _for_somebody(context: Context, verb: lang.ForRest) -> bool:
    """What lasts for a battle speaks of those who are in it; later in the turn there may be others, and who is kept out
    of a battle may yet come (blast-the-door-kid.3)."""
    lines = [line for line in context.g.catalog.abilities(verb.text) if not _hides_in_vain(context, line)]
    if not lines or (verb.of == "shot" and context.g.find(Firing) is None):
        return False
    if verb.of == "battle" and any(isinstance(line, lang.Cannot) and "battle" in line.about() for line in lines):
        return True
    nouns = [getattr(line, "of", None) or getattr(line, "who", None) for line in lines]
    return verb.of != "battle" or any(noun is None or describes_somebody(context, noun) for noun in nouns)


def _hides_in_vain(context: Context, line: lang.Ability) -> bool:
    """Whether a card would stay out of the battle by its own text and may not."""
    hides = isinstance(line, lang.Cannot) and "battle" in line.about() and isinstance(line.who, lang.Self)
    return hides and bool(forbidden_by(context.g, "hide", context.self))


@performs(lang.ForRest)
def _for_rest(g: Engine, act: Scope[ActionState], verb: lang.ForRest) -> None:
    if verb.of in ONE_TURN:
        turn = next_turn(g, side_of(context_of(g, act), ONE_TURN[verb.of]))
        add_lasting_effect(g, act, verb.text, end_of_turn(turn), since=turn)
    else:
        add_lasting_effect(g, act, verb.text, _until(g, act, verb.of))


@evaluates(lang.Says)
def _says(node: lang.Says) -> Match:
    return lambda c, id: set(node.text) <= set(c.g.face(id).text)
