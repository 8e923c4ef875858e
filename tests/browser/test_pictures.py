"""What the cards' pictures look like, measured on what is drawn: none like another, all stand out."""

from __future__ import annotations

import base64
import itertools
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, expect

from cantina.decks import bundled, bundled_deck
from cantina.server.content.catalog import cards
from tests.browser.conftest import Server, Visit

WEB = Path(__file__).resolve().parents[2] / "web"
WIDTH, HEIGHT, ROW = 50, 35, 20
# What two pictures differ by, on average, from 0 (the same) to 255: one drawing in another place or stance is beyond.
ALIKE = 18
STANDS_OUT = 3.0  # contrast of what matters to what is behind it
FLAT = 20  # how far the greys of a picture spread at 28 px
SHEET = """<style>body{{margin:0;background:#000;width:{3}px}}figure{{display:contents}}figcaption{{display:none}}
svg{{display:none;width:{0}px;height:{1}px}}svg.{2}{{display:block;float:left}}</style>"""
READ = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const bytes = canvas.getImageData(0, 0, image.width, image.height).data;
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return [image.width, image.height, btoa(text)];
}"""
Pixels = dict[str, Any]


class Gallery:
    """The pictures of all cards, drawn in each way that is asked for."""

    def __init__(self, browser: Browser) -> None:
        listed = cards().body
        node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
        made = subprocess.run([node, "tests/gallery.mjs"], cwd=WEB, input=listed, capture_output=True, check=True)
        self.cards: list[dict[str, Any]] = json.loads(listed)
        self.page = made.stdout.decode()
        self._browser = browser

    def drawn(self, way: str, width: int = WIDTH, height: int = HEIGHT) -> Pixels:
        """The pixels (red, green, blue) of every card's picture, by the card's id."""
        page = self._browser.new_page(viewport={"width": ROW * width, "height": 100})
        page.set_content(self.page + SHEET.format(width, height, way, ROW * width))
        shot = page.screenshot(full_page=True)
        wide, high, text = page.evaluate(READ, base64.b64encode(shot).decode())
        page.close()
        sheet = np.frombuffer(base64.b64decode(text), np.uint8).reshape(high, wide, 4)[:, :, :3].astype(float)
        found = {}
        for n, card in enumerate(self.cards):
            y, x = n // ROW * height, n % ROW * width
            found[card["id"]] = sheet[y : y + height, x : x + width]
        return found


@pytest.fixture(scope="module")
def gallery(built: None, browser: Browser) -> Gallery:
    return Gallery(browser)


def alike(pixels: Pixels, ids: dict[str, str]) -> list[str]:
    """The pairs of titles that are hard to tell apart."""
    pairs = itertools.combinations(sorted(ids.items()), 2)
    return [f"{one} / {other}" for (one, a), (other, b) in pairs if np.abs(pixels[a] - pixels[b]).mean() < ALIKE]


def test_no_two_share_a_picture(gallery: Gallery) -> None:
    pixels = gallery.drawn("whole")
    people = [each for each in gallery.cards if each["category"] == "character" and each["unique"] == 1]
    assert alike(pixels, {f"{each['title']} {each['id']}": each["id"] for each in people}) == []
    titles = {each["id"]: each["title"] for each in gallery.cards}
    for name in bundled():
        deck = bundled_deck(name)
        assert alike(pixels, {titles[id]: id for id in (*deck.cards, *deck.outside)}) == [], name


def light(pixels: Any) -> Any:
    """Relative luminance, from 0 to 1."""
    share = pixels / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def edge(shape: Any) -> Any:
    """What lies close around a shape."""
    around = np.pad(shape, 3)
    near = [np.roll(around, (y, x), (0, 1)) for y in range(-3, 4) for x in range(-3, 4)]
    return np.any(near, axis=0)[3:-3, 3:-3] & ~shape


def outline(tones: Any, shape: Any) -> float:
    """How clearly a shape is seen: lit before the darker part of what is around it, or dark before the brighter."""
    dim, bright = np.percentile(tones[edge(shape)], [25, 75])
    shaded, lit = np.percentile(tones[shape], [15, 85])
    return max(contrast(lit, dim), contrast(shaded, bright))


def test_what_matters_stands_out_from_its_ground(gallery: Gallery) -> None:
    wholes, subjects = gallery.drawn("whole"), gallery.drawn("subject")
    things = [card["id"] for card in gallery.cards if card["category"] != "location"]
    shapes = {id: subjects[id].sum(axis=2) > 0 for id in things}
    assert all(shape.any() for shape in shapes.values())
    clear = {id: outline(light(wholes[id]), shape) for id, shape in shapes.items()}
    assert [card["title"] for card in gallery.cards if clear.get(card["id"], STANDS_OUT) < STANDS_OUT] == []


def test_small_pictures_are_not_flat_without_colour(gallery: Gallery) -> None:
    small = gallery.drawn("small", 28, 28)
    grey = np.array([0.299, 0.587, 0.114])
    assert [card["title"] for card in gallery.cards if (small[card["id"]] @ grey).std() < FLAT] == []


def test_every_part_of_every_picture_is_drawn(gallery: Gallery) -> None:
    named, drawn = (set(re.findall(pattern, gallery.page)) for pattern in (r'href="#([^"]+)"', r' id="([^"]+)"'))
    assert named - drawn == set()


PLACED = "document.querySelectorAll('body > svg [id^=part-]').length"
NAMED = """() => [...document.querySelectorAll('use')].map(each => each.getAttribute('href').slice(1))
    .filter(id => !document.getElementById(id))"""


def test_a_page_holds_the_shapes_of_the_pictures_it_has_shown_and_no_others(
    server: Server, visit: Visit, gallery: Gallery
) -> None:
    page = visit(server.url)
    expect(page.locator(".fan use").first).to_be_attached()
    every = len(re.findall(r' id="part-', gallery.page))
    few = page.evaluate(PLACED)
    assert 0 < few < every / 4
    assert page.evaluate(NAMED) == [], "a picture lacks a part"
    page.get_by_role("navigation").get_by_role("link", name="Cards").first.click()
    expect(page.locator(".grid a use").first).to_be_attached()
    assert few < page.evaluate(PLACED) < every
    assert page.evaluate(NAMED) == []
