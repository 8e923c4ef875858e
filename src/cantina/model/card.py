"""A card as printed (`Definition`) and as it lies in a game (`Card`)."""

import msgspec

from cantina.model.node import Node
from cantina.model.num import Num
from cantina.model.sides import Side


class Definition(msgspec.Struct, frozen=True, weakref=True):
    """What is printed on a card. `words` are all that a text can call it: category, types, icons, characteristics."""

    id: str
    title: str
    side: Side
    category: str
    words: frozenset[str]
    unique: int = 0
    destiny: tuple[Num, ...] = (0,)
    power: Num | None = None
    ability: Num | None = None
    deploy: Num | None = None
    forfeit: Num | None = None
    maneuver: Num | None = None
    armor: Num | None = None
    hyperspeed: Num | None = None
    landspeed: Num | None = None
    parsec: int | None = None
    politics: Num | None = None
    ferocity: Num | None = None  # of a creature, as is its defense value
    defense: Num | None = None
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
    back: str = ""  # of a card with two faces: the id of the face that lies down at first,
    front: str = ""  # and, of that one, the id of the face that it begins with
    whole: str = ""  # the titles of both

    @property
    def reverse(self) -> str:
        """The id of what is printed on the other side; "" if nothing is."""
        return self.back or self.front

    @property
    def is_equipment(self) -> bool:
        """What a card carries to use it: it changes sides with it, and counts only while its bearer does."""
        return self.category in ("weapon", "device")

    @property
    def is_restricted(self) -> bool:
        """Whether each system may have one of it: it is printed with diamonds in place of dots."""
        return bool(self.words & {"generic", "cave"})

    def number(self, stat: str) -> Num | None:
        """A printed number; of two destiny numbers the first."""
        found: Num | None = self.destiny[0] if stat == "destiny" else getattr(self, stat, None)
        return found

    def half(self, side: Side) -> tuple[Node, ...]:
        """A location's text that faces a side; the one text of any other card."""
        if self.category != "location":
            return self.text
        return self.light_text if side == "light" else self.dark_text

    def force_icons(self, side: Side) -> int:
        """The printed Force icons on a location's side."""
        return self.light_icons if side == "light" else self.dark_icons


class Status(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A condition that a card on table is in. One record for all of them: msgspec would not tell kinds apart."""

    name: str
    other: int = 0  # a second card that it is about
    value: Num | None = None  # a number that it brings


class Memory(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A card that another one remembers by a name that its text gives: a target, a victim."""

    name: str
    card: int
    life: int = 0  # the incarnation that is meant; 0: the card itself, whatever becomes of it


class Card(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One physical card: whose it is, whom it serves, and where it lies. A record with unknown fields is refused rather
    than half understood."""

    id: int
    face: str
    owner: Side
    side: Side
    zone: str
    at: int = 0  # the location it is at, if it stands there itself
    on: int = 0  # the card that carries it (aboard, attached, on a location)
    seat: str = ""  # pilot, driver, passenger, astromech, cargo; "" for what is attached
    life: int = 0  # its incarnation: changes whenever it comes to the table
    mode: int = 0  # which function of its text it was deployed for, from 1; 0 if it has only one
    seen: tuple[str, ...] = ()  # sides that may see it while it is face down
    statuses: tuple[Status, ...] = ()  # the conditions that it is in, at most one of each name; none off the table
    memory: tuple[Memory, ...] = ()  # the cards that its text has to do with while it is on table

    @property
    def holder(self) -> Side:
        """In whose hand or pile it is: a hand or Reserve Deck may hold a card of the other player's."""
        return self.side if self.zone in ("hand", "reserve") else self.owner
