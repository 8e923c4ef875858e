"""The WebSocket of a seat or spectator: the first message says who comes; then both sides talk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cantina.server import protocol
from cantina.server.bots.think_processes import advice
from cantina.server.errors import ApiError
from cantina.server.games import player_commands, queries
from cantina.server.games.clocks import look_at_clock
from cantina.server.games.hub import Hub
from cantina.server.games.pass_settings import USUAL, PassSettings
from cantina.server.games.room import Room
from cantina.server.http.rate_limits import CLIENT, Bucket
from cantina.server.protocol import VERSION, ClientMessage, Hello, encode, read_hello, read_said
from cantina.server.ws.connection import SeatConnection, answering

log = logging.getLogger("cantina.server")
HELLO_TIMEOUT = 10.0  # seconds for the first message
MAX_REFUSALS = 100  # refusals after which a client is let go
RATE, BURST = 40.0, 200.0
WAITING = 64  # questions of one client
QUESTIONS = (protocol.Why, protocol.Explain, protocol.Look, protocol.Hint)  # what is asked beside the conversation
_ENDING: set[asyncio.Task[None]] = set()  # tasks that nobody else holds until they are done


async def serve(websocket: WebSocket) -> None:
    """One connection, from hello to goodbye."""
    hub: Hub = websocket.app.state.hub
    await websocket.accept()
    with hub.crowd.with_one_of(CLIENT.get()) as count:
        if hub.settings.rate_limits and count > hub.settings.max_connections_per_client:
            hub.metrics.refusals.labels("crowded").inc()
            await _say_no(websocket, ApiError("crowded"))
        else:
            await _serve(hub, websocket)


async def _serve(hub: Hub, websocket: WebSocket) -> None:
    """One who may come."""
    try:
        room, member, hello = await _let_in(hub, websocket)
    except ApiError as refused:
        hub.metrics.refusals.labels(refused.code).inc()
        await _say_no(websocket, refused)
        return
    except (WebSocketDisconnect, TimeoutError):
        await _goodbye(websocket, 1008)
        return
    except Exception:
        hub.metrics.failures.inc()
        log.exception("handshake failed", extra={"game": websocket.path_params["game"]})
        await _say_no(websocket, ApiError("internal"))
        return
    sender = asyncio.create_task(_send(hub, websocket, member))
    try:
        while not await room.enter(member, hello.since):
            room = await hub.room(room.id)
        await Conversation(hub, room, member).hold(websocket)
    except WebSocketDisconnect:
        pass
    except ApiError as refused:
        member.push(encode("error", **refused.view()))
    finally:
        room.leave(member)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sender, HELLO_TIMEOUT)
        await _goodbye(websocket, 1012 if hub.closing else 1000)


async def _let_in(hub: Hub, websocket: WebSocket) -> tuple[Room, SeatConnection, Hello]:
    hello = read_hello(await asyncio.wait_for(_receive(websocket), HELLO_TIMEOUT))
    if hello.v != VERSION:
        raise ApiError("version", ours=VERSION)
    if hub.connections() >= hub.settings.connections:
        raise ApiError("full")
    game = websocket.path_params["game"]
    seat = await hub.seat(game, hello.token)
    return await hub.room(game), SeatConnection(seat), hello


async def _receive(websocket: WebSocket) -> str:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None:
        raise ApiError("malformed", why="binary")
    return str(text)


async def _send(hub: Hub, websocket: WebSocket, member: SeatConnection) -> None:
    """Send what waits, until the member is let go. Whatever ends that ends the connection."""
    try:
        while (message := await member.next()) is not None:
            await websocket.send_text(message.text)
            hub.metrics.sent.inc()
            if message.arrival is not None and message.arrival.reaches(member):
                spent = time.perf_counter() - message.arrival.at
                (hub.metrics.replies if message.arrival.by is member else hub.metrics.updates).observe(spent)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client has gone
    except Exception:
        hub.metrics.failures.inc()
        log.exception("messages could not be sent", extra={"game": websocket.path_params["game"]})
    member.close()
    await _goodbye(websocket, 1012 if hub.closing else 1000)


async def _say_no(websocket: WebSocket, refused: ApiError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.send_text(encode("error", **refused.view()))
    await _goodbye(websocket, 1008)


async def _goodbye(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is not WebSocketState.DISCONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await websocket.close(code)


def _wished(said: protocol.SetPassSettings, old: PassSettings, turn: int) -> PassSettings:
    """The wishes of a player from now on; what was not said stays as it was."""
    fresh = old
    if said.ask is not msgspec.UNSET:
        fresh = msgspec.structs.replace(fresh, ask=USUAL if said.ask is None else said.ask)
    if said.passing is not msgspec.UNSET:
        fresh = msgspec.structs.replace(fresh, passing=said.passing, turn=turn)
    return fresh


class Conversation:
    """What a member says, message by message. A message that is refused changes nothing."""

    def __init__(self, hub: Hub, room: Room, member: SeatConnection) -> None:
        self._hub, self._room, self._member = hub, room, member
        self._bucket = Bucket(hub.clock, RATE, BURST)
        self._strikes = 0
        self._questions: asyncio.Queue[ClientMessage | None] = asyncio.Queue()
        self._answers: dict[type, Callable[..., Awaitable[None]]] = {
            protocol.Answer: self._answer,
            protocol.Undo: self._undo,
            protocol.UndoYes: self._yes,
            protocol.UndoNo: self._no,
            protocol.Redo: self._redo,
            protocol.Why: self._why,
            protocol.Explain: self._explain,
            protocol.Look: self._look,
            protocol.Chat: self._chat,
            protocol.Concede: self._concede,
            protocol.Ping: self._ping,
            protocol.Resend: self._resend,
            protocol.Hint: self._hint,
            protocol.End: self._end,
            protocol.EndNo: self._end,
            protocol.SetPassSettings: self._wish,
        }

    async def hold(self, websocket: WebSocket) -> None:
        """Listen until the client goes, or has been refused too often."""
        questions = asyncio.create_task(self._answer_questions())
        try:
            while self._strikes < MAX_REFUSALS and not self._member.closed:
                await self._listen(websocket)
        finally:
            while not self._questions.empty():
                self._questions.get_nowait()
            self._questions.put_nowait(None)
            questions.add_done_callback(_ENDING.discard)
            questions.add_done_callback(lambda _: self._answers.clear())  # they know this conversation and its room
            _ENDING.add(questions)

    async def _listen(self, websocket: WebSocket) -> None:
        try:
            text = await _receive(websocket)
            self._hub.metrics.received.inc()
            if self._hub.settings.rate_limits and not (self._bucket.take() and self._hub.talk.take(CLIENT.get())):
                raise ApiError("too-fast")
            said = read_said(text)
        except ApiError as refused:
            self._refuse(refused, None)
            return
        if not isinstance(said, QUESTIONS):
            await self._respond(said)
        elif self._questions.qsize() < WAITING:
            self._questions.put_nowait(said)
        else:
            self._refuse(ApiError("too-fast"), said)

    async def _answer_questions(self) -> None:
        """One after the other, beside the conversation: no move waits for a hint. What was begun is finished even if
        the client goes: work on a game that is broken off costs its room."""
        while (said := await self._questions.get()) is not None:
            await self._respond(said)

    async def _respond(self, said: ClientMessage) -> None:
        try:
            await self._answers[type(said)](said)
        except ApiError as refused:
            self._refuse(refused, said)
        except Exception:
            self._hub.metrics.failures.inc()
            log.exception("a message failed", extra={"game": self._room.id, "kind": type(said).__name__})
            self._refuse(ApiError("internal"), said)

    def _refuse(self, refused: ApiError, said: ClientMessage | None) -> None:
        self._hub.metrics.refusals.labels(refused.code).inc()
        self._strikes += refused.code in ("malformed", "too-large", "too-fast")
        id = getattr(said, "id", None)
        about = {"id": id} if id is not None else {}
        self._member.push(encode("error", **refused.view(), **about))

    async def _answer(self, said: protocol.Answer) -> None:
        with answering(self._member):
            await look_at_clock(self._room)
            await self._room.do(lambda table: player_commands.answer(table, self._member.seat, said.seq, said.option))

    async def _undo(self, message: protocol.Undo) -> None:
        await self._room.do(lambda table: player_commands.undo(table, self._member.seat, message.seq), slow=True)

    async def _yes(self, said: protocol.UndoYes) -> None:
        await self._room.do(
            lambda table: player_commands.answer_request(table, self._member.seat, said.seq, True), slow=True
        )

    async def _no(self, said: protocol.UndoNo) -> None:
        await self._room.do(lambda table: player_commands.answer_request(table, self._member.seat, said.seq, False))

    async def _redo(self, _: protocol.Redo) -> None:
        await self._room.do(lambda table: player_commands.redo(table, self._member.seat))

    async def _concede(self, said: protocol.Concede) -> None:
        await self._room.do(lambda table: player_commands.conceding(table, self._member.seat, said.side))

    async def _end(self, said: protocol.End | protocol.EndNo) -> None:
        agree = isinstance(said, protocol.End)
        await self._room.do(lambda table: player_commands.end(table, self._member.seat, said.seq, agree))

    async def _wish(self, said: protocol.SetPassSettings) -> None:
        await self._room.wish(self._member.seat, lambda old, turn: _wished(said, old, turn))
        if said.id is not None:
            self._room.tell_now(self._member, id=said.id)

    async def _chat(self, said: protocol.Chat) -> None:
        if self._hub.settings.rate_limits and not self._room.may_chat(self._member.seat):
            raise ApiError("too-fast")
        await self._room.do(lambda table: player_commands.chat(table, self._member.seat, said.text, said.id))

    async def _why(self, said: protocol.Why) -> None:
        sent = await self._room.ask(lambda table: queries.why(table, self._member.seat, said))
        self._member.push(encode("answer", **sent))

    async def _explain(self, said: protocol.Explain) -> None:
        sent = await self._room.ask(lambda table: queries.explain(table, self._member.seat, said))
        self._member.push(encode("answer", **sent))

    async def _look(self, said: protocol.Look) -> None:
        sent = await self._room.ask(lambda table: queries.look(table, self._member.seat, said), slow=True)
        self._member.push(encode("past", **sent))

    async def _hint(self, said: protocol.Hint) -> None:
        room, shops = self._room, self._hub.shops
        twin = await room.ask(lambda table: queries.before_hints(table, self._member.seat, said))
        found = await shops.thoughts.do(lambda: advice(shops.thinkers, room.id, twin))
        self._member.push(encode("answer", id=said.id, hints=found))

    async def _ping(self, said: protocol.Ping) -> None:
        more = {"id": said.id} if said.id is not None else {}
        self._room.tell_now(self._member, **more)

    async def _resend(self, said: protocol.Resend) -> None:
        await self._room.resend(self._member, said.since)
