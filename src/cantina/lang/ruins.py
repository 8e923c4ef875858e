"""Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina.lang.core import TARGET, Filter, Verb


class Crash(Verb, frozen=True):
    """A vehicle crashes."""

    what: Filter = TARGET


class Collapse(Verb, frozen=True):
    """An interior site collapses."""

    what: Filter = TARGET
