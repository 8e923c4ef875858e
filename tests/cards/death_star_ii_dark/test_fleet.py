"""The fleet of Death Star II, Dark Side: its officers, its orders, its ships."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import crewed, fight
from tests.cards.shared.crafts import field, someone

OFFICERS = [someone("Test Admiral", traits=["admiral"], icons=["pilot"], deploy=4),
            someone("Test Pilot", icons=["pilot"], deploy=4), someone("Test General", traits=["general"]),
            someone("Test Commander", traits=["commander"])]  # fmt: skip
HARDY = Capital(
    "Test Hardy",
    DARK,
    "fleet hardy",
    "Imperial-Class Star Destroyer",
    destiny=1,
    deploy=3,
    power=3,
    forfeit=6,
    armor=4,
    hyperspeed=3,
    text=[Carries(pilots=3, passengers=6), ImmuneToAttrition(3)],
)
ORDER = "We're In Attack Position Now"

# -- We're In Attack Position Now --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "hull", "cost"), [
    ("Test Admiral", "Test Destroyer", 2), ("Test Pilot", "Test Destroyer", 3), ("Test Pilot", "Raider", 4),
    ("Test General", "Test Destroyer", 2)])  # fmt: skip
def test_pilots_board_capital_starships_cheaper(who: str, hull: str, cost: int):
    s = field(*OFFICERS)
    s.put(ORDER, on="table")
    craft = s.put(hull, at=s.location("Calm"))
    assert s.deploy_cost(s.hand("dark", who), at=craft) == cost


@pytest.mark.parametrize(("hull", "who", "seat", "below"), [
    ("Test Destroyer", "Dark Flier", "pilot", 4), ("Test Destroyer", "Dark Flier", "passenger", 4),
    ("Test Destroyer", "Imperial 1", "passenger", 0), ("Raider", "Dark Flier", "pilot", 0),
    ("Test Hardy", "Dark Flier", "pilot", 5), ("Test Hardy", "Imperial 1", "passenger", 3)])  # fmt: skip
def test_crewed_capital_starships_bear_attrition(hull: str, who: str, seat: str, below: int):
    s = field(HARDY)
    s.put(ORDER, on="table")
    craft = s.put(hull, at=s.location("Calm"))
    s.put(who, aboard=craft, as_=seat)
    assert immunity(s._engine, craft.id) == below


@pytest.mark.parametrize(("who", "place", "above", "foe", "loss"), [
    ("Test General", "Tatooine: Box", True, False, 1), ("Test Commander", "Tatooine: Box", True, False, 1),
    ("Imperial 4", "Tatooine: Box", True, False, 0), ("Test General", "Tatooine: Box", False, False, 0),
    ("Test General", "Kessel: Box", True, False, 0), ("Test General", "Tatooine: Box", True, True, 0),
    ("Test General", "Tatooine: Quiet", True, False, 0)])  # fmt: skip
def test_the_fleet_above_presses_who_is_below(who: str, place: str, above: bool, foe: bool, loss: int):
    s = field(*OFFICERS, Site("Tatooine: Quiet", LIGHT, "fleet quiet", ["exterior", "planet"], (0, 1)))
    planet, calm = s.location("Tatooine", side="dark"), s.location("Calm")
    where = s.location(place)
    s.put(ORDER, on="table")
    s.put("Imperial 1", aboard=crewed(s, "Raider", at=planet if above else calm), as_="pilot")
    s.put(who, at=where)
    if foe:
        s.put("Rebel 1", at=where)
    s.start(turn="dark", phase="control")
    lost = 0
    while s._engine.state.phase == "control":
        able = any(each.verb == "lose" for each in s.decision.options)
        lost += able
        s.do("lose", pile="reserve") if able else s.pass_()
    assert lost == loss


# -- Captain Godherdt --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hull", "seat", "more"), [
    ("Test Destroyer", "pilot", 1), ("Test Destroyer", "passenger", 1), ("Dreadnaught", "pilot", 0)])  # fmt: skip
def test_godherdt_keeps_star_destroyers_in_repair(hull: str, seat: str, more: int):
    s = field()
    calm = s.location("Calm")
    craft, other = s.put(hull, at=calm), s.put(hull, at=calm)
    for each in (craft, other):
        s.put("Dark Flier", aboard=each, as_="pilot")
    s.put("Captain Godherdt", aboard=craft, as_=seat)
    assert (s.armor(craft), s.armor(other)) == (4 + more, 4)
    assert (s.hyperspeed(craft), s.hyperspeed(other)) == (3 + more, 3)


@pytest.mark.parametrize(("hull", "place", "turn", "phase", "able"), [
    ("Test Destroyer", "Calm", "dark", "move", True), ("Test Destroyer", "Calm", "dark", "control", False),
    ("Test Destroyer", "Calm", "light", "move", False), ("Dreadnaught", "Calm", "dark", "move", False),
    ("Test Destroyer", "Tatooine", "dark", "move", False)])  # fmt: skip
def test_godherdt_removes_a_landing_claw(hull: str, place: str, turn: str, phase: str, able: bool):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    man = s.put("Captain Godherdt", aboard=s.put(hull, at=calm if place == "Calm" else far), as_="pilot")
    fighters = [crewed(s, "Fighter", at=calm) for _ in range(2)]
    claws = [s.put("Landing Claw", on=each) for each in fighters]
    s.start(turn=turn, phase=phase)
    s.until(player="dark")
    assert s.can("use", man, claws[0]) is able
    if able:
        s.do("use", man, claws[0])
        assert s.zone(claws[0]) == "lost"
        s.until(player="dark")
        assert not s.can("use", man, claws[1])


# -- Captain Jonus -----------------------------------------------------------------------------------------------------

BOMBER = Starfighter("Test Bomber", DARK, "fleet bomber", "TIE/sa", maneuver=3, destiny=1, deploy=3, power=1,
                     forfeit=3, text=[Carries(pilots=2)])  # fmt: skip


@pytest.mark.parametrize(("hull", "seat", "left"), [
    ("Test Bomber", "pilot", False), ("Raider", "pilot", True), ("Raider", "passenger", True)])  # fmt: skip
def test_jonus_gives_himself_up_with_his_bomber(hull: str, seat: str, left: bool):
    s = field(BOMBER)
    calm = s.location("Calm")
    craft = s.put(hull, at=calm)
    if seat == "passenger":
        s.put("Dark Flier", aboard=craft, as_="pilot")
    jonus = s.put("Captain Jonus", aboard=craft, as_=seat)
    for _ in range(5):
        s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    fight(s, calm, "light")
    while s.battle.segment != "damage":
        s.pass_()
    s.do("forfeit", jonus)
    assert (s.battle is not None and s.battle.damage("dark") > 0) is left


# -- Overseeing It Personally ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "foe", "near", "more"), [
    ("Tatooine: Box", "", "Imperial 1", 1), ("Tatooine: Box", "Rebel 4", "Imperial 1", 0),
    ("Death Star: Box", "", "Imperial 1", 0), ("Tatooine: Quiet", "", "Imperial 1", 0),
    ("Tatooine: Box", "", "Brute 1", 0), ("Kessel: Box", "", "Imperial 1", 0)])  # fmt: skip
def test_the_emperor_oversees_a_planet(place: str, foe: str, near: str, more: int):
    s = field(Site("Tatooine: Quiet", LIGHT, "fleet quiet", ["exterior", "planet"], (0, 1)),
              Site("Tatooine: Yard", LIGHT, "fleet yard", ["exterior", "planet"], (1, 1)))  # fmt: skip
    where = s.location(place)
    yard = s.location("Tatooine: Yard")
    emperor = s.put("Test Emperor", at=where)
    s.put("Overseeing It Personally", on=emperor)
    if foe:
        s.put(foe, at=where)
    s.put(near, at=yard)
    assert s.drain_amount("dark", yard) == 1 + more


def test_overseeing_deploys_on_the_emperor_alone():
    s = field(force=0)
    box = s.location("Kessel: Box")
    emperor, other = s.put("Test Emperor", at=box), s.put("Test Vader", at=box)
    card = s.hand("dark", "Overseeing It Personally")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, emperor) and not s.can("deploy", card, other)


def test_who_is_in_a_tank_is_not_overseen():
    s = field(Site("Tatooine: Yard", LIGHT, "fleet yard", ["exterior", "planet"], (1, 1)))
    box, yard = s.location("Tatooine: Box"), s.location("Tatooine: Yard")
    s.put("Overseeing It Personally", on=s.put("Test Emperor", at=box))
    tank = crewed(s, "Tank", at=yard)
    s.put("Imperial 1", aboard=tank, as_="passenger")
    assert (s.drain_amount("dark", yard), s.drain_amount("dark", box)) == (1, 1)


# -- places ------------------------------------------------------------------------------------------------------------


def test_the_throne_room_brings_the_emperors_power_once():
    power = Effect("Emperor's Power", DARK, "fleet power", destiny=1, text=[DeployOnTable()])
    s = field(power)
    room = s.location("Death Star II: Throne Room", side="dark")
    wanted, again, other = s.pile("dark", "reserve", "fleet power", "fleet power", "Dark Banner")
    s.start(turn="dark", phase="control")
    s.do("use", room, wanted)
    assert (s.zone(wanted), s.zone(other), s.zone(again)) == ("hand", "reserve", "reserve")
    s.until(player="dark", phase="deploy")
    assert not s.can("use", room)


@pytest.mark.parametrize(("title", "able"), [
    ("Death Star II: Throne Room", False), ("Sullust", False), ("Kessel: Box", True)])  # fmt: skip
def test_revolution_turns_neither(title: str, able: bool):
    s = field()
    place = s.location(title, side=None if able else "dark")
    for who in ("Rebel 1", "Imperial 1"):
        if title != "Sullust":
            s.put(who, at=place)
    card = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, place) is able


@pytest.mark.parametrize(("title", "ruled", "loss"), [("Haven", True, 8), ("Haven", False, 0), ("Other", True, 0)])
def test_sullust_profits_when_haven_falls(title: str, ruled: bool, loss: int):
    haven = Effect(title, LIGHT, "fleet haven", destiny=1, text=[DeployOnTable()])
    raid = LostInterrupt("Test Raid", DARK, "fleet raid", destiny=1, text=[
        Action([CancelCard()], targets=(one(Named(title)),))])  # fmt: skip
    s = field(haven, raid)
    planet = s.location("Sullust", side="dark")
    if ruled:
        s.put("Imperial 1", aboard=crewed(s, "Raider", at=planet), as_="pilot")
    there, card = s.put("fleet haven", on="table"), s.hand("dark", "Test Raid")
    s.start(turn="dark", phase="deploy")
    s.do("play", card, there)
    lost = 0
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")
        lost += 1
    assert lost == loss and s.zone(there) == "lost"


# -- ships -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("aimed", "below"), [("flagship", float("inf")), ("other", 0), ("", 0)])
def test_the_flagship_is_immune_while_it_leads_operations(aimed: str, below: float):
    plan = Effect("Flagship Operations", DARK, "fleet plan", destiny=1, text=[
        DeployOnTable(targets=(one(your(CAPITAL), name="flagship"),))])  # fmt: skip
    s = field(plan)
    calm = s.location("Calm")
    flagship, other = s.put("Flagship Executor", at=calm), s.put("Test Destroyer", at=calm)
    if aimed:
        s.put("fleet plan", on="table", targets={"flagship": flagship if aimed == "flagship" else other})
    assert immunity(s._engine, flagship.id) == below


@pytest.mark.parametrize(("guest", "seat"), [("Dark Flier", "pilot"), ("Imperial 2", "passenger"), ("Raider", "cargo")])
def test_the_flagship_has_room_for_everybody(guest: str, seat: str):
    s = field(force=20)
    craft = s.put("Flagship Executor", at=s.location("Calm"))
    for _ in range(12):
        s.put(guest, aboard=craft, as_=seat)
    card = s.hand("dark", guest)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, craft, seat=seat)


@pytest.mark.parametrize(("title", "place"), [("The Emperor's Shield", "Endor"), ("The Emperor's Sword", "Coruscant")])
@pytest.mark.parametrize(("here", "emperor", "more"), [
    (True, "", 3), (False, "", 0), (False, "with", 3), (False, "below", 3), (False, "away", 0)])  # fmt: skip
def test_the_emperors_squadrons_are_stronger(title: str, place: str, here: bool, emperor: str, more: int):
    s = field(System("Coruscant", LIGHT, "fleet coruscant", ["planet"], (1, 1), parsec=0))
    system = s.location(
        "fleet coruscant" if place == "Coruscant" else place, side=None if place == "Coruscant" else "dark"
    )
    tatooine = s.location("Tatooine", side="dark")
    where = system if here else tatooine
    squadron = s.put(title, at=where)
    if emperor == "with":
        s.put("Test Emperor", aboard=s.put("Test Destroyer", at=where), as_="passenger")
    elif emperor:
        s.put("Test Emperor", at=s.location("Tatooine: Box" if emperor == "below" else "Kessel: Box"))
    assert s.power(squadron) == 3 + more


@pytest.mark.parametrize(("who", "cost"), [("Test Thrawn", 3), ("Test Boss", 5)])
def test_the_shield_joins_thrawn(who: str, cost: int):
    s = field()
    calm = s.location("Calm")
    s.put(who, aboard=s.put("Test Destroyer", at=calm), as_="passenger")
    assert s.deploy_cost(s.hand("dark", "The Emperor's Shield"), at=calm) == cost
