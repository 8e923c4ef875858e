"""States as plain JSON values and back. Nodes are written as addresses, so a save holds no card text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from cantina.engine.catalog import Catalog
from cantina.engine.core import KINDS, PROCEDURES
from cantina.lang import STATUSES
from cantina.model.card import Card, Definition
from cantina.model.event import Event
from cantina.model.frame import Frame, Vars
from cantina.model.moment import moments
from cantina.model.node import Node
from cantina.model.state import Lasting, State
from cantina.model.text import CardRef, Text

_SAVED = Text("option.saved")


def pack(value: Any) -> Any:
    """What the names of a text stand for, as JSON: tuples become lists."""
    if isinstance(value, tuple | list):
        return [pack(each) for each in value]
    if isinstance(value, dict):
        return {key: pack(each) for key, each in value.items()}
    return value


def unpack(value: Any) -> Any:
    """The reverse of `pack`."""
    if isinstance(value, list):
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


def pack_state(state: State) -> dict[str, Any]:
    """Everything that a state holds, ready to be encoded; the open question is left out and worked out anew."""
    return {
        "cards": state.cards,
        "piles": [[side, zone, list(cards)] for (side, zone), cards in state.piles.items()],
        "rows": [[planet, list(row)] for planet, row in state.rows],
        "stack": [[f.proc, _step_name(f), pack_vars(f.vars), f.into] for f in state.stack],
        "lasting": [[e.face, e.node, e.until, e.source, e.you, e.here, pack(e.vars)] for e in state.lasting],
        "marks": [[list(key), n] for key, n in state.marks.items()],
        "quarantine": sorted(state.quarantine),
        "turn": state.turn, "first": state.first, "player": state.player, "phase": state.phase,
        "rng": str(state.rng), "lives": state.lives, "winner": state.winner, "asking": state.decision is not None,
    }  # fmt: skip


def pack_earlier(then: State, now: State) -> dict[str, Any]:
    """A state from which another one came: of the cards only those that have changed since."""
    changed = [old for old, new in zip(then.cards, now.cards, strict=True) if old != new]
    return {**pack_state(then), "cards": changed, "asking": True}


def unpack_earlier(data: dict[str, Any], now: dict[str, Any], catalog: Catalog) -> State:
    """The reverse of `pack_earlier`; `now` is packed, too."""
    changed = {card["id"]: card for card in data["cards"]}
    return unpack_state({**data, "cards": [changed.get(card["id"], card) for card in now["cards"]]}, catalog)


def unpack_state(data: dict[str, Any], catalog: Catalog) -> State:
    """A state from its JSON form; an unknown card or a malformed value is an error."""
    state = State()
    state.cards = msgspec.convert(data["cards"], list[Card])
    unknown = sorted({card.face for card in state.cards} - catalog.by_id.keys())
    if unknown:
        raise LookupError(f"unknown cards: {', '.join(unknown)}")
    unheard = sorted({status.name for card in state.cards for status in card.statuses} - STATUSES.keys())
    if unheard:
        raise LookupError(f"unknown statuses: {', '.join(unheard)}")
    state.piles = {(side, zone): tuple(cards) for side, zone, cards in data["piles"]}
    state.rows = tuple((planet, tuple(row)) for planet, row in data["rows"])
    state.stack = [Frame(unpack_vars(proc, vars), _step_number(proc, step), into)
                   for proc, step, vars, into in data["stack"]]  # fmt: skip
    state.lasting = tuple(Lasting(face, node, until, source, you, here, unpack(vars))
                          for face, node, until, source, you, here, vars in data["lasting"])  # fmt: skip
    state.marks = {_key(key): n for key, n in data["marks"]}
    state.quarantine = frozenset(data["quarantine"])
    state.turn, state.first, state.player = data["turn"], data["first"], data["player"]
    state.phase, state.rng, state.lives, state.winner = data["phase"], int(data["rng"]), data["lives"], data["winner"]
    return state


def pack_vars(vars: Vars) -> Vars:
    """What a frame holds, ready to be encoded: of an answer all but its words."""
    return vars if vars.answer is None else replace(vars, answer=replace(vars.answer, text=_SAVED))


def unpack_vars(proc: str, data: dict[str, Any]) -> Vars:
    """The reverse of `pack_vars`: the kind of record goes by the name of its procedure."""
    moment = data.get("moment")
    if moment is None:
        return msgspec.convert(data, KINDS[proc])
    kept = msgspec.convert({**data, "moment": {}}, KINDS[proc])
    return replace(kept, moment=msgspec.convert(moment, moments()[moment["type"]]))


def _step_name(frame: Frame) -> str:
    """The step that comes next, by its name: its number changes when a rule gains a step. "" at the end."""
    steps = PROCEDURES[type(frame.vars)]
    return steps[frame.step].__name__ if frame.step < len(steps) else ""


def _step_number(proc: str, step: str | int) -> int:
    """The reverse of `_step_name`; a number in what was written before steps had names."""
    if isinstance(step, int):
        return step
    names = [each.__name__ for each in PROCEDURES[KINDS[proc]]]
    return names.index(step) if step else len(names)


def _key(key: list[Any]) -> tuple[Any, ...]:
    return cast(tuple[Any, ...], unpack(key))


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
    return msgspec.json.encode(value, order="deterministic")
