"""Before the first turn: the cards to choose from, and what a turn is about."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import start_game, wait_until_still

SCREENS = {"desktop": (1440, 900), "small desktop": (1024, 768), "phone": (390, 844)}


@pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("small desktop", "fr"), ("phone", "fr")])
def test_a_newcomer_sees_what_a_turn_is_about(server: Server, visit: Visit, screen: str, lang: str) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url, viewport={"width": width, "height": height}, locale=lang)
    player = start_game(page)
    guide = page.locator(".guide")
    expect(guide.locator("li")).to_have_count(6)
    page.evaluate("document.activeElement?.blur()")
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    while player.turn == 0:
        player.answer()
        player.ready()
    expect(guide).to_have_count(0)


def covers(one: dict[str, Any], other: dict[str, Any]) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 0 and down > 0


@pytest.mark.parametrize("screen", ["desktop", "small desktop"])
def test_the_large_card_covers_none_of_those_to_choose_from(server: Server, visit: Visit, screen: str) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url, viewport={"width": width, "height": height})
    start_game(page)
    cards = page.locator(".offered button")
    boxes = [cards.nth(n).bounding_box() for n in range(cards.count())]
    assert len(boxes) >= 2
    for n in range(len(boxes)):
        cards.nth(n).hover()
        zoom = page.locator(".zoom")
        expect(zoom).to_be_visible()
        wait_until_still(zoom)
        large = zoom.bounding_box()
        assert large
        assert not any(box and covers(dict(large), dict(box)) for box in boxes)
        page.mouse.move(1, 1)
        expect(zoom).to_have_count(0)
