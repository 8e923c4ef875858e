"""Captured starships that come free."""

from __future__ import annotations

from cantina.model.frame import FrameVars


class Escape(FrameVars, frozen=True, kw_only=True, tag="escape"):
    """A captured starship comes free."""

    ship: int
