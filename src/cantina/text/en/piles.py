"""English. Hands and piles: looked at, drawn from, searched, shuffled."""

from __future__ import annotations

from typing import Any

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import added_if, amount, deed, owner, says, some, thing, when
from cantina.text.grammar import Clause, Context


@says(lang.HandSize)
def _hand_size(node: lang.HandSize, c: Context) -> str:
    return f"the number of cards in {owner(node.player)} hand"


@says(lang.CutHand)
def _cut_hand(node: lang.CutHand, c: Context) -> Clause:
    rest = f"all but {node.down_to} cards of the opponent's hand, chosen at random, in the Used Pile"
    return deed("you", "place", "places", rest)


@says(lang.LoseDuplicates)
def _lose_duplicates(node: lang.LoseDuplicates, c: Context) -> Clause:
    rest = "the opponent's hand; all cards of which it holds two or more with the same title are lost"
    return deed("you", "reveal", "reveals", rest)


@says(lang.HandToUsedPile)
def _hand_to_used(node: lang.HandToUsedPile, c: Context) -> Clause:
    return deed("you", "place", "places", "your entire hand in your Used Pile")


@says(lang.DrawCards)
def _draw_cards(node: lang.DrawCards, c: Context) -> Clause:
    number = node.number
    if isinstance(number, int):
        return deed("you", "draw", "draws", f"{some(number, 'card', 'cards', c)} from your Reserve Deck")
    extra = ""
    if isinstance(number, lang.Plus) and isinstance(number.right, lang.Depends):
        number, extra = number.left, f" {added_if(number.right, c)}"
    return deed("you", "draw", "draws", f"{amount(number, c)} cards from your Reserve Deck{extra}")


@says(lang.FetchFromReserve)
def _fetch(node: lang.FetchFromReserve, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c)} into hand from your Reserve Deck, then reshuffle")


@says(lang.RetrieveChosen)
def _retrieve_chosen(node: lang.RetrieveChosen, c: Context) -> Clause:
    what = thing(node.what, c, "bare", "or")
    if isinstance(node.most, int | float):
        return deed("you", "retrieve", "retrieves", f"up to {amount(node.most, c)} {what} from your Lost Pile")
    limit = f"at most as many as {amount(node.most, c)}"
    return deed("you", "retrieve", "retrieves", f"cards of your choice from your Lost Pile ({what}), {limit}")


@says(lang.RegenerateTop)
def _regenerate(node: lang.RegenerateTop, c: Context) -> Clause:
    return deed("you", "take", "takes", f"{thing(node.what, c, 'the')} nearest the top of your Lost Pile into hand")


@says(lang.ShufflePile)
def _shuffle(node: lang.ShufflePile, c: Context) -> Clause:
    what = f"{owner(node.player)} Reserve Deck" if node.player else "that pile"
    return Clause(f"shuffle {what}", f"shuffle {what}")


@says(lang.PeekTop)
def _peek(node: lang.PeekTop, c: Context) -> Clause:
    return deed("you", "peek", "peeks", f"at {_top(node.number, c)} of {owner(node.whose)} Reserve Deck")


def _top(number: Any, c: Context) -> str:
    if isinstance(number, lang.Depends):
        return f"{_top(number.otherwise, c)} (or {_top(number.then, c)} {when(number.when, c)})"
    return "the top card" if number == 1 else f"the top {amount(number, c)} cards"


@says(lang.TopToForcePile)
def _top_to_force(node: lang.TopToForcePile, c: Context) -> Clause:
    return deed("you", "move", "moves", "that card to your Force Pile")


@says(lang.LookAtHand)
def _look_at_hand(node: lang.LookAtHand, c: Context) -> Clause:
    if node.may_discard is None:
        return deed("you", "look at", "looks at", "opponent's hand")
    rest = f"opponent's hand; you may put {thing(node.may_discard, c)} found there on opponent's Used Pile"
    return deed("you", "look at", "looks at", rest)


@says(lang.ScavengePile)
def _scavenge(node: lang.ScavengePile, c: Context) -> Clause:
    pile = f"{owner(node.whose)} {lexicon.PILES[node.pile][0]}"
    return deed("you", "search", "searches", f"{pile}; all {thing(node.what, c, 'many')} there are lost")
