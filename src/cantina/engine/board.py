"""The table as a map: who is where, aboard what, next to what. Worked out once for each change of the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from cantina.engine.core import Engine
from cantina.engine.memory import SHARED
from cantina.engine.statuses import (
    goes_by_name,
    is_active_when_enclosed,
    is_idle,
    is_shut_away,
    is_silent,
    rests_with_host,
)
from cantina.model.sides import STACKED, TABLE

T = TypeVar("T")


class Board:
    """Indexes of the cards on table."""

    __slots__ = (
        "active",
        "at",
        "children",
        "counting",
        "enclosed",
        "idle",
        "location",
        "locations",
        "mindful",
        "on_table",
        "silent",
        "stacked",
    )

    def __init__(self, g: Engine) -> None:
        cards = g.state.cards
        self.on_table = [card.id for card in cards if card.zone == TABLE]
        self.stacked = [card.id for card in cards if card.zone == STACKED]
        self.children: dict[int, list[int]] = {}
        self.location: dict[int, int] = {}
        self.enclosed: dict[int, bool] = {}
        self.at: dict[int, list[int]] = {}
        self.locations = [loc for _, row in g.state.rows for loc in row]
        self.mindful = [id for id in self.on_table if cards[id].memory]  # who remembers others
        special = [id for id in self.on_table if cards[id].statuses]
        self.silent = [id for id in special if is_silent(cards[id])]
        self.idle = self._idle(g, [id for id in special if is_idle(cards[id])])
        self.active = [id for id in self.on_table if id not in self.idle] if self.idle else self.on_table
        self.counting = frozenset(self.active)
        for id in self.on_table:
            if cards[id].on:
                self.children.setdefault(cards[id].on, []).append(id)
        for id in self.on_table:
            self._place(g, id)
        for id in self.on_table:
            where = self.location[id]
            if where and where != id:
                self.at.setdefault(where, []).append(id)

    def _idle(self, g: Engine, idle: list[int]) -> list[int]:
        """The cards that do not count, and with them whatever rests with them."""
        carried = [id for id in self.on_table if g.state.cards[id].on in idle and rests_with_host(g, id)]
        more = [id for id in carried if id not in idle] if idle else []
        return self._idle(g, [*idle, *more]) if more else idle

    def _place(self, g: Engine, id: int) -> int:
        """Follow the carriers up to the location, and note whether one of them encloses the card."""
        if id in self.location:
            return self.location[id]
        card, face = g.state.cards[id], g.faces[id]
        if face.category == "location":
            self.location[id], self.enclosed[id] = id, False
        elif card.on:
            self.location[id] = self._place(g, card.on)
            shut = (bool(card.seat) and "enclosed" in g.faces[card.on].words) or is_shut_away(card)
            self.enclosed[id] = (shut or self.enclosed[card.on]) and not is_active_when_enclosed(card)
        else:
            self.location[id], self.enclosed[id] = card.at, False
        return self.location[id]


def board(g: Engine) -> Board:
    """The map of the present table."""
    found = g.map
    if found is None:
        found = g.map = Board(g)
    return found


def cached_per_board(g: Engine, key: Hashable, find: Callable[[], T]) -> T:
    """What follows from the table alone, and from no text: found once for each change of it."""
    if key in g.board:
        known: T = g.board[key]
        return known
    found = g.board[key] = find()
    return found


def location_of(g: Engine, id: int) -> int:
    """The location that a card is at, aboard something or not; 0 if none."""
    return board(g).location.get(id, 0)


def cards_at(g: Engine, location: int) -> list[int]:
    """All cards at a location, whatever they are on or aboard."""
    return board(g).at.get(location, [])


def carried(g: Engine, id: int) -> list[int]:
    """The cards directly on or aboard a card."""
    return board(g).children.get(id, [])


def stacked_on(g: Engine, id: int) -> list[int]:
    """The cards that are stacked on a card, hidden or not."""
    cards = g.state.cards
    shared = {each.card for each in cards[id].memory if each.name == SHARED}
    return [each for each in stacked(g) if cards[each].on == id or each in shared]


def stacked(g: Engine) -> list[int]:
    """All cards that are stacked on others."""
    return board(g).stacked


def everything_on(g: Engine, id: int) -> list[int]:
    """The cards on or aboard a card, and on those, outermost first."""
    found: list[int] = []
    for child in carried(g, id):
        found += [child, *everything_on(g, child)]
    return found


def is_active(g: Engine, id: int) -> bool:
    """Whether a card on table counts for texts: no status keeps it from that."""
    return id in board(g).counting


def is_present(g: Engine, id: int) -> bool:
    """At a location and not enclosed in what carries it."""
    index = board(g)
    return bool(index.location.get(id)) and not index.enclosed[id]


def row_of(g: Engine, location: int) -> tuple[str, tuple[int, ...]]:
    """The planet that a location belongs to, and all its locations in order."""
    for row in g.state.rows:
        if location in row[1]:
            return row
    return "", ()


def planet_of(g: Engine, location: int) -> str:
    """The planet or mobile system of a location: of its row on table, else the printed one (generic sites have none
    before they are deployed: generic-sites.4)."""
    return row_of(g, location)[0] if g.card(location).zone == TABLE else g.faces[location].planet


HOMES = {"Jabba's Palace": "Tatooine", "Cloud City": "Bespin"}  # what stands on, or above, a planet belongs to it


def is_part_of(g: Engine, location: int, planet: str) -> bool:
    """Whether a location belongs to a planet or mobile system, or to a place that does; asteroids
    do not, nor does a system that has lost its name."""
    if "system" in g.faces[location].words and not goes_by_name(g.state.cards[location]):
        return False
    own = planet_of(g, location)
    return planet in (own, HOMES.get(own)) and not _in_space(g, location)


def fellows(g: Engine, location: int) -> tuple[int, ...]:
    """The locations on table that are related to a location, and itself: those of its planet. Asteroid sectors belong
    to the system alone, and what lies at another card (a cave in an asteroid) to that card, and to the sites around it
    if it stands at one."""
    return cached_per_board(g, ("fellows", location), lambda: _fellows(g, location))


def _fellows(g: Engine, location: int) -> tuple[int, ...]:
    if holder := g.state.cards[location].at:
        where = location_of(g, holder)
        around = fellows(g, where) if where != holder and "site" in g.faces[where].words else ()
        near = (holder,) if where == holder else tuple(each for each in around if "site" in g.faces[each].words)
        return (*near, *held_by(g, holder))
    planet = planet_of(g, location)
    home = HOMES.get(planet, planet)
    rows = [row for name, row in g.state.rows if home and HOMES.get(name, name) == home]
    kind = _in_space(g, location)
    return (*(each for row in rows for each in row if _in_space(g, each) in (kind, None) or kind is None),
            *held_by(g, location))  # fmt: skip


def _in_space(g: Engine, location: int) -> bool | None:
    """Whether a location is among the asteroids or on the planet; None for the system, which belongs to both."""
    words = g.faces[location].words
    return None if "system" in words else "asteroid sector" in words


def host_of(g: Engine, id: int) -> int:
    """The card that a card is on, or at which a location lies; 0 if none."""
    card = g.state.cards[id]
    return card.at if g.faces[id].category == "location" else card.on


def held_by(g: Engine, holder: int) -> tuple[int, ...]:
    """The locations that lie at a card, a cave in a rock for one."""
    return tuple(each for each in board(g).locations if g.state.cards[each].at == holder)


def neighbours(g: Engine, location: int) -> tuple[int, ...]:
    """The sites next to a site in its row, left and right."""
    key = ("neighbours", location)
    found = g.board.get(key)
    if found is None:
        sites = [each for each in row_of(g, location)[1] if "site" in g.faces[each].words]
        if location in sites:
            i = sites.index(location)
            found = (*sites[max(i - 1, 0) : i], *sites[i + 1 : i + 2])
        else:
            found = ()
        g.board[key] = found
    return found


def related(g: Engine, a: int, b: int) -> bool:
    """Two different locations of the same planet or mobile system."""
    return a != b and b in fellows(g, a)


def system_of(g: Engine, location: int) -> int:
    """The system card of a location's planet, if it is on table; 0 if not."""
    for each in fellows(g, location):
        if "system" in g.faces[each].words:
            return each
    return 0
