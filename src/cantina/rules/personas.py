"""Persons, how many of a card a player may have on table, and persona replacement (glossary:
persona-replacement-rule)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cantina import lang
from cantina.engine import board as table
from cantina.engine import memory
from cantina.engine.catalog import walk
from cantina.engine.core import Engine, Scope
from cantina.engine.evaluator import Context, Match, evaluates
from cantina.engine.statuses import goes_by_name, name_instead, statuses_after_replacement
from cantina.engine.texts import ability_applies, active_abilities, own_abilities, printed
from cantina.lang.titles import titles_in
from cantina.model.card import Definition
from cantina.model.decision import Refusal
from cantina.model.lasting import LastingEffect
from cantina.model.sides import Side
from cantina.model.text import say
from cantina.records.simple_actions import Simple
from cantina.rules import zones
from cantina.rules.cards import STAND_INS, counts_as, namesakes, uniqueness
from cantina.rules.converting import change_side, misfits, refuse_turncoat
from cantina.rules.options import refusal
from cantina.rules.player_actions import PlayerAction, suits_hand
from cantina.rules.prohibitions import forbids_itself
from cantina.rules.simple_actions import simple_action
from cantina.rules.statuses import refuse_by_status


def refuse_replacement(g: Engine, player: Side, new: int, old: int) -> Refusal | None:
    """Why a card in hand cannot replace one on table, or None."""
    rule = "persona-replacement-rule"
    fresh, standing = g.face(new), g.face(old)
    if g.state.phase != "deploy" or g.state.player != player:
        return refusal(g, rule, "phase", phase="deploy")
    if fresh.category != "character" or standing.category != "character" or standing.unique != 1:
        return refusal(g, rule, "not-a-version")
    if bound := refuse_by_status(g, "be replaced", old):
        return bound
    if not set(fresh.personas) & set(standing.personas) or not goes_by_name(g.card(old)):
        return refusal(g, rule, "not-a-version")
    if g.card(old).side != player:
        # any version that the text names, a weaker one and one of the same title, too
        if not _lets_opponent(g, old, new):
            return refusal(g, rule, "own-card")
        return _refuse_second_weapon(g, player, fresh) or _refuse_by_text(g, player, new, old)
    if fresh.title == standing.title:
        return refusal(g, rule, "same-version")
    for stat in ("power", "ability"):
        if (getattr(fresh, stat) or 0) < (getattr(standing, stat) or 0):
            return refusal(g, rule, "weaker", stat=stat)
    return _refuse_second_weapon(g, player, fresh, but=old) or _refuse_by_text(g, player, new, old)


def _lets_opponent(g: Engine, old: int, new: int) -> bool:
    """A text of the character itself lets its opponent replace it (persona-replacement-rule.2)."""
    return any(each.source == old for each in active_abilities(g, lang.OpponentMayReplace, by=new))


def _refuse_by_text(g: Engine, player: Side, new: int, old: int) -> Refusal | None:
    """The new version obeys the deployment restrictions on its own card, and no other rule of deployment."""
    rule, where, aboard = "persona-replacement-rule", table.location_of(g, old), g.card(old).on
    for only in own_abilities(g, new, lang.DeployOnly, here=where):
        if not (ability_applies(g, only, to=where) or (aboard and ability_applies(g, only, to=aboard))):
            return refusal(g, rule, "deploys-only", by=new, node=only.ability)
    for ban in own_abilities(g, new, lang.NoDeploy, here=where):
        if ability_applies(g, ban):
            return refusal(g, rule, "no-deploy", by=new, node=ban.ability)
    if forbids_itself(g, "deploy", new, where):
        return refusal(g, rule, "forbidden", by=new)
    for secret in printed(g.face(new), lang.DeploysUndercover):
        if "site" not in g.face(where).words:
            return refusal(g, rule, "deploys-only", by=new, node=secret)
    return None


def replaceable(g: Engine, player: Side, new: int) -> list[int]:
    """The cards on table that a card in hand could replace."""
    names = set(g.face(new).personas)
    if not names:
        return []
    versions = [id for id in table.board(g).on_table if not names.isdisjoint(g.face(id).personas)]
    return [id for id in versions if refuse_replacement(g, player, new, id) is None]


def why_not_replace(g: Engine, player: Side, card: int, target: int) -> list[Refusal]:
    """Why a card cannot replace another version."""
    names = set(g.face(card).personas)
    olds = [target] if target else [id for id in table.board(g).on_table if names & set(g.face(id).personas)]
    reasons = [refuse_replacement(g, player, card, old) for old in olds]
    if not olds:
        return [refusal(g, "persona-replacement-rule", "not-a-version")]
    return [] if None in reasons else [reason for reason in reasons if reason]


def _replace(g: Engine, f: Scope[Simple]) -> None:
    """The new version takes over place, residual effects and cards; what cannot apply goes to the Lost Pile."""
    old, new = f.vars.target, f.vars.card
    was = g.card(old)
    zones.to_table(
        g,
        new,
        f.vars.player,
        at=was.at,
        on=was.on,
        seat=was.seat,
        statuses=statuses_after_replacement(g, old, new),
        memory=was.memory,
    )
    g.change(new, life=was.life)
    g.change(old, life=0)  # its incarnation goes on in the new version
    for each in table.carried(g, old):
        g.change(each, on=new)
    change_side(g, new, f.vars.player)
    g.state.marks = {_for_new(key, old, new): n for key, n in g.state.marks.items()}
    memory.replace(g, old, new)
    name_instead(g, old, new)
    g.state.lasting = tuple(_renamed(g, each, old, new) for each in g.state.lasting)
    g.invalidate()
    g.log_event("replaced", player=f.vars.player, card=g.ref(new), old=g.ref(old))
    zones.to_pile(g, old, "lost")
    zones.lose(g, misfits(g, new))


def _for_new(key: tuple[Any, ...], old: int, new: int) -> tuple[Any, ...]:
    """What the old version has done, the new one has done; limits of the old one's text end with it."""
    if len(key) > 2 and isinstance(key[1], str):
        return (*key[:2], *(new if part == old else part for part in key[2:]))
    return key


def _renamed(g: Engine, lasting: LastingEffect, old: int, new: int) -> LastingEffect:
    """What lasts on the old version lasts on the new one. Only names of cards are meant: a number is no card."""
    cards = {node.name for node in walk(g.catalog.by_id[lasting.face]) if isinstance(node, lang.Bound)}
    names = {name: _instead(found, old, new) if name in cards else found for name, found in lasting.vars.items()}
    return msgspec.structs.replace(lasting, vars=names)


def _instead(found: Any, old: int, new: int) -> Any:
    if isinstance(found, tuple):
        return tuple(_instead(each, old, new) for each in found)
    return new if found == old else found


simple_action(
    PlayerAction(
        verb="replace", applies_to=suits_hand("character"), any_turn_phases=("deploy",),
        candidates=lambda g, player: g.pile(player, "hand") if g.state.player == player else (),
        choices=lambda g, player, id: dict.fromkeys(replaceable(g, player, id), 0),
        reasons=why_not_replace,
    ),
    _replace, lambda card: say("prompt.replace", card=card),
)  # fmt: skip


def people(face: Definition) -> frozenset[str]:
    """All personas that a card brings to the table, a unique permanent pilot or astromech included."""
    pilots = {line.person for line in printed(face, lang.PermanentPilot) if line.person}
    astromechs = {line.person for line in printed(face, lang.PermanentAstromech)}
    return frozenset(face.personas) | pilots | astromechs


def _arms(face: Definition) -> frozenset[str]:
    """The titles of the unique weapon that a card is, or that is part of it."""
    built_in = [titles_in(line.title) for line in printed(face, lang.PermanentWeapon) if line.unique]
    own = titles_in(face.title) if face.category == "weapon" and face.unique == 1 else frozenset()
    return frozenset(own).union(*built_in)


def _refuse_second_weapon(g: Engine, side: Side, face: Definition, but: int = 0) -> Refusal | None:
    """Why a card cannot bring a weapon to the table that its player has there as a card or as a permanent weapon, or
    None. `but`: a card that makes room for it."""
    mine = _arms(face)
    for each in counted(g) if mine else ():
        if each != but and g.card(each).side == side and not mine.isdisjoint(_arms(g.face(each))):
            return refusal(g, "permanent-weapon", "unique", by=each, limit=1)
    return None


def copies(g: Engine, side: Side, face: Definition) -> list[int]:
    """A player's cards on table with this title; inactive ones count too."""
    return [id for id in counted(g) if g.card(id).side == side and namesakes(g.face(id), face)]


def counted(g: Engine) -> list[int]:
    """The cards on table, and stacked ones whose card says that they count as such (glossary: face-up.6)."""
    holders = {each.source for each in active_abilities(g, lang.StackOnTable)}
    if not holders:
        return table.board(g).on_table
    return [*table.board(g).on_table, *(id for each in sorted(holders) for id in table.stacked_on(g, each))]


def refuse_uniqueness(g: Engine, side: Side, id: int) -> Refusal | None:
    """Why one more of this card cannot be on table, or None."""
    face = g.face(id)
    if face.category == "location" or "generic" in face.words:
        return None
    if turned := refuse_turncoat(g, side, id):
        return turned
    same, most = copies(g, side, face), uniqueness(g, id)
    if most and len(same) >= most:
        return refusal(g, "persona-replacement-rule", "unique", by=same[0], limit=most)
    mine = people(face) if most == 1 else frozenset()
    for each in counted(g) if mine else ():
        if g.card(each).side == side and mine & people(g.face(each)):
            return refusal(g, "persona-replacement-rule", "persona", by=each)
    if second := _refuse_second_weapon(g, side, face):
        return second
    gone = [each for each in g.pile(side, "out-of-play")
            if mine & people(g.face(each)) or namesakes(g.face(each), face)]  # fmt: skip
    if most == 1 and gone:
        return refusal(g, "persona-replacement-rule", "out-of-play", by=gone[0])
    return None


@cache
def _small(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names in small letters."""
    return tuple(each.lower() for each in names)


@evaluates(lang.Person)
def _person(node: lang.Person) -> Match:
    name = node.name.lower()

    def match(c: Context, id: int) -> bool:
        personas = c.g.faces[id].personas
        named = bool(personas) and name in _small(personas) and goes_by_name(c.g.state.cards[id])
        return named or (node.name in STAND_INS and counts_as(c, node.name, id))

    return match


@evaluates(lang.Brings)
def _brings(node: lang.Brings) -> Match:
    names = frozenset(node.names)
    return lambda c, id: goes_by_name(c.g.state.cards[id]) and not names.isdisjoint(people(c.g.faces[id]))


@evaluates(lang.Unique)
def _unique(_: lang.Unique) -> Match:
    return lambda c, id: uniqueness(c.g, id) == 1


@evaluates(lang.Restricted)
def _restricted(_: lang.Restricted) -> Match:
    return lambda c, id: uniqueness(c.g, id) in (2, 3)
