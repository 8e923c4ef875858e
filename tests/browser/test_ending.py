"""The end of a game: who won, how it went, and the moments to see again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, concede, start_game

SCREENS = {"large": (1920, 1080), "desktop": (1440, 900), "small desktop": (1024, 768), "phone": (390, 844)}
TURNS = 7


@pytest.mark.parametrize(
    ("screen", "lang", "concede", "heading"),
    [("desktop", "en", "Concede", "How the game went"), ("phone", "fr", "Abandonner", "Le cours de la partie")],
)
def test_the_course_of_a_game_leads_to_its_moments(
    server: Server, visit: Visit, screen: str, lang: str, concede: str, heading: str
) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url, viewport={"width": width, "height": height}, locale=lang)
    player = start_game(page)
    lost = page.locator("[data-pile$='/lost'] .count")
    while player.turn < TURNS or all(count == "0" for count in lost.all_inner_texts()):
        player.answer()
        player.ready()
    expect(page.locator(".course")).to_have_count(0)
    page.get_by_role("button", name=concede).first.click()
    page.get_by_role("dialog").get_by_role("button", name=concede).click()
    course = page.locator("section.over .course")
    expect(course.locator("h3")).to_have_text(heading)
    expect(course.locator("svg .line")).to_have_count(1)
    moments = course.locator("[data-moment]")
    kinds = moments.evaluate_all("all => all.map(each => each.dataset.moment)")
    assert kinds
    assert set(kinds) <= {"swing", "battle", "drain"}
    accessible(page)
    shown = page.get_by_role("slider")
    now = shown.input_value()
    moments.first.click()
    expect(shown).not_to_have_value(now)


@pytest.mark.parametrize(
    ("screen", "lang", "concede", "fold", "unfold"),
    [("large", "fr", "Abandonner", "Voir la table", "Résultat"),
     ("small desktop", "en", "Concede", "Show the table", "Result"),
     ("phone", "fr", "Abandonner", "Voir la table", "Résultat")],
)  # fmt: skip
def test_the_result_has_the_board_to_itself_until_one_wants_to_see_the_table(
    server: Server, visit: Visit, screen: str, lang: str, concede: str, fold: str, unfold: str
) -> None:
    width, height = SCREENS[screen]
    page = visit(server.url, viewport={"width": width, "height": height}, locale=lang)
    start_game(page).answer("start")
    Player(page).ready()
    page.get_by_role("button", name=concede).first.click()
    page.get_by_role("dialog").get_by_role("button", name=concede).click()
    result, tile = page.locator(".ground > .over"), page.locator(".board .tile").first
    expect(result.get_by_role("button", name=fold)).to_be_visible()
    box = result.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    assert result.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), "some of it is cut"
    expect(tile).to_be_hidden()
    accessible(page)
    result.get_by_role("button", name=fold).press("Enter")
    expect(result).to_have_count(0)
    expect(tile).to_be_visible()
    page.locator("aside .over").get_by_role("button", name=unfold).press("Enter")
    expect(result).to_have_count(1)


def test_sides_are_swapped_and_the_replay_is_shared(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    start_game(page)
    expect(page.get_by_role("button", name="Swap sides")).to_have_count(0)
    concede(page)
    game = page.url.split("/game/")[1].split("#")[0]
    page.get_by_text("Share the replay").click()
    expect(page.get_by_label("Replay", exact=True)).to_have_value(f"{server.url}/replay/{game}")
    before = page.locator("section.mine").get_attribute("aria-label")
    page.get_by_role("button", name="Swap sides").click()
    expect(page.locator("section.over")).to_have_count(0)
    Player(page).ready()
    assert page.url.split("/game/")[1].split("#")[0] != game
    assert page.locator("section.mine").get_attribute("aria-label") != before


def test_a_replay_is_played_on_from_the_moment_that_is_shown(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    player = start_game(page)
    while player.turn < 3:
        player.answer()
        player.ready()
    concede(page)
    page.get_by_role("link", name="Replay with both hands").click()
    on = page.get_by_role("button", name="Play on from here")
    page.get_by_label("Go to a turn").select_option(index=1)
    expect(page.locator(".phases .turn")).to_contain_text("2")
    page.keyboard.press("End")
    expect(on).to_be_disabled()
    page.get_by_label("Go to a turn").select_option(index=1)
    expect(page.locator(".phases .turn")).to_contain_text("2")
    on.click()
    expect(page).to_have_url(re.compile("/game/"))
    assert player.ready()
    assert player.turn == 2
    expect(page.get_by_role("button", name="Hint")).to_have_count(1)
    player.answer()
