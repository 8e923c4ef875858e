"""English. Cards that leave the table or come back to it, and cards that are stacked."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import amount, deed, describe, did, join, moments, phrase, says, thing, when
from cantina.text.grammar import Clause, Context


def of_them(what: lang.Filter, number: Any, c: Context, mine: str = "") -> str:
    """So many of some cards; `mine`: the player who chooses among cards of his own."""
    found = describe(what, c)
    if mine:
        own = {mine: "self"} if mine != "you" else {}
        found = tuple(msgspec.structs.replace(noun, owner=own.get(noun.owner, noun.owner)) for noun in found)
    owned = any(noun.owner for noun in found)
    if number == 1:
        return f"one of {join(found, 'many', 'or').text}" if owned else join(found, "a").text
    many = join(found, "bare").text
    if isinstance(number, int | float):
        return f"{lexicon.number(number)} {'of ' if owned else ''}{many}"
    return f"a number of {many} equal to {amount(number, c)}"


@says(lang.CancelCard)
def _cancel_card(node: lang.CancelCard, c: Context) -> Clause:
    return deed("you", "cancel", "cancels", thing(node.what, c))


@says(lang.Lose)
def _lose(node: lang.Lose, c: Context) -> Clause:
    if node.forfeited:
        said = join(describe(node.what, c), "many")
        return Clause(f"{said.text} {'are' if said.many else 'is'} forfeited", f"forfeit {said.text}")
    said = join(describe(node.what, c), "many")
    to = f"lose {said.text}" if node.what == lang.SELF else f"cause {said.text} to be lost"
    return Clause(f"{said.text} {'are' if said.many else 'is'} lost", to)


@says(lang.LoseChosen)
def _lose_chosen(node: lang.LoseChosen, c: Context) -> Clause:
    return deed(node.by, "choose and lose", "chooses and loses", of_them(node.what, node.number, c, node.by))


@says(lang.StackHere)
def _stack_here(node: lang.StackHere, c: Context) -> Clause:
    return deed("you", "place", "places", f"{thing(node.what, c, 'the')} here")


@says(lang.TakeIntoHand)
def _take_into_hand(node: lang.TakeIntoHand, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c, 'the')} into hand")


@says(lang.ReturnToTable)
def _return_to_table(node: lang.ReturnToTable, c: Context) -> Clause:
    return deed("you", "return", "returns", f"{thing(node.what, c, 'the')} to the location it left")


@says(lang.ReturnToHand)
def _return_to_hand(node: lang.ReturnToHand, c: Context) -> Clause:
    return deed("you", "return", "returns", f"{thing(node.what, c, 'the')} and all cards on it to their owners' hands")


@says(lang.LostIf)
def _lost_if(node: lang.LostIf, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    fate = "canceled" if node.cancelled else "lost"
    return f"{said.text} {'are' if said.many else 'is'} {fate} {_whenever(node.when, c)}"


def _whenever(condition: lang.Condition, c: Context) -> str:
    """A condition that decides at once: "if … no longer …" where it speaks of something that stops."""
    part = condition.part if isinstance(condition, lang.Unless) else None
    if isinstance(part, lang.Fits):
        return f"if {phrase(part, c).replace(' is ', ' is no longer ', 1)}"
    return when(condition, c)


@says(lang.InsteadOfLost)
def _instead_of_lost(node: lang.InsteadOfLost, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    go = "are about to be lost go" if said.many else "is about to be lost goes"
    return f"{said.text} that {go} to the {lexicon.PILES[node.pile][0]} instead"


moments(
    {
        "lost": lambda t, c: did(t, c, "lost", "from"),
        "about-to-be-lost": lambda t, c: did(t, c, "lost", "from", "is about to be"),
    }
)
