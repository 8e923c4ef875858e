"""A game in the terminal: a table one can read, numbered options, and words to ask about them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from cantina.bots import Bot
from cantina.lang.titles import speaks_of
from cantina.model.decision import Decision
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.play.game import Game, ReplayDiverged, SaveError
from cantina.rules.player_actions import explained
from cantina.terminal.wrap import wrapped
from cantina.text.render import card_page
from cantina.view.table import show_table

Command = Callable[[str], None]


class Quit(Exception):
    """The player leaves; the game is not over."""


class Session:
    """One game between people and bots at one terminal. `bots` names the sides that programs play."""

    def __init__(self, game: Game, bots: dict[Side, Bot], lang: str, console: Console) -> None:
        self.game, self.bots, self.lang, self.console = game, bots, lang, console
        self._before: list[Game] = []  # the game before each answer of a person, for undo
        self._printed: dict[Side, int] = {"light": 0, "dark": 0}
        self._commands: dict[str, Command] = {
            "?": self._ask, "why": self._why, "pourquoi": self._why, "undo": self._undo, "annuler": self._undo,
            "save": self._save, "sauver": self._save, "table": self._table, "log": self._log, "journal": self._log,
            "quit": self._quit, "quitter": self._quit, "help": self._help, "aide": self._help,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game is over or the player quits."""
        self._help("")
        while self.game.decision is not None:
            decision = self.game.decision
            bot = self.bots.get(decision.player)
            if bot is not None:
                self.game.choose(bot.choose(self.game))
                continue
            try:
                self._turn(decision)
            except Quit:
                return
        seat: Side = "light" if "light" not in self.bots else "dark"
        self._news(seat)
        self._say("ui.over", winner=self.game.winner)

    def _say(self, key: str, **args: object) -> None:
        self.console.print(escape(say(key, **args)(self.lang)), highlight=False)

    def _turn(self, decision: Decision) -> None:
        """Show what is new and the options, and read one line."""
        if self._news(decision.player):
            self._table("")
        self.console.print(f"\n[bold]{escape(decision.prompt(self.lang))}[/bold]", highlight=False)
        for n, option in enumerate(decision.options, 1):
            self.console.print(f"  [cyan]{n:>2}[/cyan]  {escape(option.text(self.lang))}", highlight=False)
        prompt = escape(say("ui.prompt", player=decision.player)(self.lang))
        self._obey(self.console.input(f"[bold]{prompt}[/bold] ").strip(), decision)

    def _obey(self, line: str, decision: Decision) -> None:
        if line.isdigit() and 1 <= int(line) <= len(decision.options):
            self._before.append(self.game.clone())
            self.game.choose(int(line) - 1)
            return
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        command = self._commands.get(word.lower())
        if command is None:
            self._say("ui.unknown", line=line, most=len(decision.options))
        else:
            command(rest.strip())

    def _news(self, seat: Side) -> bool:
        """Print what happened since this seat last looked."""
        events = self.game.events(seat, since=self._printed[seat])
        for event in events:
            self.console.print(f"[dim]· {escape(event.text(self.lang))}[/dim]", highlight=False)
        self._printed[seat] += len(events)
        return bool(events)

    # -- commands ------------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        self._say("ui.help")

    def _table(self, _: str) -> None:
        self.console.print(escape(show_table(self.game.engine, self.lang)), highlight=False)
        decision = self.game.decision
        if decision is not None:
            hand = tuple(self.game.engine.ref(id) for id in self.game.engine.pile(decision.player, "hand"))
            self._say("ui.hand", cards=hand)

    def _log(self, _: str) -> None:
        assert self.game.decision is not None
        for event in self.game.events(self.game.decision.player)[-40:]:
            self.console.print(f"· {escape(event.text(self.lang))}", highlight=False)

    def _ask(self, what: str) -> None:
        """The text of an option's card, or of any card by its title."""
        if not what:
            self._help("")
            return
        decision = self.game.decision
        assert decision is not None
        if what.isdigit() and 1 <= int(what) <= len(decision.options):
            card = decision.options[int(what) - 1].card
            if card is None:
                self._say("ui.no-card")
                return
            faces = [self.game.engine.face(card.id)]
        else:
            faces = self.game.engine.catalog.find(what)
        if not faces:
            self._say("ui.no-such-card", title=what)
        for face in faces:
            page = wrapped(card_page(face, self.lang), self.console.width)
            self.console.print(page, markup=False, highlight=False, soft_wrap=True)

    def _why(self, what: str) -> None:
        """why VERB CARD: what forbids it."""
        word, _, title = what.partition(" ")
        decision = self.game.decision
        assert decision is not None
        verbs = {say("verb." + verb)(self.lang).lower(): verb for verb in sorted(explained())}
        verb = verbs.get(word.lower(), word.lower())
        if verb not in explained() or not title:
            self._say("ui.why-usage", verbs=", ".join(sorted(verbs)))
            return
        cards = self._visible(title, decision.player)
        if not cards:
            self._say("ui.no-such-card", title=title)
        for id in cards[:1]:
            refusals = self.game.why_not(verb, id, player=decision.player)
            if not refusals:
                self._say("ui.possible")
            for refusal in refusals:
                self.console.print(f"  {escape(refusal.text(self.lang))} [dim]({refusal.rule})[/dim]", highlight=False)

    def _visible(self, title: str, seat: Side) -> list[int]:
        """Cards on table and in the player's own hand whose title, printed or French, contains some words."""
        g = self.game.engine
        seen = [*g.pile(seat, "hand"), *(card.id for card in g.state.cards if card.zone == "table")]
        return [id for id in seen if speaks_of(title, g.face(id).title)]

    def _undo(self, _: str) -> None:
        if not self._before:
            self._say("ui.nothing-to-undo")
            return
        self.game = self._before.pop()
        self._printed = {side: len(self.game.events(side)) for side in self._printed}
        self._say("ui.undone")

    def _save(self, name: str) -> None:
        path = Path(name or "game.json")
        try:
            path.write_bytes(self.game.save())
        except OSError as error:
            self._say("ui.not-saved", path=str(path), error=str(error))
        else:
            self._say("ui.saved", path=str(path))

    def _quit(self, _: str) -> None:
        raise Quit


def load_game(path: Path) -> Game:
    """A saved game; an unreadable file is an error that names it. Raises Parted if rules or cards have changed since in
    what it depends on."""
    try:
        game = Game.load(path.read_bytes())
        game.decision  # a question that cannot be computed makes a save as unreadable as any other fault
        return game
    except OSError as error:
        raise SaveError(f"{path}: {error.strerror}") from error
    except ReplayDiverged:
        raise
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error
