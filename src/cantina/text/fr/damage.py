"""French. The damage segment: battle damage, attrition, forfeiting."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import (
    at,
    describe,
    did,
    do,
    join,
    moments,
    says,
)
from cantina.text.grammar import Clause, Context, Noun, Nouns
from cantina.text.lexicon import agree


@says(lang.NothingToForfeit)
def _nothing_to_forfeit(node: lang.NothingToForfeit, c: Context) -> str:
    left = do(node.player, "n'y avez", "n'y a")
    return f"{left} plus aucune carte qui puisse être comptabilisée en perte"


@says(lang.ForfeitedFrom)
def _forfeited_from(node: lang.ForfeitedFrom, c: Context) -> Nouns:
    return (Noun(more=(f"comptabilisé{{e}}{{s}} en perte ce tour-ci {at(node.place, c)}",)),)


@says(lang.ForfeitFromHand)
def _forfeit_from_hand(node: lang.ForfeitFromHand, c: Context) -> str:
    return (
        "pendant le segment des dommages d'une bataille que vous avez perdue, vous pouvez comptabiliser en perte des "
        "cartes de votre main dotées d'une valeur de perte"
    )


@says(lang.Forfeit)
def _forfeit(node: lang.Forfeit, c: Context) -> Clause:
    said = join(describe(node.what, c), "many")
    done = agree(f"{'sont' if said.many else 'est'} comptabilisé{{e}}{{s}} en perte", said.fem, said.many)
    return Clause(f"{said.text} {done}", f"comptabiliser {said.text} en perte")


@says(lang.MayForfeit)
def _may_forfeit(node: lang.MayForfeit, c: Context) -> str:
    return f"vous pouvez comptabiliser en perte {join(describe(node.what, c), 'many').text}"


@says(lang.ForfeitInPlace)
def _forfeit_in_place(node: lang.ForfeitInPlace, c: Context) -> str:
    said = join(describe(lang.HIT & node.of, c), "a", preposition="de")
    restored = agree("rétabli{e}", said.fem)
    who = c.title or "cette carte"
    return f"vous pouvez comptabiliser {who} en perte à la place {said.text}, qui est alors {restored}"


moments(
    {
        "forfeited": lambda t, c: did(t, c, "comptabiliser en perte", "comptabilisé{e}{s} en perte"),
    }
)
