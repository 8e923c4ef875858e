"""How the table is told: rows from above, orbits, what lies under a Starting Effect."""

from cantina.testing import Scenario
from tests.rules.test_defensive_shields import DREAD, SHIELDS, shielded
from tests.rules.test_mobile_systems_death_star import space


def row(s: Scenario, planet: str) -> list[str]:
    s.start(turn="dark", phase="control")
    (found,) = [each["locations"] for each in s.game.view("light")["table"]["rows"] if each["planet"] == planet]
    return [each["title"] for each in found]


def test_sectors_stand_between_the_system_and_its_sites():
    s = Scenario()
    for title in ("Bespin", "Bespin: Cloud City", "Clouds"):
        s.location(title)
    assert row(s, "Bespin") == ["Bespin", "Clouds", "Bespin: Cloud City"]
    shown = s.show()
    assert shown.index(" Bespin ") < shown.index("Clouds") < shown.index("Bespin: Cloud City")


def test_asteroids_come_after_their_system_the_nearest_first():
    s = Scenario()
    for title in ("Tatooine", "Tatooine: Cantina", "Big One", "Asteroid Field"):
        s.location(title)
    assert row(s, "Tatooine")[0] == "Tatooine" and row(s, "Tatooine")[-1] == "Tatooine: Cantina"
    assert row(s, "Tatooine")[1:-1] == ["Asteroid Field", "Big One"]


def test_a_mobile_system_says_what_it_orbits():
    s, moon, near, *_ = space()

    def orbits() -> dict[str, str]:
        rows = s.game.view("light")["table"]["rows"]
        places = [each for each_row in rows for each in each_row["locations"]]
        return {each["title"]: each["orbits"]["title"] for each in places if "orbits" in each}

    assert orbits() == {}
    s.do("hyperspeed", moon, near)
    assert orbits() == {"Death Star": "Near World"}


def test_a_starting_effect_says_how_many_shields_may_still_be_played():
    s, fear, shields = shielded(*SHIELDS)
    s.start(turn="dark", phase="control")

    def left(seat: str) -> int:
        (effect,) = [each for each in s.game.view(seat)["table"]["beside"] if each["title"] == DREAD]
        return effect["shields_left"]

    assert [left(seat) for seat in ("light", "dark", "public")] == [3, 3, 3]
    s.do("use", fear, shields[0])
    assert [left(seat) for seat in ("light", "dark", "public")] == [2, 2, 2]
