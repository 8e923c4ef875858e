"""Mutants in words: how people read them, and how the list of accepted ones names them. A change of the language that
leaves the texts alone leaves these names alone, too."""

from __future__ import annotations

from hashlib import sha256

from cantina.model.node import Node
from cantina.mutants.damage import Mutant
from cantina.text import phrase


def name(mutant: Mutant) -> str:
    """The card, what was done, and a digest of the sentence that came of it, or that is gone."""
    left = mutant.before if mutant.after is None else mutant.after
    digest = sha256(_words(left, mutant.card.title).encode()).hexdigest()[:12]
    return f"{mutant.card.id} {mutant.what} {digest}"


def shown(mutant: Mutant) -> str:
    """A mutant for somebody who has to write a test: the sentence before and after."""
    title = mutant.card.title
    after = "(nothing)" if mutant.after is None else _words(mutant.after, title)
    return f"{title}: {mutant.key} [{name(mutant)}]\n  - {_words(mutant.before, title)}\n  + {after}"


def _words(line: Node, title: str) -> str:
    """A sentence of a card; what damage made of it may have no words."""
    try:
        return phrase(line, "en", title)
    except (LookupError, ValueError, TypeError, AttributeError):
        return repr(line)
