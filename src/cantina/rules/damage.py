"""The damage segment: hits, attrition and battle damage (glossary: battle-damage-segment, forfeit)."""

from __future__ import annotations

from functools import partial

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Holds, Match, compiled, evaluates, referenced_cards, side_of
from cantina.engine.statuses import has_status
from cantina.engine.texts import active_abilities, cards_in
from cantina.engine.values import BaseOverride, adjusted, overrides_base, value
from cantina.model.decision import Option, Refusal
from cantina.model.frame import FrameVars
from cantina.model.num import Num, larger
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import Text, say
from cantina.records.battle import DamageSegment
from cantina.records.core import ActionState
from cantina.records.damage import Forfeit, PayDamage
from cantina.records.force import AboutToLoseForce, ForceLost
from cantina.rules import zones
from cantina.rules.actions import offer_acts
from cantina.rules.battle import battle_of, battle_scope, in_battle, participants
from cantina.rules.core import context_of, in_full, needs, performs
from cantina.rules.force import lose_one, losing, loss_options
from cantina.rules.options import option, refusal
from cantina.rules.player_actions import (
    PlayerAction,
    apply_answer,
    offer_in_turn,
    player_action,
    suits_no_card,
    suits_table,
)
from cantina.rules.prohibitions import forbidden_by
from cantina.rules.responses import emit
from cantina.rules.seats import hull_around
from cantina.rules.values import changes, stepped, totals


def immunity(g: Engine, id: int) -> Num:
    """The attrition below which a card is immune; 0 if it is not."""
    return value(g, "immunity", id) or 0


def withstands(g: Engine, id: int, attrition: Num) -> bool:
    """Whether a card is immune to so much attrition: by itself, or because the enclosed ship or vehicle that it is
    in is (reading: battle-damage-segment)."""
    hull = hull_around(g, id)
    return immunity(g, id) > attrition or bool(hull and withstands(g, hull, attrition))


@overrides_base("immunity")
def _none_by_itself(g: Engine, stat: str, id: int) -> BaseOverride:
    return BaseOverride(0)


def owed(g: Engine, side: Side) -> tuple[Num, Num, list[int]]:
    """What a player still owes: attrition, battle damage, and his 'hit' cards."""
    battle = battle_of(g)
    assert battle is not None
    mine = participants(g, side)
    hit = [id for id in mine if has_status(g, id, lang.HIT) and can_forfeit(g, id)]
    attrition = max(battle.attrition[side] - battle.covered[side], 0)
    if attrition and all(id in battle.immune for id in mine if can_forfeit(g, id)):
        attrition = 0  # no card is left, or all that are left are immune
    return attrition, max(battle.damage[side] - battle.paid[side], 0), hit


def can_forfeit(g: Engine, id: int) -> bool:
    """Only a card with a forfeit value can be forfeited, be it zero, and that no text spares."""
    return value(g, "forfeit", id) is not None and not forbidden_by(g, "be forfeited", id)


def forfeitable(g: Engine, side: Side) -> list[int]:
    """A player's cards in the battle that could still be forfeited; what they carry has no forfeit value by itself, but
    a text may give it one."""
    cards = participants(g, side)
    lines = [each for each in active_abilities(g, lang.MayForfeit) if each.you == side]
    others = [id for each in lines for id in cards_in(g, each, each.ability.what)]
    gear = [id for each in cards for id in table.carried(g, each) if g.face(id).category in ("weapon", "device")]
    return [id for id in dict.fromkeys((*cards, *gear, *others)) if can_forfeit(g, id)]


def worth(g: Engine, side: Side, id: int) -> Num:
    """What forfeiting a card satisfies: its forfeit value, unless a text says that it is more, or all that is owed."""
    attrition, damage, _ = owed(g, side)
    found = adjusted(g, "satisfies", id, value(g, "forfeit", id) or 0, 0)
    return larger(attrition, damage) if found == lang.ALL_OWED else found


def from_hand(g: Engine, side: Side) -> list[int]:
    """The cards in hand that a text lets the loser of the battle forfeit (glossary: mantellian-savrip)."""
    battle = battle_of(g)
    lost = battle is not None and battle.winner == other(side)
    if not lost or not any(each.you == side for each in active_abilities(g, lang.ForfeitFromHand)):
        return []
    return [id for id in g.pile(side, "hand") if can_forfeit(g, id)]


def forfeit_options(g: Engine, side: Side) -> list[Option]:
    """The cards that a player may forfeit: any while attrition or damage is owed, else only 'hit' ones."""
    attrition, damage, hit = owed(g, side)
    owing = attrition or damage
    cards = forfeitable(g, side) if owing else hit
    hand = [option(g, "forfeit", id, key="forfeit-from-hand", amount=worth(g, side, id), pile="hand")
            for id in (from_hand(g, side) if owing else ())]  # fmt: skip
    return [*(option(g, "forfeit", id, amount=worth(g, side, id)) for id in cards), *hand]


def _fix_immunity(g: Engine, f: Scope[DamageSegment]) -> None:
    """Who is immune is settled as the segment begins, like the attrition itself (digest: immunity to attrition)."""
    scope = battle_scope(g)
    assert scope is not None
    scope.let(immune=tuple(id for side in SIDES for id in participants(g, side)
                           if withstands(g, id, scope.vars.attrition[side])))  # fmt: skip
    g.invalidate(False)


def _turn(g: Engine, f: Scope[DamageSegment]) -> None:
    """Players alternate, the initiator first, until both have satisfied everything."""
    if not offer_in_turn(g, f, partial(_ways_to_pay, g), partial(_bill, g), must=True):
        f.finish()


def _ways_to_pay(g: Engine, side: Side) -> list[Option]:
    """What a player may do about what he owes; nothing if he owes nothing, or cannot."""
    attrition, damage, hit = owed(g, side)
    if not (attrition or damage or hit):
        return []
    options = forfeit_options(g, side) + (loss_options(g, side) if damage else [])
    return [*options, *_extra(g, side)] if options else []


def _bill(g: Engine, side: Side) -> Text:
    attrition, damage, hit = owed(g, side)
    return say("prompt.damage", attrition=attrition or None, damage=damage or None, hits=len(hit) or None)


def _extra(g: Engine, side: Side) -> list[Option]:
    """Texts that speak of the damage segment."""
    return offer_acts(g, side, _speaks_of_damage)


def _speaks_of_damage(act: lang.Act) -> bool:
    conditions = (act.when, *getattr(act.when, "parts", ()))
    return any(isinstance(each, lang.DuringBattle) and each.segment == "damage" for each in conditions)


def _act(g: Engine, f: Scope[DamageSegment]) -> None:
    apply_answer(g, f, "_turn")


procedure(DamageSegment, _fix_immunity, _turn, _act)


def forfeit(g: Engine, player: Side, option: Option) -> None:
    """Forfeit a card: it counts up to its forfeit value toward attrition and battle damage at once."""
    assert option.card is not None
    g.push(Forfeit(player=player, card=option.card.id), into="acted")


def _count_forfeit(g: Engine, f: Scope[Forfeit]) -> None:
    scope, side, id = battle_scope(g), f.vars.player, f.vars.card
    assert scope is not None
    satisfied = worth(g, side, id)
    of_attrition = 0 if forbidden_by(g, "satisfy attrition", id) else satisfied
    scope.let(
        covered={**scope.vars.covered, side: scope.vars.covered[side] + of_attrition},
        paid={**scope.vars.paid, side: scope.vars.paid[side] + satisfied},
    )
    g.invalidate(False)
    if g.card(id).zone == "hand":
        zones.to_pile(g, id, "lost")
        g.log_event("forfeited", cards=(g.ref(id),))
    else:
        g.mark("turn", "forfeited", id, table.location_of(g, id))
        zones.lose(g, (id,), "forfeited")


def _forfeited(g: Engine, f: Scope[FrameVars]) -> None:
    f.finish(True)


procedure(Forfeit, _count_forfeit, _forfeited)


def _given_up(context: Context, verb: lang.Forfeit) -> list[int]:
    """The cards of a battle that a text has forfeited."""
    named = referenced_cards(context, verb.what)
    return [id for id in named if in_battle(context.g, id) and can_forfeit(context.g, id)]


@needs(lang.Forfeit)
@in_full(lang.Forfeit)
def _something_to_forfeit(context: Context, verb: lang.Forfeit) -> bool:
    return bool(_given_up(context, verb))


@performs(lang.Forfeit)
def _forfeit_by_text(g: Engine, act: Scope[ActionState], verb: lang.Forfeit) -> None:
    for id in _given_up(context_of(g, act), verb):
        g.push(Forfeit(player=g.card(id).side, card=id))


def pay_damage(g: Engine, player: Side, option: Option) -> None:
    """Pay one battle damage with Force."""
    assert option.pile is not None
    card = option.card.id if option.card else 0
    g.push(PayDamage(player=player, card=card, pile=option.pile), into="acted")


def _battlefield(g: Engine) -> int:
    battle = battle_of(g)
    assert battle is not None
    return int(battle.location)


def _about_to_pay(g: Engine, f: Scope[PayDamage]) -> None:
    side = f.vars.player
    if not g.marked("battle", "paying", side):
        g.mark("battle", "paying", side)
        damage, place = owed(g, side)[1], _battlefield(g)
        emit(g, AboutToLoseForce(by=side, of="battle", blame=place, location=place, amount=damage, frame=f.i))


def _pay(g: Engine, f: Scope[PayDamage]) -> None:
    side = f.vars.player
    if not owed(g, side)[1]:
        return
    card = f.vars.card
    if (card and g.card(card).zone != "hand") or (not card and not g.pile(side, f.vars.pile)):
        return
    lose_one(g, side, option(g, "lose", card, pile=f.vars.pile, key="lose-pile"))
    cover_damage(g, side, 1)
    emit(g, ForceLost(by=side, of="battle", blame=_battlefield(g), amount=1))


def _paid(g: Engine, f: Scope[PayDamage]) -> None:
    f.finish(True)


procedure(PayDamage, _about_to_pay, _pay, _paid)


def cover_damage(g: Engine, side: Side, amount: Num) -> None:
    """Some of the battle damage is satisfied."""
    scope = battle_scope(g)
    assert scope is not None
    scope.let(paid={**scope.vars.paid, side: scope.vars.paid[side] + amount})
    g.invalidate(False)


losing(
    PayDamage,
    pending=lambda g, f: owed(g, f.vars.player)[1],
    add=lambda g, f, more: cover_damage(g, f.vars.player, -more),
)


def why_not_forfeit(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a card cannot be forfeited now."""
    battle = battle_of(g)
    if battle is None or battle.segment != "damage":
        return [refusal(g, "forfeit", "damage-segment")]
    concerned = {*participants(g, player), *forfeitable(g, player), *from_hand(g, player)}
    if card not in concerned:
        return [refusal(g, "forfeit", "not-participating")]
    ban = forbidden_by(g, "be forfeited", card)
    if ban:
        return [refusal(g, "forfeit", "forbidden", by=ban)]
    if not can_forfeit(g, card):
        return [refusal(g, "forfeit", "no-forfeit-value")]
    if any(each.card and each.card.id == card for each in forfeit_options(g, player)):
        return []
    return [refusal(g, "battle-damage-segment", "all-satisfied")]


player_action(
    PlayerAction(
        verb="forfeit",
        applies_to=suits_table("character", "starship", "vehicle"),
        reasons=why_not_forfeit,
        begin=forfeit,
    )
)
player_action(PlayerAction(verb="lose", applies_to=suits_no_card, begin=pay_damage))


def _still_owing(context: Context, verb: lang.Change) -> bool:
    return battle_of(context.g) is not None and owed(context.g, side_of(context, verb.against))[1] > 0


@changes("damage owed", _still_owing)
def _change_owed(g: Engine, act: Scope[ActionState], verb: lang.Change, by: Num) -> None:
    """What is still owed as battle damage is less from now on; attrition is another matter."""
    side = side_of(context_of(g, act), verb.against)
    due = owed(g, side)[1]
    left = max(stepped(due, verb.how, by), 0)
    cover_damage(g, side, due - left)
    g.log_event("damage-cancelled", player=side, amount=due - left if left else None)


def _not_changed_yet(context: Context, verb: lang.Change) -> bool:
    """Copies of one card change battle damage only once (glossary: cumulatively)."""
    battle, title = battle_of(context.g), context.g.face(context.self).title
    known = [(title, whose) for title, whose, *_ in battle.damage_changes] if battle else []
    return battle is not None and (title, _whose(context, verb.against)) not in known


def _whose(context: Context, against: lang.Player) -> str:
    """Who will lose the battle is not known yet."""
    return "loser" if against == lang.LOSER else side_of(context, against)


@changes("battle damage", _not_changed_yet)
def _change_damage(g: Engine, act: Scope[ActionState], verb: lang.Change, by: Num) -> None:
    battle = battle_scope(g)
    assert battle is not None
    change = (g.face(act.vars.source).title, _whose(context_of(g, act), verb.against), verb.how, by)
    battle.let(damage_changes=(*battle.vars.damage_changes, change))


@totals("battle damage")
def _still_owed(g: Engine, side: Side, place: int) -> Num:
    return owed(g, side)[1] if battle_of(g) else 0


@evaluates(lang.ForfeitedFrom)
def _forfeited_from(node: lang.ForfeitedFrom) -> Match:
    place = compiled(node.place)

    def match(c: Context, id: int) -> bool:
        return any(c.g.marked("turn", "forfeited", id, each) and place(c, each) for each in table.board(c.g).locations)

    return match


@evaluates(lang.NothingToForfeit)
def _nothing_to_forfeit(node: lang.NothingToForfeit) -> Holds:
    return lambda c: not forfeitable(c.g, side_of(c, node.player))
