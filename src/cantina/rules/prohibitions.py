"""What texts forbid and allow: one question for every "cannot", one for every "may"."""

from __future__ import annotations

from cantina.engine.core import Engine
from cantina.engine.statuses import forbidden
from cantina.engine.texts import ability_applies, active_abilities, lines_of, own_abilities
from cantina.engine.values import ignores_modifiers
from cantina.lang import Allows, Cannot, Gives, ImmuneTo
from cantina.lang.titles import fold, titles_in
from cantina.lang.vocabulary import Permission, Restriction
from cantina.model.sides import TABLE, Side


def forbidden_by(g: Engine, what: Restriction, id: int, to: int = 0, by: Side | None = None) -> int:
    """The card whose text forbids a card to do a thing, or a player to do it to the card; anywhere, or at the location
    where it would lead; the card itself, if a status of it does. 0 if none does."""
    card = g.state.cards[id]
    if card.statuses and forbidden(card, what):
        return id
    return forbidden_by_text(g, what, id, to, by)


def forbidden_by_text(g: Engine, what: Restriction, id: int, to: int = 0, by: Side | None = None) -> int:
    """The card whose text forbids a thing, whatever the card's own status says of it; 0 if none does."""
    if not lines_of(g, Cannot, what):
        return 0
    asked: dict[str, int | Side] = {"who": id, "to": to} if by is None else {"who": id, "to": to, "by": by}
    return next((each.source for each in active_abilities(g, Cannot, what, **asked)), 0)


def forbids_itself(g: Engine, what: Restriction, id: int, to: int) -> bool:
    """Whether the own text of a card that is not on table yet forbids it to do a thing at a location."""
    return any(
        what in each.ability.about() and ability_applies(g, each, who=id, to=to)
        for each in own_abilities(g, id, Cannot, here=to)
    )


def can_be_removed(g: Engine, id: int, source: int = 0) -> bool:
    """Whether a card can be taken off the card that it is on; its own text may do that always."""
    return id == source or not forbidden_by(g, "be removed", id)


def spared_by(g: Engine, what: Restriction, id: int, weapon: int) -> int:
    """The card whose text keeps a weapon from doing a thing to a card; 0 if none does."""
    return next((each.source for each in active_abilities(g, Cannot, what, who=id, using=weapon)), 0)


def allowed(g: Engine, what: Permission, id: int) -> bool:
    """Whether a text lets a card do a thing."""
    return bool(active_abilities(g, Allows, what, who=id))


def immune_to(g: Engine, id: int, title: str, by: Side) -> bool:
    """Whether a player's card of this title cannot touch a card: its text says so, or another's, or the rules do
    (mobile-effect.2)."""
    if "alter" in titles_in(title) and {"effect", "mobile"} <= g.face(id).words:
        return True
    if g.card(id).zone == TABLE:
        mine = [each for each in lines_of(g, ImmuneTo) if each.source == id]
        return any(fold(each.ability.title) in titles_in(title) and ability_applies(g, each, by=by) for each in mine)
    return _immune_off_table(g, id, title, by)


def _immune_off_table(g: Engine, id: int, title: str, by: Side) -> bool:
    """A card that is being played or deployed, or in hand, has its own immunity, and what texts on table give it."""
    mine = [each for each in own_abilities(g, id, ImmuneTo, here=0) if ability_applies(g, each, by=by)]
    given = [
        line for each in active_abilities(g, Gives, to=id) for line in each.ability.text if isinstance(line, ImmuneTo)
    ]
    return any(fold(line.title) in titles_in(title) for line in (*(each.ability for each in mine), *given))


@ignores_modifiers
def _is_untouched(g: Engine, id: int, source: int) -> bool:
    """Whether a card is immune to another one, which does not change its values then."""
    title = g.face(source).title
    return not titles_in(title).isdisjoint(feared(g, id)) and immune_to(g, id, title, g.card(source).side)


def feared(g: Engine, id: int) -> frozenset[str]:
    """The titles that some card is immune to; most texts are of none of them."""
    known: frozenset[str] | None = g.memo.get("feared")
    if known is None:
        given = [line for each in lines_of(g, Gives) for line in each.ability.text if isinstance(line, ImmuneTo)]
        own_lines = [each.ability for each in lines_of(g, ImmuneTo)]
        known = g.memo["feared"] = frozenset(fold(line.title) for line in (*given, *own_lines))
    if g.card(id).zone == TABLE:
        return known
    return known.union(fold(each.ability.title) for each in own_abilities(g, id, ImmuneTo, here=0))
