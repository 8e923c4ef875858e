"""Where Interrupts stop: the next turn, other places than sites, the other side, fewer cards, one ability more."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, HULL, crewed, fight, over, scene
from tests.cards.test_interrupts_boundaries import PEOPLE, other

CLOUDS = Sector("Tatooine: Clouds", LIGHT, "plan clouds", "cloud", "Tatooine", ["planet"], (1, 1))
PLANET = System("Tatooine", LIGHT, "plan tatooine", ["planet"], (1, 1), parsec=7)
BIG_GUN = {
    side: StarshipWeapon(f"{side} big gun", side, f"plan {side} gun", destiny=1, text=[
        DeployOn(STARSHIP), Fire(STARSHIP, (DrawDestiny(), If(DESTINY > 9, (MakeHit(),))))])
    for side in ("light", "dark")
}  # fmt: skip
BEAST = Vehicle("Beast", LIGHT, "plan beast", "creature", landspeed=1, text=[Modify("ability", 1, how="define")],
                **HULL)  # fmt: skip
TAX = LostInterrupt("Tax", DARK, "plan tax", destiny=1, text=[Action([LoseForce(5, OPPONENT)])])
MOURNER = Effect("Mourner", DARK, "plan mourner", destiny=1, text=[
    DeployOnTable(), Response(just_forfeited(TROOPER), [LoseForce(1, OPPONENT)])])  # fmt: skip
SISTERS = [
    Alien("Tonnika Sisters", DARK, "plan sisters", ability=2, **BODY),
    Alien("Tonnika Sisters", LIGHT, "plan our sisters", ability=2, **BODY),
]


# -- maneuvers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side", "faster"), [
    ("A Few Maneuvers", "light", (5, 6)), ("Dark Maneuvers", "dark", (5, 6))])  # fmt: skip
def test_maneuvers_answer_a_shot_and_last_for_the_turn(title: str, side: str, faster: tuple[int, int]):
    s = scene(*BIG_GUN.values())
    calm, foe = s.location("Calm"), other(side)
    ship = crewed(s, "Fighter" if side == "light" else "Raider", calm)
    s.put("Rebel 1" if side == "light" else "Imperial 1", aboard=ship, as_="pilot")
    gun = s.put(f"{foe} big gun", on=s.put("TIE Fighter" if foe == "dark" else "X-wing", at=calm))
    card = s.hand(side, title)
    fight(s, calm, foe)
    s.do("fire", gun, ship)
    s.do("play", card)
    assert (s.maneuver(ship), s.hyperspeed(ship)) == faster
    over(s, ship)
    s.until(player=side, phase="activate")
    assert (s.maneuver(ship), s.hyperspeed(ship)) == (3, 4)


@pytest.mark.parametrize(("title", "side"), [("A Few Maneuvers", "light"), ("Dark Maneuvers", "dark")])
def test_maneuvers_are_one_function(title: str, side: str):
    s = scene(*BIG_GUN.values())
    calm, foe = s.location("Calm"), other(side)
    ship = crewed(s, "Fighter" if side == "light" else "Raider", calm)
    s.put("Rebel 1" if side == "light" else "Imperial 1", aboard=ship, as_="pilot")
    gun = s.put(f"{foe} big gun", on=s.put("TIE Fighter" if foe == "dark" else "X-wing", at=calm))
    card = s.hand(side, title)
    fight(s, calm, foe)
    s.do("fire", gun, ship)
    assert [option.mode for option in s.decision.options if option.card == card] == [None]


# -- the twins of chance -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "side"), [
    ("Don't Underestimate Our Chances", "You Overestimate Their Chances", "light"),
    ("You Overestimate Their Chances", "Don't Underestimate Our Chances", "dark")])  # fmt: skip
def test_the_answer_triples_what_the_twin_does(mine: str, theirs: str, side: str):
    s, foe = scene(), other(side)
    site = s.location("Tatooine: Box")
    weak, strong = ("Rebel 1", "Imperial 1") if side == "dark" else ("Imperial 1", "Rebel 1")
    s.put(weak, at=site)
    for _ in range(2):
        s.put(strong, at=site)
    card, twin = s.hand(side, mine), s.hand(foe, theirs)
    fight(s, site, side)
    s.do("play", twin, mode=1)
    s.do("play", card, mode=2)
    while s.battle and s.battle.segment in ("initiation", "weapons", "power"):
        s.pass_()
    assert s.battle.damage(foe) == 9


# -- reinforcements ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side", "trooper"), [
    ("Rebel Reinforcements", "light", "Rebel Trooper"),
    ("Imperial Reinforcements", "dark", "Stormtrooper")])  # fmt: skip
@pytest.mark.parametrize("taken", [1, 2])
def test_reinforcements_may_be_fewer_than_the_destiny_but_not_more(title: str, side: str, trooper: str, taken: int):
    s = scene()
    s.put("Imperial 1" if side == "light" else "Rebel 1", at=s.location("Tatooine: Box"))
    lost = s.pile(side, "lost", trooper, trooper, trooper)
    card = s.hand(side, title)
    s.destinies(side, 2)
    s.start(turn=side, phase="control")
    s.do("play", card)
    for each in list(lost)[:taken]:
        s.do("choose", each)
    if taken < 2:
        s.do("done")
    assert [s.zone(each) for each in lost] == ["used"] * taken + ["lost"] * (3 - taken)


# -- assaults ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "side", "ship"), [
    ("Surprise Assault", "light", "TIE Fighter"), ("Counter Assault", "dark", "X-wing")])  # fmt: skip
def test_an_assault_counts_starships(title: str, side: str, ship: str):
    s = scene()
    calm = s.location("Calm")
    s.put(ship, at=calm)
    s.put(ship, at=calm)
    card = s.hand(side, title)
    s.start(turn=other(side), phase="control")
    s.do("drain", calm)
    s.do("play", card)
    assert len([event for event in s.game.events("public") if event.kind == "destiny"]) == 2


@pytest.mark.parametrize(("title", "side", "drainer"), [
    ("Surprise Assault", "light", "Imperial 5"), ("Counter Assault", "dark", "Rebel 5")])  # fmt: skip
def test_an_assault_is_measured_against_power(title: str, side: str, drainer: str):
    s = scene()
    site = s.location("Tatooine: Box")
    s.put(drainer, at=site)
    card = s.hand(side, title)
    s.destinies(side, 3)
    s.start(turn=other(side), phase="control")
    s.do("drain", site)
    s.do("play", card)
    assert s.decision.player == other(side) and "lose" in {option.verb for option in s.decision.options}


@pytest.mark.parametrize(("mine", "theirs", "offered"), [
    (["Rebel 5"], ["Imperial 1", "Imperial 1"], True), (["Rebel 1", "Rebel 1"], ["Imperial 5"], False)])  # fmt: skip
def test_a_bad_feeling_compares_power(mine: list[str], theirs: list[str], offered: bool):
    s = scene()
    site = s.location("Tatooine: Box")
    for name in (*mine, *theirs):
        s.put(name, at=site)
    card = s.hand("light", "I've Got A Bad Feeling About This")
    fight(s, site, "light")
    assert s.can("play", card) is offered


# -- alone, doomed, returned -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "hero", "mode", "offered"), [
    ("Tatooine: Box", "A Leia", 2, True), ("Calm", "A Leia", 2, False), ("Calm", "Light Guard", 1, False)])  # fmt: skip
def test_a_warriors_courage_is_for_sites(place: str, hero: str, mode: int, offered: bool):
    s = scene(*PEOPLE)
    there = s.location(place)
    if place == "Calm":
        ship = s.put("Fighter", at=there)
        s.put(hero, aboard=ship, as_="pilot")
        s.put("TIE Fighter", at=there)
    else:
        s.put(hero, at=there)
        s.put("Imperial 1", at=there)
    card = s.hand("light", "Warrior's Courage")
    fight(s, there, "dark")
    assert s.can("play", card, mode=mode) is offered


def doomed(*droids: str) -> tuple[Scenario, CardRef]:
    """Fourteen cards left; the Dark Side's control phase, and We're Doomed was played; a tax waits."""
    s = scene(TAX)
    site = s.location("Tatooine: Box")
    for title in droids:
        s.put(title, at=site)
    card, tax = s.hand("light", "We're Doomed"), s.hand("dark", "Tax")
    s.life_force("light", 14)
    s.start(turn="dark", phase="control")
    s.until(player="light")
    s.do("play", card)
    s.until(player="dark")
    return s, tax[0]


def lose_all(s: Scenario) -> int:
    """Lose what has to be lost; how much is lost then."""
    while any(option.verb == "lose" for option in s.decision.options):
        s.decide(lambda option: option.verb == "lose")
    return s.count("light", "lost")


@pytest.mark.parametrize(("droids", "lost"), [
    (("R2-D2 (Artoo-Detoo)",), 2), (("C-3PO (See-Threepio)",), 2), (("Light Droid",), 3)])  # fmt: skip
def test_were_doomed_rounds_down_with_either_droid(droids: tuple[str, ...], lost: int):
    s, tax = doomed(*droids)
    s.do("play", tax)
    assert lose_all(s) == lost


def test_were_doomed_is_over_with_the_turn():
    s, tax = doomed("R2-D2 (Artoo-Detoo)")
    s.until(player="light", phase="activate")
    s.until(player="dark", phase="control")
    s.do("play", tax)
    assert lose_all(s) == 5


@pytest.mark.parametrize(("phase", "offered"), [("control", True), ("deploy", False), ("draw", False)])
def test_were_doomed_waits_for_the_opponents_control_phase(phase: str, offered: bool):
    s = scene()
    s.location("Tatooine: Box")
    card, _ = s.hand("light", "We're Doomed", "Light Trick")
    s.life_force("light", 14)
    s.start(turn="dark", phase=phase)
    s.until(player="light", phase=phase)
    assert s.can("play", card) is offered


def test_old_ben_returns_nobody_who_was_forfeited_above_tatooine():
    s = scene(PLANET)
    planet = s.location("Tatooine")
    ship = s.put("Cruiser", at=planet)
    hero = s.put("Rebel 1", aboard=ship, as_="pilot")
    s.put("Devastator", at=planet)
    card = s.hand("light", "Old Ben")
    fight(s, planet, "dark")
    s.until(verb="forfeit")
    s.do("forfeit", hero)
    assert not s.can("play", card)


# -- Physical Choke, Trooper Charge ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destiny", "fate"), [(2, "lost"), (1, "table")])
def test_physical_choke_needs_more_than_the_ability(destiny: int, fate: str):
    s = scene(*PEOPLE, BEAST)
    site = s.location("Tatooine: Box")
    s.put("A Sith", at=site)
    s.put("Imperial 1", at=site)
    victim, beast = s.put("Rebel 1", at=site), s.put("Beast", at=site)
    for _ in range(4):
        s.put("Imperial 1", at=site)
    card = s.hand("dark", "Physical Choke")
    fight(s, site, "dark")
    while not s.can("play", card, mode=2):
        s.pass_()
    assert not s.can("play", card, beast, mode=2)
    s.destinies("dark", destiny)
    s.do("play", card, victim, mode=2)
    assert s.zone(victim) == fate


def over_until_use(s: Scenario) -> None:
    """Play on until a text on table may be used."""
    while not any(option.verb == "use" for option in s.decision.options):
        options = s.decision.options
        decline = next((n for n, option in enumerate(options) if option.verb in ("pass", "done", "no")), 0)
        s.game.choose(decline)


def test_a_trooper_charge_ends_with_a_forfeit():
    s = scene(MOURNER)
    site = s.location("Tatooine: Box")
    s.put("Mourner", on="table")
    trooper = s.put("Stormtrooper", at=site)
    s.put("Imperial 6", at=site)
    s.put("Rebel 1", at=site)
    card = s.hand("dark", "Trooper Charge")
    fight(s, site, "dark")
    s.do("play", card, trooper)
    over_until_use(s)
    assert s.zone(trooper) == "lost" and any(option.verb == "use" for option in s.decision.options)


# -- Double Agent ------------------------------------------------------------------------------------------------------


def test_a_double_agent_works_at_sites_only():
    s = scene(CLOUDS)
    clouds, site = s.location("Tatooine: Clouds"), s.location("Tatooine: Box")
    away = s.put("Dark Spy", aboard=crewed(s, "Raider", clouds), as_="passenger")
    s.put("Light Spy", aboard=crewed(s, "Fighter", clouds), as_="passenger")
    near = s.put("Dark Spy", at=site)
    s.put("Light Spy", at=site)
    card = s.hand("light", "Double Agent")
    s.start(turn="light", phase="control")
    assert s.can("play", card, near, mode=1) and not s.can("play", card, away, mode=1)


@pytest.mark.parametrize(("side", "where", "turns"), [
    ("dark", "site", True), ("light", "site", False), ("dark", "closed", False), ("dark", "sky", False)])  # fmt: skip
def test_a_double_agent_turns_the_opponents_sisters_present_at_a_site(side: str, where: str, turns: bool):
    s = scene(*SISTERS)
    site = s.location("Tatooine: Box")
    spots = {"site": {"at": site}, "closed": {"aboard": s.put("Tank", at=site), "as_": "passenger"},
             "sky": {"aboard": s.put("Raider", at=s.location("Calm")), "as_": "passenger"}}  # fmt: skip
    sisters = s.put("Tonnika Sisters", side=side, **spots[where])
    s.put("Dark Spy", at=site)
    card = s.hand("light", "Double Agent")
    s.start(turn="light", phase="control")
    assert s.can("play", card, sisters, mode=2) is turns


# -- Undercover --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "offered"), [("site", True), ("sky", False)])
def test_undercover_is_given_up_at_sites(where: str, offered: bool):
    s = scene()
    site, ship = s.location("Tatooine: Box"), crewed(s, "Cruiser", s.location("Calm"))
    spy = s.put("Light Spy", at=site) if where == "site" else s.put("Light Spy", aboard=ship, as_="passenger")
    card = s.put("Undercover", on=spy, side="light")
    s.start(turn="light", phase="deploy")
    assert s.can("use", card) is offered
