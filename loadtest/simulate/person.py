"""Somebody who sits before a page, and does with it what a page lets them do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from cantina.server.games.pass_settings import WINDOWS
from loadtest.simulate.page import End, Page
from loadtest.simulate.simulation import Simulation
from loadtest.simulate.wire import Wire

LOOK, LOOKS = 0.2, 10  # seconds between looks for a question, and how often somebody looks
PASSES = ("quiet", "turn", "control", "deploy", "battle", "move", "draw")


class Person:
    """A player or a spectator with a browser of their own."""

    def __init__(self, simulation: Simulation, name: str, token: str, dial: Callable[[End, str], Wire]) -> None:
        self.simulation, self.name, self.token = simulation, name, token
        self._dial = dial
        self._chance = simulation.chance(f"person {name}")
        self._doings, self._weights = zip(*simulation.plan.doings.items(), strict=True)
        self.storage: dict[str, Any] = {}
        self.gone = False  # for good
        self.said: list[str] = []  # in the chat
        self.tabs: list[Page] = []
        self.page = self._opened()

    def _opened(self) -> Page:
        page = Page(self.simulation, f"{self.name}.{len(self.tabs)}", self.token, self.storage,
                    lambda end: self._dial(end, self.name))  # fmt: skip
        self.tabs.append(page)
        return page

    async def act(self, turns: int) -> None:
        """Do something now and then."""
        for _ in range(turns):
            await asyncio.sleep(self._chance.choice((0.05, 0.3, 0.3, 1.0, 2.5)) * self._chance.random())
            if self.gone:
                return
            if self.page.status == "gone":
                continue
            doing = self._chance.choices(self._doings, self._weights)[0]
            if doing == "answer":
                await self._asked()
            getattr(self, f"_{doing}")()

    async def _asked(self) -> None:
        """Wait a little for a question."""
        for _ in range(LOOKS):
            if self.page.can_answer:
                return
            await asyncio.sleep(LOOK)

    def leave_for_good(self) -> None:
        """Go, and do not come back."""
        self.gone = True
        self.page.close()

    def be_there(self) -> None:
        """Open the page again if it is closed for a while."""
        if not self.gone and self.page.status == "gone":
            self.page = self._opened()

    def _count(self, what: str) -> None:
        self.simulation.happened(what)

    # -- what can be done ----------------------------------------------------------------------------------------------

    def _answer(self) -> None:
        page = self.page
        if page.can_answer and page.decision is not None:
            page.answer(self._choice(page.decision["options"]))
            self._count("answer")

    def _choice(self, options: list[dict[str, Any]]) -> int:
        """Any option; in a lesson mostly the one that is wanted."""
        view = self.page.view or {}
        wanted = view.get("lesson", {}).get("wanted")
        if wanted is not None and self._chance.random() < 0.85:
            return int(wanted)
        return self._chance.choice([n for n, each in enumerate(options) if each["verb"] != "cancel"] or [0])

    def _quick(self) -> None:
        """Answer twice before anything has come back."""
        self._answer()
        self._answer()

    def _onward(self) -> None:
        """Decline, and pass until a phase begins: two messages at once."""
        page = self.page
        if page.can_answer and page.decision is not None and page.wishes is not None:
            verbs = [each["verb"] for each in page.decision["options"]]
            if "pass" in verbs:
                page.answer(verbs.index("pass"))
                page.pass_until(self._chance.choice(PASSES))
                self._count("pass until")

    def _ask(self) -> None:
        page = self.page
        if page.wishes is not None:
            ask, name = page.wishes["ask"], self._chance.choice(WINDOWS)
            changed = [each for each in ask if each != name] if name in ask else [*ask, name]
            page.wish(self._chance.choice((changed, changed, changed, None)))
            self._count("setting")

    def _pass(self) -> None:
        page = self.page
        if page.wishes is not None:
            page.pass_until("" if page.wishes["passing"] else self._chance.choice(PASSES))
            self._count("passing set")

    def _undo(self) -> None:
        page = self.page
        if page.undo_asked is not None:
            page.reply_to_undo(self._chance.random() < 0.6)
            self._count("undo reply")
        elif page.seat != "public" and page.status == "open":
            page.undo()
            self._count("undo")

    def _redo(self) -> None:
        if self.page.seat == "both":
            self.page.say("redo")
            self._count("redo")

    def _chat(self) -> None:
        if self.page.seat != "public":
            text = f"{self.name} says {len(self.said)}"
            self.said.append(text)
            self.page.chat_with(text)
            self._count("chat")

    def _question(self) -> None:
        page, card = self.page, self._chance.randint(1, 120)
        kind = self._chance.choice(("why", "explain", "look", "hint"))
        fields: dict[str, Any] = {
            "why": {"verb": "deploy", "card": card}, "explain": {"stat": "power", "card": card},
            "look": {"step": self._chance.randint(0, max(page.step, 0))}, "hint": {"seq": max(page.seq, 0)},
        }[kind]  # fmt: skip
        page.ask(kind, **fields)
        self._count(kind)

    def _reload(self) -> None:
        """Load the page again: it keeps only what the browser remembers."""
        self.page.close()
        self.page = self._opened()
        self._count("reload")

    def _concede(self) -> None:
        if self.page.seat != "public" and self.simulation.plan.doings["concede"] > 0.2:
            self.page.say("concede")
            self._count("concede")

    def _leave(self) -> None:
        """Go for a while, or for good."""
        if self._chance.random() < 0.15:
            self.leave_for_good()
            self._count("leave for good")
        else:
            self.page.close()
            self.simulation.loop.call_later(self._chance.uniform(0.5, 12), self.be_there)
            self._count("leave")
