"""Where the texts of Ben Kenobi, the Larses, Grondorn Muse, Derlin, Needa, Marquand, the Emperor and others end."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import crewed, drawn, draws, fight, over, scene
from tests.cards.test_later_imperials import SEARCHES, searcher
from tests.cards.test_later_rebels import BODY, HULL, LUKE_, person
from tests.cards.test_latest_people import ECHO, HURRIER, VADER_, WALKER, anakin_saves, hunt
from tests.cards.test_more_later_rebels import debate


def used(s) -> bool:
    """Whether anybody has used a text."""
    return any(event.kind == "used-text" for event in s.game.events("public"))


def test_nobody_must_search():
    for title, _, aboard in SEARCHES:
        s, _, _ = searcher(title, aboard)
        s.start(turn="dark", phase="control")
        s.until(phase="deploy")
        assert not used(s)


@pytest.mark.parametrize(("title", "side", "wanted"), [
    ("Mon Mothma", "light", "Rebel 1"), ("Corporal Beezer", "light", "Electrobinoculars"),
    ("Biker Scout Trooper", "dark", "Test Bike")])  # fmt: skip
def test_nobody_must_deploy_from_the_reserve_deck(title: str, side: str, wanted: str):
    bike = Vehicle("Test Bike", DARK, "test bike", "combat", model="speeder bike", maneuver=4, landspeed=3,
                   text=[Carries(pilots=1)], **HULL)  # fmt: skip
    s = scene(bike)
    s.put(title, at=s.location("Tatooine: Box"))
    s.pile(side, "reserve", wanted)
    s.hand(side, "Light Trick" if side == "light" else "Dark Trick")  # something to do at any time
    s.start(turn=side, phase="deploy")
    s.until(phase="battle")
    assert not used(s)


# -- the Larses, Derlin ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Beru Lars", "Owen Lars"])
def test_luke_mourns_nobody_else(title: str):
    s = scene(LUKE_)
    site = s.location("Tatooine: Box")
    s.put(title, at=site)
    luke, other = s.put("Test Luke", at=site), s.put("Rebel 2", at=site)
    s.start(turn="dark", phase="control")
    s.happen("lose", other)
    assert s.power(luke) == 1


def test_derlin_above_hoth_and_outside_the_cantina():
    s = scene(*ECHO, HURRIER)
    hall, stairs = s.location("Hoth: Echo Hall"), s.location("Hoth: Echo Stairs")
    ship = crewed(s, "Cruiser", at=s.location("Hoth", side="light"))
    derlin, hurrier = s.put("Major Bren Derlin", aboard=ship, as_="passenger"), s.put("Test Hurrier", at=stairs)
    s.put("Rebel 2", at=hall)
    s.put("Imperial 2", at=hall)
    s.put("Rebel 2", at=s.location("Tatooine: Cantina", side="light"))
    assert s.power(derlin) == 2
    fight(s, hall, "light")
    assert s.can("react", hurrier) == s.adjacent(hall, stairs)


# -- Captain Needa -----------------------------------------------------------------------------------------------------


def test_needa_pilots_vehicles_and_takes_no_immunity_away():
    tough = Capital("Tough Avenger", DARK, "test tough", "Imperial-Class Star Destroyer", personas=["Avenger"], armor=4,
                    hyperspeed=3, text=[Carries(pilots=3), ImmuneToAttrition(6)], **HULL)  # fmt: skip
    s = scene(tough)
    barge, ship = s.put("Barge", at=s.location("Tatooine: Box")), s.put("Tough Avenger", at=s.location("Calm"))
    s.put("Captain Needa", aboard=barge, as_="pilot")
    s.put("Captain Needa", aboard=ship, as_="pilot")
    s.start(turn="dark", phase="control")
    assert (s.power(barge), immunity(s.game.engine, ship.id)) == (5, 6)


def test_needa_takes_no_other_effects_upon_himself():
    text = [DeployOn(SITE, targets=(one(theirs(CHARACTER), name="prey"),)), Modify("forfeit", -1, Bound("prey"))]
    plain = Effect("Test Curse", LIGHT, "test curse", destiny=1, text=text)
    s = scene(plain, hunt("Test Hunt", "light", theirs(CHARACTER)))
    site = s.location("Tatooine: Box")
    needa, man = s.put("Captain Needa", at=site), s.put("Imperial 2", at=site)
    curse, chase = (s.put(each, on=site, targets={"prey": man}) for each in ("Test Curse", "Test Hunt"))
    s.start(turn="dark", phase="control")
    assert s.can("use", needa, chase) and not s.can("use", needa, curse)


def test_needa_spares_no_enemy():
    s = scene()
    site = s.location("Tatooine: Box")
    rebel = s.put("Rebel 2", at=site)
    for _ in range(4):
        s.put("Imperial 4", at=site)
    s.put("Captain Needa", at=site)
    fight(s, site, "dark")
    s.until(player="light", verb="forfeit")
    assert s.can("forfeit", rebel)


def test_needa_must_be_in_the_battle():
    leave = Effect("Test Leave", DARK, "test leave", destiny=1, text=[
        DeployOnTable(), Cannot("battle", Named("Captain Needa"))])  # fmt: skip
    s = scene(leave)
    site = s.location("Tatooine: Box")
    s.put("Test Leave", on="table")
    s.put("Captain Needa", at=site)
    man = s.put("Imperial 2", at=site)
    s.put("Imperial 2", at=site)
    for _ in range(8):
        s.put("Rebel 2", at=site)
    fight(s, site, "light")
    s.until(player="dark", verb="forfeit")
    assert s.can("forfeit", man)


# -- Ben Kenobi --------------------------------------------------------------------------------------------------------


def test_ben_deploys_on_the_ground_only():
    s = scene()
    ship, ben = crewed(s, "Cruiser", at=s.location("Tatooine", side="light")), s.hand("light", "Ben Kenobi")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", ben, ship)


def test_ben_helps_no_other_duellist():
    call = LostInterrupt(
        "Test Call", DARK, "test call", destiny=1, text=[Action([Duel(VADER, LUKE, (Lose(DEFEATED),))])]
    )
    s = scene(LUKE_, VADER_, call)
    site = s.location("Tatooine: Box")
    s.put("Ben Kenobi", at=site)
    s.put("Test Luke", at=site)
    s.put("Test Vader", at=site)
    card = s.hand("dark", "Test Call")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 1, 1)
    s.destinies("light", 1, 1)
    s.do("play", card)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["yours"], logged["opponents"]) == (3, 3)


def test_ben_revives_no_vehicles():
    s = scene()
    site = s.location("Tatooine: Box")
    ben, skiff = s.put("Ben Kenobi", at=site), crewed(s, "Skiff", at=site)
    for _ in range(16):
        s.put("Imperial 2", at=site)
    fight(s, site, "dark")
    s.until(player="light", verb="forfeit")
    s.do("forfeit", skiff)
    while s.battle:
        s.decide(lambda option: option.verb in ("pass", "lose"))
    assert s.zone(skiff) == "lost" and not s.can("use", ben, skiff)


# -- Grondorn Muse -----------------------------------------------------------------------------------------------------


def test_grondorn_must_stand_on_yavin_4():
    s = scene()
    site, above = s.location("Yavin 4: Box"), s.location("Yavin 4")
    muse = s.put("Grondorn Muse", aboard=crewed(s, "Cruiser", at=above), as_="passenger")
    assert s.power(muse) == 1
    sentry = s.hand("light", "Yavin Sentry")
    s.put("Rebel 2", at=site)
    s.start(turn="light", phase="deploy")
    s.do("deploy", sentry, site, mode=1)
    assert s.count("light", "force") == 10


def test_grondorn_leaves_other_effects_as_they_are():
    s = scene()
    site = s.location("Yavin 4: Box")
    s.put("Grondorn Muse", at=site)
    man, banner = s.put("Rebel 2", at=site), s.put("Light Banner", on="table")
    mentor, alter = s.hand("light", "Sai'torr Kal Fas"), s.hand("dark", "Alter")
    s.start(turn="light", phase="deploy")
    s.do("deploy", mentor, man, mode=1)
    assert s.power(man) == 1
    s.put("Imperial 4", at=s.location("Kessel: Box"))
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, banner)


# -- Marquand, Watts ---------------------------------------------------------------------------------------------------


def test_marquand_helps_in_his_own_battle_his_own_side_and_vehicle():
    s = scene(WALKER)
    site, far = s.location("Tatooine: Box"), s.location("Kessel: Box")
    mine, other = s.put("Test Walker", at=site), crewed(s, "Test Walker", at=site)
    s.put("Major Marquand", aboard=mine, as_="pilot")
    s.put("Lieutenant Watts", aboard=mine, as_="pilot")
    for place in (site, far):
        s.put("Rebel 4", at=place)
        s.put("Imperial 4", at=place)
    fight(s, site, "dark")
    assert (draws(s, "dark"), draws(s, "light")) == (2, 1)
    assert immunity(s.game.engine, other.id) == 3
    fight(s, far, "dark")
    assert draws(s, "dark") == 1


def test_watts_gains_nothing_from_others_on_tempest_scout_2():
    tempest = Vehicle("Test Tempest", DARK, "test tempest", "combat", personas=["Tempest Scout 2"], maneuver=2,
                      landspeed=2, text=[Carries(pilots=2)], **HULL)  # fmt: skip
    cannon = StarshipWeapon("Test Cannon", DARK, "test cannon", destiny=1, text=[
        DeployOn(VEHICLE), Fire(CHARACTER, (DrawDestiny(), If(DESTINY > 4, (MakeHit(),))))])  # fmt: skip
    s = scene(tempest, cannon)
    site = s.location("Tatooine: Box")
    crewed(s, "Test Tempest", at=site)
    tank = s.put("Tank", at=site)
    s.put("Lieutenant Watts", aboard=tank, as_="pilot")
    gun, target = s.put("Test Cannon", on=tank), s.put("Rebel 2", at=site)
    fight(s, site, "dark")
    s.destinies("dark", 3)
    s.do("fire", gun, target)
    assert not s.hit(target)


# -- the Emperor, Senator Palpatine ------------------------------------------------------------------------------------


@pytest.mark.parametrize("stands", ["elsewhere", "closed"])
def test_the_emperor_must_be_present_with_vader(stands: str):
    s = scene(VADER_, LUKE_)
    site, other = s.location("Kessel: Box"), s.location("Tatooine: Box")
    tank = s.put("Tank", at=site)
    s.put("Emperor Palpatine", **({"at": other} if stands == "elsewhere" else {"aboard": tank, "as_": "passenger"}))
    s.put("Imperial 2", at=other)
    vader, luke = s.put("Test Vader", at=site), s.put("Test Luke", at=site)
    anakin_saves(s, luke, 13)
    assert s.game.engine.card(vader.id).side == "light"


def test_the_emperor_calls_lightning_once_a_turn_whatever_is_fought():
    lightning = LostInterrupt("Force Lightning", DARK, "test lightning", destiny=1, text=[Action([LoseForce(1)])])
    s = scene(lightning)
    site = s.location("Tatooine: Box")
    emperor = s.put("Emperor Palpatine", at=s.location("Kessel: Box"))
    s.put("Imperial 1", at=site)
    s.put("Rebel 1", at=site)
    first, second = s.pile("dark", "reserve", "Force Lightning", "Force Lightning")
    trick = s.hand("dark", "Dark Trick")  # something to do at any time
    s.start(turn="dark", phase="control")
    s.do("use", emperor, first)
    s.until(phase="battle", player="dark")
    s.do("battle", site)
    over(s)
    s.until(phase="battle", player="dark")
    assert s.can("play", trick) and not s.can("use", emperor, second)


def test_palpatine_himself_must_sit_where_the_majority_is():
    s, palpatine = debate("Test Queen", senator="elsewhere")
    assert not s.can("use", palpatine)


@pytest.mark.parametrize(("there", "elsewhere", "works"), [
    ((), "Test Speaker", True), (("Test Speaker",), "Test Queen", False)])  # fmt: skip
def test_politics_count_in_the_senate_only(there: tuple[str, ...], elsewhere: str, works: bool):
    s, palpatine = debate(*there, elsewhere=elsewhere)
    assert s.can("use", palpatine) == works


def test_what_palpatine_adds_is_his_own_sides():
    s, palpatine = debate()
    s.do("use", palpatine)
    assert drawn(s)["dark"] == 1 + 5


def test_palpatine_does_it_once_a_turn():
    emperor = Imperial("Test Emperor", "test emperor", personas=["Emperor"], ability=1, **BODY)
    senate = Site("Coruscant: Galactic Senate", LIGHT, "test senate", ["interior", "planet"], (1, 1))
    s = scene(senate, emperor, person("Test Extra"))
    site = s.location("Tatooine: Box")
    palpatine = s.put("Senator Palpatine", at=s.location("Coruscant: Galactic Senate"))
    s.put("Rebel 4", at=site)
    s.put("Sim Aloo", at=site)
    s.put("Test Emperor", at=site)
    fight(s, site, "dark")
    assert draws(s, "dark") == 2
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    s.do("use", palpatine)
    s.until(player="dark", verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("use", palpatine)


def test_daughter_of_skywalker_pays_in_full_above_dagobah():
    s = scene()
    ship = crewed(s, "Cruiser", at=s.location("Dagobah", side="dark"))
    assert s.deploy_cost(s.hand("light", "Daughter Of Skywalker"), at=ship) == 7
