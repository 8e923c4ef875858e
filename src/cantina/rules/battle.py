"""Battles: initiation, weapons segment, power segment (glossary: battle and its segments). Damage is in `damage`."""

from __future__ import annotations

from functools import partial

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import (
    Context,
    Holds,
    Match,
    evaluates,
    is_player,
    matches,
    matching_cards,
    referenced_cards,
    side_of,
)
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import define_status, has_status, set_status
from cantina.engine.texts import active_abilities, cancels_texts, printed
from cantina.engine.values import player_value
from cantina.model.decision import Option, Refusal
from cantina.model.num import Num
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import say
from cantina.records.battle import (
    Battle,
    BattleBegun,
    BattleEnded,
    BattleLost,
    BattleOver,
    BattleWon,
    DamageSegment,
    DestiniesDrawn,
    SegmentEnded,
)
from cantina.records.core import ActionState
from cantina.records.creatures import Attack
from cantina.rules import zones
from cantina.rules.core import add_lasting_effect, context_of, needs, performs
from cantina.rules.destiny import draw_destiny
from cantina.rules.force import spendable, use_force
from cantina.rules.options import decline, option, refusal
from cantina.rules.pilots import needs_pilot, permanent_pilots, steers
from cantina.rules.player_actions import (
    PlayerAction,
    apply_answer,
    offer_in_turn,
    onlooker,
    player_action,
    suits_no_card,
    suits_table,
    top_level,
)
from cantina.rules.presence import (
    ability_piloting,
    ability_present,
    bodies,
    destiny_ability,
    has_presence,
    is_body,
    total_ability,
    total_politics,
    total_power,
)
from cantina.rules.prohibitions import allowed, forbidden_by
from cantina.rules.responses import emit
from cantina.rules.ruins import in_wreck
from cantina.rules.statuses import refuse_by_status
from cantina.rules.values import stepped, totals

COST = 1  # Force to initiate a battle
DESTINY_ABILITY = 4  # total ability that allows one battle destiny
ENOUGH = 99  # more draws than anybody is allowed

define_status(lang.EXCLUDED, active=False, ends=frozenset({"battle"}))


# -- who is in it ------------------------------------------------------------------------------------------------------


def battle_scope(g: Engine) -> Scope[Battle] | None:
    """The innermost battle."""
    return g.find(Battle)


def battle_of(g: Engine) -> Battle | None:
    """What the innermost battle has come to."""
    scope = g.find(Battle)
    return scope.vars if scope else None


def able_to_battle(g: Engine, side: Side, location: int, initiator: Side) -> list[int]:
    """A player's cards that could be in a battle there: no card battles twice a turn, and texts may exclude some."""
    return [id for id in bodies(g, side, location)
            if not g.marked("turn", "battled", id) and not kept_out(g, id, initiator)]  # fmt: skip


def kept_out(g: Engine, id: int, initiator: Side) -> bool:
    """Whether a text excludes a card from a battle of this player's, or the ship or vehicle that it is aboard of. By
    its own text a card hides, if no other text forbids that."""
    while id:
        if _excluded_by(g, id, initiator) and not _hides_in_vain(g, id):
            return True
        id = g.card(id).on if g.card(id).seat else 0
    return False


def leave_out(g: Engine) -> None:
    """Whom a text keeps out of a battle counts for nothing there until it is over (digest: inactive); the question
    waits."""
    battle = battle_of(g)
    if battle is None or g.state.decision is None or "left out" in g.memo:
        return
    there = [id for side in SIDES for id in bodies(g, side, battle.location)]
    out = [id for id in there if kept_out(g, id, battle.initiator)] if battle.segment != "ended" else []
    if not out:
        g.memo["left out"] = True
        return
    g.rebuild_decision()
    for id in out:
        set_status(g, id, lang.EXCLUDED)


def _hides_in_vain(g: Engine, id: int) -> bool:
    return forbidden_by(g, "battle", id) == id and bool(forbidden_by(g, "hide", id))


def _excluded_by(g: Engine, id: int, initiator: Side) -> int:
    """The card whose text excludes a card from a battle of this player's; 0 if none does."""
    return forbidden_by(g, "battle", id) or (forbidden_by(g, "attack", id) if g.card(id).side == initiator else 0)


def participants(g: Engine, side: Side) -> tuple[int, ...]:
    """A player's cards in the innermost battle. Before the power segment, whoever arrives joins."""
    battle = battle_of(g)
    if battle is None:
        return ()
    return cached_query(g, ("participants", side), lambda: _participants(g, side, battle))


def _participants(g: Engine, side: Side, battle: Battle) -> tuple[int, ...]:
    here = [id for id in bodies(g, side, battle.location) if _takes_part(g, battle, id)]
    return tuple(id for id in here if not kept_out(g, id, battle.initiator))


def _takes_part(g: Engine, battle: Battle, id: int) -> bool:
    """Whether a card there is in a battle already, or would join it now."""
    life = g.card(id).life
    if life in battle.members:
        return True
    open_to_it = battle.segment in ("initiation", "weapons") and (not battle.among or life in battle.among)
    return open_to_it and not g.marked("turn", "battled", id)


def in_battle(g: Engine, id: int) -> bool:
    """Whether a card participates in the innermost battle."""
    battle = battle_of(g)
    return battle is not None and id in participants(g, g.card(id).side)


def alone(g: Engine, id: int) -> bool:
    """Whether a card is its side's only one in the battle, or where it is if it is in none."""
    side = g.card(id).side
    here = participants(g, side) if in_battle(g, id) else bodies(g, side, table.location_of(g, id))
    return id in here and not any(_is_company(g, id, each) for each in here if each != id)


def _is_company(g: Engine, id: int, other_card: int) -> bool:
    """A ship or vehicle that nobody flies or drives is no company. Nor is one's own: it and who steers it are one,
    if it has no permanent pilot too (reading: battle-destiny-modifiers)."""
    if needs_pilot(g, other_card):
        return False
    return not _steers(g, id, other_card) and not _steers(g, other_card, id)


def _steers(g: Engine, id: int, ship: int) -> bool:
    return g.card(id).on == ship and steers(g, id) and not permanent_pilots(g, ship)


def power_at(g: Engine, side: Side, location: int) -> Num:
    """A player's total power at a location: in a battle there of the participants, with what counts in battles only."""
    battle = battle_of(g)
    fighting = battle is not None and battle.location == location
    return total_power(g, side, location, participants(g, side) if fighting else None)


def _join(g: Engine, f: Scope[Battle]) -> None:
    """Note who is in the battle by now: they have battled this turn, whatever follows (glossary: battle.7). Members are
    kept by their incarnation: a card that is lost and comes back is in it no more (participating-in-battle.7)."""
    now = {id for side in SIDES for id in participants(g, side)}
    fresh = [id for id in sorted(now) if g.card(id).life not in f.vars.members]
    if fresh:
        f.let(members=(*f.vars.members, *(g.card(id).life for id in fresh)))
        for id in fresh:
            g.mark("turn", "battled", id)


def leave_battle(g: Engine, id: int) -> None:
    """Who comes free during the damage segment is not in the battle, whatever he was before
    (participating-in-battle.6)."""
    battle = battle_scope(g)
    if battle is not None and battle.vars.segment == "damage":
        battle.let(members=tuple(life for life in battle.vars.members if life != g.card(id).life))


def may_battle(g: Engine, id: int, initiating: bool) -> bool:
    """Whether a text lets a card without ability give battle: start one, or be attacked in one."""
    return allowed(g, "initiate battle" if initiating else "be battled", id)


def gives_battle(g: Engine, side: Side, location: int, cards: list[int], initiator: Side) -> bool:
    """Occupation for the purposes of a battle: presence, or cards whose text stands in for it (may-initiate-battle)."""
    if has_presence(g, side, location, cards):
        return True
    return any(may_battle(g, id, side == initiator) for id in cards)


# -- initiation --------------------------------------------------------------------------------------------------------


def refuse_battle(g: Engine, player: Side, location: int) -> Refusal | None:
    """Why a player cannot initiate a battle at a location now, or None."""
    if reason := refuse_another_battle(g, location):
        return reason
    for side in (player, other(player)):
        if not gives_battle(g, side, location, able_to_battle(g, side, location, player), player):
            return _barred(g, side, location, player) or refusal(
                g, "battle", "no-presence" if side == player else "no-enemy", place=g.ref(location))  # fmt: skip
    return refuse_terms(g, player, location)


def refuse_another_battle(g: Engine, location: int) -> Refusal | None:
    """Why there can be no battle at a location beside those that there have been, or None."""
    if battle_of(g) is not None:
        return refusal(g, "battle", "in-battle")
    if g.find(Attack) is not None:
        return refusal(g, "creature-creatures-being-attacked", "in-fight")
    return refusal(g, "battle", "battled-here", place=g.ref(location)) if g.marked(
        "turn", "battle-at", location) else None  # fmt: skip


def refuse_terms(g: Engine, player: Side, location: int) -> Refusal | None:
    """Why a player may not initiate a battle at a location that could be fought there, or cannot pay for it; or
    None."""
    ban = forbidden_by(g, "be battled at", location, by=player)
    if ban:
        return refusal(g, "battle", "forbidden", by=ban)
    if cost_of_battle(g, player, location) > spendable(g, player):
        return refusal(g, "battle", "cost", cost=cost_of_battle(g, player, location))
    return None


def _barred(g: Engine, side: Side, location: int, initiator: Side) -> Refusal | None:
    """What alone keeps a player's cards there from battling, a text or what they are doing; None if nothing does."""
    fresh = [id for id in bodies(g, side, location) if not g.marked("turn", "battled", id)]
    if not gives_battle(g, side, location, fresh, initiator):
        return None
    rule = "may-not-participate-in-battle"
    bans = [refusal(g, rule, "forbidden", by=ban) for id in fresh if (ban := _excluded_by(g, id, initiator))]
    busy = [refuse_by_status(g, "attack", id) for id in fresh if side == initiator]
    return next((each for each in (*busy, *bans) if each), None)


def cost_of_battle(g: Engine, player: Side, location: int) -> int:
    """The Force that initiating a battle costs."""
    return int(player_value(g, "battle cost", player, COST, location))


def can_be_battlefield(g: Engine, player: Side, location: int) -> bool:
    """Whether a player could initiate a battle at a location now, and pay for it, whoever is there."""
    if battle_of(g) is not None or g.marked("turn", "battle-at", location):
        return False
    barred = forbidden_by(g, "be battled at", location, by=player)
    return not barred and cost_of_battle(g, player, location) <= spendable(g, player)


def initiate(g: Engine, player: Side, location: int, into: str = "") -> None:
    """A player pays for a battle, and it begins."""
    use_force(g, player, cost_of_battle(g, player, location))
    g.push(Battle(initiator=player, who=player, drawer=player, location=location), into=into)


def _begin(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    initiate(g, player, chosen.card.id, into="acted")


player_action(PlayerAction(
    verb="battle", applies_to=suits_table("location"), own_turn_phases=("battle",), rule="battle",
    candidates=lambda g, player: table.board(g).locations,
    refuse=refuse_battle,
    make_options=lambda g, player, location, _: ({"cost": cost_of_battle(g, player, location)},),
    begin=_begin,
))  # fmt: skip


def _initiate(g: Engine, f: Scope[Battle]) -> None:
    player, location = f.vars.initiator, f.vars.location
    g.invalidate(False)
    g.mark("turn", "battle-at", location)
    _join(g, f)
    g.log_event("battle", player=player, place=g.ref(location))
    emit(g, BattleBegun(by=player, location=location, frame=f.i))


def over(g: Engine, f: Scope[Battle]) -> bool:
    """All presence of one side is gone, or the battle was cancelled (glossary: battle.3)."""
    return f.vars.cancelled or not all(
        gives_battle(g, side, f.vars.location, list(participants(g, side)), f.vars.initiator) for side in SIDES
    )


def _weapons(g: Engine, f: Scope[Battle]) -> None:
    f.let(segment="weapons", who=f.vars.initiator, passes=0, acted=None)
    g.invalidate(False)


# -- weapons segment ---------------------------------------------------------------------------------------------------


def _weapons_turn(g: Engine, f: Scope[Battle]) -> None:
    """Players alternate, the initiator first; any action that is legal in the battle phase may start here."""
    _join(g, f)
    if over(g, f):
        f.goto("_ends_early")
    elif not offer_in_turn(g, f, partial(top_level, g), lambda who: say("prompt.weapons"), asks=onlooker(g)):
        f.goto("_weapons_over")


def _weapons_action(g: Engine, f: Scope[Battle]) -> None:
    apply_answer(g, f, "_weapons_turn")


def _weapons_over(g: Engine, f: Scope[Battle]) -> None:
    emit(g, SegmentEnded(of="weapons", location=f.vars.location, frame=f.i))


def _still_on(g: Engine, f: Scope[Battle]) -> None:
    if over(g, f):
        f.goto("_ends_early")


# -- power segment -----------------------------------------------------------------------------------------------------


def draws_allowed(g: Engine, side: Side, kind: str = "battle") -> int:
    """How many battle destinies a player may draw, "if not able to otherwise" included, or how many destinies to power
    only. Asking changes nothing."""
    battle = battle_of(g)
    if battle is None:
        return 0
    if kind == "power":
        return int(player_value(g, "destinies to power", side, 0, battle.location))
    return max(_ordinary_draws(g, side, battle), _draws_if_unable(g, side))


def _ordinary_draws(g: Engine, side: Side, battle: Battle) -> int:
    location = battle.location
    strength = destiny_ability(g, side, location, participants(g, side))
    required = player_value(g, "destiny requirement", side, DESTINY_ABILITY, location)
    if strength < required > DESTINY_ABILITY:  # a text that asks for more asks for it whatever else would draw
        return 0
    base = 1 if strength >= required else 0
    allowed = player_value(g, "battle destinies", side, base, location)
    return int(min(allowed, player_value(g, "most battle destinies", side, ENOUGH, location)))


def _draws_if_unable(g: Engine, side: Side) -> int:
    """A character, ship or vehicle must be in the battle itself; other texts say when they apply."""
    able = [each.ability.draws for each in active_abilities(g, lang.IfUnable) if each.you == side
            and (in_battle(g, each.source) or each.vars.get("lasting") or not is_body(g, each.source))]  # fmt: skip
    return max(able, default=0)


def why_not_draw(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a player cannot draw battle destiny now, by the text of a card if it has one about that."""
    unable = printed(g.face(card), lang.IfUnable)
    battle = battle_of(g)
    if battle is None or battle.segment != "power":
        rule = "may-draw-one-battle-destiny-if-not-able-to-otherwise" if unable else "battle-power-segment"
        return [refusal(g, rule, "power-segment")]
    if battle.drawer != player:
        return [refusal(g, "battle-summary", "not-your-draw")]
    if battle.drawn[player] < draws_allowed(g, player):
        return []
    return [refusal(g, "battle-destiny-conditions-of-drawing", "no-more-destiny")]


player_action(PlayerAction(verb="draw-destiny", applies_to=suits_no_card, reasons=why_not_draw))


def _power(g: Engine, f: Scope[Battle]) -> None:
    f.let(segment="power", kind="power", drawer=f.vars.initiator, acted=None, last=None, answer=None)
    g.invalidate(False)


def _offer_destiny(g: Engine, f: Scope[Battle]) -> None:
    """The initiator makes all his draws, then the opponent (glossary: battle-summary.9); drawing is optional."""
    side, kind = f.vars.drawer, f.vars.kind
    _keep_draw(g, f)
    if f.vars.drawn[side] < draws_allowed(g, side, kind) and g.pile(side, "reserve"):
        plain = kind == "battle"
        prompt = say("prompt.draw-destiny" if plain else "prompt.draw-destiny-to-power")
        draw = option(g, "draw-destiny", key="draw-destiny" if plain else "draw-destiny-to-power")
        f.ask(side, prompt, [draw, decline(g)], always=True)
        return
    f.goto("_offer_destiny")
    if side == f.vars.initiator:
        f.let(drawer=other(side))
    elif kind == "power":
        f.let(kind="battle", drawer=f.vars.initiator, drawn={"light": 0, "dark": 0})
    else:
        f.goto("_destinies_drawn")


def _keep_draw(g: Engine, f: Scope[Battle]) -> None:
    """A draw that was not cancelled counts."""
    side, last = f.vars.drawer, f.vars.last
    if last is None:
        return
    if f.vars.kind == "power":
        drawn = f.vars.power_destinies
        f.let(power_destinies={**drawn, side: (*drawn[side], last)}, last=None)
    else:
        drawn = f.vars.destinies
        f.let(destinies={**drawn, side: (*drawn[side], last)}, last=None)
    g.invalidate(False)


def _draw_destiny(g: Engine, f: Scope[Battle]) -> None:
    side = f.vars.drawer
    f.goto("_offer_destiny")
    if f.answer.verb == "pass":
        f.let(drawn={**f.vars.drawn, side: ENOUGH})
        return
    f.let(drawn={**f.vars.drawn, side: f.vars.drawn[side] + 1})
    draw_destiny(g, side, f.vars.kind, f.vars.location, "last")


def _destinies_drawn(g: Engine, f: Scope[Battle]) -> None:
    light, dark = [len(f.vars.destinies[side]) for side in SIDES]
    same = str(light) if light == dark else ""
    emit(g, DestiniesDrawn(of=same, location=f.vars.location, frame=f.i))


def battle_destiny(g: Engine, side: Side) -> Num:
    """A player's total battle destiny as far as it is drawn; one of zero or less changes nothing (battle-destiny.4)."""
    battle = battle_of(g)
    assert battle is not None
    drawn = battle.destinies[side]
    return max(player_value(g, "total battle destiny", side, sum(drawn), battle.location), 0) if drawn else 0


def _count(g: Engine, f: Scope[Battle]) -> None:
    """Totals, winner and loser."""
    location = f.vars.location
    destiny: dict[Side, Num] = {}
    power: dict[Side, Num] = {}
    for side in SIDES:
        destiny[side] = battle_destiny(g, side)
        power[side] = total_power(g, side, location, participants(g, side)) + destiny[side]
        power[side] += sum(f.vars.power_destinies[side])
    winner: Side | None = "light" if power["light"] > power["dark"] else "dark"
    if power["light"] == power["dark"]:
        winner = None
    f.let(total_destiny=destiny, power=power, winner=winner)
    g.log_event("battle-power", light=power["light"], dark=power["dark"], winner=winner)
    g.invalidate(False)


def _winner(g: Engine, f: Scope[Battle]) -> None:
    """Whatever depends on having won or lost happens now, before the damage segment."""
    winner = f.vars.winner
    if winner is None:
        return
    emit(g, BattleWon(by=winner, location=f.vars.location, frame=f.i))
    emit(g, BattleLost(by=other(winner), location=f.vars.location, frame=f.i))


def _damage(g: Engine, f: Scope[Battle]) -> None:
    """Attrition and damage are fixed as the damage segment begins; they need not be whole numbers (brainiac.6)."""
    power, winner = f.vars.power, f.vars.winner
    attrition = {side: _attrition(g, f, side) for side in SIDES}
    damage: dict[Side, Num] = {"light": 0, "dark": 0}
    if winner:
        loser = other(winner)
        due = player_value(g, "battle damage", loser, power[winner] - power[loser], f.vars.location)
        damage[loser] = _changed(f, loser, due)
    f.let(segment="damage", attrition=attrition, damage=damage)
    g.invalidate(False)
    g.log_event("battle-damage", attrition_light=attrition["light"], attrition_dark=attrition["dark"],
           damage_light=damage["light"], damage_dark=damage["dark"])  # fmt: skip
    g.push(DamageSegment(who=f.vars.initiator))


def _attrition(g: Engine, f: Scope[Battle], side: Side) -> Num:
    """The opponent's total battle destiny, as texts change it; where none was drawn there is none to change (bossk.5,
    .6)."""
    if not f.vars.destinies[other(side)]:
        return 0
    return player_value(g, "attrition", side, f.vars.total_destiny[other(side)], f.vars.location)


def _changed(f: Scope[Battle], loser: Side, damage: Num) -> Num:
    """What texts make of battle damage; copies of one card do it only once (glossary: cumulatively)."""
    changes = {(title, against): (how, by) for title, against, how, by in f.vars.damage_changes}
    for (_, against), (how, by) in changes.items():
        if against in ("loser", loser):
            damage = max(stepped(damage, how, by), 0)
    return damage


def _end(g: Engine, f: Scope[Battle]) -> None:
    """Cards that were 'hit' and are still there are lost all the same (battle-weapons-segment.7, hit.2)."""
    f.let(segment="ended")
    g.invalidate(False)
    zones.lose(g, tuple(id for id in table.board(g).on_table if has_status(g, id, lang.HIT)))


def _ended(g: Engine, f: Scope[Battle]) -> None:
    emit(g, BattleEnded(location=f.vars.location, frame=f.i))


def _closed(g: Engine, f: Scope[Battle]) -> None:
    initiator, location = f.vars.initiator, f.vars.location
    g.log_event("battle-over", place=g.ref(location))
    g.end_period("battle")
    f.finish(True)
    emit(g, BattleOver(by=initiator, location=location))


def _ends_early(g: Engine, f: Scope[Battle]) -> None:
    g.log_event("battle-ends-early", place=g.ref(f.vars.location))
    f.goto("_end")


def _check_start(g: Engine, f: Scope[Battle]) -> None:
    _join(g, f)
    if over(g, f):
        f.goto("_ends_early")


procedure(
    Battle, _initiate, _check_start, _weapons, _weapons_turn, _weapons_action, _weapons_over, _still_on, _power,
    _offer_destiny, _draw_destiny, _destinies_drawn, _count, _winner, _damage, _end, _ended, _closed, _ends_early,
)  # fmt: skip


# -- battles that texts bring about ------------------------------------------------------------------------------------

ONCE_A_TURN = ("battled", "fired", "used-weapon", "device")  # what cards do once, but again in such a battle


@needs(lang.InitiateBattle, rule="battle")
def _can_give_battle(context: Context, verb: lang.InitiateBattle) -> bool:
    return any(_may_begin(context.g, context.you, place, verb.again) for place in referenced_cards(context, verb.at))


def _may_begin(g: Engine, you: Side, place: int, again: bool) -> bool:
    if g.find(Attack) is not None or battle_of(g) is not None or forbidden_by(g, "be battled at", place, by=you):
        return False
    if g.marked("turn", "only battle at" if again else "battle-at", place):
        return False
    if again and cost_of_battle(g, you, place) > len(g.pile(you, "force")):
        return False
    return all(gives_battle(g, side, place, _willing(g, side, place, you, again), you) for side in SIDES)


def _willing(g: Engine, side: Side, location: int, initiator: Side, again: bool) -> list[int]:
    """A player's cards there that could battle, those who have battled this turn included if they may do it again."""
    if not again:
        return able_to_battle(g, side, location, initiator)
    return [id for id in bodies(g, side, location) if not kept_out(g, id, initiator)]


@performs(lang.InitiateBattle)
def _initiate_by_text(g: Engine, act: Scope[ActionState], verb: lang.InitiateBattle) -> None:
    you = act.vars.you
    for place in referenced_cards(context_of(g, act), verb.at)[:1]:
        if verb.again:
            _refresh(g, place)
            use_force(g, you, cost_of_battle(g, you, place))
        else:
            g.mark("turn", "only battle at", place)
        add_lasting_effect(g, act, verb.text, "battle")
        g.push(Battle(initiator=you, who=you, drawer=you, location=place))


def _refresh(g: Engine, location: int) -> None:
    """Who is there may do again what is done once a turn, but for 'reacts' (counterattack.1 to .4)."""
    there = set(table.cards_at(g, location))
    g.unmark(key for key in g.state.marks if key[0] == "turn" and key[1] in ONCE_A_TURN and key[2] in there)


@performs(lang.SwitchBattleDestinies)
def _switch(g: Engine, act: Scope[ActionState], verb: lang.SwitchBattleDestinies) -> None:
    battle = battle_scope(g)
    assert battle is not None
    drawn = battle.vars.destinies
    battle.let(destinies={"light": drawn["dark"], "dark": drawn["light"]})
    g.invalidate()


@cancels_texts
def _trapped(g: Engine) -> list[int]:
    """Those who stayed aboard a crashed enclosed vehicle have no text in a battle (crashed.10)."""
    if not table.board(g).silent or battle_of(g) is None:
        return []
    return [id for id in table.board(g).on_table if in_wreck(g, id)]


@evaluates(lang.InBattle)
def _in_battle(_: lang.InBattle) -> Match:
    return lambda c, id: in_battle(c.g, id)


@evaluates(lang.Alone)
def _alone(_: lang.Alone) -> Match:
    return lambda c, id: alone(c.g, id)


@totals("total battle destiny")
def _total_battle_destiny(g: Engine, side: Side, place: int) -> Num:
    return battle_destiny(g, side) if battle_of(g) else 0


totals("total power")(power_at)
totals("total ability")(total_ability)
totals("ability present")(ability_present)
totals("ability piloting")(ability_piloting)
totals("politics")(total_politics)


@evaluates(lang.Defending)
def _defending(node: lang.Defending) -> Holds:
    def check(c: Context) -> bool:
        battle = battle_of(c.g)
        if battle is None:
            return False
        attacked = [id for id in matching_cards(c, node.who)
                    if c.g.card(id).side != battle.initiator and in_battle(c.g, id)]  # fmt: skip
        return any(not node.alone or alone(c.g, id) for id in attacked)

    return check


@evaluates(lang.DuringBattle)
def _during_battle(node: lang.DuringBattle) -> Holds:
    def check(c: Context) -> bool:
        battle = battle_of(c.g)
        if battle is None or node.segment not in ("", battle.segment):
            return False
        if node.lost_by and battle.winner != other(side_of(c, node.lost_by)):
            return False
        if node.at is not None and not matches(c, node.at, battle.location):
            return False
        return is_player(c, node.by, battle.initiator)

    return check


@evaluates(lang.FoughtOver)
def _fought_over(_: lang.FoughtOver) -> Match:
    return lambda c, id: bool(c.g.marked("turn", "battle-at", id))
