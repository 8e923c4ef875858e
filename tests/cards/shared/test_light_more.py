"""Cards of the Light Side of several sets: pilots and their ships, systems, Effects and Interrupts."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import HULL, crewed, draws, fight
from tests.cards.shared.crafts import field, someone

SHIPS = [
    Starfighter(f"Test {name}", LIGHT, f"more {name}", model, maneuver=3, hyperspeed=4, personas=[name],
                text=[Carries(pilots=2, passengers=2)], **HULL)
    for name, model in (("Red 7", "X-wing"), ("Red 10", "X-wing"), ("Tala 1", "Z-95"), ("Rogue 4", "X-wing"))
]  # fmt: skip
WORLDS = [
    System("Ord Mantell", LIGHT, "more mantell", ["planet"], (1, 1), parsec=7),
    System("Ralltiir", LIGHT, "more ralltiir", ["planet"], (1, 1), parsec=3),
    System("Chandrila: Sky", LIGHT, "more sky", ["planet"], (1, 1), parsec=4),
]  # fmt: skip
PEOPLE = [
    someone("Test Biggs", LIGHT, "rebel", personas=["Biggs"]), someone("Test Scout", traits=["scout"]),
    someone("Bad Spy", kind="alien", traits=["spy"]),
    someone("Unique Scout", LIGHT, "rebel", traits=["scout"], unique=1),
    someone("Test Blount", LIGHT, "rebel", personas=["Lieutenant Blount"], icons=["pilot"]),
    someone("Test Smuggler", LIGHT, "alien", traits=["smuggler"]),
    someone("Bad Smuggler", kind="alien", traits=["smuggler"]),
    someone("Unique Settler", LIGHT, "alien", unique=1), someone("Test Mothma", LIGHT, "rebel",
    personas=["Mon Mothma"]),
]  # fmt: skip

# -- pilots ------------------------------------------------------------------------------------------------------------

PILOTS = [  # who, what he flies, the power and the maneuver that he adds
    ("Elyhek Rue", "Fighter", 2, 0), ("Elyhek Rue", "Skiff", 2, 0), ("Theron Nett", "Fighter", 2, 0),
    ("Theron Nett", "Skiff", 2, 0), ("Colonel Cracken", "Fighter", 2, 0), ("Colonel Cracken", "Skiff", 2, 0),
    ("Talon Karrde", "Fighter", 2, 0), ("Talon Karrde", "Skiff", 2, 0), ("Derek 'Hobbie' Klivian", "Fighter", 2, 0),
    ("Derek 'Hobbie' Klivian", "Skiff", 2, 0), ("Derek 'Hobbie' Klivian", "Test Rogue 4", 2, 2),
]  # fmt: skip


@pytest.mark.parametrize("seat", ["pilot", "passenger"])
@pytest.mark.parametrize(("who", "craft", "power", "maneuver"), PILOTS)
def test_what_pilots_add(who: str, craft: str, power: int, maneuver: int, seat: str):
    s = field(*SHIPS)
    place = s.location("Tatooine: Box" if craft == "Skiff" else "Calm")
    flown = s.put(craft, at=place)
    if seat == "passenger":
        s.put("Light Flier", aboard=flown, as_="pilot")
    plain = 2 if craft == "Skiff" else 3
    s.put(who, aboard=flown, as_=seat)
    flies = seat == "pilot"
    assert (s.power(flown), s.maneuver(flown)) == (3 + power * flies, plain + maneuver * flies)


@pytest.mark.parametrize(("friend", "near", "power"), [
    ("Test Biggs", True, 4), ("Rebel 2", True, 2), ("Test Biggs", False, 2)])  # fmt: skip
def test_hobbie_and_biggs(friend: str, near: bool, power: int):
    s = field(*PEOPLE)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    s.put(friend, at=box if near else away)
    assert s.power(s.put("Derek 'Hobbie' Klivian", at=box)) == power


def test_hobbie_and_biggs_in_space():
    s = field(*PEOPLE)
    ship = s.put("Cruiser", at=s.location("Calm"))
    s.put("Test Biggs", aboard=ship, as_="passenger")
    assert s.power(s.put("Derek 'Hobbie' Klivian", aboard=ship, as_="passenger")) == 2


@pytest.mark.parametrize(("hull", "near", "power"), [
    ("Test Destroyer", True, 6), ("Raider", True, 5), ("Test Destroyer", False, 5)])  # fmt: skip
def test_hobbie_flies_at_star_destroyers(hull: str, near: bool, power: int):
    s = field()
    calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
    s.put(hull, at=calm if near else far)
    ship = s.put("Fighter", at=calm)
    s.put("Derek 'Hobbie' Klivian", aboard=ship, as_="pilot")
    assert s.power(ship) == power


@pytest.mark.parametrize(("who", "own", "home"), [
    ("Elyhek Rue", "Test Red 7", "Ralltiir"), ("Theron Nett", "Test Red 10", "Ord Mantell")])  # fmt: skip
def test_what_they_do_in_their_own_ship_and_at_home(who: str, own: str, home: str):
    for craft, where, seat, more in ((own, "here", "pilot", 1), ("Fighter", "here", "pilot", 0),
                                     (own, "away", "pilot", 0), (own, "here", "passenger", 0)):  # fmt: skip
        s = field(*SHIPS, *WORLDS[:1])
        calm, far = s.location("Calm"), s.location("Tatooine", side="dark")
        ship = s.put(craft, at=calm if where == "here" else far)
        if seat == "passenger":
            s.put("Light Flier", aboard=ship, as_="pilot")
        s.put(who, aboard=ship, as_=seat)
        s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
        s.put("Imperial 1", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
        fight(s, calm, "light")
        s.destinies("light", 3, 3)
        while s.battle.segment in ("weapons", "power"):
            drawn = any(each.verb == "draw-destiny" for each in s.decision.options)
            s.do("draw-destiny") if drawn else s.pass_()
        plain = 3 + (5 if seat == "pilot" else 3) * (where == "here")
        assert (s.battle.power("light"), s.battle.attrition("dark")) == (plain + 3 + 3 * more, 3)
    for place, side, more in ((home, "light", 1), ("Calm", "light", 0), (home, "dark", 0)):
        s = field(*WORLDS[:1])
        known = {each: s.location(each, side="light") for each in (home, "Calm")}
        before = {each: s.drain_amount(side, at) for each, at in known.items()}
        s.put(who, aboard=crewed(s, "Fighter", at=known[place]), as_="passenger")
        after = {each: s.drain_amount(side, at) for each, at in known.items()}
        assert {each: after[each] - before[each] for each in known} == {home: more, "Calm": 0}


@pytest.mark.parametrize(("craft", "seat", "drawn"), [
    ("Test Tala 1", "pilot", 1), ("Test Tala 1", "passenger", 0), ("Fighter", "pilot", 0)])  # fmt: skip
def test_cracken_fights_in_his_own_ship(craft: str, seat: str, drawn: int):
    s = field(*SHIPS)
    calm = s.location("Calm")
    ship = s.put(craft, at=calm)
    assert s.deploy_cost(s.hand("light", "Colonel Cracken"), at=ship) == (1 if craft == "Test Tala 1" else 3)
    if seat == "passenger":
        s.put("Light Flier", aboard=ship, as_="pilot")
    s.put("Colonel Cracken", aboard=ship, as_=seat)
    s.put("Imperial 1", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    fight(s, calm, "light")
    assert draws(s, "light") == drawn


YARD = Site("Kessel: Yard", LIGHT, "more yard", ["exterior", "planet"], (1, 1))
HALL = Site("Kessel: Hall", LIGHT, "more hall", ["interior", "planet"], (1, 1))


@pytest.mark.parametrize(("who", "side", "place", "loses"), [
    ("Test Scout", "dark", "Kessel: Box", True), ("Bad Spy", "dark", "Kessel: Yard", True),
    ("Imperial 1", "dark", "Kessel: Box", False), ("Good Scout", "light", "Kessel: Box", False),
    ("Test Scout", "dark", "Kessel: Hall", False), ("Test Scout", "dark", "Tatooine: Box", False)])  # fmt: skip
def test_cracken_finds_spies_and_scouts(who: str, side: str, place: str, loses: bool):
    s = field(*PEOPLE, YARD, HALL)
    box = s.location("Kessel: Box")
    places = {each: s.location(each) for each in ("Kessel: Yard", "Kessel: Hall", "Tatooine: Box")} | {
        "Kessel: Box": box}  # fmt: skip
    s.put("Colonel Cracken", at=box)
    card = s.hand(side, who)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card, places[place])
    assert any(each.verb == "lose" for each in s.decision.options) is loses
    if loses:
        assert s.decision.player == "dark"
        s.do("lose", pile="reserve")
        assert s.count("dark", "lost") == 1


# -- Talon Karrde ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "near", "more"), [
    ("Test Smuggler", True, 2), ("Bad Smuggler", True, 0), ("Settler 2", True, 0),
    ("Test Smuggler", False, 0)])  # fmt: skip
def test_karrde_looks_after_smugglers(who: str, near: bool, more: int):
    s = field(*PEOPLE)
    box, away = s.location("Kessel: Box"), s.location("Tatooine: Box")
    karrde, card = s.put("Talon Karrde", at=box), s.put(who, at=box if near else away)
    assert (s.forfeit(card), s.defense(card)) == (5 + more, 2 + more)
    assert (s.forfeit(karrde), s.defense(karrde)) == (6, 5)


@pytest.mark.parametrize("mode", [1, 2])
def test_karrde_sells_information_once_a_control_phase(mode: int):
    s = field()
    karrde = s.put("Talon Karrde", at=s.location("Kessel: Box"))
    s.hand("dark", "Imperial 1"), s.pile("dark", "reserve", "Imperial 2")
    s.start(turn="light", phase="control")
    offered = [n for n, each in enumerate(s.decision.options) if each.verb == "use"]
    s.game.choose(offered[mode - 1])
    seen = [event for event in s.game.events("light") if event.kind in ("peek", "peeked", "looked", "seen", "revealed")]
    assert len(seen) == 1, [e.kind for e in s.game.events("light")]
    assert not s.can("use", karrde)
    s.until(player="light", phase="deploy")
    assert not s.can("use", karrde)
    s.until(player="dark", phase="control")
    s.pass_()
    assert not s.can("use", karrde)


# -- Tala 1, Tala 2, Red 7 and the squadron ----------------------------------------------------------------------------

EMPIRE = System("Test Empire", DARK, "more empire", ["planet"], (0, 1), parsec=5)
FRONT = System("Test Front", DARK, "more front", ["planet"], (1, 1), parsec=5)
LONELY = System("Test Lonely", LIGHT, "more lonely", ["planet"], (1, 0), parsec=5)
ROCKS = Sector("Calm: Rocks", LIGHT, "more rocks", "asteroid", "Calm", ["space"], (1, 1))


@pytest.mark.parametrize(("place", "more"), [
    ("Test Empire", 2), ("Test Front", 0), ("Test Lonely", 0), ("Calm: Rocks", 2), ("Calm", 0)])  # fmt: skip
def test_where_tala_1_is_at_its_best(place: str, more: int):
    s = field(EMPIRE, FRONT, LONELY, ROCKS)
    s.location("Calm")
    tala = s.put("Tala 1", at=s.location(place))
    s.put("Light Flier", aboard=tala, as_="pilot")
    assert (s.power(tala), s.maneuver(tala)) == (2 + more, 4 + more)


@pytest.mark.parametrize(("ship", "pilot", "below"), [
    ("Tala 1", "Colonel Cracken", 4), ("Tala 1", "Light Flier", 0), ("Tala 2", "Test Blount", 4),
    ("Tala 2", "Light Flier", 0), ("Red 7", "Elyhek Rue", 4), ("Red 7", "Light Flier", 0)])  # fmt: skip
def test_who_makes_a_fighter_immune(ship: str, pilot: str, below: int):
    s = field(*PEOPLE)
    fighter = s.put(ship, at=s.location("Calm"))
    s.put(pilot, aboard=fighter, as_="pilot")
    assert immunity(s._engine, fighter.id) == below


@pytest.mark.parametrize(("ship", "pilot"), [("Tala 1", "Colonel Cracken"), ("Tala 2", "Test Blount")])
def test_a_passenger_makes_nothing_immune(ship: str, pilot: str):
    s = field(*PEOPLE)
    calm = s.location("Calm")
    fighter, other = s.put(ship, at=calm), s.put("Cruiser", at=calm)
    s.put(pilot, aboard=other, as_="pilot")
    assert immunity(s._engine, fighter.id) == 0


@pytest.mark.parametrize("title", ["Tala 1", "Tala 2", "Red 7"])
def test_room_for_one_pilot(title: str):
    s = field()
    ship = s.put(title, at=s.location("Calm"))
    (pilot, rider) = s.hand("light", "Light Flier", "Rebel 2")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", pilot, ship, seat="pilot") and not s.can("deploy", rider, ship)
    s.put("Light Flier", aboard=ship, as_="pilot")
    assert not s.can("deploy", pilot, ship)


@pytest.mark.parametrize(("title", "able"), [("Tala 1", True), ("Tala 2", True), ("Red 7", False)])
def test_a_tala_is_carried_like_a_vehicle(title: str, able: bool):
    hold = Capital("Test Truck", LIGHT, "more truck", "Corellian Corvette", armor=3, hyperspeed=3,
                   text=[Carries(vehicles=1), PermanentPilot(1)], **HULL)  # fmt: skip
    s = field(hold)
    ship, card = s.put("Test Truck", at=s.location("Calm")), s.hand("light", title)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, ship) is able


@pytest.mark.parametrize(("spy", "who", "place", "more"), [
    ("Light Spy", "Bad Spy", "Tatooine: Box", 2), ("Light Spy", "Test Scout", "Tatooine: Box", 2),
    ("Light Spy", "Imperial 1", "Tatooine: Box", 0), ("Light Spy", "Good Scout", "Tatooine: Box", 0),
    ("Light Flier", "Bad Spy", "Tatooine: Box", 0), ("Light Spy", "Bad Spy", "Kessel: Box", 0)])  # fmt: skip
def test_a_spy_aboard_tala_2_hinders_spies_below(spy: str, who: str, place: str, more: int):
    s = field(*PEOPLE)
    tala = s.put("Tala 2", at=s.location("Tatooine", side="light"))
    s.put(spy, aboard=tala, as_="pilot")
    side = "light" if who == "Good Scout" else "dark"
    assert s.deploy_cost(s.hand(side, who), at=s.location(place)) == 2 + more


@pytest.mark.parametrize(("place", "cost"), [("Ralltiir", 0), ("Calm", 2)])
def test_red_7_deploys_free_to_ralltiir(place: str, cost: int):
    s = field()
    assert s.deploy_cost(s.hand("light", "Red 7"), at=s.location(place, side="light")) == cost


@pytest.mark.parametrize(("title", "cost"), [("Red 7", 0), ("X-wing", 1)])
def test_torpedoes_are_free_aboard_red_7(title: str, cost: int):
    s = field()
    ship = s.put(title, at=s.location("Calm"))
    assert s.deploy_cost(s.hand("light", "Proton Torpedoes"), at=ship) == cost


@pytest.mark.parametrize(("wings", "able"), [(("X-wing",) * 3, True), (("X-wing",) * 2, False),
                                             (("X-wing", "X-wing", "Fighter"), False)])  # fmt: skip
def test_three_x_wings_make_a_squadron(wings: tuple[str, ...], able: bool):
    s = field()
    calm = s.location("Calm")
    ships = [s.put(each, at=calm) for each in wings]
    card = s.hand("light", "X-wing Assault Squadron")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, calm) is able
    if able:
        s.do("deploy", card, calm)
        while any(each.verb == "choose" for each in s.decision.options):
            s.decide(lambda each: each.verb == "choose")
        assert s.at(card) == calm and {s.zone(each) for each in ships} == {"used"} and s.power(card) == 9


# -- locations ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hull", "side", "more"), [
    ("Dreadnaught", "dark", -2), ("Raider", "dark", 0), ("Cruiser", "light", 0)])  # fmt: skip
def test_capital_starships_gather_at_ralltiir(hull: str, side: str, more: int):
    s = field()
    here, calm = s.location("Ralltiir", side="light"), s.location("Calm")
    card = s.hand(side, hull)
    assert s.deploy_cost(card, at=here) == s.deploy_cost(card, at=calm) + more


@pytest.mark.parametrize(("place", "mine", "able"), [
    ("Ralltiir", "Fighter", True), ("Ralltiir", "Raider", False), ("Test Front", "Fighter", False)])  # fmt: skip
def test_starships_come_to_ralltiir_as_a_react(place: str, mine: str, able: bool):
    s = field(FRONT)
    battle, calm = s.location(place, side="light" if place == "Ralltiir" else None), s.location("Calm")
    by = "dark" if mine == "Fighter" else "light"
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=battle), as_="passenger")
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", at=battle), as_="passenger")
    ship = crewed(s, mine, at=calm)
    fight(s, battle, by)
    assert s.can("react", ship) is able


@pytest.mark.parametrize(("hull", "generation"), [("Cruiser", 4), ("Fighter", 2), ("", 2)])
def test_a_capital_starship_at_chandrila(hull: str, generation: int):
    s = field()
    before = s.generation("light")
    planet = s.location("Chandrila", side="light")
    if hull:
        s.put("Rebel 1", aboard=crewed(s, hull, at=planet), as_="passenger")
    assert s.generation("light") == before + generation


@pytest.mark.parametrize(("who", "more"), [("Test Mothma", -2), ("Rebel 2", 0)])
def test_mon_mothma_is_at_home_on_chandrila(who: str, more: int):
    grove = Site("Chandrila: Grove", LIGHT, "more grove", ["exterior", "planet"], (1, 1))
    s = field(*PEOPLE, grove)
    s.location("Chandrila", side="light")
    card = s.hand("light", who)
    assert s.deploy_cost(card, at=s.location("Chandrila: Grove")) == 2 + more
    assert s.deploy_cost(card, at=s.location("Kessel: Box")) == 2


@pytest.mark.parametrize(("ships", "amount"), [
    ((), 2), (("Raider",), 1), (("Dreadnaught",), 2), (("Test Destroyer",), 2),
    (("Test Destroyer", "Test Destroyer"), 3), (("Raider", "Fighter"), 2),
    (("Test Destroyer", "Test Destroyer", "Fighter"), 2)])  # fmt: skip
def test_what_the_dark_side_drains_at_chandrila(ships: tuple[str, ...], amount: int):
    s = field()
    planet = s.location("Chandrila", side="light")
    for each in ships:
        s.put("Rebel 1" if each == "Fighter" else "Imperial 1", aboard=crewed(s, each, at=planet), as_="passenger")
    assert (s.drain_amount("dark", planet), s.drain_amount("light", planet)) == (amount, 1)


@pytest.mark.parametrize(("people", "amount"), [
    ((), 1), (("Imperial 1",), 2), (("Brute 1",), 1), (("Imperial 1", "Rebel 1"), 1)])  # fmt: skip
def test_imperials_in_the_med_lab(people: tuple[str, ...], amount: int):
    s = field()
    s.location("Hoth", side="light")
    lab = s.location("Hoth: Echo Med Lab", side="light")
    for each in people:
        s.put(each, at=lab)
    assert s.drain_amount("dark", lab) == amount


@pytest.mark.parametrize(("who", "side", "more"), [
    ("Good Medic", "light", -2), ("Bad Medic", "dark", 0), ("Light Droid", "light", 0)])  # fmt: skip
def test_the_med_lab_orders_one_medical_droid_a_turn(who: str, side: str, more: int):
    medics = [Droid(f"{name} Medic", side, f"more {name} medic", "medical droid", destiny=1, deploy=3, power=1,
                    forfeit=2) for name, side in (("Good", LIGHT), ("Bad", DARK))]  # fmt: skip
    s = field(*medics)
    s.location("Hoth", side="light"), s.location("Hoth: Echo Med Lab", side="light")
    box = s.location("Kessel: Box")
    card, again = s.hand(side, who), s.hand(side, who)
    cost = 2 if who == "Light Droid" else 3
    assert s.deploy_cost(card, at=box) == cost + more
    s.start(turn=side, phase="deploy")
    s.do("deploy", card, box)
    assert s.deploy_cost(again, at=box) == cost
    s.until(player="dark" if side == "light" else "light", phase="deploy")
    s.until(player=side, phase="deploy")
    assert s.deploy_cost(again, at=box) == cost + more
