"""One game as its log makes it. Entries go in, the state comes out: no network, no database, no clock of its own."""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

import msgspec

from cantina.decks import Deck
from cantina.model.sides import SIDES, Side, other
from cantina.play.game import Game, SaveError, concession
from cantina.server.setup import Seat, Setup
from cantina.server.storage.schema import Entry

logger = logging.getLogger("cantina.server")
MARK = 32  # steps between the games that are kept for looking and stepping back
CHAT = 200  # lines of chat that a newcomer is shown


class Step(msgspec.Struct, frozen=True):
    """One answer that stands: the option, and who chose it."""

    option: int
    by: Side


class Request(msgspec.Struct, frozen=True):
    """A player asks the other for leave to take back to a step."""

    by: Side
    keep: int
    seen: list[dict[str, Any]]


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    winner: Side
    reason: str  # played, conceded, time, abandoned


class Snapshot(msgspec.Struct, frozen=True):
    """A game in mid-play, as it is stored now and then to make resuming quick."""

    save: msgspec.Raw
    told: list[int]


class Table:
    """A game, who sits at it, and what was said."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seq = 0  # the last entry
        self.changed = 0  # the last entry that changed the game
        self.undone = 0  # the last entry that took something back
        self.game: Game | None = None
        self.steps: list[Step] = []
        self.told: list[int] = []  # how many events there were after each step
        self.redo: list[int] = []
        self.chat: list[dict[str, Any]] = []
        self.said: Counter[str] = Counter()  # how many lines each seat has said in all
        self.request: Request | None = None
        self.result: Result | None = None
        self.rematch: str | None = None
        self.spent: dict[Side, float] = {"light": 0.0, "dark": 0.0}
        self.since: float | None = None  # when the present decision came up
        self._marks: dict[int, Game] = {}
        self._first_told = 0

    # -- beginning -----------------------------------------------------------------------------------------------------

    @classmethod
    def restore(cls, setup: Setup, log: Iterable[Entry], saved: tuple[int, bytes] | None = None) -> Table:
        """The table after a whole log; a snapshot spares playing its beginning again."""
        entries = list(log)
        if saved is not None and entries and saved[0] <= entries[-1].seq:
            try:
                return cls._restore(setup, entries, saved[0], msgspec.json.decode(saved[1], type=Snapshot))
            except Exception as error:  # written by another version, perhaps: the log says it all
                logger.warning("a snapshot cannot be used", extra={"why": repr(error)})
        table = cls(setup)
        table.begin()
        for entry in entries:
            table.apply(entry)
        return table

    @classmethod
    def _restore(cls, setup: Setup, entries: list[Entry], seq: int, saved: Snapshot) -> Table:
        table = cls(setup)
        table.steps = [Step(option, "light") for option in setup.answers]
        for entry in entries[:seq]:
            table._note(entry)
        table.game = Game.load(bytes(saved.save))
        table.told = saved.told
        if table.game.log["answers"] != [step.option for step in table.steps] or len(saved.told) != len(table.steps):
            raise SaveError("the snapshot is not of this log")
        table._first_told = len(table._first().engine.events)
        table._settle()
        for entry in entries[seq:]:
            table.apply(entry)
        return table

    def begin(self) -> None:
        """Deal, if both decks are known, and play what a sandbox was opened with."""
        if self.setup.base is None:
            return
        self.game = self._first()
        self._first_told = len(self.game.engine.events)
        for option in self.setup.answers:
            self._keep_mark(len(self.steps), self.game)
            by = self.game.decision.player if self.game.decision else "light"
            self.game.answer(option)
            self._stepped(Step(option, by))

    def snapshot(self) -> bytes:
        """The game as it is stored now and then."""
        assert self.game is not None
        return msgspec.json.encode(Snapshot(msgspec.Raw(self.game.save()), self.told))

    # -- the log -------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, ready: Game | None = None) -> int | None:
        """Take in the next entry. `ready` is the game after it, if somebody has worked that out already. The answer is
        how many of the game's events still stand; None if the game did not change."""
        steps, told = len(self.steps), len(self.game.engine.events) if self.game is not None else 0
        failed = self.game.engine.state.quarantine if self.game is not None else frozenset()
        self._note(entry)
        if entry.kind == "join":
            self.begin()
        elif entry.kind in ("answer", "concede"):
            assert self.game is not None
            self._keep_mark(steps, self.game)
            if ready is not None:
                self.game = ready
            else:
                self.game.answer(self.steps[-1].option)
            self.told.append(len(self.game.engine.events))
        elif entry.kind == "undo":
            self.game = ready or self.at_step(len(self.steps))
            self.told = self.told[: len(self.steps)]
            self._marks = {step: game for step, game in self._marks.items() if step <= len(self.steps)}
            told = len(self.game.engine.events)
        self._settle()
        if self.changed != entry.seq:
            return None
        # A card's text that failed took events back with it, and nobody knows how many.
        return told if self.game is not None and self.game.engine.state.quarantine == failed else 0

    def _note(self, entry: Entry) -> None:
        """Everything that an entry says, except what the game makes of it."""
        data = entry.data
        self.seq = entry.seq
        if entry.kind in ("join", "answer", "concede", "undo"):
            self.changed, self.request = entry.seq, None
            self._tick(entry)
        if entry.kind == "join":
            side = cast(Side, data["side"])
            seat = Seat("human", data["name"], msgspec.convert(data["deck"], Deck))
            self.setup = msgspec.structs.replace(self.setup.seated(side, seat), base=data["base"])
        elif entry.kind == "answer":
            self.redo = self.redo[1:] if self.redo[:1] == [data["option"]] else []
            self.steps.append(Step(data["option"], data["by"]))
        elif entry.kind == "concede":
            self.steps.append(Step(concession(data["by"], data["reason"]), data["by"]))
            self.result = Result(other(data["by"]), data["reason"])
        elif entry.kind == "undo":
            self.redo = [step.option for step in self.steps[data["keep"] :]] + self.redo
            self.steps = self.steps[: data["keep"]]
            self.undone = entry.seq
            self.result = None
        elif entry.kind == "ask-undo":
            self.request = Request(data["by"], data["keep"], data["seen"])
        elif entry.kind == "no-undo":
            self.request = None
        elif entry.kind == "chat":
            self.chat = [*self.chat[1 - CHAT :], {"by": data["by"], "text": data["text"], "at": entry.at}]
            self.said[data["by"]] += 1
        elif entry.kind == "rematch":
            self.rematch = data["game"]
        elif entry.kind == "resume" and self.since is not None:
            self.since += data["gap"]

    def _tick(self, entry: Entry) -> None:
        """Charge the time since the last change to whoever had to choose."""
        mover = entry.data.get("mover")
        if self.since is not None and mover in SIDES:
            self.spent[cast(Side, mover)] += max(entry.at - self.since, 0.0)
        self.since = entry.at

    def _stepped(self, step: Step) -> None:
        assert self.game is not None
        self.steps.append(step)
        self.told.append(len(self.game.engine.events))
        self._settle()

    def _settle(self) -> None:
        if self.game is not None and self.game.winner is not None and self.result is None:
            self.result = Result(self.game.winner, "played")

    # -- stepping back -------------------------------------------------------------------------------------------------

    def at_step(self, step: int) -> Game:
        """An independent copy of the game as it was after that many answers."""
        near = max((mark for mark in self._marks if mark <= step), default=0)
        game = self._marks[near].clone() if near in self._marks else self._first()
        for n in range(near, step):
            self._keep_mark(n, game)
            game.answer(self.steps[n].option)
        return game

    def _first(self) -> Game:
        """The game before its first answer."""
        assert self.setup.base is not None
        return Game.replay({"base": self.setup.base, "answers": []})

    def _keep_mark(self, step: int, game: Game) -> None:
        """Keep a copy of the game now and then, without what can be worked out anew."""
        if step % MARK == 0 and step not in self._marks:
            twin = game.clone()
            twin.engine.memo, twin.engine.board = {}, {}
            self._marks[step] = twin

    def step_of(self, event: int) -> int:
        """After how many answers an event came: 0 for what set-up brought."""
        return 0 if event < self._first_told else bisect_right(self.told, event) + 1

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def mover(self) -> Side | None:
        """Who must choose now."""
        return self.game.decision.player if self.game is not None and self.game.decision is not None else None

    @property
    def status(self) -> str:
        """open or private (waiting for the other player), playing, over."""
        if self.result is not None:
            return "over"
        if self.game is None:
            return "open" if self.setup.kind == "open" else "private"
        return "playing"

    def log(self) -> dict[str, Any]:
        """The game's log as `Game.replay` takes it: only the answers that stand."""
        assert self.setup.base is not None
        return {"format": 1, "base": self.setup.base, "answers": [step.option for step in self.steps]}

    def left(self, now: float) -> dict[Side, float] | None:
        """The seconds that each player has left; None without clocks."""
        if self.setup.clock is None:
            return None
        left = {side: self.setup.clock - self.spent[side] for side in SIDES}
        if self.mover is not None and self.since is not None:
            left[self.mover] -= max(now - self.since, 0.0)
        return {side: max(seconds, 0.0) for side, seconds in left.items()}
