"""Holotable's decks: `card "/starwars/Premiere-Dark/t_alter" "what stands on it" 1`; further numbers: copies that start
on table. A card with two faces has a path of its own, `/TWOSIDED/starwars/…/t_front/back`."""

import re
from collections import Counter

from cantina.decks import problems
from cantina.decks.deck import Deck
from cantina.decks.known import VIRTUAL, Known
from cantina.decks.problems import DeckError
from cantina.decks.sets import SETS, set_called, set_of
from cantina.decks.sheet import Sheet
from cantina.decks.words import key
from cantina.engine.catalog import Catalog
from cantina.lang.titles import Printed
from cantina.model.card import Definition

_HEADER = re.compile(r"(?:back|ver)\s.*", re.I)  # the picture of the cards' backs; which revision of the format it is
_CARD = re.compile(r'card\s+"(?P<path>[^"]*)"(?:\s+"[^"]*")?\s+(?P<count>\S+)(?:\s+(?P<start>\S+))?(?:\s+\d+)*', re.I)
_PATH = re.compile(r"(?:/twosided)?/?starwars/(?P<set>[^/]*)-(?P<side>light|dark)/t_(?P<name>[^/]+)(?:/[^/]*)?", re.I)


def read(text: str, cards: Known) -> Sheet:
    """The entries of a Holotable deck."""
    sheet = Sheet()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#") or _HEADER.fullmatch(line):
            continue
        card = _CARD.fullmatch(line)
        path = _PATH.fullmatch(card["path"]) if card else None
        if card and path:
            _entry(sheet, number, card, path, cards)
        else:
            sheet.problems.append(problems.malformed(number, line))
    return sheet


def _entry(sheet: Sheet, line: int, card: re.Match[str], path: re.Match[str], cards: Known) -> None:
    wanted = f"{path['name']} ({path['set']}-{path['side']})"
    found = _find(cards, set_called(path["set"]), path["side"].lower(), key(path["name"]))
    sheet.add(line, card["count"], wanted, found)
    if (card["start"] or "0") != "0":
        sheet.add(line, card["start"], wanted, found, "start")


def _find(cards: Known, number: str, side: str, name: str) -> tuple[Printed, ...]:
    """The cards of a set that Holotable calls so; its paths do not say that a card is a later version of another."""
    called = (*cards.called_exactly(name), *cards.called_exactly(name + VIRTUAL))
    return tuple(card for card in called if set_of(card.id) == number and card.side == side)


def _name(card: Definition) -> str:
    """What Holotable calls a card: a droid without its spoken name in brackets, a two-sided card by its front."""
    title = re.sub(r"\s*\(.*?\)", "", card.title) if "droid" in card.types else card.title
    return key(title)


def write(deck: Deck, catalog: Catalog) -> str:
    """A deck for Holotable, which knows no cards outside the deck and not every set."""
    homeless = [id for id in deck.cards if set_of(id) not in SETS]
    if lost := dict.fromkeys((*homeless, *deck.outside)):
        raise DeckError([problems.no_place("htd", [catalog.by_id[id] for id in lost])])
    start = Counter(deck.start)
    lines = (_line(catalog.by_id[id], count, start[id]) for id, count in Counter(deck.cards).items())
    return "\n".join(lines) + "\n"


def _line(card: Definition, count: int, start: int) -> str:
    path = f"/starwars/{SETS[set_of(card.id)]}-{card.side.title()}/t_{_name(card)}"
    return f'card "{path}" {count}' + (f" {start}" if start else "")
