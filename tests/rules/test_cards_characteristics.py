"""Words that texts call cards by, and what else texts can refer to (glossary: characteristics)."""

import pytest
from plain_cards import *

from cantina.lang import *
from cantina.lang.characteristics import BY_CATEGORY, RACES
from cantina.rules.battle import draws_allowed
from cantina.testing import Scenario


def fits(what, card: Definition) -> bool:
    """Whether a text that speaks of such a card means this card on table."""
    counter = effect("Counter", DARK, Action([LoseForce(1)], targets=(one(what),)))
    s = Scenario(cards=[counter, card, BARREN])
    place = s.location("Yavin 4: Barren Rock")
    if card.category in ("interrupt", "effect", "objective"):
        there = s.put(card.title, on="table")
    elif card.category == "location":
        there = s.location(card.title)
    else:
        there = s.put(card.title, at=place)
    user = s.put("Counter", on="table")
    s.start(turn="dark", phase="deploy")
    return s.can("use", user, there)


PLANET = System("Far World", LIGHT, "plain Far World", ["planet"], (1, 1), parsec=4)


def weapon(title: str, *traits: str) -> Definition:
    return CharacterWeapon(title, LIGHT, "plain " + title, destiny=1, traits=traits)


@pytest.mark.ruling("characteristics.1")
def test_a_characteristic_is_a_word_of_the_title_or_of_text_and_lore():
    assert fits(LEADER, person("Squad Leader", LIGHT))
    assert fits(LEADER, person("Quiet Man", LIGHT, traits=["leader"]))
    assert not fits(LEADER, person("Misleader", LIGHT))
    assert not fits(LEADER, FARMER)


@pytest.mark.ruling("characteristics.2")
def test_capitals_make_no_difference():
    for title in ("SQUAD LEADER", "Squad leader"):
        assert fits(LEADER, person(title, LIGHT))
    assert fits(LEADER, person("Quiet Man", LIGHT, traits=["Leader"]))
    assert fits(Is("Bounty Hunter"), person("Quiet Man", LIGHT, traits=["bounty hunter"]))


@pytest.mark.ruling("characteristics.3")
def test_rules_refer_to_characteristics():
    s = Scenario(cards=[person("Sneak", LIGHT, traits=["spy"]), FARMER, OUTPOST])
    site = s.location("Yavin 4: Dark Outpost")
    sneak, farmer = s.hand("light", "Sneak", "Farmer")
    s.force("light", 2)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", sneak, site) and not s.can("deploy", farmer, site)


@pytest.mark.ruling("characteristics.3", "characteristics.18")
def test_who_is_a_black_sun_agent_is_defined_by_a_card_in_play():
    """Agents Of Black Sun names one's own bounty hunters and information brokers, among others."""
    words = {"Hunter": ["bounty hunter"], "Broker": ["information broker"], "Clerk": []}
    people = [person(title, DARK, traits=traits) for title, traits in words.items()]
    rival = person("Rival", LIGHT, traits=["bounty hunter"])
    bonus = effect("Pay", DARK, Modify("power", +5, Is("Black Sun agent")))
    s = Scenario(cards=[*people, rival, bonus, BARREN])
    site = s.location("Yavin 4: Barren Rock")
    cards = [s.put(title, at=site) for title in (*words, "Rival")]
    s.put("Pay", on="table")
    assert [s.power(card) for card in cards] == [1, 1, 1, 1]
    s.objective("dark", "Agents Of Black Sun")
    assert [s.power(card) for card in cards] == [6, 6, 1, 1]


@pytest.mark.ruling("characteristics.16")
@pytest.mark.parametrize("word", ["renegade planet", "subjugated planet"])
def test_a_card_can_define_a_characteristic_for_a_planet(word):
    defining = effect("Definition", DARK, Grant(word, Named(PLANET.title)))
    count = effect("Counter", DARK, ModifyPlayer("generation", Count(Is(word))))
    s = Scenario(cards=[defining, count, PLANET])
    s.location(PLANET.title)
    s.put("Counter", on="table")
    before = s.generation("dark")
    s.put("Definition", on="table")
    assert s.generation("dark") == before + 1


@pytest.mark.ruling("characteristics.4")
def test_context_decides_whether_a_word_describes_its_card():
    """The lore of Pops speaks of another pilot; his definition has no such trait. The same goes for a title."""
    pay = effect("Pay", DARK, Modify("power", +5, LEADER))
    s = Scenario(cards=[pay, BARREN])
    pops, dutch = (s.put(title, at=s.location("Yavin 4: Barren Rock")) for title in ("Pops", "Dutch"))
    before = s.power(pops), s.power(dutch)
    s.put("Pay", on="table")
    assert (s.power(pops), s.power(dutch)) == (before[0], before[1] + 5)
    assert not fits(LEADER, person("Wingman Of Gold Leader", LIGHT, "rebel", without=["leader"]))
    assert fits(LEADER, person("Gold Leader", LIGHT, "rebel"))


@pytest.mark.ruling("characteristics.5")
def test_a_characteristic_belongs_to_its_own_category():
    assert not fits(LEADER, fighter("Leader's Ship", LIGHT, traits=["leader"]))
    promoted = effect("Promotion", DARK, Grant("leader", CHARACTER | STARSHIP))
    count = effect("Counter", DARK, ModifyPlayer("generation", Count(LEADER)))
    s = Scenario(cards=[promoted, count, FARMER, BARREN])
    site = s.location("Yavin 4: Barren Rock")
    for title in ("Red Leader In Red 1", "Farmer"):
        s.put(title, at=site)
    s.put("Counter", on="table")
    s.put("Promotion", on="table")
    assert s.generation("dark") == 2  # the farmer, not the ship


@pytest.mark.ruling("characteristics.6", "characteristics.7")
@pytest.mark.parametrize(("partner", "more"), [("General Calrissian", 1), ("5_5", 0), ("General Dodonna", 0)])
def test_a_term_that_is_no_characteristic_names_the_exact_title(partner, more):
    """Nien Nunb adds a destiny with General Calrissian, not with Lando Calrissian nor with another general."""
    s = Scenario(cards=[BARREN, RECRUIT])
    site = s.location("Yavin 4: Barren Rock")
    for title in ("Nien Nunb", "Rebel Guard", "Rebel Guard", "Recruit", partner):
        s.put(title, at=site)
    s.force("dark", 1)
    s.start(turn="dark", phase="battle")
    s.do("battle", site)
    assert draws_allowed(s.game.engine, "light") == 1 + more


@pytest.mark.ruling("characteristics.8")
@pytest.mark.parametrize("word", ["leader", "trooper", "Wookiee", "female"])
def test_a_text_can_speak_of_the_non_of_a_characteristic(word):
    assert fits(CHARACTER & ~Is(word), FARMER)
    assert not fits(CHARACTER & ~Is(word), person("Somebody", LIGHT, traits=[word]))


CHARACTERS = [
    "admiral", "biker scout trooper", "Black Sun agent", "bounty hunter", "Cloud City trooper", "commander",
    "Coruscant guard", "Death Star trooper", "Echo Base trooper", "female", "male", "gambler", "gangster", "general",
    "gunner", "handmaiden", "information broker", "ISB agent", "Jedi Council member", "leader", "miner", "gas miner",
    "Tibanna gas miner", "moff", "musician", "operative", "Rebel trooper", "Royal Naboo Security", "R-unit",
    "sandtrooper", "scout", "senator", "smuggler", "snowtrooper", "spy", "stormtrooper", "tax collector", "thief",
    "Trade Federation", "trooper", "trooper guard",
]  # fmt: skip


@pytest.mark.ruling("characteristics.9")
@pytest.mark.parametrize("word", [*CHARACTERS, *RACES])
def test_characteristics_of_characters(word):
    assert fits(Is(word), person("Somebody", LIGHT, traits=[word]))
    assert not fits(Is(word), weapon("Something", word))


@pytest.mark.ruling("characteristics.10")
@pytest.mark.parametrize("word", ["blaster", "blaster rifle", "lightsaber", "rifle"])
def test_characteristics_of_weapons_permanent_ones_included(word):
    assert fits(WEAPON & Is(word), weapon("Old Thing", word)) and fits(Is(word), weapon(f"Somebody's {word.title()}"))
    assert not fits(Is(word), person("Thing", LIGHT, traits=[word]))
    built_in = person("Armed One", LIGHT, text=[PermanentWeapon(word.title(), Fire(CHARACTER, (MakeHit(),)))])
    assert fits(Armed(word) & Arm(word), built_in) and not fits(Armed(word) | Arm(word), FARMER)
    assert not fits(Is(word), built_in)  # the character's card is no weapon card


@pytest.mark.ruling("characteristics.11")
@pytest.mark.parametrize("word", [
    "cannon", "ion cannon", "laser cannon", "laser cannon battery", "missile", "proton torpedoes",
    "turbolaser battery"])  # fmt: skip
def test_characteristics_of_starship_weapons(word):
    gun = StarshipWeapon(f"Rusty {word}", LIGHT, "plain gun", destiny=1)
    assert fits(WEAPON & Is(word), gun)
    assert not fits(Is(word), person(f"Rusty {word}", LIGHT))


@pytest.mark.ruling("characteristics.12")
@pytest.mark.parametrize("word", ["bomber", "Droid Control Ship", "Imperial", "Rebel", "ship-docking capability"])
def test_characteristics_of_starships(word):
    name = f"{word} starship" if word in ("Imperial", "Rebel") else word
    assert fits(STARSHIP & Is(name), fighter("Some Ship", LIGHT, traits=[word]))
    assert not fits(Is(name), fighter("Some Ship", DARK if word == "Rebel" else LIGHT))
    assert not fits(Is(name), person("Somebody", LIGHT, traits=[word]))


@pytest.mark.ruling("characteristics.13")
def test_everybody_aboard_a_starship_is_enclosed():
    count = effect("Counter", DARK, ModifyPlayer("generation", Count(CHARACTER & Present(LOCATION))))
    s = Scenario(cards=[count, FARMER, NEIGHBOUR, X_WING, BARREN])
    site = s.location("Yavin 4: Barren Rock")
    s.put("Counter", on="table")
    s.put("Farmer", aboard=s.put("Test X-wing", at=site), as_="passenger")
    assert s.generation("dark") == 1  # nobody is present: the farmer is enclosed in the ship
    s.put("Neighbour", at=site)
    assert s.generation("dark") == 2
    assert fits(STARSHIP & Is("enclosed"), X_WING)


@pytest.mark.ruling("characteristics.12", "characteristics.14")
@pytest.mark.parametrize("enclosed", [True, False])
def test_a_vehicle_is_enclosed_if_it_says_so(enclosed):
    car = Vehicle("Car", LIGHT, "plain Car", "transport", destiny=1, power=2, forfeit=1, landspeed=2,
                  traits=["enclosed"] if enclosed else [], text=[Carries(drivers=1, passengers=1)])  # fmt: skip
    s = Scenario(cards=[FARMER, NEIGHBOUR, car, MEADOW])
    site = s.location("Yavin 4: Meadow")
    vehicle = s.put("Car", at=site)
    s.put("Farmer", aboard=vehicle, as_="driver")
    s.put("Neighbour", aboard=vehicle, as_="passenger")
    assert s.total_power("light", site) == (2 if enclosed else 4)
    assert not fits(Is("enclosed"), person("Monk", LIGHT, traits=["enclosed"]))


@pytest.mark.ruling("characteristics.15")
@pytest.mark.parametrize("word", ["dejarik", "hologram"])
def test_characteristics_of_interrupts_and_effects(word):
    cancel = used("Wipe Board", LIGHT, Response(just_played(Is(word), by=OPPONENT), [CancelIt()]))
    for traits in ((word,), ()):
        move = used("Clever Move", DARK, Action([LoseForce(1, OPPONENT)]), traits=traits)
        s = Scenario(cards=[cancel, move])
        played, wipe = s.hand("dark", "Clever Move"), s.hand("light", "Wipe Board")
        s.start(turn="dark", phase="deploy")
        s.do("play", played)
        assert s.can("play", wipe) is bool(traits)
    assert fits(Is(word), effect("Board", DARK, traits=[word]))
    assert not fits(Is(word), person("Player", DARK, traits=[word]))


@pytest.mark.ruling("characteristics.17")
def test_squadron_designations_are_for_characters_starships_and_vehicles():
    red = Is("Red Squadron")
    assert fits(red, person("Red Squadron Pilot", LIGHT))
    assert fits(red, fighter("Old Ship", LIGHT, traits=["Red Squadron"]))
    assert fits(red, Vehicle("Car", LIGHT, "plain Car", "transport", destiny=1, traits=["Red Squadron"]))
    assert not fits(red, weapon("Red Squadron Gun"))
    assert "Red Squadron" not in BY_CATEGORY["weapon"]


# -- what else texts refer to ------------------------------------------------------------------------------------------


@pytest.mark.ruling("characteristics.19")
@pytest.mark.parametrize(("what", "yes", "no"), [
    (Backed(LIGHT), FARMER, RECRUIT),
    (CHARACTER, FARMER, X_WING),
    (ALIEN, FARMER, KNIGHT),
    (Is("X-wing"), X_WING, fighter("Other Ship", LIGHT, "Y-wing")),
    (Is("nav computer"), person("Astrogator", LIGHT, icons=["nav computer"]), FARMER),
    (Is("permanent weapon"), person("Armed", LIGHT, icons=["permanent weapon"]), FARMER),
    (UNIQUE, person("Only One", LIGHT, unique=1), FARMER),
    (Restricted(), person("One Of Three", LIGHT, unique=3), person("Only One", LIGHT, unique=1)),
    (Measure("destiny", "=", 6), person("Lucky", LIGHT, destiny=6), FARMER),
    (Measure("deploy", ">", 4), person("Dear", LIGHT, deploy=5), FARMER),
    (Measure("forfeit", ">", 4), person("Dear", LIGHT, forfeit=5), FARMER),
    (Measure("power", ">", 4), person("Mighty", LIGHT, power=5), FARMER),
    (Measure("parsec", "=", 4), PLANET, MEADOW),
], ids=lambda each: getattr(each, "title", type(each).__name__))  # fmt: skip
def test_texts_can_refer_to_backs_categories_types_icons_numbers(what, yes, no):
    assert fits(what, yes)
    assert not fits(what, no)


@pytest.mark.ruling("characteristics.19")
def test_texts_can_refer_to_the_back_of_a_card_that_serves_the_other_side():
    change = used("Change", DARK, Action([Become(CROSSED_OVER)], targets=(one(theirs(CHARACTER)),)))
    weak = effect("Weakness", DARK, Modify("power", -1, your(CHARACTER) & Backed(LIGHT)))
    s = Scenario(cards=[change, weak, FARMER, RECRUIT, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer, recruit = s.put("Farmer", at=site), s.put("Recruit", at=site)
    s.put("Weakness", on="table")
    turn = s.hand("dark", "Change")
    s.start(turn="dark", phase="deploy")
    s.do("play", turn, farmer)
    assert (s.power(farmer), s.power(recruit)) == (0, 1)


@pytest.mark.ruling("characteristics.19")
def test_texts_can_refer_to_states_such_as_just_lost():
    relic = used("Relic", LIGHT, Response(just_lost(your(ALIEN)), [RetrieveForce(1)]))
    blow = used("Blow", DARK, Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),)))
    for who, answered in ((FARMER, True), (KNIGHT, False)):
        s = Scenario(cards=[relic, blow, who, MEADOW])
        victim = s.put(who.title, at=s.location("Yavin 4: Meadow"))
        answer, strike = s.hand("light", "Relic"), s.hand("dark", "Blow")
        s.start(turn="dark", phase="deploy")
        s.do("play", strike, victim)
        assert s.can("play", answer) is answered


@pytest.mark.ruling("characteristics.20")
def test_card_type_is_the_category_except_for_characters():
    """An Interrupt makes the opponent lose a card of the same card type as one of his own."""
    likes = used(
        "Like For Like",
        DARK,
        Action(
            [Lose(Bound("second"))],
            targets=(one(theirs(CHARACTER | WEAPON | DEVICE)), one(theirs(SameType(TARGET)) & ~TARGET, name="second")),
        ),
    )
    belt = Device("Belt", LIGHT, "plain Belt", destiny=1)
    s = Scenario(cards=[likes, FARMER, NEIGHBOUR, KNIGHT, weapon("Club"), belt, MEADOW])
    site = s.location("Yavin 4: Meadow")
    farmer, neighbour, knight = (s.put(title, at=site) for title in ("Farmer", "Neighbour", "Young Knight"))
    club, buckle = s.put("Club", on=farmer), s.put("Belt", on=farmer)
    card = s.hand("dark", "Like For Like")
    s.start(turn="dark", phase="deploy")
    assert s.can("play", card, farmer, neighbour)  # two aliens
    assert not s.can("play", card, farmer, knight)  # an alien and a Rebel
    assert not s.can("play", card, club, buckle)  # a weapon and a device
    other_club = s.put("Club", on=knight)
    assert s.can("play", card, club, other_club)


@pytest.mark.ruling("characteristics.20")
def test_systems_and_sites_are_told_apart_by_name():
    assert fits(SITE, MEADOW) and not fits(SYSTEM, MEADOW)
    assert fits(SYSTEM, PLANET) and not fits(SITE, PLANET)
    assert fits(LOCATION, PLANET) and fits(LOCATION, MEADOW)


@pytest.mark.ruling("characteristics.21")
@pytest.mark.parametrize(("word", "card"), [
    ("jedi", KNIGHT), ("dark jedi master", TYRANT),
    ("astromech droid", Droid("R9", LIGHT, "plain R9", "astromech droid", destiny=1)),
    ("maintenance droid", Droid("M9", LIGHT, "plain M9", "maintenance droid", destiny=1)),
    ("TIE", TIE_FIGHTER), ("TIE/ln", TIE_FIGHTER), ("X-wing", X_WING),
    ("bantha", Vehicle("Beast", LIGHT, "plain Beast", "creature", model="bantha", destiny=1)),
    ("AT-ST", Vehicle("Walker", LIGHT, "plain Walker", "combat", model="AT-ST", destiny=1)),
    ("cloud car", Vehicle("Car", LIGHT, "plain Car", "combat", model="cloud car", destiny=1)),
    ("Modified Light Freighter", fighter("Hauler", LIGHT, "Modified Light Freighter")),
    ("Lambda-Class Shuttle", fighter("Lambda", LIGHT, "Lambda-Class Shuttle")),
], ids=lambda each: each if isinstance(each, str) else "")  # fmt: skip
def test_texts_can_refer_to_subtypes(word, card):
    assert fits(Is(word), card)
    assert not fits(Is(word), FARMER)
