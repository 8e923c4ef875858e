"""What the people at a table may do: each is checked against the table as it is and becomes an entry of its log."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from cantina.model.decision import IllegalChoice
from cantina.model.sides import SIDES, Side, other
from cantina.play.game import Game
from cantina.play.log_answers import given_up
from cantina.play.revision import revision
from cantina.server.errors import ApiError
from cantina.server.games.lessons import reached, strayed
from cantina.server.games.table import Table
from cantina.server.games.undo_policy import revealed
from cantina.server.ws.seat_views import Seat

log = logging.getLogger("cantina.server")
SAID = 1000  # lines that a seat may say in one game


class NewEntry(msgspec.Struct, frozen=True):
    """An entry that is to be written, and the game after it, if that was worked out."""

    kind: str
    data: dict[str, Any]
    game: Game | None = None
    status: str | None = None  # the game's new status in the list of games
    roles: dict[str, str] = {}  # digests of tokens that are stored with it
    wished: Side | None = None  # whose wishes it follows: it is stored only if they are still the same


def begun(table: Table) -> Game:
    """The game, if it has begun."""
    if table.game is None:
        raise ApiError("not-begun" if table.stopped is None else "unplayable")
    return table.game


def _running(table: Table) -> Game:
    game = begun(table)
    if table.result is not None:
        raise ApiError("over")
    return game


def player(seat: Seat) -> None:
    """A spectator does nothing."""
    if seat == "public":
        raise ApiError("not-yours")


def answer(table: Table, seat: Seat, seq: int, option: int) -> NewEntry:
    """Choose an option of the decision that the client saw at a sequence number."""
    player(seat)
    game = begun(table)
    if not table.changed <= seq <= table.seq:
        raise ApiError("late")
    decision = _running(table).decision
    if decision is None:
        raise ApiError("over")
    if seat not in ("both", decision.player):
        raise ApiError("not-your-turn")
    if not 0 <= option < len(decision.options):
        raise ApiError("no-option", option=option)
    # The game is tried on a copy before anything is stored: a log never holds what the engine cannot play.
    twin = game.clone()
    try:
        twin.choose(option)
    except IllegalChoice as error:
        raise ApiError("no-option", option=option) from error
    except Exception as error:
        log.exception("the engine failed", extra={"step": len(table.steps), "option": option})
        raise ApiError("engine") from error
    by, said = decision.player, twin.last_answer
    data: dict[str, Any] = {"option": said.option, "meant": said.meant, "then": said.then, "by": by, "mover": by}
    if table.revision != revision():
        data["revision"] = revision()
    if twin.winner is not None:
        data["won"] = twin.winner
    return NewEntry("answer", data, twin, "over" if twin.winner else None)


def concede(table: Table, side: Side, reason: str = "conceded") -> NewEntry:
    """Give up, or lose by the clock or by staying away."""
    twin = _running(table).clone()
    twin.concede(side, reason)
    return NewEntry("concede", {"by": side, "reason": reason, "mover": table.mover}, twin, "over")


def conceding(table: Table, seat: Seat, side: Side | None) -> NewEntry:
    """Somebody gives up; who plays both sides says which."""
    player(seat)
    return concede(table, may_say(seat) or side or table.mover or "light")


def undo(table: Table, seat: Seat, seq: int) -> NewEntry:
    """Take back one's last answer: at once, or by leave of the other player. Who has not seen the last undo yet cannot
    mean another one."""
    player(seat)
    if seq < table.undone:
        raise ApiError("late")
    keep = _last_step(table, seat)
    if strayed(table):
        keep = reached(table)
    if seat == "both" or table.setup.bots:
        return _take_back(table, seat, keep)
    side: Side = "light" if seat == "light" else "dark"
    if table.request is not None:
        raise ApiError("undo-pending")
    game = _running(table)
    # Where everybody is asked who might hold an answer, it must not matter either who passed, the player or the server.
    said = [step for step in table.steps[keep:] if not (step.auto or (table.setup.discreet and step.passed))]
    answers = sum(1 for step in said if step.by != side)
    news = revealed(table.at_step(keep), game, side, answers)
    if news.nothing:
        return _take_back(table, seat, keep)
    return NewEntry("ask-undo", {"by": side, "keep": keep, "seen": news.words()})


def _last_step(table: Table, seat: Seat) -> int:
    begun(table)
    if seat != "both":
        _running(table)
    for n in range(len(table.steps) - 1, -1, -1):
        if seat in ("both", table.steps[n].by) and not table.steps[n].auto:
            return n
    raise ApiError("nothing-to-undo")


def _take_back(table: Table, by: str, keep: int) -> NewEntry:
    status = "playing" if table.result is not None else None
    return NewEntry("undo", {"by": by, "keep": keep, "mover": table.mover}, table.at_step(keep), status)


def answer_request(table: Table, seat: Seat, seq: int, grant: bool) -> NewEntry:
    """Say yes or no to a player who asks to take back. Who has not seen the request cannot mean it."""
    player(seat)
    request = table.request
    if request is None or seat != other(request.by):
        raise ApiError("no-request")
    if seq < table.requested:
        raise ApiError("late")
    return _take_back(table, request.by, request.keep) if grant else NewEntry("no-undo", {"by": seat})


def redo(table: Table, seat: Seat) -> NewEntry:
    """In a sandbox, play again what was taken back."""
    if seat != "both":
        raise ApiError("not-yours")
    _running(table)
    if not table.redo:
        raise ApiError("nothing-to-redo")
    again = table.redo[0]
    if again.option < 0:
        return concede(table, *given_up(again.option))
    try:
        return answer(table, seat, table.seq, _running(table).meant(again))
    except IllegalChoice as error:
        raise ApiError("nothing-to-redo") from error


def end(table: Table, seat: Seat, seq: int, agree: bool) -> NewEntry:
    """End a game that had to be opened at an earlier step, without a winner: both players must want it. Who answers no
    to the other plays on; who has not seen what the other one asks cannot answer."""
    player(seat)
    if table.result is not None:
        raise ApiError("over")
    if not table.partings and table.stopped is None:
        raise ApiError("play-on")
    asked = table.ending is not None and table.ending != seat
    if asked and seq < table.requested:
        raise ApiError("late")
    if not agree:
        if not asked:
            raise ApiError("no-request")
        return NewEntry("no-end", {"by": seat})
    if not asked and seat != "both" and not table.setup.bots:
        if table.ending == seat:
            raise ApiError("end-pending")
        return NewEntry("ask-end", {"by": seat})
    twin = table.game.clone() if table.game is not None else None
    if twin is not None:
        twin.call_off()
    return NewEntry("end", {"by": may_say(seat) or "light", "mover": table.mover}, twin, "over")


def chat(table: Table, seat: Seat, text: str, id: int | str | None = None) -> NewEntry:
    """Say something to the others, once. Spectators keep quiet: they would be a channel to the players."""
    player(seat)
    if id is not None and any((line["by"], line.get("id")) == (seat, id) for line in table.chat):
        raise ApiError("late")
    words = printable(text)
    if not words:
        raise ApiError("malformed", why="chat")
    if table.said[seat] >= SAID:
        raise ApiError("chat-full")
    return NewEntry("chat", {"by": seat, "text": words} | ({"id": id} if id is not None else {}))


def printable(text: str) -> str:
    """What people type, without what cannot be shown."""
    return "".join(each for each in text if each.isprintable()).strip()


def may_say(seat: str) -> Side | None:
    """The side that a seat plays, if it plays just one."""
    return next((side for side in SIDES if side == seat), None)
