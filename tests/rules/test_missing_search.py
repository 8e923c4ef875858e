"""Search parties: who is in one, what it draws, whom it finds and what they do afterwards (glossary: missing)."""

import pytest

from tests.rules.test_missing import TOWN, in_the_dunes

HARD = 5


@pytest.mark.parametrize(("destiny", "found"), [(HARD - 2, False), (HARD - 1, True)])
def test_each_member_adds_one_and_the_total_must_be_more_than_five(destiny, found):
    s, dunes, han, luke, leia = in_the_dunes(light=["Luke Skywalker", "Leia Organa"])
    s.destinies("light", destiny)
    s.do("search", dunes, luke, leia)
    s.do("done")
    assert s.missing(han) != found and s.on_table(han) == found


@pytest.mark.parametrize(("destiny", "found"), [(HARD - 2, False), (HARD - 1, True)])
def test_a_scout_adds_two(destiny, found):
    s, dunes, han, scout = in_the_dunes(light=["Corporal Beezer"])
    s.destinies("light", destiny)
    s.do("search", dunes, scout)
    s.do("done")
    assert s.missing(han) != found


def test_members_neither_move_nor_search_again_nor_attack_this_turn_but_may_be_attacked():
    s, dunes, han, luke, trooper = in_the_dunes(light=["Luke Skywalker"], dark=["Stormtrooper"])
    s.location(TOWN)
    s.destinies("light", 1)
    s.do("search", dunes, luke)
    s.do("done")
    assert s.missing(han) and not s.can("search", dunes)
    assert s.why_not("search", dunes)[0].rule == "missing"
    s.until("battle")
    assert not s.can("battle", dunes) and s.why_not("battle", dunes)[0].rule == "missing"
    s.until("move")
    assert not s.can("walk", luke) and s.why_not("walk", luke)[0].rule == "missing"
    s.until("battle", player="dark")
    s.do("battle", dunes)
    assert s.battle.participants("light") == (luke,)


def test_others_search_the_same_site_again_and_who_is_found_has_searched():
    s, dunes, han, luke, leia = in_the_dunes(light=["Luke Skywalker", "Leia Organa"])
    s.destinies("light", 1, 6)
    s.do("search", dunes, luke)
    s.do("done")
    assert s.missing(han) and not s.can("search", dunes, luke)
    s.do("search", dunes, leia)
    s.do("done")
    assert s.on_table(han) and not s.can("search", dunes)
    s.location(TOWN)
    s.until("move")
    assert not s.can("walk", han)


def test_a_party_is_chosen_one_by_one_and_can_be_called_off():
    s, dunes, han, luke, leia = in_the_dunes(light=["Luke Skywalker", "Leia Organa"])
    s.do("search", dunes)
    assert {option.verb for option in s.decision.options} == {"choose", "cancel"}
    s.do("cancel")
    assert s.can("search", dunes, luke)


def test_only_your_own_are_searched_for_in_your_control_phase_by_those_who_are_there():
    s, dunes, han, trooper = in_the_dunes(dark=["Stormtrooper"], turn="dark")
    assert not s.can("search", dunes) and s.why_not("search", dunes, player="dark")[0].rule == "missing"
    s, dunes, han, luke = in_the_dunes(light=["Luke Skywalker"], phase="deploy")
    assert not s.can("search", dunes)
    s, dunes, han = in_the_dunes()
    s.put("Luke Skywalker", at=s.location(TOWN))
    assert not s.can("search", dunes)


def test_without_a_destiny_nobody_is_found():
    party = ["Luke Skywalker", "Leia Organa", *(f"Rebel {n}" for n in range(1, 7))]
    s, dunes, han, *party = in_the_dunes(light=party)
    s.life_force("light", 3), s.force("light", 3)
    s.do("search", dunes, *party)
    s.do("done")
    assert s.missing(han) and s.count("light", "force") == 3


def test_of_several_one_is_found_by_chance():
    found = set()
    for seed in range(12):
        s, dunes, han, luke = in_the_dunes(light=["Luke Skywalker"])
        leia = s.put("Leia Organa", missing=dunes)
        s.game.engine.state.rng = seed
        s.destinies("light", 6)
        s.do("search", dunes, luke)
        s.do("done")
        found.add(tuple(each.title for each in (han, leia) if s.on_table(each)))
    assert found == {("Han Solo",), ("Leia Organa",)}
