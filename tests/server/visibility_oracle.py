"""What a seat may know by now, and whether a message says more. The truth is replayed from the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from cantina import Game
from cantina.invariants.checks import open_cards
from cantina.model.card import Definition
from cantina.model.text import cards_in, say
from cantina.server.games import game_setup as setups
from cantina.server.games.table import Table
from cantina.server.storage import Loaded
from cantina.text.render import LANGUAGES, card_text

Message = dict[str, Any]


class Knowledge:
    """The cards that a seat has seen in the course of a game."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.cards: set[int] = set()
        self._told = 0

    def learn(self, game: Game) -> None:
        """Take in all that the seat sees of a game now, and what it was told since."""
        state = game.engine.state
        self.cards |= open_cards(game)
        if self.seat != "public":
            self.cards |= set(state.piles[self.seat, "hand"])
            if state.decision is not None and state.decision.player == self.seat:
                # A player who looks through a pile sees it.
                self.cards |= {option.card.id for option in state.decision.options if option.card}
        self._told = min(self._told, len(game.engine.events))  # something may have been taken back
        news = [event for event in game.engine.events.since(self._told) if event.visible_to(self.seat)]
        self._told = len(game.engine.events)
        self.cards |= {ref.id for event in news for ref in cards_in(event.text.args)}

    def leaks(self, game: Game, message: Message) -> list[Any]:
        """The cards that a message names, by id or by title, and the seat has not seen."""
        titles = {game.engine.face(id).title for id in self.cards}
        secret = {game.engine.face(card.id).title for card in game.engine.state.cards[1:]} - titles
        words = str(without_statuses(message))
        named = [title for title in secret if title in words]
        if named:
            # The text of a card that is known may name others: an option quotes it.
            quotes = "".join(words_on(game.engine.face(id)) for id in self.cards)
            named = [title for title in named if title not in quotes]
        return [*(ids(message) - self.cards), *named]


def without_statuses(value: Any) -> Any:
    """A message without the marks that only name a status which the same card has: "undercover" is also a title. A mark
    that says more, as by naming another card, stays."""
    if isinstance(value, dict):
        plain = [say("status." + name, other=None, value=None) for name in value.get("status", ()) if "marks" in value]
        labels = [{lang: text(lang) for lang in LANGUAGES} for text in plain]
        return {key: [mark for mark in each if mark not in labels] if key == "marks" else without_statuses(each)
                for key, each in value.items()}  # fmt: skip
    return [without_statuses(each) for each in value] if isinstance(value, list) else value


@cache
def words_on(face: Definition) -> str:
    return face.title + card_text(face, "en") + card_text(face, "fr")


def ids(value: Any) -> set[int]:
    """The ids of all cards that a message shows."""
    if isinstance(value, dict):
        own = {value["id"]} if isinstance(value.get("id"), int) and "title" in value else set()
        return own.union(*(ids(each) for each in value.values()))
    return set().union(*(ids(each) for each in value)) if isinstance(value, list) else set()


def leaks_of(loaded: Loaded, seat: str, received: Iterable[Message]) -> Iterator[tuple[list[Any], Message]]:
    """What the messages of a connection said too much, by a game's whole log: with all that was taken back in it."""
    table, entries = Table(setups.unpack(loaded.row.setup)), iter(loaded.log)
    table.begin()
    knowledge, entry = Knowledge(seat), next(entries, None)
    for message in received:
        while entry is not None and entry.seq <= message.get("seq", -1):
            _see(table, knowledge)
            table.apply(entry)
            entry = next(entries, None)
        _see(table, knowledge)
        if table.game is not None and (too_much := knowledge.leaks(table.game, message)):
            yield too_much, message


def _see(table: Table, knowledge: Knowledge) -> None:
    if table.game is not None:
        knowledge.learn(table.game)
