"""French. Cards that leave the table or come back to it, and cards that are stacked."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    HERS,
    a,
    amount,
    de,
    decimal,
    deed,
    describe,
    did,
    join,
    moments,
    order,
    phrase,
    says,
    si,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context
from cantina.text.lexicon import agree


def of_them(what: lang.Filter, number: Any, c: Context, mine: str = "") -> str:
    """So many of some cards; `mine`: the player who chooses among cards of his own."""
    found = describe(what, c)
    if mine:
        own = {mine: "self"} if mine != "you" else {}
        found = tuple(msgspec.structs.replace(noun, owner=own.get(noun.owner, noun.owner)) for noun in found)
    hers = any(noun.owner in HERS for noun in found)
    said = join(found, "many" if hers else "bare", "ou", "de" if hers else "")
    if number == 1:
        return f"{'une' if said.fem else 'un'} {said.text}" if hers else join(found, "a").text
    if isinstance(number, int | float):
        return f"{decimal(number)} {said.text}"
    return f"un nombre {said.text if hers else de(said.text)} égal {a(amount(number, c))}"


@says(lang.CancelCard)
def _cancel_card(node: lang.CancelCard, c: Context) -> Clause:
    return order("annuler", "annulez", thing(node.what, c))


@says(lang.Lose)
def _lose(node: lang.Lose, c: Context) -> Clause:
    if node.forfeited:
        said = join(describe(node.what, c), "many")
        done = agree(f"{'sont' if said.many else 'est'} comptabilisé{{e}}{{s}} en perte", said.fem, said.many)
        return Clause(f"{said.text} {done}", f"comptabiliser {said.text} en perte")
    said = join(describe(node.what, c), "many")
    to_ = f"perdre {said.text}" if node.what == lang.SELF else f"faire perdre {said.text}"
    return Clause(f"{said.text} {'vont' if said.many else 'va'} à la pile perdue", to_)


@says(lang.LoseChosen)
def _lose_chosen(node: lang.LoseChosen, c: Context) -> Clause:
    what = of_them(node.what, node.number, c, node.by)
    return deed(node.by, "choisir et perdre", "choisissez et perdez", "choisit et perd", what)


@says(lang.StackHere)
def _stack_here(node: lang.StackHere, c: Context) -> Clause:
    return order("placer", "placez", f"{thing(node.what, c, 'the')} ici")


@says(lang.TakeIntoHand)
def _take_into_hand(node: lang.TakeIntoHand, c: Context) -> Clause:
    return order("prendre", "prenez", f"{thing(node.what, c, 'the')} en main")


@says(lang.ReturnToTable)
def _return_to_table(node: lang.ReturnToTable, c: Context) -> Clause:
    return order("remettre", "remettez", f"{thing(node.what, c, 'the')} à la localisation d'où elle vient")


@says(lang.ReturnToHand)
def _return_to_hand(node: lang.ReturnToHand, c: Context) -> Clause:
    rest = f"{thing(node.what, c, 'the')} et toutes les cartes posées dessus dans la main de leurs propriétaires"
    return order("remettre", "remettez", rest)


@says(lang.LostIf)
def _lost_if(node: lang.LostIf, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    fate = agree("annulé{e}{s}" if node.cancelled else "perdu{e}{s}", said.fem, said.many)
    return f"{said.text} {'sont' if said.many else 'est'} {fate} {_whenever(node.when, c)}"


def _whenever(condition: lang.Condition, c: Context) -> str:
    """Une condition qui décide aussitôt : « si … n'est plus … »."""
    part = condition.part if isinstance(condition, lang.Unless) else None
    if isinstance(part, lang.Fits):
        return si(phrase(part, c).replace(" est ", " n'est plus ", 1))
    return when(condition, c)


@says(lang.InsteadOfLost)
def _instead_of_lost(node: lang.InsteadOfLost, c: Context) -> str:
    said = join(describe(node.what, c), "many")
    about = agree("{est|est|sont|sont} sur le point d'être perdu{e}{s}", said.fem, said.many)
    go = "vont" if said.many else "va"
    return f"{said.text} qui {about} {go} plutôt à la {lexicon.PILES[node.pile][1]}"


moments(
    {
        "lost": lambda t, c: did(t, c, "perdre", "perdu{e}{s}"),
        "about-to-be-lost": lambda t, c: did(t, c, "perdre", "perdu{e}{s}", "est sur le point d'être"),
    }
)
