"""The words of a report that all its forms share, and numbers as each language writes them."""

from __future__ import annotations

from cantina.analysis.report.figures import How, Rate, Report
from cantina.model.sides import DARK
from cantina.model.text import Text, say

RESULTS: dict[How, Text] = {"won": say("report.won"), "lost": say("report.lost"), "drawn": say("report.drawn")}
ENDINGS = {
    "life-force": say("report.ending-life-force"),
    "turns": say("report.ending-turns"),
    "decisions": say("report.ending-decisions"),
}
ACTIONS = {
    "drains": say("report.drains"),
    "drained": say("report.drained"),
    "battles": say("report.battles"),
    "battles_won": say("report.battles-won"),
    "damage": say("report.damage"),
}


def percent(share: float, lang: str) -> str:
    """A share of one."""
    return f"{decimal(100 * share, lang)}\u00a0%" if lang == "fr" else f"{decimal(100 * share, lang)}%"


def decimal(number: float, lang: str) -> str:
    """A number with one decimal."""
    plain = f"{number:.1f}"
    return plain.replace(".", ",") if lang == "fr" else plain


def side_of(report: Report, lang: str) -> str:
    """The side of a deck."""
    return say("report.side", dark=True if report.side == DARK else None)(lang)


def interval(rate: Rate, lang: str) -> str:
    """Where a share lies."""
    return say("report.interval", low=percent(rate.low, lang), high=percent(rate.high, lang))(lang)


def ending(reason: str, lang: str) -> str:
    """Why a game was over."""
    return ENDINGS[reason](lang) if reason in ENDINGS else reason
