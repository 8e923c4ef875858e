"""The report of a deck: its figures, and their forms in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from cantina.analysis.report.figures import Report, names_of, report
from cantina.analysis.report.page import page
from cantina.analysis.report.text import report_text
from cantina.cli import app
from cantina.decks import Deck, bundled_deck
from cantina.model.sides import Side
from cantina.sim.game_spec import GameSpec, series
from cantina.sim.game_stats import Copies, Drained, Fought, GameStats, Losses
from cantina.sim.playing import Result
from cantina.sim.results import Results
from cantina.sim.run import Run
from cantina.sim.score import Score

LIGHT, DARK = bundled_deck("intro_light"), bundled_deck("intro_dark")
LUKE, TROOPER, STORMTROOPER = "101_2", "1_28", "1_194"
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def game(seed: int, winner: Side | None, turns: int, luke: Copies, bot: str = "random") -> Result:
    told = GameStats(
        cards={"light": {LUKE: luke}, "dark": {STORMTROOPER: Copies(drawn=1)}},
        drains=(Drained(1, "dark", "1_127", 2), Drained(2, "light", "1_127", 1)),
        battles=(Fought(2, "light", "light", 0, 4), Fought(3, "dark", None, 0, 0)),
        losses=(Losses(1, "light", 2, 0, 0), Losses(2, "dark", 1, 3, 0), Losses(4, "light", 0, 0, 1)),
    )
    plan = GameSpec(LIGHT, DARK, bot, "random", seed)
    ending = "life-force" if winner else "turns"
    return Result(plan.key, winner, ending, turns, 100, 1.0, "abc", told)


GAMES = [
    game(0, "light", 4, Copies(drawn=2, played=1)), game(1, "light", 6, Copies(drawn=1, played=1)),
    game(2, "dark", 4, Copies(drawn=1, left=1)), game(3, None, 10, Copies(), "heuristic"),
]  # fmt: skip


def reported(deck: Deck = LIGHT) -> Report:
    return report(deck, GAMES, Score(2, 1, 1), names_of([LIGHT, DARK]))


def test_the_intervals_by_opponent_and_bot():
    found = reported()
    assert (found.rate.won, found.rate.lost, found.rate.drawn, found.rate.share) == (2, 1, 1, 0.5)
    assert found.rate.low < 0.5 < found.rate.high
    assert [(each.opponent, each.bot, each.opposing_bot, each.rate.games) for each in found.meetings] == [
        ("intro_dark", "heuristic", "random", 1), ("intro_dark", "random", "random", 3),
    ]  # fmt: skip
    assert reported(DARK).rate.share == 0.25


def test_a_card_by_what_became_of_it():
    cards = {card.id: card for card in reported().cards}
    luke = cards[LUKE]
    assert (luke.title, luke.copies) == ("Luke", 3)
    shares = [(rate.games, rate.share) for rate in (luke.played, luke.drawn, luke.undrawn, luke.left, luke.started)]
    assert shares == [(2, 1.0), (3, pytest.approx(2 / 3)), (1, 0.0), (1, 0.0), (0, 0.0)]
    assert reported().cards[0] == luke
    assert cards[TROOPER].undrawn.games == 4


def test_what_both_sides_did_in_a_game():
    found = reported()
    assert (found.mine.drains, found.mine.drained, found.theirs.drained) == (1, 1, 2)
    assert (found.mine.battles, found.mine.battles_won, found.theirs.battles_won) == (1, 1, 0)
    assert (found.mine.damage, found.theirs.damage) == (4, 0)


def test_losses_by_round_over_the_games_that_lasted():
    rounds = reported().rounds
    assert [(each.number, each.games) for each in rounds] == [(1, 4), (2, 4), (3, 2), (4, 1), (5, 1)]
    assert (rounds[0].mine.drains, rounds[0].theirs.battles, rounds[1].mine.others) == (2, 3, 1)


def test_how_games_end():
    found = reported()
    assert [(each.result, each.reason, each.games) for each in found.endings] == [
        ("won", "life-force", 2), ("lost", "life-force", 1), ("drawn", "turns", 1),
    ]  # fmt: skip
    assert (found.lengths_won, found.lengths_lost) == ({4: 1, 6: 1}, {4: 1})


class Reader(HTMLParser):
    """Every tag is closed, in order."""

    VOID = ("meta", "br")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@BOTH
def test_the_page_stands_by_itself(lang: str):
    html = page(reported(), lang)
    Reader(html)
    assert not re.search(r"https?:|//|src=|@import|url\(|<script", html.removeprefix("<!doctype html>"))
    assert html.count('class="whisker"') == len(re.findall(r"%</?small|%\s*<small>\(", html))
    assert ("Against whom" in html, "Contre qui" in html) == (lang == "en", lang == "fr")
    assert ("66.7%" in html, "66,7\u00a0%" in html) == (lang == "en", lang == "fr")


def test_what_players_wrote_does_not_become_markup():
    strange = Deck("light", LIGHT.cards, name="<script>&")
    html = page(report(strange, GAMES, Score(), names_of([DARK])), "en")
    assert "<script" not in html and "&lt;script&gt;&amp;" in html


@BOTH
def test_a_deck_without_games(lang: str):
    empty = report(LIGHT, [], Score(), {})
    Reader(page(empty, lang))
    assert len(list(report_text(empty, lang))) == 2


@BOTH
def test_the_text_tells_the_same(lang: str):
    lines = "\n".join(report_text(reported(), lang))
    assert re.search(
        r"3× Luke +100[.,]0\s?% \(2/2\) +66[.,]7\s?% \(2/3\) +0[.,]0\s?% \(0/1\) +0[.,]0\s?% \(0/1\)", lines
    )
    assert not re.search(r"report\.|None|[{}]", lines)


def test_the_command_reads_the_table(tmp_path: Path):
    kept = str(tmp_path / "results.sqlite3")
    with Results(kept) as results:
        Run(series([(LIGHT, DARK)], "random", "random", 1), results)
        for each in GAMES:
            results.add(each)
    written = tmp_path / "report.html"

    def output(*more: str) -> str:
        return CliRunner().invoke(app, ["analysis", "report", "intro_light", "--results", kept, *more]).output

    assert output("--as", "html", "--output", str(written)) == ""
    assert written.read_text(encoding="utf-8") == page(reported(), "en")
    assert msgspec.json.decode(output("--as", "json"), type=Report) == reported()
    assert "Contre qui" in output("--lang", "fr")
    assert "neither a file" in CliRunner().invoke(app, ["analysis", "report", "nowhere"]).output
