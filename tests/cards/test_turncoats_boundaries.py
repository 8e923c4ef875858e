"""Whose cards a text means: people and ships that serve the other side, beasts that have ability, places in the clouds,
and somebody who is faster than usual."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, drawn, draws, fight, over, scene

CLOUDS = [Sector(f"{planet}: Clouds", LIGHT, f"turned {planet} clouds", "cloud", planet, ["planet"], (1, 1))
          for planet in ("Yavin 4", "Tatooine")]  # fmt: skip
PLANETS = [System(name, LIGHT, f"turned {name}", ["planet"], (1, 1), parsec=parsec)
           for name, parsec in (("Yavin 4", 4), ("Tatooine", 7))]  # fmt: skip
ROW = [Site(f"Endor: {name}", LIGHT, f"turned {name}", ["exterior", "planet"], (1, 1)) for name in ("A", "B", "C")]
HASTE = Effect("Haste", LIGHT, "turned haste", destiny=1, text=[DeployOnTable(), Modify("landspeed", +2, CHARACTER)])
SPARE = {"ability": 3, "icons": ["warrior"], **BODY}
TURNED = [
    Character("Dark Rebel", DARK, "turned rebel", "rebel", **SPARE),
    Character("Light Imperial", LIGHT, "turned imperial", "imperial", **SPARE),
    *(Character(f"{side.title()} {name}", side, f"turned {side} {name}", "alien", personas=[name], unique=1, **SPARE)
      for name in ("Han", "Obi-Wan", "Vader", "Leia") for side in (LIGHT, DARK)),
    *(Alien(f"{side.title()} Nomad", side, f"turned {side} nomad", traits=["Tusken Raider"], **SPARE)
      for side in (LIGHT, DARK)),
    *(Alien(f"{side.title()} Sith", side, f"turned {side} sith", traits=["dark jedi"], **{**SPARE, "ability": 6})
      for side in (LIGHT, DARK)),
    *(Capital(f"{side.title()} Destroyer", side, f"turned {side} destroyer", "Imperial-Class Star Destroyer", armor=5,
              hyperspeed=3, text=[PermanentPilot(2)], **HULL) for side in (LIGHT, DARK)),
    *(Starfighter(f"{side.title()} Wing", side, f"turned {side} wing", "TIE/ln", maneuver=3, hyperspeed=3, **HULL,
                  personas=["Black 3"], text=[PermanentPilot(2)]) for side in (LIGHT, DARK)),
]  # fmt: skip
BEASTS = [
    Vehicle(f"{side.title()} Beast {n}", side, f"turned {side} beast {n}", "creature", landspeed=1, **HULL,
            text=[Modify("ability", n, how="define")])
    for side in (LIGHT, DARK) for n in (1, 3)
]  # fmt: skip


# -- gear and Effects --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side", "master"), [
    ("Han's Heavy Blaster Pistol", "light", "Han"), ("Obi-Wan's Lightsaber", "light", "Obi-Wan"),
    ("Vader's Lightsaber", "dark", "Vader"), ("Gaderffii Stick", "dark", "Nomad"),
    ("I Find Your Lack Of Faith Disturbing", "dark", "Sith"), ("Turbolaser Battery", "dark", "Destroyer"),
])  # fmt: skip
def test_gear_is_for_a_master_of_ones_own_side(title: str, side: str, master: str):
    s = scene(*TURNED)
    place = s.location("Calm" if master == "Destroyer" else "Tatooine: Box")
    light, dark = s.put(f"Light {master}", at=place), s.put(f"Dark {master}", at=place)
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", card, each) for each in (light, dark)] == [side == "light", side == "dark"]


def test_a_lack_of_faith_disturbs_unless_the_opponent_has_a_jedi():
    s = scene(Alien("Dark Knight", DARK, "turned knight", ability=6, traits=["jedi"], **BODY))
    site = s.location("Tatooine: Box")
    vader = s.put("Darth Vader", at=site)
    s.put("I Find Your Lack Of Faith Disturbing", on=vader)
    for name in ("Dark Knight", "Rebel 3", "Rebel 2"):
        s.put(name, at=site)
    fight(s, site, "dark")
    assert draws(s, "light") == 0  # 5 - 2 is less than 4


def test_proficiency_is_for_characters():
    s = scene(*BEASTS)
    site = s.location("Tatooine: Box")
    beast, knight = s.put("Light Beast 3", at=site), s.put("Rebel 3", at=site)
    for bearer in (beast, knight):
        s.put("Light Saber", on=bearer)
    card = s.hand("light", "Lightsaber Proficiency")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, knight) and not s.can("deploy", card, beast)


# -- beasts that have ability ------------------------------------------------------------------------------------------


def test_obi_wan_sends_no_beast_away():
    s = scene(*BEASTS)
    site = s.location("Tatooine: Box")
    obi, person, beast = (s.put(name, at=site) for name in ("Obi-Wan Kenobi", "Imperial 1", "Dark Beast 1"))
    fight(s, site, "light")
    assert s.can("use", obi, person) and not s.can("use", obi, beast)


def test_set_for_stun_stuns_no_beast():
    s = scene(*BEASTS)
    site = s.location("Tatooine: Box")
    person, beast = s.put("Rebel 1", at=site), s.put("Light Beast 1", at=site)
    card = s.hand("dark", "Set For Stun")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, person) and not s.can("play", card, beast)


@pytest.mark.parametrize(("able", "offered"), [("Rebel 3", True), ("Light Beast 3", False)])
def test_hans_dice_are_thrown_by_an_able_character(able: str, offered: bool):
    s = scene(*BEASTS)
    site = s.location("Tatooine: Box")
    for name in (able, "Rebel 2", "Imperial 1"):
        s.put(name, at=site)
    card = s.hand("light", "Han's Dice")
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("play", card) is offered


# -- people and ships of the other side --------------------------------------------------------------------------------


def test_threepio_makes_no_pair_with_a_rebel_who_serves_the_empire():
    s = scene(*TURNED)
    site = s.location("Tatooine: Box")
    s.put("C-3PO (See-Threepio)", at=site)
    s.put("Dark Rebel", at=site)
    assert s.total_power("light", site) == 1


@pytest.mark.parametrize(("trooper", "side", "officer"), [
    ("Rebel Trooper", "light", "Dark Rebel"), ("Stormtrooper", "dark", "Light Imperial")])  # fmt: skip
def test_a_trooper_pays_where_the_opponent_has_the_able_officer(trooper: str, side: str, officer: str):
    s = scene(*TURNED)
    site = s.location("Tatooine: Box")
    s.put(officer, at=site)
    assert s.deploy_cost(s.hand(side, trooper), site) == 1


@pytest.mark.parametrize(("leader", "offered"), [("Rebel 3", True), ("Dark Rebel", False)])
def test_a_narrow_escape_is_led_by_a_rebel_of_yours(leader: str, offered: bool):
    s = scene(*TURNED, *ROW)
    a, _ = s.location("Endor: A"), s.location("Endor: B")
    for name in (leader, "Rebel 1", "Imperial 1"):
        s.put(name, at=a)
    card = s.hand("light", "Narrow Escape")
    fight(s, a, "dark")
    assert s.can("play", card) is offered


@pytest.mark.parametrize(("by", "leia", "offered"), [("dark", "Light Leia", True), ("light", "Dark Leia", False)])
def test_a_warriors_courage_is_for_your_own_leia(by: str, leia: str, offered: bool):
    s = scene(*TURNED)
    site = s.location("Tatooine: Box")
    s.put(leia, at=site)
    s.put("Imperial 1" if by == "dark" else "Rebel 1", at=site)
    card = s.hand("light", "Warrior's Courage")
    fight(s, site, by)
    s.until(player="light")
    assert s.can("play", card, mode=2) is offered


@pytest.mark.parametrize(("tie", "comes"), [("Dark Wing", True), ("Light Wing", False)])
def test_black_4_comes_to_ties_of_its_own_side(tie: str, comes: bool):
    s = scene(*TURNED)
    calm = s.location("Calm")
    for name in (tie, "X-wing", "Dark Destroyer"):
        s.put(name, at=calm)
    card, pilot = s.hand("dark", "Black 4", "Imperial Pilot")
    fight(s, calm, "light")
    assert s.can("react", card, pilot) is comes


@pytest.mark.parametrize(("wing", "price"), [("Dark Wing", 2), ("Light Wing", 4)])
def test_black_4_is_free_beside_wings_of_its_own_side(wing: str, price: int):
    s = scene(*TURNED, force=9)
    calm = s.location("Calm")
    for name in (wing, "TIE Fighter", "X-wing"):
        s.put(name, at=calm)
    card, pilot = s.hand("dark", "Black 4", "Imperial Pilot")
    fight(s, calm, "light")
    s.do("react", card, pilot)
    assert s.count("dark", "force") == 9 - price  # the pilot's own price is 2


# -- in the clouds -----------------------------------------------------------------------------------------------------


def test_rebel_planners_help_in_the_clouds():
    s = scene(*CLOUDS, *PLANETS)
    s.put("Rebel Planners", on=s.location("Yavin 4: Docking Bay"))
    clouds = s.location("Yavin 4: Clouds")
    s.put("X-wing", at=clouds)
    assert s.total_power("light", clouds) == 3 + 1


def test_a_victory_class_destroyer_helps_at_sites_only():
    s = scene(*CLOUDS, *PLANETS)
    s.put("Victory-Class Star Destroyer", at=s.location("Tatooine"))
    clouds = s.location("Tatooine: Clouds")
    s.put("TIE Fighter", at=clouds)
    s.put("X-wing", at=clouds)
    fight(s, clouds, "dark")
    assert drawn(s)["dark"] == 1


def test_chief_bast_escapes_to_a_site():
    s = scene(*CLOUDS, *PLANETS)
    planet, site, clouds = (s.location(name) for name in ("Tatooine", "Tatooine: Box", "Tatooine: Clouds"))
    ship = s.put("Dreadnaught", at=planet)
    bast, mate = (s.put(name, aboard=ship, as_="pilot") for name in ("Chief Bast", "Imperial 1"))
    s.put("X-wing", at=planet)
    fight(s, planet, "light")
    assert s.can("use", bast, mate, site) and not s.can("use", bast, mate, clouds)


def test_a_tie_fighter_is_cheaper_at_systems_only():
    s = scene(*TURNED, *PLANETS)
    planet, bay = s.location("Tatooine"), s.location("Tatooine: Docking Bay 94", side="dark")
    for place in (planet, bay):
        s.put("Dark Destroyer", at=place)
    card = s.hand("dark", "TIE Fighter")
    assert (s.deploy_cost(card, planet), s.deploy_cost(card, bay)) == (0, 1)


# -- faster than usual -------------------------------------------------------------------------------------------------


def row(*people: str) -> tuple[Scenario, list[CardRef], list[CardRef]]:
    """Three sites in a row; these people at the first of them; all characters are fast."""
    s = scene(*ROW, HASTE)
    sites = [s.location(f"Endor: {name}") for name in "ABC"]
    s.put("Haste", on="table")
    return s, sites, [s.put(name, at=sites[0]) for name in people]


def test_a_wolfman_reacts_next_door_only():
    s, (_, near, far), (wolf,) = row("Shistavanen Wolfman")
    for place in (near, far):
        s.put("Rebel 1", at=place)
        s.put("Imperial 1", at=place)
    s.start(turn="dark", phase="battle")
    s.do("battle", far)
    assert not s.can("react", wolf)
    over(s, wolf)
    s.do("battle", near)
    assert s.can("react", wolf)


def test_garindan_calls_from_next_door_only():
    s, (_, near, far), (here,) = row("Imperial 1")
    s.put("Garindan", at=far)
    s.put("Rebel 3", at=far)
    other = s.put("Imperial 1", at=near)
    s.force("dark", 0)
    s.start(turn="dark", phase="move")
    assert s.can("walk", other, far) and not s.can("walk", here, far)


def test_kalfalnl_has_a_landspeed_of_three_before_anything_is_added():
    s, _, (kal,) = row("Kal'Falnl C'ndros")
    assert s.landspeed(kal) == 5


def test_kalfalnl_spoils_one_battle_only():
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    kal = s.put("Kal'Falnl C'ndros", at=site)
    for place in (site, other):
        s.put("Rebel 5", at=place)
        s.put("Imperial 5", at=place)
    s.destinies("light", 5)
    s.destinies("dark", 3)
    fight(s, site, "light")
    assert drawn(s)["dark"] == 1
    over(s, kal)
    s.destinies("dark", 4)
    s.do("battle", other)
    assert drawn(s)["dark"] == 1 + 4
