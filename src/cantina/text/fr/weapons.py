"""French. Weapons: who has them, what they target, what they 'hit'."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.choices import which
from cantina.text.fr.phrases import (
    at,
    at_cost,
    de,
    describe,
    did,
    do,
    head_of,
    join,
    moments,
    order,
    phrase,
    que,
    says,
    statuses,
    suffix,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns, of_shot
from cantina.text.lexicon import agree, listed, sentences

statuses({"hit": "touché{e}{s}"})


@says(lang.Armed)
def _armed(node: lang.Armed, c: Context) -> Nouns:
    word = lexicon.noun(node.weapon)
    return (Noun(where=(f"armé{{e}}{{s}} d'{'une' if word.fem else 'un'} {word.fr}",)),)


@says(lang.Arm)
def _arm(node: lang.Arm, c: Context) -> Nouns:
    return (Noun((head_of(node.word),)),)


@says(lang.UsedBy)
def _used_by(node: lang.UsedBy, c: Context) -> Nouns:
    return (Noun(more=(f"utilisé{{e}}{{s}} par {thing(node.who, c)}",), stands_for="weapon"),)


@says(lang.StrikesAt)
def _strikes_at(node: lang.StrikesAt, c: Context) -> str:
    prey, this = thing(node.prey, c), c.title or "cette arme"
    chosen = f"cette carte et {this} vont à la pile perdue"
    return sentences([f"dès {que(prey)} est présent ici, choisissez-en un", chosen])


@says(lang.MakeHit)
def _make_hit(node: lang.MakeHit, c: Context) -> Clause:
    said = join(describe(node.who, c), "the")
    zero = " et sa valeur de perte devient 0" if node.forfeit_zero else ""
    zero += suffix(node.forfeit_zero, c) if isinstance(node.forfeit_zero, lang.Condition) else ""
    hit = agree(f"{'sont' if said.many else 'est'} touché{{e}}{{s}}", said.fem, said.many)
    return Clause(f"{said.text} {hit}{zero}", f"toucher {said.text}{zero}")


@says(lang.Mounts)
def _mounts(node: lang.Mounts, c: Context) -> str:
    return f"vous pouvez déployer {thing(node.what, c, 'a')} {'à bord' if node.aboard else 'ici'}"


@says(lang.PermanentWeapon)
def _permanent_weapon(node: lang.PermanentWeapon, c: Context) -> str:
    return f"{'•' if node.unique else ''}{node.title} est son arme permanente : {phrase(node.fire, c)}"


@says(lang.Disarms)
def _disarms(node: lang.Disarms, c: Context) -> str:
    return f"{thing(node.who, c, 'the')} n'a aucune arme, pas même une arme permanente, et ne peut en porter"


def _aim(node: lang.Fire, c: Context) -> str:
    """What a weapon may do: target a card, or several of one kind; be thrown."""
    if node.at == lang.SITE:
        return "être lancée"
    kinds = node.at.parts if isinstance(node.at, lang.Either) else (node.at,)
    several = [f"jusqu'à {node.most} {thing(kind, c, 'bare')}" for kind in kinds]
    return f"cibler {thing(node.at, c) if node.most is None else listed(several, 'ou')}"


@says(lang.Fire)
def _fire(node: lang.Fire, c: Context) -> str:
    trigger = f"{phrase(node.to, c)}, " if node.to is not None else ""
    trigger += f"{phrase(node.limit, c)}, " if node.limit is not None else ""
    trigger += f"{when(node.when, c)}, " if node.when is not None else ""
    reach = "" if isinstance(node.reach, lang.Here) else f" {at(node.reach, c)}"
    by = "" if node.by is None else f"{thing(lang.your(node.by), c)} présent sur place "
    first = f"{trigger}{by}peut {_aim(node, c)}{reach}{at_cost(node.cost, c)}"
    again = [] if node.again is None else [f"peut tirer à répétition, chaque fois suivante{at_cost(node.again, c)}"]
    return sentences([first, *(phrase(each, of_shot(node, c)) for each in node.do), *again])


@says(lang.Shoot)
def _shoot(node: lang.Shoot, c: Context) -> Clause:
    free = " gratuitement" if node.free else ""
    what = thing(node.what, c, "the")
    also = ""
    if node.also is not None:
        also = f" (une arme de personnage peut aussi cibler {thing(node.also, c)} comme un personnage)"
    return order("tirer", "tirez", f"avec {what}{free}{also} ; une carte ainsi touchée va à la pile perdue")


@says(lang.Volley)
def _volley(node: lang.Volley, c: Context) -> Clause:
    weapons, target = thing(node.what, c, "the"), thing(node.at, c, "the")
    aim = f"avec {weapons} sur {target} en une seule action, chacune à son coût habituel"
    total = "additionnez tous leurs tirages de destinée d'arme et appliquez ce total à chacune, l'une après l'autre"
    return order("tirer", "tirez", f"{aim} ; {total}")


def _targeted(t: lang.Trigger, c: Context) -> str:
    with_, what = "par" if t.by == lang.ANYONE else "avec", thing(t.card, c) if t.card is not None else "une arme"
    if t.target is None and t.by != lang.ANYONE:
        return f"si {do(t.by, 'venez', 'vient')} de cibler {with_} {what}"
    return f"{did(msgspec.structs.replace(t, card=t.target), c, 'cibler', 'ciblé{e}')} {with_} {what}"


@says(lang.AbleToFire)
def _able_to_fire(node: lang.AbleToFire, c: Context) -> Nouns:
    target = f" sur {thing(node.at, c)}" if node.at is not None else ""
    return (Noun(more=(f"en mesure de tirer{target}",), stands_for="weapon"),)


@says(lang.MayFire)
def _may_fire(node: lang.MayFire, c: Context) -> Nouns:
    return (Noun(more=(f"qui peut tirer sur {thing(node.at, c)}",), stands_for="weapon"),)


@says(lang.JustFired)
def _just_fired(node: lang.JustFired, c: Context) -> Nouns:
    return (Noun(where=("à l'origine du tir",), stands_for="weapon"),)


@says(lang.Discharge)
def _discharge(node: lang.Discharge, c: Context) -> Clause:
    return order("tirer", "tirez", f"avec {thing(node.what, c)} sur {thing(node.at, c)}")


@says(lang.Forgo)
def _forgo(node: lang.Forgo, c: Context) -> Clause:
    return order("renoncer", "renoncez", f"à un tir {de(which(node.what, c))}")


@says(lang.Reaches)
def _reaches(node: lang.Reaches, c: Context) -> str:
    return f"{thing(node.what, c, 'the')} peut aussi cibler {at(node.to, c)}"


moments(
    {
        "hit": lambda t, c: (
            did(t, c, "toucher", "touché{e}{s}") + (f" par {thing(t.source, c)}" if t.source is not None else "")
        ),
        "fired": _targeted,
    }
)
