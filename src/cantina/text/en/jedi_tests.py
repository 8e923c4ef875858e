"""English. Jedi training: mentors, apprentices, and the Jedi Tests that these complete."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import comings, did, head_of, moments, says, statuses, thing
from cantina.text.grammar import Context, Noun, Nouns

statuses({"completed": "completed", "trained": "trained", "upside down": "upside down"})
comings(
    {
        "completed": ("%s is completed", "complete %s"),
        "trained": ("%s is trained", "train %s"),
        "upside down": ("%s is turned upside down (cannot move, power = 0)", "turn %s upside down"),
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
    return f"Jedi Tests that {thing(node.who, c)} completes are placed on table"


@says(lang.HasCompleted)
def _has_completed(node: lang.HasCompleted, c: Context) -> Nouns:
    return (Noun(after=(f"who has completed {thing(node.test, c)}",)),)


def _completed(node: lang.Trigger, c: Context) -> str:
    by = f" by {thing(node.target, c)}" if node.target is not None else ""
    return did(node, c, "completed") + by


moments({"completed": _completed})
