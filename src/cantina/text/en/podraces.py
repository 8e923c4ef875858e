"""English. Podraces."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import comings, endings, has, owner, says, statuses
from cantina.text.grammar import Context
from cantina.text.lexicon import sentences

statuses({"racing": "racing"})
comings({"racing": ("a Podrace begins with %s", "initiate a Podrace with %s")})
endings({"racing": ("the Podrace of %s is over", "end the Podrace of %s")})


@says(lang.Raced)
def _raced(node: lang.Raced, c: Context) -> str:
    return "there was a Podrace in this game" if node.won_by is None else f"{has(node.won_by)} won a Podrace"


@says(lang.Podrace)
def _podrace(node: lang.Podrace, c: Context) -> str:
    return sentences([
        "once per game, you or the opponent may initiate a Podrace here",
        f"from then on, in {owner(node.control)} control phase each player may draw race destiny, to place it on one "
        "of their Podracers here (without any, on the Arena) or in the Used Pile",
        f"in the move phase of either player, a race total > {node.beyond} that exceeds opponent's highest wins: its "
        f"player retrieves {node.prize} Force, the other one loses {node.prize} Force, race destinies go to the Used "
        "Piles of their owners and all Podracers are lost",
    ])  # fmt: skip
