"""Where a card can go stands with the option that sends it there."""

from __future__ import annotations

from typing import Any

from cantina.server.ws.seat_views import view_of
from cantina.testing import Scenario


def options(*locations: str, phase: str = "deploy") -> dict[str, dict[str, Any]]:
    """What Light is offered with a trooper in hand, and Luke at one of these locations."""
    s = Scenario()
    places = [s.location(title) for title in locations]
    s.put("Luke Skywalker", at=places[len(places) // 2])
    s.hand("light", "Rebel Trooper")
    s.force("light", 6)
    s.start(turn="light", phase=phase)
    assert view_of(s.game, "dark")["decision"] is None
    decision = view_of(s.game, "light")["decision"]
    return {each["verb"]: each for each in decision["options"]}


def test_a_card_with_several_destinations_names_them():
    places = options("Tatooine: Cantina", "Tatooine: Mos Eisley")["deploy"]["places"]
    assert {place["title"] for place in places} == {"Tatooine: Cantina", "Tatooine: Mos Eisley"}


def test_a_card_with_one_destination_names_none():
    assert "places" not in options("Tatooine: Cantina")["deploy"]


def test_a_card_that_moves_names_its_destinations():
    three = ("Tatooine: Mos Eisley", "Tatooine: Docking Bay 94", "Tatooine: Cantina")
    assert len(options(*three, phase="move")["walk"]["places"]) == 2
    assert "places" not in options(*three[:2], phase="move")["walk"]


def test_what_is_asked_next_is_what_was_named():
    s = Scenario()
    places = [s.location(title) for title in ("Tatooine: Cantina", "Tatooine: Mos Eisley")]
    s.hand("light", "Rebel Trooper")
    s.force("light", 6)
    s.start(turn="light", phase="deploy")
    (deploy,) = [each for each in view_of(s.game, "light")["decision"]["options"] if each["verb"] == "deploy"]
    assert {place["id"] for place in deploy["places"]} == {place.id for place in places}
    s.do("deploy")
    asked = [each for each in view_of(s.game, "light")["decision"]["options"] if each["verb"] == "choose"]
    named = [(each["id"], each["cost"]) for each in deploy["places"]]
    assert [(each["card"]["id"], each["cost"]) for each in asked] == named
