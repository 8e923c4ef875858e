"""What a connection is shown: a seat's view, or, where one person plays both sides or the game is over, both hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from cantina.model.event import Event
from cantina.model.sides import SIDES
from cantina.model.text import CardRef, cards_in
from cantina.play.game import Game
from cantina.server.games.destinations import with_destinations
from cantina.view.words import text_view

Seat = Literal["light", "dark", "both", "public"]
View = dict[str, Any]


def view_of(game: Game, seat: Seat) -> View:
    """Everything that a seat may see. "both" is the view of whoever must choose, with the two hands open."""
    view = _seen(game, seat)
    return {**view, "decision": with_destinations(game, view["decision"])} if view["decision"] else view


def _seen(game: Game, seat: Seat) -> View:
    if seat != "both":
        return game.view(seat)
    decision = game.decision
    player = decision.player if decision else "light"
    views = {side: game.view(side) for side in SIDES}
    hands = {side: views[side]["hand"] for side in SIDES}
    down = {each["id"]: each for side in SIDES for each in views[side]["face_down"]}
    return {**views[player], "seat": "both", "hands": hands, "face_down": [*down.values()]}


def sees(event: Event, seat: Seat) -> bool:
    """Whether a line of the log is for a seat. Who sees both sides is told each thing once, in its fuller wording."""
    return event.not_for is None if seat == "both" else event.visible_to(seat)


def event_view(event: Event, step: int) -> View:
    """A line of the log, with the cards it speaks of, what it says by name, and the number of answers before it."""
    cards = {ref.id: ref for ref in cards_in(event.text.args)}
    facts = {name: fact for name, arg in event.text.args.items() if (fact := _fact(arg)) is not None}
    return {"kind": event.kind, "text": text_view(event.text), "cards": [_named(ref) for ref in cards.values()],
            "facts": facts, "step": step}  # fmt: skip


def _fact(arg: Any) -> Any:
    """What a line says, as a page that shows it can use it: numbers, words of the game and cards."""
    if isinstance(arg, CardRef):
        return _named(arg)
    if isinstance(arg, tuple) and all(isinstance(each, CardRef) for each in arg):
        return [_named(each) for each in arg]
    return arg if isinstance(arg, int | float | str) else None


def _named(ref: CardRef) -> View:
    return {"id": ref.id, "title": ref.title}


def named(view: Any) -> Iterator[tuple[int, str]]:
    """The id and title of every card that a view shows."""
    if isinstance(view, dict):
        if isinstance(view.get("id"), int) and "title" in view:
            yield view["id"], view["title"]
        for each in view.values():
            yield from named(each)
    elif isinstance(view, list):
        for each in view:
            yield from named(each)


def patch(old: View | None, new: View) -> View:
    """The keys that changed, with their new values; null for a key that is gone."""
    if old is None:
        return new
    changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
    return {**changed, **{key: None for key in old if key not in new}}
