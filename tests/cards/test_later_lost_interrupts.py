"""Lost Interrupts of later sets: destinies that they add, storms and brawls, what they cancel."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, over, scene

FOE = {"light": "dark", "dark": "light"}


def someone(title: str, side: Side, kind: str, ability: int | None = None, **facts: object) -> Definition:
    """A person of a name."""
    return Character(title, side, f"lost {title}", kind, **{**BODY, "ability": ability, **facts})


PEOPLE = [
    someone("A Tarkin", DARK, "imperial", 4, personas=["Tarkin"], unique=1),
    someone("A Vader", DARK, "imperial", 6, personas=["Vader"], unique=1, power=6),
    someone("A Leia", LIGHT, "rebel", 3, personas=["Leia"], unique=1),
    someone("A Luke", LIGHT, "rebel", 3, personas=["Luke"], unique=1, icons=["pilot", "warrior"], power=6),
    someone("A Han", LIGHT, "rebel", 3, personas=["Han"], unique=1),
    someone("A Chewie", LIGHT, "alien", 2, personas=["Chewie"], unique=1),
    someone("Smuggler", LIGHT, "alien", 1, traits=["smuggler"]),
    someone("Soldier", DARK, "imperial", 1, traits=["stormtrooper", "trooper"]),
    Droid("MSE-6 'Mouse' Droid", DARK, "lost mouse", "messenger droid", **BODY),
    Starfighter("Drone", LIGHT, "lost drone", "X-wing", maneuver=3, hyperspeed=4, text=[PermanentPilot(2)], **HULL),
    Starfighter("Sentinel", DARK, "lost sentinel", "TIE/sa", maneuver=3, text=[PermanentPilot(2)], **HULL),
    Vehicle("Light Beast", LIGHT, "lost light beast", "creature", landspeed=1, text=[
        Carries(passengers=1), Modify("ability", 2, how="define")], **HULL),
    Vehicle("Cloud Car", LIGHT, "lost cloud car", "combat", maneuver=4, landspeed=3, traits=["cloud car"],
            text=[PermanentPilot(2)], **HULL),
    Sector("Bespin: Haze", LIGHT, "lost haze", "cloud", "Bespin", [], (1, 1)),
    Starfighter("Patrol", DARK, "lost patrol", "TIE/ln", maneuver=3, text=[PermanentPilot(2)], **HULL),
]  # fmt: skip


def together(s: Scenario, place: CardRef, names: str) -> dict[str, CardRef]:
    """These people at a place, by their names."""
    return {name: s.put(name, at=place) for name in names.split(";") if name}


# -- destinies for people in battle ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "mode", "there", "elsewhere", "more"), [
    ("Charming To The Last", None, "A Tarkin;Rebel 3", "", 1),
    ("Charming To The Last", None, "A Tarkin;A Leia", "", 2),
    ("Charming To The Last", None, "A Tarkin;Rebel 2", "Rebel 3", 0),
    ("Charming To The Last", None, "A Tarkin;Settler 3", "", 0),
    ("Charming To The Last", None, "Imperial 4;Rebel 3", "A Tarkin", 0),
    ("Charming To The Last", None, "A Tarkin;Rebel 3", "A Leia", 1),
    ("Don't Get Cocky", 1, "A Luke;A Han;Imperial 1", "", 2),
    ("Don't Get Cocky", 1, "A Luke;Rebel 3;Imperial 1", "A Han", 0),
    ("Don't Get Cocky", 1, "A Han;Rebel 3;Imperial 1", "A Luke", 0),
    ("Moment Of Triumph", 1, "A Tarkin;Rebel 3", "", 2),
    ("Moment Of Triumph", 1, "Imperial 4;Rebel 3", "A Tarkin", 0),
    ("Moment Of Triumph", 1, "A Tarkin;Imperial 1;Rebel 3", "", 0),
    ("Moment Of Triumph", 2, "Brute 4;Rebel 3", "", 1),
    ("Moment Of Triumph", 2, "Imperial 4;Rebel 3", "", 0),
    ("Moment Of Triumph", 2, "Brute 4;Imperial 1;Rebel 3", "", 0),
    ("Wookiee Roar", 1, "A Chewie;Imperial 1", "", 2),
    ("Wookiee Roar", 1, "Settler 2;Imperial 1", "A Chewie", 0),
    ("Wookiee Roar", 1, "A Chewie;Rebel 1;Imperial 1", "", 0),
])  # fmt: skip
def test_destinies_are_added_for_those_in_battle(title: str, mode: int | None, there: str, elsewhere: str, more: int):
    side = "dark" if title in ("Charming To The Last", "Moment Of Triumph") else "light"
    s = scene(*PEOPLE)
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    together(s, site, there)
    together(s, away, elsewhere)
    together(s, away, "Rebel 1;Imperial 1")
    card = s.hand(side, title)
    fight(s, site, FOE[side])
    s.until(player=side)
    fields = {"mode": mode} if mode else {}
    assert s.can("play", card, **fields) is bool(more)
    if more:
        before = draws(s, side), draws(s, FOE[side])
        s.do("play", card, **fields)
        assert (draws(s, side), draws(s, FOE[side]), s.zone(card)) == (before[0] + more, before[1], "lost")
        over(s)
        s.do("battle", away)
        assert draws(s, side) == 0


@pytest.mark.parametrize(("title", "mode", "there"), [
    ("Moment Of Triumph", 1, "A Tarkin;Rebel 3"), ("Moment Of Triumph", 2, "Brute 4;Rebel 3"),
    ("Wookiee Roar", 1, "A Chewie;Imperial 1"),
])  # fmt: skip
def test_who_attacks_does_not_defend(title: str, mode: int, there: str):
    side = "light" if title == "Wookiee Roar" else "dark"
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    together(s, site, there)
    card = s.hand(side, title)
    fight(s, site, side)
    s.until(player=side)
    assert not s.can("play", card, mode=mode)


@pytest.mark.ruling("charming-to-the-last.1")
@pytest.mark.parametrize(("leia", "more"), [("A Leia", 2), ("102_3", 0)])
def test_charming_to_the_last_needs_a_rebel_of_ability_above_two(leia: str, more: int):
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    together(s, site, f"A Tarkin;{leia}")
    card = s.hand("dark", "Charming To The Last")
    fight(s, site, "dark")
    assert s.can("play", card) is bool(more)
    if more:
        s.do("play", card)
        assert draws(s, "dark") == 1 + more


def test_beside_the_leia_of_the_jedi_pack_another_rebel_brings_one_destiny():
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    people = together(s, site, "A Tarkin;102_3;Rebel 3")
    card = s.hand("dark", "Charming To The Last")
    fight(s, site, "dark")
    assert not s.can("play", card, people["102_3"])
    s.do("play", card, people["Rebel 3"])
    assert draws(s, "dark") == 1 + 1


@pytest.mark.ruling("moment-of-triumph.1", "moment-of-triumph.2")
@pytest.mark.parametrize(("by", "offered"), [("light", True), ("dark", False)])
def test_moment_of_triumph_is_for_ones_own_lone_alien(by: str, offered: bool):
    """One lone alien on each side: only the Dark Side's own may be the one that defends."""
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    together(s, site, "Brute 1;Settler 1")
    card = s.hand("dark", "Moment Of Triumph")
    fight(s, site, by)
    s.until(player="dark")
    assert s.can("play", card, mode=2) is offered
    if offered:
        s.do("play", card, mode=2)
        assert (draws(s, "dark"), draws(s, "light")) == (1, 0)


# -- a lone pilot ------------------------------------------------------------------------------------------------------


def sky(by: str, *names: str, place: str = "Calm") -> tuple[Scenario, CardRef]:
    """A battle in space: ships of the Light Side, each with its crew ("Fighter+A Luke"), against a Sentinel."""
    s = scene(*PEOPLE)
    calm = s.location(place)
    for name in names:
        ship, *crew = name.split("+")
        hull = s.put(ship, at=calm)
        for each in crew:
            s.put(each, aboard=hull, as_="pilot")
    s.put("Sentinel", at=calm)
    card, _ = s.hand("light", "Full Throttle", "Light Trick")  # with a trick at hand its player is always asked
    fight(s, calm, by)
    s.until(player="light")
    return s, card


@pytest.mark.ruling("full-throttle.1")
@pytest.mark.parametrize(("by", "ships", "offered"), [
    ("dark", ["Drone"], True),
    ("dark", ["Fighter+Red Ace"], True),
    ("light", ["Drone"], False),
    ("dark", ["Drone", "Drone"], False),
    ("dark", ["Fighter+Red Ace+Gold Ace"], False),
])  # fmt: skip
def test_full_throttle_helps_a_lone_pilot_in_space(by: str, ships: list[str], offered: bool):
    s, card = sky(by, *ships)
    assert s.can("play", card, mode=1) is offered
    if offered:
        power = s.battle.power("light")
        s.do("play", card, mode=1)
        assert (draws(s, "light"), draws(s, "dark"), s.battle.power("light")) == (1, 0, power)


@pytest.mark.ruling("full-throttle.2")
@pytest.mark.parametrize(("by", "ships", "offered"), [
    ("dark", ["Fighter+Luke Skywalker"], True),
    ("light", ["Fighter+Luke Skywalker"], False),
    ("dark", ["Fighter+Luke Skywalker", "Drone"], False),
    ("dark", ["Fighter+Red Ace"], False),
])  # fmt: skip
def test_full_throttle_gives_luke_power_besides(by: str, ships: list[str], offered: bool):
    s, card = sky(by, *ships)
    assert s.can("play", card, mode=2) is offered
    if offered:
        power, theirs, before = s.battle.power("light"), s.battle.power("dark"), draws(s, "light")
        s.do("play", card, mode=2)
        assert (draws(s, "light"), draws(s, "dark")) == (before + 1, 0)
        assert (s.battle.power("light"), s.battle.power("dark")) == (power + 1, theirs)


@pytest.mark.parametrize("mode", [1, 2])
def test_full_throttle_helps_in_a_sector_too(mode: int):
    s, card = sky("dark", "Fighter+A Luke", place="Bespin: Haze")
    assert s.can("play", card, mode=mode)


def test_full_throttle_helps_a_vehicle_that_flies_by_itself():
    s, card = sky("dark", "Cloud Car", place="Bespin: Haze")
    assert s.can("play", card, mode=1)


@pytest.mark.parametrize("mode", [1, 2])
def test_full_throttle_does_nothing_on_the_ground(mode: int):
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Box")
    together(s, site, "A Luke;Imperial 1")
    card, _ = s.hand("light", "Full Throttle", "Light Trick")  # with a trick at hand its player is always asked
    fight(s, site, "dark")
    s.until(player="light")
    assert not s.can("play", card, mode=mode)


@pytest.mark.parametrize("mode", [1, 2])
def test_what_full_throttle_adds_ends_with_the_battle(mode: int):
    s, card = sky("dark", "Fighter+A Luke")
    s.do("play", card, mode=mode)
    over(s)
    site = s.location("Tatooine: Box")
    together(s, site, "Rebel 1;Imperial 1")
    s.until(player="dark")
    s.do("battle", site)
    assert (s.battle.power("light"), draws(s, "light")) == (1, 0)


@pytest.mark.parametrize(("by", "place", "ship", "offered"), [
    ("dark", "Calm", "Patrol", True), ("light", "Calm", "Patrol", False), ("dark", "Calm", "Sentinel", False),
    ("dark", "Bespin: Haze", "Patrol", True),
])  # fmt: skip
def test_dont_get_cocky_takes_a_tie_fighter_out_of_a_battle_just_begun(by: str, place: str, ship: str, offered: bool):
    s = scene(*PEOPLE)
    calm, above = s.location(place), s.location("Tatooine", side="light")
    s.put("Drone", at=calm)
    hunter, far, flagship = s.put(ship, at=calm), s.put("Patrol", at=above), s.put("Sentinel", at=calm)
    docked = s.put("Patrol", aboard=s.put("Dreadnaught", at=calm), as_="cargo")
    card = s.hand("light", "Don't Get Cocky")
    fight(s, calm, by)
    assert s.can("play", card, mode=2) is offered
    if offered:
        assert not any(s.can("play", card, each) for each in (far, flagship, docked))
        s.do("play", card, hunter, mode=2)
        assert (s.zone(hunter), s.zone(far)) == ("lost", "table")


def test_dont_get_cocky_leaves_ships_at_sites_alone():
    s = scene(*PEOPLE)
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    together(s, bay, "Rebel 1;Imperial 1;Patrol")
    card = s.hand("light", "Don't Get Cocky")
    fight(s, bay, "dark")
    assert not s.can("play", card, mode=2)


# -- storms, brawls, collisions ----------------------------------------------------------------------------------------

STORMY = ("Dune Sea", "Jundland Wastes", "Beggar's Canyon", "Lars' Moisture Farm", "Jawa Camp", "Mos Eisley")


@pytest.mark.ruling("gravel-storm.1")
@pytest.mark.parametrize("name", [*STORMY, "Cantina", "Box"])
def test_gravel_storm_strikes_at_six_sites(name: str):
    s = scene(*PEOPLE)
    site = s.location(f"Tatooine: {name}")
    settler = s.put("Settler 2", at=site)
    card = s.hand("dark", "Gravel Storm")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, settler) is (name in STORMY)


@pytest.mark.ruling("gravel-storm.2")
@pytest.mark.parametrize(("destiny", "fate"), [(3, "lost"), (2, "table")])
def test_gravel_storm_takes_who_is_present(destiny: int, fate: str):
    s = scene(*PEOPLE)
    site = s.location("Tatooine: Dune Sea")
    settler, mine, beast = (s.put(name, at=site) for name in ("Settler 2", "Brute 1", "Light Beast"))
    rider = s.put("Settler 2", aboard=s.put("Crawler", at=site))
    card = s.hand("dark", "Gravel Storm")
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    assert not any(s.can("play", card, each) for each in (rider, mine, beast))
    s.do("play", card, settler)
    assert (s.zone(settler), s.zone(rider), s.count("dark", "force")) == (fate, "table", 12)


@pytest.mark.parametrize(("mine", "theirs", "gone"), [
    (1, 3, {"Rebel 1", "Brute 3"}), (2, 2, {"Imperial 2"}), (0, 9, set()),
])  # fmt: skip
def test_cantina_brawl_takes_everybody_of_these_abilities(mine: int, theirs: int, gone: set[str]):
    s = scene(*PEOPLE)
    cantina, box = s.location("Tatooine: Cantina"), s.location("Tatooine: Box")
    people = together(s, cantina, "Rebel 1;Imperial 2;Brute 3;Light Droid;Light Beast")
    outside = together(s, box, "Settler 1;Settler 2;Settler 3")
    card = s.hand("light", "Cantina Brawl")
    s.destinies("light", mine)
    s.destinies("dark", theirs)
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert {name for name, one in people.items() if s.zone(one) == "lost"} == gone
    assert all(s.zone(one) == "table" for one in outside.values())
    assert s.count("light", "force") == 10


def test_cantina_brawl_costs_two_force():
    s = scene(*PEOPLE, force=1)
    s.put("Rebel 1", at=s.location("Tatooine: Cantina"))
    card = s.hand("light", "Cantina Brawl")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)
    s.force("light", 2)
    assert s.can("play", card)


@pytest.mark.ruling("collision.1")
@pytest.mark.parametrize(("ships", "force", "offered"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_collision_needs_two_ships_at_one_place_and_one_force(ships: int, force: int, offered: bool):
    s = scene(*PEOPLE, force=force)
    calm, above = s.location("Calm"), s.location("Tatooine", side="light")
    for _ in range(ships):
        s.put("Sentinel", at=calm)
    s.put("Sentinel", at=above)
    s.put("Drone", at=calm)
    s.put("Dreadnaught", at=above)
    s.put("Raider", aboard=s.put("Dreadnaught", at=s.location("Kiffex", side="dark")), as_="cargo")
    card = s.hand("light", "Collision!")
    s.start(turn="light", phase="control")
    assert s.can("play", card, calm) is offered
    assert not s.can("play", card, s.location("Kessel"))


def test_a_ship_in_a_cargo_bay_is_not_present_for_a_collision():
    s = scene(*PEOPLE)
    calm = s.location("Calm")
    s.put("Raider", aboard=s.put("Dreadnaught", at=calm), as_="cargo")
    card = s.hand("light", "Collision!")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)
    s.put("Raider", at=calm)
    assert s.can("play", card)


@pytest.mark.parametrize(("destiny", "asked"), [(1, True), (2, False)])
def test_a_ship_in_a_cargo_bay_neither_counts_in_a_collision_nor_is_lost_by_it(destiny: int, asked: bool):
    s = scene(*PEOPLE)
    haze = s.location("Bespin: Haze")
    carrier = s.put("Dreadnaught", at=haze)
    docked, flying = s.put("Raider", aboard=carrier, as_="cargo"), s.put("Raider", at=haze)
    card = s.hand("light", "Collision!")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert (s.decision.player == "dark") is asked
    assert not asked or (s.can("choose", flying) and not s.can("choose", docked))


def test_one_ship_with_its_weapon_is_one_ship():
    s = scene(*PEOPLE)
    s.put("Dark Stick", on=s.put("Sentinel", at=s.location("Calm")))
    card = s.hand("light", "Collision!")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


def test_two_ships_at_a_site_do_not_collide():
    s = scene(*PEOPLE)
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    together(s, bay, "Sentinel;Patrol")
    card = s.hand("light", "Collision!")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


@pytest.mark.ruling("collision.2")
@pytest.mark.parametrize(("destiny", "lost"), [(1, True), (2, False)])
def test_the_opponent_chooses_which_ship_is_lost_in_a_collision(destiny: int, lost: bool):
    s = scene(*PEOPLE)
    calm, above = s.location("Calm"), s.location("Tatooine", side="light")
    ships = together(s, calm, "Sentinel;Patrol;Drone")
    far, gun = s.put("Sentinel", at=above), s.put("Dark Stick", on=ships["Sentinel"])
    card = s.hand("light", "Collision!")
    s.destinies("light", destiny)
    s.start(turn="light", phase="control")
    s.do("play", card)
    assert s.count("light", "force") == 11
    if lost:
        assert s.decision.player == "dark" and not any(s.can("choose", each) for each in (far, gun, ships["Drone"]))
        s.do("choose", ships["Patrol"])
    assert s.decision.player == "light"
    assert s.zone(ships["Patrol"]) == ("lost" if lost else "table") and s.zone(ships["Sentinel"]) == "table"


# -- an alert ----------------------------------------------------------------------------------------------------------


def alarm(destiny: int) -> tuple[Scenario, dict[str, CardRef]]:
    """Two stormtroopers, Full Scale Alert with this destiny, then the Light Side's move phase of the same turn."""
    s = scene(*PEOPLE)
    site, calm = s.location("Tatooine: Box"), s.location("Calm")
    s.location("Tatooine: Vault"), s.location("Tatooine", side="light")
    people = together(s, site, "Rebel 1;Smuggler;Soldier")
    s.put("Soldier", at=s.location("Kessel: Box"))
    people |= {"ship": crewed(s, "Fighter", calm), "smuggler's ship": crewed(s, "Fighter", calm)}
    s.put("Smuggler", aboard=people["smuggler's ship"])
    card = s.hand("dark", "Full Scale Alert")
    s.destinies("dark", destiny)
    s.start(turn="light", phase="control")
    s.until(player="dark")
    s.do("play", card)
    assert s.count("dark", "force") == 10
    s.until(phase="move", player="light")
    return s, people


@pytest.mark.ruling("full-scale-alert.1")
@pytest.mark.parametrize(("destiny", "stopped"), [(1, True), (2, False)])
def test_under_alert_only_smugglers_and_their_starships_move(destiny: int, stopped: bool):
    s, people = alarm(destiny)
    assert s.can("walk", people["Rebel 1"]) is not stopped
    assert s.can("hyperspeed", people["ship"]) is not stopped
    assert s.can("walk", people["Smuggler"]) and s.can("hyperspeed", people["smuggler's ship"])
    if stopped:
        assert [reason.rule for reason in s.why_not("walk", people["Rebel 1"])] == ["cannot-move"]


def test_a_vehicle_with_a_smuggler_is_stopped_by_the_alert():
    s, people = alarm(1)
    skiff, _ = crewed(s, "Skiff", s.at(people["Rebel 1"])), s.location("Tatooine: Dune Sea")
    s.put("Smuggler", aboard=skiff, as_="passenger")
    s.start(turn="light", phase="move")
    assert s.can("walk", skiff)
    s.start(turn="light", phase="control")
    card = s.hand("dark", "Full Scale Alert")
    s.destinies("dark", 1)
    s.until(player="dark")
    s.do("play", card)
    s.until(phase="move", player="light")
    assert not s.can("walk", skiff) and s.can("walk", people["Smuggler"])


def test_the_alert_does_not_stop_ones_own():
    s, people = alarm(1)
    card = s.hand("dark", "Full Scale Alert")
    s.destinies("dark", 1)
    s.start(turn="dark", phase="control")
    s.do("play", card)
    s.until(phase="move", player="dark")
    assert s.can("walk", people["Soldier"])


def test_the_alert_is_over_with_the_turn():
    s, people = alarm(1)
    s.until(phase="control", player="dark")
    s.until(phase="control", player="light")
    s.until(phase="move", player="light")
    assert s.can("walk", people["Rebel 1"])


# -- weapons that burst, a roar ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "weapon", "bearer"), [(1, "lost", "table"), (2, "table", "table"),
                                                           (0, "lost", "lost")])  # fmt: skip
def test_overload_bursts_a_weapon_below_its_destiny_and_its_bearer_at_zero(destiny: int, weapon: str, bearer: str):
    s = scene(*PEOPLE, CharacterWeapon("Hot Gun", LIGHT, "lost gun", destiny=2, text=[DeployOn(CHARACTER)]))
    site = s.location("Tatooine: Box")
    rebel, neighbour = s.put("Rebel 1", at=site), s.put("Rebel 2", at=site)
    gun, spare = s.put("Hot Gun", on=rebel), s.put("Light Stick", on=neighbour)
    card = s.hand("dark", "Overload")
    s.destinies("dark", destiny)
    s.start(turn="dark", phase="control")
    s.do("play", card, gun)
    assert (s.zone(gun), s.zone(rebel)) == (weapon, bearer)
    assert (s.zone(spare), s.zone(neighbour)) == ("table", "table")


def test_overload_takes_the_starship_along():
    s = scene(*PEOPLE, StarshipWeapon("Hot Cannon", LIGHT, "lost cannon", destiny=2, text=[DeployOn(STARSHIP)]))
    ship = s.put("Drone", at=s.location("Calm"))
    cannon = s.put("Hot Cannon", on=ship)
    card = s.hand("dark", "Overload")
    s.destinies("dark", 0)
    s.start(turn="dark", phase="control")
    s.do("play", card, cannon)
    assert (s.zone(cannon), s.zone(ship)) == ("lost", "lost")


def test_overload_leaves_a_vehicle_whole():
    s = scene(*PEOPLE, CharacterWeapon("Hot Gun", LIGHT, "lost gun", destiny=2, text=[DeployOn(VEHICLE)]))
    skiff = s.put("Skiff", at=s.location("Tatooine: Box"))
    gun = s.put("Hot Gun", on=skiff)
    card = s.hand("dark", "Overload")
    s.destinies("dark", 0)
    s.start(turn="dark", phase="control")
    s.do("play", card, gun)
    assert (s.zone(gun), s.zone(skiff)) == ("lost", "table")


def test_overload_bursts_neither_gaderffii_sticks_nor_ewok_weapons_nor_devices():
    staff = CharacterWeapon("Gaderffii Stick", DARK, "lost stick", destiny=6, text=[DeployOn(CHARACTER)])
    gadget = Device("Gadget", LIGHT, "lost gadget", destiny=6, text=[DeployOn(CHARACTER)])
    s = scene(*PEOPLE, staff, gadget)
    site = s.location("Tatooine: Box")
    bearers = {"Gaderffii Stick": "Brute 1", "Ewok Bow": "Settler 1", "Gadget": "Rebel 1"}
    held = [s.put(name, on=s.put(who, at=site)) for name, who in bearers.items()]
    card = s.hand("dark", "Overload")
    s.start(turn="dark", phase="control")
    assert not any(s.can("play", card, each) for each in held)
    assert s.can("play", card, s.put("Dark Stick", on=s.put("Brute 2", at=site)))


def test_wookiee_roar_calls_chewie():
    s = scene(*PEOPLE, force=3)
    card = s.hand("light", "Wookiee Roar")
    chewie, settler = s.pile("light", "reserve", "A Chewie", "Settler 2")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, settler)
    s.do("play", card, chewie, mode=2)
    assert (s.zone(chewie), s.zone(card), s.count("light", "force")) == ("hand", "lost", 0)


def test_wookiee_roar_needs_three_force_to_call():
    s = scene(*PEOPLE, force=2)
    card = s.hand("light", "Wookiee Roar")
    s.pile("light", "reserve", "A Chewie")
    s.start(turn="light", phase="control")
    assert not s.can("play", card)


def test_wookiee_roar_scares_a_mouse_droid_off():
    s = scene(*PEOPLE, force=0)
    site = s.location("Tatooine: Box")
    mouse, droid = s.put("MSE-6 'Mouse' Droid", at=site), s.put("Dark Droid", at=site)
    card = s.hand("light", "Wookiee Roar")
    s.start(turn="light", phase="control")
    assert not s.can("play", card, droid)
    s.do("play", card, mouse, mode=3)
    assert (s.zone(mouse), s.zone(droid)) == ("lost", "table")


def test_wookiee_roar_is_heard_at_sites_only():
    s = scene(*PEOPLE)
    calm = s.location("Calm")
    s.put("A Chewie", aboard=s.put("Fighter", at=calm), as_="pilot")
    s.put("Sentinel", at=calm)
    card, _ = s.hand("light", "Wookiee Roar", "Light Trick")
    fight(s, calm, "dark")
    s.until(player="light")
    assert not s.can("play", card, mode=1)
