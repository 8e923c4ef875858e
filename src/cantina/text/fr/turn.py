"""French. Turns and phases."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import de, moments, owned, says, time_words
from cantina.text.grammar import Context


@says(lang.TurnOf)
def _turn_of(node: lang.TurnOf, c: Context) -> str:
    return f"c'est {time_words(node, c)}"


def _phase(t: lang.Trigger) -> str:
    return lexicon.PHASES[t.of][1] if t.of else "phase"


moments(
    {
        "start-of-turn": lambda t, c: f"au début {de(owned(t.by, 'tour', False))}",
        "start-of-phase": lambda t, c: f"au début {de(owned(t.by, _phase(t), True))}",
        "end-of-turn": lambda t, c: f"à la fin {de(owned(t.by, 'tour', False))}",
    }
)
