"""What the glossary says about weapons, ships and vehicles, proven on the cards themselves."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import crewed, fight, scene, was_hit

BEAST = Creature("Told Beast", DARK, "told beast", "swamp", destiny=1, deploy=2, forfeit=0, ferocity=2, defense=3,
                 text=[Habitat(SITE)])  # fmt: skip
MOUNT = Vehicle("Told Mount", DARK, "told mount", "creature", destiny=1, deploy=1, power=1, maneuver=2, landspeed=1,
                forfeit=3, text=[Modify("ability", 1, how="define")])  # fmt: skip
SHELL = Effect(
    "Told Shell", DARK, "told shell", destiny=1, text=[DeployOnTable(), Modify("defense", +2, Is("imperial"))]
)

# -- blasters ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("blaster.1", "blaster-rifle.1")
@pytest.mark.parametrize(("title", "side", "bearer", "cost"), [
    ("Blaster", "light", "Light Guard", 1), ("Blaster Rifle", "light", "Light Guard", 2),
    ("Blaster Rifle", "dark", "Dark Guard", 2)])  # fmt: skip
def test_a_blaster_has_its_price(title: str, side: str, bearer: str, cost: int):
    s = scene(force=cost)
    who, gun = s.put(bearer, at=s.location("Tatooine: Box")), s.hand(side, title)
    s.start(turn=side, phase="deploy")
    assert s.can("deploy", gun, who)
    s.force(side, cost - 1)
    assert not s.can("deploy", gun, who)


@pytest.mark.ruling("blaster.2", "blaster-rifle.2")
@pytest.mark.parametrize(("title", "cost"), [("Blaster", 1), ("Blaster Rifle", 2)])
def test_a_blaster_fires_at_characters_and_vehicles_for_its_price(title: str, cost: int):
    s = scene(force=1 + cost)
    site = s.location("Tatooine: Docking Bay 94", side="light")
    gun = s.put(title, on=s.put("Light Guard", at=site), side="light")
    man, friend, car = s.put("Imperial 1", at=site), s.put("Rebel 1", at=site), crewed(s, "Barge", site)
    ship = crewed(s, "Raider", site)
    fight(s, site, "light")  # for one Force
    assert s.can("fire", gun, man) and s.can("fire", gun, car)
    assert not s.can("fire", gun, ship) and not s.can("fire", gun, friend)
    s.force("light", cost - 1)
    assert not s.can("fire", gun, man)


@pytest.mark.ruling("blaster.2", "blaster-rifle.2")
@pytest.mark.parametrize(("title", "destiny", "hit"), [
    ("Blaster", 4, True), ("Blaster", 3, False), ("Blaster Rifle", 3, True), ("Blaster Rifle", 2, False),
])  # fmt: skip
def test_a_blaster_fires_at_creatures(title: str, destiny: int, hit: bool):
    s = scene(BEAST)
    site = s.location("Tatooine: Box")
    gun, beast = s.put(title, on=s.put("Rebel Trooper", at=site), side="light"), s.put("Told Beast", at=site)
    s.destinies("light", destiny)
    s.start(turn="light", phase="battle")
    assert not s.can("fire", gun, beast)
    s.do("attack", beast)
    s.do("fire", gun, beast)
    assert was_hit(s, beast) is hit


# -- Obi-Wan's Lightsaber ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("obi-wans-lightsaber-printed-card-face.1")
def test_obi_wans_saber_is_his_alone_and_free():
    s = scene(force=0)
    site = s.location("Tatooine: Box")
    master, pupil, saber = s.put("Obi-Wan Kenobi", at=site), s.put("Luke Skywalker", at=site), s.hand(
        "light", "Obi-Wan's Lightsaber")  # fmt: skip
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", saber, pupil)
    s.do("deploy", saber, master)
    assert s.carrier(saber) == master


@pytest.mark.ruling("obi-wans-lightsaber-printed-card-face.1")
@pytest.mark.parametrize(("destinies", "hit"), [((3, 2), True), ((2, 2), False)])
@pytest.mark.parametrize("shell", [False, True])
def test_obi_wans_saber_asks_for_ability_whatever_the_defense_value(destinies: tuple[int, int], hit: bool, shell: bool):
    s = scene(SHELL, MOUNT)
    site = s.location("Tatooine: Box")
    saber = s.put("Obi-Wan's Lightsaber", on=s.put("Obi-Wan Kenobi", at=site))
    target, mount = s.put("Imperial 4", at=site), s.put("Told Mount", at=site)
    if shell:
        s.put("Told Shell", on="table")
    assert (s.ability(target), s.defense(target)) == (4, 6 if shell else 4)
    fight(s, site, "light")
    s.until(player="light", verb="fire")
    s.force("light", 0)
    s.destinies("light", *destinies)
    assert not s.can("fire", saber, mount)
    s.do("fire", saber, target)
    assert s.hit(target) == hit and s.forfeit(target) == (0 if hit else 5)


@pytest.mark.ruling("obi-wans-lightsaber-printed-card-face.1")
@pytest.mark.parametrize(("where", "more"), [("here", 1), ("enclosed", 0), ("away", 0)])
def test_obi_wans_saber_drains_where_it_is_present(where: str, more: int):
    s = scene()
    site, away = s.location("Tatooine: Box"), s.location("Kessel: Box")
    spots = {"here": {"at": site}, "away": {"at": away}}
    spot = spots.get(where) or {"aboard": s.put("Crawler", at=site), "as_": "passenger"}
    saber = s.put("Obi-Wan's Lightsaber", on=s.put("Obi-Wan Kenobi", **spot))
    s.put("Rebel 1", at=site)
    s.start(turn="light", phase="control")
    s.do("drain", site)
    assert s.can("use", saber) == bool(more)
    if more:
        s.do("use", saber)
    for _ in range(1 + more):
        s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 1 + more


# -- the Gaderffii Stick -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("gaderffii-stick.1", "gaderffii-stick.2")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_whoever_swings_a_gaderffii_stick_disarms_his_own_opponent(side: str):
    """Whichever side the Tusken Raider serves: his opponent in the battle is whom he fights."""
    s = scene()
    site = s.location("Tatooine: Box")
    raider = s.put("Tusken Raider", at=site)
    stick = s.put("Gaderffii Stick", on=raider)
    s.start(turn="light", phase="control")
    if side == "light":
        s.happen("steal", raider, by="light")
    foe, friend = ("Light Guard", "Dark Guard") if side == "dark" else ("Dark Guard", "Light Guard")
    target, mate = s.put(foe, at=site), s.put(friend, at=site)
    *guns, spare = (s.put("Blaster Rifle", on=who, side="light" if foe == "Light Guard" else "dark")
                    for who in (target, target, s.put(foe, at=site)))  # fmt: skip
    s.destinies(side, 3, 3)
    fight(s, site, side)
    assert not s.can("fire", stick, mate)
    s.do("fire", stick, target)
    s.until(player="light" if side == "dark" else "dark", verb="fire")
    assert s.can("fire", spare) and not any(s.can("fire", gun) for gun in guns)


# -- walkers -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("blizzard-scout-1.1")
@pytest.mark.parametrize(("first", "second"), [("pilot", "passenger"), ("passenger", "pilot")])
def test_blizzard_scout_1_has_one_seat_in_all(first: str, second: str):
    s = scene()
    scout = s.put("Blizzard Scout 1", at=s.location("Tatooine: Box"))
    one_man, other = s.hand("dark", "Dark Flier", "Dark Flier")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", one_man, scout, seat=second)
    s.do("deploy", one_man, scout, seat=first)
    assert not s.can("deploy", other, scout)


@pytest.mark.ruling("blizzard-2.1", "blizzard-scout-1.1", "blizzard-walker.1")
@pytest.mark.parametrize(("title", "power"), [("Blizzard 2", 6), ("Blizzard Scout 1", 3), ("Blizzard Walker", 0)])
def test_a_walker_walks_with_its_own_pilot_or_needs_one(title: str, power: int):
    s = scene()
    site, goal = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    walker = s.put(title, at=site)
    s.start(turn="dark", phase="move")
    assert (s.power(walker), s.presence("dark", site), s.can("walk", walker, goal)) == (power, power > 0, power > 0)
    s.put("Imperial Pilot", aboard=walker, as_="pilot")
    assert s.power(walker) > power and s.can("walk", walker, goal)


@pytest.mark.ruling("blizzard-scout-1.2")
@pytest.mark.parametrize(("title", "by", "reacts"), [
    ("Blizzard Scout 1", "light", True), ("Blizzard Scout 1", "dark", False),
    ("Blizzard 2", "light", False)])  # fmt: skip
@pytest.mark.parametrize("moment", ["battle", "drain"])
def test_blizzard_scout_1_moves_as_a_react(title: str, by: str, reacts: bool, moment: str):
    s = scene()
    box, dunes = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    walker = s.put(title, at=box)
    hero = "Rebel 2" if by == "light" else "Imperial 2"
    s.put(hero, at=dunes)
    if moment == "battle":
        s.put("Imperial 2" if by == "light" else "Rebel 2", at=dunes)
        fight(s, dunes, by)
    else:
        s.start(turn=by, phase="control")
        s.do("drain", dunes)
    before = s.count("dark", "force")
    assert s.can("react", walker) == reacts
    if reacts:
        s.do("react", walker)
        assert s.at(walker) == dunes and s.count("dark", "force") == before - 1


# -- Conquest ----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("conquest.1")
@pytest.mark.parametrize(("who", "seat", "number"), [
    ("Dark Flier", "pilot", 6), ("Imperial 1", "passenger", 8), ("Barge", "cargo", 2), ("TIE Fighter", "cargo", 4),
    ("Raider", "cargo", 0)])  # fmt: skip
def test_conquest_has_room_for_so_many(who: str, seat: str, number: int):
    s = scene(force=60)
    ship = s.put("Conquest", at=s.location("Calm"))
    s.start(turn="dark", phase="deploy")
    for _ in range(number):
        assert s.can("deploy", s.hand("dark", who), ship, seat=seat)
        s.put(who, aboard=ship, as_=seat)
    assert not s.can("deploy", s.hand("dark", who), ship, seat=seat)


@pytest.mark.ruling("conquest.2")
@pytest.mark.parametrize(("title", "docks"), [("Conquest", True), ("Dreadnaught", False)])
def test_conquest_docks_with_other_ships(title: str, docks: bool):
    s = scene()
    calm = s.location("Calm")
    ship, mate = s.put(title, at=calm), s.put("Dreadnaught", at=calm)
    s.put("Imperial Pilot", aboard=ship, as_="pilot")
    man = s.put("Imperial 1", aboard=ship, as_="passenger")
    s.put("Imperial Pilot", aboard=mate, as_="pilot")
    s.start(turn="dark", phase="move")
    assert s.can("dock", ship, mate, man) == docks
    if docks:
        s.do("dock", ship, mate, man)
        s.pass_()
        assert s.aboard(man) == mate


@pytest.mark.ruling("conquest.3")
def test_conquest_flies_with_its_own_pilot():
    s = scene()
    calm, empty = s.location("Calm"), s.location("Tatooine", side="light")
    ship, hulk = s.put("Conquest", at=calm), s.put("Dreadnaught", at=empty)
    assert (s.power(ship), s.power(hulk)) == (9, 0)
    assert s.presence("dark", calm) and not s.presence("dark", empty)


# -- Gold 1 (V) --------------------------------------------------------------------------------------------------------

TAKES = {"during": "control", "limit": Limit("phase"), "when": There(Person("Dutch") & Aboard(SELF, "pilot"))}
GOLD_1 = Starfighter("Gold 1 (V)", LIGHT, "told gold 1", "Y-wing", unique=1, personas=["Gold 1"], destiny=3, deploy=1,
                     power=2, maneuver=3, hyperspeed=4, forfeit=3, icons=["nav computer"], text=[
    Carries(either=2), Action([Put(top(1, among=In("force")), to=In("hand"))], **TAKES),
    Action([Put(bottom(1, "force"), to=In("hand"))], **TAKES, also=True)])  # fmt: skip


@pytest.mark.ruling("gold-1-v.1", "gold-1-v.2")
@pytest.mark.parametrize(("end", "taken"), [("top", 2), ("bottom", 0)])
def test_gold_1_takes_the_top_or_the_bottom_card_of_the_force_pile_unseen(end: str, taken: int):
    s = scene(GOLD_1, force=0)
    ship = s.put("Gold 1 (V)", at=s.location("Calm"))
    s.put("Dutch", aboard=ship, as_="pilot")
    cards = s.pile("light", "force", "Rebel 1", "Rebel 2", "Rebel 3")  # bottom to top
    s.start(turn="light", phase="control")
    offers = [option for option in s.decision.options if option.verb == "use"]
    assert len(offers) == 2 and not any(
        title in str(s.game.view("light")) for title in ("Rebel 1", "Rebel 2", "Rebel 3")
    )
    s.decide(
        lambda option: option.verb == "use" and end in ("top" if "draw" in option.text("en") else option.text("en"))
    )
    assert [s.zone(card) for card in cards] == ["hand" if n == taken else "force" for n in range(3)]
    hidden = " ".join(event.text("en") for event in s.game.events("dark"))
    assert "Rebel" not in hidden
