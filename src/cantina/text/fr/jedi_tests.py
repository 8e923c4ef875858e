"""French. Jedi training: mentors, apprentices, and the Jedi Tests that these complete."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import comings, did, head_of, moments, says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns

statuses({"completed": "réussi{e}{s}", "trained": "entraîné{e}{s}", "upside down": "à l'envers"})
comings(
    {
        "completed": ("%s est réussi{e}", "réussir %s"),
        "trained": ("%s est entraîné{e}", "entraîner %s"),
        "upside down": ("%s est mis{e} à l'envers (aucun déplacement, puissance 0)", "mettre %s à l'envers"),
    }
)


@says(lang.InTraining)
def _in_training(node: lang.InTraining, c: Context) -> Nouns:
    return (Noun((head_of(node.role),)),)


@says(lang.Eligible)
def _eligible(node: lang.Eligible, c: Context) -> Nouns:
    return (Noun((head_of(node.role),)),)


@says(lang.LaysTestsOnTable)
def _tests_on_table(node: lang.LaysTestsOnTable, c: Context) -> str:
    return f"les tests Jedi réussis par {thing(node.who, c)} se placent sur la table"


@says(lang.HasCompleted)
def _has_completed(node: lang.HasCompleted, c: Context) -> Nouns:
    return (Noun(more=(f"ayant réussi {thing(node.test, c)}",)),)


def _completed(node: lang.Trigger, c: Context) -> str:
    by = f" par {thing(node.target, c)}" if node.target is not None else ""
    return did(node, c, "réussir", "réussi{e}{s}") + by


moments({"completed": _completed})
