"""Making options, and what players may do at the top level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.engine.core import Engine
from cantina.model.decision import Option, Refusal
from cantina.model.registry import once
from cantina.model.sides import Side
from cantina.model.text import say

Offer = Callable[[Engine, Side], list[Option]]
Start = Callable[[Engine, Side, Option], None]
Explain = Callable[[Engine, Side, int, int], list[Refusal]]

WORDED = ("amount", "cost", "pile", "owner", "seat", "mode")

# The order in which players are offered what they may do at the top level.
ORDER = ("acts", "activate", "draw", "battle", "moves", "text-moves", "boarding", "seats", "dock", "fire", "deploy",
         "drain", "mobile", "replace", "transfer", "transit", "break-cover",
         "take-back")  # fmt: skip
OFFERS: dict[str, Offer] = {}
STARTS: dict[str, Start] = {}
WHY_NOT: dict[str, Explain] = {}
UNEXPLAINED = ("attack", "choose", "lose", "start")  # verbs that are possible whenever they are offered


def offers(name: str) -> Callable[[Offer], Offer]:
    """Declare a source of top-level actions; `ORDER` says when it has its turn."""

    def declare(offer: Offer) -> Offer:
        once(OFFERS, name, offer)
        return offer

    return declare


def top_level(g: Engine, player: Side) -> list[Option]:
    """All that a player may do at the top level."""
    return [each for name in ORDER for each in OFFERS[name](g, player)]


def starts(*verbs: str) -> Callable[[Start], Start]:
    """Declare how an action with one of these verbs begins once it is chosen."""

    def declare(start: Start) -> Start:
        for verb in verbs:
            once(STARTS, verb, start)
        return start

    return declare


def explains(*verbs: str) -> Callable[[Explain], Explain]:
    """Declare who can say why an action with one of these verbs is not possible."""

    def declare(explain: Explain) -> Explain:
        for verb in verbs:
            once(WHY_NOT, verb, explain)
        return explain

    return declare


def why_not(g: Engine, verb: str, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a player cannot do a thing with a card now; nothing if it is among the options of the present decision and
    leads to the target."""
    if verb not in WHY_NOT and verb not in UNEXPLAINED:
        raise ValueError(f"{verb!r} is no verb that can be explained: {', '.join(sorted((*WHY_NOT, *UNEXPLAINED)))}")
    reasons = WHY_NOT[verb](g, player, card, target) if verb in WHY_NOT else []
    if reasons or offered(g, verb, player, card):
        return reasons
    return [refusal(g, "game-text", "not-now")]


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


def choices(g: Engine, cards: list[int], verb: str = "choose") -> list[Option]:
    """One option for each card."""
    return [option(g, verb, each) for each in cards]


def refusal(g: Engine, rule: str, key: str, by: int = 0, **args: Any) -> Refusal:
    """A reason, the glossary entry it comes from, and the card that forbids it, if one does."""
    card = g.ref(by) if by else None
    return Refusal(rule, say("refusal." + key, by=card, **args), card)
