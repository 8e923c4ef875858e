"""Moving as a 'react'."""

import pytest
from movement_cards import CARDS, offered, rules, table, verbs

from cantina.lang import LIGHT, SELF, Aboard, Carries, Modify, Named, ReactMove, There, Vehicle
from cantina.testing import Scenario

CART = Vehicle("Frail Cart", LIGHT, "frail cart", "transport", destiny=1, deploy=1, power=1, maneuver=1, landspeed=1,
               forfeit=1, text=[
    Carries(drivers=1, passengers=1), ReactMove(),
    Modify("landspeed", -1, SELF, when=There(Named("Chewbacca") & Aboard(SELF)))])  # fmt: skip


def battle(*, force=5):
    """Dark's battle phase: a Guardsman faces a Courier at the Flats; the Market and the Ridge are next to them."""
    s, (bay, market, flats, ridge, farm), start = table("battle", "dark", force)
    s.put("Guardsman", at=flats)
    s.put("Courier", at=flats)
    return s, bay, market, flats, ridge, farm, start


@pytest.mark.ruling("movement-react.1", "movement-react.2", "movement-react.5", "movement.2")
def test_to_the_opponents_battle_at_the_usual_price():
    s, _, market, flats, *_, start = battle()
    volunteer = s.put("Volunteer", at=market)
    start()
    s.do("battle", flats)
    assert s.decision.player == "light" and offered(s, "react") == {volunteer}
    s.do("react", volunteer, flats)  # no other destination was on offer
    assert s.at(volunteer) == flats and volunteer in s.battle.participants("light")
    assert s.count("light", "force") == 4


@pytest.mark.ruling("movement-react.1")
def test_not_to_a_battle_of_ones_own_and_not_unasked():
    s, (_, market, flats, *_), start = table("battle", "light")
    volunteer = s.put("Volunteer", at=market)
    s.put("Courier", at=flats)
    s.put("Guardsman", at=flats)
    start()
    assert not s.can("react", volunteer)
    s.do("battle", flats)
    assert s.at(volunteer) == market and "react" not in verbs(s)
    assert rules(s.why_not("react", volunteer)) == {"movement-react"}


@pytest.mark.ruling("movement-react.1", "movement-react.7")
def test_presence_that_a_react_brings_cancels_a_drain():
    s, (_, market, flats, *_), start = table("control", "dark")
    volunteer = s.put("Volunteer", at=market)
    s.put("Guardsman", at=flats)
    start()
    s.do("drain", flats)
    s.do("react", volunteer)
    assert s.at(volunteer) == flats
    assert s.count("light", "lost") == 0 and s.decision.player == "dark"


@pytest.mark.ruling("movement-react.3", "movement-react.8")
def test_away_from_the_battle_if_the_text_says_so():
    s, (_, _market, flats, ridge, _), start = table("battle", "dark")
    deserter, elsewhere = s.put("Deserter", at=flats), s.put("Deserter", at=ridge)
    s.put("Guardsman", at=flats)
    start()
    s.do("battle", flats)
    assert offered(s, "react") == {deserter}
    s.do("react", deserter, ridge)
    assert s.at(deserter) == s.at(elsewhere) == ridge
    assert s.battle is None and s.count("light", "lost") == 0  # nobody was left to fight


@pytest.mark.ruling("movement-react.4")
def test_the_ordinary_rules_of_movement_hold():
    s, bay, _market, flats, ridge, farm, start = battle()
    far, near = s.put("Volunteer", at=bay), s.put("Keen Rammer", at=farm)
    rammer = s.put("Keen Rammer", at=ridge)
    s.put("Flyer", at=ridge)
    s.put("Flyer", aboard=near, as_="pilot")
    start()
    s.do("battle", flats)
    assert offered(s, "react") == {near}  # landspeed 2; the Volunteer is too far away, the other one has no pilot
    assert rules(s.why_not("react", far)) == rules(s.why_not("react", rammer)) == {"movement-react"}


@pytest.mark.ruling("movement-react.4", "movement-react.10")
def test_through_hyperspace_with_a_pilot_and_a_nav_computer():
    s = Scenario(cards=CARDS)
    vell, kado = s.location("Vell"), s.location("Kado")
    s.put("Night Raider", at=vell)
    s.put("Mercy Frigate", at=vell)
    manned, empty = s.put("Keen Dart", at=kado), s.put("Keen Dart", at=kado)
    s.put("Flyer", aboard=manned, as_="pilot")
    for side in ("light", "dark"):
        s.force(side, 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", vell)
    assert offered(s, "react") == {manned} and s.reasons("react", empty) == ["no-react"]
    s.do("react", manned)
    assert s.at(manned) == vell


@pytest.mark.ruling("movement-react.10")
@pytest.mark.parametrize(
    ("start_title", "battle_title"),
    [
        ("Brum", "Low Clouds"),
        ("Brum: Docking Bay", "Low Clouds"),
        ("Low Clouds", "Brum: Ice Field"),
        ("Kado", "Near Rocks"),
    ],
)
def test_landing_taking_off_and_sector_movement_may_be_reacts(start_title, battle_title):
    s = Scenario(cards=CARDS)
    titles = ("Brum", "Low Clouds", "Brum: Docking Bay", "Brum: Ice Field", "Kado", "Near Rocks")
    places = {title: s.location(title) for title in titles}
    goal = places[battle_title]
    ground = "Brum:" in battle_title
    s.put("Guardsman" if ground else "Plain Tie", at=goal)
    s.put("Courier" if ground else "Prowler One", at=goal)
    ship = s.put("Keen Dart", at=places[start_title])
    s.put("Flyer", aboard=ship, as_="pilot")
    for side in ("light", "dark"):
        s.force(side, 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", goal)
    s.do("react", ship)
    assert s.at(ship) == goal


@pytest.mark.ruling("movement-react.5")
def test_without_force_there_is_no_react():
    s, _, market, flats, *_, start = battle(force=1)
    volunteer = s.put("Volunteer", at=market)
    s.force("light", 0)
    start()
    s.do("battle", flats)
    assert "react" not in verbs(s) and s.at(volunteer) == market


@pytest.mark.ruling("movement-react.6")
def test_who_is_there_already_does_not_react():
    s, _, market, flats, *_, start = battle()
    here, there = s.put("Volunteer", at=flats), s.put("Volunteer", at=market)
    start()
    s.do("battle", flats)
    assert offered(s, "react") == {there}
    assert rules(s.why_not("react", here)) == {"movement-react"}


@pytest.mark.ruling("movement-react.9", "movement-react.13")
def test_a_cancelled_react_keeps_its_price_and_its_turn():
    s, _, market, flats, ridge, _farm, start = battle()
    volunteer = s.put("Volunteer", at=market)
    s.put("Guardsman", at=ridge)
    halt = s.hand("dark", "Stay Put")
    start()
    s.do("battle", flats)
    s.do("react", volunteer)
    assert s.decision.player == "dark" and s.count("light", "force") == 4
    s.do("play", halt)
    assert s.at(volunteer) == market and s.count("light", "force") == 4
    assert "react" not in verbs(s)
    assert s.reasons("react", volunteer) == ["not-now"]


@pytest.mark.ruling("movement-react.11")
def test_transit_shuttling_and_location_text_are_no_reacts():
    s, (bay, *_), start = table("battle", "dark")
    other, system = s.location("Brum: Docking Bay"), s.location("Vell")
    frigate = s.put("Mercy Frigate", at=system)
    s.put("Night Raider", at=system)
    s.put("Guardsman", at=bay)
    s.put("Courier", at=bay)
    bus, above, below = s.put("Volunteer", at=other), s.put("Volunteer", aboard=frigate), s.put("Volunteer", at=bay)
    start()
    s.do("battle", bay)
    assert "react" not in verbs(s)  # neither by docking bay transit nor down from the ship
    assert s.at(bus) == other and s.at(above) == system and s.at(below) == bay


@pytest.mark.ruling("movement-react.12", "movement-unlimited-embarking.8", "movement-unlimited-disembarking.5",
                    "movement-react.10")  # fmt: skip
def test_others_get_on_before_it_leaves_and_off_when_it_arrives():
    s, _, market, flats, *_, start = battle()
    rammer = s.put("Keen Rammer", at=market)
    s.put("Flyer", aboard=rammer, as_="pilot")
    rider = s.put("Courier", at=market)
    start()
    s.do("battle", flats)
    s.do("react", rammer)
    assert offered(s, "choose") == {rider}
    s.do("choose", rider)
    assert s.at(rammer) == flats and rider in offered(s, "choose")
    s.do("choose", rider)
    assert s.at(rider) == flats and s.aboard(rider) is None
    assert s.count("light", "force") == 4  # the one price of the react


@pytest.mark.ruling("movement-react.12")
def test_nobody_has_to():
    s, _, market, flats, *_, start = battle()
    rammer = s.put("Keen Rammer", at=market)
    pilot, rider = s.put("Flyer", aboard=rammer, as_="pilot"), s.put("Courier", at=market)
    start()
    s.do("battle", flats)
    s.do("react", rammer)
    s.pass_()
    s.pass_()
    assert s.at(rider) == market and s.aboard(pilot) == rammer and s.at(rammer) == flats


@pytest.mark.ruling("movement-react.13")
def test_all_who_were_part_of_a_react_have_reacted_this_turn():
    s, _, market, flats, ridge, _farm, start = battle()
    rammer, second = s.put("Keen Rammer", at=market), s.put("Keen Rammer", at=flats)
    s.put("Flyer", aboard=rammer, as_="pilot")
    s.put("Flyer", aboard=second, as_="pilot")
    volunteer = s.put("Volunteer", at=market)
    s.put("Guardsman", at=ridge)
    s.put("Courier", at=ridge)
    s.force("dark", 20)
    start()
    s.do("battle", flats)
    s.do("react", rammer)
    s.do("choose", volunteer)
    s.do("choose", volunteer)  # and off again at the Flats
    while s.battle:
        s.decide(lambda option: option.verb in ("pass", "done", "no", "forfeit", "lose"))
    s.do("battle", ridge)
    assert s.on_table(rammer) and s.on_table(volunteer) and s.on_table(second)
    assert offered(s, "react") == {second}
    assert rules(s.why_not("react", rammer)) == rules(s.why_not("react", volunteer)) == {"movement-react"}


@pytest.mark.ruling("movement-react.13")
@pytest.mark.parametrize("aboard", [True, False])
def test_a_card_does_not_react_with_somebody_aboard_who_has_reacted(aboard):
    s, _, market, flats, ridge, _farm, start = battle()
    second = s.put("Keen Rammer", at=flats)
    s.put("Flyer", aboard=second, as_="pilot")
    volunteer = s.put("Volunteer", at=market)
    s.put("Guardsman", at=ridge)
    s.put("Courier", at=ridge)
    s.force("dark", 20)
    start()
    s.do("battle", flats)
    s.do("react", volunteer)
    while s.battle:
        s.decide(lambda option: option.verb in ("pass", "done", "no", "lose", "forfeit"))
    assert s.on_table(volunteer) and s.on_table(second)
    if aboard:
        s.game.engine.change(volunteer.id, at=0, on=second.id, seat="passenger")
        s.force("dark", 20)
    s.do("battle", ridge)
    assert (second in offered(s, "react")) != aboard


@pytest.mark.ruling("movement-react.13")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_card_whose_deployment_as_a_react_was_cancelled_has_reacted_all_the_same(cancelled):
    """A Force drain is answered by deploying from hand; the Force is used, and there is no second attempt."""
    s = Scenario()
    site = s.location("Tatooine: Mos Eisley", side="light")
    s.put("Darth Vader", at=site)
    s.put("CZ-3 (Seezee-Three)", at=site)
    han, leia = s.hand("light", "Han Solo", "Leia Organa")
    sense = s.hand("dark", "Sense")
    s.force("light", 9)
    s.start(turn="dark", phase="control")
    s.do("drain", site)
    s.destinies("dark", 1 if cancelled else 9)
    s.do("react", han)
    s.do("play", sense)
    assert s.count("light", "force") == 6 and s.zone(han) == ("hand" if cancelled else "table")
    assert not s.can("react", han) and s.can("react", leia)
    assert not cancelled or rules(s.why_not("react", han)) == {"movement-react"}


@pytest.mark.ruling("movement-react.5", "movement-react.12")
@pytest.mark.parametrize("luke_rides", [True, False])
def test_who_gets_on_may_make_the_react_cheaper(luke_rides):
    """Luke's landspeeder moves for free with Luke aboard, even if he got on just before it left."""
    s = Scenario()
    street, wastes = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Jundland Wastes")
    speeder, luke = s.put("Luke's X-34 Landspeeder", at=wastes), s.put("Luke Skywalker", at=wastes)
    s.put("Han Solo", aboard=speeder, as_="driver")
    s.put("Stormtrooper", at=street)
    s.force("light", 1)
    s.start(turn="dark", phase="control")
    s.do("drain", street)
    s.do("react", speeder)
    if luke_rides:
        s.do("choose", luke)
    else:
        s.pass_()
    assert s.at(speeder) == street and s.count("light", "force") == (1 if luke_rides else 0)


@pytest.mark.parametrize(("title", "rides"), [("Luke Skywalker", True), ("Chewbacca", False)])
def test_nobody_gets_on_with_whom_it_would_not_get_there(title, rides):
    s = Scenario(cards=[CART])
    street, wastes = s.location("Tatooine: Mos Eisley", side="dark"), s.location("Tatooine: Jundland Wastes")
    cart, rider = s.put("Frail Cart", at=wastes), s.put(title, at=wastes)
    s.put("Han Solo", aboard=cart, as_="driver")
    s.put("Stormtrooper", at=street)
    s.force("light", 2)
    s.start(turn="dark", phase="control")
    s.do("drain", street)
    s.do("react", cart)
    assert (rider in offered(s, "choose")) is rides
    if rides:
        s.do("choose", rider)
    assert s.at(cart) == street
