"""Moving away."""

import pytest
from movement_cards import table


def scattering(s, place, start):
    card = s.hand("dark", "Scatter Them")
    start()
    s.until(player="dark")
    s.do("play", card, place)


@pytest.mark.ruling("move-away.1")
def test_a_character_walks_away():
    s, (_bay, market, flats, ridge, *_), start = table()
    courier = s.put("Courier", at=flats)
    scattering(s, flats, start)
    assert {option.card for option in s.decision.options} == {market, ridge}  # landspeed 1, either way
    s.do("choose", ridge)
    assert s.at(courier) == ridge


@pytest.mark.ruling("move-away.2")
def test_from_aboard_a_character_steps_out_and_walks():
    s, (bay, market, *_), start = table()
    speeder = s.put("Dart Speeder", at=bay)  # nobody flies it
    courier = s.put("Courier", aboard=speeder, as_="passenger")
    scattering(s, bay, start)
    assert s.at(courier) == market and s.aboard(courier) is None
    assert s.at(speeder) == bay


@pytest.mark.ruling("move-away.3")
def test_a_vehicle_leaves_by_landspeed():
    s, (bay, market, flats, _ridge, _farm), start = table()
    mount = s.put("Woolly Mount", at=bay)
    scattering(s, bay, start)
    assert {option.card for option in s.decision.options} == {market, flats}
    s.do("choose", flats)
    assert s.at(mount) == flats


@pytest.mark.ruling("move-away.3", "move-away.5")
def test_or_into_the_clouds_but_not_by_shuttle_or_transit():
    s, (bay, market, *_), start = table()
    system, clouds, _ = s.location("Vell"), s.location("Vell Clouds"), s.location("Brum: Docking Bay")
    frigate, lift = s.put("Mercy Frigate", at=system), s.put("Sky Lift", at=bay)
    assert s.landspeed(lift) == 4
    scattering(s, bay, start)
    choices = {option.card for option in s.decision.options}
    assert clouds in choices and market in choices
    assert frigate not in choices and s.location("Brum: Docking Bay") not in choices and system not in choices


@pytest.mark.ruling("move-away.4", "move-away.5")
def test_a_starship_leaves_by_hyperspeed_or_through_sectors():
    s, _, start = table()
    kado, rocks, brum, bay = (s.location(title) for title in ("Kado", "Near Rocks", "Vell", "Kado: Docking Bay"))
    ship = s.put("Prowler One", at=kado)
    scattering(s, kado, start)
    assert {option.card for option in s.decision.options} == {rocks, brum}  # it does not land
    assert bay not in {option.card for option in s.decision.options}
    s.do("choose", brum)
    assert s.at(ship) == brum


@pytest.mark.ruling("move-away.5")
def test_a_landed_starship_has_no_way_of_moving_away():
    s, (bay, *_), start = table()
    system = s.location("Vell")
    ship = s.put("Prowler One", at=bay)
    s.location("Brum: Docking Bay")
    scatter = s.hand("dark", "Scatter Them")
    start()
    s.until(player="dark")
    assert s.at(ship) == bay and s.zone(system) == "table"
    assert not s.can("play", scatter, bay) and s.why_not("play", scatter)[0].rule == "game-text"


@pytest.mark.parametrize("stopped", [False, True])
def test_a_ship_that_is_moved_away_is_about_to_move_like_any_other(stopped):
    s, _, start = table()
    system, goal = s.location("Vell"), s.location("Kado")
    ship = s.put("Prowler One", at=system)
    net = s.hand("dark", "Wide Net")
    card = s.hand("dark", "Scatter Them")
    start()
    s.until(player="dark")
    s.do("play", card, system)
    s.do("choose", goal) if s.decision.player == "light" else None
    assert s.decision.player == "dark" and s.at(ship) == system
    s.do("play", net, ship) if stopped else s.pass_()
    assert s.at(ship) == (system if stopped else goal)


def test_who_walks_away_is_not_about_to_jump():
    s, (_bay, market, flats, ridge, *_), start = table()
    courier = s.put("Courier", at=flats)
    s.hand("dark", "Wide Net")
    scattering(s, flats, start)
    s.do("choose", ridge)
    assert s.at(courier) == ridge and market


def clearing_out(rooted: bool = False):
    s, (_bay, market, flats, *_), start = table()
    walker = s.put("Courier", at=flats)
    if rooted:
        s.put("Heavy Shackle", on=walker)
    card = s.hand("dark", "Clear Out")
    start()
    s.until(player="dark")
    s.do("play", card, walker)
    return s, walker, market


def test_who_cannot_move_away_is_lost_if_the_text_says_so():
    s, walker, _ = clearing_out(rooted=True)
    assert s.zone(walker) == "lost"


def test_who_moves_away_when_told_to_is_not_lost():
    s, walker, market = clearing_out()
    assert s.decision.player == "light"
    s.do("yes")
    s.do("choose", market)
    assert s.at(walker) == market


def test_a_player_may_lose_a_card_rather_than_move_it():
    s, walker, _ = clearing_out()
    s.pass_()
    assert s.zone(walker) == "lost"
