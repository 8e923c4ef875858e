"""Moments: what has just happened or is about to, as texts can answer it."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.model.num import Num
from cantina.model.registry import register_once
from cantina.model.sides import Side


class TriggerEvent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment. Every kind is a record of its topic and names anew what it holds; the tag is its name. The fields here
    are all that can be asked of any of them."""

    by: Side | None = None  # who does it, or whom it befalls
    card: int = 0  # what it is about,
    target: int = 0  # what that is aimed at,
    location: int = 0  # where it happens,
    origin: int = 0  # and where the card comes from
    source: int = 0  # the card whose action it is: the weapon that 'hits', what a destiny is drawn for
    of: str = ""  # which kind of its kind
    amount: Num | None = None
    blame: int = 0  # the card or location that Force is lost to
    frame: int | None = None  # the procedure that it belongs to, by its place on the stack
    answered: tuple[tuple[int, ...], ...] = ()  # the texts that have answered it

    @property
    def kind(self) -> str:
        """Its name."""
        return str(type(self).__struct_config__.tag)

    def names(self) -> dict[str, Any]:
        """What a text that answers it can speak of: all that its kind holds."""
        return {name: getattr(self, name) for name in type(self).__annotations__ if name != "frame"}


def moments() -> dict[str, type[TriggerEvent]]:
    """All kinds of moment by their names."""
    found: dict[str, type[TriggerEvent]] = {}
    for kind in TriggerEvent.__subclasses__():
        register_once(found, str(kind.__struct_config__.tag), kind)
    return found
