"""What one who thinks ahead would do, a click away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, start_game
from tests.waiting import wait_for


def ask(page: Page) -> None:
    """Ask for a hint, again while the process that thinks only starts."""
    hints, late = page.locator(".hints li"), page.locator(".hints .late")

    def asked() -> bool:
        page.get_by_role("button", name="Hint", exact=True).click()
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
    expect(hints.first).to_have_text(re.compile(r"\d+% to win"))
    hints.first.get_by_role("button").click()
    expect(page.locator(".decision")).not_to_have_attribute("data-step", str(step))
    expect(hints).to_have_count(0)
