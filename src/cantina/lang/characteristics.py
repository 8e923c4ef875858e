"""Characteristics: the words that texts may call a card by, each for its own category (glossary: characteristics)."""

from __future__ import annotations

import re
from collections.abc import Iterable

RACES = (
    "Abyssin", "Corellian", "Ewok", "Gungan", "Jawa", "Mon Calamari", "Tusken Raider", "Ugnaught", "Wookiee",
)  # fmt: skip
SQUADRONS = (
    "Black Squadron", "Blue Squadron", "Gold Squadron", "Gray Squadron", "Green Squadron", "Obsidian Squadron",
    "Onyx Squadron", "Red Squadron", "Rogue Squadron", "Saber Squadron", "Scimitar Squadron",
)  # fmt: skip
GENDERS = ("female", "male")
CARDS_OF_LIGHT = ("dejarik", "hologram")

BY_CATEGORY: dict[str, tuple[str, ...]] = {
    "character": (
        "admiral", "biker scout", "biker scout trooper", "Black Sun agent", "bounty hunter", "Cloud City trooper",
        "commander", "Coruscant guard", "Death Star trooper", "Echo Base trooper", "gambler", "gangster", "general",
        "gunner", "handmaiden", "information broker", "ISB agent", "Jedi Council member", "leader", "miner",
        "gas miner", "Tibanna gas miner", "moff", "musician", "operative", "Rebel trooper", "Royal Naboo Security",
        "R-unit", "sandtrooper", "scout", "senator", "smuggler", "snowtrooper", "spy", "stormtrooper",
        "tax collector", "thief", "Trade Federation", "trooper", "trooper guard", *GENDERS, *RACES, *SQUADRONS,
    ),
    "weapon": (
        "blaster", "blaster rifle", "lightsaber", "rifle", "cannon", "ion cannon", "laser cannon",
        "laser cannon battery", "missile", "proton torpedoes", "turbolaser battery",
    ),
    "starship": (
        "bomber", "Droid Control Ship", "Imperial starship", "Rebel starship", "ship-docking capability", "enclosed",
        *SQUADRONS,
    ),
    "vehicle": ("enclosed", *SQUADRONS),
    "interrupt": CARDS_OF_LIGHT,
    "effect": CARDS_OF_LIGHT,
    "location": ("renegade planet", "subjugated planet"),
}  # fmt: skip

_CANONICAL = {word.lower(): word for words in BY_CATEGORY.values() for word in words}
_SHIPS = {"imperial": "Imperial starship", "rebel": "Rebel starship"}
# A gender is told by a card's lore, and being enclosed by its rules: no title says them.
_NOT_FROM_TITLES = frozenset((*GENDERS, "enclosed"))


def canonical(word: str) -> str:
    """A characteristic as we spell it: capitals make no difference (glossary: characteristics.2)."""
    return _CANONICAL.get(word.lower(), word)


def belongs(word: str, category: str) -> bool:
    """Whether a word can describe a card of a category: a characteristic belongs to its own categories only."""
    return word.lower() not in _CANONICAL or word in BY_CATEGORY.get(category, ())


def spelled(category: str, words: Iterable[str]) -> list[str]:
    """The words of a card, each in its one spelling, without those that cannot describe its category."""
    found = [_SHIPS.get(word.lower(), canonical(word)) if category == "starship" else canonical(word) for word in words]
    return [word for word in found if belongs(word, category)]


def in_title(title: str, category: str) -> list[str]:
    """The characteristics of a category that a card's title contains (glossary: characteristics.1)."""
    return [word for word in BY_CATEGORY.get(category, ())
            if word not in _NOT_FROM_TITLES and re.search(rf"\b{re.escape(word)}\b", title, re.IGNORECASE)]  # fmt: skip
