"""What the glossary is made of: entries, their statements and the readings we settled."""

from typing import Literal

import msgspec

Lang = Literal["en", "fr"]
"""The two languages of the rulebook."""

Kind = Literal["rule", "definition", "see", "card-text", "card-ruling", "example"]
"""What an entry is: a rule, the meaning of a term, a mere pointer, or something about one card."""


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable sentence of the rules; `derived` marks our own inference."""

    id: str
    en: str
    fr: str = ""
    derived: bool = False

    def text(self, lang: Lang) -> str:
        """The sentence in that language."""
        return self.en if lang == "en" else self.fr


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game reads an entry whose source is unclear or at odds with itself."""

    en: str
    fr: str

    def text(self, lang: Lang) -> str:
        """The reading in that language."""
        return self.en if lang == "en" else self.fr


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One heading of the rulebook with all that it states."""

    id: str
    en: str = ""
    fr: str = ""
    stage: Literal[1, 2, 3] = 1
    kind: Kind = "rule"
    see: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    reading: Reading | None = None
    statements: tuple[Statement, ...] = msgspec.field(default=(), name="statement")

    def title(self, lang: Lang) -> str:
        """The heading in that language."""
        return self.en if lang == "en" else self.fr

    def texts(self, lang: Lang) -> list[str]:
        """All that stands under the heading in that language: the statements, then the reading."""
        reading = [self.reading.text(lang)] if self.reading else []
        return [statement.text(lang) for statement in self.statements] + reading
