"""Captives: what being one means, how characters are captured and released (glossary: capturing-characters, the entries
about captives). What escorts do with them on the way is in `prisons`."""

from __future__ import annotations

from cantina import lang
from cantina.engine import board as table
from cantina.engine.catalog import walk
from cantina.engine.core import Engine, Scope, procedure
from cantina.engine.evaluator import Context, Match, compiled, evaluates, is_called, referenced_cards, words
from cantina.engine.statuses import (
    clear_status,
    define_status,
    end_statuses,
    has_status,
    leaves_table_with,
    set_status,
    status_of,
    zone_of,
)
from cantina.engine.texts import active_abilities
from cantina.engine.values import BaseOverride
from cantina.model.card import Definition, Status
from cantina.model.decision import Option
from cantina.model.sides import DARK, TABLE, Side
from cantina.model.text import say
from cantina.records.capture import Captured, Capturing, Released, Releasing, Unbinding, Uprising
from cantina.records.core import ActionState
from cantina.rules import seats, zones
from cantina.rules.battle import can_be_battlefield, initiate, leave_battle
from cantina.rules.choices import performs_on_cards
from cantina.rules.core import add_lasting_effect, context_of, happens, needs, performs
from cantina.rules.options import choices, option
from cantina.rules.prohibitions import allowed
from cantina.rules.responses import emit
from cantina.rules.statuses import becomes, restores

CAPTOR: Side = DARK  # capturing-characters.2
ESCORTS = frozenset({"bounty hunter", "warrior"})


def _nothing(g: Engine, id: int, status: Status) -> BaseOverride:
    return BaseOverride(0, "frozen", final=True)


def _unguarded(g: Engine, id: int, where: int) -> None:
    """A captive whose escort has gone is released where that was (captives-releasing.3 to .6)."""
    _turn_loose(g, (id,), where)


def _turn_loose(g: Engine, ids: tuple[int, ...], where: int) -> None:
    for id in ids:
        g.change(id, on=0, at=where, seat="")
    release(g, ids)


# Off the table but for what speaks of captives (capturing-characters.11, .15), it still moves with its escort and needs
# room (captives-escorting.10).
define_status(
    lang.CAPTIVE,
    active=False,
    zone="captive",
    counts_for_mass_effects=True,  # capturing-characters.13
    attackable=True,  # creature-attacks.7; not if it is frozen or in prison (creatures-attacking-captives.2)
    deactivates_carried=True,
    rides=True,
    forbids={"move": ("captives-escorting", "captive"), "be replaced": ("capturing-characters", "captive")},
    on_host_left=_unguarded,
)
define_status(lang.IMPRISONED, active=False, enclosed=True)  # captives-imprisoned.1, .2
define_status(
    lang.FROZEN,
    active=False,
    numbers=dict.fromkeys(("power", "ability", "landspeed"), _nothing),  # captives-frozen.2
    forbids={"be hit": ("captives-frozen", "captive")},
)


# -- escorts -----------------------------------------------------------------------------------------------------------


def is_captive(g: Engine, id: int) -> bool:
    """Whether a card is a captive."""
    return has_status(g, id, lang.CAPTIVE)


def escort_of(g: Engine, id: int) -> int:
    """Who escorts a captive; 0 if nobody does."""
    card = g.card(id)
    return card.on if card.on and is_captive(g, id) and g.face(card.on).category == "character" else 0


def captives_of(g: Engine, escort: int) -> list[int]:
    """The captives that a card escorts."""
    return [id for id in table.carried(g, escort) if escort_of(g, id) == escort]


def can_escort(g: Engine, id: int, captive: int) -> bool:
    """A bounty hunter or warrior of the captor's, or whom a text allows it, who has no captive yet unless a text
    allows more; such a text gives no room for those in carbonite (captives-frozen.16). Aboard something a place must be
    left."""
    card = g.card(id)
    if card.side != CAPTOR or not table.is_active(g, id) or not (ESCORTS & words(g, id) or allowed(g, "escort", id)):
        return False
    if g.face(id).category != "character" or (card.seat and not seats.room_for_guest(g, card.on)):
        return False
    return not captives_of(g, id) or (binds(g, id) and not has_status(g, captive, lang.FROZEN))


def binds(g: Engine, escort: int) -> bool:
    """Whether a card has something to escort any number of captives with."""
    return any(g.card(each.source).on == escort for each in active_abilities(g, lang.Binds))


def keep_one_without_binders(g: Engine) -> None:
    """An escort of several captives who has nothing to bind them with any more keeps one; the question waits."""
    if not table.board(g).idle or "bound" in g.memo:
        return
    held = [escort for id in table.board(g).idle if (escort := escort_of(g, id))]
    crowded = next((escort for escort in held if held.count(escort) > 1 and not binds(g, escort)), 0)
    if not crowded:
        g.memo["bound"] = True
    elif g.find(Unbinding) is None:
        if g.state.decision is not None:
            g.rebuild_decision()
        g.push(Unbinding(escort=crowded))


def _ask_for_one(g: Engine, f: Scope[Unbinding]) -> None:
    f.ask(CAPTOR, say("prompt.captive", card=g.ref(f.vars.escort)), choices(g, captives_of(g, f.vars.escort)))


def _release_others(g: Engine, f: Scope[Unbinding]) -> None:
    escort, kept = f.vars.escort, f.chosen
    f.finish()
    _turn_loose(g, tuple(id for id in captives_of(g, escort) if id != kept), table.location_of(g, escort))


procedure(Unbinding, _ask_for_one, _release_others)


def free_the_unguarded(g: Engine) -> None:
    """A captive whose escort serves its own player now, or is not on table though it lies there, is released; the
    question waits."""
    if not table.board(g).idle or "guarded" in g.memo:
        return
    lone = [id for id in table.board(g).idle if (escort := escort_of(g, id)) and not _guards(g, escort, id)]
    if not lone:
        g.memo["guarded"] = True
        return
    if g.state.decision is not None:
        g.rebuild_decision()
    for id in lone:
        _unguarded(g, id, table.location_of(g, id))


def _guards(g: Engine, escort: int, captive: int) -> bool:
    card = g.card(escort)
    return card.side != g.card(captive).side and zone_of(g, escort) == TABLE


@evaluates(lang.EscortedBy)
def _escorted_by(node: lang.EscortedBy) -> Match:
    who = compiled(node.who) if node.who is not None else None

    def match(c: Context, id: int) -> bool:
        escort = escort_of(c.g, id)
        return bool(escort) and (who is None or who(c, escort))

    return match


@evaluates(lang.Escorting)
def _escorting(node: lang.Escorting) -> Match:
    captive = compiled(node.captive)
    return lambda c, id: any(captive(c, each) for each in captives_of(c.g, id))


# -- capturing ---------------------------------------------------------------------------------------------------------


def can_be_captured(g: Engine, id: int, by: Side) -> bool:
    """Only the Dark Side captures, and only characters of its opponent's, be it by a text of their own
    (capturing-characters.2, .4)."""
    card = g.card(id)
    free = card.zone == TABLE and not is_captive(g, id)
    return free and g.face(id).category == "character" and card.side != CAPTOR


@happens("capture")
def capture_one(g: Engine, id: int, by: Side) -> bool:
    """The Dark Side captures a character."""
    return by == CAPTOR and capture(g, id, by)


@becomes(lang.CAPTIVE, able=can_be_captured)
def capture(g: Engine, id: int, by: Side) -> bool:
    """A character is captured, and with it those whom it carries (capturing-characters.18). Each is seized, imprisoned
    or escapes."""
    if not can_be_captured(g, id, by):
        return False
    others = (*leaves_table_with(g, id), *seats.passengers_of(g, id))
    group, where = tuple(dict.fromkeys((id, *others))), table.location_of(g, id)
    for each in group:
        g.change(each, at=where, on=0, seat="")
        end_statuses(g, each, "captured")
        set_status(g, each, lang.CAPTIVE)
        g.log_event("captured", card=g.ref(each))
    waiting = g.find(Capturing)
    if waiting is not None and waiting.i == len(g.state.stack) - 1 and waiting.vars.location == where:
        waiting.let(captives=(*waiting.vars.captives, *group))  # one text has captured several
    else:
        g.push(Capturing(captives=group, location=where))
    return True


def can_be_frozen(g: Engine, id: int, by: Side) -> bool:
    """Nobody is frozen twice (captives-frozen.17)."""
    return not has_status(g, id, lang.FROZEN) and (is_captive(g, id) or can_be_captured(g, id, by))


@becomes(lang.FROZEN, able=can_be_frozen)
def freeze(g: Engine, id: int, by: Side) -> bool:
    """A captive is encased in carbonite, or who becomes one at the same time."""
    if not can_be_frozen(g, id, by):
        return False
    set_status(g, id, lang.FROZEN)
    g.log_event("frozen", card=g.ref(id))
    return True


@happens("freeze")
def freeze_one(g: Engine, id: int, by: Side) -> bool:
    """The Dark Side freezes a captive; who is none yet is captured so."""
    return by == CAPTOR and freeze(g, id, by) and (is_captive(g, id) or capture(g, id, by))


def _ask_captor(g: Engine, f: Scope[Capturing]) -> None:
    """One captive after the other (capturing-characters.6)."""
    waiting = [id for id in f.vars.captives if is_captive(g, id)]
    if not waiting:
        f.finish()
        return
    f.let(captives=tuple(waiting))
    f.ask(CAPTOR, say("prompt.capture", card=g.ref(waiting[0])), _fates(g, waiting[0], f.vars.location))


def _fates(g: Engine, captive: int, where: int) -> list[Option]:
    """Who may seize a captive, whether there is a prison; what is frozen cannot escape, but be left there."""
    guards = [id for id in table.cards_at(g, where) if can_escort(g, id, captive)]
    found = [option(g, "seize", id, targets=(captive,)) for id in guards]
    if is_called(g, where, "prison"):
        found.append(option(g, "imprison", captive, targets=(where,)))
    frozen = has_status(g, captive, lang.FROZEN)
    return [*found, option(g, "abandon", captive, key="leave-frozen") if frozen else option(g, "escape", captive)]


def _settle(g: Engine, f: Scope[Capturing]) -> None:
    captive, *rest = f.vars.captives
    where, answer = f.vars.location, f.answer
    f.let(captives=tuple(rest))
    f.goto("_ask_captor")
    emit(g, Captured(by=CAPTOR, card=captive, location=where))
    if answer.verb == "seize":
        assert answer.card is not None
        seize(g, captive, answer.card.id)
    elif answer.verb == "imprison":
        imprison(g, captive, where)
    elif answer.verb == "escape":
        zones.lose(g, (captive,), "escaped", "used")


def seize(g: Engine, captive: int, escort: int) -> None:
    """A captive lies under its escort from now on; who that was at its capture is remembered (bounty.1)."""
    g.change(captive, on=escort, at=0, seat="")
    set_status(g, captive, lang.CAPTIVE, other=escort, value=g.card(escort).life)
    g.log_event("seized", card=g.ref(escort), captive=g.ref(captive))


def imprison(g: Engine, captive: int, prison: int) -> None:
    """A captive lies under its prison from now on."""
    g.change(captive, on=prison, at=0, seat="")
    set_status(g, captive, lang.IMPRISONED)
    g.log_event("imprisoned", card=g.ref(captive), place=g.ref(prison))


@performs_on_cards(lang.DeployCaptive, "what")
def _deploy_captive(g: Engine, act: Scope[ActionState], verb: lang.DeployCaptive, cards: list[int]) -> None:
    """Who is frozen needs no prison (captives-frozen); who comes to any other place is captured there."""
    place = next(iter(referenced_cards(context_of(g, act), verb.at)), 0)
    for id in cards if place else ():
        if not verb.frozen and not is_called(g, place, "prison"):
            zones.to_table(g, id, g.card(id).owner, at=place)
            capture(g, id, CAPTOR)
            continue
        where = {"at": place} if verb.frozen else {"on": place}
        zones.to_table(g, id, g.card(id).owner, **where)
        set_status(g, id, lang.CAPTIVE)
        set_status(g, id, lang.FROZEN if verb.frozen else lang.IMPRISONED)
        g.log_event("deployed-captive", card=g.ref(id), place=g.ref(place))


def deliveries(g: Engine, captive: int) -> tuple[str, str, int]:
    """What is noted when a captive is delivered; it is forgotten with the captivity."""
    return zones.on_table(g.card(captive)), "delivered", captive


@evaluates(lang.DeliveredBefore)
def _delivered_before(_: lang.DeliveredBefore) -> Match:
    return lambda c, id: c.g.marked(*deliveries(c.g, id)) > 1  # the delivery that is spoken of counts


def seized_by(g: Engine, captive: int, escort: int) -> bool:
    """Whether this very escort seized a captive at its capture."""
    held = status_of(g, captive, lang.CAPTIVE)
    return held is not None and held.other == escort and held.value == g.card(escort).life


procedure(Capturing, _ask_captor, _settle)


# -- releasing ---------------------------------------------------------------------------------------------------------


def release(g: Engine, ids: tuple[int, ...]) -> None:
    """Captives are released, one after the other, as their player likes."""
    g.push(Releasing(captives=ids))


@happens("release")
def release_one(g: Engine, id: int, by: Side) -> bool:
    """A captive is released."""
    held = is_captive(g, id)
    if held:
        release(g, (id,))
    return held


@performs_on_cards(lang.Release, "what")
def _release(g: Engine, act: Scope[ActionState], verb: lang.Release, cards: list[int]) -> None:
    release(g, tuple(cards))


def _ask_owner(g: Engine, f: Scope[Releasing]) -> None:
    waiting = [id for id in f.vars.captives if is_captive(g, id)]
    if not waiting:
        f.finish()
        return
    f.let(captives=tuple(waiting))
    captive = waiting[0]
    f.ask(g.card(captive).side, say("prompt.release", card=g.ref(captive)), ways_to_freedom(g, captive))


def ways_to_freedom(g: Engine, captive: int) -> list[Option]:
    """Where a released captive may go. From a prison, and out of carbonite at a site, only to the site
    (captives-releasing.8 to .10, captives-frozen-releasing.5, .6)."""
    where = table.location_of(g, captive)
    site = bool(where) and "site" in g.face(where).words
    bound = has_status(g, captive, lang.IMPRISONED) or has_status(g, captive, lang.FROZEN)
    found = [option(g, "release", captive, targets=(where,))] if site else []
    if not site or not bound:
        found.append(option(g, "release", captive, key="release-used", pile="used"))
    if not site and has_status(g, captive, lang.FROZEN):
        found.append(option(g, "no", captive, key="release-not"))
    return found


def _let_go(g: Engine, f: Scope[Releasing]) -> None:
    captive, *rest = f.vars.captives
    f.let(captives=tuple(rest))
    f.goto("_ask_owner")
    if f.answer.verb != "no":
        set_free(g, captive, f.answer.pile is not None)


def set_free(g: Engine, captive: int, into_pile: bool) -> None:
    """A captive is free: on its own side of the site, or in the Used Pile."""
    where = table.location_of(g, captive)
    emit(g, Released(by=g.card(captive).side, card=captive, location=where))
    if into_pile:
        zones.lose(g, (captive,), "released", "used")
        return
    for status in (lang.CAPTIVE, lang.IMPRISONED, lang.FROZEN):
        clear_status(g, captive, status)
    g.unmark([deliveries(g, captive)])
    g.change(captive, at=where, on=0, seat="")
    leave_battle(g, captive)
    g.log_event("freed", card=g.ref(captive), place=g.ref(where))


procedure(Releasing, _ask_owner, _let_go)


@restores(lang.CAPTIVE)
def _free_to_the_site(g: Engine, id: int, by: Side) -> bool:
    """A text releases a captive and leaves its player no choice."""
    set_free(g, id, into_pile=False)
    return True


# -- captives who fight ------------------------------------------------------------------------------------------------


@needs(lang.Revolt, rule="battle")
def _can_revolt(context: Context, verb: lang.Revolt) -> bool:
    """A battle is possible there at all; whether both sides have presence then shows when it begins (captive-fury.5,
    .6, .7)."""
    g, you = context.g, context.you
    places = {table.location_of(g, id) for id in referenced_cards(context, verb.what)}
    return any(can_be_battlefield(g, you, place) for place in places)


@performs(lang.Revolt)
def _revolt(g: Engine, act: Scope[ActionState], verb: lang.Revolt) -> None:
    """They are no captives for now, and stand at the site, wherever their escort had them (captive-fury.1, .2)."""
    captives = tuple(id for id in referenced_cards(context_of(g, act), verb.what) if escort_of(g, id))
    if not captives:
        return
    where, escorts = table.location_of(g, captives[0]), tuple(escort_of(g, id) for id in captives)
    lives = tuple((g.card(id).life, g.card(escort).life) for id, escort in zip(captives, escorts, strict=True))
    for id in captives:
        clear_status(g, id, lang.CAPTIVE)
        g.change(id, at=where, on=0, seat="")
        g.log_event("uprising", card=g.ref(id), place=g.ref(where))
    add_lasting_effect(g, act, verb.text, "battle")
    g.push(Uprising(player=act.vars.you, location=where, captives=captives, escorts=escorts, lives=lives))


def _give_battle(g: Engine, f: Scope[Uprising]) -> None:
    initiate(g, f.vars.player, f.vars.location)


def _bind_again(g: Engine, f: Scope[Uprising]) -> None:
    """Who is still there, and was not captured anew nor went missing, is the captive of the same escort again
    (captive-fury.8)."""
    for id, escort, lives in zip(f.vars.captives, f.vars.escorts, f.vars.lives, strict=True):
        here = zone_of(g, id) == zone_of(g, escort) == TABLE
        if here and lives == (g.card(id).life, g.card(escort).life):
            seize(g, id, escort)


procedure(Uprising, _give_battle, _bind_again)


@evaluates(lang.Releases)
def _releases(_: lang.Releases) -> Match:
    return lambda c, id: c.g.catalog.derived(_speaks_of_release, c.g.faces[id])


def _speaks_of_release(face: Definition) -> bool:
    return any(isinstance(node, lang.Release) for node in walk(face))
