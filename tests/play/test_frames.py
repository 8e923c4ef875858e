"""Control flow as data: what every procedure and every moment holds survives a save, and nothing else can be held."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, get_args, get_type_hints

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

import cantina.rules  # noqa: F401 - declares them all
from cantina import Game
from cantina.decks import bundled_deck
from cantina.engine import core
from cantina.engine.core import FRAME_TYPES, PROCEDURES, Scope, procedure
from cantina.lang import vocabulary
from cantina.lang.core import MEANT
from cantina.model.decision import Option
from cantina.model.frame import Frame, FrameVars
from cantina.model.text import CardRef, Text
from cantina.model.trigger_event import TriggerEvent, moments
from cantina.play.serialization import encode, pack_vars, unpack_vars
from cantina.records.drain import Drain
from cantina.records.turn import Phase
from cantina.testing import Scenario

LUKE = CardRef(7, "Luke")
ANSWER = Option("choose", Text("option.saved"), card=LUKE, targets=(LUKE,), amount=2.5, cost=1, pile="lost", ability=3)


def filled(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Such records, with all sorts of values in every field."""
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: st.from_type(hints[name]) for name in kind.__struct_fields__})


st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False))
st.register_type_strategy(Option, st.just(ANSWER))
st.register_type_strategy(TriggerEvent, st.one_of(*map(filled, moments().values())))


def exactly(value: Any) -> Any:
    """A value that tells whole numbers from others, and tuples from lists."""
    if isinstance(value, msgspec.Struct):
        return type(value), {name: exactly(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: exactly(each) for key, each in value.items()}
    return type(value), tuple(map(exactly, value)) if isinstance(value, tuple) else value


@pytest.mark.parametrize("kind", FRAME_TYPES.values(), ids=FRAME_TYPES)
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_what_a_procedure_holds_survives_a_save(kind: type[FrameVars], data: st.DataObject) -> None:
    held = data.draw(filled(kind))
    name = Frame(held).proc
    assert FRAME_TYPES[name] is kind
    again = unpack_vars(name, msgspec.json.decode(encode(pack_vars(held))))
    assert exactly(again) == exactly(held)


def test_a_record_with_something_missing_or_to_spare_is_refused() -> None:
    for wrong in ({}, {"name": "move"}, {"name": "move", "who": "grey"}, {"name": "move", "who": "dark", "why": 1}):
        with pytest.raises(msgspec.ValidationError):
            unpack_vars("phase", wrong)
    assert unpack_vars("phase", {"name": "move", "who": "dark"}) == Phase(name="move", who="dark")


def test_a_variable_that_a_procedure_does_not_hold_cannot_be_set() -> None:
    s = Scenario()
    s.start(turn="dark", phase="control")
    g = s.game.engine
    phase = g.find(Phase)
    assert phase is not None and phase.vars.name == "control" and g.find(Drain) is None
    with pytest.raises(TypeError):
        phase.let(locations=3)
    with pytest.raises(AssertionError):
        g.at(phase.i, Drain)
    g.push(Drain(player="dark", location=0), into="drained")
    with pytest.raises(TypeError):  # nobody up there takes such a result
        Scope(g, phase.i + 1).finish(True)


def test_what_is_looked_after_at_every_step_waits_for_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[Any, Any]] = []  # what was worked out each time: a change drops it
    monkeypatch.setattr(core, "EAGER_STATE_CHECKS", [lambda g: seen.append(g.memo)])
    game, answers = Game.new(light=bundled_deck("intro_light"), dark=bundled_deck("intro_dark"), seed=3), 60
    for _ in range(answers):
        assert game.decision is not None
        game.choose(len(game.decision.options) - 1)
    assert len(seen) > 2 * answers
    assert sum(one is other for one, other in pairwise(seen)) <= answers  # each answer begins anew


def test_a_procedure_and_a_moment_are_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        procedure(Drain)
    assert len(FRAME_TYPES) == len(PROCEDURES)


def test_every_moment_of_the_vocabulary_has_a_record_of_its_own() -> None:
    together = {word for word, kinds in MEANT.items() if word not in kinds}  # words for several moments
    assert set(moments()) == set(get_args(vocabulary.Moment)) - together
    for kind in moments().values():
        assert kind.__annotations__.keys(), kind  # it names what it holds: only that do texts hear of


def test_bindings_are_all_that_a_text_can_name() -> None:
    """What a kind of moment does not hold is no name: a text that speaks of it waits until it is known."""
    drained = moments()["drain"](by="dark", location=3, amount=2, target=9, frame=1)
    assert drained.names() == {"by": "dark", "location": 3, "amount": 2}
