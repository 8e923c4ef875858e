"""A seat's view of the game, JSON-ready. Hidden cards have no id and no title here."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cantina import lang
from cantina.engine import board as table
from cantina.engine.core import Engine
from cantina.engine.query_cache import cached_query
from cantina.engine.statuses import has_status, hidden_from, is_across, is_hidden
from cantina.engine.values import value
from cantina.lang.vocabulary import CardStat
from cantina.model.decision import Decision, Option
from cantina.model.sides import SIDES, Side
from cantina.rules.defensive_shields import plays_left
from cantina.rules.energy_shields import is_shielded
from cantina.rules.force import force_icons, generation, lost_face_down
from cantina.rules.inserts import inserted_in
from cantina.rules.movement import orbited
from cantina.rules.presence import controls, occupies, total_power
from cantina.rules.targets import targets_of
from cantina.view.contests import attack_view, battle_view, duel_view, race_view
from cantina.view.counting import counts
from cantina.view.jedi_tests import training_view
from cantina.view.marks import marks
from cantina.view.objectives import objectives_view
from cantina.view.rows import from_above
from cantina.view.words import named, text_view

SEATS = (*SIDES, "public")
SHOWN: tuple[CardStat, ...] = (
    "power", "ability", "forfeit", "deploy", "landspeed", "hyperspeed", "maneuver", "armor", "politics",
    "destiny", "ferocity",
)  # fmt: skip


def seat_view(g: Engine, seat: str) -> dict[str, Any]:
    """Everything that "light", "dark" or the "public" may know."""
    if seat not in SEATS:
        raise ValueError(f"{seat!r} is not a seat: light, dark or public")
    state = g.state
    decision = state.decision
    mine = decision is not None and decision.player == seat
    return {
        "seat": seat, "turn": state.turn, "phase": state.phase, "player": state.player, "winner": state.winner,
        "decision": decision_view(decision) if decision and mine else None,
        "waiting": decision.player if decision and not mine else None,
        "hand": [{**named(g.ref(id)), "card": g.face(id).id} for id in g.pile(seat, "hand")] if seat in SIDES else [],
        "face_down": _face_down(g, seat),
        "battle": battle_view(g), "attack": attack_view(g), "duel": duel_view(g),
        "objectives": cached_query(g, ("objectives", seat), lambda: objectives_view(g, seat)),
        **cached_query(g, "cards in view", lambda: _cards_in_view(g)),
    }  # fmt: skip


def _face_down(g: Engine, seat: str) -> list[dict[str, Any]]:
    """The cards that lie face down on or under others and that a seat knows: what they are, and where they lie."""
    lying = [g.card(id) for id in table.stacked(g)]
    known = [card for card in lying if is_hidden(card) and not hidden_from(card, seat)]
    return [{**_card(g, card.id), "on": card.on} for card in known]


def _cards_in_view(g: Engine) -> dict[str, Any]:
    """What everybody sees of the cards, worked out once for a state. Nobody may change what is returned."""
    return {
        "table": table_view(g),
        "piles": {side: counts(g, side) for side in SIDES},
        "lost": {side: _lost_pile(g, side) for side in SIDES},
        "face_up": {side: _face_up(g, g.pile(side, "reserve")) for side in SIDES},
        "inserted": {side: [named(g.ref(id)) for id in inserted_in(g, side)] for side in SIDES},
        "generation": {side: generation(g, side) for side in SIDES},
        "race": race_view(g),
        "training": training_view(g),
        "shown": [_card(g, card.id) for card in g.state.cards if card.zone in ("drawn", "playing")],
    }  # fmt: skip


def _lost_pile(g: Engine, side: Side) -> dict[str, Any]:
    """Only the top card of a Lost Pile is public, and not even that if it lies face down."""
    pile = g.pile(side, "lost")
    return {"count": len(pile), "top": named(g.ref(pile[-1])) if pile and not lost_face_down(g, side) else None}


def _face_up(g: Engine, pile: tuple[int, ...]) -> dict[str, Any] | None:
    """The top card of a Reserve Deck, if it lies there face up."""
    return named(g.ref(pile[-1])) if pile and has_status(g, pile[-1], lang.FACE_UP) else None


OWED = {"prompt.lose": "amount", "prompt.damage": "damage"}  # which number of a question is Force that has to be lost


def decision_view(decision: Decision) -> dict[str, Any]:
    """A question and its options, in words; if Force is to be lost, how much."""
    owed = decision.prompt.args.get(OWED.get(decision.prompt.key, ""))
    return {
        "player": decision.player,
        "prompt": text_view(decision.prompt),
        **({"owed": owed} if owed is not None else {}),
        "options": [option_view(option) for option in decision.options],
    }


def option_view(option: Option) -> dict[str, Any]:
    """An option: its fields that are set, and its words."""
    shown: dict[str, Any] = {"verb": option.verb, "text": text_view(option.text)}
    if option.card:
        shown["card"] = named(option.card)
    if option.targets:
        shown["targets"] = [named(each) for each in option.targets]
    for name in ("amount", "cost", "pile", "owner", "seat", "mode"):
        if getattr(option, name) is not None:
            shown[name] = getattr(option, name)
    return shown


def table_view(g: Engine) -> dict[str, Any]:
    """The rows of locations with what stands there, and the cards beside them."""
    rows = [{"planet": planet, "locations": [_location(g, id) for id in from_above(g, row)]}
            for planet, row in g.state.rows]  # fmt: skip
    beside = [id for id in table.board(g).on_table
              if not g.card(id).at and not g.card(id).on and g.face(id).category != "location"]  # fmt: skip
    return {"rows": rows, "beside": [_card(g, id) for id in beside]}


def _location(g: Engine, id: int) -> dict[str, Any]:
    shield = {"shielded": True} if is_shielded(g, id) else {}
    orbit = {"orbits": named(g.ref(planet))} if (planet := orbited(g, id)) else {}
    here = [each for each in table.cards_at(g, id) if g.card(each).at == id or g.card(each).on == id]
    return {
        **_card(g, id),
        "icons": {side: force_icons(g, side, id) for side in SIDES},
        "cards": [_card(g, each) for each in here],
        "occupied": [side for side in SIDES if occupies(g, side, id)],
        "controlled": [side for side in SIDES if controls(g, side, id)],
        "total_power": {side: total_power(g, side, id) for side in SIDES},
        **shield,
        **orbit,
    }


def _card(g: Engine, id: int) -> dict[str, Any]:
    card, face = g.card(id), g.face(id)
    shown: dict[str, Any] = {
        "id": id, "title": face.title, "card": face.id, "side": card.side, "owner": card.owner,
        "status": [each.name for each in card.statuses],
    }  # fmt: skip
    if card.statuses:
        shown["marks"] = [text_view(mark) for mark in marks(g, id)]
    if is_across(card):
        shown["across"] = True
    for field in ("seat", "mode"):
        if getattr(card, field):
            shown[field] = getattr(card, field)
    if face.category != "location" and card.zone == "table":
        shown["values"] = {stat: number for stat in SHOWN if (number := value(g, stat, id)) is not None}
        shown["carries"] = [_card(g, each) for each in table.carried(g, id)]
        if (left := plays_left(g, id)) is not None:
            shown["shields_left"] = left
        if targets := targets_of(g, id):
            shown["targets"] = [named(g.ref(each)) for each in targets]
    if table.stacked(g):
        shown |= _stack(g, id)
    return shown


def _stack(g: Engine, id: int) -> dict[str, Any]:
    """What lies on or under a card: of face-down cards everybody knows only whose they are, as what they lie there, and
    how many."""
    stack = [g.card(each) for each in table.stacked_on(g, id)]
    up = [_card(g, card.id) for card in stack if not is_hidden(card)]
    down = Counter((card.side, tuple(each.name for each in card.statuses)) for card in stack if is_hidden(card))
    backs = [{"side": side, "status": list(names), "count": count} for (side, names), count in sorted(down.items())]
    return ({"stacked": up} if up else {}) | ({"face_down": backs} if backs else {})
