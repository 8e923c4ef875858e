"""`explain`: a number is the sum of its parts, and the printed one comes first."""

import pytest

from cantina.testing import Scenario


def in_space():
    s = Scenario()
    system = s.location("Yavin 4", side="light")
    s.start(turn="light", phase="battle")
    return s, system


def told(s, stat, card, player=None):
    explained = s.game.explain(stat, card, player)
    assert sum(part.amount for part in explained.parts) == explained.value
    return [(part.amount, part.card) for part in explained.parts]


def test_a_ship_without_a_pilot_keeps_its_printed_number_and_loses_it_again():
    s, system = in_space()
    falcon = s.put("Millennium Falcon", at=system)
    assert s.power(falcon) == 0
    assert told(s, "power", falcon) == [(3, None), (-3, falcon)]
    s.put("Chewbacca", aboard=falcon, as_="pilot")
    assert told(s, "power", falcon)[0] == (3, None) and s.power(falcon) == 5


def test_a_permanent_pilot_adds_to_the_printed_number():
    s, system = in_space()
    leader = s.put("Red Leader In Red 1", at=system)
    assert told(s, "power", leader) == [(3, None), (2, leader)]


def test_defense_is_explained_by_what_stands_for_it():
    s, system = in_space()
    leader = s.put("Red Leader In Red 1", at=system)
    assert told(s, "defense", leader) == [(4, None)] and s.defense(leader) == 4


def test_values_have_the_names_of_the_questions():
    s, system = in_space()
    ship = s.put("Corellian Corvette", at=system)
    assert s.game.explain("deploy_cost", ship).value == 4
    assert s.game.explain("total_power", system, "light").value == s.total_power("light", system) == 5
    assert s.game.explain("drain_amount", system, "light").value == s.drain_amount("light", system)
    assert s.game.explain("icons", system, "dark").value == s.icons("dark", system)
    assert s.game.explain("power", ship, player="light").value == 5


def test_what_has_no_name_is_refused():
    s, system = in_space()
    with pytest.raises(ValueError, match="'charm' is no value"):
        s.game.explain("charm", system)
    with pytest.raises(ValueError, match="'Light'"):
        s.game.explain("power", system, player="Light")


def test_in_a_battle_total_power_counts_what_helps_in_battles():
    s = Scenario()
    system = s.location("Yavin 4", side="light")
    room = s.location("Yavin 4: Massassi War Room", side="light")
    s.put("X-wing", at=system)
    trooper = s.put("Rebel Trooper", at=room)
    s.put("Stormtrooper", at=room)
    s.force("dark", 3)
    s.start(turn="dark", phase="battle")
    assert told(s, "total power", room, "light") == [(1, trooper)]
    s.do("battle", room)
    assert told(s, "total power", room, "light") == [(1, trooper), (1, system)] and s.total_power("light", room) == 2


def test_the_only_card_of_a_hand_can_be_asked_about():
    s, system = in_space()
    luke = s.hand("light", "Luke Skywalker")
    assert s.game.explain("power", luke).value == 3 and s.game.why_not("deploy", luke)
