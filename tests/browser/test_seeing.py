"""What is seen: crowded tables, cards shown large, cards on their way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import READY, Player, wait_until_still
from tests.browser.sandbox import BATTLE, CROWDED, RELATED, Draft, item, sandbox_link

SCREENS = {"desktop": (1440, 900), "small desktop": (1024, 768), "tablet": (820, 1180), "phone": (390, 844)}

COVERED = """all => all.filter(each => {
    each.scrollIntoView({block: 'center', inline: 'center'});
    const box = each.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !(found && (each.contains(found) || found.closest('label')?.contains(each)));
}).map(each => each.getAttribute('aria-label') || each.textContent)"""

CUT = """all => all.filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => each.closest('button').ariaLabel)"""


def laid_out(page: Page) -> Player:
    """Play the position of the link."""
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    page.mouse.move(1, 1)
    return player


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_on_a_crowded_table_can_be_clicked(server: Server, visit: Visit, screen: str, lang: str) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url + sandbox_link(CROWDED), viewport={"width": width, "height": height}, locale=lang)
    laid_out(page)
    assert page.locator(".board [data-card]").count() >= 60
    buttons = page.locator(".frame button:enabled, .frame a, .frame input").filter(visible=True)
    assert buttons.evaluate_all(COVERED) == []
    assert page.locator(".board .stats").evaluate_all(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    assert page.locator(".middle").evaluate("each => each.scrollWidth <= each.clientWidth"), "the board is wider"


def test_a_quiet_table_needs_no_scrolling(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    laid_out(page)
    assert page.locator(".middle").evaluate("each => each.scrollHeight <= each.clientHeight")
    assert float(page.locator(".board").evaluate("each => each.style.zoom")) > 1


def overlaps(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (apart or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


def within(card: Locator) -> tuple[float, float]:
    """A point beside the middle of a card."""
    box = card.bounding_box()
    assert box
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2


SAID = {"en": ("1 stacked", "Targets Stormtrooper", "Targeted by Yerka Mig", "Targets", "Targeted by"),
        "fr": ("1 empilée", "Cible\u00a0: Stormtrooper", "Ciblée par Yerka Mig", "Cible", "Ciblée par")}  # fmt: skip


def related(player: Player) -> None:
    """An Effect comes to one site and targets somebody at the other; a rifle is put on a rack."""
    for answer in ("Yerka Mig", "Docking Bay", "Stormtrooper", "Blaster Rack"):
        player.ready()
        before = player.seq
        player.page.locator(READY).filter(has_text=answer).first.click()
        player.moved_from(before)
    player.ready()


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_what_is_stacked_and_what_is_targeted_is_seen(server: Server, visit: Visit, screen: str, lang: str) -> None:
    stacked, targets, targeted, aims, aimed = SAID[lang]
    width, height = SCREENS[screen]
    page = visit(server.url + sandbox_link(RELATED), viewport={"width": width, "height": height}, locale=lang)
    player = laid_out(page)
    related(player)
    rack, effect, trooper = (page.locator(f".board button[aria-label^='{title}']") for title in
                             ("Blaster Rack", "Yerka Mig", "Stormtrooper"))  # fmt: skip
    expect(rack).to_contain_text(stacked)
    expect(effect.locator(".mark")).to_have_text("Stormtrooper")
    expect(effect).to_have_attribute("aria-label", re.compile(targets))
    expect(trooper.filter(has=page.locator(".aimed"))).to_have_attribute("aria-label", re.compile(targeted))
    shown = page.get_by_role("dialog")
    rack.click()
    expect(shown.locator("section", has_text=stacked).get_by_role("button")).to_have_text("Blaster Rifle")
    shown.get_by_role("button", name="Blaster Rifle").click()
    expect(shown.locator("h2")).to_have_text("Blaster Rifle")
    page.keyboard.press("Escape")
    effect.click()
    shown.locator("section", has_text=aims).get_by_role("button").click()
    expect(shown.locator("h2")).to_have_text("Stormtrooper")
    expect(shown.locator("section", has_text=aimed).get_by_role("button")).to_have_text("Yerka Mig")


LONG = ("2_14", "1_15", "1_11", "1_54")
"""Cards with much text."""


def wordy() -> Draft:
    return {**CROWDED, "items": [*CROWDED["items"], *(item(f"x{card}", card, "light", "hand") for card in LONG)]}


@pytest.mark.parametrize("screen", ["desktop", "small desktop", "tablet"])
def test_a_card_pointed_at_is_shown_large_and_stays_clear_of_it(server: Server, visit: Visit, screen: str) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url + sandbox_link(wordy()), viewport={"width": width, "height": height}, locale="fr")
    laid_out(page)
    large = page.locator(".zoom")
    cards = page.locator(".frame [data-card]")
    for n in {0, 5, 20, 40, 60, cards.count() - 1, cards.count() - 3}:
        card = cards.nth(n)
        card.evaluate("each => each.scrollIntoView({block: 'center', inline: 'center'})")
        card.hover()
        expect(large).to_be_visible()
        wait_until_still(large)
        box = large.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        assert large.evaluate("each => each.scrollHeight <= each.clientHeight"), "its text is cut"
        assert not overlaps(large, card)
        for options in page.locator("[data-options]").all():
            assert not overlaps(large, options), "it covers what could be clicked"
        page.mouse.move(*within(card))  # what lies under the mouse is looked for again
        wait_until_still(large)
        assert large.bounding_box() == box, "it flickers"
        page.mouse.move(1, 1)
        expect(large).to_have_count(0)


def test_the_keyboard_shows_a_card_large_and_escape_puts_it_away(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    laid_out(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-card]')"):
            break
    expect(page.locator(".zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)


def test_a_long_press_shows_a_card_large_and_the_next_tap_is_a_tap(server: Server, visit: Visit) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(server.url + sandbox_link(BATTLE), **phone)
    laid_out(page)
    card = page.locator(".board .token").first
    card.evaluate("each => each.scrollIntoView({block: 'center'})")
    box = card.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".veil .face")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".veil .face")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".veil").tap(position={"x": 10, "y": 10})
    expect(page.locator(".veil")).to_have_count(0)
    card.tap()
    expect(page.get_by_role("dialog")).to_be_visible()


FLIGHTS = """() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const box = this.getBoundingClientRect();
        window.flights.push({ghost: this.classList.contains('ghost'), text: this.textContent.trim(), top: box.top});
        return animate.call(this, frames, timing);
    };
}"""

DEPLOY = {**BATTLE, "phase": "deploy", "items": [*BATTLE["items"], item("c8", "1_28", "light", "hand")]}


def deploy(page: Page) -> Player:
    """Deploy the trooper from the hand."""
    player = laid_out(page)
    page.evaluate(FLIGHTS)
    page.locator(".decision [data-verb=deploy]", has_text="Rebel Trooper").click()
    player.ready()
    while "deploy" not in player.verbs() and page.locator(".mine .hand", has_text="Rebel Trooper").count():
        player.answer()
        player.ready()
    expect(page.locator(".mine .hand", has_text="Rebel Trooper")).to_have_count(0)
    return player


def test_a_card_flies_from_the_hand_to_its_location_and_force_to_its_pile(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(DEPLOY), reduced_motion="no-preference")
    deploy(page)
    flights = page.evaluate("window.flights.filter(each => each.ghost)")
    trooper = [each for each in flights if "Rebel Trooper" in each["text"]]
    assert len(trooper) == 1
    hand = page.locator(".mine .hand").bounding_box()
    assert hand
    assert trooper[0]["top"] >= hand["y"] - 10, "it does not start in the hand"
    assert any(each["text"] == "" for each in flights), "no Force flies to the Used Pile"
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.locator(".board .token", has_text="Rebel Trooper").count() == 2


def test_nothing_flies_for_those_who_prefer_it_so(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(DEPLOY), reduced_motion="reduce")
    deploy(page)
    assert page.evaluate("window.flights") == []
    assert page.locator(".ghost").count() == 0
