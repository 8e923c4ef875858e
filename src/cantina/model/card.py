"""A card as printed (`Definition`) and as it lies in a game (`Card`)."""

import msgspec

from cantina.model.node import Node
from cantina.model.sides import Side


class Definition(msgspec.Struct, frozen=True):
    """What is printed on a card. `words` are all that a text can call it: category, types, icons, characteristics."""

    id: str
    title: str
    side: Side
    category: str
    words: frozenset[str]
    unique: int = 0
    destiny: tuple[float, ...] = (0,)
    power: float | None = None
    ability: float | None = None
    deploy: float | None = None
    forfeit: float | None = None
    maneuver: float | None = None
    armor: float | None = None
    hyperspeed: float | None = None
    landspeed: float | None = None
    parsec: int | None = None
    undefined: tuple[str, ...] = ()  # the numbers that are printed as an asterisk: the card has none (bacta-tank.4)
    types: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    model: str = ""
    personas: tuple[str, ...] = ()
    text: tuple[Node, ...] = ()
    light_text: tuple[Node, ...] = ()
    dark_text: tuple[Node, ...] = ()
    light_icons: int = 0
    dark_icons: int = 0
    planet: str = ""
    lost: bool = False
    start: bool = True

    def half(self, side: Side) -> tuple[Node, ...]:
        """A location's text that faces a side; the one text of any other card."""
        if self.category != "location":
            return self.text
        return self.light_text if side == "light" else self.dark_text

    def force_icons(self, side: Side) -> int:
        """The printed Force icons on a location's side."""
        return self.light_icons if side == "light" else self.dark_icons


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """One physical card: whose it is, whom it serves, and where it lies."""

    id: int
    face: str
    owner: Side
    side: Side
    zone: str
    at: int = 0  # the location it is at, if it stands there itself
    on: int = 0  # the card that carries it (aboard, attached, on a location)
    seat: str = ""  # pilot, driver, passenger, astromech, cargo; "" for what is attached
    life: int = 0  # its incarnation: changes whenever it comes to the table
    hit: bool = False
    crashed: bool = False  # a vehicle that no longer works (glossary: crashed)
    collapsed: bool = False  # an interior site in ruins (glossary: collapsed)
    undercover: bool = False
    crossed: bool = False  # it crossed over and is not the person that it was
    mode: int = 0  # which function of its text it was deployed for, from 1; 0 if it has only one
    turned: bool = False  # a location whose halves were rotated
    orbit: int = 0  # the planet system that a mobile system orbits
    parsec: int | None = None  # a mobile system's present position
    forfeit_set: int | float | None = None  # a forfeit value fixed by a weapon, until the card leaves the table
    seen: frozenset[str] = frozenset()  # sides that may see it while it is face down
