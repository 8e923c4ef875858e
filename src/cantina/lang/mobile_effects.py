"""Mobile Effects that drift from site to site."""

from __future__ import annotations

from cantina.lang.core import Verb
from cantina.lang.statuses import status

HEADING = status("heading")  # the value: 1 along the row, -1 back


class Drift(Verb, frozen=True):
    """This card moves to the next adjacent site on its course, and turns round at the end of the row. Its player says
    to which side it starts when it is deployed."""
