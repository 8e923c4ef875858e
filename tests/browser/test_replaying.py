"""Replays play by themselves, jump by turn, and say whose hand is seen; what happens is heard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import accessible
from tests.browser.conftest import Server, Visit
from tests.browser.player import Player, start_game, wait_until

LISTEN = """
globalThis.speakers = 0; globalThis.tones = 0;
const Original = globalThis.AudioContext;
globalThis.AudioContext = class extends Original { constructor() { super(); globalThis.speakers += 1; } };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const usual = kind.prototype.start;
  kind.prototype.start = function (when) { globalThis.tones += 1; return usual.call(this, when); };
}
"""


def played_to_turn(page: Page, turn: int) -> Player:
    """A game up to a turn, and given up then."""
    player = start_game(page)
    while player.turn < turn and player.ready():
        player.answer()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("link", name="Replay with both hands").click()
    expect(page.get_by_role("slider")).to_be_visible()
    return player


def test_a_replay_plays_by_itself_and_jumps_by_turn(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    played_to_turn(page, 3)
    turns, slider = page.get_by_label("Go to a turn"), page.get_by_role("slider")
    expect(turns.locator("option:checked")).to_contain_text("Turn 1")
    assert page.locator(".board .tile").count() >= 1
    turns.select_option(index=1)
    expect(page.locator(".phases .turn")).to_contain_text("2")
    page.keyboard.press("PageUp")
    expect(page.locator(".phases .turn")).to_contain_text("1")
    before = int(slider.input_value())
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until(page, "from => Number(document.querySelector('input[type=range]').value) > from", before)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Speed of what is shown").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".narrator > *")
    page.get_by_role("button", name="Pause").click()
    accessible(page)


def test_a_replay_says_whose_hands_are_seen(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    played_to_turn(page, 1)
    hands = page.locator("aside .hands")
    expect(hands).to_have_text(re.compile(r"Light Side.* below, .*Dark Side.* above"))
    page.get_by_role("button", name="Turn the table").click()
    expect(hands).to_have_text(re.compile(r"Dark Side.* below, .*Light Side.* above"))


def heard(page: Page) -> list[int]:
    """How many audio contexts were made, and how many tones."""
    return page.evaluate("[globalThis.speakers, globalThis.tones]")


def test_what_happens_is_heard_until_somebody_mutes_it(server: Server, visit: Visit) -> None:
    page = visit(server.url, pace="fast")
    page.context.add_init_script(LISTEN)
    page.reload()
    page.wait_for_load_state("networkidle")
    assert heard(page) == [0, 0]
    player = start_game(page)
    while heard(page)[1] == 0 and player.ready():
        player.answer()
    assert heard(page)[0] == 1
    page.get_by_role("button", name="Sounds").click()
    page.reload()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    player.ready()
    for _ in range(4):
        player.answer()
        player.ready()
    assert heard(page) == [0, 0]
