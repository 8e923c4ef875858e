"""`cantina proofs`: do all proofs that come with the package still hold?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from cantina.proofs.archive import bundled_proofs
from cantina.proofs.replay import StaleProof, check

console = Console(soft_wrap=True, highlight=False, markup=False)


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("proofs")(check_proofs)


def check_proofs(
    statements: Annotated[list[str] | None, typer.Argument(help="Ids of statements; all, if none is named.")] = None,
) -> None:
    """Play every proof again, and list those that rules and cards no longer bear out."""
    index = bundled_proofs().index
    unknown = [each for each in statements or () if each not in index.statements]
    if unknown:
        console.print(f"no proof of {', '.join(unknown)}", style="red")
        raise typer.Exit(2)
    named = [test for each in statements or () for test in index.statements[each]]
    tests = list(dict.fromkeys(named)) or list(index.digests)
    broken = [line for test in track(tests, transient=True, console=console) if (line := _broken(test))]
    for line in broken:
        console.print(line)
    console.print(f"{len(tests) - len(broken)} proofs hold, {len(broken)} do not")
    if broken:
        raise typer.Exit(1)


def _broken(test: str) -> str:
    """What is wrong with the proof of a test; "" if it holds."""
    try:
        check(bundled_proofs().scenes(test))
    except StaleProof as stale:
        return f"{test}: {stale}"
    return ""
