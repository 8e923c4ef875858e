"""A profile carries name, decks and games to another device, by a private link."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import start_game, wait_until

KEPT = "name => JSON.parse(localStorage['cantina.profile']).base['cantina.decks']?.includes(name)"
"""Whether the server has a deck. (The page looks for changes from time to time.)"""


def made(page: Page) -> str:
    """The private link of a new profile."""
    page.get_by_role("link", name="Me", exact=True).click()
    page.get_by_role("button", name="Make a profile").click()
    return page.get_by_role("textbox", name="Your private link").input_value()


def new_deck(page: Page, url: str, name: str) -> None:
    page.goto(url + "/decks")
    page.get_by_role("button", name="New Light Side deck").click()
    page.get_by_label("Name of the deck").fill(name)


def test_decks_and_games_are_there_on_another_device(server: Server, visit: Visit) -> None:
    page = start_game(visit(server.url)).page
    new_deck(page, server.url, "From home")
    link = made(page)
    accessible(page)
    other = visit(link)
    expect(other.get_by_role("region", name="My games").get_by_role("listitem")).to_contain_text("goes on")
    new_deck(other, server.url, "From work")
    other.get_by_role("link", name="My decks").click()
    expect(other.get_by_role("link", name="Play From home")).to_be_visible()
    wait_until(other, KEPT, "From work")
    page.goto(server.url + "/decks")
    expect(page.get_by_role("link", name="Play From work")).to_be_visible()


def test_games_are_listed_with_their_decks_opponent_and_result(server: Server, visit: Visit) -> None:
    page = start_game(visit(server.url, locale="fr")).page
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.locator(".over")).to_be_visible()
    page.goto(server.url + "/me")
    game = page.get_by_role("region", name="Mes parties").get_by_role("listitem")
    expect(game).to_contain_text("contre un robot (expérimenté)")
    expect(game).to_contain_text("Deck d’initiation : côté lumineux – Deck d’initiation : côté obscur")
    expect(game).to_contain_text("perdue")
    game.get_by_role("link", name="Revoir").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_settings_come_along_and_count_at_once(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Français").click()
    page.evaluate("localStorage['cantina.mute'] = 'yes'")
    page.goto(server.url + "/me")
    page.get_by_role("button", name="Créer un profil").click()
    link = page.get_by_role("textbox", name="Votre lien privé").input_value()
    other = visit(link)
    expect(other.get_by_role("heading", name="Mes parties")).to_be_visible()
    assert other.evaluate("localStorage['cantina.mute']") == "yes"


def test_a_renewed_link_leaves_the_old_one_empty(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    old = made(page)
    page.get_by_role("button", name="Renew the link").click()
    expect(page.get_by_role("textbox", name="Your private link")).not_to_have_value(old)
    visit.allowed.append("404")
    stranger = visit(old, locale="fr")
    expect(stranger.get_by_role("alert")).to_contain_text("ce profil n’existe pas")
    page.get_by_role("button", name="Delete the profile").click()
    expect(page.get_by_role("button", name="Make a profile")).to_be_visible()
    torn = visit(server.url + "/me#short")
    expect(torn.get_by_role("alert")).to_contain_text("a part of it is missing")
