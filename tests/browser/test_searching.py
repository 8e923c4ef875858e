"""Rules and cards are found by what people type, and lead to each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.glossary.test_glossary import QUESTIONS


def test_the_rulebook_answers_what_people_type(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/rules")
    box, first = page.get_by_role("searchbox"), page.locator(".index li a").first
    for query, entry in QUESTIONS.items():
        box.fill(query)
        expect(first, query).to_have_attribute("href", f"/rules/{entry}")


def test_a_question_without_an_answer_finds_nothing(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/rules", locale="fr")
    page.get_by_role("searchbox").fill("bataille zyzzyva")
    expect(page.locator(".index li")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".index li")).to_have_count(444)


CARDS = {
    "luke": "Luke", "luke skywalker": "Luke Skywalker", "sabre de Luke": "Luke's Lightsaber",
    "faucon": "Millennium Falcon",
    "stormtroopers": "Stormtrooper", "stromtrooper": "Stormtrooper", "obiwan": "Obi-Wan Kenobi",
    "rebel pilot": "Rebel Pilot", "x-wing": "X-wing", "xwing": "X-wing",
}  # fmt: skip


def first_card(page: Page, query: str, title: str) -> None:
    page.get_by_role("searchbox").first.fill(query)
    expect(page.locator(".grid a").first, query).to_have_attribute("aria-label", re.compile(f"^{re.escape(title)}"))


@pytest.mark.parametrize(("query", "title"), CARDS.items())
def test_cards_are_found_by_what_people_type(server: Server, visit: Visit, query: str, title: str) -> None:
    first_card(visit(f"{server.url}/cards"), query, title)


def test_a_card_names_the_entries_that_explain_its_words(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/rules/force-drain")
    expect(page.get_by_role("heading", name=re.compile(r"\d+ cards say this"))).to_be_visible()
    title = page.locator("article ul.chips a[href^='/cards/']").first.inner_text()
    page.locator("article ul.chips a[href^='/cards/']").first.click()
    expect(page.locator("#card-page h2")).to_have_text(title)
    page.locator("#card-page").get_by_role("link", name="Force drain", exact=True).click()
    expect(page.locator("article h2")).to_have_text("Force drain")


def test_the_home_page_does_without_the_search(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert [each for each in fetched if "assets/sprite-" in each]
    assert not [each for each in fetched if re.search(r"assets/lazy-|rulebook", each)]
