"""The table in plain text, for terminals and bug reports."""

from __future__ import annotations

from collections import Counter

from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.statuses import is_hidden
from cantina.engine.values import value
from cantina.model.sides import SIDES, Side
from cantina.model.text import say
from cantina.rules.force import force_icons
from cantina.rules.presence import total_power
from cantina.view.counting import counts
from cantina.view.marks import marks
from cantina.view.rows import from_above


def show_table(g: Engine, lang: str = "en") -> str:
    """Piles of both players, then each planet's row with its cards."""
    lines = [say("table.turn", turn=g.state.turn, player=g.state.player, phase=g.state.phase)(lang)]
    lines += [_piles(g, side, lang) for side in SIDES]
    for planet, row in g.state.rows:
        lines.append(f"== {planet or '·'} ==")
        for location in from_above(g, row):
            lines += _location(g, location, lang)
    beside = [id for id in table.board(g).on_table
              if not g.card(id).at and not g.card(id).on and g.face(id).category != "location"]  # fmt: skip
    lines += [f"  {card_line(g, id, lang)}" for id in beside]
    return "\n".join(lines)


def _piles(g: Engine, side: Side, lang: str) -> str:
    found = counts(g, side)
    shown = {zone: found.get(zone) for zone in ("hand", "reserve", "force", "used", "lost")}
    return say("table.piles", player=side, **shown)(lang)


def _location(g: Engine, location: int, lang: str) -> list[str]:
    icons = {side: force_icons(g, side, location) for side in SIDES}
    title = say("table.location", card=g.ref(location), light=icons["light"], dark=icons["dark"])(lang)
    lines = [" ".join(("", title, *_marks(g, location, lang))), *_face_down(g, location, lang, 3)]
    for side in SIDES:
        here = [id for id in table.cards_at(g, location)
                if g.card(id).side == side and location in (g.card(id).at, g.card(id).on)]  # fmt: skip
        if here:
            power = total_power(g, side, location)
            lines.append("   " + say("table.side", player=side, power=power)(lang))
            for id in here:
                lines += _tree(g, id, lang, 5)
    return lines


def _face_down(g: Engine, id: int, lang: str, depth: int) -> list[str]:
    """How many cards lie face down on or under a card, each player's."""
    sides = Counter(g.card(each).side for each in table.stacked_on(g, id) if is_hidden(g.card(each)))
    told = [say("table.face-down", player=side, amount=sides[side]) for side in SIDES if sides[side]]
    return [" " * depth + each(lang) for each in told]


def _tree(g: Engine, id: int, lang: str, depth: int) -> list[str]:
    lines = [" " * depth + card_line(g, id, lang), *_face_down(g, id, lang, depth + 3)]
    for child in table.carried(g, id):
        lines += _tree(g, child, lang, depth + 3)
    return lines


def card_line(g: Engine, id: int, lang: str) -> str:
    """A card with its live numbers and marks."""
    card = g.card(id)
    numbers = {stat: value(g, stat, id) for stat in ("power", "ability", "forfeit")}
    seat = say("table.seat", seat=card.seat)(lang) if card.seat else ""
    if numbers["power"] is None:
        return " ".join(part for part in (g.face(id).title, seat, *_marks(g, id, lang)) if part)
    known = say("table.numbers", **numbers)(lang)
    return " ".join(part for part in (g.face(id).title, known, seat, *_marks(g, id, lang)) if part)


def _marks(g: Engine, id: int, lang: str) -> list[str]:
    return [f"[{mark(lang)}]" for mark in marks(g, id)]
