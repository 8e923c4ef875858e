"""Which cards a noun means, going by what is printed on them alone."""

from __future__ import annotations

from functools import cache

from cantina import lang
from cantina.decks import standard_catalog
from cantina.engine.board import HOMES
from cantina.engine.evaluator import OPERATORS
from cantina.lang.titles import fold
from cantina.model.card import Definition
from cantina.model.sides import SIDES, Side, other
from cantina.rules.cards import sensitivity

PRINTED = ("power", "ability", "forfeit", "deploy", "destiny", "politics")  # numbers that print tells well enough


@cache
def meant(noun: lang.Filter, you: Side) -> frozenset[str]:
    """The cards that a noun in a player's text means as far as print tells; none, if print tells nothing."""
    return frozenset(face.id for face in standard_catalog().by_id.values() if means(noun, face, you))


def possible(noun: lang.Filter) -> bool:
    """Whether there is a card that a noun could mean."""
    faces = standard_catalog().by_id.values()
    return any(means(noun, face, you) is not False for face in faces for you in SIDES)


def means(noun: lang.Filter, face: Definition, you: Side) -> bool | None:
    """Whether a noun means a card; None, if that is not printed on it."""
    match noun:
        case lang.Is(word) | lang.Family(word):
            return word.lower() in face.words.union(sensitivity(face.ability, face.side))
        case lang.Named(title):
            return fold(title) == fold(face.title)
        case lang.Titled(words):
            return fold(words) in fold(face.title)
        case lang.Person(name):
            return name.lower() in {each.lower() for each in face.personas}
        case lang.Unique():
            return face.unique > 0
        case lang.PartOf(planet):
            return face.category == "location" and planet in (face.planet, HOMES.get(face.planet))
        case lang.Of(lang.You()):
            return None if face.side == you else False
        case lang.Of(lang.Opponent()):
            return None if face.side == other(you) else False
        case lang.Measure(stat, op, int() | float() as amount) if stat in PRINTED:
            number = face.number(stat)
            return number is not None and OPERATORS[op](number, amount)
        case lang.Not(part):
            told = means(part, face, you)
            return None if told is None else not told
        case lang.Both(parts):
            return _all([means(part, face, you) for part in parts])
        case lang.Either(parts):
            return _any([means(part, face, you) for part in parts])
    return None


def _all(found: list[bool | None]) -> bool | None:
    """What is printed must fit, and something of it must be printed."""
    return False if False in found else True if True in found else None


def _any(found: list[bool | None]) -> bool | None:
    """One of them must fit, and may be one of which print does not tell."""
    return True if True in found else None if None in found else False
