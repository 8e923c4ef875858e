"""The values of players, with the parts that they are made of."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.values import explain, player_terms
from cantina.model.decision import Explained
from cantina.model.sides import Side
from cantina.rules.drain import explain_drain
from cantina.rules.force import force_icons
from cantina.rules.presence import explain_total_power


def explain_for_player(g: Engine, stat: str, location: int, player: Side) -> Explained:
    """A player's total power, drain, Force icons or generation, explained."""
    if stat == "total power":
        return explain_total_power(g, player, location)
    if stat == "drain":
        return explain_drain(g, player, location)
    if stat == "force icons":
        return explain(g, stat, g.face(location).force_icons(player), player_terms(g, stat, player, location))
    if stat == "generation":
        icons = sum(force_icons(g, player, each) for each in table.board(g).locations)
        return explain(g, stat, 1 + icons, player_terms(g, stat, player))
    raise ValueError(f"{stat!r} is no value of a player's: total power, drain, force icons, generation")
