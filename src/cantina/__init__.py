"""Cantina: the Star Wars Customizable Card Game, rules enforced, in English and French."""

from cantina.decks import DeckError, load_deck
from cantina.model.decision import Decision, Explained, IllegalChoice, Option, Refusal
from cantina.model.text import CardRef, Text
from cantina.play.game import Game, SaveError

__all__ = [
    "CardRef", "Decision", "DeckError", "Explained", "Game", "IllegalChoice", "Option", "Refusal", "SaveError", "Text",
    "load_deck",
]  # fmt: skip
