"""The values of players, with the parts that they are made of."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.engine.values import explain, player_terms
from cantina.model.decision import Explained
from cantina.model.sides import Side, other
from cantina.rules.battle import battle_of, participants
from cantina.rules.force import force_icons, plain_generation, printed_icons
from cantina.rules.presence import plain_power


def explain_for_player(g: Engine, stat: str, location: int, player: Side) -> Explained:
    """A player's total power, drain, Force icons or generation, explained."""
    if stat == "total power":
        return _total_power(g, player, location)
    if stat == "drain":
        return explain(g, stat, force_icons(g, other(player), location), player_terms(g, stat, player, location))
    if stat == "force icons" and g.card(location).collapsed:
        return explain(g, stat, 0, [])
    if stat == "force icons":
        return explain(g, stat, printed_icons(g, player, location), player_terms(g, stat, player, location))
    if stat == "generation":
        return explain(g, stat, plain_generation(g, player), player_terms(g, stat, player))
    raise ValueError(f"{stat!r} is no value of a player's: total power, drain, force icons, generation")


def _total_power(g: Engine, player: Side, location: int) -> Explained:
    """In a battle there, of the participants, and with what counts in battles only."""
    battle = battle_of(g)
    fighting = battle is not None and battle["location"] == location
    base = plain_power(g, player, location, participants(g, player) if fighting else None)
    usual = explain(g, "total power", base, player_terms(g, "total power", player, location))
    if not fighting:
        return usual
    in_battle = player_terms(g, "total power in battles", player, location)
    more = explain(g, "total power", usual.value, in_battle)
    return Explained(more.value, (*usual.parts, *more.parts[1:]))
