"""A newcomer in the academy: by mouse through all of it, by keyboard, by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from cantina.academy import lesson, lessons
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AWAKE = ".frame:not(:has(.decision[data-asleep]))"


def texts(id: str) -> list[str]:
    """The steps that somebody reads, in English."""
    return [each.en for each in lesson(id).steps if each.en]


def acts(id: str) -> list[bool]:
    return [each.for_learner for each in lesson(id).steps if each.en]


def coach(page: Page, step: int) -> Locator:
    return page.locator(f".coach[data-step='{step}']")


def through(page: Page, id: str, onward: Callable[[], None], act: Callable[[], None]) -> None:
    """The whole lesson, up to its last word."""
    for n, (text, acting) in enumerate(zip(texts(id), acts(id), strict=True)):
        expect(coach(page, n)).to_contain_text(text)
        if acting:
            act()
        elif n < len(texts(id)) - 1:
            onward()


def click_wanted(page: Page) -> None:
    """Click what beckons: the option of the panel, or the button in the corner."""
    page.locator(f"{AWAKE} :is(.decision, .onward) [data-beckon=act]").first.click()


def click_onward(page: Page) -> None:
    page.locator(".onward .go").click()


def test_a_newcomer_finishes_the_academy_by_mouse(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("link", name="New here?").click()
    expect(page.get_by_role("status")).to_have_text(f"0 of {len(lessons())} lessons done")
    page.get_by_role("link", name="What you play for").click()
    for each in lessons():
        expect(page).to_have_url(f"{server.url}/academy/{each.id}")
        through(page, each.id, lambda: click_onward(page), lambda: click_wanted(page))
        click_onward(page)
    expect(page).to_have_url(f"{server.url}/academy")
    expect(page.get_by_role("status")).to_have_text(f"{len(lessons())} of {len(lessons())} lessons done")


def test_a_lesson_is_done_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/deploying")

    def act() -> None:
        wanted = page.locator(f"{AWAKE} :is(.decision, .onward) [data-beckon=act]").first
        page.keyboard.press((wanted.get_attribute("aria-keyshortcuts") or "").split(" ")[-1])

    through(page, "deploying", lambda: page.keyboard.press("Space"), act)
    page.keyboard.press("Space")
    expect(page).to_have_url(f"{server.url}/academy/drains")


def test_a_lesson_is_done_on_a_phone_by_touch(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/battle", **PHONE)
    through(page, "battle", lambda: page.locator(".onward .go").tap(),
            lambda: page.locator(f"{AWAKE} :is(.decision, .onward) [data-beckon=act]").first.tap())  # fmt: skip
    accessible(page)


def test_a_card_that_beckons_can_be_clicked_as_well(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/deploying")
    click_onward(page)
    page.locator(f"{AWAKE} .hand [data-beckon=act]").click()
    expect(coach(page, 2)).to_be_visible()
    page.locator(f"{AWAKE} .hand [data-beckon=act]").click()
    page.locator(f"{AWAKE} .board [data-beckon=act]").click()
    page.locator(".inspector [data-beckon=act]").or_(coach(page, 4)).first.wait_for()
    expect(coach(page, 4)).to_be_visible()


def test_who_does_something_else_is_told_so_kindly_and_takes_it_back(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/goal")
    for _ in range(3):
        click_onward(page)
    expect(coach(page, 3)).to_be_visible()
    page.locator(f"{AWAKE} .onward [data-verb=pass]").click()
    if page.locator(".onward .warned").count():
        page.locator(".onward .warned").click()
    expect(page.locator(".coach .strayed")).to_contain_text("here you could have won")
    expect(page.locator(".decision")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    expect(coach(page, 3)).to_contain_text(texts("goal")[3])
    click_wanted(page)
    expect(coach(page, 4)).to_contain_text("you have won")


def test_a_lesson_goes_on_where_it_was_left_and_can_begin_anew(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/force")
    click_onward(page)
    click_onward(page)
    click_wanted(page)
    expect(coach(page, 3)).to_be_visible()
    page.get_by_role("link", name="Academy").click()
    expect(page.get_by_role("link", name="The Force, turn by turn")).to_contain_text("go on")
    page.reload()
    page.get_by_role("link", name="The Force, turn by turn").click()
    expect(coach(page, 3)).to_be_visible()
    page.get_by_role("button", name="Begin this lesson anew").click()
    expect(coach(page, 0)).to_be_visible()


def test_a_lesson_whose_game_is_gone_begins_anew(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy")
    page.evaluate("""localStorage.setItem('cantina.academy',
        '[{"id": "goal", "game": "gone", "token": "gone", "read": 2, "done": true}]')""")
    page.goto(f"{server.url}/academy/goal")
    expect(coach(page, 0)).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['cantina.academy'])[0].done") is True


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_academy_is_accessible(server: Server, visit: Visit, lang: str) -> None:
    page = visit(f"{server.url}/academy", locale=lang)
    expect(page.locator("ol a")).to_have_count(len(lessons()))
    accessible(page)
    page.goto(f"{server.url}/academy/goal")
    expect(coach(page, 0)).to_be_visible()
    accessible(page)


def test_the_first_game_has_hints_that_fall_away_and_can_be_stopped(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy")
    page.evaluate("localStorage['cantina.advice'] = JSON.stringify({'advice-activate': 3})")
    page.get_by_role("button", name="Play with hints").click()
    player = Player(page)
    seen: list[str] = []
    for _ in range(6):
        assert player.ready()
        seen += page.locator(".advice p").all_inner_texts()
        player.answer()
    assert any("Your game begins at a location" in each for each in seen)
    assert not any("Activate as much as you may" in each for each in seen), "it was given three times before"
    page.evaluate("localStorage['cantina.advice'] = '{}'")
    while page.locator(".advice").count() == 0:
        assert player.ready(), "no hint came in a whole game"
        player.answer()
    page.get_by_role("button", name="No more hints").click()
    expect(page.locator(".advice")).to_have_count(0)
    for _ in range(4):
        player.ready()
        assert page.locator(".advice").count() == 0
        player.answer()


def test_words_of_the_game_explain_themselves_on_hover_and_focus(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/goal")
    click_onward(page)
    note = page.locator(".word-note")
    word = page.locator(".coach [data-word=life-force]")
    word.hover()
    expect(note).to_contain_text("Whoever has none left has lost.")
    page.mouse.move(5, 5)
    expect(note).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator(".coach [data-word=force-pile]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(note).to_contain_text("It pays costs")
    expect(note.get_by_role("link", name="The rule")).to_have_attribute("href", "/rules/force-pile")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.locator(".phases [data-word=battle-phase]").hover()
    expect(note).to_contain_text("Fourth phase of a turn")
    accessible(page)


def test_words_explain_themselves_to_a_finger_in_french(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/academy/battle", **PHONE, locale="fr")
    page.locator(".coach [data-word=ability]").tap()
    expect(page.locator(".word-note")).to_contain_text("Le don de la Force")
    expect(page.locator(".word-note")).to_be_in_viewport(ratio=1)
    accessible(page)
    page.locator(".coach progress").tap()
    expect(page.locator(".word-note")).to_have_count(0)
