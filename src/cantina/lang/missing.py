"""Characters that go missing and are found again."""

from __future__ import annotations

from cantina.lang.core import Bound, Filter, Trigger
from cantina.lang.statuses import status

MISSING = status("missing")
SEARCHING = status("searching")
STRAY = Bound("stray")  # the missing character that a text remembers


def just_went_missing(what: Filter) -> Trigger:
    """Such a character has just become missing."""
    return Trigger("went-missing", card=what)
