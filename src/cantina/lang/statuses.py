"""The statuses that a card can be in. Each is declared by its topic, here and in `rules`."""

from __future__ import annotations

from difflib import get_close_matches

from cantina.lang.core import TARGET, Ability, Filter, Verb
from cantina.model.registry import register_once

STATUSES: dict[str, str] = {}


def _check(name: str) -> None:
    if name not in STATUSES:
        near = get_close_matches(name, STATUSES, 1)
        raise ValueError(f"no status {name!r}" + (f": do you mean {near[0]!r}?" if near else ""))


class InStatus(Filter, frozen=True):
    """A card that is in a status. A description that names a status looks at inactive cards of that status, too."""

    status: str

    def __post_init__(self) -> None:
        _check(self.status)


class EvenIn(Filter, frozen=True):
    """Any card, those in a status included: it widens what a description looks at."""

    status: str

    def __post_init__(self) -> None:
        _check(self.status)


class WhileIn(Ability, frozen=True):
    """These texts of a card are in force while it is in a status, even if its others are not; or until it is, if it
    says so."""

    status: str
    text: tuple[Ability, ...]
    until: bool = False

    def __post_init__(self) -> None:
        _check(self.status)


class Become(Verb, frozen=True):
    """Cards come to be in a status, with all that goes with it: a vehicle crashes, a site collapses, a spy goes
    undercover, a character crosses to the other side of the Force."""

    status: InStatus
    what: Filter = TARGET


class Restore(Verb, frozen=True):
    """Cards are no longer in a status."""

    status: InStatus
    what: Filter


def status(name: str) -> InStatus:
    """Declare a status: the noun for the cards that are in it, by which the rules ask for it, too."""
    register_once(STATUSES, name, name)
    return InStatus(name)
