"""Golden texts: all cards as players read them, in both languages. `./test tests/golden --refresh-goldens` writes them
anew; the difference then shows in the commit, to be read."""

import difflib
from pathlib import Path

import pytest

from cantina.cards import CARDS
from cantina.text import LANGUAGES, card_page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_reads_as_before(lang: str, pytestconfig: pytest.Config) -> None:
    path = Path(__file__).parent / f"cards.{lang}.txt"
    pages = "\n\n".join(f"[{card.id}] {card_page(card, lang)}" for card in CARDS) + "\n"
    if pytestconfig.getoption("--refresh-goldens"):
        path.write_text(pages, encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    if pages != before:
        changed = difflib.unified_diff(before.splitlines(), pages.splitlines(), "before", "now", n=1, lineterm="")
        pytest.fail("\n".join(changed), pytrace=False)
