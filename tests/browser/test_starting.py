"""Every way to start a game deals the decks that were chosen for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cantina.decks import bundled_deck
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, bundled_decks_at, bundled_decks_of, concede, decks_at, start_game

SIZES = [(1920, 1080), (1440, 900), (1024, 768), (390, 844)]


def decks_of(page: Page, whose: str) -> Locator:
    """The decks that can be chosen."""
    return page.get_by_role("group", name=whose)


def choose(page: Page, deck: str, whose: str = "Your deck") -> None:
    decks_of(page, whose).get_by_role("radio", name=deck).check()


CHOICES = {
    "premiere_light": lambda page: choose(page, "Premiere: Light Side"),
    "panh_light": lambda page: (choose(page, "Premiere: Light Side"), choose(page, "A New Hope: Light Side")),
    "intro_light": lambda page: (choose(page, "Premiere: Light Side"),
                                 choose(page, "Introductory deck: Light Side")),
    "intro_dark": lambda page: (choose(page, "Premiere: Light Side"), page.get_by_label("Dark Side").first.check()),
    "premiere_dark": lambda page: (page.get_by_label("Dark Side").first.check(), choose(page, "Premiere: Dark Side")),
}  # fmt: skip
"""Decks, and what somebody chooses to play them."""


@pytest.mark.parametrize("deck", CHOICES)
def test_the_deck_that_was_chosen_lies_on_the_table(server: Server, visit: Visit, deck: str) -> None:
    page = visit(server.url)
    CHOICES[deck](page)
    player = start_game(page)
    assert bundled_decks_of(player) == [deck]
    assert bundled_decks_at(page)[bundled_deck(deck).side] == deck


def test_a_newcomer_plays_the_introductory_decks(server: Server, visit: Visit) -> None:
    page = start_game(visit(server.url)).page
    assert bundled_decks_at(page) == {"light": "intro_light", "dark": "intro_dark"}
    expect(page.locator(".player.dark .name")).to_have_text("Dark Side · bot (experienced)")


BOTS = [("en", "master", "bot (master)"), ("fr", "maître", "robot (maître)"), ("en", "random", "bot (random)")]


@pytest.mark.parametrize(("lang", "strength", "named"), BOTS)
def test_the_bot_has_one_name_before_and_at_the_table(
    server: Server, visit: Visit, lang: str, strength: str, named: str
) -> None:
    page = visit(server.url, locale=lang)
    page.get_by_role("radio", name=strength).check()
    expect(page.locator(".hero")).to_contain_text(f"({strength})")
    start_game(page)
    expect(page.locator(".player.dark .name")).to_contain_text(named)
    page.goto(server.url)
    expect(page.get_by_role("region", name="Your games" if lang == "en" else "Vos parties")).to_contain_text(named)


def test_the_bot_plays_the_deck_that_is_chosen_for_it(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    choose(page, "A New Hope: Dark Side", "The bot's deck")
    choose(page, "Classic tournament deck: Light Side")
    start_game(page)
    assert bundled_decks_at(page) == {"light": "classic_light", "dark": "panh_dark"}


def test_no_two_boxes_show_the_same_picture(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    expect(page.locator(".setup .box[aria-busy=false]")).to_have_count(8)
    pictures = page.locator(".setup .box .picture svg").evaluate_all("all => all.map(each => each.innerHTML)")
    assert len(pictures) == len(set(pictures)) == 8


def test_the_names_of_the_decks_are_there_before_anything_has_come(server: Server, visit: Visit) -> None:
    held: list[Any] = []
    page = visit("about:blank")
    page.route("**/api/decks", lambda route: held.append(route))
    page.goto(server.url)
    boxes = decks_of(page, "Your deck").locator(".box")
    expect(boxes).to_have_text(["Introductory deck: Light Side", "A New Hope: Light Side", "Premiere: Light Side",
                                "Classic tournament deck: Light Side"])  # fmt: skip
    assert [each.get_attribute("aria-busy") for each in boxes.all()] == ["true"] * 4
    expect(page.locator(".fan .back")).to_have_count(5)
    choose(page, "Premiere: Light Side")
    held[0].continue_()
    expect(boxes.nth(2)).to_have_attribute("aria-busy", "false")
    expect(decks_of(page, "Your deck").get_by_role("radio", name="Premiere: Light Side")).to_be_checked()
    expect(page.locator(".fan .title").first).to_have_text("• Obi-Wan Kenobi")
    assert bundled_decks_of(start_game(page)) == ["premiere_light"]


def test_a_game_is_begun_although_nothing_has_come(server: Server, visit: Visit) -> None:
    visit.allowed = ["Failed to (load|fetch)"]  # what is never answered is broken off in the end
    held: list[Any] = []
    page = visit("about:blank")
    page.route("**/api/decks", lambda route: held.append(route))
    page.goto(server.url)
    choose(page, "Premiere: Light Side")
    start_game(page)
    assert bundled_decks_at(page) == {"light": "premiere_light", "dark": "intro_dark"}


def test_both_friends_play_what_they_chose(server: Server, visit: Visit) -> None:
    host = visit(server.url)
    host.get_by_label("Dark Side").first.check()
    choose(host, "Premiere: Dark Side")
    host.get_by_label("A friend, by link").check()
    host.locator("button.play").click()
    guest = visit(host.get_by_label("Invitation").input_value())
    choose(guest, "A New Hope: Light Side")
    guest.get_by_role("button", name="Take the seat").click()
    concede(guest)
    assert bundled_decks_at(host) == bundled_decks_at(guest) == {"light": "panh_light", "dark": "premiere_dark"}


def test_who_joins_an_open_game_plays_what_he_chose(server: Server, visit: Visit) -> None:
    host = visit(server.url)
    host.get_by_label("Your name").fill("Opener of decks")
    choose(host, "Premiere: Light Side")
    host.get_by_label("Anybody").check()
    host.locator("button.play").click()
    expect(host.get_by_role("heading", name="Waiting for an opponent")).to_be_visible()
    guest = visit(server.url)
    guest.get_by_role("link", name="Opener of decks").click()
    guest.get_by_role("button", name="Take the seat").click()
    concede(guest)
    assert bundled_decks_at(guest) == {"light": "premiere_light", "dark": "intro_dark"}


def test_a_first_game_after_the_academy_is_played_with_the_introductory_decks(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/academy")
    page.get_by_role("button", name="Play with hints").click()
    Player(page).ready()
    assert bundled_decks_at(page) == {"light": "intro_light", "dark": "intro_dark"}


@pytest.mark.parametrize("deck", ["premiere_dark", "panh_light"])
def test_play_beside_a_deck_of_the_collection_chooses_it(server: Server, visit: Visit, deck: str) -> None:
    names = {"premiere_dark": "Premiere: Dark Side", "panh_light": "A New Hope: Light Side"}
    page = visit(server.url + "/decks")
    page.get_by_role("link", name=f"Play {names[deck]}").click()
    expect(decks_of(page, "Your deck").get_by_role("radio", name=names[deck])).to_be_checked()
    assert bundled_decks_of(start_game(page)) == [deck]


def test_a_pasted_list_is_dealt(server: Server, visit: Visit) -> None:
    cards = Counter({"1_26": 30, "1_28": 28, "1_19": 1, "1_128": 1})
    page = visit(server.url)
    page.get_by_label("My own deck list").check()
    listed = "\n".join(f"{copies}x [{card}]" for card, copies in cards.items())
    page.get_by_label("Paste a deck list").fill("Side: Light\n" + listed)
    expect(page.get_by_text("60 cards, ready to play.")).to_be_visible()
    start_game(page)
    assert decks_at(page)["light"] == cards


def test_a_deck_is_pasted_and_its_problems_listed(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_label("My own deck list").check()
    page.get_by_label("Paste a deck list").fill("Side: Light\n3x Luke [101_2]\n1x Nobody At All\n")
    expect(page.locator(".deck .error li").filter(has_text="Nobody At All")).to_have_count(1)


def test_a_deck_is_looked_at_when_nobody_types_any_more(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_label("My own deck list").check()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/decks/check") else None)
    page.get_by_label("Paste a deck list").press_sequentially("1x Nobody At All")
    assert asked == []
    page.clock.run_for(1000)
    expect(page.locator(".deck .error li").filter(has_text="Nobody At All")).to_have_count(1)
    assert len(asked) == 1


def test_a_refusal_of_a_deck_is_shown(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    visit.allowed = ["429"]
    refusal = {"error": {"code": "too-fast", "en": "too many requests", "fr": "trop de demandes"}}
    page.route("**/api/decks/check", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_label("My own deck list").check()
    page.get_by_label("Paste a deck list").fill("1x Nobody At All")
    expect(page.locator(".deck .error")).to_have_text("too many requests")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_to_choose_is_inside_the_screen(
    server: Server, visit: Visit, size: tuple[int, int], lang: str
) -> None:
    page = visit(server.url, viewport={"width": size[0], "height": size[1]}, locale=lang)
    expect(page.locator(".setup .box[aria-busy=false]")).to_have_count(8)
    play = page.locator("button.play").bounding_box()
    assert play and play["y"] + play["height"] <= size[1]
    outside = page.locator(".setup :is(.box, .box strong, .pick, button, select, input:not(.over))").evaluate_all(
        """all => all.map(each => [each.textContent, each.getBoundingClientRect()])
            .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.width < 1).map(([text]) => text)"""
    )
    assert outside == []
    cut = page.locator(".setup .box").evaluate_all(
        "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.textContent)"
    )
    assert cut == []
    accessible(page)


def test_a_game_is_chosen_by_keyboard(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    decks_of(page, "Your deck").get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.get_by_role("group", name="Strength").get_by_role("radio", name="experienced").focus()
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play with these choices").press("Enter")
    Player(page).ready()
    assert bundled_decks_at(page) == {"light": "premiere_light", "dark": "intro_dark"}
    expect(page.locator(".player.dark .name")).to_have_text("Dark Side · bot (random)")


def test_my_games_show_how_they_ended_and_with_which_decks(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    choose(page, "Premiere: Light Side")
    start_game(page)
    concede(page)
    page.goto(server.url)
    row = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row.locator(".outcome")).to_have_text("lost")
    expect(row).to_contain_text("against a bot (experienced)")
    expect(row.locator(".with")).to_have_text("Premiere: Light Side – Introductory deck: Dark Side")
    page.get_by_role("link", name="Decks").click()
    box = page.get_by_role("listitem").filter(has_text="Premiere: Light Side")
    expect(box.locator(".results")).to_have_text("0 wins, 1 loss")
    other = page.get_by_role("listitem").filter(has_text="A New Hope: Light Side")
    expect(other.locator(".results")).to_have_text("not played yet")
