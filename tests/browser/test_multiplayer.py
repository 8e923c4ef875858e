"""Several people at one table."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import Player
from tests.waiting import wait_for


@dataclass
class Party:
    """Two players and a spectator."""

    light: Player
    dark: Player
    spectator: Page

    @property
    def deciding(self) -> Player:
        """Whoever must choose now."""
        return wait_for(lambda: next((each for each in (self.light, self.dark) if each.deciding()), None), "a decision")

    def answer(self) -> Player:
        """One answer; both players have seen it when this returns."""
        player = self.deciding
        player.answer()
        wait_for(self._settled, "both see the same question")
        return player

    def _settled(self) -> bool:
        """Whether the server has passed for whoever can do nothing else."""
        return self.light.seq == self.dark.seq and (self.light.deciding() or self.dark.deciding())


@pytest.fixture
def party(server: Server, visit: Visit) -> Party:
    first = visit(server.url)
    first.get_by_label("A friend, by link").check()
    first.get_by_label("Short pauses").uncheck()
    first.locator("button.play").click()
    invitation = first.get_by_label("Invitation").input_value()
    watching = first.get_by_label("For spectators").input_value()
    second = visit(invitation)
    second.get_by_role("button", name="Take the seat").click()
    second.wait_for_selector(".onward")
    first.wait_for_selector(".onward")
    return Party(Player(first, 1), Player(second, 2), visit(watching))


def test_two_browsers_play_and_a_third_watches(party: Party) -> None:
    for _ in range(24):
        party.answer()
    light, dark, spectator = party.light.page, party.dark.page, party.spectator
    expect(spectator.locator(".decision")).to_have_attribute("data-seq", str(party.light.seq))
    assert spectator.locator(".decision button").count() == 0
    assert spectator.locator(".hand button[data-card]").count() == 0
    turns = {page.locator(".phases .turn").inner_text() for page in (light, dark, spectator)}
    assert len(turns) == 1
    mine = set(light.locator(".mine .hand [data-card]").evaluate_all("all => all.map(each => each.dataset.card)"))
    theirs = set(dark.locator(".mine .hand [data-card]").evaluate_all("all => all.map(each => each.dataset.card)"))
    assert mine or theirs
    assert not mine & theirs

    light.get_by_role("tab", name="Chat").click()
    light.get_by_label("Say something").fill("May the Force be with you")
    light.get_by_role("button", name="Send").click()
    dark.get_by_role("tab", name="Chat").click()
    expect(dark.get_by_text("May the Force be with you")).to_be_visible()
    dark.get_by_role("button", name="Mute the chat").click()
    expect(dark.get_by_text("May the Force be with you")).to_have_count(0)


def test_undo_is_asked_refused_and_granted(party: Party) -> None:
    first = party.answer()
    while party.deciding is first:
        first = party.answer()
    party.answer()
    other = party.dark if first is party.light else party.light
    expect(first.page.locator(".decision")).to_have_attribute("data-seq", str(other.seq))
    first.page.get_by_role("button", name="Undo").click()
    expect(first.page.get_by_text("is asked whether")).to_be_visible()
    other.page.get_by_role("button", name="Refuse").click()
    expect(first.page.get_by_text("does not let you")).to_be_visible()
    step = first.step
    first.page.get_by_role("button", name="Undo").click()
    other.page.get_by_role("button", name="Allow it").click()
    expect(first.page.locator(".decision")).not_to_have_attribute("data-step", str(step))
    assert first.step < step


def test_an_opponents_undo_says_what_was_taken_back(party: Party) -> None:
    while "activate" not in party.deciding.verbs():
        party.answer()
    first = party.answer()
    other = party.dark if first is party.light else party.light
    expect(other.page.locator(".log")).to_contain_text("activates")
    first.page.get_by_role("button", name="Undo").click()
    taken = other.page.locator(".taken")
    expect(taken).to_contain_text("took back:")
    expect(taken.locator("li").first).to_contain_text("activates")
    expect(other.page.locator(".log")).not_to_contain_text("activates")
    expect(first.page.locator(".taken")).to_have_count(0)
    taken.get_by_role("button", name="Close").click()
    expect(taken).to_have_count(0)


def test_an_open_game_is_joined_from_the_list(server: Server, visit: Visit) -> None:
    first = visit(server.url)
    host = f"Grace {first.evaluate('crypto.randomUUID().slice(0, 8)')}"  # other open games may be listed as well
    first.get_by_label("Your name").fill(host)
    first.get_by_label("Anybody").check()
    first.get_by_label("Dark Side").check()
    first.locator("button.play").click()
    expect(first.get_by_role("heading", name="Waiting for an opponent")).to_be_visible()
    second = visit(server.url)
    second.get_by_role("link", name=host).click()
    second.get_by_role("button", name="Take the seat").click()
    for page in (first, second):
        expect(page.locator(".player.dark .name")).to_have_text(f"{host} · Dark Side")
    assert Player(first).ready()
    expect(second.locator(".onward")).to_contain_text("The Dark Side is choosing")


def test_an_invitation_names_host_and_clock(server: Server, visit: Visit) -> None:
    first = visit(server.url)
    first.get_by_label("Your name").fill("Ada")
    first.get_by_label("A friend, by link").check()
    first.get_by_label("Clock").select_option("1800")
    first.get_by_role("button", name="Play with these choices").click()
    second = visit(first.get_by_label("Invitation").input_value(), locale="fr")
    expect(second.locator("main")).to_contain_text("Ada vous invite. 30 minutes chacun, avec des pauses discrètes.")


def test_only_what_the_other_player_says_is_unread(party: Party) -> None:
    light, dark = party.light.page, party.dark.page
    light.get_by_role("tab", name="Chat").click()
    light.get_by_placeholder("Say something").fill("hello")
    light.get_by_role("button", name="Send").click()
    light.get_by_role("tab", name="Log").click()
    expect(dark.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    expect(light.get_by_role("tab", name="Chat").locator(".badge")).to_have_count(0)


def test_conceding_and_playing_again(party: Party) -> None:
    light, dark = party.light.page, party.dark.page
    light.get_by_role("button", name="Concede").click()
    light.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(light.get_by_text("You have lost")).to_be_visible()
    expect(dark.get_by_text("You have won!")).to_be_visible()
    expect(party.spectator.get_by_text("The Dark Side has won").first).to_be_visible()
    before = dark.url
    dark.get_by_role("button", name="Play again").click()
    light.get_by_role("button", name="Play again").click()
    expect(dark).not_to_have_url(before)
    party.answer()


def test_players_have_names(server: Server, visit: Visit) -> None:
    first = visit(server.url)
    first.get_by_label("Your name").fill("Ada <b>Lovelace</b>")
    first.get_by_label("A friend, by link").check()
    first.locator("button.play").click()
    second = visit(first.get_by_label("Invitation").input_value())
    second.get_by_label("Your name").fill("N" * 60)
    second.get_by_role("button", name="Take the seat").click()
    for page in (first, second):
        expect(page.locator(".player.light .name")).to_have_text("Ada <b>Lovelace</b> · Light Side")
        expect(page.locator(".player.dark .name")).to_have_text(f"{'N' * 40} · Dark Side")
    second.goto(server.url)
    expect(second.get_by_label("Your name")).to_have_value("N" * 40)
    second.reload()
    expect(second.get_by_label("Your name")).to_have_value("N" * 40)
