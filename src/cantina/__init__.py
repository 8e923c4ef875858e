"""Cantina: the Star Wars Customizable Card Game, rules enforced, in English and French."""

import cantina.compiled  # isort: split  # noqa: F401  # it chooses what is imported from here on: compiled or not
from cantina.decks import DeckError, load_deck
from cantina.model.decision import Decision, Explained, IllegalChoice, Option, Refusal
from cantina.model.text import CardRef, Text
from cantina.play.game import Game, SaveError

__all__ = [
    "CardRef", "Decision", "DeckError", "Explained", "Game", "IllegalChoice", "Option", "Refusal", "SaveError", "Text",
    "load_deck",
]  # fmt: skip
