"""Reads a deck in any of the formats, and refuses it with everything that is wrong."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from cantina.decks import holotable_format, ids, problems, text_format, xml_format
from cantina.decks.deck import DECK_SIZE, Deck
from cantina.decks.known import SHIELD, Known, known
from cantina.decks.matching import Near, matcher
from cantina.decks.problems import DeckError, Problem, in_order
from cantina.decks.sheet import Entry, Sheet
from cantina.decks.standard import standard_catalog
from cantina.decks.words import loose
from cantina.engine.catalog import Catalog
from cantina.lang.titles import Printed
from cantina.model.sides import DARK, LIGHT, Side

ALONE = ("objective", "starting effect")  # of which a deck has one at most
OUTSIDE = 50  # so many cards may be outside the deck, as with the incumbent; texts take some of them
COMPARED = 4 * DECK_SIZE  # lines of one list, remarks among them, that are compared with all titles
LIKELY_CARD = 0.8  # a line above all cards that is less like a title is the deck's name

Reader = Callable[[str, Known], Sheet]
_READERS: dict[str, Reader] = {
    "text": text_format.read,
    "ids": ids.read,
    "xml": xml_format.read,
    "htd": holotable_format.read,
}


class Question(msgspec.Struct, frozen=True):
    """A title that is not known, and the cards that may be meant, the likeliest first."""

    line: int
    count: int
    zone: str
    wanted: str
    near: tuple[str, ...]


class ParsedDeck(msgspec.Struct, frozen=True):
    """A deck as far as it can be made out, and what is wrong with it; no side, if nothing shows it. `missing` are those
    of its cards that are in print but not made."""

    side: Side | None
    cards: tuple[str, ...]
    outside: tuple[str, ...]
    start: tuple[str, ...]
    problems: tuple[Problem, ...]
    missing: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()
    notes: tuple[Problem, ...] = ()  # what is not wrong, but was decided for the player


def load_deck(path: str | Path, catalog: Catalog | None = None) -> Deck:
    """The deck in a file, whatever its format; DeckError with every problem if it is not sound."""
    path = Path(path)
    return read_deck(load_text(path), catalog, name=path.stem)


def load_text(path: Path) -> str:
    """The text of a file: UTF-8, or what Windows wrote before; DeckError if it is none."""
    try:
        content = path.read_bytes()
        text = _decoded(content)
    except OSError as error:
        raise DeckError([problems.unreadable(error.strerror or str(error))]) from error
    except UnicodeDecodeError as error:
        raise DeckError([problems.unreadable(str(error))]) from error
    if "\0" in text:
        raise DeckError([problems.unreadable("it is no text")])
    return text


def _decoded(content: bytes) -> str:
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return content.decode("utf-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252")


def read_deck(text: str, catalog: Catalog | None = None, name: str = "") -> Deck:
    """The deck that a text describes, whatever its format; DeckError with every problem if it is not sound."""
    draft = read_draft(text, catalog)
    if draft.problems or draft.side is None:
        raise DeckError(draft.problems)
    return Deck(draft.side, draft.cards, draft.outside, name, draft.start)


def read_draft(text: str, catalog: Catalog | None = None) -> ParsedDeck:
    """What a text says of a deck, sound or not, whatever its format."""
    catalog = catalog or standard_catalog()
    text = text.removeprefix("\ufeff")
    if not text.strip():
        return ParsedDeck(None, (), (), (), (problems.empty(),))
    cards = known(catalog)
    return _Examination(_READERS[format_of(text)](text, cards), cards, catalog).draft()


def format_of(text: str) -> str:
    """Which format a text is in: "text", "ids", "xml" or "htd"."""
    if text.lstrip().startswith("<"):
        return "xml"
    if re.search(r'^[ \t]*card[ \t]+"', text, re.M | re.I):
        return "htd"
    if re.match(r"\s*[0-9]+_[0-9A-Za-z]+[*^]*\s*([,|\s]|$)", text):
        return "ids"
    return "text"


class _Resolved(NamedTuple):
    """An entry and the card that it means."""

    entry: Entry
    card: Printed


class _Examination:
    """What the entries of a sheet mean, and what is wrong with them."""

    def __init__(self, sheet: Sheet, cards: Known, catalog: Catalog) -> None:
        self.sheet, self.cards, self.catalog = sheet, cards, catalog
        self.side = sheet.side or _majority(sheet.entries)
        self.problems = list(sheet.problems)
        self.notes: list[Problem] = []
        self.questions: list[Question] = []
        self.resolved: list[_Resolved] = []
        self.left_out: set[Entry] = set()  # remarks, which are no cards
        self.compared = 0  # lines, with all titles

    def draft(self) -> ParsedDeck:
        """The deck as far as it can be made out."""
        for entry in self.sheet.entries:
            meant = self.cards.meant(entry.found, self.side, entry.zone)
            if meant:
                self._resolve(entry, meant)
            else:
                self._doubt(entry)
        if not self.sheet.cut:
            self.problems += [*self._whole(), *self._starting(), *self._beginning()]
        missing = dict.fromkeys(card.id for _, card in self.resolved if card.id not in self.cards.made)
        deck, outside, start = (self._zone(zone) for zone in ("deck", "outside", "start"))
        return ParsedDeck(
            self.side,
            deck,
            outside,
            start,
            in_order(self.problems),
            tuple(missing),
            tuple(self.questions),
            in_order(self.notes),
        )

    def _resolve(self, entry: Entry, meant: tuple[Printed, ...]) -> None:
        """Take in the card that an entry means: the first one of a title that several have."""
        card, *others = meant
        if card.category == "game aid":
            self.problems.append(problems.game_aid(entry.line, card))
            return
        if others:
            self.notes.append(problems.same_title(entry.line, card, others))
        if card.id not in self.cards.made:
            self.problems.append(problems.not_made(entry.line, card.title))
        self.resolved.append(_Resolved(entry, card))

    def _doubt(self, entry: Entry) -> None:
        """Ask which card an entry means that means none of the side, or say why there is none to ask for."""
        near = self._near(entry)
        if entry.found and self.side and not near:
            self.problems.append(problems.other_side(entry.line, entry.found, self.side))
        elif near and not (entry.leading and near[0].likeness < LIKELY_CARD):
            ids = tuple(each.card.id for each in near)
            self.questions.append(Question(entry.line, entry.count, entry.zone, entry.wanted, ids))
            self.problems.append(problems.unknown(entry.line, entry.wanted, [each.card for each in near]))
        elif entry.certain:
            self.problems.append(problems.unknown(entry.line, entry.wanted))
        else:
            self.left_out.add(entry)
            said = problems.taken_for_name if entry.leading else problems.malformed
            (self.notes if entry.leading else self.problems).append(said(entry.line, entry.wanted))

    def _near(self, entry: Entry) -> tuple[Near, ...]:
        """The likeliest cards. Looking for them takes its time: no deck has more lines than cards, and few have as many
        remarks."""
        title = re.sub(r"[\[(].*", "", entry.wanted)
        if self.compared >= COMPARED or len(self.questions) >= DECK_SIZE or (entry.found and title != entry.wanted):
            return ()
        self.compared += 1
        near = matcher(self.cards).nearest(title or entry.wanted, self.side, entry.kind, entry.zone)
        return tuple(each for each in near if not entry.found or _is_epithet(title, each.card.title))

    def _whole(self) -> list[Problem]:
        """What is wrong with the deck as a whole."""
        inside = (each for each in self.sheet.entries if each.zone == "deck" and each not in self.left_out)
        count = sum(entry.count for entry in inside)
        told = self.side or any(problem.kind == "side" for problem in self.sheet.problems)
        found = [] if told else [problems.unclear_side()]
        return found if count == DECK_SIZE else [*found, problems.wrong_size(count)]

    def _starting(self) -> list[Problem]:
        """Cards that cannot start on table because the deck has too few of them."""
        deck, start = Counter(self._zone("deck")), Counter(self._zone("start"))
        return [problems.bad_start(entry.line, entry.wanted) for entry, card in self.resolved
                if entry.zone == "start" and start[card.id] > deck[card.id]]  # fmt: skip

    def _beginning(self) -> list[Problem]:
        """More cards than a game can begin with, or such as belong outside the deck (digest: deck and set-up)."""
        inside = [self.cards.cards[id] for id in self._zone("deck")]
        kinds = {word: [card for card in inside if word in self._words(card)] for word in (*ALONE, SHIELD)}
        found = [problems.too_many(word, kinds[word]) for word in ALONE if len(kinds[word]) > 1]
        found += [problems.not_inside(kinds[SHIELD])] if kinds[SHIELD] else []
        count = len(self._zone("outside"))
        return [*found, problems.crowd_outside(count, OUTSIDE)] if count > OUTSIDE else found

    def _words(self, card: Printed) -> frozenset[str]:
        """What a card is, as far as is known of one that is not made."""
        face = self.catalog.by_id.get(card.id)
        return face.words if face else frozenset((card.category, *card.types))

    def _zone(self, zone: str) -> tuple[str, ...]:
        return tuple(card.id for entry, card in self.resolved if entry.zone == zone for _ in range(entry.count))


def _is_epithet(title: str, whole: str) -> bool:
    """Whether a title is another one without what stands behind its comma."""
    return loose(title) == loose(whole.split(",")[0])


def _majority(entries: Iterable[Entry]) -> Side | None:
    """The side that most cards are of, for lists that do not say it."""
    sides = Counter(card.side for entry in entries for card in entry.found)
    return None if sides[LIGHT] == sides[DARK] else LIGHT if sides[LIGHT] > sides[DARK] else DARK
