"""Cards on other cards: do they still apply to what carries them, and what goes with a card that changes sides
(glossary: converting-characters, converting-locations, persona-replacement-rule)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.catalog import abilities
from cantina.engine.core import Engine
from cantina.engine.query import Context, matches
from cantina.lang import DeployOn
from cantina.model.sides import Side

# What was asked of the moment of deployment only: a mine stays when its mining droid has gone.
SITUATIONS = (lang.At, lang.Present, lang.Where, lang.With, lang.Occupied, lang.InBattle, lang.Hit,
              lang.Aboard, lang.Piloted, lang.Carrying, lang.Undercover, lang.Bound)  # fmt: skip


def still_applies(g: Engine, id: int, host: int) -> bool:
    """Whether a card could be on another by the kind of that card, wherever it is now."""
    card = g.card(id)
    lines = [line for line in abilities(g.face(id).text, card.mode) if isinstance(line, DeployOn)]
    context = Context(g, card.side, id, table.location_of(g, host), {"place": host})
    return not lines or any(_of_that_kind(context, line.on, host) for line in lines)


def _of_that_kind(context: Context, what: lang.Filter, host: int) -> bool:
    if isinstance(what, lang.Both):
        return all(_of_that_kind(context, part, host) for part in what.parts)
    if isinstance(what, lang.Either):
        return any(_of_that_kind(context, part, host) for part in what.parts)
    if isinstance(what, SITUATIONS) or (isinstance(what, lang.Not) and isinstance(what.part, SITUATIONS)):
        return True
    return matches(context, what, host)


def misfits(g: Engine, host: int) -> tuple[int, ...]:
    """The cards on a card that no longer apply to it; what is aboard or at a location is not meant."""
    return tuple(id for id in table.carried(g, host) if not g.card(id).seat and not still_applies(g, id, host))


def change_side(g: Engine, id: int, side: Side) -> None:
    """A card serves a player from now on, and so do the weapons and devices on it."""
    g.change(id, side=side)
    for each in table.carried(g, id):
        if g.face(each).category in ("weapon", "device"):
            g.change(each, side=side)
