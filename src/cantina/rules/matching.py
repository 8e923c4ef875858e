"""Matching pilots, starships, vehicles, weapons and operatives (glossary: the matching-… entries)."""

from __future__ import annotations

from collections.abc import Callable

from cantina import lang
from cantina.engine import board as table
from cantina.engine.catalog import walk
from cantina.engine.core import Engine
from cantina.engine.evaluator import Match, compiled, evaluates, is_called, referenced_cards, words
from cantina.engine.texts import active_abilities
from cantina.lang.titles import fold
from cantina.model.node import Node


def names(g: Engine, text: int, card: int) -> bool:
    """Whether a card's game text names another card: by title, persona or family. Lore does not count."""
    return any(_is_name_of(g, node, card) for node in walk(g.face(text)))


def _is_name_of(g: Engine, node: Node, card: int) -> bool:
    face = g.face(card)
    if isinstance(node, lang.Named):
        return fold(node.title) == fold(face.title)
    if isinstance(node, lang.Person):
        return node.name.lower() in [each.lower() for each in face.personas]
    return isinstance(node, lang.Family) and node.name.lower() in words(g, card)


def _either_names(g: Engine, a: int, b: int) -> bool:
    return names(g, a, b) or names(g, b, a)


def _pilot(g: Engine, id: int, ship: int) -> bool:
    if not {"character", "pilot"} <= words(g, id) or g.face(ship).category not in ("starship", "vehicle"):
        return False
    return _counts_as_matching(g, id, ship) or (g.face(ship).unique == 1 and _either_names(g, id, ship))


def _counts_as_matching(g: Engine, id: int, ship: int) -> bool:
    """A text makes it so, for ships that are not unique too (glossary: matching-pilot.6)."""
    return bool(active_abilities(g, lang.CountsAsMatching, pilot=id, of=ship))


def _craft(category: str) -> Callable[[Engine, int, int], bool]:
    def check(g: Engine, id: int, character: int) -> bool:
        face = g.face(id)
        return (face.category == category and face.unique == 1 and is_called(g, character, "character")
                and _either_names(g, id, character))  # fmt: skip

    return check


def _weapon(g: Engine, id: int, character: int) -> bool:
    """Only the weapon's own text counts (glossary: matching-weapon.1)."""
    return g.face(id).category == "weapon" and is_called(g, character, "character") and names(g, id, character)


def _operative(g: Engine, id: int, location: int) -> bool:
    planet = table.row_of(g, location)[0]
    return is_called(g, id, "operative") and bool(planet) and planet.lower() in g.face(id).title.lower()


MATCHES: dict[str, Callable[[Engine, int, int], bool]] = {
    "pilot": _pilot, "starship": _craft("starship"), "vehicle": _craft("vehicle"), "weapon": _weapon,
    "operative": _operative,
}  # fmt: skip


def matching(g: Engine, what: str, id: int, of: int) -> bool:
    """Whether a card is the matching pilot, starship, vehicle, weapon or operative of another."""
    return MATCHES[what](g, id, of)


@evaluates(lang.Matching)
def _matching(node: lang.Matching) -> Match:
    """Of a card that was named before, wherever that is; else of one on table."""
    of = compiled(node.of)
    if isinstance(node.of, lang.Bound):
        return lambda c, id: any(matching(c.g, node.what, id, each) for each in referenced_cards(c, node.of))
    return lambda c, id: any(of(c, each) and matching(c.g, node.what, id, each)
                             for each in table.board(c.g).active)  # fmt: skip
