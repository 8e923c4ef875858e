"""Cards of many sets about weapons, pilots and moving like something else: where each sentence applies, and where it
stops."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, draws, fight, scene

TROOPERS = [Character(f"{side.title()} Trooper", side, f"arms {side}", "alien", ability=2, icons=["warrior"],
                      traits=["trooper"], **BODY) for side in (LIGHT, DARK)]  # fmt: skip
ENDOR = [Site(f"Endor: {name}", LIGHT, f"arms {name}", ["exterior", "planet"], (light, 1))
         for name, light in (("Glade", 2), ("Village", 1))]  # fmt: skip
SCOUT = Alien("Furball", LIGHT, "arms furball", ability=1, icons=["warrior"], traits=["Ewok"], **BODY)
ROCK = CharacterWeapon("Rock", LIGHT, "arms rock", destiny=1, traits=["Ewok weapon"], text=[
    DeployOn(CHARACTER), Fire(CHARACTER, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip


def gun(title: str, side: Side, *traits: str, at: Filter = CHARACTER, kind=CharacterWeapon):
    """A weapon that costs nothing and draws one destiny."""
    shot = Fire(at, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))
    return kind(title, side, f"arms {title}", destiny=1, traits=traits, text=[DeployOn(CHARACTER | STARSHIP), shot])


def other_side(side: str) -> str:
    return "dark" if side == "light" else "light"


def belt(side: Side):
    """A device that does something."""
    return Device(f"{side.title()} Belt", side, f"arms {side} belt", destiny=1, text=[
        DeployOn(CHARACTER), Action([ActivateForce(1)], during="control", whose=YOU)])  # fmt: skip


# -- backpacks ---------------------------------------------------------------------------------------------------------

BACKPACKS = {"light": "Echo Trooper Backpack", "dark": "Stormtrooper Backpack"}
BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


@BOTH_SIDES
def test_a_backpack_deploys_free_on_your_own_trooper(side: str):
    s = scene(*TROOPERS, force=0)
    site = s.location("Tatooine: Box")
    mine, foreign = (
        s.put(f"{each.title()} Trooper", at=site) for each in (side, "dark" if side == "light" else "light")
    )
    other = s.put(f"{side.title()} Guard", at=site)
    card = s.hand(side, BACKPACKS[side])
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", card, each) for each in (mine, foreign, other)] == [True, False, False]


@BOTH_SIDES
@pytest.mark.parametrize("packed", [True, False])
def test_who_has_a_backpack_fires_all_its_weapons_in_one_battle(side: str, packed: bool):
    s = scene(*TROOPERS, gun("Light Gun", LIGHT), gun("Dark Gun", DARK))
    site = s.location("Tatooine: Box")
    troopers = {each: s.put(f"{each.title()} Trooper", at=site) for each in ("light", "dark")}
    foe = troopers[other_side(side)]
    guns = [s.put(f"{side.title()} Gun", on=troopers[side]) for _ in range(2)]
    bystander = s.put(f"{side.title()} Guard", at=site)
    spare = [s.put(f"{side.title()} Gun", on=bystander) for _ in range(2)]
    if packed:
        s.put(BACKPACKS[side], on=troopers[side])
    s.destinies(side, 0, 0, 0)
    fight(s, site, side)
    s.do("fire", guns[0], foe)
    s.until(player=side)
    assert s.can("fire", guns[1], foe) is packed
    s.do("fire", spare[0], foe)
    assert not s.can("fire", spare[1], foe)


@BOTH_SIDES
@pytest.mark.parametrize("packed", [True, False])
def test_who_has_a_backpack_uses_all_its_devices_in_one_turn(side: str, packed: bool):
    s = scene(*TROOPERS, belt(LIGHT), belt(DARK))
    trooper = s.put(f"{side.title()} Trooper", at=s.location("Tatooine: Box"))
    belts = [s.put(f"{side.title()} Belt", on=trooper) for _ in range(2)]
    if packed:
        s.put(BACKPACKS[side], on=trooper)
    s.pile(side, "reserve", *([f"{side.title()} Trick"] * 3))
    s.start(turn=side, phase="control")
    s.do("use", belts[0])
    s.until(player=side)
    assert s.can("use", belts[1]) is packed


@BOTH_SIDES
def test_a_backpack_makes_its_trooper_immune_at_planet_sites(side: str):
    s = scene(*TROOPERS)
    planet, elsewhere = s.location("Tatooine: Box"), s.location("Death Star: Box")
    packed, afar = (s.put(f"{side.title()} Trooper", at=place) for place in (planet, elsewhere))
    for trooper in (packed, afar):
        s.put(BACKPACKS[side], on=trooper)
    other = s.put(f"{side.title()} Trooper", at=planet)
    assert [immunity(s._engine, each.id) for each in (packed, afar, other)] == [3, 0, 0]


@BOTH_SIDES
def test_a_backpack_makes_nobody_immune_in_space(side: str):
    s = scene(*TROOPERS)
    ship = s.put("Cruiser" if side == "light" else "Dreadnaught", at=s.location("Calm"))
    trooper = s.put(f"{side.title()} Trooper", aboard=ship, as_="passenger")
    s.put(BACKPACKS[side], on=trooper)
    assert immunity(s._engine, trooper.id) == 0


# -- Lumat and the Ewok Bow --------------------------------------------------------------------------------------------


def test_lumat_deploys_only_on_endor():
    s = scene(*ENDOR)
    glade, other = s.location("Endor: Glade"), s.location("Tatooine: Box")
    card = s.hand("light", "Lumat")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in (glade, other)] == [True, False]


@pytest.mark.parametrize(("place", "value"), [("Endor: Glade", 2), ("Endor: Village", 1), ("Tatooine: Box", 0)])
def test_lumat_grows_with_your_icons_at_his_endor_site(place: str, value: int):
    s = scene(*ENDOR)
    sites = {name: s.location(name) for name in ("Endor: Glade", "Endor: Village", "Tatooine: Box")}
    lumat, other = s.put("Lumat", at=sites[place]), s.put("Rebel 1", at=sites[place])
    assert (s.power(lumat), s.forfeit(lumat)) == (value, value + 1) and (s.power(other), s.forfeit(other)) == (1, 5)


def test_lumat_in_orbit_is_not_on_endor():
    moon = System("Endor", LIGHT, "arms endor", ["planet"], (2, 1), parsec=8)
    s = scene(moon, *ENDOR, SCOUT, ROCK)
    cruiser, glade = s.put("Cruiser", at=s.location("Endor")), s.location("Endor: Glade")
    lumat = s.put("Lumat", aboard=cruiser, as_="passenger")
    armed, foe = s.put("Rock", on=s.put("Furball", at=glade)), s.put("Imperial 3", at=glade)
    assert s.power(lumat) == 0
    fight(s, glade, "light")
    assert not volley(s, armed, foe, 1, 2)


def test_lumat_does_not_deploy_in_orbit():
    moon = System("Endor", LIGHT, "arms endor", ["planet"], (2, 1), parsec=8)
    s = scene(moon)
    cruiser, card = s.put("Cruiser", at=s.location("Endor")), s.hand("light", "Lumat")
    other = s.hand("light", "Rebel 1")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", other, cruiser) and not s.can("deploy", card, cruiser)


def volley(s: Scenario, weapon: CardRef, target: CardRef, *drawn: int) -> bool:
    """Fire, drawing these destinies; whether it hits."""
    s.destinies("light", *drawn)
    s.do("fire", weapon, target)
    return "hit" in [event.kind for event in s.game.events("light")]


@pytest.mark.parametrize(("lumat", "shooter", "weapon", "place", "more"), [
    ("Endor: Village", "Furball", "Rock", "Endor: Glade", True),
    ("Tatooine: Box", "Furball", "Rock", "Endor: Glade", False),
    ("Endor: Village", "Light Guard", "Rock", "Endor: Glade", False),
    ("Endor: Village", "Furball", "Twin Gun", "Endor: Glade", False),
    ("Endor: Village", "Furball", "Rock", "Tatooine: Box", False),
])  # fmt: skip
def test_lumat_adds_one_to_what_ewok_weapons_draw_in_all(lumat: str, shooter: str, weapon: str, place: str, more: bool):
    twin = CharacterWeapon("Twin Gun", LIGHT, "arms twin gun", destiny=1, text=ROCK.text)
    s = scene(*ENDOR, SCOUT, ROCK, twin)
    sites = {name: s.location(name) for name in ("Endor: Glade", "Endor: Village", "Tatooine: Box")}
    s.put("Lumat", at=sites[lumat])
    armed = s.put(weapon, on=s.put(shooter, at=sites[place]))
    foe = s.put("Imperial 3", at=sites[place])
    fight(s, sites[place], "light")
    assert volley(s, armed, foe, 1, 2) is more  # 3 is no more than ability 3; the bonus comes once, not twice


def test_lumat_adds_one_and_no_more():
    s = scene(*ENDOR, SCOUT, ROCK)
    glade = s.location("Endor: Glade")
    s.put("Lumat", at=glade)
    armed, foe = s.put("Rock", on=s.put("Furball", at=glade)), s.put("Imperial 4", at=glade)
    fight(s, glade, "light")
    assert not volley(s, armed, foe, 1, 2)


def test_lumat_does_nothing_for_the_opponents_ewoks():
    captor = CharacterWeapon("Club", DARK, "arms club", destiny=1, traits=["Ewok weapon"], text=ROCK.text)
    turncoat = Alien("Stray Furball", DARK, "arms stray", ability=1, icons=["warrior"], traits=["Ewok"], **BODY)
    s = scene(*ENDOR, captor, turncoat)
    glade = s.location("Endor: Glade")
    s.put("Lumat", at=glade)
    club, foe = s.put("Club", on=s.put("Stray Furball", at=glade)), s.put("Rebel 3", at=glade)
    s.destinies("dark", 1, 2)
    fight(s, glade, "dark")
    s.do("fire", club, foe)
    assert not s.hit(foe)


def test_an_ewok_bow_deploys_on_your_ewok_for_one_force():
    s = scene(SCOUT, force=1)
    site = s.location("Tatooine: Box")
    ewok, other = s.put("Furball", at=site), s.put("Light Guard", at=site)
    card = s.hand("light", "Ewok Bow")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, other)
    s.do("deploy", card, ewok)
    assert s.carrier(card) == ewok and s.count("light", "force") == 0


def test_an_ewok_bow_does_not_deploy_on_the_opponents_ewok():
    stray = Alien("Stray Furball", DARK, "arms stray", ability=1, traits=["Ewok"], **BODY)
    s = scene(stray)
    foreign = s.put("Stray Furball", at=s.location("Tatooine: Box"))
    card = s.hand("light", "Ewok Bow")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, foreign)


@pytest.mark.parametrize(("companions", "hits"), [
    ((), False), (("here",), True), (("unarmed",), False), (("elsewhere",), False), (("guard",), False),
    (("thrower",), False), (("enclosed",), False),
])  # fmt: skip
def test_ewok_bows_help_each_other(companions: tuple[str, ...], hits: bool):
    s = scene(SCOUT, ROCK)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    bow = s.put("Ewok Bow", on=s.put("Furball", at=site))
    foe = s.put("Imperial 3", at=site)
    for kind in companions:
        who, where = "Light Guard" if kind == "guard" else "Furball", far if kind == "elsewhere" else site
        inside = kind == "enclosed"
        friend = s.put(who, aboard=s.put("Crawler", at=site), as_="passenger") if inside else s.put(who, at=where)
        if kind != "unarmed":
            s.put("Rock" if kind == "thrower" else "Ewok Bow", on=friend)
    fight(s, site, "light")
    before = s.count("light", "force")
    assert volley(s, bow, foe, 3) is hits
    assert s.count("light", "force") == before - 1


def test_an_ewok_bow_aims_at_characters_not_at_vehicles():
    s = scene(SCOUT)
    site = s.location("Tatooine: Box")
    bow = s.put("Ewok Bow", on=s.put("Furball", at=site))
    foe, barge = s.put("Imperial 3", at=site), s.put("Barge", at=site)
    s.put("Dark Flier", aboard=barge, as_="pilot")
    fight(s, site, "light")
    assert s.can("fire", bow, foe) and not s.can("fire", bow, barge)


# -- Masanya -----------------------------------------------------------------------------------------------------------

CALM_NEIGHBOUR = System("Quiet", LIGHT, "arms quiet", ["planet"], (1, 1), parsec=4)
PROUD = Capital("Proud", LIGHT, "arms proud", "Mon Calamari Star Cruiser", unique=1, armor=4, hyperspeed=3, text=[
    PermanentPilot(1)], **HULL)  # fmt: skip
FOREIGN = Capital("Turned", DARK, "arms turned", "Mon Calamari Star Cruiser", armor=4, hyperspeed=3, text=[
    PermanentPilot(1)], **HULL)  # fmt: skip


@pytest.mark.parametrize(("company", "cost"), [("Cruiser", 1), ("Turned", 1), ("Proud", 5), ("Fighter", 5), (None, 5)])
def test_masanya_deploys_cheaper_to_a_plain_star_cruiser(company: str | None, cost: int):
    s = scene(PROUD, FOREIGN, CALM_NEIGHBOUR)
    calm, quiet = s.location("Calm"), s.location("Quiet")
    if company:
        s.put(company, at=calm)
    card = s.hand("light", "Masanya")
    assert (s.deploy_cost(card, calm), s.deploy_cost(card, quiet)) == (cost, 5)


def test_masanya_deploys_cheaper_to_systems_only():
    belt_ = Sector("Rubble", LIGHT, "arms rubble", "asteroid", "Calm", ["space"], (1, 1))
    s = scene(belt_)
    s.location("Calm")
    rubble = s.location("Rubble")
    s.put("Cruiser", at=rubble)
    assert s.deploy_cost(s.hand("light", "Masanya"), rubble) == 5


def test_masanya_carries_three_pilots_four_passengers_and_a_vehicle():
    s = scene()
    ship = s.put("Masanya", at=s.location("Calm"))
    for _ in range(3):
        s.put("Light Flier", aboard=ship, as_="pilot")
    for _ in range(4):
        s.put("Rebel 1", aboard=ship, as_="passenger")
    s.put("Skiff", aboard=ship, as_="cargo")
    left = s.hand("light", "Light Flier", "Rebel 1", "Skiff")
    s.start(turn="light", phase="deploy")
    assert not any(s.can("deploy", each, ship) for each in left)


def test_masanya_has_room_for_so_many():
    s = scene()
    ship = s.put("Masanya", at=s.location("Calm"))
    for _ in range(2):
        s.put("Light Flier", aboard=ship, as_="pilot")
    for _ in range(3):
        s.put("Rebel 1", aboard=ship, as_="passenger")
    pilot, guest, skiff = s.hand("light", "Light Flier", "Rebel 1", "Skiff")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", pilot, ship, seat="pilot") and s.can("deploy", guest, ship) and s.can("deploy", skiff, ship)


@pytest.mark.parametrize(("ability_", "drawn"), [(3, 1), (2, 0)])
def test_masanya_has_a_pilot_of_ability_one(ability_: int, drawn: int):
    ace = Rebel("Ace", "arms ace", ability=ability_, icons=["pilot"], **BODY)
    s = scene(ace)
    calm = s.location("Calm")
    ship = s.put("Masanya", at=calm)
    assert s.power(ship) == 5
    s.put("Ace", aboard=ship, as_="pilot")
    s.put("Dark Chief", aboard=s.put("Raider", at=calm), as_="pilot")
    fight(s, calm, "light")
    assert draws(s, "light") == drawn


@pytest.mark.parametrize(("weapon", "target", "hits"), [
    ("Rocket", "Masanya", False), ("Beam", "Masanya", True), ("Rocket", "Cruiser", True),
])  # fmt: skip
def test_masanya_cannot_be_hit_by_missiles(weapon: str, target: str, hits: bool):
    rocket = gun("Rocket", DARK, "missile", at=STARSHIP, kind=StarshipWeapon)
    s = scene(rocket, gun("Beam", DARK, at=STARSHIP, kind=StarshipWeapon))
    calm = s.location("Calm")
    ships = {name: s.put(name, at=calm) for name in ("Masanya", "Cruiser")}
    s.put("Light Flier", aboard=ships["Cruiser"], as_="pilot")
    raider = s.put("Raider", at=calm)
    s.put("Dark Chief", aboard=raider, as_="pilot")
    armed = s.put(weapon, on=raider)
    s.destinies("dark", 6)
    fight(s, calm, "dark")
    s.do("fire", armed, ships[target])
    assert s.hit(ships[target]) is hits
    logged = [event.text("en") for event in s.game.events("light") if event.kind == "not-hit"]
    assert logged == ([] if hits else ["Masanya cannot be 'hit': Masanya."])


# -- Naboo Defense Fighter ---------------------------------------------------------------------------------------------

NABOO = System("Naboo", LIGHT, "arms naboo", ["planet"], (1, 1), parsec=5)
SISTER = Starfighter("Sister", LIGHT, "arms sister", "N-1 Starfighter", maneuver=3, hyperspeed=3, text=[
    PermanentPilot(1)], **HULL)  # fmt: skip
STOLEN = Starfighter("Stolen", DARK, "arms stolen", "N-1 Starfighter", maneuver=3, hyperspeed=3, text=[
    PermanentPilot(1)], **HULL)  # fmt: skip


def test_a_naboo_fighter_is_flown_by_its_own_pilot_until_somebody_else_does():
    s = scene(NABOO)
    calm = s.location("Calm")
    ship = s.put("Naboo Defense Fighter", at=calm)
    assert s.power(ship) == 2 and s.occupies("light", calm)
    s.put("Light Flier", aboard=ship, as_="pilot")  # of ability 0
    assert s.power(ship) == 2 and not s.occupies("light", calm)


def test_a_naboo_fighters_own_pilot_is_of_ability_one():
    ace = Rebel("Ace", "arms ace", ability=2, icons=["pilot"], **BODY)
    s = scene(ace)
    calm = s.location("Calm")
    s.put("Naboo Defense Fighter", at=calm)
    s.put("Ace", aboard=s.put("Fighter", at=calm), as_="pilot")
    s.put("Dark Chief", aboard=s.put("Raider", at=calm), as_="pilot")
    fight(s, calm, "light")
    assert draws(s, "light") == 0


def test_a_naboo_fighter_has_one_seat():
    s = scene()
    ship = s.put("Naboo Defense Fighter", at=s.location("Calm"))
    first, second, guest = s.hand("light", "Light Flier", "Light Flier", "Rebel 1")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", guest, ship)
    s.do("deploy", first, ship)
    s.until(player="light", phase="deploy")
    assert not s.can("deploy", second, ship)


def test_naboo_fighters_are_stronger_at_naboo():
    s = scene(NABOO)
    ships = [s.put("Naboo Defense Fighter", at=s.location(place)) for place in ("Naboo", "Calm")]
    other = s.put("Fighter", at=s.location("Naboo"))
    s.put("Light Flier", aboard=other, as_="pilot")
    assert [s.power(each) for each in (*ships, other)] == [3, 2, 3]


@pytest.mark.parametrize(("company", "place", "drawn"), [
    ("Naboo Defense Fighter", "Calm", 1), ("Sister", "Calm", 1), ("Sister", "Naboo", 0), ("Fighter", "Calm", 0),
    (None, "Calm", 0),
])  # fmt: skip
def test_naboo_fighters_draw_destiny_in_company(company: str | None, place: str, drawn: int):
    s = scene(NABOO, SISTER)
    places = {name: s.location(name) for name in ("Calm", "Naboo")}
    s.put("Naboo Defense Fighter", at=places["Calm"])
    if company:
        s.put(company, at=places[place])
    s.put("Dark Chief", aboard=s.put("Raider", at=places["Calm"]), as_="pilot")
    fight(s, places["Calm"], "light")
    assert draws(s, "light") == drawn


def test_any_other_naboo_fighter_is_company():
    s = scene(STOLEN)
    calm = s.location("Calm")
    s.put("Naboo Defense Fighter", at=calm)
    s.put("Stolen", at=calm)
    fight(s, calm, "light")
    assert draws(s, "light") == 1


# -- Darth Maul --------------------------------------------------------------------------------------------------------

PALACE = Site("Coruscant: Hall", LIGHT, "arms hall", ["interior", "planet"], (1, 1))
CAPITAL_CITY = System("Coruscant", LIGHT, "arms coruscant", ["planet"], (1, 1), parsec=0)
SAGE = Character("Sage", LIGHT, "arms sage", "jedi master", ability=7, **{**BODY, "power": 6})
SABER = CharacterWeapon("Red Blade", DARK, "arms red blade", destiny=1, traits=["lightsaber"], text=ROCK.text)
CLUB = CharacterWeapon("Dark Club", DARK, "arms dark club", destiny=1, text=ROCK.text)
APPRENTICE = "Darth Maul, Young Apprentice"


def test_maul_deploys_cheaper_to_coruscant():
    s = scene(PALACE, CAPITAL_CITY)
    hall, box, calm, city = (s.location(each) for each in ("Coruscant: Hall", "Tatooine: Box", "Calm", "Coruscant"))
    ships = [s.put("Dreadnaught", at=place) for place in (calm, city)]
    card, other = s.hand("dark", APPRENTICE, "Imperial 1")
    assert [s.deploy_cost(card, each) for each in (hall, box, *ships)] == [5, 7, 7, 5]
    assert s.deploy_cost(other, hall) == 2


@pytest.mark.parametrize(("who", "weapon", "target", "drawn", "hits"), [
    (APPRENTICE, "Red Blade", "Rebel 6", (2, 3), True),  # 2 + 1 + 3 + 1 > 6
    (APPRENTICE, "Red Blade", "Rebel 6", (2, 2), False), (APPRENTICE, "Dark Club", "Rebel 6", (2, 3), False),
    (APPRENTICE, "Red Blade", "Rebel 5", (2, 2), False), ("Dark Guard", "Red Blade", "Rebel 6", (2, 3), False),
])  # fmt: skip
def test_each_draw_for_mauls_lightsaber_is_raised_against_jedi(who, weapon, target, drawn, hits):
    s = scene(SABER, CLUB)
    site = s.location("Tatooine: Box")
    people = {name: s.put(name, at=site) for name in (APPRENTICE, "Dark Guard")}
    armed, foe = s.put(weapon, on=people[who]), s.put(target, at=site)
    s.destinies("dark", *drawn)
    fight(s, site, "dark")
    s.do("fire", armed, foe)
    assert s.hit(foe) is hits


def test_only_draws_for_weapons_are_raised():
    s = scene(SABER)
    site = s.location("Tatooine: Box")
    s.put("Red Blade", on=s.put(APPRENTICE, at=site))
    s.put("Rebel 6", at=site)
    s.destinies("dark", 3)
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert [event.text.args["value"] for event in s.game.events("light") if event.kind == "destiny"] == [3]


@pytest.mark.parametrize(("who", "target", "loss"), [
    (APPRENTICE, "Sage", 3), ("Dark Guard", "Sage", 0), (APPRENTICE, "Rebel 6", 0),
])  # fmt: skip
def test_a_jedi_master_that_maul_hits_is_weaker(who: str, target: str, loss: int):
    s = scene(SABER, SAGE)
    site = s.location("Tatooine: Box")
    people = {name: s.put(name, at=site) for name in (APPRENTICE, "Dark Guard")}
    armed = s.put("Red Blade", on=people[who])
    foes = {name: s.put(name, at=site) for name in ("Sage", "Rebel 6")}
    before = {name: s.power(each) for name, each in foes.items()}
    s.destinies("dark", 6, 6)
    fight(s, site, "dark")
    s.do("fire", armed, foes[target])
    assert s.hit(foes[target])
    assert {name: before[name] - s.power(each) for name, each in foes.items()} == {
        name: loss if name == target else 0 for name in foes}  # fmt: skip


def test_maul_is_immune_to_attrition_below_five_and_to_clash_of_sabers():
    clash = LostInterrupt("Clash Of Sabers", LIGHT, "arms clash", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),))])  # fmt: skip
    s = scene(clash)
    site = s.location("Tatooine: Box")
    maul, other = s.put(APPRENTICE, at=site), s.put("Imperial 1", at=site)
    card = s.hand("light", "Clash Of Sabers")
    assert [immunity(s._engine, each.id) for each in (maul, other)] == [5, 0]
    s.start(turn="light", phase="control")
    assert s.can("play", card, other) and not s.can("play", card, maul)


# -- seekers -----------------------------------------------------------------------------------------------------------

PREY = {
    "Luke Seeker": ("dark", {"personas": ["Luke"]}, 4, {"icons": ["pilot"]}),
    "Han Seeker": ("dark", {"personas": ["Han"]}, 3, {"kind": "alien"}),
    "Leia Seeker": ("dark", {"personas": ["Leia"]}, 3, {"icons": ["warrior"]}),
    "Tagge Seeker": ("light", {"personas": ["Tagge"]}, 3, {"icons": ["warrior"]}),
    "Tarkin Seeker": ("light", {"personas": ["Tarkin"]}, 3, {"kind": "alien"}),
    "Motti Seeker": ("light", {"personas": ["Motti"]}, 3, {"icons": ["pilot"]}),
}  # fmt: skip
SEEKERS = pytest.mark.parametrize("title", sorted(PREY))


def victim(title: str, side: str, ability_: int, kind: str = "", **facts):
    """Somebody of that ability."""
    own = kind or ("rebel" if side == "light" else "imperial")
    return Character(title, side, f"arms {title}", own, ability=ability_, **BODY, **facts)


@pytest.mark.ruling("motti-seeker.1")
@SEEKERS
def test_a_seeker_deploys_for_one_force_to_an_unoccupied_site(title: str):
    side = PREY[title][0]
    s = scene(force=1)
    empty, mine, theirs_ = (s.location(each) for each in ("Tatooine: Box", "Yavin 4: Box", "Kessel: Box"))
    s.put("Rebel 1", at=mine)
    s.put("Imperial 1", at=theirs_)
    card, system = s.hand(side, title), s.location("Calm")
    s.start(turn=side, phase="deploy")
    assert [s.can("deploy", card, each) for each in (empty, mine, theirs_, system)] == [True, False, False, False]
    s.do("deploy", card, empty)
    assert s.at(card) == empty and s.count(side, "force") == 0


@pytest.mark.ruling("motti-seeker.2")
@SEEKERS
def test_a_seeker_walks_in_its_players_control_phase(title: str):
    side = PREY[title][0]
    vault = Site("Tatooine: Yard", LIGHT, "arms yard", ["exterior", "planet"], (1, 1))
    s = scene(vault)
    here, there = s.location("Tatooine: Box"), s.location("Tatooine: Yard")
    seeker, other = s.put(title, at=here), s.put("Light Digger" if side == "light" else "Dark Digger", at=here)
    s.start(turn=side, phase="control")
    before = s.count(side, "force")
    assert not s.can("walk", other)
    s.do("walk", seeker, there)
    assert s.at(seeker) == there and s.count(side, "force") == before - 1
    s.until(phase="move", player=side)
    assert not s.can("walk", seeker)


@SEEKERS
def test_a_seeker_stays_out_of_vehicles_and_moves_in_no_other_phase(title: str):
    side = PREY[title][0]
    s = scene(Site("Tatooine: Yard", LIGHT, "arms yard", ["exterior", "planet"], (1, 1)))
    here, there = s.location("Tatooine: Box"), s.location("Tatooine: Yard")
    seeker, hull = s.put(title, at=here), s.put("Skiff" if side == "light" else "Barge", at=here)
    s.start(turn=side, phase="move")
    assert not s.can("walk", seeker, there) and not s.can("embark", seeker, hull)
    assert [each.text("en") for each in s.why_not("walk", seeker)] == ["Only in your control phase."]


@pytest.mark.ruling("motti-seeker.3", "motti-seeker.4", "motti-seeker.5", "han-seeker.1", "han-seeker.2")
@SEEKERS
@pytest.mark.parametrize("which", ["person", "kind"])
@pytest.mark.parametrize("weak", [True, False])
def test_a_seeker_strikes_whom_it_is_made_for_and_is_lost(title: str, which: str, weak: bool):
    side, person, limit, kind = PREY[title]
    facts, bound = (person, limit) if which == "person" else (kind, 3)
    s = scene(victim("Prey", other_side(side), bound - weak, **facts), victim("Passer-by", other_side(side), 1))
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    seeker, safe = s.put(title, at=site), s.put("Prey", at=far)
    passer = s.put("Passer-by", at=site)
    prey = s.hand(other_side(side), "Prey")
    s.start(turn=other_side(side), phase="deploy")
    s.do("deploy", prey, site)
    assert s.zone(prey) == ("lost" if weak else "table") and s.zone(seeker) == ("lost" if weak else "table")
    assert s.on_table(safe) and s.on_table(passer)


@pytest.mark.ruling("han-seeker.1", "han-seeker.2")
@pytest.mark.parametrize(("title", "struck"), [("Han", True), ("Jawa", True), ("Han Solo", False), ("Luke", False)])
def test_a_han_seeker_strikes_the_han_of_ability_two_and_no_abler_one(title: str, struck: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    seeker, prey = s.put("Han Seeker", at=site), s.hand("light", title)
    s.start(turn="light", phase="deploy")
    s.do("deploy", prey, site)
    assert [s.zone(seeker), s.zone(prey)] == ["lost" if struck else "table"] * 2


@SEEKERS
def test_a_seekers_player_chooses_one_victim(title: str):
    side, person, _, kind = PREY[title]
    s = scene(victim("Prey", other_side(side), 1, **person), victim("Other Prey", side, 1, **kind))
    site = s.location("Tatooine: Box")
    seeker = s.put(title, at=site)
    prey, other = s.put("Prey", at=site), s.put("Other Prey", at=site)
    s.start(turn="light", phase="control")
    assert s.decision.player == side
    s.do("choose", other)
    assert s.zone(other) == "lost" and s.on_table(prey) and s.zone(seeker) == "lost"


@SEEKERS
def test_a_seeker_finds_nobody_inside_a_closed_vehicle(title: str):
    side, person, _, _ = PREY[title]
    s = scene(victim("Prey", other_side(side), 1, **person))
    site = s.location("Tatooine: Box")
    seeker = s.put(title, at=site)
    prey = s.put("Prey", aboard=s.put("Crawler" if side == "dark" else "Tank", at=site), as_="passenger")
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.on_table(prey) and s.on_table(seeker)


@pytest.mark.parametrize("title", ["Luke Seeker", "Leia Seeker", "Tagge Seeker", "Motti Seeker"])
def test_a_seeker_strikes_characters_only(title: str):
    side, _, _, kind = PREY[title]
    flown = Starfighter("Trained Ship", other_side(side), "arms ship", "Scout", maneuver=3, ability=1, text=[
        PermanentPilot(1), Grant(kind["icons"][0], SELF)], **HULL)  # fmt: skip
    s = scene(flown)
    site = s.location("Tatooine: Box")
    seeker, ship = s.put(title, at=site), s.put("Trained Ship", at=site)
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.on_table(ship) and s.on_table(seeker)


# -- Jabba's Space Cruiser ---------------------------------------------------------------------------------------------

YACHT = "Jabba's Space Cruiser"
BAY = Site("Tatooine: Docking Bay 94", LIGHT, "arms bay", ["exterior", "planet"], (1, 1))
TATOOINE = System("Tatooine", LIGHT, "arms tatooine", ["planet"], (1, 1), parsec=7)
CLOUD = Sector("Haze", LIGHT, "arms haze", "cloud", "Tatooine", ["planet"], (1, 1))
BOSS = Alien("Boss", DARK, "arms boss", personas=["Jabba"], ability=3, **BODY)
CREW = [Alien("Alien Flier", DARK, "arms alien flier", ability=0, icons=["pilot"], **BODY),
        Imperial("Imperial Flier", "arms imperial flier", ability=0, icons=["pilot"], **BODY)]  # fmt: skip
PIRATE = Capital("Hulk", DARK, "arms hulk", "Dreadnaught-Class Heavy Cruiser", armor=3, hyperspeed=2,
                 text=[Carries(pilots=2, passengers=6)], **HULL)  # fmt: skip


@pytest.mark.parametrize(("ship", "works"), [(YACHT, True), ("Hulk", False)])
def test_jabbas_yacht_deploys_like_a_starfighter(ship: str, works: bool):
    s = scene(BAY, TATOOINE, CLOUD, PIRATE, *CREW)
    system, haze, bay = s.location("Tatooine"), s.location("Haze"), s.location("Tatooine: Docking Bay 94")
    card, _ = s.hand("dark", ship, "Alien Flier")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, each) for each in (system, haze, bay)] == [True, works, works]


def test_jabbas_yacht_needs_a_pilot_to_deploy_in_space_like_a_starfighter():
    s = scene(TATOOINE)
    system = s.location("Tatooine")
    card = s.hand("dark", YACHT)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, system)


@pytest.mark.parametrize(("ship", "works"), [(YACHT, True), ("Hulk", False)])
def test_jabbas_yacht_lands_and_takes_off(ship: str, works: bool):
    s = scene(BAY, TATOOINE, PIRATE, *CREW)
    system, bay = s.location("Tatooine"), s.location("Tatooine: Docking Bay 94")
    above = s.put(ship, at=system)
    s.put("Alien Flier", aboard=above, as_="pilot")
    s.start(turn="dark", phase="move")
    assert s.can("land", above, bay) is works


def test_aliens_alone_pilot_jabbas_yacht_and_six_may_come_along():
    s = scene(*CREW)
    ship = s.put(YACHT, at=s.location("Calm"))
    alien, imperial = s.hand("dark", "Alien Flier", "Imperial Flier")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", alien, ship, seat="pilot") and s.can("deploy", imperial, ship)
    assert not s.can("deploy", imperial, ship, seat="pilot")


def test_jabbas_yacht_seats_two_pilots_and_six_passengers():
    s = scene(*CREW)
    ship = s.put(YACHT, at=s.location("Calm"))
    for n in range(8):
        s.put("Alien Flier" if n < 2 else "Imperial 1", aboard=ship, as_="pilot" if n < 2 else "passenger")
    left = s.hand("dark", "Alien Flier", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    assert not any(s.can("deploy", each, ship) for each in left)
    s = scene(*CREW)
    ship = s.put(YACHT, at=s.location("Calm"))
    for n in range(6):
        s.put("Alien Flier" if n < 1 else "Imperial 1", aboard=ship, as_="pilot" if n < 1 else "passenger")
    pilot, guest = s.hand("dark", "Alien Flier", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", pilot, ship, seat="pilot") and s.can("deploy", guest, ship)


def boarded(*extra, place: str = "Calm"):
    """The yacht at a system where the opponent is about to battle."""
    s = scene(NABOO, *CREW, *extra)
    calm, afar = s.location("Calm"), s.location("Naboo")
    yacht = s.put(YACHT, at=calm if place == "Calm" else afar)
    s.put("Alien Flier", aboard=yacht, as_="pilot")
    s.put("Dark Chief", aboard=s.put("Raider", at=calm), as_="pilot")
    s.put("Red Ace", aboard=s.put("Fighter", at=calm), as_="pilot")
    return s, calm, yacht


@pytest.mark.parametrize(("weapon", "place", "works"), [
    ("Turbolaser Battery", "Calm", True), ("Turbolaser Battery", "Naboo", False), ("Other Battery", "Calm", False),
])  # fmt: skip
def test_a_turbolaser_battery_reacts_aboard_jabbas_yacht(weapon: str, place: str, works: bool):
    other = StarshipWeapon("Other Battery", DARK, "arms other battery", destiny=1, text=[
        DeployOn(your(Is("Star Destroyer")), cost=(Use(1),))])  # fmt: skip
    s, calm, yacht = boarded(other, place=place)
    card = s.hand("dark", weapon)
    s.start(turn="light", phase="battle")
    s.do("battle", calm)
    assert s.can("react", card, yacht) is works
    if works:
        before = s.count("dark", "force")
        s.do("react", card, yacht)
        assert s.carrier(card) == yacht and s.count("dark", "force") == before - 3


def test_a_turbolaser_battery_deploys_aboard_jabbas_yacht_only_as_a_react():
    s, _, yacht = boarded()
    card = s.hand("dark", "Turbolaser Battery")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, yacht)


def test_a_turbolaser_battery_reacts_aboard_no_other_ship():
    s, calm, _ = boarded(PIRATE)
    hulk = s.put("Hulk", at=calm)
    card = s.hand("dark", "Turbolaser Battery")
    s.start(turn="light", phase="battle")
    s.do("battle", calm)
    assert not s.can("react", card, hulk)


@pytest.mark.parametrize(("where", "works"), [("aboard", True), ("elsewhere", False), ("nobody", False)])
def test_with_jabba_aboard_his_yacht_moves_free_and_is_immune(where: str, works: bool):
    s = scene(NABOO, BOSS, *CREW, force=0)
    calm, naboo, box = s.location("Calm"), s.location("Naboo"), s.location("Tatooine: Box")
    ship, other = s.put(YACHT, at=calm), s.put("Dreadnaught", at=calm)
    for each in (ship, other):
        s.put("Alien Flier", aboard=each, as_="pilot")
    if where == "aboard":
        s.put("Boss", aboard=ship, as_="passenger")
    elif where == "elsewhere":
        s.put("Boss", at=box)
    assert immunity(s._engine, ship.id) == (ALL_ATTRITION if works else 0) and immunity(s._engine, other.id) == 0
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", ship, naboo) is works and not s.can("hyperspeed", other, naboo)


def test_jabbas_yacht_serves_nobody_else():
    s = scene()
    ship, other = s.put(YACHT, at=s.location("Calm")), s.put("Raider", at=s.location("Calm"))
    words_ = [s._engine.face(each.id).words for each in (ship, other)]
    assert ["Imperial starship" in each for each in words_] == [False, True]


# -- weapons that fire repeatedly --------------------------------------------------------------------------------------

SCOUT_WARRIOR = Rebel("Pathfinder", "arms pathfinder", ability=2, icons=["warrior"], traits=["scout"], **BODY)
HUNTER = Alien("Hunter", DARK, "arms hunter", ability=1, traits=["bounty hunter"], **BODY)
REPEATERS = {
    "BlasTech E-11B Blaster Rifle": ("light", "Pathfinder", 1, 2, 0),
    "Boba Fett's Blaster Rifle": ("dark", "Hunter", 2, 1, 1),
}  # fmt: skip
REPEATED = pytest.mark.parametrize("title", sorted(REPEATERS))


def shooting(title: str, force: int = 10):
    """The weapon in a battle, with a foe of ability 3 and a crewed vehicle of maneuver 2."""
    side, who, *_ = REPEATERS[title]
    s = scene(SCOUT_WARRIOR, HUNTER, force=force + 1)
    site = s.location("Tatooine: Box")
    shooter = s.put(who, at=site)
    gun_ = s.put(title, on=shooter)
    foe = s.put("Imperial 3" if side == "light" else "Rebel 3", at=site)
    hull = s.put("Barge" if side == "light" else "Skiff", at=site)
    s.put("Dark Flier" if side == "light" else "Light Flier", aboard=hull, as_="pilot")
    return s, site, side, gun_, foe, hull


@REPEATED
@pytest.mark.ruling("boba-fetts-blaster-rifle.4")
def test_it_fires_repeatedly_at_another_price(title: str):
    s, site, side, gun_, foe, *_ = shooting(title)
    _, _, first, again, _ = REPEATERS[title]
    s.destinies(side, 0, 0, 0)
    fight(s, site, side)
    for price in (first, again, again):
        before = s.count(side, "force")
        s.do("fire", gun_, foe)
        s.until(player=side)
        assert s.count(side, "force") == before - price


@REPEATED
def test_it_fires_no_further_without_the_force_for_it(title: str):
    _, _, first, again, _ = REPEATERS[title]
    s, site, side, gun_, foe, *_ = shooting(title, force=first + again - 1)
    s.put(f"{side.title()} Guard", at=site)
    s.destinies(side, 0)
    fight(s, site, side)
    s.do("fire", gun_, foe)
    assert not s.can("fire", gun_, foe)


@REPEATED
@pytest.mark.ruling("boba-fetts-blaster-rifle.3")
@pytest.mark.parametrize(("drawn", "target", "hits"), [(3, "foe", False), (4, "foe", True), (1, "hull", False),
                                                       (2, "hull", None), (3, "hull", True)])  # fmt: skip
def test_a_repeater_hits_what_its_destiny_beats(title: str, drawn: int, target: str, hits: bool | None):
    """Against a vehicle of maneuver 2, one of them adds 1."""
    s, site, side, gun_, foe, hull = shooting(title)
    more = REPEATERS[title][4]
    s.destinies(side, drawn)
    fight(s, site, side)
    aimed = foe if target == "foe" else hull
    s.do("fire", gun_, aimed)
    assert s.hit(aimed) is (bool(more) if hits is None else hits)


def test_an_e_11b_deploys_on_your_scout_warrior_for_two_force():
    weak = Rebel("Scout", "arms scout", ability=1, traits=["scout"], **BODY)
    turncoat = Imperial("Other Scout", "arms other scout", ability=1, icons=["warrior"], traits=["scout"], **BODY)
    s = scene(SCOUT_WARRIOR, weak, turncoat, force=2)
    site = s.location("Tatooine: Box")
    people = [s.put(name, at=site) for name in ("Scout", "Light Guard", "Other Scout", "Pathfinder")]
    card = s.hand("light", "BlasTech E-11B Blaster Rifle")
    s.start(turn="light", phase="deploy")
    assert [s.can("deploy", card, each) for each in people] == [False, False, False, True]
    s.do("deploy", card, people[3])
    assert s.count("light", "force") == 0


@pytest.mark.ruling("boba-fetts-blaster-rifle.1")
def test_fetts_rifle_is_cheaper_for_him():
    rival = Alien("Rival", LIGHT, "arms rival", ability=1, traits=["bounty hunter"], **BODY)
    copy = Alien("Defector", LIGHT, "arms defector", ability=1, personas=["Boba Fett"], **BODY)
    s = scene(rival, copy)
    site = s.location("Tatooine: Box")
    people = [s.put(name, at=site) for name in ("Boba Fett", "Bossk", "Dark Guard", "Rival", "Defector")]
    card = s.hand("dark", "Boba Fett's Blaster Rifle")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", card, each) for each in people] == [True, True, False, False, False]
    assert [s.deploy_cost(card, each) for each in people[:2]] == [1, 3]


@pytest.mark.ruling("boba-fetts-blaster-rifle.2")
def test_fetts_rifle_may_react():
    s = scene(HUNTER)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    hunter, afar = s.put("Hunter", at=site), s.put("Hunter", at=far)
    s.put("Rebel 1", at=site)
    card = s.hand("dark", "Boba Fett's Blaster Rifle")
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    assert s.can("react", card, hunter) and not s.can("react", card, afar)


# -- weapons that fire outside battle ----------------------------------------------------------------------------------

SUPPRESSORS = {"light": "Suppressive Fire", "dark": "Blasted Droid"}
SENTRY = [AutomatedWeapon(f"{side.title()} Sentry", side, f"arms {side} sentry", destiny=1, text=[
    DeployOn(SITE), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])
          for side in (LIGHT, DARK)]  # fmt: skip


def covered(side: str, phase: str = "control", turn: str = "", force: int = 0, fielded: str = "trooper"):
    """Somebody with a blaster, a foe of ability 1 beside him, and the Interrupt in hand."""
    s = scene(*TROOPERS, *SENTRY, gun("Light Stick 2", LIGHT), gun("Dark Stick 2", DARK), force=force)
    site = s.location("Tatooine: Box")
    shooter = s.put(f"{side.title()} Trooper" if fielded != "guard" else f"{side.title()} Guard", at=site)
    if fielded == "sentry":
        weapon = s.put(f"{side.title()} Sentry", on=site)
    else:
        weapon = s.put(f"{side.title()} Stick 2" if fielded == "club" else "Blaster" if side == "light" else
                       "Imperial Blaster", on=shooter, side=side)  # fmt: skip
    foe = s.put("Imperial 1" if side == "light" else "Rebel 1", at=site)
    card = s.hand(side, SUPPRESSORS[side])
    s.start(turn=turn or side, phase=phase)
    return s, card, weapon, foe


@BOTH_SIDES
@pytest.mark.ruling("blasted-droid.1", "blasted-droid.2", "hit.3")
@pytest.mark.parametrize(("drawn", "lost"), [(2, True), (1, False)])
def test_a_troopers_blaster_fires_free_outside_battle(side: str, drawn: int, lost: bool):
    s, card, weapon, foe = covered(side)
    s.destinies(side, drawn)
    s.do("play", card, weapon, foe)
    assert s.zone(foe) == ("lost" if lost else "table") and s.zone(card) == "used"


@BOTH_SIDES
@pytest.mark.parametrize(("fielded", "works"), [("guard", False), ("club", False), ("sentry", True)])
def test_only_troopers_blasters_and_automated_weapons_are_fired_so(side: str, fielded: str, works: bool):
    s, card, weapon, foe = covered(side, fielded=fielded)
    assert s.can("play", card) is works
    if works:
        s.destinies(side, 2)
        s.do("play", card, weapon, foe)
        assert s.zone(foe) == "lost"


@BOTH_SIDES
@pytest.mark.parametrize(("phase", "mine"), [("control", False), ("deploy", True)])
def test_suppressing_is_for_your_control_phase(side: str, phase: str, mine: bool):
    s, card, *_ = covered(side, phase, side if mine else other_side(side))
    s.until(player=side)
    assert not s.can("play", card)


@BOTH_SIDES
def test_suppressing_needs_somebody_to_aim_at(side: str):
    s = scene(*TROOPERS, force=0)
    site, far = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    s.put("Blaster" if side == "light" else "Imperial Blaster", on=s.put(f"{side.title()} Trooper", at=site), side=side)
    s.put("Imperial 1" if side == "light" else "Rebel 1", at=far)
    card = s.hand(side, SUPPRESSORS[side])
    s.start(turn=side, phase="control")
    assert not s.can("play", card)


@BOTH_SIDES
def test_suppressing_leaves_the_opponents_weapons_alone(side: str):
    s = scene(*TROOPERS, force=0)
    site = s.location("Tatooine: Box")
    for each in ("light", "dark"):
        s.put(f"{each.title()} Trooper", at=site)
    foe = s.put(f"{other_side(side).title()} Trooper", at=site)
    s.put("Imperial Blaster" if side == "light" else "Blaster", on=foe, side=other_side(side))
    card = s.hand(side, SUPPRESSORS[side])
    s.start(turn=side, phase="control")
    assert not s.can("play", card)


def test_a_weapon_that_fired_so_has_fired_this_turn():
    s, card, weapon, foe = covered("light", force=5)
    s.destinies("light", 0)
    s.do("play", card, weapon, foe)
    s.until(phase="battle", player="light")
    s.do("battle", s.location("Tatooine: Box"))
    assert not s.can("fire", weapon, foe)
