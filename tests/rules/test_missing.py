"""Missing characters: where they lie, and what still sees them (glossary: missing)."""

import pytest

from cantina.testing import Scenario
from tests.cards.jedi_tests import School
from tests.cards.sample_cards import BOX, draws

DUNES, TOWN = "Tatooine: Jundland Wastes", "Tatooine: Mos Eisley"


def in_the_dunes(*, dark=(), light=(), missing="Han Solo", turn="light", phase="control"):
    """Somebody missing in the dunes, and others who are there."""
    s = Scenario(cards=BOX)
    dunes = s.location(DUNES)
    gone = s.put(missing, missing=dunes)
    there = [s.put(title, at=dunes) for title in (*light, *dark)]
    s.force("light", 8), s.force("dark", 8)
    s.start(turn=turn, phase=phase)
    return s, dunes, gone, *there


@pytest.mark.ruling("missing.1")
def test_a_character_that_goes_missing_lies_under_its_site_and_stays_there():
    s = Scenario()
    dunes = s.location(DUNES)
    han = s.put("Han Solo", at=dunes)
    s.start(turn="light", phase="move")
    s.happen("missing", han)
    assert s.missing(han) and s.zone(han) == "missing" and s.at(han) == dunes and not s.on_table(han)
    for seat in ("light", "dark", "public"):  # face up
        place = s.game.view(seat)["table"]["rows"][0]["locations"][0]
        assert [(each["title"], each["status"]) for each in place["cards"]] == [("Han Solo", ["missing"])]
    s.until("control", player="light")
    assert s.missing(han) and s.at(han) == dunes


@pytest.mark.ruling("missing.1", "missing.2")
def test_a_missing_character_does_not_move():
    """What Luke could do while he is there he cannot do while he is missing: walk, shuttle, transit, embark."""
    s = Scenario()
    bay, town = s.location("Tatooine: Docking Bay 94"), s.location(TOWN)
    cellar = s.location("Cloud City: Platform 327 (Docking Bay)")
    ship, speeder = s.put("Home One", at=s.location("Tatooine")), s.put("Luke's X-34 Landspeeder", at=bay)
    s.put("Captain Han Solo", aboard=ship)
    luke, friend = s.put("Luke Skywalker", at=bay), s.put("Rebel Trooper", at=bay)
    s.force("light", 9)
    s.start(turn="light", phase="move")
    ways = (("walk", town), ("shuttle", ship), ("transit",), ("embark", speeder))

    def can(who, verb, *to):
        return s.can(verb, bay, cellar, who) if verb == "transit" else s.can(verb, who, *to)

    assert all(can(luke, *way) for way in ways)
    s.happen("missing", luke)
    assert not any(can(luke, *way) for way in ways) and all(can(friend, *way) for way in ways)
    assert {why.rule for why in s.why_not("walk", luke)} == {"missing"}
    s.happen("find", luke)
    assert all(can(luke, *way) for way in ways)


def test_who_is_aboard_something_leaves_it_to_go_missing():
    s = Scenario()
    dunes = s.location(DUNES)
    speeder = s.put("Luke's X-34 Landspeeder", at=dunes)
    han = s.put("Han Solo", aboard=speeder)
    s.start(turn="light", phase="move")
    s.happen("missing", han)
    assert s.aboard(han) is None and s.at(han) == dunes and s.missing(han)


def test_nobody_goes_missing_twice_or_in_space():
    s, dunes, han = in_the_dunes()
    with pytest.raises(Exception, match="missing: the rules"):
        s.happen("missing", han)
    luke = s.put("Luke Skywalker", aboard=s.put("X-wing", at=s.location("Tatooine")))
    with pytest.raises(Exception, match="missing: the rules"):
        s.happen("missing", luke)


@pytest.mark.ruling("missing.2")
def test_a_missing_character_keeps_nobody_from_draining():
    s, dunes, han, trooper = in_the_dunes(dark=["Stormtrooper"], turn="dark")
    assert not s.active(han) and not s.presence("light", dunes) and s.controls("dark", dunes)
    assert s.total_power("light", dunes) == 0 and s.can("drain", dunes)
    s.happen("find", han)
    assert s.presence("light", dunes) and not s.can("drain", dunes)


@pytest.mark.ruling("missing.3", "missing.20")
@pytest.mark.parametrize("title", ["Han Solo", "Han With Heavy Blaster Pistol"])
def test_the_owner_of_a_missing_han_deploys_no_other(title):
    s, dunes, han = in_the_dunes(phase="deploy")
    town = s.location(TOWN)
    other = s.hand("light", title)
    assert not s.can("deploy", other, town)
    assert s.why_not("deploy", other, town)[0].card == han
    s.happen("lose", han)
    assert s.can("deploy", other, town)


@pytest.mark.ruling("missing.3")
def test_a_missing_character_of_whom_there_may_be_three_is_one_of_them():
    s, dunes, first, second = in_the_dunes(missing="Talz", light=["Talz"], phase="deploy")
    third, fourth = s.hand("light", "Talz", "Talz")
    s.do("deploy", third, dunes)
    assert not s.can("deploy", fourth, dunes) and s.reasons("deploy", fourth, dunes) == ["unique"]
    s.happen("lose", first)
    assert s.can("deploy", fourth, dunes)


@pytest.mark.ruling("missing.4")
def test_debris_sweeps_missing_characters_along():
    s = Scenario(cards=BOX)
    dunes = s.location(DUNES)
    walker, han = s.put("Blizzard Walker", at=dunes), s.put("Han Solo", missing=dunes)
    luke, elsewhere = s.put("Luke Skywalker", missing=dunes), s.put("Leia Organa", missing=s.location(TOWN))
    debris = s.hand("dark", "Debris Zone")
    s.force("dark", 4)
    s.start(turn="light", phase="control")
    s.happen("lose", walker)
    s.destinies("dark", s.destiny(han))
    s.do("play", debris)
    assert s.zone(han) == "lost" and s.destiny(luke) == s.destiny(han) and s.zone(luke) == "lost"
    assert s.missing(elsewhere)


@pytest.mark.ruling("missing.5", "missing.19")
def test_no_text_that_chooses_a_target_chooses_a_missing_card():
    s, dunes, han = in_the_dunes(turn="dark")
    pistol = s.put("Han's Heavy Blaster Pistol", on=han)
    overload, lure = s.hand("dark", "Overload", "He Hasn't Come Back Yet")
    assert not s.can("play", overload) and not s.can("play", lure)
    s.happen("find", han)
    assert s.can("play", overload, pistol)


@pytest.mark.ruling("missing.6", "missing.21")
def test_what_a_missing_character_carries_counts_for_uniqueness():
    s, dunes, han, luke = in_the_dunes(light=["Luke Skywalker"], phase="deploy")
    pistol = s.put("Han's Heavy Blaster Pistol", on=han)
    other = s.hand("light", "Han's Heavy Blaster Pistol")
    assert not s.can("deploy", other, luke) and s.why_not("deploy", other, luke)[0].card == pistol
    s.happen("lose", pistol)
    assert s.can("deploy", other, luke)


@pytest.mark.ruling("missing.7", "missing.8")
def test_what_a_missing_character_carries_is_of_no_use_until_it_is_found():
    s, dunes, han, luke = in_the_dunes(light=["Luke Skywalker"], phase="deploy")
    blaster = s.put("Blaster", on=han)
    assert s.zone(blaster) == "missing" and not s.on_table(blaster) and not s.active(blaster)
    assert not s.can("transfer", blaster, luke)
    s.happen("find", han)
    assert s.on_table(blaster) and s.can("transfer", blaster, luke)


@pytest.mark.ruling("missing.12", "missing.15")
def test_death_mark_goes_on_while_its_target_is_missing():
    s = Scenario()
    dunes, town = s.location(DUNES), s.location(TOWN)
    han = s.put("Han Solo", at=dunes)
    mark = s.put("Death Mark", on=town, targets={"target": han})
    s.start(turn="dark", phase="draw")
    s.happen("missing", han)
    assert s.zone(mark) == "table" and s.game.engine.card(mark.id).memory
    lost = s.count("light", "lost")
    s.until("control", player="light")
    assert s.count("light", "lost") == lost + 1 and s.zone(mark) == "table"


@pytest.mark.ruling("missing.16")
def test_nothing_deploys_on_a_missing_character():
    s, dunes, han = in_the_dunes(phase="deploy")
    blaster = s.hand("light", "Blaster")
    assert not s.can("deploy", blaster, han) and s.reasons("deploy", blaster, han) == ["deploys-on"]
    s.happen("find", han)
    assert s.can("deploy", blaster, han)


@pytest.mark.ruling("missing.18")
def test_a_missing_character_is_in_no_battle():
    s, dunes, han, luke, trooper = in_the_dunes(light=["Luke Skywalker"], dark=["Stormtrooper"], phase="battle")
    s.do("battle", dunes)
    assert s.battle.participants("light") == (luke,) and s.battle.power("light") == s.power(luke)


@pytest.mark.ruling("missing.18")
def test_who_goes_missing_in_a_battle_is_out_of_it():
    s, dunes, han, luke, trooper = in_the_dunes(light=["Luke Skywalker"], dark=["Stormtrooper"], phase="battle")
    s.happen("find", han)
    s.do("battle", dunes)
    assert set(s.battle.participants("light")) == {han, luke}
    s.happen("missing", han)
    assert s.battle.participants("light") == (luke,)


@pytest.mark.ruling("missing.22")
def test_a_missing_character_is_not_replaced():
    s, dunes, han = in_the_dunes(phase="deploy")
    captain = s.hand("light", "Han With Heavy Blaster Pistol")
    assert not s.can("replace", captain, han) and s.why_not("replace", captain, han)[0].rule == "missing"
    s.happen("find", han)
    assert s.can("replace", captain, han)


@pytest.mark.ruling("missing.17")
def test_leia_with_blaster_rifle_adds_nothing_for_a_missing_han():
    s, dunes, han, leia, trooper = in_the_dunes(
        light=["Leia With Blaster Rifle"], dark=["Stormtrooper"], turn="dark", phase="battle")  # fmt: skip
    s.hand("light", "Light Trick")
    s.do("battle", dunes)
    alone = draws(s, "light")
    s.happen("find", han)
    assert draws(s, "light") > alone


@pytest.mark.ruling("missing.10")
def test_a_captive_does_not_go_missing_with_its_escort():
    s = Scenario(cards=BOX)
    dunes = s.location(DUNES)
    guard = s.put("Dark Guard", at=dunes)
    rebel = s.put("Rebel 3", captive_of=guard)
    s.start(turn="dark", phase="control")
    s.happen("missing", guard)
    assert s.missing(guard) and not s.missing(rebel)
    s.do("release", rebel, dunes)
    assert not s.captive(rebel) and s.on_table(rebel) and s.at(rebel) == dunes


@pytest.mark.ruling("missing.13")
@pytest.mark.parametrize("who", ["apprentice", "mentor"])
def test_a_jedi_test_remembers_a_missing_apprentice_or_mentor(who):
    school = School(2)
    s, gone = school.s, getattr(school, who)
    s.happen("missing", gone)
    assert s.zone(school.test) == "table" and not school.offered()
    s.happen("find", gone)
    assert school.offered() and s.zone(school.done[0]) == "table"


def carrying_yoda():
    """Luke in the dunes with Yoda in his backpack."""
    s = Scenario(cards=BOX)
    dunes = s.location(DUNES)
    luke = s.put("Luke Skywalker", at=dunes)
    pack = s.put("Luke's Backpack", on=luke)
    yoda = s.put("Yoda", aboard=pack, as_="passenger")
    s.start(turn="dark", phase="control")
    return s, dunes, luke, pack, yoda


@pytest.mark.ruling("missing.9")
def test_yoda_in_lukes_backpack_goes_missing_with_him():
    s, dunes, luke, pack, yoda = carrying_yoda()
    s.happen("missing", luke)
    assert s.missing(luke) and s.missing(yoda) and s.aboard(yoda) == pack and not s.active(pack)


@pytest.mark.ruling("missing.11")
@pytest.mark.parametrize("first", ["luke", "yoda"])
@pytest.mark.parametrize("what", ["find", "lose", "capture"])
def test_what_becomes_of_one_becomes_of_the_other(what, first):
    s, dunes, luke, pack, yoda = carrying_yoda()
    s.put("Dark Guard", at=dunes), s.put("Dark Guard", at=dunes)
    s.happen("missing", luke)
    s.happen(what, luke if first == "luke" else yoda)
    while s.decision.options[0].verb == "seize":
        s.decide(lambda option: option.verb == "seize")
    if what == "capture":
        assert s.captive(luke) and s.captive(yoda)
    else:
        assert [s.zone(each) for each in (luke, yoda)] == ["table" if what == "find" else "lost"] * 2
    assert not s.missing(luke) and not s.missing(yoda)


@pytest.mark.ruling("missing.14")
def test_the_objective_turns_back_when_han_goes_missing():
    s = Scenario(cards=BOX)
    dunes = s.location(DUNES)
    objective = s.objective("light", "You Can Either Profit By This...", flipped=True)
    han = s.put("Han Solo", at=dunes)
    s.start(turn="dark", phase="control")
    assert s.flipped(objective)
    s.happen("missing", han)
    assert not s.flipped(objective)
