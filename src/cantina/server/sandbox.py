"""Sandboxes: a position that somebody describes, or a log that somebody brings."""

from __future__ import annotations

from typing import Any

from cantina.decks import standard_catalog
from cantina.model.sides import SIDES
from cantina.model.text import CardRef
from cantina.play.game import Game, Parted, SaveError
from cantina.play.revision import revision
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
    log = await strangers.do(lambda: played(brought) if brought is not None else laid_out(position))
    answers = tuple(log.answers)
    return Setup("sandbox", Seat("human"), Seat("human"), 0, log.base, answers, revision=log.revision)


def _tried(game: Game) -> None:
    """Everything that anybody may be shown of a game is made once."""
    try:
        for seat in SEATS:
            view_of(game, seat)
        for event in game.engine.events.since(0):
            event_view(event, 0)
    except Exception as error:
        kind = type(error).__name__
        why = Both(f"it cannot be shown ({kind})", f"il ne peut pas être montré ({kind})")
        raise Refused("log", why=why) from error


def played(log: Log) -> Log:
    """A log that describes a possible table and can be played: to its end, or at least its beginning; who opens it is
    told how far."""
    try:
        check(log.base)
        _tried(Game.replay({"base": log.base, "answers": log.answers}))
    except Flaw as flaw:
        raise Refused("log", why=flaw.both) from flaw
    except Parted as parted:
        if not any(isinstance(each, tuple) for each in log.answers):
            raise Refused("log", why=str(parted)) from parted  # nobody knows what it meant: it was never a game
        _tried(parted.game)
    except SaveError as error:
        raise Refused("log", why=str(error)) from error
    return log


def laid_out(position: Position) -> Log:
    """The log of a game that begins at a described position."""
    try:
        game = _lay_out(position)
    except ScenarioError as error:
        raise Refused("position", why=str(error)) from error
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise Refused("position", why=f"{type(error).__name__}: {error}") from error
    _tried(game)
    return Log(base=game.log["base"], revision=revision())


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
