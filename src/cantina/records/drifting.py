"""Mobile Effects that drift."""

from __future__ import annotations

from cantina.model.frame import Doing


class Course(Doing, frozen=True, kw_only=True, tag="course"):
    """A player says where a card drifts first."""

    card: int
