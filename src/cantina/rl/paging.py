"""Any number of options through a fixed number of actions: what does not fit is a page further on."""

from __future__ import annotations

from cantina.model.decision import Decision, Option
from cantina.rl.observation import OPTIONS

MORE = OPTIONS - 1  # the action that turns the page, where there are several


class Pages:
    """The options of a decision but for taking back: a learner that deploys and takes back for ever learns nothing."""

    def __init__(self, decision: Decision) -> None:
        able = [n for n, option in enumerate(decision.options) if option.verb != "cancel"]
        self._able = able or list(range(len(decision.options)))
        self._options = decision.options
        self._first = 0

    @property
    def _several(self) -> bool:
        return len(self._able) > OPTIONS

    @property
    def shown(self) -> list[Option]:
        """The options of this page, in the order of the actions."""
        size = MORE if self._several else OPTIONS
        return [self._options[n] for n in self._able[self._first : self._first + size]]

    @property
    def actions(self) -> list[int]:
        """The actions that mean something now."""
        return [*range(len(self.shown)), *((MORE,) if self._several else ())]

    def turn(self) -> None:
        """Show the next page; after the last one the first."""
        self._first = (self._first + MORE) % (-(-len(self._able) // MORE) * MORE)

    def option(self, action: int) -> int | None:
        """The option of the decision that an action means; None if it turns the page."""
        if action not in self.actions:
            raise ValueError(f"{action!r} is not an action now: choose where the mask is 1")
        return None if self._several and action == MORE else self._able[self._first + action]
