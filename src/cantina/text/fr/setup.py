"""French. Set-up."""

from __future__ import annotations

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.choices import which
from cantina.text.fr.phrases import clauses, phrase, says, when
from cantina.text.grammar import Context, plainly_deployed
from cantina.text.lexicon import listed, sentences


@says(lang.FirstTurn)
def _first_turn(node: lang.FirstTurn, c: Context) -> str:
    return f"si c'est votre localisation de départ, {lexicon.SIDES[node.side][1]} joue le premier tour"


@says(lang.Starting)
def _starting(node: lang.Starting, c: Context) -> str:
    lead = f"{when(node.when, c)}, " if node.when is not None else ""
    first, *rest = clauses(node, c)
    return sentences([lead + first.say, *(each.say for each in rest)])


@says(lang.AtStart)
def _at_start(node: lang.AtStart, c: Context) -> str:
    """That it costs nothing goes without saying."""
    plain = plainly_deployed(node.do)
    first = [f"déployez {listed([which(each, c) for each in plain], 'et')}"] if plain else []
    return f"au début de la partie, {sentences([*first, *(phrase(verb, c) for verb in node.do[len(plain) :])])}"
