"""Captured starships: what they lie under, how they are stolen or come free, and the sieges of those trapped aboard
(glossary: capturing-starships, besieged)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, is_called, referenced_cards
from cantina.engine.statuses import clear_status, define_status, has_status, set_status, status_of
from cantina.engine.texts import active_abilities, lines_of
from cantina.engine.values import value
from cantina.model.decision import Option, Refusal
from cantina.model.num import Num
from cantina.model.sides import DARK, LIGHT, SIDES, Side, other
from cantina.model.text import say
from cantina.records.battle import Battle
from cantina.records.captured_starships import Escape
from cantina.records.core import ActionState
from cantina.rules import zones
from cantina.rules.battle import cost_of_battle, gives_battle, kept_out, refuse_another_battle, refuse_terms
from cantina.rules.core import context_of, needs, performs
from cantina.rules.force import use_force
from cantina.rules.movement import go
from cantina.rules.options import option, refusal
from cantina.rules.player_actions import PlayerAction, player_action, suits_table
from cantina.rules.presence import bodies, controls
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.ship_interiors import decks_of, hull_of
from cantina.rules.statuses import restores


def _may_disembark(g: Engine, ship: int, side: Side) -> bool:
    """Under a site that their side controls, those who are trapped aboard can get off (capturing-starships.14)."""
    return bool(g.card(ship).at) and controls(g, side, g.card(ship).at)


define_status(lang.CAPTURED, active=False, zone="captured", lets_out=_may_disembark)
define_status(lang.BESIEGED, active_when_enclosed=True, ends=frozenset({"battle"}))
define_status(lang.INERT, text_blanked=True)


def prizes(g: Engine) -> list[int]:
    """The captured starships."""
    return [id for id in table.board(g).idle if has_status(g, id, lang.CAPTURED)]


def held_by(g: Engine, ship: int) -> int:
    """The card that a captured starship lies under."""
    return g.card(ship).on or g.card(ship).at


def beam_on(g: Engine, holder: int) -> int:
    """The tractor beam on a card, or on the ship that a site is inside of; 0 if there is none."""
    hull = hull_of(g, holder) if g.face(holder).category == "location" else 0
    found = [id for each in (holder, hull) if each for id in table.carried(g, each)]
    return next((id for id in found if is_called(g, id, "tractor beam")), 0)


def crew(g: Engine, ship: int) -> list[int]:
    """The characters trapped aboard a captured starship; a permanent pilot is none (capturing-starships.13)."""
    return [id for id in table.everything_on(g, ship)
            if g.face(id).category == "character" and g.card(id).side == g.card(ship).side]  # fmt: skip


def guards(g: Engine, ship: int) -> list[int]:
    """The opponent's characters present with a captured starship: at its site, or aboard the ship that it lies under
    (besieged.2); permanent pilots are no characters (besieged.10)."""
    side, holder = other(g.card(ship).side), held_by(g, ship)
    at_site = g.face(holder).category == "location"
    near = bodies(g, side, holder) if at_site else [id for id in table.carried(g, holder) if g.card(id).seat]
    return [id for id in near if g.face(id).category == "character" and g.card(id).side == side
            and (not at_site or table.is_present(g, id))]  # fmt: skip


def space_of(g: Engine, ship: int) -> int:
    """The system or sector that a captured starship would escape to; 0 if it is not on table."""
    holder = held_by(g, ship)
    if g.face(holder).category != "location":
        return table.location_of(g, holder)
    hull = hull_of(g, holder)
    return table.location_of(g, hull) if hull else table.system_of(g, holder)


# -- capturing ---------------------------------------------------------------------------------------------------------


def can_be_captured(g: Engine, id: int, by: Side) -> bool:
    """Only the Dark Side captures, and only Light Side starships (capturing-starships.2, .3)."""
    ours = g.face(id).category == "starship" and g.face(id).side == LIGHT and g.card(id).side == LIGHT
    return by == DARK and ours and table.is_active(g, id)


@performs(lang.CaptureShip)
def _capture(g: Engine, act: Scope[ActionState], verb: lang.CaptureShip) -> None:
    beam = act.vars.source
    captor = g.card(beam).on
    bays = [
        each for each in decks_of(g, captor) if any(line.here == each for line in active_abilities(g, lang.TakesPrizes))
    ]
    holder = bays[0] if bays else captor
    for id in referenced_cards(context_of(g, act), verb.what):
        if can_be_captured(g, id, act.vars.you):
            go(g, id, holder)
            set_status(g, id, lang.CAPTURED, other=beam)
            g.log_event("captured-ship", card=g.ref(id), place=g.ref(holder))


@needs(lang.CaptureShip, rule="capturing-starships")
def _something_to_capture(context: Context, verb: lang.CaptureShip) -> bool:
    return any(can_be_captured(context.g, id, context.you) for id in referenced_cards(context, verb.what))


# -- what becomes of them ----------------------------------------------------------------------------------------------


def keep_prizes(g: Engine) -> None:
    """A captured starship without a crew is stolen; one that nothing holds any more escapes. The question waits, unless
    it is where another one escapes to."""
    if g.state.decision is None or "prizes" in g.memo or g.find(Escape) is not None:
        return
    for ship in prizes(g):
        if not crew(g, ship) and not forbidden_by(g, "be stolen", ship):
            g.rebuild_decision()
            _steal(g, ship)
            return
        if _comes_free(g, ship):
            g.rebuild_decision()
            g.push(Escape(ship=ship))
            return
    g.memo["prizes"] = True


def _comes_free(g: Engine, ship: int) -> bool:
    """The tractor beam is gone (capturing-starships.17), or nobody is there to go on with a siege (besieged.9)."""
    held = status_of(g, ship, lang.CAPTURED)
    no_beam = held is not None and bool(held.other) and not beam_on(g, held_by(g, ship))
    return no_beam or (bool(_siege_of(g, ship)) and not guards(g, ship))


def _siege_of(g: Engine, ship: int) -> list[int]:
    return [each.source for each in lines_of(g, lang.Besieges) if g.card(each.source).on == ship]


def _end_siege(g: Engine, ship: int) -> None:
    """What besieged the ship stays on it, without effect (besieged.11, .12)."""
    for each in _siege_of(g, ship):
        set_status(g, each, lang.INERT)


def _steal(g: Engine, ship: int) -> None:
    """The ship and all that is on it serve the other player, at the site or beside the ship that it lay under."""
    thief = other(g.card(ship).side)
    _end_siege(g, ship)
    for each in (ship, *table.everything_on(g, ship)):
        g.change(each, side=thief)
    g.change(ship, at=table.location_of(g, ship), on=0)
    clear_status(g, ship, lang.CAPTURED)
    g.log_event("stolen", player=thief, card=g.ref(ship))


@restores(lang.CAPTURED)
def let_go(g: Engine, id: int, by: Side) -> bool:
    """A captured starship comes free."""
    captured = has_status(g, id, lang.CAPTURED)
    if captured:
        g.push(Escape(ship=id))
    return captured


def _ask_where_to(g: Engine, f: Scope[Escape]) -> None:
    """To the system or sector, or to the Used Pile, as its player likes."""
    ship, space = f.vars.ship, space_of(g, f.vars.ship)
    out = [option(g, "release", ship, key="release-ship", targets=(space,), words={"place": g.ref(space)})]
    home = option(g, "release", ship, key="release-ship-to-pile", pile="used")
    f.ask(g.card(ship).side, say("prompt.release-ship", card=g.ref(ship)), [*(out if space else ()), home])


def _come_free(g: Engine, f: Scope[Escape]) -> None:
    ship, space = f.vars.ship, space_of(g, f.vars.ship)
    if f.answer.pile:
        zones.lose(g, (ship,), how="placed", zone="used")
        zones.lose(g, tuple(_siege_of(g, ship)))  # comes first (besieged.12)
        return
    _end_siege(g, ship)
    go(g, ship, space)
    clear_status(g, ship, lang.CAPTURED)
    g.log_event("ship-escaped", card=g.ref(ship), place=g.ref(space))


procedure(Escape, _ask_where_to, _come_free)

# -- sieges ------------------------------------------------------------------------------------------------------------


def _fighters(g: Engine, ship: int, side: Side, initiator: Side) -> list[int]:
    found = crew(g, ship) if side == g.card(ship).side else guards(g, ship)
    return [id for id in found if not g.marked("turn", "battled", id) and not kept_out(g, id, initiator)]


def siege_margin(g: Engine, player: Side, ship: int) -> Num:
    """By how much a player's power exceeds that of those whom he besieges, destiny aside."""
    mine, theirs = [sum(value(g, "power", id) or 0 for id in _fighters(g, ship, side, player))
                    for side in (player, other(player))]  # fmt: skip
    return mine - theirs


def refuse_siege(g: Engine, player: Side, ship: int) -> Refusal | None:
    """Why a player cannot battle those who are trapped aboard a captured starship, or None."""
    if player == g.card(ship).side or not has_status(g, ship, lang.CAPTURED) or not _siege_of(g, ship):
        return refusal(g, "besieged", "no-siege")
    location = table.location_of(g, ship)
    if reason := refuse_another_battle(g, location):
        return reason
    for side in (player, other(player)):
        if not gives_battle(g, side, location, _fighters(g, ship, side, player), player):
            return refusal(g, "besieged", "no-presence" if side == player else "no-enemy", place=g.ref(ship))
    return refuse_terms(g, player, location)


def _begin_siege(g: Engine, player: Side, chosen: Option) -> None:
    """Those who fight it out are present with each other, and nobody else is in it."""
    assert chosen.card is not None
    ship = chosen.card.id
    location = table.location_of(g, ship)
    use_force(g, player, cost_of_battle(g, player, location))
    fighting = [id for side in SIDES for id in _fighters(g, ship, side, player)]
    for id in fighting:
        set_status(g, id, lang.BESIEGED)
    lives = tuple(g.card(id).life for id in fighting)
    g.push(Battle(initiator=player, who=player, drawer=player, location=location, among=lives), into="acted")


player_action(PlayerAction(
    verb="battle", applies_to=suits_table("starship"), own_turn_phases=("battle",), rule="besieged",
    candidates=lambda g, player: prizes(g),
    refuse=refuse_siege,
    make_options=lambda g, player, ship, _: ({"cost": cost_of_battle(g, player, table.location_of(g, ship))},),
    begin=_begin_siege,
), name="siege")  # fmt: skip
