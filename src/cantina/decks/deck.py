"""A deck: which cards a player brings."""

import msgspec

from cantina.model.sides import Side

DECK_SIZE = 60


class Deck(msgspec.Struct, frozen=True):
    """The cards of one side, by definition id, with repetition; a legal deck has exactly 60."""

    side: Side
    cards: tuple[str, ...]
    outside: tuple[str, ...] = ()  # cards that are brought along but not shuffled in
    name: str = ""
    start: tuple[str, ...] = ()  # which of the cards are meant to start on table
