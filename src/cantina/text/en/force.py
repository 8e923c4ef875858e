"""English. Force: activating, using, losing, retrieving."""

from __future__ import annotations

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.en.phrases import (
    amount,
    do,
    force,
    maybe_at,
    moments,
    owner,
    player,
    player_clause,
    says,
    statuses,
    thing,
)
from cantina.text.grammar import Clause, Context

statuses({"freezing": "freezing"})


@says(lang.PendingLoss)
def _pending_loss(node: lang.PendingLoss, c: Context) -> str:
    return "the amount of the loss"


CAUSES = {"": "", "battle": " to battle damage", "drain": " to a Force drain", "text": " to a card's text"}


@says(lang.Freezes)
def _freezes(node: lang.Freezes, c: Context) -> str:
    lying = f"Force that lies in {owner(node.player)} Force Pile when {c.title or 'this card'} deploys"
    return f"{lying} may not be drawn or used"


@says(lang.LoseForce)
def _lose_force(node: lang.LoseForce, c: Context) -> Clause:
    return player_clause(node.player, "lose", "loses", force(node.amount, c))


@says(lang.LosesFrom)
def _loses_from(node: lang.LosesFrom, c: Context) -> str:
    lost = f"Force that {do(node.player, 'lose', 'loses')}{CAUSES[node.of]}{maybe_at(node.at, c)}"
    return f"{lost} must come from {owner(node.player)} {lexicon.PILES[node.pile][0]} if possible"


@says(lang.RetrieveForce)
def _retrieve_force(node: lang.RetrieveForce, c: Context) -> Clause:
    return player_clause(node.player, "retrieve", "retrieves", force(node.amount, c))


@says(lang.Borrow)
def _borrow(node: lang.Borrow, c: Context) -> Clause:
    rest = f"the next {amount(node.amount, c)} Force this turn from opponent's Force Pile"
    return player_clause(node.player, "use", "uses", rest)


@says(lang.ActivateForce)
def _activate_force(node: lang.ActivateForce, c: Context) -> Clause:
    return player_clause(
        node.player, "activate", "activates", _as_much_as(node, c) if node.up_to else force(node.amount, c)
    )


def _as_much_as(node: lang.ActivateForce, c: Context) -> str:
    most = amount(node.amount, c)
    return f"up to {most} Force" if isinstance(node.amount, Num) else f"any amount of Force up to {most}"


def _to_text(t: lang.Trigger, c: Context) -> str:
    return f" from {thing(t.source, c)}" if t.source is not None else ""


NTH = {"1": "first", "2": "second"}


moments(
    {
        "about-to-activate": lambda t, c: (
            f"if {do(t.by, 'are', 'is')} about to activate "
            + (f"the {NTH.get(t.of, 'next')} Force of the turn" if t.of else "Force")
        ),
        "about-to-lose-force": lambda t, c: (
            f"if {do(t.by, 'are', 'is')} about to lose Force{CAUSES[t.of]}{maybe_at(t.at, c)}{_to_text(t, c)}"
        ),
        "retrieved": lambda t, c: (
            f"if {player(t.by)} just retrieved Force" + ("" if t.card is None else f" using {thing(t.card, c)}")
        ),
        "force-lost": lambda t, c: f"if {player(t.by)} just lost Force{CAUSES[t.of]}",
    }
)
