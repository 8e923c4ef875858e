"""English. Weapons: who has them, what they target, what they 'hit'."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.choices import which
from cantina.text.en.phrases import (
    article,
    at,
    at_cost,
    describe,
    did,
    head_of,
    join,
    moments,
    phrase,
    player,
    player_clause,
    says,
    statuses,
    suffix,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns, of_shot
from cantina.text.lexicon import listed, sentences

statuses({"hit": "'hit'"})


@says(lang.Armed)
def _armed(node: lang.Armed, c: Context) -> Nouns:
    return (Noun(where=(f"armed with {article(lexicon.noun(node.weapon).en)}",)),)


@says(lang.Arm)
def _arm(node: lang.Arm, c: Context) -> Nouns:
    return (Noun((head_of(node.word),)),)


@says(lang.UsedBy)
def _used_by(node: lang.UsedBy, c: Context) -> Nouns:
    return (Noun(after=(f"used by {thing(node.who, c)}",), stands_for="weapon"),)


@says(lang.StrikesAt)
def _strikes_at(node: lang.StrikesAt, c: Context) -> str:
    prey, this = thing(node.prey, c), c.title or "this card"
    return sentences([f"as soon as {prey} is present here, choose one of them", f"that card and {this} are lost"])


@says(lang.MakeHit)
def _make_hit(node: lang.MakeHit, c: Context) -> Clause:
    said = join(describe(node.who, c), "the")
    who, is_ = said.text, "are" if said.many else "is"
    zero = " and its forfeit becomes 0" if node.forfeit_zero else ""
    zero += suffix(node.forfeit_zero, c) if isinstance(node.forfeit_zero, lang.Condition) else ""
    return Clause(f"{who} {is_} 'hit'{zero}", f"'hit' {who}{zero}")


@says(lang.Mounts)
def _mounts(node: lang.Mounts, c: Context) -> str:
    return f"{thing(node.what, c, 'many')} may deploy {'aboard' if node.aboard else 'here'}"


@says(lang.PermanentWeapon)
def _permanent_weapon(node: lang.PermanentWeapon, c: Context) -> str:
    return f"{'•' if node.unique else ''}{node.title} is its permanent weapon: {phrase(node.fire, c)}"


@says(lang.Disarms)
def _disarms(node: lang.Disarms, c: Context) -> str:
    return f"{thing(node.who, c, 'the')} has no weapon, not even a permanent one, and cannot carry any"


def _aim(node: lang.Fire, c: Context) -> str:
    """What a weapon may do: target a card, or several of one kind; be thrown."""
    if node.at == lang.SITE:
        return "be thrown"
    kinds = node.at.parts if isinstance(node.at, lang.Either) else (node.at,)
    several = [f"up to {node.most} {thing(kind, c, 'many')}" for kind in kinds]
    return f"target {thing(node.at, c) if node.most is None else listed(several, 'or')}"


@says(lang.Fire)
def _fire(node: lang.Fire, c: Context) -> str:
    trigger = f"{phrase(node.to, c)}, " if node.to is not None else ""
    trigger += f"{phrase(node.limit, c)}, " if node.limit is not None else ""
    trigger += f"{when(node.when, c)}, " if node.when is not None else ""
    reach = "" if isinstance(node.reach, lang.Here) else f" {at(node.reach, c)}"
    by = "" if node.by is None else f"{thing(lang.your(node.by), c)} present "
    first = f"{trigger}{by}may {_aim(node, c)}{reach}{at_cost(node.cost, c)}"
    again = [] if node.again is None else [f"may fire repeatedly, each further time{at_cost(node.again, c)}"]
    return sentences([first, *(phrase(each, of_shot(node, c)) for each in node.do), *again])


@says(lang.Shoot)
def _shoot(node: lang.Shoot, c: Context) -> Clause:
    free = " for free" if node.free else ""
    also = f" (a character weapon may also target {thing(node.also, c)} as if it were a character)" if node.also else ""
    return player_clause(
        lang.YOU, "fire", "fires", f"{thing(node.what, c, 'the')}{free}{also}; a card 'hit' by that is lost"
    )


@says(lang.Volley)
def _volley(node: lang.Volley, c: Context) -> Clause:
    total = "add all their weapon destiny draws together and apply that total for each of them, one after the other"
    aim = f"{thing(node.what, c, 'the')} at {thing(node.at, c, 'the')} as one action, each at its usual cost"
    return player_clause(lang.YOU, "fire", "fires", f"{aim}; {total}")


def _targeted(t: lang.Trigger, c: Context) -> str:
    with_, what = "by" if t.by == lang.ANYONE else "with", thing(t.card, c) if t.card is not None else "a weapon"
    if t.target is None and t.by != lang.ANYONE:
        return f"if {player(t.by)} just targeted {with_} {what}"
    return f"{did(msgspec.structs.replace(t, card=t.target), c, 'targeted')} {with_} {what}"


@says(lang.AbleToFire)
def _able_to_fire(node: lang.AbleToFire, c: Context) -> Nouns:
    target = f" at {thing(node.at, c)}" if node.at is not None else ""
    return (Noun(after=(f"able to fire{target}",), stands_for="weapon"),)


@says(lang.MayFire)
def _may_fire(node: lang.MayFire, c: Context) -> Nouns:
    return (Noun(after=(f"that may be fired at {thing(node.at, c)}",), stands_for="weapon"),)


@says(lang.JustFired)
def _just_fired(node: lang.JustFired, c: Context) -> Nouns:
    return (Noun(where=("fired for it",), stands_for="weapon"),)


@says(lang.Discharge)
def _discharge(node: lang.Discharge, c: Context) -> Clause:
    return player_clause(lang.YOU, "fire", "fires", f"{thing(node.what, c)} at {thing(node.at, c)}")


@says(lang.Forgo)
def _forgo(node: lang.Forgo, c: Context) -> Clause:
    return player_clause(lang.YOU, "forgo", "forgoes", f"a shot of {which(node.what, c)}")


@says(lang.Reaches)
def _reaches(node: lang.Reaches, c: Context) -> str:
    return f"{thing(node.what, c, 'the')} may also target {at(node.to, c)}"


moments(
    {
        "hit": lambda t, c: did(t, c, "'hit'") + (f" by {thing(t.source, c)}" if t.source is not None else ""),
        "fired": _targeted,
    }
)
