"""Interrupts of many sets that are Used or Lost, by what they are played for: where each sentence applies, and where it
stops."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, crewed, draws, fight, gun, over, scene, was_hit

# -- Monnok ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("monnok.1", "monnok.2")
@pytest.mark.parametrize(("held", "offered"), [(13, True), (12, False)])
def test_monnok_cuts_a_hand_of_thirteen_down_to_eight(held, offered):
    s = scene()
    s.hand("light", *["Rebel 1"] * held)
    card = s.hand("dark", "Monnok")
    s.force("dark", 0)
    s.start(turn="dark", phase="control")
    assert s.can("play", card, mode=1) == offered
    if offered:
        s.do("play", card, mode=1)
        assert (s.count("light", "hand"), s.count("light", "used"), s.zone(card)) == (8, 5, "used")


@pytest.mark.ruling("monnok.3", "monnok.4")
def test_monnok_takes_all_copies_for_four_force():
    s = scene()
    twins = s.hand("light", "Rebel 1", "Rebel 1", "Rebel 2", "Rebel 2", "Rebel 2")
    single = s.hand("light", "Rebel 3")
    card = s.hand("dark", "Monnok")
    s.start(turn="dark", phase="control")
    s.force("dark", 3)
    assert not s.can("play", card, mode=2)
    s.force("dark", 4)
    s.do("play", card, mode=2)
    shown = [event for event in s.game.events("dark") if event.kind == "revealed"]
    assert len(shown[0].text.args["cards"]) == 6
    assert [s.zone(each) for each in (*twins, single, card)] == ["lost"] * 5 + ["hand", "lost"]
    assert s.count("dark", "force") == 0


# -- HoloNet Transmission ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("holonet-transmission.1")
@pytest.mark.parametrize(("title", "offered"), [("Transmission Terminated", True), ("Light Trick", False)])
def test_a_transmission_is_restored(title, offered):
    s = scene()
    hologram = s.put("Visage Of The Emperor", on=s.location("Executor: Holotheatre"))
    theirs, card = s.hand("light", title), s.hand("dark", "HoloNet Transmission")
    s.start(turn="light", phase="control")
    s.do("play", theirs, **({"mode": 1} if offered else {}))
    assert s.can("play", card, theirs, mode=1) == offered
    if offered:
        s.do("play", card, theirs, mode=1)
        assert (s.zone(theirs), s.zone(card), s.on_table(hologram)) == ("lost", "used", True)


@pytest.mark.ruling("holonet-transmission.2", "holonet-transmission.3")
@pytest.mark.parametrize(
    ("title", "found"), [("Imperial 2", True), ("Visage Of The Emperor", True), ("Brute 2", False)]
)
def test_a_transmission_brings_an_imperial_or_the_visage(title, found):
    s = scene()
    wanted = s.pile("dark", "used", title)
    s.pile("dark", "used", "Brute 1", "Brute 3")
    elsewhere = s.pile("dark", "reserve", "Imperial 3")
    card = s.hand("dark", "HoloNet Transmission")
    s.start(turn="dark", phase="control")
    s.do("play", card, mode=2)
    if found:
        s.do("choose", wanted)
    assert (s.zone(wanted), s.zone(elsewhere), s.zone(card)) == ("hand" if found else "used", "reserve", "lost")
    assert [event.text.args["pile"] for event in s.game.events("light") if event.kind == "shuffled"] == ["used"]


@pytest.mark.ruling("holonet-transmission.2")
def test_a_transmission_needs_a_used_pile():
    s = scene()
    card = s.hand("dark", "HoloNet Transmission")
    s.pile("light", "used", "Rebel 1")
    s.start(turn="dark", phase="control")
    assert not s.can("play", card)


# -- Force Field -------------------------------------------------------------------------------------------------------

DUELISTS = [
    Imperial("Test Strong", "uol strong", **{**BODY, "power": 6, "ability": 2}),
    Imperial("Test Dark Jedi", "uol dark jedi", **{**BODY, "ability": 6}),
    gun("Light Gun", LIGHT),
    gun("Dark Gun", DARK),
    gun("Light Cannon", LIGHT, kind=ArtilleryWeapon),
    gun("Light Repeater", LIGHT, "blaster", again=(Use(1),)),
]


def shoot_out(*targets: str, weapon: str = "Light Gun", hand: str = "Force Field", force: int = 3) -> tuple:
    """A battle in which a Rebel warrior may fire at these people."""
    s = scene(*DUELISTS)
    site = s.location("Tatooine: Box")
    shooter = s.put("Light Guard", at=site)
    there = [s.put(each, at=site) for each in targets]
    arm = s.put(weapon, on=site if "Cannon" in weapon else shooter)
    if "Cannon" in weapon:
        s.put("Light Droid", at=site)  # artillery needs power
    card = s.hand("dark" if hand == "Force Field" else "light", hand)
    s.force("dark", force)
    fight(s, site, "light")
    return s, there, arm, card


@pytest.mark.ruling("force-field.1", "force-field.3")
def test_a_force_field_protects_a_dark_jedi_from_a_character_weapon():
    s, (jedi, _), arm, card = shoot_out("Test Dark Jedi", "Imperial 2", force=0)
    s.destinies("light", 7)
    s.do("fire", arm, jedi)
    s.do("play", card, arm, jedi, mode=1)
    assert (was_hit(s, jedi), s.zone(card)) == (False, "used")
    assert not [event for event in s.game.events("public") if event.kind == "destiny"]
    assert not s.can("fire", arm)  # the shot is spent


@pytest.mark.ruling("force-field.1")
@pytest.mark.parametrize(("target", "weapon"), [("Imperial 2", "Light Gun"), ("Test Dark Jedi", "Light Cannon")])
def test_a_used_force_field_protects_nobody_else(target, weapon):
    s, (man,), arm, card = shoot_out(target, weapon=weapon)
    s.do("fire", arm, man)
    assert not s.can("play", card, mode=1)


@pytest.mark.ruling("force-field.2")
@pytest.mark.parametrize(("force", "offered"), [(3, True), (2, False)])
def test_a_lost_force_field_protects_anybody_for_three_force(force, offered):
    s, (man,), arm, card = shoot_out("Imperial 2", force=force)
    s.destinies("light", 7)
    s.do("fire", arm, man)
    assert s.can("play", card, arm, man, mode=2) == offered
    if offered:
        s.do("play", card, arm, man, mode=2)
        assert (was_hit(s, man), s.zone(card), s.count("dark", "force")) == (False, "lost", 0)


@pytest.mark.ruling("force-field.2")
def test_a_lost_force_field_is_for_ones_own_characters():
    s = scene(*DUELISTS)
    site = s.location("Tatooine: Box")
    rebel, arm = s.put("Rebel 2", at=site), s.put("Dark Gun", on=s.put("Imperial 2", at=site))
    card = s.hand("dark", "Force Field")
    fight(s, site, "dark")
    s.do("fire", arm, rebel)
    assert not s.can("play", card)


@pytest.mark.ruling("force-field.2")
def test_a_lost_force_field_is_for_battles():
    sniper = LostInterrupt("Test Sniper", LIGHT, "uol sniper", destiny=1, text=[
        Action([Shoot(free=True)], during="control", whose=YOU, targets=(one(your(WEAPON)),))])  # fmt: skip
    s = scene(*DUELISTS, sniper)
    site = s.location("Tatooine: Box")
    man, arm = s.put("Imperial 2", at=site), s.put("Light Gun", on=s.put("Rebel 2", at=site))
    card, shot = s.hand("dark", "Force Field"), s.hand("light", "Test Sniper")
    s.start(turn="light", phase="control")
    s.do("play", shot, arm, man)
    assert not s.can("play", card)


# -- Blaster Proficiency -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("blaster-proficiency.1")
@pytest.mark.parametrize(("numbers", "hit"), [((2, 2), True), ((1, 2), False)])
def test_proficiency_adds_three_to_the_total(numbers, hit):
    double = gun("Double Gun", LIGHT, "blaster", draws=2)
    s = scene(double)
    site = s.location("Tatooine: Box")
    man, arm = s.put("Imperial 6", at=site), s.put("Double Gun", on=s.put("Rebel 2", at=site))
    card = s.hand("light", "Blaster Proficiency")
    fight(s, site, "light")
    s.destinies("light", *numbers)
    s.do("fire", arm, man)
    s.do("play", card, arm, man, mode=1)
    assert (was_hit(s, man), s.zone(card)) == (hit, "used")


@pytest.mark.parametrize("weapon", ["Light Gun", "Dark Gun"])
def test_proficiency_is_about_your_blaster(weapon):
    s = scene(*DUELISTS, gun("Dark Blaster", DARK, "blaster"))
    site = s.location("Tatooine: Box")
    rebel, man = s.put("Rebel 2", at=site), s.put("Imperial 2", at=site)
    mine = weapon == "Light Gun"
    arm = s.put("Light Gun", on=rebel) if mine else s.put("Dark Blaster", on=man)
    card = s.hand("light", "Blaster Proficiency")
    fight(s, site, "light" if mine else "dark")
    s.do("fire", arm, man if mine else rebel)
    assert not s.can("play", card, mode=1)


def test_proficiency_ends_with_the_shot():
    s, (first, second), arm, card = shoot_out("Imperial 3", "Imperial 4", weapon="Light Repeater",
                                              hand="Blaster Proficiency")  # fmt: skip
    s.destinies("light", 1, 2)
    s.do("fire", arm, first)
    s.do("play", card, arm, first, mode=1)
    assert was_hit(s, first)
    s.until(player="light")
    s.do("fire", arm, second)
    assert not was_hit(s, second)


def test_who_was_hit_goes_at_once_for_one_force():
    s, (man, other), arm, card = shoot_out("Imperial 2", "Imperial 3", hand="Blaster Proficiency")
    s.destinies("light", 5)
    s.do("fire", arm, man)
    s.do("play", card, man, mode=2)
    before = s.count("light", "lost")
    s.do("lose", pile="reserve")
    assert (s.zone(man), s.zone(card), s.on_table(other)) == ("lost", "lost", True)
    assert s.count("light", "lost") == before + 2  # the Force and the Interrupt


def test_ones_own_hit_character_does_not_go():
    s = scene(*DUELISTS)
    site = s.location("Tatooine: Box")
    rebel, arm = s.put("Rebel 2", at=site), s.put("Dark Gun", on=s.put("Imperial 2", at=site))
    card = s.hand("light", "Blaster Proficiency")
    fight(s, site, "dark")
    s.destinies("dark", 5)
    s.do("fire", arm, rebel)
    assert was_hit(s, rebel)
    assert not s.can("play", card)


def test_a_hit_starship_does_not_go():
    s = scene(gun("Ship Cannon", LIGHT, kind=StarshipWeapon))
    calm = s.location("Calm")
    mine, theirs = crewed(s, "Fighter", calm), crewed(s, "Raider", calm)
    s.put("Rebel 3", aboard=mine, as_="passenger")
    s.put("Imperial 3", aboard=theirs, as_="passenger")
    arm, card = s.put("Ship Cannon", on=mine), s.hand("light", "Blaster Proficiency")
    fight(s, calm, "light")
    s.destinies("light", 7)
    s.do("fire", arm, theirs)
    assert was_hit(s, theirs)
    assert not s.can("play", card)


def test_proficiency_cancels_a_levitation_attack():
    attack = LostInterrupt("Levitation Attack", DARK, "uol attack", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    s = scene(attack)
    theirs, card = s.hand("dark", "Levitation Attack"), s.hand("light", "Blaster Proficiency")
    s.start(turn="dark", phase="control")
    s.do("play", theirs)
    s.do("play", card, theirs, mode=3)
    assert (s.zone(theirs), s.zone(card), s.count("light", "lost")) == ("lost", "lost", 1)


# -- Higher Ground -----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("higher-ground.1")
def test_higher_ground_takes_the_place_of_a_shot():
    s, (man, other), arm, card = shoot_out("Test Strong", "Imperial 3", hand="Higher Ground")
    s.do("play", card, man, mode=1)
    assert (s.power(man), s.power(other), s.zone(card)) == (2, 1, "used")
    assert not s.can("fire", arm)
    over(s, man)
    assert s.power(man) == 2
    s.until(phase="activate")
    assert s.power(man) == 6


@pytest.mark.ruling("higher-ground.1")
def test_higher_ground_needs_a_weapon_that_could_fire():
    s, (man, _), arm, card = shoot_out("Test Strong", "Imperial 3", hand="Higher Ground")
    assert s.can("play", card, man, mode=1)
    s.destinies("light", 0)
    s.do("fire", arm, man)
    s.until(player="light")
    assert not s.can("play", card, mode=1)


@pytest.mark.ruling("higher-ground.1")
@pytest.mark.parametrize("weapon", ["Light Cannon", "Light Stick"])
def test_higher_ground_needs_a_character_weapon_that_fires(weapon):
    s, _, _, card = shoot_out("Test Strong", weapon=weapon, hand="Higher Ground")
    assert not s.can("play", card, mode=1)


@pytest.mark.ruling("higher-ground.1")
def test_higher_ground_needs_a_weapon_of_ones_own():
    s = scene(*DUELISTS)
    site = s.location("Tatooine: Box")
    s.put("Light Guard", at=site)
    s.put("Dark Gun", on=s.put("Imperial 3", at=site))
    card = s.hand("light", "Higher Ground")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=1)


@pytest.mark.ruling("higher-ground.1")
def test_higher_ground_lowers_who_is_present_in_the_battle():
    s, (man,), _, card = shoot_out("Test Strong", hand="Higher Ground")
    hidden = s.put("Imperial 2", aboard=crewed(s, "Tank", s.at(man)), as_="passenger")
    away = s.put("Imperial 2", at=s.location("Tatooine: Vault"))
    friend = s.put("Rebel 2", at=s.at(man))
    assert [s.can("play", card, each, mode=1) for each in (man, hidden, away, friend)] == [True, False, False, False]


def space_battle(hand: str) -> tuple:
    """A battle of two cruisers, with a gun aboard and enough ability for destiny."""
    s = scene(*DUELISTS)
    calm = s.location("Calm")
    mine, theirs = crewed(s, "Cruiser", calm), crewed(s, "Dreadnaught", calm)
    s.put("Rebel 6", aboard=mine, as_="pilot")
    s.put("Imperial 6", aboard=theirs, as_="pilot")
    s.put("Light Gun", on=mine)
    card = s.hand("light", hand)
    fight(s, calm, "light")
    return s, mine, theirs, card


@pytest.mark.ruling("higher-ground.1", "higher-ground.2")
def test_higher_ground_is_on_the_ground():
    s, _, _, card = space_battle("Higher Ground")
    assert not s.can("play", card)
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("play", card)


@pytest.mark.ruling("higher-ground.2")
@pytest.mark.parametrize(("force", "offered"), [(3, True), (2, False)])
def test_higher_ground_cancels_a_battle_destiny_for_three_force(force, offered):
    s = scene()
    site = s.location("Tatooine: Box")
    for title in ("Rebel 4", "Imperial 4"):
        s.put(title, at=site)
    card = s.hand("light", "Higher Ground")
    fight(s, site, "dark")
    s.force("light", force)
    s.destinies("dark", 5)
    s.do("draw-destiny")
    assert s.can("play", card, mode=2) == offered
    if offered:
        s.do("play", card, mode=2)
        assert (s.battle.destinies("dark"), s.zone(card), s.count("light", "force")) == ((), "lost", 0)


@pytest.mark.ruling("higher-ground.2")
def test_higher_ground_lets_other_destinies_be():
    s, (man,), arm, card = shoot_out("Imperial 3", hand="Higher Ground")
    s.do("fire", arm, man)
    assert not s.can("play", card, mode=2)


# -- Prepare The Chamber -----------------------------------------------------------------------------------------------

FREEZING = Effect(
    "Carbon-Freezing",
    DARK,
    "uol freezing",
    destiny=1,
    text=[
        DeployOnTable(),
        Action([DrawDestiny(), If(DESTINY > 5, (LoseForce(1, OPPONENT),))], during="control", whose=YOU),
    ],
)
BREWING = Effect(
    "Test Brewing",
    DARK,
    "uol brewing",
    destiny=1,
    text=[
        DeployOnTable(),
        Action([DrawDestiny(), If(DESTINY > 5, (LoseForce(1, OPPONENT),))], during="control", whose=YOU),
    ],
)
UGNAUGHT = Alien("Test Ugnaught", DARK, "uol ugnaught", traits=["Ugnaught"], **{**BODY, "ability": 1})


@pytest.mark.parametrize(("drawn_number", "works"), [(4, True), (3, False)])
def test_the_chamber_is_prepared(drawn_number, works):
    s = scene(FREEZING)
    card, effect = s.hand("dark", "Prepare The Chamber"), s.put("Carbon-Freezing", on="table")
    s.start(turn="dark", phase="control")
    s.destinies("dark", drawn_number)
    s.do("use", effect)
    s.do("play", card, mode=1)
    assert s.zone(card) == "used"
    assert (s.decision.player == "light") == works


def test_the_chamber_is_no_use_for_other_draws():
    s = scene(BREWING)
    card, effect = s.hand("dark", "Prepare The Chamber"), s.put("Test Brewing", on="table")
    s.start(turn="dark", phase="control")
    s.do("use", effect)
    assert not s.can("play", card)


@pytest.mark.parametrize(("title", "by", "offered"), [
    ("Test Ugnaught", "light", True), ("Test Ugnaught", "dark", False), ("Brute 1", "light", False),
])  # fmt: skip
def test_an_ugnaught_defends_the_chamber(title, by, offered):
    s = scene(UGNAUGHT)
    site = s.location("Tatooine: Box")
    for each in (title, "Brute 4", "Rebel 4"):
        s.put(each, at=site)
    card = s.hand("dark", "Prepare The Chamber")
    fight(s, site, by)
    s.until(player="dark") if by == "light" and offered else None
    assert s.can("play", card, mode=2) == offered
    if offered:
        s.do("play", card, mode=2)
        assert (draws(s, "dark"), draws(s, "light"), s.zone(card)) == (2, 1, "lost")


# -- Computer Interface ------------------------------------------------------------------------------------------------

LOBOT = Alien("Test Lobot", LIGHT, "uol lobot", personas=["Lobot"], unique=1, **{**BODY, "ability": 2})
LIMITS = LostInterrupt("Limited Resources", DARK, "uol limits", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])


def interface(lobot: bool = False, force: int = 2, used: bool = True) -> tuple:
    """A known card on top of each pile: of the Reserve Deck, the Force Pile and the Used Pile."""
    s = scene(LOBOT, LIMITS, force=0)
    s.put("Test Lobot" if lobot else "Rebel 1", at=s.location("Tatooine: Box"))
    s.force("light", force)
    s.pile("light", "used", *["Rebel 4"] * 9 if used else ())
    tops = [s.pile("light", "reserve", "Rebel 1"), s.pile("light", "force", "Rebel 2")]
    tops += [s.pile("light", "used", "Rebel 3")] if used else []
    card = s.hand("light", "Computer Interface")
    s.start(turn="light", phase="control")
    return s, tops, card


def test_the_interface_cancels_limited_resources():
    s = scene(LIMITS)
    theirs, card = s.hand("dark", "Limited Resources"), s.hand("light", "Computer Interface")
    s.start(turn="dark", phase="control")
    s.do("play", theirs)
    s.do("play", card, theirs, mode=1)
    assert (s.zone(theirs), s.zone(card), s.count("light", "lost")) == ("lost", "used", 0)


def test_the_interface_cancels_nothing_else():
    s = scene()
    trick, card = s.hand("dark", "Dark Trick"), s.hand("light", "Computer Interface")
    s.start(turn="dark", phase="control")
    s.do("play", trick)
    assert s.zone(trick) == "lost" and not s.can("play", card, mode=1)


def test_the_interface_puts_three_cards_on_three_piles():
    s, (one, two, three), card = interface(lobot=True, force=9)
    s.do("play", card, mode=2)
    s.do("choose", three)
    s.do("choose", one)
    assert [s.zone(each) for each in (one, two, three, card)] == ["force", "used", "reserve", "lost"]
    g = s.game.engine
    assert [g.pile("light", pile)[-1] for pile in ("reserve", "force", "used")] == [three.id, one.id, two.id]
    assert (s.count("light", "force"), s.count("light", "used")) == (10, 10)


def test_the_interface_may_leave_them_as_they_are():
    s, tops, card = interface(lobot=True)
    s.do("play", card, mode=2)
    s.do("done")
    assert [s.zone(each) for each in tops] == ["reserve", "force", "used"]


def test_what_the_interface_shows_stays_hidden_from_the_opponent():
    s, tops, card = interface(lobot=True)
    s.do("play", card, mode=2)
    s.do("choose", tops[2])
    s.do("choose", tops[1])
    for event in s.game.events("dark"):
        assert not set(tops) & set(event.text.args.get("cards", ()))


@pytest.mark.parametrize(("lobot", "force", "offered"), [(False, 1, True), (False, 0, False), (True, 0, True)])
def test_the_interface_costs_two_force_or_none_with_lobot(lobot, force, offered):
    s, _, card = interface(lobot, force)  # and one more lies on top
    assert s.can("play", card, mode=2) == offered


@pytest.mark.ruling("computer-interface.1")
@pytest.mark.parametrize("empty", ["reserve", "force", "used"])
def test_the_interface_needs_a_card_in_each_pile(empty):
    s = scene(LOBOT, force=0)
    s.put("Test Lobot", at=s.location("Tatooine: Box"))
    s.life_force("light", 0 if empty == "reserve" else 1)
    for pile in ("force", "used"):
        if pile != empty:
            s.pile("light", pile, "Rebel 1")
    card = s.hand("light", "Computer Interface")
    s.start(turn="light", phase="control")
    assert [s.count("light", pile) for pile in ("reserve", "force", "used") if pile != empty] == [1, 1]
    assert not s.can("play", card, mode=2)
    s.pile("light", empty, "Rebel 1")
    assert s.can("play", card, mode=2)
