"""States as plain JSON values and back. Nodes are written as addresses, so a save holds no card text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from cantina.engine.catalog import Catalog
from cantina.engine.core import FRAME_TYPES, PROCEDURES
from cantina.engine.state import State
from cantina.lang import STATUSES
from cantina.model.card import Card, Definition
from cantina.model.event import Event
from cantina.model.frame import Frame, FrameVars
from cantina.model.lasting import LastingEffect
from cantina.model.node import Node
from cantina.model.sides import Side
from cantina.model.text import CardRef, Text
from cantina.model.trigger_event import moments

_SAVED = Text("option.saved")
_ENCODER = msgspec.json.Encoder(order="deterministic")


def unpack(value: Any) -> Any:
    """What the names of a text stand for, from JSON: lists are tuples."""
    if isinstance(value, tuple | list):
        return tuple(unpack(each) for each in value)
    if isinstance(value, dict):
        return {key: unpack(each) for key, each in value.items()}
    return value


def plain_state(state: State) -> dict[str, Any]:
    """A state in nothing but JSON values."""
    plain: dict[str, Any] = msgspec.to_builtins(pack_state(state))
    return plain


def plain_events(events: Iterable[Event]) -> list[Any]:
    """Events in nothing but JSON values."""
    plain: list[Any] = msgspec.to_builtins(list(events))
    return plain


class EncodedEvents(NamedTuple):
    """Events as they are written down, without brackets: what was told once does not change any more."""

    size: int = 0
    last: Event | None = None
    data: bytes = b""

    def with_all(self, events: list[Event]) -> EncodedEvents:
        """All these events. The first of them are written already, unless some of those were taken back."""
        if self.size and (self.size > len(events) or events[self.size - 1] is not self.last):
            return NO_EVENTS.with_all(events)
        if self.size == len(events):
            return self
        data = encode(events[self.size :])[1:-1]
        return EncodedEvents(len(events), events[-1], self.data + b"," + data if self.size else data)


NO_EVENTS = EncodedEvents()


def unpack_events(data: list[Any]) -> list[Event]:
    """The reverse of `plain_events`, cards and all."""
    found = msgspec.convert(data, list[Event])
    return [msgspec.structs.replace(each, text=Text(each.text.key, _argument(each.text.args))) for each in found]


def _argument(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_argument(each) for each in value)
    if isinstance(value, dict):
        if value.keys() == {"id", "title"}:
            return CardRef(**value)
        if value.keys() == {"key", "args"}:
            return Text(value["key"], _argument(value["args"]))
        return {key: _argument(each) for key, each in value.items()}
    return value


class Packed(msgspec.Struct, frozen=True):
    """A state as it is written down. The open question is left out: it is worked out anew."""

    cards: list[Card]
    piles: list[tuple[Side, str, tuple[int, ...]]]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    stack: list[tuple[str, str | int, Any, str]]  # procedure, next step, what it holds, where its result goes
    lasting: list[tuple[str, int, str, int, Side, int, dict[str, Any]]]
    marks: list[tuple[tuple[Any, ...], int]]
    quarantine: list[int]
    turn: int
    first: Side
    player: Side
    phase: str
    rng: str
    lives: int
    winner: Side | None
    asking: bool


PACKED = msgspec.json.Decoder(Packed)


def pack_state(state: State) -> Packed:
    """Everything that a state holds, ready to be encoded."""
    return Packed(
        cards=state.cards,
        piles=[(side, zone, cards) for (side, zone), cards in state.piles.items()],
        rows=state.rows,
        stack=[(f.proc, _step_name(f), pack_vars(f.vars), f.into) for f in state.stack],
        lasting=[(e.face, e.node, e.until, e.source, e.you, e.here, e.vars) for e in state.lasting],
        marks=list(state.marks.items()),
        quarantine=sorted(state.quarantine),
        turn=state.turn, first=state.first, player=state.player, phase=state.phase,
        rng=str(state.rng), lives=state.lives, winner=state.winner, asking=state.decision is not None,
    )  # fmt: skip


def pack_earlier(then: State, now: State) -> Packed:
    """A state from which another one came: of the cards only those that have changed since."""
    changed = [old for old, new in zip(then.cards, now.cards, strict=True) if old is not new and old != new]
    return replace(pack_state(then), cards=changed, asking=True)


def unpack_earlier(data: Packed, now: State, catalog: Catalog) -> State:
    """The reverse of `pack_earlier`."""
    _check(data.cards, catalog)
    changed = {card.id: card for card in data.cards}
    return _unpacked(data, [changed.get(card.id, card) for card in now.cards])


def unpack_state(data: Packed, catalog: Catalog) -> State:
    """A state from what was written down; an unknown card or a malformed value is an error."""
    _check(data.cards, catalog)
    return _unpacked(data, data.cards)


def _check(cards: list[Card], catalog: Catalog) -> None:
    """All these cards, and the statuses that they are in, are known."""
    unknown = sorted({card.face for card in cards} - catalog.by_id.keys())
    if unknown:
        raise LookupError(f"unknown cards: {', '.join(unknown)}")
    unheard = sorted({status.name for card in cards for status in card.statuses} - STATUSES.keys())
    if unheard:
        raise LookupError(f"unknown statuses: {', '.join(unheard)}")


def _unpacked(data: Packed, cards: list[Card]) -> State:
    state = State()
    state.cards = cards
    state.piles = {(side, zone): cards for side, zone, cards in data.piles}
    state.rows = data.rows
    state.stack = [Frame(unpack_vars(proc, vars), _step_number(proc, step), into)
                   for proc, step, vars, into in data.stack]  # fmt: skip
    state.lasting = tuple(LastingEffect(face, node, until, source, you, here, unpack(vars))
                          for face, node, until, source, you, here, vars in data.lasting)  # fmt: skip
    state.marks = {unpack(key): n for key, n in data.marks}
    state.quarantine = frozenset(data.quarantine)
    state.turn, state.first, state.player = data.turn, data.first, data.player
    state.phase, state.rng, state.lives, state.winner = data.phase, int(data.rng), data.lives, data.winner
    return state


def pack_vars(vars: FrameVars) -> FrameVars:
    """What a frame holds, ready to be encoded: of an answer all but its words."""
    return vars if vars.answer is None else replace(vars, answer=replace(vars.answer, text=_SAVED))


def unpack_vars(proc: str, data: dict[str, Any]) -> FrameVars:
    """The reverse of `pack_vars`: the kind of record goes by the name of its procedure."""
    moment = data.get("moment")
    if moment is None:
        return msgspec.convert(data, FRAME_TYPES[proc])
    kept = msgspec.convert({**data, "moment": {}}, FRAME_TYPES[proc])
    return replace(kept, moment=msgspec.convert(moment, moments()[moment["type"]]))


def _step_name(frame: Frame) -> str:
    """The step that comes next, by its name: its number changes when a rule gains a step. "" at the end."""
    steps = PROCEDURES[type(frame.vars)]
    return steps[frame.step].__name__ if frame.step < len(steps) else ""


def _step_number(proc: str, step: str | int) -> int:
    """The reverse of `_step_name`; a number in what was written before steps had names."""
    if isinstance(step, int):
        return step
    names = [each.__name__ for each in PROCEDURES[FRAME_TYPES[proc]]]
    return names.index(step) if step else len(names)


# -- definitions that the package does not have ------------------------------------------------------------------------


def pack_definition(face: Definition) -> dict[str, Any]:
    """A card definition as JSON: only what differs from a blank one."""
    blank = {field.name: field.default for field in msgspec.structs.fields(Definition)}
    fields = {name: getattr(face, name) for name in Definition.__struct_fields__}
    return {name: _pack_text(each) for name, each in fields.items() if each != blank[name]}


def _pack_text(value: Any) -> Any:
    if isinstance(value, Node):
        return {"$node": type(value).__name__,
                **{name: _pack_text(getattr(value, name)) for name in value.__struct_fields__}}  # fmt: skip
    if isinstance(value, frozenset):
        return sorted(value)
    return [_pack_text(each) for each in value] if isinstance(value, tuple | list) else value


def unpack_definition(data: dict[str, Any]) -> Definition:
    """The reverse of `pack_definition`; an unknown word of the card language is an error."""
    kinds = {kind.__name__: kind for kind in _kinds(Node)}
    fields = {name: _unpack_text(each, kinds) for name, each in data.items()}
    return Definition(**{**fields, "words": frozenset(fields["words"])})


def _kinds(base: type[Node]) -> list[type[Node]]:
    return [each for kind in base.__subclasses__() for each in (kind, *_kinds(kind))]


def _unpack_text(value: Any, kinds: dict[str, type[Node]]) -> Any:
    if isinstance(value, list):
        return tuple(_unpack_text(each, kinds) for each in value)
    if isinstance(value, dict):
        fields = {name: _unpack_text(each, kinds) for name, each in value.items() if name != "$node"}
        return kinds[value["$node"]](**fields)
    return value


def encode(value: Any) -> bytes:
    """JSON bytes, the same for the same value in every process."""
    return _ENCODER.encode(value)
