"""What a text says, distilled: its numbers, the names in it, and the words that decide. No sentence survives that, so
the print of a card can be kept as facts and compared with what we say in our own way."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

COUNTED = tuple("zero one two three four five six seven eight nine ten eleven twelve thirteen".split())  # noqa: SIM905

SAYINGS = tuple((re.compile(said, re.IGNORECASE), plain) for said, plain in (
    (r"[’‘]", "'"),
    (r"\banything (he|she|it) pilots", "starships and vehicles piloted"),
    (r"\bpermanent pilot aboard", "permanent pilot"),
    (r"\bmay add (?=\d+ (pilot|driver|passenger))", ""),
    (r"\bdeploy free on\b", "deploy on"),
    (r"\bhas ship-docking capability\b", ""),
    (r"\bon (?=(tatooine|death star|yavin 4)\b(?! sites?\b))", "at a site: "),
    (r"\b(at |to )?(the )?same location\b", "here"),
    (r"\b(battle|drain|starting|this) location\b|\blocation (where|it left)\b", "here"),
    (r"\bthat (character|spy|starship|trooper)\b", "that card"),
    (r"\bdraws? (one|1) battle destiny if not able", "may draw one battle destiny if not able"),
    (r"\bif you just initiated a force drain at a here \S+ (bearer )?is present, you may add", "may add where present"),
    (r"\byour force drain here is\b", "force drain here is"),
    (r"\bmust lose force\b", "about to lose force"),
    (r"\bmust deploy\b", "deploys only"),
    (r"\btakes the first turn\b", "goes first"),
    (r"\bbut may move elsewhere\b", ""),
    (r"\bmay be deployed even without\b", "may deploy without"),
    (r"\breduced? by\b", "-"),
    (r"\bown (?=characters|lost pile)", ""),
    (r"\bother than\b", "except"),
    (r"\byou have\b", "your"),
    (r"\bmust be forfeited\b", "is forfeited"),
    (r"\bdraw only one\b", "draw one"),
    (r"\bone extra card\b", "+1 card"),
))  # fmt: skip
"""Ways to say the same thing, brought to one of them."""

KINDS = (
    "alien", "astromech", "bantha", "blaster", "bounty hunter", "bubo", "capital", "character", "creature", "Dark Jedi",
    "Death Star trooper", "device", "dewback", "docking bay", "dragonsnake", "driver", "droid", "Effect", "enclosed",
    "exterior", "Imperial", "interior", "Interrupt", "Jawa", "Jedi", "leader", "lightsaber", "location", "mine",
    "mining droid", "mobile", "nighttime", "passenger", "pilot", "planet", "rancor", "Rebel", "Rebel trooper",
    "Scomp link", "sector", "site", "smuggler", "spy", "Star Destroyer", "starfighter", "starship", "stormtrooper",
    "system", "thief", "TIE", "TIE/ln", "trooper", "Tusken Raider", "undercover", "unique", "vehicle", "wampa",
    "warrior", "weapon", "Wookiee", "X-wing", "Y-wing",
)  # fmt: skip
"""What a text can call a card; a title of the same letters is no name."""

IRREGULAR = {"spy": "sp(?:y|ies)", "thief": "thie(?:f|ves)", "unique": "(?:non-)?unique",
             "warrior": "(?:non-)?warriors?", "droid": "(?:non-)?droids?", "Y-wing": "y-?wings?"}  # fmt: skip

DECIDING = {
    "may": r"may(?! not\b)|voluntarily", "must": "must|only", "cannot": "cannot|may not|prevent", "once": "once",
    "free": "free", "unless": r"unless|except|non-\w+|no longer|outside|has no\b|is not", "other": "others?|another",
    "for each": "for each|number of|that number|that many|as many|same number", "double": "double[sd]?|by 2",
    "triple": "tripled?|by 3", "half": "half|halved", "cancel": r"cancel\w*", "lost": "lost(?! pile)|loses?|loss",
    "opponent": "opponents?('s)?|opposing", "your": "yours?", "present": "present", "aboard": "aboard",
    "adjacent": "adjacent", "related": "related", "react": r"react\w*", "immune": r"immun\w+", "attrition": "attrition",
    "control": "controls?(?! phase)", "occupy": r"occup\w+", "initiate": r"initiat\w+", "battle": "battles?|battling",
    "defending": "defending", "alone": "alone", "Force drain": "force drains?", "generation": "generation",
    "destiny": "destiny|destinies", "battle destiny": "battle destiny|battle destinies", "damage": "damage",
    "if not able to otherwise": "if not able to otherwise", "power": "power", "ability": "ability",
    "forfeit": r"forfeit\w*", "maneuver": "maneuver", "hyperspeed": "hyperspeed", "landspeed": "landspeed",
    "defense value": "defense value", "deploy": r"deploy\w*", "move": r"move[sd]?|moving", "transfer": r"transfer\w*",
    "retrieve": r"retriev\w*", "peek": "peek|glance|look", "shuffle": "(?:re)?shuffle", "random": "random(?:ly)?",
    "steal": "steal|cross(?:es)?|convert", "hand": "hands?", "Reserve Deck": "reserve deck", "Force Pile": "force pile",
    "Used Pile": "used piles?", "Lost Pile": "lost piles?", "Life Force": "life force", "hit": "hit", "table": "table",
    "turn": "turn(?! round)", "duel": "duel", "game text": "game texts?", "higher": "highe(?:r|st)",
    "insert": r"insert\w*",
    **{f"{phase} phase": f"{phase} phases?" for phase in ("activate", "control", "deploy", "battle", "move", "draw")},
}  # fmt: skip


def _word(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.IGNORECASE)


WORDS = {name: _word(pattern) for name, pattern in DECIDING.items()} | {
    kind: _word(IRREGULAR.get(kind, f"{re.escape(kind)}s?")) for kind in KINDS
}
NUMBER = re.compile(rf"(?<![\w.])\d+(?!\w)|\b(?:{'|'.join(COUNTED)})\b", re.IGNORECASE)


NAME_START = re.compile(r"(?<![\w'-])\S")
NAME_GOES_ON = re.compile(r"[\w-]")


class TextFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of a text. `one`: it says "one", which may mean a number or just "a"."""

    numbers: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    one: bool = False


class Names:
    """The names that a text can contain, longest first. They are no words of the game."""

    def __init__(self, names: Iterable[str]) -> None:
        plain = {kind.lower() for kind in KINDS}
        self._by_start: dict[str, list[str]] = {}
        for name in sorted({*names} - {""}, key=lambda name: (-len(name), name)):
            if name.lower() not in plain:
                self._by_start.setdefault(name[:2], []).append(name)

    def cut(self, text: str) -> tuple[set[str], str]:
        """The names in a text, and the text without them."""
        found, rest, at = set(), "", 0
        for start, end in self.where(text):
            found.add(text[start:end])
            rest += text[at:start] + "@"
            at = end
        return found, rest + text[at:]

    def where(self, text: str) -> list[tuple[int, int]]:
        """Where the names in a text begin and end."""
        found: list[tuple[int, int]] = []
        for match in NAME_START.finditer(text):
            start = match.start()
            if not found or start >= found[-1][1]:
                named = self._by_start.get(text[start : start + 2], ())
                ends = (start + len(name) for name in named if text.startswith(name, start))
                end = next((end for end in ends if not NAME_GOES_ON.match(text, end)), None)
                if end is not None:
                    found.append((start, end))
        return found


def distill(text: str, own: Iterable[str], names: Names) -> TextFacts:
    """The facts of a text of a card that is itself called by some names."""
    text = SAYINGS[0][0].sub(SAYINGS[0][1], text)
    for name in sorted(own, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "~", text)
    text = re.sub(r"\b(in battles )?at (a )?~ sites?\b", r"\1at related sites", text)
    for saying, plain in SAYINGS:
        text = saying.sub(plain, text)
    found, text = names.cut(text)
    said = [each.lower() for each in NUMBER.findall(text)]
    numbers = {COUNTED.index(each) if each in COUNTED else int(each) for each in said if each != "one"}
    words = {name for name, pattern in WORDS.items() if pattern.search(text)}
    return TextFacts(tuple(sorted(numbers)), tuple(sorted(found)), tuple(sorted(words)), "one" in said)
