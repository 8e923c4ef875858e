"""English. Choices: which cards, how many of them, in which zone, by whom; an amount or a pile instead of cards."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import (
    amount,
    at,
    denies,
    describe,
    group,
    join,
    owner,
    phrase,
    player_clause,
    says,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns, holder_of, one_of_them, worked_out_number
from cantina.text.lexicon import listed


@says(lang.Table)
def _on_table(node: lang.Table, c: Context) -> str:
    return "on table" if node.at is None else at(node.at, c)


@says(lang.In)
def _in(node: lang.In, c: Context) -> str:
    if node.pile == "out-of-play":
        return "out of play"
    return f"in {pile(node)}"


@says(lang.Outside)
def _outside(node: lang.Outside, c: Context) -> str:
    return "outside your deck"


@says(lang.On)
def _on(node: lang.On, c: Context) -> str:
    return f"stacked {upon(node, c)}"


@says(lang.StackedOn)
def _stacked_on(node: lang.StackedOn, c: Context) -> Nouns:
    return (Noun(where=("stacked here" if node.card == lang.SELF else f"stacked on {thing(node.card, c)}",)),)


@says(lang.Holding)
def _holding(node: lang.Holding, c: Context) -> Nouns:
    if node.most is None and node.least == 1:
        return (Noun(after=(f"with {thing(node.what, c)}",)),)
    number = f"{node.least} or more" if node.most is None else f"fewer than {node.most + 1}"
    return (Noun(after=(f"with {number} {thing(node.what, c, 'many')}",)),)


@says(lang.InPile)
def _in_pile(node: lang.InPile, c: Context) -> Nouns:
    return (Noun(after=(f"in a {lexicon.PILES[node.pile][0]}",)),)


@says(lang.UnderStack)
def _under_stack(node: lang.UnderStack, c: Context) -> Nouns:
    return (Noun(where=(f"with {thing(node.what, c)} under it",)),)


@says(lang.AmountUpTo)
def _amount_up_to(node: lang.AmountUpTo, c: Context) -> Clause:
    return player_clause(lang.YOU, "choose", "chooses", f"a number from {node.least} to {amount(node.most, c)}")


@says(lang.EitherPile)
def _either_pile(node: lang.EitherPile, c: Context) -> Clause:
    piles = listed([lexicon.PILES[pile][0] for pile in node.piles], "or")
    return player_clause(lang.YOU, "choose", "chooses", f"either player's {piles}")


@says(lang.Choice)
def _choice(node: lang.Choice, c: Context) -> Clause:
    """As it is made while an action is initiated."""
    if node.how == "choose" and node.number is None:
        return player_clause(node.by, "choose", "chooses", found(node, c))
    return player_clause(node.by, "target", "targets", found(node, c))


@says(lang.ForEach)
def _for_each(node: lang.ForEach, c: Context) -> Clause:
    return Clause(f"choose {which(node.what, c)}{inside(node.what.among, c)}; for each of them, {group(node.do, c)}")


def pile(zone: lang.In) -> str:
    """A hand or pile with its owner; one's own hand is just "hand"."""
    name = lexicon.PILES[zone.pile][0]
    return name if zone == lang.In("hand") else f"{owner(zone.whose)} {name}"


def upon(zone: lang.On, c: Context) -> str:
    """On this card or another one."""
    there = "here" if zone.card == lang.SELF else f"on {thing(zone.card, c)}"
    return f"face down {there}" if zone.face_down else there


def found(choice: lang.Choice, c: Context) -> str:
    """The cards of a choice, and where they are."""
    if choice.how == "top" and choice.what is None:
        end = "bottom" if choice.from_below else "top"
        return f"{_tops(choice.number, c, end, choice.at_most)} of {_of(choice, c)}"
    at_random = ", chosen at random" if choice.how == "random" else ""
    return f"{which(choice, c, inside(choice.among, c))}{at_random}"


def _of(choice: lang.Choice, c: Context) -> str:
    assert isinstance(choice.among, lang.In)
    return f"{owner(holder_of(choice.among, c))} {lexicon.PILES[choice.among.pile][0]}"


def which(choice: lang.Choice, c: Context, where: str = "") -> str:
    """The cards of a choice: "a droid", "up to 3 droids", "any number of droids", "all droids"; and where, if that is
    to be said."""
    if choice.how != "top" and worked_out_number(choice):
        most, many = "up to " if choice.at_most else "", join(nouns_of(choice, c), "many").text
        return f"{most}a number of {many}{where} equal to {amount(choice.number, c)}"
    return _so_many(choice, c) + where


def _so_many(choice: lang.Choice, c: Context) -> str:
    nouns, number = nouns_of(choice, c), choice.number
    if choice.how == "all":
        return f"all {join(nouns, 'many').text}"
    if choice.how == "top":
        return f"{join(nouns, 'the').text} nearest the top of {_of(choice, c)}"
    if number == 1:
        return f"one of {join(nouns, 'the').text}" if one_of_them(choice) else join(nouns, "a").text
    if choice.named_before:
        return f"any of {join(nouns, 'the').text}"
    many = join(nouns, "many").text
    if number is None:
        return f"all but {choice.but} {many}" if choice.how == "random" else f"any number of {many}"
    most = "up to " if choice.at_most else ""
    of = "of " if any(noun.owner for noun in nouns) else ""
    return f"{most}{amount(number, c)} {of}{many}"


def nouns_of(choice: lang.Choice, c: Context) -> Nouns:
    """The cards of a choice as a noun phrase, not yet in words."""
    return (Noun(),) if choice.what is None else describe(choice.what, c)


def _tops(number: Any, c: Context, end: str, at_most: bool = False) -> str:
    """So many cards from one end of a pile."""
    if at_most:
        return f"up to {amount(number, c)} cards from the {end}"
    if isinstance(number, lang.Depends):
        return f"{_tops(number.otherwise, c, end)} (or {_tops(number.then, c, end)} {when(number.when, c)})"
    return f"the {end} card" if number == 1 else f"the {end} {amount(number, c)} cards"


def inside(zone: lang.Zone, c: Context) -> str:
    """Where the cards are that are chosen among, if that needs words."""
    if isinstance(zone, lang.In):
        return f" in {pile(zone)}"
    if isinstance(zone, lang.Outside):
        return f" {phrase(zone, c)}"
    if isinstance(zone, lang.On):
        return f" stacked {'on this card' if zone.card == lang.SELF else upon(zone, c)}"
    return f" {at(zone.at, c)}" if isinstance(zone, lang.Table) and zone.at is not None else ""


def source(choice: lang.Choice, c: Context) -> str:
    """Where cards come from, if that needs words."""
    if choice.how == "top" or one_of_them(choice):
        return ""
    if isinstance(choice.among, lang.In):
        own = choice.among.whose == choice.by
        if own and choice.among.pile == "hand":
            return " from hand"
        mine = own and choice.by != lang.YOU
        return f" from {f'their own {lexicon.PILES[choice.among.pile][0]}' if mine else pile(choice.among)}"
    return inside(choice.among, c)


def reshuffle(choice: lang.Choice) -> str:
    """The end of a search of a Reserve Deck."""
    return ", then reshuffle" if choice.searched == "reserve" else ""


def goal(to: lang.Zone, c: Context, whose: str) -> str:
    """Where cards of an owner go: "into hand", "in your Used Pile", "on your Force Pile", "here"."""
    if isinstance(to, lang.On):
        return upon(to, c)
    if isinstance(to, lang.Table):
        return _on_table(to, c)
    assert isinstance(to, lang.In)
    if to.pile == "hand":
        return "into hand"
    if to.pile == "out-of-play":
        return "out of play"
    where = "under" if to.under else "in" if to.pile in ("used", "lost") else "on"
    return f"{'face up ' if to.face_up else ''}{where} {whose} {lexicon.PILES[to.pile][0]}"


@says(lang.IsIn)
def _is_in(node: lang.IsIn, c: Context) -> str:
    return f"{thing(node.what, c, 'a')} is {phrase(node.among, c)}"


@denies(lang.IsIn)
def _is_not_in(node: lang.IsIn, c: Context) -> str:
    return f"no {thing(node.what, c, 'bare')} is {phrase(node.among, c)}"
