"""Han's Toolkit and Fire Extinguisher: where each sentence applies, and where it stops."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, fight, gun, scene, was_hit

# -- Han's Toolkit -----------------------------------------------------------------------------------------------------

SHIP = {"destiny": 1, "deploy": 3, "power": 3, "forfeit": 6, "maneuver": 3, "hyperspeed": 4}
TOOLS = [
    Starfighter("Test Falcon", LIGHT, "dev falcon", "Scout", personas=["Falcon"], text=[Carries(pilots=2)], **SHIP),
    Rebel("Test Han", "dev han", personas=["Han"], icons=["pilot"], **{**BODY, "ability": 3}),
    Effect("Test Leak", DARK, "dev leak", destiny=1,
           text=[DeployOn(STARSHIP | VEHICLE | CHARACTER), ImmuneTo("Alter")]),
    Effect("Test Curse", DARK, "dev curse", "utinni", destiny=1, text=[
        DeployOn(SYSTEM | SITE, targets=(one(theirs(STARSHIP | CHARACTER)).named("target"),))]),
    LostInterrupt("Test Bolt", DARK, "dev bolt", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(theirs(STARSHIP | CHARACTER | VEHICLE)),))]),
    LostInterrupt("Test Snare", DARK, "dev snare", destiny=1, text=[
        Response(just_deployed(STARSHIP, by=OPPONENT), [Lose(THAT)])]),
]  # fmt: skip


@pytest.mark.ruling("hans-toolkit.1")
@pytest.mark.parametrize(("title", "force", "offered"), [
    ("Millennium Falcon", 0, True), ("Han Solo", 0, True), ("Rebel 2", 1, True), ("Rebel 2", 0, False),
    ("Skiff", 1, True), ("Fighter", 1, True), ("Fighter", 0, False), ("Imperial 2", 1, False), ("Raider", 1, False),
])  # fmt: skip
def test_the_toolkit_is_at_home_with_han(title, force, offered):
    s = scene(*TOOLS, force=force)
    place = s.location("Calm") if title in ("Millennium Falcon", "Fighter", "Raider") else s.location("Tatooine: Box")
    bearer, kit = s.put(title, at=place), s.hand("light", "Han's Toolkit")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", kit, bearer) == offered


def test_the_toolkit_goes_on_nothing_else_and_nobody_elses():
    s = scene(*TOOLS)
    site = s.location("Tatooine: Box")
    han, stick = s.put("Test Han", at=site), s.put("Light Stick", on=s.put("Rebel 2", at=site))
    kit = s.hand("light", "Han's Toolkit")
    s.start(turn="light", phase="deploy")
    s.happen("cross-over", han)
    falcon = s.put("Test Falcon", at=s.location("Calm"))
    s.happen("steal", falcon)
    assert not any(s.can("deploy", kit, each) for each in (han, falcon, stick, site))


def test_the_toolkit_mends_vehicles_too():
    s = scene(*TOOLS)
    car = crewed(s, "Skiff", s.location("Tatooine: Box"))
    kit, bolt = s.put("Han's Toolkit", on=car), s.hand("dark", "Test Bolt")
    s.start(turn="dark", phase="control")
    s.do("play", bolt, car)
    s.do("use", kit, bolt)
    assert s.on_table(car)


def workshop(on: str = "ship") -> tuple:
    """A ship with a toolkit on it or on its pilot, and another ship."""
    s = scene(*TOOLS)
    calm = s.location("Calm")
    ship, other = s.put("Fighter", at=calm), crewed(s, "Fighter", calm)
    pilot = s.put("Red Ace", aboard=ship, as_="pilot")
    return s, ship, other, s.put("Han's Toolkit", on={"ship": ship, "pilot": pilot, "other": other}[on])


@pytest.mark.ruling("hans-toolkit.2")
@pytest.mark.parametrize(("on", "offered"), [("ship", True), ("pilot", True), ("other", False)])
def test_the_toolkit_cancels_an_interrupt_that_targets_its_ship(on, offered):
    s, ship, _, kit = workshop(on)
    bolt = s.hand("dark", "Test Bolt")
    s.start(turn="dark", phase="control")
    s.do("play", bolt, ship)
    assert s.can("use", kit, bolt) == offered
    if offered:
        s.do("use", kit, bolt)
        assert (s.on_table(ship), s.zone(bolt), s.count("light", "force")) == (True, "lost", 11)


@pytest.mark.ruling("hans-toolkit.2")
def test_the_toolkit_costs_one_force():
    s, ship, _, kit = workshop()
    s.force("light", 0)
    bolt = s.hand("dark", "Test Bolt")
    s.start(turn="dark", phase="control")
    s.do("play", bolt, ship)
    assert not s.can("use", kit)


@pytest.mark.ruling("hans-toolkit.2")
def test_the_toolkit_answers_an_interrupt_about_a_moment_of_its_ship():
    s = scene(*TOOLS)
    s.location("Calm")
    snare = s.hand("dark", "Test Snare")
    falcon, han = s.hand("light", "Test Falcon"), s.hand("light", "Test Han")
    s.start(turn="light", phase="deploy")
    s.do("deploy", falcon, s.location("Calm"), han)
    kit = s.put("Han's Toolkit", on=han)
    s.do("play", snare, falcon)
    s.do("use", kit, snare)
    assert s.on_table(falcon)


@pytest.mark.ruling("hans-toolkit.2", "hans-toolkit.3")
@pytest.mark.parametrize("title", ["Test Leak", "Test Curse"])
def test_the_toolkit_cancels_effects_of_any_kind(title):
    s, ship, other, kit = workshop()
    effect, harmless = s.hand("dark", title), s.hand("dark", title)
    s.start(turn="dark", phase="deploy")
    where = (s.at(ship),) if title == "Test Curse" else ()
    s.do("deploy", harmless, *where, other)
    assert not s.can("use", kit)
    s.do("deploy", effect, *where, ship)
    s.do("use", kit, effect)
    assert (s.zone(effect), s.on_table(harmless)) == ("lost", True)


@pytest.mark.ruling("hans-toolkit.2")
def test_the_toolkit_cancels_effects_that_are_there_already():
    s, ship, other, kit = workshop("pilot")
    effect, harmless, own = (s.put("Test Leak", on=each) for each in (ship, other, s.carrier(kit)))
    s.start(turn="light", phase="control")
    assert [s.can("use", kit, each) for each in (effect, harmless, own)] == [True, False, False]
    s.do("use", kit, effect)
    assert (s.zone(effect), s.count("light", "force")) == ("lost", 11)


# -- Fire Extinguisher -------------------------------------------------------------------------------------------------

ARTOO = "R2-D2 (Artoo-Detoo)"
FIRES = [
    Droid("Test Astro", LIGHT, "dev astro", "astromech droid", **BODY),
    Effect("Test Trap", DARK, "dev other trap", destiny=1, text=[
        DeployOn(DROID), Automatic(destiny_just_drawn(), [Lose(CHARACTER & Present(HERE))])]),
    Effect("Test Draw", DARK, "dev draw", destiny=1, text=[
        DeployOnTable(), Action([DrawDestiny(), If(DESTINY > 9, (LoseForce(1),))], during="control", whose=YOU)]),
    gun("Ion Gun", DARK, "ion cannon", kind=StarshipWeapon),
    gun("Plain Gun", DARK, kind=StarshipWeapon),
    System("Far", LIGHT, "dev far", ["planet"], (1, 1), parsec=4),
]  # fmt: skip


@pytest.mark.ruling("fire-extinguisher.1")
@pytest.mark.parametrize(("title", "offered"), [
    ("Test Astro", True), (ARTOO, True), ("Light Droid", False), ("Rebel 2", False), ("Dark Droid", False),
    ("R3-T6 (Arthree-Teesix)", False),
])  # fmt: skip
def test_an_extinguisher_belongs_to_an_astromech(title, offered):
    s = scene(*FIRES, force=0)
    bearer, device = s.put(title, at=s.location("Tatooine: Box")), s.hand("light", "Fire Extinguisher")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", device, bearer) == offered


def engine_room() -> tuple:
    """A ship with a droid and its extinguisher at one system, and a system beyond."""
    s = scene(*FIRES)
    calm, far = s.location("Calm"), s.location("Far")
    ship, other = crewed(s, "Fighter", calm), crewed(s, "Fighter", far)
    s.put("Fire Extinguisher", on=s.put("Test Astro", aboard=ship, as_="astromech"))
    return s, calm, far, ship, other


@pytest.mark.ruling("fire-extinguisher.2")
def test_an_extinguisher_puts_out_lateral_damage():
    s, calm, far, ship, other = engine_room()
    first, second = s.hand("dark", "Lateral Damage"), s.hand("dark", "Lateral Damage")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", first, far, ship)
    s.do("deploy", second, calm, other)
    assert (s.zone(first), s.on_table(second), s.power(ship), s.power(other)) == ("lost", True, 3, 0)


@pytest.mark.ruling("fire-extinguisher.2")
@pytest.mark.parametrize(("title", "here", "saved"), [
    ("Program Trap", True, True), ("Program Trap", False, False), ("Test Trap", True, False),
])  # fmt: skip
def test_an_extinguisher_stops_an_exploding_program_trap(title, here, saved):
    s = scene(*FIRES)
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Fire Extinguisher", on=s.put("Test Astro", at=site if here else away))
    victim = s.put("Light Droid", at=site)
    s.put(title, on=victim)
    draw = s.put("Test Draw", on="table")
    s.destinies("dark", 2 if here else 1)  # as many as there are characters
    s.start(turn="dark", phase="control")
    s.do("use", draw)
    assert s.on_table(victim) == saved


@pytest.mark.ruling("fire-extinguisher.2")
@pytest.mark.parametrize(("title", "hit"), [("Ion Gun", False), ("Plain Gun", True)])
def test_an_extinguisher_undoes_what_an_ion_cannon_does(title, hit):
    s, calm, _, ship, _ = engine_room()
    s.put("Rebel 3", aboard=ship, as_="passenger")
    enemy = crewed(s, "Dreadnaught", calm)
    s.put("Imperial 3", aboard=enemy, as_="passenger")
    weapon = s.put(title, on=enemy)
    fight(s, calm, "dark")
    s.destinies("dark", 7)
    s.do("fire", weapon, ship)
    assert was_hit(s, ship) == hit


@pytest.mark.ruling("fire-extinguisher.2")
def test_an_extinguisher_elsewhere_is_of_no_use():
    s, _, far, _, other = engine_room()
    s.put("Rebel 3", aboard=other, as_="passenger")
    enemy = crewed(s, "Dreadnaught", far)
    s.put("Imperial 3", aboard=enemy, as_="passenger")
    weapon = s.put("Ion Gun", on=enemy)
    fight(s, far, "dark")
    s.destinies("dark", 7)
    s.do("fire", weapon, other)
    assert was_hit(s, other)


@pytest.mark.ruling("fire-extinguisher.3")
@pytest.mark.parametrize(("bearer", "here", "offered"), [
    (ARTOO, True, True), ("Test Astro", True, False), (ARTOO, False, False),
])  # fmt: skip
def test_r2_d2_ends_a_battle_in_a_cloud(bearer, here, offered):
    s = scene(*FIRES)
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    device = s.put("Fire Extinguisher", on=s.put(bearer, at=site if here else away))
    s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    fight(s, site, "dark")
    assert s.can("use", device) == offered
    if offered:
        s.do("use", device)
        assert (s.battle, s.zone(device)) == (None, "lost")


@pytest.mark.ruling("fire-extinguisher.3")
def test_r2_d2_ends_no_battle_in_space():
    s = scene(*FIRES)
    calm = s.location("Calm")
    ship = crewed(s, "Fighter", calm)
    device = s.put("Fire Extinguisher", on=s.put(ARTOO, aboard=ship, as_="astromech"))
    s.put("Rebel 3", aboard=ship, as_="passenger")
    s.put("Imperial 3", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    fight(s, calm, "dark")
    assert not s.can("use", device)


@pytest.mark.ruling("fire-extinguisher.3")
def test_r2_d2_inside_a_vehicle_ends_no_battle_around_it():
    s = scene(*FIRES)
    site = s.location("Tatooine: Box")
    device = s.put("Fire Extinguisher", on=s.put(ARTOO, aboard=crewed(s, "Crawler", site), as_="passenger"))
    s.put("Rebel 2", at=site)
    s.put("Imperial 2", at=site)
    fight(s, site, "dark")
    assert not s.can("use", device)
