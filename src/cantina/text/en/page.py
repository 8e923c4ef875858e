"""English: the words around a card's text."""

from __future__ import annotations

from cantina.text import lexicon
from cantina.text.lexicon import capital

OR = "OR"
GOES_TO = {"": "", "used": "USED: ", "lost": "LOST: ", "starting": "STARTING: "}
LABELS = {
    "light": "Light Side", "dark": "Dark Side", "icons": "Icons", "traits": "Characteristics", "force": "Force icons",
    "model": "Model", "empty": "No game text.", "colon": ": ", "light short": "Light", "dark short": "Dark",
}  # fmt: skip
NUMBERS = {
    "destiny": "Destiny", "power": "Power", "ability": "Ability", "deploy": "Deploy", "forfeit": "Forfeit",
    "maneuver": "Maneuver", "armor": "Armor", "hyperspeed": "Hyperspeed", "landspeed": "Landspeed", "parsec": "Parsec",
    "politics": "Politics", "ferocity": "Ferocity", "defense": "Defense value",
}  # fmt: skip


def label(word: str) -> str:
    """A type, icon or characteristic standing by itself; beside a noun the name of an expansion is put in brackets."""
    return lexicon.ADJECTIVES[word].en.strip("[]") if word in lexicon.ADJECTIVES else lexicon.noun(word).en


def type_line(category: str, types: tuple[str, ...]) -> str:
    """A card's category and types."""
    names = [capital(label(each)) for each in types]
    return f"{capital(label(category))} – {' / '.join(names)}" if names else capital(label(category))


def after(before: str, said: str) -> str:
    """What is said after other words: as it is, in English."""
    return before + said


def finish(text: str) -> str:
    """Typography: nothing to do in English."""
    return text
