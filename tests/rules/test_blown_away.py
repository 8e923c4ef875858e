"""Locations that are blown away: what is lost with them, what stays, what can come there afterwards."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario

ROCKS = Sector("Rocks", LIGHT, "t_rocks", "asteroid", "", ["space"], (1, 1))
MIST = Sector("Mist", LIGHT, "t_mist", "cloud", "", ["space"], (1, 1))
MARSH = Site("Marsh", LIGHT, "t_marsh", ["exterior", "planet"], (2, 2))
NEW_SITE = Site("Yavin 4: Fields", LIGHT, "t_fields", ["exterior", "planet"], (1, 1))
CREW = Rebel("Guest", "t_guest", destiny=1, deploy=1, power=1, ability=1, forfeit=1)
CARDS = [ROCKS, MIST, MARSH, NEW_SITE, CREW]


def base(*cards, marsh=False):
    """Yavin 4 with clouds, asteroids and a site, a ship above and somebody below."""
    s = Scenario(cards=[*CARDS, *cards])
    system, room = s.location("Yavin 4", side="light"), s.location("Yavin 4: Massassi War Room", side="light")
    if marsh:
        s.location("Marsh")
    mist, rocks = s.location("Mist"), s.location("Rocks")
    s.force("light", 9), s.force("dark", 9)
    s.start(turn="dark", phase="control")
    return s, system, room, mist, rocks


def blow_away(s, place, by="dark"):
    """Lets it happen, and the loser lose from the Reserve Deck."""
    s.happen("blow-away", place, by=by)
    while any(each.verb == "lose" for each in s.decision.options):
        s.do("lose", pile="reserve")


@pytest.mark.ruling("blown-away-systems.1", "blown-away-systems.2")
def test_the_system_is_turned_over_and_all_that_belongs_to_it_is_lost():
    s, system, room, mist, _ = base()
    luke, flyer = s.put("Luke Skywalker", at=room), s.put("Biggs Darklighter", aboard=s.put("X-wing", at=mist))
    mine = s.put("Revolution", on=system)
    assert not s.blown_away(system)
    blow_away(s, system)
    assert s.blown_away(system) and s.on_table(system)
    assert {s.zone(each) for each in (room, mist, luke, flyer, mine)} == {"lost"}


def test_only_what_belongs_to_it_is_lost():
    s, system, *_ = base()
    desert = s.location("Tatooine: Jundland Wastes", side="dark")
    luke = s.put("Luke Skywalker", at=desert)
    blow_away(s, system)
    assert s.on_table(luke) and s.on_table(desert)


@pytest.mark.ruling("blown-away-systems.3")
def test_the_opponent_of_who_did_it_loses_twice_the_icons_that_were_there():
    s, system, room, mist, _ = base()
    icons = sum(s.icons("light", place) for place in (system, room, mist))
    blow_away(s, system)
    lost_cards = 2  # the site and the clouds
    assert s.count("light", "lost") == 2 * icons + lost_cards and s.count("dark", "lost") == 0


@pytest.mark.ruling("blown-away-systems.3")
def test_other_planets_cost_no_force():
    s = Scenario(cards=CARDS)
    system = s.location("Tatooine", side="light")
    s.start(turn="dark", phase="control")
    s.happen("blow-away", system, by="dark")
    assert s.blown_away(system) and s.count("light", "lost") == s.count("dark", "lost") == 0


def test_generic_sites_are_lost_but_their_icons_do_not_count():
    costs = []
    for marsh in (False, True):
        s, system, *_ = base(marsh=marsh)
        blow_away(s, system)
        costs.append(s.count("light", "lost"))
    assert costs[1] == costs[0] + 1  # the site itself


@pytest.mark.ruling("blown-away-systems.3")
def test_who_blows_the_death_star_away_costs_the_dark_side_force():
    s = Scenario()
    system, bay = s.location("Death Star", side="dark"), s.location("Death Star: Docking Bay 327", side="dark")
    trooper = s.put("Death Star Trooper", at=bay)
    s.start(turn="light", phase="move")
    icons = s.icons("dark", system) + s.icons("dark", bay)
    s.happen("blow-away", system, by="light")
    assert s.zone(trooper) == s.zone(bay) == "lost"
    assert s.count("dark", "lost") == 2 * icons + 2


@pytest.mark.ruling("blown-away-systems.4")
def test_texts_about_icons_count():
    costs = []
    for aided in (False, True):
        s, system, room, *_ = base()
        if aided:
            s.put("Yoda, Master Of The Force", at=room)
            s.put("Presence Of The Force", on=room)
        icons = s.icons("light", room)
        blow_away(s, system)
        costs.append((icons, s.count("light", "lost")))
    (plain, few), (raised, many) = costs
    assert raised > plain and many - few == 2 * (raised - plain) + 1  # Yoda himself


@pytest.mark.ruling("blown-away-systems.4")
def test_an_icon_that_a_sleen_covers_is_not_counted():
    costs = []
    for covered in (False, True):
        s, system, room, *_ = base()
        if covered:
            s.put("Sleen", at=room)
        icons = s.icons("light", room)
        blow_away(s, system)
        costs.append((icons, s.count("light", "lost")))
    (plain, many), (less, few) = costs
    assert plain - less == 1 and many - few == 2


@pytest.mark.ruling("blown-away-systems.5")
def test_asteroids_ships_and_systems_in_orbit_are_not_affected():
    s, system, _, _, rocks = base()
    ship, stray = s.put("X-wing", at=system), s.put("X-wing", at=rocks)
    pilot = s.put("Biggs Darklighter", aboard=ship, as_="pilot")
    gun = s.put("Proton Torpedoes", on=ship)
    star = s.location("Death Star", side="dark")
    blow_away(s, system)
    assert all(s.on_table(each) for each in (rocks, ship, stray, pilot, gun, star))
    assert s.at(ship) == system and s.at(stray) == rocks


@pytest.mark.ruling("blown-away-systems.6")
def test_cards_still_deploy_battle_and_move_there():
    s, system, *_ = base()
    tatooine = s.location("Tatooine", side="light")
    blow_away(s, system)
    tie, ship = s.put("Vader's Custom TIE", at=system), s.put("Red 3", at=system)
    s.put("Biggs Darklighter", aboard=ship, as_="pilot")
    s.put("Darth Vader", aboard=tie, as_="pilot")
    s.start(turn="dark", phase="battle")
    assert s.can("battle", system)
    s.start(turn="light", phase="move")
    assert s.can("hyperspeed", ship, tatooine)
    another, _ = s.hand("light", "Red 1", "Jek Porkins")
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", another, system)


@pytest.mark.ruling("blown-away-systems.6", "blown-away-systems.7")
def test_it_has_no_name_no_text_no_icons_and_is_no_planet_but_has_its_parsec_number():
    hater = Effect("Names", LIGHT, "t_names", text=[
        DeployOnTable(), Modify("power", 5, Named("X-wing") & At(Named("Yavin 4"))),
        Modify("power", 3, Named("X-wing") & At(PartOf("Yavin 4"))),
        Modify("power", 1, Named("X-wing") & At(SYSTEM & Is("planet")))])  # fmt: skip
    s, system, *_ = base(hater)
    ship = s.put("X-wing", at=system)
    s.put("Biggs Darklighter", aboard=ship, as_="pilot")
    plain = s.power(ship)
    s.put("Names", on="table")
    assert s.power(ship) == plain + 9
    parsec = s.game.explain("parsec", system).value
    blow_away(s, system)
    assert s.power(ship) == plain
    assert s.icons("light", system) == s.icons("dark", system) == 0
    assert s.game.explain("parsec", system).value == parsec == 4


@pytest.mark.ruling("blown-away-systems.7")
def test_a_death_star_that_was_blown_away_moves_no_more():
    s = Scenario()
    star = s.location("Death Star", side="dark")
    s.force("dark", 5)
    s.start(turn="dark", phase="move")
    assert s.can("hyperspeed", star)
    s.happen("blow-away", star, by="light")
    assert not s.can("hyperspeed", star)
    assert s.game.explain("parsec", star).value == 0


@pytest.mark.ruling("blown-away-systems.8")
def test_the_system_cannot_be_deployed_again_or_converted():
    s, system, *_ = base()
    for side in ("light", "dark"):
        copy = s.hand(side, "Yavin 4")
        s.start(turn=side, phase="deploy")
        assert s.can("deploy", copy) == (side == "dark")
        saved = s.game.clone()
        blow_away(s, system)
        assert not s.can("deploy", copy)
        assert [each.rule for each in s.why_not("deploy", copy)] == ["blown-away-systems"]
        s.game.become(saved)


@pytest.mark.ruling("blown-away-systems.9", "blown-away-systems.10")
def test_nothing_but_asteroids_can_come_there():
    s, system, *_ = base()
    fields, marsh, mist, rocks = s.hand("light", "Yavin 4: Fields", "Marsh", "Mist", "Rocks")
    s.start(turn="light", phase="deploy")
    assert all(s.can("deploy", each) for each in (fields, marsh))
    blow_away(s, system)
    s.start(turn="light", phase="deploy")
    assert not any(s.can("deploy", each) for each in (fields, marsh, mist))
    assert s.why_not("deploy", fields)[0].rule == "blown-away-systems"


@pytest.mark.ruling("blown-away-systems.10")
@pytest.mark.parametrize(("title", "comes"), [("Yavin 4", True), ("Death Star", False)])
def test_asteroids_come_where_a_planet_was(title, comes):
    s = Scenario(cards=CARDS)
    system = s.location(title)
    s.start(turn="light", phase="deploy")
    rocks = s.hand("light", "Rocks")
    blow_away(s, system)
    assert s.can("deploy", rocks) == comes


def test_a_text_answers_before_anything_is_lost():
    mourner = Effect("Mourner", LIGHT, "t_mourner", text=[
        DeployOnTable(), Automatic(just_blown_away(SYSTEM), [LoseForce(Count(SITE), OPPONENT)])])  # fmt: skip
    s, system, *_ = base(mourner)
    s.put("Mourner", on="table")
    s.force("dark", 0)
    blow_away(s, system)
    assert s.count("dark", "lost") == 1


def test_it_is_remembered_for_the_rest_of_the_game():
    memory = Effect("Memory", LIGHT, "t_memory", text=[
        DeployOnTable(), Modify("power", 4, Named("X-wing"), when=WasBlownAway("Yavin 4")),
        Modify("power", 1, Named("X-wing"), when=~WasBlownAway("Yavin 4"))])  # fmt: skip
    s, system, *_ = base(memory)
    s.put("Memory", on="table")
    other = s.location("Tatooine", side="light")
    ship = s.put("X-wing", at=other)
    s.put("Biggs Darklighter", aboard=ship, as_="pilot")
    before = s.power(ship)
    blow_away(s, other)
    assert s.power(ship) == before
    blow_away(s, system)
    assert s.power(ship) == before + 3


def test_it_happens_once():
    s, system, *_ = base()
    blow_away(s, system)
    with pytest.raises(Exception, match="blow-away"):
        s.happen("blow-away", system, by="dark")


def test_a_site_that_was_blown_away_is_still_a_site_of_its_planet():
    s, _, room, *_ = base()
    luke = s.put("Luke Skywalker", at=room)
    s.happen("blow-away", room, by="dark")
    assert s.zone(luke) == "lost" and s.on_table(room) and s.blown_away(room)
    assert s.icons("light", room) == 0
    assert s.count("light", "lost") == 1  # no base was blown away: no Force is lost
    guest = s.put("Guest", at=room)
    s.force("light", 5)
    s.start(turn="light", phase="deploy")
    assert s.can("deploy", s.hand("light", "Guest"), room) and s.at(guest) == room


def test_views_show_what_was_blown_away():
    s, system, *_ = base()
    blow_away(s, system)
    rows = s.game.view("light")["table"]["rows"]
    shown = next(place for row in rows for place in row["locations"] if place["id"] == system.id)
    assert shown["status"] == ["blown away"]
