"""The lines of a deck list that are no cards: headings, whose deck it is, and what else people note down."""

import difflib
import re
from typing import NamedTuple

from cantina.decks.words import tokens
from cantina.model.sides import SIDES, Side

_KINDS = {
    "character": ("characters", "character", "aliens", "droids", "imperials", "rebels", "senators"),
    "location": ("locations", "location", "sites", "systems"),
    "interrupt": ("interrupts", "interrupt"),
    "effect": ("effects", "effect"),
    "starship": ("starships", "starship", "ships"),
    "vehicle": ("vehicles", "vehicle"),
    "weapon": ("weapons", "weapon"),
    "device": ("devices", "device"),
    "objective": ("objectives", "objective"),
    "creature": ("creatures", "creature"),
    "epic event": ("epic", "events", "event"),
    "jedi test": ("jedi", "tests", "test"),
    "admiral's order": ("admiral", "admirals", "orders", "order"),
    "podracer": ("podracers", "podracer"),
    "defensive shield": ("defensive", "shields", "shield"),
}
_OTHERS = ("start", "starting", "other", "others", "stuff", "cards", "card", "deck", "total", "number", "copies",
           "title", "unknown", "type", "types")  # fmt: skip
_KIND_OF = {word: kind for kind, words in _KINDS.items() for word in words} | dict.fromkeys(_OTHERS, "")
_COUNTED = re.compile(r"(?P<words>.*?)[\s(:–-]*(?P<count>\d+)?\s*\)?\s*:?")
_ANY = re.compile(r"(?!(?:outside|start)\b)[^\[\]\d]+:", re.I)
_FIELD = re.compile(r"(?:sets?|name|title|author|player|date|event|format|deck(?: name)?)\s*:.*", re.I)
_SIDE = re.compile(rf"(?:side\s*:\s*(?P<said>.*)|(?P<bare>{'|'.join(SIDES)})(?:\s+side)?(?:\s+deck)?\s*:?)", re.I)
_MISSPELT = 0.8  # a word before a number so like that of a heading is one


class Heading(NamedTuple):
    """What the cards below it are; "" if it does not say."""

    kind: str

    @property
    def zone(self) -> str:
        """Where they belong."""
        return "outside" if self.kind == "defensive shield" else "deck"


def side_in(line: str) -> tuple[Side | None, str] | None:
    """The side that a line gives, and what it says; None if it is about something else."""
    match = _SIDE.fullmatch(line)
    if not match:
        return None
    said = match["said"] if match["bare"] is None else match["bare"]
    return next((side for side in SIDES if side == said.lower()), None), said


def heading_in(line: str) -> Heading | None:
    """The heading that a line is, if it is one: `Characters (12)`, `Effects-17`, `Ships/Vehicles`, `STASHIPS (9)`."""
    if _FIELD.fullmatch(line):
        return Heading("")
    match = _COUNTED.fullmatch(line)
    words = tokens(match["words"].replace("'", "").replace("/", " ")) if match else []
    close = bool(match and match["count"])
    kinds = [_kind_of(word, close) for word in words if word != "and"]
    if kinds and None not in kinds:
        told = {kind for kind in kinds if kind}
        return Heading(told.pop() if len(told) == 1 else "")
    return Heading("") if _ANY.fullmatch(line) else None


def _kind_of(word: str, close: bool) -> str | None:
    """The kind of card that a word of a heading stands for; None if it is no word of a heading."""
    if word in _KIND_OF or not close:
        return _KIND_OF.get(word)
    near = difflib.get_close_matches(word, _KIND_OF, n=1, cutoff=_MISSPELT)
    return _KIND_OF[near[0]] if near else None
