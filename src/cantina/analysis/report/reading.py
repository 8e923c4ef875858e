"""A report from the table of results."""

from __future__ import annotations

from cantina.analysis.report.figures import Report, names_of, report
from cantina.decks import Deck
from cantina.sim.game_spec import digest
from cantina.sim.results import Results


def report_of(deck: Deck, url: str) -> Report:
    """What the games in a table say of a deck."""
    with Results(url) as results:
        return report(deck, results.all_of(digest(deck)), results.score(deck.side), names_of(results.decks().values()))
