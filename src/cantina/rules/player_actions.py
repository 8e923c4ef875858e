"""What players may do: one record for each kind of deed, from which offers, reasons and its beginning follow; and the
windows in which they do it in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from cantina.engine.core import Engine, Scope
from cantina.model.card import Definition
from cantina.model.decision import Option, Refusal
from cantina.model.frame import Window
from cantina.model.registry import register_once
from cantina.model.sides import Side, other
from cantina.model.text import Text
from cantina.model.trigger_event import TriggerEvent
from cantina.rules.options import decline, offered, option, refusal

Costs = dict[int, int]  # what can be chosen, and the Force that it costs then
Form = dict[str, Any]  # fields of an option
NO_CHOICE: Costs = {}


def no_candidates(g: Engine, player: Side) -> Iterable[int]:
    """For deeds that are never offered at the top level."""
    return ()


def no_card(g: Engine, player: Side) -> Iterable[int]:
    """For deeds without a card."""
    return (0,)


def once_each(g: Engine, player: Side, card: int, choices: Costs) -> Iterable[Form]:
    """One plain option."""
    return ({},)


def same_cost(g: Engine, player: Side, card: int, choices: Costs) -> Iterable[Form]:
    """One option; the cost is shown if it is the same for all choices."""
    return ({"cost": common(choices.values())},)


def common(costs: Iterable[int]) -> int | None:
    """What all of these are; None if they differ."""
    known = set(costs)
    return known.pop() if len(known) == 1 else None


class PlayerAction(NamedTuple):
    """One kind of thing that players may do. It is possible with a card if nothing refuses it and there is something to
    choose; why it is not is told by the same functions."""

    verb: str
    applies_to: Callable[[Definition, str], bool]  # whether such a card could ever do it, in "hand" or on "table"
    # of the player's own turn, in which alone it is possible; any, if there are none
    own_turn_phases: tuple[str, ...] = ()
    # phases of either turn, outside of which it is not offered; `refuse` says why
    any_turn_phases: tuple[str, ...] = ()
    rule: str = "game-text"  # the glossary entry that says so
    candidates: Callable[[Engine, Side], Iterable[int]] = no_candidates  # the cards with which it might be possible now
    candidates_are_legal: bool = False  # they are only those with which nothing refuses it
    refuse: Callable[[Engine, Side, int], Refusal | None] | None = None
    choices: Callable[[Engine, Side, int], Costs] | None = None  # what must be chosen, for it or to begin with
    # why there is no choice, or not that one
    no_choice_refusal: Callable[[Engine, Side, int, int], Refusal] | None = None
    # the options that it takes with a card, if there are these choices
    make_options: Callable[[Engine, Side, int, Costs], Iterable[Form]] = once_each
    begin: Callable[[Engine, Side, Option], None] | None = None
    # deeds of texts, of which a card may have several, say these by themselves
    offer: Callable[[Engine, Side], list[Option]] | None = None
    reasons: Callable[[Engine, Side, int, int], list[Refusal]] | None = None
    response_options: Callable[[Engine, Side, TriggerEvent], list[Option]] | None = None


def suits_hand(*categories: str) -> Callable[[Definition, str], bool]:
    """For deeds with such cards in hand."""
    return lambda face, zone: zone == "hand" and face.category in categories


def suits_table(*categories: str) -> Callable[[Definition, str], bool]:
    """For deeds with such cards on table."""
    return lambda face, zone: zone == "table" and face.category in categories


def suits_no_card(face: Definition, zone: str) -> bool:
    """For deeds without a card."""
    return False


# The order in which players are offered what they may do at the top level; deeds of one row card by card.
OFFER_ORDER = (
    ("use", "attempt", "race", "flip"), ("play",), ("activate",), ("draw",), ("battle",), ("siege",), ("attack",),
    ("unleash",),
    ("walk", "hyperspeed", "land", "take-off", "shuttle", "sector", "enter", "leave"), ("move",), ("haul",),
    ("embark",), ("disembark",), ("seat",), ("dock",), ("fire",), ("deploy",), ("drain",), ("search",), ("mobile",),
    ("replace",), ("transfer",), ("transit",), ("break-cover",), ("take-back",),
    ("deliver",), ("collect",), ("abandon",), ("release",), ("bury",), ("bluff",), ("turn-over",),
)  # fmt: skip
RESPONSE_ORDER = ("use", "play", "deploy", "fire", "react")  # in which responses are offered
PLAYER_ACTIONS: dict[str, PlayerAction] = {}
# verbs that are possible whenever they are offered
ALWAYS_LEGAL = ("choose", "defuse", "lose", "maintain", "recycle", "sacrifice", "start")


def player_action(made: PlayerAction, name: str = "") -> None:
    """Declare a kind of deed, under a name of its own if there are others with its verb."""
    register_once(PLAYER_ACTIONS, name or made.verb, made)


@cache
def explained() -> frozenset[str]:
    """The verbs that players may ask about."""
    return frozenset(each.verb for each in PLAYER_ACTIONS.values()) - set(ALWAYS_LEGAL)


def verbs_of(face: Definition, zone: str) -> list[str]:
    """The verbs with which players may ask about a card in "hand" or on "table", those of the top level first."""
    names = dict.fromkeys((*(name for row in OFFER_ORDER for name in row), *sorted(PLAYER_ACTIONS)))
    return list(
        dict.fromkeys(PLAYER_ACTIONS[name].verb for name in names if PLAYER_ACTIONS[name].applies_to(face, zone))
    )


# -- offers ------------------------------------------------------------------------------------------------------------


def top_level(g: Engine, player: Side) -> list[Option]:
    """All that a player may do at the top level."""
    found: list[Option] = []
    for actions in _timely(g.state.phase, g.state.player == player, g.undone):
        first = actions[0]
        if first.offer is not None:
            found += first.offer(g, player)
            continue
        for card in first.candidates(g, player):
            for each in actions:
                if (
                    not each.candidates_are_legal
                    and each.refuse is not None
                    and each.refuse(g, player, card) is not None
                ):
                    continue
                choices = each.choices(g, player, card) if each.choices is not None else NO_CHOICE
                if choices or each.choices is None:
                    for form in each.make_options(g, player, card, choices):
                        found.append(option(g, each.verb, card, **form))
    return found


@cache
def _timely(phase: str, own: bool, undone: frozenset[str]) -> tuple[tuple[PlayerAction, ...], ...]:
    """The rows of deeds for which it is the time, and which somebody would do."""
    actions = {
        name: each
        for name, each in PLAYER_ACTIONS.items()
        if undone.isdisjoint((name, each.verb)) and (not each.any_turn_phases or phase in each.any_turn_phases)
    }
    rows = [
        tuple(actions[name] for name in row if name in actions and _in_time(actions[name], phase, own))
        for row in OFFER_ORDER
    ]
    return tuple(row for row in rows if row)


def _in_time(each: PlayerAction, phase: str, own: bool) -> bool:
    return not each.own_turn_phases or (own and phase in each.own_turn_phases)


def responses(g: Engine, player: Side, moment: TriggerEvent) -> list[Option]:
    """All that a player may answer to a moment."""
    sources = [PLAYER_ACTIONS[name].response_options for name in RESPONSE_ORDER if name not in g.undone]
    return [each for answers in sources if answers for each in answers(g, player, moment)]


# -- reasons -----------------------------------------------------------------------------------------------------------


def why_not(g: Engine, verb: str, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a player cannot do a thing with a card now; nothing if it is among the options of the present decision and
    leads to the target."""
    if verb not in explained() and verb not in ALWAYS_LEGAL:
        known = ", ".join(sorted({*explained(), *ALWAYS_LEGAL}))
        raise ValueError(f"{verb!r} is no verb that can be explained: {known}")
    reasons = [] if verb in ALWAYS_LEGAL else _reasons(g, _action_for(g, verb, card), player, card, target)
    if reasons or offered(g, verb, player, card):
        return reasons
    return [refusal(g, "game-text", "not-now")]


def _action_for(g: Engine, verb: str, card: int) -> PlayerAction:
    """The deed that a verb means for a card: mobile systems have a hyperspeed of their own."""
    found = _actions_with_verb(verb)
    if len(found) == 1:
        return found[0]
    return next((each for each in found if each.applies_to(g.face(card), "table")), found[0])


@cache
def _actions_with_verb(verb: str) -> tuple[PlayerAction, ...]:
    """The deeds that go by a verb."""
    return tuple(each for each in PLAYER_ACTIONS.values() if each.verb == verb)


def _reasons(g: Engine, each: PlayerAction, player: Side, card: int, target: int) -> list[Refusal]:
    if each.reasons is not None:
        return each.reasons(g, player, card, target)
    if not _in_time(each, g.state.phase, g.state.player == player):
        return [refusal(g, each.rule, "phase", phase=each.own_turn_phases[0])]
    reason = each.refuse(g, player, card) if each.refuse is not None else None
    if reason is None and each.choices is not None and each.no_choice_refusal is not None:
        found = each.choices(g, player, card)
        if not found or (target and target not in found):
            reason = each.no_choice_refusal(g, player, card, target)
    return [reason] if reason else []


# -- windows -----------------------------------------------------------------------------------------------------------


def begin(g: Engine, player: Side, chosen: Option) -> None:
    """A player does what he has chosen."""
    start = _action_for(g, chosen.verb, chosen.card.id if chosen.card else 0).begin
    assert start is not None
    start(g, player, chosen)


def actor(g: Engine) -> Side | None:
    """Whose action is going on, the innermost one."""
    return next((frame.vars.actor for frame in reversed(g.state.stack) if frame.vars.actor), None)


def onlooker(g: Engine) -> Side | None:
    """In a discreet game, the player who does not act, if he holds cards: nobody is to learn whether he could answer
    with one of them."""
    if not g.discreet:
        return None
    who = other(actor(g) or g.state.player)
    return who if g.pile(who, "hand") else None


def offer_in_turn(
    g: Engine, f: Scope[Window], offer: Callable[[Side], list[Option]], prompt: Callable[[Side], Text], *,
    must: bool = False, asks: Side | None = None,
) -> bool:  # fmt: skip
    """Ask the next player who may do something; False if both have passed in a row. Who `must` do something cannot
    pass; `asks` is a player who is asked even if passing is all that he may do."""
    if f.vars.acted:
        f.let(acted=None, who=other(f.vars.who), passes=0)
    while f.vars.passes < 2:
        who = f.vars.who
        options = offer(who)
        if options or who == asks:
            f.ask(who, prompt(who), options if must else [*options, decline(g)], always=not must)
            return True
        _pass(f)
    return False


def apply_answer(g: Engine, f: Scope[Window], window: str) -> None:
    """Carry out the answer to `offer_in_turn`, and come back to the step that asked."""
    f.goto(window)
    if f.answer.verb == "pass":
        _pass(f)
    else:
        begin(g, f.vars.who, f.answer)


def _pass(f: Scope[Window]) -> None:
    f.let(passes=f.vars.passes + 1, who=other(f.vars.who))
