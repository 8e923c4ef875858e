"""One is asked only what matters, and says oneself what that is."""

from __future__ import annotations

import json
import re
import urllib.request

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DOUBLE_CLICK_MS, Server, Visit
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
    others = 0
    while player.turn < 5 and player.ready():
        prompt = player.page.locator("#prompt").inner_text()
        mine = "Light" in player.page.locator(".phases .turn").inner_text()
        assert mine or player.turn == 0 or "phase:" not in prompt, prompt
        others += not mine
        player.answer()
    assert player.turn == 5
    assert others > 0, "nothing was asked in the other player's turns"


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
    page.keyboard.press("0")
    onward = page.locator(".onward button.warned")
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
    before = player.seq
    page.get_by_role("button", name="Pass until something happens").click()
    player.moved_from(before)
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


def test_a_card_is_tapped_and_then_its_place(server: Server, visit: Visit) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(server.url + sandbox_link(DEPLOY), **phone)
    player = laid_out(page)
    before = player.seq
    page.locator(".mine .hand button", has_text="Rebel Trooper").tap()
    player.moved_from(before)
    player.ready()
    place = page.locator(".tile.able button[data-card]", has_text="Docking Bay")
    place.evaluate("each => each.scrollIntoView({block: 'center'})")
    place.tap()
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
    player.ready()  # nothing is answered by the gesture any more
    assert player.step == 3
    expect(page.locator("[data-pile='light/force'] .count")).to_have_text("3")


CLICK_TWICE = """() => {
    const panel = document.querySelector('.decision'), before = panel.dataset.seq;
    const again = new MutationObserver(() => {
        const button = document.querySelector('[aria-label="3 times"]');
        if (panel.dataset.seq === before || !panel.dataset.asleep || !button) return;
        again.disconnect();
        window.clickedTwice = true;
        button.disabled = false;
        button.click();
    });
    again.observe(document.body, {attributes: true, childList: true, subtree: true});
}"""
"""The second half of a double click falls on the same gesture, under the next question."""


def test_a_double_click_on_a_gesture_is_one_gesture(server: Server, visit: Visit) -> None:
    draw = {**BATTLE, "phase": "draw", "force": {"light": 9, "dark": 6}}
    page = visit(server.url + sandbox_link(draw), asleep=DOUBLE_CLICK_MS)
    player = laid_out(page)
    page.evaluate(CLICK_TWICE)
    page.get_by_role("button", name="3 times").click()
    expect(page.locator("[data-pile='light/force'] .count")).to_have_text("6")
    player.ready()
    assert page.evaluate("window.clickedTwice")
    player.ready()
    expect(page.locator("[data-pile='light/force'] .count")).to_have_text("6")


def against_a_bot(server: Server, seed: int) -> str:
    """The address of a game that is always dealt like this."""
    wanted = {"side": "light", "deck": "intro_light", "opponent": {"kind": "bot", "bot": "heuristic"}, "seed": seed}
    request = urllib.request.Request(
        f"{server.url}/api/games", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"{server.url}/game/{made['game']}#{made['token']}"


def take_part(player: Player, did: set[str]) -> None:
    """One click of somebody who activates, drains, deploys one card, goes to the draw phase, draws and is done."""
    verbs, before = player.verbs(), player.seq
    several = player.page.locator(".options li:has([data-verb=draw]) button:not([data-verb])")
    onward = player.page.get_by_role("button", name="Go to Draw")
    open_ = {*verbs} - did
    wanted = next((verb for verb in ("activate", "drain", "deploy", "choose", "draw") if verb in open_), "pass")
    did |= {wanted} & {"deploy", "draw"}
    if wanted == "draw" and several.count() > 0:
        several.last.click()
    elif wanted == "pass" and "deploy" in did and onward.count() > 0:
        onward.click()
    elif wanted == "activate":
        player.options().nth(player.pick(verbs)).click()
    else:
        player.click_option(wanted if wanted in verbs else None)
    player.moved_from(before)


def test_a_normal_turn_takes_six_clicks_at_most(server: Server, visit: Visit) -> None:
    page = visit(against_a_bot(server, 1))
    player = Player(page)
    player.ready()
    player.answer("start")
    page.evaluate("document.addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)")
    clicks: dict[int, int] = {}
    did: dict[int, set[str]] = {}
    while player.ready() and player.turn <= 12:
        turn = player.turn
        mine = "Light" in page.locator(".phases .turn").inner_text()
        take_part(player, did.setdefault(turn, set()))
        clicks[turn] = clicks.get(turn, 0) + page.evaluate("window.clicks") if mine else 0
        page.evaluate("window.clicks = 0")
    assert sum("deploy" in each for each in did.values()) >= 5, "little was done in these turns"
    assert max(clicks.values()) <= 6, clicks


def test_a_phase_is_gone_to_and_that_can_be_taken_back(server: Server, visit: Visit) -> None:
    page = visit(against_a_bot(server, 1))
    player = Player(page)
    player.ready()
    player.answer("start")
    player.ready()
    phase, draw = page.locator(".phases [aria-current]"), page.get_by_role("button", name="Go to Draw")
    expect(phase).to_have_text("Activate")
    expect(draw).to_have_count(0)  # it would give up the activation
    player.answer()
    player.ready()
    expect(phase).to_have_text("Deploy")
    expect(page.get_by_role("button", name="Go to Control")).to_have_count(0)
    draw.click()
    expect(phase).to_have_text("Draw")
    player.ready()
    page.get_by_role("button", name="Undo").click()
    expect(phase).to_have_text("Deploy")
    player.ready()
    page.get_by_label("Pass more than once").click()
    page.locator(".ways").get_by_role("button", name="Go to Draw").click()
    expect(phase).to_have_text("Draw")


def test_a_loss_is_paid_as_one_gesture(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link({**BATTLE, "items": BATTLE["items"][:4]}))
    player = laid_out(page)
    for _ in range(30):
        if "lose" in player.verbs():
            break
        player.answer(next((verb for verb in ("battle", "pass") if verb in player.verbs()), None))
        player.ready()
    lost = page.locator("[data-pile$='/lost'] .count")
    before = sum(map(int, lost.all_inner_texts()))
    owed = int(re.findall(r"(?:Lose|battle damage) (\d+)", page.locator("#prompt").inner_text())[0])
    assert owed > 1
    page.get_by_role("button", name="As often as it is asked").first.click()
    expect(page.locator(".decision [data-verb=lose]")).to_have_count(0)
    assert sum(map(int, lost.all_inner_texts())) == before + owed
