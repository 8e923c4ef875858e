"""Where locations of later sets stop: one player, one place, cards of other kinds, a place that is only occupied."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, scene
from tests.cards.test_later_places import CLOUD_STREET, CORVETTE, COURT, GLADE, MOFF, RULER, WALKER

FOE = {"light": "dark", "dark": "light"}
SOMEBODY = {"light": "Rebel 2", "dark": "Imperial 2"}
CAPITAL_SHIP = {"light": "Cruiser", "dark": "Dreadnaught"}
CAR = {"light": "Skiff", "dark": "Barge"}
HOPPER = [Vehicle("Incom T-16 Skyhopper", side, f"places {side} hopper", "combat", maneuver=4, landspeed=4,
                  text=[Carries(pilots=1)], **HULL) for side in (LIGHT, DARK)]  # fmt: skip
TRIBE = {
    side: [
        Alien(f"{side} nomad", side, f"places {side} nomad", ability=0, traits=["Tusken Raider"], **BODY),
        Alien(f"{side} ugnaught", side, f"places {side} ugnaught", ability=0, traits=["Ugnaught"], **BODY),
        Alien(f"{side} moff", side, f"places {side} moff", ability=0, traits=["moff"], **BODY),
        Vehicle(f"{side} mount", side, f"places {side} mount", "creature", landspeed=1, traits=["bantha"], **HULL),
    ]
    for side in (LIGHT, DARK)
}
RAT = Alien("Womp Rat", DARK, "places rat", ability=0, **BODY)
YODA_CARD = Rebel("Test Yoda", "places yoda", personas=["Yoda"], ability=6, **BODY)
DARK_CORVETTE = Capital("Dark Corvette", DARK, "places corvette", "Corellian Corvette", armor=4, hyperspeed=3, **HULL,
                        text=[PermanentPilot(1)])  # fmt: skip
CARDS = [*HOPPER, *TRIBE["light"], *TRIBE["dark"], RAT, COURT, CLOUD_STREET, CORVETTE, MOFF,
         RULER, WALKER, GLADE]  # fmt: skip
CITY_CLOUDS = Sector("Cloud City: Clouds", LIGHT, "places clouds", "cloud", "Cloud City", ["planet"], (1, 1))


def table(*extra: Definition, force: int = 12) -> Scenario:
    return scene(*CARDS, *extra, force=force)


def hold(s: Scenario, side: str, place: CardRef) -> CardRef:
    """Presence for a side at a site or system."""
    if "system" not in s._engine.face(place.id).words:
        return s.put(SOMEBODY[side], at=place)
    ship = s.put(CAPITAL_SHIP[side], at=place)
    s.put(SOMEBODY[side], aboard=ship, as_="passenger")
    return ship


# -- Force drains ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "copy", "me", "here", "by"), [
    ("Cloud City: Incinerator", "light", "dark", ["Imperial 2"], -1),
    ("Cloud City: Incinerator", "light", "dark", ["Imperial 2", "dark ugnaught"], 0),
    ("Cloud City: Incinerator", "light", "dark", ["Imperial 2", "light ugnaught"], -1),
    ("Cloud City: Incinerator", "light", "dark", ["Imperial 2", "Rebel 2"], 0),
    ("Cloud City: Incinerator", "dark", "light", ["Rebel 2"], -1),
    ("Cloud City: Incinerator", "dark", "light", ["Rebel 2", "Imperial 2"], 0),
    ("Jabba's Palace: Droid Workshop", "dark", "light", ["Rebel 2", "Light Droid"], 1),
    ("Jabba's Palace: Droid Workshop", "dark", "light", ["Rebel 2", "Dark Droid"], 0),
    ("Tatooine: Jundland Wastes", "light", "light", ["Rebel 2"], 1),
    ("Tatooine: Jundland Wastes", "light", "light", ["Rebel 2", "Imperial 2"], 0),
    ("Tatooine: Jundland Wastes", "light", "dark", ["Imperial 2", "dark nomad"], 1),
    ("Tatooine: Jundland Wastes", "light", "dark", ["Imperial 2", "light nomad"], 0),
    ("Tatooine: Beggar's Canyon", "light", "light", ["Rebel 2"], 0),
    ("Tatooine: Beggar's Canyon", "light", "light", ["Rebel 2", "light Incom T-16 Skyhopper"], 1),
    ("Tatooine: Beggar's Canyon", "light", "light", ["Rebel 2", "dark Incom T-16 Skyhopper"], 0),
    ("Tatooine: Beggar's Canyon", "light", "light", ["Rebel 2", "Imperial 2", "light Incom T-16 Skyhopper"], 0),
])  # fmt: skip
def test_a_drain_changes_for_one_player_at_one_place(title: str, copy: str, me: str, here: list[str], by: int):
    s = table()
    place, far = s.location(title, side=copy), s.location("Kessel: Box")
    for site in (place, far):
        s.put("Presence Of The Force", on=site)

    def drains() -> list[int]:
        return [s.drain_amount(side, site) for side in (me, FOE[me]) for site in (place, far)]

    before = drains()
    for name in here:
        side, _, rest = name.partition(" ")
        s.put(rest, at=place, side=side) if rest == "Incom T-16 Skyhopper" else s.put(name, at=place)
    assert [now - then for now, then in zip(drains(), before, strict=True)] == [by, 0, 0, 0]


@pytest.mark.parametrize(("title", "copy", "me", "here", "away"), [
    ("Jabba's Palace: Droid Workshop", "dark", "light", "Rebel 2", "Light Droid"),
    ("Tatooine: Jundland Wastes", "light", "dark", "Imperial 2", "dark nomad"),
    ("Tatooine: Beggar's Canyon", "light", "light", "Rebel 2", "Incom T-16 Skyhopper")])  # fmt: skip
def test_helpers_elsewhere_raise_no_drain(title: str, copy: str, me: str, here: str, away: str):
    s = table()
    place = s.location(title, side=copy)
    s.put(here, at=place)
    s.put(away, at=s.location("Kessel: Box"), side=me)
    assert s.drain_amount(me, place) == 1


def test_an_ugnaught_elsewhere_does_not_keep_the_fire_up():
    s = table()
    place = s.location("Cloud City: Incinerator", side="light")
    s.put("Imperial 2", at=place)
    s.put("dark ugnaught", at=s.location("Kessel: Box"))
    assert s.drain_amount("dark", place) == 0


def test_a_raider_inside_a_vehicle_raises_no_drain_at_the_jundland_wastes():
    s = table()
    place = s.location("Tatooine: Jundland Wastes", side="light")
    s.put("Imperial 2", at=place)
    s.put("dark nomad", aboard=s.put("Tank", at=place), as_="passenger")
    assert s.drain_amount("dark", place) == 1


@pytest.mark.parametrize(("where", "amount"), [("here", 3), ("away", 2)])
def test_a_vaporator_at_the_jundland_wastes_raises_the_drain_by_two(where: str, amount: int):
    s = table()
    place, far = s.location("Tatooine: Jundland Wastes", side="light"), s.location("Kessel: Box")
    s.put("Rebel 2", at=place)
    s.put("Vaporator", on=place if where == "here" else far)
    assert s.drain_amount("light", place) == amount


@pytest.mark.parametrize(("title", "copy", "me", "by"), [
    ("Coruscant: Imperial Square", "dark", "light", 1), ("Fondor", "dark", "light", -1),
    ("Home One: War Room", "light", "dark", -1)])  # fmt: skip
def test_a_drain_that_always_differs_does_so_for_one_player_at_one_place(title: str, copy: str, me: str, by: int):
    s = table()
    place, far = s.location(title, side=copy), s.location("Kessel: Box")
    for site in (place, far):
        s.put("Presence Of The Force", on=site)
    amounts = [s.drain_amount(side, site) - s.icons(FOE[side], site) for side in (me, FOE[me]) for site in (place, far)]
    assert amounts == [by, 0, 0, 0]


def test_dark_dagobah_guards_related_locations_only():
    s = table()
    system, box = s.location("Dagobah", side="dark"), s.location("Kessel: Box")
    hold(s, "dark", system)
    s.put("Rebel 2", at=box)
    s.start(turn="light", phase="control")
    assert s.can("drain", box)


# -- what deploys for less, and what does not deploy -------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("me", ["light", "dark"])
def test_bespin_speaks_of_characters_and_vehicles_under_control(owner: str, me: str):
    """Its own half hinders the opponent, the other half helps its player."""
    s = table()
    bespin, street, far = s.location("Bespin", side=owner), s.location("Cloud City: Street"), s.location("Kessel: Box")
    buyer = FOE[me] if me == owner else me
    fighter = "Fighter" if buyer == "light" else "Raider"
    cards = s.hand(buyer, SOMEBODY[buyer], CAR[buyer], fighter)

    def extra() -> list[float]:
        return [s.deploy_cost(card, at=street) - s.deploy_cost(card, at=far) for card in cards]

    hold(s, me, bespin)
    step = 1 if me == owner else -1
    assert extra() == [step, step, 0]
    hold(s, FOE[me], bespin)
    assert extra() == [0, 0, 0]


def test_beggars_canyon_is_home_to_skyhoppers():
    s = table()
    canyon, far = s.location("Tatooine: Beggar's Canyon"), s.location("Kessel: Box")
    card = s.hand("light", "Incom T-16 Skyhopper")
    assert (s.deploy_cost(card, at=canyon), s.deploy_cost(card, at=far)) == (0, 3)
    here, away = (s.put("Incom T-16 Skyhopper", at=site, side="light") for site in (canyon, far))
    for hopper in (here, away):
        s.put("Light Flier", aboard=hopper, as_="pilot")
    assert (s.power(here), s.power(away), s.power(crewed(s, "Skiff", canyon))) == (5, 3, 3)


@pytest.mark.parametrize(("title", "side", "less"), [
    ("Womp Rat", "dark", 1), ("dark mount", "dark", 1), ("dark nomad", "dark", 1), ("light nomad", "light", 0),
    ("light mount", "light", 0), ("Brute 1", "dark", 0)])  # fmt: skip
def test_beggars_canyon_is_cheap_for_its_dark_dwellers(title: str, side: str, less: int):
    s = table()
    canyon, far = s.location("Tatooine: Beggar's Canyon"), s.location("Kessel: Box")
    card = s.hand(side, title)
    assert s.deploy_cost(card, at=far) - s.deploy_cost(card, at=canyon) == less


def test_the_mountains_are_cheap_for_dark_vehicles_only():
    s = table()
    peak, far = s.location("Hoth: Mountains (6th Marker)"), s.location("Kessel: Box")
    dark, light = s.hand("dark", "Barge"), s.hand("light", "Skiff")
    assert [s.deploy_cost(card, at=far) - s.deploy_cost(card, at=peak) for card in (dark, light)] == [1, 0]


def test_imperial_square_wants_a_moff_of_its_own_side():
    s = table()
    square, far = s.location("Coruscant: Imperial Square"), s.location("Kessel: Box")
    s.put("light moff", at=square)
    card = s.hand("dark", "Imperial 1")
    assert s.deploy_cost(card, at=far) == 2
    s.put("Test Moff", at=square)
    ship = s.put("Dreadnaught", at=s.location("Calm"))
    assert (s.deploy_cost(card, at=far), s.deploy_cost(card, at=ship)) == (1, 2)


def test_the_emperor_is_kept_out_by_control_only():
    s = table()
    square, court = s.location("Coruscant: Imperial Square"), s.location("Coruscant: Court")
    ruler = s.hand("dark", "Test Emperor")
    s.start(turn="dark", phase="deploy")
    hold(s, "light", square)
    assert not s.can("deploy", ruler, court)
    hold(s, "dark", square)
    assert s.can("deploy", ruler, court)


def test_fondor_builds_the_executor_alone_and_fears_corvettes_of_the_opponent():
    s = table(DARK_CORVETTE)
    fondor, calm = s.location("Fondor"), s.location("Calm")
    others = [s.hand("dark", "Dreadnaught")[0], s.hand("light", "Cruiser")[0], s.hand("dark", "Dark Corvette")[0]]
    ships = [s.put("Dark Corvette", at=calm), s.put("Cruiser", at=calm)]
    hold(s, "dark", fondor)
    assert [s.deploy_cost(card, at=fondor) for card in others] == [3, 3, 3]
    assert [s.forfeit(ship) for ship in ships] == [6, 6]


def test_fondor_stops_the_executor_alone_and_under_control_alone():
    light_executor = Capital("Our Executor", LIGHT, "places executor", "Super-Class Star Destroyer", armor=9,
                             personas=["Executor"], hyperspeed=2, text=[PermanentPilot(1)], **HULL)  # fmt: skip
    s = table(light_executor, force=30)
    fondor, calm = s.location("Fondor"), s.location("Calm")
    executor, other, ours = (
        s.hand("dark", "Executor")[0],
        s.hand("dark", "TIE Fighter")[0],
        s.hand("light", "Our Executor")[0],
    )
    hold(s, "light", fondor)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", executor, calm) and s.can("deploy", other, calm)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", ours, calm)
    hold(s, "dark", fondor)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", executor, calm)


def test_the_war_room_of_home_one_helps_home_one_alone():
    s = table()
    room, calm = s.location("Home One: War Room"), s.location("Calm")
    other, card = crewed(s, "Cruiser", calm), s.hand("light", "Cruiser")
    s.put("Rebel 2", at=room)
    assert (s.power(other), s.deploy_cost(card, at=calm)) == (3, 3)


def test_the_war_room_of_home_one_wants_a_rebel_of_its_own_there():
    s = table(Character("Dark Rebel", DARK, "places rebel", "rebel", ability=0, **BODY))
    room, calm = s.location("Home One: War Room"), s.location("Calm")
    ship = s.put("Home One", at=calm)
    for name in ("Settler 2", "Dark Rebel"):
        s.put(name, at=room)
    s.put("Rebel 2", at=s.location("Kessel: Box"))
    assert s.power(ship) == 9


@pytest.mark.parametrize(("by", "more"), [("dark", 1), ("light", 0)])
def test_the_war_room_of_home_one_favours_attackers(by: str, more: int):
    s = table()
    room = s.location("Home One: War Room")
    for name in ("Imperial 4", "Rebel 4"):
        s.put(name, at=room)
    fight(s, room, by)
    assert draws(s, "dark") == 1 + more


def test_the_trash_compactor_opens_itself_alone():
    s = table()
    pit, square = s.location("Death Star: Trash Compactor"), s.location("Death Star: War Room")
    hero = s.hand("light", "Rebel 2")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", hero, pit) and not s.can("deploy", hero, square)


# -- ways --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "copy", "me", "goal", "price"), [
    ("Cloud City: Upper Plaza Corridor", "light", "light", "Cloud City: Street", 0),
    ("Cloud City: Upper Plaza Corridor", "dark", "dark", "Cloud City: Street", 0),
    ("Endor: Back Door", "light", "light", "Endor: Bunker", 1),
    ("Endor: Back Door", "light", "dark", "Endor: Bunker", 1),
    ("Endor: Back Door", "dark", "light", "Endor: Bunker", 1),
    ("Endor: Back Door", "dark", "dark", "Endor: Bunker", 1),
])  # fmt: skip
def test_a_passage_is_for_characters_and_vehicles_at_its_price(title: str, copy: str, me: str, goal: str, price: int):
    s = table(CITY_CLOUDS, force=price)
    door, there, far = s.location(title, side=copy), s.location(goal), s.location("Kessel: Box")
    man, car = s.put(SOMEBODY[me], at=door), crewed(s, CAR[me], door)
    ship = crewed(s, "Fighter" if me == "light" else "Raider", door)
    s.start(turn=me, phase="move")
    assert s.can("move", man, there) and s.can("move", car, there) and not s.can("move", ship, there)
    assert not s.can("move", man, far)
    if title.startswith("Cloud City"):
        assert not s.can("move", man, s.location("Cloud City: Clouds"))
    if price:
        s.force(me, price - 1)
        assert not s.can("move", man, there)


@pytest.mark.parametrize("owner", ["light", "dark"])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_open_desert_costs_one_step_and_only_on_foot(owner: str, side: str):
    haste = Effect(
        "Haste", LIGHT, "places haste", destiny=1, text=[DeployOnTable(), Modify("landspeed", +1, CHARACTER)]
    )
    slow = Vehicle("Slow Cart", side, "places cart", "transport", landspeed=1, text=[Carries(drivers=1)], **HULL)
    scout = Alien("Any Scout", side, "places scout", ability=1, traits=["scout"], **BODY)
    s = table(haste, slow, scout)
    desert, box = s.location("Tatooine: Desert", side=owner), s.location("Tatooine: Box")
    cart, man, guide = s.put("Slow Cart", at=desert), s.put(SOMEBODY[side], at=desert), s.put("Any Scout", at=desert)
    s.put(SOMEBODY[side], aboard=cart, as_="driver")
    s.start(turn=side, phase="move")
    assert [s.can("walk", each, box) for each in (cart, man, guide)] == [True, False, True]
    s.put("Haste", on="table")
    assert s.can("walk", man, box)


def test_the_north_ridge_is_free_for_dark_walkers_only():
    light_walker = Vehicle("Our Walker", LIGHT, "places walker", "combat", model="AT-AT", landspeed=1, **HULL,
                           text=[PermanentPilot(1)])  # fmt: skip
    s = table(light_walker, force=0)
    ridge = s.location("Hoth: North Ridge (4th Marker)", side="dark")
    field = s.location("Hoth: Mountains (6th Marker)")
    ours = s.put("Our Walker", at=field)
    s.start(turn="light", phase="move")
    assert s.adjacent(ridge, field) and not s.can("walk", ours, ridge)


@pytest.mark.parametrize("title", ["Imperial 2", "Barge"])
def test_home_one_keeps_characters_and_vehicles_out_of_its_docking_bay(title: str):
    s = table(force=30)
    bay, far = s.location("Home One: Docking Bay"), s.location("Tatooine: Docking Bay 94", side="dark")
    there = s.location("Yavin 4: Docking Bay")
    mover = s.put(title, at=far) if title == "Imperial 2" else crewed(s, title, far)
    s.put("Rebel 2", at=bay)
    s.start(turn="dark", phase="move")
    assert s.can("transit", far, there, mover) and not s.can("transit", far, bay, mover)


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owner", "force"), [("light", 3), ("dark", 2)])
def test_the_incinerator_can_be_left_alone_and_works_in_the_control_phase(owner: str, force: int):
    s = table(force=force)
    place = s.location("Cloud City: Incinerator", side=owner)
    droid = s.pile(owner, "lost", f"{owner.title()} Droid")
    s.put(SOMEBODY[owner], at=place)
    s.start(turn=owner, phase="control")
    assert s.can("use", place)
    s.until(phase="deploy")
    assert s.zone(droid) == "lost" and s.count(owner, "force") == force and not s.can("use", place)


def test_the_light_incinerator_is_not_for_those_who_are_away():
    s = table()
    place = s.location("Cloud City: Incinerator", side="light")
    s.pile("light", "lost", "Light Droid")
    s.put("Imperial 2", at=place)
    s.start(turn="light", phase="control")
    assert not s.can("use", place)


@pytest.mark.parametrize(("title", "side", "wanted", "other"), [
    ("Dagobah", "light", "Dagobah: Swamp", "Dagobah"), ("Tatooine: Jabba's Palace", "dark",
                                                       "Jabba's Palace: Droid Workshop", "Tatooine")])  # fmt: skip
def test_a_place_that_brings_its_sites_brings_no_system_and_can_be_left_alone(
    title: str, side: str, wanted: str, other: str
):
    s = table()
    place = s.location(title, side=side)
    found, not_found = s.pile(side, "reserve", wanted, other)
    s.start(turn=side, phase="deploy")
    assert s.can("use", place, found) and not s.can("use", place, not_found)
    s.until(phase="battle")
    assert not any(event.kind == "shuffled" for event in s.game.events("public"))


def test_the_palace_is_shut_for_the_dark_side_alone():
    s = table()
    palace = s.location("Tatooine: Jabba's Palace", side="dark")
    hold(s, "light", palace)
    revolution = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", revolution, palace)  # the half that faces the Light Side speaks on


def chamber(*here: str, force: int = 4) -> tuple[Scenario, CardRef, CardRef]:
    """The Audience Chamber with these people, Scum And Villainy on table, the Light Side's turn."""
    s = table(force=force)
    room = s.location("Jabba's Palace: Audience Chamber", "dark")
    scum = s.put("Scum And Villainy", on=room)
    s.put("Dark Banner", on="table")
    for name in here:
        s.put(name, at=room)
    s.start(turn="light", phase="control")
    return s, room, scum


@pytest.mark.ruling("jabbas-palace-audience-chamber-card-face.2")
def test_who_holds_the_audience_chamber_cancels_scum_and_villainy_for_four_force():
    s, room, scum = chamber("Rebel 2")
    s.do("use", room)
    assert s.zone(scum) == "lost" and s.count("light", "force") == 0


@pytest.mark.ruling("jabbas-palace-audience-chamber-card-face.2")
@pytest.mark.parametrize(("here", "force"), [
    ((), 4), (("Rebel 2", "Imperial 2"), 4), (("Imperial 2",), 4), (("Rebel 2",), 3)])  # fmt: skip
def test_scum_and_villainy_stays_without_control_or_force(here: tuple[str, ...], force: int):
    s, room, _ = chamber(*here, force=force)
    assert not s.can("use", room)


def test_the_audience_chamber_can_be_left_alone():
    s, _, scum = chamber("Rebel 2")
    s.until(phase="deploy")
    assert s.on_table(scum)


def test_the_audience_chamber_calls_its_alien_into_the_chamber_or_nobody():
    s = table()
    room, far = s.location("Jabba's Palace: Audience Chamber", "dark"), s.location("Tatooine: Box")
    brute = s.pile("dark", "reserve", "Brute 1")
    s.start(turn="dark", phase="deploy")
    assert s.can("use", room, brute) and not s.can("use", room, brute, far)
    s.until(phase="battle")
    assert not any(event.kind == "shuffled" for event in s.game.events("public"))


# -- the cave, and ships that come -------------------------------------------------------------------------------------


def lost_in_the_cave(yoda: str, phase: str = "control") -> int:
    """How much Force the Light Side loses from that phase to the end of the control phase or the next one."""
    s = table(YODA_CARD)
    s.location("Dagobah: Cave")
    place = {"none": None, "far": s.location("Tatooine: Box"), "home": s.location("Dagobah: Swamp")}
    if yoda == "above":
        s.put("Test Yoda", aboard=crewed(s, "Cruiser", s.location("Dagobah", side="light")), as_="passenger")
    elif place[yoda] is not None:
        s.put("Test Yoda", at=place[yoda])
    s.start(turn="light", phase=phase)
    while s.decision.player == "light" and s._engine.state.phase == phase:
        s.do("lose", pile="reserve") if s.can("lose", pile="reserve") else s.pass_()
    return s.count("light", "lost")


@pytest.mark.parametrize(("yoda", "phase", "lost"), [
    ("far", "control", 1), ("none", "control", 0), ("home", "control", 0), ("above", "control", 1),
    ("far", "deploy", 0)])  # fmt: skip
def test_the_cave_asks_for_yoda_on_dagobah_in_the_control_phase(yoda: str, phase: str, lost: int):
    assert lost_in_the_cave(yoda, phase) == lost


def test_the_cave_loses_the_icons_of_one_player_at_one_place():
    s = table()
    cave, far = s.location("Dagobah: Cave"), s.location("Kessel: Box")
    s.put("Presence Of The Force", on=cave)
    s.put("Rebel 2", at=cave)
    assert (s.icons("dark", cave), s.icons("light", cave), s.icons("dark", far)) == (0 + 1, 1, 1)


def called_to_corellia(title: str, side: str = "light") -> bool:
    """Whether a card comes to a battle at Corellia as a 'react'."""
    s = table(DARK_CORVETTE)
    corellia = s.location("Corellia")
    for owner in ("light", "dark"):
        hold(s, owner, corellia)
    card, _ = s.hand(side, title, "Light Flier" if side == "light" else "Dark Flier")
    fight(s, corellia, FOE[side])
    return s.can("react", card)


@pytest.mark.parametrize(("title", "side", "comes"), [
    ("Millennium Falcon", "light", True), ("Test Corvette", "light", True), ("X-wing", "light", False),
    ("Dark Corvette", "dark", False)])  # fmt: skip
def test_corellia_calls_its_own_ships(title: str, side: str, comes: bool):
    assert called_to_corellia(title, side) is comes


def test_corellia_quickens_starships_only():
    cart = Vehicle("Space Cart", DARK, "places space cart", "shuttle", landspeed=1, text=[PermanentPilot(1)], **HULL)
    s = table(cart)
    corellia = s.location("Corellia")
    assert not s.hyperspeed(s.put("Space Cart", at=corellia))
