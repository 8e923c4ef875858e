"""Movement: the three kinds, the move phase, what counts and what it costs."""

import pytest
from movement_cards import offered, rules, table, verbs

from cantina.testing import Scenario


@pytest.mark.ruling("but-may-move-elsewhere.1")
def test_a_card_that_deploys_only_somewhere_may_move_elsewhere():
    s, (bay, *_), start = table("deploy")
    hoth_bay = s.location("Brum: Docking Bay")
    dweller = s.hand("light", "Valley Dweller")  # deploys only on Vell
    start()
    assert rules(s.why_not("deploy", dweller, hoth_bay)) == {"but-may-move-elsewhere"}
    s.do("deploy", dweller, bay)
    s.until(phase="move")
    s.do("transit", bay, hoth_bay)
    assert s.at(dweller) == hoth_bay


@pytest.mark.ruling("move-phase.1", "movement.5", "movement-regular.8")
def test_the_move_phase_is_the_fifth():
    s, (bay, market, *_), start = table("activate")
    courier = s.put("Courier", at=bay)
    start()
    seen = []
    for phase in ("activate", "control", "deploy", "battle", "move", "draw"):
        s.until(phase=phase, player="light")
        seen.append(s.can("walk", courier, market))
        if phase != "move":
            assert rules(s.why_not("walk", courier)) == {"move-phase"}
    assert seen == [False] * 4 + [True] + [False]


@pytest.mark.ruling("move-phase.2", "movement.5")
def test_only_the_player_whose_turn_it_is_moves():
    s, (bay, market, *_), start = table()
    courier, guard = s.put("Courier", at=bay), s.put("Guardsman", at=market)
    raft = s.put("Woolly Mount", at=bay)
    ship = s.put("Prowler One", at=s.location("Vell"))
    s.location("Kado")
    start()
    assert offered(s, "walk") == {courier, raft} and offered(s, "hyperspeed") == {ship}
    assert rules(s.why_not("walk", guard, bay)) == {"move-phase"}
    s.until(player="dark", phase="move")
    assert offered(s, "walk") == {guard}


@pytest.mark.ruling("movement.2", "movement.4", "movement-regular.7", "movement.9",
                    "movement-regular-using-landspeed.9")  # fmt: skip
def test_one_regular_move_a_turn_of_whatever_kind():
    s, (bay, market, *_), start = table()
    system = s.location("Vell")
    s.put("Mercy Frigate", at=system)
    courier, mount = s.put("Courier", at=market), s.put("Woolly Mount", at=market)
    ship = s.put("Prowler One", at=system)
    s.location("Brum: Docking Bay")
    start()
    s.do("walk", courier, bay)
    s.do("walk", mount, bay)  # one site of two
    s.do("land", ship, bay)
    assert not verbs(s) & {"walk", "shuttle", "transit", "take-off"}
    assert {rule for card in (courier, mount, ship) for rule in rules(s.why_not("walk", card))} == {"movement-regular"}
    s.until(player="dark", phase="activate")
    s.until(player="light", phase="move")
    assert {"walk", "shuttle", "transit", "take-off"} <= verbs(s)


@pytest.mark.ruling("movement.6")
def test_a_regular_move_costs_one_force_unless_something_says_otherwise():
    s, (_bay, market, flats, *_), start = table(force=4)
    first, second = s.put("Courier", at=market), s.put("Courier", at=market)
    toll = s.hand("dark", "Turnpike")  # the opponent's characters: +2 to the cost of each move
    start()
    s.do("walk", first, flats)
    assert s.count("light", "force") == 3
    s.do("play", toll)
    s.do("walk", second, flats)
    assert s.count("light", "force") == 0


@pytest.mark.ruling("movement.8", "movement-regular-using-landspeed.5")
def test_characters_have_landspeed_one():
    s, (bay, market, flats, *_), start = table()
    courier, runner, raft = s.put("Courier", at=bay), s.put("Runner", at=bay), s.put("Land Raft", at=bay)
    start()
    assert (s.landspeed(courier), s.landspeed(runner), s.landspeed(raft)) == (1, 3, 2)
    assert s.can("walk", courier, market) and not s.can("walk", courier, flats)
    assert s.can("walk", runner, flats)


@pytest.mark.ruling("movement.3", "movement-unlimited-relocating-cards-between-locations.5")
def test_leaving_the_table_is_no_movement():
    s, (_, market, *_), start = table("battle", "dark")
    tied = s.put("Courier", at=market)
    s.put("Heavy Shackle", on=tied)  # it cannot move: it can be forfeited all the same
    for _ in range(3):
        s.put("Guardsman", at=market)
    start()
    s.do("battle", market)
    s.until(verb="forfeit")
    s.do("forfeit", tied)
    assert s.zone(tied) == "lost"


@pytest.mark.ruling("movement.10", "movement-regular-using-landspeed.8", "movement-regular-using-landspeed.6")
def test_straight_ahead_as_far_as_landspeed_reaches():
    s, (bay, market, flats, ridge, farm), start = table()
    raft = s.put("Land Raft", at=flats)
    s.put("Courier", aboard=raft, as_="driver")
    start()
    s.do("walk", raft)
    assert {option.card for option in s.decision.options if option.verb == "choose"} == {bay, market, ridge, farm}
    s.do("choose", market)  # one of two sites: the rest of the move is gone, there is no way back
    assert s.at(raft) == market and not s.can("walk", raft)


@pytest.mark.ruling("movement.12", "movement.13", "movement.14", "movement.17", "movement-unlimited.2",
                    "movement-unlimited-relocating-cards-between-locations.1")  # fmt: skip
def test_what_others_make_a_card_do_is_no_regular_move_of_it():
    s, (bay, market, flats, ridge, farm), start = table()
    courier = s.put("Courier", at=flats)
    spread, exit_ = s.hand("dark", "Scatter Them"), s.hand("light", "Fast Exit", "Fast Exit")
    start()
    s.do("play", exit_[0], flats, bay)
    assert s.at(courier) == bay
    s.do("play", spread, bay)  # the opponent moves it on
    assert s.at(courier) == market
    s.do("play", exit_[1], market, farm)
    assert s.at(courier) == farm
    s.do("walk", courier, ridge)  # and its regular move is still there
    assert s.at(courier) == ridge and not s.can("walk", courier)


@pytest.mark.ruling("movement.15", "movement.16", "movement.14")
def test_embarking_and_disembarking_are_free_and_unlimited():
    s, (bay, *_), start = table(force=1)
    system = s.location("Vell")
    raft, courier = s.put("Land Raft", at=bay), s.put("Courier", at=bay)
    frigate, snub, tender = (s.put(title, at=system) for title in ("Mercy Frigate", "Snub Nose", "Old Tender"))
    start()
    for _ in range(2):
        s.do("embark", courier, raft, seat="driver")
        s.do("disembark", courier)
        s.do("embark", snub, frigate)
        s.do("disembark", snub)
    s.do("embark", snub, frigate)
    assert s.count("light", "force") == 1
    s.do("dock", frigate, tender, snub)  # only a transfer from ship to ship costs 1
    assert s.count("light", "force") == 0


@pytest.mark.ruling("movement.18")
def test_nobody_gets_on_or_off_in_the_middle_of_a_move():
    s, (_, market, flats, ridge, _), start = table()
    raft, hiker = s.put("Land Raft", at=market), s.put("Courier", at=flats)
    driver, guest = s.put("Courier", aboard=raft, as_="driver"), s.put("Courier", aboard=raft, as_="passenger")
    s.put("Hot Quicksand", on=flats)
    start()
    s.do("walk", raft, ridge)
    assert s.at(raft) == flats and not verbs(s) & {"embark", "disembark"}  # passing the hiker
    s.do("lose", pile="reserve")
    assert s.at(raft) == ridge and s.at(hiker) == flats
    assert offered(s, "disembark") == {driver, guest} and not s.can("embark", hiker)


@pytest.mark.ruling("movement.18")
def test_before_and_after_the_carriers_move_they_do():
    s, (_, market, flats, *_), start = table()
    raft, driver = s.put("Land Raft", at=market), s.put("Courier", at=market)
    start()
    s.do("embark", driver, raft, seat="driver")
    s.do("walk", raft, flats)
    s.do("disembark", driver)
    assert s.at(driver) == flats and s.can("walk", driver, market)


@pytest.mark.ruling("movement.19")
def test_a_landed_starfighter_neither_shuttles_nor_transits():
    s, (bay, *_), start = table()
    s.put("Mercy Frigate", at=s.location("Vell"))
    other = s.location("Brum: Docking Bay")
    ship = s.put("Prowler One", at=bay)
    start()
    assert not s.can("transit", bay) and not s.can("shuttle", ship)
    assert rules(s.why_not("transit", bay, other)) == {"movement-regular-docking-bay-transit"}
    mount, eye = s.put("Woolly Mount", at=bay), s.put("Prying Eye", at=bay)
    s.do("transit", bay, other, mount, eye)
    assert s.at(mount) == s.at(eye) == other and s.at(ship) == bay


@pytest.mark.ruling("movement.11", "movement-regular-using-the-movement-text-on-a-location-card.1")
def test_a_sites_movement_text_is_a_regular_move():
    s, (_bay, _market, *_), start = table("control")
    alley, cellar = s.location("Vell: Back Alley"), s.location("Vell: Hidden Cellar")
    courier = s.put("Courier", at=alley)
    start()
    s.do("move", courier, cellar)
    assert s.at(courier) == cellar
    s.until(phase="move")
    assert not s.can("walk", courier)
    assert rules(s.why_not("walk", courier)) == {"movement-regular"}


@pytest.mark.ruling("movement.11", "movement-regular-using-the-movement-text-on-a-location-card.1")
@pytest.mark.parametrize(("side", "title", "end"), [
    ("light", "Cloud City: Upper Plaza Corridor", "Cloud City: Incinerator"),
    ("dark", "Cloud City: Upper Plaza Corridor", "Cloud City: Incinerator"),
    ("dark", "Death Star: Level 4 Military Corridor", "Death Star: War Room"),
    ("dark", "Executor: Main Corridor", "Executor: Holotheatre"),
    ("dark", "Hoth: Ice Plains (5th Marker)", "Hoth: Mountains (6th Marker)"),
])  # fmt: skip
def test_who_uses_the_movement_text_of_a_site_walks_no_more_and_the_other_way_round(side, title, end):
    s = Scenario()
    if title.startswith("Executor"):
        s.put("Executor", at=s.location("Kessel"))
    start, goal = s.location(title, side=side), s.location(end)
    first, second = (s.put("Rebel Trooper" if side == "light" else "Stormtrooper", at=start) for _ in range(2))
    s.force(side, 1)
    s.start(turn=side, phase="move")
    s.do("move", first, goal)  # for free
    assert s.at(first) == goal and s.count(side, "force") == 1
    assert rules(s.why_not("walk", first)) == {"movement-regular"}
    assert s.can("move", second, goal)
    s.do("walk", second, goal)
    assert not s.can("move", second)


@pytest.mark.ruling("movement.11", "movement-regular-using-the-movement-text-on-a-location-card.1")
def test_who_went_from_mos_eisley_to_the_cantina_in_the_control_phase_walks_no_more():
    s = Scenario()
    town, cantina = s.location("Tatooine: Mos Eisley", side="light"), s.location("Tatooine: Cantina")
    first, second = (s.put("Rebel Trooper", at=town) for _ in range(2))
    s.force("light", 1)
    s.start(turn="light", phase="control")
    s.do("move", first, cantina)
    s.until(phase="move", player="light")
    assert rules(s.why_not("walk", first)) == {"movement-regular"} and s.can("walk", second, cantina)


@pytest.mark.ruling("movement-regular-using-the-movement-text-on-a-location-card.2")
def test_the_text_sets_phase_price_places_and_conditions():
    s, (_, market, *_), start = table("control", force=2)
    alley, cellar = s.location("Vell: Back Alley"), s.location("Vell: Hidden Cellar")
    courier, elsewhere, mount = s.put("Courier", at=alley), s.put("Courier", at=market), s.put("Woolly Mount", at=alley)
    start()
    assert offered(s, "move") == {courier}
    assert s.reasons("move", elsewhere) == s.reasons("move", mount) == s.reasons("move", courier, market) == ["no-way"]
    s.force("light", 1)
    assert not s.can("move", courier)  # it costs 2
    s.force("light", 2)
    assert s.can("move", courier, cellar)
    s.put("Guardsman", at=alley)
    assert not s.can("move", courier)  # only if you control
    assert rules(s.why_not("move", courier)) == {"movement-regular-using-the-movement-text-on-a-location-card"}


@pytest.mark.ruling("movement-regular-using-the-movement-text-on-a-location-card.2")
def test_a_text_that_names_a_phase_works_in_no_other():
    s, _, start = table("control")
    s.location("Vell: Hidden Cellar")
    courier = s.put("Courier", at=s.location("Vell: Back Alley"))
    start()
    assert s.can("move", courier)
    for phase in ("deploy", "move"):
        s.until(phase=phase)
        assert not s.can("move", courier) and s.reasons("move", courier) == ["no-way"]


@pytest.mark.parametrize(("lang", "words"), [
    ("en", "Move Courier to Vell: Ridge by landspeed (1 Force)"),
    ("fr", "Déplacer Courier vers Vell: Ridge par vitesse terrestre (1 Force)"),
])  # fmt: skip
def test_a_move_says_where_if_there_is_one_way_and_what_it_costs(lang: str, words: str):
    s, sites, start = table()
    courier = s.put("Courier", at=sites[-1])  # at the end of the row
    start()
    (walk,) = [option for option in s.decision.options if option.verb == "walk" and option.card == courier]
    assert walk.text(lang) == words


def test_a_move_that_can_go_two_ways_names_neither():
    s, (_bay, market, *_), start = table()
    courier = s.put("Courier", at=market)
    start()
    (walk,) = [option for option in s.decision.options if option.verb == "walk" and option.card == courier]
    assert walk.text("en") == "Move Courier by landspeed (1 Force)"
