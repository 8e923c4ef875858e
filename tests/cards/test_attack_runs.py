"""Attack Run, Death Star: Trench, Red 5 and Rebel Tech."""

import pytest

from cantina.engine.values import value
from cantina.lang import *
from cantina.testing import Scenario

ACE = Rebel("Ace", "t_ace", destiny=1, deploy=1, power=1, ability=4, forfeit=2, icons=["pilot"])
SLOW = Starfighter("Slow Boat", LIGHT, "t_slow", "X-wing", destiny=1, deploy=1, power=1, maneuver=4, forfeit=2,
                   text=[PermanentPilot(2)])  # fmt: skip
HUNTER = Starfighter("Hunter", DARK, "t_hunter", "TIE/ln", destiny=1, deploy=1, power=1, maneuver=3, forfeit=2,
                     text=[PermanentPilot(3)])  # fmt: skip
COMPUTER = Device("Targeting Computer", LIGHT, "t_computer", text=[DeployOn(your(STARSHIP))])
GUN = StarshipWeapon("Gun", DARK, "t_gun", destiny=1, text=[
    DeployOn(your(STARSHIP)),
    Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), cost=(Use(2),))])  # fmt: skip
CARDS = [ACE, SLOW, HUNTER, COMPUTER, GUN]
BASE = ("Yavin 4: Docking Bay", "Yavin 4: Massassi Throne Room", "Yavin 4: Massassi War Room")


def run(*cards, ships=1, destinies=(5, 5), sites=0, armed="Slow Boat", turn="light", phase="move"):
    """The Death Star with its trench, and starfighters in the system; the first carries torpedoes."""
    s = Scenario(cards=[*CARDS, *cards])
    star, trench = s.location("Death Star", side="dark"), s.location("Death Star: Trench")
    for title in BASE[:sites]:
        s.location(title)
    event = s.put("Attack Run", on=trench)
    flight = [s.put(armed if n == 0 else "Slow Boat", at=star) for n in range(ships)]
    s.put("Proton Torpedoes", on=flight[0])
    s.destinies("light", *destinies)
    s.start(turn=turn, phase=phase)
    return s, star, trench, event, flight


def fly(s, event, *flight, followers=()):
    """Enters the trench, is followed, and stops when somebody may act there."""
    s.do("attempt", event, *flight)
    while s.decision.player == "light" and any(each.verb == "done" for each in s.decision.options):
        s.pass_()
    for each in followers:
        s.do("choose", each)
    if any(each.verb == "done" for each in s.decision.options):
        s.pass_()


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("movement-regular-attack-runs.1", "movement-regular-attack-runs.2")
@pytest.mark.ruling("movement-regular-attack-runs.3", "movement-regular.3", "movement.7")
def test_it_flies_in_for_free_without_hyperspeed_and_comes_back_as_its_regular_move():
    s, star, trench, event, (ship,) = run(destinies=(1, 1))
    s.location("Tatooine")
    assert s.hyperspeed(ship) in (0, None) and s.count("light", "force") == 0
    tie = s.put("Hunter", at=star)
    s.do("attempt", event, ship)
    assert s.at(ship) == trench
    s.do("choose", tie)
    s.until(verb="pass")
    assert s.at(ship) == star  # it has come back: an unlimited move, for it has moved already
    moved = [key for key in s.game.engine.state.marks if key[:2] == ("turn", "moved")]
    assert [key[2] for key in moved] == [ship.id]


@pytest.mark.ruling("movement-regular-attack-runs.2", "movement-regular.3", "movement.7")
def test_who_has_no_pilot_has_moved_or_cannot_move_does_not_fly():
    s, star, _, event, (ship,) = run()
    assert s.can("attempt", event, ship)
    empty = s.put("Red 3", at=star)
    s.put("Proton Torpedoes", on=empty)
    assert not s.can("attempt", event, empty)
    s.put("Ace", aboard=empty, as_="pilot")
    assert s.can("attempt", event, empty)
    s.game.engine.mark("turn", "moved", ship.id)
    s.force("light", 3)
    assert not s.can("attempt", event, ship) and s.can("attempt", event, empty)


@pytest.mark.ruling("movement-regular-attack-runs.1")
def test_they_come_from_the_death_star_system_only():
    s, _, _, event, (ship,) = run()
    away = s.put("Slow Boat", at=s.location("Tatooine"))
    s.put("Proton Torpedoes", on=away)
    assert s.can("attempt", event, ship) and not s.can("attempt", event, away)


@pytest.mark.ruling("movement-regular-attack-runs.4")
def test_ties_follow_and_come_back_without_a_regular_move():
    s, star, _, event, (ship,) = run(destinies=(1, 1))
    tie, other = s.put("Hunter", at=star), s.put("Hunter", at=star)
    s.game.engine.mark("turn", "moved", tie.id)  # even so
    s.force("dark", 3)
    s.do("attempt", event, ship)
    assert s.decision.player == "dark"
    s.do("choose", tie)
    s.do("choose", other)
    s.until(verb="pass")
    assert s.at(tie) == s.at(other) == s.at(ship) == star
    assert not s.game.engine.marked("turn", "moved", other.id)


def test_three_may_follow():
    s, star, trench, event, (ship,) = run()
    group = [s.put("Hunter", at=star) for _ in range(4)]
    s.put("Turbolaser Battery", on=trench)  # so that somebody can act there
    s.do("attempt", event, ship)
    for each in group[:3]:
        s.do("choose", each)
    assert [s.at(each) == trench for each in group] == [True, True, True, False]


def test_a_squadron_counts_as_three():
    s, star, trench, event, (ship,) = run()
    tie, wing = s.put("Hunter", at=star), s.put("TIE Assault Squadron", at=star)
    s.put("Turbolaser Battery", on=trench)
    s.do("attempt", event, ship)
    saved = s.game.clone()
    s.do("choose", wing)
    assert s.at(wing) == trench and s.at(tie) == star
    s.game.become(saved)
    s.do("choose", tie)
    assert s.at(tie) == trench and s.at(wing) == star  # there is no room for three more


def test_only_ties_follow():
    s, star, _, event, (ship,) = run()
    s.put("Devastator", at=star), s.put("Hunter", at=star)
    s.do("attempt", event, ship)
    named = {each.card.title for each in s.decision.options if each.card}
    assert named == {"Hunter"}


# -- what it comes to --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("destinies", "sites", "destroyed"), [
    ((7, 7), 0, True), ((7, 6), 0, False), ((7, 6), 1, True), ((6, 6), 2, True), ((5, 5), 3, False),
])  # fmt: skip
def test_destinies_pilot_and_the_largest_base_must_exceed_15(destinies, sites, destroyed):
    s, star, _, event, flight = run(destinies=destinies, sites=sites)  # a pilot of ability 2
    fly(s, event, *flight)
    assert s.blown_away(star) == destroyed
    if destroyed:
        assert s.count("dark", "lost") == 2 * 4 and s.at(flight[0]) == star


@pytest.mark.parametrize(("helper", "destroyed"), [("", False), ("Ace", True)])
def test_the_ability_of_the_lead_pilot_counts(helper, destroyed):
    s, star, _, event, flight = run(destinies=(6, 6), armed="X-wing")
    s.put(helper or "Jek Porkins", aboard=flight[0], as_="pilot")
    fly(s, event, *flight)
    assert s.blown_away(star) == destroyed


@pytest.mark.parametrize(("pilot", "destinies", "destroyed"), [
    ("Jek Porkins", (7, 6), True), ("Jek Porkins", (6, 6), False), ("Ace", (6, 6), False),
])  # fmt: skip
def test_a_targeting_computer_makes_it_3(pilot, destinies, destroyed):
    s, star, _, event, flight = run(destinies=destinies, armed="X-wing")
    s.put(pilot, aboard=flight[0], as_="pilot")
    s.put("Targeting Computer", on=flight[0])
    fly(s, event, *flight)
    assert s.blown_away(star) == destroyed


@pytest.mark.parametrize(("followed", "destroyed"), [(False, True), (True, False)])
def test_the_best_tie_pilot_in_the_trench_is_taken_off(followed, destroyed):
    s, star, _, event, flight = run(destinies=(7, 7))
    tie = s.put("Hunter", at=star)
    fly(s, event, *flight, followers=[tie] if followed else [])
    s.until(phase="move")
    assert s.blown_away(star) == destroyed


@pytest.mark.parametrize(("sites", "destroyed"), [
    (("Hoth: Main Power Generators (1st Marker)", "Hoth: Mountains (6th Marker)"), True),
    (("Hoth: Main Power Generators (1st Marker)",), False),
    (("Hoth: Main Power Generators (1st Marker)", "Hoth: North Ridge (4th Marker)"), False),
    (("Yavin 4: Docking Bay", "Marsh"), False),
    (("Yavin 4: Docking Bay", "Tatooine: Mos Eisley", "Tatooine: Cantina"), False),
    (("Yavin 4: Docking Bay", "Hoth: Main Power Generators (1st Marker)"), False),
])  # fmt: skip
def test_the_larger_of_the_bases_counts(sites, destroyed):
    marsh = Site("Marsh", LIGHT, "t_marsh", ["exterior", "planet"], (1, 1))
    s, star, _, event, flight = run(marsh, destinies=(6, 6))  # 12 and 2: two sites are wanted
    for title in sites:
        s.location(title)
    fly(s, event, *flight)
    assert s.blown_away(star) == destroyed


def test_only_the_lead_and_what_it_carries_count():
    s, star, _, event, flight = run(destinies=(6, 7))  # 13 and 2
    wing = s.put("Red 3", at=star)
    s.put("Ace", aboard=wing, as_="pilot")
    s.put("Targeting Computer", on=wing)
    fly(s, event, flight[0], wing)
    assert not s.blown_away(star)


def test_who_carries_anything_else_does_not_lead():
    s, star, trench, event, flight = run(ships=2)
    s.put("Targeting Computer", on=flight[1])
    tie = s.put("Hunter", at=star)
    gun = s.put("Gun", on=tie)
    fly(s, event, *flight, followers=[tie])
    s.until(player="dark")
    assert s.can("fire", gun, flight[1]) and not s.can("fire", gun, flight[0]) and s.at(flight[0]) == trench


def test_a_tie_without_a_pilot_does_not_follow():
    s, star, _, event, (ship,) = run()
    s.put("Black 2", at=star), s.put("Hunter", at=star)
    s.do("attempt", event, ship)
    assert {each.card.title for each in s.decision.options if each.card} == {"Hunter"}


def test_it_can_be_made_once_in_the_move_phase():
    s, _, _, event, flight = run(destinies=(1, 1), ships=2)
    s.put("Proton Torpedoes", on=flight[1])
    fly(s, event, flight[0])
    assert not s.can("attempt", event)
    s, _, _, event, _ = run(phase="control")
    assert not s.can("attempt", event)
    s, _, _, event, _ = run(turn="dark")
    assert not s.can("attempt", event)


def test_nobody_has_to_fly():
    s, star, _, _, (ship,) = run(destinies=(9, 9))
    s.until(phase="draw")
    assert not s.blown_away(star) and s.at(ship) == star


def test_only_starfighters_in_the_system_with_torpedoes_begin():
    carrier = Capital("Carrier", LIGHT, "t_carrier", "Corvette", destiny=1, deploy=5, power=3, armor=4, hyperspeed=3,
                      forfeit=6, text=[PermanentPilot(1), Carries(starfighters=2)])  # fmt: skip
    s, star, _, event, (ship,) = run(carrier)
    hull = s.put("Carrier", at=star)
    s.put("Proton Torpedoes", on=hull)
    parked = s.put("Slow Boat", aboard=hull, as_="cargo")
    s.put("Proton Torpedoes", on=parked)
    other = s.put("Slow Boat", at=star)
    s.put("Targeting Computer", on=other)
    saved = s.game.clone()
    s.do("attempt", event, ship)
    assert {each.card for each in s.decision.options if each.card} == {other}
    s.game.become(saved)
    s.happen("lose", ship)
    assert not s.can("attempt", event)


def test_three_may_fly_in():
    s, star, trench, event, flight = run(ships=4)
    s.put("Turbolaser Battery", on=trench)  # so that somebody can act there
    s.do("attempt", event, *flight[:3])
    assert [s.at(each) == trench for each in flight] == [True, True, True, False] and s.at(flight[3]) == star


def test_torpedoes_are_needed():
    s, star, _, event, (ship,) = run()
    s.happen(
        "lose",
        s.game.engine.ref(
            next(
                iter(
                    id
                    for id in range(1, len(s.game.engine.state.cards))
                    if s.game.engine.face(id).title == "Proton Torpedoes"
                )
            )
        ),
    )
    assert not s.can("attempt", event) and s.at(ship) == star


# -- cover -------------------------------------------------------------------------------------------------------------


def chase(destinies=(5, 5), shots=(9,), ships=2):
    """Two fly in, an armed TIE follows; Light has passed."""
    s, star, trench, event, flight = run(destinies=destinies, ships=ships)
    tie = s.put("Hunter", at=star)
    gun = s.put("Gun", on=tie)
    battery = s.put("Turbolaser Battery", on=trench)
    s.destinies("dark", *shots)
    fly(s, event, *flight, followers=[tie])
    s.until(player="dark")
    return s, star, trench, event, flight, tie, gun, battery


def test_weapons_hit_wingmen_first_and_who_is_hit_is_lost():
    s, _, trench, _, (lead, wing), _, gun, battery = chase()
    assert s.can("fire", gun, wing) and not s.can("fire", gun, lead)
    s.do("fire", gun, wing)
    assert s.zone(wing) == "lost" and s.at(lead) == trench
    s.until(player="dark")
    assert s.can("fire", battery, lead) and not s.can("fire", gun)


def test_a_shot_that_misses_leaves_the_wingman():
    s, _, trench, _, (_, wing), _, gun, _ = chase(shots=(2,))  # maneuver 4, less 2 in the trench
    s.do("fire", gun, wing)
    assert s.at(wing) == trench
    s, _, _, _, (_, wing), _, gun, _ = chase(shots=(3,))
    s.do("fire", gun, wing)
    assert s.zone(wing) == "lost"


def test_only_ones_own_starfighters_are_clumsy_and_only_there():
    s, star, _, _, flight, tie, *_ = chase()
    apart = s.put("Slow Boat", at=star)
    assert (s.maneuver(flight[0]), s.maneuver(tie), s.maneuver(apart)) == (2, 3, 4)


def test_weapons_elsewhere_cost_force():
    s, star, _, _, _ = run()
    tie = s.put("Hunter", at=star)
    gun = s.put("Gun", on=tie)
    s.force("dark", 5)
    s.start(turn="dark", phase="battle")
    s.do("battle", star)
    assert next(each.cost for each in s.decision.options if each.card == gun) == 2


def test_weapons_fire_for_free_there():
    s, _, _, _, (_, wing), _, gun, _ = chase()
    assert s.count("dark", "force") == 0 and s.can("fire", gun, wing)


def test_each_fires_once():
    s, _, _, _, (lead, wing), _, gun, battery = chase(shots=(1, 9, 9))
    s.do("fire", gun, wing)
    s.until(player="dark")
    assert not s.can("fire", gun)
    s.do("fire", battery, wing)
    assert s.zone(wing) == "lost" and s.on_table(lead)
    s.until(phase="move")


def test_if_the_lead_is_lost_it_comes_to_nothing():
    s, star, _, _, (lead,), tie, gun, _ = chase(destinies=(9, 9), shots=(9,), ships=1)
    s.do("fire", gun, lead)
    assert s.zone(lead) == "lost" and not s.blown_away(star) and s.at(tie) == star
    assert s.count("light", "used") == 0


def test_a_wingman_with_torpedoes_takes_over():
    s, star, trench, event, flight = run(destinies=(8, 8), ships=2)
    s.put("Proton Torpedoes", on=flight[1])
    tie = s.put("Hunter", at=star)
    gun, battery = s.put("Gun", on=tie), s.put("Turbolaser Battery", on=trench)
    s.destinies("dark", 9, 9, 9)
    s.do("attempt", event, flight[0], flight[1])
    s.do("choose", tie)
    s.do("choose", flight[0])  # the lead
    s.until(player="dark")
    s.do("fire", gun, flight[1])
    assert s.zone(flight[1]) == "lost"
    s.until(player="dark")
    s.do("fire", battery, flight[0])
    assert s.zone(flight[0]) == "lost" and not s.blown_away(star)


def test_batteries_on_the_system_do_not_reach():
    s, star, _, event, flight = run()
    tie = s.put("Hunter", at=star)
    battery = s.put("Turbolaser Battery", on=star)
    fly(s, event, *flight, followers=[tie])
    assert not any(each.card == battery for each in (s.decision.options if s.decision else ()))


# -- the place ---------------------------------------------------------------------------------------------------------


def test_nothing_deploys_or_moves_to_the_trench():
    s, star, trench, _, (ship,) = run()
    bay = s.location("Death Star: Docking Bay 327", side="dark")
    trooper = s.put("Death Star Trooper", at=bay)
    another, tie = s.hand("dark", "Death Star Trooper", "TIE Fighter")
    s.force("dark", 9)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", another, trench) and s.can("deploy", another, bay)
    assert not s.can("deploy", tie, trench)
    s.start(turn="dark", phase="move")
    assert not s.can("walk", trooper, trench)
    s.force("light", 9)
    s.start(turn="light", phase="move")
    assert not s.can("land", ship, trench) and s.at(ship) == star


def test_a_turbolaser_battery_deploys_in_the_trench_at_its_price():
    s, _, trench, _, _ = run()
    battery, cannon = s.hand("dark", "Turbolaser Battery", "Boosted TIE Cannon")
    s.force("dark", 3)
    s.start(turn="dark", phase="deploy")
    assert not s.can("deploy", cannon, trench)
    s.do("deploy", battery, trench)
    assert s.carrier(battery) == trench and s.count("dark", "force") == 0


def test_attack_run_deploys_in_the_trench_and_protects_torpedoes():
    s, star, trench, event, _ = run()
    s.happen("lose", event)
    card = s.hand("light", "Attack Run")
    s.start(turn="light", phase="deploy")
    assert not s.can("deploy", card, star)
    torpedoes = next(
        s.game.engine.ref(id)
        for id in range(1, len(s.game.engine.state.cards))
        if s.game.engine.face(id).title == "Proton Torpedoes"
    )
    overload = s.hand("dark", "Overload")
    s.start(turn="dark", phase="control")
    assert s.can("play", overload, torpedoes)
    s.start(turn="light", phase="deploy")
    s.do("deploy", card, trench)
    s.start(turn="dark", phase="control")
    assert not s.can("play", overload, torpedoes)
    luke = s.put("Luke Skywalker", at=s.location("Tatooine: Mos Eisley", side="dark"))
    assert s.can("play", overload, s.put("Luke's Blaster Pistol", on=luke))


# -- Red 5, Rebel Tech -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armed", "drawn", "destroyed"), [("Red 5", 7, True), ("Red 5", 6, False), ("X-wing", 7, False)]
)
def test_red_5_adds_1_as_the_lead(armed, drawn, destroyed):
    s, star, _, event, flight = run(destinies=(drawn, 6), armed=armed)
    s.put("Jek Porkins", aboard=flight[0], as_="pilot")
    fly(s, event, *flight)
    assert s.blown_away(star) == destroyed


def test_red_5_does_not_add_it_as_a_wingman():
    s, star, _, event, flight = run(destinies=(7, 6))
    wing = s.put("Red 5", at=star)
    s.put("Jek Porkins", aboard=wing, as_="pilot")
    fly(s, event, *flight, wing)
    assert not s.blown_away(star)


def test_red_5_has_room_for_a_pilot_and_an_astromech():
    s = Scenario(cards=CARDS)
    ship = s.put("Red 5", at=s.location("Tatooine"))
    pilot, droid, more, another = s.hand("light", "Ace", "1_24", "Ace", "1_24")
    s.force("light", 9)
    s.start(turn="light", phase="deploy")
    s.do("deploy", pilot, ship)
    s.do("deploy", droid, ship)
    assert s.aboard(pilot) == s.aboard(droid) == ship
    assert not s.can("deploy", more, ship) and not s.can("deploy", another, ship)


def test_red_5_is_immune_with_luke():
    s = Scenario()
    system = s.location("Tatooine")
    ship, other = s.put("Red 5", at=system), s.put("Red 3", at=system)
    s.put("Biggs Darklighter", aboard=ship, as_="pilot")
    s.put("Luke Skywalker", aboard=other, as_="pilot")
    assert not value(s._engine, "immunity", ship.id) and not value(s._engine, "immunity", other.id)
    s = Scenario()
    system = s.location("Tatooine")
    ship = s.put("Red 5", at=system)
    s.start(turn="light", phase="control")
    assert not value(s.game.engine, "immunity", ship.id)
    s.put("Luke Skywalker", aboard=ship, as_="pilot")
    assert value(s.game.engine, "immunity", ship.id) == 4


@pytest.mark.ruling("cumulatively.2")
@pytest.mark.parametrize(("techs", "where", "drawn", "destroyed"), [
    (3, "Yavin 4: Massassi War Room", 5, True), (2, "Yavin 4: Massassi War Room", 5, False),
    (3, "Yavin 4: Docking Bay", 5, False), (3, "Death Star: War Room", 5, False),
])  # fmt: skip
def test_three_rebel_techs_add_3(techs, where, drawn, destroyed):
    s, star, _, event, flight = run(destinies=(drawn, 4), sites=1)  # and the pilot's 2, and two sites
    room = s.location(where)
    s.put("Leia Organa", at=s.location("Yavin 4: Massassi War Room"))
    for _ in range(techs):
        s.put("Rebel Tech", at=room)
    fly(s, event, *flight)
    assert s.blown_away(star) == destroyed


def test_rebel_techs_add_to_nothing_else():
    doom = EpicEvent("Doom", LIGHT, "t_doom", text=[
        Attempt([DrawDestiny(), If(AttemptTotal(DESTINY) > 4, (LoseForce(3, OPPONENT),))])])  # fmt: skip
    s = Scenario(cards=[doom])
    s.put("Rebel Tech", at=s.location("Yavin 4: Massassi War Room"))
    s.destinies("light", 4)
    s.start(turn="light", phase="control")
    s.do("attempt", s.hand("light", "Doom"))
    assert s.count("dark", "lost") == 0


def test_a_rebel_tech_fetches_the_trench():
    s = Scenario()
    room, bay = s.location("Yavin 4: Massassi War Room"), s.location("Yavin 4: Docking Bay")
    tech, away = s.put("Rebel Tech", at=room), s.put("Rebel Tech", at=bay)
    spy = s.put("Rebel Tech", at=s.location("Death Star: War Room", side="dark"))
    trench, other = s.pile("light", "reserve", "Death Star: Trench", "Attack Run")
    s.start(turn="light", phase="control")
    assert not s.can("use", away) and not s.can("use", spy) and not s.can("use", tech, other)
    s.do("use", tech, trench)
    assert s.zone(tech) == "used" and s.zone(trench) == "hand"
    s.start(turn="light", phase="deploy")
    assert not s.can("use", away)
