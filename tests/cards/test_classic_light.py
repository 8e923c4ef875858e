"""Cards of the classic Light Side deck."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.jedi_tests import School, completed
from tests.cards.sample_cards import drawn, fight, scene


@pytest.mark.parametrize(("place", "dark"), [("Alderaan", 5), ("Calm", 6)])
def test_destinies_of_the_dark_side_are_lower_at_alderaan(place: str, dark: int):
    s = scene()
    where = {title: s.location(title) for title in ("Alderaan", "Calm")}[place]
    s.put("Darth Vader", aboard=s.put("Dreadnaught", at=where), as_="pilot")
    s.put("Luke Skywalker", aboard=s.put("Cruiser", at=where), as_="pilot")
    fight(s, where, "light")
    s.destinies("dark", 5)
    s.destinies("light", 3)
    drawn(s)
    assert (s.battle.destinies("dark"), s.battle.destinies("light")) == ((dark,), (3,))


@pytest.mark.parametrize(("side", "amount"), [("dark", 2), ("light", 0)])
def test_whoever_controls_alderaan_for_the_empire_drains_more(side: str, amount: int):
    s = scene()
    where = s.location("Alderaan")
    ship, pilot = ("Dreadnaught", "Darth Vader") if side == "dark" else ("Cruiser", "Luke Skywalker")
    s.put(pilot, aboard=s.put(ship, at=where), as_="pilot")
    assert s.drain_amount(side, where) == amount


@pytest.mark.parametrize(("side", "costs"), [("light", (1, 2)), ("dark", (3, 6))])
def test_transit_through_echo_docking_bay(side: str, costs: tuple[int, int]):
    for away, cost in zip((True, False), costs, strict=True):
        s = scene()
        echo, other = s.location("Hoth: Echo Docking Bay"), s.location("Cloud City: Platform 327 (Docking Bay)")
        start, end = (echo, other) if away else (other, echo)
        title = "Rebel 1" if side == "light" else "Imperial 1"
        walker = s.put(title, at=start)
        usual = 1 if side == "light" else 2
        needed = cost if away else usual + (0 if side == "light" else 4)
        for force in (needed - 1, needed):
            s.force(side, force)
            s.start(turn=side, phase="move")
            assert s.can("transit", start, end, walker) is (force == needed)


SEATS = [Site(title, LIGHT, f"classic {title}", ["interior", "planet"], (1, 1))
         for title in ("Coruscant: Hall", "Death Star II: Hall")]  # fmt: skip
POOR = [Site("Yavin 4: Hole", LIGHT, "classic hole", ["exterior", "planet"], (1, 0)),
        System("Void", LIGHT, "classic void", [], (1, 0), parsec=3)]  # fmt: skip


def fading(*controlled: str, contested: str = "") -> tuple[Scenario, CardRef]:
    """The Light Side at these places, the Dark Side at one of them, too; both drain better."""
    more = Effect("More", DARK, "classic more", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", +1, EACH)])
    s = scene(more, *SEATS, *POOR)
    s.put("More", on="table")
    for title in controlled:
        place = s.location(title)
        sky = title in ("Calm", "Void")
        for who, ship in (("Rebel 3", "Cruiser"), ("Imperial 3", "Dreadnaught"))[: 1 + (title == contested)]:
            s.put(who, aboard=s.put(ship, at=place), as_="pilot") if sky else s.put(who, at=place)
    drained = s.location("Kessel: Box")
    s.put("Imperial 3", at=drained)
    s.put("Menace Fades", on="table")
    return s, drained


@pytest.mark.parametrize(("controlled", "amount"), [
    (("Tatooine: Box", "Calm"), 1), (("Tatooine: Box",), 2), (("Calm",), 2),
    (("Death Star: Box", "Death Star: Docking Bay 327", "Death Star: Level 4 Military Corridor"), 1),
    (("Death Star: Docking Bay 327", "Death Star: Level 4 Military Corridor"), 2),
    (("Death Star: Box", "Coruscant: Hall", "Death Star II: Hall"), 1),
    (("Tatooine: Box", "Tatooine: Vault", "Yavin 4: Box"), 2), (("Yavin 4: Hole", "Calm"), 2),
    (("Tatooine: Box", "Void"), 2),
])  # fmt: skip
def test_drain_bonuses_fade(controlled: tuple[str, ...], amount: int):
    s, drained = fading(*controlled)
    assert s.drain_amount("dark", drained) == amount


@pytest.mark.parametrize(("places", "contested"), [
    (("Tatooine: Box", "Calm"), "Tatooine: Box"), (("Tatooine: Box", "Calm"), "Calm"),
    (("Death Star: Box", "Coruscant: Hall", "Death Star II: Hall"), "Coruscant: Hall")])  # fmt: skip
def test_drain_bonuses_fade_only_before_who_controls(places: tuple[str, ...], contested: str):
    s, drained = fading(*places, contested=contested)
    assert s.drain_amount("dark", drained) == 2


def test_only_bonuses_fade_and_only_those_of_the_dark_side():
    s, drained = fading("Tatooine: Box", "Calm")
    assert s.drain_amount("light", s.location("Tatooine: Box")) == 2
    less = Effect("Less", LIGHT, "classic less", destiny=1, text=[DeployOnTable(), ModifyPlayer("drain", -1, OPPONENT)])
    s = scene(less)
    for title in ("Less", "Menace Fades"):
        s.put(title, on="table")
    s.put("Rebel 3", at=s.location("Tatooine: Box"))
    s.put("Rebel 3", aboard=s.put("Cruiser", at=s.location("Calm")), as_="pilot")
    assert s.drain_amount("dark", s.location("Kessel: Box")) == 0


def test_lukes_lightsaber_is_for_luke_and_protects_him():
    s = scene()
    site = s.location("Tatooine: Box")
    luke, other = s.put("1_19", at=site), s.put("Rebel 4", at=site)
    saber = s.hand("light", "Luke's Lightsaber")
    before = s.defense(luke)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", saber, other)
    s.do("deploy", saber, luke)
    assert (s.defense(luke), s.defense(other)) == (before + 1, 4)


@pytest.mark.parametrize(("destinies", "hit"), [((2, 2), True), ((2, 1), False)])
def test_lukes_lightsaber_draws_two_destinies(destinies: tuple[int, int], hit: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    saber = s.put("Luke's Lightsaber", on=s.put("1_19", at=site))
    foe = s.put("Imperial 3", at=site)
    fight(s, site, "light")
    s.force("light", 0)
    s.destinies("light", *destinies)
    s.do("fire", saber, foe)
    assert (s.hit(foe), s.forfeit(foe)) == ((True, 0) if hit else (False, 5))


@pytest.mark.parametrize(("title", "traits"), [("Bike", ["speeder bike"]), ("Racer", ["swoop"]), ("Barge", None)])
def test_lukes_lightsaber_strikes_bikes_and_swoops(title: str, traits: list[str] | None):
    bikes = [Vehicle(title, DARK, f"classic {title}", "combat", maneuver=2, landspeed=2, destiny=1, deploy=1, power=1,
                     forfeit=3, traits=traits, text=[PermanentPilot(1)])] if traits else []  # fmt: skip
    s = scene(*bikes)
    site = s.location("Tatooine: Box")
    saber, bike = s.put("Luke's Lightsaber", on=s.put("1_19", at=site)), s.put(title, at=site)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert s.can("fire", saber, bike) is (traits is not None)


def test_lukes_lightsaber_strikes_creatures():
    beast = Creature("Beast", DARK, "classic beast", "space", destiny=1, deploy=2, forfeit=0, ferocity=2, defense=3,
                     text=[Habitat()])  # fmt: skip
    s = scene(beast)
    site = s.location("Tatooine: Box")
    saber, foe = s.put("Luke's Lightsaber", on=s.put("1_19", at=site)), s.put("Beast", at=site)
    s.start(turn="light", phase="battle")
    s.do("attack", foe)
    assert s.can("fire", saber, foe)


@pytest.mark.parametrize("adds", [True, False])
def test_lukes_lightsaber_may_add_one_to_his_drain(adds: bool):
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    saber = s.put("Luke's Lightsaber", on=s.put("1_19", at=site))
    s.start(turn="light", phase="control")
    assert not s.can("use", saber)
    s.do("drain", site)
    s.do("use", saber) if adds else s.pass_()
    assert s.count("dark", "lost") == 1 + adds


@pytest.mark.parametrize("place", ["Kessel: Box", "Tatooine: Box"])
def test_lukes_lightsaber_adds_nothing_where_it_is_not_present(place: str):
    s = scene(force=0)
    saber = s.put("Luke's Lightsaber", on=s.put("1_19", aboard=s.put("Crawler", at=s.location("Tatooine: Box"))))
    where = s.location(place)
    s.put("Rebel 3", at=where)
    s.start(turn="light", phase="control")
    s.do("drain", where)
    assert not s.can("use", saber) and s.count("dark", "lost") == 1


@pytest.mark.parametrize(("armed", "done"), [(True, True), (False, False)])
def test_lukes_lightsaber_adds_to_his_training(armed: bool, done: bool):
    school = School(1, apprentice="1_19")
    if armed:
        school.s.put("Luke's Lightsaber", on=school.apprentice)
    assert completed(school.attempt(7), school.test) is done
