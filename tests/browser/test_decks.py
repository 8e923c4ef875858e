"""Decks are made here: built, kept, shared and played."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from playwright.sync_api import Page, Route, expect

from cantina.decks import bundled_deck, read_deck, standard_catalog
from cantina.model.card import Definition
from cantina.text.render import card_text
from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, bundled_decks_at, concede, decks_at, start_game

LIST = "30 Rebel Guard\nRebel Trooper x20\nLuke Skywalker\nTatooine: Cantina\n"


def brought(page: Page, text: str = LIST) -> Page:
    """The builder with a pasted list."""
    page.get_by_label("Paste a deck list").fill(text)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_label("Name of the deck")).to_be_visible()
    return page


def copied(page: Page, name: str) -> Page:
    """The builder with a copy of a bundled deck."""
    page.get_by_role("button", name=f"Copy {name}").click()
    return page


def test_a_deck_is_built_kept_and_played(server: Server, visit: Visit) -> None:
    page = brought(visit(server.url + "/decks"))
    size, play = page.locator(".size"), page.get_by_role("button", name="Try this deck")
    expect(size).to_have_text("52 / 60 cards")
    expect(page.get_by_text("the deck has 52 cards, not 60")).to_be_visible()
    expect(play).to_be_disabled()
    page.get_by_label("Name of the deck").fill("Guards")
    page.get_by_role("button", name="+ Tatooine", exact=True).click()  # suggested, because of its Cantina
    page.get_by_role("searchbox").first.fill("obi-wan kenobi")
    page.get_by_role("button", name="Add Obi-Wan Kenobi (0 in the deck)").click()
    for count in range(20, 26):
        page.get_by_role("button", name=f"Add Rebel Trooper ({count} in the deck)").click()
    expect(size).to_have_text("60 / 60 cards")
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Guards")
    play.click()
    Player(page).ready()
    guards = {"1_26": 30, "1_28": 26, "1_19": 1, "1_21": 1, "1_127": 1, "1_128": 1}
    assert decks_at(page)["light"] == guards


def test_a_shared_deck_becomes_the_others_own(server: Server, visit: Visit) -> None:
    page = brought(visit(server.url + "/decks"))
    page.get_by_label("Name of the deck").fill("À moi & toi")
    page.get_by_role("tab", name="Share").click()
    link = page.get_by_label("Link to this deck").input_value()
    other = visit(link, locale="fr")
    expect(other.get_by_label("Nom du deck")).to_have_value("À moi & toi")
    expect(other.locator(".size")).to_have_text("52 / 60 cartes")
    other.get_by_role("link", name="Mes decks").click()
    expect(other.get_by_role("link", name="À moi & toi").first).to_be_visible()
    expect(other.get_by_text("Copie d’un deck que l’on a partagé avec vous.")).to_be_visible()
    torn = visit(server.url + "/decks#light")
    expect(torn.get_by_role("alert")).to_contain_text("holds no deck")


def test_a_deck_of_ones_own_is_chosen_for_a_game(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    copied(page, "Premiere: Light Side")
    page.get_by_label("Name of the deck").fill("My Premiere")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("radio", name="My Premiere").check()
    start_game(page)
    assert bundled_decks_at(page)["light"] == "premiere_light"
    page.goto(server.url + "/decks")
    page.get_by_role("link", name="Play My Premiere").click()
    expect(page.get_by_role("radio", name="My Premiere")).to_be_checked()


def test_a_copy_says_of_what_it_is_one(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks", locale="fr")
    page.get_by_role("button", name="Copier Premiere : côté obscur").click()
    expect(page.get_by_label("Nom du deck")).to_have_value("Premiere\u00a0: côté obscur (copie)")
    note = "Copie de Premiere : côté obscur ; l’original reste tel quel."
    expect(page.locator(".deck")).to_contain_text(note)
    page.get_by_role("link", name="Mes decks").click()
    mine = page.get_by_role("region", name="Mes decks").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(note)
    expect(mine.locator(".box")).to_contain_text("Côté obscur · 60 / 60 cartes")
    expect(mine.locator(".kinds")).to_contain_text("Personnage 20")
    page.get_by_role("link", name="Jouer", exact=True).click()
    page.get_by_label("Côté obscur").first.check()
    expect(page.get_by_role("group", name="Votre deck").get_by_role("radio", name="(copie)")).to_have_count(1)


def test_a_deck_made_by_oneself_is_no_copy(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    page.get_by_role("button", name="New Light Side deck").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("")
    expect(page.locator(".deck")).not_to_contain_text("copy")


def test_results_belong_to_the_deck_whatever_it_is_called(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    copied(page, "Premiere: Light Side")
    page.get_by_role("button", name="Try this deck").click()
    Player(page).ready()
    concede(page)
    page.goto(server.url + "/decks")
    page.get_by_role("link", name="Premiere: Light Side (copy)").first.click()
    page.get_by_label("Name of the deck").fill("Renamed")
    page.get_by_role("link", name="My decks").click()
    box = page.get_by_role("listitem").filter(has_text="Renamed")
    expect(box.locator(".results")).to_have_text("0 wins, 1 loss")
    original = page.get_by_role("region", name="Decks that come").get_by_role("listitem")
    expect(original.filter(has_text="Premiere: Light Side").locator(".results")).to_have_text("not played yet")


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 900), (1024, 768), (390, 844)])
def test_decks_are_boxes_inside_the_screen(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(server.url + "/decks", viewport={"width": size[0], "height": size[1]}, locale="fr")
    expect(page.locator(".box .picture svg use").nth(7)).to_be_attached()
    assert page.locator(".box .picture svg").count() == 8
    outside = page.locator(".decks :is(.box, .button)").evaluate_all(
        """all => all.map(each => each.getBoundingClientRect())
            .filter(box => box.left < 0 || box.right > innerWidth).length"""
    )
    assert outside == 0
    accessible(page)


def test_a_deck_is_downloaded_in_other_formats(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    copied(page, "Premiere: Dark Side")
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
    sent: list[str] = []

    def report(route: Route) -> None:
        sent.append(route.request.post_data_json["text"])
        route.fulfill(body=told, content_type="application/x-ndjson")

    page.route("**/api/decks/try", report)
    copied(page, "Premiere: Light Side")
    page.get_by_role("tab", name="Test").click()
    page.get_by_role("button", name="Let bots play it").click()
    expect(page.get_by_text("75% of the games won (3 of 4)")).to_be_visible()
    assert Counter(read_deck(sent[0]).cards) == Counter(bundled_deck("premiere_light").cards)
    expect(page.get_by_text("With 95% certainty between 30% and 95.4%.")).to_be_visible()
    page.get_by_role("tab", name="Curves").click()  # what came of it stays there
    page.get_by_role("tab", name="Test").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open the report").click()
    expect(opened.value.get_by_role("heading", name="How it did")).to_be_visible()
    with page.expect_download() as done:
        page.get_by_role("link", name="Download").click()
    assert done.value.path().read_text() == pages["en"]


STREAM = """() => {
    const original = window.fetch;
    window.fetch = (path, init) => path !== '/api/decks/try' ? original(path, init)
        : Promise.resolve(new Response(new ReadableStream({start: stream => { window.trial = stream; }})));
}"""
"""Holds the answer to a trial open: the test says line by line how far it is."""
SAY = "line => window.trial.enqueue(new TextEncoder().encode(JSON.stringify(line) + '\\n'))"


def test_a_trial_goes_on_while_its_player_is_elsewhere(server: Server, visit: Visit) -> None:
    page = copied(visit(server.url + "/decks"), "Premiere: Light Side")
    page.evaluate(STREAM)
    page.get_by_role("tab", name="Test").click()
    page.get_by_role("button", name="Let bots play it").click()
    page.evaluate(SAY, {"done": 0, "total": 4})
    expect(page.get_by_role("progressbar")).to_have_attribute("max", "4")
    page.get_by_role("link", name="My decks").click()
    mine = page.get_by_role("region", name="My decks").get_by_role("listitem")
    page.evaluate(SAY, {"done": 2, "total": 4})
    expect(mine).to_contain_text("Test: 2 of 4 games")
    mine.get_by_role("link").first.click()
    page.get_by_role("tab", name="Test").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "2")
    page.get_by_role("link", name="Rulebook").click()
    rate = {"won": 1, "lost": 3, "drawn": 0, "share": 0.25, "low": 0.05, "high": 0.7}
    page.evaluate(SAY, {"report": {"rate": rate}, "pages": {"en": "<h1>Here</h1>", "fr": "<h1>Ici</h1>"}})
    page.evaluate("window.trial.close()")
    page.get_by_role("link", name="Decks").click()
    expect(mine).to_contain_text("25% of the games won (1 of 4)")
    mine.get_by_role("link").first.click()
    page.get_by_role("tab", name="Test").click()
    expect(page.get_by_role("link", name="Open the report")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_a_trial_ends_with_its_deck(server: Server, visit: Visit) -> None:
    page = copied(visit(server.url + "/decks"), "Premiere: Light Side")
    page.route("**/api/decks/try", lambda route: None)  # never answered
    page.get_by_role("tab", name="Test").click()
    page.get_by_role("button", name="Let bots play it").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name="My decks").click()
    with page.expect_event("requestfailed") as broken:
        page.get_by_role("button", name="Delete Premiere: Light Side (copy)").click()
    assert broken.value.url.endswith("/api/decks/try")


def light_cards() -> list[Definition]:
    """What a Light Side deck may hold."""
    faces = standard_catalog().by_id.values()
    return [face for face in faces if face.side == "light" and not face.front and face.category != "game aid"]


def shown(page: Page) -> list[str]:
    """The titles of the cards that are offered, in their order."""
    return [title.split(" ", 1)[-1] if title[0] in "•◇" else title
            for title in page.locator(".catalogue .title").all_inner_texts()]  # fmt: skip


def test_cards_are_filtered_by_their_numbers(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    page.get_by_role("button", name="New Light Side deck").click()
    count = page.locator(".catalogue [role=status]")
    expect(count).to_have_text(f"{len(light_cards())} cards")
    page.get_by_role("group", name="Power").get_by_role("button", name="6+").click()
    strong = {face.title for face in light_cards() if (face.power or 0) >= 6}
    expect(count).to_have_text(f"{len([face for face in light_cards() if (face.power or 0) >= 6])} cards")
    assert set(shown(page)) == strong
    page.get_by_role("group", name="Ability").get_by_role("button", name="6+").click()
    able = [face for face in light_cards() if (face.power or 0) >= 6 and (face.ability or 0) >= 6]
    expect(count).to_have_text(f"{len(able)} card" + "s" * (len(able) != 1))
    assert able and set(shown(page)) == {face.title for face in able} < strong
    page.get_by_role("button", name="Clear filters").click()
    expect(count).to_have_text(f"{len(light_cards())} cards")
    expect(page.get_by_role("button", name="Clear filters")).to_have_count(0)


def test_cards_are_filtered_by_text_and_uniqueness_and_sorted(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    page.get_by_role("button", name="New Light Side deck").click()
    page.get_by_label("Kind", exact=True).select_option("character")
    page.get_by_label("Uniqueness").select_option("more")
    page.get_by_label("Sort by").select_option("power")
    common = [face for face in light_cards() if face.category == "character" and face.unique != 1]
    expect(page.locator(".catalogue [role=status]")).to_have_text(f"{len(common)} cards")
    ranked = sorted((face.power or 0 for face in common), reverse=True)
    power = {face.title: face.power for face in common}
    assert [power[title] for title in shown(page)[:12]] == ranked[:12]
    page.get_by_label("Words of the text").fill("POWER")
    said = {face.title for face in common if "power" in card_text(face, "en").lower()}
    expect(page.locator(".catalogue [role=status]")).not_to_have_text(f"{len(common)} cards")
    assert set(shown(page)) == said and 0 < len(said) < len(common)


def test_a_filter_is_turned_by_keyboard(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/cards", locale="fr")
    six = page.get_by_role("group", name="Destinée").get_by_role("button", name="6+")
    six.focus()
    page.keyboard.press("Enter")
    expect(six).to_have_attribute("aria-pressed", "true")
    high = [face for face in standard_catalog().by_id.values() if any(each >= 6 for each in face.destiny)]
    expect(page.locator("main [role=status]")).to_have_text(f"{len(high)} cartes")


def test_an_opening_hand_leaves_out_what_starts_on_table(server: Server, visit: Visit) -> None:
    page = copied(visit(server.url + "/decks"), "Classic tournament deck: Light Side")
    faces = [standard_catalog().by_id[id] for id in bundled_deck("classic_light").cards]
    objective = next(face.title for face in faces if face.category == "objective")
    page.get_by_role("tab", name="Hand").click()
    expect(page.locator(".begun .title")).to_contain_text(objective)
    hand = page.locator(".deck .hand .face")
    for _ in range(20):
        expect(hand).to_have_count(8)
        assert objective not in "\n".join(page.locator(".deck .hand .title").all_inner_texts())
        page.get_by_role("button", name="Deal another").click()


@pytest.mark.parametrize("size", [(1920, 1080), (1440, 900), (1024, 768), (390, 844)])
def test_filters_are_inside_the_screen(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(server.url + "/cards", viewport={"width": size[0], "height": size[1]}, locale="fr")
    controls = page.locator("main :is(select, input, .figures button)")
    expect(controls).to_have_count(36)
    outside = controls.evaluate_all(
        """all => all.map(each => [each.getAttribute('aria-label') ?? each.textContent, each.getBoundingClientRect()])
            .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.width < 24 || box.height < 24)
            .map(([name]) => name)"""
    )
    assert outside == []


def test_a_trial_that_is_refused_says_why(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks")
    visit.allowed = ["503"]
    error = {"code": "full", "en": "all places are taken", "fr": "toutes les places sont prises"}
    page.route("**/api/decks/try", lambda route: route.fulfill(status=503, json={"error": error}))
    copied(page, "Premiere: Light Side")
    page.get_by_role("tab", name="Test").click()
    page.get_by_role("button", name="Let bots play it").click()
    expect(page.get_by_role("alert")).to_have_text("all places are taken")


def test_the_builder_is_accessible(server: Server, visit: Visit) -> None:
    page = visit(server.url + "/decks", locale="fr", viewport={"width": 390, "height": 844})
    accessible(page)
    page.get_by_role("button", name="Copier Deck d’initiation : côté lumineux").click()
    for tab in ("Cartes", "Courbes", "Main", "Essai", "Partager"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        accessible(page)
