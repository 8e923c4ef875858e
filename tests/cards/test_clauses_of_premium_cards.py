"""Single clauses of the cards of the premium sets, and of the Endor of the Dark Side: whose, where, and which."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, BOX, HULL, crewed, drawn, fight, scene

BOTH_SIDES = pytest.mark.parametrize("side", ["light", "dark"])


def found(s, title: str):
    g = s.game.engine
    return next(g.ref(card.id) for card in g.state.cards if g.face(card.id).title == title)


def searches(s) -> int:
    """How many times somebody has looked through a pile."""
    return sum(event.kind == "peeked-hidden" for event in s.game.events("public"))


# -- Endor -------------------------------------------------------------------------------------------------------------

GLADE = Site("Endor: Glade", LIGHT, "premium glade", ["exterior", "planet"], (1, 1))
SKY = Sector("Endor: Sky", LIGHT, "premium sky", "cloud", "Endor", ["planet"], (1, 1))
EWOKS = [Alien(title, side, f"premium {title}", ability=1, traits=["Ewok"], **BODY)
         for title, side in (("Our Ewok", LIGHT), ("Their Ewok", DARK))]  # fmt: skip


def above_endor():
    s = scene(GLADE, SKY, *EWOKS)
    return s, s.location("8_157"), s.location("Endor: Glade"), s.location("Calm")


def test_without_ewoks_endor_spoils_the_drain_of_the_light_side_there_alone():
    s, endor, _, calm = above_endor()
    for place in (endor, calm):
        s.put("Rebel 1", aboard=crewed(s, "Fighter", place), as_="pilot")
    assert s.drain_amount("light", endor) == s.icons("dark", endor) - 1 == 1
    assert s.drain_amount("light", calm) == s.icons("dark", calm) == 1
    assert s.drain_amount("dark", endor) == s.icons("light", endor) == 2


@pytest.mark.parametrize(("ewok", "where", "drain"), [
    ("Our Ewok", "glade", 2), ("Their Ewok", "glade", 1), ("Our Ewok", "system", 1)])  # fmt: skip
def test_only_an_ewok_of_the_light_side_at_a_site_of_endor_saves_the_drain(ewok: str, where: str, drain: int):
    s, endor, glade, _ = above_endor()
    ship = crewed(s, "Cruiser", endor)
    s.put(ewok, at=glade) if where == "glade" else s.put(ewok, aboard=ship, as_="passenger")
    assert s.drain_amount("light", endor) == drain


def test_who_goes_aboard_a_ship_at_endor_pays_no_more():
    s, endor, _, calm = above_endor()
    ships = [crewed(s, "Cruiser", place) for place in (endor, calm)]
    rebel, fighter = s.hand("light", "Rebel 1", "Fighter")
    assert [s.deploy_cost(rebel, ship) for ship in ships] == [2, 2]
    assert [s.deploy_cost(fighter, place) for place in (endor, calm)] == [4, 3]


def test_only_dark_ships_above_endor_count_below():
    s, endor, glade, calm = above_endor()
    s.put("Imperial 1", aboard=crewed(s, "Raider", endor), as_="pilot")
    crewed(s, "Raider", endor)
    s.put("Imperial 1", aboard=crewed(s, "Dreadnaught", calm), as_="pilot")
    s.put("Fighter", at=endor)
    s.put("Imperial 1", at=glade), s.put("Rebel 1", at=glade)
    assert s.controls("dark", endor)
    fight(s, glade, "dark")
    power = drawn(s)
    assert (power["light"], power["dark"]) == (1, 1 + 2)


def test_ships_above_endor_do_not_help_in_its_clouds():
    s, endor, glade, _ = above_endor()
    sky = s.location("Endor: Sky")
    s.put("Imperial 1", aboard=crewed(s, "Raider", endor), as_="pilot")
    s.put("Imperial 1", aboard=s.put("Raider", at=sky), as_="pilot")
    s.put("Rebel 1", aboard=s.put("Fighter", at=sky), as_="pilot")
    s.put("Imperial 1", at=glade), s.put("Rebel 1", at=glade)
    before = s.total_power("dark", sky)
    fight(s, sky, "dark")
    assert drawn(s)["dark"] == before
    fight(s, glade, "dark")
    assert drawn(s)["dark"] == 1 + 1


# -- Tatooine: Hutt Trade Route (Desert) -------------------------------------------------------------------------------


def test_the_trade_route_helps_people_in_vehicles_and_not_vehicles_in_vehicles():
    hauler = Vehicle("Hauler", LIGHT, "premium hauler", "transport", landspeed=1,
                     text=[Carries(drivers=1, passengers=2, vehicles=1)], **HULL)  # fmt: skip
    bike = Vehicle("Bike", LIGHT, "premium bike", "combat", landspeed=1, text=[PermanentPilot(1)], **HULL)
    s = scene(hauler, bike)
    carrier = s.put("Hauler", at=s.location("Tatooine: Hutt Trade Route (Desert)"))
    rider, bike = s.put("Rebel 1", aboard=carrier, as_="passenger"), s.put("Bike", aboard=carrier, as_="cargo")
    assert s.power(rider) == 1 + 1 and s.power(bike) == 3


@pytest.mark.parametrize(("who", "hull", "where", "power"), [
    ("Rebel 1", "Skiff", "route", 2), ("Imperial 1", "Barge", "route", 1), ("Rebel 1", "Skiff", "away", 1),
    ("Rebel 1", "Fighter", "route", 1)])  # fmt: skip
def test_the_trade_route_helps_riders_of_the_light_side_there(who: str, hull: str, where: str, power: int):
    s = scene()
    places = {"route": s.location("Tatooine: Hutt Trade Route (Desert)"), "away": s.location("Kessel: Box")}
    rider = s.put(who, aboard=s.put(hull, at=places[where]), as_="passenger")
    assert s.power(rider) == power


@pytest.mark.parametrize(
    ("people", "silent"), [((), True), (("Imperial 1", "Rebel 1"), True), (("Imperial 1",), False)]
)
def test_the_trade_route_must_be_controlled_for_the_palace_to_speak(people: tuple[str, ...], silent: bool):
    s = scene()
    route, palace = (s.location("Tatooine: Hutt Trade Route (Desert)"),
                     s.location("Tatooine: Jabba's Palace", side="dark"))  # fmt: skip
    heart = s.location("Tatooine: Desert Heart")
    for who in people:
        s.put(who, at=route)
    room, walker = s.pile("dark", "reserve", "Jabba's Palace: Dungeon"), s.put("Brute 1", at=heart)
    s.start(turn="dark", phase="deploy")
    assert s.can("use", palace, room) is not silent
    s.until(phase="move")
    assert not s.can("walk", walker, palace) and not s.can("walk", walker, route)  # the desert still wearies them


def test_the_trade_route_silences_only_the_dark_half_of_the_palace():
    s = scene()
    s.location("Tatooine: Hutt Trade Route (Desert)")
    palace, box = s.location("Tatooine: Jabba's Palace", side="dark"), s.location("Tatooine: Box")
    room, card = s.pile("dark", "reserve", "Jabba's Palace: Dungeon"), s.hand("light", "Revolution")
    s.start(turn="dark", phase="deploy")
    assert not s.can("use", palace, room)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", card, box) and not s.can("deploy", card, palace)


# -- the two courts ----------------------------------------------------------------------------------------------------

SQUARES = [Site(f"Tatooine: Square {n}", LIGHT, f"premium square {n}", ["exterior", "planet"], (1, 1)) for n in (1, 2)]


PARDON = LostInterrupt("Bo Shuda", LIGHT, "premium pardon", destiny=1, text=[
    Response(just_played(Is("interrupt")), [CancelIt()])])  # fmt: skip


@pytest.mark.parametrize(("rancor", "immune"), [("pit", True), ("outside", False), (None, False)])
@pytest.mark.parametrize("trick", ["Trap Door", "Dark Trick"])
def test_the_trap_door_is_immune_to_bo_shuda_while_the_rancor_is_below(trick: str, rancor: str | None, immune: bool):
    s = scene(PARDON)
    s.objective("light", "Agents In The Court")
    hall = s.location("Jabba's Palace: Audience Chamber", side="dark")
    places = {"pit": s.location("Jabba's Palace: Rancor Pit"), "outside": s.location("Tatooine: Box")}
    if rancor:
        s.put("Rancor", at=places[rancor])
    s.put("Rebel 1", at=hall)
    card, pardon = s.hand("dark", trick), s.hand("light", "premium pardon")
    s.start(turn="dark", phase="deploy")
    s.until(player="dark", verb="play")
    s.do("play", card)
    assert s.can("play", pardon) is not (immune and trick == "Trap Door")


COURTS = {
    "light": ("Agents In The Court", "No Love For The Empire", "Tatooine: Hutt Trade Route (Desert)", "Het Nkik",
              "Settler 1"),
    "dark": ("My Kind Of Scum", "Fearless And Inventive", "Tatooine: Desert Heart", "Greedo", "Brute 1"),
}  # fmt: skip


@BOTH_SIDES
def test_nobody_must_look_for_the_reps_people_in_the_lost_pile(side: str):
    front, back, desert, rep, plain = COURTS[side]
    decks = {"light": ["Tatooine: Box"], "dark": ["Tatooine: Box"],
             side: [front, desert, "Jabba's Palace: Audience Chamber", rep]}  # fmt: skip
    s = Scenario.opening(**decks, cards=[*BOX, *SQUARES])
    for square in SQUARES:
        s.put(plain, at=s.location(square.title))
    s.pile(side, "lost", plain)
    s.start(turn=side, phase="control")
    court, before = found(s, back), searches(s)
    assert s.flipped(court) and s.can("use", court)
    s.until(phase="deploy")
    assert searches(s) == before
    s.start(turn=side, phase="control")
    s.do("use", court)
    assert searches(s) == before + 1


# -- No Escape ---------------------------------------------------------------------------------------------------------

GREED = Objective("Greed", "Want", DARK, "premium greed", back=[],
                  text=[Action([LoseForce(3, OPPONENT)], limit=Limit("turn"))])  # fmt: skip


@pytest.mark.parametrize(("there", "loss"), [(True, 3), (False, 1)])
def test_no_escape_keeps_honor_of_the_jedi_from_objectives(there: bool, loss: int):
    s = scene(*GREED, force=0)
    goal = s.objective("dark", "Greed")
    s.put("Honor Of The Jedi", on="table")
    if there:
        s.put("No Escape", on="table")
    s.start(turn="dark", phase="control")
    s.do("use", goal)
    assert s.count("light", "lost") == loss


# -- One In A Million --------------------------------------------------------------------------------------------------


def test_nobody_must_look_for_what_an_attack_needs():
    s = scene()
    goal = s.objective("light", "One In A Million", flipped=True)
    torpedoes = s.pile("light", "reserve", "Proton Torpedoes")
    s.start(turn="light", phase="deploy")
    assert s.can("use", goal, torpedoes)
    s.until(phase="battle")
    assert s.zone(torpedoes) == "reserve" and searches(s) == 0
    s.start(turn="light", phase="deploy")
    s.do("use", goal, torpedoes)
    assert s.zone(torpedoes) == "hand" and searches(s) == 1


def destruction(by: str, million: bool) -> int:
    """The Force that the end of a Death Star with two dark sites costs."""
    s = scene(System("Death Star", DARK, "premium star", ["mobile"], (2, 2)))
    s.objective("light", "One In A Million", flipped=million)
    star = s.location("premium star")
    for title in ("Death Star: Detention Block Corridor", "Death Star: Level 4 Military Corridor"):
        s.location(title, side="dark")
    s.start(turn=by, phase="control")
    s.happen("blow-away", star, by=by)
    return next(event.text.args["amount"] for event in s.game.events("public") if event.kind == "must-lose")


@pytest.mark.parametrize(("by", "more"), [("light", 2 * 3), ("dark", 0)])
def test_the_end_of_the_death_star_costs_only_the_opponent_more(by: str, more: int):
    assert destruction(by, million=True) == destruction(by, million=False) + more


# -- Prisoner 2187 -----------------------------------------------------------------------------------------------------

LEIA_CARD = Rebel("Leia Herself", "premium leia", unique=1, personas=["Leia"], ability=3, **BODY)
BANISH = UsedInterrupt("Banish", DARK, "premium banish", destiny=1, text=[
    Action([Put(TARGET, to=In("out-of-play"))], targets=(one(CHARACTER | Is("objective")),))])  # fmt: skip


def test_the_opponent_drains_no_more_where_she_is_helpless():
    daze = Effect("Daze", DARK, "premium daze", destiny=1, text=[DeployOnTable(), Modify("ability", -3, REBEL)])
    s = scene(daze)
    town = s.location("Tatooine: Box")
    s.put("Prisoner 2187", at=town), s.put("Imperial 1", at=town), s.put("Daze", on="table")
    s.start(turn="dark", phase="control")
    assert s.can("drain", town)
    assert (s.drain_amount("dark", town), s.drain_amount("light", town)) == (1, 1 + 2)


def test_with_her_in_the_game_only_objectives_are_kept_in_play():
    s = scene(BANISH)
    town = s.location("Tatooine: Box")
    s.put("Prisoner 2187", at=town)
    mission, rebel = s.objective("light", "Hidden Base"), s.put("Rebel 1", at=town)
    trick, other = s.hand("dark", "Banish", "Banish")
    s.start(turn="dark", phase="control")
    s.do("play", trick, rebel)
    s.do("play", other, mission)
    assert s.zone(rebel) == "out-of-play" and s.zone(mission) == "table"


def test_without_leia_the_mission_alone_begins_anew():
    s = scene(LEIA_CARD, *GREED)
    town = s.location("Tatooine: Box")
    gone = s.put("Prisoner 2187", at=town)
    s.start(turn="dark", phase="control")
    s.happen("lose", gone)
    leia, theirs = s.put("Leia Herself", at=town), s.objective("dark", "Greed")
    mission = s.objective("light", "Rescue The Princess", flipped=True)
    s.start(turn="dark", phase="control")
    assert s.flipped(mission) and not s.flipped(theirs)
    s.happen("lose", leia)
    assert not s.flipped(mission) and not s.flipped(theirs)


# -- Artoo-Detoo In Red 5 ----------------------------------------------------------------------------------------------

LUKES = [Rebel(f"Luke {n}", f"premium luke {n}", unique=1, personas=["Luke"], ability=n, **BODY) for n in (4, 5)]


@pytest.mark.parametrize(("luke", "price"), [("Luke 4", 0), ("Luke 5", 2)])
def test_a_luke_of_ability_five_pays_for_his_seat_beside_artoo(luke: str, price: int):
    s = scene(*LUKES)
    ship = s.put("Artoo-Detoo In Red 5", at=s.location("Calm"))
    assert s.deploy_cost(s.hand("light", luke), at=ship) == price
