"""Room aboard ships and vehicles, and what cards carry."""

from __future__ import annotations

from typing import Literal

from cantina.lang.core import SELF, Ability, Filter
from cantina.lang.vocabulary import Seat


class Aboard(Filter, frozen=True):
    """A card aboard such a ship or vehicle, in a given seat or any; weapons and devices on it are aboard, too."""

    what: Filter
    seat: Seat | Literal[""] = ""


class Carrying(Filter, frozen=True):
    """A card that carries such a card: on it, or aboard if it says so, in a given seat or any."""

    what: Filter
    aboard: bool = False
    seat: Seat | Literal[""] = ""


class Upon(Filter, frozen=True):
    """A card that such a card carries: a weapon, a device, an Effect on it; who is aboard is not meant."""

    what: Filter


UNLIMITED = 1000  # more than anybody could bring


class Carries(Ability, frozen=True):
    """The room aboard a ship or vehicle."""

    pilots: int = 0
    passengers: int = 0
    drivers: int = 0
    either: int = 0  # pilots or passengers
    astromechs: int = 0
    vehicles: int = 0
    starfighters: int = 0
    ties: int = 0
    only: Filter | None = None  # who may be carried, if not everybody
    cargo: Filter | None = None  # which vehicles and starfighters, if not all
    fighter: Filter | None = None  # which starfighters, if not all
    pilot: Filter | None = None  # who may take a pilot's seat, if not every pilot


class CarriedLikeVehicle(Ability, frozen=True):
    """This starfighter may also take the room of a vehicle in a cargo bay."""


class NotAboard(Ability, frozen=True):
    """Such cards may not be aboard such ships or vehicles, in a given seat or any."""

    what: Filter
    who: Filter = SELF
    seat: Seat | Literal[""] = ""
