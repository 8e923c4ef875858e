"""French. Who occupies and controls a location, and with how much power."""

from __future__ import annotations

import re

from cantina import lang
from cantina.text.fr.phrases import denies, do, head_of, que, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Occupied)
def _occupied(node: lang.Occupied, c: Context) -> Nouns:
    deed_ = do(node.by, "contrôlez", "contrôle") if node.controlled else do(node.by, "occupez", "occupe")
    using = "" if node.using is None else f" avec {thing(node.using, c)}"
    return (Noun(more=(que(deed_) + using,), place=True),)


@says(lang.Unoccupied)
def _unoccupied(node: lang.Unoccupied, c: Context) -> Nouns:
    return (Noun(after=("inoccupé{e}{s}",), place=True),)


@says(lang.BringsAbility)
def _brings_ability(node: lang.BringsAbility, c: Context) -> Nouns:
    return (Noun(more=("doté{e}{s} d'habileté (fût-ce par un pilote permanent)",)),)


@says(lang.Battleground)
def _battleground(node: lang.Battleground, c: Context) -> Nouns:
    return (Noun((head_of("battleground"),), place=True),)


@says(lang.Controls)
def _controls(node: lang.Controls, c: Context) -> str:
    return f"{do(node.player, 'contrôlez', 'contrôle')} {_held(node, c)}"


def _held(node: lang.Controls | lang.Occupies, c: Context) -> str:
    """Which locations, how many of them, and with what."""
    one, several = thing(node.place, c), f"au moins {node.least} {thing(node.place, c, 'bare', 'ou')}"
    using = "" if node.using is None else f" avec {thing(node.using, c)}"
    return (one if node.least == 1 else several) + using


@denies(lang.Controls)
def _controls_none(node: lang.Controls, c: Context) -> str:
    return f"{do(node.player, 'ne contrôlez', 'ne contrôle')} {_none(_held(node, c))}"


@denies(lang.Occupies)
def _occupies_none(node: lang.Occupies, c: Context) -> str:
    occupy = do(node.player, "n'occupez", "n'occupe")
    return f"{occupy} {_none(_held(node, c))}"


def _none(said: str) -> str:
    """A name or a number takes "pas", anything else "aucun"."""
    none = re.sub(r"^une? ", lambda match: f"auc{match[0]}", said)
    return none if none != said else f"pas {said}"


@says(lang.Occupies)
def _occupies(node: lang.Occupies, c: Context) -> str:
    return f"{do(node.player, 'occupez', 'occupe')} {_held(node, c)}"
