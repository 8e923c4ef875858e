"""Nothing left out: the facts of each card's printed text against those of our own English."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from cantina.checkout import ROOT
from cantina.facts import database
from cantina.facts.wording import Names, TextFacts, distill
from cantina.model.card import Definition
from cantina.model.sides import SIDES
from cantina.text.render import card_text

PRINTED = ROOT / "tests" / "facts" / "printed.json"
ACCEPTED = ROOT / "tests" / "facts" / "accepted.toml"
EMPTY = re.compile(r"[-–]|\(?none\)?|blank\.?", re.IGNORECASE)

Printed = dict[str, dict[str, TextFacts]]
"""By card id and half: "light" and "dark" for a location, "" for any other card."""


class Gap(msgspec.Struct, frozen=True):
    """A fact that is only in print, or only in our text."""

    card: Definition
    half: str
    fact: str  # "number 2", "name Falcon", "word may"
    printed: bool

    @property
    def key(self) -> str:
        """Its name in the list of accepted ones: where the fact stands, and what it is."""
        where = "printed" if self.printed else "ours"
        return f"{self.card.id} {f'{self.half} ' if self.half else ''}{where}: {self.fact}"

    def __str__(self) -> str:
        where = "only in print" if self.printed else "only in our text"
        return f"{self.card.title} [{self.card.id}]{f' {self.half}' if self.half else ''}: {self.fact} is {where}"


# -- the print ---------------------------------------------------------------------------------------------------------


def printed_facts(folder: str | Path, cards: Iterable[Definition]) -> Printed:
    """The distilled print of these cards, from a card database."""
    prints = database.read_texts(folder)
    mine = list(cards)
    names = known_names(mine, prints.values())
    return {card.id: _distilled(card, prints[card.id].text, names) for card in mine if card.id in prints}


def known_names(cards: Iterable[Definition], prints: Iterable[database.Print]) -> Names:
    """All names that a text can contain: of cards in print, and of whom ours depict."""
    return Names({*_known(cards), *(name for each in prints for name in _short(each.title))})


def _distilled(card: Definition, text: str, names: Names) -> dict[str, TextFacts]:
    return {half: distill(each, _own(card), names) for half, each in printed_halves(card.category, text).items()}


def printed_halves(category: str, text: str) -> dict[str, str]:
    """A printed text by halves: a location's begin with the name of their side."""
    if category != "location":
        return {"": text}
    found = re.findall(r"\b(Light|Dark):(.*?)(?=\b(?:Light|Dark):|$)", text, re.DOTALL)
    return {side.lower(): "" if EMPTY.fullmatch(half.strip()) else half.strip() for side, half in found}


def _short(title: str) -> Iterator[str]:
    """A title, both titles of a combination card, and the name of a site without its planet."""
    for each in title.split(" & "):
        yield each
        yield from each.split(": ")[1:]


def _own(card: Definition) -> set[str]:
    return {card.title, *card.personas}


def _known(cards: Iterable[Definition]) -> set[str]:
    """The names of our own cards and of whom they depict."""
    return {name for card in cards for name in (*_short(card.title), *card.personas)}


def write_printed(printed: Printed, path: Path = PRINTED) -> None:
    """Keep the distilled print."""
    lines = (msgspec.json.encode({id: printed[id]}, order="sorted")[1:-1].decode() for id in sorted(printed))
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def read_printed(path: Path = PRINTED) -> Printed:
    """The distilled print that was kept."""
    return msgspec.json.decode(path.read_bytes(), type=Printed)


def read_accepted(path: Path = ACCEPTED) -> dict[str, str]:
    """Gap → reason, from a table for each card: `["1_168"]`, then `"printed: word may" = "why"`."""
    tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {f"{card} {gap}": reason for card, reasons in tables.items() for gap, reason in reasons.items()}


# -- the comparison ----------------------------------------------------------------------------------------------------


def gaps(cards: Iterable[Definition], printed: Printed) -> list[Gap]:
    """All facts that are on one side only."""
    mine = list(cards)
    names = Names(
        {*_known(mine), *(name for card in printed.values() for half in card.values() for name in half.names)}
    )
    called = _called(mine)
    return [gap for card in mine for gap in _card(card, printed.get(card.id, {}), names, called)]


def _called(cards: Iterable[Definition]) -> dict[str, str]:
    """One name for each card that a text can name: a person's, if it depicts one, a site's with its planet."""
    found: dict[str, str] = {}
    for card in cards:
        found |= dict.fromkeys(_short(card.title), card.title)
        found |= {name: card.personas[0] for name in _own(card) if card.personas}
    return found


def _card(card: Definition, printed: Mapping[str, TextFacts], names: Names, called: Mapping[str, str]) -> Iterator[Gap]:
    for half, text in _our_halves(card).items():
        theirs = _facts(card, printed.get(half, TextFacts()), called)
        made = distill(text, _own(card), names)
        ours = _facts(card, made, called)
        loose = {"number 1"} if _loose(made) or _loose(printed.get(half, made)) else set()
        for one, other, where in ((theirs, ours, True), (ours, theirs, False)):
            yield from (Gap(card, half, fact, where) for fact in sorted(one - other - loose))


def _our_halves(card: Definition) -> dict[str, str]:
    if card.category != "location":
        return {"": card_text(card)}
    return {side: card_text(msgspec.structs.replace(card, category="", text=card.half(side))) for side in SIDES}


def _loose(facts: TextFacts) -> bool:
    """Whether 1 may be said in words: "a card", "as many as"."""
    return facts.one or "for each" in facts.words


def _facts(card: Definition, facts: TextFacts, called: Mapping[str, str]) -> set[str]:
    words = set(facts.words) - ({"may"} if card.category == "interrupt" else set())  # playing one is a choice anyway
    return {
        *(f"number {number}" for number in facts.numbers),
        *(f"name {called.get(name, name)}" for name in facts.names),
        *(f"word {word}" for word in words),
    }
