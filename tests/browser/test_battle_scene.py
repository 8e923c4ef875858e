"""A battle over the whole board: faces, destinies, totals; and back to the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player
from tests.browser.sandbox import BATTLE, SHOWCASE, Draft, sandbox_link

SCREENS = {"desktop": (1440, 900), "small desktop": (1024, 768), "phone": (390, 844)}


def fought(server: Server, visit: Visit, screen: str, lang: str = "en", draft: Draft = BATTLE) -> Player:
    """A battle has begun."""
    width, height = SCREENS[screen]
    page = visit(server.url + sandbox_link(draft), viewport={"width": width, "height": height}, locale=lang)
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    expect(page.locator(".scene")).to_have_count(0)
    player.answer("battle")
    player.ready()
    return player


def totals(page: Page) -> list[str]:
    return page.locator(".scene .total-power").all_inner_texts()


@pytest.mark.parametrize(
    ("screen", "lang", "fold"),
    [("desktop", "fr", "Voir la table"), ("small desktop", "en", "Show the table"), ("phone", "fr", "Voir la table")],
)
def test_a_battle_has_the_board_to_itself(server: Server, visit: Visit, screen: str, lang: str, fold: str) -> None:
    page = fought(server, visit, screen, lang).page
    scene, board = page.locator(".scene"), page.locator(".board .tile").first
    expect(scene.locator("h2")).to_have_text("Jawa Camp")
    expect(scene.locator(".fighter")).to_have_count(4)
    expect(scene.locator(".token", has_text="Blaster")).to_have_count(1)
    assert totals(page) == ["2", "3"]
    expect(board).to_be_hidden()
    box = scene.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SCREENS[screen][0]
    accessible(page)
    scene.get_by_role("button", name=fold).click()
    expect(scene).to_have_count(0)
    expect(board).to_be_visible()
    page.locator("section.battle .button").click()
    expect(scene).to_have_count(1)


def test_destinies_are_turned_over_and_forfeits_leave(server: Server, visit: Visit) -> None:
    player = fought(server, visit, "desktop", draft=SHOWCASE)
    page = player.page
    scene, drawn = page.locator(".scene"), page.locator(".scene .drawn")
    expect(drawn).to_have_count(0)
    turned = forfeited = 0
    for _ in range(40):
        if scene.count() == 0:
            break
        turned = max(turned, drawn.count())
        verbs = player.verbs()
        if "forfeit" in verbs:
            lit = scene.locator(".fighter > .stack > button.able[data-card]").first
            card = lit.get_attribute("data-card")
            lit.click()
            expect(scene.locator(f".fighter [data-card='{card}']")).to_have_count(0)
            forfeited += 1
        else:
            player.answer(next((verb for verb in ("draw-destiny", "pass", "done") if verb in verbs), None))
        player.ready()
    assert turned >= 1
    assert forfeited >= 1
    expect(scene).to_have_count(0)
    expect(page.locator(".board .tile").first).to_be_visible()
