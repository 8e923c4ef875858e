"""Creatures of Dagobah: what each does to its prey (glossary: creature-attaching, mynock, bog-wing)."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, scene

GUN = CharacterWeapon("Beast Gun", LIGHT, "box beast gun", destiny=1, text=[
    DeployOn(CHARACTER),
    Fire(CHARACTER | CREATURE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
TURRET = StarshipWeapon("Turret", LIGHT, "box turret", destiny=1, text=[
    DeployOn(STARSHIP),
    Fire(STARSHIP | CREATURE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
TORPEDO = StarshipWeapon("Torpedo", LIGHT, "box torpedo", destiny=1, text=[
    DeployOn(STARSHIP),
    Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
BIG_SHIP = Starfighter("Big Fighter", LIGHT, "box big fighter", "Scout", destiny=1, power=5, maneuver=3, hyperspeed=7,
                       forfeit=3, deploy=3, icons=["nav computer"], text=[Carries(pilots=1)])  # fmt: skip
MARSHES = [Site(f"Dagobah: {name}", LIGHT, f"box {name}", ["exterior", "planet"], (1, 1)) for name in "ABCDE"]
OTHER = {"light": "dark", "dark": "light"}
OTHER_SYSTEM = System("Far", LIGHT, "box far", ["planet"], (1, 1), parsec=5)


def space(*extra):
    s = scene(GUN, TURRET, TORPEDO, BIG_SHIP, OTHER_SYSTEM, *extra)
    return s, s.location("Calm")


def flown(s, place):
    ship = s.put("Big Fighter", at=place)
    s.put("Light Flier", aboard=ship, as_="pilot")
    return ship


# -- attaching ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("creature-attaching.1", "mynock.2", "mynock.12")
@pytest.mark.parametrize("turn", ["light", "dark"])
def test_a_mynock_attaches_to_a_starfighter_in_a_battle_phase(turn):
    s, calm = space()
    ship, mynock = flown(s, calm), s.put("Mynock", at=calm, side="dark")
    s.start(turn, "control")
    s.until(phase="battle")
    assert s.carrier(mynock) is None
    s.until(phase="move")
    assert s.carrier(mynock) == ship and s.at(mynock) == calm
    assert "attached" in [each.name for each in s.game.engine.card(mynock.id).statuses]


@pytest.mark.ruling("mynock.2")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_starfighter_comes_before_all_other_prey(owner):
    s, calm = space()
    bay = s.location("Yavin 4: Box")
    mynock, ship = s.put("Mynock", at=bay, side=owner), flown(s, bay)
    rebels = [s.put(f"Rebel {n}", at=bay) for n in (1, 2, 3)]
    s.start(owner, "battle")
    s.do("unleash", mynock)
    assert s.carrier(mynock) == ship and all(s.on_table(each) for each in rebels)


@pytest.mark.ruling("mynock.2")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_capital_starships_are_no_hosts(owner):
    s, calm = space()
    crewed(s, "Cruiser", calm)
    mynock = s.put("Mynock", at=calm, side=owner)
    s.start(owner, "battle")
    assert not s.can("unleash", mynock)


@pytest.mark.ruling("creature-attaching.2")
def test_an_attached_creature_attacks_nobody():
    s, calm = space()
    ship, other = flown(s, calm), flown(s, calm)
    mynock, loose = s.put("Mynock", on=ship, side="dark"), s.put("Mynock", at=calm, side="dark")
    s.start("dark", "battle")
    assert not s.can("unleash", mynock) and s.can("unleash", loose)
    s.until(phase="move")
    assert s.carrier(mynock) == ship and s.on_table(other)


@pytest.mark.ruling("creature-attaching.3", "mynock.7")
def test_it_is_carried_along_by_its_host():
    s, calm = space()
    far = s.location("Far")
    ship = flown(s, calm)
    mynock, loose = s.put("Mynock", on=ship, side="light"), s.put("Mynock", at=calm, side="light")
    s.start("light", "move")
    assert not any(s.can(verb, mynock) for verb in ("walk", "land", "hyperspeed", "sector"))
    assert not s.can("hyperspeed", loose) and s.hyperspeed(loose) is None
    s.do("hyperspeed", ship, far)
    assert s.at(mynock) == far and s.carrier(mynock) == ship


@pytest.mark.ruling("creature-attaching.4")
def test_an_attached_creature_can_be_attacked_by_those_present_its_host_included():
    s, calm = space()
    ship = flown(s, calm)
    mynock = s.put("Mynock", on=ship, side="dark")
    s.put("Turret", on=ship)
    s.start("light", "battle")
    s.do("attack", mynock)
    assert s.attack.creature == mynock and s.attack.power == s.power(ship) == 3
    s.pass_()
    assert s.on_table(mynock)  # 3 is not more than 2 + 3


@pytest.mark.ruling("creature-attaching.4")
def test_other_creatures_attack_it_too():
    s, _ = space()
    box = s.location("Yavin 4: Box")
    ship = flown(s, box)
    mynock = s.put("Mynock", on=ship, side="dark")
    s.start("light", "deploy")
    assert s.on_table(mynock)
    s.destinies("light", 9)
    nudj = s.put("Nudj", at=box)
    assert not s.on_table(mynock) and s.on_table(nudj) and s.on_table(ship)


@pytest.mark.ruling("creature-attaching.5", "mynock.9")
def test_suitable_weapons_hit_an_attached_mynock():
    s, calm = space()
    ship = flown(s, calm)
    mynock, turret = s.put("Mynock", on=ship, side="dark"), s.put("Turret", on=ship)
    s.destinies("light", 4)
    s.start("light", "battle")
    s.do("attack", mynock)
    s.do("fire", turret, mynock)
    assert s.zone(mynock) == "lost" and s.power(ship) == 5


@pytest.mark.ruling("mynock.8", "mynock.9")
def test_what_targets_starships_does_not_target_a_mynock():
    s, calm = space()
    ship = flown(s, calm)
    mynock, torpedo = s.put("Mynock", at=calm, side="dark"), s.put("Torpedo", on=ship)
    turret = s.put("Turret", on=flown(s, calm))
    s.start("light", "battle")
    s.do("attack", mynock)
    assert not s.can("fire", torpedo) and s.can("fire", turret, mynock)


@pytest.mark.ruling("creature-attaching.6")
def test_creatures_come_off_a_host_that_is_eaten():
    s, _ = space()
    box = s.location("Yavin 4: Box")
    host = s.put("Rebel 1", at=box)
    snake, gun = s.put("Vine Snake", on=host, side="dark"), s.put("Beast Gun", on=host)
    s.start("light", "move")
    s.happen("eat", host, other=snake)
    assert s.zone(host) == "lost" and s.zone(gun) == "lost"
    assert s.on_table(snake) and s.at(snake) == box and s.carrier(snake) is None
    assert not s.game.engine.card(snake.id).statuses


@pytest.mark.ruling("creature-attaching.7")
def test_and_are_lost_with_a_host_that_is_lost_in_any_other_way():
    s, _ = space()
    box = s.location("Yavin 4: Box")
    host = s.put("Rebel 1", at=box)
    snake = s.put("Vine Snake", on=host, side="dark")
    s.start("light", "move")
    s.happen("lose", host)
    assert s.zone(host) == "lost" and s.zone(snake) == "lost"


# -- Mynock ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("mynock.1", "mynock.10", "mynock.11")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_mynock_deploys_like_a_starfighter_on_ones_own_side(owner):
    s, calm = space(Site("Calm: Docking Bay", LIGHT, "box bay", ["interior", "exterior", "planet"], (1, 1)))
    bay, bare = s.location("Calm: Docking Bay"), s.location("Tatooine: Box")
    ship = flown(s, calm) if owner == "light" else crewed(s, "Raider", calm)
    skiff = s.put("Skiff" if owner == "light" else "Barge", at=bay)
    (mynock,) = s.hand(owner, "Mynock")
    s.start(owner, "deploy")
    assert s.can("deploy", mynock, calm) and not s.can("deploy", mynock, bare)
    assert not s.can("deploy", mynock, ship) and not s.can("deploy", mynock, skiff)
    s.do("deploy", mynock, bay)
    shown = next(each for row in s.game.view("light")["table"]["rows"] for place in row["locations"]
                 for each in place["cards"] if each["id"] == mynock.id)  # fmt: skip
    assert s.at(mynock) == bay and shown["side"] == owner and "across" not in shown


@pytest.mark.ruling("mynock.3")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_each_mynock_takes_2_from_power_and_hyperspeed(owner):
    s, calm = space()
    ship = flown(s, calm)
    s.put("Mynock", on=ship, side=owner)
    s.start("light", "move")
    assert (s.power(ship), s.hyperspeed(ship)) == (3, 5)
    s.put("Mynock", on=ship, side=owner)
    assert (s.power(ship), s.hyperspeed(ship)) == (1, 3)


@pytest.mark.ruling("mynock.4", "mynock.5")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_mynock_detaches_when_neither_is_left(owner):
    s, calm = space()
    ship = flown(s, calm)
    mynocks = [s.put("Mynock", on=ship, side=owner) for _ in range(3)]
    s.start("light", "move")
    assert (s.power(ship), s.hyperspeed(ship)) == (0, 1)
    assert all(s.carrier(each) == ship for each in mynocks)  # hyperspeed is still 1
    mynocks.append(s.put("Mynock", on=ship, side=owner))
    loose = [each for each in mynocks if s.carrier(each) is None]
    assert len(loose) == 1 and s.at(loose[0]) == calm
    assert (s.power(ship), s.hyperspeed(ship)) == (0, 1)


@pytest.mark.ruling("mynock.4")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_mynock_stays_while_there_is_any_power_left(owner):
    slow = Starfighter("Slow", LIGHT, "box slow", "Scout", destiny=1, power=3, maneuver=3, hyperspeed=1, forfeit=3,
                       icons=["nav computer"], text=[PermanentPilot(ability=1)])  # fmt: skip
    s, calm = space(slow)
    ship = s.put("Slow", at=calm)
    mynock, loose = s.put("Mynock", on=ship, side=owner), s.put("Mynock", at=calm, side=owner)
    s.start("light", "move")
    assert (s.power(ship), s.hyperspeed(ship)) == (1, 0) and s.carrier(mynock) == ship and s.on_table(loose)


@pytest.mark.ruling("mynock.5")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_ship_that_is_rid_of_its_mynock_is_whole_again(owner):
    weak = Starfighter("Weak", LIGHT, "box weak", "Scout", destiny=1, power=1, maneuver=3, hyperspeed=2, forfeit=3,
                       icons=["nav computer"], text=[PermanentPilot(ability=1)])  # fmt: skip
    s, calm = space(weak)
    ship, mynock = s.put("Weak", at=calm), s.put("Mynock", at=calm, side=owner)
    s.start(owner, "battle")
    s.do("unleash", mynock)
    assert s.carrier(mynock) is None and (s.power(ship), s.hyperspeed(ship)) == (1, 2)


@pytest.mark.ruling("mynock.6")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_mynock_walks_lands_and_takes_off(owner):
    s, calm = space(*(Site(f"Calm: {name}", LIGHT, f"box {name}", ["exterior", "planet"], (1, 1)) for name in "AB"))
    a, b = s.location("Calm: A"), s.location("Calm: B")
    up, down = s.put("Mynock", at=a, side=owner), s.put("Mynock", at=calm, side=owner)
    s.force(owner, 0)
    s.start(owner, "move")
    assert s.can("walk", up, b)
    s.do("take-off", up, calm)
    s.do("land", down, b)
    assert s.at(up) == calm and s.at(down) == b


@pytest.mark.ruling("mynock.6")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_mynock_flies_to_sectors_and_back(owner):
    s, calm = space()
    near, big = s.location("Asteroid Field"), s.location("Big One")
    out, back = s.put("Mynock", at=calm, side=owner), s.put("Mynock", at=near, side=owner)
    s.force(owner, 0)
    s.start(owner, "move")
    assert s.can("sector", back, big)
    s.do("sector", out, near)
    s.do("sector", back, calm)
    assert s.at(out) == near and s.at(back) == calm


# -- Bog-wing ----------------------------------------------------------------------------------------------------------


def marsh(*names):
    s = scene(*MARSHES)
    return s, [s.location(f"Dagobah: {name}") for name in names]


@pytest.mark.ruling("bog-wing.1")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_the_ferocity_of_a_bog_wing_is_destiny_minus_1(owner):
    s, (a,) = marsh("A")
    wing, tauntaun = s.put("Bog-wing", at=a, side=owner), s.put("Tauntaun", at=a)
    assert s.ferocity(wing) is None
    s.destinies(owner, 2, 3)
    s.start(owner, "battle")
    s.until(phase="move")
    assert s.on_table(tauntaun)  # 2 - 1 is not more than 1
    s.start("light", "battle")
    s.until(phase="move")
    assert not s.on_table(tauntaun)


@pytest.mark.ruling("bog-wing.2")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_bog_wings_live_outdoors_on_dagobah(owner):
    s, (a,) = marsh("A")
    cave, yavin = s.location("Dagobah: Cave"), s.location("Yavin 4: Box")
    above = s.location("Dagobah")
    (wing,) = s.hand(owner, "Bog-wing")
    s.start(owner, "deploy")
    assert s.can("deploy", wing, a) and not any(s.can("deploy", wing, place) for place in (cave, yavin, above))


@pytest.mark.ruling("bog-wing.3")
@pytest.mark.parametrize(
    ("sites", "start", "goals"), [("ABC", 0, "C"), ("ABCDE", 0, "C"), ("AB", 0, "B"), ("ABCD", 1, "D")]
)
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_bog_wing_carries_its_prey_off_as_far_as_it_can(sites, start, goals, owner):
    s, places = marsh(*sites)
    wing, rebel = s.put("Bog-wing", at=places[start], side=owner), s.put("Rebel 1", at=places[start])
    s.start(owner, "battle")
    s.do("unleash", wing)
    assert s.at(rebel).title == s.at(wing).title == f"Dagobah: {goals}" and s.on_table(rebel)
    assert s.carrier(wing) is None


@pytest.mark.ruling("bog-wing.3")
def test_where_two_sites_are_equally_far_the_victims_opponent_chooses():
    s, (a, b, c, d, e) = marsh(*"ABCDE")
    wing, rebel = s.put("Bog-wing", at=c, side="light"), s.put("Rebel 1", at=c)
    s.start("light", "battle")
    s.do("unleash", wing)
    assert s.decision.player == "dark"
    s.do("choose", e)
    assert s.at(rebel) == s.at(wing) == e


@pytest.mark.ruling("bog-wing.3")
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_who_cannot_move_stays(owner):
    rooted = Character("Rooted", LIGHT, "box rooted", "rebel", destiny=1, power=1, ability=1, text=[Cannot("move")])
    s = scene(*MARSHES, rooted)
    a = s.location("Dagobah: A")
    s.location("Dagobah: B")
    wing, man = s.put("Bog-wing", at=a, side=owner), s.put("Rooted", at=a)
    s.start(owner, "battle")
    s.do("unleash", wing)
    assert s.at(man) == s.at(wing) == a and s.on_table(man)


# -- Vine Snake --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_vine_snake_attaches_and_strangles_its_host(owner):
    s, _ = space()
    box = s.location("Yavin 4: Box")
    strong = s.put("Settler 2", at=box)
    snake = s.put("Vine Snake", at=box, side=owner)
    s.start(owner, "battle")
    s.do("unleash", snake)
    assert s.carrier(snake) == strong and s.power(strong) == 1
    s.destinies(owner, 2, 3)
    s.until(phase="draw")
    assert s.power(strong) == 1  # 2 is not more than ability 2
    s.until(phase="draw", player=OTHER[owner])
    assert s.zone(strong) == "lost" and s.at(snake) == box and s.carrier(snake) is None


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_what_it_has_taken_comes_back_when_it_is_gone(owner):
    big = Character("Big", LIGHT, "box big", "rebel", destiny=1, power=5, ability=1, forfeit=3)
    s, _ = space(big)
    box = s.location("Yavin 4: Box")
    host = s.put("Big", at=box)
    snake = s.put("Vine Snake", on=host, side=owner)
    s.destinies(owner, 3, 3)
    s.start(owner, "move")
    s.until(phase="draw")
    assert s.power(host) == 4
    s.until(phase="draw", player=OTHER[owner])
    assert s.power(host) == 3
    s.happen("lose", snake)
    assert s.power(host) == 5


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_vine_snake_shuns_hoth_and_a_loose_one_draws_nothing(owner):
    s, _ = space(Site("Hoth: Box", LIGHT, "box hoth", ["exterior", "planet"], (1, 1)))
    hoth, box = s.location("Hoth: Box"), s.location("Tatooine: Box")
    ship, calm = s.location("Death Star: Box"), s.location("Calm")
    (snake,) = s.hand(owner, "Vine Snake")
    s.put("Vine Snake", at=box, side=owner)
    s.start(owner, "deploy")
    assert s.can("deploy", snake, box) and not any(s.can("deploy", snake, place) for place in (hoth, ship, calm))
    before = s.count(owner, "reserve")
    s.until(phase="draw")
    assert s.count(owner, "reserve") == before


# -- Nudj and Sleen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "absorbed"), [("Nudj", "dark"), ("Sleen", "light")])
def test_swamp_creatures_absorb_an_icon_each(title, absorbed):
    bog = Site("Yavin 4: Bog", LIGHT, "box bog", ["exterior", "planet"], (3, 3))
    s = scene(bog)
    place = s.location("Yavin 4: Bog")
    kept = "light" if absorbed == "dark" else "dark"
    first = s.put(title, at=place)
    assert (s.icons(absorbed, place), s.icons(kept, place)) == (2, 3)
    s.put(title, at=place)
    assert (s.icons(absorbed, place), s.icons(kept, place)) == (1, 3)
    s.start("light", "move")
    s.happen("lose", first)
    assert s.icons(absorbed, place) == 2
    away = s.location("Tatooine: Box")
    assert (s.icons("light", away), s.icons("dark", away)) == (1, 1)


@pytest.mark.parametrize(("title", "owner"), [("Nudj", "light"), ("Sleen", "dark")])
def test_where_swamp_creatures_live(title, owner):
    s = scene(Site("Hoth: Box", LIGHT, "box hoth", ["exterior", "planet"], (1, 1)))
    marsh, shunned = s.location("Yavin 4: Box"), [s.location("Hoth: Box"), s.location("Tatooine: Box")]
    wet, elsewhere = s.location("Tatooine: Vault"), [s.location("Death Star: Box"), s.location("Calm")]
    s.put("Dark Waters", on=wet)
    s.put("Imperial 1", at=shunned[1])
    (beast,) = s.hand(owner, title)
    s.start(owner, "deploy")
    assert s.can("deploy", beast, marsh) and s.can("deploy", beast, wet)
    assert not any(s.can("deploy", beast, place) for place in (*shunned, *elsewhere))


@pytest.mark.parametrize(("title", "owner", "destiny"), [("Nudj", "light", 6), ("Sleen", "dark", 5)])
def test_how_ferocious_swamp_creatures_are(title, owner, destiny):
    s, _ = space()
    box = s.location("Yavin 4: Box")
    beast, rebel = s.put(title, at=box), s.put("Rebel 1", at=box)
    s.destinies(owner, destiny - 1, destiny)
    s.start(owner, "battle")
    s.do("unleash", beast)
    assert s.on_table(rebel)  # ferocity 1 is not more than power 1
    s.start(owner, "battle")
    s.do("unleash", beast)
    assert not s.on_table(rebel)


@pytest.mark.parametrize("title", ["Bog-wing", "Vine Snake"])
@pytest.mark.parametrize("owner", ["light", "dark"])
def test_droids_and_vehicles_are_left_alone(title, owner):
    s, (a, _) = marsh("A", "B")
    beast = s.put(title, at=a, side=owner)
    s.put("Light Droid", at=a)
    s.put("Skiff", at=a)
    s.put("Light Stick", on=s.put("Dark Droid", at=a))
    s.start(owner, "battle")
    assert not s.can("unleash", beast)


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_vine_snake_does_not_attach_to_a_tauntaun(owner):
    s, (a,) = marsh("A")
    snake, tauntaun = s.put("Vine Snake", at=a, side=owner), s.put("Tauntaun", at=a)
    s.start(owner, "battle")
    s.do("unleash", snake)
    s.until(phase="move")
    assert s.on_table(tauntaun) and s.carrier(snake) is None


@pytest.mark.parametrize("owner", ["light", "dark"])
def test_a_vine_snake_draws_in_move_phases_only_and_lets_a_strong_host_live(owner):
    big = Character("Big", LIGHT, "box big", "rebel", destiny=1, power=2, ability=1, forfeit=3)
    s, _ = space(big)
    box = s.location("Yavin 4: Box")
    host, bystander = s.put("Big", at=box), s.put("Rebel 3", at=box)
    snake = s.put("Vine Snake", on=host, side=owner)
    s.destinies(owner, 9)
    s.start(owner, "control")
    s.until(phase="battle")
    assert s.power(host) == 2 and not s.can("use", snake)
    s.until(phase="draw")
    assert s.power(host) == 1 and s.on_table(host) and s.power(bystander) == 1
