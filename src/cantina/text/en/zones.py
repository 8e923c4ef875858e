"""English. Cards that are lost, and what takes them off the table."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.en.choices import found, nouns_of, pile, source, which
from cantina.text.en.phrases import amount, describe, did, do, join, moments, player_clause, says, thing
from cantina.text.grammar import OWN, Clause, Context, Noun, Nouns


def of_them(what: lang.Filter | None, number: Any, c: Context, mine: lang.Player | None = None) -> str:
    """So many of some cards; `mine`: the player who chooses among cards of his own."""
    found: Nouns = (Noun(),) if what is None else describe(what, c)
    if mine not in (None, lang.YOU):
        found = tuple(msgspec.structs.replace(noun, owner=OWN if noun.owner == mine else noun.owner) for noun in found)
    owned = any(noun.owner for noun in found)
    if number == 1:
        return f"one of {join(found, 'many', 'or').text}" if owned else join(found, "a").text
    many = join(found, "bare").text
    if isinstance(number, Num):
        return f"{lexicon.number(number)} {'of ' if owned else ''}{many}"
    return f"a number of {many} equal to {amount(number, c)}"


@says(lang.CancelledGoesTo)
def _cancelled_goes_to(node: lang.CancelledGoesTo, c: Context) -> str:
    cards, by = thing(node.what, c, "many"), thing(node.source, c)
    return f"{cards} that are canceled by {by} go to their owner's {lexicon.PILES[node.pile][0]}"


@says(lang.CancelCard)
def _cancel_card(node: lang.CancelCard, c: Context) -> Clause:
    return player_clause(lang.YOU, "cancel", "cancels", thing(node.what, c))


@says(lang.Lose)
def _lose(node: lang.Lose, c: Context) -> Clause:
    if isinstance(node.what, lang.Choice):
        return _lose_chosen(node.what, c)
    said = join(describe(node.what, c), "many")
    to = f"lose {said.text}" if node.what == lang.SELF else f"cause {said.text} to be lost"
    return Clause(f"{said.text} {'are' if said.many else 'is'} lost", to)


def _lose_chosen(choice: lang.Choice, c: Context) -> Clause:
    if choice.how == "choose":
        most = "up to " if choice.at_most and choice.number is not None else ""
        what = most + of_them(choice.what, choice.number, c, choice.by) + source(choice, c)
        if isinstance(choice.what, lang.Bound):
            return player_clause(choice.by, "lose", "loses", what)
        return player_clause(choice.by, "choose and lose", "chooses and loses", what)
    if choice.searched and isinstance(choice.among, lang.In):
        there = "" if any(noun.where for noun in nouns_of(choice, c)) else " there"
        rest = f"; {which(choice, c)}{there} are lost"
        if choice.searched == "hand":
            return player_clause(lang.YOU, "reveal", "reveals", f"the {pile(choice.among)}{rest}")
        return player_clause(lang.YOU, "search", "searches", f"{pile(choice.among)}{rest}")
    be = "is" if choice.number == 1 else "are"
    random = "," if choice.how == "random" else ""
    return Clause(f"{found(choice, c)}{random} {be} lost", f"cause {found(choice, c)}{random} to be lost")


def _cancelling(t: lang.Trigger, c: Context) -> str:
    return f"if {do(t.by, 'cancel', 'cancels')} {thing(t.card, c) if t.card else 'a card'}"


moments(
    {
        "lost": lambda t, c: did(t, c, "lost", "from"),
        "about-to-be-lost": lambda t, c: (
            _cancelling(t, c) if t.of == "cancelled" else did(t, c, t.of or "lost", "from", "is about to be")
        ),
    }
)
