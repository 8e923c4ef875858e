"""Locations that are blown away (glossary: blown-away-systems, blown-away-imperial-holotable,
blown-away-hoth-main-power-generators)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Holds, evaluates
from cantina.engine.statuses import define_status, has_status, set_status
from cantina.engine.values import BaseOverride, player_value
from cantina.lang.titles import fold
from cantina.model.card import Definition, Status
from cantina.model.decision import Refusal
from cantina.model.sides import Side, other
from cantina.records.blown_away import BlowingAway, BlownAway
from cantina.rules import zones
from cantina.rules.core import happens
from cantina.rules.force import force_icons, lose_force
from cantina.rules.options import refusal
from cantina.rules.responses import emit
from cantina.rules.ship_interiors import decks_of
from cantina.rules.statuses import becomes

BASES = ("Yavin 4", "Hoth", "Death Star", "Death Star II")  # whose destruction costs Force (blown-away-systems.3)
UNNAMED = frozenset({"location", "system"})  # all that such a system can still be called (blown-away-systems.7)


def _no_icons(g: Engine, id: int, status: Status) -> BaseOverride:
    return BaseOverride(0, "blown-away", final=True)


def _stripped(printed: frozenset[str]) -> frozenset[str]:
    """A site is still what it was, but for its name (blown-away-hoth-main-power-generators.4)."""
    return printed - UNNAMED if "system" in printed else frozenset()


RUIN, MARK = "blown-away-systems", "blown away"
define_status(
    lang.BLOWN_AWAY,
    text_blanked=True,
    named=False,
    strips=_stripped,
    numbers={"force icons": _no_icons},
    forbids={"be converted": (RUIN, "no-more")},
)
define_status(
    lang.DAMAGED,
    text_blanked=True,
    numbers={"force icons": _no_icons},
    forbids={"be entered": ("blown-away-imperial-holotable", "damaged")},
    ends=frozenset({"converted"}),  # another copy repairs it (blown-away-imperial-holotable.3)
)


@happens("blow-away")
@becomes(lang.BLOWN_AWAY)
def blow_away(g: Engine, id: int, by: Side) -> bool:
    """A player blows a location away, or a ship with all that is inside."""
    if g.card(id).zone != "table" or g.face(id).category not in ("location", "starship") or is_blown_away(g, id):
        return False
    g.push(BlowingAway(player=by, card=id))
    return True


def is_blown_away(g: Engine, id: int) -> bool:
    """Whether a location was blown away and has not been repaired."""
    return has_status(g, id, lang.BLOWN_AWAY) or has_status(g, id, lang.DAMAGED)


def _announce(g: Engine, f: Scope[BlowingAway]) -> None:
    """Who may still leave leaves now; what texts say of it comes first (digest: blown away)."""
    if g.face(f.vars.card).category == "starship":
        g.mark("game", MARK, fold(g.face(f.vars.card).title))
    g.log_event("blown-away", player=f.vars.player, place=g.ref(f.vars.card))
    emit(g, BlownAway(by=f.vars.player, card=f.vars.card, location=f.vars.card))


def _cost_force(g: Engine, f: Scope[BlowingAway]) -> None:
    """The loser's icons at all that is destroyed, twice, but for those of generic sites (decisions: blown away)."""
    id, loser = f.vars.card, other(f.vars.player)
    if g.face(id).title not in BASES or "system" not in g.face(id).words:
        return
    counted = [each for each in (id, *doomed(g, id)) if not {"site", "generic"} <= g.face(each).words]
    icons = sum(force_icons(g, loser, each) for each in counted)
    lose_force(g, loser, player_value(g, "destruction loss", loser, 2 * icons, id), "text", id)


def doomed(g: Engine, place: int) -> list[int]:
    """The locations that go with a system, its sites and sectors, not its asteroids (blown-away-systems.5); those that
    are inside a ship."""
    if g.face(place).category == "starship":
        return decks_of(g, place)
    if "system" not in g.face(place).words:
        return []
    return [each for each in table.fellows(g, place) if each != place and _belongs(g, each)]


def _belongs(g: Engine, location: int) -> bool:
    return bool(g.face(location).words & {"site", "sector"}) and "asteroid sector" not in g.face(location).words


def _destroy(g: Engine, f: Scope[BlowingAway]) -> None:
    """All that is there is lost; from a system ships get away, with all that they carry."""
    id, places = f.vars.card, doomed(g, f.vars.card)
    there = [each for place in places for each in table.cards_at(g, place)]
    if g.face(id).category == "starship":
        zones.lose(g, (*table.everything_on(g, id), *there))
        return
    here = [each for each in table.cards_at(g, id) if "system" not in g.face(id).words or not _aloft(g, each)]
    set_status(g, id, lang.DAMAGED if "holosite" in g.face(id).words else lang.BLOWN_AWAY)
    for place in places:
        _lose_copies(g, place)
    zones.lose(g, (*here, *there, *places))


def _put_out_of_play(g: Engine, f: Scope[BlowingAway]) -> None:
    """A ship goes out of play with its sites (blown-away-blockade-flagship.2)."""
    id = f.vars.card
    if g.face(id).category == "starship":
        zones.lose(g, (*doomed(g, id), id), "out-of-play", "out-of-play")


def _aloft(g: Engine, id: int) -> bool:
    """A starship, or a card on or aboard one."""
    card = g.card(id)
    return g.face(id).category == "starship" or (bool(card.on) and _aloft(g, card.on))


def _lose_copies(g: Engine, place: int) -> None:
    """Copies of a location that were converted there are lost with it."""
    for card in list(g.state.cards):
        if card.zone == "converted" and card.on == place:
            zones.to_pile(g, card.id, "lost")


procedure(BlowingAway, _announce, _cost_force, _destroy, _put_out_of_play)


def was_blown_away(g: Engine, title: str) -> bool:
    """Whether a location or ship was blown away in this game, and not only damaged: a location lies turned over from
    then on."""
    if g.marked("game", MARK, fold(title)):
        return True
    turned = [each for each in table.board(g).locations if has_status(g, each, lang.BLOWN_AWAY)]
    return any(fold(g.face(each).title) == fold(title) for each in turned)


@evaluates(lang.WasBlownAway)
def _was_blown_away(node: lang.WasBlownAway) -> Holds:
    return lambda c: was_blown_away(c.g, node.title)


def refuse_ruin(g: Engine, face: Definition, planet: str) -> Refusal | None:
    """Why a card cannot be deployed because it, or the planet or ship that it would belong to, was blown away; or
    None. Asteroids are still about where a planet was (blown-away-systems.8, .9, .10)."""
    whole = planet or face.planet
    gone = [name for name in (face.title, whole, table.HOMES.get(whole, "")) if name and was_blown_away(g, name)]
    if not gone or ("asteroid sector" in face.words and _was_planet(g, gone[0])):
        return None
    return refusal(g, RUIN, "blown-away", place=gone[0])


def _was_planet(g: Engine, name: str) -> bool:
    return any({"system", "planet"} <= g.face(each).words and g.face(each).title == name
               for each in table.board(g).locations)  # fmt: skip
