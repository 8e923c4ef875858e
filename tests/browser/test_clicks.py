"""How many clicks a turn takes, over whole games; and the gestures that keep them few."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.player import Player
from tests.browser.sandbox import BATTLE, item, sandbox_link

GOAL = 6
"""Clicks of an own turn, on average."""
DEPLOYED = 2
"""Cards that the scripted player deploys in a turn, at most."""

DEPLOY = {**BATTLE, "phase": "deploy", "items": [*BATTLE["items"], item("c8", "1_129", "light", "location"),
                                                 item("c9", "1_28", "light", "hand")]}  # fmt: skip


def against_a_bot(server: Server, seed: int) -> str:
    """The address of a game that is always dealt like this."""
    wanted = {"side": "light", "deck": "intro_light", "opponent": {"kind": "bot", "bot": "heuristic"}, "seed": seed}
    request = urllib.request.Request(
        f"{server.url}/api/games", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"{server.url}/game/{made['game']}#{made['token']}"


def laid_out(page: Page) -> Player:
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    return player


class Scripted:
    """Plays as people do: all Force, all Force drains, two cards deployed, a battle, and three cards drawn."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page
        self.turn, self.did = 0, set[str]()
        self.deployed = 0

    def click(self) -> str:
        """One click, and what it did."""
        if self.player.turn != self.turn:
            self.turn, self.deployed, self.did = self.player.turn, 0, set()
        verbs = self.player.verbs()
        before = self.player.seq
        done = self._act(verbs)
        self.player.moved_from(before)
        self.did.add(done)
        return done

    def _act(self, verbs: list[str]) -> str:
        if "activate" in verbs or "drain" in verbs:
            self.page.locator(".onward .go").click()
            return "activate" if "activate" in verbs else "drain"
        if "deploy" in verbs and self.deployed < DEPLOYED:
            self.deployed += 1
            places = self.page.locator(".options li:has([data-verb=deploy]) [data-place]")
            if places.count() > 0:
                places.first.click()
            else:
                self.player.click_option("deploy")
            return "deploy"
        several = self.page.locator(".options li:has([data-verb=draw]) button:not([data-verb])")
        if "draw" in verbs and "draw" not in self.did:
            if several.count() > 0:
                several.nth(min(1, several.count() - 1)).click()
            else:
                self.player.click_option("draw")
            return "draw"
        owed = self.page.get_by_role("button", name="As often as it is asked")
        if "lose" in verbs and owed.count() > 0:
            owed.first.click()
            return "lose"
        if "battle" in verbs and "battle" not in self.did:
            self.player.click_option("battle")
            return "battle"
        ahead = self.page.get_by_role("button", name="Go to Draw")
        if "pass" in verbs and "deploy" in self.did and ahead.count() > 0:
            ahead.first.click()
            return "go"
        if "pass" in verbs:
            self.player.click_option("pass")
            return "pass"
        self.player.click_option()
        return "choose"


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_take_few_clicks_a_turn(server: Server, visit: Visit, seed: int) -> None:
    page = visit(against_a_bot(server, seed))
    player = Player(page)
    player.ready()
    player.answer("start")
    scripted, clicks = Scripted(player), dict[int, list[str]]()
    while player.ready():
        mine = "Light" in page.locator(".phases .turn").inner_text()
        done = scripted.click()
        if mine:
            clicks.setdefault(scripted.turn, []).append(done)
    assert len(clicks) >= 8, "a short game says little"
    assert sum("deploy" in each for each in clicks.values()) >= len(clicks) / 2, "little was done in these turns"
    mean = sum(map(len, clicks.values())) / len(clicks)
    assert mean <= GOAL, clicks


def test_a_card_is_deployed_and_placed_with_one_click(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(DEPLOY))
    player = laid_out(page)
    before, step = player.seq, player.step
    trooper = page.locator(".options li", has_text="Rebel Trooper")
    expect(trooper.locator("[data-place]")).to_have_count(2)
    trooper.locator("[data-place]", has_text="Docking Bay 94").click()
    player.moved_from(before)
    player.ready()
    there = page.locator(".place[aria-label='Tatooine: Docking Bay 94'] .token", has_text="Rebel Trooper")
    expect(there).to_have_count(1)
    assert player.step == step + 2


def test_a_card_without_a_choice_has_no_destinations(server: Server, visit: Visit) -> None:
    items = [each for each in DEPLOY["items"] if each["name"] != "c8"]
    page = visit(server.url + sandbox_link({**DEPLOY, "items": items}))
    laid_out(page)
    expect(page.locator(".options [data-verb=deploy]").first).to_be_visible()
    expect(page.locator(".options [data-place]")).to_have_count(0)


def test_a_card_in_hand_shows_where_it_can_go(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link(DEPLOY))
    laid_out(page)
    hand = page.locator(".mine .hand button", has_text="Rebel Trooper")
    expect(page.locator(".place.open")).to_have_count(0)
    hand.hover()
    expect(page.locator(".place.open")).to_have_count(2)
    page.mouse.move(1, 1)
    expect(page.locator(".place.open")).to_have_count(0)


@pytest.mark.parametrize(("force", "counts"), [(1, []), (3, ["×2", "×3"]), (6, ["×2", "×3", "×4", "×6"])])
def test_as_many_cards_are_drawn_as_one_says(server: Server, visit: Visit, force: int, counts: list[str]) -> None:
    draft = {**BATTLE, "phase": "draw", "force": {"light": force, "dark": 6}}
    page = visit(server.url + sandbox_link(draft))
    player = laid_out(page)
    several = page.locator(".options li:has([data-verb=draw]) button:not([data-verb])")
    assert several.all_inner_texts() == counts
    if counts:
        several.last.click()
        expect(page.locator("[data-pile='light/force'] .count")).to_have_text("0")
        player.ready()
        assert player.step == force
