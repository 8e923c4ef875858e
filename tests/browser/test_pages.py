"""The other pages: home, sandbox, rulebook, cards, replay; all of them readable by everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, start_game
from tests.browser.sandbox import BATTLE, CROWDED, sandbox_link

PAGES = [("/", "en"), ("/", "fr"), ("/rules", "fr"), ("/rules/battle", "en"), ("/cards", "fr"), ("/cards/1_28", "en"),
         ("/sandbox", "en"), ("/nowhere", "fr")]  # fmt: skip


@pytest.mark.parametrize(("path", "lang"), PAGES)
def test_pages_are_accessible(server: Server, visit: Visit, path: str, lang: str) -> None:
    page = visit(server.url + path, locale=lang)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    accessible(page)


def test_the_table_is_accessible_in_all_its_states(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    page.get_by_role("button", name="Play this position").click()
    player = Player(page)
    player.ready()
    player.answer("battle")
    player.ready()
    accessible(page)
    page.locator(".scene .token").first.click()
    page.get_by_role("button", name="Why not…?").click()
    page.wait_for_selector(".reasons")
    accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Links to this table").click()
    accessible(page)


def test_the_start_of_a_game_is_accessible(server: Server, visit: Visit) -> None:
    page = start_game(visit(server.url, locale="fr")).page
    expect(page.locator(".offered")).to_be_visible()
    accessible(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_crowded_table_is_accessible(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(server.url + sandbox_link(CROWDED), viewport={"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Play this position").click()
    Player(page).ready()
    accessible(page)


def test_waiting_and_joining_are_accessible(server: Server, visit: Visit) -> None:
    first = visit(server.url)
    first.get_by_label("A friend, by link").check()
    first.locator("button.play").click()
    invitation = first.get_by_label("Invitation").input_value()
    accessible(first)
    second = visit(invitation)
    expect(second.get_by_role("button", name="Take the seat")).to_be_visible()
    accessible(second)


def test_a_replay_shows_both_hands(server: Server, visit: Visit) -> None:
    player = start_game(visit(server.url))
    for _ in range(10):
        player.answer()
        player.ready()
    page = player.page
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("link", name="Replay with both hands").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    for hand in (".mine .hand", ".theirs .hand"):
        expect(page.locator(f"{hand} [data-card] .title").first).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    accessible(page)


def test_a_position_is_built_linked_and_played(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/sandbox")
    for title in ("Tatooine: Jawa Camp", "Rebel Trooper", "Stormtrooper", "Shistavanen Wolfman"):
        page.get_by_role("searchbox", name="Find a card").fill(title)
        page.locator(".add li button", has_text=title).first.click()
        if ":" not in title:
            page.get_by_label("Where").select_option("at")
        page.get_by_role("button", name="Put it there").click()
    page.get_by_role("button", name="Battle", exact=True).click()
    link = page.get_by_label("Link to this position").input_value()
    other = visit(link)
    expect(other.get_by_role("button", name="Remove Stormtrooper")).to_be_visible()
    other.get_by_role("button", name="Play this position").click()
    player = Player(other)
    player.ready()
    step = player.step
    player.answer("battle")
    other.get_by_role("button", name="Undo").click()
    expect(other.locator(".decision")).to_have_attribute("data-step", str(step))
    other.get_by_role("button", name="Redo").click()
    expect(other.get_by_role("region", name="Battle at Tatooine: Jawa Camp", exact=True)).to_be_visible()
    with other.expect_download() as saved:
        other.get_by_role("button", name="Links to this table").click()
        other.get_by_role("button", name="Save as a scenario file").click()
    page.get_by_label("Open a scenario file").set_input_files(saved.value.path())
    expect(page.get_by_role("region", name="Battle at Tatooine: Jawa Camp", exact=True)).to_be_visible()


def test_a_sandbox_finds_titles_first_and_is_found_again(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    page.get_by_role("searchbox", name="Find a card").fill("rebel pilot")
    expect(page.locator(".add li").first).to_contain_text("Rebel Pilot")
    page.get_by_role("button", name="Remove Shistavanen Wolfman").click()
    page.get_by_role("button", name="Play this position").click()
    Player(page).ready()
    page.go_back()
    expect(page.get_by_role("button", name="Remove Stormtrooper")).to_be_visible()
    expect(page.get_by_role("button", name="Remove Shistavanen Wolfman")).to_have_count(0)


def test_a_weapon_is_put_on_somebody_who_can_hold_it(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(BATTLE))
    page.get_by_role("searchbox", name="Find a card").fill("blaster rifle")
    page.locator(".add li button").first.click()
    hosts = page.get_by_label("Which one").locator("option")
    expect(hosts.first).to_be_attached()
    assert not [title for title in hosts.all_inner_texts() if ":" in title]


def test_the_rulebook_is_searched(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/rules")
    page.get_by_label("Search the rulebook").fill("force drain")
    page.locator(".index li a").first.click()
    expect(page.locator("article h2")).to_have_text("Force drain")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Règles")).to_be_visible()


def test_cards_are_filtered(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/cards")
    page.get_by_label("Side", exact=True).select_option("dark")
    page.get_by_label("Kind", exact=True).select_option("weapon")
    page.get_by_label("Search title and text").fill("blaster")
    expect(page.locator(".grid a").first).to_have_attribute("aria-label", re.compile("[Bb]laster"))
    assert page.locator(".grid .face.dark").count() == page.locator(".grid a").count()
    title = page.locator(".grid .title").first.inner_text().lstrip("• ")
    page.locator(".grid a").first.click()
    expect(page.locator("#card-page h2")).to_have_text(title)
    expect(page.locator("#card-page [lang=fr] p").first).to_be_visible()


def test_what_a_card_costs_is_said_once_and_above_all_else(server: Server, visit: Visit) -> None:
    face = visit(f"{server.url}/cards/1_168").locator("#card-page .face").first
    expect(face.locator("header .cost")).to_have_text("Deploy6")
    expect(face.locator("footer .stat")).to_have_count(3)
    expect(face.get_by_label("Deploy", exact=True)).to_have_count(1)


def test_cards_and_entries_of_the_rulebook_lead_to_each_other(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/cards/1_168")
    page.get_by_role("link", name="Darth Vader (card face)").click()
    expect(page.locator("article h2")).to_have_text("Darth Vader (card face)")
    page.get_by_role("link", name="Darth Vader", exact=True).click()
    expect(page.locator("#card-page h2")).to_have_text("Darth Vader")
