"""Docking bay transit."""

from __future__ import annotations

from cantina.model.frame import Doing


class Transit(Doing, frozen=True, kw_only=True, tag="transit"):
    """A group on its way from one docking bay to another."""

    bay: int
    to: int = 0
    group: tuple[int, ...] = ()
