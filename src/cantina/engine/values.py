"""Every number of the game, asked live and explained: printed, then set, added to, multiplied, never below zero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cantina.engine import board as table
from cantina.engine import query
from cantina.engine.asking import worked_out
from cantina.engine.catalog import abilities
from cantina.engine.core import Engine
from cantina.engine.query import Context, holds, is_player, matches, number
from cantina.engine.texts import Live, live, stats_of, text_cancelled
from cantina.lang import CancelModifiers, Grant, Modify, ModifyPlayer, PermanentPilot, ProtectDrains, Self
from cantina.lang.characteristics import belongs, canonical
from cantina.model.decision import Explained, Part
from cantina.model.sides import Side
from cantina.model.text import Text, say

STEERED = ("power", "maneuver", "hyperspeed")  # what a ship or vehicle uses only with somebody at the controls
Term = tuple[str, float, Live]  # how, how much, from where

# The order in which changes apply.
CHANGES: dict[str, Callable[[float, float], float]] = {
    "set": lambda total, amount: amount,
    "add": lambda total, amount: total + amount,
    "times": lambda total, amount: total * amount,
    "halve": lambda total, amount: (total + amount) // 2,
    "most": lambda total, amount: min(total, amount),
}


WRECKED = ("power", "landspeed", "maneuver", "armor")  # what a crash takes away or fixes (glossary: crashed)
WRECKED_ARMOR = 2
FLOWN = ("power", "maneuver", "hyperspeed")  # what nobody can use without a pilot
PIECE = ("power", "ability", "deploy", "forfeit")  # what equals the destiny number of a card at a holosite


def printed(g: Engine, stat: str, id: int) -> float | None:
    """The number on the card, or the one that the rules give where none is printed."""
    face = g.faces[id]
    if stat == "destiny":
        return face.destiny[0]
    if g.card(id).crashed and stat in WRECKED:
        return WRECKED_ARMOR if stat == "armor" and face.armor is not None else None
    if stat in PIECE and table.is_piece(g, id):
        return value(g, "destiny", id)
    if stat == "landspeed" and face.category in ("character", "creature"):
        return face.landspeed if face.landspeed is not None else 1
    if stat in FLOWN and needs_pilot(g, id):
        return 0 if getattr(face, stat) is not None else None
    if stat == "forfeit" and g.card(id).forfeit_set is not None:
        return g.card(id).forfeit_set
    if stat == "parsec" and g.card(id).parsec is not None:
        return g.card(id).parsec
    return getattr(face, stat, None)


def needs_pilot(g: Engine, id: int) -> bool:
    """A ship or vehicle without a pilot or driver (glossary: must-have-pilot-aboard…). Creature vehicles need none."""
    face = g.faces[id]
    if g.card(id).zone != "table" or face.category not in ("starship", "vehicle") or "creature vehicle" in face.words:
        return False
    return not is_piloted(g, id)


def permanent_pilots(g: Engine, id: int) -> list[PermanentPilot]:
    """Built-in pilots; a wreck has none (glossary: crashed.13). They are icons and stay when the game text is
    cancelled (permanent-pilot.1, cancel-game-text.6)."""
    return [line for line in g.faces[id].text if isinstance(line, PermanentPilot) and not g.card(id).crashed]


def is_piloted(g: Engine, id: int) -> bool:
    """Whether somebody flies or drives a ship or vehicle: a permanent pilot, or a card in the pilot's seat."""
    return bool(permanent_pilots(g, id)) or any(table.steers(g, each) for each in table.carried(g, id))


def value(g: Engine, stat: str, id: int, at: int = 0) -> float | None:
    """A value of a card now, or None if it has no such value. `at`: the destination, for a deploy cost."""
    key = (stat, id, at)
    if key in g.memo:
        known: float | None = g.memo[key]
        return known
    return worked_out(g, key, lambda: _value(g, key), stand_in=None)


def _value(g: Engine, key: tuple[str, int, int]) -> float | None:
    """The base stands in for the value if texts ask in a circle."""
    stat, id, at = key
    base = g.asking.open[key] = _base(g, stat, id)
    return None if base is None else _total(base, _terms(g, stat, id, at))


def _base(g: Engine, stat: str, id: int) -> float | None:
    if stat == "defense":
        return defense(g, id)
    number_on_card = printed(g, stat, id)
    if stat == "power":
        built_in = sum(line.power for line in permanent_pilots(g, id))
        number_on_card = (number_on_card or 0) + built_in if built_in and not text_cancelled(g, id) else number_on_card
    return defined(g, stat, id) if number_on_card is None else number_on_card


def defined(g: Engine, stat: str, id: int) -> float | None:
    """The value that a card's own text gives it; undefined while that text is cancelled (cancel-game-text.7)."""
    if stat not in g.catalog.defined[g.faces[id].id]:
        return None
    card = g.card(id)
    for line in abilities(g.faces[id].text, card.mode):
        if isinstance(line, Modify) and line.how == "define" and stat in stats_of(line):
            if text_cancelled(g, id):
                return None
            return number(Context(g, card.side, id, table.location_of(g, id)), line.by)
    return None


def defense(g: Engine, id: int) -> float | None:
    """The defense value: ability of a character, maneuver or armor of a ship or vehicle."""
    if g.faces[id].category in ("starship", "vehicle"):
        known = [v for v in (value(g, "maneuver", id), value(g, "armor", id)) if v is not None]
        return max(known) if known else None
    return value(g, "ability", id) or 0


def _terms(g: Engine, stat: str, id: int, at: int) -> list[Term]:
    terms: list[Term] = []
    lines = (*live(g, "Modify", stat), *_before_deploying(g, stat, id))
    if not lines:
        return terms
    if stat == "forfeit" and g.card(id).forfeit_set is not None:
        return terms  # "forfeit = 0" is final
    if (stat in FLOWN and needs_pilot(g, id)) or (stat in WRECKED and g.card(id).crashed):
        return terms
    seen: set[tuple[Any, ...]] = set()
    for each in lines:
        ability = each.ability
        assert isinstance(ability, Modify)
        if ability.how == "define":
            continue
        try:
            context = each.context(g)
            if not matches(context, ability.of, id) or not holds(context, ability.when):
                continue
            if ability.at is not None and not (at and matches(context, ability.at, at)):
                continue
            if not ability.cumulative and _again(g, each, seen):
                continue
            terms.append((ability.how, _amount(g, each, context, ability.by, at), each))
        except Exception as error:
            g.silence(each.source, error)
    return terms


def adjusted(g: Engine, stat: str, id: int, base: float, at: int) -> float:
    """A number about a card that is not its own value (the cost of a move of it), as texts leave it."""
    return _total(base, _terms(g, stat, id, at))


def _amount(g: Engine, each: Live, context: Context, by: Any, at: int) -> float:
    """How much a text changes a value. THERE is the location that is asked about; other texts may raise or multiply
    the numbers of this one."""
    if isinstance(by, int | float):
        amount: float = by
    else:
        names = {"location": at, **each.vars} if at else each.vars
        amount = number(Context(g, each.you, each.source, each.here, names), by)
    if "lasting" in each.vars or not live(g, "Modify", "game text"):
        return amount
    return _total(amount, _terms(g, "game text", each.source, 0))


def _before_deploying(g: Engine, stat: str, id: int) -> list[Live]:
    """What a card that is not on table yet says about its own deploy cost."""
    card = g.card(id)
    if stat != "deploy" or card.zone == "table" or id in g.state.quarantine:
        return []
    return [Live(line, id, card.side, 0) for line in g.faces[id].text if isinstance(line, Modify)
            and stat in line.stat and isinstance(line.of, Self)]  # fmt: skip


def _again(g: Engine, each: Live, seen: set[tuple[Any, ...]]) -> bool:
    """Copies of one card, and repeated uses of one text, do not add up (glossary: cumulatively)."""
    key = (g.faces[each.source].title, each.you, g.catalog.address(each.ability))
    if key in seen:
        return True
    seen.add(key)
    return False


def changed(g: Engine, stat: str, id: int, base: float) -> float:
    """A number that is not printed on a card, as texts that speak of the card change it."""
    return _total(base, _terms(g, stat, id, 0))


def _total(base: float, terms: list[Term]) -> float:
    if not terms:
        return base
    total = base
    for how, change in CHANGES.items():
        for kind, amount, _ in terms:
            if kind == how:
                total = change(total, amount)
    return max(total, 0) if base >= 0 else total


def player_terms(g: Engine, stat: str, player: Side, at: int = 0) -> list[Term]:
    """What texts do to a value of a player's, at a location if it has one."""
    terms: list[Term] = []
    lines = live(g, "ModifyPlayer", stat)
    if not lines:
        return terms
    seen: set[tuple[Any, ...]] = set()
    deaf = stat == "drain" and protected_by(g, "modify", player, at)
    for each in lines:
        ability = each.ability
        assert isinstance(ability, ModifyPlayer)
        if deaf and each.you != player:
            continue
        try:
            context = each.context(g)
            context.purpose = stat
            if not is_player(context, ability.player, player) or not holds(context, ability.when):
                continue
            if ability.at is not None and not (at and matches(context, ability.at, at)):
                continue
            if not ability.cumulative and _again(g, each, seen):
                continue
            terms.append((ability.how, _amount(g, each, context, ability.by, at), each))
        except Exception as error:
            g.silence(each.source, error)
    return [term for term in terms if not _modifier_cancelled(g, stat, player, at, term)] if terms else terms


def _modifier_cancelled(g: Engine, stat: str, player: Side, at: int, term: Term) -> bool:
    """Texts may cancel modifiers, or only bonuses: those that raise a value (glossary: force-drain-bonus)."""
    how, amount, _ = term
    bonus = amount > 1 if how == "times" else how == "add" and amount > 0
    for each in live(g, "CancelModifiers", stat):
        ability = each.ability
        assert isinstance(ability, CancelModifiers)
        if (bonus or not ability.bonuses_only) and _applies(g, each, ability, player, at):
            return True
    return False


def _applies(g: Engine, each: Live, ability: CancelModifiers | ProtectDrains, player: Side, at: int) -> bool:
    """Whether a text about a player's values speaks of this player and this place now."""
    try:
        context = each.context(g)
        here = ability.at is None or (bool(at) and matches(context, ability.at, at))
        return here and is_player(context, ability.player, player) and holds(context, ability.when)
    except Exception as error:
        g.silence(each.source, error)
        return False


def protected_by(g: Engine, against: str, player: Side, location: int) -> int:
    """The card that keeps the opponent from modifying or cancelling a player's drain at a location; 0 if none does."""
    for each in live(g, "ProtectDrains"):
        ability = each.ability
        assert isinstance(ability, ProtectDrains)
        if against in ability.against and _applies(g, each, ability, player, location):
            return each.source
    return 0


def player_value(g: Engine, stat: str, player: Side, base: float, at: int = 0) -> float:
    """A value of a player's with all that texts do to it."""
    return _total(base, player_terms(g, stat, player, at))


def explain(g: Engine, stat: str, base: float | None, terms: list[Term], origin: Sequence[Part] = ()) -> Explained:
    """A value with the parts that it is made of: the printed number, then each change and its source. `origin`: the
    parts of the base, where it is not simply printed."""
    if base is None:
        return Explained(0, (Part(0, None, say("part.none", stat=stat)),))
    parts = list(origin) or [Part(base, None, say("part.printed", stat=stat))]
    running = base
    for how, change in CHANGES.items():
        for kind, amount, each in terms:
            if kind == how:
                after = change(running, amount)
                parts.append(Part(after - running, g.ref(each.source), _why(each)))
                running = after
    total = _total(base, terms)
    if total != running:
        parts.append(Part(total - running, None, say("part.floor")))
    return Explained(total, tuple(parts))


def _why(each: Live) -> Text:
    return say("part.text", node=each.ability)


def explain_value(g: Engine, stat: str, id: int, at: int = 0) -> Explained:
    """A card's value and its parts."""
    base = _base(g, stat, id)
    return explain(g, stat, base, _terms(g, stat, id, at), _origin(g, stat, id, base))


def _origin(g: Engine, stat: str, id: int, base: float | None) -> tuple[Part, ...]:
    """The printed number and what the rules make of it; a defense value has the parts of what stands for it."""
    if stat == "defense":
        return explain_value(g, _defended_by(g, id), id).parts
    number_on_card = g.faces[id].destiny[0] if stat == "destiny" else getattr(g.faces[id], stat)
    if base is None or number_on_card in (None, base):
        return ()
    because = Part(base - number_on_card, g.ref(id), say("part." + _ruling(g, stat, id)))
    return Part(number_on_card, None, say("part.printed", stat=stat)), because


def _defended_by(g: Engine, id: int) -> str:
    """The value that a card defends itself with: the better of maneuver and armor, or ability."""
    if g.faces[id].category not in ("starship", "vehicle"):
        return "ability"
    return max(("maneuver", "armor"), key=lambda stat: -1 if (known := value(g, stat, id)) is None else known)


def _ruling(g: Engine, stat: str, id: int) -> str:
    """Why a card's own number is not the printed one, before any text changes it."""
    if stat == "parsec":
        return "position"
    if stat == "forfeit" and g.card(id).forfeit_set is not None:
        return "forfeit-set"
    if stat in PIECE and table.is_piece(g, id):
        return "piece"
    if g.card(id).crashed:
        return "crashed"
    return "no-pilot" if needs_pilot(g, id) else "permanent-pilot"


def _extra_words(g: Engine, id: int) -> frozenset[str]:
    base = g.faces[id].words
    category = g.faces[id].category
    granted = [canonical(each.ability.word) for each in live(g, "Grant") if isinstance(each.ability, Grant)
               and belongs(canonical(each.ability.word), category) and _granted(g, each, id)]  # fmt: skip
    granted += [word.lower() for word in granted]
    sensitivity = _sensitivity(g, id) if "character" in base else ()
    return base.union(granted, sensitivity) if granted or sensitivity else base


def _granted(g: Engine, each: Live, id: int) -> bool:
    assert isinstance(each.ability, Grant)
    try:
        return matches(each.context(g), each.ability.to, id)
    except Exception as error:
        g.silence(each.source, error)
        return False


def _sensitivity(g: Engine, id: int) -> tuple[str, ...]:
    strength = g.faces[id].ability
    if g.card(id).zone == "table" and live(g, "Modify", "ability"):
        strength = value(g, "ability", id)
    return sensitivity(strength, g.card(id).side)


def sensitivity(strength: float | None, side: Side) -> tuple[str, ...]:
    """Ability decides how sensitive to the Force a character is (glossary: force-sensitivity, character-jedi)."""
    if strength is None or strength < 3:
        return ()
    if strength < 6:
        return ("Force-attuned", "force-attuned") if strength < 4 else ("Force-sensitive", "force-sensitive")
    if side == "dark":
        return ("dark jedi",)
    return ("jedi", "jedi knight") if strength < 7 else ("jedi",)


query.use_words(_extra_words)
query.use_values(value)
