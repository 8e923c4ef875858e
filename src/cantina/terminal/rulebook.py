"""The rulebook in the terminal: entries with the state of their statements, search, and proofs played step by step."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

import msgspec
from rich.console import Console
from rich.markup import escape

from cantina.glossary import Entry, Glossary, Lang, Statement, load
from cantina.glossary.coverage import Coverage, State, read_record
from cantina.lang.titles import letters
from cantina.model.decision import IllegalChoice
from cantina.model.text import say
from cantina.play.answers import Answer
from cantina.play.game import Game, SaveError
from cantina.view.table import show_table

MARKS: dict[State, str] = {"proven": "[green]✓[/green]", "waiting": "[yellow]…[/yellow]", "missing": "[red]·[/red]"}
FOUND = 20  # entries that a search shows
SOURCES = Path(__file__).parents[3]  # where the tests are, if this is not an installed package


class Unknown(LookupError):
    """There is no such entry, statement or proof; the message says what there is."""


class Rulebook:
    """The glossary at a terminal, in one language."""

    def __init__(self, console: Console, lang: str, pause: Callable[[], object] | None = None) -> None:
        self.console, self.lang = console, cast(Lang, lang)
        self.pause = pause or (lambda: self.console.input("…"))
        self.glossary: Glossary = load()
        self.coverage = Coverage(self.glossary, read_record())

    def _print(self, line: str) -> None:
        self.console.print(line, highlight=False, soft_wrap=False)

    def _say(self, key: str, **args: object) -> None:
        self._print(escape(say(key, **args)(self.lang)))

    # -- reading -------------------------------------------------------------------------------------------------------

    def entry(self, id: str) -> Entry:
        """The entry of an id, or of a title that only one entry has."""
        try:
            return self.glossary.entry(id)
        except KeyError as error:
            found = self.glossary.search(id)
            titled = [each for each in found if letters(id) in (letters(each.en), letters(each.fr))]
            if len(titled) == 1:
                return titled[0]
            raise Unknown(str(error.args[0])) from error

    def show(self, id: str) -> None:
        """An entry with its statements, their state, the reading that we chose, and where to look further."""
        entry = self.entry(id)
        self._print(f"[bold]{escape(entry.title(self.lang))}[/bold]  [dim]{entry.id}[/dim]")
        for n, statement in enumerate(entry.statements, 1):
            self._statement(n, statement)
        if entry.reading is not None:
            self._say("ui.rules-reading", text=entry.reading.text(self.lang))
        if entry.see:
            links = ", ".join(f"{self.glossary.title(each, self.lang)} ({each})" for each in entry.see)
            self._say("ui.rules-see", links=links)

    def _statement(self, n: int, statement: Statement) -> None:
        mark, text = MARKS[self.coverage.state(statement.id)], escape(statement.text(self.lang))
        self._print(f" {mark} [cyan]{n:>2}[/cyan]  {text}")
        reason = self.coverage.record.waiting.get(statement.id)
        if reason:
            self._print(f"       [dim]{escape(reason)}[/dim]")

    def search(self, words: str) -> None:
        """The entries that hold all the words, best first."""
        found = self.glossary.search(words)
        if not found:
            self._say("ui.rules-nothing", words=words)
        for entry in found[:FOUND]:
            self._print(f"[cyan]{entry.id:<44}[/cyan] {escape(entry.title(self.lang))}")
        if len(found) > FOUND:
            self._say("ui.rules-more", number=len(found) - FOUND)

    def report(self, as_json: bool) -> None:
        """The coverage of the whole glossary."""
        whole = self.coverage.as_json().decode() if as_json else self.coverage.as_text()
        self.console.out(whole, end="", highlight=False)

    # -- watching ------------------------------------------------------------------------------------------------------

    def watch(self, id: str, n: int, scenarios: Path | None) -> None:
        """Step through what a test of statement n plays: table and log at each step."""
        entry = self.entry(id)
        if not 1 <= n <= len(entry.statements):
            raise Unknown(say("ui.rules-no-statement", entry=entry.id, most=len(entry.statements))(self.lang))
        statement = entry.statements[n - 1]
        with tempfile.TemporaryDirectory() as made:
            proofs = proofs_in(scenarios, statement.id) if scenarios else self._made(statement.id, Path(made))
        if not proofs:
            raise Unknown(say("ui.rules-no-proof", statement=statement.id)(self.lang))
        self._statement(n, statement)
        for proof in proofs:
            self._play(proof)

    def _made(self, statement: str, where: Path) -> list[dict[str, Any]]:
        """Without files, the tests that prove a statement are run here and now to write them."""
        tests = self.coverage.record.proven.get(statement, ())
        if not tests or not (SOURCES / "tests").is_dir():
            return []
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, f"--write-scenarios={where}"]
        subprocess.run(command, cwd=SOURCES, check=False, capture_output=True)
        return proofs_in(where, statement)

    def _play(self, proof: dict[str, Any]) -> None:
        test = proof["test"].split("::")[-1].removeprefix("test_").replace("_", " ")
        self._print(f"\n[bold]{escape(test)}[/bold]  [dim]{proof['scene']}/{proof['scenes']}  {proof['test']}[/dim]")
        try:
            game = Game.replay({**proof, "answers": []})
        except SaveError as error:
            raise Unknown(str(error)) from error
        self._table(game)
        for answer in proof["answers"]:
            self.pause()
            try:
                self._step(game, Answer.of(answer))
            except IllegalChoice as error:
                raise Unknown(str(error)) from error

    def _step(self, game: Game, answer: Answer) -> None:
        decision, told = game.decision, len(game.events("public"))
        index = game.meant(answer)
        if decision is not None and 0 <= index < len(decision.options):
            option = decision.options[index]
            self._say("ui.rules-chooses", player=decision.player, prompt=decision.prompt, option=option.text)
        game.answer(answer)
        for event in game.events("public", since=told):
            self._print(f"[dim]· {escape(event.text(self.lang))}[/dim]")
        self._table(game)

    def _table(self, game: Game) -> None:
        self._print(escape(show_table(game.engine, self.lang)))


def proofs_in(directory: Path, statement: str) -> list[dict[str, Any]]:
    """The scenario files of a directory that prove a statement, in the order in which they were played."""
    found = [log for log in _read(sorted(directory.glob("*.json"))) if statement in log.get("rulings", ())]
    return sorted(found, key=lambda log: (log["test"], log["scene"]))


def _read(paths: Iterable[Path]) -> Iterable[dict[str, Any]]:
    for path in paths:
        try:
            log = msgspec.json.decode(path.read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise Unknown(f"{path}: {error}") from error
        if isinstance(log, dict) and {"base", "answers", "test", "scene", "scenes"} <= log.keys():
            yield log
