"""Weapons of later sets that characters and starships carry."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, draws, fight, over, scene

SIDES = ("light", "dark")
GUARDS = {"light": "Light Guard", "dark": "Dark Guard"}
MEN = {"light": "Rebel", "dark": "Imperial"}
STRONG = [Rebel(f"Strong {n}", f"test strong {n}", destiny=1, deploy=2, power=n, ability=1, forfeit=3,
                icons=["warrior"]) for n in (2, 5, 6, 9)]  # fmt: skip
SONS = [Rebel(f"Skywalker {n}", f"test skywalker {n}", traits=["Skywalker"], destiny=1, deploy=3, power=3, ability=n,
              forfeit=5, icons=["warrior"]) for n in (3, 4)]  # fmt: skip
GAMORREAN = Alien("Test Gamorrean", DARK, "test gamorrean", destiny=1, deploy=2, power=3, ability=1, forfeit=3,
                  traits=["Gamorrean"])  # fmt: skip
OUTLAWS = [Alien(f"{side} Outlaw".title(), side, f"test {side} outlaw", destiny=1, deploy=2, power=1, ability=1,
                 forfeit=5, icons=["warrior"]) for side in SIDES]  # fmt: skip
STREETS = [
    Site(f"Cloud City: {name}", DARK, f"test {name}", ["interior", "mobile"], (1, 1)) for name in ("East", "West")
]
DUNES = [Site(f"Tatooine: {name}", DARK, f"test {name}", ["exterior", "planet"], (1, 1)) for name in ("Far", "Near")]
BAIT = [Imperial(f"Destiny {n}", f"test destiny {n}", destiny=n, deploy=2, power=1, ability=1, forfeit=5)
        for n in (0, 4, 5)]  # fmt: skip
TOYS = [Device("Toy 4", DARK, "test toy", destiny=4, text=[DeployOn(CHARACTER)]),
        CharacterWeapon("Club 4", LIGHT, "test club", destiny=4, text=[DeployOn(CHARACTER)]),
        Effect("Mood 4", DARK, "test mood", destiny=4, text=[DeployOn(CHARACTER)])]  # fmt: skip


def rival(side: str) -> str:
    """The other side."""
    return "dark" if side == "light" else "light"


def told(s, kind: str) -> list[str]:
    """The cards that something was told of."""
    return [event.text.args["card"].title for event in s.game.events("public") if event.kind == kind]


def aimed(s, side: str, weapon, *targets, destinies: tuple[int, ...]) -> list[str]:
    """Fire once, and say who was 'hit'."""
    s.destinies(side, *destinies)
    s.do("fire", weapon, *targets)
    return told(s, "hit")


def duel(*extra, bearer: str, weapon: str, victim: str, side: str = "light", force: int = 11):
    """Somebody with a weapon in a battle against somebody else, and Force left for the shot."""
    s = scene(*extra, force=force + 1)
    site = s.location("Tatooine: Box")
    man = s.put(bearer, at=site)
    gun, target = s.put(weapon, on=man, side=side), s.put(victim, at=site)
    fight(s, site, side)
    return s, gun, man, target


# -- the bowcaster -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("bowcaster.1")
@pytest.mark.parametrize(("bearer", "cost"), [("Strong 2", 5), ("Strong 5", 2), ("Strong 6", 1), ("Strong 9", 1)])
def test_a_bowcaster_is_cheap_for_the_strong(bearer, cost):
    s = scene(*STRONG)
    site = s.location("Tatooine: Box")
    man, no_warrior = s.put(bearer, at=site), s.put("Rebel 2", at=site)
    (bow,) = s.hand("light", "Bowcaster")
    s.force("light", cost - 1)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", bow, man)
    s.force("light", 6)
    assert not s.can("deploy", bow, no_warrior)
    s.force("light", cost)
    s.do("deploy", bow, man)
    assert s.count("light", "force") == 0


@pytest.mark.ruling("bowcaster.2")
@pytest.mark.parametrize(("bearer", "cost"), [("Strong 2", 5), ("Strong 6", 1), ("Strong 9", 1)])
def test_firing_a_bowcaster_costs_as_much(bearer, cost):
    s, bow, *_ = duel(*STRONG, bearer=bearer, weapon="Bowcaster", victim="Imperial 1", force=cost - 1)
    assert not s.can("fire", bow)
    s, bow, _, target = duel(*STRONG, bearer=bearer, weapon="Bowcaster", victim="Imperial 1", force=cost)
    s.do("fire", bow, target)
    assert s.count("light", "force") == 0


@pytest.mark.ruling("bowcaster.2", "bowcaster.3")
@pytest.mark.parametrize(("destiny", "hit"), [(3, True), (2, False)])
def test_a_bowcaster_adds_one_against_characters(destiny, hit):
    s, bow, _, target = duel(*STRONG, bearer="Strong 9", weapon="Bowcaster", victim="Imperial 3")
    assert not s.can("fire", bow, s.put("Barge", at=s.at(target)))
    assert aimed(s, "light", bow, target, destinies=(destiny,)) == ["Imperial 3"] * hit


# -- Anakin's Lightsaber -----------------------------------------------------------------------------------------------


def test_anakins_lightsaber_is_for_skywalkers_of_ability():
    s = scene(*SONS)
    site = s.location("Tatooine: Box")
    (saber,) = s.hand("light", "Anakin's Lightsaber")
    s.start(turn="light", phase="deploy")
    s.force("light", 0)
    assert s.can("deploy", saber, s.put("Skywalker 4", at=site))
    assert not s.can("deploy", saber, s.put("Skywalker 3", at=site))
    assert not s.can("deploy", saber, s.put("Rebel 4", at=site))


@pytest.mark.parametrize(("destinies", "hit"), [((2, 2), True), ((2, 1), False)])
def test_anakins_lightsaber_strikes_with_two_destinies(destinies, hit):
    s, saber, _, target = duel(*SONS, bearer="Skywalker 4", weapon="Anakin's Lightsaber", victim="Imperial 3")
    s.force("light", 0)
    s.put("Imperial 4", at=s.at(target))
    assert aimed(s, "light", saber, target, destinies=destinies) == ["Imperial 3"] * hit
    assert s.forfeit(target) == (0 if hit else 5)


@pytest.mark.parametrize(("where", "drain"), [("present", 2), ("enclosed", 1), ("elsewhere", 1)])
def test_anakins_lightsaber_may_add_to_a_drain(where, drain):
    s = scene(*SONS)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    crawler = crewed(s, "Crawler", at=box)
    man = (s.put("Skywalker 4", aboard=crawler, as_="passenger") if where == "enclosed"
           else s.put("Skywalker 4", at=box if where == "present" else vault))  # fmt: skip
    saber = s.put("Anakin's Lightsaber", on=man)
    s.put("Rebel 4", at=box)
    s.start(turn="light", phase="control")
    s.do("drain", box)
    assert s.can("use", saber) == (drain == 2)
    if drain == 2:
        s.do("use", saber)
    before = s.count("dark", "lost")
    while s.can("lose", pile="reserve"):
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") - before == drain


def test_anakins_lightsaber_adds_nothing_to_the_opponents_drain():
    s = scene(*SONS)
    box = s.location("Tatooine: Box")
    saber = s.put("Anakin's Lightsaber", on=s.put("Skywalker 4", at=box))
    s.put("Imperial 2", at=s.location("Kessel: Box"))
    s.put("Rebel 2", at=box)
    s.start(turn="dark", phase="control")
    s.do("drain")
    assert not s.can("use", saber)


# -- Concussion Grenade ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("concussion-grenade.1")
def test_a_grenade_is_for_warriors():
    s = scene()
    site = s.location("Tatooine: Box")
    guard, man = s.put("Light Guard", at=site), s.put("Rebel 2", at=site)
    (grenade,) = s.hand("light", "Concussion Grenade")
    s.start(turn="light", phase="deploy")
    s.force("light", 1)
    assert not s.can("deploy", grenade, guard)
    s.force("light", 2)
    assert s.can("deploy", grenade, guard) and not s.can("deploy", grenade, man)


@pytest.mark.ruling("concussion-grenade.2", "concussion-grenade.3", "concussion-grenade.5")
def test_a_grenade_takes_everything_with_its_number():
    s = scene(*BAIT, *TOYS)
    site = s.location("Tatooine: Box")
    guard = s.put("Light Guard", at=site)
    grenade, four, five = (
        s.put("Concussion Grenade", on=guard),
        s.put("Destiny 4", at=site),
        s.put("Destiny 5", at=site),
    )
    toy, mood, club = s.put("Toy 4", on=five), s.put("Mood 4", on=five), s.put("Club 4", on=guard)
    inside = s.put("Destiny 4", aboard=crewed(s, "Tank", at=site), as_="passenger")
    s.force("light", 1)
    fight(s, site, "light")
    assert not s.can("fire", grenade, four)
    s.destinies("light", 4)
    s.do("fire", grenade, site)
    assert [s.zone(card) for card in (four, toy, club, grenade)] == ["lost"] * 4
    assert all(s.on_table(card) for card in (guard, five, mood, inside))


@pytest.mark.ruling("concussion-grenade.3", "concussion-grenade.4")
def test_a_grenade_with_a_one_takes_all_who_have_it():
    s = scene()
    site = s.location("Tatooine: Box")
    guard, target = s.put("Light Guard", at=site), s.put("Imperial 2", at=site)
    grenade = s.put("Concussion Grenade", on=guard)
    fight(s, site, "light")
    s.destinies("light", 1)
    s.do("fire", grenade, site)
    assert s.zone(guard) == s.zone(target) == "lost"


@pytest.mark.ruling("missing.4")
@pytest.mark.parametrize(("number", "fate"), [(1, "lost"), (2, "missing")])
def test_a_grenade_takes_the_missing_along(number, fate):
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    grenade = s.put("Concussion Grenade", on=s.put("Light Guard", at=site))
    s.put("Imperial 2", at=site)
    here, far = s.put("Imperial 3", missing=site), s.put("Imperial 3", missing=near)
    fight(s, site, "light")
    s.destinies("light", number)
    s.do("fire", grenade, site)
    assert (s.zone(here), s.zone(far)) == (fate, "missing")


@pytest.mark.ruling("concussion-grenade.4", "concussion-grenade.5")
def test_a_grenade_with_a_zero_takes_only_its_warrior():
    s = scene(*BAIT)
    site = s.location("Tatooine: Box")
    guard, other_man = s.put("Light Guard", at=site), s.put("Rebel 2", at=site)
    grenade, zero = s.put("Concussion Grenade", on=guard), s.put("Destiny 0", at=site)
    fight(s, site, "light")
    s.destinies("light", 0)
    s.do("fire", grenade, site)
    assert s.zone(guard) == s.zone(grenade) == "lost"
    assert s.on_table(zero) and s.on_table(other_man)


@pytest.mark.ruling("concussion-grenade.2", "concussion-grenade.5")
@pytest.mark.parametrize("near", [True, False])
def test_a_grenade_is_thrown_at_an_adjacent_battle(near):
    s = scene(*BAIT, *DUNES)
    box, far, last = s.location("Tatooine: Box"), s.location("Tatooine: Far"), s.location("Tatooine: Near")
    start = far if near else last
    assert s.adjacent(start, box) == near
    guard = s.put("Light Guard", at=start)
    grenade, target, beside = (
        s.put("Concussion Grenade", on=guard),
        s.put("Destiny 5", at=box),
        s.put("Destiny 5", at=far),
    )
    s.put("Rebel 2", at=box)
    fight(s, box, "light")
    assert s.can("fire", grenade, box) == near
    assert not s.can("fire", grenade, far)
    if near:
        s.destinies("light", 5)
        s.do("fire", grenade, box)
        assert (s.zone(target), s.zone(grenade)) == ("lost", "lost") and s.on_table(beside) and s.on_table(guard)


def test_a_grenade_without_a_destiny_harms_nobody_else():
    s = scene(*BAIT)
    site = s.location("Tatooine: Box")
    guard = s.put("Light Guard", at=site)
    grenade, zero = s.put("Concussion Grenade", on=guard), s.put("Destiny 0", at=site)
    s.life_force("light", 4)
    s.force("light", 4)
    fight(s, site, "light")
    s.do("fire", grenade, site)
    assert s.zone(grenade) == "lost" and s.on_table(zero) and s.on_table(guard)


# -- Cloud City Blaster ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("cloud-city-blaster.1", "cloud-city-blaster.4")
@pytest.mark.parametrize("side", SIDES)
def test_a_cloud_city_blaster_stays_in_cloud_city(side):
    s = scene(*STREETS)
    street, box = s.location("Cloud City: East"), s.location("Tatooine: Box")
    guard, man, away = s.put(GUARDS[side], at=street), s.put(f"{MEN[side]} 2", at=street), s.put(GUARDS[side], at=box)
    friend, gun = s.put(GUARDS[side], at=box), s.put("Cloud City Blaster", on=away, side=side)
    (blaster,) = s.hand(side, "Cloud City Blaster")
    s.start(turn=side, phase="deploy")
    s.force(side, 1)
    assert not s.can("deploy", blaster, guard)
    s.force(side, 2)
    assert s.can("deploy", blaster, guard)
    assert not s.can("deploy", blaster, man) and not s.can("deploy", blaster, away)
    assert not s.can("transfer", gun, friend)
    s.put("Cloud City Blaster", on=guard, side=side)
    assert s.can("transfer", s.put("Cloud City Blaster", on=guard, side=side), s.put(GUARDS[side], at=street))


@pytest.mark.ruling("cloud-city-blaster.2")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("destiny", "hit"), [(4, True), (3, False)])
def test_a_cloud_city_blaster_fires_for_two(side, destiny, hit):
    victim = f"{MEN[rival(side)]} 3"
    s, gun, *_ = duel(bearer=GUARDS[side], weapon="Cloud City Blaster", victim=victim, side=side, force=1)
    assert not s.can("fire", gun)
    s, gun, _, target = duel(bearer=GUARDS[side], weapon="Cloud City Blaster", victim=victim, side=side, force=2)
    assert not s.can("fire", gun, s.put("Barge" if side == "light" else "Skiff", at=s.at(target)))
    assert aimed(s, side, gun, target, destinies=(destiny,)) == [victim] * hit
    assert s.count(side, "force") == 0


@pytest.mark.ruling("cloud-city-blaster.3")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("gun", "owing"), [("Cloud City Blaster", True), ("Blaster", False)])
def test_who_is_hit_by_a_cloud_city_blaster_satisfies_no_attrition(gun, owing, side):
    s, foe = scene(), MEN[rival(side)]
    site = s.location("Tatooine: Box")
    title = "Imperial Blaster" if (gun, side) == ("Blaster", "dark") else gun
    weapon = s.put(title, on=s.put(GUARDS[side], at=site), side=side)
    s.put(f"{MEN[side]} 6", at=site)
    target, other_man = s.put(f"{foe} 1", at=site), s.put(f"{foe} 4", at=site)
    fight(s, site, side)
    assert aimed(s, side, weapon, target, destinies=(5,)) == [f"{foe} 1"]
    s.destinies(side, 3)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    s.until(verb="forfeit")
    s.do("forfeit", target)
    assert s.battle is None and s.zone(other_man) == ("lost" if owing else "table")


# -- Gamorrean Ax ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("gamorrean-ax.1", "gamorrean-ax.4")
def test_a_gamorrean_ax_is_for_gamorreans():
    s = scene(GAMORREAN)
    site = s.location("Tatooine: Box")
    brute, guard = s.put("Test Gamorrean", at=site), s.put("Dark Guard", at=site)
    (ax,) = s.hand("dark", "Gamorrean Ax")
    s.start(turn="dark", phase="deploy")
    s.force("dark", 0)
    assert not s.can("deploy", ax, brute)
    s.force("dark", 1)
    assert not s.can("deploy", ax, guard)
    s.do("deploy", ax, brute)
    assert s.power(brute) == 3


@pytest.mark.ruling("gamorrean-ax.2")
def test_a_gamorrean_with_his_ax_draws_battle_destiny():
    s, _, brute, _ = duel(GAMORREAN, bearer="Test Gamorrean", weapon="Gamorrean Ax", victim="Rebel 1", side="dark")
    assert (draws(s, "dark"), draws(s, "light")) == (1, 0)
    s.happen("lose", brute)
    assert draws(s, "dark") == 0


@pytest.mark.ruling("gamorrean-ax.2")
@pytest.mark.parametrize("where", ["elsewhere", "enclosed", "no battle"])
def test_a_gamorrean_who_is_not_present_in_it_draws_none(where):
    s = scene(GAMORREAN, *DUNES)
    box, far = s.location("Tatooine: Box"), s.location("Tatooine: Far")
    tank = crewed(s, "Tank", at=box)
    brute = (s.put("Test Gamorrean", aboard=tank, as_="passenger") if where == "enclosed"
             else s.put("Test Gamorrean", at=box if where == "no battle" else far))  # fmt: skip
    s.put("Gamorrean Ax", on=brute)
    s.put("Rebel 1", at=box)
    s.put("Imperial 2", at=box)
    if where == "no battle":
        s.start(turn="dark", phase="battle")
    else:
        fight(s, box, "dark")
    assert draws(s, "dark") == 0


@pytest.mark.ruling("gamorrean-ax.3")
@pytest.mark.parametrize(("destiny", "hit"), [(4, True), (3, False)])
def test_a_gamorrean_ax_strikes_for_free(destiny, hit):
    s, ax, _, target = duel(GAMORREAN, bearer="Test Gamorrean", weapon="Gamorrean Ax", victim="Rebel 3", side="dark")
    s.force("dark", 0)
    assert not s.can("fire", ax, s.put("Skiff", at=s.at(target)))
    assert aimed(s, "dark", ax, target, destinies=(destiny,)) == ["Rebel 3"] * hit


# -- Mos Eisley Blaster ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("mos-eisley-blaster.1", "mos-eisley-blaster.2")
@pytest.mark.parametrize("side", SIDES)
def test_a_mos_eisley_blaster_is_free_on_tatooine(side):
    s = scene(*OUTLAWS)
    home, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    outlaw = f"{side} Outlaw".title()
    native, stranger, guard = s.put(outlaw, at=home), s.put(outlaw, at=away), s.put(GUARDS[side], at=home)
    unarmed = s.put("Settler 2" if side == "light" else "Brute 2", at=home)
    (blaster,) = s.hand(side, "Mos Eisley Blaster")
    s.start(turn=side, phase="deploy")
    s.force(side, 0)
    assert s.can("deploy", blaster, native) and not s.can("deploy", blaster, stranger)
    s.force(side, 1)
    assert s.can("deploy", blaster, stranger)
    assert not s.can("deploy", blaster, guard) and not s.can("deploy", blaster, unarmed)


@pytest.mark.ruling("mos-eisley-blaster.3", "mos-eisley-blaster.4")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("destiny", "loss"), [(2, 2), (1, 0)])
def test_a_mos_eisley_blaster_takes_forfeit_for_the_turn(side, destiny, loss):
    victim = f"{MEN[rival(side)]} 3"
    s, gun, _, target = duel(
        *OUTLAWS, bearer=f"{side} Outlaw".title(), weapon="Mos Eisley Blaster", victim=victim, side=side
    )
    assert not s.can("fire", gun, s.put("Barge" if side == "light" else "Skiff", at=s.at(target)))
    s.put(f"{MEN[rival(side)]} 4", at=s.at(target))
    s.force(side, 0)
    assert aimed(s, side, gun, target, destinies=(destiny,)) == []
    assert s.forfeit(target) == 5 - loss
    over(s, target)
    if s.on_table(target):
        assert s.forfeit(target) == 5 - loss
        s.until(player=rival(side), phase="control")
        assert s.forfeit(target) == 5


def dogfight(*extra, ship: str, weapon: str, victim: str, force: int = 1):
    """A ship with a weapon in a battle against another, and Force left for the shot."""
    s = scene(*extra, force=force + 1)
    calm = s.location("Calm")
    gun = s.put(weapon, on=s.put(ship, at=calm))
    target = s.put(victim, at=calm) if victim.startswith("Test") else crewed(s, victim, at=calm)
    if not victim.startswith("Test"):
        s.put("Rebel 1" if ship.startswith("TIE") else "Imperial 1", aboard=target, as_="passenger")
    fight(s, calm, "dark" if ship.startswith("TIE") else "light")
    return s, gun, target


# -- starship weapons --------------------------------------------------------------------------------------------------

CLASSES = {"X-wing": True, "Y-wing": True, "B-wing": True, "A-wing": False}
WINGS = [Starfighter(f"Test {name}", LIGHT, f"test {name}", name, destiny=1, deploy=2, power=2, maneuver=3, forfeit=3,
                     text=[PermanentPilot(1)]) for name in CLASSES]  # fmt: skip
SWARM = Squadron("Test Swarm", LIGHT, "test swarm", "X-wing", destiny=1, power=5, maneuver=3, forfeit=5,
                 text=[PermanentPilot(3, pilots=3)])  # fmt: skip


@pytest.mark.parametrize(("name", "able"), CLASSES.items())
def test_proton_torpedoes_are_for_three_classes(name, able):
    s = scene(*WINGS)
    ship = s.put(f"Test {name}", at=s.location("Calm"))
    (torpedoes,) = s.hand("light", "Proton Torpedoes")
    s.start(turn="light", phase="deploy")
    s.force("light", 0)
    assert not s.can("deploy", torpedoes, ship)
    s.force("light", 1)
    assert s.can("deploy", torpedoes, ship) == able


@pytest.mark.parametrize(("destiny", "hit"), [(5, True), (4, False)])
def test_proton_torpedoes(destiny, hit):
    s, torpedoes, _ = dogfight(*WINGS, ship="Test X-wing", weapon="Proton Torpedoes", victim="Dreadnaught", force=0)
    assert not s.can("fire", torpedoes)
    s, torpedoes, target = dogfight(*WINGS, ship="Test X-wing", weapon="Proton Torpedoes", victim="Dreadnaught")
    assert not s.can("fire", torpedoes, s.at(target))
    assert aimed(s, "light", torpedoes, target, destinies=(destiny,)) == ["Dreadnaught"] * hit
    assert s.count("light", "force") == 0


@pytest.mark.ruling("boosted-tie-cannon.1")
def test_a_boosted_cannon_is_for_advanced_ties():
    s = scene()
    calm = s.location("Calm")
    tie, plain = s.put("TIE Advanced x1", at=calm), s.put("TIE Fighter", at=calm)
    (cannon,) = s.hand("dark", "Boosted TIE Cannon")
    s.start(turn="dark", phase="deploy")
    s.force("dark", 0)
    assert not s.can("deploy", cannon, tie)
    s.force("dark", 1)
    assert s.can("deploy", cannon, tie) and not s.can("deploy", cannon, plain)


@pytest.mark.ruling("boosted-tie-cannon.2", "boosted-tie-cannon.3")
@pytest.mark.parametrize(("victim", "destiny", "hit"), [
    ("Cruiser", 6, True), ("Cruiser", 5, False),  # armor 4
    ("Fighter", 3, True), ("Fighter", 2, False),  # maneuver 3
    ("Test Swarm", 4, True), ("Test Swarm", 3, False)])  # fmt: skip
def test_a_boosted_cannon_is_better_against_fighters(victim, destiny, hit):
    s, cannon, _ = dogfight(SWARM, ship="TIE Advanced x1", weapon="Boosted TIE Cannon", victim=victim, force=0)
    assert not s.can("fire", cannon)
    s, cannon, target = dogfight(SWARM, ship="TIE Advanced x1", weapon="Boosted TIE Cannon", victim=victim)
    assert not s.can("fire", cannon, s.at(target))
    assert aimed(s, "dark", cannon, target, destinies=(destiny,)) == [victim] * hit


# -- whose cards carry them --------------------------------------------------------------------------------------------

OTHERS = [
    Alien("Dark Cousin", DARK, "test dark cousin", traits=["Skywalker"], destiny=1, deploy=2, power=1, ability=5,
          forfeit=3, icons=["warrior"]),
    Alien("Light Gamorrean", LIGHT, "test light gamorrean", traits=["Gamorrean"], destiny=1, deploy=2, power=1,
          ability=1, forfeit=3),
    Starfighter("Dark X-wing", DARK, "test dark x-wing", "X-wing", destiny=1, deploy=2, power=1, maneuver=3, forfeit=3,
                text=[PermanentPilot(1)]),
    Starfighter("Light TIE", LIGHT, "test light tie", "TIE Advanced x1", destiny=1, deploy=2, power=1, maneuver=3,
                forfeit=3, text=[PermanentPilot(1)]),
]  # fmt: skip


@pytest.mark.parametrize(("weapon", "side", "bearer"), [
    ("Bowcaster", "light", "Dark Guard"), ("Concussion Grenade", "light", "Dark Guard"),
    ("Anakin's Lightsaber", "light", "Dark Cousin"), ("Gamorrean Ax", "dark", "Light Gamorrean"),
    ("Cloud City Blaster", "light", "Dark Guard"), ("Cloud City Blaster", "dark", "Light Guard"),
    ("Mos Eisley Blaster", "light", "Dark Outlaw"), ("Mos Eisley Blaster", "dark", "Light Outlaw"),
    ("Proton Torpedoes", "light", "Dark X-wing"), ("Boosted TIE Cannon", "dark", "Light TIE")])  # fmt: skip
def test_no_weapon_deploys_on_the_opponents_cards(weapon, side, bearer):
    s = scene(*OTHERS, *OUTLAWS, *STREETS)
    place = s.location("Calm" if bearer in ("Dark X-wing", "Light TIE") else "Cloud City: East")
    card = s.put(bearer, at=place)
    (gun,) = s.hand(side, weapon)
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", gun, card)


CITY = System("Cloud City", DARK, "test city", ["planet"], (1, 1), parsec=2)


@pytest.mark.parametrize("side", SIDES)
def test_above_a_planet_is_not_on_it(side):
    """A blaster of Mos Eisley is not free there, a blaster of Cloud City does not come there."""
    s = scene(*OUTLAWS, CITY, force=1)
    ships = [s.put("Cruiser" if side == "light" else "Dreadnaught", at=s.location(title, side="dark"))
             for title in ("Tatooine", "Cloud City")]  # fmt: skip
    outlaw = s.put(f"{side} Outlaw".title(), aboard=ships[0], as_="passenger")
    guard = s.put(GUARDS[side], aboard=ships[1], as_="passenger")
    gun, cheap = s.hand(side, "Cloud City Blaster", "Mos Eisley Blaster")
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", cheap, outlaw)
    s.force(side, 0)
    assert not s.can("deploy", cheap, outlaw)
    s.force(side, 12)
    assert not s.can("deploy", gun, guard)
