"""Reads a deck in any of the formats, and refuses it with everything that is wrong."""

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from cantina.decks import htd, ids, plain, problems, xml
from cantina.decks.deck import DECK_SIZE, Deck
from cantina.decks.problems import DeckError, Problem, in_order
from cantina.decks.sheet import Entry, Sheet, key
from cantina.decks.standard import standard_catalog
from cantina.engine.catalog import Catalog
from cantina.lang.titles import fold, french_title, in_print, known_titles, printed_title
from cantina.model.card import Definition
from cantina.model.sides import DARK, LIGHT, Side

ALONE = ("objective", "starting effect")  # of which a deck has one at most
OUTSIDE = 10  # so many cards a Starting Effect takes; an Objective may name one more

Reader = Callable[[str, Catalog], Sheet]
_READERS: dict[str, Reader] = {"text": plain.read, "ids": ids.read, "xml": xml.read, "htd": htd.read}


class Draft(msgspec.Struct, frozen=True):
    """A deck as far as it can be made out, and what is wrong with it; no side, if nothing shows it."""

    side: Side | None
    cards: tuple[str, ...]
    outside: tuple[str, ...]
    start: tuple[str, ...]
    problems: tuple[Problem, ...]


def load_deck(path: str | Path, catalog: Catalog | None = None) -> Deck:
    """The deck in a file, whatever its format; DeckError with every problem if it is not sound."""
    path = Path(path)
    try:
        content = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DeckError([problems.unreadable(error.strerror or str(error))]) from error
    except UnicodeDecodeError as error:
        raise DeckError([problems.unreadable(str(error))]) from error
    return read_deck(content, catalog, name=path.stem)


def read_deck(text: str, catalog: Catalog | None = None, name: str = "") -> Deck:
    """The deck that a text describes, whatever its format; DeckError with every problem if it is not sound."""
    draft = read_draft(text, catalog)
    if draft.problems or draft.side is None:
        raise DeckError(draft.problems)
    return Deck(draft.side, draft.cards, draft.outside, name, draft.start)


def read_draft(text: str, catalog: Catalog | None = None) -> Draft:
    """What a text says of a deck, sound or not, whatever its format."""
    catalog = catalog or standard_catalog()
    text = text.removeprefix("\ufeff")
    if not text.strip():
        return Draft(None, (), (), (), (problems.empty(),))
    return _examined(_READERS[format_of(text)](text, catalog), catalog)


def format_of(text: str) -> str:
    """Which format a text is in: "text", "ids", "xml" or "htd"."""
    if text.lstrip().startswith("<"):
        return "xml"
    if re.search(r'^[ \t]*card[ \t]+"', text, re.M | re.I):
        return "htd"
    if re.match(r"\s*[0-9]+_[0-9A-Za-z]+[*^]*\s*([,|\s]|$)", text):
        return "ids"
    return "text"


def _examined(sheet: Sheet, catalog: Catalog) -> Draft:
    side = sheet.side or _majority(sheet.entries)
    found = list(sheet.problems)
    resolved: list[tuple[Entry, str]] = []
    doubts = 0
    for entry in sheet.entries:
        card = _front(_only(entry, side), catalog)
        if card and card.category == "game aid":
            found.append(problems.game_aid(entry.line, card))
        elif card:
            resolved.append((entry, card.id))
        else:
            # Looking for similar titles takes its time; no deck has more lines than cards.
            found += _doubt(entry, side, catalog, suggest=doubts < DECK_SIZE)
            doubts += 1
    found += [] if sheet.cut else [*_whole(sheet, side), *_starting(resolved), *_beginning(resolved, catalog)]
    deck, outside, start = (_zone(resolved, zone) for zone in ("deck", "outside", "start"))
    return Draft(side, deck, outside, start, in_order(found))


def _zone(resolved: Iterable[tuple[Entry, str]], zone: str) -> tuple[str, ...]:
    return tuple(id for entry, id in resolved if entry.zone == zone for _ in range(entry.count))


def _majority(entries: Iterable[Entry]) -> Side | None:
    """The side that most cards are of, for lists that do not say it."""
    sides = Counter(card.side for entry in entries for card in entry.found)
    return None if sides[LIGHT] == sides[DARK] else LIGHT if sides[LIGHT] > sides[DARK] else DARK


def _only(entry: Entry, side: Side | None) -> Definition | None:
    """The card that an entry means, if there is no doubt."""
    mine = [card for card in entry.found if card.side == side]
    return mine[0] if len(mine) == 1 else None


def _front(card: Definition | None, catalog: Catalog) -> Definition | None:
    """Of a card with two faces, the one that it begins with."""
    return catalog.by_id[card.front] if card and card.front else card


def _doubt(entry: Entry, side: Side | None, catalog: Catalog, suggest: bool) -> list[Problem]:
    """Why an entry does not mean one card of the side."""
    if not entry.found and (title := _printed_title(entry.wanted)):
        return [problems.not_made(entry.line, title)]
    if side is None or not entry.found:
        near = nearest(entry.wanted, side, catalog) if suggest else ()
        return [problems.unknown(entry.line, entry.wanted, near)]
    mine = [card for card in entry.found if card.side == side]
    if mine:
        return [problems.ambiguous(entry.line, entry.wanted, mine)]
    return [problems.other_side(entry.line, entry.found, side)]


def _printed_title(wanted: str) -> str:
    """The title of a card that is in print, by its id or its title, printed or French; "" if there is no such card."""
    id = re.search(r"\b[0-9]+_[0-9A-Za-z]+\b", wanted)
    if id and id[0] in in_print():
        return in_print()[id[0]]
    return wanted if fold(wanted) in known_titles() else printed_title(wanted)


def _whole(sheet: Sheet, side: Side | None) -> list[Problem]:
    """What is wrong with the deck as a whole."""
    count = sum(entry.count for entry in sheet.entries if entry.zone == "deck")
    known = side or any(problem.kind == "side" for problem in sheet.problems)
    found = [] if known else [problems.unclear_side()]
    return found if count == DECK_SIZE else [*found, problems.wrong_size(count)]


def _starting(resolved: list[tuple[Entry, str]]) -> list[Problem]:
    """Cards that cannot start on table because the deck has too few of them."""
    deck, start = Counter(_zone(resolved, "deck")), Counter(_zone(resolved, "start"))
    return [problems.bad_start(entry.line, entry.wanted) for entry, id in resolved
            if entry.zone == "start" and start[id] > deck[id]]  # fmt: skip


def _beginning(resolved: list[tuple[Entry, str]], catalog: Catalog) -> list[Problem]:
    """More cards than a game can begin with, or such as belong outside the deck (digest: deck and set-up)."""
    inside = [catalog.by_id[id] for id in _zone(resolved, "deck")]
    kinds = {word: [card for card in inside if word in card.words] for word in (*ALONE, "defensive shield")}
    found = [problems.too_many(word, kinds[word]) for word in ALONE if len(kinds[word]) > 1]
    found += [problems.not_inside(kinds["defensive shield"])] if kinds["defensive shield"] else []
    count, most = len(_zone(resolved, "outside")), OUTSIDE + bool(kinds["objective"])
    return [*found, problems.crowd_outside(count, most)] if count > most else found


def nearest(wanted: str, side: Side | None, catalog: Catalog, most: int = 3) -> tuple[Definition, ...]:
    """The cards whose titles are most like what was asked for; a side's own cards only, if it is known."""
    titles: dict[str, list[Definition]] = {}
    for card in catalog.by_id.values():
        for title in {_bare(card.title), key(card.title), _bare(french_title(card.title))} - {""}:
            if not card.front and (side is None or card.side == side):
                titles.setdefault(title, []).append(card)
    close = difflib.get_close_matches(_bare(wanted), titles, n=most)
    cards = {card.id: card for each in close for card in titles[each]}
    return tuple(cards.values())[:most]


def _bare(title: str) -> str:
    """A title without what stands in brackets."""
    return key(re.sub(r"[\[(].*", "", title))
