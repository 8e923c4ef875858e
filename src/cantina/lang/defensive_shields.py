"""Defensive Shields."""

from __future__ import annotations

from cantina.lang.core import TARGET, Filter, Verb


class PlayShield(Verb, frozen=True):
    """A Defensive Shield is played on table: it is not deployed, and costs nothing."""

    what: Filter = TARGET
