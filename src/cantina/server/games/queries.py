"""Questions about the game: why something is not possible, what a number is made of, how the table once looked."""

from __future__ import annotations

from typing import Any

from cantina.model.text import CardRef
from cantina.play.game import Game
from cantina.server.errors import ApiError
from cantina.server.games.player_commands import begun, may_say, player
from cantina.server.games.table import Table, detached_copy
from cantina.server.protocol import Explain, Hint, Look, Why
from cantina.server.ws.seat_views import Seat, named, view_of
from cantina.view.words import text_view

View = dict[str, Any]
ADVISED = ("bot", "sandbox")  # the kinds of game in which a player may have hints


def why(table: Table, seat: Seat, asked: Why) -> View:
    """What forbids an action; no refusals if it is possible. Only cards that the seat sees can be asked about, and only
    by a player: the answer tells what the decision offers, and that is for nobody else to know."""
    player(seat)
    game = begun(table)
    visible = _visible(game, seat, asked.card, asked.target)
    try:
        refusals = game.why_not(asked.verb, asked.card, asked.target, may_say(seat))
    except (ValueError, LookupError, TypeError) as error:
        raise ApiError("question", why=str(error)) from error
    sent = [{"rule": each.rule, "text": text_view(each.text), "card": _ref(each.card, visible)} for each in refusals]
    return {"id": asked.id, "refusals": sent}


def explain(table: Table, seat: Seat, asked: Explain) -> View:
    """A value and its parts."""
    game = begun(table)
    visible = _visible(game, seat, asked.card)
    try:
        explained = game.explain(asked.stat, asked.card, asked.player)
    except (ValueError, LookupError, TypeError) as error:
        raise ApiError("question", why=str(error)) from error
    parts = [{"amount": each.amount, "text": text_view(each.text), "card": _ref(each.card, visible)}
             for each in explained.parts]  # fmt: skip
    return {"id": asked.id, "value": explained.value, "parts": parts}


def look(table: Table, seat: Seat, asked: Look) -> View:
    """The table as the seat saw it after some answers. What it could see then it may see again."""
    begun(table)
    if asked.step > len(table.steps):
        raise ApiError("no-step", step=asked.step)
    if asked.step > table.playable:
        raise ApiError("parted", step=table.playable)
    view = view_of(table.at_step(asked.step), seat)
    return {"id": asked.id, "step": asked.step, "view": {**view, "decision": None}}


def before_hints(table: Table, seat: Seat, asked: Hint) -> Game:
    """The game to think about, for the player who decides now. People play each other without help."""
    player(seat)
    game = begun(table)
    if table.setup.kind not in ADVISED:
        raise ApiError("no-hints")
    if game.decision is None or table.result is not None:
        raise ApiError("over")
    if not table.changed <= asked.seq <= table.seq:
        raise ApiError("late")
    if seat not in ("both", game.decision.player):
        raise ApiError("not-your-turn")
    return detached_copy(game)


def _visible(game: Game, seat: Seat, *cards: int | None) -> set[int]:
    visible = {id for id, _ in named(view_of(game, seat))}
    if any(card is not None and card not in visible for card in cards):
        raise ApiError("no-card")
    return visible


def _ref(card: CardRef | None, visible: set[int]) -> View | None:
    return {"id": card.id, "title": card.title} if card is not None and card.id in visible else None
