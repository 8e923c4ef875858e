"""English. Force: activating, using, losing, retrieving."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import deed, do, force, moments, player, says
from cantina.text.grammar import Clause, Context


@says(lang.PendingLoss)
def _pending_loss(node: lang.PendingLoss, c: Context) -> str:
    return "the amount of the loss"


CAUSES = {"": "", "battle": " to battle damage", "drain": " to a Force drain", "text": " to a card's text"}


@says(lang.LoseForce)
def _lose_force(node: lang.LoseForce, c: Context) -> Clause:
    return deed(node.player, "lose", "loses", force(node.amount, c))


@says(lang.RetrieveForce)
def _retrieve_force(node: lang.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "retrieve", "retrieves", force(node.amount, c))


@says(lang.ActivateForce)
def _activate_force(node: lang.ActivateForce, c: Context) -> Clause:
    return deed(lang.YOU, "activate", "activates", force(node.amount, c))


moments(
    {
        "about-to-lose-force": lambda t, c: f"if {do(t.by, 'are', 'is')} about to lose Force{CAUSES[t.of]}",
        "force-lost": lambda t, c: f"if {player(t.by)} just lost Force{CAUSES[t.of]}",
    }
)
