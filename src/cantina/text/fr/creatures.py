"""French. Creatures: where they live, how ferocious they are, what they attack."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import began, describe, did, group, join, maybe_at, moments, says, some, statuses, thing
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import agree, listed

statuses({"attached": "attaché{e}{s}"})


@says(lang.Habitat)
def _habitat(node: lang.Habitat, c: Context) -> str:
    where = "partout" if node.where is None else thing(node.where, c, "many", "et")
    but = f" (sauf sur {listed(list(node.shuns), 'et')})" if node.shuns else ""
    also = f" et {thing(node.also, c, 'many', 'et')}" if node.also is not None else ""
    return f"habitat : {where}{but}{also}"


@says(lang.DrawsFerocity)
def _draws_ferocity(node: lang.DrawsFerocity, c: Context) -> str:
    drawn = "une destinée" if node.draws == 1 else f"la somme de {node.draws} destinées"
    plus = f"{'plus' if node.plus > 0 else 'moins'} {abs(node.plus)}" if node.plus else ""
    return " ".join(("la férocité est", drawn, plus)).strip()


@says(lang.Attacks)
def _attacks(node: lang.Attacks, c: Context) -> str:
    start = f"attaque {thing(node.prey, c, 'many', 'et')}{' avant toute autre cible' if node.first else ''}"
    if node.attaches:
        return f"{start} : au lieu de comparer la férocité à la puissance, elle s'attache à la cible"
    if node.carries_off:
        far = some(node.carries_off, "site", "sites", c)
        return f"{start} : au lieu de dévorer la cible, elle l'emporte aussi loin que possible, au plus à {far} de là"
    return f"{start} ; en cas de défaite de la cible, {group(node.defeated, c)}" if node.defeated else start


@says(lang.Eat)
def _eat(node: lang.Eat, c: Context) -> Clause:
    said = join(describe(node.what, c), "a")
    eater = "" if node.by == lang.SELF else f" par {thing(node.by, c)}"
    return Clause(f"{said.text} est {agree('dévoré{e}', said.fem)}{eater}")


@says(lang.Pounce)
def _pounce(node: lang.Pounce, c: Context) -> Clause:
    who, prey = thing(node.creature, c), thing(node.prey, c)
    return Clause(f"{who} attaque aussitôt {prey}", f"faire aussitôt attaquer {prey} par {who}")


@says(lang.MeasureFerocity)
def _measure(node: lang.MeasureFerocity, c: Context) -> Clause:
    return Clause(f"établissez la férocité {thing(node.of, c, preposition='de')}")


def _hunt(node: lang.Trigger, c: Context) -> str:
    return f"une attaque contre {thing(node.target, c) if node.target is not None else 'une créature'}"


def _attack(node: lang.Trigger, c: Context) -> str:
    if node.of == "creature":
        return f"{began(lang.Trigger('attack', by=node.by), c, _hunt(node, c), True)}{maybe_at(node.at, c)}"
    by = thing(node.card, c) if node.card is not None else "une créature"
    on = f" contre {thing(node.target, c)}" if node.target is not None else ""
    return f"si {by} vient d'initier une attaque{on}{maybe_at(node.at, c)}"


def _eaten(node: lang.Trigger, c: Context) -> str:
    by = f" par {thing(node.source, c)}" if node.source is not None else ""
    return did(node, c, "dévorer", "dévoré{e}{s}") + by


moments({"attack": _attack, "eaten": _eaten})
