"""English. Force: activating, using, losing, retrieving."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import amount, clause, deed, do, force, group, moments, player, says
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import listed


@says(lang.PendingLoss)
def _pending_loss(node: lang.PendingLoss, c: Context) -> str:
    return "the amount of the loss"


CAUSES = {"": "", "battle": " to battle damage", "drain": " to a Force drain", "text": " to a card's text"}


@says(lang.MayPay)
def _may_pay(node: lang.MayPay, c: Context) -> Clause:
    text = f"you may use {force(node.amount, c)} to {_together(node.then, c)}"
    return Clause(text + (f"; otherwise, {group(node.otherwise, c)}" if node.otherwise else ""))


def _together(do_: tuple[lang.Verb, ...], c: Context) -> str:
    return listed([each.to or each.say for each in (clause(verb, c) for verb in do_)], "and")


@says(lang.LoseForce)
def _lose_force(node: lang.LoseForce, c: Context) -> Clause:
    return deed(node.player, "lose", "loses", force(node.amount, c))


@says(lang.LowerTotalLoses)
def _lower_loses(node: lang.LowerTotalLoses, c: Context) -> Clause:
    pair = f"your {amount(node.yours, c)} with {amount(node.opponents, c)}"
    text = f"compare {pair}: the player with the lower total loses Force equal to the difference"
    return Clause(text, text)


@says(lang.HigherTotalRetrieves)
def _higher_retrieves(node: lang.HigherTotalRetrieves, c: Context) -> Clause:
    pair = f"your {amount(node.yours, c)} with {amount(node.opponents, c)}"
    text = f"compare {pair}: the player with the higher total may retrieve a card at random from their own Lost Pile"
    return Clause(text, text)


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
