"""Docking bay transit."""

from __future__ import annotations

from cantina.model.frame import PlayerProcedure


class Transit(PlayerProcedure, frozen=True, kw_only=True, tag="transit"):
    """A group on its way from one docking bay to another."""

    bay: int
    to: int = 0
    group: tuple[int, ...] = ()
