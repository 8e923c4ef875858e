"""Where Objectives of the palace and of Yavin 4 stop: other phases, other people, other places, the other side."""

import pytest

from cantina.engine.query import words
from cantina.engine.texts import text_cancelled
from cantina.lang import *
from tests.cards.box import BODY, HULL, crewed, drawn, fight, scene
from tests.cards.test_objectives_palace import (
    COURT,
    DUNGEON,
    HEART,
    PIT,
    PROFIT,
    ROUTE,
    SCUM,
    SIDES_BOTH,
    START,
    TOWER,
    WIDE,
    at_court,
    begun,
    court,
    flipped_court,
    found,
    people,
    profiting,
)
from tests.cards.test_objectives_rebellion import MASSASSI, massassi

HOLE = Site("Tatooine: Hole", LIGHT, "goals hole", ["exterior", "planet"], (1, 0))
DEN = "Jabba's Palace: Rancor Pit"


def shown(s) -> set[str]:
    """The titles that may be chosen now."""
    return {option.card.title for option in s.decision.options if option.card}


# -- what Objectives bring ---------------------------------------------------------------------------------------------

BROUGHT = pytest.mark.parametrize(("side", "goal", "flipped", "what"), [
    ("dark", COURT, False, "Tatooine: Docking Bay 94"), ("dark", COURT, True, "Sarlacc"),
    ("light", MASSASSI, False, "Yavin 4: Docking Bay"), ("light", MASSASSI, True, "Proton Torpedoes")])  # fmt: skip


@BROUGHT
def test_what_is_brought_comes_in_the_deploy_phase_and_may_stay_away(side, goal, flipped, what):
    s = scene()
    s.put("Brute 1", at=s.location(PIT)), s.location("Yavin 4", side="light")
    objective, card = s.objective(side, goal, flipped=flipped), s.pile(side, "reserve", what)
    s.put("Settler 1", imprisoned_at=s.location(DUNGEON))
    s.start(turn=side, phase="control")
    assert not s.can("use", objective, card)
    s.until(phase="deploy")
    assert s.can("use", objective, card)
    s.until(phase="battle")
    assert s.zone(card) == "reserve"


def test_the_court_brings_docking_bays_and_independent_starships():
    free = [Starfighter("Trader", DARK, "goals trader", "Modified Transport", maneuver=2, hyperspeed=3,
                        icons=["independent"], text=[PermanentPilot(1)], **HULL),
            Vehicle("Free Car", DARK, "goals car", "transport", landspeed=1, icons=["independent"],
                    text=[PermanentPilot(1)], **HULL)]  # fmt: skip
    s, objective, *_ = court(False, *free)
    s.location("Calm")
    s.pile("dark", "reserve", "Trader", "Free Car", "Tatooine: Docking Bay 94", "Raider", "Tatooine: Box")
    s.start(turn="dark", phase="deploy")
    s.do("use", objective)
    assert shown(s) == {"Trader", "Tatooine: Docking Bay 94"}


@pytest.mark.parametrize(("den", "brought"), [(True, {"Sarlacc", "Rancor"}), (False, {"Sarlacc", DEN})])
def test_its_back_brings_sarlacc_rancor_and_the_pit_of_the_rancor(den, brought):
    s, objective, _, dungeon, _ = court(True)
    s.put("Settler 1", imprisoned_at=dungeon)
    if den:
        s.location(DEN)
    s.pile("dark", "reserve", "Sarlacc", "Rancor", *(() if den else (DEN,)), "4_111", "Tatooine: Box")
    s.start(turn="dark", phase="deploy")
    s.do("use", objective)
    assert shown(s) == brought


def test_one_in_a_million_finds_four_kinds_of_cards():
    s, objective, *_ = massassi(True)
    wanted = ("Rebel Tech", "7_117", "Attack Run", "Proton Torpedoes")
    s.pile("light", "reserve", *wanted, "Death Star: Box", "Rebel 1")
    s.start(turn="light", phase="deploy")
    s.do("use", objective)
    assert shown(s) == {"Rebel Tech", "Death Star", "Attack Run", "Proton Torpedoes"}


# -- Court Of The Vile Gangster ----------------------------------------------------------------------------------------


def test_the_court_plays_other_interrupts():
    s, *_ = court()
    trick = s.hand("dark", "Dark Trick")
    s.start(turn="dark", phase="control")
    assert s.can("play", trick)


@SIDES_BOTH
@pytest.mark.parametrize("where", ["theirs", "hole", "sky", "vehicle"])
def test_guests_are_ones_own_characters_at_battleground_sites_of_tatooine(side, where):
    s, _, _, _, pit = court(False, HOLE)
    mine, foe, car, ship = {"light": ("Rebel 1", "Imperial 1", "Skiff", "Cruiser"),
                            "dark": ("Imperial 1", "Rebel 1", "Barge", "Dreadnaught")}[side]  # fmt: skip
    if where == "theirs":
        s.put(foe, at=pit)
    elif where == "hole":
        s.put(mine, at=s.location("Tatooine: Hole"))
    elif where == "vehicle":
        s.put(car, at=pit)
    else:
        s.put(mine, aboard=crewed(s, ship, s.location("Tatooine")), as_="pilot")
    s.force(side, 0)
    s.start(turn=side, phase="deploy")
    s.until(phase="battle")
    assert s.count(side, "lost") == 1


def test_free_people_at_court_do_not_flip_it():
    s, objective, chamber, dungeon, _ = court()
    for title in ("Rebel 4", "Imperial 4", "Brute 1"):
        s.put(title, at=chamber), s.put(title, at=dungeon)
    s.start(turn="dark", phase="control")
    assert not s.flipped(objective)


def test_whom_the_court_itself_loses_to_its_beasts_costs_nothing():
    s, _, _, dungeon, pit = court(True)
    s.put("Settler 1", imprisoned_at=dungeon)
    beast, own = s.put("Sarlacc", at=pit), s.put("Brute 2", at=pit)
    s.force("light", 0)
    s.start(turn="dark", phase="control")
    s.happen("eat", own, other=beast)
    while s.decision.prompt.key == "prompt.order":
        s.decide(lambda option: option.card is not None)
    assert s.count("light", "lost") == 0


@pytest.mark.parametrize("where", ["tower", "sky", "own guest", "vehicle", "guest elsewhere"])
def test_it_flips_back_whoever_is_elsewhere(where):
    s, objective, chamber, *_ = court(True)
    den = s.location(DEN)
    s.put("Rancor", at=den)
    if where == "tower":
        s.put("Settler 1", imprisoned_at=s.location(TOWER))
    elif where == "sky":
        ship = crewed(s, "Dreadnaught", s.location("Tatooine"))
        s.put("Settler 1", captive_of=s.put("Boba Fett", aboard=ship, as_="passenger"))
    elif where == "guest elsewhere":
        s.put("Rebel 1", at=chamber)
    else:
        s.put({"own guest": "Brute 1", "vehicle": "Skiff"}[where], at=den)
    s.start(turn="dark", phase="control")
    assert not s.flipped(objective)


# -- You Can Either Profit By This -------------------------------------------------------------------------------------


def test_only_frozen_han_stays():
    s, _, chamber, _ = profiting()
    fett = s.put("Boba Fett", at=chamber)
    han, dungeon = s.put("Captain Han Solo", captive_of=fett), s.location(DUNGEON)
    s.start(turn="dark", phase="move")
    s.do("walk", fett, dungeon)
    assert s.at(han) == dungeon


def test_who_may_drain_where():
    s, _, chamber, _ = profiting()
    street, kessel = s.location("Tatooine: Box"), found(s, "Kessel: Box")
    s.put("Rebel 1", at=chamber)
    s.put("Imperial 1", at=street), s.put("Imperial 1", at=kessel)
    s.start(turn="dark", phase="control")
    assert s.can("drain", street) and s.can("drain", kessel)
    s.start(turn="light", phase="control")
    assert not s.can("drain", chamber)


def test_frozen_assets_are_forbidden_and_nothing_else():
    s, *_ = profiting()
    banner = s.hand("light", "Light Banner")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", banner)


def test_friends_pay_the_usual_price_elsewhere():
    s, *_ = profiting()
    street = s.location("Tatooine: Box")
    cards = s.hand("light", "Master Luke", "Luke Skywalker", "C-3PO (See-Threepio)", "R2-D2 (Artoo-Detoo)")
    printed = [s._engine.faces[card.id].deploy for card in cards]
    assert [s.deploy_cost(card, at=street) for card in cards] == [printed[0] - 2, *printed[1:]]  # he is at home there


@pytest.mark.parametrize(
    ("who", "where", "flips"),
    [
        ("Han Solo", "Kessel: Box", False),
        ("Luke Skywalker", "Tatooine: Box", False),
        ("Han Solo", "Tatooine: Box", True),
    ],
)
def test_han_himself_must_be_on_tatooine(who, where, flips):
    s = scene()
    objective = s.objective("light", PROFIT)
    s.put(who, at=s.location(where))
    s.start(turn="light", phase="control")
    assert s.flipped(objective) is flips


@pytest.mark.parametrize("hero", ["Han Solo", "Leia Organa", "Chewbacca", "Lando Calrissian", "Luke Skywalker"])
def test_each_hero_at_a_battleground_costs_the_opponent_force(hero):
    s = scene()
    objective = s.objective("light", PROFIT, flipped=True)
    s.put("Han Solo", at=s.location(DUNGEON))
    side = {"side": "light"} if hero == "Lando Calrissian" else {}
    s.put(hero, at=s.location("Tatooine: Box"), **side)
    s.put("Rebel 1", at=s.location("Kessel: Box"))
    s.start(turn="light", phase="control")
    s.do("use", objective)
    s.do("lose", pile="reserve")
    assert s.count("dark", "lost") == 1


def test_only_starfighters_of_yours_land_on_tatooine_and_nowhere_else():
    s = scene()
    s.objective("light", PROFIT, flipped=True)
    street, vault, kessel = (s.location(each) for each in ("Tatooine: Box", "Tatooine: Vault", "Kessel: Box"))
    s.put("Han Solo", at=street)
    fighter, raider = s.hand("light", "Fighter"), s.hand("dark", "Raider")
    banner = s.put("Light Banner", on="table")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", fighter, vault) and not s.can("deploy", fighter, kessel)
    assert not text_cancelled(s._engine, banner.id)
    s.put("Imperial 1", at=street)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", raider, street)


def test_the_heroes_lose_nothing_when_it_flips_back():
    s = scene()
    objective = s.objective("light", PROFIT, flipped=True)
    s.put("Luke Skywalker", at=s.location("Tatooine: Box"))
    s.start(turn="light", phase="control")
    assert not s.flipped(objective)  # Han is not on table


# -- the two courts ----------------------------------------------------------------------------------------------------


@SIDES_BOTH
def test_the_rep_is_a_unique_alien_and_the_effect_may_stay_in_the_deck(side):
    goal, _, effect, rep = START[side]
    s = begun(side, effect, "Jawa", {"light": "Rebel 1", "dark": "Imperial 1"}[side])
    s.decide(lambda option: option.verb == "no")
    assert s.zone(found(s, effect)) in ("reserve", "hand")
    assert list(s.stacked(found(s, goal))) == [found(s, rep)]


@SIDES_BOTH
def test_operatives_of_ones_own_side_stay_away(side):
    agents = [Alien("Agent", each, f"goals {each} agent", ability=1, traits=["operative"], **BODY)
              for each in ("light", "dark")]  # fmt: skip
    s = scene(*agents)
    s.objective(side, START[side][0])
    box, foe = s.location("Tatooine: Box"), "dark" if side == "light" else "light"
    for who, title, may in ((side, "Agent", False), (side, people(side)[0], True), (foe, "Agent", True)):
        card = s.hand(who, title)
        s.start(turn=who, phase="deploy")
        assert s.can("deploy", card, box) is may


@SIDES_BOTH
def test_only_copies_of_the_rep_of_ones_own_lead(side):
    s, _, rep, squares = at_court(side)
    title = people(side)[1]
    other = s.put(title, at=squares[0], side=side) if title == "Jawa" else s.put("Boba Fett", at=squares[0])
    assert "leader" not in words(s._engine, other.id) and rep


@SIDES_BOTH
def test_yarna_and_the_guards_are_immune_to_alter(side):
    s = scene()
    effect = s.put(START[side][2], on="table")
    banner = s.put("Light Banner" if side == "light" else "Dark Banner", on="table")
    foe = "dark" if side == "light" else "light"
    s.put("Rebel 6", at=s.location("Kessel: Box")), s.put("Imperial 6", at=s.location("Yavin 4: Box"))
    s.objective(side, START[side][0])
    alter = s.hand(foe, "Alter")
    s.start(turn=foe, phase="control")
    assert s.can("play", alter, banner) and not s.can("play", alter, effect)


@SIDES_BOTH
@pytest.mark.parametrize("where", ["poor", "sky"])
def test_only_battleground_sites_count_at_court(side, where):
    s, objective, _, squares = at_court(side)
    man, ship = {"light": ("Settler 1", "Cruiser"), "dark": ("Brute 1", "Dreadnaught")}[side]
    s.put(man, at=squares[0])
    if where == "poor":
        s.put(man, at=s.location(DUNGEON))
    else:
        s.put(man, aboard=crewed(s, ship, s.location("Tatooine")), as_="pilot")
    s.start(turn=side, phase="control")
    assert not s.flipped(objective)


LIZARD = Alien("Lizard", DARK, "200_75", ability=1, **BODY)  # a Trandoshan, as its lore tells


@pytest.mark.parametrize(("kin", "held", "flips"), [("Lizard", 3, True), ("Brute 1", 3, False), ("Lizard", 2, False)])
def test_abroad_the_scum_needs_three_sites_and_the_people_of_its_rep(kin, held, flips):
    s, objective, _, squares = at_court("dark", LIZARD)
    s.location("Kessel: Box")
    for place in squares[: held - 1]:
        s.put("Brute 1", at=place)
    s.put(kin, at=squares[held - 1])
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


def test_once_a_control_phase_one_of_the_people_of_bossk_comes_back():
    s, objective, rep, squares = at_court("dark", LIZARD)
    for square in squares[:2]:
        s.put("Brute 1", at=square)
    lizard, boss, brute = s.pile("dark", "lost", "Lizard", "Bossk", "Brute 2")
    s.start(turn="dark", phase="control")
    assert not s.can("use", objective, boss) and not s.can("use", objective, brute)
    s.do("use", objective, lizard)
    assert s.zone(lizard) == "used" and not s.can("use", objective)
    s.until(phase="deploy")
    s.pile("dark", "lost", "Lizard")
    assert not s.can("use", objective)


@SIDES_BOTH
def test_a_copy_of_the_rep_cancels_again_in_the_next_turn(side):
    s, objective, _, squares = flipped_court(side)
    foe, rival = ("dark", "Imperial 1") if side == "light" else ("light", "Rebel 1")
    box = found(s, "Tatooine: Box")
    s.put(rival, at=box)
    s.hand(side, START[side][3])
    s.start(turn=foe, phase="control")
    s.do("drain", box)
    s.do("use", objective)
    s.until(player=side, phase="draw")
    s.hand(side, START[side][3])
    s.until(player=foe, phase="control")
    s.do("drain", box)
    assert s.can("use", objective)


@SIDES_BOTH
def test_nobody_must_bring_back_the_reps_people(side):
    s, objective, *_ = flipped_court(side)
    s.pile(side, "lost", START[side][3], people(side)[0])
    s.start(turn=side, phase="control")
    before = s.count(side, "lost")
    s.until(phase="deploy")
    assert s.count(side, "lost") == before and objective


@pytest.mark.parametrize(("title", "destiny"), [("Wounded Wookiee", 3), ("Dark Trick", 0)])
def test_fearless_wookiees_have_higher_destiny(title, destiny):
    s = scene(
        LostInterrupt("Wounded Wookiee", DARK, "goals wookiee", destiny=2, text=[Action([LoseForce(1, OPPONENT)])])
    )
    card = s.hand("dark", title)
    before = s.destiny(card)
    s.objective("dark", SCUM, flipped=True)
    assert s.destiny(card) == before + destiny


def test_the_enemy_and_his_aliens_gain_nothing_by_no_love_for_the_empire():
    s, _, _, squares = flipped_court("light")
    for title in ("Settler 1", "Brute 1", "Brute 2"):
        s.put(title, at=squares[2])
    s.destinies("dark", 4)
    fight(s, squares[2], "dark")
    power = drawn(s)
    assert (power["light"], power["dark"]) == (1, 2)


# -- places at court ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "seat", "power"), [("Rebel 1", "route", 2), ("Imperial 1", "route", 1),
                                                    ("Rebel 1", "elsewhere", 1)])  # fmt: skip
def test_the_trade_route_helps_riders_of_the_light_side_there(who, seat, power):
    s = scene()
    route, box = s.location(ROUTE), s.location("Kessel: Box")
    sled = s.put("Skiff" if who == "Rebel 1" else "Barge", at=route if seat == "route" else box)
    rider = s.put(who, aboard=sled, as_="passenger")
    assert s.power(rider) == power


def test_desert_heart_wearies_characters_of_both_sides_there():
    s = scene(*WIDE)
    near, heart = s.location("Tatooine: Square 1"), s.location(HEART)
    skiff = crewed(s, "Skiff", heart)
    s.start(turn="light", phase="move")
    assert s.can("walk", skiff, near)


# -- Massassi Base Operations ------------------------------------------------------------------------------------------


def test_massassi_forbids_its_own_player_alone():
    s = scene()
    s.objective("light", MASSASSI)
    planet = s.location("Yavin 4", side="light")
    banner = s.hand("light", "Light Banner")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", banner) and planet


def test_massassi_needs_control_of_sites_of_yavin_4():
    s, objective, planet, halls = massassi()
    for place in (*halls[:2], s.location("Tatooine: Box")):
        s.put("Rebel 1", at=place)
    s.put("Rebel 1", aboard=crewed(s, "Fighter", planet), as_="pilot")
    s.start(turn="light", phase="control")
    assert not s.flipped(objective)
    s.put("Imperial 1", at=halls[2]), s.put("Rebel 1", at=halls[2])
    assert not s.flipped(objective)


def test_massassi_does_not_mind_what_the_opponent_controls_elsewhere():
    s, objective, planet, halls = massassi()
    for place in halls:
        s.put("Rebel 1", at=place)
    for title in ("Tatooine: Box", "Kessel: Box", "Death Star: Box"):
        s.put("Imperial 1", at=s.location(title))
    s.start(turn="light", phase="control")
    assert s.flipped(objective)


def test_imperials_pay_more_at_the_system_too():
    s, _, planet, _ = massassi()
    calm = s.location("Calm")
    imperial = s.hand("dark", "Imperial 1")
    prices = [s.deploy_cost(imperial, at=crewed(s, "Dreadnaught", place)) for place in (planet, calm)]
    assert prices == [4, 2]
