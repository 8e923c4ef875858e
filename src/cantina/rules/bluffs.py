"""Bluff cards: face down at a site, not in play, until the opponent turns them over (glossary: bluff-rules)."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.statuses import define_status, has_status, set_status
from cantina.engine.texts import active_abilities, printed
from cantina.model.decision import Option, Refusal
from cantina.model.sides import DARK, Side, other
from cantina.model.text import say
from cantina.records.bluffs import TurningOver
from cantina.records.costs import Price
from cantina.records.deploy import Deployment
from cantina.records.simple_actions import Simple
from cantina.rules import zones
from cantina.rules.choices import log_cards
from cantina.rules.deploy import ways
from cantina.rules.force import lose_force
from cantina.rules.options import refusal
from cantina.rules.player_actions import Costs, PlayerAction, player_action, suits_no_card
from cantina.rules.simple_actions import simple_action

FINE = 2  # the Force that a bluff costs if there was nobody behind it
RULE = "bluff-rules"

define_status(lang.BLUFF, active=False, hidden=True, enters_without_presence=True)


# -- placing them ------------------------------------------------------------------------------------------------------


def bluff_sites(g: Engine, player: Side) -> list[int]:
    """Where a player may place bluff cards: only the Dark Side player does, whichever way a site is turned."""
    lines = active_abilities(g, lang.Rules) if player == DARK else []
    return list(dict.fromkeys(each.here for each in lines if each.ability.of == "bluff" and each.you == player))


def _refuse_bluff(g: Engine, player: Side, card: int) -> Refusal | None:
    if card not in g.pile(player, "hand"):
        return refusal(g, RULE, "not-in-hand")
    if player != g.state.player:
        return refusal(g, RULE, "turn")
    if not bluff_sites(g, player):
        return refusal(g, RULE, "no-bluff-site")
    return refusal(g, RULE, "bluffed") if g.marked("turn", "bluffed") else None


def _among(g: Engine, player: Side) -> tuple[int, ...]:
    able = player == g.state.player == DARK and not g.marked("turn", "bluffed") and bluff_sites(g, player)
    return g.pile(player, "hand") if able else ()


def _choices(g: Engine, player: Side, card: int) -> Costs:
    return dict.fromkeys(bluff_sites(g, player), 0)


def _no_bluffs_there(g: Engine, player: Side, card: int, target: int) -> Refusal:
    return refusal(g, RULE, "no-bluff-site")


def _place(g: Engine, f: Scope[Simple]) -> None:
    g.mark("turn", "bluffed")
    lay(g, f.vars.card, f.vars.target)
    log_cards(g, "bluffed", "owner", f.vars.player, [f.vars.card], player=f.vars.player, place=g.ref(f.vars.target))


def lay(g: Engine, id: int, site: int) -> None:
    """A card lies at a site as a bluff card."""
    zones.stack(g, id, site, face_down=True)
    set_status(g, id, lang.BLUFF)


simple_action(
    PlayerAction(
        verb="bluff",
        applies_to=suits_no_card,
        rule=RULE,
        candidates=_among,
        candidates_are_legal=True,
        refuse=_refuse_bluff,
        choices=_choices,
        no_choice_refusal=_no_bluffs_there,
    ),
    _place,
    lambda card: say("prompt.bluff", card=card),
)


# -- turning them over -------------------------------------------------------------------------------------------------


def bluffs_at(g: Engine, site: int) -> list[int]:
    """The bluff cards at a site, in the order in which they came."""
    return zones.face_down_on(g, site, lang.BLUFF)


def _turnable(g: Engine, player: Side, site: int) -> list[int]:
    return [id for id in bluffs_at(g, site) if g.card(id).side != player]


def _refuse_turning(g: Engine, player: Side, site: int) -> Refusal | None:
    return None if _turnable(g, player, site) else refusal(g, RULE, "no-bluff")


def _begin_turning(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None and chosen.amount is not None
    card = _turnable(g, player, chosen.card.id)[int(chosen.amount) - 1]
    g.push(TurningOver(player=player, place=chosen.card.id, card=card), into="acted")


def _sites_to_call(g: Engine, player: Side) -> list[int]:
    laid = {g.card(id).on for id in table.stacked(g) if has_status(g, id, lang.BLUFF)}
    return [id for id in table.board(g).locations if id in laid and _turnable(g, player, id)]


player_action(PlayerAction(
    verb="turn-over", applies_to=suits_no_card, rule=RULE, candidates=_sites_to_call,
    candidates_are_legal=True, refuse=_refuse_turning,
    make_options=lambda g, player, site, _: [{"amount": n} for n, _ in enumerate(_turnable(g, player, site), 1)],
    begin=_begin_turning,
))  # fmt: skip


def _turn_over(g: Engine, f: Scope[TurningOver]) -> None:
    """A character deploys for free where it lay, if it may; all else is lost, and who has bluffed pays for it."""
    id, site = f.vars.card, f.vars.place
    owner = other(f.vars.player)
    g.log_event("turned-over", player=f.vars.player, card=g.ref(id), place=g.ref(site))
    if g.face(id).category == "character":
        if any(way.place == site for way in ways(g, owner, id, price=Price())):
            g.push(Deployment(player=owner, card=id, price=Price(), only_to=(site,)))
            return
    else:
        lose_force(g, owner, FINE, "text", site)
    zones.to_pile(g, id, "lost")
    g.log_event("lost", cards=(g.ref(id),))


def _turned(g: Engine, f: Scope[TurningOver]) -> None:
    f.finish(True)


procedure(TurningOver, _turn_over, _turned)


# -- where they may not stay -------------------------------------------------------------------------------------------


def lose_stray_bluffs(g: Engine) -> None:
    """Bluff cards that lie apart from the site of their rules are lost as soon as these do not reach so far."""
    if g.state.decision is None or "bluffs" in g.memo:
        return
    known = [g.card(id) for id in table.stacked(g) if has_status(g, id, lang.BLUFF)]
    sites = bluff_sites(g, DARK) if known else []
    stray = [card for card in known if card.on not in sites and not printed(g.face(card.on), lang.Rules)]
    if not stray:
        g.memo["bluffs"] = True
        return
    g.rebuild_decision()
    for card in stray:
        zones.to_pile(g, card.id, "lost")
    g.log_event("lost", cards=tuple(g.ref(card.id) for card in stray))
