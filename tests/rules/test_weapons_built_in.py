"""Permanent weapons are weapons: what speaks of what a weapon does speaks of them (permanent-weapon.1)."""

import pytest
from persona_cards import person

from cantina.cards import CARDS
from cantina.engine.catalog import walk
from cantina.lang import CHARACTER, Arm, Fire, Fits, Forgo, Is, MakeHit, PermanentWeapon, Shoot, There, Trigger
from cantina.lang.weapons import ARM_WORDS
from cantina.model.node import inside
from cantina.testing import Scenario

DUNES = "Tatooine: Jundland Wastes"
CAVE = "Hoth: Wampa Cave (7th Marker)"
HAN, LEIA, LUKE = "Han With Heavy Blaster Pistol", "Leia With Blaster Rifle", "Luke With Lightsaber"
MAUL = "Darth Maul With Lightsaber"
SIDES = {  # whose they are, a foe of ability 4, and another
    HAN: ("light", "Grand Moff Tarkin", "Stormtrooper"),
    LEIA: ("light", "Grand Moff Tarkin", "Stormtrooper"),
    LUKE: ("light", "Grand Moff Tarkin", "Stormtrooper"),
    MAUL: ("dark", "Luke Skywalker", "Rebel Trooper"),
}


def fight(bearer: str, *, hand: str = "", place: str = DUNES) -> tuple:
    """The bearer's player has started a battle against two, and holds a card."""
    s = Scenario()
    site, (side, *foes) = s.location(place), SIDES[bearer]
    mine, theirs, _ = s.put(bearer, at=site), *(s.put(foe, at=site) for foe in foes)
    card = s.hand(side, hand) if hand else None
    s.force(side, 8)
    s.start(turn=side, phase="battle")
    s.do("battle", site)
    return s, mine, theirs, card


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize(("luke", "power"), [("Luke Skywalker", 6), ("Luke With Lightsaber", 3)])
def test_a_lightsaber_present_may_be_a_permanent_one(luke: str, power: int):
    s = Scenario()
    site = s.location(DUNES)
    pair = s.put("Dr. Evazan & Ponda Baba", at=site)
    s.put(luke, at=site)
    assert s.power(pair) == power


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize(("luke", "power"), [("Luke Skywalker", 5), (LUKE, 2), (LEIA, 5)])
def test_ponda_baba_is_afraid_of_a_permanent_lightsaber(luke: str, power: int):
    s = Scenario()
    site = s.location(DUNES)
    ponda, _, _ = s.put("Ponda Baba", at=site), s.put("Dr. Evazan", at=site), s.put(luke, at=site)
    s.hand("light", "Blaster Proficiency")  # so that its player is asked in the battle
    s.put("Imperial Blaster", on=s.put("Stormtrooper", at=site))
    s.force("dark", 9)
    s.start(turn="dark", phase="battle")
    assert s.power(ponda) == 2
    s.do("battle", site)
    assert s.battle and s.power(ponda) == power


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize("place", ["Cloud City: Carbonite Chamber", DUNES])
@pytest.mark.parametrize("destiny", [6, 0])
def test_who_is_hit_by_a_permanent_lightsaber_may_be_frozen(place: str, destiny: int):
    s = Scenario()
    chamber = place != DUNES
    site = s.location(place, side="dark" if chamber else None)
    maul, prey = s.put(MAUL, at=site), s.put("Luke Skywalker", at=site)
    s.put("Rebel Trooper", at=site)
    card = s.hand("dark", "All Too Easy")
    s.force("dark", 9)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    s.destinies("dark", destiny, destiny)
    s.do("fire", maul, prey)
    assert s.hit(prey) == (destiny == 6) and s.can("deploy", card, prey) == (chamber and destiny == 6)


@pytest.mark.ruling("permanent-weapon.2")
def test_what_loses_weapon_cards_leaves_a_permanent_one():
    s = Scenario()
    site = s.location("Tatooine: Cantina", side="dark")
    luke, trooper = s.put(LUKE, at=site), s.put("Rebel Trooper", at=site)
    blaster = s.put("Blaster", on=trooper)
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    s.put("Wuher", at=site)
    s.until(phase="battle")
    assert s.zone(blaster) == "lost" and s.on_table(luke) and s.on_table(trooper)
    s.do("battle", site)
    assert s.can("fire", luke)


@pytest.mark.ruling("permanent-weapon.3")
def test_who_is_disarmed_has_no_lightsaber_present():
    s = Scenario()
    site = s.location(DUNES)
    pair, luke = s.put("Dr. Evazan & Ponda Baba", at=site), s.put("Luke With Lightsaber", at=site)
    assert s.power(pair) == 3
    s.put("Disarmed", on=luke, side="dark")
    assert s.power(pair) == 6


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize(("bearer", "title", "draws"), [
    (LEIA, "Blaster Proficiency", (1,)),
    (HAN, "Blaster Proficiency", (1,)),
    (MAUL, "Sniper & Dark Strike", (1, 1)),
])  # fmt: skip
def test_a_permanent_weapon_that_was_aimed_is_called_by_its_title(bearer: str, title: str, draws: tuple):
    """The card adds 3: without it the shot falls short of an ability of 4."""
    for with_card in (True, False):
        s, mine, theirs, card = fight(bearer, hand=title)
        s.destinies(SIDES[bearer][0], *draws)
        s.do("fire", mine, theirs)
        if with_card:
            s.do("play", card)
        else:
            s.pass_()
        assert s.hit(theirs) == with_card


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
def test_a_permanent_lightsaber_is_no_blaster():
    s, luke, theirs, card = fight(LUKE, hand="Blaster Proficiency")
    s.destinies("light", 0, 0)
    s.do("fire", luke, theirs)
    assert s.count("light", "used") >= 2  # both are drawn: nobody was asked before
    assert s.zone(card) == "hand"


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize(("draws", "is_hit"), [((2, 2), True), ((2, 1), False)])
def test_destiny_of_a_permanent_lightsaber_is_that_of_a_lightsaber(draws: tuple, is_hit: bool):
    s, maul, theirs, card = fight(MAUL, hand="Vader's Anger")
    s.destinies("dark", *draws)
    s.do("fire", maul, theirs)
    s.do("play", card)
    assert s.hit(theirs) == is_hit


@pytest.mark.ruling("permanent-weapon.1")
def test_the_shot_of_a_permanent_weapon_can_be_forgone():
    s, luke, theirs, card = fight(LUKE, hand="Higher Ground")
    assert s.can("fire", luke)
    s.do("play", card, theirs)
    assert s.power(theirs) == 0 and not s.can("fire", luke)


@pytest.mark.ruling("permanent-weapon.1")
def test_a_shot_that_was_fired_cannot_be_forgone():
    s, luke, theirs, card = fight(LUKE, hand="Higher Ground")
    s.put("Blaster", on=s.put("Rebel Trooper", at=s.at(luke)))  # so that its player is asked once more
    s.destinies("light", 0, 0)
    s.do("fire", luke, theirs)
    assert s.decision.player == "light" and s.can("play", card, theirs)
    s.do("play", card, theirs)
    assert s.power(theirs) == 0
    s, luke, theirs, card = fight(LUKE, hand="Higher Ground")
    s.destinies("light", 0, 0)
    s.do("fire", luke, theirs)
    assert s.reasons("play", card, theirs, player="light") == ["unpayable", "not-now"]


@pytest.mark.ruling("permanent-weapon.1")
@pytest.mark.parametrize(("bearer", "title"), [
    (HAN, "Sorry About The Mess"), (LUKE, "Sorry About The Mess"), (MAUL, "Sniper"), (MAUL, "Sniper & Dark Strike"),
])  # fmt: skip
def test_one_of_your_weapons_may_be_a_permanent_one(bearer: str, title: str):
    s, (side, foe, _) = Scenario(), SIDES[bearer]
    site = s.location(DUNES)
    mine, unarmed = s.put(bearer, at=site), s.put("Rebel Trooper" if side == "light" else "Stormtrooper", at=site)
    theirs, card = s.put(foe, at=site), s.hand(side, title)
    s.destinies(side, 6, 6)
    s.start(turn=side, phase="control")
    assert not s.can("play", card, unarmed)
    s.do("play", card, mine, theirs)
    assert s.zone(theirs) == "lost"  # 'hit' outside a battle
    assert not s.can("play", card)


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize(("title", "may"), [(LUKE, True), (LEIA, False), ("Luke Skywalker", False)])
def test_who_is_armed_with_a_permanent_lightsaber_is_proficient_with_it(title: str, may: bool):
    s = Scenario()
    bearer, card = s.put(title, at=s.location(DUNES)), s.hand("light", "Lightsaber Proficiency")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, bearer) == may


@pytest.mark.ruling("permanent-weapon.3")
def test_proficiency_ends_with_the_weapon():
    s = Scenario()
    luke = s.put(LUKE, at=s.location(DUNES))
    skill, marker = s.put("Lightsaber Proficiency", on=luke), s.hand("dark", "Disarmed")
    s.put("Ponda Baba", at=s.at(luke))
    s.put("Imperial Blaster", on=s.put("Stormtrooper", at=s.at(luke)))
    s.start(turn="dark", phase="control")
    assert s.on_table(skill)
    s.do("deploy", marker, luke)
    assert not s.on_table(skill)


@pytest.mark.ruling("permanent-weapon.1", "characteristics.10")
@pytest.mark.parametrize(("weapon", "may"), [("Old Lightsaber", True), ("Old Blaster", False)])
def test_a_permanent_lightsaber_cuts_a_dinner_loose(weapon: str, may: bool):
    built_in = PermanentWeapon(weapon, Fire(CHARACTER, (MakeHit(),)))
    s = Scenario(cards=[person("Rescuer", "t_rescuer", ability=1, text=[built_in])])
    cave = s.location(CAVE)
    meal = s.put("Frozen Dinner", on=s.put("Rebel Trooper", at=cave))
    s.start(turn="light", phase="control")
    assert not s.can("use", meal)
    s.put("Rescuer", at=cave)
    assert s.can("use", meal) == may


@pytest.mark.ruling("permanent-weapon.1")
def test_a_unique_permanent_weapon_is_unique():
    """Whoever has the weapon on table as a card can neither deploy nor make somebody the one who is born with it."""
    s = Scenario()
    site = s.location(DUNES)
    han, trooper = s.put("Han Solo", at=site), s.put("Rebel Trooper", at=site)
    armed = s.hand("light", HAN)
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    assert s.can("replace", armed, han)
    gun = s.put("Han's Heavy Blaster Pistol", on=trooper)
    assert not s.can("replace", armed, han)
    assert [(why.rule, why.card) for why in s.why_not("replace", armed, han)] == [("permanent-weapon", gun)]


@pytest.mark.ruling("permanent-weapon.1")
def test_the_weapon_does_not_deploy_beside_the_permanent_one():
    s = Scenario()
    site = s.location(DUNES)
    trooper, gun, other = s.put("Rebel Trooper", at=site), *s.hand("light", "Han's Heavy Blaster Pistol", "Blaster")
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", gun, trooper)
    armed = s.put(HAN, at=site)
    assert not s.can("deploy", gun, trooper) and s.can("deploy", other, trooper)
    assert [(why.rule, why.card) for why in s.why_not("deploy", gun, trooper)] == [("permanent-weapon", armed)]


@pytest.mark.ruling("permanent-weapon.1")
def test_who_is_born_with_a_weapon_does_not_deploy_beside_it():
    s = Scenario()
    site = s.location(DUNES)
    trooper, armed = s.put("Rebel Trooper", at=site), s.hand("light", HAN)
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", armed, site)
    s.put("Blaster", on=trooper)
    assert s.can("deploy", armed, site)
    s.put("Han's Heavy Blaster Pistol", on=trooper)
    assert not s.can("deploy", armed, site)


def test_no_card_asks_for_weapon_cards_alone():
    """A condition, and a moment at which a weapon does something, take in permanent weapons: `Arm` says it."""
    asking = [
        (card.id, node) for card in CARDS for node in walk(card) if isinstance(node, There | Fits | Shoot | Forgo)
    ]
    asking += [(card.id, node) for card in CARDS for node in walk(card)
               if isinstance(node, Trigger) and node.kind in ("fired", "hit", "destiny")]  # fmt: skip
    assert not [id for id, node in asking for part in inside(node)
                if type(part) is Is and part.word in ARM_WORDS]  # fmt: skip
    assert len([id for id, node in asking for part in inside(node) if isinstance(part, Arm)]) > 10
