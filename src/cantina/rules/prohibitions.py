"""What texts forbid: one question for every "cannot"."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.engine.query import holds, matches
from cantina.engine.texts import live
from cantina.lang import Cannot, ImmuneTo


def forbidden_by(g: Engine, what: str, id: int) -> int:
    """The card whose text forbids a card to do a thing; 0 if none does."""
    for each in live(g, "Cannot", what):
        ability = each.ability
        assert isinstance(ability, Cannot)
        try:
            context = each.context(g)
            if matches(context, ability.who, id) and holds(context, ability.when):
                return each.source
        except Exception as error:
            g.silence(each.source, error)
    return 0


def immune_to(g: Engine, id: int, title: str) -> bool:
    """Whether a card of this title cannot touch a card: its text says so, or the rules do (mobile-effect.2)."""
    if title == "Alter" and {"effect", "mobile"} <= g.face(id).words:
        return True
    return any(each.source == id and isinstance(each.ability, ImmuneTo) and each.ability.title == title
               for each in live(g, "ImmuneTo"))  # fmt: skip
