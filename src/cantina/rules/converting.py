"""Cards on other cards: do they still apply to what carries them, and what goes with a card that changes sides
(glossary: converting-characters, converting-locations, persona-replacement-rule)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, matches, referenced_cards, side_of
from cantina.engine.statuses import define_status, end_statuses, follows, is_settled, set_status
from cantina.engine.texts import own_abilities
from cantina.lang.titles import titles_in
from cantina.model.card import Definition
from cantina.model.decision import Refusal
from cantina.model.sides import PILES, SIDES, Side, other
from cantina.records.core import ActionState
from cantina.rules import places, zones
from cantina.rules.actions import act_of
from cantina.rules.choices import performs_on_cards
from cantina.rules.core import context_of, happens, needs, performs
from cantina.rules.movement import go
from cantina.rules.options import refusal
from cantina.rules.prohibitions import feared, forbidden_by, immune_to
from cantina.rules.statuses import becomes

# What was asked of the moment of deployment only: a mine stays when its mining droid has gone.
SITUATIONS = (lang.At, lang.Present, lang.Where, lang.With, lang.Occupied, lang.InBattle, lang.Aboard, lang.Piloted,
              lang.Carrying, lang.Escorting, lang.EscortedBy, lang.InStatus, lang.Bound)  # fmt: skip

CAUSES = {"rebel": "imperial", "imperial": "rebel"}  # what a character serves, and the other cause (crossing-over.2)


def _old_cause(printed: frozenset[str]) -> frozenset[str]:
    return printed.intersection(CAUSES)


def _new_cause(printed: frozenset[str]) -> frozenset[str]:
    return frozenset(CAUSES[each] for each in _old_cause(printed))


# It is not the person that it was.
define_status(lang.CROSSED_OVER, named=False, strips=_old_cause, adds=_new_cause)


def still_applies(g: Engine, id: int, host: int) -> bool:
    """Whether a card could be on another by the kind of that card, wherever it is now."""
    card = g.card(id)
    if is_settled(card):
        return True
    lines = [each.ability for each in own_abilities(g, id, lang.DeployOn)]
    context = Context(g, card.side, id, table.location_of(g, host), {"place": host})
    return not lines or any(is_of_kind(context, line.on, host) for line in lines)


def is_of_kind(context: Context, what: lang.Filter | None, host: int) -> bool:
    """Whether a noun describes a card, but for the situation that it was in. A text that raises is silenced, and asks
    for nothing any more."""
    if what is None:
        return True
    if isinstance(what, lang.Both):
        return all(is_of_kind(context, part, host) for part in what.parts)
    if isinstance(what, lang.Either):
        return any(is_of_kind(context, part, host) for part in what.parts)
    if isinstance(what, SITUATIONS) or (isinstance(what, lang.Not) and isinstance(what.part, SITUATIONS)):
        return True
    try:
        return matches(context, what, host)
    except Exception as error:
        context.g.silence(context.self, error)
        return True


def misfits(g: Engine, host: int) -> tuple[int, ...]:
    """The cards on a card that no longer apply to it; what is aboard or at a location is not meant."""
    return tuple(id for id in table.carried(g, host) if not g.card(id).seat and not still_applies(g, id, host))


def lose_what_is_resisted(g: Engine) -> None:
    """A card on one that is immune to it, or has become so, is lost; the question waits (reading: field-promotion)."""
    if g.state.decision is None or "resisted" in g.memo:
        return
    lost = tuple(id for id in table.board(g).on_table if g.card(id).on and _is_resisted(g, id, g.card(id).on))
    if not lost:
        g.memo["resisted"] = True
        return
    g.rebuild_decision()
    zones.lose(g, lost)


def _is_resisted(g: Engine, id: int, host: int) -> bool:
    title = g.face(id).title
    return not titles_in(title).isdisjoint(feared(g, host)) and immune_to(g, host, title, g.card(id).side)


def change_side(g: Engine, id: int, side: Side) -> None:
    """A card serves a player from now on, and so do the weapons and devices on it, and what follows it."""
    g.change(id, side=side)
    for each in table.carried(g, id):
        if (g.face(each).is_equipment or follows(g.card(each))) and g.card(each).side != side:
            zones.unload(g, each)
            g.change(each, side=side)


@performs(lang.Convert)
def _convert(g: Engine, act: Scope[ActionState], verb: lang.Convert) -> None:
    """The card stays who it is, and what is on it or targets it works on (glossary: converting-characters)."""
    for id in referenced_cards(context_of(g, act), verb.what):
        if g.face(id).category == "location":
            _raise(g, id, act.vars.you)
        else:
            change_side(g, id, act.vars.you)
        g.log_event("converted", player=act.vars.you, card=g.ref(id))


def _raise(g: Engine, place: int, side: Side) -> None:
    """A copy of a location that was converted comes to the top again: the other one is converted in its turn."""
    if copy := places.beneath(g, place, side):
        places.convert(g, place, copy, side)
        g.invalidate()
        zones.lose(g, misfits(g, place))


@needs(lang.Convert)
def _something_to_convert(context: Context, verb: lang.Convert) -> bool:
    found = referenced_cards(context, verb.what)
    grounds = [id for id in found if context.g.face(id).category == "location"]
    return any(places.beneath(context.g, id, context.you) for id in grounds) if grounds else True


def names_of(face: Definition) -> set[str]:
    """What tells the character of a card: its title, and who that is."""
    return {face.title, *face.personas}


def refuse_turncoat(g: Engine, side: Side, id: int) -> Refusal | None:
    """Why a player cannot deploy a character that has gone over to his opponent, or None (crossing-over.3)."""
    gone = any(g.marked("game", "crossed over", side, name) for name in names_of(g.face(id)))
    return refusal(g, "crossing-over", "turncoat", card=g.ref(id)) if gone else None


@happens("cross-over")
@becomes(lang.CROSSED_OVER)
def cross_over(g: Engine, id: int, by: Side) -> bool:
    """A character serves the other player from now on, with the weapons and devices that it carries. It is not the
    person that it was: texts that name it do not find it, and cards that depend on that are lost."""
    if g.card(id).zone != "table" or g.face(id).category != "character":
        return False
    side = other(g.card(id).side)
    for name in sorted(names_of(g.face(id))):
        g.mark("game", "crossed over", other(side), name)
    change_side(g, id, side)
    set_status(g, id, lang.CROSSED_OVER)
    g.log_event("crossed-over", card=g.ref(id), player=side)
    zones.lose(g, misfits(g, id))
    return True


@happens("steal")
def steal_for(g: Engine, id: int, by: Side, other: int = 0) -> bool:
    """A card is stolen; a weapon or device by a character."""
    stolen = steal(g, id, by)
    if stolen:
        _carry_off(g, id, other)
    return stolen


def steal(g: Engine, id: int, by: Side) -> bool:
    """Weapons and devices on the card come along; who is aboard gets off (digest: stealing)."""
    if g.card(id).zone != "table" or g.card(id).side == by or g.face(id).category == "location":
        return False
    if shield := forbidden_by(g, "be stolen", id):
        g.log_event("not-stolen", card=g.ref(id), by=g.ref(shield))
        return False
    for each in table.carried(g, id):
        if g.card(each).seat:
            go(g, each, table.location_of(g, id))
        else:
            zones.unload(g, each)
            g.change(each, side=by)
    zones.unload(g, id)
    g.change(id, side=by)
    end_statuses(g, id, "stolen")
    g.log_event("stolen", player=by, card=g.ref(id))
    return True


@performs_on_cards(lang.Steal, "what")
def _steal(g: Engine, act: Scope[ActionState], verb: lang.Steal, cards: list[int]) -> None:
    thief = side_of(context_of(g, act), act_of(g, act).by)
    for id in cards:
        if steal(g, id, thief):
            thieves = referenced_cards(context_of(g, act), verb.to) if verb.to is not None else [act.vars.source]
            _carry_off(g, id, next(iter(thieves), 0))
        elif g.card(id).zone in PILES or g.card(id).zone == "stacked":
            _steal_into_hand(g, id, thief)


def _carry_off(g: Engine, id: int, by: int) -> None:
    """A weapon or device goes to the character that steals it, or on which the card is that does, else to one of the
    thief's who is there; who is not of a kind to carry it loses it. What stands at a site stays there."""
    host, side = g.card(g.card(id).on), g.card(id).side
    if not g.face(id).is_equipment or g.face(host.id).category == "location":
        return
    there = [each for each in table.cards_at(g, table.location_of(g, id)) if g.card(each).side == side]
    thief = next((each for each in (by, g.card(by).on) if each and g.face(each).category == "character"), 0)
    able = [each for each in ([thief] if thief else there)
            if g.face(each).category == "character" and still_applies(g, id, each)]  # fmt: skip
    if able:
        g.change(id, on=able[0])
    else:
        zones.lose(g, (id,))


def _steal_into_hand(g: Engine, id: int, by: Side) -> None:
    """From a pile or from a card, for all to see; from a hand, only the two players know the card."""
    secret = g.card(id).zone == "hand"
    zones.take_into_hand(g, id, by)
    for seat in SIDES if secret else (None,):
        g.log_event("stolen", seen_by=seat, player=by, card=g.ref(id))
