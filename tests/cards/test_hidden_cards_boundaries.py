"""Where the texts about bombing runs, mines and maintenance end."""

import pytest

from cantina.lang import *
from cantina.rules.pilots import pilot_ability
from cantina.rules.presence import total_ability
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, scene
from tests.rules.test_bombing import RUINS, Run

# -- Bombing Run -------------------------------------------------------------------------------------------------------


def test_a_bombing_run_deploys_on_a_site_and_steps_to_the_next_one_only():
    run = Run()
    s = run.s
    far = s.location("Tatooine: Jundland Wastes")
    calm, card = s.location("Calm"), s.hand("dark", "Bombing Run")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, calm)
    s.until(phase="move")
    assert s.can("move", run.effect, run.next) and not s.can("move", run.effect, far)


def test_a_run_begins_at_the_related_system():
    s = scene(RUINS)
    system, calm = s.location("Tatooine"), s.location("Calm")
    cloud, site = s.location("Test Mist"), s.location("Tatooine: Box")
    s.put("Bombing Run", on=site)
    ships = {place: s.put("TIE Bomber", at=place) for place in (system, calm, cloud)}
    s.start(turn="dark", phase="move")
    assert [s.can("move", ships[place]) for place in (system, calm, cloud)] == [True, False, False]


def test_clouds_of_other_planets_cost_nothing():
    s = scene(RUINS)
    s.location("Calm")
    s.location("Test Mist")
    system, site = s.location("Tatooine"), s.location("Tatooine: Box")
    s.put("Bombing Run", on=site)
    bomber = s.put("TIE Bomber", at=system)
    s.force("dark", 1)
    s.start(turn="dark", phase="move")
    s.do("move", bomber, site)
    assert s.count("dark", "force") == 0


# -- TIE Bomber and Proton Bombs ---------------------------------------------------------------------------------------

HEAVY = Starfighter("Test Heavy", DARK, "limits heavy", "Scout", destiny=3, deploy=2, power=2, maneuver=2, forfeit=4,
                    traits=["bomber"], text=[PermanentPilot(1)])  # fmt: skip


GUEST = Starfighter("Test Guest", LIGHT, "limits guest", "B-wing", destiny=1, deploy=2, power=1, maneuver=1, forfeit=2)


@pytest.mark.parametrize("where", ["system", "site"])
def test_without_the_effect_a_battle_is_no_bombing_run_battle(where: str):
    run = Run()
    s = run.s
    bombs = s.put("Proton Bombs", on=run.bomber)
    if where == "site":
        s.put("Rebel 1", at=run.site)
        s = run.flown(turn="dark", phase="battle")
        s.happen("lose", run.effect)
    else:
        s.put("Rebel 1", aboard=s.put("Cruiser", at=run.system), as_="pilot")
        s.start(turn="dark", phase="battle")
    assert total_ability(s.game.engine, "dark", s.at(run.bomber).id) == 1
    s.hand("dark", "Dark Trick")  # something to do at any time
    s.do("battle", s.at(run.bomber))
    assert run.bomber in s.battle.participants("dark") and s.power(run.bomber) == 1 and not s.can("fire", bombs)


def test_it_takes_a_tie_of_the_class_in_the_battle():
    s = scene(HEAVY)
    system, site = s.location("Tatooine"), s.location("Tatooine: Box")
    s.put("Bombing Run", on=site)
    heavy, tie = s.put("Test Heavy", at=system), s.put("TIE Bomber", at=system)
    bombs = s.put("Proton Bombs", on=heavy)
    s.put("Rebel 1", at=site)
    s.start(turn="dark", phase="move")
    s.do("move", heavy, site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    assert s.at(tie) == system and not s.can("fire", bombs)


def test_proton_bombs_take_landed_ships_and_stay_with_ones_own():
    s = scene(GUEST)
    system, site = s.location("Tatooine"), s.location("Tatooine: Box")
    s.put("Bombing Run", on=site)
    bomber, guest, card = s.put("TIE Bomber", at=system), s.put("Test Guest", at=system), s.hand("dark", "Proton Bombs")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, bomber) and not s.can("deploy", card, guest)
    s.happen("lose", guest)
    s.do("deploy", card, bomber)
    landed = s.put("Fighter", at=site)
    s.put("Rebel Guard", at=site)
    s.until(phase="move", player="dark")
    s.do("move", bomber, site)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", 1)
    s.do("fire", card)
    assert s.zone(landed) == "lost"


def test_the_two_ways_to_defuse_are_one_function():
    run = Run()
    s = run.s
    s.put("Orbital Mine", on=run.system)
    s.start(turn="dark", phase="control")
    assert [option.mode for option in s.decision.options if option.card == run.bomber] == [None, None]


# -- Bossk's Mortar Gun ------------------------------------------------------------------------------------------------

TOOL = Device("Test Tool", LIGHT, "limits tool", destiny=1, text=[DeployOn(CHARACTER)])
WORM = Creature("Test Worm", LIGHT, "limits worm", "swamp", destiny=1, deploy=1, forfeit=0, ferocity=2, defense=3)


def battery(destiny: int) -> tuple[Scenario, dict[str, object]]:
    """The gun in a battle, with all kinds of cards around."""
    s = scene(TOOL, WORM)
    site = s.location("Tatooine: Box")
    man, rebel = s.put("Dark Guard", at=site), s.put("Rebel 1", at=site)
    cards = {
        "gun": s.put("Bossk's Mortar Gun", on=man), "tool": s.put("Test Tool", on=rebel),
        "ship": s.put("Fighter", at=site), "worm": s.put("Test Worm", at=site),
        "none": s.put("TIE Bomber", at=site), "three": s.put("Rebel Guard", at=site),
    }  # fmt: skip
    s.destinies("dark", destiny)
    fight(s, site, "dark")
    s.do("fire", cards["gun"])
    return s, cards


def test_what_the_mortar_gun_may_choose():
    s, cards = battery(1)
    found = {option.card for option in s.decision.options}
    assert {cards[name] for name in ("tool", "ship", "worm")} <= found
    assert not found & {cards["none"], cards["three"]}


def test_the_mortar_gun_takes_nobody_else_along_when_it_explodes():
    s, cards = battery(0)
    assert s.zone(cards["gun"]) == "lost" and s.zone(cards["none"]) == "table"


def test_the_mortar_gun_is_for_ones_own_warriors():
    s = scene()
    site = s.location("Tatooine: Box")
    mine, theirs_, gun = (
        s.put("Dark Guard", at=site),
        s.put("Light Guard", at=site),
        s.hand("dark", "Bossk's Mortar Gun"),
    )
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", gun, mine) and not s.can("deploy", gun, theirs_)


# -- Boba Fett, Bounty Hunter and Blizzard 4 ---------------------------------------------------------------------------

RIVAL = Alien("Test Rival", LIGHT, "limits rival", ability=1, traits=["bounty hunter"], **BODY)
SELL_SWORD = Alien("Test Sell-sword", DARK, "limits sword", ability=1, icons=["warrior"], **BODY)


def test_fett_adds_to_what_he_pilots_alone():
    s = scene()
    site, calm = s.location("Tatooine: Box"), s.location("Calm")
    tank, other, parked = s.put("Tank", at=site), crewed(s, "Raider", calm), s.put("Barge", at=site)
    s.put("Boba Fett, Bounty Hunter", aboard=tank, as_="pilot")
    assert (s.power(tank), s.power(other), s.power(parked)) == (6, 3, 0)


def test_only_his_own_companions_count_for_fett():
    s = scene(RIVAL)
    site = s.location("Tatooine: Box")
    for title in ("Boba Fett, Bounty Hunter", "Brute 4", "Test Rival"):
        s.put(title, at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == 2 and draws(s, "light") == 0


def test_who_fits_into_blizzard_4_and_who_comes_with_it():
    s = scene(SELL_SWORD)
    site = s.location("Tatooine: Box")
    card = s.hand("dark", "Blizzard 4")
    s.pile("dark", "reserve", "Test Sell-sword")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", card, site)
    s.do("use", card)
    assert s.count("dark", "force") == 7 and all(option.verb != "choose" for option in s.decision.options)
    assert total_ability(s.game.engine, "dark", site.id) == 4 and pilot_ability(s.game.engine, card.id) == 2
    for _ in range(5):
        s.put("Imperial 1", aboard=card, as_="passenger")
    last, more = s.put("Imperial 1", at=site), s.put("Imperial 1", at=site)
    s.until(phase="move", player="dark")
    s.do("embark", last, card)
    s.until(player="dark")
    assert not s.can("embark", more, card)


# -- Vehicle Mine and Orbital Mine -------------------------------------------------------------------------------------

SIDES_OF_MINES = [("dark", "light", "Skiff", "Fighter"), ("light", "dark", "Barge", "Raider")]
BEASTS = [
    Vehicle(f"Test Beast {side}", side, f"limits beast {side}", "creature", maneuver=1, landspeed=1, destiny=1,
            deploy=2, power=1, forfeit=2, text=[Carries(drivers=1)])
    for side in ("light", "dark")
]  # fmt: skip
PLATED = [
    Vehicle(f"Test Plated {side}", side, f"limits plated {side}", "combat", armor=6, landspeed=2,
            text=[Carries(pilots=2)], **HULL)
    for side in ("light", "dark")
]  # fmt: skip
FLIER = {"light": "Light Flier", "dark": "Dark Flier"}
PERSON = {"light": "Rebel 1", "dark": "Imperial 1"}
DIGGER = {"light": "Light Digger", "dark": "Dark Digger"}


@pytest.mark.parametrize(("side", "rival", "vehicle", "ship"), SIDES_OF_MINES)
def test_where_a_vehicle_mine_is_laid(side: str, rival: str, vehicle: str, ship: str):
    s = scene()
    places = [s.location(title) for title in ("Tatooine: Box", "Tatooine: Dune Sea", "Kessel: Box", "Tatooine: Vault")]
    s.put(DIGGER[side], at=places[0])
    s.put(PERSON[side], at=places[1])
    s.put(DIGGER[side], aboard=s.put("Tank" if side == "dark" else "Crawler", at=places[2]), as_="passenger")
    s.put(DIGGER[rival], at=places[2])
    s.put(DIGGER[side], at=places[3])
    mine = s.hand(side, "Vehicle Mine")
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", mine, place) for place in places] == [True, False, False, False]


def mined(side: str) -> tuple[Scenario, object, object, object]:
    s = scene(*BEASTS, *PLATED)
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    return s, site, near, s.put("Vehicle Mine", on=site, side=side)


@pytest.mark.parametrize(("side", "rival", "vehicle", "ship"), SIDES_OF_MINES)
@pytest.mark.parametrize(("target", "destiny", "lost"), [
    ("vehicle", 0, False), ("vehicle", 1, True), ("ship", 3, False), ("ship", 4, True), ("plated", 4, False),
    ("plated", 5, True)])  # fmt: skip
def test_what_a_vehicle_mine_beats(
    side: str, rival: str, vehicle: str, ship: str, target: str, destiny: int, lost: bool
):
    s, site, near, mine = mined(side)
    s.destinies(side, destiny)
    if target == "ship":
        comer = crewed(s, ship, s.location("Tatooine"))
    elif target == "plated":
        comer = s.put(f"Test Plated {rival}", at=near)
        s.put(FLIER[rival], aboard=comer, as_="pilot")
    else:
        comer = crewed(s, vehicle, near)
    s.start(turn=rival, phase="move")
    s.do("land" if target == "ship" else "walk", comer, site)
    assert (s.zone(comer), s.zone(mine)) == ("lost" if lost else "table", "lost")


@pytest.mark.parametrize(("side", "rival", "vehicle", "ship"), SIDES_OF_MINES)
def test_a_vehicle_mine_explodes_under_what_deploys_there_and_nowhere_else(
    side: str, rival: str, vehicle: str, ship: str
):
    s, site, near, mine = mined(side)
    first, second = s.hand(rival, vehicle, vehicle)
    s.destinies(side, 7)
    s.start(turn=rival, phase="deploy")
    s.do("deploy", first, near)
    assert s.zone(mine) == "table"
    s.until(player=rival)
    s.do("deploy", second, site)
    assert (s.zone(first), s.zone(second), s.zone(mine)) == ("table", "lost", "lost")


@pytest.mark.parametrize(("side", "rival", "vehicle", "ship"), SIDES_OF_MINES)
def test_a_vehicle_mine_lets_people_and_beasts_pass(side: str, rival: str, vehicle: str, ship: str):
    s, site, near, mine = mined(side)
    walker, beast = s.put(PERSON[rival], at=near), s.put(f"Test Beast {rival}", at=near)
    s.put(PERSON[rival], aboard=beast, as_="driver")
    s.start(turn=rival, phase="move")
    s.do("walk", walker, site)
    s.until(player=rival)
    s.do("walk", beast, site)
    assert s.at(beast) == site and s.zone(mine) == "table" and s.count(side, "used") == 0  # no destiny was drawn


def test_where_an_orbital_mine_lies_and_what_it_waits_for():
    s = scene(GUEST)
    calm, other, bay = s.location("Calm"), s.location("Tatooine"), s.location("Tatooine: Docking Bay 94")
    s.put("Test Guest", at=bay)
    card = s.hand("light", "Orbital Mine")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, bay)
    mine, ship = s.put("Orbital Mine", on=calm), s.put("Dreadnaught", at=calm)
    first, second, pilot = s.hand("dark", "TIE Bomber", "TIE Bomber", "Dark Flier")
    s.destinies("light", 7)
    s.start(turn="dark", phase="deploy")
    s.do("deploy", pilot, ship, seat="pilot")
    s.until(player="dark")
    s.do("deploy", first, other)
    assert s.zone(mine) == "table"
    s.until(player="dark")
    s.do("deploy", second, calm)
    assert (s.zone(first), s.zone(second), s.zone(mine), s.zone(ship)) == ("table", "lost", "lost", "table")
