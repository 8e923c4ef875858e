"""A report as a page: one file, nothing from outside, no script."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from cantina.analysis.report import words
from cantina.analysis.report.figures import CardFigures, Lost, Rate, Report
from cantina.analysis.report.svg import bars, whisker
from cantina.lang.titles import french_title
from cantina.model.text import say

COLUMNS = 30  # the most bars of a chart
STYLE = """
:root { color-scheme: light dark; --ink: #1c2530; --soft: #5d6b7a; --paper: #fbfaf7; --line: #d9dde2;
  --a: #1f6feb; --b: #c9510c; --c: #7a8794; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf1; --soft: #9fb0c0; --paper: #12171d; --line: #323c47;
  --a: #6cb0ff; --b: #ff9b5c; --c: #8e9ba8; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.9rem; } h2 { margin: 2.4rem 0 .4rem; font-size: 1.25rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); } .great { font-size: 3rem; font-weight: 650; margin-right: .8rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; color: var(--soft); font-size: .85rem; }
small { color: var(--soft); } td small.line { display: block; }
.whisker { display: block; width: 7.5rem; height: 1rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { color: var(--soft); font-size: .9rem; }
.chart { width: 100%; max-width: 42rem; height: auto; } .chart text { fill: var(--soft); font-size: 12px; }
.axis { stroke: var(--line); fill: none; } .mark { stroke: var(--b); } .dot { fill: var(--a); }
.range { stroke: var(--a); stroke-width: 3; opacity: .55; } .part0 { fill: var(--a); } .part1 { fill: var(--b); }
.part2 { fill: var(--c); } .key { display: inline-block; width: .8rem; height: .8rem; margin: 0 .3rem 0 .9rem; }
.key.part0 { background: var(--a); } .key.part1 { background: var(--b); } .key.part2 { background: var(--c); }
"""


def page(report: Report, lang: str) -> str:
    """The whole page in a language."""
    body = _Page(report, lang).body()
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    title = f"<title>{escape(report.deck)}</title><style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}{title}</head>\n<body><main>{body}</main></body></html>\n'


class _Page:
    """The parts of the page, in order."""

    def __init__(self, report: Report, lang: str) -> None:
        self._report, self._lang = report, lang

    def body(self) -> str:
        """Everything between the page's margins."""
        parts = [self._heading()]
        if self._report.rate.games:
            parts += [self._result(), self._meetings(), self._cards(), self._losses(), self._actions(), self._endings()]
        else:
            parts.append(f"<p>{escape(say('report.no-games')(self._lang))}</p>")
        return "\n".join(parts)

    def _heading(self) -> str:
        report, lang = self._report, self._lang
        games = say("report.games", count=report.rate.games)(lang)
        told = say("report.revisions", names=", ".join(report.revisions))(lang) if report.revisions else ""
        return (f"<h1>{escape(report.deck)}</h1>"
                f'<p class="soft">{words.side_of(report, lang)} · {games}<br><small>{told}</small></p>')  # fmt: skip

    def _result(self) -> str:
        rate, lang = self._report.rate, self._lang
        each = say("report.scored", won=rate.won, lost=rate.lost, drawn=rate.drawn)(lang)
        side = say("report.side-rate", share=words.percent(self._report.side_rate.share, lang))(lang)
        return (f'<p><span class="great">{words.percent(rate.share, lang)}</span>'
                f"{each} {words.interval(rate, lang)}</p>"
                f'<p class="soft">{side} {escape(say("report.mark")(lang))}</p>')  # fmt: skip

    # -- tables --------------------------------------------------------------------------------------------------------

    def _table(self, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        """Cells come as HTML."""
        first = "".join(f'<th scope="col">{head}</th>' for head in heads)
        others = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
        return f'<div class="scroll"><table><thead><tr>{first}</tr></thead><tbody>\n{others}</tbody></table></div>'

    def _cell(self, rate: Rate) -> str:
        """A share with its drawing; nothing if there were no such games."""
        if not rate.games:
            return '<span class="soft">–</span>'
        drawing = whisker(rate, self._report.rate.share)
        return f"{words.percent(rate.share, self._lang)} <small>({rate.games})</small>{drawing}"

    def _meetings(self) -> str:
        lang = self._lang
        heads = [say("report.opponent")(lang), say("report.bots")(lang), say("report.share")(lang)]
        rows = [
            (escape(each.opponent),
             escape(say("report.bots-row", mine=each.bot, theirs=each.opposing_bot)(lang)), self._cell(each.rate))
            for each in self._report.meetings
        ]  # fmt: skip
        return f"<h2>{say('report.opponents')(lang)}</h2>{self._table(heads, rows)}"

    def _cards(self) -> str:
        lang = self._lang
        heads = [each(lang) for each in (
            say("report.card"), say("report.copies"), say("report.played"), say("report.card-drawn"),
            say("report.undrawn"), say("report.left"),
        )]  # fmt: skip
        rows = [
            (self._name(card), str(card.copies), *map(self._cell, (card.played, card.drawn, card.undrawn, card.left)))
            for card in self._report.cards
        ]
        note = f'<p class="soft">{escape(say("report.cards-note")(lang))}</p>'
        return f"<h2>{say('report.cards')(lang)}</h2>{note}{self._table(heads, rows)}"

    def _name(self, card: CardFigures) -> str:
        """Its title, in French beneath what players call it, and how often it began on table."""
        french = french_title(card.title) if self._lang == "fr" else ""
        started = say("report.started", count=card.started.games)(self._lang) if card.started.games else ""
        more = "".join(f'<small class="line">{escape(each)}</small>' for each in (french, started) if each)
        return f"{escape(card.title)}{more}"

    def _actions(self) -> str:
        lang, report = self._lang, self._report
        heads = ["", say("report.by-deck")(lang), say("report.by-opponents")(lang)]
        rows = [
            (text(lang), *(words.decimal(getattr(each, name), lang) for each in (report.mine, report.theirs)))
            for name, text in words.ACTIONS.items()
        ]
        return f"<h2>{say('report.deeds')(lang)}</h2>{self._table(heads, rows)}"

    # -- drawings ------------------------------------------------------------------------------------------------------

    def _losses(self) -> str:
        lang, rounds = self._lang, self._report.rounds
        kinds = [each(lang) for each in (
            say("report.to-drains"), say("report.in-battles"), say("report.to-others"),
        )]  # fmt: skip
        title = say("report.losses")(lang)
        mine = [(each.number, _parts(each.mine)) for each in rounds]
        theirs = [(each.number, _parts(each.theirs)) for each in rounds]
        most = max(sum(parts) for _, parts in (*mine, *theirs))  # one scale, to compare them
        sides = ((say("report.by-deck")(lang), mine), (say("report.by-opponents")(lang), theirs))
        drawn = [f"<figure><figcaption>{whose}</figcaption>{bars(f'{title}: {whose}', columns, most)}</figure>"
                 for whose, columns in sides]  # fmt: skip
        note = f'<p class="soft">{escape(say("report.losses-note")(lang))} {_key(kinds)}</p>'
        return f'<h2>{title}</h2>{note}<div class="charts">{"".join(drawn)}</div>'

    def _endings(self) -> str:
        lang, report = self._lang, self._report
        rows = [
            (words.RESULTS[each.result](lang), escape(words.ending(each.reason, lang)), str(each.games))
            for each in report.endings
        ]
        table = self._table(["", "", say("report.count")(lang)], rows)
        key = _key([words.RESULTS["won"](lang), words.RESULTS["lost"](lang)])
        title = say("report.lengths")(lang)
        columns = _columns(report)
        drawing = bars(title, columns, max((sum(parts) for _, parts in columns), default=0))
        return (f"<h2>{say('report.endings')(lang)}</h2>{table}"
                f'<figure><figcaption>{title} {key}</figcaption>{drawing}</figure>')  # fmt: skip


def _parts(lost: Lost) -> tuple[float, float, float]:
    return lost.drains, lost.battles, lost.others


def _key(names: Iterable[str]) -> str:
    """What the colours mean."""
    return "".join(f'<span class="key part{n}"></span>{escape(name)}' for n, name in enumerate(names))


def _columns(report: Report) -> list[tuple[int, tuple[int, int]]]:
    """Lengths of games from the shortest to the longest, so many turns together that the bars stay apart; gaps show."""
    lengths = {*report.lengths_won, *report.lengths_lost}
    if not lengths:
        return []
    wide = (max(lengths) - min(lengths)) // COLUMNS + 1

    def count(games: dict[int, int], first: int) -> int:
        return sum(games.get(turns, 0) for turns in range(first, first + wide))

    return [(first, (count(report.lengths_won, first), count(report.lengths_lost, first)))
            for first in range(min(lengths), max(lengths) + 1, wide)]  # fmt: skip
