"""Where everything stands: rows that stay, all planets in sight, letters that can be read, nothing cut or covered."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cantina.testing import Scenario
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.full import full_table
from tests.browser.player import Player, start_game, wait_until_still
from tests.browser.sandbox import scenario_link

SCREENS = {"large": (1920, 1080), "desktop": (1440, 900), "small desktop": (1024, 768), "phone": (390, 844)}
EVERYWHERE = pytest.mark.parametrize(
    ("screen", "lang"), [("large", "en"), ("desktop", "fr"), ("small desktop", "fr"), ("phone", "en")]
)

LETTERS = """() => {
    const small = new Set();
    const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim(), element = walk.currentNode.parentElement;
        const box = element.getBoundingClientRect();
        if (!text || box.width === 0 || element.closest('.unseen')) continue;
        const size = parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
        if (size > 0 && size < 10.99) small.add(`${text} ${size} ${element.className}`);
    }
    return [...small];
}"""

PORTRAITS = """all => all.map(each => each.getBoundingClientRect())
    .filter(box => Math.min(box.width, box.height) < 27.5).length"""

NARROW = """all => all.filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => each.closest('button').ariaLabel)"""

BOXES = "all => all.map(each => each.getBoundingClientRect().toJSON())"

CUT_INSIDE = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length"

NAMES = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"

CUT = """all => {
    const room = document.querySelector('.middle').getBoundingClientRect();
    return all.filter(each => {
        each.scrollIntoView({block: 'center'});
        const box = each.getBoundingClientRect(), row = each.closest('.row').getBoundingClientRect();
        const inside = (outer) => box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1
            && box.left >= outer.left - 1 && box.right <= outer.right + 1;
        return !(inside(room) && inside(row));
    }).map(each => each.ariaLabel);
}"""


def opened(server: Server, visit: Visit, screen: str, lang: str = "en", **context: Any) -> Page:
    """The full table on a screen."""
    width, height = SCREENS[screen]
    page = visit(scenario_link(server.url, full_table()), viewport={"width": width, "height": height}, locale=lang,
                 **context)  # fmt: skip
    Player(page).ready()
    page.mouse.move(1, 1)
    return page


@EVERYWHERE
def test_letters_portraits_and_places_are_whole(server: Server, visit: Visit, screen: str, lang: str) -> None:
    page = opened(server, visit, screen, lang)
    tokens = page.locator(".board .token")
    assert tokens.count() >= 55
    assert page.evaluate(LETTERS) == [], "smaller than 11 pixels"
    assert tokens.locator(".art").count() == tokens.count()
    assert tokens.locator(".art").evaluate_all(PORTRAITS) == 0, "smaller than 28 pixels"
    assert tokens.locator(".stats").evaluate_all(NARROW) == [], "numbers are cut"
    assert page.locator(".board .place").count() == 16
    assert page.locator(".board .tile .name").evaluate_all(NAMES) == [], "names are cut"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if screen != "phone":
        assert page.locator(".board .place, .board .token").evaluate_all(CUT) == []


@pytest.mark.parametrize("screen", ["large", "desktop"])
def test_all_planets_are_in_sight_without_scrolling(server: Server, visit: Visit, screen: str) -> None:
    page = opened(server, visit, screen)
    assert page.locator(".middle").evaluate("each => each.scrollHeight <= each.clientHeight")
    seen = page.locator(".board .row h2").all_inner_texts()
    chips = page.locator(".galaxy [data-planet]").evaluate_all("all => all.map(each => each.dataset.planet)")
    assert set(chips) == {"Tatooine", "Yavin 4", "Hoth", "Bespin", "Cloud City", "Kessel", "Ralltiir"}
    assert {name.title() for name in seen} >= set(chips) - {"Ralltiir"}


def test_nothing_serious_stands_in_anybodys_way_on_a_full_table(server: Server, visit: Visit) -> None:
    for screen in ("desktop", "phone"):
        accessible(opened(server, visit, screen))


SPOTS = """all => Object.fromEntries(all.map(each => {
    const box = each.getBoundingClientRect();
    return [each.getAttribute('aria-label').split(',')[0], [box.left, box.top, box.width].map(Math.round).join()];
}))"""


def spots(page: Page) -> dict[str, str]:
    """Where the tiles of all locations are."""
    found: dict[str, str] = page.locator(".board .tile .body").evaluate_all(SPOTS)
    return found


def test_locations_stay_where_they_are_while_cards_come_and_go(server: Server, visit: Visit) -> None:
    page = opened(server, visit, "desktop")
    player = Player(page)
    before = spots(page)
    player.page.locator(".decision [data-verb=battle]", has_text="Mos Eisley").click()
    player.ready()
    tokens = page.locator(".board .token")
    first = tokens.count()
    turn = player.turn
    for _ in range(60):
        if player.turn != turn or (tokens.count() < first - 3):
            break
        player.answer()
        player.ready()
    assert player.turn == turn
    assert tokens.count() < first, "nothing was lost"
    assert spots(page) == before


def test_the_map_leads_to_every_planet(server: Server, visit: Visit) -> None:
    page = opened(server, visit, "small desktop")
    expect(page.locator(".board .row[aria-label=Ralltiir]")).to_have_count(0)
    page.locator(".galaxy [data-planet=Ralltiir]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ralltiir")
    page.keyboard.press("Escape")
    page.locator(".galaxy [data-planet=Kessel]").press("Enter")
    expect(page.locator(".row[aria-label=Kessel] .tile .body")).to_be_focused()
    expect(page.locator(".row[aria-label=Kessel]")).to_be_in_viewport()


def test_a_quiet_planet_with_sites_opens_and_closes_by_touch(server: Server, visit: Visit) -> None:
    s = Scenario()
    s.put("Luke Skywalker", at=s.location("Tatooine: Cantina"))
    for title in ("Yavin 4", "Yavin 4: Docking Bay"):
        s.location(title)
    s.start(turn="light", phase="control")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(scenario_link(server.url, s), **phone)
    Player(page).ready()
    chip, sites = page.locator(".galaxy [data-planet='Yavin 4']"), page.locator(".row[aria-label='Yavin 4'] .place")
    expect(sites).to_have_count(0)
    for count, expanded in ((2, "true"), (0, "false")):
        chip.tap()
        expect(sites).to_have_count(count)
        expect(chip).to_have_attribute("aria-expanded", expanded)


def test_the_hand_is_a_fan_and_a_card_of_it_comes_up_whole(server: Server, visit: Visit) -> None:
    page = opened(server, visit, "small desktop")
    cards = page.locator(".mine .hand button[data-card]")
    faces = cards.locator(".card")
    boxes = [box for box in (face.bounding_box() for face in faces.all()) if box]
    assert len(boxes) == 9
    assert all(a["x"] < b["x"] < a["x"] + a["width"] for a, b in pairwise(boxes)), "they do not overlap"
    assert boxes[-1]["x"] + boxes[-1]["width"] <= 734, "the fan is wider than the table"
    cards.nth(2).hover()
    raised = faces.nth(2).bounding_box()
    assert raised
    assert raised["y"] + raised["height"] <= 768
    cards.nth(2).click()
    expect(page.get_by_role("dialog")).to_contain_text("R2-D2")


@pytest.mark.parametrize("screen", ["large", "desktop", "small desktop"])
def test_what_a_game_begins_with_is_seen_whole_and_stays_so_beside_a_large_card(
    server: Server, visit: Visit, screen: str
) -> None:
    width, height = SCREENS[screen]
    page = start_game(visit(server.url, viewport={"width": width, "height": height}, locale="fr")).page
    offered = page.locator(".offered button")
    assert offered.count() > 3
    mine = page.locator("section.mine").bounding_box()
    boxes = [box for box in (each.bounding_box() for each in offered.all()) if box]
    assert mine
    assert max(box["y"] + box["height"] for box in boxes) <= mine["y"], "some are cut"
    assert len({round(box["y"]) for box in boxes}) == 1, "they do not stand in one line"
    for n in (0, offered.count() // 2, offered.count() - 1):
        page.mouse.move(1, 1)
        offered.nth(n).hover()
        large = page.locator(".zoom")
        expect(large).to_be_visible()
        wait_until_still(large)
        shown = large.bounding_box()
        assert shown
        assert all(shown["y"] >= box["y"] + box["height"] or shown["x"] >= box["x"] + box["width"]
                   or shown["x"] + shown["width"] <= box["x"] for box in boxes), "it covers a choice"  # fmt: skip


def test_four_numbers_of_a_card_are_not_cut(server: Server, visit: Visit) -> None:
    s = Scenario()
    s.put("Boba Fett", at=s.location("Tatooine: Cantina"))
    s.start(turn="dark", phase="control")
    page = visit(scenario_link(server.url, s), viewport={"width": 1440, "height": 900})
    Player(page).ready()
    numbers = page.locator(".board .token .stats")
    expect(numbers.locator("> span")).to_have_count(4)
    assert numbers.evaluate_all(NARROW) == []


@pytest.mark.parametrize(("screen", "least"), [("large", 180), ("desktop", 110), ("small desktop", 110)])
def test_with_few_cards_out_places_are_pictures_and_the_hand_is_whole(
    server: Server, visit: Visit, screen: str, least: int
) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url, viewport={"width": width, "height": height})
    player = start_game(page)
    while "deploy" not in player.verbs():
        player.answer()
        player.ready()
    page.mouse.move(1, 1)
    bodies = page.locator(".board .tile .body").evaluate_all(BOXES)
    assert bodies
    assert all(box["height"] >= least for box in bodies)
    cards = page.locator(".mine .hand .card")
    wait_until_still(cards.last)
    boxes = cards.evaluate_all(BOXES)
    assert len(boxes) >= 7
    assert all(box["bottom"] <= height and box["left"] >= 0 for box in boxes), "a card is cut at the edge"
    destinies = page.locator(".mine .hand .card .destiny").evaluate_all(
        """all => all.map(each => {
            const next = each.closest('li').nextElementSibling;
            return !next || each.getBoundingClientRect().right <= next.getBoundingClientRect().left + 4;
        })"""
    )
    assert len(destinies) >= 3
    assert all(destinies), "a destiny lies under the next card"


@EVERYWHERE
def test_the_other_hand_is_not_cut(server: Server, visit: Visit, screen: str, lang: str) -> None:
    page = opened(server, visit, screen, lang)
    hand = page.locator(".theirs .hand")
    expect(hand.locator("li")).to_have_count(4)
    assert hand.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
    assert hand.locator(".stats").evaluate_all(NARROW) == [], "numbers are cut"
    assert hand.locator("li").evaluate_all(CUT_INSIDE) == 0, "cards are cut"


@EVERYWHERE
def test_every_planet_and_both_hands_are_on_the_screen(server: Server, visit: Visit, screen: str, lang: str) -> None:
    width, height = SCREENS[screen]
    page = opened(server, visit, screen, lang)
    wait_until_still(page.locator(".mine .hand .card").last)
    chips = page.locator(".galaxy [data-planet]").evaluate_all(BOXES)
    theirs = page.locator(".theirs .hand li").evaluate_all(BOXES)
    mine = page.locator(".mine .hand .card").evaluate_all(BOXES)
    assert (len(chips), len(theirs), len(mine)) == (7, 4, 9)
    for box in [*chips, *theirs, *([] if screen == "phone" else mine)]:
        assert box["left"] >= 0
        assert box["right"] <= width
        assert box["top"] >= 0
        assert box["bottom"] <= height
    assert all(box["left"] >= 0 and box["right"] <= width for box in mine)


def test_the_question_on_a_phone_leaves_half_the_table_and_folds(server: Server, visit: Visit) -> None:
    width, height = SCREENS["phone"]
    page = opened(server, visit, "phone", "fr")
    sheet, fold = page.locator("aside.side"), page.get_by_role("button", name="Montrer ou cacher les choix")
    (box,) = sheet.evaluate_all(BOXES)
    assert box["top"] >= height / 2
    assert box["right"] <= width
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".decision button[data-verb]")).to_have_count(0)
    (folded,) = sheet.evaluate_all(BOXES)
    assert folded["top"] >= height * 0.8
    tiles = page.locator(".board .row").first.locator(".tile").evaluate_all(BOXES)
    assert any(box["top"] >= 0 and box["bottom"] <= folded["top"] for box in tiles), "no location is seen whole"
    fold.press("Enter")
    expect(page.locator(".decision button[data-verb]").first).to_be_visible()


def test_the_upper_edge_of_the_hand_stays_in_sight_on_a_phone(server: Server, visit: Visit) -> None:
    page = opened(server, visit, "phone")
    sheet, cards = page.locator("aside.side"), page.locator(".mine .hand button[data-card]")
    for target in (".theirs", ".board .tile"):
        page.locator(target).first.scroll_into_view_if_needed()
        (below,) = sheet.evaluate_all(BOXES)
        for box in cards.evaluate_all(BOXES):
            assert below["top"] - 100 < box["top"] < below["top"] - 30
    cards.first.click(position={"x": 8, "y": 12})
    expect(page.get_by_role("dialog")).to_contain_text("Blaster")


def test_a_swipe_leads_to_the_next_planets_on_a_phone(server: Server, visit: Visit) -> None:
    width, _ = SCREENS["phone"]
    page = opened(server, visit, "phone")
    bands, leaf = page.locator(".board .band"), page.locator(".board .leaf").first
    assert bands.count() >= 5
    for n in (1, 2):
        leaf.evaluate("(each, n) => each.scrollTo({left: n * each.clientWidth, behavior: 'instant'})", n)
        boxes = bands.evaluate_all(BOXES)
        seen = [at for at, box in enumerate(boxes) if box["left"] < width and box["right"] > 0]
        assert seen == [n], "not one system at a time"


def test_a_planet_that_goes_on_in_another_band_is_one_panel(server: Server, visit: Visit) -> None:
    page = opened(server, visit, "desktop")
    rows = page.locator(".board .row[aria-label=Tatooine]")
    names = rows.locator("h2").all_inner_texts()
    assert [name for name in names if name.strip()] == ["TATOOINE"]
    upper, lower = (rows.nth(n).bounding_box() for n in (0, 1))
    assert upper and lower
    assert upper["y"] + upper["height"] >= lower["y"]


SKIES = """all => Object.fromEntries(all.map(each => [each.getAttribute('aria-label'), [
    [...each.querySelectorAll(':scope > svg stop')].map(stop => stop.getAttribute('stop-color')).join(),
    each.querySelectorAll(':scope > svg circle:not([opacity])').length,
]]))"""


def test_every_planet_lies_under_a_sky_of_its_own(server: Server, visit: Visit) -> None:
    skies = opened(server, visit, "large").locator(".board .row:has(> svg)").evaluate_all(SKIES)
    assert set(skies) >= {"Tatooine", "Yavin 4", "Hoth", "Cloud City", "Kessel"}
    assert len({colours for colours, _ in skies.values()}) == len(skies)
    assert [planet for planet, (colours, _) in skies.items() if colours.count(",") < 2] == []
    suns = {planet: suns for planet, (_, suns) in skies.items()}
    assert (suns["Tatooine"], suns["Yavin 4"], suns["Hoth"]) == (2, 1, 1)
