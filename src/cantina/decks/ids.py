"""The id list: `1_168,1_324|13_54`; what stands behind the bar is outside the deck."""

from cantina.decks import problems
from cantina.decks.deck import Deck
from cantina.decks.known import Known
from cantina.decks.sheet import Sheet
from cantina.engine.catalog import Catalog


def read(text: str, cards: Known) -> Sheet:
    """The entries of an id list."""
    sheet, zone = Sheet(), "deck"
    for number, line in enumerate(text.splitlines(), 1):
        parts = line.split("|")
        for n, part in enumerate(parts):
            if n and zone == "outside":
                sheet.problems.append(problems.malformed(number, "|"))
            zone = "outside" if n else zone
            for id in filter(None, (each.strip() for each in part.split(","))):
                sheet.add(number, "1", id, cards.with_id(id), zone)
    return sheet


def write(deck: Deck, catalog: Catalog) -> str:
    """A deck as a list of ids."""
    return ",".join(deck.cards) + ("|" + ",".join(deck.outside) if deck.outside else "") + "\n"
