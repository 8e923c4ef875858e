"""The values of cards and players, with the parts that they are made of."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import fixed
from cantina.engine.values import explain, explain_value, player_terms, value
from cantina.lang.vocabulary import CardStat
from cantina.model.decision import Explained, Part
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.rules.battle import battle_of, participants
from cantina.rules.force import force_icons, icons_facing, masters
from cantina.rules.presence import power_cards

OF_CARDS: tuple[CardStat, ...] = (
    "power", "ability", "forfeit", "deploy", "destiny", "defense", "landspeed", "hyperspeed", "maneuver", "armor",
    "parsec",
)  # fmt: skip
OF_PLAYERS = ("total power", "drain", "force icons", "generation")
ALSO_CALLED = {"deploy cost": "deploy", "drain amount": "drain", "icons": "force icons"}


def explain_stat(g: Engine, stat: str, id: int, player: Side) -> Explained:
    """A value of a card, or of a player's at a location, by its name."""
    name = stat.replace("_", " ")
    name = ALSO_CALLED.get(name, name)
    if name in OF_PLAYERS:
        return _for_player(g, name, id, player)
    for known in OF_CARDS:
        if name == known:
            return explain_value(g, known, id)
    raise ValueError(f"{stat!r} is no value that can be explained: {', '.join((*OF_CARDS, *OF_PLAYERS))}")


def _for_player(g: Engine, stat: str, location: int, player: Side) -> Explained:
    if stat == "total power":
        return _total_power(g, player, location)
    if stat == "drain":
        return explain(g, stat, force_icons(g, other(player), location), player_terms(g, "drain", player, location))
    if stat == "generation":
        return _generation(g, player)
    settled = fixed(g, stat, location)
    if settled is not None:
        return explain(g, stat, settled.value, [])
    return explain(g, stat, icons_facing(g, player, location), player_terms(g, "force icons", player, location))


def _total_power(g: Engine, player: Side, location: int) -> Explained:
    """In a battle there, of the participants, and with what counts in battles only."""
    battle = battle_of(g)
    among = participants(g, player) if battle and battle.location == location else None
    cards = power_cards(g, player, location, among)
    powers = [Part(value(g, "power", id) or 0, g.ref(id), say("part.of", stat="power")) for id in cards]
    base = sum(part.amount for part in powers)
    usual = explain(g, "total power", base, player_terms(g, "total power", player, location), powers)
    if among is None:
        return usual
    in_battles = player_terms(g, "total power in battles", player, location)
    return explain(g, "total power", usual.value, in_battles, usual.parts)


def _generation(g: Engine, player: Side) -> Explained:
    """One Force by himself; his icons, place by place, and what texts make of them; Jedi Masters; what texts add."""
    parts = [Part(1, None, say("part.own"))]
    for place in table.board(g).locations:
        icons = force_icons(g, player, place)
        printed = [Part(icons, g.ref(place), say("part.of", stat="force icons"))]
        there = explain(g, "generation", icons, player_terms(g, "generation here", player, place), printed)
        parts += [part for part in there.parts if part.amount]
    parts += [Part(1, g.ref(id), say("part.master")) for id in masters(g, player)]
    total = sum(part.amount for part in parts)
    return explain(g, "generation", total, player_terms(g, "generation", player), parts)
