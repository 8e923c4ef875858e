"""Our own format: `Side: Dark`, then `2x Title [id]`; `outside:` and `start:` before a card say where it belongs.

Lists from elsewhere are read generously: those of deck sites, with the set behind the title, and those of forums. The
side may be left out, a number may stand without its x, in brackets or behind the title, a title alone is one copy,
headings say what stands below them, and a remark in brackets is passed over."""

import html
import re
from collections import Counter
from dataclasses import dataclass, replace

import msgspec

from cantina.decks import problems
from cantina.decks.deck import Deck
from cantina.decks.headings import Heading, heading_in, side_in
from cantina.decks.known import Known, names
from cantina.decks.sets import set_called
from cantina.decks.sheet import Entry, Sheet, copies
from cantina.decks.words import key
from cantina.engine.catalog import Catalog
from cantina.lang.titles import Printed
from cantina.model.sides import Side

_ZONE = re.compile(r"(?P<zone>outside|start)\s*:\s*(?P<rest>.*)", re.I)
_BRACKETS = re.compile(r"(?P<title>[^\[\]]*?)\s*(?:\[(?P<inside>[^\[\]]*)\])?")
_ID = re.compile(r"[0-9]+_[0-9A-Za-z]+[*^]*")
_REMARK = re.compile(r"(?P<title>.*?\S)\s*\((?P<remark>[^()]*(?:\([^()]*\)[^()]*)*)\)")
# How the number of copies is written; the last form takes whatever stands there, to say that it is no number.
_COUNTED = (
    re.compile(r"[x×](?P<count>\d+)\s+(?P<title>.+)", re.I),
    re.compile(r"\((?P<count>\d+)\)\s*(?P<title>.+)"),
    re.compile(r"(?P<count>\d+)\s*[x×]\s*(?P<title>.*)", re.I),
    re.compile(r"(?P<count>\d+)\s+(?P<title>.+)"),
    re.compile(r"(?P<title>.+?)\s*[x×]\s*(?P<count>\d+)", re.I),
    re.compile(r"(?P<title>.+?)\s+\((?P<count>\d+)\)"),
    re.compile(r"(?P<count>[-+\w.]+?)\s*[x×]\s+(?P<title>.+)", re.I),
)


@dataclass(frozen=True)
class _Line:
    """What a line says of a card."""

    title: str
    count: str = ""
    id: str = ""
    set: str = ""  # as it is written
    zone: str = ""


def read(text: str, cards: Known) -> Sheet:
    """The entries of a deck list."""
    sheet, below, leading = Sheet(), Heading(""), True
    for number, line in enumerate(text.splitlines(), 1):
        line = html.unescape(line).replace("`", "'").strip()
        side = side_in(line)
        if side:
            _side(sheet, number, *side)
        elif not line or line.startswith("#"):
            continue
        elif not cards.called_exactly(line) and (heading := heading_in(line)):
            below, leading = heading, False
        else:
            entry = _card(sheet, number, line, below, cards)
            leading = leading and not (entry and entry.certain)
            if entry:
                sheet.entries.append(_at_the_top(entry) if leading else entry)
    return sheet


def _side(sheet: Sheet, number: int, side: Side | None, said: str) -> None:
    if side is None:
        sheet.problems.append(problems.wrong_side(number, said))
    elif sheet.side:
        sheet.problems.append(problems.two_sides(number))
    sheet.side = sheet.side or side


def _card(sheet: Sheet, number: int, line: str, below: Heading, cards: Known) -> Entry | None:
    """The card that a line names; None if it cannot be understood, or so many copies cannot be."""
    said = _said(line, cards)
    if said is None or not (said.title or said.id):
        sheet.problems.append(problems.malformed(number, line))
        return None
    count = copies(said.count or "1")
    if count is None:
        sheet.problems.append(problems.bad_count(number, said.count))
        return None
    found = _found(said, cards)
    if said.id and said.title and found and not _is_called(found[0], said.title):
        sheet.problems.append(problems.disagree(number, said.title, found[0]))
    wanted = f"{said.title} [{said.id}]".strip() if said.id else said.title
    certain = bool(found or said.count or said.zone or said.id)
    return Entry(number, count, wanted, found, said.zone or below.zone, below.kind, certain)


def _said(line: str, cards: Known) -> _Line | None:
    """The parts of a line; None if its brackets do not fit."""
    zone = _ZONE.fullmatch(line)
    match = _BRACKETS.fullmatch(zone["rest"] if zone else line)
    if match is None or match["inside"] == "":
        return None
    inside = (match["inside"] or "").strip()
    id, set = (inside, "") if _ID.fullmatch(inside) else ("", inside)
    said = _peeled(_Line(match["title"].strip(), "", id, set, zone["zone"].lower() if zone else ""), cards)
    return replace(said, title="", id=said.title) if _ID.fullmatch(said.title) else said


def _peeled(said: _Line, cards: Known) -> _Line:
    """The title without the number of copies and without remarks: whatever stands around it until it is a title."""
    while not cards.called_exactly(said.title):
        counted = None if said.count else _counted(said.title, cards)
        remark = _REMARK.fullmatch(said.title)
        if counted:
            said = replace(said, title=counted["title"].strip(), count=counted["count"])
        elif remark:
            said = replace(said, title=remark["title"], set=said.set or _set_in(remark["remark"]))
        else:
            break
    return said


def _counted(title: str, cards: Known) -> re.Match[str] | None:
    """The number of copies and the title: in the form that leaves a known one, otherwise in the first that fits."""
    forms = [match for form in _COUNTED if (match := form.fullmatch(title))]
    return next((match for match in forms if cards.called(match["title"])), forms[0] if forms else None)


def _set_in(remark: str) -> str:
    return remark if set_called(remark) else ""


def _found(said: _Line, cards: Known) -> tuple[Printed, ...]:
    if said.id:
        return cards.with_id(said.id)
    found = cards.called(said.title)
    return cards.in_set(found, said.set) or found


def _at_the_top(entry: Entry) -> Entry:
    """What may be the name of the deck."""
    return msgspec.structs.replace(entry, leading=True)


def _is_called(card: Printed, title: str) -> bool:
    return key(title) in (key(name) for name in names(card))


def write(deck: Deck, catalog: Catalog) -> str:
    """A deck in our format."""
    lines = [f"Side: {deck.side.title()}", *_lines("", deck.cards, catalog)]
    lines += [*_lines("outside: ", deck.outside, catalog), *_lines("start: ", deck.start, catalog)]
    return "\n".join(lines) + "\n"


def _lines(prefix: str, ids: tuple[str, ...], catalog: Catalog) -> list[str]:
    counted = ((catalog.by_id[id], count) for id, count in Counter(ids).items())
    return [f"{prefix}{count}x {card.whole or card.title} [{card.id}]" for card, count in counted]
