"""One is asked only what matters, and says oneself what that is."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import READY, Player, start_game
from tests.browser.sandbox import BATTLE, item, sandbox_link


def at_the_activation(page: Page) -> Player:
    """My own turn begins."""
    player = start_game(page)
    while "activate" not in player.verbs():
        player.answer()
        player.ready()
    return player


def test_the_idle_windows_of_the_others_phases_are_passed(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    while player.turn < 8 and player.ready():
        prompt = player.page.locator("#prompt").inner_text()
        mine = "Light" in player.page.locator(".phases .turn").inner_text()
        assert mine or player.turn == 0 or "phase:" not in prompt, prompt
        player.answer()


def test_where_one_is_asked_is_chosen_and_outlives_the_page(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player = at_the_activation(page)
    page.get_by_role("button", name="Settings").click()
    draws = page.get_by_role("checkbox", name="Your turn: Draw")
    expect(draws).to_be_checked()
    expect(page.get_by_role("checkbox", name="Their turn: Draw")).not_to_be_checked()
    draws.uncheck()
    page.get_by_role("checkbox", name="destiny draws").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    player.ready()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Your turn: Draw")).not_to_be_checked()
    page.goto(server.url)
    start_game(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="destiny draws")).not_to_be_checked()
    page.get_by_role("button", name="As usual").click()
    expect(page.get_by_role("checkbox", name="destiny draws")).to_be_checked()


def test_the_rest_of_a_turn_is_passed_at_once(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player = at_the_activation(page)
    turn = page.locator(".phases .turn").inner_text()
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="There is still something you could do")).to_be_visible()
    page.keyboard.press("t")
    player.ready()
    expect(page.locator(".phases .turn")).not_to_have_text(turn)


def test_giving_up_the_activation_is_said_twice(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player = at_the_activation(page)
    step = player.step
    page.keyboard.press("Space")
    onward = page.locator(".onward button.go")
    expect(onward).to_contain_text("Force? Press again")
    assert player.step == step
    onward.click()
    page.wait_for_selector(READY)
    assert player.step > step


def test_one_key_asks_again(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player = at_the_activation(page)
    player.answer("activate")
    player.ready()
    page.get_by_label("Pass more than once").click()
    page.get_by_role("button", name="Pass until something happens").click()
    player.ready()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="ask me again")).to_have_count(0)
    player.answer()


DEPLOY = {**BATTLE, "phase": "deploy", "items": [*BATTLE["items"], item("c8", "1_129", "light", "location"),
                                                 item("c9", "1_28", "light", "hand")]}  # fmt: skip


def laid_out(page: Page) -> Player:
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    return player


def troopers(page: Page, place: str) -> Locator:
    return page.locator(f".place[aria-label='{place}'] .token", has_text="Rebel Trooper")


def test_a_card_is_clicked_and_then_its_place(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(DEPLOY))
    player = laid_out(page)
    before = player.seq
    page.locator(".mine .hand button", has_text="Rebel Trooper").click()
    player.moved_from(before)
    player.ready()
    page.locator(".tile.able button[data-card]", has_text="Docking Bay").click()
    expect(troopers(page, "Tatooine: Docking Bay 94")).to_have_count(1)


def test_a_card_is_dragged_to_its_place(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(DEPLOY))
    laid_out(page)
    hand = page.locator(".mine .hand button", has_text="Rebel Trooper")
    hand.drag_to(page.locator(".place[aria-label='Tatooine: Docking Bay 94'] .tile"))
    expect(troopers(page, "Tatooine: Docking Bay 94")).to_have_count(1)


def test_several_cards_are_drawn_as_one_gesture(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link({**BATTLE, "phase": "draw"}))
    player = laid_out(page)
    page.get_by_role("button", name="3 times").click()
    expect(page.locator("[data-pile='light/force'] .count")).to_have_text("3")
    player.ready()
    assert player.step >= 3
    page.wait_for_timeout(300)
    expect(page.locator("[data-pile='light/force'] .count")).to_have_text("3")


def test_a_loss_is_paid_as_one_gesture(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    player = laid_out(page)
    for _ in range(30):
        if "lose" in player.verbs():
            break
        player.answer(next((verb for verb in ("battle", "pass") if verb in player.verbs()), None))
        player.ready()
    lost = page.locator("[data-pile$='/lost'] .count")
    before = sum(map(int, lost.all_inner_texts()))
    page.get_by_role("button", name="As often as it is asked").first.click()
    expect(page.locator(".decision [data-verb=lose]")).to_have_count(0)
    assert sum(map(int, lost.all_inner_texts())) > before
