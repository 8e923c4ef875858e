"""The incumbent's XML: `<deck><card blueprintId="1_168"/><cardOutsideDeck blueprintId="13_54"/></deck>`."""

from html import escape
from xml.parsers import expat

from cantina.decks import problems
from cantina.decks.deck import Deck
from cantina.decks.known import Known
from cantina.decks.sheet import Sheet
from cantina.engine.catalog import Catalog

_ZONES = {"card": "deck", "cardOutsideDeck": "outside"}


class _Unsafe(Exception):
    """A document type was declared: reading stops there, before any entity is taken in."""


def read(text: str, cards: Known) -> Sheet:
    """The entries of an XML deck; expat is used directly because it tells the lines."""
    sheet, parser, depth = Sheet(), expat.ParserCreate("utf-8"), 0

    def open(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        if depth != 1 or tag != "deck":
            _element(sheet, parser.CurrentLineNumber, tag if depth == 2 else "", attributes, cards)

    def close(tag: str) -> None:
        nonlocal depth
        depth -= 1

    def words(said: str) -> None:
        if said.strip():
            sheet.problems.append(problems.malformed(parser.CurrentLineNumber, said.strip()))

    def doctype(*_: object) -> None:
        raise _Unsafe

    parser.StartElementHandler, parser.EndElementHandler = open, close
    parser.CharacterDataHandler, parser.StartDoctypeDeclHandler = words, doctype
    try:
        parser.Parse(text.encode("utf-8", "replace"), True)
    except _Unsafe:
        sheet.cut = True
        sheet.problems.append(problems.unsafe(parser.CurrentLineNumber))
    except expat.ExpatError as error:
        sheet.cut = True
        sheet.problems.append(problems.malformed(error.lineno, expat.ErrorString(error.code)))
    return sheet


def _element(sheet: Sheet, line: int, tag: str, attributes: dict[str, str], cards: Known) -> None:
    id = attributes.get("blueprintId", "")
    if tag in _ZONES and id:
        title = attributes.get("title", "")
        sheet.add(line, "1", f"{title} [{id}]" if title else id, cards.with_id(id), _ZONES[tag])
    else:
        shown = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
        sheet.problems.append(problems.malformed(line, f"<{tag}{shown}>"))


def write(deck: Deck, catalog: Catalog) -> str:
    """A deck in the incumbent's XML."""
    lines = [f'  <card blueprintId="{escape(id)}"/>' for id in deck.cards]
    lines += [f'  <cardOutsideDeck blueprintId="{escape(id)}"/>' for id in deck.outside]
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', "<deck>", *lines, "</deck>"]) + "\n"
