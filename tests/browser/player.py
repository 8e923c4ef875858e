"""Somebody at the table in a browser: what they see, click and type."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cantina.decks import bundled, bundled_deck, standard_catalog
from tests.waiting import wait_for

READY = ".frame:has(.decision:not([data-asleep])) :is(.decision, .onward) button[data-verb]:enabled"
OVER = "section.over"


class Player:
    """One seat, played by mouse or by keyboard."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)

    @property
    def seq(self) -> int:
        return int(self.page.locator(".decision").get_attribute("data-seq") or -1)

    @property
    def step(self) -> int:
        return int(self.page.locator(".decision").get_attribute("data-step") or -1)

    @property
    def turn(self) -> int:
        found = re.search(r"\d+", self.page.locator(".phases .turn").inner_text())
        return int(found.group()) if found else 0

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def ready(self) -> bool:
        """Wait until there is something to decide; False if the game is over."""
        self.page.wait_for_selector(f"{READY}, {OVER}")
        return not self.over

    def deciding(self) -> bool:
        return self.page.locator(READY).count() > 0

    def options(self) -> Locator:
        return self.page.locator(f"{READY}:not([data-verb=cancel])")

    def verbs(self) -> list[str]:
        return self.options().evaluate_all("all => all.map(each => each.dataset.verb)")

    def click_option(self, verb: str | None = None) -> None:
        """Click an option of the panel: one with that verb, or a sensible one."""
        verbs = self.verbs()
        self.options().nth(verbs.index(verb) if verb else self.pick(verbs)).click()

    def pick(self, verbs: list[str]) -> int:
        """All Force there is; rather act than pass, but not for ever."""
        if "activate" in verbs:
            return max(n for n, verb in enumerate(verbs) if verb == "activate")
        acts = [n for n, verb in enumerate(verbs) if verb not in ("pass", "done", "no", "transfer", "use")]
        if acts and self.random.random() < 0.8:
            return self.random.choice(acts)
        return len(verbs) - 1

    def answer(self, verb: str | None = None) -> None:
        """Click an option and wait until the table has moved on."""
        before = self.seq
        self.click_option(verb)
        self.moved_from(before)

    def moved_from(self, seq: int) -> None:
        expect(self.page.locator(".decision")).not_to_have_attribute("data-seq", str(seq))

    def act_on_card(self) -> bool:
        """Click a card that lights up, and then what it can do; False if none does."""
        cards = "button.able[data-card], .tile.able button[data-card], .offered button[data-card]"
        lit = self.page.locator(cards).filter(visible=True)
        if lit.count() == 0:
            return False
        before = self.seq
        lit.nth(self.random.randrange(lit.count())).click()
        choices = self.page.locator(".inspector .choices button")
        if self.seq == before and choices.count() > 0:
            choices.first.click()
        self.moved_from(before)
        return True

    def press(self, key: str) -> None:
        """Answer from the keyboard."""
        before = self.seq
        self.page.keyboard.press(key)
        self.moved_from(before)

    def keys(self) -> list[str]:
        return self.page.locator(f"{READY}[aria-keyshortcuts]").evaluate_all(
            "all => all.map(each => each.getAttribute('aria-keyshortcuts').split(' ').at(-1))"
        )


def start_game(page: Page) -> Player:
    """A newcomer presses the one big button."""
    page.locator("button.play").click()
    player = Player(page)
    player.ready()
    return player


def wait_until(page: Page, expression: str, arg: Any = None) -> None:
    """Until this is true in the page. (Playwright's own way polls with `eval`, which our pages forbid.)"""
    wait_for(lambda: page.evaluate(expression, arg), expression)


def cards_of(player: Player) -> set[str]:
    """The titles of the cards that a player begins the game with."""
    seen: set[str] = set()
    hand = player.page.locator(".mine .hand .title")
    while hand.count() == 0 and player.ready():
        seen |= titles(player.page.locator(".offered .title"))
        player.answer("start")
        player.ready()
    return seen | titles(hand)


def titles(faces: Locator) -> set[str]:
    return {title.lstrip("• ") for title in faces.all_inner_texts()}


def bundled_decks_of(player: Player) -> list[str]:
    """The bundled decks that hold all that a player begins the game with."""
    title = {face.id: face.title for face in standard_catalog().by_id.values()}
    seen = cards_of(player)
    return [name for name in bundled() if seen <= {title[id] for id in bundled_deck(name).cards}]


def decks_at(page: Page) -> dict[str, Counter[str]]:
    """The cards of both decks, as the game's log names them to those who may read it."""
    found = re.fullmatch(r"(.*)/game/(.+)#(.+)", page.evaluate("location.href"))
    assert found, "no table is shown"
    url, game, token = found.groups()
    answer = page.request.get(f"{url}/api/games/{game}/log", headers={"Authorization": f"Bearer {token}"})
    base = answer.json()["base"]
    return {side: Counter(base[side]) for side in ("light", "dark")}


def bundled_decks_at(page: Page) -> dict[str, str]:
    """Which bundled deck each side plays."""
    names = {frozenset(Counter(bundled_deck(name).cards).items()): name for name in bundled()}
    return {side: names.get(frozenset(cards.items()), "") for side, cards in decks_at(page).items()}


def concede(page: Page) -> None:
    """End the game: then everybody may read its log."""
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(page.locator(OVER)).to_be_visible()


STILL = """async each => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));  // sizes are known in a frame
    await Promise.allSettled(each.getAnimations({subtree: true}).map(animation => animation.finished));
}"""


def wait_until_still(locator: Locator) -> None:
    """Until it has its place, and nothing of it moves any more."""
    locator.evaluate(STILL)
