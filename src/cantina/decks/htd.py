"""Holotable's decks: `card "/starwars/Premiere-Dark/t_alter" 1`; a second number: copies that start on table."""

import re
from collections import Counter

from cantina.decks import problems
from cantina.decks.deck import Deck
from cantina.decks.problems import DeckError
from cantina.decks.sets import SETS, set_called, set_of
from cantina.decks.sheet import Sheet, key
from cantina.engine.catalog import Catalog
from cantina.model.card import Definition

_CARD = re.compile(r'card\s+"(?P<path>[^"]*)"\s+(?P<count>\S+)(?:\s+(?P<start>\S+))?', re.I)
_PATH = re.compile(r"/?starwars/(?P<set>[^/]*)-(?P<side>light|dark)/t_(?P<name>[^/]+)", re.I)


def read(text: str, catalog: Catalog) -> Sheet:
    """The entries of a Holotable deck."""
    sheet = Sheet()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        card = _CARD.fullmatch(line)
        path = _PATH.fullmatch(card["path"]) if card else None
        if card and path:
            _entry(sheet, number, card, path, catalog)
        else:
            sheet.problems.append(problems.malformed(number, line))
    return sheet


def _entry(sheet: Sheet, line: int, card: re.Match[str], path: re.Match[str], catalog: Catalog) -> None:
    wanted = f"{path['name']} ({path['set']}-{path['side']})"
    found = _find(catalog, set_called(path["set"]), path["side"].lower(), key(path["name"]))
    sheet.add(line, card["count"], wanted, found)
    if (card["start"] or "0") != "0":
        sheet.add(line, card["start"], wanted, found, "start")


def _find(catalog: Catalog, number: str, side: str, name: str) -> tuple[Definition, ...]:
    return tuple(card for card in catalog.by_id.values()
                 if set_of(card.id) == number and card.side == side and name in _names(card))  # fmt: skip


def _names(card: Definition) -> tuple[str, ...]:
    """All that Holotable may call a card, its own habit first: a droid without its spoken name in brackets,
    a two-sided card by its front."""
    short = re.sub(r"\s*\(.*?\)", "", card.title)
    names = (key(short), key(card.title)) if "droid" in card.types else (key(card.title), key(short))
    return (*names, key(card.whole)) if card.back else names


def write(deck: Deck, catalog: Catalog) -> str:
    """A deck for Holotable, which knows no cards outside the deck and not every set."""
    homeless = [id for id in deck.cards if set_of(id) not in SETS]
    if lost := dict.fromkeys((*homeless, *deck.outside)):
        raise DeckError([problems.no_place("htd", [catalog.by_id[id] for id in lost])])
    start = Counter(deck.start)
    lines = (_line(catalog.by_id[id], count, start[id]) for id, count in Counter(deck.cards).items())
    return "\n".join(lines) + "\n"


def _line(card: Definition, count: int, start: int) -> str:
    path = f"/starwars/{SETS[set_of(card.id)]}-{card.side.title()}/t_{_names(card)[0]}"
    return f'card "{path}" {count}' + (f" {start}" if start else "")
