"""Force drains at locations."""

import pytest

from tests.cards.shared.crafts import field

DRAINS = [  # the people there, and what each side then drains
    ("Cloud City: Port Town District", (), (2, 2)), ("Endor: Forest Clearing", (), (2, 2)),
    ("Hoth: Defensive Perimeter (3rd Marker)", (), (2, 1)),
    ("Hoth: Defensive Perimeter (3rd Marker)", ("Imperial 1",), (2, 2)),
    ("Hoth: Defensive Perimeter (3rd Marker)", ("Imperial 1", "Rebel 1"), (2, 1)),
    ("Endor: Dark Forest", (), (2, 1)), ("Endor: Dark Forest", ("Imperial 1", "Rebel 1"), (2, 2)),
    ("Endor: Dark Forest", ("Brute 1", "Rebel 1"), (2, 1)), ("Endor: Dark Forest", ("Test Ewok", "Brute 1"), (3, 1)),
    ("Jungle", (), (0, 1)), ("Tatooine: Tusken Canyon", (), (1, 1)),
    ("Tatooine: Tusken Canyon", ("Imperial 1",), (1, 2)), ("Tatooine: Tusken Canyon", ("Imperial 1", "Rebel 1"),
    (1, 1)),
    ("Jabba's Palace: Entrance Cavern", (), (1, 0)), ("Jabba's Palace: Entrance Cavern", ("Rebel 1",), (2, 0)),
    ("Jabba's Palace: Entrance Cavern", ("Test Gamorrean",), (1, 1)),
    ("Jabba's Palace: Entrance Cavern", ("Imperial 1",), (1, 0)),
    ("Jabba's Palace: Entrance Cavern", ("Test Gamorrean", "Rebel 1"), (1, 0)),
    ("Spaceport City", (), (1, 1)), ("Spaceport City", ("Test Thief",), (2, 1)),
    ("Spaceport City", ("Good Scout",), (2, 1)), ("Spaceport City", ("Rebel 1",), (1, 1)),
    ("Spaceport City", ("Test Boss",), (1, 2)), ("Spaceport City", ("Unique Boss",), (1, 1)),
    ("Spaceport City", ("Test Crook",), (1, 1)), ("Spaceport City", ("Imperial 1",), (1, 1)),
    ("Spaceport City", ("Dark Scout",), (1, 1)),
    ("Jabba's Palace: Lower Passages", (), (1, 1)),
    ("Rendili", (), (1, 1)), ("Carida", (), (1, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("title", "people", "amounts"), DRAINS)
def test_what_is_drained_there(title: str, people: tuple[str, ...], amounts: tuple[int, int]):
    s = field()
    place = s.location(title, side="dark")
    for each in people:
        s.put(each, at=place)
    assert (s.drain_amount("light", place), s.drain_amount("dark", place)) == amounts


@pytest.mark.parametrize(("who", "side"), [("Test Gamorrean", "dark"), ("Rebel 1", "light")])
def test_who_holds_the_entrance_cavern_drains_no_more_elsewhere(who: str, side: str):
    s = field()
    box = s.location("Kessel: Box")
    s.put(who, at=s.location("Jabba's Palace: Entrance Cavern", side="dark"))
    assert s.drain_amount(side, box) == 1


def test_a_gamorrean_elsewhere_is_no_doorman():
    s = field()
    cavern = s.location("Jabba's Palace: Entrance Cavern", side="dark")
    s.put("Imperial 1", at=cavern), s.put("Test Gamorrean", at=s.location("Kessel: Box"))
    assert s.drain_amount("dark", cavern) == 0


@pytest.mark.parametrize(("rider", "amount"), [("Imperial 1", 1), ("Test Ewok", 2)])
def test_who_rides_in_a_tank_is_not_present_in_the_forest(rider: str, amount: int):
    s = field()
    forest = s.location("Endor: Dark Forest")
    tank = s.put("Tank" if rider == "Imperial 1" else "Crawler", at=forest)
    s.put(rider, aboard=tank, as_="passenger")
    assert s.drain_amount("dark" if rider == "Imperial 1" else "light", forest) == amount


@pytest.mark.parametrize(("stick", "amount"), [("here", 3), ("elsewhere", 2)])
def test_a_gaderffi_stick_in_tusken_canyon(stick: str, amount: int):
    s = field()
    canyon, box = s.location("Tatooine: Tusken Canyon", side="dark"), s.location("Kessel: Box")
    s.put("Imperial 1", at=canyon)
    s.put("Gaderffii Stick", on=s.put("Imperial 1", at=canyon if stick == "here" else box))
    assert s.drain_amount("dark", canyon) == amount
