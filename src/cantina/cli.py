"""The command line: play, card, replay, rules, bench, deck."""

from __future__ import annotations

import json
import secrets
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from cantina.analysis import commands as lab_commands
from cantina.bench import commands as bench_commands
from cantina.bots import Bot, make_bot
from cantina.compiled import runs_compiled
from cantina.decks import Deck, DeckError, deck_named, load_deck, standard_catalog, write_deck
from cantina.decks.stats import decks_in, report
from cantina.facts import commands as fact_commands
from cantina.facts import titles as title_commands
from cantina.invariants import commands as promise_commands
from cantina.lang.titles import speaks_of
from cantina.model.sides import SIDES, Side
from cantina.model.text import say
from cantina.mutants import commands as mutant_commands
from cantina.play.game import Game, ReplayDiverged, SaveError, events_in_save
from cantina.play.revision import revision
from cantina.proofs import commands as proof_commands
from cantina.renamed_commands import present_words
from cantina.scaffold import commands as draft_commands
from cantina.server import cli as server_commands
from cantina.sim import commands as sim_commands
from cantina.terminal.rulebook import Rulebook, Unknown
from cantina.terminal.session import Session, load_game
from cantina.terminal.wrap import wrapped
from cantina.text.reference import language_reference
from cantina.text.render import LANGUAGES, card_page
from cantina.view.table import show_table

app = typer.Typer(no_args_is_help=True, add_completion=False, help="The Star Wars CCG, rules enforced.")
deck_app = typer.Typer(no_args_is_help=True, help="Check, count and convert deck files.")
app.add_typer(deck_app, name="deck")
for commands in (
    server_commands,
    fact_commands,
    title_commands,
    mutant_commands,
    draft_commands,
    promise_commands,
    proof_commands,
    sim_commands,
    lab_commands,
    bench_commands,
):
    commands.register(app)
console = Console()

Lang = Annotated[str, typer.Option(help="Language: en or fr.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if runs_compiled() else "pure Python"
        console.print(f"cantina {version('cantina')}, rules and cards {revision()}, {how}", highlight=False)
        raise typer.Exit()


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Which Cantina this is.")
    ] = False,
) -> None:
    """The Star Wars CCG, rules enforced."""


def fail(message: str) -> typer.Exit:
    """Say what is wrong and leave with an error."""
    console.print(message, style="red", markup=False, highlight=False, soft_wrap=True)
    return typer.Exit(2)


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise fail(f"{lang!r} is not a language here: {', '.join(LANGUAGES)}")
    return lang


def _deck(name: str) -> Deck:
    try:
        return deck_named(name)
    except ValueError as error:
        raise fail(str(error)) from error


@app.command()
def play(
    light: Annotated[str, typer.Option(help="Who plays the Light Side: human, or a bot's name.")] = "human",
    dark: Annotated[str, typer.Option(help="Who plays the Dark Side: human, or a bot's name.")] = "heuristic",
    light_deck: Annotated[str, typer.Option(help="A bundled deck or a file.")] = "intro_light",
    dark_deck: Annotated[str, typer.Option(help="A bundled deck or a file.")] = "intro_dark",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal, against a bot or with a friend."""
    _language(lang)
    number = secrets.randbelow(1_000_000) if seed is None else seed
    bots: dict[Side, Bot] = {}
    for side, name in zip(SIDES, (light, dark), strict=True):
        if name != "human":
            try:
                bots[side] = make_bot(name, number)
            except ValueError as error:
                raise fail(f"{error}, or human") from error
    try:
        game = load_game(resume) if resume else Game.new(light=_deck(light_deck), dark=_deck(dark_deck), seed=number)
    except ReplayDiverged as parted:
        game = parted.game
        _say_parted(parted, lang)
        if parted.over:
            raise fail(say("ui.parted-over", path=str(resume))(lang)) from parted
    except (SaveError, ValueError) as error:
        raise fail(str(error)) from error
    Session(game, bots, lang, console).run()


def _say_parted(parted: ReplayDiverged, lang: str) -> None:
    console.print(say("ui.parted", step=parted.step, why=str(parted))(lang), style="yellow", markup=False)


@app.command()
def card(title: str, lang: Lang = "en") -> None:
    """Show a card: its numbers, icons and text."""
    _language(lang)
    found = standard_catalog().find(title)
    if not found:
        near = [face.title for face in standard_catalog().by_id.values() if speaks_of(title, face.title)]
        raise fail(f"no card is called {title!r}." + (f" Perhaps: {', '.join(sorted(set(near))[:8])}" if near else ""))
    for face in found:
        typer.echo(wrapped(card_page(face, lang), console.width))
        typer.echo()


@app.command()
def replay(
    file: Path,
    lang: Lang = "en",
    step: Annotated[bool, typer.Option(help="Stop after each answer.")] = False,
) -> None:
    """Play a saved game, or a scenario, again from its log, as far as it is still the same game."""
    _language(lang)
    parted: ReplayDiverged | None = None
    try:
        log = json.loads(file.read_text(encoding="utf-8"))
        Game.replay(log)
    except ReplayDiverged as error:
        parted = error
    except (OSError, ValueError) as error:
        raise fail(f"{file}: {error}") from error
    game, shown = Game.replay({**log, "answers": []}), 0
    for answer in log["answers"][: parted.step if parted else None]:
        game.answer(answer)
        events = game.events("public", since=shown)
        shown += len(events)
        for event in events:
            console.print(event.text(lang), markup=False, highlight=False)
        if step:
            console.print(show_table(game.engine, lang), markup=False, highlight=False)
            console.input("…")
    console.print(show_table(game.engine, lang), markup=False, highlight=False)
    if parted is not None:
        _say_parted(parted, lang)
        for event in events_in_save(log)[shown:]:
            console.print(event.text(lang), markup=False, highlight=False)


@app.command()
def rules(
    what: Annotated[list[str], typer.Argument(help="An entry's id or title; or: search WORDS; or: coverage.")],
    lang: Lang = "en",
    watch: Annotated[int | None, typer.Option(help="Step through the proofs of this statement.")] = None,
    pause: Annotated[bool, typer.Option(help="Wait for Enter between the steps of a proof.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="The coverage for programs.")] = False,
) -> None:
    """Read the rulebook, search it, see what is proven, watch a proof."""
    book = Rulebook(console, _language(lang), pause=None if pause else lambda: None)
    try:
        if what == ["coverage"]:
            book.report(as_json)
        elif what[0] == "search":
            book.search(" ".join(what[1:]))
        elif watch is not None:
            book.watch(" ".join(what), watch)
        else:
            book.show(" ".join(what))
    except Unknown as error:
        raise fail(str(error)) from error


@app.command()
def language() -> None:
    """Print the reference of the card language."""
    typer.echo(language_reference(standard_catalog().by_id.values()), nl=False)


@deck_app.command("check")
def deck_check(file: Path, lang: Lang = "en") -> None:
    """List every problem of a deck file."""
    _language(lang)
    try:
        deck = load_deck(file)
    except DeckError as error:
        raise fail("\n".join(problem.text(lang) for problem in error.problems)) from error
    console.print(f"{deck.side}: {len(deck.cards)}")


@deck_app.command("stats")
def deck_stats(
    files: list[Path],
    first: Annotated[int, typer.Option(help="How many of the cards to make first are listed.")] = 20,
    lang: Lang = "en",
) -> None:
    """Say of deck files, or of tables of decks, which decks are playable, what they lack, and what to make first."""
    _language(lang)
    for line in report([deck for file in files for deck in decks_in(file)], first, lang):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


@deck_app.command("convert")
def deck_convert(
    file: Path,
    to: Annotated[str, typer.Option(help="text, ids, xml or htd.")] = "text",
) -> None:
    """Write a deck file in another format."""
    try:
        typer.echo(write_deck(load_deck(file), to), nl=False)
    except (DeckError, ValueError) as error:
        raise fail(str(error)) from error


def run() -> None:
    """Run the command line; old words are accepted, too."""
    app(present_words(sys.argv[1:]))


if __name__ == "__main__":
    run()
