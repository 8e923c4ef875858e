"""Droids of many sets."""

import pytest

from cantina.lang import *
from cantina.rules.damage import immunity
from tests.cards.sample_cards import BODY, crewed, fight, scene

SNOW = Site("Hoth: Prairie (3rd Marker)", DARK, "test snow", ["exterior", "planet"], (1, 1))
QUIET = Site("Tatooine: Quiet", LIGHT, "test quiet", ["exterior", "planet"], (1, 0))


def immune(s, *cards):
    """Below which attrition each card is immune."""
    return [immunity(s.game.engine, card.id) for card in cards]


# -- WED15-I662 'Treadwell' Droid --------------------------------------------------------------------------------------

TREADWELL = "WED15-I662 'Treadwell' Droid"


def test_a_treadwell_keeps_vehicles_and_droids_in_repair():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    treadwell, barge, droid = (s.put(title, at=box) for title in (TREADWELL, "Barge", "Dark Droid"))
    man, far, rival = s.put("Imperial 1", at=box), s.put("Dark Droid", at=vault), s.put("Light Droid", at=box)
    s.start()
    assert immune(s, treadwell, barge, droid, man, far, rival) == [2, 2, 2, 0, 0, 0]


@pytest.mark.parametrize(("title", "below"), [("Tatooine: Docking Bay 94", 3), ("Tatooine: Box", 0)])
def test_a_treadwell_at_a_docking_bay_looks_after_starfighters_above(title, below):
    s = scene()
    system, calm, bay = s.location("Tatooine"), s.location("Calm"), s.location(title)
    s.put(TREADWELL, at=bay)
    fighter, capital = crewed(s, "Raider", at=system), crewed(s, "Dreadnaught", at=system)
    far, rival = crewed(s, "Raider", at=calm), crewed(s, "Fighter", at=system)
    s.start()
    assert immune(s, fighter, capital, far, rival) == [below, 0, 0, 0]


OIL = Effect("Test Oil", LIGHT, "test oil", destiny=1, text=[
    DeployOnTable(), Modify("power", +1, Is("maintenance droid"))])  # fmt: skip


@pytest.mark.ruling("maintenance-droid.1", "maintenance-droid.2")
@pytest.mark.parametrize(("title", "power"), [(TREADWELL, 2), ("2X-7KPR (Tooex)", 0)])
def test_a_treadwell_is_a_maintenance_droid_and_a_patrol_droid_is_none(title, power):
    s = scene(OIL)
    s.put("Test Oil", on="table")
    assert s.power(s.put(title, at=s.location("Tatooine: Box"))) == power


# -- 2X-7KPR (Tooex) ---------------------------------------------------------------------------------------------------


def test_a_patrol_droid_helps_by_night():
    s = scene()
    system, box, vault = s.location("Tatooine"), s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("2X-7KPR (Tooex)", at=box)
    man, brute, rebel, droid = (s.put(title, at=box) for title in ("Imperial 1", "Brute 1", "Rebel 1", "Dark Droid"))
    far = s.put("Imperial 1", at=vault)
    everybody = (man, brute, rebel, droid, far)
    s.start()
    assert [s.power(each) for each in everybody] == [1, 1, 1, 1, 1]
    s.put("Sunsdown & Too Cold For Speeders", on=system)
    assert [s.power(each) for each in everybody] == [3, 3, 1, 1, 1]
    assert immune(s, *everybody) == [3, 3, 0, 0, 0]


def test_a_patrol_droid_makes_nobody_less_immune():
    tough = Imperial("Test Tough", "droids tough", ability=2, text=[ImmuneToAttrition(6)], **BODY)
    s = scene(tough)
    system, box = s.location("Tatooine"), s.location("Tatooine: Box")
    s.put("2X-7KPR (Tooex)", at=box)
    man = s.put("Test Tough", at=box)
    s.start()
    s.put("Sunsdown & Too Cold For Speeders", on=system)
    assert immune(s, man) == [6]


def test_a_patrol_droid_inside_a_vehicle_helps_nobody():
    s = scene()
    system, box = s.location("Tatooine"), s.location("Tatooine: Box")
    s.put("Sunsdown & Too Cold For Speeders", on=system)
    s.put("2X-7KPR (Tooex)", aboard=s.put("Tank", at=box), as_="passenger")
    assert s.power(s.put("Imperial 1", at=box)) == 1


# -- K-3PO -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "power"), [("Hoth: Prairie (3rd Marker)", 3), ("Yavin 4: Box", 3),
                                              ("Tatooine: Box", 1)])  # fmt: skip
def test_k_3po_leads_the_droids_of_rebel_bases(place, power):
    s = scene(SNOW)
    site = s.location(place)
    leader = s.put("K-3PO (Kay-Threepio)", at=site)
    assert s.power(leader) == 1
    for title in ("Light Droid", "Light Digger", "Dark Droid"):
        s.put(title, at=site)
    s.put("Light Droid", at=s.location("Kessel: Box"))
    assert s.power(leader) == power


@pytest.mark.parametrize(("company", "rules"), [("Light Droid", True), ("Rebel 1", False), ("Dark Droid", False)])
def test_k_3po_is_a_leader_among_droids(company, rules):
    """A leader in the war room weakens stormtroopers if its side controls the place."""
    s = scene()
    room, box = s.location("Yavin 4: Massassi War Room"), s.location("Tatooine: Box")
    trooper = s.put("Stormtrooper", at=box)
    s.put("K-3PO (Kay-Threepio)", at=room)
    s.put("Rebel 2", at=room)
    assert s.forfeit(trooper) == 2
    s.put(company, at=room)
    assert s.forfeit(trooper) == (1 if rules else 2)


def test_k_3po_out_of_sight_leads_nobody():
    s = scene()
    room, box = s.location("Yavin 4: Massassi War Room"), s.location("Tatooine: Box")
    trooper = s.put("Stormtrooper", at=box)
    s.put("K-3PO (Kay-Threepio)", aboard=s.put("Crawler", at=room), as_="passenger")
    s.put("Rebel 2", at=room)
    s.put("Light Droid", at=room)
    assert s.forfeit(trooper) == 2


@pytest.mark.parametrize(("title", "fights"), [("K-3PO (Kay-Threepio)", True), ("Light Droid", False)])
@pytest.mark.parametrize("by", ["light", "dark"])
def test_k_3po_gives_battle(title, fights, by):
    s = scene()
    box = s.location("Tatooine: Box")
    s.put(title, at=box)
    s.put("Imperial 1", at=box)
    s.start(turn=by, phase="battle")
    assert s.can("battle", box) == fights


# -- Artoo -------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("artoo-card-face.1")
@pytest.mark.parametrize("title", ["Hero Of A Thousand Devices", "A Gift"])
def test_artoo_fetches_what_a_droid_needs(title):
    s = scene()
    artoo = s.put("Artoo", at=s.location("Tatooine: Box"))
    wanted, other_, more = s.pile("light", "reserve", title, "Light Banner", "A Gift")
    s.start(turn="light", phase="control")
    assert not s.can("use", artoo, other_)
    s.do("use", artoo, wanted)
    assert s.zone(wanted) == "hand"
    assert not s.can("use", artoo, more)


@pytest.mark.ruling("artoo-card-face.1")
@pytest.mark.parametrize(("turn", "phase"), [("light", "deploy"), ("dark", "control")])
def test_artoo_fetches_only_in_your_control_phase(turn, phase):
    s = scene()
    artoo = s.put("Artoo", at=s.location("Tatooine: Box"))
    s.pile("light", "reserve", "A Gift")
    s.start(turn=turn, phase=phase)
    assert not s.can("use", artoo)


def artoo_watches(own, battle, companion="C-3PO (See-Threepio)", drawer="dark"):
    """A battle in which a side draws a 5, while Artoo is somewhere on Tatooine."""
    s = scene(QUIET)
    titles = {"Box": "Tatooine: Box", "Vault": "Tatooine: Vault", "Quiet": "Tatooine: Quiet", "Yavin": "Yavin 4: Box"}
    sites = {name: s.location(title) for name, title in titles.items()}
    artoo = s.put("Artoo", at=sites[own])
    s.put(companion, at=sites[own])
    s.put("Imperial 4", at=sites[battle])
    s.put("Rebel 4", at=sites[battle])
    s.pile(drawer, "reserve", "Dark Maneuvers" if drawer == "dark" else "A Few Maneuvers")
    fight(s, sites[battle], drawer)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    return s, artoo


@pytest.mark.ruling("artoo-card-face.2")
@pytest.mark.parametrize(("own", "battle"), [("Box", "Vault"), ("Box", "Box")])
def test_artoo_and_c_3po_spoil_destinies_on_their_planet(own, battle):
    s, artoo = artoo_watches(own, battle)
    s.do("use", artoo)
    assert s.battle.destinies("dark") == (5,)


@pytest.mark.ruling("artoo-card-face.2")
@pytest.mark.parametrize(("own", "battle", "companion", "drawer"), [
    ("Quiet", "Vault", "C-3PO (See-Threepio)", "dark"),  # no battleground
    ("Box", "Yavin", "C-3PO (See-Threepio)", "dark"),  # not related
    ("Box", "Vault", "Light Droid", "dark"),  # without C-3PO
    ("Box", "Vault", "C-3PO (See-Threepio)", "light"),  # one's own destiny
])  # fmt: skip
def test_artoo_does_not_spoil_other_destinies(own, battle, companion, drawer):
    s, artoo = artoo_watches(own, battle, companion, drawer)
    assert not s.can("use", artoo)


# -- IG-88 -------------------------------------------------------------------------------------------------------------

RIFLE, PISTOL, BOW = (
    CharacterWeapon(f"Test {name}", DARK, f"test {name}", destiny=1, text=[
        DeployOn(CHARACTER), Fire(CHARACTER | VEHICLE, (MakeHit(),))]) for name in ("Rifle", "Pistol", "Bow")
)  # fmt: skip


def gunfight(shooter, *weapons, others=("Rebel 1", "Rebel 1")):
    """A battle that the Dark Side begins with an armed droid."""
    s = scene(RIFLE, PISTOL, BOW)
    box = s.location("Tatooine: Box")
    gunman = s.put(shooter, at=box)
    guns = [s.put(title, on=gunman) for title in weapons]
    victims = [crewed(s, title, at=box) if title == "Skiff" else s.put(title, at=box) for title in others]
    s.put("Imperial 1", at=box)
    fight(s, box, "dark")
    return s, gunman, guns, victims


def test_ig_88_flies():
    s = scene()
    ship = s.put("Raider", at=s.location("Calm"))
    s.put("IG-88", aboard=ship, as_="pilot")
    assert s.power(ship) == 5


@pytest.mark.parametrize("kills", [True, False])
def test_ig_88_may_kill_whom_he_hits(kills):
    s, killer, (rifle,), (victim, _) = gunfight("IG-88", "Test Rifle")
    s.do("fire", rifle, victim)
    assert s.hit(victim)
    if kills:
        s.do("use", killer)
    else:
        s.pass_()
    assert (s.zone(victim) == "lost") == kills


def test_ig_88_kills_no_vehicles_and_nobody_whom_others_hit():
    s, killer, (rifle,), (skiff, _) = gunfight("IG-88", "Test Rifle", others=("Skiff", "Rebel 1"))
    s.do("fire", rifle, skiff)
    assert not s.can("use", killer)
    s, _, (rifle,), (victim, _) = gunfight("Dark Droid", "Test Rifle")
    killer = s.put("IG-88", at=s.battle.location)
    s.do("fire", rifle, victim)
    assert not s.can("use", killer)


@pytest.mark.parametrize(("weapons", "both"), [(("Test Rifle", "Test Pistol"), True),
                                               (("Test Rifle", "Test Rifle"), False)])  # fmt: skip
def test_ig_88_uses_two_different_weapons(weapons, both):
    s, _, (first, second), (one_, two) = gunfight("IG-88", *weapons)
    s.do("fire", first, one_)
    s.pass_()  # he does not kill
    assert s.can("fire", second, two) == both


def test_ig_88_does_not_use_a_third_weapon():
    s, _, guns, victims = gunfight("IG-88", "Test Rifle", "Test Pistol", "Test Bow", others=("Rebel 1",) * 4)
    for gun, victim in zip(guns[:2], victims, strict=False):
        s.do("fire", gun, victim)
        s.pass_()  # he does not kill
    assert not s.can("fire", guns[2])


def test_other_droids_use_one_weapon():
    s, _, (first, second), (one_, two) = gunfight("Dark Droid", "Test Rifle", "Test Pistol")
    s.do("fire", first, one_)
    s.pass_()
    assert not s.can("fire", second, two)


@pytest.mark.parametrize(("title", "fights"), [("IG-88", True), ("Dark Droid", False)])
@pytest.mark.parametrize("by", ["light", "dark"])
def test_ig_88_gives_battle_and_cannot_be_restrained(title, fights, by):
    s = scene()
    box = s.location("Tatooine: Box")
    droid, (bolt,) = s.put(title, at=box), s.hand("light", "Restraining Bolt")
    s.put("Rebel 1", at=box)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", bolt, droid) != fights
    s.start(turn=by, phase="battle")
    assert s.can("battle", box) == fights


# -- 4-LOM -------------------------------------------------------------------------------------------------------------

GAND = Alien("Test Gand", DARK, "test gand", personas=["Zuckuss"], ability=2, **BODY)


def test_4_lom_leads_pairs_of_aliens_and_droids():
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("4-LOM", at=box)
    assert s.total_power("dark", box) == 2
    s.put("Brute 1", at=box)
    assert s.total_power("dark", box) == 2 + 1 + 1
    s.put("Brute 1", at=box)
    s.put("Dark Droid", at=vault)
    s.put("Settler 1", at=box)
    assert s.total_power("dark", box) == 2 + 2 + 1
    s.put("Dark Droid", at=box)
    assert s.total_power("dark", box) == 2 + 2 + 1 + 2


def lom_in_battle(companion="Test Gand", force=9, at="Box"):
    """A battle of 4-LOM's, with a man in each Used Pile."""
    s = scene(GAND)
    box = s.location("Tatooine: Box")
    lom = s.put("4-LOM", at=box)
    s.put(companion, at=s.location(f"Tatooine: {at}"))
    s.put("Rebel 4", at=box)
    s.put("Imperial 4", at=box)
    men = *s.pile("light", "used", "Rebel 1", "Light Stick"), *s.pile("dark", "used", "Imperial 1")
    s.force("dark", force)
    fight(s, box, "dark")
    return s, lom, men


@pytest.mark.parametrize(("owner", "n"), [("light", 0), ("dark", 2)])
def test_4_lom_finds_somebody_in_a_used_pile(owner, n):
    s, lom, men = lom_in_battle()
    s.do("use", lom, pile="used", owner=owner)
    assert not s.can("choose", men[1])
    s.do("choose", men[n])
    assert s.zone(men[n]) == "lost" and s.count("dark", "force") == 7
    assert not s.can("use", lom)


@pytest.mark.parametrize(("companion", "force", "at"), [("Brute 2", 9, "Box"), ("Test Gand", 1, "Box"),
                                                        ("Test Gand", 9, "Vault")])  # fmt: skip
def test_4_lom_needs_zuckuss_and_a_force(companion, force, at):
    s, lom, _ = lom_in_battle(companion, force, at)
    assert not s.can("use", lom)


def test_4_lom_searches_only_in_battle_and_in_sight():
    s = scene(GAND)
    box = s.location("Tatooine: Box")
    lom, gand = s.put("4-LOM", at=box), s.put("Test Gand", at=box)
    s.pile("light", "used", "Rebel 1")
    s.start(turn="dark", phase="battle")
    assert not s.can("use", lom)
    s.happen("lose", lom)
    inside = s.put("4-LOM", aboard=s.put("Tank", at=box), as_="passenger")
    s.put("Rebel 4", at=box)
    fight(s, box, "dark")
    assert s.on_table(gand) and not s.can("use", inside)


@pytest.mark.parametrize("by", ["light", "dark"])
def test_4_lom_gives_battle(by):
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("4-LOM", at=box)
    s.put("Rebel 1", at=box)
    s.start(turn=by, phase="battle")
    assert s.can("battle", box)


# -- Artoo & Threepio --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ship", "seats"), [("Millennium Falcon", {"pilot", "passenger"}),
                                             ("Fighter", {"passenger", "astromech"})])  # fmt: skip
def test_artoo_and_threepio_fly_nothing_but_the_falcon(ship, seats):
    s = scene()
    hull = s.put(ship, at=s.location("Calm"))
    s.put("Light Flier", aboard=hull, as_="pilot")
    (pair,) = s.hand("light", "Artoo & Threepio")
    s.start(turn="light", phase="deploy")
    found = {seat for seat in ("pilot", "passenger", "astromech") if s.can("deploy", pair, hull, seat=seat)}
    assert found == seats


def test_artoo_and_threepio_are_both():
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Artoo & Threepio", at=box)
    s.start(turn="light", phase="deploy")
    for title in ("Artoo", "C-3PO (See-Threepio)"):
        (droid,) = s.hand("light", title)
        assert not s.can("deploy", droid, box)


@pytest.mark.parametrize("there", [True, False])
def test_with_artoo_and_threepio_every_droid_may_be_battled(there):
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Light Droid", at=box)
    s.put("Imperial 1", at=box)
    if there:
        s.put("Artoo & Threepio", at=vault)
    s.start(turn="dark", phase="battle")
    assert s.can("battle", box) == there
    s.start(turn="light", phase="battle")
    assert not s.can("battle", box)


@pytest.mark.parametrize(("mine", "rival", "by", "loser", "damage"), [
    ("Light Droid", "Imperial 4", "dark", "light", 0), ("Rebel 1", "Imperial 4", "dark", "light", 2),
    ("Rebel 4", "Dark Droid", "light", "dark", 0), ("Rebel 4", "Imperial 1", "light", "dark", 2)])  # fmt: skip
def test_who_has_no_ability_in_a_battle_takes_no_damage(mine, rival, by, loser, damage):
    s = scene()
    box, vault = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Artoo & Threepio", at=vault)
    for title, number in ((mine, 1 if loser == "light" else 3), (rival, 1 if loser == "dark" else 3)):
        for _ in range(number):
            s.put(title, at=box)
    fight(s, box, by)
    damages = [s.battle.damage(loser)] if s.battle.segment == "damage" else []
    while s.battle and s.battle.segment != "damage":
        s.pass_()
        damages = [s.battle.damage(loser)] if s.battle else [0]
    assert damages == [damage]


def test_artoo_and_threepio_have_a_bad_feeling_once_a_turn():
    s = scene()
    pair = s.put("Artoo & Threepio", at=s.location("Tatooine: Box"))
    first, second, other_ = s.pile("light", "reserve", *["I've Got A Bad Feeling About This"] * 2, "Light Trick")
    s.start(turn="light", phase="control")
    assert not s.can("use", pair, other_)
    s.do("use", pair, first)
    assert s.zone(first) == "hand"
    assert not s.can("use", pair, second)
    s.start(turn="dark", phase="control")
    s.until(player="light")
    assert s.can("use", pair, second)


@pytest.mark.parametrize(("there", "price"), [(True, 3), (False, 5)])
def test_artoo_and_threepio_have_no_fear_of_bad_feelings(there, price):
    s = scene()
    box = s.location("Tatooine: Box")
    s.put("Bad Feeling Have I", on="table", side="dark")
    if there:
        s.put("Artoo & Threepio", at=box)
    assert s.deploy_cost(s.hand("light", "Luke Skywalker")[0], at=box) == price
