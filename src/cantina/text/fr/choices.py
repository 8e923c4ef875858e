"""French. Choices: which cards, how many of them, in which zone, by whom; an amount or a pile instead of cards."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import (
    a,
    amount,
    at,
    de,
    deed,
    denies,
    describe,
    group,
    join,
    owned,
    phrase,
    says,
    thing,
    when,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns, holder_of, one_of_them, worked_out_number
from cantina.text.lexicon import agree, listed


@says(lang.Table)
def _on_table(node: lang.Table, c: Context) -> str:
    return "sur la table" if node.at is None else at(node.at, c)


@says(lang.In)
def _in(node: lang.In, c: Context) -> str:
    if node.pile == "out-of-play":
        return "hors jeu"
    return f"dans {pile(node)}"


@says(lang.Outside)
def _outside(node: lang.Outside, c: Context) -> str:
    return "hors de votre deck"


@says(lang.On)
def _on(node: lang.On, c: Context) -> str:
    return upon(node, c)


@says(lang.StackedOn)
def _stacked_on(node: lang.StackedOn, c: Context) -> Nouns:
    where = "ici" if node.card == lang.SELF else f"sur {thing(node.card, c)}"
    return (Noun(where=(f"placé{{e}}{{s}} {where}",)),)


@says(lang.Holding)
def _holding(node: lang.Holding, c: Context) -> Nouns:
    if node.most is None and node.least == 1:
        return (Noun(more=(f"ayant {thing(node.what, c)}",)),)
    number = f"au moins {node.least}" if node.most is None else f"moins de {node.most + 1}"
    return (Noun(more=(f"ayant {number} {join(describe(node.what, c), 'bare').text}",)),)


@says(lang.InPile)
def _in_pile(node: lang.InPile, c: Context) -> Nouns:
    return (Noun(after=(f"d'une {lexicon.PILES[node.pile][1]}",)),)


@says(lang.UnderStack)
def _under_stack(node: lang.UnderStack, c: Context) -> Nouns:
    return (Noun(where=(f"avec {thing(node.what, c)} dessous",)),)


@says(lang.AmountUpTo)
def _amount_up_to(node: lang.AmountUpTo, c: Context) -> Clause:
    return deed(lang.YOU, "choisir", "choisissez", "choisit", f"un nombre de {node.least} {a(amount(node.most, c))}")


@says(lang.EitherPile)
def _either_pile(node: lang.EitherPile, c: Context) -> Clause:
    piles = listed([f"la {lexicon.PILES[pile][1]}" for pile in node.piles], "ou")
    return deed(lang.YOU, "choisir", "choisissez", "choisit", f"{piles} de l'un des joueurs")


@says(lang.Choice)
def _choice(node: lang.Choice, c: Context) -> Clause:
    """As it is made while an action is initiated."""
    if node.how == "choose" and node.number is None:
        return deed(node.by, "choisir", "choisissez", "choisit", found(node, c))
    return deed(node.by, "cibler", "ciblez", "cible", found(node, c))


@says(lang.ForEach)
def _for_each(node: lang.ForEach, c: Context) -> Clause:
    chosen = f"choisissez {which(node.what, c)}{inside(node.what.among, c)}"
    return Clause(f"{chosen} ; pour chacune de ces cartes, {group(node.do, c)}")


def pile(zone: lang.In) -> str:
    """A hand or pile with its owner."""
    return owned(zone.whose, lexicon.PILES[zone.pile][1], True)


def upon(zone: lang.On, c: Context) -> str:
    """On this card or another one."""
    there = "ici" if zone.card == lang.SELF else f"sur {thing(zone.card, c)}"
    return f"face cachée {there}" if zone.face_down else there


def found(choice: lang.Choice, c: Context) -> str:
    """The cards of a choice, and where they are."""
    if choice.how == "top" and choice.what is None:
        assert isinstance(choice.among, lang.In)
        end = "dessous" if choice.from_below else "dessus"
        named = owned(holder_of(choice.among, c), lexicon.PILES[choice.among.pile][1], True)
        return f"{_tops(choice.number, c, end, choice.at_most)} {de(named)}"
    return f"{which(choice, c, inside(choice.among, c))}{at_random(choice, c)}"


def at_random(choice: lang.Choice, c: Context) -> str:
    """That chance decides, if it does."""
    if choice.how != "random":
        return ""
    said = join(nouns_of(choice, c), "a")
    return agree(" choisi{e}{s} au hasard", said.fem, choice.number != 1)


def which(choice: lang.Choice, c: Context, where: str = "") -> str:
    """The cards of a choice: "un droïde", "au plus 3 droïdes", "tous les droïdes"; and where, if that is to be said."""
    if choice.how != "top" and worked_out_number(choice):
        most, many = "au plus " if choice.at_most else "", join(nouns_of(choice, c), "bare").text
        return f"{most}un nombre {de(many)}{where} égal {a(amount(choice.number, c))}"
    return _so_many(choice, c) + where


def _so_many(choice: lang.Choice, c: Context) -> str:
    nouns, number = nouns_of(choice, c), choice.number
    if choice.how == "all":
        said = join(nouns, "many")
        return f"{'toutes' if said.fem else 'tous'} {said.text}"
    if choice.how == "top":
        assert isinstance(choice.among, lang.In)
        return f"{join(nouns, 'the').text} le plus près du dessus {de(pile(choice.among))}"
    if number == 1:
        return f"une {de(join(nouns, 'the').text)}" if one_of_them(choice) else join(nouns, "a").text
    if choice.named_before:
        return f"ce que vous voulez {de(join(nouns, 'the').text)}"
    if number is None:
        hers = any(noun.owner for noun in nouns)
        some = join(nouns, "many", preposition="de").text if hers else de(join(nouns, "bare").text)
        return f"un nombre quelconque {some}"
    most = "au plus " if choice.at_most else ""
    hers = any(noun.owner for noun in nouns)
    many = join(nouns, "many", preposition="de").text if hers else join(nouns, "bare").text
    return f"{most}{amount(number, c)} {many}"


def nouns_of(choice: lang.Choice, c: Context) -> Nouns:
    """The cards of a choice as a noun phrase, not yet in words."""
    return (Noun(),) if choice.what is None else describe(choice.what, c)


def _tops(number: Any, c: Context, end: str, at_most: bool = False) -> str:
    """So many cards from one end of a pile."""
    if at_most:
        return f"jusqu'à {amount(number, c)} cartes du {end}"
    if isinstance(number, lang.Depends):
        return f"{_tops(number.otherwise, c, end)} (ou {_tops(number.then, c, end)} {when(number.when, c)})"
    return f"la carte du {end}" if number == 1 else f"les {amount(number, c)} cartes du {end}"


def inside(zone: lang.Zone, c: Context) -> str:
    """Where the cards are that are chosen among, if that needs words."""
    if isinstance(zone, lang.In):
        return " en main" if zone == lang.In("hand") else f" {de(pile(zone))}"
    if isinstance(zone, lang.Outside):
        return f" {phrase(zone, c)}"
    if isinstance(zone, lang.On):
        this = c.title if c.trigger is not None and c.title else "cette carte"  # not the card that the moment is about
        return f" sous {this}" if zone.card == lang.SELF else f" {upon(zone, c)}"
    return f" {at(zone.at, c)}" if isinstance(zone, lang.Table) and zone.at is not None else ""


def source(choice: lang.Choice, c: Context) -> str:
    """Where cards come from, if that needs words."""
    if choice.how == "top" or one_of_them(choice):
        return ""
    if isinstance(choice.among, lang.In):
        return f" {de(whose(choice.among, choice.by))}"
    return inside(choice.among, c)


def whose(zone: lang.In, by: lang.Player) -> str:
    """A hand or pile; of the one who chooses, if that is not you, it is "sa main"."""
    return f"sa {lexicon.PILES[zone.pile][1]}" if zone.whose == by != lang.YOU else pile(zone)


def reshuffled(order: str, infinitive: str, rest: str, choice: lang.Choice) -> Clause:
    """A clause about cards of a pile that is shuffled in the end, if it was searched."""
    if choice.searched != "reserve":
        return Clause(f"{order} {rest}", f"{infinitive} {rest}")
    return Clause(f"{order} {rest}, puis mélangez-la", f"{infinitive} {rest}, puis la mélanger")


def goal(to: lang.Zone, c: Context, whose: lang.Player | str) -> str:
    """Where cards of an owner go: "en main", "dans votre pile utilisée", "sur votre pile de Force", "ici"."""
    if isinstance(to, lang.On):
        return upon(to, c)
    if isinstance(to, lang.Table):
        return _on_table(to, c)
    assert isinstance(to, lang.In)
    if to.pile == "hand":
        return "en main"
    if to.pile == "out-of-play":
        return "hors jeu"
    where = "sous" if to.under else "dans" if to.pile in ("used", "lost") else "sur"
    where = f"face visible {where}" if to.face_up else where
    name = lexicon.PILES[to.pile][1]
    if isinstance(whose, lang.Player):
        return f"{where} {owned(whose, name, True)}"
    named = {"": "", "owner": " de son propriétaire", "owners": " de leurs propriétaires"}
    return f"{where} la {name}{named[whose]}"


@says(lang.IsIn)
def _is_in(node: lang.IsIn, c: Context) -> str:
    return f"{thing(node.what, c, 'a')} se trouve {phrase(node.among, c)}"


@denies(lang.IsIn)
def _is_not_in(node: lang.IsIn, c: Context) -> str:
    said = join(describe(node.what, c), "bare")
    return f"{'aucune' if said.fem else 'aucun'} {said.text} ne se trouve {phrase(node.among, c)}"
