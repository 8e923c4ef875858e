"""Firing weapons (glossary: battle-weapons-segment, firing-out-of-battle, hit; digest: weapons and defense)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import (
    Context,
    Match,
    compiled,
    drawn_name,
    evaluates,
    holds,
    is_called,
    matches,
    matching_cards,
    number,
    referenced_cards,
    words,
)
from cantina.engine.statuses import define_status, has_status, set_status, status_of
from cantina.engine.texts import ActiveAbility, active_abilities, all_lines_of, brings, lines_of, printed
from cantina.engine.values import BaseOverride, adjusted, derived, value
from cantina.lang.vocabulary import CardStat
from cantina.model.card import Status
from cantina.model.decision import Option, Refusal
from cantina.model.node import inside
from cantina.model.num import Num
from cantina.model.sides import Side, other
from cantina.model.text import say
from cantina.model.trigger_event import TriggerEvent
from cantina.records.core import ActionState, Run
from cantina.records.costs import Price
from cantina.records.weapons import Fired, Firing, Hit, Volley
from cantina.rules import zones
from cantina.rules.battle import battle_of
from cantina.rules.choices import performs_on_cards
from cantina.rules.core import bind, can_result, context_of, needs, performs
from cantina.rules.costs import pay_price, price_of, refuse_price
from cantina.rules.destiny import DISCHARGED, draw_total
from cantina.rules.fights import fight_of, foes, takes_part
from cantina.rules.habitats import is_creature
from cantina.rules.limits import is_spent, spend
from cantina.rules.matching import matching
from cantina.rules.options import cancel, decline, option, refusal
from cantina.rules.player_actions import PlayerAction, player_action
from cantina.rules.presence import bodies
from cantina.rules.prohibitions import allowed, forbidden_by, spared_by
from cantina.rules.responses import current_moment, emit, fits
from cantina.rules.statuses import refuse_by_status
from cantina.rules.targets import weighs_ability

POWER_SOURCES = {"power droid", "fusion generator"}
UNMANNED = {"starship weapon", "death star weapon"}  # nobody is needed for one on a mobile system


def weapon_texts(g: Engine, side: Side, kind: str = "") -> list[ActiveAbility[lang.Fire]]:
    """The firing texts of a player's weapons on table; a weapon serves the side of the card that carries it."""
    return [each for each in lines_of(g, lang.Fire, kind) if each.you == side]


def bearer(g: Engine, weapon: int) -> int:
    """The card that carries a weapon or device; a permanent weapon is part of its character."""
    return g.card(weapon).on if g.face(weapon).category in ("weapon", "device") else weapon


def disarmed(g: Engine, id: int) -> int:
    """The card that keeps a character without weapons; 0 if none does (glossary: permanent-weapon.3)."""
    return next((each.source for each in active_abilities(g, lang.Disarms, who=id)), 0)


def armed(g: Engine, id: int, word: str) -> bool:
    """Whether a character has such a weapon, carried or permanent. A permanent one is there even if the character's
    text is cancelled (glossary: permanent-weapon.6)."""
    carried = [each for each in table.carried(g, id) if g.face(each).category == "weapon"]
    if word == "matching weapon":
        return any(matching(g, "weapon", each, id) for each in carried) or _own_matching(g, id)
    return any(word in words(g, each) for each in carried) or has_built_in(g, id, word)


def has_built_in(g: Engine, id: int, word: str) -> bool:
    """Whether a character has such a permanent weapon."""
    return any(word in line.words for line in _permanent(g, id))


def _permanent(g: Engine, id: int) -> tuple[lang.PermanentWeapon, ...]:
    found = printed(g.face(id), lang.PermanentWeapon)
    return () if found and disarmed(g, id) else found


def _own_matching(g: Engine, id: int) -> bool:
    """A permanent weapon matches if its title holds the character's name (glossary: permanent-weapon.9)."""
    names = [name.lower() for name in (g.face(id).title, *g.face(id).personas)]
    return any(name in line.title.lower() for line in _permanent(g, id) for name in names)


def refuse_fire(g: Engine, each: ActiveAbility[lang.Fire], moment: TriggerEvent | None = None) -> Refusal | None:
    """Why a weapon cannot fire now, or None."""
    fire, weapon = each.ability, each.source
    assert isinstance(fire, lang.Fire)
    fight = fight_of(g)
    if fire.to is not None and (moment is None or not fits(each.context(g), fire.to, moment)):
        return refusal(g, "battle-weapons-segment", "not-now", by=weapon)
    if fight is None and fire.to is None:
        return refusal(g, "firing-out-of-battle", "no-battle")
    if fire.to is None and fight is not None and fight.segment != "weapons":
        return refusal(g, "battle-weapons-segment", "not-now", by=weapon)
    return refuse_aiming(g, each) or refuse_price(each.context(g), fire_price(g, each), each.you)


def refuse_aiming(g: Engine, each: ActiveAbility[lang.Fire], also: tuple[int, ...] = ()) -> Refusal | None:
    """Why a weapon cannot be fired at anything, whatever the occasion and its price, or None."""
    fire, weapon, host = each.ability, each.source, bearer(g, each.source)
    if not holds(each.context(g), fire.when):
        return refusal(g, "battle-weapons-segment", "condition", by=weapon, node=fire.when, bound={})
    if fire.limit is not None and is_spent(g, each, fire.limit):
        return refusal(g, "battle-weapons-segment", "limit", by=weapon, period=fire.limit.per, times=fire.limit.times)
    if fire.limit is None and fire.again is None and g.marked(*fired_mark(g, weapon)):
        return refusal(g, "battle-weapons-segment", "fired", by=weapon)
    barred = _refuse_use(g, host, weapon)
    if barred:
        return barred
    if ban := forbidden_by(g, "fire", weapon):
        return refusal(g, "cancel-game-text", "forbidden", by=ban)
    if host == weapon and disarmed(g, host):
        return refusal(g, "permanent-weapon", "forbidden", by=disarmed(g, host))
    if fire.by is not None and not _powered(g, each):
        return refusal(g, "battle-weapons-segment", "no-power", by=weapon)
    if not gunners(g, each):
        return refusal(g, "participating-in-battle", "not-participating")
    return None if targets(g, each, also=also) else refusal(g, "battle-weapons-segment", "no-target", by=weapon)


def _refuse_use(g: Engine, user: int, weapon: int) -> Refusal | None:
    """Why a card cannot use a weapon, or None."""
    if not _uses_all(g, user) and _used_another(g, user, weapon):
        return refusal(g, "battle-weapons-segment", "other-weapon", by=user)
    ban = forbidden_by(g, "use-weapons", user)
    return refuse_by_status(g, "use-weapons", user) or (
        refusal(g, "cancel-game-text", "forbidden", by=ban) if ban else None)  # fmt: skip


def _powered(g: Engine, each: ActiveAbility[lang.Fire]) -> bool:
    """Artillery needs a power droid or a fusion generator of its player's, present with it (digest: weapons apart),
    unless a text lets it do without."""
    if allowed(g, "fire unpowered", each.source):
        return True
    return any(g.card(id).side == each.you and words(g, id) & POWER_SOURCES and table.is_present(g, id)
               for id in table.cards_at(g, table.location_of(g, each.source)) if table.is_active(g, id))  # fmt: skip


def _used_another(g: Engine, host: int, weapon: int) -> bool:
    """Whether a card has used as many others of its weapons this turn as it can, or one of the same title although it
    can use different ones; the present one it may use as often as its text allows."""
    used = [key[3] for key in g.state.marks if key[:3] == ("turn", "used-weapon", host) and key[3] != weapon]
    if not used or not allowed(g, "use two weapons", host):
        return bool(used)
    return len(used) > 1 or g.face(used[0]).title == g.face(weapon).title


def _uses_all(g: Engine, host: int) -> bool:
    return bool(words(g, host) & {"capital", "location"}) or allowed(g, "use all gear", host)


def stands_at_site(g: Engine, weapon: int) -> bool:
    """Artillery and automated weapons are on a location, not on a card."""
    host = g.card(weapon).on
    return bool(host) and g.face(host).category == "location"


def fired_mark(g: Engine, weapon: int) -> tuple[str, str, int]:
    """A weapon fires once: a carried one and a superlaser a turn, artillery a battle, for it may be in several
    (battle.8)."""
    often = stands_at_site(g, weapon) and "death star weapon" not in g.face(weapon).types
    return "battle" if often else "turn", "fired", weapon


def gunners(g: Engine, each: ActiveAbility[lang.Fire]) -> list[int]:
    """Who could fire a weapon now: its bearer, or for artillery somebody with it; present, not inside anything. They
    participate, unless they are elsewhere and the weapon reaches the battle from there (firing-out-of-battle.3)."""
    fire, fight, weapon = each.ability, fight_of(g), each.source
    host, here = bearer(g, weapon), table.location_of(g, weapon)
    if "automated weapon" in g.face(weapon).types or (host == here and UNMANNED & set(g.face(weapon).types)):
        near = fight is None or here == fight.location or reaches(g, each, fight.location)
        return [weapon] if near else []
    able = [id for id in ([host] if fire.by is None else _crew(g, each, fire.by)) if table.is_present(g, id)]
    if fight is None or (here != fight.location and reaches(g, each, fight.location) and battle_of(g) is not None):
        return able
    return [id for id in able if takes_part(g, id)]


def _crew(g: Engine, each: ActiveAbility[lang.Fire], by: lang.Filter) -> list[int]:
    """Who is with artillery and may use it."""
    context, here = each.context(g), table.location_of(g, each.source)
    return [id for id in bodies(g, each.you, here)
            if matches(context, by, id) and not _refuse_use(g, id, each.source)]  # fmt: skip


def fire_price(g: Engine, each: ActiveAbility[lang.Fire]) -> Price:
    """What firing costs now; a weapon that fires repeatedly may ask for something else then
    (boba-fetts-blaster-rifle.4)."""
    fire, again = each.ability, each.ability.again
    cost = again if again is not None and g.marked(*fired_mark(g, each.source)) else fire.cost
    price = price_of(each.context(g), fire, cost, each.you)
    return price._replace(yours=int(adjusted(g, "fire cost", each.source, price.yours, 0)))


def targets(
    g: Engine, each: ActiveAbility[lang.Fire], chosen: tuple[int, ...] = (), also: tuple[int, ...] = ()
) -> list[int]:
    """The opponent's cards that a weapon may target: participants if there is a battle, present, within reach, of the
    kind that its text names, and not kept from it by a text; or the site of the battle, if it is thrown. What is
    targeted besides others is of one kind with them. `also`: those that another text lets it target."""
    fire = each.ability
    assert isinstance(fire, lang.Fire)
    context = each.context(g)
    kinds = [kind for kind in _kinds(fire.at) if all(matches(context, kind, id) for id in chosen)]
    needs_ability = weighs_ability(g, fire, "target")
    named = [id for id in _in_sight(g, other(each.you)) if any(matches(context, kind, id) for kind in kinds)]
    return [
        id
        for id in (*named, *also)
        if id not in chosen
        and not (needs_ability and value(g, "ability", id) is None)
        and reaches(g, each, table.location_of(g, id))
        and table.is_present(g, id)
        and can_result(context.knowing(target=id), fire.do)
        and not forbidden_by(g, "be targeted by weapons", id)
    ]


def reaches(g: Engine, each: ActiveAbility[lang.Fire], location: int) -> bool:
    """Whether a weapon may target at a location, by its own text or by another."""
    longer = active_abilities(g, lang.Reaches, what=each.source, to=location)
    return bool(longer) or matches(each.context(g), each.ability.reach, location)


def _kinds(at: lang.Filter) -> tuple[lang.Filter, ...]:
    return at.parts if isinstance(at, lang.Either) else (at,)


def _in_sight(g: Engine, side: Side) -> Iterable[int]:
    if fight_of(g) is not None:
        return foes(g, side)
    wild = [id for id in table.board(g).active if is_creature(g, id) and g.card(id).side == side]
    return [*(id for place in table.board(g).locations for id in (*bodies(g, side, place), place)), *wild]


def fire_option(g: Engine, each: ActiveAbility[lang.Fire]) -> Option:
    """The option to fire a weapon."""
    return option(
        g, "fire", each.source, cost=fire_price(g, each).yours or None, ability=g.catalog.address(each.ability)[1]
    )


def offer_fire(g: Engine, player: Side) -> list[Option]:
    """Weapons, in the weapons segment."""
    if fight_of(g) is None:
        return []
    return [fire_option(g, each) for each in weapon_texts(g, player) if refuse_fire(g, each) is None]


def respond_fire(g: Engine, player: Side, moment: TriggerEvent) -> list[Option]:
    """Weapons that fire at a moment of their own."""
    ready = [each for each in weapon_texts(g, player, moment.kind) if refuse_fire(g, each, moment) is None]
    return [fire_option(g, each) for each in ready]


def why_not_fire(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a weapon cannot fire, or cannot fire at a target."""
    mine = [each for each in all_lines_of(g, lang.Fire) if each.source == card and each.you == player]
    if not mine and has_status(g, bearer(g, card), lang.EXCLUDED):
        return [refusal(g, "participating-in-battle", "not-participating")]
    if not mine:
        return [refusal(g, "battle-weapons-segment", "not-a-weapon")]
    reasons = [_refuse_shot(g, each, target) for each in mine]
    return [] if None in reasons else [reason for reason in reasons if reason]


def _refuse_shot(g: Engine, each: ActiveAbility[lang.Fire], target: int) -> Refusal | None:
    reason = refuse_fire(g, each, current_moment(g) if each.ability.to else None)
    if reason or not target or target in targets(g, each):
        return reason
    if not takes_part(g, target):
        return refusal(g, "firing-out-of-battle", "not-participating")
    ban = forbidden_by(g, "be targeted by weapons", target)
    if ban:
        return refusal(g, "battle-weapons-segment", "forbidden", by=ban)
    return refusal(g, "battle-weapons-segment", "not-a-target")


def fire(g: Engine, player: Side, option: Option) -> None:
    """Begin to fire."""
    assert option.card is not None
    weapon = option.card.id
    node = g.catalog.node(g.card(weapon).face, option.ability)
    each = next(one for one in all_lines_of(g, lang.Fire) if one.source == weapon and one.ability is node)
    g.push(_firing(g, each, cancelable=True), into="acted")


def _firing(g: Engine, each: ActiveAbility[lang.Fire], **more: Any) -> Firing:
    face, node = g.catalog.address(each.ability)
    return Firing(source=each.source, face=face, node=node, you=each.you, here=each.here, **{"names": {}, **more})


player_action(PlayerAction(
    verb="fire",
    applies_to=lambda face, zone: zone == "table" and any(isinstance(node, lang.Fire) for node in inside(face.text)),
    offer=offer_fire, reasons=why_not_fire, response_options=respond_fire,
    begin=fire,
))  # fmt: skip


def _live(g: Engine, f: Scope[Firing]) -> ActiveAbility[lang.Fire]:
    node = g.catalog.node(f.vars.face, f.vars.node)
    assert isinstance(node, lang.Fire)
    return ActiveAbility(node, f.vars.source, f.vars.you, f.vars.here)


def _man(g: Engine, f: Scope[Firing]) -> None:
    """Artillery is fired by one of those with it: that is his use of a weapon. A volley has aimed already."""
    if f.vars.volley:
        f.goto("_shoot" if f.vars.volley == "draw" else "_effect")
        return
    if _live(g, f).ability.by is None:
        f.goto("_aim")
        return
    back = [cancel(g)] if f.vars.cancelable else []
    crew = [option(g, "choose", id) for id in gunners(g, _live(g, f))]
    f.ask(f.vars.you, say("prompt.gunner", card=g.ref(f.vars.source)), [*crew, *back])


def _manned(g: Engine, f: Scope[Firing]) -> None:
    f.let(gunner=f.chosen)


def _aim(g: Engine, f: Scope[Firing]) -> None:
    chosen = f.vars.aimed_at
    found = targets(g, _live(g, f), chosen, f.vars.also)
    back = [cancel(g)] if f.vars.cancelable else []
    enough = [decline(g, "done")] if chosen else []
    f.ask(f.vars.you, say("prompt.fire", card=g.ref(f.vars.source)),
          [*(option(g, "choose", id) for id in found), *enough, *back])  # fmt: skip


def _aimed(g: Engine, f: Scope[Firing]) -> None:
    """One target after the other, if there may be several."""
    if f.answer.card is None:
        return
    f.let(aimed_at=(*f.vars.aimed_at, f.chosen))
    each = _live(g, f)
    if len(f.vars.aimed_at) < (each.ability.most or 1) and targets(g, each, f.vars.aimed_at):
        f.goto("_aim")


def _shoot(g: Engine, f: Scope[Firing]) -> None:
    target = f.vars.aimed_at[0]
    where = table.location_of(g, target)
    aimed_at = f.vars.aimed_at if f.vars.aimed_at[1:] else target
    f.let(names={"target": aimed_at, "location": where}, cancelable=False)
    each = _live(g, f)
    price = fire_price(g, each)
    _note_use(g, each, f.vars.gunner)
    more = g.ref(f.vars.aimed_at[1]) if f.vars.aimed_at[1:] else None
    g.log_event("fired", player=f.vars.you, card=g.ref(f.vars.source), target=g.ref(target), more=more)
    if not f.vars.free:
        pay_price(context_of(g, f), price, f.vars.you)


def _note_use(g: Engine, each: ActiveAbility[lang.Fire], gunner: int = 0) -> None:
    """A weapon has been used, and its bearer has used it, or whoever fires artillery."""
    fire, weapon = each.ability, each.source
    if fire.limit is not None:
        spend(g, each, fire.limit)
    g.mark(*fired_mark(g, weapon))
    if gunner or not stands_at_site(g, weapon):
        g.mark("turn", "used-weapon", gunner or bearer(g, weapon), weapon)


def _announce(g: Engine, f: Scope[Firing]) -> None:
    emit(g, Fired(by=f.vars.you, card=f.vars.source, target=f.vars.aimed_at[0], frame=f.i))


def _effect(g: Engine, f: Scope[Firing]) -> None:
    if f.vars.cancelled:
        return
    if f.vars.volley == "draw":
        draws = [verb.number for verb in _live(g, f).ability.do if isinstance(verb, lang.DrawDestiny)]
        times = int(sum(number(context_of(g, f), each) for each in draws))
        draw_total(g, f, f.vars.you, times, f.vars.draws, f.vars.here, lang.DESTINY.name)
    else:
        g.push(Run(act=f.i, face=f.vars.face, node=f.vars.node, field="do"))


def _fired(g: Engine, f: Scope[Firing]) -> None:
    if f.vars.short is not None and not f.vars.worked:
        total, needed = f.vars.short or (None, None)
        g.log_event("missed", card=g.ref(f.vars.source), target=g.ref(f.vars.aimed_at[0]), value=total, limit=needed)
    g.end_period("shot")
    f.finish(True if f.vars.volley != "draw" else _drawn(f))


def _drawn(f: Scope[Firing]) -> tuple[Num, ...] | None:
    """What a weapon of a volley has drawn; None if its shot was cancelled."""
    if f.vars.cancelled:
        return None
    total = f.vars.names.get(lang.DESTINY.name)
    return (total,) if f.vars.names.get(drawn_name(lang.DESTINY.name)) and isinstance(total, Num) else ()


procedure(Firing, _man, _manned, _aim, _aimed, _shoot, _announce, _effect, _fired)


def _ready(g: Engine, weapon: int) -> list[ActiveAbility[lang.Fire]]:
    """The texts by which a weapon could be fired in the present battle, price aside."""
    battle = battle_of(g)
    if battle is None or battle.segment != "weapons":
        return []
    mine = [each for each in lines_of(g, lang.Fire) if each.source == weapon and each.ability.to is None]
    return [each for each in mine if refuse_aiming(g, each) is None]


@evaluates(lang.AbleToFire)
def _able_to_fire(node: lang.AbleToFire) -> Match:
    if node.at is None:
        return lambda c, id: bool(_ready(c.g, id))
    at = compiled(node.at)
    return lambda c, id: any(at(c, target) for each in _ready(c.g, id) for target in targets(c.g, each))


@evaluates(lang.MayFire)
def _may_fire(node: lang.MayFire) -> Match:
    def match(c: Context, id: int) -> bool:
        fresh = c.g.face(id).category == "weapon" and not c.g.marked(*fired_mark(c.g, id))
        return fresh and any(_can_be_fired_at(c.g, id, place) for place in referenced_cards(c, node.at))

    return match


def _can_be_fired_at(g: Engine, weapon: int, location: int) -> bool:
    return not _refuse_use(g, bearer(g, weapon), weapon) and not forbidden_by(g, "fire", weapon, location)


@performs(lang.Discharge)
def _discharge_one(g: Engine, act: Scope[ActionState], verb: lang.Discharge) -> None:
    context = context_of(g, act)
    weapon, target = referenced_cards(context, verb.what)[0], referenced_cards(context, verb.at)[0]
    _note_use(g, next(each for each in all_lines_of(g, lang.Fire) if each.source == weapon))
    bind(act, **{DISCHARGED: weapon})
    g.log_event("fired", player=act.vars.you, card=g.ref(weapon), target=g.ref(target), more=None)
    emit(g, Fired(by=act.vars.you, card=weapon, target=target, frame=act.i))


@evaluates(lang.JustFired)
def _just_fired(_: lang.JustFired) -> Match:
    def match(c: Context, id: int) -> bool:
        going_on = [frame.vars for frame in c.g.state.stack if isinstance(frame.vars, ActionState)]
        return any(act.names.get(DISCHARGED) == id for act in going_on)

    return match


@performs_on_cards(lang.Forgo, "what")
def _forgo(g: Engine, act: Scope[ActionState], verb: lang.Forgo, cards: list[int]) -> None:
    for id in cards:
        _note_use(g, _ready(g, id)[0])
        g.log_event("forgone", player=act.vars.you, card=g.ref(id))


def _shots(context: Context, verb: lang.Shoot) -> list[ActiveAbility[lang.Fire]]:
    """The texts by which such weapons of a player's could be fired now."""
    weapons = referenced_cards(context, verb.what)
    mine = [each for each in weapon_texts(context.g, context.you) if each.source in weapons]
    able = [each for each in mine if refuse_aiming(context.g, each, _exposed(context, each, verb)) is None]
    return able if verb.free else [each for each in able if _affords(context.g, each)]


def _exposed(context: Context, each: ActiveAbility[lang.Fire], verb: lang.Shoot) -> tuple[int, ...]:
    """The cards that a text lets a character weapon target as if they were characters."""
    g = context.g
    if verb.also is None or not matches(context, lang.Arm("character weapon"), each.source):
        return ()
    return tuple(id for id in matching_cards(context, verb.also) if g.card(id).side != each.you)


def _affords(g: Engine, each: ActiveAbility[lang.Fire]) -> bool:
    return refuse_price(each.context(g), fire_price(g, each), each.you) is None


@needs(lang.Shoot)
def _something_to_shoot_at(context: Context, verb: lang.Shoot) -> bool:
    return bool(_shots(context, verb))


@performs(lang.Shoot)
def _shoot_at_once(g: Engine, act: Scope[ActionState], verb: lang.Shoot) -> None:
    context = context_of(g, act)
    for each in _shots(context, verb)[:1]:
        g.push(_firing(g, each, free=verb.free, also=_exposed(context, each, verb)))


def _shot_at(g: Engine, weapon: int, target: int) -> ActiveAbility[lang.Fire] | None:
    """The text by which a weapon could be fired at a card in the present battle, price aside."""
    return next((each for each in _ready(g, weapon) if target in targets(g, each)), None)


@needs(lang.Volley)
def _can_fire_together(context: Context, verb: lang.Volley) -> bool:
    """Each of the weapons can target the card, and all of them can be paid for."""
    g, target = context.g, referenced_cards(context, verb.at)
    shots = [_shot_at(g, id, target[0]) for id in referenced_cards(context, verb.what)] if target else []
    if not shots or not all(shots):
        return False
    force = sum(fire_price(g, each).yours for each in shots if each)
    return force <= len(g.pile(context.you, "force")) and all(_affords(g, each) for each in shots if each)


@performs(lang.Volley)
def _fire_together(g: Engine, act: Scope[ActionState], verb: lang.Volley) -> None:
    context = context_of(g, act)
    target = referenced_cards(context, verb.at)[0]
    g.push(Volley(act=act.i, target=target, weapons=tuple(referenced_cards(context, verb.what))))


def _load(g: Engine, f: Scope[Volley]) -> None:
    """One weapon after the other is paid for and draws; what was cancelled draws nothing and has no result."""
    if f.vars.loaded and f.vars.last is not None:
        shot = f.vars.weapons[f.vars.loaded - 1]
        f.let(drawn=(*f.vars.drawn, *f.vars.last), fired=(*f.vars.fired, shot), last=None)
    if f.vars.loaded == len(f.vars.weapons):
        return
    each = _shot_at(g, f.vars.weapons[f.vars.loaded], f.vars.target)
    f.let(loaded=f.vars.loaded + 1, last=None)
    f.goto("_load")
    if each is not None and _affords(g, each):
        g.push(_firing(g, each, aimed_at=(f.vars.target,), volley="draw"), into="last")


def _discharge(g: Engine, f: Scope[Volley]) -> None:
    """Each of them applies the sum, in the order in which they were chosen."""
    if not f.vars.fired:
        f.finish()
        return
    weapon, drawn = f.vars.fired[0], f.vars.drawn
    f.let(fired=f.vars.fired[1:])
    f.goto("_discharge")
    each = next(line for line in lines_of(g, lang.Fire) if line.source == weapon and line.ability.to is None)
    name = lang.DESTINY.name
    names = {"target": f.vars.target, name: sum(drawn), drawn_name(name): len(drawn)}
    g.push(_firing(g, each, names=names, aimed_at=(f.vars.target,), volley="apply"))


procedure(Volley, _load, _discharge)


def hit(g: Engine, id: int, weapon: int, forfeit_zero: bool) -> None:
    """A card is 'hit': turned sideways until the damage segment, or lost at once if there is no battle."""
    if g.card(id).zone != "table":
        return
    if refuse_by_status(g, "be hit", id):
        return
    if shield := spared_by(g, "be hit", id, weapon):
        g.log_event("not-hit", card=g.ref(id), by=g.ref(shield))
        return
    before = status_of(g, id, lang.HIT)
    set_status(g, id, lang.HIT, value=0 if forfeit_zero else before.value if before else None)
    g.log_event("hit", card=g.ref(id))
    if battle_of(g) is None:
        zones.lose(g, (id,))
    else:
        emit(g, Hit(card=id, source=weapon, location=table.location_of(g, id)))


@performs(lang.MakeHit)
def _make_hit(g: Engine, act: Scope[ActionState], verb: lang.MakeHit) -> None:
    for id in referenced_cards(context_of(g, act), verb.who):
        zero = verb.forfeit_zero
        hit(g, id, act.vars.source, holds(context_of(g, act), zero) if isinstance(zero, lang.Condition) else zero)


@evaluates(lang.UsedBy)
def _used_by(node: lang.UsedBy) -> Match:
    who = compiled(node.who)

    def match(c: Context, id: int) -> bool:
        gear = c.g.face(id).category in ("weapon", "device") or bool(_permanent(c.g, id))
        return gear and bool(bearer(c.g, id)) and who(c, bearer(c.g, id))

    return match


@evaluates(lang.Arm)
def _arm(node: lang.Arm) -> Match:
    word = node.word.lower()
    return lambda c, id: is_called(c.g, id, word) or has_built_in(c.g, id, word)


@evaluates(lang.Armed)
def _armed(node: lang.Armed) -> Match:
    return lambda c, id: armed(c.g, id, node.weapon.lower())


def _set_forfeit(g: Engine, id: int, status: Status) -> BaseOverride | None:
    """ "Forfeit = 0" is final."""
    return None if status.value is None else BaseOverride(status.value, "forfeit-set", final=True)


define_status(lang.HIT, numbers={"forfeit": _set_forfeit}, kept=lambda g, new, status: True)


def _defenses(g: Engine, id: int) -> tuple[CardStat, ...]:
    return ("maneuver", "armor") if g.faces[id].category in ("starship", "vehicle") else ("ability", "armor")


def defended_by(g: Engine, id: int) -> CardStat:
    """The value that a card defends itself with: a ship or vehicle with the better of maneuver and armor, a character
    with ability, or armor if it has any and that is better; a creature has a defense value of its own."""
    if g.faces[id].category == "creature":
        return "defense"
    return max(_defenses(g, id), key=lambda stat: -1 if (known := value(g, stat, id)) is None else known)


@derived("defense", defended_by)
def defense(g: Engine, id: int) -> Num | None:
    """The defense value; a character without ability or armor has 0."""
    if g.faces[id].category == "creature":
        return g.faces[id].defense
    known = [found for stat in _defenses(g, id) if (found := value(g, stat, id)) is not None]
    return max(known) if known else None if g.faces[id].category in ("starship", "vehicle") else 0


brings(lang.PermanentWeapon, lambda line: line.fire)
