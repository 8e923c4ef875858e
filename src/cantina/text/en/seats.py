"""English. Room aboard ships and vehicles, and what cards carry."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.text import lexicon
from cantina.text.en.phrases import describe, join, says, some, thing
from cantina.text.grammar import Context, Noun, Nouns, with_this_card
from cantina.text.lexicon import listed


@says(lang.Aboard)
def _aboard(node: lang.Aboard, c: Context) -> Nouns:
    seat = f" as {lexicon.SEATS[node.seat][0]}" if node.seat else ""
    if (ship := with_this_card(node.what)) is not None:
        same = tuple(msgspec.structs.replace(noun, determiner="the same") for noun in describe(ship, c))
        return (Noun(where=(f"aboard {join(same, 'a').text} as {c.title or 'this card'}{seat}",)),)
    return (Noun(where=(f"aboard {thing(node.what, c)}{seat}",)),)


@says(lang.Carrying)
def _carrying(node: lang.Carrying, c: Context) -> Nouns:
    if node.aboard or node.seat or isinstance(node.what, lang.Self):
        seat = f" as {lexicon.SEATS[node.seat][0]}" if node.seat else ""
        return (Noun(where=(f"with {thing(node.what, c)} aboard{seat}",)),)
    return (Noun(where=(f"carrying {thing(node.what, c)}",)),)


@says(lang.Upon)
def _upon(node: lang.Upon, c: Context) -> Nouns:
    return (Noun(where=(f"on {thing(node.what, c)}",)),)


@says(lang.NotAboard)
def _not_aboard(node: lang.NotAboard, c: Context) -> str:
    deed = f"take a {node.seat}'s seat aboard" if node.seat else "be aboard"
    return f"{thing(node.who, c, 'many')} may not {deed} {thing(node.what, c, 'many', 'or')}"


ROOM = {
    "pilots": ("pilot", "pilots"), "drivers": ("driver", "drivers"), "passengers": ("passenger", "passengers"),
    "either": ("pilot or passenger", "pilots or passengers"), "astromechs": ("astromech", "astromechs"),
    "vehicles": ("vehicle", "vehicles"), "starfighters": ("starfighter", "starfighters"), "ties": ("TIE", "TIEs"),
}  # fmt: skip


@says(lang.Carries)
def _carries(node: lang.Carries, c: Context) -> str:
    room = [_seats(kind, node, c) for kind in ROOM if getattr(node, kind) not in (0, lang.UNLIMITED)]
    room += _no_limit([names[1] for kind, names in ROOM.items() if getattr(node, kind) == lang.UNLIMITED])
    only = f" (only {thing(node.only, c, 'many')})" if node.only is not None else ""
    return f"carries {listed(room, 'and') or 'nobody'}{only}"


def _seats(kind: str, node: lang.Carries, c: Context) -> str:
    chosen = {"pilots": node.pilot, "vehicles": node.cargo, "starfighters": node.fighter}.get(kind)
    who = f" (only {thing(chosen, c, 'many')})" if chosen is not None else ""
    return some(getattr(node, kind), *ROOM[kind], c) + who


def _no_limit(names: list[str]) -> list[str]:
    return [f"unlimited {listed(names, 'and')}"] if names else []


@says(lang.CarriedLikeVehicle)
def _carried_like_vehicle(node: lang.CarriedLikeVehicle, c: Context) -> str:
    return "may be carried like a vehicle"
