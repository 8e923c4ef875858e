"""People play at the table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from cantina.testing import Scenario
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, start_game
from tests.browser.sandbox import BATTLE, sandbox_link, scenario_link


def test_a_newcomer_plays_three_turns_by_mouse(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    clicked = 0
    for _ in range(200):
        if not player.ready() or player.turn > 6:
            break
        if player.random.random() < 0.8 and player.act_on_card():
            clicked += 1
        else:
            player.answer()
    assert player.turn > 6 or player.over
    assert clicked > 3
    assert player.page.locator(".log li.turn").count() >= 6, "the log does not tell of all turns"


def press_a_key(player: Player) -> None:
    """Activate all Force there is, take an option or decline, as somebody would who tries things."""
    keys, verbs = player.keys(), player.verbs()
    digits = [key for key in keys if key.isdigit() and key != "0"]
    sure = next((verb for verb in ("drain", "lose") if verb in verbs), None)
    if "activate" in verbs:
        player.press(digits[-1])
    elif sure:
        player.press(keys[verbs.index(sure)])
    elif digits and ("0" not in keys or player.random.random() < 0.5):
        player.press(player.random.choice(digits))
    else:
        player.press("0" if "0" in keys else "Escape")


def test_a_game_is_begun_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    _tab_to(page, "button.play")
    page.keyboard.press("Enter")
    player = Player(page, seed=5)
    while player.ready() and player.turn < 4:
        press_a_key(player)
    assert player.turn == 4
    log = page.locator(".log").inner_text()
    assert all(word in log for word in ("activates", "deploys")), log


def test_a_game_is_ended_by_keyboard_alone(server: Server, visit: Visit) -> None:
    s = Scenario()
    s.put("Darth Vader", at=s.location("Tatooine: Mos Eisley"))
    s.put("Rebel Trooper", at=s.location("Tatooine: Cantina"))
    s.life_force("light", 4)
    s.start(turn="dark", phase="activate")
    page = visit(scenario_link(server.url, s))
    player = Player(page, seed=5)
    while player.ready():
        press_a_key(player)
    expect(page.locator(".over .headline")).to_have_text("The Dark Side has won")
    expect(page.locator(".over")).to_contain_text("Life Force ran out")
    _tab_to(page, ".over a")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/replay/"))


def test_what_lies_nowhere_in_sight_is_shown_to_choose_from(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    offered = player.page.locator(".offered button[data-card]")
    assert player.verbs() == ["start"] * offered.count()
    title = offered.nth(1).locator(".title").inner_text().lstrip("• ")
    before = player.seq
    offered.nth(1).click()
    player.moved_from(before)
    expect(player.page.locator(f".place[aria-label='{title}']")).to_be_visible()
    expect(player.page.locator(".offered")).to_have_count(0)


def test_the_arrow_keys_walk_through_the_options(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    player.page.evaluate("document.activeElement?.blur()")
    player.page.keyboard.press("ArrowDown")
    first = player.page.evaluate("document.activeElement.textContent")
    player.page.keyboard.press("ArrowUp")
    assert player.page.evaluate("document.activeElement.closest('.decision') !== null")
    player.page.keyboard.press("ArrowDown")
    assert player.page.evaluate("document.activeElement.textContent") == first
    before = player.seq
    player.page.keyboard.press("Enter")
    player.moved_from(before)


def test_a_click_leaves_no_focus_on_the_next_options(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    for _ in range(3):
        player.ready()
        player.answer()
        assert player.page.evaluate("document.activeElement.closest('.decision') === null")


def test_the_language_changes_without_losing_the_game(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    step = player.step
    player.page.get_by_role("button", name="Français").click()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    expect(player.page.get_by_role("tab", name="Journal")).to_be_visible()
    assert player.step == step
    player.answer()
    player.page.reload()
    player.ready()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")


ENGLISH = re.compile(r"\b(Pass|Undo|Log|Reserve|Force drain|Choose|Deploy|Activate|Turn|(Light|Dark) Side|You have)\b")


def test_french_from_start_to_end(server: Server, visit: Visit) -> None:
    page = visit(server.url, locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    _speaks_french(page)
    player = start_game(page)
    while player.ready() and player.turn < 3:
        _speaks_french(page)
        player.answer()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.locator(".over .headline")).to_contain_text("Vous avez")
    _speaks_french(page)
    page.get_by_role("link", name="Revoir").click()
    expect(page.get_by_text("Rediffusion")).to_be_visible()
    page.keyboard.press("ArrowRight")
    _speaks_french(page)


def test_a_battle_in_french(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE), locale="fr-FR")
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    player.answer("battle")
    while player.ready() and page.locator(".place.here").count() > 0:
        _speaks_french(page)
        player.answer()
    expect(page.locator(".log")).to_contain_text("bataille")
    _speaks_french(page)


def _speaks_french(page: Page) -> None:
    """No English of ours: titles of cards stay as they are printed."""
    cards = page.locator("[data-card], .log button")
    titles = cards.evaluate_all("all => all.map(each => each.textContent.trim())")
    text = page.locator("body").inner_text()
    for title in sorted(titles, key=len, reverse=True):
        text = text.replace(title, "") if title else text
    assert ENGLISH.search(text) is None, text


def test_undo_against_a_bot_is_granted_at_once(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    while player.turn < 1 or "activate" not in player.verbs():
        player.answer()
        player.ready()
    step, force = player.step, player.page.locator("[data-pile='light/force'] .count").inner_text()
    player.answer("activate")
    player.ready()
    player.page.get_by_role("button", name="Undo").click()
    expect(player.page.locator(".decision")).to_have_attribute("data-step", str(step))
    expect(player.page.locator("[data-pile='light/force'] .count")).to_have_text(force)
    player.ready()
    player.answer()


def test_looking_back_does_not_stop_play(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    for _ in range(8):
        player.answer()
        player.ready()
    player.page.get_by_role("button", name="One step back").click()
    expect(player.page.get_by_role("heading", name="You are looking back")).to_be_visible()
    player.page.get_by_role("button", name="To the start").click()
    player.page.get_by_role("button", name="To the end").click()
    player.ready()
    player.answer()


def test_numbers_show_their_parts(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    while "activate" not in player.verbs():
        player.answer()
        player.ready()
    player.page.get_by_role("button", name="Force generation").first.click()
    expect(player.page.get_by_role("dialog").get_by_text("In all")).to_be_visible()
    parts = player.page.get_by_role("dialog").locator("tbody td").all_inner_texts()
    assert len(parts) > 1
    assert sum(map(int, parts)) == int(player.page.get_by_role("dialog").locator("tfoot td").inner_text())
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_why_not_leads_to_the_rulebook(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    page = player.page
    while "activate" not in player.verbs():
        player.answer()
        player.ready()
    page.locator(".mine .hand button[data-card]:not(.able)").first.click()
    page.get_by_role("button", name="Why not…?").click()
    link = page.locator(".reasons a.rule").first
    expect(link).to_have_text(re.compile("[A-Z]"))  # the entry's title has come
    title = link.inner_text()
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("article h2")).to_have_text(title)


def _tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with Tab")
