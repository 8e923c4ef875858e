"""One game as its log makes it. Entries go in, the state comes out: no network, no database, no clock of its own."""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from copy import copy
from typing import Any, cast

import msgspec

from cantina.decks import Deck
from cantina.model.sides import SIDES, Side, other
from cantina.play.game import FORMAT, Game, SaveError
from cantina.play.log_answers import AGREED, Answer, concession
from cantina.play.revision import revision
from cantina.server.games.final_record import Record
from cantina.server.games.game_setup import Seat, Setup
from cantina.server.storage.schema import Entry

logger = logging.getLogger("cantina.server")
CHECKPOINT_STEPS = 32  # steps between the games that are kept for looking and stepping back
CHAT = 200  # lines of chat that a newcomer is shown
CHANGES = ("join", "answer", "concede", "undo", "reopen", "end")  # kinds of entries that change the game


def detached_copy(game: Game) -> Game:
    """A copy of a game to think about in another thread: nothing that was worked out is shared with it."""
    twin = game.clone()
    twin.engine.invalidate()
    return twin


class Step(msgspec.Struct, frozen=True):
    """One answer that stands, and who gave it."""

    answer: Answer
    by: Side
    auto: bool = False  # the server passed in place of the player

    @property
    def passed(self) -> bool:
        """Whether the answer was a pass, as far as the log says what it meant."""
        return self.answer.meant.split()[1:2] == ["pass"]


class Request(msgspec.Struct, frozen=True):
    """A player asks the other for leave to take back to a step."""

    by: Side
    keep: int
    seen: list[dict[str, Any]]


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    winner: Side | None
    reason: str  # played, conceded, time, abandoned, agreed


def _result_of(entry: Entry) -> Result | None:
    """How an entry ended the game, if it did."""
    data = entry.data
    if entry.kind == "concede":
        return Result(other(data["by"]), data["reason"])
    if entry.kind == "end":
        return Result(None, "agreed")
    return Result(data["won"], "played") if entry.kind == "answer" and "won" in data else None


class ReplayStop(msgspec.Struct, frozen=True):
    """The log goes on, but only its first steps can be played: rules and cards have changed, or a row is damaged."""

    step: int
    why: str
    damaged: bool = False


class Divergence(msgspec.Struct, frozen=True):
    """The game was opened at an earlier step than it had reached; all answers that stood before are kept."""

    at: float
    step: int
    revision: str
    why: str
    answers: tuple[Answer, ...]
    damaged: bool = False


class Snapshot(msgspec.Struct, frozen=True):
    """A game in mid-play, as it is stored now and then to make resuming quick."""

    save: msgspec.Raw
    told: list[int]
    revision: str = ""


class Table:
    """A game, who sits at it, and what was said."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seq = 0  # the last entry
        self.changed = 0  # the last entry that changed the game
        self.undone = 0  # the last entry that took something back
        self.game: Game | None = None
        # One person plays both sides of a sandbox: it does not matter who gave the answers that it came with.
        self.steps: list[Step] = [Step(answer, "light") for answer in map(Answer.of, setup.answers)]
        self.told: list[int] = []  # how many events there were after each step
        self.redo: list[Answer] = []
        self.chat: list[dict[str, Any]] = []
        self.said: Counter[str] = Counter()  # how many lines each seat has said in all
        self.request: Request | None = None
        self.requested = 0  # the last entry with which somebody asked the other player for something
        self.ending: Side | None = None  # who would like to end the game without a winner
        self.result: Result | None = None
        self.rematch: str | None = None
        self.swapped = False  # whether the players change sides in the rematch
        self.spent: dict[Side, float] = {"light": 0.0, "dark": 0.0}
        self.since: float | None = None  # when the present decision came up
        self.resumed = 0.0  # up to when the time of stops was given back
        self.revision = setup.revision  # of the rules and cards that the last answer was given under
        self.stopped: ReplayStop | None = None
        self.partings: list[Divergence] = []
        self.record: Record | None = None  # what a finished game that can no longer be played looked like
        self._marks: dict[int, Game] = {}
        self._first_told = 0
        self._damage = ""  # what cannot be read of what was stored; nothing after it is played

    # -- beginning -----------------------------------------------------------------------------------------------------

    @classmethod
    def restore(
        cls, setup: Setup, log: Iterable[Entry], saved: tuple[int, bytes] | None = None, damage: str = ""
    ) -> Table:
        """The table after a whole log, as far as that can be played; a snapshot spares playing its beginning again.
        `damage`: what cannot be read of the set-up."""
        table = cls(setup)
        for entry in log:
            table._restore(entry)
        if not table.partings:  # otherwise the game was opened in spite of it
            table._damage = table._damage or damage
        table.begin(saved[1] if saved is not None else None)
        return table

    def _restore(self, entry: Entry) -> None:
        """Take in a stored entry, if it can be read. After one that changed the game and cannot be read nothing fits,
        until the game was opened at an earlier answer."""
        try:
            if self._damage and entry.kind in CHANGES and not self._opened_by(entry):
                self.seq = self.changed = entry.seq
                self.result = None if entry.kind == "undo" else _result_of(entry) or self.result
            else:
                self._note(entry)
        except Exception as error:
            logger.warning("a stored entry cannot be read", extra={"seq": entry.seq, "reason": repr(error)})
            if entry.kind in CHANGES:
                self._damage = self._damage or f"entry {entry.seq} cannot be read: {error!r}"

    def _opened_by(self, entry: Entry) -> bool:
        return entry.kind == "reopen" and int(entry.data["keep"]) <= len(self.steps)

    def begin(self, saved: bytes | None = None) -> None:
        """Deal, if both decks are known, and play the answers that stand: all of them, or up to the first that no
        longer means or does the same, for whatever reason."""
        if self._damage:
            self.stopped = ReplayStop(len(self.steps) if self.setup.base is not None else 0, self._damage, damaged=True)
        if self.setup.base is None:
            return
        try:
            first = self._first()
        except SaveError as error:
            self.stopped = ReplayStop(0, str(error))
            return
        self._first_told = len(first.engine.events)
        game, self.told = self._resumed(saved) or (first, [])
        for n in range(len(self.told), len(self.steps)):
            self._keep_mark(n, game)
            try:
                game.answer(self.steps[n].answer)
            except Exception as error:
                logger.warning("a log was not played to its end", extra={"step": n, "reason": repr(error)})
                self.stopped = ReplayStop(n, str(error) or type(error).__name__)
                game = self.at_step(n)
                break
            self.told.append(len(game.engine.events))
        self.game = game
        self._settle()

    def _resumed(self, saved: bytes | None) -> tuple[Game, list[int]] | None:
        """The game of a snapshot, if it was written under these rules and cards and its answers still stand."""
        if saved is None:
            return None
        try:
            snapshot = msgspec.json.decode(saved, type=Snapshot)
            if snapshot.revision != revision():
                return None
            game = Game.load(bytes(snapshot.save))
            game.decision  # worked out here, where its failing does no harm
            for (number, meant, _), step in zip(game.log["answers"], self.steps[: len(snapshot.told)], strict=True):
                if (meant if step.answer.meant else number) != (step.answer.meant or step.answer.option):
                    return None
        except Exception as error:  # the log says it all
            logger.warning("a snapshot cannot be used", extra={"reason": repr(error)})
            return None
        return game, snapshot.told

    def snapshot(self) -> bytes:
        """The game as it is stored now and then."""
        assert self.game is not None
        return msgspec.json.encode(Snapshot(msgspec.Raw(self.game.save()), self.told, revision()))

    # -- the log -------------------------------------------------------------------------------------------------------

    def fork(self) -> Table:
        """The same table, for an entry that may come to nothing. Marks are as true there as here."""
        twin = copy(self)
        twin.steps, twin.told, twin.partings = self.steps.copy(), self.told.copy(), self.partings.copy()
        twin.said, twin.spent = self.said.copy(), self.spent.copy()
        return twin

    def apply(self, entry: Entry, ready: Game | None = None) -> int | None:
        """Take in the next entry. `ready` is the game after it, if somebody has worked that out already. The answer is
        how many of the game's events still stand; None if the game did not change."""
        steps, sent = len(self.steps), len(self.game.engine.events) if self.game is not None else 0
        failed = self.game.engine.state.quarantine if self.game is not None else frozenset()
        self._note(entry)
        if entry.kind == "join":
            self.begin()
        elif entry.kind in ("answer", "concede", "end") and self.game is not None:
            self._keep_mark(steps, self.game)
            if ready is None:
                ready = self.game.clone()  # the old one may be a fork's
                ready.answer(self.steps[-1].answer)
            self.game = ready
            self.told.append(len(self.game.engine.events))
        elif entry.kind in ("undo", "reopen"):
            self.game, self.stopped = ready or self.at_step(len(self.steps)), None
            self.told = self.told[: len(self.steps)]
            self._marks = {step: game for step, game in self._marks.items() if step <= len(self.steps)}
            sent = len(self.game.engine.events)
        self._settle()
        if self.changed != entry.seq:
            return None
        # A card's text that failed took events back with it, and nobody knows how many.
        return sent if self.game is not None and self.game.engine.state.quarantine == failed else 0

    def _note(self, entry: Entry) -> None:
        """Everything that an entry says, except what the game makes of it."""
        data = entry.data
        self.seq = entry.seq
        if entry.kind in CHANGES:
            self.changed, self.request, self.ending = entry.seq, None, None
            self.revision = data.get("revision", self.revision)
            self._tick(entry)
        if entry.kind == "join":
            side, base = cast(Side, data["side"]), data["base"]
            seat = Seat("human", data["name"], msgspec.convert(data["deck"], Deck))
            discreet = base.get("discreet", self.setup.discreet)
            self.setup = msgspec.structs.replace(self.setup.seated(side, seat), base=base, discreet=discreet)
        elif entry.kind == "answer":
            self._note_answer(data)
        elif entry.kind == "concede":
            self.steps.append(Step(Answer(concession(data["by"], data["reason"])), data["by"]))
        elif entry.kind == "end":
            self.steps.append(Step(Answer(AGREED), data["by"]))
        elif entry.kind == "undo":
            self.redo = [step.answer for step in self.steps[data["keep"] :]] + self.redo
            self.steps = self.steps[: data["keep"]]
            self.undone = entry.seq
            self.result = None
        elif entry.kind == "reopen":
            answers = tuple(step.answer for step in self.steps)
            self.partings.append(Divergence(entry.at, data["keep"], data["revision"], data["why"], answers,
                                         data.get("damaged", False)))  # fmt: skip
            self.steps, self.redo, self.result, self._damage = self.steps[: data["keep"]], [], None, ""
        elif entry.kind == "chat":
            known = {"id": data["id"]} if "id" in data else {}
            self.chat = [*self.chat[1 - CHAT :], {"by": data["by"], "text": data["text"], "at": entry.at, **known}]
            self.said[data["by"]] += 1
        else:
            self._note_request(entry)
        self.result = _result_of(entry) or self.result

    def _note_answer(self, data: dict[str, Any]) -> None:
        answer = Answer(data["option"], data.get("meant", ""), data.get("then"))
        self.redo = self.redo[1:] if self.redo[:1] == [answer] else []
        self.steps.append(Step(answer, data["by"], data.get("auto", False)))

    def _note_request(self, entry: Entry) -> None:
        """What somebody asks for or is answered: the game itself stays as it is."""
        data = entry.data
        if entry.kind in ("ask-undo", "ask-end"):
            self.requested = entry.seq
        if entry.kind == "ask-undo":
            self.request = Request(data["by"], data["keep"], data["seen"])
        elif entry.kind == "no-undo":
            self.request = None
        elif entry.kind == "ask-end":
            self.ending = data["by"]
        elif entry.kind == "no-end":
            self.ending = None
        elif entry.kind == "rematch":
            self.rematch, self.swapped = data["game"], data.get("swapped", False)
        elif entry.kind == "resume" and self.since is not None:
            self.since += data["gap"]
            self.resumed = entry.at

    def _tick(self, entry: Entry) -> None:
        """Charge the time since the last change to whoever had to choose."""
        mover = entry.data.get("mover")
        if self.since is not None and mover in SIDES:
            self.spent[cast(Side, mover)] += max(entry.at - self.since, 0.0)
        self.since = entry.at

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
            game.answer(self.steps[n].answer)
        return game

    def _first(self) -> Game:
        """The game before its first answer."""
        assert self.setup.base is not None
        return Game.replay({"base": self.setup.base, "answers": []})

    def _keep_mark(self, step: int, game: Game) -> None:
        """Keep a copy of the game now and then, without what can be worked out anew."""
        if step % CHECKPOINT_STEPS == 0 and step not in self._marks:
            twin = game.clone()
            twin.engine.invalidate()
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
        if self.game is None and self.stopped is None:
            return "open" if self.setup.kind == "open" else "private"
        return "playing"

    @property
    def playable(self) -> int:
        """How many of the steps these rules and cards play as they were played."""
        return len(self.steps) if self.stopped is None else self.stopped.step

    def log(self) -> dict[str, Any]:
        """The game's log as `Game.replay` takes it: only the answers that stand."""
        assert self.setup.base is not None
        return {"format": FORMAT, "revision": revision() if self.stopped is None else self.revision,
                "base": self.setup.base, "answers": [step.answer.plain() for step in self.steps]}  # fmt: skip

    def report(self) -> dict[str, Any]:
        """The log with all that ever stood and could not be played any more."""
        sent = [{**msgspec.to_builtins(each), "answers": [answer.plain() for answer in each.answers]}
                for each in self.partings]  # fmt: skip
        stopped = msgspec.to_builtins(self.stopped)
        return {**self.log(), "parted": sent, "stopped": stopped}

    def left(self, now: float) -> dict[Side, float] | None:
        """The seconds that each player has left; None without clocks."""
        if self.setup.clock is None:
            return None
        left = {side: self.setup.clock - self.spent[side] for side in SIDES}
        if self.mover is not None and self.since is not None:
            left[self.mover] -= max(now - self.since, 0.0)
        return {side: max(seconds, 0.0) for side, seconds in left.items()}
