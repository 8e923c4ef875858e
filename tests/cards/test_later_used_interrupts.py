"""Used Interrupts of many sets: where each sentence applies, and where it stops."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed, draws, fight, gun, scene, was_hit

BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])
MINE = {"light": "Rebel", "dark": "Imperial"}


def other(side: str) -> str:
    return "dark" if side == "light" else "light"


# -- Panic, Emergency Deployment ---------------------------------------------------------------------------------------

PANIC = {"light": "Panic", "dark": "Emergency Deployment"}
SWORD = {"light": "Light Stick", "dark": "Dark Stick"}


def ambush(side: str, enemies: int, mine: int = 1, by: str = "", top: tuple[str, ...] = ()) -> tuple:
    """A battle of one against so many; on top of the Reserve Deck lie these cards, first on top."""
    s = scene()
    site = s.location("Tatooine: Box")
    for _ in range(mine):
        s.put(f"{MINE[side]} 2", at=site)
    for _ in range(enemies):
        s.put(f"{MINE[other(side)]} 2", at=site)
    card = s.hand(side, PANIC[side])
    found = [s.pile(side, "reserve", title) for title in reversed(top)][::-1]
    fight(s, site, by or other(side))
    return s, site, card, found


@BOTH_SIDES
@pytest.mark.ruling("panic.1")
@pytest.mark.parametrize(("mine", "enemies", "by_them", "offered"), [
    (1, 3, True, True), (1, 2, True, False), (2, 4, True, False), (2, 5, True, True), (1, 3, False, False),
])  # fmt: skip
def test_panic_answers_an_attack_with_more_than_double_power(side, mine, enemies, by_them, offered):
    s, _, card, _ = ambush(side, enemies, mine, by=other(side) if by_them else side)
    assert s.can("play", card) == offered


@BOTH_SIDES
@pytest.mark.ruling("panic.1")
def test_panic_deploys_what_it_can_for_free_and_loses_the_rest(side):
    s, site, card, (man, sword, trick) = ambush(
        side, 3, top=(f"{MINE[side]} 3", SWORD[side], f"{side.title()} Trick"))  # fmt: skip
    s.force(side, 0)
    s.do("play", card, amount=3)
    s.do("choose", man, site)
    s.do("choose", man)  # carries the sword
    assert (s.at(man), s.carrier(sword), s.zone(trick), s.zone(card)) == (site, man, "lost", "used")
    assert man in s.battle.participants(side)


@BOTH_SIDES
def test_panic_reveals_as_many_cards_as_one_likes(side):
    s, _, card, (first, second, third) = ambush(side, 3, top=(f"{side.title()} Trick",) * 3)
    s.do("play", card, amount=2)
    assert [s.zone(each) for each in (first, second, third)] == ["lost", "lost", "reserve"]
    assert s.count(side, "lost") == 2


# -- My Loyal Bodyguard ------------------------------------------------------------------------------------------------

MAID = {**BODY, "ability": 2, "traits": ["handmaiden", "female"]}
ROYALS = [
    Character("Test Queen", LIGHT, "used queen", "republic", unique=1, personas=["Amidala"], ability=3, **BODY),
    Character("Test Padme", LIGHT, "used padme", "republic", unique=1, personas=["Amidala"], **MAID),
    Character("Test Maid", LIGHT, "used maid", "republic", **MAID),
]  # fmt: skip


@pytest.mark.ruling("my-loyal-bodyguard.1", "my-loyal-bodyguard.2")
@pytest.mark.parametrize(("present", "offered"), [
    (("Test Queen", "Test Maid"), True), (("Test Padme", "Test Maid"), True), (("Test Padme",), False),
    (("Test Queen",), False), (("Test Maid", "Test Maid"), False), (("Test Queen", "Rebel 2"), False),
])  # fmt: skip
def test_a_bodyguard_guards_another_person(present, offered):
    s = scene(*ROYALS)
    site = s.location("Tatooine: Box")
    for title in present:
        s.put(title, at=site)
    s.put("Rebel 4", at=site)
    s.put("Imperial 4", at=site)
    card = s.hand("light", "My Loyal Bodyguard")
    fight(s, site, "dark")
    assert s.can("play", card, mode=2) == offered
    if offered:
        s.do("play", card, mode=2)
        assert (draws(s, "light"), draws(s, "dark")) == (2, 1)


@pytest.mark.parametrize(("queens_place", "by"), [("elsewhere", "dark"), ("here", "light")])
def test_a_bodyguard_needs_an_attack_on_both(queens_place, by):
    s = scene(*ROYALS)
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    s.put("Test Maid", at=site)
    s.put("Imperial 4", at=site)
    s.put("Test Queen", at=site if queens_place == "here" else away)
    card = s.hand("light", "My Loyal Bodyguard")
    fight(s, site, by)
    assert not s.can("play", card, mode=2)


def test_a_bodyguard_of_a_queen_in_space_adds_nothing():
    s = scene(*ROYALS)
    calm = s.location("Calm")
    ship = crewed(s, "Cruiser", calm)
    for title in ("Test Queen", "Test Maid"):
        s.put(title, aboard=ship, as_="passenger")
    crewed(s, "Dreadnaught", calm)
    s.put("Imperial 4", aboard=s.put("Raider", at=calm), as_="pilot")
    card = s.hand("light", "My Loyal Bodyguard")
    fight(s, calm, "dark")
    assert not s.can("play", card, mode=2)


def test_a_bodyguard_comes_to_the_queen():
    s = scene(*ROYALS)
    site, away = s.location("Tatooine: Box"), s.location("Yavin 4: Box")
    card = s.hand("light", "My Loyal Bodyguard")
    maid = s.pile("light", "reserve", "Test Maid")
    stranger = s.pile("light", "reserve", "Rebel 2")
    s.put("Rebel 2", at=away)
    s.start(turn="light", phase="deploy")
    s.put("Test Queen", at=site)
    assert not s.can("play", card, stranger)
    s.do("play", card, maid)
    assert (s.at(maid), s.zone(card)) == (site, "used")
    assert s.count("light", "force") == 10


ANCHOR = Effect("Test Anchor", DARK, "used anchor", destiny=1, text=[DeployOn(STARSHIP), Cannot("move", HOST)])


# -- Hyper Escape ------------------------------------------------------------------------------------------------------

FAR = System("Far", LIGHT, "used far", ["planet"], (1, 1), parsec=4)


@pytest.mark.ruling("hyper-escape.1")
@pytest.mark.parametrize("by", ["light", "dark"])
def test_a_hyper_escape_leaves_nobody_to_fight(by):
    s = scene(FAR)
    calm, far = s.location("Calm"), s.location("Far")
    mine = [crewed(s, "Fighter", calm), crewed(s, "Cruiser", calm)]
    pilots = [s.put("Rebel 3", aboard=each, as_="passenger") for each in mine]
    theirs = crewed(s, "Dreadnaught", calm)
    s.put("Imperial 3", aboard=theirs, as_="passenger")
    card = s.hand("light", "Hyper Escape")
    s.force("light", 1)
    fight(s, calm, by)
    s.do("play", card)
    assert [s.at(each) for each in (*mine, *pilots, theirs)] == [far, far, far, far, calm]
    assert s.battle is None


@pytest.mark.ruling("hyper-escape.1")
def test_a_hyper_escape_starts_from_space():
    s = scene()
    site, beside = s.location("Tatooine: Box"), s.location("Tatooine: Dune Sea", side="light")
    crewed(s, "Skiff", site)
    s.put("Rebel 3", at=site)
    s.put("Imperial 3", at=site)
    card = s.hand("light", "Hyper Escape")
    fight(s, site, "dark")
    assert s.adjacent(site, beside)
    assert not s.can("play", card)


def test_who_cannot_move_stays_behind_in_a_hyper_escape():
    s = scene(FAR, ANCHOR)
    calm, far = s.location("Calm"), s.location("Far")
    free, chained = crewed(s, "Fighter", calm), crewed(s, "Cruiser", calm)
    s.put("Test Anchor", on=chained)
    for ship in (free, chained):
        s.put("Rebel 3", aboard=ship, as_="passenger")
    s.put("Imperial 3", aboard=crewed(s, "Dreadnaught", calm), as_="passenger")
    card = s.hand("light", "Hyper Escape")
    fight(s, calm, "dark")
    s.do("play", card)
    assert (s.at(free), s.at(chained)) == (far, calm)
    assert [event for event in s.game.events("public") if event.kind == "battle-power"]  # it went on


# -- turned away at the palace -----------------------------------------------------------------------------------------

GATE = {"dark": ("None Shall Pass", "Rebel", "Imperial"), "light": ("Ke Chu Ke Kukuta?", "Imperial", "Rebel")}
PALACE = "Jabba's Palace: Audience Chamber"


def knock(side: str, comer: str, place: str = PALACE, own: str = "", at: str = "Jabba's Palace: Droid Workshop"):
    """Somebody deploys to a site while a player may bar the way, who has somebody there already if it says so."""
    s = scene()
    site, mine = (s.location(each, side=None if "Box" in each else "dark") for each in (place, at))
    s.put(f"{MINE[other(side)]} 1", at=site)
    if own:
        s.put(own, at=mine)
    guard, man = s.hand(side, GATE[side][0]), s.hand(other(side), comer)
    s.start(turn=other(side), phase="deploy")
    s.do("deploy", man, site)
    return s, guard, man


@BOTH_SIDES
def test_the_gate_keeper_sends_somebody_back_for_this_turn(side):
    s, guard, man = knock(side, f"{MINE[other(side)]} 2")
    copy = s.hand(other(side), f"{MINE[other(side)]} 2")
    s.do("play", guard, man)
    assert (s.zone(man), s.zone(guard), s.count(other(side), "force")) == ("hand", "used", 10)
    assert (s.can("deploy", man), s.can("deploy", copy)) == (False, True)
    s.until(phase="draw")
    s.until(phase="deploy")
    s.until(phase="draw")
    s.until(phase="deploy")
    assert s.can("deploy", man)


@BOTH_SIDES
@pytest.mark.parametrize(("own", "at", "offered"), [
    ("", "Tatooine: Box", True), ("mine", "Jabba's Palace: Droid Workshop", False), ("mine", "Tatooine: Box", True),
    ("alien", "Jabba's Palace: Droid Workshop", True),
])  # fmt: skip
def test_the_gate_keeper_has_no_company_of_his_own(side, own, at, offered):
    whom = {"": "", "mine": f"{MINE[side]} 2", "alien": f"{'Settler' if side == 'light' else 'Brute'} 2"}[own]
    s, guard, man = knock(side, f"{MINE[other(side)]} 2", own=whom, at=at)
    assert s.can("play", guard, man) == offered


@BOTH_SIDES
@pytest.mark.parametrize(("kind", "place"), [("alien", PALACE), ("mine", "Tatooine: Box")])
def test_the_gate_keeper_lets_others_pass(side, kind, place):
    comer = f"{MINE[other(side)]} 2" if kind == "mine" else f"{'Brute' if side == 'light' else 'Settler'} 2"
    s, guard, man = knock(side, comer, place=place)
    assert not s.can("play", guard)


@BOTH_SIDES
def test_the_gate_keeper_lets_ones_own_pass(side):
    s = scene()
    site = s.location(PALACE, side="dark")
    s.put(f"{MINE[side]} 1", at=site)
    s.put(f"{MINE[other(side)]} 1", at=site)
    guard, man = s.hand(side, GATE[side][0]), s.hand(side, f"{MINE[other(side)]} 2")
    s.start(turn=side, phase="deploy")
    s.do("deploy", man, site)
    assert not s.can("play", guard)


# -- Anakin Skywalker --------------------------------------------------------------------------------------------------

COURT = [
    Rebel("Test Luke", "used luke", personas=["Luke"], unique=1, **{**BODY, "ability": 4}),
    Imperial("Test Vader", "used vader", personas=["Vader"], unique=1, **{**BODY, "ability": 6}),
    Imperial("Test Emperor", "used emperor", personas=["Emperor"], unique=1, **{**BODY, "ability": 7}),
]


def doom(*present: str, absent: tuple[str, ...] = (), destiny: int = 7, victim: str = "Test Luke", cards: int = 1):
    """Somebody is about to be lost, with others beside him or elsewhere."""
    s = scene(*COURT)
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    luke = s.put(victim, at=site)
    there = [s.put(each, at=site) for each in present]
    for each in absent:
        s.put(each, at=away)
    card = s.hand("light", "Anakin Skywalker")
    s.life_force("light", cards)
    s.destinies("light", *[destiny] * cards)
    s.start(turn="dark", phase="control")
    s.happen("lose", luke)
    return s, luke, there, card


@pytest.mark.parametrize(("destiny", "company", "saved"), [
    (7, ("Test Vader", "Test Emperor"), True), (6, ("Test Vader", "Test Emperor"), False),
    (13, ("Test Vader",), True), (12, ("Test Vader",), False),
])  # fmt: skip
def test_anakin_skywalker(destiny, company, saved):
    s, luke, there, card = doom(*company, destiny=destiny)
    s.do("play", card, luke)
    if saved:
        s.until(verb="lose")
        for _ in range(6):
            s.do("lose", pile="reserve")
    assert (s.on_table(luke), s.zone(card), s.count("dark", "lost")) == (
        saved,
        "used",
        0 if not saved else 5 + len(there),
    )
    assert [s.on_table(each) for each in there] == [True, not saved][: len(there)]
    assert (there[0] in cards_of(s, "light")) == saved


def cards_of(s: Scenario, side: str) -> list[CardRef]:
    """The cards on table that serve a side."""
    g = s.game.engine
    return [g.ref(card.id) for card in g.state.cards if card.zone == "table" and card.side == side]


@pytest.mark.parametrize(("present", "absent", "victim"), [
    ((), ("Test Vader",), "Test Luke"), (("Test Emperor",), (), "Test Luke"), (("Test Vader",), (), "Rebel 4"),
])  # fmt: skip
def test_anakin_skywalker_is_not_called(present, absent, victim):
    s, luke, _, card = doom(*present, absent=absent, victim=victim)
    assert (s.zone(luke), s.zone(card)) == ("lost", "hand")


def test_an_emperor_elsewhere_is_of_no_account():
    s, luke, _, card = doom("Test Vader", absent=("Test Emperor",), destiny=12)
    s.do("play", card, luke)
    assert s.zone(luke) == "lost"


def test_anakin_skywalker_is_beyond_sense():
    s, luke, _, card = doom("Test Vader")
    sense = s.hand("dark", "Sense")
    s.do("play", card, luke)
    assert not s.can("play", sense)


# -- Hear Me Baby, Hold Together ---------------------------------------------------------------------------------------

SNIPER = LostInterrupt("Test Sniper", DARK, "used sniper", destiny=1, text=[
    Action([Shoot(free=True)], during="control", whose=YOU, targets=(one(your(WEAPON)),))])  # fmt: skip


REPEATER = gun("Repeater", DARK, kind=StarshipWeapon, again=FREE)
CANNON = gun("Ship Cannon", DARK, kind=StarshipWeapon)


def dogfight(*guns, shooter: str = "dark", by: str = "dark", ship: str = "Fighter"):
    """Two ships at a system, one of them with such weapons."""
    s = scene(*guns, SNIPER)
    calm = s.location("Calm")
    mine, theirs = crewed(s, ship, calm), crewed(s, "Dreadnaught", calm)
    s.put("Rebel 3", aboard=mine, as_="passenger")
    s.put("Imperial 3", aboard=theirs, as_="passenger")
    armed = [s.put(each.title, on=theirs if shooter == "dark" else mine) for each in guns]
    card = s.hand("light", "Hear Me Baby, Hold Together")
    return s, calm, mine, theirs, armed, card


@pytest.mark.ruling("hear-me-baby-hold-together.1")
@pytest.mark.parametrize(("numbers", "hit"), [((5, 1), False), ((4, 4), True), ((4, 3), False)])
def test_hold_together_lowers_each_draw(numbers, hit):
    double = gun("Double Cannon", DARK, kind=StarshipWeapon, draws=2)
    s, calm, mine, _, (weapon,), card = dogfight(double)  # at a maneuver of 3
    fight(s, calm, "dark")
    s.destinies("dark", *numbers)
    s.do("fire", weapon, mine)
    s.do("play", card, weapon, mine)
    assert (was_hit(s, mine), s.zone(card)) == (hit, "used")


@pytest.mark.ruling("hear-me-baby-hold-together.1")
@pytest.mark.parametrize(("kind", "shooter"), [(CharacterWeapon, "dark"), (StarshipWeapon, "light")])
def test_hold_together_answers_the_opponents_starship_weapon(kind, shooter):
    s, calm, mine, theirs, (weapon,), card = dogfight(gun("Ship Cannon", shooter, kind=kind), shooter=shooter)
    fight(s, calm, shooter)
    s.do("fire", weapon, theirs if shooter == "light" else mine)
    assert not s.can("play", card)


@pytest.mark.ruling("hear-me-baby-hold-together.1")
def test_hold_together_is_for_starships():
    s = scene(CANNON)
    site = s.location("Tatooine: Box")
    rebel, gunner = s.put("Rebel 3", at=site), s.put("Imperial 3", at=site)
    weapon = s.put("Ship Cannon", on=gunner)
    card = s.hand("light", "Hear Me Baby, Hold Together")
    fight(s, site, "dark")
    s.do("fire", weapon, rebel)
    assert not s.can("play", card)


@pytest.mark.ruling("hear-me-baby-hold-together.2")
def test_hold_together_lasts_while_a_weapon_fires_repeatedly():
    s, calm, mine, _, (weapon, other_one), card = dogfight(REPEATER, CANNON)
    fight(s, calm, "dark")
    s.destinies("dark", 5, 5, 5)
    s.do("fire", weapon, mine)
    s.do("play", card, weapon, mine)
    assert not was_hit(s, mine)
    s.until(player="dark")
    s.do("fire", weapon, mine)
    assert not was_hit(s, mine)
    s.until(player="dark")
    s.do("fire", other_one, mine)  # another weapon is not concerned
    assert was_hit(s, mine)


@pytest.mark.ruling("hear-me-baby-hold-together.2")
def test_hold_together_outside_a_battle_ends_with_the_shot():
    s, calm, mine, _, (weapon,), card = dogfight(REPEATER)
    first, second = s.hand("dark", "Sniper"), s.hand("dark", "Test Sniper")
    s.start(turn="dark", phase="control")
    s.destinies("dark", 5, 5)
    s.do("play", first, weapon, mine)
    s.do("play", card, weapon, mine)
    assert s.on_table(mine)
    s.until(player="dark")
    s.do("play", second, weapon, mine)
    assert s.zone(mine) == "lost"
