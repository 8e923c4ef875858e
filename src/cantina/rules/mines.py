"""Mines and decoys that lie buried under a site until somebody comes there (glossary: mining-droid-rules)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import is_called, words
from cantina.engine.statuses import define_status, set_status
from cantina.engine.texts import ActiveAbility, own_abilities, takes_in
from cantina.engine.values import value
from cantina.model.decision import Refusal
from cantina.model.node import inside
from cantina.model.sides import TABLE, Side
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.mines import Unearthing
from cantina.records.simple_actions import Simple
from cantina.rules import zones
from cantina.rules.actions import act_by_itself, act_option, refuse_act
from cantina.rules.choices import log_cards
from cantina.rules.force import spendable, use_force
from cantina.rules.options import decline, option, refusal
from cantina.rules.player_actions import Costs, PlayerAction, suits_no_card
from cantina.rules.responses import on_event
from cantina.rules.simple_actions import simple_action

RULE = "mining-droid-rules"
SETS_OFF = ("character", "vehicle", "starship")  # whose coming reveals what is buried

define_status(lang.BURIED, active=False, hidden=True)


# -- burying -----------------------------------------------------------------------------------------------------------


def burial_sites(g: Engine, player: Side) -> list[int]:
    """The exterior planet sites where a mining droid of the player's is present."""
    return [id for id in table.board(g).locations
            if {"site", "exterior", "planet"} <= words(g, id) and _miner_at(g, player, id)]  # fmt: skip


def _miner_at(g: Engine, player: Side, site: int) -> bool:
    droids = [id for id in table.cards_at(g, site) if g.card(id).side == player and is_called(g, id, "mining droid")]
    return any(table.is_active(g, id) and table.is_present(g, id) for id in droids)


def _refuse_bury(g: Engine, player: Side, card: int) -> Refusal | None:
    if card not in g.pile(player, "hand"):
        return refusal(g, RULE, "not-in-hand")
    return None if burial_sites(g, player) else refusal(g, RULE, "no-miner")


def _no_miner_there(g: Engine, player: Side, card: int, target: int) -> Refusal:
    return refusal(g, RULE, "no-miner")


def _choices(g: Engine, player: Side, card: int) -> Costs:
    return dict.fromkeys(burial_sites(g, player), 0)


def _place(g: Engine, f: Scope[Simple]) -> None:
    bury(g, f.vars.card, f.vars.target)
    log_cards(g, "buried", "owner", f.vars.player, [f.vars.card], player=f.vars.player, place=g.ref(f.vars.target))


def bury(g: Engine, id: int, site: int) -> None:
    """A card lies buried under a site."""
    zones.stack(g, id, site, face_down=True)
    set_status(g, id, lang.BURIED)


simple_action(
    PlayerAction(
        verb="bury", applies_to=suits_no_card, own_turn_phases=("deploy",), rule=RULE,
        candidates=lambda g, player: g.pile(player, "hand") if burial_sites(g, player) else (),
        candidates_are_legal=True, refuse=_refuse_bury, choices=_choices, no_choice_refusal=_no_miner_there,
    ),
    _place, lambda card: say("prompt.bury", card=card),
)  # fmt: skip


# -- coming to light ---------------------------------------------------------------------------------------------------


@on_event("deployed", "reached", "moved")
def _tread(g: Engine, moment: TriggerEvent) -> None:
    """Whoever comes to a site, or through it, sets off all that is buried there; stepping out there is no coming."""
    if moment.location == moment.origin or g.face(moment.card).category not in SETS_OFF:
        return
    if zones.face_down_on(g, moment.location, lang.BURIED):
        g.push(Unearthing(place=moment.location, moment=moment))


def _reveal(g: Engine, f: Scope[Unearthing]) -> None:
    """Decoys are lost at once; the mines lie open until each has had its result."""
    found = zones.face_down_on(g, f.vars.place, lang.BURIED)
    g.log_event("unearthed", place=g.ref(f.vars.place), cards=tuple(map(g.ref, found)))
    mines = tuple(id for id in found if is_called(g, id, "mine"))
    for id in mines:
        g.change(id, statuses=(), seen=())
    _lose(g, tuple(id for id in found if id not in mines))
    f.let(mines=mines)


def _lose(g: Engine, ids: tuple[int, ...]) -> None:
    for id in ids:
        zones.to_pile(g, id, "lost")
    if ids:
        g.log_event("lost", cards=tuple(map(g.ref, ids)))


def _offer_to_defuse(g: Engine, f: Scope[Unearthing]) -> None:
    """Whose turn it is may defuse any number of them first, with a mining droid there."""
    player, place = g.state.player, f.vars.place
    able = (
        [id for id in f.vars.mines if _defusing(g, id) <= spendable(g, player)] if _miner_at(g, player, place) else []
    )
    if not able:
        f.goto("_explode")
        return
    f.ask(player, say("prompt.defuse", place=g.ref(place)),
          [*(option(g, "defuse", id, cost=_defusing(g, id)) for id in able), decline(g, "done")])  # fmt: skip


def _defusing(g: Engine, mine: int) -> int:
    """What defusing a mine costs: as much as deploying it, and 1 Force at least (mining-droid-rules.9)."""
    return max(int(value(g, "deploy", mine) or 0), 1)


def _defuse(g: Engine, f: Scope[Unearthing]) -> None:
    if f.answer.card is None:
        return
    mine = f.answer.card.id
    use_force(g, g.state.player, _defusing(g, mine))
    g.log_event("defused", player=g.state.player, card=g.ref(mine))
    zones.to_pile(g, mine, "lost")
    f.let(mines=tuple(id for id in f.vars.mines if id != mine))
    f.goto("_offer_to_defuse")


def _explode(g: Engine, f: Scope[Unearthing]) -> None:
    """One after the other, in the order that the turn's owner likes. A mine that cannot target who has come, or not any
    more, is lost without effect."""
    left = tuple(id for id in f.vars.mines if g.card(id).zone == "stacked")
    charges = {id: charge for id in left if (charge := _charge(g, f, id))}
    _lose(g, tuple(id for id in left if id not in charges))
    f.let(mines=tuple(charges))
    if not charges:
        f.finish()
        return
    f.ask(g.state.player, say("prompt.order"), [act_option(g, each) for each in charges.values()])


def _charge(g: Engine, f: Scope[Unearthing], mine: int) -> ActiveAbility[lang.Act] | None:
    """What a mine does when it explodes, if it can do that to who has come."""
    moment = f.vars.moment
    if g.card(moment.card).zone != TABLE or table.location_of(g, moment.card) != f.vars.place:
        return None
    lines = [each for each in own_abilities(g, mine, lang.Act, here=f.vars.place) if not each.ability.may]
    return next((each for each in lines if _aims_at(g, each, moment)), None)


def _aims_at(g: Engine, each: ActiveAbility[lang.Act], moment: TriggerEvent) -> bool:
    """A mine that waits for somebody to come waits for just that; one that waits for a time looks for whom it hurts."""
    if refuse_act(g, each, moment) is None:
        return True
    if each.ability.to is None or moment.kind in each.ability.to.kinds():
        return False
    victims = [node.what for node in inside(each.ability.do) if isinstance(node, lang.Choice) and node.what]
    return any(takes_in(g, each, what, moment.card) for what in victims)


def _blow_up(g: Engine, f: Scope[Unearthing]) -> None:
    assert f.answer.card is not None
    mine = f.answer.card.id
    charge = _charge(g, f, mine)
    assert charge is not None
    f.let(mines=tuple(id for id in f.vars.mines if id != mine))
    f.goto("_explode")
    act_by_itself(g, charge, f.vars.moment)


procedure(Unearthing, _reveal, _offer_to_defuse, _defuse, _explode, _blow_up)
