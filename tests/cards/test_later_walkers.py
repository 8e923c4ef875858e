"""Interrupts about walkers and what becomes of vehicles: where each sentence applies, and where it stops."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, HULL, crewed, scene

# -- Debris Zone -------------------------------------------------------------------------------------------------------

WRECKS = [
    *(Vehicle(f"Test {model}", DARK, f"used {model}", "combat", model=model, armor=5, landspeed=1,
              text=[Carries(pilots=2)], **HULL) for model in ("AT-AT", "AT-ST", "AAT")),
    Vehicle("Light Walker", LIGHT, "used light walker", "combat", model="AT-AT", armor=5, landspeed=1,
            text=[Carries(pilots=2)], **HULL),
    Vehicle("Jabba's Sail Barge", DARK, "used sail", "transport", maneuver=1, landspeed=1, **HULL),
    ArtilleryWeapon("Planet Defender Ion Cannon", LIGHT, "used defender", destiny=1, text=[DeployOn(SITE)]),
    Rebel("Test Seven", "used seven", **{**BODY, "destiny": 7, "ability": 1}),
    Imperial("Test Vii", "used vii", **{**BODY, "destiny": 7, "ability": 1}),
    Device("Test Pack", LIGHT, "used pack", destiny=7, text=[DeployOn(CHARACTER)]),
]  # fmt: skip


@pytest.mark.parametrize(("wreck", "offered"), [
    ("Test AT-AT", True), ("Test AT-ST", True), ("Jabba's Sail Barge", True), ("Planet Defender Ion Cannon", True),
    ("Test AAT", False), ("Barge", False),
])  # fmt: skip
def test_a_debris_zone_is_made_of_these(wreck, offered):
    s = scene(*WRECKS)
    site = s.location("Tatooine: Box")
    lost = s.put(wreck, on=site) if "Cannon" in wreck else s.put(wreck, at=site)
    card = s.hand("dark", "Debris Zone")
    s.start(turn="dark", phase="control")
    s.happen("lose", lost)
    assert s.can("play", card) == offered


def test_debris_falls_on_whatever_has_that_destiny_there():
    s = scene(*WRECKS)
    site, beside = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    walker = s.put("Test AT-AT", at=site)
    seven, vii, elsewhere = s.put("Test Seven", at=site), s.put("Test Vii", at=site), s.put("Test Seven", at=beside)
    other_man = s.put("Rebel 1", at=site)
    pack = s.put("Test Pack", on=other_man)
    card = s.hand("dark", "Debris Zone")
    s.destinies("dark", 7)
    s.start(turn="dark", phase="control")
    s.happen("lose", walker)
    s.do("play", card)
    assert [s.zone(each) for each in (seven, vii, pack)] == ["lost"] * 3
    assert [s.on_table(each) for each in (elsewhere, other_man)] == [True, True]
    assert s.zone(card) == "used"


def test_debris_spares_what_has_a_higher_destiny():
    s = scene(*WRECKS)
    site = s.location("Tatooine: Box")
    walker, seven, one = s.put("Test AT-AT", at=site), s.put("Test Seven", at=site), s.put("Rebel 1", at=site)
    card = s.hand("dark", "Debris Zone")
    s.destinies("dark", 1)
    s.start(turn="dark", phase="control")
    s.happen("lose", walker)
    s.do("play", card)
    assert (s.on_table(seven), s.zone(one)) == (True, "lost")


def test_debris_from_a_hold_in_space_falls_nowhere():
    s = scene(*WRECKS)
    ship = s.put("Dreadnaught", at=s.location("Calm"))
    walker = s.put("Test AT-AT", aboard=ship, as_="cargo")
    card = s.hand("dark", "Debris Zone")
    s.start(turn="dark", phase="control")
    s.happen("lose", walker)
    assert not s.can("play", card)


# -- Crash Landing, Trample --------------------------------------------------------------------------------------------

GUN = VehicleWeapon("Test Walker Gun", DARK, "used walker gun", destiny=1, text=[DeployOn(VEHICLE)])
BEAST = Vehicle(
    "Test Beast", LIGHT, "used beast", "creature", maneuver=1, landspeed=2, text=[Carries(passengers=1)], **HULL
)
SLED = Vehicle("Test Sled", LIGHT, "used sled", "combat", armor=1, landspeed=2, text=[Carries(pilots=2)], **HULL)


def march(walker: str = "Test AT-AT", pilot: bool = True, card: str = "Crash Landing", force: int = 0) -> tuple:
    """A walker at a site between others."""
    s = scene(*WRECKS, GUN, BEAST, SLED, force=force)
    vault, site, beside, far = (s.location(each, side=None if each in BOX_SITES else "light") for each in (
        "Tatooine: Vault", "Tatooine: Box", "Tatooine: Dune Sea", "Tatooine: Jundland Wastes"))  # fmt: skip
    machine = s.put(walker, at=site)
    if pilot:
        s.put("Dark Flier", aboard=machine, as_="pilot")
    return s, machine, (vault, site, beside, far), s.hand("dark", card)


BOX_SITES = ("Tatooine: Vault", "Tatooine: Box")


@pytest.mark.ruling("crash-landing.1")
@pytest.mark.parametrize(("walker", "pilot", "offered"), [
    ("Test AT-AT", True, True), ("Test AT-AT", False, False), ("Test AT-ST", True, False),
])  # fmt: skip
def test_a_crash_landing_needs_a_piloted_walker(walker, pilot, offered):
    s, _, (_, site, _, _), card = march(walker, pilot)
    target = s.put("Skiff", at=site)
    s.start(turn="dark", phase="control")
    assert s.can("play", card, target) == offered


@pytest.mark.ruling("crash-landing.1")
def test_a_crash_landing_is_for_vehicles_there_or_next_door():
    s, machine, (vault, site, beside, far), card = march()
    here, near, away, inside = (s.put("Skiff", at=each) for each in (site, beside, far, vault))
    beast, mine, man = s.put("Test Beast", at=site), s.put("Barge", at=site), s.put("Rebel 2", at=site)
    s.start(turn="dark", phase="control")
    assert s.adjacent(site, vault) and s.adjacent(site, beside) and not s.adjacent(site, far)
    offered = [s.can("play", card, each) for each in (here, near, away, inside, beast, mine, man)]
    assert offered == [True, True, False, False, False, False, False]


@pytest.mark.ruling("crash-landing.1")
def test_a_crash_landing_needs_a_walker_of_ones_own_at_a_site():
    s = scene(*WRECKS)
    ship = s.put("Dreadnaught", at=s.location("Calm"))
    site = s.location("Tatooine: Box")
    s.put("Dark Flier", aboard=s.put("Test AT-AT", aboard=ship, as_="cargo"), as_="pilot")
    s.put("Light Flier", aboard=s.put("Light Walker", at=site), as_="pilot")
    target, card = s.put("Skiff", at=site), s.hand("dark", "Crash Landing")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, target)


@pytest.mark.ruling("crash-landing.1")
def test_a_crash_landing_is_not_for_cargo():
    s, _, (_, site, beside, _), card = march()
    holds = [s.put("Skiff", aboard=s.put("Cruiser", at=each), as_="cargo") for each in (site, beside)]
    s.start(turn="dark", phase="control")
    assert [s.can("play", card, each) for each in holds] == [False, False]


@pytest.mark.ruling("crash-landing.1")
def test_a_walker_in_a_hold_brings_nothing_down():
    s = scene(*WRECKS)
    site, beside = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea", side="light")
    walker = s.put("Test AT-AT", aboard=s.put("Dreadnaught", at=site), as_="cargo")
    s.put("Dark Flier", aboard=walker, as_="pilot")
    near, card = s.put("Skiff", at=beside), s.hand("dark", "Crash Landing")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card, near)


@pytest.mark.ruling("crash-landing.2", "crash-landing.3")
@pytest.mark.parametrize(("armed", "number", "crashed"), [
    (False, 4, True), (False, 3, False), (True, 3, True), (True, 2, False),
])  # fmt: skip
def test_a_crash_landing_needs_more_than_three(armed, number, crashed):
    s, machine, (_, site, _, _), card = march()
    target = s.put("Skiff", at=site)
    if armed:
        s.put("Test Walker Gun", on=machine)
    s.destinies("dark", number)
    s.start(turn="dark", phase="control")
    s.do("play", card, machine, target)
    assert (s.crashed(target), s.zone(card)) == (crashed, "used")


@pytest.mark.ruling("crash-landing.2")
def test_a_crash_landing_counts_no_other_weapon():
    s, machine, (_, site, _, _), card = march()
    target = s.put("Skiff", at=site)
    s.put("Dark Stick", on=machine)
    s.put("Test Walker Gun", on=s.put("Barge", at=site))
    s.destinies("dark", 3)
    s.start(turn="dark", phase="control")
    s.do("play", card, machine, target)
    assert not s.crashed(target)


def test_what_has_crashed_crashes_no_more():
    s, machine, (_, site, _, _), card = march()
    target = s.put("Skiff", at=site)
    s.start(turn="dark", phase="control")
    s.happen("crash", target)
    assert not s.can("play", card, target)


@pytest.mark.parametrize(("walker", "pilot", "offered"), [
    ("Test AT-AT", True, True), ("Test AT-ST", True, True), ("Test AT-AT", False, False), ("Test AAT", True, False),
])  # fmt: skip
def test_walkers_trample(walker, pilot, offered):
    s, _, (_, site, beside, _), card = march(walker, pilot, "Trample")
    man, away, empty = s.put("Rebel 2", at=site), s.put("Rebel 2", at=beside), s.put("Skiff", at=site)
    s.start(turn="dark", phase="control")
    assert [s.can("play", card, each) for each in (man, empty, away)] == [offered, offered, False]


def test_walkers_trample_vehicles_that_cannot_get_away():
    s, _, (_, site, beside, _), card = march(card="Trample")
    empty, manned, armored = s.put("Skiff", at=site), crewed(s, "Skiff", site), s.put("Test Sled", at=site)
    wreck, mine, away = crewed(s, "Test Sled", site), s.put("Barge", at=site), s.put("Skiff", at=beside)
    s.start(turn="dark", phase="control")
    s.happen("crash", wreck)
    hidden = s.put("Rebel 2", aboard=crewed(s, "Crawler", site), as_="passenger")
    stick = s.put("Light Stick", on=s.put("Rebel 2", at=site))
    offered = [s.can("play", card, each) for each in (empty, manned, armored, wreck, mine, away, hidden, stick)]
    assert offered == [True, False, False, True, False, False, False, False]


def test_the_opponents_walker_tramples_nobody_for_you():
    s = scene(*WRECKS)
    site = s.location("Tatooine: Box")
    s.put("Light Flier", aboard=s.put("Light Walker", at=site), as_="pilot")
    s.put("Rebel 2", at=site)
    card = s.hand("dark", "Trample")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)


@pytest.mark.parametrize(("number", "lost"), [(3, True), (2, False)])
def test_a_character_is_trampled_by_more_than_its_ability(number, lost):
    s, machine, (_, site, _, _), card = march(card="Trample")
    man = s.put("Rebel 2", at=site)
    s.destinies("dark", number)
    s.start(turn="dark", phase="control")
    s.do("play", card, machine, man)
    assert (s.zone(man) == "lost", s.zone(card)) == (lost, "used")


@pytest.mark.parametrize(("number", "lost"), [(6, True), (7, False)])
def test_a_vehicle_is_trampled_by_less_than_seven(number, lost):
    s, machine, (_, site, _, _), card = march(card="Trample")
    car = s.put("Skiff", at=site)
    s.destinies("dark", number)
    s.start(turn="dark", phase="control")
    s.do("play", card, machine, car)
    assert (s.zone(car) == "lost") == lost
