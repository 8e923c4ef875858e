"""Fortune helps: players hold the cards that they need, have Force, bring cards to the table for nothing, and see
characters captured or gone missing as if a text said so: all by the rules. So a position comes about in a few turns
that a whole game leads to once in a thousand."""

from __future__ import annotations

from collections.abc import Iterable

from cantina import lang
from cantina.engine.board import board
from cantina.engine.core import Engine
from cantina.engine.statuses import has_status
from cantina.model.sides import SIDES, Side, other
from cantina.play.game import Game
from cantina.records.costs import Price
from cantina.records.deploy import Deployment
from cantina.records.turn import Phase
from cantina.rules import zones
from cantina.rules.deploy import ways
from cantina.rules.objectives import flip
from cantina.rules.statuses import COMING

FACE_DOWN = ("reserve", "force", "used")
FORCE = 8  # cards in a Force Pile at the beginning of a turn


def can_intervene(game: Game) -> bool:
    """Whether nothing is going on that a gift could disturb: a phase waits for the next action."""
    return isinstance(game.engine.state.stack[-1].vars, Phase)


def swap_in_cards(game: Game, groups: Iterable[frozenset[str]]) -> None:
    """Exchange cards in hand that nobody needs for needed ones from the face-down piles: one of each group."""
    wanted = tuple(groups)
    dealt = [side for side in SIDES if _deal(game.engine, side, wanted)]
    if dealt:
        _go_on(game.engine)


def _deal(g: Engine, side: Side, groups: tuple[frozenset[str], ...]) -> bool:
    kept, lacking = set[int](), list[frozenset[str]]()
    for group in groups:
        held = next((id for id in g.pile(side, "hand") if id not in kept and g.face(id).id in group), 0)
        kept.add(held)
        lacking += [] if held else [group]
    spare = [id for id in g.pile(side, "hand") if id not in kept and g.card(id).owner == side]
    found = [id for group in lacking for id in _hidden(g, side, group)[:1]]
    for mine, needed in zip(spare, dict.fromkeys(found), strict=False):
        _exchange(g, mine, needed)
    return bool(spare and found)


def _hidden(g: Engine, side: Side, group: frozenset[str]) -> list[int]:
    return [id for zone in FACE_DOWN for id in g.pile(side, zone)
            if g.face(id).id in group and not g.card(id).statuses]  # fmt: skip


def _exchange(g: Engine, one: int, another: int) -> None:
    """Two cards of one player in hand and in a face-down pile change places."""
    for id, there in ((one, g.card(another)), (another, g.card(one))):
        pile = g.pile(there.side, there.zone)
        g.set_pile(there.side, there.zone, tuple(id if each == there.id else each for each in pile))
        g.change(id, zone=there.zone)


def fill_force_piles(game: Game) -> None:
    """Both Force Piles are filled up from the Reserve Decks."""
    g = game.engine
    for side in SIDES:
        for id in g.pile(side, "reserve")[: max(FORCE - len(g.pile(side, "force")), 0)]:
            zones.to_pile(g, id, "force")
    _go_on(g)


def deploy_free(game: Game, card: str) -> bool:
    """Somebody deploys such a card for nothing, wherever it lies; says whether there was a way."""
    g = game.engine
    for side in SIDES:
        held = [id for id in g.pile(side, "hand") if g.face(id).id == card]
        for id in (*held, *_hidden(g, side, frozenset({card}))):
            if ways(g, side, id, price=Price()):
                g.rebuild_decision()
                g.push(Deployment(player=side, card=id, price=Price()))
                g.run()
                return True
    return False


def inflict_status(game: Game, status: str, cards: frozenset[str]) -> bool:
    """One of these cards on table comes to be in a status by the doing of the opponent, as if a text said so; says
    whether there was one."""
    g, coming = game.engine, COMING[status]
    for id in (id for id in board(g).active if g.face(id).id in cards):
        by = other(g.card(id).side)
        if not has_status(g, id, lang.InStatus(status)) and coming.able(g, id, by):
            g.rebuild_decision()
            coming.happen(g, id, by)
            g.run()
            return True
    return False


def turn_over(game: Game, front: str) -> None:
    """An Objective shows its other face, whatever it says of that."""
    g = game.engine
    for id in (id for id in board(g).on_table if g.face(id).id == front):
        g.rebuild_decision()
        flip(g, id, g.card(id).side)
        g.run()


def _go_on(g: Engine) -> None:
    g.rebuild_decision()
    g.run()
