"""The values of players, with the parts that they are made of."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.values import explain, player_terms
from cantina.model.decision import Explained, Part
from cantina.model.sides import Side
from cantina.model.text import say
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
        icons = {each: force_icons(g, player, each) for each in table.board(g).locations}
        places = [Part(n, g.ref(each), say("part.of", stat="force icons")) for each, n in icons.items() if n]
        own = Part(1, None, say("part.own"))
        return explain(g, stat, 1 + sum(icons.values()), player_terms(g, stat, player), [own, *places])
    raise ValueError(f"{stat!r} is no value of a player's: total power, drain, force icons, generation")
