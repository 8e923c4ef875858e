"""French. Cards that are lost, and what takes them off the table."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina import lang
from cantina.model.num import Num
from cantina.text import lexicon
from cantina.text.fr.choices import found, nouns_of, pile, source, which
from cantina.text.fr.phrases import (
    HERS,
    a,
    amount,
    de,
    decimal,
    deed,
    describe,
    did,
    do,
    join,
    moments,
    order,
    says,
    si,
    thing,
)
from cantina.text.grammar import OWN, Clause, Context, Noun, Nouns


def of_them(what: lang.Filter | None, number: Any, c: Context, mine: lang.Player | None = None) -> str:
    """So many of some cards; `mine`: the player who chooses among cards of his own."""
    found: Nouns = (Noun(),) if what is None else describe(what, c)
    if mine not in (None, lang.YOU):
        found = tuple(msgspec.structs.replace(noun, owner=OWN if noun.owner == mine else noun.owner) for noun in found)
    hers = any(noun.owner in HERS for noun in found)
    said = join(found, "many" if hers else "bare", "ou", "de" if hers else "")
    if number == 1:
        return f"{'une' if said.fem else 'un'} {said.text}" if hers else join(found, "a").text
    if isinstance(number, Num):
        return f"{decimal(number)} {said.text}"
    return f"un nombre {said.text if hers else de(said.text)} égal {a(amount(number, c))}"


@says(lang.CancelledGoesTo)
def _cancelled_goes_to(node: lang.CancelledGoesTo, c: Context) -> str:
    cards, by = thing(node.what, c, "many"), thing(node.source, c)
    return f"{cards} annulées par {by} vont à la {lexicon.PILES[node.pile][1]} de leur propriétaire"


@says(lang.CancelCard)
def _cancel_card(node: lang.CancelCard, c: Context) -> Clause:
    return order("annuler", "annulez", thing(node.what, c))


@says(lang.Lose)
def _lose(node: lang.Lose, c: Context) -> Clause:
    if isinstance(node.what, lang.Choice):
        return _lose_chosen(node.what, c)
    said = join(describe(node.what, c), "many")
    to_ = f"perdre {said.text}" if node.what == lang.SELF else f"faire perdre {said.text}"
    return Clause(f"{said.text} {'vont' if said.many else 'va'} à la pile perdue", to_)


def _lose_chosen(choice: lang.Choice, c: Context) -> Clause:
    if choice.how == "choose":
        most = "au plus " if choice.at_most and choice.number is not None else ""
        what = most + of_them(choice.what, choice.number, c, choice.by) + source(choice, c)
        if isinstance(choice.what, lang.Bound):
            return deed(choice.by, "perdre", "perdez", "perd", what)
        return deed(choice.by, "choisir et perdre", "choisissez et perdez", "choisit et perd", what)
    if choice.searched and isinstance(choice.among, lang.In):
        if choice.searched == "hand":
            return order("révéler", "révélez", f"{pile(choice.among)} ; {which(choice, c)} vont à la pile perdue")
        what = join(nouns_of(choice, c), "many").text
        rest = f"{pile(choice.among)} ; {what} de cette pile vont à la pile perdue"
        return order("fouiller", "fouillez", rest)
    go = "va" if choice.number == 1 else "vont"
    return Clause(f"{found(choice, c)} {go} à la pile perdue", f"faire perdre {found(choice, c)}")


def _cancelling(t: lang.Trigger, c: Context) -> str:
    return si(f"{do(t.by, 'annulez', 'annule')} {thing(t.card, c) if t.card else 'une carte'}")


LEAVING = {
    "": ("perdre", "perdu{e}{s}"),
    "forfeited": ("comptabiliser", "comptabilisé{e}{s} en perte"),
    "eaten": ("dévorer", "dévoré{e}{s}"),
}


def _about_to_be_lost(t: lang.Trigger, c: Context) -> str:
    if t.of == "cancelled":
        return _cancelling(t, c)
    verb, done = LEAVING[t.of]
    return did(t, c, verb, done, "est sur le point d'être")


moments(
    {
        "lost": lambda t, c: did(t, c, "perdre", "perdu{e}{s}"),
        "about-to-be-lost": _about_to_be_lost,
    }
)
