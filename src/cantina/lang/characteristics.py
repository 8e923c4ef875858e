"""Characteristics: the words that texts may call a card by, each for its own category (glossary: characteristics)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

RACES = (
    "Abyssin", "Corellian", "Ewok", "Gungan", "Jawa", "Mon Calamari", "Tusken Raider", "Ugnaught", "Wookiee",
)  # fmt: skip
SQUADRONS = (
    "Black Squadron", "Blue Squadron", "Gold Squadron", "Gray Squadron", "Green Squadron", "Obsidian Squadron",
    "Onyx Squadron", "Red Squadron", "Rogue Squadron", "Saber Squadron", "Scimitar Squadron",
)  # fmt: skip
AGENDAS = (
    "ambition agenda", "blockade agenda", "justice agenda", "order agenda", "peace agenda", "rebellion agenda",
    "taxation agenda", "trade agenda", "wealth agenda",
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
        "tax collector", "thief", "Trade Federation", "trooper", "trooper guard", *AGENDAS, *GENDERS, *RACES,
        *SQUADRONS,
    ),
    "weapon": (
        "blaster", "blaster rifle", "lightsaber", "rifle", "cannon", "ion cannon", "laser cannon",
        "laser cannon battery", "missile", "proton torpedoes", "turbolaser battery", "Ewok weapon", "seeker",
        "superlaser",
    ),
    "starship": (
        "bomber", "Droid Control Ship", "Imperial starship", "Rebel starship", "ship-docking capability", "enclosed",
        "Trade Federation starship", *SQUADRONS,
    ),
    "device": ("fusion generator",),
    "vehicle": ("enclosed", "T-16", *SQUADRONS),
    "interrupt": CARDS_OF_LIGHT,
    "effect": CARDS_OF_LIGHT,
    "location": ("renegade planet", "subjugated planet", "swamp", "forest", "jungle", "desert"),
}  # fmt: skip

# What else a card can be called: its category and type, its icons, its model or class, its people, and what follows
# from its ability or from where it stands.
CATEGORIES = ("character", "starship", "vehicle", "creature", "weapon", "device", "effect", "interrupt", "location",
              "objective", "defensive shield", "epic event", "jedi test", "podracer", "admiral's order", "game aid",
              "card")  # fmt: skip
TYPES = (
    "rebel", "imperial", "alien", "droid", "jedi master", "dark jedi master", "republic", "sith",
    "capital", "starfighter", "squadron", "combat", "transport", "shuttle", "combat vehicle", "transport vehicle",
    "creature vehicle", "shuttle vehicle", "used", "lost", "starting", "site", "system", "sector", "cloud sector",
    "asteroid sector", "marker site", "character weapon", "starship weapon", "vehicle weapon", "automated weapon",
    "artillery weapon", "death star weapon", "plain effect", "utinni effect", "immediate effect", "mobile effect",
    *(f"jedi test #{number}" for number in range(1, 7)),
    "political effect", "starting effect", "utinni", "immediate", "political", "plain", "insert",
    "creature site", "ancient desert creature", "avian creature", "gigantic predator creature",
    "ophidian creature", "space creature", "swamp creature",
)  # fmt: skip
ICONS = ("warrior", "pilot", "nav computer", "scomp link", "interior", "exterior", "planet", "mobile", "space",
         "underground", "underwater", "docking bay", "war room", "prison", "holosite", "nighttime", "generic",
         "no battleground", "open", "permanent weapon", "maintenance", "cave",
         "selective creature", "defensive shield", "grabber", "independent", "republic", "presence")  # fmt: skip
KINDS_OF_INTERRUPT = frozenset({"used", "lost"})  # a text that makes an Interrupt one of them leaves it no other
EXPANSIONS = ("A New Hope", "Hoth", "Dagobah", "Cloud City", "Jabba's Palace", "Special Edition", "Endor",
              "Death Star II", "Reflections II", "Reflections III", "Tatooine", "Coruscant", "Theed Palace",
              "Episode I", "Premium")  # fmt: skip
SENSITIVITY = ("jedi", "jedi knight", "dark jedi", "Force-attuned", "Force-sensitive")
DROIDS = (
    "astromech & protocol",
    "assassin droid", "astromech droid", "automation droid", "battle droid", "infantry battle droid",
    "binary hydroponics droid", "communications droid", "destroyer droid", "interrogator droid", "maintenance droid",
    "medical droid", "messenger droid", "mining droid", "patrol droid", "power droid", "probe droid",
    "protocol droid", "recon droid", "repair droid", "security droid", "security patrol droid", "servant droid",
    "supervisor droid", "vehicle droid", "vehicle repair droid",
)  # fmt: skip
CLASSES = (
    "A-wing", "B-wing", "X-wing", "Y-wing", "Z-95", "Z-95 Headhunter", "Modified Z-95 Headhunter", "N-1 Starfighter",
    "Droid Starfighter", "Starviper-Class Assault Fighter", "TIE", "TIE/ad", "TIE/ln", "TIE/rc", "TIE/sa", "TIE/sr",
    "TIE Advanced x1", "TIE Defender", "TIE Defender Mark I", "TIE Interceptor", "Star Destroyer",
    "Imperial-Class Star Destroyer", "Super-Class Star Destroyer", "Victory-Class Star Destroyer", "Corvette",
    "Corellian Corvette", "Corellian Republic Cruiser", "Dreadnaught-Class Heavy Cruiser",
    "Mon Calamari Star Cruiser", "Nebulon-B Frigate", "Modified Nebulon-B Frigate", "Trade Federation Battleship",
    "Trade Federation Landing Craft", "Sentinel-Class Landing Craft", "landing craft", "Lambda-Class Shuttle",
    "Sith Infiltrator",
    "Firespray-Class Attack Ship", "Corellian JM 5000", "J-Type 327 Nubian", "Surronian Conqueror",
    "Trilon Aggressor", "Ubrikkian Luxury Space Yacht", "Baudo-Class Star Yacht", "Byblos G-1A Transport",
    "freighter", "YV-Class Freighter", "Heavily-Modified Light Freighter", "Modified Light Freighter",
    "Modified Corellian Freighter", "Modified Transport", "AAT", "AT-AT", "AT-ST", "MTT", "STAP", "speeder",
    "speeder bike", "swoop", "skiff", "sandcrawler", "T-47", "T-47 Sandspeeder", "T-47 Snowspeeder", "cloud car",
    "Talon 1 Combat Cloud Car", "Twin-Pod Cloud Car", "patrol craft",
)  # fmt: skip
PEOPLES = ("Alderaanian", "Bith", "Chevin", "Gamorrean", "Gand", "Hutt", "Ishi Tib", "Kowakian", "Neimoidian",
           "Nikto", "Qiraash", "Rodian", "Sullustan", "Twi'lek", "Weequay", "Whiphid", "Yuzzum")  # fmt: skip
FAMILIES = {"Skywalker": ("Luke", "Leia", "Anakin")}  # by the persons who belong to them (matching-weapon.2)
TRADES = ("accountant", "assassin", "DH-17 blaster", "guard", "Imperial Council member", "mercenary", "mine", "padawan",
          "pirate", "Royal Guard", "scavenger", "scoundrel", "slave", "slaver", "ferocious", "parasite",
          "selective", "tractor beam")  # fmt: skip
BEASTS = ("bantha", "bubo", "dewback", "dragonsnake", "rancor", "wampa")

# The characters in print whose lore uses a word that texts ask for.
IN_LORE = {
    "Emperor": frozenset((
        "1_166", "1_168", "1_179", "1_194", "3_82", "4_93", "4_99", "7_175", "8_98", "8_100", "8_102", "8_103", "9_102",
        "9_113", "9_117", "9_118", "9_119", "9_120", "10_6", "200_78", "200_82", "201_22", "201_23", "205_12", "205_15",
        "208_36", "210_12", "213_1", "217_6", "222_12",
    )),
    "ISB": frozenset((
        "1_163", "1_166", "4_99", "6_103", "7_170", "7_195", "8_110", "200_72", "200_92", "201_22", "201_23", "202_10",
        "203_22", "212_2", "217_8", "221_25", "221_26",
    )),
    "Rebel": frozenset((
        "2_95", "2_98", "3_90", "3_92", "4_98", "7_195", "7_206", "8_99", "8_103", "8_114", "9_101", "9_106", "11_53",
        "201_26", "202_9", "204_44", "221_16", "221_30",
    )),
    "Rebellion": frozenset(("3_82", "102_11", "104_6", "106_11", "204_45", "206_11", "213_1")),
    "Black Sun": frozenset((
        "7_189", "7_200", "10_41", "10_45", "10_53", "110_9", "200_91", "226_5", "226_10",
    )),
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
    small = title.lower()
    words = (each for each in BY_CATEGORY.get(category, ()) if each.lower() in small and each not in _NOT_FROM_TITLES)
    return [word for word in words if re.search(rf"\b{re.escape(word)}\b", title, re.IGNORECASE)]


def families(title: str, personas: Iterable[str]) -> list[str]:
    """The families of a character, by its title or as the person that it is."""
    return [name for name, persons in FAMILIES.items() if name in title or not set(persons).isdisjoint(personas)]


@cache
def species() -> dict[str, str]:
    """The species of the aliens in print whose lore, or whose title, tells it, by their ids. Human is none."""
    lines = files("cantina.lang").joinpath("species.tsv").read_text("utf-8").splitlines()
    return dict(line.split("\t") for line in lines)


@cache
def all_words() -> frozenset[str]:
    """Every word that a card can be called by, in small letters."""
    groups = (
        CATEGORIES,
        TYPES,
        ICONS,
        SENSITIVITY,
        DROIDS,
        CLASSES,
        PEOPLES,
        FAMILIES,
        TRADES,
        BEASTS,
        EXPANSIONS,
        *BY_CATEGORY.values(),
    )
    return frozenset(word.lower() for group in groups for word in group)


def is_word(word: str) -> bool:
    """Whether a card can be called so; capitals make no difference (glossary: capitalization)."""
    return word.lower() in all_words()
