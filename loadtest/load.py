"""Load on one server: games between bot-driven seats over real WebSockets.

    python loadtest/load.py                        200 games at once on a fresh SQLite file, for 20 seconds
    python loadtest/load.py --games 50 --seconds 10 --database postgresql://…
    python loadtest/load.py --address http://127.0.0.1:8000     a server that runs already (start it with
    --no-rate-limit)

Prints how many answers a second were taken, the time from sending an answer until both clients had the update
(median, 95th, 99th percentile), and what the server says of itself: the time from an answer's arrival until it was sent
to either player, how late its event loop was, how long an entry took to become durable, its memory, and which of its
threads used the processor. The generator shares the machine with the server, so its own share is shown too: where it is
late itself, what it measured is too long, and what the server measured within counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect

DECKS = {"light": "intro_light", "dark": "intro_dark"}
PULSE = 0.05


class Seat:
    """One client: its view by patches, and the time at which it saw each sequence number."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.view, self.seq = socket, {}, -1
        self.news = asyncio.Event()
        self.seen: dict[int, float] = {}
        self.listening: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Take in what the server says."""
        async for data in self.socket:
            now = time.perf_counter()
            message = json.loads(data)
            if message["type"] == "snapshot":
                self.view = message["view"] or {}
            elif message["type"] == "delta":
                self.view = {**self.view, **message["patch"]}
                self.seen[message["seq"]] = now
            self.seq = message.get("seq", self.seq)
            self.news.set()


class Load:
    """All games, and what was measured."""

    def __init__(self, base: str, pause: float) -> None:
        self.base, self.pause = base, pause
        self.answers, self.finished, self.refused = 0, 0, 0
        self.delays: list[float] = []
        self.until = float("inf")

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """One call of the API."""
        request = urllib.request.Request(self.base + path, json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def new_game(self) -> tuple[str, str, str]:
        """A game and the tokens of its two seats."""
        made = self.post("/api/games", {"side": "light", "deck": DECKS["light"], "opponent": {"kind": "link"}})
        path = f"/api/games/{made['game']}/join"
        joined = self.post(path, {"token": made["invite"], "deck": DECKS["dark"]})
        return made["game"], made["token"], joined["token"]

    async def seat(self, game: str, token: str) -> Seat:
        """A client that has said who it is."""
        address = f"{self.base.replace('http', 'ws', 1)}/ws/{game}"
        seat = Seat(await connect(address, max_size=None, compression=None, proxy=None))
        await seat.socket.send(json.dumps({"type": "hello", "v": 1, "token": token, "since": None}))
        return seat

    async def sit(self, game: str, light: str, dark: str) -> list[Seat]:
        """Both seats of a game, listening."""
        seats = [await self.seat(game, light), await self.seat(game, dark)]
        for seat in seats:
            seat.listening = asyncio.create_task(seat.listen())
        return seats

    async def play(self, seats: list[Seat], rng: random.Random) -> None:
        """Games one after the other on one pair of seats, until the time is up."""
        while True:
            await self.play_one(seats, rng)
            for seat in seats:
                await seat.socket.close()
            await asyncio.gather(*(seat.listening for seat in seats if seat.listening), return_exceptions=True)
            if time.perf_counter() >= self.until:
                return
            self.finished += 1
            seats = await self.sit(*await asyncio.to_thread(self.new_game))

    async def play_one(self, seats: list[Seat], rng: random.Random) -> None:
        """One game, to its end or until the time is up."""
        while time.perf_counter() < self.until:
            mover = next((seat for seat in seats if seat.view.get("decision")), None)
            if any(seat.view.get("winner") for seat in seats):
                return
            if mover is None or seats[0].seq != seats[1].seq:
                await self.wait(seats)
                continue
            await asyncio.sleep(rng.expovariate(1 / self.pause) if self.pause else 0)
            await self.answer(mover, seats, rng)

    async def answer(self, mover: Seat, seats: list[Seat], rng: random.Random) -> None:
        """Answer at random, and wait until both seats have seen it."""
        options = mover.view["decision"]["options"]
        able = [n for n, option in enumerate(options) if option["verb"] != "cancel"]
        target, began = mover.seq + 1, time.perf_counter()
        await mover.socket.send(json.dumps({"type": "answer", "seq": mover.seq, "option": rng.choice(able)}))
        while not all(target in seat.seen for seat in seats) and time.perf_counter() < began + 10:
            await self.wait(seats)
        if all(target in seat.seen for seat in seats):
            self.answers += 1
            self.delays.append(max(seat.seen.pop(target) for seat in seats) - began)
        else:
            self.refused += 1

    async def wait(self, seats: list[Seat]) -> None:
        """Until one of the seats has news."""
        for seat in seats:
            seat.news.clear()
        waiting = [asyncio.create_task(seat.news.wait()) for seat in seats]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=2)
        for task in waiting:
            task.cancel()


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    """A server of our own."""
    command = [sys.executable, "-m", "cantina.cli", "serve", "--port", "0", "--database", database, "--no-rate-limit"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    base = process.stdout.readline().strip().rstrip("/")
    if not base:
        raise SystemExit("the server does not start")
    return process, base


class Figures:
    """What a server says of itself at one moment."""

    def __init__(self, base: str) -> None:
        with urllib.request.urlopen(base + "/metrics", timeout=60) as answer:
            families = text_string_to_metric_families(answer.read().decode())
        samples = [sample for family in families for sample in family.samples]
        self._all = {(each.name, *each.labels.values()): each.value for each in samples}

    def __getitem__(self, name: str) -> float:
        return self._all.get((name,), 0.0)

    def labelled(self, name: str) -> dict[str, float]:
        """The values of a figure by its one label."""
        return {key[1]: value for key, value in self._all.items() if key[0] == name and len(key) == 2}

    def percentile(self, name: str, share: float, since: Figures) -> float:
        """Milliseconds that a share of what was observed stayed below: the edge of its bucket."""
        before = since.labelled(f"{name}_bucket")
        counts = {edge: n - before.get(edge, 0.0) for edge, n in self.labelled(f"{name}_bucket").items()}
        total = counts.get("+Inf", 0.0)
        return min((float(edge) for edge, n in counts.items() if n >= share * total), default=0.0) * 1000


class Pulse:
    """How late this process is itself."""

    def __init__(self) -> None:
        self.lags: list[float] = []

    async def feel(self) -> None:
        """Until cancelled."""
        while True:
            due = time.perf_counter() + PULSE
            await asyncio.sleep(PULSE)
            self.lags.append(time.perf_counter() - due)


async def run(arguments: argparse.Namespace, base: str) -> None:
    """Play, and print the figures."""
    load, pulse = Load(base, arguments.pause), Pulse()
    empty = Figures(base)
    games = [await asyncio.to_thread(load.new_game) for _ in range(arguments.games)]
    tables = [await load.sit(*game) for game in games]  # first all sit down: measured is how they play
    load.until = time.perf_counter() + arguments.seconds
    began, own, before = time.perf_counter(), time.process_time(), Figures(base)
    feeling = asyncio.create_task(pulse.feel())
    await asyncio.gather(*(load.play(seats, random.Random(n)) for n, seats in enumerate(tables)))
    feeling.cancel()
    spent, own, after = time.perf_counter() - began, time.process_time() - own, Figures(base)
    print(f"games at once      {arguments.games} ({load.finished} finished and replaced)")
    print(f"answers a second   {load.answers / spent:.0f} ({load.refused} lost)")
    print(f"answer to update   {spread(load.delays)}, mean {statistics.mean(load.delays) * 1000:.1f} ms")
    print(f"within the server  {edges('cantina_reply_seconds', after, before)} to the player who answered")
    print(f"                   {edges('cantina_update_seconds', after, before)} to the other one")
    print(f"event loop late by {edges('cantina_loop_lag_seconds', after, before)}")
    print(f"entry durable in   {edges('cantina_commit_seconds', after, before)}")
    full, small = (each["process_resident_memory_bytes"] / 2**20 for each in (after, empty))
    each = (full - small) / arguments.games
    print(f"server's memory    {full:.0f} MB ({small:.0f} MB empty, {each:.2f} MB a game)")
    used = after["process_cpu_seconds_total"] - before["process_cpu_seconds_total"]
    print(f"server's processor {used / max(load.answers, 1) * 1000:.2f} ms an answer, {used / spent:.0%} of one core: "
          f"{split(after, before, spent)}")  # fmt: skip
    print(f"this generator     {own / spent:.0%} of one core, late by {spread(pulse.lags)}")


def edges(name: str, after: Figures, before: Figures) -> str:
    """The median and the tail of what the server observed."""
    return ", ".join(f"p{p} ≤ {after.percentile(name, p / 100, before):g} ms" for p in (50, 95, 99))


def spread(seconds: list[float]) -> str:
    """The median and the tail, in milliseconds."""
    ordered = sorted(seconds)
    at = {p: ordered[min(int(len(ordered) * p / 100), len(ordered) - 1)] * 1000 for p in (50, 95, 99)}
    return ", ".join(f"p{p} {value:.1f} ms" for p, value in at.items())


def split(after: Figures, before: Figures, spent: float) -> str:
    """Which threads used the processor."""
    name = "cantina_thread_cpu_seconds_total"
    used = {thread: value - before.labelled(name).get(thread, 0.0) for thread, value in after.labelled(name).items()}
    busiest = sorted(used.items(), key=lambda each: -each[1])
    return ", ".join(f"{thread} {seconds / spent:.0%}" for thread, seconds in busiest if seconds / spent >= 0.005)


def main() -> None:
    """Read the command line and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1.0, help="mean seconds a player thinks; 0: as fast as it goes")
    parser.add_argument("--database", default="")
    parser.add_argument("--address", default="")
    arguments = parser.parse_args()
    if arguments.address:
        asyncio.run(run(arguments, arguments.address))
        return
    with tempfile.TemporaryDirectory() as folder:
        process, base = start(arguments.database or str(Path(folder) / "games.sqlite3"))
        try:
            asyncio.run(run(arguments, base))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
