"""The cave in Big One that is the belly of a space slug while one is there (glossary: cave-rules)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import clear_status, define_status, has_status, set_status, status_of
from cantina.engine.texts import printed
from cantina.model.sides import Side
from cantina.rules import zones
from cantina.rules.creatures import creatures_at
from cantina.rules.statuses import becomes

# It is no place on a planet (cave-rules.3).
define_status(
    lang.BELLY, strips=lambda printed: frozenset({"planet"}), adds=lambda printed: frozenset({"creature site"})
)
define_status(lang.CLOSED)


@becomes(lang.CLOSED)
def close(g: Engine, id: int, by: Side) -> bool:
    """A slug closes its mouth."""
    set_status(g, id, lang.CLOSED)
    g.log_event("mouth-closed", card=g.ref(id))
    return True


def slug_outside(g: Engine, cave: int) -> int:
    """The space slug that is present at the sector that a cave lies in; 0 if there is none."""
    here = creatures_at(g, g.card(cave).at) if g.card(cave).at else []
    return next((id for id in here if g.face(id).title == "Space Slug"), 0)


def watch_caves(g: Engine) -> None:
    """A cave is a belly as soon as a slug is there, and with a slug that is gone all is lost that was in it. The
    question waits until that is right."""
    if g.state.decision is None or "caves" in g.memo:
        return
    locations = table.board(g).locations
    caves = table.cached_per_board(g, "caves", lambda: [id for id in locations if printed(g.face(id), lang.CaveRules)])
    wrong = [each for each in caves if slug_outside(g, each) != _slug_of(g, each)]
    if not wrong:
        g.memo["caves"] = True
        return
    g.rebuild_decision()
    for cave in wrong:
        _change(g, cave)


def _slug_of(g: Engine, cave: int) -> int:
    belly = status_of(g, cave, lang.BELLY)
    return belly.other if belly else 0


def _change(g: Engine, cave: int) -> None:
    old, slug = _slug_of(g, cave), slug_outside(g, cave)
    if old and g.card(old).zone != "table":  # cave-rules.6
        zones.lose(g, tuple(table.cards_at(g, cave)))
    if has_status(g, cave, lang.BELLY):
        clear_status(g, cave, lang.BELLY)
    if slug:
        set_status(g, cave, lang.BELLY, other=slug)
    g.log_event("belly" if slug else "cave", place=g.ref(cave))
