"""Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina.lang.core import TARGET, Filter, Verb
from cantina.lang.statuses import status

CRASHED = status("crashed")
COLLAPSED = status("collapsed")


class Crash(Verb, frozen=True):
    """A vehicle crashes."""

    what: Filter = TARGET


class Collapse(Verb, frozen=True):
    """An interior site collapses."""

    what: Filter = TARGET
