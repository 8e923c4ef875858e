"""The sets by the number that a card id begins with, under the names of Holotable's folders."""

from cantina.decks.sheet import key

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
}

_BY_NAME = {key(name): number for number, name in SETS.items()}


def set_of(id: str) -> str:
    """The number of the set that a card belongs to."""
    return id.split("_")[0]


def set_called(name: str) -> str:
    """The number of the set with a name, case and punctuation aside; "" if there is none."""
    return _BY_NAME.get(key(name), "")
