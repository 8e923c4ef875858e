"""Cards that are lost as soon as something is so: looked after before every question (lang: LostIf)."""

from __future__ import annotations

from cantina.engine import board as table
from cantina.engine.core import STANDING, Engine
from cantina.engine.query import holds, matches
from cantina.engine.texts import Live, live
from cantina.lang import LostIf
from cantina.rules import zones


def overdue(g: Engine) -> list[tuple[Live, tuple[int, ...]]]:
    """The texts whose condition holds now, each with the cards that it takes off the table."""
    found = []
    for each in live(g, "LostIf"):
        line = each.ability
        assert isinstance(line, LostIf)
        try:
            context = each.context(g)
            cards = tuple(id for id in table.board(g).on_table if matches(context, line.what, id))
            if cards and holds(context, line.when):
                found.append((each, cards))
        except Exception as error:
            g.silence(each.source, error)
    return found


def take_away(g: Engine) -> None:
    """Nobody chooses while a card is on table that should not be: the question waits."""
    if g.state.decision is None or "stood" in g.memo:
        return
    due = overdue(g)
    if not due:
        g.memo["stood"] = True
        return
    g.reask()
    for each, cards in due:
        if isinstance(each.ability, LostIf) and each.ability.cancelled:
            for id in cards:
                g.tell("cancelled", card=g.ref(id), kind="played")
        zones.lose(g, cards)


STANDING.append(take_away)
