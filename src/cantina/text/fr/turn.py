"""French. Turns and phases."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import de, moments, owned, says, time_words
from cantina.text.grammar import Context


@says(lang.TurnOf)
def _turn_of(node: lang.TurnOf, c: Context) -> str:
    return f"c'est {time_words(node, c)}"


moments(
    {
        "start-of-turn": lambda t, c: f"au début {de(owned(t.by, 'tour', False))}",
        "end-of-turn": lambda t, c: f"à la fin {de(owned(t.by, 'tour', False))}",
    }
)
