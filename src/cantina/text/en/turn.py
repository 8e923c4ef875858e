"""English. Turns and phases."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import moments, owner, says, time_words
from cantina.text.grammar import Context


@says(lang.TurnOf)
def _turn_of(node: lang.TurnOf, c: Context) -> str:
    return f"it is {time_words(node, c)}"


def _phase(t: lang.Trigger) -> str:
    return lexicon.PHASES[t.of][0] if t.of else "phase"


moments(
    {
        "start-of-turn": lambda t, c: f"at the start of {owner(t.by)} turn",
        "start-of-phase": lambda t, c: f"at the start of {owner(t.by)} {_phase(t)}",
        "end-of-turn": lambda t, c: f"at the end of {owner(t.by)} turn",
    }
)
