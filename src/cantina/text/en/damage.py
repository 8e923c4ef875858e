"""English. The damage segment: battle damage, attrition, forfeiting."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import (
    at,
    describe,
    did,
    do,
    join,
    moments,
    says,
    thing,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns


@says(lang.NothingToForfeit)
def _nothing_to_forfeit(node: lang.NothingToForfeit, c: Context) -> str:
    return f"{do(node.player, 'have', 'has')} no card left in it that can be forfeited"


@says(lang.ForfeitedFrom)
def _forfeited_from(node: lang.ForfeitedFrom, c: Context) -> Nouns:
    return (Noun(after=(f"forfeited this turn {at(node.place, c, 'from')}",)),)


@says(lang.ForfeitFromHand)
def _forfeit_from_hand(node: lang.ForfeitFromHand, c: Context) -> str:
    return "during the damage segment of a battle you lost, you may forfeit cards with a forfeit value from your hand"


@says(lang.Forfeit)
def _forfeit(node: lang.Forfeit, c: Context) -> Clause:
    said = join(describe(node.what, c), "many")
    return Clause(f"{said.text} {'are' if said.many else 'is'} forfeited", f"forfeit {said.text}")


@says(lang.MayForfeit)
def _may_forfeit(node: lang.MayForfeit, c: Context) -> str:
    return f"you may forfeit {join(describe(node.what, c), 'many').text}"


@says(lang.ForfeitInPlace)
def _forfeit_in_place(node: lang.ForfeitInPlace, c: Context) -> str:
    what = thing(lang.HIT & node.of, c)
    return f"{c.title or 'this card'} may be forfeited in place of {what}, which is then restored"


moments(
    {
        "forfeited": lambda t, c: did(t, c, "forfeited", "from"),
    }
)
