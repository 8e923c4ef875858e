"""Mobile Effects that drift."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Course(PlayerProcedure, frozen=True, kw_only=True, tag="course"):
    """A player says where a card drifts first."""

    card: int
