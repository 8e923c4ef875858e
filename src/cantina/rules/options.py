"""Making options and refusals."""

from __future__ import annotations

from typing import Any

from cantina.engine.core import Engine
from cantina.model.decision import Option, Refusal
from cantina.model.sides import Side
from cantina.model.text import say

WORDED = ("amount", "cost", "pile", "owner", "seat", "mode")


def offered(g: Engine, verb: str, player: Side, card: int) -> bool:
    """Whether the present decision lets a player do a thing with a card."""
    decision = g.state.decision
    return decision is not None and decision.player == player and any(
        each.verb == verb and (each.card is None or each.card.id == card) for each in decision.options)  # fmt: skip


def option(
    g: Engine, verb: str, card: int = 0, key: str = "", targets: tuple[int, ...] = (),
    words: dict[str, Any] | None = None, **fields: Any,
) -> Option:  # fmt: skip
    """An option with its text. The arguments of the text are taken from the fields; `words` are for the text alone."""
    ref = g.ref(card) if card else None
    refs = tuple(g.ref(each) for each in targets)
    args = {name: fields[name] for name in WORDED if name in fields}
    text = say("option." + (key or verb), card=ref, targets=refs, **args, **(words or {}))
    return Option(verb, text, card=ref, targets=refs, **fields)


def decline(g: Engine, verb: str = "pass") -> Option:
    """Saying no, in the word that the question asks for."""
    return option(g, verb)


def cancel(g: Engine) -> Option:
    """Stepping back from an action that has cost nothing yet."""
    return option(g, "cancel")


def choices(g: Engine, cards: list[int]) -> list[Option]:
    """One option for each card."""
    return [option(g, "choose", each) for each in cards]


def refusal(g: Engine, rule: str, key: str, by: int = 0, **args: Any) -> Refusal:
    """A reason, the glossary entry it comes from, and the card that forbids it, if one does."""
    card = g.ref(by) if by else None
    return Refusal(rule, say("refusal." + key, by=card, **args), card)
