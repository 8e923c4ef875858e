"""Cards of many sets: where each of their sentences applies, and where it stops."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.battle import draws_allowed
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, over, scene

R_UNITS = {"light": "R2-X2 (Artoo-Extoo)", "dark": "R3-T6 (Arthree-Teesix)"}
DAGOBAH = [Site(f"Dagobah: {name}", LIGHT, f"reach {name}", ["exterior", "planet"], (1, 1)) for name in ("Bog", "Fen")]
NABOO = [Site(f"Naboo: {name}", LIGHT, f"reach {name}", ["exterior", "planet"], (1, 1)) for name in ("Plaza", "Hall")]
NABOO_SYSTEM = System("Naboo", LIGHT, "reach naboo", ["planet"], (1, 1), parsec=5)
QUEEN = Character("Queen", LIGHT, "reach queen", "republic", personas=["Amidala"], ability=1, **BODY)
PLANET = System("Tatooine", LIGHT, "reach tatooine", ["planet"], (1, 1), parsec=7)
SPACE = System("Void", LIGHT, "reach void", ["space"], (1, 1), parsec=6)
BEAST = Vehicle(
    "Beast", LIGHT, "reach beast", "creature", maneuver=2, landspeed=2, text=[Carries(passengers=1)], **HULL
)
HOLOGRAM = Effect("Picture", LIGHT, "reach picture", destiny=1, traits=["hologram"], text=[DeployOnTable()])
HUNTER = Alien("Hunter", DARK, "reach hunter", ability=1, traits=["bounty hunter"], **BODY)
FETT = Alien("Fett", DARK, "reach fett", ability=1, personas=["Boba Fett"], traits=["bounty hunter"], **BODY)
GAMBLER = Rebel("Gambler", "reach gambler", ability=1, personas=["Lando"], **BODY)
TURNCOAT = Imperial("Turncoat", "reach turncoat", ability=1, personas=["Lando"], **BODY)
SCUM = LostInterrupt("We Don't Need Their Scum", LIGHT, "reach scum", destiny=1)
FAILURE = LostInterrupt("Mechanical Failure", LIGHT, "reach failure", destiny=1)
RIDE = LostInterrupt("Free Ride", LIGHT, "reach ride", destiny=1)
DROID_FIGHTER = Starfighter("Vulture", DARK, "reach vulture", "Droid Starfighter", maneuver=3, hyperspeed=4,
                            text=[PermanentPilot(1)], **HULL)  # fmt: skip


def flown(s: Scenario, hull: str, at: CardRef) -> CardRef:
    """A ship with a pilot of ability."""
    ship = s.put(hull, at=at)
    s.put("Red Ace", aboard=ship, as_="pilot")
    return ship


# -- Traffic Control and Reactor Terminal ------------------------------------------------------------------------------

CONTROLLERS = pytest.mark.parametrize(("title", "side"), [("Traffic Control", "light"), ("Reactor Terminal", "dark")])


@CONTROLLERS
def test_traffic_control_deploys_on_table_for_one_force(title: str, side: str):
    s = scene(force=1)
    s.location("Tatooine: Box")
    card = s.hand(side, title)
    s.start(turn=side, phase="deploy")
    s.do("deploy", card)
    assert s.on_table(card) and s.count(side, "force") == 0


@CONTROLLERS
def test_traffic_control_returns_as_many_cards_from_hand_as_you_like(title: str, side: str):
    s = scene()
    s.location("Tatooine: Box")
    card = s.put(title, on="table")
    first, second, kept = s.hand(side, f"{side.title()} Trick", f"{side.title()} Banner", f"{side.title()} Droid")
    s.start(turn=side, phase="control")
    s.do("use", card, first, second)
    s.pass_()
    assert [s.zone(each) for each in (first, second, kept)] == ["used", "used", "hand"]


@CONTROLLERS
@pytest.mark.parametrize(("own", "phase"), [(False, "control"), (True, "deploy")])
def test_traffic_control_works_in_your_control_phase_only(title: str, side: str, own: bool, phase: str):
    s = scene()
    s.location("Tatooine: Box")
    card, turn = s.put(title, on="table"), side if own else {"light": "dark", "dark": "light"}[side]
    s.hand(side, f"{side.title()} Trick")
    s.start(turn=turn, phase=phase)
    assert not s.can("use", card)


@CONTROLLERS
def test_traffic_control_can_be_left_alone(title: str, side: str):
    s = scene()
    s.location("Tatooine: Box")
    s.put(title, on="table")
    kept = s.hand(side, f"{side.title()} Trick")
    s.start(turn=side, phase="control")
    s.until(phase="deploy")
    assert s.zone(kept) == "hand"


# -- Droid Sensorscope and Holoprojector -------------------------------------------------------------------------------


def test_a_sensorscope_deploys_on_your_own_r_units():
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    mine, foreign, other = (s.put(name, at=site) for name in (R_UNITS["light"], R_UNITS["dark"], "Light Droid"))
    card = s.hand("light", "Droid Sensorscope")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (mine, foreign, other)] == [True, False, False]


def test_a_holoprojector_deploys_on_any_r_unit():
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    mine, foreign, other = (s.put(name, at=site) for name in (R_UNITS["light"], R_UNITS["dark"], "Light Droid"))
    card = s.hand("light", "Holoprojector")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (mine, foreign, other)] == [True, True, False]


def geared(title: str, force: int) -> tuple[Scenario, CardRef]:
    """A device on an R-unit."""
    s = scene(HOLOGRAM, force=force)
    droid = s.put(R_UNITS["light"], at=s.location("Tatooine: Box"))
    return s, s.put(title, on=droid)


@pytest.mark.parametrize(("turn", "phase", "force", "works"), [
    ("light", "control", 1, True), ("dark", "control", 1, True), ("light", "deploy", 1, False),
    ("light", "control", 0, False),
])  # fmt: skip
def test_a_sensorscope_looks_at_the_top_of_the_opponents_reserve_deck(turn: str, phase: str, force: int, works: bool):
    s, card = geared("Droid Sensorscope", force)
    top_card = s.pile("dark", "reserve", "Dark Trick")
    s.start(turn=turn, phase=phase)
    s.until(player="light")
    assert s.can("use", card) is works
    if works:
        s.do("use", card)
        assert s.count("light", "force") == 0 and s.zone(top_card) == "reserve"
        seen = [event.text.args["cards"] for event in s.game.events("light") if event.kind.startswith("peek")]
        assert [card.id for card in seen[-1]] == [top_card.id]


def test_a_sensorscope_lets_its_droid_move_free_on_dagobah_only():
    s = scene(*DAGOBAH, force=0)
    bog, fen = s.location("Dagobah: Bog"), s.location("Dagobah: Fen")
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    bearer, other, far = s.put(R_UNITS["light"], at=bog), s.put("Light Droid", at=bog), s.put(R_UNITS["light"], at=box)
    s.put("Droid Sensorscope", on=bearer)
    s.put("Droid Sensorscope", on=far)
    s.start(turn="light", phase="move")
    assert s.can("walk", bearer, fen) and not s.can("walk", other, fen) and not s.can("walk", far, vault)


@pytest.mark.parametrize(("turn", "phase", "force", "works"), [
    ("light", "control", 1, True), ("dark", "control", 1, False), ("light", "deploy", 1, False),
    ("light", "control", 0, False),
])  # fmt: skip
def test_a_holoprojector_works_in_your_control_phase_for_one_force(turn: str, phase: str, force: int, works: bool):
    s, card = geared("Holoprojector", force)
    s.start(turn=turn, phase=phase)
    s.until(player="light")
    assert s.can("use", card) is works


@pytest.mark.ruling("houjix.4")
@pytest.mark.parametrize("title", ["Picture", "Houjix"])
def test_a_holoprojector_finds_holograms_and_dejarik_cards(title: str):
    s, card = geared("Holoprojector", force=1)
    found, other = s.pile("light", "reserve", title, "Light Trick")
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert not s.can("choose", other)
    s.do("choose", found)
    assert s.zone(found) == "hand"


@pytest.mark.parametrize("title", ["Droid Sensorscope", "Holoprojector"])
def test_a_device_of_an_r_unit_can_be_left_alone(title: str):
    s, _ = geared(title, force=1)
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.count("light", "force") == 1


# -- I Don't Need Their Scum, Either -----------------------------------------------------------------------------------


def test_scum_either_finds_its_namesake_and_is_used():
    s = scene(SCUM)
    s.location("Tatooine: Box")
    found, other = s.pile("light", "reserve", "We Don't Need Their Scum", "Light Trick")
    card = s.hand("light", "I Don't Need Their Scum, Either")
    s.start(turn="light", phase="deploy")
    s.do("play", card)
    assert not s.can("choose", other)
    s.do("choose", found)
    assert s.zone(found) == "hand" and s.zone(card) == "used"


@pytest.mark.parametrize(("foe", "lando", "more"), [
    ("Hunter", "Gambler", 1), ("Fett", "Gambler", 2), ("Brute 1", "Gambler", None), ("Hunter", "Rebel 1", None),
])  # fmt: skip
def test_scum_either_adds_battle_destiny_where_lando_meets_a_bounty_hunter(foe: str, lando: str, more: int | None):
    s = scene(HUNTER, FETT, GAMBLER)
    site = s.location("Tatooine: Box")
    s.put(foe, at=site)
    s.put(lando, at=site)
    card = s.hand("light", "I Don't Need Their Scum, Either")
    fight(s, site, "light")
    s.until(player="light")
    before = draws(s, "light")
    assert s.can("play", card, mode=2) is (more is not None)
    if more is not None:
        s.do("play", card, mode=2)
        assert draws(s, "light") == before + more and s.zone(card) == "lost"


@pytest.mark.parametrize(("here", "away", "more"), [
    (("Hunter", "Gambler"), "Fett", 1), (("Brute 1", "Gambler"), "Hunter", None),
    (("Hunter", "Rebel 1"), "Gambler", None),
])  # fmt: skip
def test_scum_either_looks_at_the_battle_only(here: tuple[str, str], away: str, more: int | None):
    s = scene(HUNTER, FETT, GAMBLER)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    for name in here:
        s.put(name, at=site)
    s.put(away, at=far)
    card = s.hand("light", "I Don't Need Their Scum, Either")
    fight(s, site, "light")
    s.until(player="light")
    assert s.can("play", card, mode=2) is (more is not None)
    if more is not None:
        s.do("play", card, mode=2)
        assert draws(s, "light") == more and draws(s, "dark") == 0


@pytest.mark.parametrize("foe", ["Hunter", "Fett"])
def test_scum_either_lasts_for_one_battle_and_serves_one_side(foe: str):
    s = scene(HUNTER, FETT, GAMBLER)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    for name, place in ((foe, site), ("Gambler", site), ("Imperial 1", far), ("Rebel 1", far)):
        s.put(name, at=place)
    card = s.hand("light", "I Don't Need Their Scum, Either")
    fight(s, site, "light")
    s.until(player="light")
    s.do("play", card, mode=2)
    assert draws(s, "dark") == 0
    over(s)
    s.do("battle", far)
    assert draws(s, "light") == 0


def test_scum_either_wants_your_own_lando():
    s = scene(HUNTER, TURNCOAT)
    site = s.location("Tatooine: Box")
    for name in ("Hunter", "Turncoat", "Rebel 1"):
        s.put(name, at=site)
    card = s.hand("light", "I Don't Need Their Scum, Either")
    fight(s, site, "light")
    s.until(player="light")
    assert not s.can("play", card, mode=2)


# -- Sunsdown & Too Cold For Speeders ----------------------------------------------------------------------------------


def cold() -> tuple[Scenario, CardRef, CardRef]:
    """The Effect on Tatooine, a site there and a site elsewhere."""
    s = scene(PLANET, BEAST)
    s.put("Sunsdown & Too Cold For Speeders", on=s.location("Tatooine"))
    return s, s.location("Tatooine: Box"), s.location("Yavin 4: Box")


def test_sunsdown_deploys_free_on_a_planet_system():
    s = scene(PLANET, SPACE, force=0)
    planet, void, site = s.location("Tatooine"), s.location("Void"), s.location("Tatooine: Box")
    card = s.hand("dark", "Sunsdown & Too Cold For Speeders")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, each) for each in (planet, void, site)] == [True, False, False]


def test_sunsdown_brings_night_to_related_sites():
    s, there, elsewhere = cold()
    assert [s.power(s.put("Talz", at=site)) for site in (there, elsewhere)] == [3, 1]


def test_in_the_cold_vehicles_are_worth_nothing_and_animals_what_they_were():
    s, there, elsewhere = cold()
    stalled, warm, beast = crewed(s, "Skiff", there), crewed(s, "Skiff", elsewhere), s.put("Beast", at=there)
    values = [(s.power(each), s.maneuver(each), s.landspeed(each)) for each in (stalled, warm, beast)]
    assert values == [(0, 0, 0), (3, 2, 2), (3, 2, 2)]


def test_in_the_cold_people_and_starships_keep_their_power():
    s, there, _ = cold()
    assert s.power(s.put("Rebel 1", at=there)) == 1 and s.power(crewed(s, "Fighter", there)) == 3


@pytest.mark.parametrize("side", ["light", "dark"])
def test_under_sunsdown_spies_of_both_sides_deploy_for_one_less(side: str):
    s, there, elsewhere = cold()
    spy, other = s.hand(side, f"{side.title()} Spy", f"{side.title()} Chief")
    s.start(turn=side, phase="deploy")
    assert [s.deploy_cost(spy, there), s.deploy_cost(spy, elsewhere), s.deploy_cost(other, there)] == [1, 2, 2]


@pytest.mark.parametrize(("place", "added"), [("Tatooine: Box", 1), ("Yavin 4: Box", 0)])
def test_under_sunsdown_both_sides_add_a_destiny_to_power(place: str, added: int):
    s, *sites = cold()
    site = next(each for each in sites if each.title == place)
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=site)
    fight(s, site, "dark")
    assert [draws_allowed(s.game.engine, side, "power") for side in ("light", "dark")] == [added, added]


def test_sunsdown_leaves_the_system_itself_alone():
    s = scene(PLANET)
    planet = s.location("Tatooine")
    s.put("Sunsdown & Too Cold For Speeders", on=planet)
    s.put("Dark Chief", aboard=crewed(s, "Raider", planet), as_="pilot")
    flown(s, "Fighter", planet)
    talz = s.put("Talz", aboard=crewed(s, "Cruiser", planet), as_="passenger")
    spy = s.hand("dark", "Dark Spy")
    assert s.power(talz) == 1 and s.deploy_cost(spy, planet) == 2
    fight(s, planet, "light")
    assert draws_allowed(s.game.engine, "light", "power") == 0


# -- Yotts Orren -------------------------------------------------------------------------------------------------------


def test_yotts_orren_pilots_and_weakens_combat_vehicles_of_the_opponent_at_his_site():
    s = scene(Vehicle("Cart", DARK, "reach cart", "transport", landspeed=2, text=[Carries(drivers=1)], **HULL))
    here, elsewhere = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    s.put("Yotts Orren", at=here)
    names = [("Tank", here), ("Tank", elsewhere), ("Cart", here), ("Crawler", here)]
    assert [s.power(crewed(s, name, site)) for name, site in names] == [1, 3, 3, 3]


def test_yotts_orren_can_keep_his_search():
    s = scene(FAILURE)
    yotts = s.put("Yotts Orren", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.can("use", yotts)


def test_yotts_orren_adds_two_to_what_he_pilots():
    s = scene()
    calm = s.location("Calm")
    fighter, other = s.put("Fighter", at=calm), crewed(s, "Fighter", calm)
    s.put("Yotts Orren", aboard=fighter, as_="pilot")
    assert (s.power(fighter), s.power(other)) == (5, 3)


def test_yotts_orren_pilots_vehicles_too():
    s = scene()
    skiff = s.put("Skiff", at=s.location("Tatooine: Box"))
    s.put("Yotts Orren", aboard=skiff, as_="pilot")
    assert s.power(skiff) == 5


def find(s: Scenario, title: str) -> None:
    """Choose a card of that title."""
    s.decide(lambda option: option.card is not None and option.card.title == title)


@pytest.mark.parametrize("wanted", [("Mechanical Failure",), ("Free Ride",), ("Mechanical Failure", "Free Ride")])
def test_yotts_orren_finds_one_or_both_of_two_cards_once_per_game(wanted: tuple[str, ...]):
    s = scene(FAILURE, RIDE)
    yotts = s.put("Yotts Orren", at=s.location("Tatooine: Box"))
    cards = s.pile("light", "reserve", "Mechanical Failure", "Free Ride", "Mechanical Failure", "Free Ride")
    other = s.pile("light", "reserve", "Light Trick")
    s.start(turn="light", phase="deploy")
    s.do("use", yotts)
    assert not s.can("choose", other)
    find(s, "Mechanical Failure") if "Mechanical Failure" in wanted else s.pass_()
    if "Free Ride" in wanted:
        s.do("yes")
        assert not s.can("choose", other)
        find(s, "Free Ride")
    else:
        s.pass_()
    assert sorted(each.title for each in cards if s.zone(each) == "hand") == sorted(wanted)
    s.until(phase="deploy", player="dark")
    s.until(phase="deploy", player="light")
    assert not s.can("use", yotts)


# -- Eopie -------------------------------------------------------------------------------------------------------------


def test_an_eopie_has_a_quarter_of_ability_and_two_seats():
    s = scene()
    site = s.location("Tatooine: Box")
    eopie = s.put("Eopie", at=site)
    riders = s.hand("light", "Rebel 1", "Rebel 2", "Rebel 3")
    assert s.ability(eopie) == 0.25
    s.start(turn="light", phase="deploy")
    for rider in list(riders)[:2]:
        s.do("deploy", rider, eopie)
        s.until(phase="deploy", player="light")
    assert not s.can("deploy", list(riders)[2], eopie)


def test_an_eopie_moves_free():
    s = scene(BEAST, *NABOO, force=0)
    plaza, hall = s.location("Naboo: Plaza"), s.location("Naboo: Hall")
    eopie, beast = s.put("Eopie", at=plaza), s.put("Beast", at=plaza)
    s.start(turn="light", phase="move")
    assert s.can("walk", eopie, hall) and not s.can("walk", beast, hall)


@pytest.mark.parametrize(("rider", "aboard", "more"), [("Queen", True, 1), ("Queen", False, 0), ("Rebel 1", True, 0)])
def test_an_eopie_ridden_by_amidala_adds_a_battle_destiny(rider: str, aboard: bool, more: int):
    s = scene(QUEEN)
    site = s.location("Tatooine: Box")
    eopie = s.put("Eopie", at=site)
    s.put("Imperial 1", at=site)
    s.put(rider, aboard=eopie) if aboard else s.put(rider, at=site)
    fight(s, site, "light")
    assert draws(s, "light") == more and draws(s, "dark") == 0


def test_amidala_on_an_eopie_elsewhere_adds_nothing():
    s = scene(QUEEN)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    s.put("Queen", aboard=s.put("Eopie", at=far))
    s.put("Rebel 1", at=site)
    s.put("Imperial 1", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 0


# -- Panaka ------------------------------------------------------------------------------------------------------------


def test_panaka_deploys_free_to_naboo_sites_only():
    s = scene(*NABOO)
    plaza, far = s.location("Naboo: Plaza"), s.location("Tatooine: Box")
    panaka, other = s.hand("light", "Panaka, Protector Of The Queen", "Rebel 1")
    s.start(turn="light", phase="deploy")
    assert [s.deploy_cost(panaka, plaza), s.deploy_cost(panaka, far), s.deploy_cost(other, plaza)] == [0, 4, 2]


def test_panaka_aboard_a_ship_at_the_system_is_not_on_naboo():
    s = scene(NABOO_SYSTEM)
    cruiser = s.put("Cruiser", at=s.location("Naboo"))
    aboard = s.put("Panaka, Protector Of The Queen", aboard=cruiser, as_="passenger")
    card = s.hand("light", "Panaka, Protector Of The Queen")
    assert immunity(s._engine, aboard.id) == 0 and s.deploy_cost(card, cruiser) == 4


def test_panaka_is_immune_to_attrition_below_five_on_naboo():
    s = scene(*NABOO)
    panaka = s.put("Panaka, Protector Of The Queen", at=s.location("Naboo: Plaza"))
    companion = s.put("Rebel 1", at=s.location("Naboo: Plaza"))
    assert (immunity(s._engine, panaka.id), immunity(s._engine, companion.id)) == (5, 0)
    s = scene()
    panaka = s.put("Panaka, Protector Of The Queen", at=s.location("Tatooine: Box"))
    assert immunity(s._engine, panaka.id) == 0


@pytest.mark.parametrize(("place", "guard", "safe"), [
    ("Naboo: Plaza", "Naboo: Plaza", True), ("Naboo: Plaza", "Naboo: Hall", False),
    ("Tatooine: Box", "Tatooine: Box", False),
])  # fmt: skip
def test_panaka_shields_amidala_from_weapons_beside_her_on_naboo(place: str, guard: str, safe: bool):
    s = scene(*NABOO, QUEEN)
    sites = {name: s.location(name) for name in ("Naboo: Plaza", "Naboo: Hall", "Tatooine: Box")}
    s.put("Panaka, Protector Of The Queen", at=sites[guard])
    queen, other = s.put("Queen", at=sites[place]), s.put("Rebel 1", at=sites[place])
    rifle = s.put("Blaster Rifle", on=s.put("Dark Guard", at=sites[place]), side="dark")
    fight(s, sites[place], "dark")
    s.until(verb="fire")
    assert s.can("fire", rifle, other) and s.can("fire", rifle, queen) is not safe
    reasons = s.why_not("fire", rifle, queen)
    assert [each.text("en") for each in reasons] == (["Panaka, Protector Of The Queen forbids it."] if safe else [])


# -- Droid Starfighter Laser Cannons -----------------------------------------------------------------------------------


def test_laser_cannons_deploy_free_on_your_droid_starfighters():
    s = scene(DROID_FIGHTER, force=0)
    calm = s.location("Calm")
    vulture, other = s.put("Vulture", at=calm), s.put("Raider", at=calm)
    card = s.hand("dark", "Droid Starfighter Laser Cannons")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, each) for each in (vulture, other)] == [True, False]


@pytest.mark.parametrize(("destiny", "hit", "power"), [(4, True, 3), (3, False, 3), (2, False, 0), (1, False, 3)])
def test_laser_cannons_hit_or_nearly(destiny: int, hit: bool, power: int):
    s = scene(DROID_FIGHTER, force=3)
    calm = s.location("Calm")
    cannons = s.put("Droid Starfighter Laser Cannons", on=s.put("Vulture", at=calm))
    target = flown(s, "Fighter", calm)
    s.destinies("dark", destiny)
    fight(s, calm, "dark")
    s.until(verb="fire")
    assert s.defense(target) == 3
    s.do("fire", cannons, target)
    assert any(event.kind == "hit" for event in s.game.events("public")) is hit
    assert s.power(target) == power and s.count("dark", "force") == 0


def test_a_ship_that_laser_cannons_nearly_hit_is_itself_again_next_turn():
    s = scene(DROID_FIGHTER)
    calm = s.location("Calm")
    cannons = s.put("Droid Starfighter Laser Cannons", on=s.put("Vulture", at=calm))
    target, sister = flown(s, "Cruiser", calm), flown(s, "Fighter", calm)
    s.destinies("dark", 3)
    fight(s, calm, "dark")
    s.until(verb="fire")
    s.do("fire", cannons, target)
    assert (s.power(target), s.power(sister)) == (0, 3)
    s.until(player="light", phase="activate")
    assert s.power(target) == 3


def test_laser_cannons_deploy_on_no_droid_starfighter_of_the_opponents():
    s = scene(Starfighter("Stolen Vulture", LIGHT, "reach stolen", "Droid Starfighter", maneuver=3, **HULL), force=0)
    stolen = s.put("Stolen Vulture", at=s.location("Calm"))
    card = s.hand("dark", "Droid Starfighter Laser Cannons")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, stolen)


@pytest.mark.parametrize(("destiny", "hit"), [(5, True), (4, False)])
def test_laser_cannons_hit_the_target_alone_by_its_armor(destiny: int, hit: bool):
    s = scene(DROID_FIGHTER)
    calm = s.location("Calm")
    cannons = s.put("Droid Starfighter Laser Cannons", on=s.put("Vulture", at=calm))
    target = flown(s, "Cruiser", calm)
    flown(s, "Fighter", calm)
    s.destinies("dark", destiny)
    fight(s, calm, "dark")
    s.until(verb="fire")
    s.do("fire", cannons, target)
    struck = [event.text.args["card"].id for event in s.game.events("public") if event.kind == "hit"]
    assert struck == ([target.id] if hit else [])


def test_laser_cannons_cost_two_force_to_fire():
    s = scene(DROID_FIGHTER, force=2)
    calm = s.location("Calm")
    cannons = s.put("Droid Starfighter Laser Cannons", on=s.put("Vulture", at=calm))
    flown(s, "Fighter", calm)
    fight(s, calm, "dark")
    assert not s.can("fire", cannons)
