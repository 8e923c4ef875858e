"""Golden texts: all cards as players read them, in both languages. `./test tests/golden --refresh-goldens` writes them
anew; the difference then shows in the commit, to be read. Of the English only digests are kept: it is so near to what
is printed on the cards that nobody but the game should write it down."""

import difflib
from hashlib import sha256
from pathlib import Path

import pytest

from cantina.cards import CARDS
from cantina.text.render import LANGUAGES, card_page


def page(card, lang: str) -> str:
    text = card_page(card, lang)
    kept = f"{card.title}: {sha256(text.encode()).hexdigest()[:16]}" if lang == "en" else f"{text}\n"
    return f"[{card.id}] {kept}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_reads_as_before(lang: str, pytestconfig: pytest.Config) -> None:
    path = Path(__file__).parent / f"cards.{lang}.txt"
    pages = "".join(page(card, lang) for card in CARDS)
    if pytestconfig.getoption("--refresh-goldens"):
        path.write_text(pages, encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    if pages != before:
        changed = difflib.unified_diff(before.splitlines(), pages.splitlines(), "before", "now", n=1, lineterm="")
        pytest.fail("\n".join(changed), pytrace=False)
