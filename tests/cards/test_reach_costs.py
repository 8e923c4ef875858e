"""Cards of many sets that pay, deploy, fire and forfeit in ways of their own: where each sentence applies, and where it
stops."""

import msgspec
import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed, drawn, draws, fight, over, scene

# -- Wuher -------------------------------------------------------------------------------------------------------------


def bar(site: str = "Tatooine: Box", turn: str = "dark") -> tuple[Scenario, CardRef]:
    """Wuher at a site, at the end of a side's activate phase."""
    s = scene()
    place = s.location(site)
    s.put("Wuher", at=place)
    s.start(turn=turn, phase="activate")
    return s, place


def test_wuher_takes_weapons_and_droids_away_when_your_control_phase_begins():
    s, site = bar()
    guard, droid = s.put("Light Guard", at=site), s.put("Dark Droid", at=site)
    stick, banner = s.put("Light Stick", on=guard), s.put("Light Banner", on="table")
    assert [s.zone(each) for each in (stick, droid)] == ["table", "table"]
    s.until(phase="control")
    assert [s.zone(each) for each in (stick, droid, guard, banner)] == ["lost", "lost", "table", "table"]


def test_wuher_leaves_who_comes_later_alone_until_the_next_time():
    s, site = bar()
    s.until(phase="control")
    droid = s.put("Dark Droid", at=site)
    s.until(phase="deploy")
    assert s.zone(droid) == "table"


def test_wuher_does_nothing_in_the_control_phase_of_the_opponent():
    s, site = bar(turn="light")
    droid = s.put("Dark Droid", at=site)
    s.until(phase="control")
    assert s.zone(droid) == "table"


def test_wuher_takes_only_what_is_present_at_his_own_site():
    s, site = bar()
    away = s.put("Dark Droid", at=s.location("Kessel: Box"))
    inside = s.put("Dark Droid", aboard=s.put("Tank", at=site), as_="passenger")
    s.until(phase="control")
    assert s.zone(away) == s.zone(inside) == "table"


def test_wuher_takes_nothing_away_in_space():
    s = scene()
    ship = crewed(s, "Raider", s.location("Calm"))
    s.put("Wuher", aboard=ship)
    droid = s.put("Dark Droid", aboard=ship)
    gun = s.put("Turbolaser Battery", on=ship)
    s.start(turn="dark", phase="activate")
    s.until(phase="control")
    assert s.zone(droid) == s.zone(gun) == "table"


def test_wuher_tolerates_no_weapon_and_no_droid_in_the_cantina_at_any_time():
    s = scene()
    cantina, outside = s.location("Tatooine: Cantina", side="dark"), s.location("Tatooine: Box")
    guard = s.put("Light Guard", at=cantina)
    stick, droid, far = s.put("Light Stick", on=guard), s.put("Dark Droid", at=cantina), s.put("Dark Droid", at=outside)
    s.start(turn="light", phase="deploy")
    assert s.zone(stick) == s.zone(droid) == "table"
    s.put("Wuher", at=cantina)
    s.start(turn="light", phase="deploy")
    assert [s.zone(each) for each in (stick, droid, guard, far)] == ["lost", "lost", "table", "table"]


def test_wuher_elsewhere_does_not_guard_the_cantina():
    s = scene()
    cantina = s.location("Tatooine: Cantina", side="dark")
    s.put("Wuher", at=s.location("Tatooine: Box"))
    droid = s.put("Dark Droid", at=cantina)
    s.start(turn="light", phase="deploy")
    assert s.zone(droid) == "table"


# -- Reegesk -----------------------------------------------------------------------------------------------------------

BOOTY = ("Skiff", "Light Droid", "Light Stick", "Electrobinoculars")


def thief(*lost: str, turn: str = "dark", phase: str = "control") -> tuple[Scenario, CardRef, list[CardRef]]:
    s = scene()
    reegesk = s.put("Reegesk", at=s.location("Tatooine: Box"))
    pile = [s.pile("light", "lost", title) for title in lost]
    s.start(turn=turn, phase=phase)
    return s, reegesk, pile


@pytest.mark.parametrize("title", BOOTY)
def test_reegesk_loses_a_force_and_takes_what_lies_about(title: str):
    s, reegesk, (prey,) = thief(title)
    before = s.count("dark", "lost")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    s.do("choose", prey)
    assert s.zone(prey) == "hand" and (s.count("dark", "hand"), s.count("light", "hand")) == (1, 0)
    assert s.count("dark", "lost") == before + 1


def test_reegesk_leaves_people_ships_and_tricks_in_the_lost_pile():
    s, reegesk, _ = thief("Rebel 1", "Fighter", "Light Trick", "Light Stick")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    assert [option.card.title for option in s.decision.options if option.card] == ["Light Stick"]


def test_reegesk_robs_a_memorial_just_as_well():
    s, reegesk, _ = thief()
    assert not s.can("use", reegesk)
    memorial = s.put("Crash Site Memorial", on="table")
    droid, _ = s.stack(memorial, "Light Droid", "Rebel 1")
    before = s.count("dark", "lost")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    assert droid.id in s.game.engine.pile("dark", "hand") and s.count("dark", "lost") == before + 1
    s.pile("light", "lost", "Light Stick")
    assert not s.can("use", reegesk)  # once in a phase, wherever from


@pytest.mark.parametrize("title", BOOTY)
def test_reegesk_takes_anything_useful_from_a_memorial(title: str):
    s, reegesk, _ = thief()
    prey, _ = s.stack(s.put("Crash Site Memorial", on="table"), title, "Rebel 1")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    assert prey.id in s.game.engine.pile("dark", "hand")


def test_reegesk_leaves_alone_what_lies_on_other_cards():
    s, reegesk, _ = thief()
    s.stack(s.put("Light Banner", on="table"), "Light Droid")
    assert not s.can("use", reegesk)


def test_reegesk_robs_a_memorial_once_in_a_phase():
    s, reegesk, _ = thief()
    first, _ = s.stack(s.put("Crash Site Memorial", on="table"), "Light Droid", "Light Stick")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    s.do("choose", first)
    s.until(player="dark")
    assert not s.can("use", reegesk)


def test_reegesk_has_one_function_wherever_he_takes_from():
    s, reegesk, _ = thief("Light Stick")
    s.stack(s.put("Crash Site Memorial", on="table"), "Light Droid")
    ways = [option.mode for option in s.decision.options if option.verb == "use" and option.card == reegesk]
    assert ways == [None, None]


@pytest.mark.parametrize(("turn", "phase"), [("dark", "deploy"), ("light", "control")])
def test_reegesk_robs_it_in_his_own_control_phase(turn: str, phase: str):
    s, reegesk, _ = thief(turn=turn, phase=phase)
    s.stack(s.put("Crash Site Memorial", on="table"), "Light Droid")
    s.until(player="dark")
    assert not s.can("use", reegesk)


def test_reegesk_does_not_take_from_your_own_lost_pile():
    s, reegesk, _ = thief()
    s.pile("dark", "lost", "Dark Stick")
    assert not s.can("use", reegesk)


@pytest.mark.parametrize(("turn", "phase"), [("light", "control"), ("dark", "deploy")])
def test_reegesk_steals_in_your_control_phase_only(turn: str, phase: str):
    s, reegesk, _ = thief("Light Stick", turn=turn, phase=phase)
    assert not s.can("use", reegesk)


def test_reegesk_steals_once_in_each_of_your_control_phases():
    s, reegesk, (first, second) = thief("Light Stick", "Light Droid")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    s.do("choose", first)
    assert not s.can("use", reegesk)
    s.until(phase="control", player="light")
    s.until(phase="control", player="dark")
    assert s.can("use", reegesk) and second


def test_reegesk_pays_even_if_nothing_is_found():
    s, reegesk, _ = thief("Rebel 1")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    assert s.count("dark", "hand") == 0 and not s.can("use", reegesk)


def stolen() -> tuple[Scenario, CardRef, CardRef]:
    """Light's stick in Dark's hand."""
    s, reegesk, (stick,) = thief("Light Stick")
    s.do("use", reegesk)
    s.do("lose", pile="force")
    s.do("choose", stick)
    return s, stick, reegesk


def test_a_stolen_card_deploys_as_ones_own_and_goes_home_when_it_is_lost():
    s, stick, reegesk = stolen()
    s.until(phase="deploy")
    s.do("deploy", stick, reegesk)
    assert s.carrier(stick) == reegesk and s.can("transfer", stick) is False
    s.happen("lose", stick)
    assert s.zone(stick) == "lost" and s.count("light", "lost") == 1


def test_everybody_knows_where_a_stolen_card_is():
    s, stick, _ = stolen()
    for seat in ("light", "dark", "public"):
        logged = [event for event in s.game.events(seat) if event.kind == "stolen"]
        assert [each.text.args["card"].title for each in logged] == ["Light Stick"]
    assert stick.title == "Light Stick"


# -- Red 10 ------------------------------------------------------------------------------------------------------------

ORD_MANTELL = System("Ord Mantell", LIGHT, "reach ord mantell", ["planet"], (1, 1), parsec=4)
TORPEDOES = StarshipWeapon("Proton Torpedoes", LIGHT, "reach torpedoes", destiny=1, text=[
    DeployOn(your(STARFIGHTER), cost=(Use(2),)), Fire(STARSHIP, (MakeHit(),), cost=(Use(3),))])  # fmt: skip
CANNON = StarshipWeapon("Popgun", LIGHT, "reach popgun", destiny=1, text=[
    DeployOn(your(STARFIGHTER), cost=(Use(2),)), Fire(STARSHIP, (MakeHit(),), cost=(Use(3),))])  # fmt: skip
NETT = Rebel("Theron Nett", "reach nett", unique=1, ability=2, icons=["pilot"],
             text=[Modify("maneuver", +1, piloting("Red 10"))], **BODY)  # fmt: skip
SPACE_CARDS = (ORD_MANTELL, TORPEDOES, CANNON, NETT)


@pytest.mark.parametrize(("where", "cost"), [("Ord Mantell", 0), ("Calm", 2)])
def test_red_ten_is_free_at_ord_mantell(where: str, cost: int):
    s = scene(*SPACE_CARDS)
    place = s.location(where)
    assert s.deploy_cost(s.hand("light", "Red 10"), place) == cost


def test_red_ten_deploys_to_ord_mantell_with_its_pilot():
    s = scene(*SPACE_CARDS)
    place = s.location("Ord Mantell")
    ship, pilot = s.hand("light", "Red 10", "Red Ace")
    s.start(turn="light", phase="deploy")
    s.do("deploy", ship, place, pilot)
    assert s.at(ship) == place and s.carrier(pilot) == ship and s.count("light", "force") == 10


def armed_ship(hull: str = "Red 10", pilot: str = "Red Ace") -> tuple[Scenario, CardRef, CardRef]:
    s = scene(*SPACE_CARDS)
    calm = s.location("Calm")
    ship = s.put(hull, at=calm)
    s.put(pilot, aboard=ship, as_="pilot")
    return s, ship, calm


@pytest.mark.parametrize(("hull", "weapon", "cost"), [
    ("Red 10", "Proton Torpedoes", 0), ("Red 10", "Popgun", 2), ("Fighter", "Proton Torpedoes", 2)])  # fmt: skip
def test_torpedoes_deploy_free_aboard_red_ten(hull: str, weapon: str, cost: int):
    s, ship, _ = armed_ship(hull)
    s.put("Red 10", at=s.location("Ord Mantell"))
    assert s.deploy_cost(s.hand("light", weapon), ship) == cost


@pytest.mark.parametrize(("hull", "weapon", "cost"), [
    ("Red 10", "Proton Torpedoes", 0), ("Red 10", "Popgun", 3), ("Fighter", "Proton Torpedoes", 3)])  # fmt: skip
def test_torpedoes_fire_free_aboard_red_ten(hull: str, weapon: str, cost: int):
    s, ship, calm = armed_ship(hull)
    if hull != "Red 10":
        s.put("Red 10", at=s.location("Ord Mantell"))
    gun, prey = s.put(weapon, on=ship), crewed(s, "Raider", calm)
    s.put("Imperial 3", aboard=prey)
    fight(s, calm, "light")
    before = s.count("light", "force")
    s.do("fire", gun, prey)
    assert "hit" in [event.kind for event in s.game.events("public")] and s.count("light", "force") == before - cost


def test_torpedoes_fire_free_from_an_empty_force_pile():
    s, ship, calm = armed_ship()
    gun, prey = s.put("Proton Torpedoes", on=ship), crewed(s, "Raider", calm)
    s.put("Imperial 3", aboard=prey)
    s.force("light", 1)
    fight(s, calm, "light")
    assert s.count("light", "force") == 0 and s.can("fire", gun)


@pytest.mark.parametrize(("pilot", "immune"), [("Theron Nett", 4), ("Red Ace", 0)])
def test_red_ten_is_immune_with_its_matching_pilot(pilot: str, immune: int):
    s, ship, _ = armed_ship(pilot=pilot)
    s.start(turn="light", phase="move")
    assert immunity(s.game.engine, ship.id) == immune


def test_a_matching_pilot_makes_no_other_ship_immune():
    s, ship, _ = armed_ship("Fighter", "Theron Nett")
    s.put("Red 10", at=s.location("Ord Mantell"))
    s.start(turn="light", phase="move")
    assert immunity(s.game.engine, ship.id) == 0


def test_red_ten_has_room_for_one_pilot():
    s, ship, _ = armed_ship()
    pilot = s.hand("light", "Gold Ace")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", pilot, ship)


# -- Admiral Ackbar ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "cost"), [("Home One", 2), ("Cruiser", 4)])
def test_ackbar_deploys_for_less_aboard_home_one(ship: str, cost: int):
    s = scene()
    calm = s.location("Calm")
    hull = s.put(ship, at=calm)
    s.put("Home One", at=s.location("Kessel"))
    assert s.deploy_cost(s.hand("light", "Admiral Ackbar"), hull) == cost


@pytest.mark.parametrize(("there", "cost"), [(True, 2), (False, 4)])
def test_ackbar_deploys_for_less_at_the_sites_of_home_one_while_it_is_there(there: bool, cost: int):
    s = scene()
    room, sand = s.location("Home One: War Room"), s.location("Tatooine: Box")
    if there:
        s.put("Home One", at=s.location("Calm"))
    ackbar = s.hand("light", "Admiral Ackbar")
    assert s.deploy_cost(ackbar, room) == cost and s.deploy_cost(ackbar, sand) == 4


@pytest.mark.parametrize(("hull", "seat", "more"), [
    ("Cruiser", "pilot", 3), ("Cruiser", "passenger", 0), ("Fighter", "pilot", 0)])  # fmt: skip
def test_ackbar_adds_power_to_a_capital_starship_that_he_pilots(hull: str, seat: str, more: int):
    s = scene()
    ship = crewed(s, hull, s.location("Calm"))
    s.put("Admiral Ackbar", aboard=ship, as_=seat)
    assert s.power(ship) == 3 + more


@pytest.mark.parametrize(("title", "side", "less"), [("Cruiser", "light", 1), ("Fighter", "light", 0),
                                                     ("Dreadnaught", "dark", 0)])  # fmt: skip
def test_ackbar_makes_your_capital_starships_cheaper_where_he_is(title: str, side: str, less: int):
    s = scene(ORD_MANTELL)
    calm, far = s.location("Calm"), s.location("Ord Mantell")
    s.put("Admiral Ackbar", aboard=crewed(s, "Cruiser", calm), as_="pilot")
    card = s.hand(side, title)
    assert (s.deploy_cost(card, calm), s.deploy_cost(card, far)) == (3 - less, 3)


def test_ackbar_at_a_site_makes_nothing_cheaper():
    s = scene()
    bay, calm = s.location("Home One: Docking Bay"), s.location("Calm")
    s.put("Home One", at=calm)
    s.put("Admiral Ackbar", at=bay)
    ship = s.hand("light", "Cruiser")
    assert s.deploy_cost(ship, calm) == 3


CALAMARI = Alien("Squid", LIGHT, "reach squid", ability=1, traits=["Mon Calamari"], **BODY)


def test_ackbar_finds_one_of_his_people_once_a_game():
    s = scene(CALAMARI)
    ackbar = s.put("Admiral Ackbar", at=s.location("Tatooine: Box"))
    squid, _ = s.pile("light", "reserve", "Squid", "Rebel 1")
    s.start(turn="light", phase="deploy")
    s.do("use", ackbar)
    assert [option.card.title for option in s.decision.options if option.card] == ["Squid"]
    s.do("choose", squid)
    assert s.zone(squid) == "hand" and not s.can("use", ackbar)
    s.until(phase="deploy", player="dark")
    s.until(phase="deploy", player="light")
    assert not s.can("use", ackbar)


def test_ackbar_need_not_look_for_anybody():
    s = scene(CALAMARI)
    s.put("Admiral Ackbar", at=s.location("Tatooine: Box"))
    squid = s.pile("light", "reserve", "Squid")
    s.start(turn="light", phase="control")
    s.until(phase="battle")
    assert s.zone(squid) == "reserve"


def test_ackbar_finds_an_admirals_order():
    words = frozenset({"admiral's order"})
    order = msgspec.structs.replace(CALAMARI, id="reach order", title="Battle Plan", category="admiral's order",
                                    types=(), traits=(), words=words)  # fmt: skip
    s = scene(order)
    ackbar = s.put("Admiral Ackbar", at=s.location("Tatooine: Box"))
    card = s.pile("light", "reserve", "Battle Plan")
    s.start(turn="light", phase="deploy")
    s.do("use", ackbar)
    s.do("choose", card)
    assert s.zone(card) == "hand"


def test_ackbar_makes_no_capital_ship_cheaper_among_asteroids():
    rocks = Sector("Rocks", LIGHT, "reach rocks", "asteroid", "Calm", ["planet"], (1, 1))
    s = scene(rocks)
    calm, there = s.location("Calm"), s.location("Rocks")
    s.put("Admiral Ackbar", aboard=crewed(s, "Fighter", there), as_="pilot")
    card = s.hand("light", "Cruiser")
    assert (s.deploy_cost(card, there), s.deploy_cost(card, calm)) == (3, 3)


# -- Security Battle Droid ---------------------------------------------------------------------------------------------


def guarded(*droids: str, at: str = "Tatooine: Box") -> tuple[Scenario, CardRef, CardRef]:
    s = scene()
    site, vault = s.location(at), s.location("Tatooine: Vault")
    for droid in droids or ("Security Battle Droid",):
        s.put(droid, at=site)
    return s, site, vault


@pytest.mark.parametrize(("title", "side", "cost"), [("Rebel 1", "light", 2), ("Imperial 1", "dark", 1)])
def test_walking_away_from_a_security_droid_costs_the_opponent_more(title: str, side: str, cost: int):
    s, site, vault = guarded()
    walker = s.put(title, at=site)
    s.start(turn=side, phase="move")
    before = s.count(side, "force")
    s.do("walk", walker, vault)
    assert s.at(walker) == vault and s.count(side, "force") == before - cost


def test_walking_past_or_toward_a_security_droid_costs_no_more():
    s, site, vault = guarded()
    walker = s.put("Rebel 1", at=vault)
    s.start(turn="light", phase="move")
    s.do("walk", walker, site)
    assert s.count("light", "force") == 11


def test_a_security_droid_does_not_hold_vehicles_back():
    s, site, _ = guarded()
    far = s.location("Tatooine: Jawa Camp", side="light")
    skiff = crewed(s, "Skiff", site)
    s.start(turn="light", phase="move")
    s.do("walk", skiff, far)
    assert s.count("light", "force") == 11


def test_a_security_droid_makes_only_landspeed_dearer():
    s = scene()
    bay = s.location("Tatooine: Docking Bay 94", side="light")
    s.location("Yavin 4: Docking Bay", side="light")
    s.put("Security Battle Droid", at=bay)
    rebel = s.put("Rebel 1", at=bay)
    ship = s.put("Fighter", at=bay)
    s.start(turn="light", phase="move")
    s.do("embark", rebel, ship)
    assert s.count("light", "force") == 12


def test_who_cannot_pay_does_not_get_past_a_security_droid():
    s, site, _ = guarded()
    walker = s.put("Rebel 1", at=site)
    s.start(turn="light", phase="move")
    s.force("light", 1)
    assert not s.can("walk", walker)


@pytest.mark.parametrize(("droids", "number"), [
    (("Security Battle Droid",), 0), (("Security Battle Droid", "Security Battle Droid"), 1),
    (("Security Battle Droid", "Dark Droid"), 0)])  # fmt: skip
def test_two_battle_droids_draw_a_battle_destiny(droids: tuple[str, ...], number: int):
    s, site, _ = guarded(*droids)
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == number


def test_another_battle_droid_elsewhere_is_of_no_help():
    s, site, vault = guarded()
    s.put("Security Battle Droid", at=vault)
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == 0


def test_battle_droids_aboard_a_ship_draw_nothing():
    s = scene()
    calm = s.location("Calm")
    s.put("Imperial 1", at=s.location("Tatooine: Box"))
    ship = crewed(s, "Dreadnaught", calm)
    for _ in range(2):
        s.put("Security Battle Droid", aboard=ship)
    s.put("Rebel 1", aboard=crewed(s, "Cruiser", calm))
    fight(s, calm, "light")
    assert draws(s, "dark") == 0


def test_a_droid_with_presence_occupies_controls_and_fights():
    s, site, _ = guarded()
    assert s.occupies("dark", site) and s.controls("dark", site)
    s.put("Rebel 1", at=site)
    assert not s.controls("dark", site) and not s.controls("light", site)
    s.start(turn="dark", phase="battle")
    assert s.can("battle", site)


def test_other_droids_have_no_presence():
    s, site, _ = guarded("Dark Droid")
    assert not s.occupies("dark", site)


# -- Jerus Jannick -----------------------------------------------------------------------------------------------------

QUEEN = Character("Queen", LIGHT, "reach queen", "republic", personas=["Amidala"], ability=1, **BODY)


@pytest.mark.parametrize(("who", "cost"), [("Queen", 1), ("Rebel 1", 3)])
def test_jerus_deploys_for_less_where_amidala_is(who: str, cost: int):
    s = scene(QUEEN)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put(who, at=site)
    jerus = s.hand("light", "Jerus Jannick")
    assert (s.deploy_cost(jerus, site), s.deploy_cost(jerus, far)) == (cost, 3)


def test_jerus_is_not_cheaper_aboard_a_ship_with_amidala():
    s = scene(QUEEN)
    ship = crewed(s, "Cruiser", s.location("Calm"))
    s.put("Queen", aboard=ship)
    assert s.deploy_cost(s.hand("light", "Jerus Jannick"), ship) == 3


RIFLE = CharacterWeapon("Old Rifle", DARK, "reach rifle", destiny=1,
                        text=[DeployOn(your(CHARACTER)), Fire(CHARACTER, (MakeHit(),))])  # fmt: skip


def escort(lady: str = "Queen", chief: str = "Light Chief") -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """Jerus, a lady and a chief against a strong guard with a rifle."""
    s = scene(QUEEN, RIFLE)
    site = s.location("Tatooine: Box")
    jerus = s.put("Jerus Jannick", at=site)
    s.put(lady, at=site)
    leader = s.put(chief, at=site)
    rifle = s.put("Old Rifle", on=s.put("Darth Vader", at=site))
    fight(s, site, "dark")
    s.until(verb="fire", player="dark")
    return s, jerus, leader, rifle


@pytest.mark.parametrize("lady", ["Queen", "Leia Organa"])
def test_jerus_keeps_weapons_off_your_leaders_in_battle_with_a_lady(lady: str):
    s, jerus, leader, rifle = escort(lady)
    assert not s.can("fire", rifle, leader) and s.can("fire", rifle, jerus)


def test_jerus_alone_keeps_nothing_off_anybody():
    s, _, leader, rifle = escort("Rebel 1")
    assert s.can("fire", rifle, leader)


def test_jerus_protects_nobody_in_a_battle_that_he_is_kept_out_of():
    absence = Effect("Absence", DARK, "reach absence", destiny=1, text=[
        DeployOnTable(), Cannot("battle", Named("Jerus Jannick"))])  # fmt: skip
    s = scene(QUEEN, RIFLE, absence)
    site = s.location("Tatooine: Box")
    s.put("Absence", on="table")
    for name in ("Jerus Jannick", "Queen"):
        s.put(name, at=site)
    leader, rifle = s.put("Light Chief", at=site), s.put("Old Rifle", on=s.put("Darth Vader", at=site))
    fight(s, site, "dark")
    s.until(verb="fire", player="dark")
    assert s.can("fire", rifle, leader)


def test_jerus_does_not_protect_who_leads_nobody():
    s, _, other, rifle = escort(chief="Rebel 2")
    assert s.can("fire", rifle, other)


def test_jerus_does_not_protect_the_leaders_of_the_opponent():
    s = scene(QUEEN)
    site = s.location("Tatooine: Box")
    s.put("Jerus Jannick", at=site), s.put("Queen", at=site)
    blaster = s.put("Blaster", on=s.put("Light Guard", at=site))
    chief = s.put("Dark Chief", at=site)
    fight(s, site, "light")
    assert s.can("fire", blaster, chief)


def in_trouble(lady: str) -> tuple[Scenario, CardRef]:
    """A battle that Light loses by far, in its damage segment."""
    s = scene(QUEEN)
    site = s.location("Tatooine: Box")
    jerus = s.put("Jerus Jannick", at=site)
    s.put(lady, at=site)
    for title in ("Darth Vader", "Grand Moff Tarkin", "General Tagge"):
        s.put(title, at=site)
    s.destinies("dark", 5)
    fight(s, site, "dark")
    drawn(s)
    s.until(verb="forfeit", player="light")
    return s, jerus


def test_jerus_is_forfeited_for_all_that_you_owe():
    s, jerus = in_trouble("Queen")
    assert s.battle.damage("light") > 3 and s.battle.attrition("light") > 3
    s.do("forfeit", jerus)
    assert s.zone(jerus) == "lost" and s.battle is None


def test_jerus_without_a_lady_is_forfeited_for_his_forfeit_value():
    s, jerus = in_trouble("Rebel 1")
    owed = s.battle.damage("light")
    s.do("forfeit", jerus)
    assert s.zone(jerus) == "lost" and s.battle is not None and owed > 3


def test_a_lady_in_another_battle_is_of_no_help_to_jerus():
    s = scene(QUEEN)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    jerus = s.put("Jerus Jannick", at=site)
    s.put("Queen", at=far)
    for title in ("Darth Vader", "Grand Moff Tarkin", "General Tagge"):
        s.put(title, at=site)
    fight(s, site, "dark")
    s.until(verb="forfeit", player="light")
    s.do("forfeit", jerus)
    assert s.battle is not None


# -- Darth Maul With Lightsaber ----------------------------------------------------------------------------------------


def duel(*prey: str, destiny: int = 9) -> tuple[Scenario, CardRef, list[CardRef]]:
    s = scene()
    site = s.location("Tatooine: Box")
    maul = s.put("Darth Maul With Lightsaber", at=site)
    foes = [s.put(title, at=site) for title in prey]
    s.destinies("dark", *[destiny] * 6)
    fight(s, site, "dark")
    return s, maul, foes


def test_mauls_lightsaber_fires_twice_in_a_battle_and_no_more():
    s, maul, (one_, two, three) = duel("Rebel 1", "Rebel 2", "Rebel 3")
    s.do("fire", maul, one_)
    assert s.hit(one_) and s.forfeit(one_) == 0
    s.until(verb="fire", player="dark")
    s.do("fire", maul, two)
    assert s.hit(two) and not s.hit(three)
    assert not s.can("fire", maul)


def test_mauls_lightsaber_is_ready_again_in_the_next_battle():
    s, maul, foes = duel("Rebel 6", "Rebel 6", destiny=0)
    for foe in foes:
        s.until(verb="fire", player="dark")
        s.do("fire", maul, foe)
    over(s, maul, *foes)
    s.until(phase="battle", player="light")
    s.until(phase="battle", player="dark")
    s.do("battle", s.at(maul))
    assert s.can("fire", maul)


def test_mauls_lightsaber_is_free():
    s, maul, (foe, _) = duel("Rebel 1", "Rebel 2")
    before = s.count("dark", "force")
    s.do("fire", maul, foe)
    assert s.count("dark", "force") == before


@pytest.mark.parametrize(("destiny", "hit"), [(3, False), (3.5, True)])
def test_mauls_lightsaber_hits_with_two_destinies_above_the_defense_value(destiny: float, hit: bool):
    s, maul, (foe, _) = duel("Rebel 6", "Rebel 1", destiny=destiny)
    s.do("fire", maul, foe)
    assert s.hit(foe) == hit


def test_mauls_lightsaber_is_for_characters():
    s, maul, (_, skiff) = duel("Rebel 1", "Skiff")
    assert not s.can("fire", maul, skiff)


def test_maul_does_not_use_another_weapon_besides():
    s = scene()
    site = s.location("Tatooine: Box")
    maul = s.put("Darth Maul With Lightsaber", at=site)
    rifle = s.put("Blaster Rifle", on=maul, side="dark")
    foes = [s.put(f"Rebel {n}", at=site) for n in (1, 2)]
    s.destinies("dark", 9, 9)
    fight(s, site, "dark")
    s.do("fire", maul, foes[0])
    s.until(verb="fire", player="dark")
    assert s.can("fire", maul) and not s.can("fire", rifle)


@pytest.mark.parametrize(("title", "power"), [("Darth Maul With Lightsaber", 8), ("Darth Vader", 6)])
def test_mauls_weapon_is_a_lightsaber(title: str, power: int):
    school = Effect("Sword School", DARK, "reach school", destiny=1,
                    text=[DeployOnTable(), Modify("power", +1, Armed("lightsaber"))])  # fmt: skip
    s = scene(school)
    fighter = s.put(title, at=s.location("Tatooine: Box"))
    s.put("Sword School", on="table")
    assert s.power(fighter) == power
