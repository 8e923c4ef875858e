"""Writes a deck in any of the formats."""

from collections.abc import Callable

from cantina.decks import holotable_format, ids, problems, text_format, xml_format
from cantina.decks.deck import Deck
from cantina.decks.problems import DeckError
from cantina.decks.standard import standard_catalog
from cantina.engine.catalog import Catalog

Writer = Callable[[Deck, Catalog], str]
_WRITERS: dict[str, Writer] = {
    "text": text_format.write,
    "ids": ids.write,
    "xml": xml_format.write,
    "htd": holotable_format.write,
}
FORMATS = tuple(_WRITERS)


def write_deck(deck: Deck, format: str = "text", catalog: Catalog | None = None) -> str:
    """The deck in a format. Names are kept by "text" alone, starting cards by "text" and "htd";
    DeckError if a card would be left out."""
    if format not in _WRITERS:
        raise ValueError(f"unknown deck format {format!r}; there are {', '.join(FORMATS)}")
    catalog = catalog or standard_catalog()
    strangers = dict.fromkeys(id for id in (*deck.cards, *deck.outside) if id not in catalog.by_id)
    if strangers:
        raise DeckError(problems.unknown(0, id) for id in strangers)
    return _WRITERS[format](deck, catalog)
