"""Mutants in words: how people read them, and how the list of accepted ones names them. A change of the language that
leaves the texts alone leaves these names alone, too, but for damage that no words show."""

from __future__ import annotations

from hashlib import sha256

from cantina.model.node import Node
from cantina.mutants.operators import Mutant
from cantina.text.render import phrase


def name(mutant: Mutant) -> str:
    """The card, which half of a location, what was done, and a digest of the sentence that came of it, or that is gone;
    where the damage is, if that sentence reads as before."""
    title = mutant.card.title
    before = after = _words(mutant.before, title)
    if mutant.after is not None:
        after = _words(mutant.after, title)
    line, _, place = mutant.where.partition(".")
    unread = f" {place}" if place and after == before else ""
    half = "" if line.startswith("text") else f" {line.partition('_')[0]}"
    return f"{mutant.card.id}{half} {mutant.what}{unread} {sha256(after.encode()).hexdigest()[:12]}"


def shown(mutant: Mutant) -> str:
    """Describe a mutant to the author of a test: the sentence before and after."""
    title = mutant.card.title
    after = "(nothing)" if mutant.after is None else _words(mutant.after, title)
    return f"{title}: {mutant.key} [{name(mutant)}]\n  - {_words(mutant.before, title)}\n  + {after}"


def _words(line: Node, title: str) -> str:
    """A sentence of a card; what damage made of it may have no words."""
    try:
        return phrase(line, "en", title)
    except (LookupError, ValueError, TypeError, AttributeError):
        return repr(line)
