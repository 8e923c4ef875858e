"""What a log keeps of an answer: the option's number, what it meant, and where everything lay afterwards. Only the
number plays the game; the rest tells whether another revision of rules and cards still plays the same one."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from cantina.engine.core import Engine
from cantina.engine.state import State
from cantina.model.decision import Decision, IllegalChoice, Option
from cantina.model.sides import PILES, SIDES, Side
from cantina.model.text import CardRef, cards_in

GIVING_UP: tuple[tuple[Side, str], ...] = tuple(
    (side, reason) for reason in ("conceded", "time", "abandoned") for side in SIDES
)  # in a log: -1, -2, …
AGREED = -100  # both players ended the game without a winner
_ENCODER = msgspec.json.Encoder()
_IN_PILES = frozenset(PILES)


class Answer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One answer of a log, `[3, "dark deploy 1_301#17", 2864201]`. A log of format 1 has the bare number: then nobody
    knows what it meant."""

    option: int
    meant: str = ""
    then: int | None = None

    @classmethod
    def of(cls, entry: Any) -> Answer:
        """From a log, as JSON has it."""
        if isinstance(entry, Answer):
            return entry
        if isinstance(entry, int) and not isinstance(entry, bool):
            return cls(entry)
        try:
            return msgspec.convert(entry, cls)
        except msgspec.ValidationError as error:
            raise IllegalChoice(f"{entry!r} is no answer: {error}") from error

    @classmethod
    def all_in(cls, entries: msgspec.Raw) -> list[Answer]:
        """From a log in JSON, one after the other."""
        try:
            found = _DECODER.decode(entries)
        except msgspec.ValidationError:
            return [cls.of(entry) for entry in msgspec.json.decode(entries)]  # says which of them is none
        return [each if isinstance(each, Answer) else cls(each) for each in found]

    def noted(self) -> Answer | int:
        """For a log that is encoded."""
        return self if self.meant else self.option

    def plain(self) -> Any:
        """For a log, as JSON has it."""
        return [self.option, self.meant, self.then] if self.meant else self.option


_DECODER = msgspec.json.Decoder(list[Answer | int])


def describe_answer(g: Engine, decision: Decision, index: int) -> str:
    """Who chose what: the verb, its card, and whatever else tells it from the other options. Cards are named by their
    definition and their number in the game."""
    chosen = decision.options[index]
    about = [chosen.card] if chosen.card else list(cards_in(decision.prompt.args))[:1]
    words = [decision.player, chosen.verb, *(_card(g, each) for each in about)]
    words += [">" + _card(g, each) for each in chosen.targets]
    words += [f"{name}={_figure(value)}" for name, value in _details(chosen) if value is not None]
    alike = [n for n, each in enumerate(decision.options) if _alike(each, chosen)]
    if len(alike) > 1:
        words.append(f"{alike.index(index) + 1}/{len(alike)}")
    return " ".join(words)


def _card(g: Engine, ref: CardRef) -> str:
    return f"{g.face(ref.id).id}#{ref.id}"


def _details(option: Option) -> tuple[tuple[str, Any], ...]:
    return (("amount", option.amount), ("pile", option.pile), ("owner", option.owner), ("seat", option.seat),
            ("mode", option.mode))  # fmt: skip


def _figure(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _alike(one: Option, other: Option) -> bool:
    return (
        one.verb == other.verb
        and one.card == other.card
        and one.targets == other.targets
        and _details(one) == _details(other)
    )


def resolve_answer(g: Engine, decision: Decision, answer: Answer) -> int:
    """The option that an answer means here: its number, or another one if the options were renumbered since."""
    count = len(decision.options)
    if not answer.meant or (0 <= answer.option < count and describe_answer(g, decision, answer.option) == answer.meant):
        return answer.option
    for index in range(count):
        if describe_answer(g, decision, index) == answer.meant:
            return index
    raise IllegalChoice(f"{answer.meant!r} is not offered: {decision.player} is asked {decision.prompt('en')!r}")


def state_checksum(state: State) -> int:
    """A number for where every card lies, whose turn it is and what chance holds in store. It is part of every stored
    log and must never be worked out otherwise: so it names what it needs one by one, and how the engine keeps its own
    notes does not matter to it."""
    piles = sorted((side, zone, cards) for (side, zone), cards in state.piles.items() if cards)
    cards = [(card.id, card.face, card.side, card.zone, card.at, card.on, card.seat)
             for card in state.cards if card.zone not in _IN_PILES]  # fmt: skip
    shown = (state.rng, state.turn, state.player, state.phase, state.winner, state.rows, piles, cards)
    return crc32(_ENCODER.encode(shown))


def concession(side: Side, reason: str) -> int:
    """How a log notes that a side gave up."""
    if (side, reason) not in GIVING_UP:
        raise IllegalChoice(f"{reason!r} is no reason to give up: conceded, time or abandoned")
    return -1 - GIVING_UP.index((side, reason))


def given_up(code: int) -> tuple[Side, str]:
    """Who gave up and why, from a log."""
    return GIVING_UP[-1 - code]
