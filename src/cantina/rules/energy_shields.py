"""The energy shield over Hoth (glossary: hoth-energy-shield-rules)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Match, evaluates
from cantina.engine.texts import active_abilities
from cantina.engine.values import BaseOverride, overrides_base
from cantina.rules.places import marker_number

PLANET, BEYOND = "Hoth", 7  # Wampa Cave, the last of the markers, never lies under it


def is_shielded(g: Engine, site: int) -> bool:
    """Whether a site lies under the shield."""
    if "site" not in g.face(site).words or not table.is_part_of(g, site, PLANET):
        return False
    return is_raised(g) and marker_number(g.face(site)) not in (outermost(g), BEYOND)


def is_raised(g: Engine) -> bool:
    """Whether there is a shield."""
    return any(each.ability.of == "energy shield" for each in active_abilities(g, lang.Rules))


def outermost(g: Engine) -> int:
    """The number of the outermost marker site on table, Wampa Cave aside."""
    numbers = [marker_number(g.face(each)) for each in table.board(g).locations]
    return max((n for n in numbers if n != BEYOND), default=0)


@evaluates(lang.Shielded)
def _shielded(_: lang.Shielded) -> Match:
    return lambda c, id: is_shielded(c.g, id)


@overrides_base("marker", of=("location",))
def _marker(g: Engine, stat: str, id: int) -> BaseOverride | None:
    number = marker_number(g.face(id))
    return BaseOverride(number) if number else None
