"""Questions that a player must answer."""

from __future__ import annotations

from cantina.model.frame import FrameVars
from cantina.model.sides import Side


class Interrogation(FrameVars, frozen=True, kw_only=True, tag="interrogation"):
    """A question about the opponent's hand."""

    player: Side  # who asks
    force: int  # what not answering costs
    subject: int = 0  # what kind of question it is, and which of its kind; counted from 1
    question: int = 0
