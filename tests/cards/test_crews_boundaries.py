"""Where characters and droids stop: the next turn and battle, people inside something, ships above a planet, spies who
were found out."""

import pytest
from msgspec.structs import replace

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, drawn, fight, over, scene
from tests.cards.test_people_boundaries import BEASTS

CLOUDS = Sector("Tatooine: Clouds", LIGHT, "crew clouds", "cloud", "Tatooine", ["planet"], (1, 1))
STALL = Vehicle("Stall", DARK, "crew stall", "transport", landspeed=1, traits=["enclosed"],
                text=[Carries(drivers=1, vehicles=2)], **HULL)  # fmt: skip
GUN = {
    side: CharacterWeapon(f"{side} gun", side, f"crew {side} gun", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | STARSHIP | VEHICLE, (MakeHit(),))])
    for side in ("light", "dark")
}  # fmt: skip
CANNON = StarshipWeapon("dark cannon", DARK, "crew cannon", destiny=1, text=[
    DeployOn(STARSHIP), Fire(STARSHIP, (MakeHit(),))])  # fmt: skip
VADER = Imperial("A Vader", "crew vader", personas=["Vader"], ability=6, **BODY)
CORVETTE = Capital("Spacer", DARK, "crew spacer", "Corellian Corvette", armor=4, hyperspeed=3, icons=["nav computer"],
                   text=[PermanentPilot(2)], **HULL)  # fmt: skip
SPACER = replace(CORVETTE, words=CORVETTE.words - {"imperial starship"})
MOLE = Droid("Mole", DARK, "crew mole", "protocol droid", traits=["spy"], text=[DeploysUndercover()], **BODY)
CORE = Site("Death Star: Central Core", DARK, "crew core", ["interior", "mobile"], (1, 1))


# -- again in the next turn and battle ---------------------------------------------------------------------------------


def test_figrin_wagers_again_in_his_next_turn():
    s = scene()
    figrin = s.put("Figrin D'an", at=s.location("Tatooine: Box"))
    s.pile("light", "lost", "Rebel 1", "Rebel 1", "Rebel 1")
    s.start(turn="light", phase="control")
    for _ in range(2):
        s.do("use", figrin)
        while not any(option.verb == "pass" for option in s.decision.options):
            s.pass_()
        assert not s.can("use", figrin)
        s.until(player="dark", phase="control")
        s.until(player="light", phase="control")


def draw_all(s: Scenario) -> None:
    """Draw battle destinies until somebody may answer one."""
    while not any(option.verb == "use" for option in s.decision.options):
        wanted = [n for n, option in enumerate(s.decision.options) if option.verb == "draw-destiny"]
        s.game.choose(wanted[0]) if wanted else s.pass_()


@pytest.mark.parametrize(("titles", "by"), [(["Han Solo"], "light"), (["Grand Moff Tarkin", "A Vader"], "dark")])
def test_han_and_tarkin_meddle_with_a_destiny_of_each_battle(titles: list[str], by: str):
    s = scene(VADER)
    site = s.location("Tatooine: Box")
    cards = [s.put(title, at=site) for title in titles]
    s.start(turn=by, phase="battle")
    for _ in range(2):
        s.put("Rebel 6", at=site)
        s.put("Imperial 6", at=site)
        s.do("battle", site)
        draw_all(s)
        s.do("use", cards[0])
        over(s, *cards)
        s.until(player="dark" if by == "light" else "light", phase="activate")
        s.until(player=by, phase="battle")


def test_kalfalnl_leaves_battle_destiny_alone_where_somebody_draws_two():
    luck = Effect("Luck", DARK, "crew luck", destiny=1, text=[DeployOnTable(), ModifyPlayer("battle destinies", +1)])
    s = scene(luck)
    site = s.location("Tatooine: Box")
    for title in ("Kal'Falnl C'ndros", "Rebel 5", "Imperial 5"):
        s.put(title, at=site)
    s.put("Luck", on="table")
    s.destinies("light", 6)
    s.destinies("dark", 1, 2)
    fight(s, site, "light")
    assert drawn(s)["dark"] == 1 + 1 + 2


# -- inside something, and elsewhere than at sites ---------------------------------------------------------------------


def test_momaw_nadon_snares_no_beast_that_is_carried():
    s = scene(STALL, *BEASTS)
    site = s.location("Tatooine: Box")
    nadon = s.put("Momaw Nadon", at=site)
    s.put("dark bantha", aboard=s.put("Stall", at=site), as_="cargo")
    s.start(turn="light", phase="control")
    assert not s.can("use", nadon)


def test_momaw_nadon_snares_at_sites_only():
    s = scene(CLOUDS, *BEASTS)
    clouds = s.location("Tatooine: Clouds")
    nadon = s.put("Momaw Nadon", aboard=crewed(s, "Cruiser", clouds), as_="passenger")
    s.put("dark bantha", at=clouds)
    s.start(turn="light", phase="control")
    assert not s.can("use", nadon)


@pytest.mark.parametrize(("title", "side"), [
    ("LIN-V8K (Elleyein-Veeatekay)", "light"), ("LIN-V8M (Elleyein-Veeateemm)", "dark")])  # fmt: skip
def test_a_mining_droid_inside_a_closed_vehicle_defuses_nothing(title: str, side: str):
    s = scene()
    site = s.location("Tatooine: Box")
    hull = s.put("Crawler" if side == "light" else "Tank", at=site)
    s.put("Rebel 1" if side == "light" else "Imperial 1", at=site)
    droid = s.put(title, aboard=hull, as_="passenger")
    s.put("Timer Mine", on=site, side="dark" if side == "light" else "light")
    s.start(turn=side, phase="control")
    assert not s.can("use", droid)


@pytest.mark.parametrize(("title", "side"), [("Light Digger", "light"), ("Dark Digger", "dark")])
def test_a_mine_is_laid_by_a_droid_that_is_present(title: str, side: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put(title, aboard=s.put("Crawler" if side == "light" else "Tank", at=site), as_="passenger")
    mine = s.hand(side, "Timer Mine")
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", mine, site)
    s.put(title, at=site)
    assert s.can("deploy", mine, site)


@pytest.mark.parametrize(("trooper", "hull", "officer"), [
    ("Rebel Trooper", "Cruiser", "Rebel 3"), ("Stormtrooper", "Dreadnaught", "Imperial 3")])  # fmt: skip
def test_a_trooper_pays_to_board_a_ship_where_an_able_officer_is(trooper: str, hull: str, officer: str):
    s = scene()
    site, ship = s.location("Tatooine: Box"), s.put(hull, at=s.location("Calm"))
    s.put(officer, aboard=ship, as_="pilot")
    s.put(officer, at=site)
    card = s.hand("light" if trooper == "Rebel Trooper" else "dark", trooper)
    assert (s.deploy_cost(card, site), s.deploy_cost(card, ship)) == (0, 1)


# -- Chewbacca ---------------------------------------------------------------------------------------------------------


def shot_at(s: Scenario, place: CardRef, weapon: CardRef, target: CardRef) -> str:
    """Hit a card in a battle there; where it has gone when the battle is over."""
    fight(s, place, "dark")
    s.do("fire", weapon, target)
    over(s)
    return s.zone(target)


@pytest.mark.parametrize(("title", "fate"), [("Fighter", "used"), ("Skiff", "used"), ("Light Droid", "used"),
                                             ("Rebel 1", "lost")])  # fmt: skip
def test_chewbacca_mends_ships_vehicles_and_droids_at_his_site(title: str, fate: str):
    s = scene(GUN["dark"])
    site = s.location("Tatooine: Box")
    s.put("Chewbacca", at=site)
    target = s.put(title, at=site)
    gun = s.put("dark gun", on=s.put("Imperial 6", at=site))
    assert shot_at(s, site, gun, target) == fate


def test_chewbacca_mends_nothing_in_space():
    s = scene(CANNON)
    calm = s.location("Calm")
    s.put("Chewbacca", aboard=s.put("Cruiser", at=calm), as_="pilot")
    target = crewed(s, "Fighter", calm)
    cannon = s.put("dark cannon", on=s.put("TIE Fighter", at=calm))
    assert shot_at(s, calm, cannon, target) == "lost"


# -- R2-D2 -------------------------------------------------------------------------------------------------------------


def test_artoo_takes_the_very_top_card():
    s = scene()
    vault = s.location("Tatooine: Vault")
    artoo = s.put("R2-D2 (Artoo-Detoo)", at=vault)
    s.put("Rebel 1", at=vault)
    s.put("Imperial 6", at=vault)
    best = s.pile("light", "reserve", "Light Trick")
    s.destinies("dark", 5)
    fight(s, vault, "dark")
    draw_all(s)
    s.do("use", artoo)
    assert s.zone(best) == "hand"


# -- Officer Evax, R3-T6 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mover", "evax", "comes"), [
    ("Devastator", "room", True), ("Spacer", "room", False), ("Devastator", "above", False)])  # fmt: skip
def test_evax_calls_imperial_starships_from_a_site_of_the_station(mover: str, evax: str, comes: bool):
    s = scene(SPACER)
    station, room = s.location("Death Star"), s.location("Death Star: Box")
    tie = crewed(s, "Dreadnaught", station)
    s.put("Officer Evax", at=room) if evax == "room" else s.put("Officer Evax", aboard=tie, as_="pilot")
    ship = s.put(mover, at=s.location("Kiffex", side="dark"))
    s.put("TIE Fighter", at=station)
    s.put("X-wing", at=station)
    fight(s, station, "light")
    assert s.can("react", ship) is comes


def test_r3_t6_makes_the_death_star_move_two_parsecs_and_nothing_else():
    s = scene(CORE)
    station, other = s.location("Death Star"), s.location("Calm")
    core = s.location("Death Star: Central Core")
    assert s.hyperspeed(station) == 1
    s.put("R3-T6 (Arthree-Teesix)", at=core)
    assert s.hyperspeed(station) == 2 and not s.hyperspeed(other) and not s.hyperspeed(core)


def test_r3_t6_gives_the_station_a_speed_of_two_before_anything_is_added():
    engines = Effect("Engines", DARK, "crew engines", destiny=1, text=[
        DeployOnTable(), Modify("hyperspeed", +2, SYSTEM & Named("Death Star"))])  # fmt: skip
    s = scene(CORE, engines)
    station = s.location("Death Star")
    s.put("Engines", on="table")
    fast = s.hyperspeed(station)
    s.put("R3-T6 (Arthree-Teesix)", at=s.location("Death Star: Central Core"))
    assert (fast, s.hyperspeed(station)) == (3, 4)


# -- U-3PO -------------------------------------------------------------------------------------------------------------


def masked() -> tuple[Scenario, CardRef, CardRef]:
    """U-3PO and another spy under cover; the Dark Side may break that."""
    s = scene(MOLE)
    site = s.location("Tatooine: Box")
    s.put("Rebel 1", at=site)
    spy, other = s.hand("dark", "U-3PO (Yoo-Threepio)", "Mole")
    s.start(turn="dark", phase="deploy")
    for card in (spy, other):
        s.do("deploy", card, site)
    s.until(player="light", phase="activate")
    s.until(player="dark", phase="deploy")
    return s, spy, other


def test_u_3po_can_be_taken_only_when_his_own_cover_breaks():
    s, spy, other = masked()
    s.do("break-cover", spy)
    assert s.decision.player == "light" and s.can("use", spy)
    s.pass_()
    s.do("break-cover", other)
    assert s.decision.player == "dark"  # nobody is asked
    s.until(player="light", phase="control")
    assert not s.can("use", spy)
