"""What a finished game yields for reports, gathered from its events in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from cantina.engine.core import Engine
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side
from cantina.model.text import CardRef

CAME_TO_HAND = ("dealt", "drew", "taken")
CAME_TO_TABLE = ("started", "deployed", "played", "shield-played")
LOST_FORCE = ("lost-force", "lost-unseen")


class Copies(msgspec.Struct, frozen=True, array_like=True):
    """How many copies of a card began on table, were ever in hand, were played, and were in hand at the end."""

    started: int = 0
    drawn: int = 0
    played: int = 0
    left: int = 0


class Drained(msgspec.Struct, frozen=True, array_like=True):
    """A Force drain: in which turn, whose, at which location (its definition), of how much."""

    turn: int
    by: Side
    place: str
    amount: Num


class Fought(msgspec.Struct, frozen=True, array_like=True):
    """A battle that came to power: in which turn, who began it, who won it, and the battle damage of Light and Dark."""

    turn: int
    by: Side
    winner: Side | None
    light: Num
    dark: Num


class Losses(msgspec.Struct, frozen=True, array_like=True):
    """Force that a side lost in a turn: to drains, in battles, otherwise."""

    turn: int
    side: Side
    drains: int
    battles: int
    others: int


class GameStats(msgspec.Struct, frozen=True):
    """One game: its cards by side and definition, drains, battles, and losses turn by turn."""

    cards: dict[Side, dict[str, Copies]]
    drains: tuple[Drained, ...]
    battles: tuple[Fought, ...]
    losses: tuple[Losses, ...]


def collect_stats(g: Engine) -> GameStats:
    """All that is kept of a game."""
    return _Scribe(g).written()


class _Scribe:
    """Reads the events, oldest first."""

    def __init__(self, g: Engine) -> None:
        self._g = g
        self._turn = 0
        self._started, self._drawn, self._played = set[int](), set[int](), set[int]()
        self._drains: list[Drained] = []
        self._battles: list[Fought] = []
        self._by: Side | None = None  # who began the battle that is going on
        self._owed = 0  # what is still to be lost to a drain
        self._lost: dict[tuple[int, Side], Counter[str]] = {}
        reads: dict[str, Callable[[dict[str, Any]], None]] = {
            "turn": self._read_turn, "phase": self._read_phase, "drain-amount": self._read_drain,
            "battle": self._read_battle, "battle-power": self._read_power, "battle-damage": self._read_damage,
            "battle-over": self._read_end_of_battle,
            **dict.fromkeys(CAME_TO_HAND, self._read_hand), **dict.fromkeys(CAME_TO_TABLE, self._read_play),
            **dict.fromkeys(LOST_FORCE, self._read_loss),
        }  # fmt: skip
        for event in g.events.since(0):
            if event.kind in reads:
                reads[event.kind](event.text.args)

    def written(self) -> GameStats:
        """What was read."""
        cards: dict[Side, dict[str, Copies]] = {side: self._copies(side) for side in SIDES}
        losses = tuple(Losses(turn, side, lost["drains"], lost["battles"], lost["others"])
                       for (turn, side), lost in sorted(self._lost.items()))  # fmt: skip
        return GameStats(cards, tuple(self._drains), tuple(self._battles), losses)

    def _copies(self, side: Side) -> dict[str, Copies]:
        left = {id for id in self._g.pile(side, "hand") if self._g.card(id).owner == side}
        kinds = (self._started, self._drawn | self._played | left, self._played, left)
        counts = [Counter(self._g.card(id).face for id in ids if self._g.card(id).owner == side) for ids in kinds]
        faces = sorted(set().union(*counts))
        return {face: Copies(*(count[face] for count in counts)) for face in faces}

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _read_hand(self, args: dict[str, Any]) -> None:
        """Events for one seat name the cards, those for others do not."""
        named = (args["card"],) if args.get("card") else args.get("cards") or ()
        self._drawn.update(card.id for card in named)

    def _read_play(self, args: dict[str, Any]) -> None:
        card: CardRef = args["card"]
        if self._turn:
            self._played.add(card.id)
        else:
            self._started.add(card.id)

    # -- turns ---------------------------------------------------------------------------------------------------------

    def _read_turn(self, args: dict[str, Any]) -> None:
        self._turn = args["turn"]
        self._owed = 0

    def _read_phase(self, args: dict[str, Any]) -> None:
        self._owed = 0

    def _read_drain(self, args: dict[str, Any]) -> None:
        place: CardRef = args["place"]
        self._owed = int(args["amount"])
        self._drains.append(Drained(self._turn, args["player"], self._g.card(place.id).face, args["amount"]))

    def _read_loss(self, args: dict[str, Any]) -> None:
        cause = "battles" if self._by else "drains" if self._owed else "others"
        self._owed = max(self._owed - (cause == "drains"), 0)
        self._lost.setdefault((self._turn, args["player"]), Counter())[cause] += 1

    # -- battles -------------------------------------------------------------------------------------------------------

    def _read_battle(self, args: dict[str, Any]) -> None:
        self._by = args["player"]

    def _read_power(self, args: dict[str, Any]) -> None:
        if self._by:
            self._battles.append(Fought(self._turn, self._by, args["winner"] or None, 0, 0))

    def _read_damage(self, args: dict[str, Any]) -> None:
        if self._by and self._battles:
            damage = {"light": args["damage_light"] or 0, "dark": args["damage_dark"] or 0}
            self._battles[-1] = msgspec.structs.replace(self._battles[-1], **damage)

    def _read_end_of_battle(self, args: dict[str, Any]) -> None:
        self._by = None
