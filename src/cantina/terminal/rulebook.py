"""The rulebook in the terminal: entries with the state of their statements, search, and proofs played step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rich.console import Console
from rich.markup import escape

from cantina.glossary import Entry, Glossary, Lang, Statement, load
from cantina.glossary.coverage import Coverage, State, read_record
from cantina.lang.titles import letters
from cantina.model.decision import IllegalChoice
from cantina.model.text import say
from cantina.play.game import SaveError
from cantina.proofs.archive import Pack, bundled_proofs
from cantina.proofs.replay import CheckedQuery, Step, replay_scene
from cantina.view.table import show_table

MARKS: dict[State, str] = {"proven": "[green]✓[/green]", "waiting": "[yellow]…[/yellow]", "missing": "[red]·[/red]"}
FOUND = 20  # entries that a search shows


class Unknown(LookupError):
    """There is no such entry, statement or proof; the message says what there is."""


class Rulebook:
    """The glossary at a terminal, in one language."""

    def __init__(self, console: Console, lang: str, pause: Callable[[], object] | None = None) -> None:
        self.console, self.lang = console, cast(Lang, lang)
        self.pause = pause or (lambda: self.console.input("…"))
        self.glossary: Glossary = load()
        self.coverage = Coverage(self.glossary, read_record())
        self.pack: Pack = bundled_proofs()

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

    def watch(self, id: str, n: int) -> None:
        """Step through the proofs of statement n: table and log at each step, and why something is not possible."""
        entry = self.entry(id)
        if not 1 <= n <= len(entry.statements):
            raise Unknown(say("ui.rules-no-statement", entry=entry.id, most=len(entry.statements))(self.lang))
        statement = entry.statements[n - 1]
        tests = self.pack.index.statements.get(statement.id, ())
        if not tests:
            raise Unknown(say("ui.rules-no-proof", statement=statement.id)(self.lang))
        self._statement(n, statement)
        for test in tests:
            self._play(test)

    def _play(self, test: str) -> None:
        title = test.split("::")[-1].removeprefix("test_").replace("_", " ")
        scenes = self.pack.scenes(test)
        for n, scene in enumerate(scenes, 1):
            self._print(f"\n[bold]{escape(title)}[/bold]  [dim]{n}/{len(scenes)}  {escape(test)}[/dim]")
            try:
                for step in replay_scene(scene):
                    self._step(step)
                    self.pause()
            except (SaveError, IllegalChoice) as error:
                raise Unknown(str(error)) from error

    def _step(self, step: Step) -> None:
        if step.decision is not None and step.chosen is not None:
            asked, option = step.decision, step.chosen.text
            self._say("ui.rules-chooses", player=asked.player, prompt=asked.prompt, option=option)
        for event in step.told:
            if event.visible_to("public"):
                self._print(f"[dim]· {escape(event.text(self.lang))}[/dim]")
        self._print(escape(show_table(step.game.engine, self.lang)))
        for finding in step.findings:
            self._refusals(finding)

    def _refusals(self, finding: CheckedQuery) -> None:
        """Why something is not possible, if the proof asks for that."""
        for reason in finding.refusals:
            self._say("ui.rules-refused", card=finding.cards[0], reason=reason.text)
