"""`cantina mutants`: which damage to a card would no test notice? The tests are loaded when the command runs."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from cantina.checkout import ROOT, TestsError
from cantina.decks import standard_catalog
from cantina.model.card import Definition
from cantina.mutants.accepted import read_accepted
from cantina.mutants.checking import Checking
from cantina.mutants.choosing import changed, sampled
from cantina.mutants.operators import Mutant, mutants
from cantina.mutants.run_cache import MEMORY, RunCache
from cantina.mutants.words import name, shown

console = Console(soft_wrap=True, highlight=False, markup=False)
KEPT = ROOT / "tests" / "mutants"
ACCEPTED = KEPT / "accepted.toml"
CHECKED = KEPT / "checked.json"


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("mutants")(try_mutants)


def try_mutants(
    titles: Annotated[list[str] | None, typer.Argument(help="Cards by title or id; all, if none is named.")] = None,
    sample: Annotated[int, typer.Option(help="Only so many, and as many again of the cards that changed.")] = 0,
    survivors: Annotated[bool, typer.Option(help="Only those that no test has killed yet.")] = False,
    unchecked: Annotated[bool, typer.Option(help="Only the cards whose texts were not checked yet.")] = False,
    save: Annotated[bool, typer.Option(help="Note down each card whose text is checked.")] = False,
    workers: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Damage cards, run the tests that use them, and list each damage that no test notices."""
    from cantina.mutants.run import Outcome, run

    cards = _cards(titles or [])
    if unchecked:
        cards = changed(cards, CHECKED)
    chosen = _chosen(cards, sample)
    if survivors:
        kills = RunCache.read(MEMORY).kills
        chosen = [mutant for mutant in chosen if not kills.get(mutant.key)]
    accepted = read_accepted(ACCEPTED)
    checking = Checking(chosen, accepted.keys(), CHECKED if save and not (sample or survivors) else None)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("mutants", total=len(chosen))

        def report(outcome: Outcome) -> None:
            checking.hear(outcome)
            progress.advance(task)
            if not outcome.killer and name(outcome.mutant) not in accepted:
                console.print(shown(outcome.mutant))

        try:
            outcomes = run(chosen, workers, report)
        except TestsError as error:
            console.print(str(error), style="red")
            raise typer.Exit(2) from error
    lives = [outcome.mutant for outcome in outcomes if not outcome.killer]
    unaccepted = [mutant for mutant in lives if name(mutant) not in accepted]
    stale = [] if sample or survivors else _stale(accepted, set(map(name, lives)), {card.id for card in cards})
    for line in stale:
        console.print(line)
    killed, excused = len(chosen) - len(lives), len(lives) - len(unaccepted)
    share = f"{killed / len(chosen):.1%}" if chosen else "-"
    console.print(f"{len(chosen)} mutants: {killed} killed ({share}), {excused} accepted, {len(unaccepted)} survived")
    raise typer.Exit(1 if unaccepted or stale else 0)


def _cards(titles: list[str]) -> list[Definition]:
    catalog = standard_catalog()
    unknown = [title for title in titles if not catalog.find(title)]
    if unknown:
        console.print(f"no card is called {', '.join(unknown)}", style="red")
        raise typer.Exit(2)
    return [card for title in titles for card in catalog.find(title)] or list(catalog.by_id.values())


def _chosen(cards: list[Definition], sample: int) -> list[Mutant]:
    if not sample:
        return [mutant for card in cards for mutant in mutants(card)]
    found = {mutant.key: mutant for some in (cards, changed(cards, CHECKED)) for mutant in sampled(some, sample)}
    return list(found.values())


def _stale(accepted: dict[str, str], alive: set[str], cards: set[str]) -> list[str]:
    """Accepted mutants of these cards that are killed nowadays, or are no mutants any more."""
    here = {each for each in accepted if each.split()[0] in cards}
    return [f"accepted, but not alive: {each}" for each in sorted(here - alive)]
