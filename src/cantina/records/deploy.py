"""Deploying cards."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure
from cantina.model.sides import Side
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import Part
from cantina.records.costs import Price


class Deployment(PlayerProcedure, frozen=True, kw_only=True, tag="deploy"):
    """A card that is deployed."""

    card: int
    only_at: int = 0  # the location of the battle or drain that it comes to as a 'react'
    with_pilot: bool = False  # it must bring one
    pilot: int = 0  # this one, if a text says so
    only_to: tuple[int, ...] | None = None  # the places that a text leaves to it, and the price that a text names
    price: Price | None = None
    place: int = 0
    mode: int = 0
    seat: str = ""
    crew: tuple[int, ...] = ()
    pile: str = ""  # where it comes from
    moment: TriggerEvent | None = None  # the one that it answers
    names: tuple[tuple[str, int], ...] = ()  # what it targets, and what else it will remember


class Reacting(TriggerEvent, frozen=True, kw_only=True, tag="react"):
    """A card is deployed as a 'react', or about to move as one."""

    by: Side
    card: int
    location: int
    frame: int


class Deploying(TriggerEvent, frozen=True, kw_only=True, tag="deploying"):
    """A card is being deployed: it is paid for and shown, and not on table yet."""

    by: Side
    card: int
    location: int  # 0 for what stands beside the locations
    frame: int


class Deployed(TriggerEvent, frozen=True, kw_only=True, tag="deployed"):
    """A card was deployed."""

    by: Side
    card: int
    location: int
    frame: int | None = None  # none of its own while the game is set up
    bound_up: tuple[int, ...] = ()  # what came with it, and goes back with it


class DeployEach(Part, frozen=True, kw_only=True, tag="deploy-each"):
    """Cards that a text deploys, one after the other."""

    cards: tuple[int, ...]
