"""One simulated game: it is made, it is played in rounds with faults, and after each round all is calm and everything
must be as it should."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.academy import lessons
from cantina.model.sides import SIDES, Side, other
from cantina.play.scenario.positions import Position
from cantina.server.errors import ApiError
from cantina.server.games import lobby
from cantina.server.games.hub import Hub
from cantina.server.games.room import Room
from cantina.server.protocol import AgainstBot, AgainstLink, AgainstOpen, CreateGame, JoinGame, Sandbox
from loadtest.simulate.checks import Checks
from loadtest.simulate.loop import Standstill
from loadtest.simulate.page import End, Page
from loadtest.simulate.person import Person
from loadtest.simulate.plan import Plan, drawn
from loadtest.simulate.server import Process, simulated
from loadtest.simulate.simulation import Finding, Simulation
from loadtest.simulate.wire import Wire

T = TypeVar("T")
ATTEMPTS = 40  # of a person who makes or joins a game
STEP = 1.0  # seconds between looks whether all is quiet
LONGEST = 400.0  # seconds after which it has to be
RESTARTS = 2.0  # seconds between the moments at which a server may be stopped
HOPELESS = 20_000.0  # seconds of virtual time that no game takes


class Outcome(msgspec.Struct, frozen=True):
    """What became of a game."""

    seed: int
    counts: dict[str, int]
    findings: list[Finding]
    digest: str


class SimulatedGame:
    """A game with its people and processes."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation, self.plan = simulation, simulation.plan
        self.chance = simulation.chance("game")
        self.processes = [Process(simulation, f"p{n}") for n in range(self.plan.processes)]
        self.people: list[Person] = []
        self.wires: list[Wire] = []
        self.id = ""
        simulation.stored = Checks(self).entry

    async def run(self) -> None:
        """Play, and check."""
        self._own = asyncio.all_tasks()
        for process in self.processes:
            await process.start()
        self.simulation.calm = False
        tokens = await self._made()
        for name, token in tokens:
            self.people.append(Person(self.simulation, name, token, self._dialled))
        for n in range(self.plan.rounds):
            await self._play()
            await self._settle()
            last = n == self.plan.rounds - 1
            if last and self.plan.to_the_end:
                await self._outlast()
            Checks(self).all()
            if self.simulation.findings:
                break
        await self._end()

    # -- making it -----------------------------------------------------------------------------------------------------

    async def _made(self) -> list[tuple[str, str]]:
        """The names and tokens of all who sit there."""
        plan, side = self.plan, self.chance.choice(SIDES)
        if plan.kind == "lesson":
            id = self.chance.choice([each.id for each in lessons()])
            made = await self._tried(lambda hub: lobby.lesson(hub, id))
        elif plan.kind == "sandbox":
            wanted = Sandbox(position=Position(seed=self.chance.randrange(100), life_force={"light": 8, "dark": 8}))
            made = await self._tried(lambda hub: lobby.sandbox(hub, wanted))
        else:
            made = await self._tried(lambda hub: lobby.create(hub, self._wanted(side)))
        self.id = made["game"]
        tokens = [("first", made["token"])]
        if "invite" in made:
            tokens.append(("second", await self._joined(made, other(side))))
        tokens += [(f"tab{n}", tokens[n % len(tokens)][1]) for n in range(plan.tabs)]
        return tokens + [(f"spectator{n}", made["watch"]) for n in range(plan.spectators)]

    def _wanted(self, side: Side) -> CreateGame:
        plan = self.plan
        opponents = {"bot": AgainstBot(self.chance.choice(("random", "heuristic"))), "link": AgainstLink()}
        return CreateGame(side, f"{plan.decks}_{side}", opponents.get(plan.kind, AgainstOpen()), clock=plan.clock,
                          discreet=plan.discreet)  # fmt: skip

    async def _joined(self, made: dict[str, Any], side: Side) -> str:
        """The token of the second player. Two calls may come at once: of one who is impatient."""
        key = self.chance.randbytes(24).hex()
        wanted = JoinGame(f"{self.plan.decks}_{side}", token=made["invite"], key=key)
        calls = range(self.chance.choice((1, 1, 2)))
        joined = await asyncio.gather(*(self._tried(lambda hub: lobby.join(hub, self.id, wanted)) for _ in calls))
        return str(joined[0]["token"])

    async def _tried(self, work: Callable[[Hub], Awaitable[T]]) -> T:
        """Ask until there is an answer; what was not stored, or may not have been, is asked again."""
        for _ in range(ATTEMPTS):
            process = self.chance.choice(self.processes)
            try:
                return await work(process.hub)
            except ApiError as refused:
                self.simulation.note("refused", refused.code)
                if refused.status < 500:
                    raise
            await asyncio.sleep(0.5)
        raise AssertionError("no game could be made")

    def _dialled(self, end: End, client: str) -> Wire:
        wire = Wire(self.chance.choice(self.processes), self.id, end, client)
        self.wires.append(wire)
        return wire

    # -- rounds --------------------------------------------------------------------------------------------------------

    async def _play(self) -> None:
        """Everybody does something, and faults strike."""
        simulation = self.simulation
        simulation.calm = False
        simulation.note("round")
        stopper = simulation.loop.create_task(self._restart())
        await asyncio.gather(*(each.act(self.plan.turns) for each in self.people))
        simulation.calm = True
        await stopper

    async def _restart(self) -> None:
        while not self.simulation.calm:
            await asyncio.sleep(RESTARTS)
            if self.simulation.strikes("restart"):
                await self.chance.choice(self.processes).restart()

    async def _settle(self) -> None:
        """Nobody does anything any more, and nothing breaks: wait until nothing changes."""
        for wire in self.wires:
            wire.mend()
        for person in self.people:
            person.be_there()
        quiet = 3 * self.plan.beat + 6
        began = since = self.simulation.loop.time()
        last = self._state()
        while (now := self.simulation.loop.time()) - since < quiet:
            await asyncio.sleep(STEP)
            state = self._state()
            if state != last:
                last, since = state, now
            if now - began > LONGEST:
                self.simulation.found("restless", f"it does not come to rest: {last}")
                return

    def _state(self) -> list[Any]:
        pages = [(page.status, page.seq, page.passing) for page in self.pages()]
        return [pages, [room.table.seq if room is not None else -1 for room in self.rooms()]]

    async def _outlast(self) -> None:
        """Wait until a clock has run out, or until somebody who is gone has lost."""
        room = self.room
        if room is None or room.table.result is not None or room.table.mover is None:
            return
        mover, wait = room.table.mover, 0.0
        left = room.table.left(self.simulation.clock.time())
        waits_for_gone = self.plan.kind in ("link", "open") and not self.there(mover) and self.there(other(mover))
        if left is not None and room.table.since is not None:
            wait = left[mover] + 3
        if waits_for_gone:
            wait = min(wait or self.plan.abandoned, self.plan.abandoned) + 3 * self.plan.beat + 3
        if wait and wait < LONGEST:
            await asyncio.sleep(wait)
            await self._settle()
            result = room.table.result
            if result is None or result.reason not in ("time", "abandoned"):
                self.simulation.found("no end", f"nobody has lost after {wait:.0f} seconds: {result}")
            else:
                self.simulation.happened(f"lost: {result.reason}")

    async def _end(self) -> None:
        """Everybody goes; all that is left must end."""
        for person in self.people:
            person.leave_for_good()
        await asyncio.sleep(2)
        for process in self.processes:
            await process.stop()
        if not self.simulation.findings:
            Checks(self).stored()
        await asyncio.sleep(30)
        left = asyncio.all_tasks() - self._own
        if left:
            self.simulation.found("left over", ", ".join(sorted(str(each.get_coro()) for each in left))[:300])

    # -- who is where --------------------------------------------------------------------------------------------------

    def pages(self) -> list[Page]:
        """All open pages."""
        return [person.page for person in self.people if not person.gone]

    def rooms(self) -> list[Room | None]:
        """The room of the game in each process."""
        return [process.hub.rooms.get(self.id) for process in self.processes]

    @property
    def room(self) -> Room | None:
        """The room in any process."""
        return next((room for room in self.rooms() if room is not None), None)

    def there(self, side: Side) -> bool:
        """Whether a page of a player is open."""
        return any(page.seat in (side, "both") for page in self.pages())


def simulate(seed: int, folder: Path, processes: int | None = None, verbose: bool = False,
             template: Path | None = None) -> Outcome:  # fmt: skip
    """Run the game of a seed in an empty folder."""
    return run(seed, drawn(seed, processes), folder, verbose, template)


def run(seed: int, plan: Plan, folder: Path, verbose: bool = False, template: Path | None = None) -> Outcome:
    """Run a game as it is planned. `template`: an empty database to begin with."""
    if template is not None:
        shutil.copyfile(template, folder / "games.sqlite3")
    with Simulation(seed, plan, folder, verbose) as simulation, simulated(simulation):
        simulation.happened(f"game: {plan.kind}")
        game = SimulatedGame(simulation)
        try:
            simulation.loop.run_until_complete(asyncio.wait_for(game.run(), HOPELESS))
        except (Exception, Standstill) as error:
            simulation.found("broken", f"{type(error).__name__}: {error}")
        finally:
            _cancel_all(simulation)
            simulation.loop.close()
    return Outcome(seed, dict(simulation.counts), simulation.findings, simulation.digest)


def _cancel_all(simulation: Simulation) -> None:
    """What a broken run has left."""
    simulation.calm = True
    left = sorted(asyncio.all_tasks(simulation.loop), key=hash)
    for task in left:
        task.cancel()
    if left:
        simulation.loop.run_until_complete(asyncio.wait(left, timeout=100))
