"""What the heuristic bot makes of the special systems: captives, creatures, missing characters, hidden cards,
maintenance."""

from __future__ import annotations

from collections.abc import Callable

from cantina.bots import movement_scores
from cantina.bots.evaluation import FORCE, LIFE, place_score, worth
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import is_called
from cantina.engine.values import value
from cantina.model.decision import Option
from cantina.model.sides import Side, other
from cantina.records.mines import Unearthing
from cantina.rules.battle import DESTINY_ABILITY
from cantina.rules.bluffs import bluff_sites
from cantina.rules.creatures import hunters, prey_of
from cantina.rules.presence import controls, destiny_ability, plain_power

Score = Callable[[Engine, Side, Option], float]
FEROCITY = 5.0  # what a creature is expected to have if it draws for it
DESTINY = 2.5  # what a destiny is expected to be


def _card(option: Option) -> int:
    assert option.card is not None
    return option.card.id


def _firmly(score: float) -> Score:
    return lambda g, side, option: score


# -- captives and missing characters -----------------------------------------------------------------------------------


def _release(g: Engine, side: Side, option: Option) -> float:
    """To friends rather than among enemies; a pile is always safe."""
    if option.pile is not None or not option.targets:
        return LIFE
    return place_score(g, side, option.targets[0].id, value(g, "power", _card(option)) or 0)


# -- creatures ---------------------------------------------------------------------------------------------------------


def _attack(g: Engine, side: Side, option: Option) -> float:
    """Only creatures of the opponent's, and only with the upper hand."""
    creature = _card(option)
    place = table.location_of(g, creature)
    cards = tuple(hunters(g, side, place))
    luck = DESTINY if destiny_ability(g, side, place, cards) >= DESTINY_ABILITY else 0.0
    wild = value(g, "ferocity", creature)
    needed = (FEROCITY if wild is None else wild) + (value(g, "defense", creature) or 0)
    return plain_power(g, side, place, cards) + luck - needed if g.card(creature).side != side else -1.0


def _unleash(g: Engine, side: Side, option: Option) -> float:
    """A creature that must attack does so while it finds somebody of the opponent's."""
    return 3.0 if any(g.card(id).side != side for id in prey_of(g, _card(option))) else -1.0


# -- hidden cards ------------------------------------------------------------------------------------------------------


def _bluff(g: Engine, side: Side, option: Option) -> float:
    """Somebody dear comes for free if the bluff is called; anything else only adds to a drain that goes on."""
    face = g.face(_card(option))
    if face.category == "character":
        return 0.5 + 0.3 * (face.deploy or 0)
    return 0.3 if any(controls(g, side, site) for site in bluff_sites(g, side)) else -0.5


def _turn_over(g: Engine, side: Side, option: Option) -> float:
    """What adds to no drain does no harm."""
    return 0.6 if controls(g, other(side), _card(option)) else -0.5


def _bury(g: Engine, side: Side, option: Option) -> float:
    """Mines; no card is worth a decoy."""
    return 1.5 if is_called(g, _card(option), "mine") else -0.5


def _defuse(g: Engine, side: Side, option: Option) -> float:
    """What would explode against one's own card, if that is worth the Force."""
    found = g.find(Unearthing)
    victim = found.vars.moment.card if found else 0
    saved = worth(g, victim) if victim and g.card(victim).side == side else -1.0
    return saved - 4 * FORCE * (option.cost or 0)


# -- maintenance -------------------------------------------------------------------------------------------------------


def _maintain(g: Engine, side: Side, option: Option) -> float:
    return worth(g, _card(option)) - FORCE * (option.cost or 0)


SPECIAL: dict[str, Score] = {
    "imprison": _firmly(6.0),
    "seize": _firmly(5.0),
    "escape": _firmly(0.0),
    "release": _release,
    "deliver": _firmly(2.0),
    "collect": _firmly(-0.5),
    "abandon": _firmly(-1.0),
    "search": _firmly(2.0),
    "attack": _attack,
    "unleash": _unleash,
    "bluff": _bluff,
    "turn-over": _turn_over,
    "bury": _bury,
    "defuse": _defuse,
    "maintain": _maintain,
    "recycle": _firmly(0.1),
    "sacrifice": _firmly(0.0),
    "embark": movement_scores.embark,
    "disembark": movement_scores.disembark,
    "seat": movement_scores.seat,
    "replace": movement_scores.replace,
    "break-cover": movement_scores.break_cover,
    "transit": movement_scores.transit,
    "move": movement_scores.move,
}
# what it knows no profit of: handing over weapons, ships that dock, pieces of a game taken back
LEFT_ALONE = frozenset({"transfer", "dock", "take-back"})
