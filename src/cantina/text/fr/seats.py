"""French. Room aboard ships and vehicles, and what cards carry."""

from __future__ import annotations

import msgspec

from cantina import lang
from cantina.text import lexicon
from cantina.text.fr.phrases import describe, join, que, says, some, thing
from cantina.text.grammar import Context, Noun, Nouns, with_this_card
from cantina.text.lexicon import listed


@says(lang.Aboard)
def _aboard(node: lang.Aboard, c: Context) -> Nouns:
    seat = f" comme {lexicon.SEATS[node.seat][1]}" if node.seat else ""
    if (ship := with_this_card(node.what)) is not None:
        same = tuple(msgspec.structs.replace(noun, determiner="même") for noun in describe(ship, c))
        return (
            Noun(where=(f"à bord {join(same, 'a', preposition='de').text} {que(c.title or 'cette carte')}{seat}",)),
        )
    return (Noun(where=(f"à bord {thing(node.what, c, preposition='de')}{seat}",)),)


@says(lang.Carrying)
def _carrying(node: lang.Carrying, c: Context) -> Nouns:
    if node.aboard or node.seat or isinstance(node.what, lang.Self):
        seat = f" comme {lexicon.SEATS[node.seat][1]}" if node.seat else ""
        return (Noun(where=(f"avec {thing(node.what, c)} à bord{seat}",)),)
    return (Noun(where=(f"équipé{{e}}{{s}} {thing(node.what, c, preposition='de')}",)),)


@says(lang.Upon)
def _upon(node: lang.Upon, c: Context) -> Nouns:
    return (Noun(where=(f"sur {thing(node.what, c)}",)),)


@says(lang.NotAboard)
def _not_aboard(node: lang.NotAboard, c: Context) -> str:
    said = join(describe(node.who, c), "many")
    can = "ne peuvent pas" if said.many else "ne peut pas"
    deed = f"prendre une place de {lexicon.noun(node.seat).fr}" if node.seat else "être"
    return f"{said.text} {can} {deed} à bord {thing(node.what, c, 'a', preposition='de')}"


ROOM = {
    "pilots": ("pilote", "pilotes"), "drivers": ("conducteur", "conducteurs"), "passengers": ("passager", "passagers"),
    "either": ("pilote ou passager", "pilotes ou passagers"), "astromechs": ("astromécano", "astromécanos"),
    "vehicles": ("véhicule", "véhicules"), "starfighters": ("chasseur stellaire", "chasseurs stellaires"),
    "ties": ("TIE", "TIE"),
}  # fmt: skip


@says(lang.Carries)
def _carries(node: lang.Carries, c: Context) -> str:
    room = [_seats(kind, node, c) for kind in ROOM if getattr(node, kind) not in (0, lang.UNLIMITED)]
    room += _no_limit([names[1] for kind, names in ROOM.items() if getattr(node, kind) == lang.UNLIMITED])
    only = f" (seulement {thing(node.only, c, 'many')})" if node.only is not None else ""
    return f"capacité : {listed(room, 'et') or 'aucune'}{only}"


def _seats(kind: str, node: lang.Carries, c: Context) -> str:
    chosen = {"pilots": node.pilot, "vehicles": node.cargo, "starfighters": node.fighter}.get(kind)
    who = f" (seulement {thing(chosen, c, 'many')})" if chosen is not None else ""
    return some(getattr(node, kind), *ROOM[kind], c) + who


def _no_limit(names: list[str]) -> list[str]:
    return [f"{listed(names, 'et')} sans limite"] if names else []


@says(lang.CarriedLikeVehicle)
def _carried_like_vehicle(node: lang.CarriedLikeVehicle, c: Context) -> str:
    return "peut être transporté comme un véhicule"
