"""A report as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.analysis.report import words
from cantina.analysis.report.figures import Rate, Report
from cantina.model.text import say


def report_text(report: Report, lang: str) -> Iterator[str]:
    """The lines of a report."""
    yield f"{report.deck} · {words.side_of(report, lang)} · {say('report.games', count=report.rate.games)(lang)}"
    if not report.rate.games:
        yield say("report.no-games")(lang)
        return
    yield f"{_share(report.rate, lang)}. {words.interval(report.rate, lang)}"
    yield say("report.side-rate", share=words.percent(report.side_rate.share, lang))(lang)
    yield from _headed(say("report.opponents")(lang))
    for meeting in report.meetings:
        bots = say("report.bots-row", mine=meeting.bot, theirs=meeting.opposing_bot)(lang)
        yield f"  {meeting.opponent} ({bots}): {_share(meeting.rate, lang)}. {words.interval(meeting.rate, lang)}"
    yield from _cards(report, lang)
    yield from _happened(report, lang)
    yield from _headed(say("report.endings")(lang))
    for ending in report.endings:
        yield f"  {words.RESULTS[ending.result](lang):<16}{words.ending(ending.reason, lang):<28}{ending.games}"


def _headed(title: str) -> Iterator[str]:
    yield ""
    yield title


def _share(rate: Rate, lang: str) -> str:
    return f"{words.percent(rate.share, lang)} ({rate.won}/{rate.games})" if rate.games else "–"


def _cards(report: Report, lang: str) -> Iterator[str]:
    heads = [each(lang) for each in (
        say("report.played"), say("report.card-drawn"), say("report.undrawn"), say("report.left"),
    )]  # fmt: skip
    width = max(len(card.title) for card in report.cards) + 4
    yield from _headed(f"{say('report.cards')(lang):<{width + 2}}" + "".join(f"{head:<18}" for head in heads))
    for card in report.cards:
        rates = (card.played, card.drawn, card.undrawn, card.left)
        yield f"  {card.copies}× {card.title:<{width - 3}}" + "".join(f"{_share(rate, lang):<18}" for rate in rates)


def _happened(report: Report, lang: str) -> Iterator[str]:
    heads = f"{say('report.by-deck')(lang):<14}{say('report.by-opponents')(lang)}"
    width = max(len(text(lang)) for text in words.ACTIONS.values()) + 4
    yield from _headed(f"{say('report.deeds')(lang)}")
    yield f"  {'':<{width}}{heads}"
    for name, text in words.ACTIONS.items():
        mine, theirs = (words.decimal(getattr(each, name), lang) for each in (report.mine, report.theirs))
        yield f"  {text(lang):<{width}}{mine:<14}{theirs}"
    yield from _headed(say("report.losses")(lang))
    for each in report.rounds:
        lost = (sum((side.drains, side.battles, side.others)) for side in (each.mine, each.theirs))
        mine, theirs = (words.decimal(number, lang) for number in lost)
        yield f"  {each.number:<{width}}{mine:<14}{theirs}"
