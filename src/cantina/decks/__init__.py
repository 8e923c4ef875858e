"""Decks: read and written in four formats, checked as a whole, and the ones that come with the game."""

from cantina.decks.bundled import bundled, bundled_deck, bundled_pairs, deck_named
from cantina.decks.deck import DECK_SIZE, Deck
from cantina.decks.problems import DeckError, Problem
from cantina.decks.reading import ParsedDeck, Question, format_of, load_deck, load_text, read_deck, read_draft
from cantina.decks.standard import standard_catalog
from cantina.decks.writing import FORMATS, write_deck

__all__ = [
    "DECK_SIZE",
    "FORMATS",
    "Deck",
    "DeckError",
    "ParsedDeck",
    "Problem",
    "Question",
    "bundled",
    "bundled_deck",
    "bundled_pairs",
    "deck_named",
    "format_of",
    "load_deck",
    "load_text",
    "read_deck",
    "read_draft",
    "standard_catalog",
    "write_deck",
]
