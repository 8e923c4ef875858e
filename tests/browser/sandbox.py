"""Positions for the sandbox, as links carry them."""

from __future__ import annotations

import base64
import json
import re
import urllib.request
from typing import Any

from cantina.play.serialization import encode
from cantina.testing import Scenario

Draft = dict[str, Any]


def item(name: str, card: str, side: str, where: str, host: str = "", seat: str = "") -> Draft:
    """A card of a position."""
    made = {"name": name, "card": card, "side": side, "where": where, "host": host, "seat": seat}
    return {key: value for key, value in made.items() if value}


BATTLE: Draft = {
    "items": [
        item("c1", "1_131", "light", "location"),
        item("c2", "1_28", "light", "at", "c1"),
        item("c3", "1_30", "light", "at", "c1"),
        item("c4", "1_194", "dark", "at", "c1"),
        item("c5", "1_196", "dark", "at", "c1"),
        item("c6", "1_152", "light", "on", "c2"),
        item("c7", "1_80", "light", "hand"),
    ],
    "force": {"light": 6, "dark": 6},
    "turn": "light",
    "phase": "battle",
}


RELATED: Draft = {
    "items": [
        item("c1", "1_131", "light", "location"),
        item("c2", "1_129", "light", "location"),
        item("c3", "1_28", "light", "at", "c1"),
        item("c4", "1_194", "dark", "at", "c1"),
        item("c5", "1_196", "dark", "at", "c1"),
        item("c6", "1_312", "dark", "on", "c4"),
        item("c7", "1_211", "dark", "table"),
        item("c8", "1_69", "light", "hand"),
    ],
    "force": {"light": 6, "dark": 6},
    "turn": "light",
    "phase": "deploy",
}
"""A rack that takes a rifle, and an Effect in hand that wants a target."""


def sandbox_link(draft: Draft) -> str:
    """The path of the sandbox with that position in it."""
    packed = base64.urlsafe_b64encode(json.dumps(draft).encode()).decode().rstrip("=")
    return f"/sandbox#{packed}"


def scenario_link(url: str, s: Scenario) -> str:
    """The address of a sandbox with a scenario in it: whoever opens it plays both sides."""
    log = json.loads(encode(s.game.log))
    body = json.dumps({"log": log}).encode()
    request = urllib.request.Request(f"{url}/api/sandbox", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        opened = json.load(answer)
    return f"{url}/game/{opened['game']}#{opened['token']}"


def _showcase() -> Draft:
    items = [
        item("c1", "1_131", "light", "location"),
        item("c2", "1_129", "light", "location"),
        item("c3", "1_295", "dark", "location"),
        item("c4", "1_284", "dark", "location"),
        item("c5", "101_1", "light", "location"),
        item("c6", "101_2", "light", "at", "c1"),
        item("c7", "1_28", "light", "at", "c1"),
        item("c8", "1_152", "light", "on", "c7"),
        item("c9", "1_31", "light", "at", "c1"),
        item("c10", "1_194", "dark", "at", "c1"),
        item("c11", "1_196", "dark", "at", "c1"),
        item("c12", "1_315", "dark", "on", "c11"),
        item("c13", "1_30", "light", "at", "c2"),
        item("c14", "1_40", "light", "on", "c13"),
        item("c15", "1_194", "dark", "at", "c3"),
        item("c16", "1_181", "dark", "at", "c4"),
        item("c17", "1_26", "light", "at", "c5"),
        item("c18", "1_194", "dark", "at", "c5"),
    ]
    hand = ("1_28", "1_84", "1_98", "1_115", "1_153", "1_130", "1_12")
    items += [item(f"c{n}", card, "light", "hand") for n, card in enumerate(hand, 19)]
    items += [item("c30", "1_64", "light", "lost"), item("c31", "1_194", "dark", "lost")]
    return {"items": items, "force": {"light": 7, "dark": 4}, "turn": "light", "phase": "battle"}


SHOWCASE = _showcase()
"""A table with something to see everywhere."""


PLACES = {"light": "1_127 1_128 1_129 1_131 1_135 1_136 1_138 1_122", "dark": "1_295 2_143 1_287 1_284 1_288"}
"""Five systems and a moon that moves, with sites of three of them."""

CREWS = {
    "light": {
        "1_128": "1_11+1_154 1_19+1_155 1_28+1_152 1_28+1_153 1_30 1_31 1_9",
        "1_129": "1_149/1_20 1_5 1_12",
        "1_138": "1_17 1_10",
        "1_127": "1_143/2_3 1_146/1_27",
        "1_135": "103_1 1_144/2_23",
        "1_122": "1_140/1_23/1_13",
    },
    "dark": {
        "1_128": "1_168+1_324 1_194+1_312 1_194+1_317 1_196+1_315 1_172 1_190",
        "1_295": "1_194 1_194 1_177",
        "1_287": "1_179 1_178 1_164",
        "1_284": "1_181 1_170+1_311",
        "1_127": "1_301/1_167 1_304/1_173",
        "2_143": "1_306/1_174",
        "1_288": "1_302/1_180/1_165",
    },
}
"""Who is where: + what they carry, / who is aboard as a pilot."""

BESIDE = {"light": "1_60", "dark": "1_217"}
HANDS = {"light": "1_21 1_8 1_3 1_80 1_84 1_98 1_115 1_153 1_130", "dark": "1_182 1_196 1_310"}


def _crowded() -> Draft:
    items: list[Draft] = []

    def put(card: str, side: str, where: str, host: str = "", seat: str = "") -> str:
        items.append(item(f"c{len(items) + 1}", card, side, where, host, seat))
        return f"c{len(items)}"

    places = {card: put(card, side, "location") for side, cards in PLACES.items() for card in cards.split()}
    for side, crews in CREWS.items():
        for place, crew in crews.items():
            for each in crew.split():
                first, *rest = re.split(r"(?=[+/])", each)
                host = put(first, side, "at", places[place])
                for other in rest:
                    if other[0] == "+":
                        put(other[1:], side, "on", host)
                    else:
                        put(other[1:], side, "aboard", host, "driver" if first == "1_149" else "pilot")
        for card in BESIDE[side].split():
            put(card, side, "table")
        for card in HANDS[side].split():
            put(card, side, "hand")
    return {"items": items, "force": {"light": 9, "dark": 4}, "turn": "light", "phase": "battle"}


CROWDED = _crowded()
"""Sixty cards and more on the table."""
