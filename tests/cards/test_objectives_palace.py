"""Objectives about captives and about Jabba's court, and the places and beasts that they need."""

import pytest

from cantina.engine.evaluator import words
from cantina.engine.texts import text_cancelled
from cantina.lang import *
from cantina.rules.damage import immunity
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, BOX, HULL, crewed, drawn, draws, fight, scene

CARBON, DECORATION = "Carbon Chamber Testing", "My Favorite Decoration"
COURT, WATCHING = "Court Of The Vile Gangster", "I Shall Enjoy Watching You Die"
CHAMBER, PIT, DUNGEON = "Jabba's Palace: Audience Chamber", "Tatooine: Great Pit Of Carkoon", "Jabba's Palace: Dungeon"
TOWER, CONSOLE, FREEZER = "Cloud City: Security Tower", "Carbonite Chamber Console", "Cloud City: Carbonite Chamber"


def titles(s):
    view = s.game.view("public")["table"]
    return {each["title"] for row in view["rows"] for each in row["locations"]} | {
        each["title"] for each in view["beside"]}  # fmt: skip


def found(s, title):
    g = s.game.engine
    return next(g.ref(card.id) for card in g.state.cards if g.face(card.id).title == title)


# -- Carbon Chamber Testing --------------------------------------------------------------------------------------------


TOUGH_THUG = Alien("Tough Thug", DARK, "test tough thug", ability=2, text=[ImmuneToAttrition(6)], **BODY)


def chamber_of(*rebels, cards=()):
    """A game that begins with this Objective, against a deck with these Rebels."""
    deck = [CARBON, FREEZER, CONSOLE, TOWER, "Tatooine: Box"]
    return Scenario.opening(["Kessel: Box", *rebels], deck, cards=[*BOX, TOUGH_THUG, *cards])


@pytest.mark.ruling("carbon-chamber-testing.1", "capturing-characters.3")
def test_the_opponent_chooses_a_rebel_of_his_deck_as_prisoner_whatever_its_text_says():
    s = chamber_of("Commander Luke Skywalker", "Rebel 1", "Settler 1")
    assert s.decision.player == "light" and {each.verb for each in s.decision.options} == {"choose"}
    assert {each.card.title for each in s.decision.options} == {"Commander Luke Skywalker", "Rebel 1"}
    s.decide(lambda each: "Luke" in each.card.title)  # he deploys only on Hoth
    luke = found(s, "Commander Luke Skywalker")
    assert s.captive(luke) and s.escort(luke) == found(s, TOWER)
    assert titles(s) == {"Kessel: Box", FREEZER, TOWER, CARBON} and not s.flipped(found(s, CARBON))


@pytest.mark.ruling("carbon-chamber-testing.2")
def test_prisoner_2187_is_not_chosen():
    s = chamber_of("Prisoner 2187", "Rebel 1", "Rebel 2")
    assert {each.card.title for each in s.decision.options} == {"Rebel 1", "Rebel 2"}


@pytest.mark.ruling("carbon-chamber-testing.3")
@pytest.mark.parametrize("rebels", [(), ("Prisoner 2187",), ("Settler 1",)])
def test_without_another_rebel_it_is_flipped_for_the_whole_game(rebels):
    s = chamber_of(*rebels)
    objective = found(s, DECORATION)
    assert s.flipped(objective) and s.zone(objective) == "table"
    s.until(phase="draw")
    assert s.flipped(objective)  # though nobody is frozen


@pytest.mark.parametrize("missing", [FREEZER, CONSOLE, TOWER])
def test_it_needs_all_that_it_names(missing):
    s = Scenario.opening(["Kessel: Box", "Rebel 1"], [CARBON, *({FREEZER, CONSOLE, TOWER} - {missing})], cards=BOX)
    s.until(phase="activate")
    assert titles(s) == {"Kessel: Box"}


def carbon(flipped=False):
    s = chamber_of("Rebel 1", "Rebel 2")
    s.decide(lambda each: each.card.title == "Rebel 1")
    s.force("dark", 12)
    s.force("light", 12)
    objective = found(s, CARBON)
    palace = s.location(CHAMBER, side="dark")
    frozen = s.put("Settler 3", captive_at=palace, frozen=True) if flipped else None
    if flipped:
        s.start(turn="dark", phase="control")
        s.happen("flip", objective)
    return s, objective, palace, frozen


def test_it_brings_the_places_of_the_journey():
    s, objective, palace, _ = carbon()
    bay, box, *others = s.pile("dark", "reserve", "Tatooine: Docking Bay 94", "Tatooine: Box",
                               "Cloud City: East Platform (Docking Bay)")  # fmt: skip
    s.start(turn="dark", phase="deploy")
    s.do("use", objective)
    assert {each.card for each in s.decision.options if each.card} == {bay, *others}
    s.do("choose", bay)
    assert s.zone(bay) == "table" and not s.can("use", objective) and s.zone(box) == "reserve"
    s.start(turn="dark", phase="move")
    assert not s.can("use", objective)


def test_nobody_has_to_go_on_the_journey():
    s, objective, _, _ = carbon()
    bay = s.pile("dark", "reserve", "Tatooine: Docking Bay 94")
    s.start(turn="dark", phase="deploy")
    assert s.can("use", objective)
    s.until(phase="battle")
    assert s.zone(bay) == "reserve"


def test_it_brings_the_audience_chamber():
    s = chamber_of("Rebel 1")
    palace = s.pile("dark", "reserve", CHAMBER)
    s.start(turn="dark", phase="deploy")
    assert s.can("use", found(s, CARBON), palace)


def test_its_player_makes_no_dark_deal():
    deal = Effect("Dark Deal", DARK, "test deal", unique=1, destiny=1, text=[DeployOnTable()])
    s = scene(deal)
    card = s.hand("dark", "Dark Deal")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", card)
    trade = LostInterrupt("Dark Deal", DARK, "test trade", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
    offer = Effect("Dark Deal", LIGHT, "test offer", destiny=1, text=[DeployOnTable()])
    for face, verb, able in ((deal, "deploy", False), (trade, "play", False), (offer, "deploy", True)):
        s = chamber_of("Rebel 1", cards=[face])
        card = s.hand(face.side, "Dark Deal")
        s.start(turn=face.side, phase="deploy")
        assert s.can(verb, card) is able


def test_somebody_without_a_frozen_captive_does_not_flip_it():
    s, objective, palace, _ = carbon()
    yard = s.location(DUNGEON)
    brute, rebel = s.put("Brute 1", at=yard), s.put("Rebel 3", at=yard)
    for side, who in (("dark", brute), ("light", rebel)):
        s.start(turn=side, phase="move")
        s.do("walk", who, palace)
        assert s.on_table(objective) and not s.flipped(objective)


@pytest.mark.parametrize(("frozen", "flips"), [(True, True), (False, False)])
def test_moving_a_frozen_captive_to_the_audience_chamber_flips_it(frozen, flips):
    s, objective, palace, _ = carbon()
    yard = s.location(DUNGEON)
    fett = s.put("Boba Fett", at=yard)
    s.put("Settler 1", captive_of=fett, frozen=frozen)
    s.start(turn="dark", phase="move")
    assert s.adjacent(yard, palace)
    s.do("walk", fett, palace)
    assert s.flipped(objective) is flips and s.on_table(objective)


def test_moving_one_elsewhere_does_not():
    s, objective, palace, _ = carbon()
    yard = s.location(DUNGEON)
    fett = s.put("Boba Fett", at=palace)
    s.put("Settler 1", captive_of=fett, frozen=True)
    s.start(turn="dark", phase="move")
    s.do("walk", fett, yard)
    assert not s.flipped(objective)


def test_on_its_back_aliens_and_starships_are_immune_to_attrition():
    s, objective, palace, frozen = carbon(flipped=True)
    calm = s.location("Calm")
    cards = [s.put("Brute 1", at=palace), crewed(s, "Raider", calm), s.put("Imperial 1", at=palace),
             s.put("Settler 1", at=palace)]  # fmt: skip
    assert [immunity(s._engine, card.id) for card in cards] == [4, 4, 0, 0]
    tough = s.put("Tough Thug", at=palace)
    assert immunity(s._engine, tough.id) == 6


def test_once_a_control_phase_one_force_is_retrieved():
    s, objective, palace, frozen = carbon(flipped=True)
    s.pile("dark", "lost", "Imperial 1", "Imperial 1")
    s.start(turn="dark", phase="control")
    s.do("use", objective)
    assert s.count("dark", "lost") == 1 and not s.can("use", objective)
    s.start(turn="dark", phase="battle")
    assert not s.can("use", objective)
    s.start(turn="light", phase="control")
    s.pass_()
    assert not s.can("use", objective)
    s.start(turn="dark", phase="control")
    s.until(phase="deploy")
    assert s.count("dark", "lost") == 1  # nobody must


def test_a_captive_in_the_chamber_who_is_not_frozen_brings_no_scum():
    s, objective, palace, frozen = carbon(flipped=True)
    s.put("Settler 2", captive_at=s.location(DUNGEON), frozen=True)
    s.happen("lose", frozen)
    s.put("Settler 1", captive_of=s.put("Boba Fett", at=palace))
    scum = s.pile("dark", "reserve", "Scum And Villainy")
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", objective, scum)


def test_scum_and_villainy_alone_comes_if_you_like_and_is_safe_from_alter():
    s, objective, palace, frozen = carbon(flipped=True)
    s.put("Rebel 6", at=s.location("Tatooine: Box"))
    banner, scum = s.pile("dark", "reserve", "Dark Banner", "Scum And Villainy")
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", objective, banner)
    s.until(phase="battle")
    assert s.zone(scum) == "reserve"  # nobody must
    lying, alter = s.put("Dark Banner", on="table"), s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", alter, lying)


@pytest.mark.parametrize("there", [True, False])
def test_with_a_frozen_captive_in_the_chamber_scum_and_villainy_comes_and_stays(there):
    s, objective, palace, frozen = carbon(flipped=True)
    if not there:
        s.put("Settler 2", captive_at=s.location(DUNGEON), frozen=True)
        s.happen("release", frozen)
        s.decide(lambda each: each.verb == "release") if any(
            each.verb == "release" for each in s.decision.options) else None  # fmt: skip
    s.put("Rebel 6", at=s.location("Tatooine: Box"))
    scum = s.pile("dark", "reserve", "Scum And Villainy")
    alter = s.hand("light", "Alter")
    s.start(turn="dark", phase="deploy")
    assert s.can("use", objective, scum) is there
    lying = s.put("Scum And Villainy", on=palace)
    s.start(turn="light", phase="control")
    assert s.can("play", alter, lying) is not there


def test_without_frozen_captives_it_is_gone():
    s, objective, palace, frozen = carbon(flipped=True)
    assert s.zone(objective) == "table"
    s.happen("lose", frozen)
    assert s.zone(objective) == "out-of-play"


# -- Court Of The Vile Gangster ----------------------------------------------------------------------------------------


def court(flipped=False, *extra):
    s = scene(*extra)
    objective = s.objective("dark", COURT, flipped=flipped)
    return s, objective, s.location(CHAMBER, side="dark"), s.location(DUNGEON), s.location(PIT)


def test_the_court_starts_in_the_palace():
    s = Scenario.opening(["Kessel: Box"], [COURT, CHAMBER, PIT, DUNGEON, "Tatooine: Cantina"], cards=BOX)
    assert titles(s) == {"Kessel: Box", CHAMBER, PIT, DUNGEON, COURT}
    for missing in (CHAMBER, PIT, DUNGEON):
        s = Scenario.opening(["Kessel: Box"], [COURT, *({CHAMBER, PIT, DUNGEON} - {missing})], cards=BOX)
        assert titles(s) == {"Kessel: Box"}


@pytest.mark.ruling("court-of-the-vile-gangster-i-shall-enjoy-watching-you-die.1",
                    "court-of-the-vile-gangster-i-shall-enjoy-watching-you-die.2", "capturing-characters.3",
                    "captives-frozen.1")  # fmt: skip
@pytest.mark.parametrize(("second", "flips"), [(None, False), ("Rebel 1", True)])
def test_the_frozen_han_of_the_other_objective_is_a_captive_without_ability(second, flips):
    s = Scenario.opening(["You Can Either Profit By This...", "Tatooine: Jabba's Palace", CHAMBER, "Captain Han Solo"],
                         [COURT, CHAMBER, PIT, DUNGEON], cards=BOX)  # fmt: skip
    objective, han = found(s, COURT), found(s, "Captain Han Solo")
    assert s.captive(han) and s.frozen(han) and s.ability(han) == 0 and not s.flipped(objective)
    if second:
        s.put(second, imprisoned_at=found(s, DUNGEON))
    assert s.flipped(objective) is flips


@pytest.mark.ruling("court-of-the-vile-gangster-i-shall-enjoy-watching-you-die.3")
def test_an_independent_ship_of_the_reserve_deck_may_bring_its_pilot_from_hand():
    trader = Starfighter("Trader", DARK, "test trader", "Modified Transport", destiny=1, deploy=2, power=2, maneuver=2,
                         hyperspeed=3, forfeit=2, icons=["independent"], text=[Carries(pilots=1)])  # fmt: skip
    s, objective, chamber, dungeon, pit = court(False, trader)
    calm = s.location("Calm")
    ship, box, raider = s.pile("dark", "reserve", "Trader", "Tatooine: Box", "Raider")
    pilot = s.hand("dark", "Dark Flier")
    s.start(turn="dark", phase="deploy")
    s.do("use", objective)
    assert {each.card for each in s.decision.options if each.card} == {ship}
    s.do("choose", ship)
    assert s.at(ship) == calm and s.aboard(pilot) == ship
    assert s.zone(raider) == s.zone(box) == "reserve" and not s.can("use", objective)


def test_bounty_hunters_are_worth_more_and_scanning_crews_stay_at_home():
    s, objective, chamber, dungeon, pit = court()
    hunter, other = s.put("Bossk", at=chamber), s.put("Imperial 1", at=chamber)
    plain = s._engine.faces[hunter.id].forfeit
    assert s.forfeit(hunter) == plain + 2 and s.forfeit(other) == 5
    crew = s.hand("dark", "Scanning Crew")
    s.hand("light", "Light Trick")
    s.start(turn="dark", phase="control")
    assert not s.can("play", crew)


def test_bounty_hunters_are_immune_to_goo_nee_tay():
    s, objective, chamber, dungeon, pit = court()
    s.put("Goo Nee Tay", on="table")
    hunter, other = s.hand("dark", "Boba Fett", "Imperial 3")
    assert s.deploy_cost(other, at=chamber) == 4
    assert s.deploy_cost(hunter, at=chamber) == s._engine.faces[hunter.id].deploy


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize(("who", "where", "loss"), [
    ("Rebel 1", "pit", 0), ("Light Droid", "pit", 1), ("Rebel 1", "Kessel: Box", 1), (None, None, 1),
])  # fmt: skip
def test_who_has_nobody_on_tatooine_loses_one_force_after_deploying(side, who, where, loss):
    s, objective, chamber, dungeon, pit = court()
    if who:
        title = who if side == "light" else {"Rebel 1": "Imperial 1", "Light Droid": "Dark Droid"}[who]
        s.put(title, at=pit if where == "pit" else s.location(where))
    s.force(side, 0)
    s.start(turn=side, phase="deploy")
    s.until(phase="battle")
    assert s.count(side, "lost") == loss and s.count("dark" if side == "light" else "light", "lost") == 0


@pytest.mark.parametrize(("captives", "flips"), [(("Settler 2", "Settler 1"), True), (("Settler 3",), True),
                                                 (("Settler 2",), False)])  # fmt: skip
def test_two_captives_or_an_able_one_in_the_palace_flip_it(captives, flips):
    s, objective, chamber, dungeon, pit = court()
    tower = s.location(TOWER)
    s.put("Settler 4", imprisoned_at=tower)
    for title in captives:
        s.put(title, imprisoned_at=dungeon)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is flips


def test_its_back_brings_the_beasts():
    s, objective, chamber, dungeon, pit = court(True)
    s.put("Settler 1", imprisoned_at=dungeon)
    sarlacc, box = s.pile("dark", "reserve", "Sarlacc", "Tatooine: Box")
    s.start(turn="dark", phase="deploy")
    s.do("use", objective)
    assert {each.card for each in s.decision.options if each.card} == {sarlacc}
    s.do("choose", sarlacc)
    assert s.at(sarlacc) == pit and not s.can("use", objective) and s.zone(box) == "reserve"


@pytest.mark.parametrize(("beast", "place", "loss"), [("Sarlacc", "pit", 5), ("Rancor", "den", 5), ("Sleen", "den", 0)])
def test_who_is_eaten_by_rancor_or_sarlacc_costs_force_and_is_gone(beast, place, loss):
    s, objective, chamber, dungeon, pit = court(True)
    s.put("Settler 1", imprisoned_at=dungeon)
    den = s.location("Jabba's Palace: Rancor Pit")
    creature = s.put(beast, at=pit if place == "pit" else den, **({"side": "dark"} if beast == "Sleen" else {}))
    victim = s.put("Settler 2", at=s.at(creature))
    s.force("light", 0)
    s.start(turn="light", phase="control")
    s.happen("eat", victim, other=creature)
    while s.decision.prompt.key == "prompt.order":  # several texts have something to say
        s.decide(lambda each: each.card != creature)
    assert s.zone(victim) == ("out-of-play" if loss else "lost")
    assert s.count("light", "lost") == loss + (0 if loss else 1)


@pytest.mark.parametrize(
    ("captive", "guest", "stays"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_it_flips_back_without_captives_and_guests_of_the_rancor(captive, guest, stays):
    s, objective, chamber, dungeon, pit = court(True)
    den = s.location("Jabba's Palace: Rancor Pit")
    s.put("Rancor", at=den)
    if captive:
        s.put("Settler 1", imprisoned_at=dungeon)
    if guest:
        s.put("Rebel 1", at=den)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective) is stays


def test_sarlacc_lives_in_the_pit_and_gives_nothing_back():
    s = scene()
    pit, street = s.location(PIT), s.location("Tatooine: Box")
    sarlacc = s.hand("dark", "Sarlacc")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", sarlacc, pit) and not s.can("deploy", sarlacc, street)
    beast = s.put("Sarlacc", at=pit)
    for _ in range(2):
        s.put("Brute 1", at=pit)
    s.pile("dark", "lost", *["Imperial 1"] * 3)
    victim = s.put("Settler 1", captive_of=s.put("Boba Fett", at=pit))
    s.start(turn="dark", phase="control")
    s.happen("eat", victim, other=beast)
    s.do("use", beast)
    assert s.zone(victim) == "out-of-play" and s.count("dark", "lost") == 0  # Boba Fett is an alien, too
    trooper = s.put("Imperial 2", at=pit)
    s.happen("eat", trooper, other=beast)
    assert s.zone(trooper) == "out-of-play"


@pytest.mark.parametrize(("people", "may"), [
    ((), False), (("Malakili",), True), (("Malakili", "Rebel 1"), False), (("Tank",), False),
    (("Malakili", "Tank"), True),
])  # fmt: skip
def test_the_rancor_comes_to_its_pit_or_to_its_keeper(people, may):
    keeper = Alien("Malakili", DARK, "test keeper", unique=1, destiny=1, deploy=1, power=1, ability=1, forfeit=1)
    s = scene(keeper)
    den, street = s.location("Jabba's Palace: Rancor Pit"), s.location("Tatooine: Box")
    for title in people:
        s.put(title, at=street)
    rancor = s.hand("dark", "Rancor")
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", rancor, den) and s.can("deploy", rancor, street) is may


@pytest.mark.parametrize(("destiny", "eaten"), [(0, False), (1, True)])
def test_the_rancor_draws_destiny_and_adds_eight(destiny, eaten):
    giant = Rebel("Giant", "test giant", ability=2, destiny=1, deploy=1, power=8, forfeit=1)
    s = scene(giant)
    den = s.location("Jabba's Palace: Rancor Pit")
    rancor, prey = s.put("Rancor", at=den), s.put("Giant", at=den)
    s.destinies("dark", destiny, 5)
    s.start(turn="dark", phase="battle")
    s.do("unleash", rancor)
    s.until(phase="move")
    assert s.on_table(prey) != eaten  # 8 and destiny against power 8


def test_the_rancor_lives_in_its_pit_and_outdoors_on_planets():
    cave, moon = (Site(f"{title}", LIGHT, f"test {title}", [*words], (1, 1)) for title, words in (
        ("Tatooine: Cave", ("interior", "planet")), ("Death Star: Roof", ("exterior", "mobile"))))  # fmt: skip
    keeper = Alien("Malakili", DARK, "test keeper", destiny=1, deploy=1, power=1, ability=1, forfeit=1)
    s = scene(keeper, cave, moon)
    places = [s.location(title) for title in ("Tatooine: Box", "Tatooine: Cave", "Death Star: Roof")]
    for place in places:
        s.put("Malakili", at=place)
    rancor = s.hand("dark", "Rancor")
    s.start(turn="dark", phase="deploy")
    assert [s.can("deploy", rancor, place) for place in places] == [True, False, False]


ROW = "ABCD"
TRACKS = [Site(f"Tatooine: {name}", LIGHT, f"test {name}", ["exterior", "planet"], (1, 1)) for name in ROW]


def rancors(*starts: int, turn: str = "dark", phase: str = "move", abroad: bool = False):
    """Rancors on a row of four sites, when a phase begins; another one on another planet, if it says so."""
    s = scene(*TRACKS)
    row = [s.location(each.title) for each in TRACKS]
    beasts = [s.put("Rancor", at=row[start]) for start in starts]
    if abroad:
        s.put("Rancor", at=s.location("Yavin 4: Box"))
    s.start(turn=turn, phase="battle")
    s.until(phase=phase)
    return s, row, beasts


@pytest.mark.parametrize(("starts", "turn", "phase", "abroad", "ends"), [
    ((0, 3), "dark", "move", False, [1, 2]), ((0,), "dark", "move", False, [0]), ((0,), "dark", "move", True, [0]),
    ((0, 3), "light", "move", False, [0, 3]), ((0, 3), "dark", "battle", False, [0, 3]),
])  # fmt: skip
def test_rancors_walk_toward_each_other_in_their_own_move_phase(starts, turn, phase, abroad, ends):
    s, row, beasts = rancors(*starts, turn=turn, phase=phase, abroad=abroad)
    assert [row.index(s.at(beast)) for beast in beasts] == ends


def test_a_rancor_that_has_walked_so_walks_no_more_this_turn():
    s, row, (beast,) = rancors(1)
    assert s.can("walk", beast, row[0]) and s.can("walk", beast, row[2])
    s, row, beasts = rancors(0, 3)
    assert not any(s.can("walk", beast) for beast in beasts)


def test_rancors_that_meet_fight():
    s, row, beasts = rancors(0, 1)
    assert not any(s.on_table(beast) for beast in beasts)  # equally ferocious


# -- You Can Either Profit By This -------------------------------------------------------------------------------------

PROFIT, DESTROYED = "You Can Either Profit By This...", "Or Be Destroyed"


def profit(*dark, han="Han Solo"):
    """A game that begins so, with these cards in Dark's deck."""
    return Scenario.opening([PROFIT, "Tatooine: Jabba's Palace", CHAMBER, han], ["Kessel: Box", *dark], cards=BOX)


@pytest.mark.ruling("capturing-characters.3")
def test_han_begins_frozen_and_the_opponent_may_have_two_aliens_there():
    s = profit("Brute 1", "Brute 2", "Brute 3", "Imperial 1")
    assert s.decision.player == "dark"
    assert {each.card.title for each in s.decision.options if each.card} == {"Brute 1", "Brute 2", "Brute 3"}
    for title in ("Brute 1", "Brute 3"):
        s.decide(lambda each, title=title: each.card and each.card.title == title)
    han = found(s, "Han Solo")
    assert titles(s) == {"Kessel: Box", "Tatooine: Jabba's Palace", CHAMBER, PROFIT}
    assert s.frozen(han) and s.at(han) == found(s, CHAMBER)
    assert [s.at(found(s, title)) for title in ("Brute 1", "Brute 3")] == [found(s, CHAMBER)] * 2
    assert s.count("dark", "hand") == 8


@pytest.mark.ruling("han-chewie-and-the-falcon.2")
def test_han_in_the_falcon_is_not_the_one_who_begins_frozen():
    assert PROFIT in titles(profit()) and PROFIT not in titles(profit(han="Han, Chewie, And The Falcon"))


def profiting(**facts):
    s = profit(**facts)
    s.force("light", 12)
    s.force("dark", 12)
    return s, found(s, PROFIT), found(s, CHAMBER), found(s, "Han Solo")


def test_frozen_han_stays_where_he_is():
    s, objective, chamber, han = profiting()
    fett = s.put("Boba Fett", at=chamber)
    other = s.put("Settler 1", captive_at=chamber, frozen=True)
    s.start(turn="dark", phase="move")
    assert s.can("collect", fett, other) and not s.can("collect", fett, han)


def test_who_may_not_drain_where():
    s, objective, chamber, han = profiting()
    street, kessel = s.location("Tatooine: Box"), found(s, "Kessel: Box")
    s.put("Imperial 1", at=chamber)
    s.put("Rebel 1", at=street)
    s.put("Rebel 1", at=kessel)
    s.start(turn="dark", phase="control")
    assert not s.can("drain", chamber)
    s.start(turn="light", phase="control")
    assert not s.can("drain", street) and s.can("drain", kessel)


def test_friends_come_cheaper_to_the_palace_and_assets_are_not_frozen():
    s, objective, chamber, han = profiting()
    street = s.location("Tatooine: Box")
    luke, master, three, two, rebel = s.hand("light", "Luke Skywalker", "Master Luke", "C-3PO (See-Threepio)",
                                             "R2-D2 (Artoo-Detoo)", "Rebel 1")  # fmt: skip
    for card in (luke, three, two):
        assert s.deploy_cost(card, at=chamber) == max(s.deploy_cost(card, at=street) - 2, 0)
    assert s.deploy_cost(master, at=chamber) == 0 and s.deploy_cost(rebel, at=chamber) == 2
    assets = s.hand("light", "Frozen Assets")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", assets)


@pytest.mark.parametrize(("han", "gain"), [("Han Solo", 10), ("Captain Han Solo", 5)])
def test_free_han_on_tatooine_flips_it_and_force_is_retrieved_once(han, gain):
    s = profit(han=han)
    objective, chamber, smuggler = found(s, PROFIT), found(s, CHAMBER), found(s, han)
    s.put("Boba Fett", at=chamber), s.put("Rebel 1", at=chamber)
    s.pile("light", "lost", *["Rebel 1"] * 30)
    s.start(turn="light", phase="control")
    assert not s.flipped(objective)
    for phase in ("control", "deploy"):  # the second time nothing is retrieved
        s.until(player="light", phase=phase)
        s.happen("release", smuggler)
        if not s.flipped(objective):
            s.decide(lambda each: each.verb == "release" and each.pile is None)
        assert s.flipped(objective) and s.count("light", "lost") == 30 - gain
        s.happen("capture", smuggler)
        s.decide(lambda each: each.verb == "seize")
        assert not s.flipped(objective)


@pytest.mark.parametrize(("who", "loss"), [("Luke Skywalker", 1), ("Rebel 1", 0)])
def test_on_its_back_heroes_at_battlegrounds_cost_the_opponent_force(who, loss):
    s = scene()
    objective = s.objective("light", PROFIT, flipped=True)
    street, yard = s.location("Tatooine: Box"), s.location("Kessel: Box")
    s.put(who, at=street)
    han = s.put("Han Solo", at=s.location(DUNGEON))  # no battleground
    s.put("Bad Feeling Have I", on="table")
    s.start(turn="light", phase="control")
    assert s.flipped(objective) and han and yard
    if loss:
        s.do("use", objective)
        s.do("lose", pile="reserve")
    s.until(phase="deploy")
    assert s.count("dark", "lost") == loss


def test_bad_feelings_are_silent_and_fighters_land_on_tatooine():
    s = scene()
    s.objective("light", PROFIT, flipped=True)
    street = s.location("Tatooine: Box")
    s.put("Han Solo", at=street)
    feeling = s.put("Bad Feeling Have I", on="table")
    fighter, cruiser = s.hand("light", "Fighter", "Cruiser")
    s.start(turn="light", phase="deploy")
    assert text_cancelled(s._engine, feeling.id)
    assert s.can("deploy", fighter, street) and not s.can("deploy", cruiser, street)


@pytest.mark.parametrize("flipped", [False, True])
def test_it_goes_with_tatooine(flipped):
    s = scene()
    objective, planet, calm = s.objective("light", PROFIT, flipped=flipped), s.location("Tatooine"), s.location("Calm")
    s.put("Han Solo", at=s.location("Kessel: Box"))
    s.start(turn="light", phase="control")
    s.happen("blow-away", calm, by="dark")
    assert s.zone(objective) == "table"
    s.happen("blow-away", planet, by="dark")
    assert s.zone(objective) == "out-of-play"


# -- Rescue The Princess -----------------------------------------------------------------------------------------------

RESCUE, AMAZE = "Rescue The Princess", "Sometimes I Amaze Even Myself"
CELLS, BAY, YARD, ROOM = ("Death Star: Detention Block Corridor", "Death Star: Docking Bay 327", "Yavin 4: Docking Bay",
                          "Yavin 4: Massassi War Room")  # fmt: skip


def rescue(*more):
    s = Scenario.opening([RESCUE, CELLS, BAY, YARD, ROOM, "Leia Organa", *more], ["Kessel: Box"], cards=BOX)
    s.force("light", 12)
    s.force("dark", 12)
    return s, found(s, RESCUE), found(s, "Leia Organa")


@pytest.mark.ruling("capturing-characters.3")
def test_leia_begins_in_prison():
    deck = [RESCUE, CELLS, BAY, YARD, ROOM, "Leia Organa", "Daughter Of Skywalker", "Rebel 1", "Tatooine: Box"]
    s = Scenario.opening(deck, [DUNGEON], cards=BOX)
    leia = found(s, "Leia Organa")
    assert titles(s) == {DUNGEON, CELLS, BAY, YARD, ROOM, RESCUE}
    assert s.captive(leia) and s.escort(leia) == found(s, CELLS)


OLDER_LEIA = Rebel("Older Leia", "test older leia", personas=["Leia"], unique=1, destiny=1, deploy=1, power=1,
                   ability=4, forfeit=1)  # fmt: skip


@pytest.mark.ruling("capturing-characters.3")
@pytest.mark.parametrize("leia", ["Daughter Of Skywalker", "Older Leia"])
def test_without_a_leia_of_ability_three_there_is_nobody_to_rescue(leia):
    s = Scenario.opening([RESCUE, CELLS, BAY, YARD, ROOM, leia], ["Kessel: Box"], cards=[*BOX, OLDER_LEIA])
    assert titles(s) == {"Kessel: Box"}


def test_spies_and_others_do_not_come_to_the_death_star():
    s, objective, leia = rescue()
    bay, yard = found(s, BAY), found(s, YARD)
    spy, man = s.hand("light", "Light Spy", "Rebel 1")
    theirs = s.hand("dark", "Dark Spy")
    revolution = s.hand("light", "Revolution")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", spy, bay) and s.can("deploy", spy, yard) and s.can("deploy", man, bay)
    assert not s.can("deploy", revolution, bay) and s.can("deploy", revolution, yard)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", theirs, bay)


DEATH_STAR_PLANS = [Effect("Death Star Plans", side, f"test {side} plans", destiny=1, text=[DeployOn(SITE)])
                    for side in (LIGHT, DARK)]  # fmt: skip
CONTROL_ROOM = Site("Death Star: Detention Block Control Room", LIGHT, "test control room", ["interior", "mobile"],
                    (1, 1))  # fmt: skip


def test_neither_8d8_nor_plans_nor_the_control_room_come_to_the_death_star():
    s = scene(*DEATH_STAR_PLANS, CONTROL_ROOM)
    s.objective("light", RESCUE)
    bay, yard = s.location(BAY), s.location(YARD)
    s.location("Death Star")
    droid, plans, room = s.hand("light", "8D8", "Death Star Plans", CONTROL_ROOM.title)
    s.start(turn="light", phase="deploy")
    for card in (droid, plans):
        assert s.can("deploy", card, yard) and not s.can("deploy", card, bay)
    assert not s.can("deploy", room)


@pytest.mark.parametrize("there", [True, False])
def test_effects_that_release_captives_are_immune_to_alter(there):
    key = Effect("Key Ring", LIGHT, "test key ring", destiny=1, text=[
        DeployOnTable(), Action([Release()], targets=(one(CAPTIVE),))])  # fmt: skip
    s = scene(key)
    if there:
        s.objective("light", RESCUE)
    s.put("Imperial 6", at=s.location("Kessel: Box"))
    ring, banner = s.put("Key Ring", on="table"), s.put("Light Banner", on="table")
    alter = s.hand("dark", "Alter")
    s.start(turn="dark", phase="control")
    assert s.can("play", alter, banner) and s.can("play", alter, ring) is not there


def test_what_releases_captives_is_immune_to_sense():
    key = LostInterrupt("Key", LIGHT, "test key", destiny=1, text=[Action([Release()], targets=(one(CAPTIVE),))])
    for there in (True, False):
        s = Scenario(cards=[*BOX, key])
        if there:
            s.objective("light", RESCUE)
        cells = s.location(CELLS)
        s.put("Settler 1", imprisoned_at=cells)
        s.put("Imperial 6", at=s.location("Kessel: Box"))
        card, trick = s.hand("light", "Key", "Light Trick")
        sense = s.hand("dark", "Sense")
        s.start(turn="light", phase="control")
        s.do("play", card)
        assert (s.decision.player == "dark" and s.can("play", sense)) is not there
        assert trick


def test_nabrun_leids_is_not_played():
    s, objective, leia = rescue()
    s.put("Rebel 1", at=found(s, YARD))
    leids = s.hand("light", "Nabrun Leids")
    s.start(turn="light", phase="control")
    assert any(each.card and each.card.title == RESCUE for each in s.why_not("play", leids))


@pytest.mark.parametrize(("who", "to", "flips"), [("Leia", ROOM, True), ("Rebel 1", ROOM, False)])
def test_leia_moving_to_the_war_room_flips_it(who, to, flips):
    s = scene()
    objective = s.objective("light", RESCUE)
    room, yard = s.location(ROOM), s.location("Yavin 4: Massassi Throne Room")
    card = s.put("Leia Organa" if who == "Leia" else who, at=yard)
    s.start(turn="light", phase="move")
    s.do("walk", card, room)
    assert s.flipped(objective) is flips


def test_leia_moving_elsewhere_or_dragged_there_does_not_flip_it():
    s = scene()
    objective = s.objective("light", RESCUE)
    room, yard = s.location(ROOM), s.location("Yavin 4: Massassi Throne Room")
    leia = s.put("Leia Organa", at=room)
    s.start(turn="light", phase="move")
    s.do("walk", leia, yard)
    assert not s.flipped(objective)
    s = scene()
    objective = s.objective("light", RESCUE)
    room, yard = s.location(ROOM), s.location("Yavin 4: Massassi Throne Room")
    guard = s.put("Dark Guard", at=yard)
    s.put("Leia Organa", captive_of=guard)
    s.start(turn="dark", phase="move")
    s.do("walk", guard, room)
    assert not s.flipped(objective)


def test_if_leia_is_lost_it_is_gone_and_your_plans_for_the_death_star_with_it():
    s = scene(*DEATH_STAR_PLANS)
    objective, room = s.objective("light", RESCUE), s.location(ROOM)
    other, leia = s.put("Rebel 1", at=room), s.put("Leia Organa", at=room)
    plans, banner = s.hand("light", "Death Star Plans", "Light Banner")
    theirs = s.hand("dark", "Death Star Plans")
    s.start(turn="light", phase="move")
    s.happen("lose", other)
    assert s.zone(objective) == "table"
    s.happen("lose", leia)
    assert s.zone(objective) == "out-of-play"
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", plans) and s.can("deploy", banner)
    s.start(turn="dark", phase="deploy")
    assert s.can("deploy", theirs, room)


def amazed():
    s = scene()
    objective, street = s.objective("light", RESCUE, flipped=True), s.location("Tatooine: Box")
    return s, objective, street


def test_drains_cost_the_opponent_one_more():
    s, objective, street = amazed()
    s.put("Imperial 1", at=street)
    s.put("Rebel 1", at=(yard := s.location("Kessel: Box")))
    s.force("dark", 5)
    s.start(turn="dark", phase="control")
    s.do("drain", street)
    assert s.count("dark", "force") == 4
    s.force("light", 0)
    s.start(turn="light", phase="control")
    assert s.can("drain", yard)


@pytest.mark.parametrize(("who", "more"), [("Leia Organa", 1), ("Rebel 3", 0)])
def test_leia_in_the_battle_adds_a_destiny_for_you_alone(who, more):
    s, objective, street = amazed()
    s.put(who, at=street), s.put("Rebel 4", at=street), s.put("Imperial 4", at=street)
    s.put("Leia Organa" if who != "Leia Organa" else "Rebel 3", at=s.location("Kessel: Box"))
    s.hand("light", "Light Trick")
    fight(s, street, "light")
    assert (draws(s, "light"), draws(s, "dark")) == (1 + more, 1)


def test_attrition_against_you_is_as_it_was():
    s, objective, street = amazed()
    s.put("Rebel 6", at=street), s.put("Imperial 4", at=street)
    s.destinies("dark", 3)
    s.destinies("light", 1)
    fight(s, street, "dark")
    drawn(s)
    assert (s.battle.attrition("light"), s.battle.attrition("dark")) == (3, 1 + 2)


TOUGH = [
    Imperial("Tough Officer", "test tough officer", ability=2, text=[ImmuneToAttrition(3)], **BODY),
    Alien("Tough Sith", DARK, "test tough sith", ability=6, traits=["Dark Jedi"], text=[ImmuneToAttrition(3)], **BODY),
    TOUGH_THUG,
    Starfighter("Tough TIE", DARK, "test tough tie", "TIE/ln", maneuver=3, text=[
        PermanentPilot(1), ImmuneToAttrition(3)], **HULL),
    Starfighter("Tough Tramp", DARK, "test tough tramp", "Scout", icons=["independent"], maneuver=3, text=[
        PermanentPilot(1), ImmuneToAttrition(3)], **HULL),
]  # fmt: skip


@pytest.mark.parametrize(("title", "place", "immune"), [
    ("Tough Officer", "Kessel: Box", 0), ("Tough Sith", "Kessel: Box", 0), ("Tough Thug", "Kessel: Box", 6),
    ("Tough TIE", "Calm", 0), ("Tough Tramp", "Calm", 3),
])  # fmt: skip
def test_imperials_dark_jedi_and_imperial_starships_are_not_immune(title, place, immune):
    s = scene(*TOUGH)
    s.objective("light", RESCUE, flipped=True)
    assert immunity(s._engine, s.put(title, at=s.location(place)).id) == immune


def test_leia_adds_a_battle_destiny_and_attrition_is_two_higher_against_those_without_immunity():
    s, objective, street = amazed()
    s.put("Leia Organa", at=street)
    vader, brute = s.put("Darth Vader", at=street), s.put("Brute 1", at=street)
    assert immunity(s._engine, vader.id) == 0 and brute
    s.destinies("light", 3, 3)
    fight(s, street, "dark")
    assert draws(s, "light") == 1
    drawn(s)
    assert s.battle.attrition("dark") == 3 + 2


def test_unique_cards_that_the_opponent_loses_in_battle_are_out_of_play():
    s, objective, street = amazed()
    unique, plain = s.put("Bossk", at=street), s.put("Imperial 1", at=street)
    away = s.put("Feltipern Trevagg", at=s.location("Kessel: Box"))
    s.put("Rebel 1", at=street)
    s.start(turn="dark", phase="control")
    s.happen("lose", away)
    fight(s, street, "dark")
    for card in (unique, plain):
        s.happen("lose", card)
    assert [s.zone(card) for card in (unique, plain, away)] == ["out-of-play", "lost", "lost"]


RARE = [
    Vehicle("Rare Car", DARK, "test rare car", "combat", unique=1, maneuver=2, landspeed=2, **HULL),
    Starfighter("Rare Ship", DARK, "test rare ship", "Scout", unique=1, maneuver=3, **HULL),
    CharacterWeapon("Rare Stick", DARK, "test rare stick", unique=1, destiny=1, text=[DeployOn(CHARACTER)]),
    Rebel("Rare Rebel", "test rare rebel", unique=1, ability=2, **BODY),
]


def test_so_are_unique_vehicles_and_starships_but_no_other_cards():
    s = scene(*RARE)
    s.objective("light", RESCUE, flipped=True)
    street = s.location("Tatooine: Box")
    s.put("Rebel 1", at=street), s.put("Rebel 2", at=street)
    cards = [s.put("Rare Car", at=street), s.put("Rare Ship", at=s.location("Calm")),
             s.put("Rare Stick", on=s.put("Imperial 1", at=street)), s.put("Rare Rebel", at=street)]  # fmt: skip
    fight(s, street, "dark")
    for card in cards:
        s.happen("lose", card)
    assert [s.zone(card) for card in cards] == ["out-of-play", "out-of-play", "lost", "lost"]


def test_if_leia_is_captured_it_flips_back():
    s, objective, street = amazed()
    leia, other = s.put("Leia Organa", at=street), s.put("Settler 1", at=street)
    s.put("Dark Guard", at=street)
    s.put("Dark Guard", at=street)
    s.start(turn="dark", phase="control")
    for card, flipped in ((other, True), (leia, False)):
        s.happen("capture", card)
        while any(each.verb in ("seize", "escape") for each in s.decision.options):
            s.decide(lambda each: each.verb == "seize")
        assert s.flipped(objective) is flipped


def test_the_cells_of_the_light_side():
    s = scene()
    cells = s.location(CELLS, side="light")
    s.put("Rebel 1", at=cells)
    assert s.drain_amount("light", cells) == s.icons("dark", cells) + 1
    s.pile("light", "lost", *["Rebel 1"] * 9)
    for title, gain in (("Settler 1", 1), ("Leia Organa", 4)):
        captive = s.put(title, imprisoned_at=cells)
        before = s.count("light", "lost")
        s.start(turn="light", phase="control")
        s.happen("release", captive)
        while any(each.verb == "release" for each in s.decision.options):
            s.decide(lambda each: each.verb == "release" and not each.pile)
        assert s.count("light", "lost") == before - gain


def test_the_cells_help_the_light_side_there_only():
    s = scene()
    cells, street = s.location(CELLS, side="light"), s.location("Tatooine: Box")
    assert s.drain_amount("dark", cells) == s.icons("light", cells)
    assert s.drain_amount("light", street) == s.icons("dark", street)
    captive = s.put("Settler 1", captive_of=s.put("Dark Guard", at=street))
    s.pile("light", "lost", "Rebel 1", "Rebel 2")
    s.start(turn="light", phase="control")
    s.happen("release", captive)
    s.decide(lambda each: each.verb == "release" and not each.pile)
    assert s.count("light", "lost") == 2


def test_the_dark_side_brings_instruments_to_the_cells():
    s = scene()
    cells, street = s.location(CELLS, side="light"), s.location("Tatooine: Box")
    s.put("Imperial 1", at=cells), s.put("Imperial 1", at=street)
    ito, hypo, man = s.pile("dark", "reserve", "IT-O (Eyetee-Oh)", "Hypo", "Imperial 2")
    for turn, phase in (("dark", "control"), ("light", "deploy")):
        s.start(turn=turn, phase=phase)
        s.until(player="dark")
        assert not s.can("use", cells)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", cells, man) and not s.can("use", cells, ito, street)
    s.until(phase="battle")
    assert s.zone(ito) == "reserve"  # nobody must
    s.start(turn="dark", phase="deploy")
    s.do("use", cells, ito)
    assert s.at(ito) == cells
    s.start(turn="dark", phase="deploy")
    s.do("use", cells, hypo)
    assert s.carrier(hypo) == ito


SURPRISES = [LostInterrupt(title, side, f"test {title} {side}", destiny=1, text=[Action([LoseForce(1, OPPONENT)])])
             for side in (LIGHT, DARK) for title in ("Surprise", "Shock")]  # fmt: skip


def test_goo_nee_tay_is_free_and_spoils_surprises():
    s = scene(*SURPRISES)
    tay, mine = s.hand("light", "Goo Nee Tay", "Surprise")
    surprise, shock = s.hand("dark", "Surprise", "Shock")
    onith = s.put("M'iiyoom Onith", at=s.location("Tatooine: Box"))
    assert not text_cancelled(s._engine, onith.id)
    s.start(turn="light", phase="deploy")
    s.do("deploy", tay)
    assert s.on_table(tay) and s.count("light", "force") == 12
    assert text_cancelled(s._engine, onith.id)
    s.start(turn="light", phase="control")
    assert s.can("play", mine)
    s.start(turn="dark", phase="control")
    assert s.can("play", shock) and not s.can("play", surprise)


def test_goo_nee_tay_makes_able_characters_dearer():
    s = scene()
    street = s.location("Tatooine: Box")
    s.put("Goo Nee Tay", on="table")
    costs = [s.deploy_cost(s.hand("dark", title), at=street) for title in ("Imperial 3", "Imperial 2")]
    assert costs == [4, 2] and s.deploy_cost(s.hand("light", "Rebel 3"), at=street) == 2


# -- the two courts ----------------------------------------------------------------------------------------------------

AGENTS, LOVE, SCUM, FEARLESS = ("Agents In The Court", "No Love For The Empire", "My Kind Of Scum",
                                "Fearless And Inventive")  # fmt: skip
ROUTE, HEART = "Tatooine: Hutt Trade Route (Desert)", "Tatooine: Desert Heart"
START = {"light": (AGENTS, ROUTE, "Yarna d'al' Gargan", "Het Nkik"), "dark": (SCUM, HEART, "Well Guarded", "Bossk")}
ALONE_THERE = {"light": "Settler 3", "dark": "Brute 3"}  # without a species
SIDES_BOTH = pytest.mark.parametrize("side", ["light", "dark"])


def begun(side, *more, cards=()):
    objective, place, _, rep = START[side]
    decks = {"light": ["Tatooine: Box"], "dark": ["Tatooine: Box"], side: [objective, place, CHAMBER, rep, *more]}
    return Scenario.opening(**decks, cards=[*BOX, *WIDE, *cards])


WIDE = [Site(f"Tatooine: Square {n}", LIGHT, f"test square {n}", ["exterior", "planet"], (1, 1)) for n in (1, 2, 3)]


def at_court(side, *cards):
    """One of the two courts as it stands once the game has begun, with three squares besides."""
    s = begun(side, cards=cards)
    for each in ("light", "dark"):
        s.force(each, 12)
    squares = [s.location(f"Tatooine: Square {n}") for n in (1, 2, 3)]
    return s, found(s, START[side][0]), found(s, START[side][3]), squares


def people(side):
    return ("Settler 1", "Jawa") if side == "light" else ("Brute 1", "Trandoshan")


@pytest.mark.ruling("my-kind-of-scum-fearless-and-inventive.1")
@SIDES_BOTH
def test_both_courts_begin_alike(side):
    objective, place, effect, rep = START[side]
    s = begun(side, effect, ALONE_THERE[side])
    assert {each.verb for each in s.decision.options} == {"choose", "no"}  # the Effect may come
    s.decide(lambda each: each.verb == "choose")
    assert {objective, place, CHAMBER, effect} <= titles(s)
    assert s.zone(found(s, rep)) == "stacked" and found(s, rep) in s.stacked(found(s, objective))


@SIDES_BOTH
def test_without_somebody_of_a_known_species_there_is_no_court(side):
    objective, place, _, _ = START[side]
    decks = {
        "light": ["Tatooine: Box"],
        "dark": ["Tatooine: Box"],
        side: [objective, place, CHAMBER, ALONE_THERE[side]],
    }
    assert titles(Scenario.opening(**decks, cards=BOX)) == {"Tatooine: Box"}


@pytest.mark.ruling("my-kind-of-scum-fearless-and-inventive.1")
@SIDES_BOTH
def test_two_battleground_sites_flip_it_while_all_is_on_tatooine(side):
    s, objective, rep, squares = at_court(side)
    plain, _ = people(side)
    s.start(turn=side, phase="control")
    s.put(plain, at=squares[0])
    assert not s.flipped(objective)
    first = s.put(plain, at=squares[1])
    assert s.flipped(objective)
    s.happen("lose", first)
    assert not s.flipped(objective)


@pytest.mark.parametrize(("third", "flips"), [(None, False), ("Settler 1", False), ("Jawa", True)])
def test_with_another_place_on_table_a_third_one_must_be_held_by_the_reps_people(third, flips):
    s, objective, rep, squares = at_court("light")
    s.location("Kessel: Box")
    for square in squares[:2]:
        s.put("Settler 1", at=square)
    if third:
        s.put(third, at=squares[2], side="light")
    s.start(turn="light", phase="control")
    assert s.flipped(objective) is flips


@SIDES_BOTH
def test_the_rep_is_a_leader_and_operatives_stay_away(side):
    s, objective, rep, squares = at_court(side)
    agent = Alien("Agent", side, "test agent", destiny=1, deploy=1, power=1, ability=1, forfeit=1, traits=["operative"])
    card = s.put(START[side][3], at=squares[0])
    assert "leader" in words(s._engine, card.id)
    assert "leader" not in words(s._engine, s.put(people(side)[0], at=squares[0]).id) and agent


def flipped_court(side):
    s, objective, rep, squares = at_court(side)
    plain, _ = people(side)
    for square in squares[:2]:
        s.put(plain, at=square)
    s.start(turn=side, phase="control")
    assert s.flipped(objective)
    return s, objective, rep, squares


@SIDES_BOTH
def test_a_copy_of_the_rep_cancels_a_drain_once_a_turn(side):
    s, objective, rep, squares = flipped_court(side)
    foe, rival = ("dark", "Imperial 1") if side == "light" else ("light", "Rebel 1")
    box, third = found(s, "Tatooine: Box"), squares[2]
    for place in (box, third):
        s.put(rival, at=place)
    copy, other = s.hand(side, START[side][3], people(side)[0])
    s.start(turn=foe, phase="control")
    s.do("drain", box)
    s.do("use", objective)
    assert s.count(side, "lost") == 0 and s.zone(other) == "hand" and copy in s.stacked(objective)
    s.hand(side, START[side][3])
    s.do("drain", third)
    assert not s.can("use", objective)


@SIDES_BOTH
def test_or_a_battle_destiny_just_drawn(side):
    s, objective, rep, squares = flipped_court(side)
    foe, rival = ("dark", "Imperial 4") if side == "light" else ("light", "Rebel 4")
    s.put(rival, at=squares[0])
    s.hand(side, START[side][3])
    s.destinies(foe, 5)
    fight(s, squares[0], foe)
    s.until(player=foe, verb="draw-destiny")
    s.do("draw-destiny")
    s.do("use", objective)
    assert s.battle is None or s.battle.destinies(foe) == ()


def test_once_a_control_phase_one_of_the_reps_people_comes_back():
    s, objective, rep, squares = flipped_court("light")
    jawa, unique, other = s.pile("light", "lost", "Jawa", "Het Nkik", "Settler 2")
    s.start(turn="light", phase="control")
    s.do("use", objective)
    if s.zone(jawa) == "lost":
        assert {each.card for each in s.decision.options if each.card} == {jawa}
        s.do("choose", jawa)
    assert s.zone(jawa) == "used" and s.zone(unique) == s.zone(other) == "lost" and not s.can("use", objective)
    s.start(turn="light", phase="deploy")
    assert not s.can("use", objective)


@SIDES_BOTH
def test_once_it_has_been_flipped_the_rep_deploys_from_there(side):
    s, objective, rep, squares = at_court(side)
    s.start(turn=side, phase="deploy")
    assert not s.can("deploy", rep, squares[0])
    s, objective, rep, squares = flipped_court(side)
    for card in s.game.engine.state.cards:
        if card.zone == "table" and card.at == squares[1].id:
            s.happen("lose", s.game.engine.ref(card.id))
    assert not s.flipped(objective)
    s.start(turn=side, phase="deploy")
    s.do("deploy", rep, squares[0])
    assert s.at(rep) == squares[0]


@pytest.mark.parametrize(("aliens", "place", "more"), [(2, "Tatooine: Square 3", 1), (1, "Tatooine: Square 3", 0),
                                                       (2, "Kessel: Box", 0)])  # fmt: skip
def test_two_aliens_in_battle_on_tatooine_add_a_destiny_to_power(aliens, place, more):
    s, objective, rep, squares = flipped_court("light")
    where = squares[2] if place.startswith("Tat") else s.location(place)
    if not place.startswith("Tat"):
        s.put("Jawa", at=squares[2], side="light")
    for _ in range(aliens):
        s.put("Settler 1", at=where)
    s.put("Imperial 1", at=where)
    s.destinies("light", 4)
    fight(s, where, "light")
    assert drawn(s)["light"] == aliens + 4 * more


@pytest.mark.parametrize(("abroad", "forfeit"), [(False, 7), (True, 5)])
def test_fearless_aliens_are_worth_more_while_all_is_on_tatooine(abroad, forfeit):
    s = scene(*WIDE)
    s.objective("dark", SCUM, flipped=True)
    square = s.location("Tatooine: Square 1")
    if abroad:
        s.location("Kessel: Box")
    card, theirs = s.put("Brute 1", at=square), s.put("Settler 1", at=square)
    assert s.forfeit(card) == forfeit and s.forfeit(theirs) == 5


def test_jabba_and_bib_together_raise_battle_destiny():
    bib = Alien("Bib", DARK, "test bib", unique=1, personas=["Bib Fortuna"], destiny=1, deploy=1, power=1, ability=1,
                forfeit=1)  # fmt: skip
    boss = Alien("Boss", DARK, "test boss", unique=1, personas=["Jabba"], destiny=1, deploy=1, power=1, ability=1,
                 forfeit=1)  # fmt: skip
    for titles_, worth in ((("Bib", "Boss"), 5), (("Bib",), 3), (("Boss",), 3)):
        s = scene(*WIDE, bib, boss)
        s.objective("dark", SCUM, flipped=True)
        one_, two = s.location("Tatooine: Square 1"), s.location("Tatooine: Square 2")
        for title in titles_:
            s.put(title, at=two)
        s.put("Brute 4", at=one_)
        s.put("Rebel 1", at=one_)
        s.destinies("dark", 3)
        fight(s, one_, "dark")
        s.until(verb="draw-destiny")
        s.do("draw-destiny")
        assert s.battle.destinies("dark") == (worth,)


def test_frozen_han_keeps_rebels_from_bad_feelings():
    s = scene(*WIDE)
    s.objective("dark", SCUM)
    square = s.location("Tatooine: Square 1")
    s.put("Bad Feeling Have I", on="table")
    luke = s.hand("light", "Luke Skywalker")
    before = s.deploy_cost(luke, at=square)
    s.put("Han Solo", captive_at=square, frozen=True)
    assert s.deploy_cost(luke, at=square) == before - 2


# -- places and cards at court -----------------------------------------------------------------------------------------


def test_desert_heart_wearies_all_but_jawas():
    for side, man in (("light", "Settler 1"), ("dark", "Brute 1")):
        s = scene(*WIDE)
        near, heart = s.location("Tatooine: Square 1"), s.location(HEART)
        walker, jawa = s.put(man, at=heart), s.put("Jawa", at=heart, side=side)
        away = s.put(man, at=near)
        s.start(turn=side, phase="move")
        assert not s.can("walk", walker, near) and s.can("walk", jawa, near) and s.can("walk", away, heart)


def test_the_trade_route_helps_riders_and_silences_the_palace():
    s = scene()
    route, palace = s.location(ROUTE), s.location("Tatooine: Jabba's Palace", side="dark")
    sled = s.put("Skiff", at=route)
    rider, walker = s.put("Settler 1", aboard=sled, as_="passenger"), s.put("Settler 1", at=route)
    assert s.power(rider) == 2 and s.power(walker) == 1
    site_ = s.pile("dark", "reserve", CHAMBER)
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", palace, site_)
    s = scene()
    route, palace = s.location(ROUTE), s.location("Tatooine: Jabba's Palace", side="dark")
    s.put("Imperial 1", at=route)
    site_ = s.pile("dark", "reserve", CHAMBER)
    s.start(turn="dark", phase="deploy")
    assert s.can("use", palace, site_)


@pytest.mark.parametrize(("cards", "safe"), [(12, True), (13, False)])
def test_well_guarded_keeps_plain_cards_from_grimtaash(cards, safe):
    s = scene()
    s.put("Well Guarded", on="table")
    s.hand("dark", *["Stormtrooper"] * 2, *["Dark Banner"] * 2, *["Dark Trick"] * 2, *["Darth Vader"] * 2)
    s.hand("dark", *["Jawa"] * (cards - 8))
    grimtaash = s.hand("light", "Grimtaash")
    s.start(turn="light", phase="control")
    s.decide(lambda each: each.verb == "play" and each.card == grimtaash and each.cost)
    titles_ = {s._engine.face(id).title for id in s._engine.pile("dark", "lost")}
    assert {"Dark Banner", "Dark Trick", "Darth Vader"} <= titles_ and ("Stormtrooper" in titles_) is not safe


@pytest.mark.parametrize(("held", "immune"), [(2, True), (1, False)])
def test_well_guarded_is_immune_to_alter_with_two_battlegrounds(held, immune):
    s = scene()
    card = s.put("Well Guarded", on="table")
    for title in ("Tatooine: Box", "Yavin 4: Box")[:held]:
        s.put("Imperial 1", at=s.location(title))
    s.put("Rebel 6", at=s.location("Kessel: Box"))
    alter = s.hand("light", "Alter")
    s.start(turn="light", phase="control")
    assert s.can("play", alter, card) is not immune
