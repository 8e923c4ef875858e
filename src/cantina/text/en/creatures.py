"""English. Creatures: where they live, how ferocious they are, what they attack."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import at, began, group, maybe_at, moments, says, some, statuses, thing
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import listed, number

statuses({"attached": "attached"})


@says(lang.Habitat)
def _habitat(node: lang.Habitat, c: Context) -> str:
    where = "everywhere" if node.where is None else thing(node.where, c, "many", "and")
    but = f" (except on {listed(list(node.shuns), 'and')})" if node.shuns else ""
    also = f" and {thing(node.also, c, 'many', 'and')}" if node.also is not None else ""
    return f"habitat: {where}{but}{also}"


@says(lang.DrawsFerocity)
def _draws_ferocity(node: lang.DrawsFerocity, c: Context) -> str:
    drawn = "destiny" if node.draws == 1 else f"{number(node.draws)} destinies added up"
    plus = f"{'plus' if node.plus > 0 else 'minus'} {abs(node.plus)}" if node.plus else ""
    return " ".join(("ferocity is", drawn, plus)).strip()


@says(lang.Attacks)
def _attacks(node: lang.Attacks, c: Context) -> str:
    start = f"attacks {thing(node.prey, c, 'many', 'and')}{' before anything else' if node.first else ''}"
    if node.attaches:
        return f"{start}: instead of comparing ferocity with power, it attaches to the target"
    if node.carries_off:
        far = some(node.carries_off, "site", "sites", c)
        return f"{start}: instead of eating the target, it carries it off as far as possible, up to {far}"
    return f"{start}; if it defeats one, {group(node.defeated, c)}" if node.defeated else start


@says(lang.Eat)
def _eat(node: lang.Eat, c: Context) -> Clause:
    eater = "" if node.by == lang.SELF else f" by {thing(node.by, c)}"
    return Clause(f"{thing(node.what, c)} is eaten{eater}")


@says(lang.Pounce)
def _pounce(node: lang.Pounce, c: Context) -> Clause:
    who, prey = thing(node.creature, c), thing(node.prey, c)
    return Clause(f"{who} attacks {prey} at once", f"have {who} attack {prey} at once")


@says(lang.MeasureFerocity)
def _measure(node: lang.MeasureFerocity, c: Context) -> Clause:
    return Clause(f"find out the ferocity of {thing(node.of, c)}")


def _hunt(node: lang.Trigger, c: Context) -> str:
    return f"an attack against {thing(node.target, c) if node.target is not None else 'a creature'}"


def _attack(node: lang.Trigger, c: Context) -> str:
    if node.of == "creature":
        return f"{began(lang.Trigger('attack', by=node.by), c, _hunt(node, c))}{maybe_at(node.at, c)}"
    by = thing(node.card, c) if node.card is not None else "a creature"
    on = f" on {thing(node.target, c)}" if node.target is not None else ""
    return f"if {by} just initiated an attack{on}{maybe_at(node.at, c)}"


def _eaten(node: lang.Trigger, c: Context) -> str:
    card = thing(node.card, c) if node.card is not None else "a card"
    place = f" {at(node.at, c)}" if node.at is not None else ""
    by = f" by {thing(node.source, c)}" if node.source is not None else ""
    return f"if {card} was just eaten{by}{place}"


moments({"attack": _attack, "eaten": _eaten})
