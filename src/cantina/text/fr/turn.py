"""French. Turns and phases."""

from __future__ import annotations

import re

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import de, denies, describe, do, join, maybe_at, moments, owned, says, time_words
from cantina.text.grammar import Context, owner_of, without_owner
from cantina.text.lexicon import agree


@says(lang.TurnOf)
def _turn_of(node: lang.TurnOf, c: Context) -> str:
    return f"c'est {time_words(node, c)}"


# What a card has done, and what it has not.
PAST = {
    "drained": ("a participé à un drainage de Force", "n'a participé à aucun drainage de Force"),
    "delivered": ("a livré un captif", "n'a livré aucun captif"),
    "forfeited": ("a été comptabilisé{e} en perte", "n'a pas été comptabilisé{e} en perte"),
    "attempted": ("a été tenté{e}", "n'a pas été tenté{e}"),
    "battled": ("a participé à une bataille", "n'a participé à aucune bataille"),
    "deployed": ("a été déployé{e}", "n'a pas été déployé{e}"),
    "moved": ("s'est déplacé{e}", "ne s'est pas déplacé{e}"),
}


@says(lang.CountsAsCompleted)
def _counts_as_completed(node: lang.CountsAsCompleted, c: Context) -> str:
    return f"vous n'avez pas besoin d'avoir accompli {node.title}"


@says(lang.Completed)
def _completed(node: lang.Completed, c: Context) -> str:
    return f"vous avez accompli {node.title}"


@denies(lang.Completed)
def _not_completed(node: lang.Completed, c: Context) -> str:
    return f"vous n'avez pas accompli {node.title}"


@says(lang.Did)
def _did(node: lang.Did, c: Context) -> str:
    return _done(node, c, "avez déployé", "a déployé", 0)


@denies(lang.Did)
def _did_not(node: lang.Did, c: Context) -> str:
    return _done(node, c, "n'avez déployé", "n'a déployé", 1)


def _done(node: lang.Did, c: Context, you: str, third: str, no: int) -> str:
    """Players deploy cards, which do the rest by themselves."""
    found = describe(node.who, c)
    who = owner_of(found)
    if who and node.deed == "deployed":
        what = join(without_owner(found), "a").text
        return f"{do(who, you, third)} {re.sub('^une? ', _none, what) if no else what} ce tour-ci"
    said = join(found, "the")
    return f"{said.text} {agree(PAST[node.deed][no], said.fem)} ce tour-ci{maybe_at(node.place, c)}"


def _none(match: re.Match[str]) -> str:
    return f"auc{match[0]}"


def _phase(t: lang.Trigger) -> str:
    return lexicon.PHASES[t.of][1] if t.of else "phase"


moments(
    {
        "start-of-turn": lambda t, c: f"au début {de(owned(t.by, 'tour', False))}",
        "start-of-phase": lambda t, c: f"au début {de(owned(t.by, _phase(t), True))}",
        "end-of-phase": lambda t, c: f"à la fin {de(owned(t.by, _phase(t), True))}",
        "end-of-turn": lambda t, c: f"à la fin {de(owned(t.by, 'tour', False))}",
    }
)
