"""The page is there soon, and stays with whoever looks at it, however much happens."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import start_game, wait_until

MOST = 300_000
"""Bytes of the front page, packed as they travel."""
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(each => [each.name, each.encodedBodySize])"""


def test_the_front_page_is_light(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    expect(page.locator(".fan .face svg use").first).to_be_attached()  # cards and pictures are part of it
    page.wait_for_load_state("networkidle")
    loaded = dict(page.evaluate(LOADED))
    assert any(name.endswith(".js") for name in loaded)
    assert 100_000 < sum(loaded.values()) < MOST, loaded
    assert not [name for name in loaded if name.endswith("/api/cards")]


def test_all_cards_come_when_somebody_builds(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    with page.expect_response("**/api/cards") as fetched:
        page.get_by_role("link", name="Decks").click()
    assert fetched.value.ok


def test_the_front_page_is_painted_before_anything_is_asked_of_the_server(server: Server, visit: Visit) -> None:
    visit.allowed = ["Failed to (load|fetch)"]  # what is never answered is broken off in the end
    page = visit("about:blank")
    held: list[Any] = []
    page.route("**/api/**", lambda route: held.append(route))
    page.goto(server.url, wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wait_until(page, "performance.getEntriesByName('first-contentful-paint').length")
    assert held, "nothing was asked for"
    for route in held:
        route.abort()


class Tap:
    """The socket of a page: what the server says goes through, and more can be said in its name."""

    def __init__(self) -> None:
        self.route: WebSocketRoute | None = None
        self.seq = self.step = self.events = 0

    def take(self, route: WebSocketRoute) -> None:
        """Stand between a page and its server."""
        self.route = route
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent["type"] == "now" and sent["seq"] < self.seq:
                return  # it would deny what was said in its name
            self.seq = sent.get("seq", self.seq)
            if sent["type"] in ("snapshot", "delta"):
                self.step = sent["step"]
                self.events = sent.get("from", 0) + len(sent["events"])
            route.send(message)

        server.on_message(pass_on)

    def happens(self, text: str) -> None:
        """Something happens."""
        assert self.route is not None
        self.seq += 1
        event = {"kind": "moved", "text": {"en": text, "fr": text}, "cards": [], "facts": {}, "step": self.step}
        delta = {"type": "delta", "seq": self.seq, "step": self.step, "patch": {}, "events": [event],
                 "from": self.events, "undone": None, "mine": False}  # fmt: skip
        self.events += 1
        self.route.send(json.dumps(delta))


EVENTS = 600
COUNT_DRAWINGS = """() => {
    window.drawings = 0;
    new MutationObserver(() => { window.drawings += 1; })
        .observe(document.querySelector('.log ol'), {subtree: true, childList: true});
}"""
"""Counts how often the table is drawn with something new in its log."""


def test_many_events_at_once_never_freeze_the_page(server: Server, visit: Visit) -> None:
    page = visit("about:blank", pace="normal")
    tap = Tap()
    page.route_web_socket("**/ws/**", tap.take)
    page.goto(server.url)
    start_game(page)
    expect(page.locator(".log ol")).to_be_attached()
    page.evaluate(COUNT_DRAWINGS)
    for n in range(EVENTS):
        tap.happens(f"Line {n}.")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".log li").last).to_have_text(f"Line {EVENTS - 1}.")
    assert page.evaluate("window.drawings") < EVENTS / 5, "the table is drawn for each event"
