"""Rebels and people of the Republic of later sets."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import crewed, drawn, draws, fight, scene

BODY = {"destiny": 1, "deploy": 2, "power": 1, "forfeit": 5}
HULL = {"destiny": 1, "deploy": 3, "power": 3, "forfeit": 6}


def person(title: str, name: str = "", ability: int = 2, **more: object):
    """A plain Rebel, somebody in particular if a name is given."""
    return Rebel(title, f"test {title}", personas=[name] if name else [], ability=ability, **{**BODY, **more})


HOTH = Site("Hoth: Field", LIGHT, "test field", ["exterior", "planet"], (1, 1))
CLOUD = Site("Cloud City: Walk", LIGHT, "test walk", ["interior", "mobile"], (1, 1))
SECOND_CLOUD = Site("Cloud City: Stairs", LIGHT, "test stairs", ["interior", "mobile"], (1, 1))
ENDOR = Site("Endor: Field", LIGHT, "test endor", ["exterior", "planet"], (1, 1))
CAVE = Site("Endor: Cave", LIGHT, "test cave", ["interior", "planet"], (1, 1))
SWAMP = Site("Dagobah: Field", LIGHT, "test swamp", ["exterior", "planet"], (1, 1))
FALCON_ = Starfighter("Test Falcon", LIGHT, "test falcon", "Modified Light Freighter", personas=["Falcon"], maneuver=3,
                      hyperspeed=4, text=[Carries(pilots=2, passengers=2)], **HULL)  # fmt: skip
TYDIRIUM = Starfighter("Test Tydirium", LIGHT, "test tydirium", "Lambda-Class Shuttle", personas=["Tydirium"],
                       maneuver=3, hyperspeed=4, text=[Carries(pilots=2, passengers=2)], **HULL)  # fmt: skip
LUKE_, HAN_, CHEWIE_, LEIA_ = (person(f"Test {each}", each, ability=1) for each in ("Luke", "Han", "Chewie", "Leia"))


def immune(s, card) -> float:
    """The attrition below which a card is immune."""
    s.start(turn="light", phase="control")
    return immunity(s.game.engine, card.id)


# -- pilots ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-luke-skywalker.2", "captain-han-solo.2")
@pytest.mark.parametrize(("title", "more"), [
    ("Commander Luke Skywalker", 3), ("Captain Han Solo", 3), ("General Solo", 3), ("Han With Heavy Blaster Pistol", 3),
    ("Master Luke", 2), ("Nien Nunb", 2), ("Princess Leia", 1), ("General Walex Blissex", 1)])  # fmt: skip
def test_pilots_add_to_the_power_of_whatever_they_pilot(title: str, more: int):
    s = scene()
    ship, other = s.put("Fighter", at=s.location("Calm")), crewed(s, "Cruiser", at=s.location("Calm"))
    skiff = s.put("Skiff", at=s.location("Tatooine: Box"))
    s.put(title, aboard=ship, as_="pilot")
    assert (s.power(ship), s.power(other)) == (3 + more, 3)
    s.put(title, aboard=skiff, as_="pilot")
    assert s.power(skiff) == 3 + more
    s = scene()
    ship = crewed(s, "Fighter", at=s.location("Calm"))
    s.put(title, aboard=ship, as_="passenger")
    assert s.power(ship) == 3


@pytest.mark.ruling("commander-luke-skywalker.4")
@pytest.mark.parametrize(("title", "below"), [
    ("Commander Luke Skywalker", 3), ("Princess Leia", 3), ("General Solo", 3), ("Daughter Of Skywalker", 4),
    ("Master Luke", 4)])  # fmt: skip
def test_some_are_immune_to_attrition(title: str, below: int):
    s = scene()
    assert immune(s, s.put(title, at=s.location("Tatooine: Box"))) == below


@pytest.mark.ruling("commander-luke-skywalker.3", "captain-han-solo.4")
@pytest.mark.parametrize(("title", "ship", "plain"), [
    ("Commander Luke Skywalker", "Rogue 1", 4), ("Captain Han Solo", "Test Falcon", 3)])  # fmt: skip
def test_some_know_their_own_ship(title: str, ship: str, plain: int):
    s = scene(FALCON_)
    place = s.location("Tatooine: Dune Sea") if ship == "Rogue 1" else s.location("Calm")
    own, other = s.put(ship, at=place), s.put("Fighter", at=s.location("Calm"))
    s.put("Light Flier", aboard=own, as_="pilot")
    s.put(title, aboard=own, as_="passenger")
    assert s.maneuver(own) == plain
    s.put(title, aboard=own, as_="pilot")
    s.put(title, aboard=other, as_="pilot")
    assert (s.maneuver(own), s.maneuver(other)) == (plain + 2, 3)


# -- where they deploy -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-luke-skywalker.1", "captain-han-solo.1")
@pytest.mark.parametrize(("title", "homes"), [
    ("Commander Luke Skywalker", ("Hoth",)), ("Captain Han Solo", ("Hoth", "Cloud City", "Falcon")),
    ("Princess Leia", ("Hoth", "Cloud City"))])  # fmt: skip
def test_some_deploy_in_few_places_only(title: str, homes: tuple[str, ...]):
    s = scene(HOTH, CLOUD, FALCON_)
    hoth, cloud, box, calm = (s.location(each) for each in ("Hoth: Field", "Cloud City: Walk", "Tatooine: Box", "Calm"))
    falcon, ship = crewed(s, "Test Falcon", at=calm), crewed(s, "Cruiser", at=calm)
    card = s.hand("light", title)
    s.start(turn="light", phase="deploy")
    assert (s.can("deploy", card, hoth), s.can("deploy", card, cloud)) == (True, "Cloud City" in homes)
    assert s.can("deploy", card, falcon) == ("Falcon" in homes)
    assert not s.can("deploy", card, box) and not s.can("deploy", card, ship)


@pytest.mark.ruling("captain-han-solo.1")
def test_captain_han_comes_with_the_falcon_or_takes_over_aboard_it():
    s = scene(FALCON_)
    calm = s.location("Calm")
    han, falcon, fighter = s.hand("light", "Captain Han Solo", "Test Falcon", "Fighter")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", falcon, calm, han) and not s.can("deploy", fighter, calm)
    for hull, allowed in (("Test Falcon", True), ("Fighter", False)):
        s = scene(FALCON_)
        ship, han = s.put(hull, at=s.location("Calm")), s.hand("light", "Captain Han Solo")
        old = s.put("Han Solo", aboard=ship, as_="pilot")
        s.start(turn="light", phase="deploy")
        assert s.can("replace", han, old) == allowed


@pytest.mark.parametrize(("title", "usual", "less", "cheap"), [
    ("Master Luke", 7, 2, ("Tatooine: Box",)),
    ("General Solo", 6, 2, ("Endor: Field", "Test Falcon", "Test Tydirium")),
    ("Daughter Of Skywalker", 7, 3, ("Endor: Field", "Dagobah: Field", "Test Tydirium"))])  # fmt: skip
def test_some_deploy_for_less_where_they_belong(title: str, usual: int, less: int, cheap: tuple[str, ...]):
    s = scene(ENDOR, SWAMP, FALCON_, TYDIRIUM)
    card, calm = s.hand("light", title), s.location("Calm")
    for each in ("Tatooine: Box", "Endor: Field", "Dagobah: Field", "Kessel: Box"):
        assert s.deploy_cost(card, at=s.location(each)) == usual - (less if each in cheap else 0)
    for each in ("Test Falcon", "Test Tydirium", "Fighter"):
        assert s.deploy_cost(card, at=s.put(each, at=calm)) == usual - (less if each in cheap else 0)


def test_daughter_of_skywalker_may_go_to_dagobah():
    s = scene(SWAMP)
    daughter, leia = s.hand("light", "Daughter Of Skywalker", "Leia")
    s.start(turn="light", phase="deploy")
    swamp = s.location("Dagobah: Field")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", daughter, swamp) and not s.can("deploy", leia, swamp)


# -- Commander Luke ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-luke-skywalker.5")
def test_commander_luke_leads_rogue_squadron_on_hoth():
    rogues = [person(f"Rogue {each}", squadron="Rogue", **more) for each, more in (
        ("Pilot", {"icons": ["pilot"]}), ("Gunner", {"traits": ["gunner"]}), ("Cook", {}))]  # fmt: skip
    s = scene(HOTH, *rogues)
    for place, more in (("Hoth: Field", 1), ("Tatooine: Box", 0)):
        site = s.location(place)
        luke = s.put("Commander Luke Skywalker", at=site)
        worth = [s.forfeit(s.put(each, at=site)) for each in ("Rogue Pilot", "Rogue Gunner", "Rogue Cook", "Red Ace")]
        assert worth == [5 + more, 5 + more, 5, 5]
        assert s.forfeit(luke) == 7
    assert s.forfeit(s.put("Rogue Pilot", at=s.location("Kessel: Box"))) == 5


# -- Captain Han, General Solo, and Han with his pistol ----------------------------------------------------------------


@pytest.mark.ruling("captain-han-solo.3")
@pytest.mark.parametrize(("ship", "seat", "adds"), [
    ("Test Falcon", "pilot", 1), ("Test Falcon", "passenger", 0), ("Fighter", "pilot", 0)])  # fmt: skip
def test_captain_han_adds_battle_destiny_in_the_falcon(ship: str, seat: str, adds: int):
    s = scene(FALCON_)
    calm = s.location("Calm")
    hull = crewed(s, "Fighter", at=calm) if ship == "Fighter" else s.put(ship, at=calm)
    if ship == "Test Falcon":
        s.put("Light Flier", aboard=hull, as_="pilot")
    s.put("Captain Han Solo", aboard=hull, as_=seat)
    s.put("Imperial 2", aboard=crewed(s, "Raider", at=calm), as_="passenger")
    fight(s, calm, "light")
    assert draws(s, "light") == adds


@pytest.mark.ruling("captain-han-solo.3")
def test_captain_han_helps_in_his_own_battle_only():
    s = scene(FALCON_)
    calm, far = s.location("Calm"), s.location("Yavin 4")
    s.put("Captain Han Solo", aboard=s.put("Test Falcon", at=calm), as_="pilot")
    s.put("Rebel 2", aboard=crewed(s, "Fighter", at=far), as_="passenger")
    s.put("Imperial 2", aboard=crewed(s, "Raider", at=far), as_="passenger")
    fight(s, far, "light")
    assert draws(s, "light") == 0


@pytest.mark.ruling("captain-han-solo.5")
@pytest.mark.parametrize(("here", "force", "works"), [(True, 2, True), (True, 1, False), (False, 2, False)])
def test_captain_han_makes_the_opponent_draw_again(here: bool, force: int, works: bool):
    s = scene()
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    han = s.put("Captain Han Solo", at=site if here else other)
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    s.force("light", force)
    s.destinies("dark", 6, 2)
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    if not works:
        assert not s.can("use", han)
        return
    s.do("use", han)
    s.until(verb="draw-destiny")
    assert s.battle.destinies("dark") == (2,)
    assert s.count("light", "force") == 0


@pytest.mark.ruling("captain-han-solo.5")
def test_captain_han_does_so_once_and_never_to_his_own_draws():
    s = scene()
    site = s.location("Tatooine: Box")
    han = s.put("Captain Han Solo", at=site)
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    s.destinies("light", 1)
    s.destinies("dark", 6, 2)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", han)
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    s.do("use", han)
    assert not s.can("use", han)


@pytest.mark.parametrize(("friend", "where", "works"), [
    ("Test Chewie", "Kessel: Box", True), ("Test Scout", "Kessel: Box", True), ("Test Scout", "Tatooine: Vault", False),
    ("Rebel 1", "Kessel: Box", False), ("Test Chewie", "Tatooine: Vault", True),
    ("Dark Scout", "Kessel: Box", False)])  # fmt: skip
def test_general_solo_cancels_a_battle_destiny(friend: str, where: str, works: bool):
    lurker = Imperial("Dark Scout", "test lurker", ability=1, traits=["scout"], **BODY)
    s = scene(CHEWIE_, person("Test Scout", traits=["scout"]), lurker)
    site, other = s.location(where), s.location("Yavin 4: Box")
    solo = s.put("General Solo", at=site)
    s.put(friend, at=site)
    s.put("Test Scout", at=other)
    s.put("Imperial 4", at=site)
    s.destinies("dark", 6)
    fight(s, site, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.can("use", solo) == works
    if works:
        s.do("use", solo)
        assert (s.count("light", "force"), drawn(s)["dark"]) == (10, 1)


def test_general_solo_needs_two_force_and_an_opponents_battle_destiny():
    s = scene(CHEWIE_)
    site = s.location("Kessel: Box")
    solo = s.put("General Solo", at=site)
    s.put("Test Chewie", at=site)
    s.put("Imperial 4", at=site)
    s.destinies("light", 3)
    fight(s, site, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", solo)
    s = scene(CHEWIE_)
    site = s.location("Kessel: Box")
    solo = s.put("General Solo", at=site)
    s.put("Test Chewie", at=site)
    s.put("Darth Vader, Dark Lord Of The Sith", at=site)
    s.force("light", 1)
    fight(s, site, "dark")
    s.destinies("dark", 1)
    s.do("use", s.battle.participants("dark")[0], solo)
    assert not s.can("use", solo)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", solo)


@pytest.mark.ruling("general-solo.1", "han-with-heavy-blaster-pistol.1", "chewie-enraged.1", "mon-mothma.1")
@pytest.mark.parametrize(("title", "word"), [
    ("General Solo", "Corellian"), ("Han With Heavy Blaster Pistol", "Corellian"), ("Chewie, Enraged", "Wookiee"),
    ("Mon Mothma", "senator")])  # fmt: skip
def test_what_they_are_called(title: str, word: str):
    text = [DeployOnTable(), Modify("forfeit", +1, Is(word))]
    s = scene(Effect("Test Honour", LIGHT, "test honour", destiny=1, text=text))
    site = s.location("Tatooine: Box")
    card, other = s.put(title, at=site), s.put("Rebel 2", at=site)
    before = s.forfeit(card)
    s.put("Test Honour", on="table")
    assert (s.forfeit(card), s.forfeit(other)) == (before + 1, 5)


@pytest.mark.parametrize(("friend", "adds"), [("Test Luke", 1), ("Test Chewie", 1), ("Rebel 1", 0)])
def test_han_with_his_pistol_fights_better_among_friends(friend: str, adds: int):
    s = scene(LUKE_, CHEWIE_)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Han With Heavy Blaster Pistol", at=site)
    s.put(friend, at=site)
    s.put("Test Luke", at=other)
    s.put("Imperial 4", at=site)
    fight(s, site, "light")
    assert draws(s, "light") == 1 + adds


def test_the_friends_of_han_with_his_pistol_do_not_fight_better_without_him():
    s = scene(LUKE_)
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Han With Heavy Blaster Pistol", at=site)
    s.put("Test Luke", at=site)
    s.put("Rebel 4", at=other)
    s.put("Imperial 4", at=other)
    fight(s, other, "light")
    assert draws(s, "light") == 1


@pytest.mark.parametrize(("destiny", "hits"), [(4, True), (3, False)])
def test_hans_heavy_blaster_pistol_is_part_of_him(destiny: int, hits: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    han, target = s.put("Han With Heavy Blaster Pistol", at=site), s.put("Imperial 4", at=site)
    s.force("light", 1)
    fight(s, site, "light")
    s.destinies("light", destiny)
    s.do("fire", han, target)
    assert (s.hit(target), s.forfeit(target)) == (hits, 0 if hits else 5)


# -- Princess Leia -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "comes"), [("Test Han", True), ("Test Luke", True), ("Rebel 2", False)])
def test_princess_leia_comes_to_the_help_of_her_friends(friend: str, comes: bool):
    s = scene(HAN_, LUKE_, CLOUD, SECOND_CLOUD)
    walk, stairs = s.location("Cloud City: Walk"), s.location("Cloud City: Stairs")
    s.put(friend, at=walk)
    s.put("Imperial 2", at=walk)
    leia = s.put("Princess Leia", at=stairs)
    fight(s, walk, "dark")
    assert s.can("react", leia) == comes
    s = scene(HAN_, LUKE_, CLOUD)
    walk, leia = s.location("Cloud City: Walk"), s.hand("light", "Princess Leia")
    s.put(friend, at=walk)
    s.put("Imperial 2", at=walk)
    fight(s, walk, "dark")
    assert s.can("react", leia) == comes


def test_princess_leia_deploys_as_a_react_where_she_may_deploy_only():
    s = scene(HAN_)
    box, leia = s.location("Tatooine: Box"), s.hand("light", "Princess Leia")
    s.put("Test Han", at=box)
    s.put("Imperial 2", at=box)
    fight(s, box, "dark")
    assert not s.can("react", leia)


# -- Commander Willard, Mon Mothma -------------------------------------------------------------------------------------


@pytest.mark.ruling("commander-vanden-willard.1")
@pytest.mark.parametrize(
    ("place", "enemy", "more"),
    [("Yavin 4: Massassi War Room", False, 1), ("Yavin 4: Massassi War Room", True, 0), ("Yavin 4: Box", False, 0)],
)
def test_willard_directs_ships_from_a_war_room(place: str, enemy: bool, more: int):
    free = Starfighter("Test Trader", LIGHT, "test trader", "Scout", maneuver=3, hyperspeed=4, icons=["independent"],
                       text=[Carries(pilots=2)], **HULL)  # fmt: skip
    s = scene(free)
    room, above, calm = s.location(place), s.location("Yavin 4"), s.location("Calm")
    s.put("Commander Vanden Willard", at=room)
    if enemy:
        s.put("Imperial 2", at=room)
    ships = [crewed(s, "Fighter", at=above), crewed(s, "Fighter", at=calm), s.put("Test Trader", at=above),
             crewed(s, "Raider", at=above)]  # fmt: skip
    s.put("Light Flier", aboard=ships[2], as_="pilot")
    assert [s.power(each) for each in ships] == [3 + more, 3, 3, 3]


@pytest.mark.ruling("commander-vanden-willard.2")
@pytest.mark.parametrize(("force", "works"), [(1, True), (0, False)])
def test_willard_cancels_astromech_shortage(force: int, works: bool):
    s = scene()
    willard = s.put("Commander Vanden Willard", at=s.location("Tatooine: Box"))
    shortage, other = s.put("Astromech Shortage", on="table"), s.put("Dark Banner", on="table")
    s.force("light", force)
    s.start(turn="light", phase="control")
    assert s.can("use", willard, shortage) == works and not s.can("use", willard, other)
    if works:
        s.do("use", willard, shortage)
        assert (s.zone(shortage), s.count("light", "force")) == ("lost", 0)


HOME = [("Yavin 4: Massassi War Room", True), ("Yavin 4: Box", False)]


@pytest.mark.parametrize(("place", "works"), HOME)
def test_mon_mothma_leads_from_her_war_room(place: str, works: bool):
    s = scene()
    room, calm, box = s.location(place), s.location("Calm"), s.location("Tatooine: Box")
    mothma = s.put("Mon Mothma", at=room)
    people = [mothma, s.put("Rebel 1", at=box), s.put("Settler 1", at=box), s.put("Luke Skywalker", at=box)]
    assert [s.forfeit(each) for each in people] == [8, 7 if works else 5, 5, 7]
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.destinies("dark", 3)
    s.destinies("light", 3)
    fight(s, calm, "dark")
    totals = drawn(s)
    assert (totals["dark"], totals["light"]) == (3 + 3 - works, 3 + 3)


def test_mon_mothma_hinders_no_draws_at_sites():
    s = scene()
    s.put("Mon Mothma", at=s.location("Yavin 4: Massassi War Room"))
    site = s.location("Tatooine: Box")
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    s.destinies("dark", 3)
    fight(s, site, "dark")
    assert drawn(s)["dark"] == 1 + 3


def test_mon_mothma_needs_a_war_room_of_her_own():
    s = scene(Site("Kessel: War Room", DARK, "test war room", ["interior", "planet"], (1, 1)))
    calm = s.location("Calm")
    s.put("Mon Mothma", at=s.location("Kessel: War Room"))
    s.put("Rebel 4", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    s.put("Imperial 4", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.destinies("dark", 3)
    fight(s, calm, "dark")
    assert drawn(s)["dark"] == 3 + 3


@pytest.mark.parametrize("title", ["Mon Mothma", "Corporal Beezer"])
def test_once_in_a_deploy_phase_they_deploy_from_the_reserve_deck(title: str):
    for turn, phase, works in (("light", "deploy", True), ("light", "control", False), ("dark", "deploy", False)):
        s = scene()
        site = s.location("Tatooine: Box")
        chief, friend = s.put(title, at=site), s.put("Light Guard", at=site)
        wanted, unwanted = ("Rebel 1", "Luke Skywalker") if title == "Mon Mothma" else ("Comlink", "Light Stick")
        bad, first, second = s.pile("light", "reserve", unwanted, wanted, wanted)
        s.hand("light", "Light Trick")  # something to do in any phase
        s.start(turn=turn, phase=phase)
        s.until(phase=phase, player="light")
        assert s.can("play") and s.can("use", chief) == works
        if works:
            assert not s.can("use", chief, bad)
            s.do("use", chief, first, *([site] if title == "Mon Mothma" else [friend]))
            s.until(phase="deploy", player="light")
            assert s.on_table(first) and s.can("play") and not s.can("use", chief, second)


# -- Corporal Beezer ---------------------------------------------------------------------------------------------------


@pytest.mark.ruling("corporal-beezer.1")
def test_beezers_device_deploys_on_somebody_at_her_location():
    s = scene()
    site, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    beezer, friend, other = (
        s.put("Corporal Beezer", at=site),
        s.put("Light Guard", at=site),
        s.put("Light Guard", at=near),
    )
    device = s.pile("light", "reserve", "Electrobinoculars")
    s.start(turn="light", phase="deploy")
    assert s.can("use", beezer, device, beezer) and not s.can("use", beezer, device, other)
    s.do("use", beezer, device, friend)
    assert (s.carrier(device), s.count("light", "force")) == (friend, 11)


@pytest.mark.parametrize(("stands", "comes"), [("Tatooine: Box", False), ("Kessel: Box", True)])
def test_nobody_reacts_to_beezers_site(stands: str, comes: bool):
    hurrier = Alien("Test Hurrier", DARK, "test hurrier", ability=2, text=[ReactMove()], **BODY)
    s = scene(hurrier)
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    s.put("Corporal Beezer", at=s.location(stands))
    hurrier = s.put("Test Hurrier", at=dune)
    s.put("Rebel 2", at=box)
    s.put("Imperial 2", at=box)
    fight(s, box, "light")
    assert s.can("react", hurrier) == comes


def test_beezer_leaves_reacts_of_her_own_side_and_in_space_alone():
    own = Alien("Test Runner", LIGHT, "test runner", ability=2, text=[ReactMove()], **BODY)
    s = scene(own)
    box, dune = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea")
    s.put("Corporal Beezer", at=box)
    runner = s.put("Test Runner", at=dune)
    s.put("Imperial 2", at=box)
    fight(s, box, "dark")
    assert s.can("react", runner)
    fast = Starfighter("Test Dart", DARK, "test dart", "Scout", maneuver=3, hyperspeed=5, icons=["nav computer"],
                       text=[PermanentPilot(2), ReactMove()], **HULL)  # fmt: skip
    s = scene(fast)
    calm, far = s.location("Calm"), s.location("Yavin 4")
    s.put("Corporal Beezer", aboard=crewed(s, "Cruiser", at=calm), as_="passenger")
    dart = s.put("Test Dart", at=far)
    s.put("Imperial 2", aboard=crewed(s, "Raider", at=calm), as_="passenger")
    fight(s, calm, "light")
    assert s.can("react", dart)


# -- Daughter Of Skywalker ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "more"), [("Tatooine: Box", 1), ("Tatooine: Vault", 0)])
def test_daughter_of_skywalker_brings_the_force_with_her(place: str, more: int):
    s = scene()
    site, other = s.location(place), s.location("Kessel: Box")
    s.put("Daughter Of Skywalker", at=site)
    assert (s.icons("light", site), s.icons("dark", site), s.icons("light", other)) == (1 + more, 1, 1)


# -- General Walex Blissex ---------------------------------------------------------------------------------------------


@pytest.mark.ruling("general-walex-blissex.1")
@pytest.mark.parametrize("ship", [True, False])
def test_blissex_comes_aboard_star_cruisers_for_less(ship: bool):
    s = scene()
    room, calm, box = s.location("Home One: War Room"), s.location("Calm"), s.location("Tatooine: Box")
    if ship:
        s.put("Home One", at=calm)
    cruiser, fighter, blissex = (
        s.put("Cruiser", at=calm),
        s.put("Fighter", at=calm),
        s.hand("light", "General Walex Blissex"),
    )
    assert s.deploy_cost(blissex, at=room) == (0 if ship else 2)
    assert [s.deploy_cost(blissex, at=each) for each in (cruiser, fighter, box)] == [0, 2, 2]


def test_blissex_follows_his_admiral():
    s = scene(person("Test Admiral", traits=["admiral"]))
    site, other = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put("Test Admiral", at=site)
    s.put("Admiral Ozzel", at=other)
    blissex = s.hand("light", "General Walex Blissex")
    assert (s.deploy_cost(blissex, at=site), s.deploy_cost(blissex, at=other)) == (0, 2)


def test_blissex_improves_a_wings():
    wing = Starfighter("Test A-wing", LIGHT, "test a-wing", "A-wing", maneuver=3, hyperspeed=4,
                       text=[PermanentPilot(2)], **HULL)  # fmt: skip
    stolen = Starfighter("Dark A-wing", DARK, "test dark a-wing", "A-wing", maneuver=3, hyperspeed=4,
                         text=[PermanentPilot(2)], **HULL)  # fmt: skip
    s = scene(wing, stolen)
    above, box, calm = s.location("Tatooine", side="light"), s.location("Tatooine: Box"), s.location("Calm")
    s.put("General Walex Blissex", at=box)
    ships = [s.put("Test A-wing", at=box), s.put("Test A-wing", at=above), s.put("Test A-wing", at=calm),
             crewed(s, "Fighter", at=above), s.put("Dark A-wing", at=above)]  # fmt: skip
    assert [s.power(each) for each in ships] == [4, 4, 3, 3, 3]
    assert [s.forfeit(each) for each in ships] == [7, 7, 6, 6, 6]
