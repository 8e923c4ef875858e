"""What happens in an unlucky order: writes that fail, players who come and go, processes that know different things.
Each test forces its order; no table is stuck afterwards, and nobody is wronged."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.server.bots import seats as bot_seats
from cantina.server.errors import ApiError
from cantina.server.games import auto_player, clocks, player_commands
from cantina.server.games.pass_settings import WINDOWS, window
from cantina.server.games.room import Room
from cantina.server.games.table import Table
from cantina.server.ws import endpoint as sockets
from cantina.server.ws.connection import Outgoing, SeatConnection
from tests.waiting import HANG_SECONDS, wait_for

from .harness import LocalServer, Postgres
from .table_client import Client, ConnectionClosed

MINUTE, HOUR = 60.0, 3600.0
BEAT = 5.0  # seconds after which what was refused is tried again


@pytest.fixture
def own(tmp_path: Path) -> Iterator[LocalServer]:
    """A server whose clock a test may turn. It waits half a second at most for a room that is busy."""
    running = LocalServer(
        str(tmp_path / "games.sqlite3"),
        abandon_after=15 * MINUTE,
        heartbeat_interval=0.5,
        clock_interval=0.5,
        unload_after=HOUR,
    )
    yield running
    running.stop()


@pytest.fixture
def couple(postgres: Postgres) -> Iterator[list[LocalServer]]:
    """Two servers of one database."""
    database = postgres.fresh()
    servers = [LocalServer(database) for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()


def two(server: LocalServer, **more: Any) -> tuple[Room, Client, Client]:
    """The room of two players: who must choose, and the other one."""
    made, *tokens = server.two_players(**more)
    light, dark = (server.client(made["game"], token) for token in tokens)
    mover, other = (light, dark) if light.decision else (dark, light)
    return server.hub.rooms[made["game"]], mover, other


def wish(client: Client, **wishes: Any) -> None:
    """Say where to be asked, and wait until that holds."""
    client.say("wishes", id="wish", **wishes)
    while client.until("now").get("id") != "wish":
        pass


def answer(client: Client, option: int) -> None:
    seq = client.seq
    client.answer(option)
    client.wait(lambda each: each.seq > seq)


def until_passed(room: Room, mover: Client, other: Client) -> int:
    """Answer at random up to a position in which the other player has a choice, and is passed for; how many answers
    stand there. Nothing passes meanwhile."""
    rng = random.Random(5)
    for _ in range(100):
        mover.catch_up()
        other.catch_up()
        asked = next(each for each in (mover, other) if each.decision is not None)
        if asked is other and window(room.table.game) is not None and len(other.decision["options"]) > 1:
            return len(room.table.steps)
        answer(asked, asked.pick(rng))
    raise AssertionError("there was nothing to pass")


# -- how things stand --------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_how_things_stand(server: LocalServer) -> None:
    """The wish was taken, and the connection broke before that was told."""
    room, mover, other = two(server)
    wish(other, ask=[], passing="turn")
    seq = other.seq
    wish(server.client(other.game, other.token), ask=list(WINDOWS), passing="")
    again = Client(server.base, other.game, other.token, since=seq)
    sent = again.until("now", "snapshot", "delta")
    assert (sent["type"], sent["wishes"]) == ("now", {"ask": list(WINDOWS), "passing": ""})
    again.say("resend", since=seq)
    assert again.until("now", "snapshot", "delta")["type"] == "now"
    again.say("resend", since=None)
    assert again.until("now", "snapshot", "delta")["type"] == "snapshot"
    assert again.until("now")["seq"] == again.seq == seq
    assert (mover.now["asked"], again.now["asked"]) == (True, False)


def test_a_move_that_is_made_while_a_wish_is_stored_knows_the_wish(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who answers does so when the other one has said to be asked again, and that is not yet stored."""
    room, mover, other = two(server)
    wish(other, ask=list(WINDOWS))
    option, keep = leading_to_a_choice(room, mover, other), server.hub.save_pass_settings
    wish(other, ask=[])
    begun, release = threading.Event(), threading.Event()

    async def held(game: str, row: Any) -> bool:
        begun.set()
        await asyncio.to_thread(release.wait, HANG_SECONDS)
        return await keep(game, row)

    monkeypatch.setattr(server.hub, "save_pass_settings", held)
    other.say("wishes", ask=list(WINDOWS))
    assert begun.wait(HANG_SECONDS)
    steps = mover.step
    mover.answer(option)
    wait_for(lambda: room._lock._waiters, "the answer waits until the wish is stored")
    release.set()
    other.wait(lambda each: each.step > steps and each.wishes["ask"] == list(WINDOWS))
    server.turn_clock(BEAT)
    other.catch_up()
    assert (other.now["asked"], other.passing, other.step) == (True, False, steps + 1)


def leading_to_a_choice(room: Room, mover: Client, other: Client) -> int:
    """Answer at random until an option of the one player leads to a window in which the other has a choice; which."""
    rng = random.Random(5)
    for _ in range(200):
        mover.catch_up()
        other.catch_up()
        if mover.decision is not None:
            for option in [n for n, each in enumerate(mover.decision["options"]) if each["verb"] != "cancel"]:
                after = room.table.game.clone()
                after.choose(option)
                asked = after.decision
                if asked is not None and asked.player == other.seat and window(after) and len(asked.options) > 1:
                    return option
        asked_now = mover if mover.decision is not None else other
        answer(asked_now, asked_now.pick(rng))
    raise AssertionError("the other player is asked nothing")


def test_a_wish_that_was_stored_without_a_report_is_found(own: LocalServer) -> None:
    _, _, other = two(own)
    with own.dying_in_commits(after=True):
        other.say("wishes", ask=["battle"])
        assert other.until("error")["code"] == "unsure"
    own.turn_clock(1)
    other.wait(lambda each: each.wishes == {"ask": ["battle"], "passing": ""})
    wish(other, passing="turn")
    assert other.wishes == {"ask": ["battle"], "passing": "turn"}


# -- who answers in place of a player ----------------------------------------------------------------------------------


def test_a_pass_that_could_not_be_stored_is_tried_again(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    room, mover, other = two(server)
    append, failed = server.hub.append, []

    async def fail(game: str, entry: Any, *more: Any) -> bool:
        if entry.data.get("auto") and not failed:
            failed.append(entry.seq)
            raise ApiError("storage")
        return await append(game, entry, *more)

    wish(other, ask=list(WINDOWS))
    passed = until_passed(room, mover, other)
    monkeypatch.setattr(server.hub, "append", fail)
    wish(other, ask=[])
    wait_for(lambda: failed, "a pass is to be stored")
    server.turn_clock(BEAT)
    other.wait(lambda each: each.step > passed)
    assert room.table.steps[passed].auto


def test_a_pass_that_the_engine_refuses_is_the_players_own(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, mover, other = two(server)
    wish(other, ask=list(WINDOWS))
    passed = until_passed(room, mover, other)
    tried = []

    def fail(table: Table, *_: Any) -> player_commands.NewEntry:
        tried.append(table.seq)
        raise ApiError("engine")

    monkeypatch.setattr(auto_player, "answer_for", fail)
    wish(other, ask=[])
    other.wait(lambda each: each.now["asked"] and not each.passing)
    for _ in range(3):
        server.turn_clock(BEAT)
    other.catch_up()
    assert (len(tried), other.passing) == (1, False)
    verbs = [each["verb"] for each in other.decision["options"]]
    answer(other, verbs.index("pass"))
    assert room.table.steps[passed].auto is False


def test_a_request_to_take_back_is_not_ended_by_a_pass(own: LocalServer) -> None:
    """The server passes for who must choose; it waits while one of them thinks about the request."""
    room, mover, other = two(own)
    asked = ask_to_take_back(mover, other)
    steps = mover.step
    wish(asked, passing="turn")
    own.turn_clock(2)
    asked.catch_up()
    assert (asked.passing, asked.step, asked.players["undo"]) == (True, steps, mover.seat)
    other.catch_up()
    other.say("undo-no")
    mover.wait(lambda each: each.step > steps)
    assert room.table.steps[steps].auto


def test_a_request_that_the_game_has_overtaken_is_shown_no_more(server: LocalServer) -> None:
    """Who asked to take back is told so although nobody has said yes or no."""
    _, mover, other = two(server)
    asked = ask_to_take_back(mover, other)
    answer(asked, 0)
    for each in (mover, other):
        each.wait(lambda one: one.players["undo"] is None and one.now["undo"] is None)


def ask_to_take_back(mover: Client, other: Client) -> Client:
    """Play until the mover has drawn a card and asks to take that back; who must choose then."""
    rng = random.Random(2)
    while "draw" not in [each["verb"] for each in (mover.decision or {"options": []})["options"]]:
        asked = mover if mover.decision is not None else other
        answer(asked, asked.pick(rng))
        mover.catch_up()
        other.catch_up()
    answer(mover, [each["verb"] for each in mover.decision["options"]].index("draw"))
    other.catch_up()
    mover.say("undo")
    mover.wait(lambda each: each.players["undo"] == mover.seat)
    return mover if mover.decision is not None else other


def test_a_bot_whose_answer_the_engine_refuses_takes_another(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.against_bot(seed=11)
    client = server.client(made["game"], made["token"])
    check, refused = player_commands.answer, []

    def fail(table: Table, seat: str, seq: int, option: int) -> player_commands.NewEntry:
        if seat == "dark" and len(table.game.decision.options) > 1 and not refused:
            refused.append(option)
            raise ApiError("engine")
        return check(table, seat, seq, option)

    monkeypatch.setattr(bot_seats.player_commands, "answer", fail)
    rng = random.Random(1)
    while not refused:
        client.wait(lambda each: each.decision is not None)
        answer(client, client.pick(rng))
    client.wait(lambda each: each.decision is not None)
    assert not client.over


def test_a_bot_is_not_asked_for_ever_what_the_engine_refuses(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.against_bot(seed=11)
    client = server.client(made["game"], made["token"])
    check, refused = player_commands.answer, []

    def fail(table: Table, seat: str, seq: int, option: int) -> player_commands.NewEntry:
        if seat == "dark":
            refused.append((seq, option))
            raise ApiError("engine")
        return check(table, seat, seq, option)

    client.wait(lambda each: each.decision is not None)
    monkeypatch.setattr(bot_seats.player_commands, "answer", fail)
    room, rng = server.hub.rooms[made["game"]], random.Random(1)
    while room.table.mover != "dark":
        answer(client, client.pick(rng))
    wait_for(lambda: room.bots._failed == room.table.changed, "the bot gives up")
    options = len(room.table.game.decision.options)
    for _ in range(3):
        server.turn_clock(BEAT)
    assert sorted(option for _, option in refused) == list(range(options))


def test_a_bot_that_may_not_think_any_more_says_nothing(own: LocalServer) -> None:
    """The server is about to stop. What is not thought out is thought about when it runs again."""
    made = own.against_bot(seed=11)
    client = own.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    own.hub.shops.bots.close()
    room, rng = own.hub.rooms[made["game"]], random.Random(1)
    while room.table.mover != "dark":
        answer(client, client.pick(rng))
    steps, task = len(room.table.steps), room.bots._task
    wait_for(lambda: task is not None and task.done(), "the bot is told")
    client.catch_up()
    assert (len(room.table.steps), own.failures()) == (steps, 0)


# -- who is there ------------------------------------------------------------------------------------------------------


def gone(server: LocalServer, room: Room, client: Client) -> None:
    client.close()
    wait_for(lambda: not room.here(client.seat), "a player leaves")


@pytest.mark.parametrize("comes", [True, False])
def test_who_is_just_being_let_in_has_not_lost(own: LocalServer, comes: bool) -> None:
    room, mover, _ = two(own)
    gone(own, room, mover)
    room.seen[mover.seat] = own.clock.time()
    own.clock._now += HOUR

    async def begin() -> asyncio.Task[Any]:
        await room._lock.acquire()
        task = asyncio.ensure_future(asyncio.gather(clocks.look_for_missing(room), return_exceptions=True))
        while not room._lock._waiters:
            await asyncio.sleep(0)
        return task

    async def end(task: asyncio.Task[Any]) -> Any:
        room._lock.release()
        return (await task)[0]

    task = own.do(begin())
    if comes:
        again = Client(own.base, mover.game, mover.token)
        wait_for(lambda: room.expects(mover.seat), "a player comes")
    came_of_it = own.do(end(task))
    assert (room.table.result is None) == comes
    if comes:
        assert came_of_it.code == "late"
        again.until("now")
        assert again.players["status"] == "playing"


def test_who_has_just_answered_elsewhere_has_not_lost(own: LocalServer) -> None:
    room, mover, other = two(own)
    gone(own, room, mover)
    own.clock._now += HOUR
    assert clocks._abandoned(room, room.table, mover.seat).kind == "concede"
    moved = room.table.fork()
    moved.game = room.table.game.clone()
    while moved.mover == mover.seat:
        moved.game.choose(0)
    with pytest.raises(ApiError, match="late"):
        clocks._abandoned(room, moved, mover.seat)


def test_thinking_time_is_not_given_back_with_a_second_stop(own: LocalServer) -> None:
    room, mover, _ = two(own, clock=600)
    own.turn_clock(100)
    own.clock._now += HOUR  # nobody serves
    for _ in range(2):
        own.do(clocks.resume_clock(room))
        assert room.table.left(own.clock.time())[mover.seat] == pytest.approx(500, abs=2)
    own.clock._now += MINUTE  # and once more
    own.do(clocks.resume_clock(room))
    assert room.table.left(own.clock.time())[mover.seat] == pytest.approx(500, abs=2)


def test_a_room_that_is_busy_keeps_no_other_waiting(own: LocalServer) -> None:
    busy, *_ = two(own)
    room, mover, _ = two(own, clock=600)

    async def take() -> None:
        await busy._lock.acquire()
        busy.unsure = True

    async def give_back() -> None:
        busy._lock.release()

    own.do(take())
    own.turn_clock(30)
    for each in (busy, room):
        seen = own.do(own.hub.last_seen(each.id))
        assert min(seen["light"], seen["dark"]) > own.clock.time() - 1
    assert room.table.left(own.clock.time())[mover.seat] == pytest.approx(570, abs=1)
    assert busy.unsure
    own.do(give_back())
    wait_for(lambda: not busy.unsure, "it is seen to in the end")


def test_who_was_let_go_is_not_there(server: LocalServer) -> None:
    room, mover, other = two(server)
    assert room.here(mover.seat) and room.players()["watchers"] == 0

    async def let_go() -> list[SeatConnection]:
        for member in room.members:
            if member.seat == mover.seat:
                member.closed = True
        return [*room.members]

    assert len(server.do(let_go())) == 2
    assert not room.here(mover.seat) and room.here(other.seat)


# -- one connection ----------------------------------------------------------------------------------------------------


def test_an_answer_does_not_wait_for_a_hint(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.against_bot(seed=11)
    client = server.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    begun, release, asked = threading.Event(), threading.Event(), []

    def think(*_: Any) -> list[Any]:
        asked.append(len(asked))
        begun.set()
        assert release.wait(HANG_SECONDS)
        return []

    monkeypatch.setattr(sockets, "advice", think)
    for n in (1, 2):
        client.say("hint", id=n, seq=client.seq)
    assert begun.wait(HANG_SECONDS)
    answer(client, client.pick(random.Random(1)))
    client.catch_up()
    assert asked == [0], "one at a time"
    release.set()
    assert client.until("answer")["id"] == 1
    assert client.until("error", "answer")["id"] == 2


def test_questions_do_not_pile_up(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "WAITING", 1)
    made = server.against_bot(seed=11)
    client = server.client(made["game"], made["token"])
    client.wait(lambda each: each.decision is not None)
    begun, release = threading.Event(), threading.Event()

    def think(*_: Any) -> list[Any]:
        begun.set()
        assert release.wait(HANG_SECONDS)
        return []

    monkeypatch.setattr(sockets, "advice", think)
    client.say("hint", id=0, seq=client.seq)
    assert begun.wait(HANG_SECONDS)
    for n in (1, 2):
        client.say("hint", id=n, seq=client.seq)
    refused = client.until("error", "answer")
    assert (refused["id"], refused["code"]) == (2, "too-fast")
    release.set()
    assert [client.until("answer")["id"] for _ in range(2)] == [0, 1]


def test_a_connection_that_cannot_be_written_to_is_ended(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    room, mover, other = two(server)
    count, take = SeatConnection.next, []

    async def fail(member: SeatConnection) -> Outgoing | None:
        message = await count(member)
        if member.seat == mover.seat and message is not None and "boom" in message.text:
            take.append(message)
            raise ValueError("something unforeseen")
        return message

    monkeypatch.setattr(SeatConnection, "next", fail)
    with pytest.raises(ConnectionClosed):
        for _ in range(3):  # the sender waits in the old function once
            other.say("chat", text="boom")
            mover.until("chat")
        mover.until("nothing of the kind")
    assert len(take) == 1
    wait_for(lambda: not room.here(mover.seat), "it is no longer there")


# -- two processes -----------------------------------------------------------------------------------------------------


def seats(couple: list[LocalServer]) -> tuple[list[Room], dict[str, list[Client]]]:
    """A game whose players have a connection to each of two servers."""
    made, light, dark = couple[0].two_players()
    clients = {side: [server.client(made["game"], token) for server in couple]
               for side, token in (("light", light), ("dark", dark))}  # fmt: skip
    return [server.hub.rooms[made["game"]] for server in couple], clients


def both_know(clients: dict[str, list[Client]]) -> None:
    newest = max(each.seq for pair in clients.values() for each in pair)
    for pair in clients.values():
        for each in pair:
            each.wait(lambda one: one.seq >= newest)


def test_another_process_hears_of_wishes(couple: list[LocalServer]) -> None:
    _, clients = seats(couple)
    wish(clients["dark"][0], ask=["battle"])
    clients["dark"][1].wait(lambda each: each.wishes == {"ask": ["battle"], "passing": ""})
    couple[1].hub._listener.close()
    wish(clients["dark"][0], ask=["drain"])
    couple[1].turn_clock(5)
    clients["dark"][1].wait(lambda each: each.wishes == {"ask": ["drain"], "passing": ""})


def test_wishes_build_on_those_that_another_process_was_told(couple: list[LocalServer]) -> None:
    _, clients = seats(couple)
    couple[1].hub._listener.close()
    wish(clients["dark"][0], ask=["battle"])
    wish(clients["dark"][1], passing="quiet")
    assert clients["dark"][1].wishes == {"ask": ["battle"], "passing": "quiet"}


def reach_a_choice(rooms: list[Room], clients: dict[str, list[Client]], side: str, then: str = "") -> int:
    """Answer at random at the first server, everybody asked everywhere, up to a position in which a side could pass, or
    do something else; if so wanted, one after whose pass the other could pass. How many answers stand."""
    for pair in clients.values():
        wish(pair[0], ask=list(WINDOWS))
        pair[1].wait(lambda each: each.wishes is not None)
    rng = random.Random(5)
    for _ in range(100):
        both_know(clients)
        asked = next(pair[0] for pair in clients.values() if pair[0].decision is not None)
        game = rooms[0].table.game
        if asked.seat == side and window(game) is not None and len(asked.decision["options"]) > 1:
            after = game.clone()
            after.choose([each.verb for each in game.decision.options].index("pass"))
            if not then or (after.decision.player == then and window(after) is not None):
                return len(rooms[0].table.steps)
        answer(asked, asked.pick(rng))
    raise AssertionError("there was nothing to pass")


def test_nobody_is_passed_for_by_old_wishes(couple: list[LocalServer]) -> None:
    """The second process has not heard that the player wants to be asked."""
    rooms, clients = seats(couple)
    stand = reach_a_choice(rooms, clients, "dark")
    both_know(clients)
    couple[1].hub._listener.close()

    async def forget() -> None:
        old = rooms[1].wishes["dark"]
        rooms[1].wishes = {**rooms[1].wishes, "dark": msgspec.structs.replace(old, ask=frozenset(), version=0)}
        rooms[1].kick()
        assert rooms[1].passing._task is not None
        await rooms[1].passing._task

    couple[1].do(forget())
    clients["dark"][1].catch_up()
    assert clients["dark"][1].wishes["ask"] == list(WINDOWS)
    assert (clients["dark"][1].passing, clients["dark"][1].now["asked"]) == (False, True)
    assert len(rooms[1].table.steps) == stand


def test_who_came_too_late_with_an_answer_lets_the_game_go_on(
    couple: list[LocalServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process finds the answer of the first only when its own is refused; and it alone passes."""
    rooms, clients = seats(couple)
    stand = reach_a_choice(rooms, clients, "dark", then="light")
    monkeypatch.setattr(rooms[0].passing, "kick", lambda: None)
    wish(clients["light"][0], ask=[])
    clients["light"][1].wait(lambda each: each.wishes["ask"] == [])
    couple[1].hub._listener.close()
    verbs = [each["verb"] for each in clients["dark"][0].decision["options"]]
    answer(clients["dark"][0], verbs.index("pass"))
    clients["dark"][1].answer(verbs.index("pass"))
    assert clients["dark"][1].until("error")["code"] == "late"
    clients["light"][1].wait(lambda each: each.step > stand + 1)
    assert rooms[1].table.steps[stand + 1].auto


def test_a_room_that_is_given_up_tells_nobody_any_more(own: LocalServer) -> None:
    """Who left while it was given up, or leaves afterwards, is not announced."""
    room, mover, _ = two(own)
    member = next(each for each in room.members if each.seat == mover.seat)

    async def give_up() -> bool:
        room.tell_soon()
        waiting = room._telling
        await room.stop()
        room.let_go()
        room.leave(member)
        return waiting is not None and waiting.cancelled() and room._telling is None

    del own.hub.rooms[room.id]
    assert own.do(give_up())
