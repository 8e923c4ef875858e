"""The sandbox is a table: cards are dragged to places, hands and piles, and every step is taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player
from tests.browser.sandbox import BATTLE, item, sandbox_link

SCREENS = {"large": (1920, 1080), "desktop": (1440, 900), "small desktop": (1024, 768), "phone": (390, 844)}
GROUND = {**BATTLE, "items": [item("c1", "1_131", "light", "location"), item("c2", "1_128", "light", "location")]}


def find(page: Page, title: str) -> None:
    page.get_by_role("searchbox", name="Find a card").fill(title)
    expect(page.locator(".add li button").first).to_contain_text(title)


def drag_found(page: Page, title: str, target: str) -> None:
    """Drag the first card that a search finds."""
    find(page, title)
    page.locator(".add li button").first.drag_to(page.locator(target).first)


def place(title: str) -> str:
    return f".place[aria-label='{title}']"


def test_a_position_is_laid_out_by_dragging(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/sandbox", viewport={"width": 1440, "height": 900})
    drag_found(page, "Tatooine: Jawa Camp", ".middle")
    camp = page.locator(place("Tatooine: Jawa Camp"))
    expect(camp).to_have_count(1)
    drag_found(page, "Rebel Trooper", f"{place('Tatooine: Jawa Camp')} .body")
    drag_found(page, "Stormtrooper", f"{place('Tatooine: Jawa Camp')} .body")
    expect(camp.locator(".light .token", has_text="Rebel Trooper")).to_have_count(1)
    expect(camp.locator(".dark .token", has_text="Stormtrooper")).to_have_count(1)
    drag_found(page, "Blaster", ".half.light .token")
    expect(camp.locator(".stack .stack .token", has_text="Blaster")).to_have_count(1)
    drag_found(page, "Han's Dice", ".mine .hand")
    expect(page.locator(".mine .hand [data-card]")).to_have_count(1)
    drag_found(page, "Shistavanen Wolfman", "li:has([data-pile='light/lost'])")
    expect(page.locator("[data-pile='light/lost'] .count")).to_have_text("1")
    page.get_by_label("Dark Side's Force Pile").fill("9")
    page.get_by_role("button", name="Battle", exact=True).click()
    page.get_by_role("button", name="Whose turn: Light Side").click()
    expect(page.locator("[data-pile='dark/force'] .count")).to_have_text("9")
    accessible(page)
    page.get_by_role("button", name="Play this position").click()
    player = Player(page)
    player.ready()
    expect(page.locator(".phases .turn")).to_contain_text("Dark")
    assert "battle" in player.verbs()
    expect(page.locator("[data-pile='dark/force'] .count")).to_have_text("9")
    expect(page.locator("[data-pile='light/lost'] .count")).to_have_text("1")
    expect(page.locator(".place .stack .stack .token")).to_have_text(["Blaster"])


def test_cards_are_moved_taken_off_and_brought_back(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE), viewport={"width": 1440, "height": 900})
    trooper, camp = page.locator(".token", has_text="Rebel Trooper"), page.locator(place("Tatooine: Jawa Camp"))
    expect(trooper).to_have_count(1)
    tokens = camp.locator(".token")
    before = tokens.count()
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    expect(undo).to_be_disabled()
    trooper.drag_to(page.locator("li:has([data-pile='light/used'])"))
    expect(tokens).to_have_count(before - 2)  # with the blaster that he carries
    expect(page.locator("[data-pile='light/used'] .count")).to_have_text("1")
    undo.click()
    expect(tokens).to_have_count(before)
    redo.click()
    expect(tokens).to_have_count(before - 2)
    page.keyboard.press("Control+z")
    expect(tokens).to_have_count(before)
    trooper.drag_to(page.get_by_role("heading", name="The position"))
    expect(page.get_by_role("button", name="Remove Rebel Trooper")).to_have_count(0)
    expect(tokens).to_have_count(before - 2)


def test_a_card_does_not_lie_where_it_cannot(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(GROUND), viewport={"width": 1440, "height": 900})
    drag_found(page, "Han's Dice", f"{place('Tatooine: Jawa Camp')} .body")
    drag_found(page, "Blaster Rifle", f"{place('Tatooine: Jawa Camp')} .body")
    expect(page.locator(".board .token")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_position_is_laid_out_by_keyboard(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(GROUND), viewport={"width": 1440, "height": 900})
    find(page, "Rebel Trooper")
    page.locator(".add li button").first.press("Enter")
    page.get_by_role("button", name="Put it there").press("Enter")
    token = page.locator(".board .token")
    expect(token).to_have_count(1)
    token.focus()
    page.keyboard.press("Delete")
    expect(token).to_have_count(0)
    page.get_by_role("button", name="Undo").press("Enter")
    expect(token).to_have_count(1)


@pytest.mark.parametrize(("screen", "lang", "play"), [
    ("large", "en", "Play this position"), ("desktop", "fr", "Jouer cette position"),
    ("small desktop", "fr", "Jouer cette position"), ("phone", "en", "Play this position"),
])  # fmt: skip
def test_the_table_and_the_form_are_on_the_screen(
    server: Server, visit: Visit, screen: str, lang: str, play: str
) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url + sandbox_link(BATTLE), viewport={"width": width, "height": height}, locale=lang)
    for each in (page.get_by_role("searchbox"), page.get_by_role("button", name=play), page.locator(".tile").first):
        box = each.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)
