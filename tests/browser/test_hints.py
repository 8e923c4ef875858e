"""What one who thinks ahead would do, a click away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cantina.testing import Scenario
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, start_game
from tests.browser.sandbox import scenario_link
from tests.waiting import wait_for


def ask(page: Page, name: str = "Hint") -> None:
    """Ask for a hint, again while the process that thinks only starts."""
    hints, late = page.locator(".hints li"), page.locator(".hints .late")

    def asked() -> bool:
        page.get_by_role("button", name=name, exact=True).click()
        expect(hints.or_(late).first).to_be_visible()
        return hints.count() > 0

    wait_for(asked, "a hint comes")


def test_a_hint_names_the_best_options_and_one_can_be_taken(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player: Player = start_game(page)
    player.ready()
    step = player.step
    ask(page)
    hints = page.locator(".hints li")
    assert 1 <= hints.count() <= 3
    expect(page.locator(".hints")).to_contain_text(re.compile(r"\d+%"))
    hints.first.get_by_role("button").click()
    expect(page.locator(".decision")).not_to_have_attribute("data-step", str(step))
    expect(hints).to_have_count(0)


def able_to_drain(force: int) -> Scenario:
    """The Light Side may drain at the Cantina, or pass."""
    s = Scenario()
    s.put("Luke Skywalker", at=s.location("Tatooine: Cantina"))
    s.force("light", force)
    s.start(turn="light", phase="control")
    return s


@pytest.mark.parametrize(
    ("lang", "ask_for", "drain", "passing", "keeps"),
    [("en", "Hint", "They lose 2 Force", "Pass", "Keeps 3 Force"),
     ("fr", "Conseil", "perd 2 de Force", "Passer", "3 de Force")],
)  # fmt: skip
def test_a_hint_says_what_speaks_for_an_option(
    server: Server, visit: Visit, lang: str, ask_for: str, drain: str, passing: str, keeps: str
) -> None:
    page = visit(scenario_link(server.url, able_to_drain(3)), locale=lang)
    player = Player(page)
    player.ready()
    assert "drain" in player.verbs()
    ask(page, ask_for)
    expect(hint(page, "Tatooine: Cantina").locator("small")).to_contain_text(drain)
    expect(hint(page, passing).locator("small")).to_contain_text(keeps)
    accessible(page)


def test_nothing_speaks_for_passing_without_force(server: Server, visit: Visit) -> None:
    page = visit(scenario_link(server.url, able_to_drain(0)))
    Player(page).ready()
    ask(page)
    expect(hint(page, "Tatooine: Cantina").locator("small")).to_have_count(1)
    expect(hint(page, "Pass")).to_have_count(1)
    expect(hint(page, "Pass").locator("small")).to_have_count(0)


def hint(page: Page, words: str) -> Locator:
    """The line of the hints for an option."""
    return page.locator(".hints li", has_text=words)
