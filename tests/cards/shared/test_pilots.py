"""What pilots add to the ships and vehicles that they pilot."""

import pytest

from tests.cards.sample_cards import draws, fight
from tests.cards.shared.crafts import field, place_for

ALL = {"Raider": 3, "Dreadnaught": 3, "Barge": 3}
POWER = [
    ("Lieutenant Cabbel", {"Raider": 2, "Dreadnaught": 2, "Barge": 0}),
    ("Commander Igar", {"Barge": 3, "Test AT-AT": 3, "Raider": 0}),
    ("Colonel Jendon", ALL), ("Darth Vader With Lightsaber", ALL), ("Boba Fett With Blaster Rifle", ALL),
    ("Dengar With Blaster Carbine", {"Raider": 2, "Dreadnaught": 2, "Barge": 2}),
    ("Lieutenant Arnet", {"Barge": 2, "Test AT-AT": 2, "Test AT-ST": 3, "Raider": 0}),
    ("DS-61-4", ALL), ("Guri", {"Raider": 2, "Barge": 2}), ("Zuckuss", {"Raider": 2, "Barge": 2}),
    ("AT-ST Pilot", {"Barge": 2, "Test AT-ST": 2, "Raider": 0}),
    ("Admiral Piett", {"Raider": 2, "Barge": 2, "Test Destroyer": 3}),
    ("Outer Rim Scout", {"Raider": 2, "Barge": 2, "Test Trader": 3}),
    ("Captain Godherdt", {"Dreadnaught": 3, "Test Destroyer": 3, "Raider": 0}),
    ("Captain Jonus", {"Raider": 2, "Barge": 2}),
    ("Captain Gilad Pellaeon", {"Test Destroyer": 2, "Test Chimaera": 3, "Raider": 0}),
    ("Vigo", {"Raider": 2, "Barge": 2}), ("Mercenary Pilot", {"Raider": 2, "Barge": 2}),
    ("Kithaba", {"Raider": 1, "Barge": 1}),
    ("Melas", {"Fighter": 2, "Cruiser": 2, "Skiff": 2}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("title", "craft", "more"), [(title, *each) for title, crafts in POWER for each in crafts.items()]
)
def test_what_pilots_add_to_power(title: str, craft: str, more: int):
    s = field()
    place = place_for(s, craft)
    flown, other = s.put(craft, at=place), s.put(craft, at=place)
    s.put("Light Flier" if craft in ("Fighter", "Cruiser", "Skiff") else "Dark Flier", aboard=other, as_="pilot")
    s.put(title, aboard=flown, as_="pilot")
    assert (s.power(flown), s.power(other)) == (3 + more, 3)


@pytest.mark.parametrize(("title", "craft"), [(title, next(iter(crafts))) for title, crafts in POWER])
def test_passengers_add_nothing(title: str, craft: str):
    s = field()
    flown = s.put(craft, at=place_for(s, craft))
    s.put("Light Flier" if craft == "Fighter" else "Dark Flier", aboard=flown, as_="pilot")
    s.put(title, aboard=flown, as_="passenger")
    assert s.power(flown) == 3


@pytest.mark.parametrize(("title", "craft", "stat", "more"), [
    ("Colonel Jendon", "Raider", "maneuver", 1), ("Colonel Jendon", "Barge", "maneuver", 1),
    ("Lieutenant Cabbel", "Test Tyrant", "armor", 1), ("Lieutenant Cabbel", "Test Destroyer", "armor", 0)])  # fmt: skip
def test_what_pilots_add_besides(title: str, craft: str, stat: str, more: int):
    s = field()
    place = place_for(s, craft)
    flown, other = s.put(craft, at=place), s.put(craft, at=place)
    s.put("Dark Flier", aboard=other, as_="pilot")
    s.put(title, aboard=flown, as_="pilot")
    assert getattr(s, stat)(flown) == getattr(s, stat)(other) + more


UNABLE = [
    ("Colonel Jendon", "Test Onyx", "pilot", 1), ("Colonel Jendon", "Test Onyx", "passenger", 0),
    ("Colonel Jendon", "Test Destroyer", "pilot", 0), ("DS-61-4", "Test Black", "pilot", 1),
    ("DS-61-4", "Test Black", "passenger", 0), ("DS-61-4", "Test Destroyer", "pilot", 0),
    ("Outer Rim Scout", "Test Trader", "pilot", 1), ("Outer Rim Scout", "Test Trader", "passenger", 0),
    ("Outer Rim Scout", "Test Destroyer", "pilot", 0), ("Lieutenant Commander Ardan", "Test Destroyer", "passenger", 0),
    ("Lieutenant Arnet", "Tempest Scout 1", "pilot", 1), ("Lieutenant Arnet", "Test AT-ST", "pilot", 0),
    ("AT-ST Pilot", "Test AT-ST", "pilot", 1), ("AT-ST Pilot", "Test AT-AT", "pilot", 0),
]  # fmt: skip


@pytest.mark.parametrize(("title", "craft", "seat", "allowed"), UNABLE)
def test_who_draws_one_battle_destiny_if_not_able_to_otherwise(title: str, craft: str, seat: str, allowed: int):
    s = field()
    place = place_for(s, craft)
    flown = s.put(craft, at=place)
    s.put("Dark Flier", aboard=flown, as_="pilot")
    s.put(title, aboard=flown, as_=seat)
    s.put("X-wing" if place.title == "Calm" else "Rebel 1", at=place)
    fight(s, place, "dark")
    assert draws(s, "dark") == allowed
