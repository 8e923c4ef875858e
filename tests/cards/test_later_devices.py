"""Devices of many sets: where each sentence applies, and where it stops."""

import pytest

from cantina.lang import *
from cantina.rules import damage
from cantina.rules.matching import matching
from tests.cards.sample_cards import BODY, crewed, draws, fight, gun, over, scene, was_hit

BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])

# -- Fusion Generator Supply Tanks -------------------------------------------------------------------------------------

BAY = Site("Calm: Bay (Docking Bay)", LIGHT, "dev bay", ["exterior", "planet"], (1, 1))
QUAY = Site("Calm: Quay (Docking Bay)", LIGHT, "dev quay", ["exterior", "planet"], (1, 1))
CLOUDS = Sector("Calm: Clouds", LIGHT, "dev clouds", "cloud", "Calm", [], (1, 1))
OTHER_BAY = Site("Far: Bay (Docking Bay)", LIGHT, "dev far bay", ["exterior", "planet"], (1, 1))
SHIPS = {"light": ("Fighter", "Raider"), "dark": ("Raider", "Fighter")}


@BOTH_SIDES
@pytest.mark.ruling("fusion-generator-supply-tanks.1")
@pytest.mark.parametrize(("bay", "place", "offered"), [
    (BAY, "Calm", True), (BAY, "Calm: Clouds", True), (OTHER_BAY, "Calm", False),
    (BAY, "Calm: Bay (Docking Bay)", False),
])  # fmt: skip
def test_tanks_are_filled_in_space_above_a_docking_bay(side, bay, place, offered):
    s = scene(BAY, CLOUDS, OTHER_BAY, force=0)
    s.location("Calm"), s.location("Calm: Clouds"), s.location(bay.title)
    mine, theirs = (crewed(s, each, s.location(place)) for each in SHIPS[side])
    tanks = s.hand(side, "Fusion Generator Supply Tanks")
    s.start(turn=side, phase="deploy")
    assert (s.can("deploy", tanks, mine), s.can("deploy", tanks, theirs)) == (offered, False)


@BOTH_SIDES
@pytest.mark.ruling("fusion-generator-supply-tanks.1")
def test_tanks_are_for_starships_in_space(side):
    s = scene(BAY, QUAY, CLOUDS)
    bay = s.location("Calm: Bay (Docking Bay)")
    s.location("Calm")
    car = crewed(s, "Skiff" if side == "light" else "Barge", s.location("Calm: Clouds"))
    second = s.location("Calm: Quay (Docking Bay)")
    landed = crewed(s, SHIPS[side][0], bay)
    tanks = s.hand(side, "Fusion Generator Supply Tanks")
    s.start(turn=side, phase="deploy")
    assert s.related(bay, second)
    assert [s.can("deploy", tanks, each) for each in (car, landed)] == [False, False]


@BOTH_SIDES
@pytest.mark.ruling("fusion-generator-supply-tanks.2")
def test_tanks_add_one_to_what_makes_a_ship_go(side):
    s = scene()
    calm = s.location("Calm")
    mine, other = crewed(s, SHIPS[side][0], calm), crewed(s, SHIPS[side][0], calm)
    s.put("Fusion Generator Supply Tanks", on=mine, side=side)
    assert [(s.hyperspeed(each), s.power(each), s.maneuver(each)) for each in (mine, other)] == [(5, 4, 4), (4, 3, 3)]


# -- Vaporator ---------------------------------------------------------------------------------------------------------

STORM = LostInterrupt("Gravel Storm", DARK, "dev storm", destiny=1, text=[
    Action([Lose(TARGET)], targets=(one(theirs(CHARACTER | VEHICLE)),))])  # fmt: skip


@pytest.mark.parametrize(
    ("place", "offered"),
    [("Tatooine: Box", True), ("Tatooine: Vault", True), ("Kessel: Box", False), ("Tatooine", False)],
)
def test_a_vaporator_stands_on_tatooine(place, offered):
    s = scene(force=1)
    site = s.location(place, side="light" if place == "Tatooine" else None)
    vaporator = s.hand("light", "Vaporator")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", vaporator, site) == offered
    s.force("light", 0)
    assert not s.can("deploy", vaporator, site)


def test_a_vaporator_protects_from_a_gravel_storm():
    s = scene(STORM)
    sites = [s.location(each, side=None if "Box" in each else "light")
             for each in ("Tatooine: Box", "Tatooine: Dune Sea", "Tatooine: Jundland Wastes")]  # fmt: skip
    near, next_door, far = (s.put("Rebel 2", at=each) for each in sites)
    card = s.hand("dark", "Gravel Storm")
    s.put("Vaporator", on=sites[0])
    s.start(turn="dark", phase="control")
    assert s.adjacent(sites[0], sites[1]) and not s.adjacent(sites[0], sites[2])
    car = s.put("Skiff", at=sites[0])
    assert [s.can("play", card, each) for each in (near, next_door, far, car)] == [False, False, True, True]


def test_a_vaporator_holds_off_the_storm_itself():
    s = scene()
    places = [s.location(f"Tatooine: {each}", side="light") for each in ("Mos Eisley", "Dune Sea", "Jundland Wastes")]
    people = [s.put("Rebel 2", at=each) for each in places]
    s.put("Vaporator", on=places[0])
    card = s.hand("dark", "Gravel Storm")
    s.start(turn="dark", phase="control")
    near = [place == places[0] or s.adjacent(place, places[0]) for place in places]
    assert [s.can("play", card, each) for each in people] == [not each for each in near]
    assert near.count(False) == 1


# -- Rebel Flight Suit -------------------------------------------------------------------------------------------------

CRAFT = {kind: Vehicle(f"Test {kind.title()}", LIGHT, f"dev {kind}", kind, maneuver=2, landspeed=2, destiny=1, deploy=3,
                       power=3, forfeit=6, text=[Carries(pilots=2, passengers=6)])
         for kind in ("combat", "shuttle", "transport")}  # fmt: skip


@pytest.mark.parametrize(("title", "offered"), [
    ("Red Ace", True), ("Red Cook", False), ("Dark Flier", False), ("Fighter", False),
])  # fmt: skip
def test_a_flight_suit_fits_your_pilots(title, offered):
    s = scene(force=0)
    place = s.location("Tatooine: Box")
    wearer = s.put(title, at=place)
    suit = s.hand("light", "Rebel Flight Suit")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", suit, wearer) == offered


@pytest.mark.parametrize(("craft", "fits"), [
    ("Fighter", True), ("Test Combat", True), ("Test Shuttle", True), ("Test Transport", False), ("Cruiser", False),
])  # fmt: skip
def test_a_flight_suit_makes_a_matching_pilot(craft, fits):
    s = scene(*CRAFT.values())
    place = s.location("Calm") if craft in ("Fighter", "Cruiser") else s.location("Tatooine: Box")
    ship, other = s.put(craft, at=place), s.put(craft, at=place)
    pilot, plain = s.put("Red Ace", aboard=ship, as_="pilot"), s.put("Red Ace", aboard=other, as_="pilot")
    before = s.maneuver(ship) or 0
    s.put("Rebel Flight Suit", on=pilot)
    s.start(turn="light", phase="control")
    g = s.game.engine
    assert (matching(g, "pilot", pilot.id, ship.id), matching(g, "pilot", plain.id, other.id)) == (fits, False)
    assert not matching(g, "pilot", pilot.id, other.id)
    assert (s.maneuver(ship) or 0, s.maneuver(other) or 0) == (before + 2 * fits, before)


@pytest.mark.parametrize(("as_", "allowed"), [("pilot", 1), ("passenger", 0)])
def test_a_flight_suit_lets_a_pilot_draw_if_not_able_to_otherwise(as_, allowed):
    s = scene()
    calm = s.location("Calm")
    ship = s.put("Fighter", at=calm)
    wearer = s.put("Red Ace", aboard=ship, as_=as_)
    if as_ == "passenger":
        s.put("Red Ace", aboard=ship, as_="pilot")
    s.put("Rebel Flight Suit", on=wearer)
    s.put("Imperial 2", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    fight(s, calm, "light")
    assert draws(s, "light") == allowed


@pytest.mark.parametrize(("craft", "allowed"), [
    ("Cruiser", 0), ("Test Combat", 1), ("Test Shuttle", 1), ("Test Transport", 0),
])  # fmt: skip
def test_a_flight_suit_is_made_for_such_craft(craft, allowed):
    s = scene(*CRAFT.values())
    space = craft == "Cruiser"
    place = s.location("Calm") if space else s.location("Tatooine: Box")
    s.put("Rebel Flight Suit", on=s.put("Red Ace", aboard=s.put(craft, at=place), as_="pilot"))
    s.put("Imperial 2", **({"aboard": crewed(s, "Dreadnaught", place), "as_": "passenger"} if space else {"at": place}))
    fight(s, place, "light")
    assert draws(s, "light") == allowed


def test_a_flight_suit_elsewhere_draws_nothing():
    s = scene()
    calm, site = s.location("Calm"), s.location("Tatooine: Box")
    ship = s.put("Fighter", at=calm)
    s.put("Rebel Flight Suit", on=s.put("Red Ace", aboard=ship, as_="pilot"))
    s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 0


def test_two_flight_suits_in_one_ship_are_no_better_than_one():
    s = scene()
    ship = s.put("Fighter", at=s.location("Calm"))
    for _ in range(2):
        s.put("Rebel Flight Suit", on=s.put("Red Ace", aboard=ship, as_="pilot"))
    assert s.maneuver(ship) == 5


# -- Mandalorian Armor -------------------------------------------------------------------------------------------------

HUNTERS = [
    Imperial("Test Vader", "dev vader", personas=["Vader"], **{**BODY, "ability": 6}),
    Alien("Test Fett", DARK, "dev fett", personas=["Boba Fett"], **{**BODY, "ability": 3}),
    Alien("Test Shell", DARK, "dev shell", armor=3, text=[ImmuneToAttrition(5)], **{**BODY, "ability": 1}),
]


@pytest.mark.parametrize(("title", "force", "offered"), [
    ("Imperial 2", 3, True), ("Brute 2", 3, True), ("Brute 2", 2, False), ("Test Vader", 3, False),
    ("Test Fett", 3, False), ("Dark Droid", 3, False), ("Settler 2", 3, False),
])  # fmt: skip
def test_the_armor_is_worn_by_imperials_and_aliens(title, force, offered):
    s = scene(*HUNTERS, force=force)
    wearer = s.put(title, at=s.location("Tatooine: Box"))
    armor = s.hand("dark", "Mandalorian Armor")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", armor, wearer) == offered


@pytest.mark.parametrize("title", ["Brute 2", "Test Shell"])
def test_the_armor_protects_its_wearer(title):
    s = scene(*HUNTERS)
    site = s.location("Tatooine: Box")
    wearer, other = s.put(title, at=site), s.put("Brute 2", at=site)
    assert s.armor(other) is None
    s.put("Mandalorian Armor", on=wearer)
    assert (s.power(wearer), s.armor(wearer), s.defense(wearer)) == (3, 5, 5)
    assert (s.power(other), s.armor(other), s.defense(other)) == (1, None, 2)
    s.start(turn="dark", phase="control")
    before = 5 if title == "Test Shell" else 0
    assert [damage.immunity(s.game.engine, each.id) for each in (wearer, other)] == [max(before, 3), 0]
    parts = [part.amount for part in s.game.explain("armor", wearer).parts]
    assert sum(parts) == 5


# -- Carbonite Chamber Console -----------------------------------------------------------------------------------------

CHAMBER = "Cloud City: Carbonite Chamber"
BREWING = Effect("Test Brewing", DARK, "dev brewing", destiny=1, text=[
    DeployOnTable(), Action([DrawDestiny(), If(DESTINY > 5, (LoseForce(1, OPPONENT),))], during="control", whose=YOU),
])  # fmt: skip


@pytest.mark.ruling("carbonite-chamber-console.1")
def test_the_console_deploys_in_the_chamber():
    s = scene(force=0)
    chamber, other = s.location("Cloud City: Carbonite Chamber"), s.location("Tatooine: Vault")
    console = s.hand("dark", "Carbonite Chamber Console")
    s.start(turn="dark", phase="deploy")
    assert (s.can("deploy", console, chamber), s.can("deploy", console, other)) == (True, False)


@pytest.mark.ruling("carbonite-chamber-console.2")
@pytest.mark.parametrize(("console", "number", "frozen", "zone"), [
    (True, 8, True, "captive"), (True, 7, False, "captive"), (False, 8, False, "captive"),
    (True, 2, False, "captive"), (True, 1, False, "lost"), (False, 2, False, "lost"),
])  # fmt: skip
def test_the_console_adds_three_to_the_destiny_of_freezing(console, number, frozen, zone):
    """Below 5 the captive is lost, above 10 he is frozen."""
    s = scene()
    chamber = s.location(CHAMBER, side="light")
    captive = s.put("Rebel 2", captive_of=s.put("Dark Guard", at=chamber))
    s.put("Rebel 1", at=chamber)  # so that nobody controls it
    if console:
        s.put("Carbonite Chamber Console", on=chamber)
    freezing = s.put("Carbon-Freezing", on=chamber)
    s.start(turn="dark", phase="control")
    s.destinies("dark", number)
    s.do("use", freezing, captive)
    assert (s.frozen(captive), s.zone(captive)) == (frozen, zone)


@pytest.mark.ruling("carbonite-chamber-console.2")
def test_the_console_adds_nothing_to_other_destinies():
    s = scene(BREWING)
    s.put("Carbonite Chamber Console", on=s.location(CHAMBER))
    brewing = s.put("Test Brewing", on="table")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 3)
    s.do("use", brewing)
    assert s.decision.player == "dark"


@pytest.mark.ruling("carbonite-chamber-console.3")
@pytest.mark.parametrize(("title", "found"), [
    ("Ugnaught", True), ("Prepare The Chamber", True), ("Carbon-Freezing", True),
    ("Brute 2", False),
])  # fmt: skip
def test_the_console_fetches_what_the_chamber_needs(title, found):
    s = scene()
    console = s.put("Carbonite Chamber Console", on=s.location("Cloud City: Carbonite Chamber"))
    wanted = s.pile("dark", "reserve", title)
    s.start(turn="dark", phase="deploy")
    s.force("dark", 0)
    assert not s.can("use", console)
    s.force("dark", 2)
    s.do("use", console)
    if found:
        s.do("choose", wanted)
    assert (s.zone(wanted), s.count("dark", "force")) == ("hand" if found else "reserve", 1)
    assert [event.text.args["pile"] for event in s.game.events("light") if event.kind == "shuffled"] == ["reserve"]
    s.until(phase="move")
    assert not s.can("use", console)  # once a turn


@pytest.mark.ruling("carbonite-chamber-console.3")
def test_the_console_fetches_once_a_turn_whatever_happens_between():
    s = scene()
    console = s.put("Carbonite Chamber Console", on=s.location("Cloud City: Carbonite Chamber"))
    site = s.location("Tatooine: Box")
    for title in ("Rebel 2", "Imperial 2"):
        s.put(title, at=site)
    fight(s, site, "dark")
    s.do("use", console)
    over(s)
    assert not s.can("use", console)


@pytest.mark.ruling("carbonite-chamber-console.3")
def test_the_console_rests_in_the_other_players_turn():
    s = scene()
    console = s.put("Carbonite Chamber Console", on=s.location("Cloud City: Carbonite Chamber"))
    s.start(turn="light", phase="deploy")
    s.pass_()
    assert not s.can("use", console)


# -- Blaster Scope -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("blaster-scope.1", "blaster-scope.2", "blaster-scope.3")
@pytest.mark.parametrize(("title", "offered"), [
    ("Imperial Blaster", True), ("Blaster Rifle", True), ("Assault Rifle", True), ("4-LOM's Concussion Rifle", True),
    ("Light Repeating Blaster Rifle", True), ("Dark Pistol", False), ("Dark Stick", False),
])  # fmt: skip
def test_a_scope_fits_these_weapons(title, offered):
    s = scene(gun("Dark Pistol", DARK, "blaster"), force=0)
    weapon = s.put(title, on=s.put("Dark Guard", at=s.location("Tatooine: Box")), side="dark")
    scope = s.hand("dark", "Blaster Scope")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", scope, weapon) == offered


@pytest.mark.ruling("blaster-scope.1")
def test_a_scope_fits_your_own_weapons():
    s = scene()
    weapon = s.put("Blaster Rifle", on=s.put("Light Guard", at=s.location("Tatooine: Box")), side="light")
    scope = s.hand("dark", "Blaster Scope")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", scope, weapon)


@pytest.mark.ruling("blaster-scope.4")
@pytest.mark.parametrize(("scoped", "offered"), [("rifle", True), ("other", False)])
def test_a_scope_lets_a_weapon_target_at_an_adjacent_site(scoped, offered):
    s = scene()
    near, site, far = (s.location(each, side=None if "Box" in each else "light")
                       for each in ("Tatooine: Box", "Tatooine: Dune Sea", "Tatooine: Jundland Wastes"))  # fmt: skip
    rebel = s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    guard, distant = s.put("Dark Guard", at=near), s.put("Dark Guard", at=far)
    rifle = s.put("Blaster Rifle", on=guard, side="dark")
    long_shot = s.put("Blaster Rifle", on=distant, side="dark")
    s.put("Blaster Scope", on=rifle if scoped == "rifle" else long_shot)
    fight(s, site, "dark")
    assert s.adjacent(near, site)
    assert s.can("fire", rifle, rebel) == offered
    assert s.can("fire", long_shot, rebel) == (s.adjacent(far, site) and scoped == "other")
    if offered:
        s.destinies("dark", 6)
        s.do("fire", rifle, rebel)
        assert was_hit(s, rebel)
