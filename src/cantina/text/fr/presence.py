"""French. Who occupies and controls a location, and with how much power."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import do, head_of, que, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Occupied)
def _occupied(node: lang.Occupied, c: Context) -> Nouns:
    deed_ = do(node.by, "contrôlez", "contrôle") if node.controlled else do(node.by, "occupez", "occupe")
    return (Noun(more=(que(deed_),), place=True),)


@says(lang.Unoccupied)
def _unoccupied(node: lang.Unoccupied, c: Context) -> Nouns:
    return (Noun(after=("inoccupé{e}{s}",), place=True),)


@says(lang.Battleground)
def _battleground(node: lang.Battleground, c: Context) -> Nouns:
    return (Noun((head_of("battleground"),), place=True),)


@says(lang.Controls)
def _controls(node: lang.Controls, c: Context) -> str:
    return f"{do(node.player, 'contrôlez', 'contrôle')} {thing(node.place, c)}"


@says(lang.Occupies)
def _occupies(node: lang.Occupies, c: Context) -> str:
    return f"{do(node.player, 'occupez', 'occupe')} {thing(node.place, c)}"
