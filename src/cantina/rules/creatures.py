"""Creatures: their attacks, attacks on them, ferocity, being eaten, hosts (glossary: the creature entries)."""

from __future__ import annotations

from functools import partial

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, is_called, referenced_cards, words
from cantina.engine.statuses import clear_status, define_status, has_status, is_exposed, set_status
from cantina.engine.texts import ability_applies, own_abilities, printed
from cantina.engine.values import changed, player_value, value
from cantina.model.decision import Option, Refusal
from cantina.model.num import Num, apart
from cantina.model.sides import SIDES, Side, other
from cantina.model.text import say
from cantina.records.core import ActionState, Names, Run
from cantina.records.creatures import Attack, AttackBegun, CarryingOff, Ferocity, Measuring, Pouncing
from cantina.rules import zones
from cantina.rules.battle import DESTINY_ABILITY, kept_out
from cantina.rules.core import bind, context_of, happens, needs, no_result, performs
from cantina.rules.destiny import draw_destiny
from cantina.rules.fights import attack_of, attackers, fight_of
from cantina.rules.force import spendable, use_force
from cantina.rules.habitats import is_creature, lives_at
from cantina.rules.movement import arrive, go, may_go, refuse_moving
from cantina.rules.options import choices, option, refusal
from cantina.rules.pilots import needs_pilot, steers
from cantina.rules.player_actions import (
    PlayerAction,
    apply_answer,
    offer_in_turn,
    onlooker,
    player_action,
    suits_table,
    top_level,
)
from cantina.rules.presence import ability_of, bodies, destiny_ability, plain_power
from cantina.rules.responses import emit
from cantina.rules.statuses import restores

COST = 1  # Force to attack a creature

define_status(
    lang.ATTACHED,
    forbids={"move": ("creature-attaching", "attached")},
    survives=frozenset({"eaten"}),  # creature-attaching.6
    ends=frozenset({"left behind"}),
)


def creatures_at(g: Engine, location: int) -> list[int]:
    """The creatures that are present at a location."""
    return [id for id in table.cards_at(g, location)
            if is_creature(g, id) and table.is_active(g, id) and table.is_present(g, id)]  # fmt: skip


def _all_creatures(g: Engine) -> list[int]:
    return table.cached_per_board(g, "creatures", lambda: [
        id for id in table.board(g).active if g.faces[id].category == "creature"])  # fmt: skip


# -- whom a creature attacks -------------------------------------------------------------------------------------------


def attack_text(g: Engine, creature: int, target: int) -> lang.Attacks | None:
    """The line of a creature's own text about attacks on such a card."""
    return next(
        (each.ability for each in own_abilities(g, creature, lang.Attacks) if ability_applies(g, each, prey=target)),
        None,
    )


def prey_of(g: Engine, creature: int) -> list[int]:
    """The cards that a creature could attack where it is."""
    if has_status(g, creature, lang.ATTACHED) or not table.is_present(g, creature):
        return []
    return prey_at(g, creature, table.location_of(g, creature))


def prey_at(g: Engine, creature: int, location: int) -> list[int]:
    """The cards that a creature could attack at a location: who is present with it, be it missing or a captive, unless
    something that is no creature vehicle carries it (creature-attacks.5 to .8)."""
    here = [id for id in table.cards_at(g, location) if _within_reach(g, id)]
    texts = {id: attack_text(g, creature, id) for id in here}
    above_all = [id for id in here if (line := texts[id]) is not None and line.first]
    return above_all or [id for id in here if texts[id] is not None or _is_usual_prey(g, id)]


def _within_reach(g: Engine, id: int) -> bool:
    if not table.is_present(g, id) or not (table.is_active(g, id) or is_exposed(g.card(id))):
        return False
    while g.card(id).on:
        if g.card(id).seat and not is_called(g, g.card(id).on, "creature vehicle"):
            return False
        id = g.card(id).on
    return True


def _is_usual_prey(g: Engine, id: int) -> bool:
    kind = words(g, id)
    return ("character" in kind and "droid" not in kind) or "creature vehicle" in kind


def on_side(g: Engine, creature: int, side: Side) -> list[int]:
    """A player's cards that a creature could attack."""
    return [id for id in prey_of(g, creature) if g.card(id).side == side]


# -- the duty of every creature ----------------------------------------------------------------------------------------


def refuse_unleashing(g: Engine, player: Side, creature: int) -> Refusal | None:
    """Why a creature does not attack now, or None: each attacks once in every battle phase, at a moment that its owner
    may choose (reading: creature-attacking-characters-and-creature-vehicles)."""
    rule = "creature-attacking-characters-and-creature-vehicles"
    if g.state.phase != "battle" or g.card(creature).side != player:
        return refusal(g, rule, "phase", phase="battle")
    if fight_of(g) is not None:
        return refusal(g, "creature-creatures-being-attacked", "in-fight")
    if g.marked("phase", "unleashed", creature):
        return refusal(g, rule, "has-attacked", by=creature)
    if has_status(g, creature, lang.ATTACHED):
        return refusal(g, "creature-attaching", "attached", by=creature)
    return None if prey_of(g, creature) else refusal(g, rule, "no-prey", by=creature)


def unleash(g: Engine, player: Side, chosen: Option) -> None:
    """A creature attacks, in its owner's name."""
    assert chosen.card is not None
    creature, owner = chosen.card.id, g.card(chosen.card.id).side
    g.push(Attack(on="prey", initiator=owner, who=owner, location=table.location_of(g, creature), creature=creature),
           into="acted")  # fmt: skip


player_action(
    PlayerAction(
        verb="unleash",
        applies_to=suits_table("creature"),
        rule="creature-attacking-characters-and-creature-vehicles",
        any_turn_phases=("battle",),
        candidates=lambda g, player: _all_creatures(g),
        refuse=refuse_unleashing,
        begin=unleash,
    )
)


def restless(g: Engine) -> list[Option]:
    """The attacks that creatures must still make before the phase ends."""
    due = [id for id in _all_creatures(g) if refuse_unleashing(g, g.card(id).side, id) is None]
    return [option(g, "choose", id, key="unleash") for id in due]


# -- attacks on creatures ----------------------------------------------------------------------------------------------


def hunters(g: Engine, player: Side, location: int) -> list[int]:
    """A player's cards that attack a creature there together: all that could battle, each once a turn."""
    return [id for id in bodies(g, player, location)
            if not g.marked("turn", "attacked", id) and not kept_out(g, id, player)]  # fmt: skip


def refuse_attack(g: Engine, player: Side, creature: int) -> Refusal | None:
    """Why a player's cards cannot attack a creature now, or None."""
    rule, place = "creature-creatures-being-attacked", table.location_of(g, creature)
    if fight_of(g) is not None:
        return refusal(g, rule, "in-fight")
    if g.marked("turn", "attack-at", place):
        return refusal(g, rule, "attacked-here", place=g.ref(place))
    able = [id for id in hunters(g, player, place) if table.is_present(g, id) and not needs_pilot(g, id)]
    if not able or not table.is_present(g, creature):
        return refusal(g, rule, "no-hunters", by=creature)
    return refusal(g, rule, "cost", cost=COST) if spendable(g, player) < COST else None


def _hunt(g: Engine, player: Side, chosen: Option) -> None:
    assert chosen.card is not None
    creature = chosen.card.id
    place = table.location_of(g, creature)
    use_force(g, player, COST)
    members = tuple(g.card(id).life for id in hunters(g, player, place))
    g.push(Attack(on="creature", initiator=player, who=player, location=place, creature=creature, members=members),
           into="acted")  # fmt: skip


player_action(
    PlayerAction(
        verb="attack",
        applies_to=suits_table("creature"),
        own_turn_phases=("battle",),
        rule="creature-creatures-being-attacked",
        candidates=lambda g, player: _all_creatures(g),
        refuse=refuse_attack,
        make_options=lambda g, player, creature, _: ({"cost": COST},),
        begin=_hunt,
    )
)


# -- the life of an attack ---------------------------------------------------------------------------------------------


def _choose_side(g: Engine, f: Scope[Attack]) -> None:
    """Where both sides have prey the creature's owner says on which side it attacks; a text may have named it."""
    if f.vars.target or f.vars.on != "prey":
        f.goto("_initiate")
        return
    sides = [side for side in SIDES if on_side(g, f.vars.creature, side)]
    f.ask(f.vars.initiator, say("prompt.attack-side", card=g.ref(f.vars.creature)),
          [option(g, "choose", owner=side, key="attack-side") for side in sides])  # fmt: skip


def _choose_target(g: Engine, f: Scope[Attack]) -> None:
    """Of several possible targets chance picks one."""
    assert f.answer.owner is not None
    prey = on_side(g, f.vars.creature, f.answer.owner)
    target = prey[g.random(len(prey))] if len(prey) > 1 else prey[0]
    f.let(target=target, members=(g.card(target).life,))


def _initiate(g: Engine, f: Scope[Attack]) -> None:
    creature, target, player, place = f.vars.creature, f.vars.target, f.vars.initiator, f.vars.location
    g.invalidate(False)
    if f.vars.on == "creature":
        g.mark("turn", "attack-at", place)
        for id in attackers(g, f.vars):
            g.mark("turn", "attacked", id)
        g.log_event("attack-on", player=player, card=g.ref(creature), place=g.ref(place))
    else:
        if f.vars.on == "prey":
            g.mark("phase", "unleashed", creature)
        g.log_event("attack", card=g.ref(creature), target=g.ref(target), place=g.ref(place))
    attacking, attacked = (0, creature) if f.vars.on == "creature" else (creature, target)
    emit(g, AttackBegun(by=player, card=attacking, target=attacked, location=place, of=f.vars.on, frame=f.i))


def _is_off(g: Engine, f: Scope[Attack]) -> bool:
    """Cancelled, or one of the two parties is there no more: a creature that was 'hit' is lost, and that is the end."""
    here = f.vars.location
    gone = any(id and table.location_of(g, id) != here for id in (f.vars.creature, f.vars.target))
    return f.vars.cancelled or gone or (f.vars.on == "creature" and not attackers(g, f.vars))


def _weapons(g: Engine, f: Scope[Attack]) -> None:
    if f.vars.on == "rival":
        f.goto("_strike")
        return
    f.let(segment="weapons", acted=None)
    g.invalidate(False)


def _weapons_turn(g: Engine, f: Scope[Attack]) -> None:
    if _is_off(g, f):
        f.goto("_close")
    elif not offer_in_turn(g, f, partial(top_level, g), lambda who: say("prompt.weapons-attack"), asks=onlooker(g)):
        f.goto("_strike")


def _weapons_action(g: Engine, f: Scope[Attack]) -> None:
    apply_answer(g, f, "_weapons_turn")


def _strike(g: Engine, f: Scope[Attack]) -> None:
    """What a creature attaches to, or carries off, it compares no numbers with."""
    f.let(segment="totals")
    g.invalidate(False)
    creature, target = f.vars.creature, f.vars.target
    line = attack_text(g, creature, target) if f.vars.on == "prey" else None
    if _is_off(g, f):
        f.goto("_close")
    elif line is not None and line.attaches:
        f.goto("_close")
        attach(g, creature, target)
        g.log_event("attached", card=g.ref(creature), target=g.ref(target))
    elif line is not None and line.carries_off:
        f.goto("_close")
        g.push(CarryingOff(creature=creature, victim=target, sites=line.carries_off))
    else:
        g.push(Ferocity(creature=creature), into="ferocity")


def _measure_rival(g: Engine, f: Scope[Attack]) -> None:
    if f.vars.on == "rival":
        g.push(Ferocity(creature=f.vars.target), into="other_ferocity")


def _add_destiny(g: Engine, f: Scope[Attack]) -> None:
    """One destiny for those who stand against the creature, if they have ability enough."""
    if f.vars.on == "rival" or _strength(g, f) < DESTINY_ABILITY:
        return
    side = f.vars.initiator if f.vars.on == "creature" else g.card(f.vars.target).side
    draw_destiny(g, side, "", f.vars.location, "destiny", f.vars.creature, f.vars.target)


def _strength(g: Engine, f: Scope[Attack]) -> Num:
    """The ability that counts toward a destiny: of all attackers, or of the prey and those who fly it."""
    if f.vars.on == "creature":
        return destiny_ability(g, f.vars.initiator, f.vars.location, tuple(attackers(g, f.vars)))
    target = f.vars.target
    crew = table.carried(g, target) if g.face(target).category == "starship" else []
    return sum(ability_of(g, id) for id in (target, *(each for each in crew if steers(g, each))))


def _decide(g: Engine, f: Scope[Attack]) -> None:
    if _is_off(g, f):
        f.goto("_close")
    elif f.vars.on == "rival":
        _decide_rivals(g, f)
    elif f.vars.on == "creature":
        _decide_hunt(g, f)
    else:
        _decide_prey(g, f)


def _decide_rivals(g: Engine, f: Scope[Attack]) -> None:
    """The less ferocious one is eaten; of equals both are (creature-attacking-other-creatures.3, .4)."""
    one, two = f.vars.ferocity or 0, f.vars.other_ferocity or 0
    g.log_event(
        "attack-rivals", card=g.ref(f.vars.creature), ferocity=one, target=g.ref(f.vars.target), other_ferocity=two
    )
    lost = [id for id, weak in ((f.vars.creature, one <= two), (f.vars.target, two <= one)) if weak]
    victor = next((id for id in (f.vars.creature, f.vars.target) if id not in lost), 0)
    zones.lose(g, tuple(lost), "eaten" if victor else "lost", creature=victor)


def _decide_hunt(g: Engine, f: Scope[Attack]) -> None:
    """The creature is lost if the total power exceeds its ferocity and defense value together."""
    creature, power = f.vars.creature, power_so_far(g)
    needed = (f.vars.ferocity or 0) + (value(g, "defense", creature) or 0)
    f.let(power=power)
    g.log_event("attack-totals", card=g.ref(creature), power=power, ferocity=needed)
    if power > needed:
        zones.lose(g, (creature,))


def _decide_prey(g: Engine, f: Scope[Attack]) -> None:
    """Prey is defeated if ferocity exceeds its power: eaten, unless the creature's text says otherwise."""
    creature, target = f.vars.creature, f.vars.target
    power, ferocity = power_so_far(g), f.vars.ferocity or 0
    f.let(power=power)
    g.log_event("attack-totals", card=g.ref(creature), power=power, ferocity=ferocity)
    if ferocity <= power:
        return
    line = attack_text(g, creature, target)
    if line is not None and line.defeated:
        _pounce(g, f, line)
    else:
        eat(g, target, g.card(creature).side, creature)


def _close(g: Engine, f: Scope[Attack]) -> None:
    g.log_event("attack-over", place=g.ref(f.vars.location))
    g.end_period("battle")  # artillery fires once in each
    f.finish(True)


procedure(
    Attack, _choose_side, _choose_target, _initiate, _weapons, _weapons_turn, _weapons_action, _strike,
    _measure_rival, _add_destiny, _decide, _close,
)  # fmt: skip


def _pounce(g: Engine, f: Scope[Attack], line: lang.Attacks) -> None:
    creature, place = f.vars.creature, f.vars.location
    face, node = g.catalog.address(line)
    names: Names = {"target": f.vars.target, "location": place}
    g.push(Pouncing(source=creature, face=face, node=node, you=g.card(creature).side, here=place, names=names))


def _carry_out(g: Engine, f: Scope[Pouncing]) -> None:
    g.push(Run(act=f.i, face=f.vars.face, node=f.vars.node, field="defeated"))


procedure(Pouncing, _carry_out)


def power_so_far(g: Engine) -> Num:
    """The power that stands against the creature of the present attack, destiny included as far as it is drawn."""
    attack = attack_of(g)
    assert attack is not None
    if attack.power is not None:
        return attack.power
    return _plain_power(g, attack) + (attack.destiny or 0)


def _plain_power(g: Engine, attack: Attack) -> Num:
    """Of its prey, or in all of those who attack it."""
    if attack.on != "creature":
        return value(g, "power", attack.target) or 0
    side, place = attack.initiator, attack.location
    return player_value(g, "total power", side, plain_power(g, side, place, tuple(attackers(g, attack))), place)


def ferocity_so_far(g: Engine) -> Num | None:
    """The ferocity of the creature of the present attack; None if it is still to be drawn."""
    attack = attack_of(g)
    assert attack is not None
    return value(g, "ferocity", attack.creature) if attack.ferocity is None else attack.ferocity


@performs(lang.Pounce)
def _attack_at_once(g: Engine, act: Scope[ActionState], verb: lang.Pounce) -> None:
    for creature, target in _victims(context_of(g, act), verb)[:1]:
        owner, life = g.card(creature).side, g.card(target).life
        g.push(Attack(on="prey", initiator=owner, who=owner, location=table.location_of(g, creature),
                      creature=creature, target=target, members=(life,)))  # fmt: skip


@needs(lang.Pounce)
def _prey_at_hand(context: Context, verb: lang.Pounce) -> bool:
    return bool(_victims(context, verb))


def _victims(context: Context, verb: lang.Pounce) -> list[tuple[int, int]]:
    """Creatures that a text speaks of, each with prey of its own that it speaks of (captives-frozen.3)."""
    named = referenced_cards(context, verb.prey)
    return [(creature, id) for creature in referenced_cards(context, verb.creature)
            for id in prey_of(context.g, creature) if id in named]  # fmt: skip


# -- ferocity ----------------------------------------------------------------------------------------------------------


def _begin_measuring(g: Engine, f: Scope[Ferocity]) -> None:
    """A printed number, or one that is drawn anew each time (creature-attacks.10, .11)."""
    creature = f.vars.creature
    line = next(iter(printed(g.face(creature), lang.DrawsFerocity)), None)
    if line is None:
        f.finish(value(g, "ferocity", creature) or 0)
    else:
        f.let(left=line.draws, total=line.plus)


def _draw_ferocity(g: Engine, f: Scope[Ferocity]) -> None:
    if f.vars.last is not None:
        f.let(total=f.vars.total + f.vars.last, last=None)
    creature = f.vars.creature
    side = g.card(creature).side
    if f.vars.left and g.pile(side, "reserve"):
        f.let(left=f.vars.left - 1)
        f.goto("_draw_ferocity")
        draw_destiny(g, side, "", table.location_of(g, creature), "last", creature)


def _measured(g: Engine, f: Scope[Ferocity]) -> None:
    """Like every value it is never below zero."""
    f.finish(max(changed(g, "ferocity", f.vars.creature, f.vars.total), 0))


procedure(Ferocity, _begin_measuring, _draw_ferocity, _measured)


@performs(lang.MeasureFerocity)
def _measure(g: Engine, act: Scope[ActionState], verb: lang.MeasureFerocity) -> None:
    for creature in referenced_cards(context_of(g, act), verb.of)[:1]:
        g.push(Measuring(act=act.i, name=verb.name, creature=creature))


def _ask_ferocity(g: Engine, f: Scope[Measuring]) -> None:
    g.push(Ferocity(creature=f.vars.creature), into="ferocity")


def _bind_ferocity(g: Engine, f: Scope[Measuring]) -> None:
    bind(g.at(f.vars.act, ActionState), **{f.vars.name: f.vars.ferocity})


procedure(Measuring, _ask_ferocity, _bind_ferocity)
needs(lang.MeasureFerocity)(no_result)


# -- being eaten, being carried off, hosts -----------------------------------------------------------------------------


@happens("eat")
def eat(g: Engine, id: int, by: Side, other: int = 0) -> bool:
    """A card is eaten, by a creature and nothing else: it is lost, and what is attached to it comes off
    (creature-attaching.6)."""
    edible = g.card(id).zone == "table" and g.face(id).category != "location" and (not other or is_creature(g, other))
    if edible:
        zones.lose(g, (id,), "eaten", creature=other)
    return edible


@performs(lang.Eat)
def _eat(g: Engine, act: Scope[ActionState], verb: lang.Eat) -> None:
    context = context_of(g, act)
    eaters = [id for id in referenced_cards(context, verb.by) if is_creature(g, id)]
    for id in referenced_cards(context, verb.what):
        eat(g, id, act.vars.you, eaters[0] if eaters else 0)


@needs(lang.Eat)
def _something_to_eat(context: Context, verb: lang.Eat) -> bool:
    return bool(referenced_cards(context, verb.what))


def attach(g: Engine, creature: int, host: int) -> None:
    """A creature is on its host from now on, and goes along with it."""
    g.change(creature, at=0, on=host, seat="")
    set_status(g, creature, lang.ATTACHED, other=host)


@restores(lang.ATTACHED)
def detach(g: Engine, creature: int, by: Side) -> bool:
    """A creature lets its host go, and stands where that is."""
    where = table.location_of(g, creature)
    clear_status(g, creature, lang.ATTACHED)
    g.change(creature, at=where, on=0)
    g.log_event("detached", card=g.ref(creature), place=g.ref(where))
    return True


def farthest(g: Engine, creature: int, victim: int, sites: int) -> list[int]:
    """The sites in its habitat to which a creature can carry its prey off, of which none is nearer than another; none
    if the prey cannot move."""
    here = table.location_of(g, creature)
    row = [each for each in table.row_of(g, here)[1] if "site" in g.face(each).words]
    if here not in row or refuse_moving(g, victim):
        return []
    far = {each: apart(row.index(each), row.index(here)) for each in row}
    able = {each: way for each, way in far.items()
            if 0 < way <= sites and lives_at(g, creature, each) and may_go(g, victim, each)}  # fmt: skip
    return [each for each, way in able.items() if way == max(able.values())]


def _choose_nest(g: Engine, f: Scope[CarryingOff]) -> None:
    """Where two sites are equally far the victim's opponent chooses."""
    goals = farthest(g, f.vars.creature, f.vars.victim, f.vars.sites)
    if not goals:
        f.finish()
        return
    f.ask(other(g.card(f.vars.victim).side), say("prompt.carry-off", card=g.ref(f.vars.victim)), choices(g, goals))


def _fly_off(g: Engine, f: Scope[CarryingOff]) -> None:
    for id in (f.vars.victim, f.vars.creature):
        origin = table.location_of(g, id)
        go(g, id, f.chosen)
        arrive(g, g.card(id).side, id, "relocate", origin)


procedure(CarryingOff, _choose_nest, _fly_off)


# -- what creatures do by themselves -----------------------------------------------------------------------------------


def leave_strange_places(g: Engine) -> None:
    """A creature that has come out of its habitat is lost; a host carries one anywhere. The question waits."""
    if g.state.decision is None or "housed" in g.memo:
        return
    stray = tuple(id for id in _all_creatures(g) if g.card(id).at and not lives_at(g, id, g.card(id).at))
    if not stray:
        g.memo["housed"] = True
        return
    g.rebuild_decision()
    zones.lose(g, stray)


def fight_each_other(g: Engine) -> None:
    """Two creatures that are present together attack each other at once, unless a fight is going on (reading:
    creature-attacking-other-creatures); of several chance picks two. The question waits."""
    if g.state.decision is None or "peaceful" in g.memo:
        return
    pairs = [] if fight_of(g) is not None else _rivals(g)
    if not pairs:
        g.memo["peaceful"] = True
        return
    one, two = pairs[g.random(len(pairs))] if len(pairs) > 1 else pairs[0]
    g.rebuild_decision()
    owner = g.card(one).side
    g.push(Attack(on="rival", initiator=owner, who=owner, location=table.location_of(g, one), creature=one, target=two))


def _rivals(g: Engine) -> list[tuple[int, int]]:
    """The pairs of creatures that attack each other where they are: one of them at least is not attached to a host."""
    everywhere = dict.fromkeys(table.location_of(g, id) for id in _all_creatures(g))
    together = [creatures_at(g, place) for place in everywhere if place]
    pairs = [(one, two) for here in together for i, one in enumerate(here) for two in here[i + 1 :]]
    return [(one, two) for one, two in pairs if not _ignore_each_other(g, one, two)
            and not (has_status(g, one, lang.ATTACHED) and has_status(g, two, lang.ATTACHED))]  # fmt: skip


def _ignore_each_other(g: Engine, one: int, two: int) -> bool:
    """Selective creatures of one species (creatures-selective.2)."""
    same = g.face(one).title == g.face(two).title
    return same and is_called(g, one, "selective") and is_called(g, two, "selective")
