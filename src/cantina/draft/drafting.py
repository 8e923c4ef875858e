"""A whole card as a draft: its constructor with all printed facts, and its text as far as it is understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cantina.draft.patterns import Pattern, learn, read
from cantina.draft.source import source
from cantina.facts import database
from cantina.facts.record import BY_TEXT, NUMBERS, Facts
from cantina.facts.texts import known_names, printed_halves
from cantina.model.card import Definition
from cantina.model.node import Node

CONSTRUCTORS = {
    "character weapon": "CharacterWeapon", "starship weapon": "StarshipWeapon", "artillery weapon": "ArtilleryWeapon",
    "automated weapon": "AutomatedWeapon", "rebel": "Rebel", "imperial": "Imperial", "alien": "Alien", "droid": "Droid",
    "device": "Device", "effect": "Effect", "starfighter": "Starfighter", "capital": "Capital", "squadron": "Squadron",
    "site": "Site", "system": "System", "sector": "Sector", "vehicle": "Vehicle",
}  # fmt: skip
"""By type or, where no type decides, by category."""

ONE_SIDED = ("Rebel", "Imperial")
LOCATIONS = ("Site", "System", "Sector")
BY_HAND = "# by hand: "


class Drafts:
    """What a card database and the made cards teach, ready for drafts."""

    def __init__(self, folder: str | Path, cards: Iterable[Definition]) -> None:
        self._records = database.records(folder)
        made = list(cards)
        prints = database.read_texts(folder)
        names = known_names(made, prints.values())
        self._personas = {persona for card in made for persona in card.personas}
        self.patterns: list[Pattern] = []
        for card in made:
            halves = printed_halves(card.category, prints[card.id].text) if card.id in prints else {}
            for half, text in halves.items():
                lines = card.light_text if half == "light" else card.dark_text if half == "dark" else card.text
                self.patterns += learn(card, text, lines, names)

    def draft(self, id: str) -> str:
        """The draft of a card of the database; KeyError if it has none of that id."""
        record = self._records[id]
        facts = database.facts(record) | {key: tuple(said) for key, said in database.spelled(record).items()}
        name = _constructor(facts)
        head = f"{name}({', '.join(_arguments(name, id, facts, self._personas_of(facts)))}"
        return f"{head}, {', '.join(_text(half, self.text(id, half)) for half in self._halves(id))}),"

    def text(self, id: str, half: str = "") -> list[Node | str]:
        """A card's text, or a half of it, as far as it is understood."""
        facts = database.facts(self._records[id])
        return read(self._halves(id)[half], [str(facts["title"]), *self._personas_of(facts)], self.patterns)

    def _halves(self, id: str) -> dict[str, str]:
        front = self._records[id]["front"]
        return printed_halves(front["type"].lower(), front.get("gametext", ""))

    def _personas_of(self, facts: Facts) -> list[str]:
        """The personas that a character's title shows, of those that made cards have."""
        if facts["category"] != "character":
            return []
        title = str(facts["title"])
        return sorted(name for name in self._personas if re.search(rf"\b{re.escape(name)}\b(?!['’])", title))


def _constructor(facts: Facts) -> str:
    types = [str(each) for each in _tuple(facts["types"])]
    category = str(facts["category"])
    if category == "interrupt":
        return "".join(word.title() for word in ("used or lost" if len(types) > 1 else types[0]).split()) + "Interrupt"
    if category == "character" and len(types) > 1:
        return "Character"
    return next((CONSTRUCTORS[each] for each in (category, *types) if each in CONSTRUCTORS), category.title())


def _arguments(name: str, id: str, facts: Facts, personas: list[str]) -> Iterator[str]:
    types, model = _tuple(facts["types"]), _tuple(facts["model"])
    yield source(facts["title"])
    if name not in ONE_SIDED:
        yield str(facts["side"]).upper()
    yield source(id)
    if name in ("Character", "Vehicle"):
        yield from map(source, types)
    if name in ("Droid", "Starfighter", "Capital", "Squadron"):
        yield source(model[-1] if model else "")
    if name in LOCATIONS:
        light, dark = _tuple(facts["Force icons"])
        yield f"{_listed(facts['icons'])}, ({light:g}, {dark:g})"
    yield from _facts(name, facts, personas)


def _facts(name: str, facts: Facts, personas: list[str]) -> Iterator[str]:
    if facts["uniqueness"] and name not in LOCATIONS:
        yield f"unique={facts['uniqueness']:g}" if isinstance(facts["uniqueness"], float) else "unique=3"
    if personas:
        yield f"personas={_listed(personas)}"
    destiny = [f"{each:g}" for each in _tuple(facts["destiny"])]
    if name not in LOCATIONS:
        yield f"destiny={destiny[0]}" if len(destiny) == 1 else f"destiny=({', '.join(destiny)})"
    for field in NUMBERS:
        if isinstance(facts[field], float):
            yield f"{field}={facts[field]:g}"
        elif facts[field] == BY_TEXT:
            yield f"{field}=0"
    icons = [icon for icon in _tuple(facts["icons"]) if icon != "pilot" or facts["category"] == "character"]
    if icons and name not in LOCATIONS:  # a built-in pilot is a line of text with us
        yield f"icons={_listed(icons)}"
    if facts["characteristics"]:
        yield f"traits={_listed(facts['characteristics'])}"


def _tuple(fact: Any) -> tuple[Any, ...]:
    return fact if isinstance(fact, tuple) else ()


def _listed(words: Any) -> str:
    return f"[{', '.join(source(word) for word in words)}]"


def _text(half: str, lines: list[Node | str]) -> str:
    """A list of sentences, one a line; what is left for a person stands as a remark."""
    said = [f"    {BY_HAND}{line}" if isinstance(line, str) else f"    {source(line)}," for line in lines]
    return f"{half or 'text'}=[\n" + "\n".join(said) + "\n]"
