"""French. Force: activating, using, losing, retrieving."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.text.fr.phrases import amount, clause, deed, do, force, group, moments, order, says
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import listed


@says(lang.PendingLoss)
def _pending_loss(node: lang.PendingLoss, c: Context) -> str:
    return "le montant de la perte"


CAUSES = {
    "": "", "battle": " comme dommages de bataille", "drain": " à cause d'un drainage de Force",
    "text": " à cause du texte d'une carte",
}  # fmt: skip


@says(lang.MayPay)
def _may_pay(node: lang.MayPay, c: Context) -> Clause:
    text = f"vous pouvez utiliser {force(node.amount, c)} pour {_together(node.then, c)}"
    return Clause(text + (f" ; sinon, {group(node.otherwise, c)}" if node.otherwise else ""))


def _together(do_: tuple[lang.Verb, ...], c: Context) -> str:
    return listed([each.to or each.say for each in (clause(verb, c) for verb in do_)], "et")


@says(lang.LoseForce)
def _lose_force(node: lang.LoseForce, c: Context) -> Clause:
    return deed(node.player, "perdre", "perdez", "perd", force(node.amount, c))


def _yours(value: Any, c: Context) -> str:
    return amount(value, c).replace("la ", "votre ", 1) if value == lang.DESTINY else f"{amount(value, c)} (pour vous)"


@says(lang.LowerTotalLoses)
def _lower_loses(node: lang.LowerTotalLoses, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    rest = f"{pair} : le joueur dont le total est le plus bas perd autant de Force que la différence"
    return order("comparer", "comparez", rest)


@says(lang.HigherTotalRetrieves)
def _higher_retrieves(node: lang.HigherTotalRetrieves, c: Context) -> Clause:
    pair = f"{_yours(node.yours, c)} et {amount(node.opponents, c)}"
    rest = f"{pair} : le joueur dont le total est le plus haut peut récupérer une carte au hasard dans sa pile perdue"
    return order("comparer", "comparez", rest)


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
