"""The introductory set: Luke, Vader and what is theirs."""

from cantina.lang import DARK, LIGHT, LUKE, Alien, DeployOnTable, Effect, Modify
from cantina.testing import Scenario
from tests.cards.tables import battle, desert


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


def test_docking_control_room_drains_more_with_a_capable_rebel():
    s = Scenario()
    room = s.location("Death Star: Docking Control Room 327")
    s.put("Rebel Trooper", at=room)
    assert s.drain_amount("light", room) == 1
    s.put("Luke", at=room)
    assert s.drain_amount("light", room) == 3
