"""Presence, occupation, control, total power and ability (glossary: control-of-a-location, battle-power-segment)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.evaluator import (
    Context,
    Match,
    Number,
    compiled,
    counted_by,
    evaluates,
    matches,
    places,
    side_of,
    words,
)
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import is_active_when_enclosed, is_airborne, stands_with
from cantina.engine.values import player_value, value
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side, other
from cantina.rules.dejarik import is_piece
from cantina.rules.force import force_icons
from cantina.rules.pilots import permanent_pilots
from cantina.rules.prohibitions import allowed, forbidden_by
from cantina.rules.ruins import in_wreck

GALACTIC_SENATE = "Coruscant: Galactic Senate"
BODIES = ("character", "starship", "vehicle", "creature")
CLOUD_VEHICLES = frozenset({"cloud car", "shuttle vehicle", "patrol craft"})  # they fly (cloud-sectors.3)


def bodies(g: Engine, side: Side, location: int) -> list[int]:
    """A player's active characters, starships, vehicles and the like at a location, aboard or not. Creatures give no
    presence and are in no battle (creature-attacks.1)."""
    key = ("bodies", side, location)
    found = g.board.get(key)
    if found is None:
        found = g.board[key] = [
            id for id in table.cards_at(g, location)
            if g.card(id).side == side and table.is_active(g, id) and is_body(g, id)
            and g.face(id).category != "creature"
        ]  # fmt: skip
    return found


def is_body(g: Engine, id: int) -> bool:
    """Whether a card stands on its own at a location: character, starship, vehicle, creature, dejarik piece."""
    return g.faces[id].category in BODIES or is_piece(g, id)


def ability_of(g: Engine, id: int) -> Num:
    """The ability that a card brings to a location: its own, or its permanent pilots'."""
    own = value(g, "ability", id) or 0
    return own + sum(line.ability for line in permanent_pilots(g, id))


def total_politics(g: Engine, side: Side, location: int) -> Num:
    """The politics of a player's characters at a location: who has more in the Galactic Senate has its majority."""
    return sum(value(g, "politics", id) or 0 for id in bodies(g, side, location))


def total_ability(g: Engine, side: Side, location: int, cards: list[int] | None = None) -> Num:
    """A player's total ability at a location, after modifiers."""
    counted = bodies(g, side, location) if cards is None else cards
    return player_value(g, "total ability", side, sum(ability_of(g, id) for id in counted), location)


def ability_present(g: Engine, side: Side, location: int) -> Num:
    """The ability that a player has present at a location: not that of who is enclosed, permanent pilots included."""
    here = [id for id in bodies(g, side, location) if table.is_present(g, id)]
    return sum((value(g, "ability", id) or 0) if "enclosed" in g.faces[id].words else ability_of(g, id) for id in here)


def ability_piloting(g: Engine, side: Side, location: int) -> Num:
    """The ability of a player's pilots at a location, permanent ones included."""
    flying = [id for id in bodies(g, side, location)
              if g.card(id).seat == "pilot" or g.face(id).category in ("starship", "vehicle")]  # fmt: skip
    return sum(ability_of(g, id) for id in flying)


def occupies(g: Engine, side: Side, location: int) -> bool:
    """Whether a player has presence at a location."""
    return cached_query(g, ("occupies", side, location), lambda: has_presence(g, side, location), stand_in=False)


def has_presence(g: Engine, side: Side, location: int, cards: list[int] | None = None) -> bool:
    """Total ability of 1 or more, or a droid whose icon stands in for it."""
    counted = bodies(g, side, location) if cards is None else cards
    return total_ability(g, side, location, cards) >= 1 or any("presence" in g.face(id).icons for id in counted)


def controls(g: Engine, side: Side, location: int, purpose: str = "") -> bool:
    """Occupying what the opponent does not, with as much ability as texts ask for. For the purpose of a "drain", droids
    that may drain are enough (may-force-drain.1)."""
    draining = purpose == "drain"
    key = ("controls", side, location, draining)
    return cached_query(g, key, lambda: _controls(g, side, location, draining), stand_in=False)


def _controls(g: Engine, side: Side, location: int, draining: bool) -> bool:
    needed = player_value(g, "ability to control", side, 1, location)
    held = total_ability(g, side, location) >= needed if needed > 1 else occupies(g, side, location)
    if draining and needed <= 1:
        held = held or any(may_drain(g, id) for id in bodies(g, side, location))
    return held and not occupies(g, other(side), location)


def may_drain(g: Engine, id: int) -> bool:
    """Whether a text lets a card without ability drain where it is."""
    return allowed(g, "drain", id)


def is_battleground(g: Engine, location: int) -> bool:
    """A location with Force icons of both sides, but no holosite, nothing on Dagobah and not the Galactic Senate."""
    if words(g, location) & {"holosite", "no battleground"} or table.planet_of(g, location) == "Dagobah":
        return False
    if g.face(location).title == GALACTIC_SENATE:  # battleground.10
        return False
    return force_icons(g, "light", location) > 0 and force_icons(g, "dark", location) > 0


def adds_power(g: Engine, id: int, location: int) -> bool:
    """Whether a card's own power counts at a location: at a site vehicles and who is not enclosed, in space, or aloft,
    ships and vehicles (battle-power-segment.2, .3); never what is in a cargo bay."""
    site, category = "site" in g.face(location).words, g.face(id).category
    if not table.is_present(g, id):
        return False
    if is_active_when_enclosed(g.card(id)):  # as if at a site (besieged.2)
        return True
    return category == "vehicle" or site == (category != "starship") or is_airborne(g.card(id))


def power_cards(g: Engine, side: Side, location: int, among: tuple[int, ...] | None = None) -> list[int]:
    """The cards whose power is added up."""
    cards = bodies(g, side, location) if among is None else among
    return [id for id in cards if adds_power(g, id, location)]


def plain_power(g: Engine, side: Side, location: int, among: tuple[int, ...] | None = None) -> Num:
    """The power of a player's cards there, added up."""
    return sum(value(g, "power", id) or 0 for id in power_cards(g, side, location, among))


def total_power(g: Engine, side: Side, location: int, among: tuple[int, ...] | None = None) -> Num:
    """A player's total power at a location (of the participants only, in a battle), without destiny."""
    total = player_value(g, "total power", side, plain_power(g, side, location, among), location)
    return total if among is None else player_value(g, "total power in battles", side, total, location)


def destiny_ability(g: Engine, side: Side, location: int, among: tuple[int, ...]) -> Num:
    """Ability toward battle destiny: all but passengers of starships and enclosed vehicles; pilots and drivers count
    aboard what is present itself, not in a cargo bay (battle-power-segment.8) nor in a wreck (crashed.11)."""
    counted = [id for id in among if not in_wreck(g, id) and (table.is_present(g, id)
               or (g.card(id).seat in ("pilot", "driver") and table.is_present(g, g.card(id).on)))]  # fmt: skip
    applied = [id for id in counted if not forbidden_by(g, "apply ability", id)]
    return total_ability(g, side, location, applied)


@evaluates(lang.Occupied)
def _occupied(node: lang.Occupied) -> Match:
    question, using = controls if node.controlled else occupies, node.using
    if using is None:
        return lambda c, id: question(c.g, side_of(c, node.by), id)
    who = compiled(using)

    def match(c: Context, id: int) -> bool:
        side = side_of(c, node.by)
        return question(c.g, side, id) and any(
            who(c, each) and _has_presence(c.g, each) for each in bodies(c.g, side, id)
        )

    return match


def _has_presence(g: Engine, id: int) -> bool:
    """Whether a card brings presence: by its own ability or permanent pilots, or by who is aboard."""
    return any(ability_of(g, each) > 0 for each in (id, *table.everything_on(g, id)))


@evaluates(lang.Unoccupied)
def _unoccupied(_: lang.Unoccupied) -> Match:
    return lambda c, id: not any(occupies(c.g, side, id) for side in SIDES) and not _infiltrated(c.g, id)


def _infiltrated(g: Engine, location: int) -> bool:
    return any(stands_with(g.card(id)) != g.card(id).side for id in table.cards_at(g, location))


@evaluates(lang.BringsAbility)
def _brings_ability(_: lang.BringsAbility) -> Match:
    return lambda c, id: ability_of(c.g, id) > 0


@evaluates(lang.Battleground)
def _battleground(_: lang.Battleground) -> Match:
    return lambda c, id: is_battleground(c.g, id)


@counted_by(lang.Controls)
def _in_control(node: lang.Controls) -> Number:
    def count(c: Context) -> Num:
        side = side_of(c, node.player)
        return _held(c, node, [each for each in places(c, node.place) if controls(c.g, side, each, c.purpose)])

    return count


@counted_by(lang.Occupies)
def _occupies(node: lang.Occupies) -> Number:
    def count(c: Context) -> Num:
        side = side_of(c, node.player)
        return _held(c, node, [each for each in places(c, node.place) if occupies(c.g, side, each)])

    return count


def _held(c: Context, node: lang.Controls | lang.Occupies, held: list[int]) -> int:
    """How many of the locations that a player holds are held with such a card."""
    if node.using is not None:
        side, using = side_of(c, node.player), node.using
        held = [place for place in held if any(matches(c, using, id) for id in bodies(c.g, side, place))]
    return len(held)
