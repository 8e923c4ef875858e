"""The introductory set: Luke, Vader and what is theirs."""

import pytest

from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario
from tests.cards.sample_cards import BODY, crewed
from tests.cards.sample_cards import scene as box
from tests.cards.tables import battle, desert

ROW = [Site(f"Endor: {name}", LIGHT, f"intro {name}", ["exterior", "planet"], (1, 1)) for name in ("A", "B", "C")]
DECOYS = [
    Character("Good Vader", LIGHT, "intro good vader", "alien", personas=["Vader"], ability=3, **BODY),
    Character("Bad Luke", DARK, "intro bad luke", "alien", personas=["Luke"], ability=3, **BODY),
]
MARCH = LostInterrupt("March", DARK, "intro march", destiny=1, text=[
    Action([Move(your(Either((VADER, Named("Imperial 1")))), Named("Endor: B"))])])  # fmt: skip


def test_luke_deploys_on_tatooine_unless_the_enemy_has_two_heroes():
    heroes = [Alien(f"Test Hero {n}", DARK, f"test_hero{n}", unique=1, power=1, ability=1, forfeit=1) for n in (1, 2)]
    s = Scenario(cards=heroes)
    farm, bay = s.location("Tatooine: Lars' Moisture Farm"), s.location("Death Star: Docking Bay 327", side="light")
    s.force("light", 4)
    luke = s.hand("light", "Luke")
    s.put("Test Hero 1", at=bay)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", luke, farm) and not s.can("deploy", luke, bay)
    s.put("Test Hero 2", at=bay)
    assert not s.can("deploy", luke)


def test_luke_inspires_warriors_nearby():
    s, site = desert()
    camp, far = s.location("Tatooine: Jawa Camp", side="light"), s.location("Tatooine: Lars' Moisture Farm")
    s.put("Luke", at=site)
    here, near, away = (s.put("Rebel Trooper", at=place) for place in (site, camp, far))
    talz = s.put("Talz", at=site)
    assert [s.forfeit(card) for card in (here, near, away, talz)] == [3, 3, 2, 4]


def test_run_luke_run_brings_luke_into_an_adjacent_battle():
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    luke = s.put("Luke", at=camp)
    s.put("Rebel Trooper", at=site)
    s.put("Stormtrooper", at=site)
    card = s.hand("light", "Run Luke, Run!")
    battle(s, site)
    s.do("play", card, mode=1)
    assert s.at(luke) == site and s.battle.power("light") >= 5  # 2 + 2 + 1


def test_run_luke_run_reaches_adjacent_sites_only():
    fast = Effect("Test Haste", LIGHT, "test_haste", text=[DeployOnTable(), Modify("landspeed", +2, LUKE)])
    s = Scenario(cards=[fast])
    sites = [s.location("Tatooine: Dune Sea"), s.location("Tatooine: Jawa Camp", side="light")]
    far = s.location("Tatooine: Lars' Moisture Farm")
    s.put("Test Haste", on="table")
    s.put("Luke", at=far)
    s.put("Rebel Trooper", at=sites[0])
    s.put("Stormtrooper", at=sites[0])
    card = s.hand("light", "Run Luke, Run!")
    s.force("dark", 5)
    assert s.adjacent(*sites) and not s.adjacent(sites[0], far)
    battle(s, sites[0])
    assert not s.can("play", card)


def test_run_luke_run_wants_luke_himself_next_door():
    haste = Effect("Haste", LIGHT, "intro haste", destiny=1, text=[DeployOnTable(), Modify("landspeed", +2, LUKE)])
    s = box(haste, *ROW)
    a, b, c = (s.location(f"Endor: {name}") for name in "ABC")
    s.put("Haste", on="table")
    s.put("Luke", at=c)
    s.put("Rebel 1", at=b)
    for name in ("Rebel 1", "Imperial 1"):
        s.put(name, at=a)
    card = s.hand("light", "Run Luke, Run!")
    battle(s, a)
    assert not s.can("play", card)


def test_run_luke_run_moves_no_luke_of_the_opponents():
    s = box(*ROW, *DECOYS)
    a, b, _ = (s.location(f"Endor: {name}") for name in "ABC")
    bad, luke = s.put("Bad Luke", at=b), s.put("Luke", at=b)
    for name in ("Rebel 1", "Imperial 1"):
        s.put(name, at=a)
    card = s.hand("light", "Run Luke, Run!")
    battle(s, a)
    s.do("play", card, mode=1)
    assert (s.at(luke), s.at(bad)) == (a, b)


def test_run_luke_run_gives_no_power_near_vader():
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    luke, vader = s.put("Luke", at=camp), s.put("Vader", at=camp)
    s.put("Rebel Trooper", at=site)
    s.put("Tusken Raider", at=site)
    card = s.hand("light", "Run Luke, Run!")
    battle(s, site)
    s.do("play", card, mode=1)
    assert s.at(luke) == site and s.at(vader) == camp and s.power(luke) == 2


def test_run_luke_run_heeds_vader_only_where_he_is_present():
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    luke, car = s.put("Luke", at=camp), s.put("Ubrikkian 9000 Z001", at=site)
    s.put("Vader", aboard=car, as_="driver")
    s.put("Rebel Trooper", at=site)
    card = s.hand("light", "Run Luke, Run!")
    battle(s, site)
    s.do("play", card, mode=1)
    assert s.power(luke) == 4


def duel_table() -> tuple[Scenario, dict[str, object]]:
    """Vader next to Luke, Vader's Obsession in hand."""
    s, site = desert()
    camp = s.location("Tatooine: Jawa Camp", side="light")
    cards = {"luke": s.put("Luke", at=site), "vader": s.put("Vader", at=camp), "site": site}
    cards["obsession"] = s.hand("dark", "Vader's Obsession")[0]
    cards["run"] = s.hand("light", "Run Luke, Run!")[0]
    s.start(turn="dark", phase="move")
    return s, cards


def test_vaders_obsession_is_a_duel():
    s, c = duel_table()
    s.do("walk", c["vader"], c["site"])
    s.destinies("dark", 3, 1)
    s.destinies("light", 2, 1)
    s.pile("dark", "lost", "Comlink", "Stormtrooper", "Jawa", "Vader")
    s.do("play", c["obsession"])
    s.pass_()  # the Light Side does not cancel it
    assert s.zone(c["luke"]) == "lost"
    for _ in range(3):  # 4 + 4 against 2 + 3
        s.do("lose", pile="reserve")
    assert s.count("light", "lost") == 4 and s.count("dark", "lost") == 2  # one of four left, and the Interrupt


def test_a_duel_may_end_in_a_tie():
    s, c = duel_table()
    s.destinies("dark", 1, 1)
    s.destinies("light", 2, 2)
    s.do("walk", c["vader"], c["site"])
    s.do("play", c["obsession"])
    s.until(player="dark")
    assert s.on_table(c["luke"]) and s.on_table(c["vader"]) and s.count("light", "lost") == 0


def test_run_luke_run_cancels_vaders_obsession():
    s, c = duel_table()
    s.do("walk", c["vader"], c["site"])
    s.do("play", c["obsession"])
    s.do("play", c["run"], mode=2)
    assert s.on_table(c["luke"]) and s.zone(c["obsession"]) == "lost"


def test_vaders_obsession_needs_vaders_own_move():
    s, c = duel_table()
    assert not s.can("play", c["obsession"])


def hunted(mover: str = "Vader", start: str = "A", goal: str = "B", phase: str = "move",
           **people: str) -> tuple[Scenario, CardRef]:  # fmt: skip
    """Luke at B, and these people at sites; then somebody of the Dark Side marches."""
    s = box(*ROW, *DECOYS, MARCH)
    sites = {name: s.location(f"Endor: {name}") for name in "ABC"}
    for name, place in people.items():
        s.put(name.replace("_", " "), at=sites[place])
    traveller = s.put(mover, at=sites[start])
    card, march = s.hand("dark", "Vader's Obsession", "March")
    s.start(turn="dark", phase=phase)
    s.do("walk", traveller, sites[goal]) if phase == "move" else s.do("play", march)
    return s, card


@pytest.mark.parametrize(("offered", "table"), [
    (True, {"Luke": "B"}),
    (False, {"Luke": "C"}), (False, {"Rebel_1": "B", "Luke": "C"}), (False, {"Bad_Luke": "B"}),
    (False, {"Luke": "B", "Vader": "B", "mover": "Imperial 1"}),
    (False, {"Luke": "B", "phase": "deploy"}),
])  # fmt: skip
def test_vaders_obsession_follows_your_vaders_march_to_the_opponents_luke(offered: bool, table: dict[str, str]):
    s, card = hunted(**table)
    assert s.can("play", card) is offered


def test_vaders_obsession_follows_no_vader_of_the_opponents():
    stroll = LostInterrupt("Stroll", LIGHT, "intro stroll", destiny=1, text=[
        Action([Move(Named("Good Vader"), Named("Endor: B"))])])  # fmt: skip
    s = box(*ROW, *DECOYS, stroll)
    a, b = s.location("Endor: A"), s.location("Endor: B")
    good = s.put("Good Vader", at=a)
    for name in ("Vader", "Luke"):
        s.put(name, at=b)
    card, walk = s.hand("dark", "Vader's Obsession"), s.hand("light", "Stroll")
    s.start(turn="dark", phase="move")
    s.until(player="light")
    s.do("play", walk)
    assert s.at(good) == b and not s.can("play", card)


def test_vaders_obsession_wants_a_step_from_next_door():
    haste = Effect("Haste", DARK, "intro haste", destiny=1, text=[DeployOnTable(), Modify("landspeed", +2, VADER)])
    s = box(*ROW, haste)
    a, _, c = (s.location(f"Endor: {name}") for name in "ABC")
    s.put("Haste", on="table")
    s.put("Luke", at=c)
    vader = s.put("Vader", at=a)
    card = s.hand("dark", "Vader's Obsession")
    s.start(turn="dark", phase="move")
    s.do("walk", vader, c)
    assert not s.can("play", card)


def test_vader_and_luke_themselves_duel_and_nobody_else():
    s, card = hunted(Good_Vader="B", Bad_Luke="B", Imperial_6="B", Rebel_6="B", Luke="B")
    s.destinies("dark", 0, 0)
    s.destinies("light", 0, 0)
    s.do("play", card)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["yours"], logged["opponents"]) == (4, 2)


@pytest.mark.parametrize("elsewhere", ["A", "C"])
def test_vader_and_luke_duel_where_they_met(elsewhere: str):
    s = box(*ROW, Imperial("Old Vader", "intro old vader", personas=["Vader"], ability=6, **BODY),
            Rebel("Old Luke", "intro old luke", personas=["Luke"], ability=6, **BODY))  # fmt: skip
    sites = {name: s.location(f"Endor: {name}") for name in "ABC"}
    s.put("Old Vader", at=sites[elsewhere])
    s.put("Old Luke", at=sites[elsewhere])
    s.put("Luke", at=sites["B"])
    vader = s.put("Vader", at=sites["C" if elsewhere == "A" else "A"])
    card = s.hand("dark", "Vader's Obsession")
    s.destinies("dark", 0, 0)
    s.destinies("light", 0, 0)
    s.start(turn="dark", phase="move")
    s.do("walk", vader, sites["B"])
    s.do("play", card)
    logged = [event.text.args for event in s.game.events("public") if event.kind == "duel"][-1]
    assert (logged["yours"], logged["opponents"]) == (4, 2)


def test_core_shaft_corridor_asks_for_no_ability_of_the_dark_side():
    s = box()
    shaft, room = s.location("Death Star: Level 6 Core Shaft Corridor"), s.location("Death Star: Box")
    for place in (shaft, room):
        s.put("Imperial 1", at=place)
    assert s.controls("dark", shaft) and s.controls("dark", room)


def test_core_shaft_corridor_speaks_of_sites():
    s = box()
    shaft, station = s.location("Death Star: Level 6 Core Shaft Corridor"), s.location("Death Star")
    s.put("Imperial 1", at=shaft)
    s.put("Rebel 1", aboard=crewed(s, "Fighter", station), as_="pilot")
    assert s.controls("light", station)


def test_core_shaft_corridor_strengthens_luke_on_the_death_star():
    s = Scenario()
    shaft = s.location("Death Star: Level 6 Core Shaft Corridor")
    luke = s.put("Luke", at=shaft)
    assert s.power(luke) == 4
    s.put("Stormtrooper", at=shaft)
    assert s.power(luke) == 2


def test_core_shaft_corridor_makes_control_harder_for_the_rebels():
    s = Scenario()
    shaft = s.location("Death Star: Level 6 Core Shaft Corridor")
    corridor = s.location("Death Star: Detention Block Corridor")
    s.put("Rebel Trooper", at=corridor)
    assert s.controls("light", corridor)
    s.put("Stormtrooper", at=shaft)
    assert s.occupies("light", corridor) and not s.controls("light", corridor)
    s.put("Rebel Trooper", at=corridor)
    assert s.controls("light", corridor)


def test_vader_chokes_a_failure():
    s = Scenario()
    corridor = s.location("Death Star: Detention Block Corridor")
    vader, trooper = s.put("Vader", at=corridor), s.put("Stormtrooper", at=corridor)
    for _ in range(7):
        s.put("Rebel Trooper", at=corridor)
    s.force("dark", 1)
    battle(s, corridor)
    s.destinies("dark", 5)
    s.pass_()  # no battle destiny for the Dark Side
    s.pass_()  # nor for the Light Side
    s.do("choose", trooper)
    assert s.zone(trooper) == "lost" and s.on_table(vader)


def test_vader_chokes_nobody_at_a_destiny_of_four():
    s = Scenario()
    corridor = s.location("Death Star: Detention Block Corridor")
    s.put("Vader", at=corridor)
    trooper = s.put("Stormtrooper", at=corridor)
    for _ in range(7):
        s.put("Rebel Trooper", at=corridor)
    s.force("dark", 1)
    battle(s, corridor)
    s.destinies("dark", 4)
    s.pass_()
    s.pass_()
    assert s.battle.segment == "damage" and s.on_table(trooper) and s.can("forfeit", trooper)


def test_docking_control_room_fetches_a_docking_bay():
    s = Scenario()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Stormtrooper", at=room)
    bay = s.pile("dark", "reserve", "Tatooine: Docking Bay 94")
    s.start(turn="dark", phase="deploy")
    s.do("use", room)
    s.do("choose", bay)
    assert s.on_table(bay)


def test_docking_control_room_fetches_nothing_else():
    s = box()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Imperial 1", at=room)
    bay, *others = s.pile("dark", "reserve", "Tatooine: Docking Bay 94", "Imperial 1", "Tatooine: Jundland Wastes")
    s.start(turn="dark", phase="deploy")
    s.do("use", room)
    assert s.can("choose", bay) and not any(s.can("choose", each) for each in others)


def test_docking_control_room_can_be_left_alone():
    s = box()
    s.put("Imperial 1", at=s.location("Death Star: Docking Control Room 327"))
    s.pile("dark", "reserve", "Tatooine: Docking Bay 94")
    s.start(turn="dark", phase="deploy")
    s.until(phase="battle")
    assert not any(event.kind == "shuffled" for event in s.game.events("public"))


def test_docking_control_room_drains_more_with_a_capable_rebel():
    s = Scenario()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Rebel Trooper", at=room)
    assert s.drain_amount("light", room) == 1
    s.put("Luke", at=room)
    assert s.drain_amount("light", room) == 3
