"""French. Hands and piles: looked at, drawn from, searched, shuffled."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import a, added_if, amount, de, order, owned, que, says, some, thing, when
from cantina.text.grammar import Clause, Context


@says(lang.HandSize)
def _hand_size(node: lang.HandSize, c: Context) -> str:
    return f"le nombre de cartes {de(owned(node.player, 'main', True))}"


@says(lang.CutHand)
def _cut_hand(node: lang.CutHand, c: Context) -> Clause:
    rest = f"dans la pile utilisée toutes les cartes de la main de l'adversaire sauf {node.down_to}, choisies au hasard"
    return order("placer", "placez", rest)


@says(lang.LoseDuplicates)
def _lose_duplicates(node: lang.LoseDuplicates, c: Context) -> Clause:
    rest = "la main de l'adversaire ; toutes les cartes qu'elle contient en plusieurs exemplaires vont à la pile perdue"
    return order("révéler", "révélez", rest)


@says(lang.HandToUsedPile)
def _hand_to_used(node: lang.HandToUsedPile, c: Context) -> Clause:
    return order("placer", "placez", "toute votre main dans votre pile utilisée")


@says(lang.DrawCards)
def _draw_cards(node: lang.DrawCards, c: Context) -> Clause:
    number = node.number
    if isinstance(number, int):
        return order("tirer", "tirez", f"{some(number, 'carte', 'cartes', c)} de votre pile de réserve")
    extra = ""
    if isinstance(number, lang.Plus) and isinstance(number.right, lang.Depends):
        number, extra = number.left, f" {added_if(number.right, c)}"
    return order("tirer", "tirez", f"de votre pile de réserve un nombre de cartes égal {a(amount(number, c))}{extra}")


@says(lang.FetchFromReserve)
def _fetch(node: lang.FetchFromReserve, c: Context) -> Clause:
    rest = f"en main {thing(node.what, c)} de votre pile de réserve, puis la mélanger"
    return Clause(f"prenez {rest.replace('la mélanger', 'mélangez-la')}", f"prendre {rest}")


@says(lang.RetrieveChosen)
def _retrieve_chosen(node: lang.RetrieveChosen, c: Context) -> Clause:
    what, most = thing(node.what, c, "bare", "ou"), amount(node.most, c)
    if isinstance(node.most, int | float):
        return order("récupérer", "récupérez", f"au plus {most} {what} de votre pile perdue")
    rest = f"des cartes de votre choix dans votre pile perdue ({what}), au plus autant {que(most)}"
    return order("récupérer", "récupérez", rest)


@says(lang.RegenerateTop)
def _regenerate(node: lang.RegenerateTop, c: Context) -> Clause:
    rest = f"en main {thing(node.what, c, 'the')} le plus près du dessus de votre pile perdue"
    return order("reprendre", "reprenez", rest)


@says(lang.ShufflePile)
def _shuffle(node: lang.ShufflePile, c: Context) -> Clause:
    what = owned(node.player, "pile de réserve", True) if node.player else "cette pile"
    return order("mélanger", "mélangez", what)


@says(lang.PeekTop)
def _peek(node: lang.PeekTop, c: Context) -> Clause:
    pile = de(owned(node.whose, "pile de réserve", True))
    return order("regarder", "regardez", f"{_top(node.number, c)} {pile}")


def _top(number: Any, c: Context) -> str:
    if isinstance(number, lang.Depends):
        return f"{_top(number.otherwise, c)} (ou {_top(number.then, c)} {when(number.when, c)})"
    return "la carte du dessus" if number == 1 else f"les {amount(number, c)} cartes du dessus"


@says(lang.TopToForcePile)
def _top_to_force(node: lang.TopToForcePile, c: Context) -> Clause:
    return order("placer", "placez", "cette carte sur votre pile de Force")


@says(lang.LookAtHand)
def _look_at_hand(node: lang.LookAtHand, c: Context) -> Clause:
    if node.may_discard is None:
        return order("regarder", "regardez", "la main de l'adversaire")
    put = f"vous pouvez placer {thing(node.may_discard, c)} de cette main sur la pile utilisée de l'adversaire"
    return order("regarder", "regardez", f"la main de l'adversaire ; {put}")


@says(lang.ScavengePile)
def _scavenge(node: lang.ScavengePile, c: Context) -> Clause:
    pile = owned(node.whose, lexicon.PILES[node.pile][1], True)
    what = thing(node.what, c, "many")
    return order("fouiller", "fouillez", f"{pile} ; {what} de cette pile vont à la pile perdue")
