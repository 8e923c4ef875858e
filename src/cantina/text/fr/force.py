"""French. Force: activating, using, losing, retrieving."""

from __future__ import annotations

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.fr.phrases import amount, de, deed, do, force, maybe_at, moments, owned, que, says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"freezing": "posé{e}{s} sur une pile de Force"})


@says(lang.PendingLoss)
def _pending_loss(node: lang.PendingLoss, c: Context) -> str:
    return "le montant de la perte"


CAUSES = {
    "": "", "battle": " comme dommages de bataille", "drain": " à cause d'un drainage de Force",
    "text": " à cause du texte d'une carte",
}  # fmt: skip


@says(lang.Freezes)
def _freezes(node: lang.Freezes, c: Context) -> str:
    lying = f"la Force qui se trouve dans {owned(node.player, 'pile de Force', True)}"
    return f"{lying} quand {c.title or 'cette carte'} se déploie ne peut être ni tirée ni utilisée"


@says(lang.LoseForce)
def _lose_force(node: lang.LoseForce, c: Context) -> Clause:
    return deed(node.player, "perdre", "perdez", "perd", force(node.amount, c))


@says(lang.LosesFrom)
def _loses_from(node: lang.LosesFrom, c: Context) -> str:
    lost = f"la Force {que(do(node.player, 'perdez', 'perd'))}{CAUSES[node.of]}{maybe_at(node.at, c)}"
    pile = lexicon.PILES[node.pile][1]
    return f"{lost} doit venir, si possible, {de(owned(node.player, pile, True, False))}"


@says(lang.RetrieveForce)
def _retrieve_force(node: lang.RetrieveForce, c: Context) -> Clause:
    return deed(node.player, "récupérer", "récupérez", "récupère", force(node.amount, c))


@says(lang.Borrow)
def _borrow(node: lang.Borrow, c: Context) -> Clause:
    rest = f"les {amount(node.amount, c)} prochaines Force de ce tour depuis la pile de Force de l'adversaire"
    return deed(node.player, "utiliser", "utilisez", "utilise", rest)


@says(lang.ActivateForce)
def _activate_force(node: lang.ActivateForce, c: Context) -> Clause:
    rest = _as_much_as(node, c) if node.up_to else force(node.amount, c)
    return deed(node.player, "activer", "activez", "active", rest)


def _as_much_as(node: lang.ActivateForce, c: Context) -> str:
    most = amount(node.amount, c)
    return f"jusqu'à {most} Force" if isinstance(node.amount, Num) else f"de la Force jusqu'à concurrence {de(most)}"


def _to_text(t: lang.Trigger, c: Context) -> str:
    return f" à cause {thing(t.source, c, preposition='de')}" if t.source is not None else ""


NTH = {"1": "première", "2": "deuxième"}


moments(
    {
        "about-to-activate": lambda t, c: (
            f"si {do(t.by, 'êtes', 'est')} sur le point d'activer "
            + (f"la {NTH.get(t.of, 'prochaine')} Force du tour" if t.of else "de la Force")
        ),
        "about-to-lose-force": lambda t, c: (
            f"si {do(t.by, 'êtes', 'est')} sur le point de perdre de la Force"
            f"{CAUSES[t.of]}{maybe_at(t.at, c)}{_to_text(t, c)}"
        ),
        "retrieved": lambda t, c: (
            f"si {do(t.by, 'venez', 'vient')} de récupérer de la Force"
            + ("" if t.card is None else f" au moyen {thing(t.card, c, preposition='de')}")
        ),
        "force-lost": lambda t, c: f"si {do(t.by, 'venez', 'vient')} de perdre de la Force{CAUSES[t.of]}",
    }
)
