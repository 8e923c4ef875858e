"""A soak: random people at random tables, while server and database are killed again and again.

    python -m loadtest.soak                                30 minutes on a fresh SQLite file
    python -m loadtest.soak --minutes 5 --postgres         two server processes on a PostgreSQL of its own, killed as
    well

People answer, look back, take back, ask why, chat, go and come back; spectators come and go; who joins does so until it
is told that it has; strangers throw whatever bombs there are. Then everything is held against what the database says.
Counted are the answers that the server acknowledged, those of them that are not stored (lost), the messages that named
a card to a seat that had not seen it (leaks), and the times that a table was another one after a restart than before
(parted). The last three must be 0. Told is how late the event loop was at worst, and with it everybody: in all, and as
far as the server itself was busy then; the rest is the machine's, if it had other things to do.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import random
import re
import secrets
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from cantina.decks import bundled
from cantina.server.games import game_setup as setups
from cantina.server.games.table import Table
from cantina.server.storage import Loaded, Store, StoreError
from cantina.server.ws.seat_views import view_of
from tests.server.harness import Postgres, ServerProcess
from tests.server.hostile_payloads import throw
from tests.server.table_client import Client
from tests.server.visibility_oracle import leaks_of
from tests.waiting import wait_for

GONE = (WebSocketException, HTTPException, OSError, TimeoutError)
LONGEST = 160  # answers after which the players of a game have had enough
DOWNTIME = 2.0  # seconds
KILL_EVERY = (100, 1000)  # answers
BOMB_EVERY = 20  # answers
DOINGS = {"answer": 70, "look": 8, "undo": 6, "why": 4, "chat": 4, "leave": 4, "watch": 4}


class Broken(AssertionError):
    """Something that is never to happen; the soak ends."""


class SoakServer:
    """The servers, their database, and who kills them."""

    def __init__(self, folder: Path, postgres: Postgres | None, seed: int = 1, downtime: float = 0.0) -> None:
        """`downtime`: the seconds for which what was killed is away, at most."""
        self.postgres, self.downtime = postgres, downtime
        self.database = postgres.fresh() if postgres else str(folder / "games.sqlite3")
        count = 2 if postgres else 1
        self.servers = [ServerProcess(self.database, "--no-rate-limit", seed=seed + n) for n in range(count)]
        self.kills: Counter[str] = Counter()
        self.memory = [resident(server) for server in self.servers]
        self.most, self.lag, self.busy = max(self.memory), 0.0, 0.0

    def some_server(self, rng: random.Random) -> ServerProcess:
        """Any of them, killed or not."""
        return rng.choice(self.servers)

    def kill(self, rng: random.Random) -> None:
        """End a server, or the database, as a loss of power would, and start it again a little later."""
        if self.postgres is not None and rng.random() < 0.25:
            self.kills["database"] += 1
            self.postgres.crash()
            time.sleep(rng.uniform(0, self.downtime))
            self.postgres.start()
            return
        server = self.some_server(rng)
        self.look_at(server)
        self.kills["server"] += 1
        server.kill()
        time.sleep(rng.uniform(0, self.downtime))
        server.start()

    def look_at(self, server: ServerProcess) -> None:
        """Its memory, and how late its event loop ever was, in all and by its own doing, where it says so."""
        self.most = max(self.most, resident(server))
        with contextlib.suppress(*GONE), urllib.request.urlopen(server.base + "/metrics", timeout=5) as answer:
            measured = dict(
                re.findall(r"^cantina_loop_lag_(max|busy)_seconds (\S+)", answer.read().decode(), re.MULTILINE)
            )
            self.lag = max(self.lag, float(measured.get("worst", 0)))
            self.busy = max(self.busy, float(measured.get("busy", 0)))

    def load(self, game: str) -> Loaded:
        """A game as it is stored; the database may be on its way back."""
        store = Store(self.database)
        try:
            return patiently(lambda: self._read(store, game), StoreError)
        finally:
            store.close()

    @staticmethod
    def _read(store: Store, game: str) -> Loaded:
        with store.engine.connect() as db:
            loaded = store.load(db, game)
        if loaded is None:
            raise Broken(f"game {game} is gone")
        return loaded

    def close(self) -> None:
        """Stop everything."""
        for server in self.servers:
            server.stop()


def resident(server: ServerProcess) -> float:
    """Megabytes that a server holds; 0 where that cannot be seen."""
    status = Path(f"/proc/{server.process.pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found.group(1)) / 1024 if found else 0.0


def patiently(work: Callable[[], Any], *trouble: type[Exception]) -> Any:
    """Try until it works."""
    done: list[Any] = []

    def attempt() -> bool:
        with contextlib.suppress(*trouble):
            done.append(work())
        return bool(done)

    wait_for(attempt, "the server comes back")
    return done[0]


class Person:
    """Somebody at a table: a connection that is made anew when it breaks, and everything that it was ever sent."""

    def __init__(self, server: SoakServer, game: str, token: str, rng: random.Random) -> None:
        self.house, self.game, self.token, self.rng = server, game, token, rng
        self.heard: list[dict[str, Any]] = []
        self.parted: list[str] = []
        self.client = self._enter()

    def _enter(self) -> Client:
        def enter() -> Client:
            return self.house.some_server(self.rng).client(self.game, self.token)

        return patiently(enter, *GONE)

    def come_back(self) -> None:
        """After a broken connection, or a walk: the table must be the one that was left, or have gone on from there."""
        left = self.client
        self.leave()
        self.client = self._enter()
        now = self.client
        try:
            now.wait(lambda each: each.seq >= left.seq)  # another process may hear of it a little later
        except TimeoutError:
            self.parted.append(f"{self.game}: still at {now.seq}, after {left.seq} was seen")
        except GONE:
            now.seq, now.view, now.events = (
                left.seq,
                left.view,
                left.events,
            )  # cut off again: what was seen still counts
            return
        if now.seq == left.seq and (now.view, now.events) != (left.view, left.events):
            self.parted.append(f"{self.game}: another table at {now.seq}")
        if now.players.get("parted"):
            self.parted.append(f"{self.game}: opened at an earlier step")

    def leave(self) -> None:
        """Go for good."""
        with contextlib.suppress(*GONE):
            self.client.close()
        self.heard += self.client.received


class Game:
    """One table with its people, from the first message to the check against the database."""

    def __init__(self, server: SoakServer, rng: random.Random, acknowledge: Callable[[], None] = lambda: None) -> None:
        """`acknowledge` is called after each answer that was acknowledged."""
        self.house, self.rng, self.done, self._acknowledge = server, rng, Counter[str](), acknowledge
        self.acknowledged: dict[int, int] = {}
        self.bot = rng.random() < 0.3
        made, tokens = self._made()
        self.id: str = made["game"]
        self.watch: str = made["watch"]
        self.players = [Person(server, self.id, token, rng) for token in tokens]
        self.people = [*self.players, Person(server, self.id, self.watch, rng)]

    def _made(self) -> tuple[dict[str, Any], list[str]]:
        side = self.rng.choice(["light", "dark"])
        opponent = {"kind": "bot", "bot": "random"} if self.bot else {"kind": "link"}
        made = self._post("/api/games", {"side": side, "deck": self._deck(side), "opponent": opponent})
        if self.bot:
            return made, [made["token"]]
        rival, key = "dark" if side == "light" else "light", secrets.token_urlsafe(24)
        joined = self._post(f"/api/games/{made['game']}/join",
                            {"deck": self._deck(rival), "token": made["invite"], "key": key})  # fmt: skip
        return made, [made["token"], joined["token"]]

    def _deck(self, side: str) -> str:
        return self.rng.choice([name for name in bundled() if name.endswith(side)])

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask until there is an answer. Whoever joins so has the seat, even if an earlier call took it already."""

        def post() -> dict[str, Any]:
            status, answer = self.house.some_server(self.rng).call("POST", path, body)
            if status >= 500:
                raise OSError(answer)
            if status != 201:
                raise Broken(f"{path}: {answer}")
            return answer

        found: dict[str, Any] = patiently(post, *GONE)
        return found

    def play(self, answers: int = LONGEST, is_enough: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or the players have had enough."""
        while not is_enough() and not self._over() and len(self.acknowledged) < answers:
            doing = self.rng.choices(list(DOINGS), list(DOINGS.values()))[0]
            try:
                self._catch_up()
                getattr(self, f"_{doing}")()
                self.done[doing] += 1
            except GONE as error:
                self.done["stall" if isinstance(error, TimeoutError) else "cut off"] += 1
                for person in self.people:
                    person.come_back()
        for person in self.people:
            person.leave()

    def _over(self) -> bool:
        return any(person.client.over for person in self.people)

    def _catch_up(self) -> None:
        """Everybody has heard what anybody was told: the next change is an answer to what is done now."""
        for person in self.people:
            person.client.catch_up()
        newest = max(person.client.seq for person in self.people)
        for person in self.people:
            person.client.wait(lambda each: each.seq >= newest)

    def _answer(self) -> None:
        mover = next((each for each in self.players if each.client.decision is not None), None)
        if mover is None:  # the bot thinks
            self.players[0].client.hear()
            return
        client, option = mover.client, mover.client.pick(self.rng)
        before = client.seq
        client.answer(option)
        heard = len(client.received)
        client.catch_up()
        # Not every delta is of this answer: one that was stored before, without a word, may be found only now.
        said = [(each["type"], each.get("seq")) for each in client.received[heard:]]
        if ("delta", before + 1) in said and "error" not in dict(said):
            self.acknowledged[before + 1] = option
            self._acknowledge()

    def _look(self) -> None:
        client = self.rng.choice(self.people).client
        steps = max((each.get("step", 0) for each in client.received), default=0)
        client.say("look", id=1, step=self.rng.randint(0, steps))
        client.until("past", "error")

    def _undo(self) -> None:
        asks = self.rng.choice(self.players)
        asks.client.say("undo")
        said = asks.client.until("delta", "error", "players")
        if said["type"] == "players" and said.get("because") == "ask-undo":
            other = next(each for each in self.players if each is not asks)
            other.client.until("ask-undo")
            other.client.say(self.rng.choice(["undo-yes", "undo-yes", "undo-no"]))
            other.client.until("delta", "error", "players")

    def _why(self) -> None:
        client = self.rng.choice(self.players).client
        card = self.rng.randint(1, 120)
        client.say("why", id=2, verb=self.rng.choice(["deploy", "drain", "walk", "battle"]), card=card)
        client.until("answer", "error")
        client.say("explain", id=3, stat="power", card=card)
        client.until("answer", "error")

    def _chat(self) -> None:
        client = self.rng.choice(self.players).client
        client.say("chat", text="Hmm.")
        client.until("chat", "error")

    def _leave(self) -> None:
        self.rng.choice(self.people).come_back()

    def _watch(self) -> None:
        """One more spectator, or one less."""
        if len(self.people) > len(self.players) + 2:
            self.people.pop().leave()
        else:
            self.people.append(Person(self.house, self.id, self.watch, self.rng))

    # -- afterwards ----------------------------------------------------------------------------------------------------

    def lost(self, loaded: Loaded) -> list[str]:
        """The acknowledged answers that are not stored as they were given."""
        stored = {entry.seq: entry.data.get("option") for entry in loaded.log if entry.kind == "answer"}
        return [f"{self.id}: answer {seq}" for seq, option in self.acknowledged.items() if stored.get(seq) != option]

    def parted(self, loaded: Loaded) -> list[str]:
        """What was another table than before: when somebody came back, and now that it is played anew from its log."""
        found = [each for person in self.people for each in person.parted]
        table = Table.restore(setups.unpack(loaded.row.setup), loaded.log)
        if table.stopped is not None or table.partings:
            return [*found, f"{self.id}: the log is not played to its end: {table.stopped}"]
        for person in self.people:
            client = person.client
            if client.seq == table.seq and table.game is not None and client.view != plain(table, client.seat):
                found.append(f"{self.id}: the log gives another table to {client.seat}")
        return found

    def leaks(self, loaded: Loaded) -> Iterator[str]:
        """What anybody was told too much."""
        for person in self.people:
            for cards, message in leaks_of(loaded, person.client.seat, person.heard):
                yield f"{self.id}: {person.client.seat} was told of {cards} in {str(message)[:200]}"


def plain(table: Table, seat: Any) -> Any:
    """A view as a client has it."""
    assert table.game is not None
    return msgspec.json.decode(msgspec.json.encode(view_of(table.game, seat)))


class Soak:
    """All tables, and what became of them."""

    def __init__(self, server: SoakServer, seed: int) -> None:
        self.house, self.seed = server, seed
        self.games = self.answers = self.messages = 0
        self.done: Counter[str] = Counter()
        self.lost: list[str] = []
        self.leaks: list[str] = []
        self.parted: list[str] = []
        self.broken: list[str] = []
        self._lock = threading.Lock()
        self._acknowledged = 0
        self._bomb_due = threading.Event()

    def run(
        self, tables: int, kill_every: tuple[int, int], answers: float = math.inf, seconds: float = math.inf
    ) -> None:
        """Play at several tables until so many answers were acknowledged, or the time is up; meanwhile kill after some
        answers (the least and the most), again and again."""
        self._enough, self._until = answers, time.monotonic() + seconds
        self._killing, self._kill_every = random.Random(self.seed), kill_every
        self._next_kill = self._killing.randint(*kill_every)
        players = [threading.Thread(target=self._sit, args=(n,)) for n in range(tables)]
        attacker = threading.Thread(target=self._throw)
        for thread in (*players, attacker):
            thread.start()
        for thread in players:
            thread.join()
        self._bomb_due.set()
        attacker.join()
        for server in self.house.servers:
            self.house.look_at(server)

    def _is_enough(self) -> bool:
        return bool(self.broken) or self._acknowledged >= self._enough or time.monotonic() >= self._until

    def _acknowledge(self) -> None:
        """One more answer; whose turn it is to kill does so, while the other tables go on."""
        with self._lock:
            self._acknowledged += 1
            if self._acknowledged % BOMB_EVERY == 0:
                self._bomb_due.set()
            if self._acknowledged == self._next_kill:
                self._next_kill += self._killing.randint(*self._kill_every)
                self.house.kill(self._killing)

    def _sit(self, table: int) -> None:
        """Games one after the other at one table."""
        rng = random.Random(self.seed * 1000 + table)
        try:
            while not self._is_enough():
                game = Game(self.house, rng, self._acknowledge)
                game.play(is_enough=self._is_enough)
                self._check(game)
        except Exception as error:
            self.broken.append(f"{type(error).__name__}: {error}")
            if not isinstance(error, Broken):
                raise

    def _throw(self) -> None:
        """What strangers send, one bomb after some answers; the others must not notice."""
        rng, thrown = random.Random(self.seed), Counter[str]()
        try:
            while self._bomb_due.wait() and not self._is_enough():
                self._bomb_due.clear()
                thrown[f"bomb ({throw(self.house.some_server(rng), rng)})"] += 1
        except Exception as error:
            self.broken.append(f"no more bombs: {error!r}")
            raise
        with self._lock:
            self.done += thrown

    def _check(self, game: Game) -> None:
        loaded = self.house.load(game.id)
        lost, parted, leaks = game.lost(loaded), game.parted(loaded), list(game.leaks(loaded))
        with self._lock:
            self.games += 1
            self.answers += len(game.acknowledged)
            self.messages += sum(len(person.heard) for person in game.people)
            self.done += game.done
            self.lost += lost
            self.parted += parted
            self.leaks += leaks

    @property
    def fine(self) -> bool:
        """Whether all that must not happen did not."""
        return not (self.lost or self.parted or self.leaks or self.broken) and self.answers > 0

    def report(self) -> str:
        """The counts, and what was wrong."""
        house, kills = self.house, self.house.kills
        end = max(resident(server) for server in house.servers)
        others = ", ".join(f"{count} {name}" for name, count in sorted(self.done.items()) if name != "answer")
        lines = [
            f"games     {self.games} (seed {self.seed})",
            f"answers   {self.answers} acknowledged; {others}",
            f"kills     {kills['server']} of a server, {kills['database']} of the database",
            f"lost      {len(self.lost)}",
            f"leaks     {len(self.leaks)} in {self.messages} messages",
            f"parted    {len(self.parted)}",
            f"memory    {max(house.memory):.0f} MB at the start, {end:.0f} MB at the end, {house.most:.0f} MB at most",
            f"loop lag  {house.lag * 1000:.0f} ms at worst; at most {house.busy * 1000:.0f} ms by the server's own work"
            if house.lag
            else "loop lag  not told",
        ]
        wrong = [*self.lost, *self.leaks, *self.parted, *self.broken]
        return "\n".join([*lines, *wrong[:20]])


def main() -> int:
    """Read the command line and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=6, help="games at a time")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL, with two server processes")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    postgres = Postgres() if arguments.postgres else None
    with tempfile.TemporaryDirectory() as folder:
        server = SoakServer(Path(folder), postgres, arguments.seed, DOWNTIME)
        try:
            soak = Soak(server, arguments.seed)
            soak.run(arguments.tables, KILL_EVERY, seconds=arguments.minutes * 60)
            print(soak.report())
        finally:
            server.close()
            if postgres is not None:
                postgres.close()
    return 0 if soak.fine else 1


if __name__ == "__main__":
    sys.exit(main())
