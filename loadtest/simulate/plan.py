"""What a seed makes of a game: who plays what, and which faults there are. Each game has only some of them, some often:
a fault that spoils everything at once would hide the others."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec

Kind = Literal["link", "open", "bot", "lesson", "sandbox"]
KINDS: dict[Kind, int] = {"link": 60, "open": 10, "bot": 14, "lesson": 8, "sandbox": 8}
PAUSES = ((100, 0, 0, 0), (60, 25, 13, 2), (40, 30, 25, 5), (80, 15, 4, 1))
RATES = {
    "break": (0.0, 0.01, 0.04),  # of the messages that arrive
    "dead connection": (0.0, 0.0, 0.01),
    "failed write": (0.0, 0.0, 0.02, 0.1),
    "unsure and stored": (0.0, 0.0, 0.01, 0.05),
    "unsure and lost": (0.0, 0.0, 0.01, 0.05),
    "failed read": (0.0, 0.0, 0.03),
    "late news": (0.0, 0.1, 0.5),
    "lost news": (0.0, 0.0, 0.05),
    "broken-off work": (0.0, 0.0, 0.0, 0.005),
    "restart": (0.0, 0.0, 0.1),  # of the moments at which a server may be stopped
    "slow client": (0.0, 0.0, 0.05),
    "slow thought": (0.0, 0.0, 0.5),
    "late thought": (0.0, 0.0, 0.5),
}
DOINGS = {"answer": 60, "onward": 6, "ask": 5, "pass": 7, "undo": 7, "chat": 5, "question": 4, "reload": 3,
          "concede": 0.25, "leave": 1, "quick": 5, "redo": 3}  # fmt: skip


class Plan(msgspec.Struct, frozen=True):
    """One game, before it begins."""

    kind: Kind
    processes: int
    discreet: bool
    clock: float | None
    tabs: int  # pages beyond one for each player
    spectators: int
    decks: str
    rounds: int
    turns: int  # of each person in a round
    pauses: tuple[int, ...]
    rates: dict[str, float]
    doings: dict[str, float]
    abandoned: float
    idle: float
    snapshot: int
    beat: float
    to_the_end: bool  # whether the last wait is as long as a clock, or as a player who has gone, takes


def drawn(seed: int, processes: int | None = None) -> Plan:
    """The plan of a seed; its number of processes can be set."""
    rng = Random(f"{seed} plan")
    kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
    among = rng.choice((1, 1, 2)) if processes is None else processes
    people = kind in ("link", "open")
    return Plan(
        kind=kind, processes=among, discreet=people and rng.random() < 0.3,
        clock=rng.choice((12.0, 60.0, 600.0)) if kind in ("link", "open", "bot") and rng.random() < 0.35 else None,
        tabs=int(rng.random() < 0.2), spectators=rng.choice((0, 0, 1, 2)),
        decks=rng.choice(("intro", "intro", "intro", "premiere")), rounds=rng.randint(1, 5), turns=rng.randint(8, 60),
        pauses=rng.choice(PAUSES), rates={fault: rng.choice(rates) for fault, rates in RATES.items()},
        doings={doing: weight * rng.choice((0.3, 1, 1, 3)) for doing, weight in DOINGS.items()},
        abandoned=rng.choice((20.0, 60.0)), idle=rng.choice((2.0, 30.0)), snapshot=rng.choice((4, 16, 64)),
        beat=rng.choice((1.0, 5.0)), to_the_end=rng.random() < 0.4,
    )  # fmt: skip
