"""What many decks lack: which can be played, what is missing, and which cards would make most of them playable."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from cantina.decks.known import Known, known
from cantina.decks.problems import DeckError
from cantina.decks.reading import ParsedDeck, load_text, read_draft
from cantina.decks.standard import standard_catalog

_ROW = re.compile(r"([^\t\n]+)\t(?:Light|Dark)\t((?:\d\d?x[^,\t]+,?)+)\t?((?:\d\d?x[^,\t]+,?)*)", re.I)


class Standing(NamedTuple):
    """A deck and what keeps it from being played: cards that are not made, or anything else."""

    name: str
    draft: ParsedDeck
    missing: frozenset[str]
    faults: int  # what is wrong with it apart from the missing cards

    @property
    def playable(self) -> bool:
        """Whether the deck can be played as it is."""
        return not self.missing and not self.faults


class Wish(NamedTuple):
    """A card that is not made, in how many decks it is, and how many are playable once it and those before are made."""

    id: str
    decks: int
    playable: int


def decks_in(path: Path) -> list[Standing]:
    """The deck of a file, or those of a table: name, side, cards and cards outside the deck as `copies x id`."""
    try:
        text = load_text(path)
    except DeckError as error:
        return [_standing(path.stem, ParsedDeck(None, (), (), (), error.problems))]
    rows = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found = [_ROW.fullmatch(row.strip()) for row in rows]
    if rows and all(found):
        return [_standing(row[1], read_draft(f"{_ids(row[2])}|{_ids(row[3])}")) for row in found if row]
    return [_standing(path.stem, read_draft(text))]


def wishes(standings: Iterable[Standing], most: int) -> Iterator[Wish]:
    """The cards to make first: a deck speaks for each card that it lacks, the louder the fewer it lacks."""
    lacking = {n: set(deck.missing) for n, deck in enumerate(standings) if not deck.faults}
    playable = sum(not missing for missing in lacking.values())
    wanted = Counter(id for missing in lacking.values() for id in missing)
    where = defaultdict(list)
    for n, missing in lacking.items():
        for id in missing:
            where[id].append(n)
    for _ in range(min(most, len(where))):
        weights = {id: sum(len(lacking[n]) ** -2 for n in decks) for id, decks in where.items()}
        first = max(weights, key=lambda id: (weights[id], wanted[id], id))
        for n in where.pop(first):
            lacking[n].remove(first)
            playable += not lacking[n]
        yield Wish(first, wanted[first], playable)


def report(standings: list[Standing], most: int, lang: str = "en") -> Iterator[str]:
    """All of it in words, a line each: every deck, all of them together, the cards to make first."""
    cards, words = known(standard_catalog()), _FRENCH if lang == "fr" else _ENGLISH
    for deck in standings:
        state = _state(deck, cards, words, lang)
        yield words["deck"].format(name=deck.name, side=deck.draft.side or "?", state=state)
    lacking = sorted(len(deck.missing) for deck in standings if deck.missing and not deck.faults)
    yield words["decks"].format(n=len(standings), playable=sum(deck.playable for deck in standings))
    yield words["lacking"].format(n=len(lacking), median=f"{median(lacking):g}" if lacking else "0")
    yield words["faulty"].format(n=sum(deck.faults > 0 for deck in standings))
    for wish in wishes(standings, most):
        yield words["wish"].format(card=_named(cards, wish.id), decks=wish.decks, playable=wish.playable)


_ENGLISH = {
    "deck": "{name} ({side}): {state}",
    "playable": "playable", "missing": "not in Cantina yet: ", "decks": "Decks: {n}. Playable: {playable}.",
    "lacking": "Only cards are missing in: {n} (median: {median}).", "faulty": "Faulty otherwise: {n}.",
    "wish": "{card}: in {decks}, then {playable} playable",
}  # fmt: skip
_FRENCH = {
    "deck": "{name} ({side}) : {state}",
    "playable": "jouable", "missing": "pas encore dans Cantina : ", "decks": "Decks : {n}. Jouables : {playable}.",
    "lacking": "Il ne manque que des cartes à : {n} (médiane : {median}).", "faulty": "Autrement défectueux : {n}.",
    "wish": "{card} : dans {decks}, puis {playable} jouables",
}  # fmt: skip


def _state(deck: Standing, cards: Known, words: dict[str, str], lang: str) -> str:
    if deck.playable:
        return words["playable"]
    missing = ", ".join(_named(cards, id) for id in deck.draft.missing)
    faults = [each.text(lang) for each in deck.draft.problems if each.kind != "not made"]
    return "; ".join([words["missing"] + missing] * bool(missing) + faults)


def _named(cards: Known, id: str) -> str:
    return f"{cards.cards[id].title} [{id}]"


def _standing(name: str, draft: ParsedDeck) -> Standing:
    faults = sum(each.kind != "not made" for each in draft.problems)
    return Standing(name, draft, frozenset(draft.missing), faults)


def _ids(said: str) -> str:
    """`2x1_168,1_324` as the id list has it."""
    entries = (entry.split("x", 1) for entry in said.split(",") if entry)
    return ",".join(id for count, id in entries for _ in range(int(count)))
