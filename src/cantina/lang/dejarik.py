"""Holosites."""

from __future__ import annotations

from cantina.lang.core import Ability


class DejarikRules(Ability, frozen=True):
    """Only dejarik cards and holograms can be here; they deploy, battle and drain by their destiny number."""
