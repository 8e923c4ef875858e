"""Where Objectives of the palace and of Yavin 4 stop: other phases, other people, other places, the other side."""

import pytest

from cantina.engine.evaluator import words
from cantina.engine.texts import text_cancelled
from cantina.lang import *
from tests.cards.sample_cards import BODY, HULL, crewed, drawn, fight, gun, scene
from tests.cards.test_objectives_palace import (
    CHAMBER,
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
    s.pile("light", "reserve", *wanted, "Death Star: Box", "Rebel 1", "Calm")
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


@SIDES_BOTH
def test_force_is_lost_after_the_deploy_phase_and_no_other(side):
    s, *_ = court()
    s.force(side, 0)
    s.start(turn=side, phase="control")
    s.until(phase="deploy")
    assert s.count(side, "lost") == 0


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


def test_a_vehicle_that_is_eaten_costs_nothing():
    s, _, _, dungeon, pit = court(True)
    s.put("Settler 1", imprisoned_at=dungeon)
    beast, skiff = s.put("Sarlacc", at=pit), s.put("Skiff", at=pit)
    s.force("light", 0)
    s.start(turn="light", phase="control")
    s.happen("eat", skiff, other=beast)
    while s.decision.prompt.key == "prompt.order":
        s.decide(lambda option: option.card is not None)
    assert s.count("light", "reserve") == 60


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


def test_lando_of_the_opponent_is_no_hero():
    s = scene()
    s.objective("light", PROFIT, flipped=True)
    s.put("Han Solo", at=s.location(DUNGEON))
    street = s.location("Tatooine: Box")
    s.put("Lando Calrissian", at=street, side="dark"), s.put("Rebel 1", at=street)
    s.start(turn="light", phase="control")
    s.until(phase="deploy")
    assert s.count("dark", "lost") == 0


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


LIZARD = Alien("Lizard", DARK, "200_75", ability=1, **BODY)  # a Trandoshan, as its lore tells
RODIANS = [Alien("Rodian", side, number, ability=1, **BODY) for side, number in ((LIGHT, "7_179"), (DARK, "7_176"))]
HERMIT = [Alien("Hermit", side, f"goals {side} hermit", unique=1, ability=1, **BODY) for side in (LIGHT, DARK)]
KIN = {"light": "Jawa", "dark": "Lizard"}


def stand(s, side, title, where):
    """Somebody is at a place, aboard a ship if that is in space."""
    if "system" in s._engine.face(where.id).types:
        s.put(title, side=side, aboard=crewed(s, {"light": "Cruiser", "dark": "Dreadnaught"}[side], where), as_="pilot")
    else:
        s.put(title, at=where, side=side)


@SIDES_BOTH
@pytest.mark.parametrize("where", [DUNGEON, "Tatooine"])
def test_only_battleground_sites_count_at_court(side, where):
    s, objective, _, squares = at_court(side)
    for place in (squares[0], s.location(where)):
        stand(s, side, people(side)[0], place)
    s.start(turn=side, phase="control")
    assert not s.flipped(objective)
    s.happen("flip", objective)
    assert not s.flipped(objective)  # nor do they keep it


@SIDES_BOTH
@pytest.mark.parametrize(("held", "kin", "flips"), [
    (("Square 1", "Square 2", "Square 3"), ("kin", "Square 3"), True),
    (("Square 1", "Square 2"), ("kin", "Square 2"), False),
    (("Square 1", "Square 2", DUNGEON), ("kin", "Square 2"), False),
    (("Square 1", "Square 2", "Tatooine"), ("kin", "Square 2"), False),
    (("Square 1", "Square 2", "Square 3"), ("kin", DUNGEON), False),
    (("Square 1", "Square 2", "Square 3"), ("kin", "Tatooine"), False),
    (("Square 1", "Square 2", "Square 3"), ("rep", "Square 3"), False),
    (("Square 1", "Square 2", "Square 3"), ("Rodian", "Square 3"), False),
    (("Square 1", "Square 2", "Square 3"), ("nobody", "Square 3"), False)])  # fmt: skip
def test_abroad_three_sites_count_and_the_people_of_the_rep(side, held, kin, flips):
    s, objective, _, squares = at_court(side, LIZARD, *RODIANS)
    s.location("Kessel: Box")
    places = {f"Square {n}": square for n, square in enumerate(squares, 1)}
    places |= {title: s.location(title) for title in (DUNGEON, "Tatooine")}
    for title in held:
        stand(s, side, people(side)[0], places[title])
    who, where = kin
    if who != "nobody":
        stand(s, side, {"kin": KIN[side], "rep": START[side][3]}.get(who, who), places[where])
    s.start(turn=side, phase="control")
    assert s.flipped(objective) is flips


@SIDES_BOTH
def test_the_palace_and_the_rep_come_from_the_deck(side):
    goal, _, _, rep = START[side]
    s = begun(side, "Kessel: Box", "Hermit", cards=HERMIT)
    assert s.zone(found(s, "Kessel: Box")) in ("reserve", "hand")
    assert list(s.stacked(found(s, goal))) == [found(s, rep)]


@SIDES_BOTH
def test_once_a_control_phase_one_of_the_people_of_the_rep_comes_back(side):
    s, objective, _, squares = at_court(side, LIZARD, *RODIANS)
    for square in squares[:2]:
        s.put(people(side)[0], at=square)
    kin, rep, other, plain = s.pile(side, "lost", KIN[side], START[side][3], "Rodian", people(side)[0])
    s.start(turn=side, phase="control")
    assert not any(s.can("use", objective, each) for each in (rep, other, plain))
    s.until(phase="deploy")
    assert s.zone(kin) == "lost" and not s.can("use", objective)  # nobody must
    s.start(turn="dark" if side == "light" else "light", phase="control")
    s.pass_()
    assert not s.can("use", objective)
    s.start(turn=side, phase="control")
    s.do("use", objective, kin)
    s.pile(side, "lost", KIN[side])
    assert s.zone(kin) == "used" and s.decision.player == side and not s.can("use", objective)


@SIDES_BOTH
def test_no_weapon_destiny_is_cancelled_by_the_rep(side):
    foe = "dark" if side == "light" else "light"
    s, objective, _, squares = at_court(side, gun("Pistol", foe))
    for square in squares[:2]:
        s.put(people(side)[0], at=square)
    pistol = s.put("Pistol", on=s.put({"dark": "Imperial 1", "light": "Rebel 1"}[foe], at=squares[0]))
    s.hand(side, START[side][3])
    fight(s, squares[0], foe)
    s.do("fire", pistol, next(iter(s.battle.participants(side))))
    assert not s.can("use", objective)


@SIDES_BOTH
def test_only_copies_of_the_rep_deploy_from_there(side):
    s, objective, _, squares = flipped_court(side)
    (man,) = s.stack(objective, people(side)[0])
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", man, squares[0])


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


@pytest.mark.parametrize(("title", "destiny"), [("Wounded Wookiee", 3), ("Dark Trick", 0)])
def test_fearless_wookiees_have_higher_destiny(title, destiny):
    s = scene(
        LostInterrupt("Wounded Wookiee", DARK, "goals wookiee", destiny=2, text=[Action([LoseForce(1, OPPONENT)])])
    )
    card = s.hand("dark", title)
    before = s.destiny(card)
    s.objective("dark", SCUM, flipped=True)
    assert s.destiny(card) == before + destiny


@pytest.mark.parametrize(("people_", "power"), [
    (("Settler 1", "Brute 1", "Brute 2"), (1, 2)), (("Rebel 1", "Rebel 2", "Brute 1"), (2, 1)),
    (("Settler 1", "Settler 2", "Brute 1"), (2 + 4, 1))])  # fmt: skip
def test_only_two_aliens_of_yours_add_to_your_power(people_, power):
    s, _, _, squares = flipped_court("light")
    for title in people_:
        s.put(title, at=squares[2])
    s.destinies("light", 4), s.destinies("dark", 4)
    fight(s, squares[2], "dark")
    found_ = drawn(s)
    assert (found_["light"], found_["dark"]) == power


@pytest.mark.parametrize(("rancor", "immune"), [(DEN, True), (CHAMBER, False), ("", False)])
def test_trap_doors_are_immune_to_bo_shuda_above_the_rancor(rancor, immune):
    door = Effect("Trap Door", DARK, "goals door", destiny=1, text=[DeployOnTable()])
    shuda = LostInterrupt("Bo Shuda", LIGHT, "goals shuda", destiny=1, text=[
        Action([CancelCard()], targets=(one(EFFECT),))])  # fmt: skip
    s = scene(door, shuda)
    s.objective("light", START["light"][0])
    den = s.location(DEN)
    s.put("Brute 1", at=den)
    if rancor:
        s.put("Rancor", at=s.location(rancor) if rancor != DEN else den)
    trap, banner, card = (
        s.put("Trap Door", on="table"),
        s.put("Dark Banner", on="table"),
        s.hand("light", "goals shuda"),
    )
    s.start(turn="light", phase="control")
    assert s.can("play", card, banner) and s.can("play", card, trap) is not immune


@pytest.mark.parametrize(("captive", "frozen", "immune"), [
    ("Han Solo", True, True), ("Han Solo", False, False), ("Settler 1", True, False)])  # fmt: skip
@pytest.mark.parametrize("title", ["No Bargain", "Bad Feeling Have I"])
def test_rebels_strike_bargains_while_han_is_frozen(captive, frozen, immune, title):
    curse = LostInterrupt(title, DARK, "goals curse", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(CHARACTER),))])  # fmt: skip
    s = scene(curse)
    s.objective("dark", SCUM)
    box = s.location("Tatooine: Box")
    s.put(captive, captive_of=s.put("Boba Fett", at=box), frozen=frozen)
    rebel, settler, card = s.put("Rebel 1", at=box), s.put("Settler 2", at=box), s.hand("dark", "goals curse")
    s.start(turn="dark", phase="control")
    assert s.can("play", card, settler) and s.can("play", card, rebel) is not immune


def test_fearless_imperials_and_the_enemy_gain_nothing():
    bosses = [Alien(title, DARK, f"goals {title}", unique=1, personas=[title], ability=1, **BODY)
              for title in ("Jabba", "Bib Fortuna")]  # fmt: skip
    s = scene(*WIDE, *bosses)
    s.objective("dark", SCUM, flipped=True)
    first, second = s.location("Tatooine: Square 1"), s.location("Tatooine: Square 2")
    for title in ("Jabba", "Bib Fortuna"):
        s.put(title, at=second)
    man, _ = s.put("Imperial 4", at=first), s.put("Rebel 4", at=first)
    assert s.forfeit(man) == 5
    s.destinies("light", 3)
    fight(s, first, "light")
    s.until(verb="draw-destiny")
    s.do("draw-destiny")
    assert s.battle.destinies("light") == (3,)


# -- places at court ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "hull", "seat", "power"), [
    ("Rebel 1", "Skiff", "route", 2), ("Imperial 1", "Barge", "route", 1), ("Rebel 1", "Skiff", "elsewhere", 1),
    ("Rebel 1", "Fighter", "route", 1)])  # fmt: skip
def test_the_trade_route_helps_riders_of_the_light_side_there(who, hull, seat, power):
    s = scene()
    route, box = s.location(ROUTE), s.location("Kessel: Box")
    sled = s.put(hull, at=route if seat == "route" else box)
    rider = s.put(who, aboard=sled, as_="passenger")
    assert s.power(rider) == power


def test_the_trade_route_wants_control_and_silences_nothing_but_one_half_of_the_palace():
    s = scene()
    route, palace, heart = s.location(ROUTE), s.location("Tatooine: Jabba's Palace", side="dark"), s.location(HEART)
    s.put("Imperial 1", at=route), s.put("Rebel 1", at=route)
    site_, walker = s.pile("dark", "reserve", DUNGEON), s.put("Brute 1", at=heart)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", palace, site_)
    s.until(phase="move")
    assert not any(s.can("walk", walker, each) for each in (route, palace))  # the desert still speaks
    assert not s.can("deploy", s.hand("light", "Revolution"), palace)


@SIDES_BOTH
def test_desert_heart_wants_one_more_landspeed_of_characters(side):
    haste = Effect("Haste", LIGHT, "goals haste", destiny=1, text=[DeployOnTable(), Modify("landspeed", +1, CHARACTER)])
    slow = Vehicle("Slow", side, "goals slow", "combat", maneuver=2, landspeed=1, text=[PermanentPilot(1)], **HULL)
    s = scene(*WIDE, haste, slow)
    near, heart = s.location("Tatooine: Square 1"), s.location(HEART)
    s.put("Haste", on="table")
    walker, car = s.put(people(side)[0], at=heart), s.put("Slow", at=heart)
    s.start(turn=side, phase="move")
    assert s.can("walk", walker, near) and s.can("walk", car, near)


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


@pytest.mark.parametrize(("light", "dark", "gain"), [(0, 2, (0, 2)), (3, 0, (1, 0))])
def test_sites_of_yavin_4_generate_one_force_at_most_for_its_player(light, dark, gain):
    hut = Site("Yavin 4: Hut", LIGHT, "goals hut", ["exterior", "planet"], (light, dark))
    s = scene(hut)
    s.objective("light", MASSASSI)
    before = s.generation("light"), s.generation("dark")
    s.location("Yavin 4: Hut")
    assert (s.generation("light"), s.generation("dark")) == (before[0] + gain[0], before[1] + gain[1])


def test_the_system_of_yavin_4_generates_as_it_did():
    s = scene(System("Yavin 4", LIGHT, "goals yavin", ["planet"], (3, 1), parsec=4))
    s.objective("light", MASSASSI)
    before = s.generation("light")
    s.location("goals yavin")
    assert s.generation("light") == before + 3


@pytest.mark.parametrize("how", ["contested", "system"])
def test_massassi_fears_only_three_sites_that_the_opponent_controls(how):
    s, objective, planet, halls = massassi()
    for place in halls:
        s.put("Rebel 1", at=place)
    more = [s.location(f"Yavin 4: Hall {n}") for n in (4, 5, 6)]
    for place in more[: 3 if how == "contested" else 2]:
        s.put("Imperial 1", at=place)
    if how == "contested":
        s.put("Rebel 1", at=more[0])
    else:
        s.put("Imperial 1", aboard=crewed(s, "Raider", planet), as_="pilot")
    s.start(turn="light", phase="control")
    assert s.flipped(objective)


LONELY = System("Lonely", LIGHT, "goals lonely", ["planet"], (1, 0), parsec=3)
FAR = [System(f"Far {n}", LIGHT, f"goals far {n}", ["planet"], (1, 1), parsec=n) for n in range(4)]
MIST = Sector("Far 0: Mist", LIGHT, "goals mist", "cloud", "Far 0", ["planet"], (1, 1))


@pytest.mark.parametrize("gone", ["Death Star", "Hoth"])
def test_then_drains_are_higher_with_piloted_starfighters_at_battleground_systems(gone):
    s = scene(LONELY, *FAR, MIST)
    s.objective("light", MASSASSI, flipped=True)
    lonely, home, *far = (s.location(each.title) for each in (LONELY, *FAR))
    mist = s.location("Far 0: Mist")
    for place in (lonely, mist, far[2]):
        s.put("Rebel 1", aboard=s.put("Fighter", at=place), as_="pilot")
    s.put("Imperial 1", aboard=s.put("Raider", at=far[0]), as_="pilot")  # the opponent's
    s.put("Gold Leader In Gold 1", at=far[1])  # its pilot is no card
    hangar = s.put("Cruiser", at=home)
    s.put("Rebel 1", aboard=s.put("Fighter", aboard=hangar, as_="cargo"), as_="pilot")
    star = s.location(gone, side="dark" if gone == "Death Star" else "light")
    s.start(turn="light", phase="control")
    s.happen("blow-away", star, by="light")
    while any(option.verb == "lose" for option in s.decision.options):
        s.do("lose", pile="reserve")
    places = (lonely, mist, home, *far)
    more = [s.drain_amount("light", place) - s.icons("dark", place) for place in places]
    assert more == [0, 0, 0, 0, 0, 2 if gone == "Death Star" else 0]
