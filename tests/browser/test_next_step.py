"""What most players want next is gold; nothing lies in the way of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import READY, Player, start_game
from tests.browser.sandbox import BATTLE, item, sandbox_link


def at_the_activation(page: Page) -> Player:
    player = start_game(page)
    while "activate" not in player.verbs():
        player.answer()
        player.ready()
    return player


def open_position(page: Page) -> Player:
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    return player


def test_all_force_is_gold_and_on_space(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player = at_the_activation(page)
    most = page.locator(".decision .amount").last.inner_text()
    gold = page.locator(".onward .go")
    expect(gold).to_have_count(1)
    expect(gold).to_contain_text(f"Activate {most} Force")
    expect(page.locator(".onward [data-verb=pass]")).not_to_have_class("go")
    before = player.seq
    page.keyboard.press("Space")
    player.moved_from(before)
    expect(page.locator("[data-pile='light/force'] .count")).to_have_text(most)


def test_a_force_drain_is_gold_and_zero_passes(server: Server, visit: Visit) -> None:
    here = item("c1", "1_129", "light", "location"), item("c2", "1_28", "light", "at", "c1")
    draft = {"items": [*here], "force": {"light": 3, "dark": 3}, "turn": "light", "phase": "control"}
    page = visit(server.url + sandbox_link(draft))
    player = open_position(page)
    gold = page.locator(".onward .go")
    expect(gold).to_have_attribute("data-verb", "drain")
    before = player.seq
    page.keyboard.press("0")
    player.moved_from(before)
    player.ready()
    assert "drain" not in player.verbs()


def test_a_loss_floats_beside_the_number(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link({**BATTLE, "items": BATTLE["items"][:4]}))
    player = open_position(page)
    while "lose" not in player.verbs():
        player.answer("battle" if "battle" in player.verbs() else None)
        player.ready()
    player.answer("lose")
    life = page.locator(".life:has(.falling)")
    number, loss = life.locator(".count").bounding_box(), life.locator(".falling").bounding_box()
    assert number and loss
    assert loss["x"] >= number["x"] + number["width"]


def test_a_pointer_left_over_from_a_click_opens_no_card(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    player = open_position(page)
    face = page.locator(".board [data-card]").first.bounding_box()
    assert face
    x, y = face["x"] + face["width"] / 2, face["y"] + face["height"] / 2
    page.mouse.move(x, y)
    expect(page.locator(".zoom")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".zoom")).to_have_count(0)
    page.evaluate(NOTED)
    page.mouse.move(x + 2, y)
    before = player.seq
    page.keyboard.press("0")
    player.moved_from(before)
    expect(page.locator(".inspector")).to_have_count(0)
    player.ready()
    page.mouse.move(x + 30, y)
    expect(page.locator(".zoom")).to_be_visible()
    assert page.evaluate("window.zoomedAt") == x + 30


NOTED = """() => {
    let at = 0;
    document.addEventListener('pointermove', event => { at = event.clientX; }, {capture: true});
    new MutationObserver(() => { if (document.querySelector('.zoom')) window.zoomedAt ??= at; })
        .observe(document.body, {childList: true, subtree: true});
}"""
"""Notes where the pointer stood when a card was shown large for the first time."""


def test_conceding_ends_the_story(server: Server, visit: Visit) -> None:
    page = visit(server.url, pace="slow")
    player = start_game(page)
    player.answer("start")
    page.wait_for_selector(".narrator > *")
    page.get_by_role("button", name="Concede").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".primary")).to_have_text("Go on playing")
    dialog.get_by_role("button", name="Concede").click()
    expect(page.locator(".over .headline")).to_contain_text("You have lost")
    expect(page.locator(".narrator > *:not(.over)")).to_have_count(0)
    expect(page.locator(READY)).to_have_count(0)


def test_a_long_list_in_the_log_is_folded(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    start_game(page).answer("start")
    hand = page.locator(".log li").filter(has_text="Opening hand of Light")
    titles = hand.locator("span > button")
    more = hand.locator(".more")
    expect(titles).to_have_count(3)
    expect(more).to_have_text("and 5 more")
    more.click()
    expect(titles).to_have_count(8)
    more.click()
    expect(titles).to_have_count(3)
