"""One can follow what happens: it is told one thing after the other, at one's own speed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DOUBLE_CLICK_MS, Server, Visit
from tests.browser.player import READY, Player, start_game, wait_until
from tests.browser.sandbox import BATTLE, item, sandbox_link

NARRATED = """() => {
    window.told = [];
    const log = () => [...document.querySelectorAll('.log li')].map(each => each.textContent.trim());
    new MutationObserver(() => {
        const line = document.querySelector('.narrator > *');
        if (!line || line.seen) return;
        line.seen = true;
        const words = line.querySelector('figcaption') ?? line;
        window.told.push({
            words: words.textContent.trim(), kind: line.classList[0],
            name: line.querySelector('.player')?.textContent ?? '', last: log().at(-1),
            asked: document.querySelectorAll('.decision button[data-verb], .onward button[data-verb]').length,
        });
    }).observe(document.body, {subtree: true, childList: true});
}"""
"""Notes each thing that is told, with what the log and the panel show meanwhile."""

CLICK_AGAIN = """() => {
    const panel = document.querySelector('.decision'), before = panel.dataset.seq;
    const again = new MutationObserver(() => {
        const button = [...document.querySelectorAll(':is(.decision, .onward) button[data-verb]')].at(-1);
        if (panel.dataset.seq === before || !button) return;
        again.disconnect();
        window.clickedAgain = true;
        setTimeout(() => button.click());
    });
    again.observe(document.body, {attributes: true, childList: true, subtree: true});
}"""
"""The second half of a double click falls on the next question as soon as it is there."""

SILENCE = """() => {
    window.silent = false;
    const look = () => { window.silent ||= !document.querySelector('.narrator > *'); };
    new MutationObserver(look).observe(document.querySelector('.narrator'), {childList: true});
}"""
"""Notes that nothing is told any more, however soon the bot does the next thing."""

HIDE = """() => {
    Object.defineProperty(document, 'hidden', {get: () => true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def begun(page: Page) -> Player:
    """The first turn of the bot is being told."""
    page.evaluate(NARRATED)
    player = start_game(page)
    player.answer("start")
    page.wait_for_selector(".narrator > *")
    return player


def play_until_a_card_is_shown(player: Player) -> None:
    """The other player has played something."""
    for _ in range(60):
        player.page.wait_for_selector(f"{READY}, .showcase")
        if player.page.evaluate("window.told.some(each => each.kind === 'showcase')"):
            return
        player.answer()
    raise AssertionError("nobody plays a card")


def test_a_turn_is_followed_event_by_event(server: Server, visit: Visit) -> None:
    page = visit(server.url, pace="fast")
    player = begun(page)
    play_until_a_card_is_shown(player)
    player.ready()
    sent = page.evaluate("window.told")
    assert sent[0]["kind"] == "banner"
    assert all(each["asked"] == 0 for each in sent), "a question while something is told"
    cards = [each for each in sent if each["kind"] == "showcase"]
    assert all(each["name"].startswith("Dark Side") for each in cards if each["words"].startswith("Dark"))
    assert all(each["last"] == each["words"] for each in sent if each["kind"] != "banner"), "the log runs ahead"
    later = iter(page.locator(".log li").all_inner_texts())
    assert all(any(each["words"] == line for line in later) for each in cards), "not in the order of the log"


@pytest.mark.parametrize("how", ["space", "click", "button", "hidden"])
def test_what_is_told_can_be_skipped(server: Server, visit: Visit, how: str) -> None:
    page = visit(server.url, pace="slow")
    page.clock.install()
    begun(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # nothing ends by itself from here on
    page.evaluate(SILENCE)
    if how == "space":
        page.keyboard.press("Space")
    elif how == "click":
        page.locator(".ground").click(position={"x": 5, "y": 5})
    elif how == "button":
        page.get_by_role("button", name="Skip").click()
    else:
        page.evaluate(HIDE)
    wait_until(page, "window.silent")


def test_the_speed_is_chosen_and_remembered(server: Server, visit: Visit) -> None:
    page = visit(server.url, pace="off")
    player = start_game(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of what is shown").select_option("slow")
    page.keyboard.press("Escape")
    page.reload()
    player.ready()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Speed of what is shown")).to_have_value("slow")
    page.keyboard.press("Escape")
    player.answer("start")
    expect(page.locator(".narrator .banner")).to_contain_text("Dark Side’s turn")


def test_lines_are_told_but_nothing_moves_for_those_who_prefer_it_so(server: Server, visit: Visit) -> None:
    page = visit(server.url, pace="fast", reduced_motion="reduce")
    play_until_a_card_is_shown(begun(page))
    running = "document.getAnimations().filter(each => each.effect.getTiming().duration > 1).length"
    assert page.evaluate(running) == 0


def fight(page: Page) -> Player:
    """Begin the battle of the position."""
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    page.evaluate(NARRATED)
    player.answer("battle")
    return player


def test_a_battle_takes_the_stage(server: Server, visit: Visit) -> None:
    draft = {**BATTLE, "items": [*BATTLE["items"], item("c9", "1_129", "light", "location")]}
    page = visit(server.url + sandbox_link(draft), pace="fast")
    player = fight(page)
    expect(page.locator(".place.here")).to_have_css("opacity", "1")
    expect(page.locator(".place:not(.here)").first).not_to_have_css("opacity", "1")
    expect(page.locator(".place.here .total")).to_have_count(2)
    for _ in range(30):
        page.wait_for_selector(f"{READY}, .frame:not(:has(.place.here))")
        if page.locator(".place.here").count() == 0:
            break
        verbs = player.verbs()
        player.answer(next((verb for verb in ("fire", "draw-destiny", "forfeit") if verb in verbs), None))
    sent = page.evaluate("window.told")
    words = " ".join(each["words"] for each in sent)
    assert "destiny" in words
    assert "misses" in words or "'hit'" in words
    assert "Total power" in words
    assert "Attrition" in words
    assert "is over" in words
    expect(page.locator(".board.fighting")).to_have_count(0)


def test_what_is_lost_falls_off_the_life_force(server: Server, visit: Visit) -> None:
    page = visit(server.url + sandbox_link({**BATTLE, "items": BATTLE["items"][:4]}), pace="fast")
    player = fight(page)
    for _ in range(20):
        if player.ready() and "lose" in player.verbs():
            break
        player.answer()
    side = page.locator(".decision .prompt").get_attribute("class") or ""
    loser = "dark" if "dark" in side.split() else "light"
    life = page.locator(f".player.{loser} .life")
    before = int(life.locator(".count").inner_text())
    player.answer("lose")
    expect(life.locator(".falling")).to_have_text("−1")
    expect(life.locator(".count")).to_have_text(str(before - 1))


ON_TOP = """each => {
    each.closest('.narrator').style.pointerEvents = 'auto';
    const box = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def test_a_phone_shows_what_is_told_before_all_else(server: Server, visit: Visit) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(server.url + sandbox_link(BATTLE), pace="slow", **phone)
    player = fight(page)
    player.ready()
    player.answer("fire")
    player.ready()
    before = player.seq
    player.click_option("choose")
    player.moved_from(before)
    destiny = page.locator(".showcase.destiny")
    for part in (destiny.locator("figcaption"), destiny.locator(".card .front")):
        wait_until(page, ON_TOP, part.element_handle())  # the card takes its time to turn over


@pytest.mark.parametrize("button", [".onward button", ".decision button[data-verb]"])
def test_a_double_click_answers_one_question(server: Server, visit: Visit, button: str) -> None:
    page = visit(server.url + sandbox_link(BATTLE), asleep=DOUBLE_CLICK_MS)
    page.locator("section .button.primary").click()
    player = Player(page)
    player.ready()
    before, step = player.seq, player.step
    page.evaluate(CLICK_AGAIN)
    page.locator(button).first.click()
    player.moved_from(before)
    player.ready()
    assert page.evaluate("window.clickedAgain")
    assert player.step == step + 1
    player.answer()
    assert player.step == step + 2
