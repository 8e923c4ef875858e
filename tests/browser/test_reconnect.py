"""Reloads, broken connections, small screens."""

from __future__ import annotations

import json
import re
import sqlite3

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, start_game
from tests.browser.sandbox import BATTLE, sandbox_link

BATTLE_PANEL = re.compile("^Battle at")  # the scene beside it is called The battle at


def test_reload_in_the_middle_of_a_battle(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    page.get_by_role("button", name="Play this position").click()
    player = Player(page)
    player.ready()
    player.answer("battle")
    expect(page.get_by_role("region", name=BATTLE_PANEL)).to_be_visible()
    prompt, seq = page.locator("#prompt").inner_text(), player.seq
    page.reload()
    expect(page.get_by_role("region", name=BATTLE_PANEL)).to_be_visible()
    expect(page.locator("#prompt")).to_have_text(prompt)
    assert player.seq == seq
    player.ready()
    player.answer()


def test_the_server_is_killed_and_comes_back(own_server: Server, visit: Visit) -> None:
    visit.allowed = ["WebSocket", "ERR_CONNECTION_REFUSED"]  # what the browser itself says of a dead server
    player = start_game(visit(own_server.url))
    for _ in range(6):
        player.answer()
        player.ready()
    prompt, step = player.page.locator("#prompt").inner_text(), player.step
    player.page.wait_for_load_state("networkidle")  # what the page loads when it is first needed is there
    own_server.kill()
    expect(player.page.get_by_text("The connection is broken")).to_be_visible()
    own_server.start()
    expect(player.page.get_by_text("The connection is broken")).to_have_count(0)
    expect(player.page.locator("#prompt")).to_have_text(prompt)
    assert player.step == step
    for _ in range(4):
        player.answer()
        player.ready()


def test_who_joins_while_the_server_is_away_has_the_seat_when_it_is_back(own_server: Server, visit: Visit) -> None:
    visit.allowed = ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    host = visit(own_server.url)
    host.get_by_label("A friend, by link").check()
    host.locator("button.play").click()
    invitation = host.get_by_label("Invitation").input_value()
    guest = visit(invitation)
    expect(guest.get_by_role("button", name="Take the seat")).to_be_enabled()
    for page in (host, guest):
        page.wait_for_load_state("networkidle")
    own_server.kill()
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.get_by_role("button", name="Take the seat")).to_be_disabled()
    own_server.start()
    expect(guest.locator(".onward")).to_be_visible()
    expect(host.locator(".onward")).to_be_visible()


def test_a_game_that_rules_have_left_behind_says_so_and_can_be_ended(own_server: Server, visit: Visit) -> None:
    visit.allowed = ["WebSocket", "ERR_CONNECTION_REFUSED"]
    player = start_game(visit(own_server.url, accept_downloads=True))
    for _ in range(6):
        player.answer()
        player.ready()
    player.page.wait_for_load_state("networkidle")
    own_server.kill()
    own_server.change(_another_meaning)
    own_server.start()
    notice = player.page.get_by_role("status", name="This game was left behind")
    expect(notice).to_contain_text("This game was opened after answer")
    with player.page.expect_download() as download:
        notice.get_by_role("button", name="Download the whole log").click()
    log = json.loads(download.value.path().read_text())
    assert len(log["parted"][0]["answers"]) > len(log["answers"])
    player.page.get_by_role("button", name="Français").click()
    expect(player.page.get_by_text("Cette partie a été rouverte après la réponse")).to_be_visible()
    player.page.get_by_role("button", name="Finir sans vainqueur").click()
    expect(player.page.get_by_text("La partie n’a pas de vainqueur")).to_be_visible()


def _another_meaning(db: sqlite3.Connection) -> None:
    """As if the rules had changed what an answer meant, long enough ago that a bot has not caught up when one looks."""
    rows = db.execute("SELECT seq, data FROM entry WHERE kind = 'answer' ORDER BY seq").fetchall()
    seq, stored = rows[len(rows) // 2]
    data = json.loads(stored)
    changed = json.dumps({**data, "meant": "nobody meant this"})
    db.execute("UPDATE entry SET data = ? WHERE seq = ?", (changed, seq))


FINGER = 44  # pixels: what moves by less is still under it
NOTE_SCROLLING = """() => {
    window.scrolled = 0;
    addEventListener('pointerdown', () => {
        const down = scrollY;
        addEventListener('click', () => { window.scrolled = scrollY - down; }, {once: true});
    }, {once: true, capture: true});
}"""


def test_a_phone(server: Server, visit: Visit) -> None:
    page = visit(server.url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.locator("button.play").tap()
    player = Player(page)
    for _ in range(60):
        if not player.ready() or player.turn > 4:
            break
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
        covered = player.options().evaluate_all("""all => all.filter(each => {
            each.scrollIntoView({block: 'nearest'});
            const box = each.getBoundingClientRect();
            return !each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }).length""")
        assert covered == 0
        before, option = player.seq, player.options().nth(player.pick(player.verbs()))
        option.scroll_into_view_if_needed()
        page.evaluate(NOTE_SCROLLING)
        option.tap()
        player.moved_from(before)
        assert abs(page.evaluate("window.scrolled")) < FINGER, "the table runs away when an option is tapped"
    place = page.locator(".tile:not(.able) button[data-card]").first
    place.evaluate("each => each.scrollIntoView({block: 'center'})")
    place.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("path", "module", "needed"), [
    ("/", "sprite", ".fan use"), ("/rules/force-drain", "lazy", "article ul.chips a[href^='/cards/']"),
])  # fmt: skip
def test_a_module_that_cannot_be_loaded_is_loaded_later(
    server: Server, visit: Visit, path: str, module: str, needed: str
) -> None:
    visit.allowed = ["ERR_FAILED"]
    page = visit("about:blank")
    asked: list[str] = []

    def refuse_twice(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_() if len(asked) > 2 else route.abort()

    page.route(f"**/assets/{module}-*", refuse_twice)
    page.goto(server.url + path)
    expect(page.locator(needed).first).to_be_attached()
    assert len(set(asked)) == 3, "a browser remembers which address had no module"


def test_a_link_that_opens_nothing_says_so(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/game/nothing#wrong")
    expect(page.get_by_role("heading", name="This link does not open this table")).to_be_visible()
