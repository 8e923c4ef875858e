"""docs/language.md is what `cantina language` prints: it cannot go stale."""

from pathlib import Path

from cantina.decks import standard_catalog
from cantina.text.reference import language_reference

PAGE = Path(__file__).parents[2] / "docs" / "language.md"


def test_the_reference_of_the_language_is_up_to_date():
    made = language_reference(standard_catalog().by_id.values())
    assert PAGE.read_text(encoding="utf-8") == made, "run: cantina language > docs/language.md"
