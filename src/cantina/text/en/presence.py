"""English. Who occupies and controls a location, and with how much power."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import denies, do, head_of, says, thing
from cantina.text.grammar import Context, Noun, Nouns


@says(lang.Occupied)
def _occupied(node: lang.Occupied, c: Context) -> Nouns:
    deed = do(node.by, "control", "controls") if node.controlled else do(node.by, "occupy", "occupies")
    using = "" if node.using is None else f" with {thing(node.using, c)}"
    return (Noun(after=(f"that {deed}{using}",), place=True),)


@says(lang.Unoccupied)
def _unoccupied(node: lang.Unoccupied, c: Context) -> Nouns:
    return (Noun(before=("unoccupied",), place=True),)


@says(lang.BringsAbility)
def _brings_ability(node: lang.BringsAbility, c: Context) -> Nouns:
    return (Noun(after=("with ability (be it a permanent pilot's)",)),)


@says(lang.Battleground)
def _battleground(node: lang.Battleground, c: Context) -> Nouns:
    return (Noun((head_of("battleground"),), place=True),)


@says(lang.Controls)
def _controls(node: lang.Controls, c: Context) -> str:
    return f"{do(node.player, 'control', 'controls')} {_held(node, c)}"


@denies(lang.Controls)
def _controls_none(node: lang.Controls, c: Context) -> str:
    return f"{_not(node.player)} control {_held(node, c)}"


@denies(lang.Occupies)
def _occupies_none(node: lang.Occupies, c: Context) -> str:
    return f"{_not(node.player)} occupy {_held(node, c)}"


def _held(node: lang.Controls | lang.Occupies, c: Context) -> str:
    """Which locations, how many of them, and with what."""
    one, several = thing(node.place, c), f"at least {node.least} {thing(node.place, c, 'bare', 'or')}"
    using = "" if node.using is None else f" with {thing(node.using, c)}"
    return (one if node.least == 1 else several) + using


def _not(who: lang.Player) -> str:
    return do(who, "do not", "does not")


@says(lang.Occupies)
def _occupies(node: lang.Occupies, c: Context) -> str:
    return f"{do(node.player, 'occupy', 'occupies')} {_held(node, c)}"
