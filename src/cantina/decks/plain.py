"""Our own format: `Side: Dark`, then `2x Title [id]`; `outside:` and `start:` before a card say where it belongs.

Lists from elsewhere are read generously: the side may be left out, a number may stand without its x or behind the
title, a title alone is one copy, and headings are passed over."""

import re
from collections import Counter

from cantina.decks import problems
from cantina.decks.deck import Deck
from cantina.decks.sheet import Sheet, by_id, key
from cantina.engine.catalog import Catalog
from cantina.lang.titles import printed_title
from cantina.model.card import Definition
from cantina.model.sides import SIDES

_SIDE = re.compile(r"side\s*:\s*(.*)", re.I)
_CARD = re.compile(r"(?:(?P<zone>outside|start)\s*:\s*)?(?:(?P<count>[-+\w.]+?)\s*[x×]\s+)?(?P<title>[^\[\]]*)"
                   r"(?:\[(?P<id>[^\[\]]*)\])?", re.I)  # fmt: skip
# How others write the number of copies.
_COUNTED = (re.compile(r"(?P<count>\d+)\s+(?P<title>.+)"), re.compile(r"(?P<title>.+?)\s+[x×]\s*(?P<count>\d+)", re.I),
            re.compile(r"(?P<title>.+?)\s+\((?P<count>\d+)\)"))  # fmt: skip
_KINDS = (
    "characters|locations|sites|systems|interrupts|effects|starships|vehicles|weapons|devices|objectives?|creatures"
)
_HEADING = re.compile(rf"(?!(?:outside|start)\b)[^\[\]\d]+:|(?:{_KINDS})(?:\s*\(\d+\))?:?", re.I)


def read(text: str, catalog: Catalog) -> Sheet:
    """The entries of a deck list in our format."""
    sheet = Sheet()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if side := _SIDE.fullmatch(line):
            _side(sheet, number, side[1])
        elif line and not line.startswith("#") and not _HEADING.fullmatch(line):
            _card(sheet, number, line, catalog)
    return sheet


def _side(sheet: Sheet, number: int, said: str) -> None:
    side = next((side for side in SIDES if side == said.lower()), None)
    if side is None:
        sheet.problems.append(problems.wrong_side(number, said))
    elif sheet.side:
        sheet.problems.append(problems.two_sides(number))
    sheet.side = sheet.side or side


def _card(sheet: Sheet, number: int, line: str, catalog: Catalog) -> None:
    match = _CARD.fullmatch(line)
    zone = (match["zone"] or "deck").lower() if match else ""
    title, id = (match["title"].strip(), (match["id"] or "").strip()) if match else ("", "")
    count = match["count"] if match else None
    if not count and not catalog.find(title):
        count, title = _counted(title)
    known = count or zone != "deck" or id or catalog.find(title)
    if not known or not (title or id):
        sheet.problems.append(problems.malformed(number, line))
        return
    wanted = f"{title} [{id}]".strip() if id else title
    found = by_id(catalog, id) if id else tuple(catalog.find(title))
    sheet.add(number, count or "1", wanted, found, zone)
    if id and title and found and not _is_called(found[0], title):
        sheet.problems.append(problems.disagree(number, title, found[0]))


def _counted(said: str) -> tuple[str | None, str]:
    """The number of copies and the title, where others write both."""
    match = next(filter(None, (form.fullmatch(said) for form in _COUNTED)), None)
    return (match["count"], match["title"]) if match else (None, said)


def _is_called(card: Definition, title: str) -> bool:
    names = [key(each) for each in (card.title, card.whole) if each]
    return key(title) in names or key(printed_title(title)) in names


def write(deck: Deck, catalog: Catalog) -> str:
    """A deck in our format."""
    lines = [f"Side: {deck.side.title()}", *_lines("", deck.cards, catalog)]
    lines += [*_lines("outside: ", deck.outside, catalog), *_lines("start: ", deck.start, catalog)]
    return "\n".join(lines) + "\n"


def _lines(prefix: str, ids: tuple[str, ...], catalog: Catalog) -> list[str]:
    counted = ((catalog.by_id[id], count) for id, count in Counter(ids).items())
    return [f"{prefix}{count}x {card.whole or card.title} [{card.id}]" for card, count in counted]
