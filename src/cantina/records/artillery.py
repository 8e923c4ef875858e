"""Artillery that warriors take along."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Haul(PlayerProcedure, frozen=True, kw_only=True, tag="haul"):
    """Warriors who move together with a weapon."""

    card: int
    place: int = 0
    crew: tuple[int, ...] = ()
    path: tuple[int, ...] = ()  # what is still to be passed
    origin: int = 0
