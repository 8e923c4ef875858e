"""French. Force: activating, using, losing, retrieving."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import deed, do, force, moments, order, says
from cantina.text.grammar import Clause, Context


@says(lang.PendingLoss)
def _pending_loss(node: lang.PendingLoss, c: Context) -> str:
    return "le montant de la perte"


CAUSES = {
    "": "", "battle": " comme dommages de bataille", "drain": " à cause d'un drainage de Force",
    "text": " à cause du texte d'une carte",
}  # fmt: skip


@says(lang.LoseForce)
def _lose_force(node: lang.LoseForce, c: Context) -> Clause:
    return deed(node.player, "perdre", "perdez", "perd", force(node.amount, c))


@says(lang.RetrieveForce)
def _retrieve_force(node: lang.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "récupérer", "récupérez", "récupère", force(node.amount, c))


@says(lang.ActivateForce)
def _activate_force(node: lang.ActivateForce, c: Context) -> Clause:
    return order("activer", "activez", force(node.amount, c))


moments(
    {
        "about-to-lose-force": lambda t, c: (
            f"si {do(t.by, 'êtes', 'est')} sur le point de perdre de la Force{CAUSES[t.of]}"
        ),
        "force-lost": lambda t, c: f"si {do(t.by, 'venez', 'vient')} de perdre de la Force{CAUSES[t.of]}",
    }
)
