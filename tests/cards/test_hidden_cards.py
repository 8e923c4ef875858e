"""Cyborg Construct, which keeps cards; Bossk's Mortar Gun, which aims late; and what Mist Hunter does to destinies."""

import json

import pytest

from cantina.lang import *
from cantina.model.decision import Option
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, fight, scene

# -- Cyborg Construct --------------------------------------------------------------------------------------------------

LOBOT = Alien("Test Lobot", LIGHT, "hidden lobot", personas=["Lobot"], ability=1, **BODY)


def construct(*more: Definition, bearer: str = "Settler 2") -> tuple[Scenario, CardRef, CardRef]:
    """A bearer with a construct."""
    s = scene(LOBOT, *more)
    someone = s.put(bearer, at=s.location("Tatooine: Box"))
    return s, s.put("Cyborg Construct", on=someone), someone


@pytest.mark.parametrize(("bearer", "able"), [
    ("Settler 2", True), ("Settler 3", False), ("Rebel 1", False), ("Brute 1", False)])  # fmt: skip
def test_who_carries_a_construct(bearer: str, able: bool):
    s = scene()
    someone, card = s.put(bearer, at=s.location("Tatooine: Box")), s.hand("light", "Cyborg Construct")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, someone) is able


@pytest.mark.ruling("cyborg-construct.1", "cyborg-construct.2", "cyborg-construct.3")
def test_what_is_stored_is_neither_in_hand_nor_life_force_and_only_its_player_sees_it():
    s, device, _ = construct()
    first, second = s.hand("light", "Rebel 1", "Light Trick")
    s.start(turn="light", phase="control")
    force = sum(s.count("light", pile) for pile in ("reserve", "force", "used"))
    s.do("use", device, second)
    assert s.zone(second) == "stacked" and s.stacked(device) == second and s.count("light", "hand") == 1
    assert sum(s.count("light", pile) for pile in ("reserve", "force", "used")) == force
    s.until(player="light")
    assert not s.can("use", device)  # once a turn
    for seat, knows in (("light", True), ("dark", False), ("public", False)):
        view = s.game.view(seat)
        assert [each["id"] for each in view["face_down"]] == ([second.id] if knows else [])
        assert ("Light Trick" in json.dumps(view)) is knows
        assert ("Light Trick" in " ".join(event.text("en") for event in s.game.events(seat))) is knows
    assert s.zone(first) == "hand"


def test_a_card_is_stored_in_each_turn():
    s, device, _ = construct()
    trick = s.hand("light", "Light Trick")
    s.hand("light", "Rebel 1", "Rebel 2")
    s.start(turn="dark", phase="control")
    s.until(player="light")
    s.do("use", device, trick)
    s.until(phase="draw", player="dark")
    s.until(phase="control", player="light")
    assert s.can("use", device) and s.zone(trick) == "stacked"


@pytest.mark.parametrize(("bearer", "most"), [("Settler 2", 3), ("Test Lobot", 6)])
def test_how_much_a_construct_holds(bearer: str, most: int):
    s, device, _ = construct(bearer=bearer)
    s.stack(device, *["Rebel 1"] * (most - 1), face_down=True)
    s.hand("light", "Rebel 2", "Rebel 3")
    s.start(turn="light", phase="control")
    assert s.can("use", device)
    s.stack(device, "Rebel 1", face_down=True)
    assert not s.can("use", device)


def test_stored_cards_are_deployed_and_played_as_if_from_hand():
    s, device, _ = construct()
    site = s.location("Tatooine: Box")
    man, trick = s.stack(device, "Rebel 3", "Light Trick", face_down=True)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", man, site) and s.can("play", trick)
    s.do("deploy", man, site)
    assert s.at(man) == site and s.count("light", "force") == 10
    s.until(player="light")
    s.do("play", trick)
    assert s.zone(trick) == "lost" and s.count("light", "hand") == 1 and not s.stacked(device)
    s.hand("dark", "Dark Trick")
    s.stack(device, "Light Trick", face_down=True)
    s.until(player="dark")
    assert not any(option.card == trick for option in s.decision.options)


def test_a_stored_interrupt_answers_moments():
    text = [Response(drain_just_initiated(by=OPPONENT), [CancelIt()])]
    s, device, _ = construct(LostInterrupt("Test Dam", LIGHT, "hidden dam", destiny=1, text=text))
    near = s.location("Tatooine: Vault")
    s.put("Imperial 1", at=near)
    dam = s.stack(device, "Test Dam", face_down=True)
    s.start(turn="dark", phase="control")
    s.do("drain", near)
    assert s.decision.player == "light"
    s.do("play", dam)
    assert s.zone(dam) == "lost" and s.count("light", "lost") == 1


@pytest.mark.ruling("cyborg-construct.4")
@pytest.mark.parametrize("how", ["stolen", "with its bearer"])
def test_what_is_stored_goes_to_the_used_pile_if_the_opponent_takes_the_construct(how: str):
    s, device, bearer = construct()
    first, second = s.stack(device, "Rebel 1", "Rebel 2", face_down=True)
    s.put("Brute 1", at=s.at(bearer))
    s.start(turn="dark", phase="control")
    s.happen("steal" if how == "stolen" else "cross-over", device if how == "stolen" else bearer)
    assert (s.zone(first), s.zone(second), s.zone(device)) == ("used", "used", "table")
    top = s.game.engine.pile("light", "used")[-2:]
    assert set(top) == {first.id, second.id}
    assert "Rebel" not in " ".join(event.text("en") for event in s.game.events("dark"))


def test_what_is_stored_goes_to_the_used_pile_with_the_construct_and_from_one_bearer_to_the_next():
    s, device, bearer = construct()
    stored = s.stack(device, "Rebel 1", face_down=True)
    other = s.put("Settler 1", at=s.at(bearer))
    s.start(turn="light", phase="deploy")
    s.do("transfer", device, other)
    assert s.zone(stored) == "used" and s.carrier(device) == other
    again = s.stack(device, "Rebel 2", face_down=True)
    s.happen("lose", device)
    assert (s.zone(again), s.zone(device)) == ("used", "lost")


def test_a_new_version_of_the_bearer_keeps_what_is_stored():
    s, device, _ = construct(Alien("Test Lobot, Mayor", LIGHT, "hidden mayor", unique=1, personas=["Lobot"], ability=1,
                                   **{**BODY, "power": 4}),
                             Alien("Test Lobot, Clerk", LIGHT, "hidden clerk", unique=1, personas=["Lobot"], ability=1,
                                   **BODY), bearer="Test Lobot, Clerk")  # fmt: skip
    stored, new = s.stack(device, "Rebel 1", face_down=True), s.hand("light", "Test Lobot, Mayor")
    s.start(turn="light", phase="deploy")
    s.do("replace", new, s.carrier(device))
    assert s.zone(stored) == "stacked" and s.carrier(device) == new


# -- Bossk's Mortar Gun ------------------------------------------------------------------------------------------------

BOSSK = Alien("Test Bossk", DARK, "hidden bossk", personas=["Bossk"], ability=2, icons=["warrior"], **BODY)
SHADE = Effect("Test Shade", LIGHT, "hidden shade", destiny=1, text=[
    DeployOn(CHARACTER), Cannot("be targeted by weapons", HOST)])  # fmt: skip


def mortar(destiny: int, *more: Definition) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A battle with the gun, and the destiny that it will draw."""
    s = scene(BOSSK, SHADE, *more)
    site = s.location("Tatooine: Box")
    man = s.put("Dark Guard", at=site)
    gun = s.put("Bossk's Mortar Gun", on=man)
    s.destinies("dark", destiny)
    return s, site, man, gun


def choices(s: Scenario) -> set[CardRef]:
    return {option.card for option in s.decision.options if option.verb == "choose"}


@pytest.mark.ruling("bossks-mortar-gun.1", "bossks-mortar-gun.2")
def test_the_mortar_gun_chooses_after_the_draw_among_what_it_can_affect():
    s, site, man, gun = mortar(1)
    rebel, skiff = s.put("Rebel 1", at=site), s.put("Skiff", at=site)
    stick = s.put("Light Stick", on=rebel)
    inside = s.put("Rebel 2", aboard=s.put("Crawler", at=site), as_="passenger")
    s.put("Rebel Guard", at=site)  # of another number
    shade = s.put("Test Shade", on=s.put("Settler 1", at=site))
    far = s.put("Rebel 1", at=s.location("Tatooine: Dune Sea"))
    fight(s, site, "dark")
    s.do("fire", gun)
    assert s.count("dark", "force") == 12 - 1 - 2  # the battle, and the shot
    found = choices(s)
    assert {rebel, skiff, stick, man, gun} <= found
    assert not found & {shade, inside, far, s.carrier(shade)}
    s.do("choose", stick)
    assert s.zone(stick) == "lost" and s.zone(rebel) == "table"


@pytest.mark.ruling("bossks-mortar-gun.3")
def test_the_mortar_gun_does_not_choose_an_undercover_spy_in_battle():
    s, site, _, gun = mortar(1)
    s.put("Rebel 1", at=site)
    spy = s.put("Light Spy", at=site)
    s.put("Undercover", on=spy, side="light")
    fight(s, site, "dark")
    s.do("fire", gun)
    assert spy not in choices(s) and choices(s)


def test_the_mortar_gun_explodes_on_nothing():
    s, site, man, gun = mortar(0)
    s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    s.do("fire", gun)
    assert (s.zone(man), s.zone(gun)) == ("lost", "lost")


def test_a_shot_of_the_mortar_gun_may_find_nobody():
    s, site, man, gun = mortar(6)
    rebel = s.put("Rebel 1", at=site)
    fight(s, site, "dark")
    s.do("fire", gun)
    assert {s.zone(each) for each in (man, gun, rebel)} == {"table"}


@pytest.mark.parametrize(("bearer", "cost"), [("Test Bossk", 2), ("Dark Guard", 4), ("Imperial 1", None)])
def test_what_the_mortar_gun_costs(bearer: str, cost: int | None):
    s = scene(BOSSK)
    someone, gun = s.put(bearer, at=s.location("Tatooine: Box")), s.hand("dark", "Bossk's Mortar Gun")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", gun, someone) is (cost is not None)
    if cost is not None:
        s.do("deploy", gun, someone)
        assert s.count("dark", "force") == 12 - cost


# -- Mist Hunter (V), which no database knows --------------------------------------------------------------------------

MIST_HUNTER = Starfighter("Mist Hunter (V)", DARK, "hidden mist hunter", "Byblos G-1A Transport", unique=1,
                          personas=["Mist Hunter"], destiny=4, deploy=3, power=2, maneuver=3, hyperspeed=5, forfeit=6,
                          icons=["nav computer"], text=[
    Carries(pilots=2, passengers=3), ImmuneToAttrition(3),
    ModifyPlayer(("battle destiny draw", "weapon destiny draw"), -2, OPPONENT, at=HERE,
                 when=There(SELF & Piloted(Person("Zuckuss"))))])  # fmt: skip


ZUCKUSS = Alien("Test Zuckuss", DARK, "hidden zuckuss", personas=["Zuckuss"], ability=4, icons=["pilot"], **BODY)


def hunted(pilot: str) -> tuple[Scenario, CardRef, CardRef]:
    """A battle in space with Mist Hunter in it."""
    s = scene(MIST_HUNTER, ZUCKUSS)
    system = s.location("Calm")
    s.put(pilot, aboard=s.put("Mist Hunter (V)", at=system), as_="pilot")
    ship = s.put("Fighter", at=system)
    s.put("Rebel 6", aboard=ship, as_="pilot")
    return s, system, ship


def to_destiny(s: Scenario) -> None:
    s.until(verb="draw-destiny")
    while s.decision.player != "light":
        s.pass_()
        s.until(verb="draw-destiny")


@pytest.mark.ruling("mist-hunter-v.1")
@pytest.mark.parametrize(("pilot", "drawn"), [("Test Zuckuss", 3), ("Imperial 4", 5)])
def test_mist_hunter_weighs_on_an_exchanged_destiny(pilot: str, drawn: int):
    s, system, _ = hunted(pilot)
    fish = s.put("Colo Claw Fish", on="table", side="light")
    stacked = s.stack(fish, "Filler 5", side="light")
    s.destinies("light", 4)
    fight(s, system, "light")
    to_destiny(s)
    s.do("draw-destiny")
    s.do("use", fish)
    assert list(s.battle.destinies("light")) == [drawn]
    assert s.zone(stacked) != "stacked"


@pytest.mark.ruling("mist-hunter-v.2")
def test_mist_hunter_leaves_a_substituted_number_alone():
    s, system, ship = hunted("Test Zuckuss")
    spin = s.hand("light", "Darklighter Spin")
    fight(s, system, "light")
    to_destiny(s)
    s.do("draw-destiny")
    s.do("play", spin, ship)
    assert list(s.battle.destinies("light")) == [s.maneuver(ship)] == [3]


# -- Corporal Drazin ---------------------------------------------------------------------------------------------------

DELIVERY = Effect("Special Delivery", DARK, "hidden delivery", unique=1, destiny=4, text=[
    DeployOn(SITE), Response(just_delivered(CAPTIVE, at=HERE),
                             [Put(one(among=In("lost")), to=In("hand")), Lose(SELF)])])  # fmt: skip
CELLS = Site("Tatooine: Cells", DARK, "hidden cells", ["interior", "planet"], (1, 1), traits=["prison"])


def cells(escort: str) -> tuple[Scenario, CardRef, CardRef, CardRef]:
    """A captive at a prison, where Drazin and another guard are, and the Effect."""
    s = scene(DELIVERY, CELLS)
    prison = s.location("Tatooine: Cells")
    drazin, guard = s.put("Corporal Drazin", at=prison), s.put("Dark Guard", at=prison)
    who = drazin if escort == "Drazin" else guard
    s.put("Rebel 1", captive_of=who)
    s.pile("dark", "lost", "Imperial 1", "Imperial 2", "Imperial 3", "Imperial 4")
    return s, drazin, who, s.put("Special Delivery", on=prison)


@pytest.mark.parametrize(("escort", "more"), [("Drazin", True), ("the other", False)])
def test_drazin_takes_two_more_cards_if_he_completes_a_delivery(escort: str, more: bool):
    s, drazin, who, effect = cells(escort)
    s.start(turn="dark", phase="move")
    assert not s.can("use", drazin)
    s.do("deliver", who)
    assert not s.can("use", drazin)
    s.do("use", effect)
    assert s.can("use", drazin) is more
    if more:
        s.do("use", drazin)
        for _ in range(2):
            s.decide(lambda option: option.verb == "choose")
    s.decide(lambda option: option.verb == "choose")
    assert s.count("dark", "hand") == (3 if more else 1) and s.zone(effect) == "lost"


def test_drazin_looks_for_special_delivery_once_a_control_phase():
    s = scene(DELIVERY)
    drazin = s.put("Corporal Drazin", at=s.location("Tatooine: Box"))
    s.pile("dark", "reserve", "Special Delivery", "Special Delivery")
    s.hand("dark", "Dark Trick")
    s.start(turn="light", phase="control")
    s.until(player="dark")
    assert not s.can("use", drazin)
    s.start(turn="dark", phase="control")
    s.do("use", drazin)
    s.decide(lambda option: option.verb == "choose")
    assert sum(card.title == "Special Delivery" for card in hand(s)) == 1
    s.until(player="dark")
    assert s.can("play") and not s.can("use", drazin)


def test_nobody_makes_drazin_look():
    s = scene(DELIVERY)
    s.put("Corporal Drazin", at=s.location("Tatooine: Box"))
    s.pile("dark", "reserve", "Special Delivery")
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert not hand(s) and not any(event.kind == "peeked" for event in s.game.events("dark"))


def test_drazin_may_take_one_card_only():
    s, drazin, who, effect = cells("Drazin")
    s.start(turn="dark", phase="move")
    s.do("deliver", who)
    s.do("use", effect)
    s.do("use", drazin)
    s.decide(lambda option: option.verb == "choose")
    s.do("done")
    s.decide(lambda option: option.verb == "choose")
    assert s.count("dark", "hand") == 2


def hand(s: Scenario) -> list[CardRef]:
    return [s.game.engine.ref(id) for id in s.game.engine.pile("dark", "hand")]


@pytest.mark.parametrize(("title", "able"), [("Corporal Drazin", False), ("Dark Guard", True)])
def test_drazin_keeps_alter_off(title: str, able: bool):
    s = scene(DELIVERY)
    site = s.location("Tatooine: Box")
    effect, _, other = s.put("Special Delivery", on=site), s.put(title, at=site), s.put("Dark Banner", on="table")
    alter = s.hand("light", "Alter")
    s.put("Rebel 6", at=site)
    s.start(turn="light", phase="control")
    assert s.can("play", alter, effect) is able and s.can("play", alter, other)


# -- Cane Adiss --------------------------------------------------------------------------------------------------------

HOMEBODY = Imperial("Test Homebody", "hidden homebody", ability=1, **BODY, text=[DeployOnly(site("Kessel"))])
BARREN = [
    Site(f"{planet}: Waste", LIGHT, f"hidden {planet} waste", ["exterior", kind], (1, 0))
    for planet, kind in (("Tatooine", "planet"), ("Death Star", "mobile"))
]
SLUM = Site("Hoth: Test Slum", LIGHT, "hidden slum", ["exterior", "planet"], (1, 1))


def drained(place: str, by: str = "light") -> tuple[Scenario, CardRef, CardRef]:
    """A drain has just been initiated at a place."""
    s = scene(HOMEBODY, *BARREN)
    s.location("Kessel: Box")
    there = s.location(place)
    if place == "Calm":
        s.put("Rebel 1", aboard=s.put("Cruiser", at=there), as_="pilot")
    else:
        s.put("Rebel 1" if by == "light" else "Imperial 1", at=there)
    card = s.hand("dark", "Cane Adiss")
    s.start(turn=by, phase="control")
    assert not s.can("deploy", card)
    s.do("drain", there)
    return s, there, card


@pytest.mark.ruling("cane-adiss.1", "cane-adiss.2")
@pytest.mark.parametrize(("place", "by", "able"), [
    ("Tatooine: Box", "light", True), ("Calm", "light", True), ("Death Star: Box", "light", False),
    ("Tatooine: Box", "dark", False)])  # fmt: skip
def test_cane_adiss_answers_a_drain_of_the_opponents_on_a_planet(place: str, by: str, able: bool):
    s, there, card = drained(place, by)
    assert s.can("deploy", card) is able
    if able:
        s.do("deploy", card)
        assert s.carrier(card) == there and s.count("dark", "force") == 12


@pytest.mark.ruling("cane-adiss.1")
@pytest.mark.parametrize("shield", [False, True])
def test_cane_adiss_does_not_come_under_a_shield(shield: bool):
    s = scene(SLUM)
    there = s.location("Hoth: Test Slum")
    s.location("Hoth: Ice Plains (5th Marker)")
    if shield:
        s.location("Hoth: Main Power Generators (1st Marker)")
    s.put("Rebel 1", at=there)
    card = s.hand("dark", "Cane Adiss")
    s.start(turn="light", phase="control")
    assert s.shielded(there) is shield
    s.do("drain", there)
    assert s.can("deploy", card) is not shield


@pytest.mark.ruling("cane-adiss.3")
def test_cane_adiss_opens_a_place_without_icons_or_presence():
    s = scene(HOMEBODY, *BARREN)
    s.location("Tatooine: Box")
    place, near = s.location("Tatooine: Waste"), s.location("Death Star: Waste")
    cards = s.hand("dark", "Imperial 1", "Barge")
    s.start(turn="dark", phase="deploy")
    assert not any(s.can("deploy", card, place) for card in cards)
    s.put("Cane Adiss", on=place)
    assert all(s.can("deploy", card, place) for card in cards) and not s.can("deploy", cards[0], near)


@pytest.mark.ruling("cane-adiss.3")
def test_cane_adiss_opens_a_system_for_starships():
    void = System("Test Void", LIGHT, "hidden void", ["planet"], (1, 0), parsec=3)
    s = scene(void)
    place, card = s.location("Test Void"), s.hand("dark", "TIE Bomber")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, place)
    s.put("Cane Adiss", on=place)
    assert s.can("deploy", card, place)


@pytest.mark.ruling("cane-adiss.4")
def test_cane_adiss_lifts_restrictions_of_place():
    s = scene(HOMEBODY, *BARREN)
    place, near = s.location("Tatooine: Box"), s.location("Tatooine: Vault")
    card = s.hand("dark", "Test Homebody")
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", card, place)
    s.put("Cane Adiss", on=place)
    assert s.can("deploy", card, place) and not s.can("deploy", card, near)


SETTLED = [
    HOMEBODY,
    Rebel("Test Recluse", "hidden recluse", ability=1, **BODY, text=[DeployOnly(site("Kessel"))]),
    Vehicle("Test Tram", DARK, "hidden tram", "transport", maneuver=1, landspeed=1, text=[DeployOnly(site("Kessel"))],
            **HULL),
    Starfighter("Test Ferry", DARK, "hidden ferry", "Scout", maneuver=1, text=[
        PermanentPilot(1), DeployOnly(PartOf("Kessel"))], **HULL),
]  # fmt: skip


@pytest.mark.ruling("cane-adiss.4")
def test_cane_adiss_lifts_restrictions_of_vehicles_and_starships_too_and_of_nobody_elses():
    s = scene(*SETTLED)
    place, calm = s.location("Tatooine: Box"), s.location("Calm")
    tram, ferry = s.hand("dark", "Test Tram", "Test Ferry")
    recluse = s.hand("light", "Test Recluse")
    for there in (place, calm):
        s.put("Cane Adiss", on=there)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", tram, place) and s.can("deploy", ferry, calm)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", recluse, place)


@pytest.mark.ruling("cane-adiss.3")
def test_cane_adiss_opens_nothing_for_the_opponent():
    s = scene(Site("Tatooine: Lair", DARK, "hidden lair", ["exterior", "planet"], (0, 1)))
    place, card = s.location("Tatooine: Lair"), s.hand("light", "Rebel 1")
    s.put("Cane Adiss", on=place)
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, place)


def test_cane_adiss_does_nothing_for_creatures():
    maggot = Creature("Test Maggot", DARK, "hidden maggot", "swamp", destiny=1, deploy=1, forfeit=0, ferocity=2,
                      defense=2, text=[Habitat(SITE), DeployOnly(site("Kessel"))])  # fmt: skip
    s = scene(maggot)
    place, home, card = s.location("Tatooine: Box"), s.location("Kessel: Box"), s.hand("dark", "Test Maggot")
    s.put("Cane Adiss", on=place)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card, home) and not s.can("deploy", card, place)


@pytest.mark.ruling("cane-adiss.5")
def test_control_does_not_cancel_cane_adiss():
    text = [DeployOn(THERE, to=drain_just_initiated(by=OPPONENT))]
    s = scene(Effect("Test Squatter", DARK, "hidden squatter", "immediate", destiny=1, text=text))
    there = s.location("Tatooine: Box")
    immune, plain = s.put("Cane Adiss", on=there), s.put("Test Squatter", on=there)
    control = s.hand("light", "Control")
    s.start(turn="light", phase="control")
    assert s.can("play", control, plain) and not s.can("play", control, immune)
    s.put("Rebel 1", at=there)
    cards = s.hand("dark", "Cane Adiss", "Test Squatter")
    for card, able in zip(cards, (False, True), strict=True):
        s.start(turn="light", phase="control")
        s.do("drain", there)
        s.do("deploy", card)  # while it is being deployed, too
        assert any(option.card == control and option.targets[:1] == (card,) for option in offers(s)) is able


def offers(s: Scenario) -> tuple[Option, ...]:
    return s.decision.options if s.decision and s.decision.player == "light" else ()
