"""The two sides of the Force, the zones and the phases: the smallest words of the game."""

from typing import Literal

Side = Literal["light", "dark"]
LIGHT: Side = "light"
DARK: Side = "dark"
SIDES: tuple[Side, Side] = (LIGHT, DARK)

PHASES = ("activate", "control", "deploy", "battle", "move", "draw")

# Ordered piles, bottom to top; every other zone is kept on the card itself.
PILES = ("hand", "reserve", "force", "used", "lost", "out-of-play")
LIFE_FORCE = ("reserve", "force", "used")
TABLE, STACKED = "table", "stacked"
LAID = (TABLE, STACKED)  # zones of which there is a map


def other(side: Side) -> Side:
    """The opponent of a side."""
    return DARK if side == LIGHT else LIGHT
