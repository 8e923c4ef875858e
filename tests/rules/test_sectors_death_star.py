"""The sectors inside Death Star II, and the escape from them (glossary: movement-regular-death-star-ii-sectors,
movement-unlimited-escaping-the-death-star-ii)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.testing import Scenario

SHIPS = [
    fighter("Scout", LIGHT), fighter("Hunter", DARK, "TIE/ln"), fighter("Slug", LIGHT, maneuver=0),
    fighter("Snail", DARK, "TIE/ln", maneuver=0), fighter("Hulk", LIGHT, pilot=None),
    fighter("Wreck", DARK, "TIE/ln", pilot=None),
    Capital("Rover", LIGHT, "plain rover", "Transport", destiny=1, deploy=1, power=1, armor=3, hyperspeed=2, forfeit=1,
            text=[PermanentPilot(1), MovesLike("starfighter")]),
    Squadron("Wing", LIGHT, "plain wing", "X-wing", destiny=1, deploy=1, power=1, maneuver=3, hyperspeed=2, forfeit=1,
             text=[PermanentPilot(1)]),
]  # fmt: skip
NAMES = ("Death Star II", "Death Star II: Coolant Shaft", "Death Star II: Capacitors", "Death Star II: Reactor Core")


def inside() -> tuple[Scenario, list]:
    """Death Star II over Endor, from the system to the core."""
    s = Scenario(cards=SHIPS)
    s.location("Endor")
    places = [s.location(name) for name in NAMES]
    for side in (LIGHT, DARK):
        s.force(side, 9)
    return s, places


def reached(s: Scenario, card, places: list) -> set[int]:
    """The places that a card can fly to."""
    return {n for n, place in enumerate(places) if s.can("sector", card, place)}


def test_each_sector_needs_the_one_before():
    s = Scenario()
    cards = s.hand("dark", *NAMES)
    s.start(turn=DARK, phase="deploy")
    assert not any(s.can("deploy", card) for card in cards)
    s.location("Endor")
    for n, card in enumerate(cards):
        assert [s.can("deploy", each) for each in cards[n:]] == [True, *[False] * (3 - n)]
        s.do("deploy", card)
    (row,) = [each for each in s.game.view("public")["table"]["rows"] if each["planet"] == "Death Star II"]
    assert [each["id"] for each in row["locations"]] == [card.id for card in cards]


@pytest.mark.ruling("movement-regular-death-star-ii-sectors.1", "movement-regular-death-star-ii-sectors.2")
def test_starfighters_move_there_but_nothing_deploys_there():
    """As we read it: what the seed calls deploying is moving, and no squadron or capital starship does it."""
    s, places = inside()
    for place in places[1:]:
        s.put("Scout", at=place)  # presence is not what is missing
    fresh, wing, rover = s.hand("light", "Scout", "Wing", "Rover")
    scout, squad, freighter = (s.put(name, at=places[0]) for name in ("Scout", "Wing", "Rover"))
    s.start(turn=LIGHT, phase="deploy")
    assert not any(s.can("deploy", card, place) for card in (fresh, wing, rover) for place in places[1:])
    assert s.can("deploy", fresh, places[0])
    s.start(turn=LIGHT, phase="move")
    assert reached(s, scout, places) == {1} and reached(s, squad, places) == reached(s, freighter, places) == set()


@pytest.mark.ruling("movement-regular-death-star-ii-sectors.3", "movement-regular-death-star-ii-sectors.4")
@pytest.mark.parametrize(("start", "goals"), [(0, {1}), (1, {0, 2}), (2, {1, 3}), (3, {2})])
def test_one_sector_at_a_time(start, goals):
    s, places = inside()
    ship, hulk = s.put("Scout", at=places[start]), s.put("Hulk", at=places[start])
    s.start(turn=LIGHT, phase="move")
    assert reached(s, ship, places) == goals and reached(s, hulk, places) == set()
    s.do("sector", ship, places[max(goals)])
    assert s.at(ship) == places[max(goals)] and s.count("light", "force") == 8
    assert reached(s, ship, places) == set()


@pytest.mark.ruling("movement-regular-death-star-ii-sectors.5")
@pytest.mark.parametrize("intruder", [0, 1, 3])
def test_the_dark_side_only_follows(intruder):
    s, places = inside()
    s.put("Scout", at=places[intruder])
    out, deep = s.put("Hunter", at=places[0]), s.put("Hunter", at=places[2])
    s.start(turn=DARK, phase="move")
    assert reached(s, out, places) == ({1} if intruder else set())
    assert reached(s, deep, places) == ({1, 3} if intruder else {1})


@pytest.mark.ruling("movement-regular-death-star-ii-sectors.6")
def test_and_turns_back_one_sector_a_turn_for_free():
    s, places = inside()
    s.put("Scout", at=places[0])
    near, far, core, wreck = (s.put(name, at=places[n]) for name, n in
                              (("Hunter", 1), ("Hunter", 2), ("Hunter", 3), ("Wreck", 3)))  # fmt: skip
    s.start(turn=DARK, phase="move")
    s.do("sector", near, places[0])
    s.until(phase="draw")
    assert [s.at(each) for each in (near, far, core, wreck)] == [places[0], places[1], places[2], places[3]]
    assert s.count("dark", "force") == 9
    s.until(phase="draw", player="light")
    assert s.at(far) == places[1]  # only in its own move phase


@pytest.mark.ruling("movement-regular-death-star-ii-sectors.6")
def test_but_not_while_somebody_is_inside():
    s, places = inside()
    s.put("Scout", at=places[3])
    ship = s.put("Hunter", at=places[1])
    s.start(turn=DARK, phase="move")
    s.until(phase="draw")
    assert s.at(ship) == places[1]


@pytest.mark.parametrize(("start", "destiny", "lost"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)])
def test_leaving_a_sector_takes_luck(start, destiny, lost):
    """Its maneuver is 0, which Scout's 3 are not."""
    s, places = inside()
    slug, scout = s.put("Slug", at=places[start]), s.put("Scout", at=places[start])
    s.destinies("light", destiny, 0)
    s.start(turn=LIGHT, phase="move")
    s.do("sector", slug, places[start - 1])
    assert (s.zone(slug) == "lost") is lost and s.count("light", "used") == 2  # the Force and the card drawn
    if not lost:
        assert s.at(slug) == places[start - 1]
    s.do("sector", scout, places[start - 1])
    assert s.at(scout) == places[start - 1]


def test_the_dark_side_and_who_leaves_the_core_draw_nothing():
    s, places = inside()
    snail, slug = s.put("Snail", at=places[2]), s.put("Slug", at=places[3])
    s.start(turn=DARK, phase="move")
    s.do("sector", snail, places[1])
    assert s.at(snail) == places[1] and s.count("dark", "used") == 1
    s.start(turn=LIGHT, phase="move")
    s.do("sector", slug, places[2])
    assert s.at(slug) == places[2] and s.count("light", "used") == 1


# -- the escape --------------------------------------------------------------------------------------------------------


def pay(s: Scenario) -> None:
    """Whoever owes Force loses it from the Reserve Deck."""
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")


@pytest.mark.ruling("movement-unlimited-escaping-the-death-star-ii.1")
@pytest.mark.ruling("movement-unlimited-escaping-the-death-star-ii.2")
@pytest.mark.ruling("movement-unlimited-escaping-the-death-star-ii.3")
@pytest.mark.ruling("movement-unlimited-escaping-the-death-star-ii.4")
def test_who_is_at_the_core_may_flee_the_light_side_first():
    s, places = inside()
    dark, hulk = s.put("Snail", at=places[3]), s.put("Hulk", at=places[3])
    light, near = s.put("Slug", at=places[3]), s.put("Scout", at=places[2])
    s.destinies("light", 2, 1), s.destinies("dark", 2, 1)
    s.start(turn=LIGHT, phase="control")
    s.happen("blow-away", places[0], by="light")
    assert s.decision.player == "light"
    s.do("yes", light)
    assert s.at(light) == places[0] and s.decision.player == "dark"
    s.do("yes", dark)
    assert s.at(dark) == places[0]
    pay(s)
    assert s.blown_away(places[0]) and s.on_table(light) and s.on_table(dark)
    assert {s.zone(each) for each in (hulk, near, *places[1:])} == {"lost"}
    assert s.count("light", "force") == s.count("dark", "force") == 9  # for free


@pytest.mark.ruling(
    "movement-unlimited-escaping-the-death-star-ii.2", "movement-unlimited-escaping-the-death-star-ii.4"
)
@pytest.mark.parametrize(("side", "name"), [("light", "Slug"), ("dark", "Snail")])
@pytest.mark.parametrize(("first", "second", "lost"), [(1, 9, True), (2, 0, True), (2, 1, False)])
def test_every_sector_on_the_way_is_drawn_for(side, name, first, second, lost):
    s, places = inside()
    ship = s.put(name, at=places[3])
    s.destinies(side, first, second)
    s.start(turn=LIGHT, phase="control")
    s.happen("blow-away", places[0], by="light")
    s.do("yes", ship)
    pay(s)
    assert (s.zone(ship) == "lost") is lost


@pytest.mark.ruling("movement-unlimited-escaping-the-death-star-ii.1")
def test_who_stays_is_lost():
    s, places = inside()
    ship = s.put("Scout", at=places[3])
    s.start(turn=LIGHT, phase="control")
    s.happen("blow-away", places[0], by="light")
    s.do("no")
    pay(s)
    assert s.zone(ship) == "lost"
