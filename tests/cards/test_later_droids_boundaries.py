"""Where the texts of later droids, monks and musicians end."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, fight, scene

SINGER, RIVAL_SINGER = (
    Alien(f"Test {title}", side, f"test {title}", ability=1, traits=["musician"], **BODY)
    for title, side in (("Singer", LIGHT), ("Rival", DARK))
)
BEAST = Vehicle("Test Beast", DARK, "test beast", "creature", ability=1, landspeed=1, text=[Carries(passengers=1)],
                **BODY)  # fmt: skip
GLADE = Site("Endor: Glade", LIGHT, "test glade", ["exterior", "planet"], (2, 1))
ENDOR = System("Endor", LIGHT, "test endor", ["planet"], (1, 1), parsec=4)
EWOK_ = Alien("Test Ewok", LIGHT, "test ewok", ability=1, traits=["Ewok"], **BODY)
MOON, ROCK = (
    System(f"Test {title}", side, f"test {title}", ["planet"], icons, parsec=3)
    for title, side, icons in (("Moon", LIGHT, (1, 0)), ("Rock", DARK, (0, 1)))
)
PRIZE = Effect("Test Prize", LIGHT, "test prize", "immediate", destiny=1, text=[DeployOnTable()])
DEN, LAIR = (
    Site(f"Jabba's Palace: {title}", DARK, f"test {title}", ["interior", "planet"], (1, 1),
         dark=[ModifyPlayer("drain", +2, at=HERE)]) for title in ("Den", "Lair")
)  # fmt: skip
GAND = Alien("Test Gand", DARK, "test gand", personas=["Zuckuss"], ability=2, **BODY)
LONG_RIFLE = CharacterWeapon("Test Long Rifle", DARK, "test long rifle", destiny=1, text=[
    DeployOn(CHARACTER), Fire(CHARACTER, (MakeHit(),), reach=Adjacent(HERE))])  # fmt: skip


# -- Harc Seff ---------------------------------------------------------------------------------------------------------


def test_harc_seff_pays_only_for_his_own_side():
    s = scene()
    vault, box = s.location("Tatooine: Vault"), s.location("Tatooine: Box")
    harc = s.put("Harc Seff", at=vault)
    s.put("Rebel 2", at=box)
    s.start(turn="light", phase="control")
    s.do("drain", box)
    assert not s.can("use", harc)


def test_a_swamp_makes_nobody_else_stronger():
    s = scene(Site("Naboo: Swamp", LIGHT, "test swamp", ["exterior", "planet"], (1, 1)))
    swamp = s.location("Naboo: Swamp")
    s.put("Harc Seff", at=swamp)
    assert s.power(s.put("Settler 1", at=swamp)) == 1


def test_harc_seff_of_the_virtual_set_counts_locations_of_the_opponent_for_you():
    s = scene(MOON, ROCK)
    box = s.location("Tatooine: Box")
    s.location("Test Moon")
    s.put("Imperial 1", at=box)
    light, dark = s.generation("light"), s.generation("dark")
    s.put("Harc Seff (V)", at=box)
    assert (s.generation("light"), s.generation("dark")) == (light, dark)
    s.location("Test Rock")
    assert (s.generation("light"), s.generation("dark")) == (light + 1, dark + 1)  # the rock's own icon


def test_harc_seff_of_the_virtual_set_takes_one_effect_in_a_game():
    s = scene(PRIZE)
    harc = s.put("Harc Seff (V)", at=s.location("Tatooine: Box"))
    first, second = s.pile("light", "reserve", "Test Prize", "Test Prize")
    s.start(turn="light", phase="control")
    s.do("use", harc, first)
    assert not s.can("use", harc, second)
    s.until(phase="deploy")
    assert s.why_not("use", harc, player="light")


# -- Neb Dulo ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("company", ["Test Rival", "inside"])
def test_neb_dulo_hears_only_his_own_musicians_in_the_room(company):
    s = scene(SINGER, RIVAL_SINGER)
    box = s.location("Tatooine: Box")
    neb = s.put("Neb Dulo", at=box)
    if company == "inside":
        s.put("Test Singer", aboard=s.put("Crawler", at=box), as_="passenger")
    else:
        s.put(company, at=box)
    assert s.power(neb) == 2


def neb_in_battle(where, *singers, target="Imperial 1"):
    """Neb Dulo at the Box with somebody weak, singers there, and a battle somewhere."""
    s = scene(SINGER, RIVAL_SINGER, BEAST)
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    neb, weak = s.put("Neb Dulo", at=box), s.put(target, at=box)
    for title, spot in singers:
        carrier = {"aboard": s.put("Crawler", at=box), "as_": "passenger"} if spot == "inside" else {}
        s.put(title, **(carrier or {"at": box if spot == "box" else vault}))
    for place in (box, vault):
        s.put("Rebel 4", at=place)
        s.put("Imperial 4", at=place)
    if where:
        fight(s, box if where == "box" else vault, "dark")
    else:
        s.start(turn="light", phase="battle")
    return s, neb, weak


TWO_SINGERS = (("Test Singer", "box"), ("Test Singer", "box"))


def test_neb_dulo_can_drive_him_away_with_two_singers():
    s, neb, weak = neb_in_battle("box", *TWO_SINGERS)
    assert s.can("use", neb, weak)


def test_whom_neb_dulo_drives_away_pays_nothing():
    s, neb, weak = neb_in_battle("box", *TWO_SINGERS)
    s.force("dark", 0)
    s.do("use", neb, weak)
    s.do("yes")
    assert s.at(weak) != s.at(neb)


@pytest.mark.parametrize("where", ["vault", ""])
def test_neb_dulo_drives_nobody_away_elsewhere_or_in_peace(where):
    s, neb, _ = neb_in_battle(where, *TWO_SINGERS)
    assert not s.can("use", neb)


@pytest.mark.parametrize("singers", [
    (("Test Singer", "box"), ("Test Rival", "box")), (("Test Singer", "box"), ("Test Singer", "vault")),
    (("Test Singer", "box"), ("Test Singer", "inside"))])  # fmt: skip
def test_neb_dulo_counts_only_his_own_musicians_in_the_room(singers):
    s, neb, _ = neb_in_battle("box", *singers)
    assert not s.can("use", neb)


def test_neb_dulo_drives_no_beasts_away():
    s, neb, _ = neb_in_battle("box", *TWO_SINGERS, target="Test Beast")
    assert not s.can("use", neb)


# -- Chief Chirpa ------------------------------------------------------------------------------------------------------


def test_chief_chirpa_in_space_is_small_and_alone():
    s = scene(GLADE, ENDOR, EWOK_)
    s.location("Endor: Glade")
    ship = crewed(s, "Cruiser", at=s.location("Endor"))
    chirpa = s.put("Chief Chirpa", aboard=ship, as_="passenger")
    (ewok,) = s.pile("light", "reserve", "Test Ewok")
    s.start(turn="light", phase="deploy")
    assert (s.power(chirpa), s.forfeit(chirpa)) == (0, 2)
    assert not s.can("use", chirpa, ewok)


def test_chief_chirpa_need_not_call_anybody():
    s = scene(GLADE, EWOK_)
    s.put("Chief Chirpa", at=s.location("Endor: Glade"))
    (ewok,) = s.pile("light", "reserve", "Test Ewok")
    s.start(turn="light", phase="deploy")
    s.until(phase="battle")
    assert s.zone(ewok) == "reserve"


# -- B'omarr Monk ------------------------------------------------------------------------------------------------------


def test_a_monk_silences_his_own_site_of_the_palace():
    s = scene(DEN, LAIR)
    den, lair = s.location("Jabba's Palace: Den"), s.location("Jabba's Palace: Lair")
    s.put("B'omarr Monk", at=den)
    assert (s.drain_amount("dark", den), s.drain_amount("dark", lair)) == (1, 3)


def test_a_monk_boards_no_starship_but_may_be_taught():
    s = scene()
    bay = s.location("Tatooine: Docking Bay 94")
    ship, monk = crewed(s, "Fighter", at=bay), s.put("B'omarr Monk", at=bay)
    (held,), (lesson,) = s.hand("light", "B'omarr Monk"), s.hand("light", "Sai'torr Kal Fas")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", held, bay)
    assert not s.can("deploy", held, ship)
    assert s.can("deploy", lesson, monk)


# -- IG-88, 4-LOM ------------------------------------------------------------------------------------------------------


def test_ig_88_kills_at_his_own_site_only():
    s = scene(LONG_RIFLE)
    vault, box = s.location("Tatooine: Vault"), s.location("Tatooine: Box")
    killer = s.put("IG-88", at=vault)
    rifle, target = s.put("Test Long Rifle", on=killer), s.put("Rebel 1", at=box)
    s.put("Rebel 4", at=box)
    s.put("Imperial 4", at=box)
    fight(s, box, "dark")
    s.do("fire", rifle, target)
    assert s.hit(target)
    assert not s.can("use", killer)


@pytest.mark.parametrize(("people", "pairs"), [
    (("Brute 1", "Brute 1", "Brute 1"), 1), (("Settler 1",), 0), (("Imperial 1",), 0),
    (("Brute 1", "Brute 1", "Light Droid"), 1)])  # fmt: skip
def test_4_lom_counts_pairs_of_your_own_aliens_and_droids(people, pairs):
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("4-LOM", at=box)
    for title in people:
        s.put(title, at=box)
    s.put("Brute 1", at=vault)
    s.put("Rebel 1", at=box)
    mine = [title for title in people if title.startswith(("Brute", "Imperial"))]
    rivals = [title for title in people if title.startswith(("Settler", "Light"))]
    assert s.total_power("dark", box) == 2 + len(mine) + pairs
    assert (s.total_power("light", box), s.total_power("dark", vault)) == (1 + len(rivals), 1)


@pytest.mark.parametrize(("hidden", "seen"), [("Brute 1", ()), ("Dark Droid", ("Brute 1", "Brute 1"))])
def test_4_lom_counts_nobody_inside_a_vehicle(hidden, seen):
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("4-LOM", at=box)
    for title in seen:
        s.put(title, at=box)
    before = s.total_power("dark", box)
    s.put(hidden, aboard=s.put("Tank", at=box), as_="passenger")
    assert s.total_power("dark", box) == before


def test_4_lom_must_see_zuckuss():
    s = scene(GAND)
    box = s.location("Tatooine: Box")
    lom = s.put("4-LOM", at=box)
    s.put("Test Gand", aboard=s.put("Tank", at=box), as_="passenger")
    s.put("Rebel 4", at=box)
    s.put("Imperial 4", at=box)
    s.pile("light", "used", "Rebel 1")
    fight(s, box, "dark")
    assert not s.can("use", lom)
