"""The room aboard ships and vehicles, and their permanent pilots."""

import pytest

from cantina.rules.presence import total_ability
from tests.cards.shared.crafts import field, place_for

ROOMS = [
    ("Bossk In Hound's Tooth", "Imperial 2", "passenger", 6), ("Bossk In Hound's Tooth", "Barge", "cargo", 1),
    ("Bossk In Hound's Tooth", "Dark Flier", "pilot", 0),
    ("Boba Fett In Slave I", "Imperial 2", "passenger", 3), ("Boba Fett In Slave I", "Dark Flier", "pilot", 0),
    ("Dengar In Punishing One", "Imperial 2", "passenger", 0), ("Dengar In Punishing One", "Dark Flier", "pilot", 0),
    ("Chimaera", "Dark Flier", "pilot", 6), ("Chimaera", "Imperial 2", "passenger", 8),
    ("Chimaera", "Barge", "cargo", 2),
    ("Death Squadron Star Destroyer", "Dark Flier", "pilot", 6),
    ("Death Squadron Star Destroyer", "Imperial 2", "passenger", 8),
    ("Tempest 1", "Dark Flier", "pilot", 1), ("Tempest 1", "Imperial 2", "passenger", 8),
    ("Dune Walker", "Dark Flier", "pilot", 1), ("Dune Walker", "Imperial 2", "passenger", 6),
    ("Accuser", "Dark Flier", "pilot", 6), ("Visage", "Test Fleet TIE", "cargo", 4),
    ("Zuckuss In Mist Hunter", "Dark Flier", "pilot", 1), ("Zuckuss In Mist Hunter", "Imperial 2", "passenger", 3),
    ("Stalker", "Dark Flier", "pilot", 6), ("Stalker", "Imperial 2", "passenger", 8),
    ("Stalker", "Barge", "cargo", 2), ("Stalker", "Test Fleet TIE", "cargo", 4),
]  # fmt: skip
ROOMS += [
    ("Vengeance", "Dark Flier", "pilot", 6),
    ("Vengeance", "Imperial 2", "passenger", 8),
    ("Vengeance", "Barge", "cargo", 1),
    ("Vengeance", "Test Fleet TIE", "cargo", 6),
    ("Vader's Personal Shuttle", "Dark Flier", "pilot", 1),
    ("Vader's Personal Shuttle", "Imperial 2", "passenger", 4),
    ("Tempest Scout 1", "Dark Flier", "pilot", 2),
    ("Tempest Scout 1", "Imperial 2", "passenger", 2),
    ("Tempest Scout 2", "Dark Flier", "pilot", 2),
    ("Tempest Scout 3", "Dark Flier", "pilot", 1),
    ("Tempest Scout 5", "Imperial 2", "passenger", 1),
    ("Tempest Scout 6", "Dark Flier", "pilot", 0),
]
WALKERS = ("Tempest 1", "Dune Walker", "Tempest Scout 1", "Tempest Scout 2", "Tempest Scout 3", "Tempest Scout 5",
           "Tempest Scout 6")  # fmt: skip


@pytest.mark.parametrize(("title", "guest", "seat", "room"), ROOMS)
def test_room_aboard(title: str, guest: str, seat: str, room: int):
    s = field()
    craft = s.put(title, at=s.location("Tatooine: Box") if title in WALKERS else place_for(s, title))
    (card,) = s.hand("dark", guest)
    s.start(turn="dark", phase="deploy")
    for _ in range(room):
        assert s.can("deploy", card, craft, seat=seat)
        s.put(guest, aboard=craft, as_=seat)
    assert not s.can("deploy", card, craft, seat=seat)


@pytest.mark.parametrize(("title", "power", "ability"), [
    ("Bossk In Hound's Tooth", 7, 2), ("Boba Fett In Slave I", 7, 3), ("Dengar In Punishing One", 4, 2),
    ("Chimaera", 8, 2), ("Death Squadron Star Destroyer", 7, 1), ("Tempest 1", 6, 2),
    ("Dune Walker", 5, 1),
    ("Stalker", 8, 1), ("Accuser", 7, 1), ("Visage", 8, 1), ("Flagship Executor", 12, 3),
    ("The Emperor's Shield", 3, 3),
    ("The Emperor's Sword", 3, 3), ("Zuckuss In Mist Hunter", 4, 4),
    ("Vengeance", 8, 2), ("Thunderflare", 9, 1), ("Vader's Personal Shuttle", 2, 2), ("Tempest Scout 3", 3, 2),
    ("Tempest Scout 5", 3, 1), ("Tempest Scout 6", 3, 2)])  # fmt: skip
def test_permanent_pilots(title: str, power: int, ability: int):
    s = field()
    place = s.location("Tatooine: Box") if title in WALKERS else place_for(s, title)
    craft = s.put(title, at=place)
    assert (s.power(craft), total_ability(s._engine, "dark", place.id)) == (power, ability)


@pytest.mark.parametrize(("title", "who"), [
    ("Zuckuss In Mist Hunter", "Zuckuss"), ("Bossk In Hound's Tooth", "Bossk"), ("Boba Fett In Slave I", "Boba Fett"),
    ("Dengar In Punishing One", "Dengar With Blaster Carbine")])  # fmt: skip
def test_a_permanent_pilot_is_that_person(title: str, who: str):
    s = field(force=20)
    box, (man,) = s.location("Tatooine: Box"), s.hand("dark", who)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", man, box)
    s.put(title, at=s.location("Calm"))
    assert not s.can("deploy", man, box)
