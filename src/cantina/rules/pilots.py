"""Who flies or drives a ship or vehicle (glossary: capacity, permanent-pilot)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import Match, Number, compiled, evaluates, referenced_cards
from cantina.engine.statuses import forbidden
from cantina.engine.texts import active_abilities, printed, text_cancelled
from cantina.engine.values import BaseOverride, overrides_base, value
from cantina.lang.vocabulary import CardStat
from cantina.model.num import Num

FLOWN: tuple[CardStat, ...] = ("power", "maneuver", "hyperspeed")  # what nobody can use without a pilot


def steers(g: Engine, id: int) -> bool:
    """Whether a card pilots or drives what it is aboard of; in a cargo bay nobody does (glossary: capacity.7)."""
    card = g.card(id)
    return card.seat in ("pilot", "driver") and g.card(card.on).seat != "cargo"


def pilots(g: Engine, id: int) -> bool:
    """Whether a card pilots what it is aboard of; driving is something else (glossary: capacity.7)."""
    return g.card(id).seat == "pilot" and steers(g, id)


def permanent_pilots(g: Engine, id: int) -> list[lang.PermanentPilot]:
    """Built-in pilots; a wreck has none (glossary: crashed.13). They are icons and stay when the game text is
    cancelled (permanent-pilot.1, cancel-game-text.6)."""
    found = printed(g.faces[id], lang.PermanentPilot)
    if not found or forbidden(g.card(id), "be piloted") or ejected(g, id):
        return []
    replaced = any(line.yields for line in found) and any(pilots(g, each) for each in table.carried(g, id))
    return [line for line in found if not (replaced and line.yields)]


def ejected(g: Engine, id: int) -> int:
    """How many permanent pilots a ship has lost to a text."""
    if not active_abilities(g, lang.Ejects, what=id):
        return 0
    return sum(line.pilots for line in printed(g.faces[id], lang.PermanentPilot))


def is_piloted(g: Engine, id: int) -> bool:
    """Whether somebody flies or drives a ship or vehicle: a permanent pilot, or a card in the pilot's seat."""
    return bool(permanent_pilots(g, id)) or any(steers(g, each) for each in table.carried(g, id))


def needs_pilot(g: Engine, id: int) -> bool:
    """A ship or vehicle without a pilot or driver (glossary: must-have-pilot-aboard…). Creature vehicles need none."""
    face = g.faces[id]
    if g.card(id).zone != "table" or face.category not in ("starship", "vehicle") or "creature vehicle" in face.words:
        return False
    return not is_piloted(g, id)


@overrides_base(*FLOWN, of=("starship", "vehicle"))
def _flown(g: Engine, stat: str, id: int) -> BaseOverride | None:
    """Nothing without a pilot; permanent pilots add what their text says."""
    own = getattr(g.faces[id], stat)
    if needs_pilot(g, id):
        return BaseOverride(0 if own is not None else None, "no-pilot", final=True)
    built_in = sum(line.power for line in permanent_pilots(g, id)) if stat == "power" else 0
    if not built_in or text_cancelled(g, id):
        return None
    return BaseOverride((own or 0) + built_in, "permanent-pilot")


def pilot_ability(g: Engine, ship: int) -> Num:
    """The ability of a ship's best pilot. Of several permanent pilots without a name each has an equal share, rounded
    up (glossary: gravity-shadow.2, .3)."""
    aboard = [value(g, "ability", id) or 0 for id in table.carried(g, ship) if g.card(id).seat == "pilot"]
    crowd = [line for line in permanent_pilots(g, ship) if not line.person]
    heads = sum(line.pilots for line in crowd)
    shares = [-(-sum(line.ability for line in crowd) // heads)] if heads else []
    named = [line.ability for line in permanent_pilots(g, ship) if line.person]
    return max([*aboard, *shares, *named], default=0)


def can_fly(g: Engine, id: int) -> bool:
    """A ship or vehicle that somebody flies or drives, or that needs nobody."""
    creature = "creature vehicle" in g.face(id).words
    return not forbidden(g.card(id), "be piloted") and (creature or is_piloted(g, id))


@evaluates(lang.PermanentlyPiloted)
def _permanently_piloted(_: lang.PermanentlyPiloted) -> Match:
    return lambda c, id: bool(permanent_pilots(c.g, id))


@evaluates(lang.Piloted)
def _piloted(node: lang.Piloted) -> Match:
    if node.by is None:
        return lambda c, id: is_piloted(c.g, id) and not forbidden(c.g.card(id), "be piloted")
    by = compiled(node.by)

    return lambda c, id: any(pilots(c.g, each) and by(c, each) for each in table.carried(c.g, id))


@evaluates(lang.Working)
def _working(_: lang.Working) -> Match:
    return lambda c, id: can_fly(c.g, id)


@evaluates(lang.PilotAbility)
def _pilot_ability(node: lang.PilotAbility) -> Number:
    return lambda c: max((pilot_ability(c.g, each) for each in referenced_cards(c, node.ship)), default=0)


@evaluates(lang.WithPermanentPilot)
def _with_permanent_pilot(_: lang.WithPermanentPilot) -> Match:
    return lambda c, id: bool(printed(c.g.faces[id], lang.PermanentPilot))
