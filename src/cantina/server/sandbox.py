"""Sandboxes: a position that somebody describes, or a log that somebody brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.decks import standard_catalog
from cantina.model.sides import SIDES
from cantina.model.text import CardRef
from cantina.play.game import Game, SaveError
from cantina.server.errors import Both, Refused
from cantina.server.feed import SEATS
from cantina.server.messages import Log, Placed, Position, Sandbox
from cantina.server.positions import Flaw, check
from cantina.server.setup import Seat, Setup
from cantina.server.views import event_view, view_of
from cantina.server.workshop import Workshop
from cantina.testing import Scenario, ScenarioError

Reference = int | str | None


async def opened(strangers: Workshop, wanted: Sandbox) -> Setup:
    """The set-up of a new sandbox. What strangers bring is tried out before it is kept."""
    brought, position = wanted.log, wanted.position or Position()
    work = (lambda: played(brought)) if brought is not None else (lambda: laid_out(position))
    game = await strangers.do(lambda: _tried(work))
    log = game.log
    return Setup("sandbox", Seat("human"), Seat("human"), 0, log["base"], tuple(log["answers"]))


def _tried(work: Callable[[], Game]) -> Game:
    """A game of which everything that anybody may be shown could be shown once."""
    game = work()
    try:
        for seat in SEATS:
            view_of(game, seat)
        for event in game.engine.events.since(0):
            event_view(event, 0)
    except Exception as error:
        why = Both(
            f"it cannot be shown ({type(error).__name__})", f"il ne peut pas être montré ({type(error).__name__})"
        )
        raise Refused("log", why=why) from error
    return game


def played(log: Log) -> Game:
    """A game from a log, if that describes a possible table."""
    try:
        check(log.base)
        return Game.replay({"base": log.base, "answers": log.answers})
    except Flaw as flaw:
        raise Refused("log", why=flaw.both) from flaw
    except SaveError as error:
        raise Refused("log", why=str(error)) from error
    except Exception as error:
        raise Refused("log", why=type(error).__name__) from error


def laid_out(position: Position) -> Game:
    """A game that begins at a described position."""
    try:
        return _lay_out(position)
    except ScenarioError as error:
        raise Refused("position", why=str(error)) from error
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise Refused("position", why=f"{type(error).__name__}: {error}") from error


def _lay_out(position: Position) -> Game:
    scenario = Scenario(seed=position.seed)
    placed: list[tuple[Placed, CardRef]] = []
    for place in position.locations:
        _check(place, location=True)
        placed.append((place, scenario.location(place.card, side=place.side)))
    for card in position.cards:
        _check(card, location=False)
        where: dict[str, Any] = {"at": _found(placed, card.at), "aboard": _found(placed, card.aboard)}
        on: CardRef | str | None = "table" if card.on == "table" else _found(placed, card.on)
        placed.append((card, scenario.put(card.card, on=on, as_=card.as_, side=card.side, **where)))
    for side in SIDES:
        _piles(scenario, position, side)
    scenario.start(turn=position.turn, phase=position.phase)
    return scenario.game


def _check(card: Placed, location: bool) -> None:
    """Locations and other cards do not stand in for each other."""
    kinds = {face.category == "location" for face in standard_catalog().find(card.card)}
    if kinds and location not in kinds:
        raise ScenarioError(f"{card.card} is {'no' if location else 'a'} location")


def _piles(scenario: Scenario, position: Position, side: Any) -> None:
    if side in position.life_force:
        scenario.life_force(side, position.life_force[side])
    for pile, titles in position.piles.get(side, {}).items():
        scenario.pile(side, pile, *titles)
    scenario.hand(side, *position.hands.get(side, ()))
    if side in position.force:
        scenario.force(side, position.force[side])
    scenario.destinies(side, *position.destinies.get(side, ()))


def _found(placed: list[tuple[Placed, CardRef]], reference: Reference) -> CardRef | None:
    """A card by its number in the description (locations first), by its name there, or by its title."""
    if reference is None:
        return None
    if isinstance(reference, int):
        if reference >= len(placed):
            raise ScenarioError(f"no card {reference} was described before")
        return placed[reference][1]
    fits = [ref for card, ref in placed if reference in (card.name, card.card, ref.title)]
    if len(fits) != 1:
        raise ScenarioError(f"{reference!r} means {'several cards' if fits else 'no card'}")
    return fits[0]
