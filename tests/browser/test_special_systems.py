"""What the table shows of the special systems, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from cantina.testing import Scenario
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player
from tests.browser.sandbox import scenario_link

SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
BOTH = pytest.mark.parametrize(("screen", "lang"), [("desktop", "en"), ("phone", "fr")])


def opened(server: Server, visit: Visit, s: Scenario, screen: str, lang: str) -> Page:
    """A scenario at the table; nothing serious stands in anybody's way there, and nothing is wider than the screen."""
    width, height = SCREENS[screen]
    page = visit(scenario_link(server.url, s), viewport={"width": width, "height": height}, locale=lang)
    Player(page).ready()
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return page


FLIP = {"en": ("Met: The opponent does not control", "Not met: You control", "0 of 3",
               "1 of 2 conditions for flipping met", "Flips back to Ralltiir Operations if",
               "The opponent controls at least 2"),
        "fr": ("Remplie : L'adversaire ne contrôle", "Pas remplie : Vous contrôlez", "0 sur 3",
               "1 condition remplie sur 2 pour se retourner", "Revient à Ralltiir Operations si",
               "L'adversaire contrôle au moins 2")}  # fmt: skip


@BOTH
def test_an_objective_tells_what_would_flip_it(server: Server, visit: Visit, screen: str, lang: str) -> None:
    met, open_, count, progress, back, other = FLIP[lang]
    s = Scenario()
    s.objective("dark", "Ralltiir Operations")
    s.location("Ralltiir")
    s.start(turn="dark", phase="control")
    page = opened(server, visit, s, screen, lang)
    beside = page.locator(".board .flips")
    expect(beside.locator("li.met")).to_contain_text(met)
    expect(beside.locator("li.open")).to_contain_text(open_)
    expect(beside.locator("li.open b")).to_have_text(count)
    card = page.locator(".board button[data-card]", has_text="Ralltiir Operations")
    assert progress in (card.get_attribute("aria-label") or "")
    card.click()
    shown = page.get_by_role("dialog")
    expect(shown.locator("li.met")).to_contain_text(met)
    shown.get_by_text(back).click()
    expect(shown.get_by_text(other).first).to_be_visible()
