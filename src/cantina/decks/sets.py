"""The sets by the number that a card id begins with, under the names of Holotable's folders."""

import re
from functools import cache

from cantina.decks.words import initials, key, loose, tokens

SETS = {
    "1": "Premiere",
    "2": "ANewHope",
    "3": "Hoth",
    "4": "Dagobah",
    "5": "CloudCity",
    "6": "JabbasPalace",
    "7": "SpecialEdition",
    "8": "Endor",
    "9": "DeathStarII",
    "10": "ReflectionsII",
    "11": "Tatooine",
    "12": "Coruscant",
    "13": "ReflectionsIII",
    "14": "TheedPalace",
    "101": "PremiereIntroductoryTwoPlayerGame",
    "102": "JediPack",
    "103": "RebelLeader",
    "104": "EmpireStrikesBackIntroductoryTwoPlayerGame",
    "106": "OfficialTournamentSealedDeck",
    "108": "EnhancedPremiere",
    "109": "EnhancedCloudCity",
    "110": "EnhancedJabbasPalace",
    "111": "ThirdAnthology",
    "112": "JabbasPalaceSealedDeck",
    **{str(200 + n): f"Virtual{n}" for n in range(100)},
    "301": "DemoDeck",
}
_PACK = "p"  # what players call a pack: EPP, "Enhanced Premiere pack"
_SHORTEST = 3  # letters that tell a set: two are too often a place


def set_of(id: str) -> str:
    """The number of the set that a card belongs to."""
    return id.split("_")[0]


def set_called(name: str) -> str:
    """The number of the set with a name, or with its initials, case and punctuation aside; "" if there is none."""
    return _by_name().get(loose(name), "") or _by_name().get(key(name), "") or _by_initials().get(loose(name), "")


def set_shortened(word: str) -> str:
    """The number of the set that a word in a title stands for: ECC Chewie; "" if it stands for none."""
    return _by_initials().get(word, "") if len(word) >= _SHORTEST else ""


@cache
def _by_name() -> dict[str, str]:
    return {called: number for number, name in SETS.items() for called in (loose(_spaced(name)), key(name))}


@cache
def _by_initials() -> dict[str, str]:
    words = {number: tokens(_spaced(name)) for number, name in SETS.items()}
    several = {number: initials(each) for number, each in words.items() if len(each) > 1}
    return {f"{short}{end}": number for number, short in several.items() for end in (_PACK, "")}


def _spaced(name: str) -> str:
    """A folder's name with its words apart."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])|(?<=A)(?=New)", " ", name)
