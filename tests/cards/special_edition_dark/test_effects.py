"""Effects of Special Edition, Dark Side."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed
from tests.cards.shared.crafts import field, someone

STREETS = [
    Site(f"Tatooine: Street {n}", LIGHT, f"special street {n}", ["exterior", "planet"], (1, 1)) for n in range(2)
]
PIT = Site("Tatooine: Pit", LIGHT, "special pit", ["exterior", "planet"], (0, 1))

# -- Tatooine Occupation -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "able"), [
    (("Street 0", "Street 1"), True), (("Street 0",), False), (("Street 0", "Pit"), False)])  # fmt: skip
def test_tatooine_is_occupied_from_two_battlegrounds(held: tuple[str, ...], able: bool):
    s = field(*STREETS, PIT, force=0)
    planet = s.location("Tatooine", side="dark")
    for each in (*STREETS, PIT):
        place = s.location(each.title)
        if each.title.split(": ")[1] in held:
            s.put("Imperial 1", at=place)
    card = s.hand("dark", "Tatooine Occupation")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, planet) is able and not s.can("deploy", card, s.location("Calm"))


@pytest.mark.parametrize(("held", "loss"), [
    (("Street 0", "Street 1", "Pit"), 2), (("Street 0", "Kessel"), 1), ((), 0)])  # fmt: skip
def test_an_occupied_tatooine_costs_force(held: tuple[str, ...], loss: int):
    s = field(*STREETS, PIT)
    s.put("Tatooine Occupation", on=s.location("Tatooine", side="dark"))
    for each in (*STREETS, PIT):
        place = s.location(each.title)
        if each.title.split(": ")[1] in held:
            s.put("Imperial 1", at=place)
    if "Kessel" in held:
        s.put("Imperial 1", at=s.location("Kessel: Box"))
    s.start(turn="dark", phase="control")
    lost = 0
    while s._engine.state.phase == "control":
        if any(each.verb == "lose" for each in s.decision.options):
            s.do("lose", pile="reserve")
            lost += 1
        else:
            s.pass_()
    assert lost == loss


@pytest.mark.parametrize(("foe", "stays"), [("Fighter", False), ("Raider", True)])
def test_who_controls_tatooine_ends_the_occupation(foe: str, stays: bool):
    s = field()
    planet = s.location("Tatooine", side="dark")
    s.put("Rebel 1" if foe == "Fighter" else "Imperial 1", aboard=crewed(s, foe, at=planet), as_="pilot")
    card = s.put("Tatooine Occupation", on=planet)
    s.start(turn="dark", phase="deploy")
    assert s.on_table(card) is stays


# -- No Bargain --------------------------------------------------------------------------------------------------------

HALL = Site("Jabba's Palace: Hall", LIGHT, "special hall", ["interior", "planet"], (1, 1))


@pytest.mark.parametrize(("who", "where", "refused"), [
    ("Imperial 1", "Jabba's Palace: Hall", False), ("Imperial 1", "Kessel: Box", True),
    ("Brute 1", "Jabba's Palace: Hall", True)])  # fmt: skip
def test_jabba_bargains_with_imperials_only(who: str, where: str, refused: bool):
    s = field(HALL, someone("Unique Brute", kind="alien", unique=1))
    hall, box = s.location("Jabba's Palace: Hall"), s.location("Kessel: Box")
    s.put(who, at=hall if where == "Jabba's Palace: Hall" else box)
    people = [s.put(each, at=box) for each in ("Brute 2", "Unique Brute", "Settler 2", "Imperial 2")]
    turned = s.put("Revolution", on=box)
    rebel, settler = s.hand("light", "Rebel 1", "Settler 1")
    s.put("No Bargain", on="table")
    s.start(turn="light", phase="deploy")
    assert (s.deploy_cost(rebel, at=box), s.deploy_cost(settler, at=box)) == (4 if refused else 2, 2)
    assert [s.forfeit(each) for each in people] == [6 if refused else 5, 5, 5, 5]
    assert (s.zone(turned) == "lost") is refused
