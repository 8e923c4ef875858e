"""English. Turns and phases."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import denies, describe, has, join, maybe_at, moments, owner, says, time_words
from cantina.text.grammar import Context, owner_of, without_owner


@says(lang.TurnOf)
def _turn_of(node: lang.TurnOf, c: Context) -> str:
    return f"it is {time_words(node, c)}"


PAST = {
    "battled": "battled",
    "drained": "participated in a Force drain",
    "attempted": "been attempted",
    "delivered": "delivered a captive",
    "forfeited": "been forfeited",
    "deployed": "been deployed",
    "moved": "moved",
}


@says(lang.CountsAsCompleted)
def _counts_as_completed(node: lang.CountsAsCompleted, c: Context) -> str:
    return f"you need not have completed {node.title}"


@says(lang.Completed)
def _completed(node: lang.Completed, c: Context) -> str:
    return f"you have completed {node.title}"


@denies(lang.Completed)
def _not_completed(node: lang.Completed, c: Context) -> str:
    return f"you have not completed {node.title}"


@says(lang.Did)
def _did(node: lang.Did, c: Context) -> str:
    return _done(node, c, "")


@denies(lang.Did)
def _did_not(node: lang.Did, c: Context) -> str:
    return _done(node, c, " not")


def _done(node: lang.Did, c: Context, no: str) -> str:
    """Players deploy cards, which do the rest by themselves."""
    found = describe(node.who, c)
    who = owner_of(found)
    if who and node.deed == "deployed":
        return f"{has(who)}{no} deployed {join(without_owner(found), 'a').text} this turn"
    return f"{join(found, 'the').text} has{no} {PAST[node.deed]} this turn{maybe_at(node.place, c, 'from')}"


def _phase(t: lang.Trigger) -> str:
    return lexicon.PHASES[t.of][0] if t.of else "phase"


moments(
    {
        "start-of-turn": lambda t, c: f"at the start of {owner(t.by)} turn",
        "start-of-phase": lambda t, c: f"at the start of {owner(t.by)} {_phase(t)}",
        "end-of-phase": lambda t, c: f"at the end of {owner(t.by)} {_phase(t)}",
        "end-of-turn": lambda t, c: f"at the end of {owner(t.by)} turn",
    }
)
