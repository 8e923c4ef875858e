"""A whole card as a draft: its constructor with all printed facts, and its text as far as it is understood."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cantina.facts import database
from cantina.facts.record import BY_TEXT, NUMBERS, Facts
from cantina.facts.texts import known_names, printed_halves
from cantina.lang.definitions import back_of
from cantina.model.card import Definition
from cantina.model.node import Node
from cantina.scaffold.patterns import Pattern, learn, read, sentences, skeleton
from cantina.scaffold.source import source

CONSTRUCTORS = {
    "character weapon": "CharacterWeapon", "starship weapon": "StarshipWeapon", "vehicle weapon": "VehicleWeapon",
    "artillery weapon": "ArtilleryWeapon", "automated weapon": "AutomatedWeapon",
    "death star weapon": "DeathStarWeapon", "rebel": "Rebel", "imperial": "Imperial", "alien": "Alien",
    "droid": "Droid", "device": "Device", "effect": "Effect", "starfighter": "Starfighter", "capital": "Capital",
    "squadron": "Squadron", "site": "Site", "system": "System", "sector": "Sector", "vehicle": "Vehicle",
    "creature": "Creature", "podracer": "Podracer", "objective": "Objective", "epic event": "EpicEvent",
    "defensive shield": "DefensiveShield", "admiral's order": "AdmiralsOrder", "jedi test": "JediTest",
    "game aid": "GameAid", "interrupt": "Interrupt",
}  # fmt: skip
"""By type or, where no type decides, by category."""

ONE_SIDED = ("Rebel", "Imperial")
PILES = ("used", "lost", "starting")
LOCATIONS = ("Site", "System", "Sector")
MOST_LESSONS = 8  # cards that teach one sentence
BY_HAND = "# by hand: "

Half = tuple[str, str]
"""A made card's id, and a half of its text."""


class Scaffolder:
    """What a card database and the made cards teach, ready for drafts."""

    def __init__(self, folder: str | Path, cards: Iterable[Definition]) -> None:
        self._records = database.records(folder)
        self._made = {card.id: card for card in cards if card.id in self._records}
        prints = [database.printed(record) for record in self._records.values()]
        self._names = known_names(self._made.values(), prints)
        self._personas = {persona for card in self._made.values() for persona in card.personas}
        self._lessons: dict[str, set[Half]] = defaultdict(set)
        self._learned: dict[Half, list[Pattern]] = {}
        for card in self._made.values():
            for half in self._halves(card.id):
                for sentence in self._sentences(card.id, half, (card.title, *card.personas)):
                    self._lessons[skeleton(sentence, self._names)].add((card.id, half))

    def draft(self, id: str) -> str:
        """The draft of a card of the database; KeyError if it has none of that id."""
        record = self._records[id]
        facts = database.facts(record) | {key: tuple(said) for key, said in database.spelled(record).items()}
        name = _constructor(facts)
        if back_of(id) in self._records:
            facts["back"] = database.printed(self._records[back_of(id)]).title
        head = f"{name}({', '.join(_arguments(name, id, facts, self._personas_of(id)))}"
        texts = {half or "text": self.text(id, half) for half in self._halves(id)}
        if "back" in facts:
            texts["back"] = self.text(back_of(id))
        return f"{head}, {', '.join(_text(half, lines) for half, lines in texts.items())}),"

    def text(self, id: str, half: str = "") -> list[Node | str]:
        """A card's text, or a half of it, as far as the other cards teach it."""
        own = [database.printed(self._records[id]).title, *self._personas_of(id)]
        return read(self._halves(id)[half], own, self._patterns(self._sentences(id, half, own), id))

    def share(self) -> tuple[int, int]:
        """How many sentences of the made cards come out right if each is drafted from the others; of how many."""
        right = whole = 0
        for card in self._made.values():
            for half in self._halves(card.id):
                lines = Counter(_lines(card, half))
                right += (lines & Counter(each for each in self.text(card.id, half) if isinstance(each, Node))).total()
                whole += lines.total()
        return right, whole

    def _sentences(self, id: str, half: str, own: Iterable[str]) -> list[str]:
        return sentences(self._halves(id)[half], own)

    def _patterns(self, said: Iterable[str], id: str) -> list[Pattern]:
        """What the other cards teach that have a sentence like one of these."""
        alike: set[Half] = set()
        for each in said:
            lessons = sorted(self._lessons.get(skeleton(each, self._names), ()))
            alike.update(lesson for lesson in lessons[: MOST_LESSONS + 1] if lesson[0] != id)
        return [pattern for lesson in sorted(alike) for pattern in self._learn(lesson)]

    def _learn(self, lesson: Half) -> list[Pattern]:
        if lesson not in self._learned:
            card, half = self._made[lesson[0]], lesson[1]
            text = self._halves(card.id)[half]
            self._learned[lesson] = list(learn(card, text, _lines(card, half), self._names))
        return self._learned[lesson]

    def _halves(self, id: str) -> dict[str, str]:
        front = self._records[id]["front"]
        return printed_halves(front.get("type", "").lower(), front.get("gametext", ""))

    def _personas_of(self, id: str) -> list[str]:
        """The personas that a character's title shows, of those that made cards have."""
        if self._records[id]["front"].get("type") != "Character":
            return []
        title = database.printed(self._records[id]).title
        return sorted(name for name in self._personas if re.search(rf"\b{re.escape(name)}\b(?!['’])", title))


def _lines(card: Definition, half: str) -> tuple[Node, ...]:
    return {"light": card.light_text, "dark": card.dark_text}.get(half, card.text)


def _constructor(facts: Facts) -> str:
    types = [str(each) for each in _tuple(facts["types"])]
    category = str(facts["category"])
    if category == "interrupt":
        return "Or".join(each.title() for each in sorted(types, key=PILES.index)) + "Interrupt"
    if category == "character" and (len(types) > 1 or types[0] not in CONSTRUCTORS):
        return "Character"
    return next(CONSTRUCTORS[each] for each in (category, *types) if each in CONSTRUCTORS)


def _arguments(name: str, id: str, facts: Facts, personas: list[str]) -> Iterator[str]:
    types, model = _tuple(facts["types"]), _tuple(facts["model"])
    yield from (source(facts[each]) for each in ("title", "back") if each in facts)
    if name not in ONE_SIDED:
        yield str(facts["side"]).upper()
    yield source(id)
    if name in ("Character", "Vehicle", "Effect", "Creature"):
        yield from (source(each.removesuffix(" creature")) for each in types)
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
    if name not in (*LOCATIONS, "Objective"):
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
    return f"{half}=[\n" + "\n".join(said) + "\n]"
