"""Where the sentences of later Used Interrupts end: what they are not about, and where they must not apply."""

import pytest

from cantina.lang import *
from tests.cards.sample_cards import BODY, HULL, crewed, draws, fight, gun, over, scene
from tests.cards.test_later_used_interrupts import COURT, GATE, MINE, PALACE, ROYALS, doom, other
from tests.cards.test_later_used_or_lost_interrupts import DUELISTS, UGNAUGHT, shoot_out
from tests.cards.test_latest_people import anakin_saves

BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])

# -- Panic, Emergency Deployment ---------------------------------------------------------------------------------------

STORES = [
    card
    for side in (LIGHT, DARK)
    for card in (
        Starfighter(f"{side} Patrol", side, f"limit {side} patrol", "Scout", maneuver=3, hyperspeed=4,
                    text=[PermanentPilot(1)], **HULL),
        Vehicle(f"{side} Cart", side, f"limit {side} cart", "transport", maneuver=1, landspeed=2, **HULL),
        Device(f"{side} Pack", side, f"limit {side} pack", destiny=1, text=[DeployOn(your(CHARACTER))]),
    )
]  # fmt: skip


def cornered(side: str, *top: str) -> tuple:
    """Somebody is attacked by three, and these cards lie on top of his Reserve Deck."""
    s = scene(*STORES)
    site = s.location("Tatooine: Box")
    s.location("Calm")
    for title in (f"{MINE[side]} 2", *[f"{MINE[other(side)]} 2"] * 3):
        s.put(title, at=site)
    card = s.hand(side, "Panic" if side == "light" else "Emergency Deployment")
    found = [s.pile(side, "reserve", title) for title in reversed(top)][::-1]
    fight(s, site, other(side))
    return s, card, found


@BOTH_SIDES
@pytest.mark.parametrize(("what", "kept"), [("Patrol", True), ("Cart", True), ("Pack", True), ("Banner", False)])
def test_panic_deploys_these_kinds_of_card(side, what, kept):
    title = f"{side.title()} Banner" if what == "Banner" else f"{side} {what}"
    s, card, (found,) = cornered(side, title)
    s.do("play", card, amount=1)
    while s.decision.prompt.key == "prompt.deploy-where":
        s.game.choose(0)
    assert (s.on_table(found), s.zone(found)) == (kept, "table" if kept else "lost")


@BOTH_SIDES
def test_panic_reveals_three_cards_at_most(side):
    s, card, _ = cornered(side)
    s.do("play", card)
    assert [option.amount for option in s.decision.options] == [1, 2, 3]


# -- My Loyal Bodyguard, Prepare The Chamber ---------------------------------------------------------------------------


def test_a_bodyguard_who_has_gone_over_guards_nobody():
    s = scene(*ROYALS)
    site = s.location("Tatooine: Box")
    maid = s.put("Test Maid", at=site)
    for title in ("Test Queen", "Imperial 2"):
        s.put(title, at=site)
    card = s.hand("light", "My Loyal Bodyguard")
    s.start(turn="dark", phase="battle")
    s.happen("cross-over", maid)
    s.do("battle", site)
    assert not s.can("play", card, mode=2)


def test_bodyguards_elsewhere_are_of_no_account():
    s = scene(*ROYALS)
    site, away = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    for title in ("Test Queen", "Test Maid"):
        s.put(title, at=away)
    for title in ("Rebel 4", "Imperial 4"):
        s.put(title, at=site)
    card = s.hand("light", "My Loyal Bodyguard")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=2)


@pytest.mark.parametrize(("card", "side", "there"), [
    ("My Loyal Bodyguard", "light", ("Test Queen", "Test Maid", "Imperial 4")),
    ("Prepare The Chamber", "dark", ("Test Ugnaught", "Brute 4", "Rebel 4")),
])  # fmt: skip
def test_a_destiny_that_was_added_is_for_one_battle(card, side, there):
    s = scene(*ROYALS, UGNAUGHT)
    site, next_door = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    for title in there:
        s.put(title, at=site)
    for title in ("Rebel 4", "Imperial 4"):
        s.put(title, at=next_door)
    held = s.hand(side, card)
    fight(s, site, other(side))
    s.until(player=side)
    s.do("play", held, mode=2)
    assert draws(s, side) == 2
    over(s)
    s.do("battle", next_door)
    assert draws(s, side) == 1


def test_the_opponents_ugnaught_defends_no_chamber():
    tame = Alien("Light Ugnaught", LIGHT, "limit ugnaught", traits=["Ugnaught"], **{**BODY, "ability": 1})
    s = scene(tame)
    site = s.location("Tatooine: Box")
    for title in ("Light Ugnaught", "Brute 4"):
        s.put(title, at=site)
    card = s.hand("dark", "Prepare The Chamber")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=2)


# -- Hyper Escape ------------------------------------------------------------------------------------------------------

SKY = [
    System("Far", LIGHT, "limit far", ["planet"], (1, 1), parsec=4),
    *(Sector(f"Calm: {name}", LIGHT, f"limit {name}", "cloud", "Calm", [], (1, 1)) for name in ("East", "West")),
    Vehicle("Test Cloud Car", LIGHT, "limit cloud car", "combat", model="Twin-Pod Cloud Car", maneuver=3, landspeed=2,
            text=[Carries(pilots=2)], traits=["cloud car"], **HULL),
]  # fmt: skip


def test_a_hyper_escape_takes_cloud_cars_to_another_sector():
    s = scene(*SKY)
    s.location("Calm")
    east, west = s.location("Calm: East"), s.location("Calm: West")
    car = s.put("Test Cloud Car", at=east)
    pilot = s.put("Red Ace", aboard=car, as_="pilot")
    enemy = crewed(s, "Raider", east)
    s.put("Imperial 3", aboard=enemy, as_="passenger")
    card = s.hand("light", "Hyper Escape")
    fight(s, east, "dark")
    s.do("play", card)
    s.do("choose", west)
    assert (s.at(car), s.at(pilot), s.battle) == (west, west, None)


def test_a_hyper_escape_is_from_there():
    s = scene(*SKY)
    calm, far = s.location("Calm"), s.location("Far")
    mine, theirs, elsewhere = crewed(s, "Fighter", calm), crewed(s, "Dreadnaught", calm), crewed(s, "Fighter", far)
    s.put("Rebel 3", aboard=mine, as_="passenger")
    s.put("Imperial 3", aboard=theirs, as_="passenger")
    card = s.hand("light", "Hyper Escape")
    fight(s, calm, "dark")
    s.do("play", card)
    assert [s.at(each) for each in (mine, elsewhere)] == [far, far]


# -- the gate keepers --------------------------------------------------------------------------------------------------


@BOTH_SIDES
def test_company_that_has_gone_over_does_not_count(side):
    title, barred, mine = GATE[side]
    s = scene()
    site, hall = s.location(PALACE, side="dark"), s.location("Jabba's Palace: Droid Workshop", side="dark")
    turncoat = s.put(f"{mine} 2", at=hall)
    s.put(f"{barred} 1", at=site)
    guard, man = s.hand(side, title), s.hand(other(side), f"{barred} 2")
    s.start(turn=other(side), phase="deploy")
    s.happen("cross-over", turncoat)
    s.do("deploy", man, site)
    assert s.can("play", guard, man)


@BOTH_SIDES
def test_the_gate_keepers_own_men_come_in(side):
    s = scene()
    site = s.location(PALACE, side="dark")
    s.put("Settler 1" if side == "light" else "Brute 1", at=site)
    guard, man = s.hand(side, GATE[side][0]), s.hand(side, f"{GATE[side][1]} 2")
    s.start(turn=side, phase="deploy")
    s.do("deploy", man, site)
    assert not s.can("play", guard)


# -- Anakin Skywalker --------------------------------------------------------------------------------------------------


def test_anakin_skywalker_shuffles_first():
    s, luke, _, card = doom("Test Vader")
    s.do("play", card, luke)
    shuffled = [event.text.args["pile"] for event in s.game.events("public") if event.kind == "shuffled"]
    assert shuffled == ["reserve"]


def test_anakin_skywalker_draws_one_destiny():
    s, luke, _, card = doom("Test Vader", "Test Emperor", destiny=6, cards=3)
    s.do("play", card, luke)
    assert s.zone(luke) == "lost"


@pytest.mark.parametrize("hidden", ["Test Vader", "Test Emperor"])
def test_who_is_enclosed_is_not_present_for_anakin_skywalker(hidden):
    s = scene(*COURT)
    site = s.location("Tatooine: Box")
    luke = s.put("Test Luke", at=site)
    tank = crewed(s, "Tank", site)
    for title in ("Test Vader", "Test Emperor"):
        s.put(title, **({"aboard": tank, "as_": "passenger"} if title == hidden else {"at": site}))
    card = s.hand("light", "Anakin Skywalker")
    s.life_force("light", 1)
    s.destinies("light", 12)
    s.start(turn="dark", phase="control")
    s.happen("lose", luke)
    if hidden == "Test Emperor":
        s.do("play", card, luke)
    assert (s.zone(luke), s.zone(card) == "hand") == ("lost", hidden == "Test Vader")


@pytest.mark.parametrize("where", ["away", "tank"])
def test_an_emperor_who_is_not_present_survives(where):
    s = scene(*COURT)
    site = s.location("Tatooine: Box")
    luke = s.put("Test Luke", at=site)
    s.put("Test Vader", at=site)
    tank = crewed(s, "Tank", site)
    emperor = (s.put("Test Emperor", at=s.location("Tatooine: Vault")) if where == "away"
               else s.put("Test Emperor", aboard=tank, as_="passenger"))  # fmt: skip
    anakin_saves(s, luke, 13)
    s.until(verb="lose")
    for _ in range(6):
        s.do("lose", pile="reserve")
    assert (s.on_table(luke), s.on_table(emperor)) == (True, True)


# -- weapons -----------------------------------------------------------------------------------------------------------


def test_a_lost_force_field_is_for_characters():
    lance = CharacterWeapon("Test Lance", LIGHT, "limit lance", destiny=1, text=[
        DeployOn(CHARACTER), Fire(VEHICLE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))])  # fmt: skip
    s = scene(lance)
    site = s.location("Tatooine: Box")
    arm, car = s.put("Test Lance", on=s.put("Rebel 3", at=site)), crewed(s, "Barge", site)
    s.put("Imperial 3", aboard=car, as_="passenger")
    card = s.hand("dark", "Force Field")
    fight(s, site, "light")
    s.do("fire", arm, car)
    assert not s.can("play", card)


def test_higher_ground_is_gained_by_a_weapon_of_ones_own_over_characters():
    s = scene(*DUELISTS)
    site = s.location("Tatooine: Box")
    s.put("Light Guard", at=site)
    s.put("Dark Gun", on=s.put("Imperial 3", at=site))
    card = s.hand("light", "Higher Ground")
    fight(s, site, "light")
    assert not s.can("play", card, mode=1)


def test_higher_ground_lowers_no_vehicle():
    s, (man,), _, card = shoot_out("Test Strong", hand="Higher Ground")
    car = crewed(s, "Barge", s.at(man))
    assert [s.can("play", card, each, mode=1) for each in (man, car)] == [True, False]


# -- End This Destructive Conflict -------------------------------------------------------------------------------------


def conflict() -> tuple:
    """A battle in which an Imperial may fire at a strong Rebel."""
    s = scene(*DUELISTS, Rebel("Light Strong", "uol light strong", **{**BODY, "power": 6, "ability": 4}))
    site = s.location("Tatooine: Box")
    arm, man = s.put("Dark Gun", on=s.put("Imperial 4", at=site)), s.put("Light Strong", at=site)
    card = s.hand("dark", "End This Destructive Conflict")
    fight(s, site, "dark")
    return s, arm, man, card


def test_the_dark_side_finds_higher_ground_too():
    s, arm, man, card = conflict()
    s.do("play", card, man, mode=1)
    assert (s.power(man), s.zone(card), s.can("fire", arm)) == (2, "used", False)


def test_the_dark_side_cancels_a_battle_destiny_too():
    s, _, _, card = conflict()
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    before = s.count("dark", "force")
    s.do("play", card, mode=2)
    assert (s.battle.destinies("dark"), s.zone(card), s.count("dark", "force")) == ((), "lost", before - 3)


def test_the_dark_side_lowers_a_rebel_who_is_present_for_a_turn():
    s, _, man, card = conflict()
    site = s.at(man)
    others = [s.put("Rebel 2", aboard=crewed(s, "Crawler", site), as_="passenger"), crewed(s, "Skiff", site),
              s.put("Rebel 2", at=s.location("Tatooine: Vault")), s.put("Imperial 2", at=site)]  # fmt: skip
    assert not any(s.can("play", card, each, mode=1) for each in others)
    s.do("play", card, man, mode=1)
    over(s, man)
    s.until(phase="activate")
    assert s.power(man) == 6


@pytest.mark.parametrize(("weapon", "bearer"), [
    ("Dark Stick", "Imperial 4"), ("Dark Mortar", "Barge"), ("Light Gun", "Light Guard"),
])  # fmt: skip
def test_the_dark_side_needs_a_character_weapon_of_its_own_that_fires(weapon, bearer):
    s = scene(*DUELISTS, gun("Dark Mortar", DARK, kind=VehicleWeapon))
    site = s.location("Tatooine: Box")
    s.put("Imperial 4", at=site), s.put("Rebel 4", at=site)
    s.put(weapon, on=crewed(s, bearer, site) if bearer == "Barge" else s.put(bearer, at=site))
    card = s.hand("dark", "End This Destructive Conflict")
    fight(s, site, "dark")
    assert not s.can("play", card, mode=1)


def test_the_dark_side_cancels_no_other_destiny_and_none_in_space():
    s, arm, man, card = conflict()
    s.do("fire", arm, man)
    assert not s.can("play", card, mode=2)
    s = scene()
    calm = s.location("Calm")
    s.put("Imperial 6", aboard=s.put("Raider", at=calm), as_="pilot")
    s.put("Rebel 6", aboard=s.put("Fighter", at=calm), as_="pilot")
    card = s.hand("dark", "End This Destructive Conflict")
    fight(s, calm, "dark")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert not s.can("play", card, mode=2)
