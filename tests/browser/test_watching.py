"""Proofs at the table: from the sentence in the rulebook to the steps that prove it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cantina.proofs.archive import bundled_proofs
from cantina.proofs.choosing import length
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit

STATEMENT = "battle-destiny.1"


def steps(statement: str = STATEMENT) -> int:
    """How many steps there are beyond the first."""
    return length(bundled_proofs().scenes(bundled_proofs().index.statements[statement][0])) - 1


def shown(page: Page) -> tuple[str, str]:
    """What is told of the step, and the table."""
    return page.locator(".telling").inner_text(), page.locator("main").inner_text()


@pytest.mark.parametrize(("lang", "button", "sentence", "onward"), [
    ("en", "Watch it: battle-destiny.1", "Battle destiny is drawn in the power segment", "One step on"),
    ("fr", "Voir : battle-destiny.1", "La destinée de bataille se tire pendant", "Un pas en avant"),
])  # fmt: skip
def test_a_sentence_of_the_rulebook_is_watched(server: Server, visit: Visit, lang: str, button: str, sentence: str,
                                                 onward: str) -> None:  # fmt: skip
    page = visit(f"{server.url}/rules/battle-destiny", locale=lang)
    page.get_by_role("link", name=button, exact=True).click()
    expect(page.locator(".sentence")).to_contain_text(sentence)
    expect(page).to_have_url(f"{server.url}/watch/{STATEMENT}")
    first = shown(page)
    page.get_by_role("button", name=onward).click()
    expect(page.get_by_role("slider")).to_have_value("1")
    assert shown(page)[0] != first[0] and shown(page)[1] != first[1]
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    assert shown(page) == first
    page.locator(".back a").first.click()
    expect(page.locator(f"[id='{STATEMENT}']")).to_be_in_viewport()


def test_a_proof_plays_by_itself_to_its_end(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/watch/{STATEMENT}")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("slider")).to_have_value(str(steps()))
    expect(page.get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_watching_is_accessible_and_can_be_shared(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(f"{server.url}/watch/{STATEMENT}/1", viewport={"width": size[0], "height": size[1]})
    expect(page.locator(".sentence")).to_be_visible()
    page.keyboard.press("ArrowRight")
    accessible(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to this example")).to_have_value(f"{server.url}/watch/{STATEMENT}/1")
    accessible(page)


def test_several_proofs_stand_side_by_side(server: Server, visit: Visit) -> None:
    statement, tests = next((id, tests) for id, tests in bundled_proofs().index.statements.items() if len(tests) > 1)
    page = visit(f"{server.url}/watch/{statement}")
    examples = page.get_by_role("navigation", name="Examples").get_by_role("link")
    expect(examples).to_have_count(len(tests))
    examples.nth(1).click()
    expect(page).to_have_url(f"{server.url}/watch/{statement}/2")
    expect(examples.nth(1)).to_have_attribute("aria-current", "page")
    assert page.get_by_role("slider").get_attribute("max") == str(length(bundled_proofs().scenes(tests[1])) - 1)


def test_the_whole_book_is_watched_statement_by_statement(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/watch/{STATEMENT}")
    said = page.locator(".sentence").inner_text()
    page.get_by_role("link", name="Next statement").click()
    expect(page.locator(".sentence")).not_to_have_text(said)
    page.get_by_role("link", name="Previous statement").click()
    expect(page.locator(".sentence")).to_have_text(said)


def test_a_statement_without_a_proof_says_so(server: Server, visit: Visit) -> None:
    visit.allowed = ["404"]
    page = visit(f"{server.url}/watch/battle.99")
    expect(page.locator(".error")).to_contain_text("battle.99")
