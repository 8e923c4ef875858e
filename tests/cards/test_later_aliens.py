"""Aliens of the first sets."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, scene

LONER = Alien("Test Loner", LIGHT, "test loner", unique=1, ability=1, **BODY)
HERO = Rebel("Test Hero", "test hero", unique=1, ability=1, **BODY)
HEROINE = Rebel("Test Heroine", "test heroine", unique=1, ability=1, traits=["female"], **BODY)
COLLECTOR = Alien("Test Collector", DARK, "test collector", ability=1, traits=["tax collector"], **BODY)
HUNTER = Alien("Test Hunter", DARK, "test hunter", ability=1, traits=["bounty hunter"], **BODY)
COPILOT = Rebel("Test Wookiee", "test wookiee", personas=["Chewie"], ability=2, **BODY)
SNOW = Site("Hoth: Prairie (3rd Marker)", DARK, "test snow", ["exterior", "planet"], (1, 1))
STREET, TOWER = (
    Site(f"Cloud City: {name}", LIGHT, f"test {name}", ["interior", "mobile"], (1, 1)) for name in ("Street", "Tower")
)
CELLAR = Site("Jabba's Palace: Cellar", DARK, "test cellar", ["interior", "planet"], (1, 1))
RED_SHIP = Starfighter("Test Red Ship", LIGHT, "test red ship", "X-wing", maneuver=3, hyperspeed=4, unique=1,
                       text=[PermanentPilot(4, person="Luke")], **HULL)  # fmt: skip

BARON = Alien("Test Baron", DARK, "test baron", unique=1, personas=["Lando"], power=9, ability=9,
              **{name: fact for name, fact in BODY.items() if name != "power"})  # fmt: skip

PILOTS = [("BoShek", 3), ("Chall Bekan", 2), ("Bossk", 2), ("Fozec", 2), ("Gailid", 2), ("H'nemthe", 2),
          ("Palejo Reshad", 2), ("Garouf Lafoe", 1), ("7_167", 2), ("Harc Seff", 2),
          ("Harc Seff (V)", 2)]  # fmt: skip
DARK_ONES = ("Chall Bekan", "Bossk", "Fozec", "Gailid", "7_167")


@pytest.mark.ruling("chall-bekan.2", "bossk.1", "fozec.1", "gailid.2", "hnemthe.1", "palejo-reshad.1",
                    "garouf-lafoe.1", "boba-fett-special-edition.1", "boshek.1")  # fmt: skip
@pytest.mark.parametrize(("title", "more"), PILOTS)
def test_pilots_add_to_what_they_pilot(title, more):
    s = scene()
    calm = s.location("Calm")
    hull = "Raider" if title in DARK_ONES else "Fighter"
    ship = s.put(hull, at=calm)
    passenger = s.put(title, aboard=ship, as_="passenger")
    assert (s.power(ship), s.maneuver(ship)) == (0, 0)
    flier = s.put("Dark Flier" if title in DARK_ONES else "Light Flier", aboard=ship, as_="pilot")
    assert (s.power(ship), s.maneuver(ship)) == (3, 3)
    s.start(turn="dark", phase="deploy")
    s.happen("lose", passenger)
    s.put(title, aboard=ship, as_="pilot")
    assert (s.power(ship), s.maneuver(ship)) == (3 + more, 4 if title == "7_167" else 3)
    assert s.power(flier) == 1


# -- Han, Chall Bekan --------------------------------------------------------------------------------------------------


def test_han_the_alien_is_han():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Han", at=box)
    solo = s.hand("light", "Han Solo")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", solo, box)
    assert s.can("replace", solo)


@pytest.mark.ruling("chall-bekan.1")
def test_chall_bekan_calls_an_alien_who_is_not_unique():
    s = scene()
    box = s.location("Tatooine: Box")
    brute, fett, officer = s.pile("dark", "reserve", "Brute 1", "7_167", "Imperial 1")
    chief = s.hand("dark", "Chall Bekan")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", chief, box)
    assert not s.can("use", chief, fett)
    assert not s.can("use", chief, officer)
    s.do("use", chief, brute)
    assert s.zone(brute) == "hand"
    assert s.zone(officer) == "reserve"


@pytest.mark.ruling("chall-bekan.1")
def test_chall_bekan_calls_nobody_when_somebody_else_is_deployed():
    s = scene()
    box = s.location("Tatooine: Box")
    s.pile("dark", "reserve", "Brute 1")
    chief, other_ = s.put("Chall Bekan", at=box), s.hand("dark", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", other_, box)
    assert not s.can("use", chief)


@pytest.mark.ruling("chall-bekan.3")
def test_chall_bekan_makes_aliens_cheaper_at_tatooine_sites_nearby():
    s = scene()
    vault, box, last = (s.location(f"Tatooine: {name}") for name in ("Vault", "Box", "Lars' Moisture Farm"))
    yavin = s.location("Yavin 4: Box")
    brute, officer = s.hand("dark", "Brute 1", "Imperial 1")
    settler = s.hand("light", "Settler 1")
    chief = s.put("Chall Bekan", at=vault)
    assert [s.deploy_cost(brute, at=place) for place in (vault, box, last, yavin)] == [1, 1, 2, 2]
    assert (s.deploy_cost(officer, at=vault), s.deploy_cost(settler, at=vault)) == (2, 2)
    s.start(turn="dark", phase="deploy")
    s.happen("lose", chief)
    s.put("Chall Bekan", at=yavin)
    assert s.deploy_cost(brute, at=yavin) == 2


def test_a_site_of_jabbas_palace_is_a_tatooine_site():
    s = scene(CELLAR)
    cellar, box, system = s.location("Jabba's Palace: Cellar"), s.location("Tatooine: Box"), s.location("Tatooine")
    s.put("Chall Bekan", at=cellar)
    assert s.deploy_cost(s.hand("dark", "Brute 1"), at=cellar) == 1
    assert s.related(cellar, box) and s.related(system, cellar)
    assert not s.adjacent(cellar, box)


# -- Feltipern Trevagg -------------------------------------------------------------------------------------------------


def cost(s, side, place):
    """What beginning a battle there costs."""
    s.start(turn=side, phase="battle")
    return next(option.cost or 0 for option in s.game.decision.options
                if option.verb == "battle" and option.card == place)  # fmt: skip


@pytest.mark.ruling("feltipern-trevagg.1")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_trevagg_taxes_battles_by_the_icons_around_him(side):
    s = scene()
    cantina, box = s.location("Tatooine: Cantina"), s.location("Tatooine: Box")
    for place in (cantina, box):
        s.put("Rebel 1", at=place)
        s.put("Imperial 1", at=place)
    assert cost(s, side, cantina) == 1
    s.put("Feltipern Trevagg", at=cantina)
    assert (cost(s, side, cantina), cost(s, side, box)) == (4, 1)
    s.force(side, 3)
    assert not s.can("battle", cantina)


@pytest.mark.ruling("feltipern-trevagg.1")
@pytest.mark.parametrize("droid", ["Light Droid", "Dark Droid"])
def test_a_droid_keeps_trevagg_from_it(droid):
    s = scene()
    cantina = s.location("Tatooine: Cantina")
    for title in ("Rebel 1", "Feltipern Trevagg", droid):
        s.put(title, at=cantina)
    assert cost(s, "dark", cantina) == 1


@pytest.mark.ruling("feltipern-trevagg.2")
def test_without_icons_around_trevagg_battles_are_free():
    s = scene()
    pit = s.location("Death Star: Trash Compactor")
    s.put("Rebel 1", at=pit)
    s.put("Feltipern Trevagg", at=pit)
    assert cost(s, "dark", pit) == 0


@pytest.mark.ruling("feltipern-trevagg.2")
@pytest.mark.parametrize(("vehicle", "asked"), [("Tank", 0), ("Barge", 2)])
def test_trevagg_inside_a_vehicle_has_no_icons_around_him(vehicle, asked):
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Rebel 1", at=box)
    s.put("Imperial 1", at=box)
    s.put("Feltipern Trevagg", aboard=s.put(vehicle, at=box), as_="passenger")
    assert cost(s, "light", box) == asked


@pytest.mark.ruling("feltipern-trevagg.2")
def test_a_droid_outside_is_not_present_with_trevagg_inside():
    s = scene()
    box = s.location("Tatooine: Box")
    for title in ("Rebel 1", "Imperial 1", "Light Droid"):
        s.put(title, at=box)
    s.put("Feltipern Trevagg", aboard=s.put("Tank", at=box), as_="passenger")
    assert cost(s, "light", box) == 0


@pytest.mark.ruling("feltipern-trevagg.3")
def test_nothing_else_changes_what_trevagg_asks_for():
    s = scene()
    cantina, box = s.location("Tatooine: Cantina"), s.location("Tatooine: Box")
    s.put("Wars Not Make One Great", on=box)
    for place in (cantina, box):
        s.put("Rebel 1", at=place)
        s.put("Imperial 1", at=place)
    assert (cost(s, "light", cantina), cost(s, "light", box)) == (2, 2)
    s.put("Feltipern Trevagg", at=cantina)
    assert (cost(s, "light", cantina), cost(s, "light", box)) == (4, 2)
    assert (cost(s, "dark", cantina), cost(s, "dark", box)) == (4, 2)
    s.put("Battle Order", on="table")
    assert (cost(s, "dark", cantina), cost(s, "dark", box)) == (4, 1)


# -- M'iiyoom Onith ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("miiyoom-onith.1", "miiyoom-onith.2", "miiyoom-onith.3", "miiyoom-onith.4", "miiyoom-onith.5",
                    "miiyoom-onith.6")  # fmt: skip
def test_onith_shows_a_hand_and_its_lone_men_are_lost():
    s = scene(LONER, HERO, HEROINE, RED_SHIP)
    onith = s.put("M'iiyoom Onith", at=s.location("Tatooine: Box"))
    hand = s.hand("light", "Test Loner", "Test Hero", "Test Heroine", "Rebel 1", "Settler 1", "Artoo", "Light Banner",
                  "Test Red Ship")  # fmt: skip
    s.force("dark", 8)
    s.start(turn="dark", phase="control")
    s.do("use", onith)
    assert [s.zone(card) for card in hand] == ["lost", "lost"] + ["hand"] * 6
    assert s.count("dark", "force") == 0
    shown = [event for event in s.game.events("dark") if event.kind == "revealed"]
    assert len(shown[0].text.args["cards"]) == 8
    s.force("dark", 8)
    assert not s.can("use", onith)


@pytest.mark.ruling("miiyoom-onith.1")
@pytest.mark.parametrize(("turn", "phase", "force"), [("dark", "control", 1), ("dark", "deploy", 9),
                                                      ("light", "control", 9)])  # fmt: skip
def test_onith_needs_a_force_for_each_card_and_her_own_control_phase(turn, phase, force):
    s = scene(HERO)
    onith = s.put("M'iiyoom Onith", at=s.location("Tatooine: Box"))
    s.hand("light", "Test Hero", "Rebel 1")
    s.force("dark", force)
    s.start(turn=turn, phase=phase)
    assert not s.can("use", onith)


# -- Myo ---------------------------------------------------------------------------------------------------------------


def test_myo_is_stronger_beside_a_bounty_hunter():
    s = scene(HUNTER)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    myo = s.put("Myo", at=box)
    s.put("Test Hunter", at=vault)
    s.put("Brute 1", at=box)
    assert s.power(myo) == 3
    s.put("Test Hunter", at=box)
    assert s.power(myo) == 4


def test_myo_is_no_stronger_out_of_sight():
    s = scene(HUNTER)
    box = s.location("Tatooine: Box")
    tank = s.put("Tank", at=box)
    inside = s.put("Test Hunter", aboard=tank, as_="passenger")
    myo = s.put("Myo", at=box)
    assert s.power(myo) == 3
    s.start(turn="dark", phase="deploy")
    s.happen("lose", inside)
    s.happen("lose", myo)
    hidden = s.put("Myo", aboard=tank, as_="passenger")
    s.put("Test Hunter", at=box)
    assert s.power(hidden) == 3


@pytest.mark.ruling("myo.1")
def test_myo_grows_again_after_a_battle():
    s = scene()
    box = s.location("Tatooine: Box")
    myo = s.put("Myo", at=box)
    for _ in range(4):
        s.put("Rebel 3", at=box)
    fight(s, box, "light")
    s.until(verb="forfeit")
    s.do("forfeit", myo)
    assert s.zone(myo) == "used"
    assert s.battle is None or not s.can("forfeit", myo)


@pytest.mark.ruling("myo.1")
def test_myo_lost_in_a_battle_grows_again():
    s = scene()
    box = s.location("Tatooine: Box")
    myo = s.put("Myo", at=box)
    s.put("Rebel 3", at=box)
    fight(s, box, "light")
    s.happen("lose", myo)
    assert s.zone(myo) == "used"


@pytest.mark.ruling("myo.2")
def test_myo_lost_elsewhere_is_lost():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    myo = s.put("Myo", at=box)
    s.put("Rebel 3", at=vault)
    s.put("Imperial 1", at=vault)
    fight(s, vault, "light")
    s.happen("lose", myo)
    assert s.zone(myo) == "lost"


@pytest.mark.ruling("myo.2")
@pytest.mark.parametrize("pile", ["hand", "reserve"])
def test_myo_paid_as_battle_damage_from_elsewhere_is_lost(pile):
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Imperial 1", at=box)
    for _ in range(3):
        s.put("Rebel 1", at=box)
    (myo,) = s.pile("dark", pile, "Myo")
    fight(s, box, "light")
    s.until(verb="lose")
    s.do("lose", *([myo] if pile == "hand" else []), pile=pile)
    assert s.zone(myo) == "lost"


# -- Arcona, Garouf Lafoe ----------------------------------------------------------------------------------------------


def test_arcona_likes_the_night():
    s = scene()
    system, box, yavin = s.location("Tatooine"), s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    here, there = s.put("Arcona", at=box), s.put("Arcona", at=yavin)
    assert s.power(here) == 1
    s.put("Sunsdown & Too Cold For Speeders", on=system)
    assert (s.power(here), s.power(there)) == (2, 1)


@pytest.mark.ruling("movement-react.3")
def test_arcona_runs_from_a_battle_but_not_from_a_drain():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    arcona = s.put("Arcona", at=box)
    s.put("Rebel 1", at=box)
    s.put("Imperial 4", at=box)
    fight(s, box, "dark")
    s.do("react", arcona, vault)
    assert s.at(arcona) == vault


@pytest.mark.ruling("movement-react.3")
def test_arcona_stays_where_its_opponent_drains():
    s = scene()
    box = s.location("Tatooine: Box")
    s.location("Tatooine: Vault")
    arcona, vader = s.put("Arcona", at=box), s.put("Darth Vader", at=box)
    s.put("I Find Your Lack Of Faith Disturbing", on=vader)
    s.start(turn="dark", phase="control")
    s.do("drain", box)
    assert not s.can("react", arcona)


@pytest.mark.ruling("garouf-lafoe.2", "garouf-lafoe.3")
def test_garouf_helps_at_home_and_hinders_in_the_snow():
    s = scene(SNOW)
    for title, mine, rival in (("Tatooine: Box", 6, 5), ("Hoth: Prairie (3rd Marker)", 5, 4), ("Kessel: Box", 5, 5)):
        place = s.location(title)
        friend, enemy = s.put("Rebel 1", at=place), s.put("Imperial 1", at=place)
        skiff = s.put("Skiff", at=place)
        garouf = s.put("Garouf Lafoe", at=place)
        assert (s.forfeit(friend), s.forfeit(enemy), s.forfeit(skiff)) == (mine, rival, 6)
        s.start(turn="dark", phase="deploy")
        s.happen("lose", garouf)


@pytest.mark.ruling("garouf-lafoe.2", "garouf-lafoe.3")
def test_garouf_does_nothing_for_those_next_door():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Garouf Lafoe", at=box)
    assert s.forfeit(s.put("Rebel 1", at=vault)) == 5


@pytest.mark.ruling("garouf-lafoe.4")
def test_a_tax_collector_silences_garouf():
    s = scene(COLLECTOR)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    friend, garouf = s.put("Rebel 1", at=box), s.put("Garouf Lafoe", at=box)
    s.put("Test Collector", at=vault)
    assert (s.forfeit(friend), s.forfeit(garouf)) == (6, 3)
    s.put("Test Collector", at=box)
    assert (s.forfeit(friend), s.forfeit(garouf)) == (5, 2)


# -- Bossk -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("bossk.2")
@pytest.mark.parametrize(("ship", "seat", "allowed"), [("Hound's Tooth", "pilot", 1), ("Hound's Tooth", "passenger", 0),
                                                       ("Raider", "pilot", 0)])  # fmt: skip
def test_bossk_draws_in_the_hounds_tooth(ship, seat, allowed):
    s = scene()
    calm = s.location("Calm")
    s.put("Bossk", aboard=s.put(ship, at=calm), as_=seat)
    s.put("Dark Flier", aboard=s.put("Raider", at=calm), as_="pilot")
    s.put("Brute 1", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    s.put("Rebel 1", aboard=crewed(s, "Fighter", at=calm), as_="passenger")
    fight(s, calm, "dark")
    assert draws(s, "dark") == allowed


def attrition_against_light(s, place, destiny):
    """Fight a battle there that the Dark Side draws this card in (None: it draws none)."""
    if destiny:
        s.pile("dark", "reserve", destiny)
    fight(s, place, "dark")
    while s.battle.segment != "damage":
        wanted = [n for n, option in enumerate(s.decision.options) if option.verb == "draw-destiny" and destiny]
        s.game.choose(wanted[0]) if wanted else s.pass_()
    return s.battle.attrition("light")


@pytest.mark.ruling("bossk.3", "bossk.5", "bossk.6")
@pytest.mark.parametrize(("where", "destiny", "attrition"), [
    ("same", "Imperial 1", 2), ("same", "Tatooine: Box", 1), ("same", None, 0),
    ("next door", "Imperial 1", 1)])  # fmt: skip
def test_bossk_adds_to_attrition_where_there_is_some(where, destiny, attrition):
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Bossk", at=box if where == "same" else vault)
    s.put("Imperial 4", at=box)
    for _ in range(9):
        s.put("Rebel 1", at=box)
    assert attrition_against_light(s, box, destiny) == attrition


@pytest.mark.ruling("bossk.3")
def test_bossk_adds_nothing_to_attrition_in_space():
    s = scene()
    calm = s.location("Calm")
    s.put("Bossk", aboard=crewed(s, "Dreadnaught", at=calm), as_="passenger")
    s.put("Imperial 6", aboard=crewed(s, "Dreadnaught", at=calm), as_="pilot")
    for _ in range(3):
        s.put("Rebel 1", aboard=crewed(s, "Cruiser", at=calm), as_="pilot")
    assert attrition_against_light(s, calm, "Imperial 1") == 1


@pytest.mark.ruling("bossk.4")
def test_bossk_leaves_chewie_nothing_to_forfeit():
    s = scene(COPILOT)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    chewie, rebel = s.put("Test Wookiee", at=box), s.put("Rebel 1", at=box)
    tank = s.put("Tank", at=box)
    hidden = s.put("Bossk", aboard=tank, as_="passenger")
    assert s.forfeit(chewie) == 5
    s.start(turn="dark", phase="deploy")
    s.happen("lose", hidden)
    s.put("Bossk", at=vault)
    assert s.forfeit(chewie) == 5
    s.put("Bossk", at=box)
    assert (s.forfeit(chewie), s.forfeit(rebel)) == (0, 5)


# -- Cloud City --------------------------------------------------------------------------------------------------------


def test_lando_is_at_home_in_cloud_city():
    s = scene(STREET, TOWER)
    street, tower, box = s.location("Cloud City: Street"), s.location("Cloud City: Tower"), s.location("Tatooine: Box")
    lando = s.put("Lando Calrissian", at=box, side="light")
    assert s.power(lando) == 2
    s.put("Rebel 1", at=street)
    s.put("Rebel 1", at=tower)
    assert s.power(lando) == 4
    s.put("Imperial 1", at=tower)
    assert s.power(lando) == 3


@pytest.mark.parametrize(("ship", "power"), [("Millennium Falcon", 6), ("Fighter", 5)])
def test_lando_flies_the_falcon_best(ship, power):
    s = scene()
    hull = s.put(ship, at=s.location("Calm"))
    s.put("Lando Calrissian", aboard=hull, as_="pilot", side="light")
    assert s.power(hull) == power


def test_dark_lando_deploys_in_cloud_city():
    s = scene(STREET)
    street, box = s.location("Cloud City: Street"), s.location("Tatooine: Box")
    (baron,) = s.pile("dark", "hand", "Lando Calrissian")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", baron, box)
    s.do("deploy", baron, street)
    assert s.at(baron) == street


@pytest.mark.ruling("persona-replacement-rule.2")
@pytest.mark.parametrize(("where", "won"), [("site", True), ("inside", False), ("ship", False)])
def test_dark_lando_is_won_over_where_he_is_seen(where, won):
    s = scene(STREET)
    street, calm = s.location("Cloud City: Street"), s.location("Calm")
    if where == "site":
        baron = s.put("Lando Calrissian", at=street, side="dark")
    else:
        hull = s.put("Tank", at=street) if where == "inside" else crewed(s, "Dreadnaught", at=calm)
        baron = s.put("Lando Calrissian", aboard=hull, as_="passenger", side="dark")
    (lando,) = s.pile("light", "hand", "Lando Calrissian")
    s.start(turn="light", phase="deploy")
    assert s.can("replace", lando, baron) == won


@pytest.mark.parametrize("title", ["Test Baron", "Han"])
def test_dark_lando_is_won_over_by_light_side_landos_only(title):
    s = scene(STREET, BARON)
    baron = s.put("Lando Calrissian", at=s.location("Cloud City: Street"), side="dark")
    (other_,) = s.pile("light", "hand", title)
    s.start(turn="light", phase="deploy")
    assert not s.can("replace", other_, baron)


def test_an_ugnaught_trades_a_card_for_a_tool():
    s = scene()
    worker = s.put("Ugnaught", at=s.location("Tatooine: Box"))
    stick, belt, man = s.pile("dark", "lost", "Dark Stick", "Comlink", "Imperial 1")
    s.start(turn="dark", phase="control")
    assert not s.can("use", worker)
    (spare,) = s.hand("dark", "Imperial 2")
    assert not s.can("use", worker, spare, man)
    assert s.can("use", worker, spare, belt)
    s.do("use", worker, spare, stick)
    assert (s.zone(spare), s.zone(stick)) == ("lost", "hand")
    s.until(phase="deploy")
    assert not s.can("use", worker)


# -- Mosep -------------------------------------------------------------------------------------------------------------


def drained_near(mosep, by="dark", deck=5):
    """A drain of 2 at the Cantina, with Mosep at a site of Tatooine: the Vault and the Cantina are neighbours."""
    s = scene(force=2)
    sites = {name: s.location(f"Tatooine: {name}") for name in ("Vault", "Cantina", "Lars' Moisture Farm")}
    s.put("Mosep", at=sites[mosep])
    s.put("Imperial 2" if by == "dark" else "Rebel 2", at=sites["Cantina"])
    loser, man = ("light", "Rebel 1") if by == "dark" else ("dark", "Imperial 1")
    s.hand(loser, man)
    s.life_force(loser, deck + 2)
    s.force(loser, 2)
    s.start(turn=by, phase="control")
    s.do("drain", sites["Cantina"])
    return s


@pytest.mark.ruling("mosep.1")
@pytest.mark.parametrize("own", ["Vault", "Cantina"])
def test_mosep_takes_drains_from_the_reserve_deck(own):
    s = drained_near(own)
    s.until(phase="deploy")
    assert (s.count("light", "lost"), s.count("light", "reserve"), s.count("light", "force")) == (2, 3, 2)


@pytest.mark.ruling("mosep.1")
@pytest.mark.parametrize(("own", "by"), [("Lars' Moisture Farm", "dark"), ("Vault", "light")])
def test_mosep_does_not_reach_further_nor_bind_his_own_side(own, by):
    s = drained_near(own, by)
    s.until(verb="lose")
    assert s.can("lose", pile="force") and s.can("lose", pile="reserve")


@pytest.mark.ruling("mosep.2")
def test_what_the_reserve_deck_cannot_cover_comes_from_elsewhere():
    s = drained_near("Cantina", deck=1)
    assert (s.count("light", "lost"), s.count("light", "reserve")) == (1, 0)
    assert s.can("lose", pile="hand") and s.can("lose", pile="force")


@pytest.mark.ruling("mosep.1")
def test_mosep_has_no_say_in_battle_damage():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Mosep", at=box)
    s.put("Rebel 1", at=box)
    for _ in range(3):
        s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    s.until(verb="lose")
    assert s.can("lose", pile="force")
