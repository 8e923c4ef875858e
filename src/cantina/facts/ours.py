"""The facts of our own definitions."""

from cantina.engine.catalog import walk
from cantina.facts.record import NUMBERS, SET_ICONS, Facts, words
from cantina.lang import PermanentPilot, PermanentWeapon
from cantina.lang.characteristics import AGENDAS
from cantina.model.card import Definition


def facts(card: Definition) -> Facts:
    """A definition as facts. A hyperspeed of 0 is no hyperdrive; diamonds count how often a location may be at each
    system."""
    numbers = {field: _number(getattr(card, field)) for field in NUMBERS}
    return numbers | {
        "title": card.title,
        "side": card.side,
        "set": card.id.split("_")[0],
        "uniqueness": "<>" * card.unique if card.is_restricted else float(card.unique),
        "category": card.category,
        "types": words(card.types),
        "model": words([card.model] if card.model else []),
        "destiny": tuple(sorted(float(each) for each in card.destiny)),
        "hyperspeed": numbers["hyperspeed"] or None,
        "Force icons": (float(card.light_icons), float(card.dark_icons)),
        "icons": _icons(card),
        "characteristics": words([*_called(card), *_built_in(card)]),
    }


def _number(value: float | None) -> float | None:
    return None if value is None else float(value)


def _called(card: Definition) -> list[str]:
    """An agenda is a line of text in print and a characteristic with us."""
    return [word for word in card.traits if word not in AGENDAS]


def _built_in(card: Definition) -> list[str]:
    """What a permanent weapon is called stands among the characteristics in print."""
    return [word for node in walk(card) if isinstance(node, PermanentWeapon) for word in node.characteristics]


def _icons(card: Definition) -> tuple[str, ...]:
    """A built-in pilot is an icon in print and a line of text with us; the sets' are left out."""
    built_in = ["pilot"] if any(isinstance(node, PermanentPilot) for node in walk(card)) else []
    icons = {icon.lower() for icon in card.icons if not SET_ICONS.fullmatch(icon.lower())}
    return tuple(sorted(icons.union(built_in)))
