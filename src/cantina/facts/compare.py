"""Compares our cards with a card database, fact by fact."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from cantina.facts import database, ours
from cantina.facts.record import BY_TEXT, FIELDS, Fact, Facts
from cantina.facts.seeds import SEED_DIFFERENCES
from cantina.model.card import Definition


class Difference(msgspec.Struct, frozen=True):
    """A fact on which we and the database differ; `seed` is the glossary entry that excuses it, if one does."""

    id: str
    title: str
    field: str
    ours: Fact
    theirs: Fact
    seed: str = ""

    def __str__(self) -> str:
        excuse = f" (seed: {self.seed})" if self.seed else ""
        return f"{self.title} [{self.id}] {self.field}: {_show(self.ours)}, database: {_show(self.theirs)}{excuse}"


def compare(
    folder: str | Path,
    definitions: Iterable[Definition],
    seeds: Mapping[tuple[str, str], str] = SEED_DIFFERENCES,
) -> list[Difference]:
    """Every difference between the definitions and the database in a folder: first those that need mending, then
    those that a seed excuses."""
    cards = tuple(definitions)
    known = database.read(folder)
    personas = sorted({persona for card in cards for persona in card.personas})
    found = [each for card in cards for each in _card(card, known.get(card.id), personas, seeds)]
    return sorted(found, key=lambda each: bool(each.seed))


def _card(
    card: Definition, theirs: Facts | None, personas: list[str], seeds: Mapping[tuple[str, str], str]
) -> Iterator[Difference]:
    if theirs is None:
        yield Difference(card.id, card.title, "card", card.id, None)
        return
    mine = ours.facts(card)
    pairs = [(field, mine[field], theirs[field]) for field in FIELDS]
    pairs.append(("persona", tuple(sorted(card.personas)), _personas(card, theirs, personas)))
    for field, one, other in pairs:
        if not _same(field, one, other):
            yield Difference(card.id, card.title, field, one, other, seeds.get((card.id, field), ""))


def _personas(card: Definition, theirs: Facts, personas: list[str]) -> tuple[str, ...]:
    """A character's personas, with those that its title in the database shows: a name, not what belongs to it."""
    if card.category != "character":
        return tuple(sorted(card.personas))
    shown = (name for name in personas if re.search(rf"\b{re.escape(name)}\b(?!['’])", str(theirs["title"])))
    return tuple(sorted({*card.personas, *shown}))


def _same(field: str, one: Fact, other: Fact) -> bool:
    if other == BY_TEXT:
        return True
    if field == "model" and isinstance(one, tuple) and isinstance(other, tuple):
        # Ours may be the closer word, which brings the database's along.
        return set(map(str, other)) <= set(map(str, one)) if other else one == other
    return one == other


def _show(fact: Fact) -> str:
    if isinstance(fact, tuple):
        return ", ".join(map(_show, fact)) or "none"
    return "none" if fact is None else f"{fact:g}" if isinstance(fact, float) else str(fact)
