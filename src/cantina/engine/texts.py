"""Which texts are live, and an index of their abilities by what they touch."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from cantina.engine import board as table
from cantina.engine.catalog import abilities
from cantina.engine.core import Engine
from cantina.engine.query import Context, holds, matches
from cantina.lang import (
    Ability,
    CancelText,
    Cannot,
    Expands,
    WhileUndercover,
)
from cantina.lang.core import Filter
from cantina.model.registry import once
from cantina.model.sides import SIDES, Side
from cantina.model.state import Lasting


class Live(msgspec.Struct, frozen=True, eq=False):
    """One ability in force: whose it is, the card it comes from, the location it acts at, the names bound."""

    ability: Ability
    source: int
    you: Side
    here: int
    vars: dict[str, Any] = {}

    def context(self, g: Engine) -> Context:
        """Where this ability speaks from."""
        return Context(g, self.you, self.source, self.here, self.vars)


Index = dict[tuple[str, str], list[Live]]


def keys_of(ability: Ability) -> list[tuple[str, str]]:
    """What an ability is looked up by: its kind, and the values, moment or deed that it is about."""
    return [(type(ability).__name__, each) for each in ability.about()]


# What the rules of the game say of texts.
_CANCELLED: list[Callable[[Engine], Iterable[int]]] = []
_SPEECHLESS: list[Callable[[Engine, int], bool]] = []
_BROUGHT: dict[type, Callable[[Any], Ability]] = {}


def cancels_texts(find: Callable[[Engine], Iterable[int]]) -> Callable[[Engine], Iterable[int]]:
    """Declare cards whose texts the rules cancel."""
    _CANCELLED.append(find)
    return find


def speechless(check: Callable[[Engine, int], bool]) -> Callable[[Engine, int], bool]:
    """Declare cards that have no game text where they stand."""
    _SPEECHLESS.append(check)
    return check


def brings(kind: type, another: Callable[[Any], Ability]) -> None:
    """Declare that an ability has another one inside that is in force with it."""
    once(_BROUGHT, kind, another)


def live(g: Engine, kind: str, about: str = "") -> list[Live]:
    """The abilities in force of one kind."""
    return _known(g).get((kind, about), _NONE)


def _known(g: Engine) -> Index:
    """The index of the present table, be it empty."""
    index: Index | None = g.board.get("texts")
    if index is None:
        index = g.memo.get("texts")
    if index is None:
        index = _make_index(g)
    return index


_NONE: list[Live] = []


def all_live(g: Engine, kind: str) -> list[Live]:
    """The abilities in force of one kind, whatever they are about."""
    return [each for key, lines in _known(g).items() if key[0] == kind for each in lines]


def _make_index(g: Engine) -> Index:
    """All live texts. What they add elsewhere and which are cancelled is asked of a copy in which all of them
    still count. Without cancelled texts the index is good until the table changes, with them until anything does."""
    lines = [*_printed(g), *_lasting(g)]
    index = _by_key(g, lines)
    if ("Expands", "") in index:
        copy = _counting(g, index)
        lines += _expanded(copy, lines)
        if _failed(g, copy):
            return _make_index(g)
        index = _by_key(g, lines)
    ruined = frozenset(id for find in _CANCELLED for id in find(g))
    if ("CancelText", "") not in index and not ruined:
        g.board.update(texts=index, cancelled=frozenset())
        return index
    copy = _counting(g, index)
    cancelled = _cancelled(copy) | ruined
    if _failed(g, copy):
        return _make_index(g)
    index = _by_key(g, (each for each in lines if not _silenced(each, cancelled)))
    g.memo.update(texts=index, cancelled=cancelled)
    return index


def _counting(g: Engine, index: Index) -> Engine:
    """A copy in which all these texts are in force; what it works out is nobody else's."""
    copy = g.clone()
    copy.memo, copy.board = {}, {"board": table.board(g), "texts": index, "cancelled": frozenset()}
    return copy


def _failed(g: Engine, copy: Engine) -> bool:
    """Whether a text failed while the copy was asked: then it is silenced here as well."""
    if copy.state.quarantine == g.state.quarantine:
        return False
    g.state.quarantine = copy.state.quarantine
    for event in copy.events.since(len(g.events)):
        g.events.append(event)
    g.touch()
    return True


def _silenced(each: Live, cancelled: frozenset[int]) -> bool:
    """A lasting text lives apart from its source; an expanded one also depends on what expands it."""
    if "lasting" in each.vars:
        return False
    return each.source in cancelled or each.vars.get("expanded_by") in cancelled


def _expanded(g: Engine, lines: list[Live]) -> list[Live]:
    """Texts of locations that other cards add elsewhere: the same text, with HERE bound at the other location. A card
    on a location that was turned round serves the other side with it."""
    found: list[Live] = []
    for each in lines:
        if isinstance(each.ability, Expands):
            home = each.here
            you: Side = SIDES[1 - SIDES.index(each.you)] if g.card(home).turned else each.you
            texts = list(abilities(half_facing(g, home, you)))
            goals = _goals(g, each, each.ability.to)
            found += [Live(text, home, you, place, {"expanded_by": each.source}) for place in goals for text in texts]
    return found


def _goals(g: Engine, each: Live, to: Filter) -> list[int]:
    context = each.context(g)
    try:
        return [place for place in table.board(g).locations if matches(context, to, place)]
    except Exception as error:
        g.silence(each.source, error)
        return []


def _by_key(g: Engine, lines: Iterable[Live]) -> Index:
    index: Index = {}
    known = g.catalog.keys
    for each in lines:
        keys = known.get(id(each.ability))
        if keys is None:
            keys = known[id(each.ability)] = keys_of(each.ability)
        for key in keys:
            if key in index:
                index[key].append(each)
            else:
                index[key] = [each]
    return index


def _cancelled(g: Engine) -> frozenset[int]:
    """The cards without game text. A text that is cancelled itself cancels nothing (cancel-game-text.4); texts that
    cancel each other in a circle are all cancelled."""
    reach = [(each, _reach(g, each)) for each in live(g, "CancelText")]
    silent: frozenset[int] = frozenset()
    for _ in range(len(reach) + 1):
        speaking = [found for each, found in reach if not _silenced(each, silent)]
        now = frozenset().union(*speaking)
        if now == silent:
            return silent
        silent = now
    return frozenset().union(*(found for _, found in reach))


def _reach(g: Engine, each: Live) -> frozenset[int]:
    """The cards whose text one text cancels."""
    ability, context = each.ability, each.context(g)
    assert isinstance(ability, CancelText)
    try:
        if not holds(context, ability.when):
            return frozenset()
        return frozenset(id for id in table.board(g).on_table
                         if matches(context, ability.of, id) and not _protected(g, id))  # fmt: skip
    except Exception as error:
        g.silence(each.source, error)
        return frozenset()


def _protected(g: Engine, id: int) -> bool:
    """ "Game text may not be canceled" stops every way of taking a text out of use (cancel-game-text.2)."""
    for each in live(g, "Cannot", "lose-text"):
        assert isinstance(each.ability, Cannot)
        context = each.context(g)
        if matches(context, each.ability.who, id) and holds(context, each.ability.when):
            return True
    return False


def text_cancelled(g: Engine, id: int) -> bool:
    """Whether a card's game text is cancelled now (glossary: cancel-game-text)."""
    live(g, "CancelText")
    return id in g.state.quarantine or id in (g.board if "cancelled" in g.board else g.memo)["cancelled"]


def _printed(g: Engine) -> Iterable[Live]:
    where = table.board(g)
    for id in where.active:
        if id in g.state.quarantine:
            continue
        card = g.card(id)
        key = (id, card.life, card.side, card.mode, card.turned, where.location[id], card.face)
        lines = g.lives.get(key)
        if lines is None:
            lines = g.lives[key] = list(_lines(g, id, where.location[id]))
        yield from lines
    for id in where.on_table:
        if g.card(id).undercover and id not in g.state.quarantine:
            yield from _secret_lines(g, id, where.location[id])


def _secret_lines(g: Engine, id: int, here: int) -> Iterable[Live]:
    """What an undercover spy's text says of just that time."""
    for line in g.faces[id].text:
        if isinstance(line, WhileUndercover):
            for ability in line.text:
                yield Live(ability, id, g.card(id).side, here)


def _lines(g: Engine, id: int, here: int) -> Iterable[Live]:
    """The abilities of one card as it stands."""
    card, face = g.card(id), g.faces[id]
    if face.category == "location":
        for side in SIDES:
            for ability in abilities(half_facing(g, id, side)):
                yield Live(ability, id, side, id)
    elif not any(check(g, id) for check in _SPEECHLESS):
        for ability in abilities(face.text, card.mode):
            yield Live(ability, id, card.side, here)
            if type(ability) in _BROUGHT:
                yield Live(_BROUGHT[type(ability)](ability), id, card.side, here)


def half_facing(g: Engine, location: int, side: Side) -> tuple[Any, ...]:
    """The text of a location that serves a side now."""
    face, turned = g.faces[location], g.card(location).turned
    return face.half(side if not turned else SIDES[1 - SIDES.index(side)])


def _lasting(g: Engine) -> Iterable[Live]:
    for each in g.state.lasting:
        if each.source not in g.state.quarantine:
            yield Live(node_of(g, each), each.source, each.you, each.here, {"lasting": True, **each.vars})


def node_of(g: Engine, lasting: Lasting) -> Ability:
    """The ability that a lasting text repeats."""
    node = g.catalog.node(lasting.face, lasting.node)
    assert isinstance(node, Ability)
    return node
