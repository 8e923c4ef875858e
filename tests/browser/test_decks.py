"""Decks are made here: built, kept, shared and played."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, bundled_decks_of, cards_of

LIST = "30 Rebel Guard\nRebel Trooper x20\nLuke Skywalker\nTatooine: Cantina\n"


def brought(page: Page, text: str = LIST) -> Page:
    """The builder with a pasted list."""
    page.get_by_label("Paste a deck list").fill(text)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_label("Name of the deck")).to_be_visible()
    return page


def test_a_deck_is_built_kept_and_played(server: Server, visit: Visit) -> None:
    page = brought(visit(server.url + "/decks"))
    size, play = page.locator(".size"), page.get_by_role("button", name="Try this deck")
    expect(size).to_have_text("52 / 60 cards")
    expect(page.get_by_text("the deck has 52 cards, not 60")).to_be_visible()
    expect(play).to_be_disabled()
    page.get_by_label("Name of the deck").fill("Guards")
    page.get_by_role("button", name="+ Tatooine", exact=True).click()  # suggested, because of its Cantina
    page.get_by_role("searchbox").fill("obi-wan kenobi")
    page.get_by_role("button", name="Add Obi-Wan Kenobi (0 in the deck)").click()
    for count in range(20, 26):
        page.get_by_role("button", name=f"Add Rebel Trooper ({count} in the deck)").click()
    expect(size).to_have_text("60 / 60 cards")
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Guards")
    play.click()
    player = Player(page)
    player.ready()
    assert cards_of(player) <= {"Rebel Guard", "Rebel Trooper", "Luke Skywalker", "Obi-Wan Kenobi", "Tatooine",
                                "Tatooine: Cantina"}  # fmt: skip


def test_a_shared_deck_becomes_the_others_own(server: Server, visit: Visit) -> None:
    page = brought(visit(server.url + "/decks"))
    page.get_by_label("Name of the deck").fill("À moi & toi")
    page.get_by_role("tab", name="Share").click()
    link = page.get_by_label("Link to this deck").input_value()
    other = visit(link, locale="fr")
    expect(other.get_by_label("Nom du deck")).to_have_value("À moi & toi")
    expect(other.locator(".size")).to_have_text("52 / 60 cartes")
    other.get_by_role("link", name="Mes decks").click()
    expect(other.get_by_role("link", name="À moi & toi")).to_be_visible()
    torn = visit(server.url + "/decks#light")
    expect(torn.get_by_role("alert")).to_contain_text("holds no deck")


def test_a_deck_of_ones_own_is_chosen_for_a_game(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    page.get_by_role("button", name="Premiere: Light Side").click()
    page.get_by_label("Name of the deck").fill("My Premiere")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_label("Your deck").select_option(label="My Premiere")
    page.get_by_role("button", name="Play", exact=True).click()
    player = Player(page)
    player.ready()
    assert bundled_decks_of(player) == ["premiere_light"]


def test_a_deck_is_downloaded_in_other_formats(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    page.get_by_role("button", name="Premiere: Dark Side").click()
    page.get_by_role("tab", name="Share").click()
    with page.expect_download() as done:
        page.get_by_role("button", name="Holotable").click()
    assert done.value.suggested_filename.endswith(".htd")
    assert 'card "/starwars/Premiere-Dark/' in done.value.path().read_text()


def test_a_deck_on_trial_is_reported(server: Server, visit: Visit) -> None:
    rate = {"won": 3, "lost": 1, "drawn": 0, "share": 0.75, "low": 0.3, "high": 0.954}
    steps = [{"done": n, "total": 4} for n in range(5)]
    pages = {"en": "<!doctype html><title>Report</title><h1>How it did</h1>", "fr": "<h1>Ce qu’il a fait</h1>"}
    told = "".join(json.dumps(line) + "\n" for line in (*steps, {"report": {"rate": rate}, "pages": pages}))
    page = visit(server.url + "/decks")
    page.route("**/api/decks/try", lambda route: route.fulfill(body=told, content_type="application/x-ndjson"))
    page.get_by_role("button", name="Premiere: Light Side").click()
    page.get_by_role("tab", name="Test").click()
    page.get_by_role("button", name="Let bots play it").click()
    expect(page.get_by_text("75% of the games won (3 of 4)")).to_be_visible()
    expect(page.get_by_text("With 95% certainty between 30% and 95.4%.")).to_be_visible()
    page.get_by_role("tab", name="Curves").click()  # what came of it stays there
    page.get_by_role("tab", name="Test").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open the report").click()
    expect(opened.value.get_by_role("heading", name="How it did")).to_be_visible()
    with page.expect_download() as done:
        page.get_by_role("link", name="Download").click()
    assert done.value.path().read_text() == pages["en"]


def test_a_trial_that_is_refused_says_why(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    visit.allowed = ["503"]
    error = {"code": "full", "en": "all places are taken", "fr": "toutes les places sont prises"}
    page.route("**/api/decks/try", lambda route: route.fulfill(status=503, json={"error": error}))
    page.get_by_role("button", name="Premiere: Light Side").click()
    page.get_by_role("tab", name="Test").click()
    page.get_by_role("button", name="Let bots play it").click()
    expect(page.get_by_role("alert")).to_have_text("all places are taken")


def test_the_builder_is_accessible(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks", locale="fr", viewport={"width": 390, "height": 844})
    accessible(page)
    page.get_by_role("button", name="Deck d’initiation : côté lumineux").click()
    for tab in ("Cartes", "Courbes", "Main", "Essai", "Partager"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        accessible(page)
