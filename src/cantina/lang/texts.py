"""Texts about texts: cancelled ones, ones that apply elsewhere, ones of which only one applies."""

from __future__ import annotations

from cantina.lang.core import Ability, Condition, Filter


class CancelText(Ability, frozen=True):
    """The game text of such cards is cancelled; "suspend" and "forbid" are other words for the same."""

    of: Filter
    when: Condition | None = None
    word: str = "cancel"


class Expands(Ability, frozen=True):
    """Your text of the location that this card is on also applies at such locations, as if it stood there."""

    to: Filter


class Function(Ability, frozen=True):
    """One of several ways in which a card can be deployed: only the chosen one applies."""

    text: tuple[Ability, ...]
