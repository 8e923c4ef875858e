"""Aliens of Jabba's Palace, Special Edition and Endor."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, crewed, fight, scene

SINGER = Alien("Test Singer", LIGHT, "test singer", ability=1, traits=["musician"], **BODY)
ROGUE = Alien("Test Rogue", LIGHT, "test rogue", ability=1, traits=["smuggler"], **BODY)
EWOK_, HERMIT = (
    Alien(f"Test {title}", LIGHT, f"test {title}", ability=1, unique=unique, traits=["Ewok"], **BODY)
    for title, unique in (("Ewok", 0), ("Hermit", 1))
)
SPACER = Rebel("Test Spacer", "test spacer", ability=1, traits=["Corellian"], **BODY)
OFFICER = Imperial("Test Officer", "test officer", ability=1, traits=["female"], **BODY)
GLADE = Site("Endor: Glade", LIGHT, "test glade", ["exterior", "planet"], (2, 1))
SWAMP = Site("Naboo: Swamp", LIGHT, "test swamp", ["exterior", "planet"], (1, 1))
POND = Site("Naboo: Pond", LIGHT, "test pond", ["exterior", "planet"], (1, 1))
KITCHEN = Site("Jabba's Palace: Kitchen", DARK, "test kitchen", ["interior", "planet"], (1, 1))
CELLAR = Site("Jabba's Palace: Cellar", DARK, "test cellar", ["interior", "planet"], (1, 1))
MOON = System("Barren Moon", LIGHT, "test moon", ["planet"], (1, 0), parsec=3)
ROCK = System("Dark Rock", DARK, "test rock", ["planet"], (0, 1), parsec=3)
PRIZE = Effect("Test Prize", LIGHT, "test prize", "immediate", destiny=1, text=[DeployOnTable()])


# -- Jabba's Palace ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("gailid.1")
def test_gailid_comes_to_mosep_for_free():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    (gailid,) = s.hand("dark", "Gailid")
    s.put("Mosep", at=box)
    assert (s.deploy_cost(gailid, at=box), s.deploy_cost(gailid, at=vault)) == (0, 3)


@pytest.mark.ruling("gailid.3")
def test_gailid_in_the_audience_chamber_adds_to_drains_in_the_palace():
    s = scene(CELLAR)
    chamber, cellar, box = (
        s.location("Jabba's Palace: Audience Chamber", "dark"), s.location("Jabba's Palace: Cellar"),
        s.location("Tatooine: Box"),
    )  # fmt: skip
    s.put("Gailid", at=cellar)
    assert [s.drain_amount("dark", place) for place in (chamber, cellar, box)] == [1, 1, 1]
    s.put("Gailid", at=chamber)
    assert [s.drain_amount("dark", place) for place in (chamber, cellar, box)] == [2, 2, 1]
    assert s.drain_amount("light", cellar) == 1


@pytest.mark.ruling("hnemthe.2")
def test_hnemthe_makes_men_of_the_empire_dear():
    s = scene(OFFICER)
    vault, box, farm = (s.location(f"Tatooine: {name}") for name in ("Vault", "Box", "Lars' Moisture Farm"))
    man, woman, alien = s.hand("dark", "Imperial 1", "Test Officer", "Brute 1")
    s.put("H'nemthe", at=vault)
    s.put("H'nemthe", at=vault)
    assert [s.deploy_cost(man, at=place) for place in (vault, box, farm)] == [4, 4, 2]
    assert (s.deploy_cost(woman, at=vault), s.deploy_cost(alien, at=vault)) == (2, 2)


@pytest.mark.ruling("hnemthe.2")
def test_hnemthe_adds_nothing_for_an_imperial_who_is_free():
    freely = [DeployOnTable(), DeployFor(FREE, of=IMPERIAL)]
    charity = Effect("Test Charity", DARK, "test charity", destiny=1, text=freely)
    s = scene(charity)
    vault = s.location("Tatooine: Vault")
    man = s.hand("dark", "Imperial 1")
    s.put("H'nemthe", at=vault)
    assert s.deploy_cost(man, at=vault) == 4
    s.put("Test Charity", on="table")
    assert s.deploy_cost(man, at=vault) == 0


@pytest.mark.ruling("hnemthe.2")
def test_hnemthe_leaves_space_alone():
    s = scene()
    calm = s.location("Calm")
    s.put("H'nemthe", aboard=s.put("Fighter", at=calm), as_="pilot")
    ship = crewed(s, "Dreadnaught", at=calm)
    assert s.deploy_cost(s.hand("dark", "Imperial 1")[0], at=ship) == 2


@pytest.mark.ruling("palejo-reshad.2", "palejo-reshad.3", "palejo-reshad.4")
def test_palejo_in_the_audience_chamber_cheers_corellians():
    s = scene(SPACER)
    chamber, box = s.location("Jabba's Palace: Audience Chamber", "dark"), s.location("Tatooine: Box")
    s.location("Corellia")
    han, spacer, rebel = s.put("Han", at=box), s.put("Test Spacer", at=box), s.put("Rebel 1", at=box)
    rival = s.put("DS-61-3", at=box)
    away = s.put("Palejo Reshad", at=box)
    before = s.generation("light")
    assert (s.power(han), s.forfeit(han), s.power(spacer), s.forfeit(spacer)) == (2, 3, 1, 5)
    s.start(turn="dark", phase="deploy")
    s.happen("lose", away)
    palejo = s.put("Palejo Reshad", at=chamber)
    assert (s.power(han), s.forfeit(han), s.power(spacer), s.forfeit(spacer)) == (3, 4, 3, 7)
    assert (s.power(palejo), s.forfeit(palejo)) == (2, 3)
    assert (s.power(rebel), s.power(rival)) == (1, 3)
    assert s.generation("light") == before + 2


@pytest.mark.ruling("fozec.2")
@pytest.mark.parametrize(("own", "rival", "returns"), [
    ("Cellar", "", False), ("Kitchen", "", True), ("Cellar", "Settler 1", True), ("", "", True)])  # fmt: skip
def test_fozec_lets_nobody_ask_imperials_for_a_password(own, rival, returns):
    s = scene(CELLAR, KITCHEN)
    sites = {name: s.location(f"Jabba's Palace: {name}") for name in ("Cellar", "Kitchen")}
    if own:
        s.put("Fozec", at=sites[own])
    if rival:
        s.put(rival, at=sites["Cellar"])
    (question,), (man,) = s.hand("light", "Ke Chu Ke Kukuta?"), s.hand("dark", "Imperial 1")
    s.start(turn="dark", phase="deploy")
    s.do("deploy", man, sites["Cellar"])
    assert s.can("play", question) == returns


# -- Special Edition, Endor --------------------------------------------------------------------------------------------


def test_harc_seff_likes_swamps():
    s = scene(SWAMP, POND)
    assert s.power(s.put("Harc Seff", at=s.location("Naboo: Swamp"))) == 3
    assert s.power(s.put("Harc Seff", at=s.location("Naboo: Pond"))) == 2


@pytest.mark.parametrize(("own", "drained", "helps"), [
    ("Vault", "Box", True), ("Box", "Lars' Moisture Farm", True), ("Vault", "Lars' Moisture Farm", False),
    ("Obi-Wan's Hut", "Lars' Moisture Farm", False)])  # fmt: skip
def test_harc_seff_pays_for_drains_next_door(own, drained, helps):
    """The Vault, the Box and Lars' farm stand in a row; Obi-Wan's hut is no battleground."""
    s = scene()
    names = ("Vault", "Box", "Lars' Moisture Farm", "Obi-Wan's Hut")
    sites = {name: s.location(f"Tatooine: {name}") for name in names}
    harc, place = s.put("Harc Seff", at=sites[own]), sites[drained]
    s.put("Imperial 2", at=place)
    s.start(turn="dark", phase="control")
    s.do("drain", place)
    assert s.can("use", harc, amount=1) == helps


def test_harc_seff_reduces_the_loss_by_what_is_paid():
    s = scene()
    vault, box = s.location("Tatooine: Vault"), s.location("Tatooine: Cantina")
    harc = s.put("Harc Seff", at=vault)
    s.put("Imperial 2", at=box)
    s.force("light", 2)
    s.start(turn="dark", phase="control")
    s.do("drain", box)
    assert not s.can("use", harc, amount=3)
    s.do("use", harc, amount=1)
    assert s.count("light", "force") == 1
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 1 and not s.can("lose", pile="reserve")


def test_harc_seff_pays_for_nothing_but_drains():
    s = scene()
    vault, box = s.location("Tatooine: Vault"), s.location("Tatooine: Box")
    harc = s.put("Harc Seff", at=vault)
    s.put("Rebel 1", at=box)
    for _ in range(3):
        s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    assert not s.can("use", harc)


@pytest.mark.ruling("harc-seff-v.1")
def test_harc_seff_of_the_virtual_set_wears_armor():
    s = scene()
    harc = s.put("Harc Seff (V)", at=s.location("Tatooine: Box"))
    assert (s.armor(harc), s.defense(harc)) == (3, 3)


def test_harc_seff_of_the_virtual_set_lives_off_quiet_places_of_the_opponent():
    s = scene(MOON, ROCK, PRIZE)
    s.location("Barren Moon")
    harc = s.put("Harc Seff (V)", at=s.location("Tatooine: Box"))
    before = s.generation("light")
    s.location("Dark Rock")
    assert s.generation("light") == before + 1
    s.location("Tatooine: Mos Eisley", side="dark")
    assert s.generation("light") == before + 2
    prize, banner = s.pile("light", "reserve", "Test Prize", "Light Banner")
    s.start(turn="dark", phase="move")
    s.until(player="light")
    assert not s.can("use", harc, banner)
    s.do("use", harc, prize)
    assert s.zone(prize) == "hand"
    assert not s.can("use", harc)


def test_neb_dulo_plays_better_in_company():
    s = scene(SINGER)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    neb = s.put("Neb Dulo", at=box)
    s.put("Test Singer", at=vault)
    assert s.power(neb) == 2
    s.put("Test Singer", at=box)
    assert s.power(neb) == 5
    s.start(turn="dark", phase="deploy")
    s.happen("lose", neb)
    inside = s.put("Neb Dulo", aboard=s.put("Crawler", at=box), as_="passenger")
    assert s.power(inside) == 2


@pytest.mark.parametrize("stays", [True, False])
def test_neb_dulo_drives_the_untalented_away(stays):
    s = scene(SINGER)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    neb = s.put("Neb Dulo", at=box)
    for _ in range(2):
        s.put("Test Singer", at=box)
    weak, strong = s.put("Imperial 1", at=box), s.put("Imperial 2", at=box)
    friend, absent = s.put("Settler 1", at=box), s.put("Imperial 1", at=vault)
    fight(s, box, "dark")
    for card in (strong, friend, absent):
        assert not s.can("use", neb, card)
    s.do("use", neb, weak)
    s.do("no") if stays else s.do("yes")
    assert (s.zone(weak) == "lost") == stays
    assert stays or s.at(weak) == vault


def test_neb_dulo_out_of_sight_drives_nobody_away():
    s = scene(SINGER)
    box = s.location("Tatooine: Box")
    s.location("Tatooine: Vault")
    neb = s.put("Neb Dulo", aboard=s.put("Crawler", at=box), as_="passenger")
    for _ in range(2):
        s.put("Test Singer", at=box)
    s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    assert not s.can("use", neb)


@pytest.mark.ruling("chief-chirpa.1")
def test_chief_chirpa_is_an_ewok():
    s = scene(GLADE)
    glade = s.location("Endor: Glade")
    chirpa, (bow,) = s.put("Chief Chirpa", at=glade), s.hand("light", "Ewok Bow")
    settler = s.put("Settler 1", at=glade)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", bow, chirpa)
    assert not s.can("deploy", bow, settler)


def test_chief_chirpa_grows_with_the_forest():
    s = scene(GLADE)
    glade, box = s.location("Endor: Glade"), s.location("Tatooine: Box")
    chirpa = s.put("Chief Chirpa", at=glade)
    assert (s.power(chirpa), s.forfeit(chirpa)) == (2, 4)
    s.start(turn="dark", phase="deploy")
    s.happen("lose", chirpa)
    away = s.put("Chief Chirpa", at=box)
    assert (s.power(away), s.forfeit(away)) == (0, 2)
    (held,) = s.hand("light", "Chief Chirpa")
    s.happen("lose", away)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", held, glade)
    assert not s.can("deploy", held, box)


def test_chief_chirpa_calls_an_ewok_a_turn():
    s = scene(GLADE, EWOK_, HERMIT)
    glade = s.location("Endor: Glade")
    s.location("Tatooine: Box")
    chirpa = s.put("Chief Chirpa", at=glade)
    ewok, again, hermit, settler = s.pile("light", "reserve", "Test Ewok", "Test Ewok", "Test Hermit", "Settler 1")
    s.start(turn="light", phase="control")
    assert not s.can("use", chirpa)
    s.until(phase="deploy")
    assert not s.can("use", chirpa, hermit)
    assert not s.can("use", chirpa, settler)
    s.do("use", chirpa, ewok)
    assert s.at(ewok) == glade
    assert not s.can("use", chirpa, again)


def test_chief_chirpa_away_from_endor_calls_nobody():
    s = scene(GLADE, EWOK_)
    s.location("Endor: Glade")
    chirpa = s.put("Chief Chirpa", at=s.location("Tatooine: Box"))
    (ewok,) = s.pile("light", "reserve", "Test Ewok")
    s.start(turn="light", phase="deploy")
    assert not s.can("use", chirpa, ewok)


# -- Boba Fett ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("boba-fett-special-edition.2")
@pytest.mark.parametrize(("prey", "force", "comes"), [("Test Rogue", 4, True), ("Test Rogue", 3, False),
                                                      ("Settler 1", 9, False)])  # fmt: skip
def test_boba_fett_comes_for_a_smuggler(prey, force, comes):
    s = scene(ROGUE)
    box = s.location("Tatooine: Box")
    s.put(prey, at=box)
    s.put("Imperial 1", at=box)
    (fett,) = s.hand("dark", "7_167")
    s.force("dark", force)
    fight(s, box, "light")
    assert s.can("react", fett, box) == comes


@pytest.mark.ruling("boba-fett-special-edition.2")
def test_boba_fett_is_cheaper_only_as_a_react():
    s = scene(ROGUE)
    box = s.location("Tatooine: Box")
    s.put("Test Rogue", at=box)
    (fett,) = s.hand("dark", "7_167")
    s.start(turn="dark", phase="deploy")
    assert s.deploy_cost(fett, at=box) == 5


@pytest.mark.ruling("boba-fett-special-edition.2")
def test_boba_fett_called_by_comlink_pays_the_full_price():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Settler 1", at=box)
    s.put("Comlink", on=s.put("Imperial 1", at=box), side="dark")
    (fett,) = s.hand("dark", "7_167")
    s.force("dark", 4)
    fight(s, box, "light")
    assert not s.can("react", fett, box)


@pytest.mark.ruling("boba-fett-special-edition.3")
@pytest.mark.parametrize(("shooter", "forfeit"), [("7_167", 0), ("Dark Guard", 5)])
def test_whom_boba_fett_hits_is_worth_nothing(shooter, forfeit):
    s = scene()
    box = s.location("Tatooine: Box")
    if shooter != "7_167":
        s.put("7_167", at=box)
    gun = s.put("Blaster Rifle", on=s.put(shooter, at=box), side="dark")
    target = s.put("Rebel 1", at=box)
    s.pile("dark", "reserve", "Garindan")
    fight(s, box, "dark")
    s.do("fire", gun, target)
    assert s.hit(target) and s.forfeit(target) == forfeit
    s.put("Garouf Lafoe", at=box)
    assert s.forfeit(target) == (forfeit + 1 if forfeit else 0)


@pytest.mark.ruling("boba-fett-special-edition.3")
def test_a_vehicle_that_boba_fett_hits_keeps_its_value():
    s = scene()
    box = s.location("Tatooine: Box")
    gun = s.put("Blaster Rifle", on=s.put("7_167", at=box), side="dark")
    skiff = crewed(s, "Skiff", at=box)
    s.put("Rebel 1", at=box)
    s.pile("dark", "reserve", "Garindan")
    fight(s, box, "dark")
    s.do("fire", gun, skiff)
    assert s.hit(skiff) and s.forfeit(skiff) == 6


@pytest.mark.ruling("boba-fett-special-edition.4")
def test_boba_fett_flies_over_three_sites():
    s = scene()
    sites = [s.location(f"Tatooine: {name}") for name in ("Box", "Lars' Moisture Farm", "Obi-Wan's Hut", "Dune Sea",
                                                          "Jundland Wastes")]  # fmt: skip
    fett, brute = s.put("7_167", at=sites[0]), s.put("Brute 1", at=sites[0])
    s.start(turn="dark", phase="move")
    assert s.landspeed(fett) == 3
    assert s.can("walk", fett, sites[3])
    assert not s.can("walk", fett, sites[4])
    assert not s.can("walk", brute, sites[2])


@pytest.mark.ruling("boba-fett-special-edition.5")
def test_boba_fett_shrugs_off_little_attrition():
    s = scene()
    fett = s.put("7_167", at=s.location("Tatooine: Box"))
    s.start()
    assert immunity(s.game.engine, fett.id) == 3


# -- Beedo -------------------------------------------------------------------------------------------------------------

RODIAN, RODIANESS, RIVAL = (
    Alien(f"Test {title}", side, f"test {title}", ability=1, traits=["Rodian", *more], **BODY)
    for title, side, more in (("Rodian", DARK, ()), ("Rodianess", DARK, ("female",)), ("Rival", LIGHT, ()))
)


def beedo_comes(*there, force=12):
    """Beedo in hand, some people at a site."""
    s = scene(RODIAN, RODIANESS, RIVAL, force=force)
    box = s.location("Tatooine: Box")
    people = [s.put(title, at=box) for title in there]
    (beedo,) = s.hand("dark", "Beedo")
    s.start(turn="dark", phase="deploy")
    return s, box, beedo, people


@pytest.mark.ruling("beedo.1")
def test_beedo_takes_the_place_of_a_rodian():
    s, box, beedo, (rodian,) = beedo_comes("Test Rodian", force=0)
    s.do("deploy", beedo, box)
    assert (s.at(beedo), s.zone(rodian)) == (box, "used")


@pytest.mark.ruling("beedo.1", "beedo.2")
def test_beedo_may_pay_three_force_although_a_rodian_is_there():
    s, box, beedo, (rodian,) = beedo_comes("Test Rodian", force=3)
    s.do("deploy", beedo, box, mode=1)
    assert s.zone(rodian) == "used" and s.count("dark", "force") == 3
    s, box, beedo, (rodian,) = beedo_comes("Test Rodian", force=3)
    s.do("deploy", beedo)
    s.decide(lambda option: option.card == box and not option.mode)
    assert s.on_table(rodian) and s.on_table(beedo) and s.count("dark", "force") == 0


@pytest.mark.ruling("beedo.1", "beedo.2")
@pytest.mark.parametrize("other_", ["Test Rodianess", "Test Rival", "Brute 1"])
def test_beedo_replaces_nobody_but_your_rodian_men(other_):
    s, box, beedo, _ = beedo_comes(other_, force=2)
    assert not s.can("deploy", beedo, box)
    s.force("dark", 3)
    s.do("deploy", beedo, box)
    assert s.count("dark", "force") == 0


@pytest.mark.ruling("beedo.1")
def test_beedo_replaces_a_rodian_where_that_one_is():
    s, _, beedo, _ = beedo_comes("Test Rodian", force=0)
    vault = s.location("Tatooine: Vault")
    assert not s.can("deploy", beedo, vault)


@pytest.mark.ruling("beedo.3")
@pytest.mark.parametrize(("title", "more"), [("Jabba's Palace: Audience Chamber", 2), ("Jabba's Palace: Cellar", 0)])
def test_beedo_at_court_makes_rodians_stronger(title, more):
    s = scene(RODIAN, RIVAL, CELLAR)
    box = s.location("Tatooine: Box")
    s.put("Brute 1", at=s.location("Jabba's Palace: Audience Chamber"))
    beedo = s.put("Beedo", at=s.location(title))
    rodian, rival, brute = (s.put(name, at=box) for name in ("Test Rodian", "Test Rival", "Brute 1"))
    assert (s.power(beedo), s.power(rodian), s.power(rival), s.power(brute)) == (2 + more, 1 + more, 1, 1)


# -- Shasa Tiel --------------------------------------------------------------------------------------------------------


def test_shasa_tiel_likes_swamps():
    s = scene(SWAMP, POND)
    swamp, pond = s.location("Naboo: Swamp"), s.location("Naboo: Pond")
    assert s.power(s.put("Shasa Tiel", at=swamp)) == 2
    assert s.power(s.put("Shasa Tiel", at=pond)) == 1


@pytest.mark.parametrize(("title", "more"), [("Jabba's Palace: Audience Chamber", 2), ("Jabba's Palace: Cellar", 0)])
def test_shasa_tiel_at_court_helps_her_people(title, more):
    s = scene(CELLAR)
    box = s.location("Tatooine: Box")
    shasa = s.put("Shasa Tiel", at=s.location(title))
    harc, settler = s.put("Harc Seff", at=box), s.put("Settler 1", at=box)
    assert (s.power(harc), s.forfeit(harc)) == (2 + more, 3 + more)
    assert (s.power(shasa), s.forfeit(shasa), s.power(settler)) == (1, 3, 1)


def test_shasa_tiel_puts_the_opponents_force_in_order():
    s = scene(force=0)
    shasa = s.put("Shasa Tiel", at=s.location("Tatooine: Box"))
    bottom, top_ = s.pile("dark", "force", "Imperial 1", "Imperial 2")
    s.force("light", 3)
    s.start(turn="dark", phase="control")
    s.until(player="light")
    s.do("use", shasa, bottom)
    assert s.count("light", "force") == 0
    assert [s.game.engine.ref(id) for id in s.game.engine.pile("dark", "force")] == [top_, bottom]


@pytest.mark.parametrize(("turn", "phase", "force"), [("dark", "control", 2), ("light", "control", 3),
                                                      ("dark", "deploy", 3)])  # fmt: skip
def test_shasa_tiel_needs_three_force_and_the_opponents_control_phase(turn, phase, force):
    s = scene(force=2)
    shasa = s.put("Shasa Tiel", at=s.location("Tatooine: Box"))
    s.force("light", force)
    s.start(turn=turn, phase=phase)
    assert s.why_not("use", shasa, player="light")
