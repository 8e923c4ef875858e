"""Cards about missing characters: each clause, where it must not apply, and just below each threshold."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from tests.cards.sample_cards import BOX, scene

DUNES, TOWN, CANTINA = "Tatooine: Jundland Wastes", "Tatooine: Mos Eisley", "Tatooine: Cantina"


# -- He Hasn't Come Back Yet -------------------------------------------------------------------------------------------


HULL = Site("Death Star: Hull", DARK, "missing hull", ["exterior", "mobile"], (1, 1))


def out_alone(site=DUNES, side="dark", who="Rebel 4", **also):
    s = scene(HULL)
    place = s.location(site, side=side)
    person = s.put(who, at=place)
    lure = s.hand("dark", "He Hasn't Come Back Yet")
    s.start(**{"turn": "dark", "phase": "control", **also})
    return s, place, person, lure


@pytest.mark.ruling("he-hasnt-come-back-yet.1")
@pytest.mark.parametrize(("side", "played"), [("dark", True), ("light", False)])
def test_it_is_played_only_at_a_site_that_you_deployed(side, played):
    s, place, rebel, lure = out_alone(TOWN, side)
    assert s.can("play", lure, rebel) == played


@pytest.mark.parametrize(("destiny", "gone"), [(1, False), (2, True)])
def test_who_is_out_alone_does_not_come_back(destiny, gone):
    s, place, rebel, lure = out_alone()
    s.destinies("dark", destiny)
    s.do("play", lure, rebel)
    assert s.missing(rebel) == gone and s.zone(lure) == "lost"


def test_anybody_alone_at_an_exterior_planet_site_will_do_but_for_docking_bays_and_droids():
    assert out_alone(who="Imperial 4")[0].can("play", out_alone(who="Imperial 4")[3])
    assert not out_alone(CANTINA)[0].can("play", out_alone(CANTINA)[3])
    bay = "Tatooine: Docking Bay 94"
    assert not out_alone(bay)[0].can("play", out_alone(bay)[3])
    for nobody in ("R2-D2 (Artoo-Detoo)", "Crawler"):
        s, place, droid, lure = out_alone(who=nobody)
        assert not s.can("play", lure)
    s, place, rebel, lure = out_alone("Death Star: Hull")
    assert not s.can("play", lure)


def test_company_keeps_it_away_and_so_do_other_phases():
    s, place, rebel, lure = out_alone()
    s.put("Imperial 1", at=place)
    assert s.can("play", lure, rebel)  # the opponent's people are no company
    s.put("Rebel 1", at=place)
    assert not s.can("play", lure, rebel)
    for also in ({"phase": "deploy"}, {"turn": "light"}):
        s, _, _, lure = out_alone(**also)
        assert not s.can("play", lure)


# -- High Anxiety ------------------------------------------------------------------------------------------------------


def somebody_lost(lost="Rebel 3", *others):
    s = scene()
    dunes, town, base = s.location(DUNES), s.location(TOWN), s.location("Yavin 4: Docking Bay")
    stray = s.put(lost, at=dunes)
    friends = [s.put(title, at=place) for title, place in zip(others, (dunes, town, base), strict=False)]
    anxiety = s.hand("dark", "High Anxiety")
    s.start(turn="dark", phase="control")
    s.happen("missing", stray)
    return s, stray, anxiety, *friends


@pytest.mark.ruling("high-anxiety.1")
def test_it_deploys_on_a_strong_rebel_of_that_planet():
    s, stray, anxiety, here, near, far = somebody_lost("Rebel 3", "Rebel 3", "Rebel 5", "Rebel 6")
    s.put("Rebel 4", aboard=s.put("Fighter", at=s.location("Tatooine")), as_="pilot")
    s.do("deploy", anxiety)
    assert {option.card for option in s.decision.options if option.verb == "choose"} == {here, near}


@pytest.mark.ruling("high-anxiety.1")
@pytest.mark.parametrize(("lost", "friend", "may"), [
    ("Rebel 3", "Rebel 4", True), ("Rebel 2", "Rebel 4", False), ("Rebel 3", "Rebel 2", False),
    ("Imperial 3", "Rebel 4", False), ("Rebel 3", "Imperial 4", False)])  # fmt: skip
def test_it_needs_a_strong_stray_of_the_opponents_and_a_strong_rebel(lost, friend, may):
    s, _, anxiety, friend = somebody_lost(lost, friend)
    assert s.can("deploy", anxiety) is may


def test_a_loss_of_another_kind_makes_nobody_anxious():
    s = scene()
    dunes = s.location(DUNES)
    stray, _, anxiety = s.put("Rebel 3", at=dunes), s.put("Rebel 4", at=dunes), s.hand("dark", "High Anxiety")
    s.start(turn="dark", phase="control")
    s.happen("lose", stray)
    assert not s.can("deploy", anxiety)


def anxious():
    s, stray, anxiety, friend = somebody_lost("Rebel 3", "Rebel 4")
    s.do("deploy", anxiety, friend)
    return s, stray, anxiety, friend


@pytest.mark.ruling("high-anxiety.2")
def test_the_anxious_rebel_is_in_no_battle():
    s, stray, anxiety, friend = anxious()
    dunes = s.at(friend)
    s.put("Imperial 1", at=dunes)
    s.until("battle")
    assert not s.can("battle", dunes)
    other = s.put("Rebel 1", at=dunes)
    s.hand("light", "Light Trick")
    s.do("battle", dunes)
    assert s.battle.participants("light") == (other,)


@pytest.mark.ruling("high-anxiety.3")
@pytest.mark.parametrize("what", ["find", "lose"])
def test_it_ends_when_the_stray_is_no_longer_missing(what):
    s, stray, anxiety, friend = anxious()
    assert s.carrier(anxiety) == friend
    s.happen(what, stray)
    assert s.zone(anxiety) == "lost"


# -- Mournful Roar -----------------------------------------------------------------------------------------------------


def wookiee(what="missing", who="Han Solo"):
    s = Scenario(cards=BOX)
    dunes, town = s.location(DUNES), s.location(TOWN)
    han, chewie = s.put(who, at=dunes), s.put("Chewbacca", at=town)
    roar = s.hand("dark", "Mournful Roar")
    s.force("light", 10), s.force("dark", 2)
    s.start(turn="dark", phase="control")
    s.happen(what, han)
    return s, town, han, chewie, roar


@pytest.mark.ruling("mournful-roar.1")
@pytest.mark.parametrize("what", ["missing", "lose"])
def test_it_answers_the_loss_of_han(what):
    s, town, han, chewie, roar = wookiee(what)
    s.do("deploy", roar)  # there is nobody else to choose
    assert s.carrier(roar) == chewie


@pytest.mark.ruling("mournful-roar.1")
def test_it_answers_nothing_else_and_at_no_other_time():
    for what in ("missing", "lose"):
        for title, may in (("Han Solo", True), ("Luke Skywalker", False)):
            s, town, gone, chewie, roar = wookiee(what, title)
            assert s.can("deploy", roar) is may
    s, town, han, chewie, roar = wookiee()
    s.pass_()
    s.until("deploy")
    assert s.reasons("deploy", roar) == ["deploys-on"]


@pytest.mark.ruling("mournful-roar.3")
def test_wookiee_roar_is_not_played_meanwhile():
    s, town, han, chewie, roar = wookiee()
    s.do("deploy", roar, chewie)
    answer, trick = s.hand("light", "Wookiee Roar", "Light Trick")
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    s.until("control", player="light")
    assert not s.can("play", answer) and s.why_not("play", answer)[0].card == roar
    assert s.can("play", trick)
    s.happen("lose", roar)
    assert s.can("play", answer)


@pytest.mark.ruling("mournful-roar.2")
@pytest.mark.parametrize("mourning", [True, False])
def test_let_the_wookiee_win_is_not_played_meanwhile(mourning):
    s = Scenario(cards=BOX)
    board, town = s.location("Imperial Holotable", side="dark"), s.location(TOWN)
    s.put("Houjix", at=board), s.put("Molator", at=board)
    chewie = s.put("Chewbacca", at=town)
    roar = s.put("Mournful Roar", on=chewie) if mourning else None
    answer = s.hand("light", "Let The Wookiee Win")
    s.force("light", 3)
    s.start(turn="light", phase="battle")
    s.do("battle", board)
    assert s.can("play", answer, mode=1) != mourning
    assert not mourning or s.why_not("play", answer)[0].card == roar


@pytest.mark.ruling("mournful-roar.4")
def test_the_opponent_loses_force_at_the_end_of_every_turn():
    s, town, han, chewie, roar = wookiee()
    s.do("deploy", roar, chewie)
    for turn in (1, 2):
        s.until(verb="lose")
        s.do("lose", pile="reserve")
        assert s.count("light", "lost") == turn and s.count("dark", "lost") == 0


@pytest.mark.ruling("mournful-roar.5")
def test_it_ends_when_han_is_deployed_again():
    s, town, han, chewie, roar = wookiee("lose")
    s.do("deploy", roar, chewie)
    again = s.hand("light", "Han Solo")
    s.until(verb="lose")
    s.do("lose", pile="reserve")
    s.until("deploy", player="light")
    assert s.zone(roar) == "table"
    s.do("deploy", again, town)
    assert s.zone(roar) == "lost"


@pytest.mark.ruling("mournful-roar.6")
def test_it_ends_when_han_is_found():
    s, town, han, chewie, roar = wookiee()
    s.do("deploy", roar, chewie)
    assert s.zone(roar) == "table"
    s.happen("find", han)
    assert s.zone(roar) == "lost"


# -- Found Someone You Have --------------------------------------------------------------------------------------------


@pytest.mark.ruling("found-someone-you-have-v.1")
def test_it_finds_one_of_your_missing_characters():
    s = scene()
    dunes = s.location(DUNES)
    rebel, imperial = s.put("Rebel 3", missing=dunes), s.put("Imperial 3", missing=dunes)
    card = s.hand("light", "Found Someone You Have (V)")
    s.start(turn="light", phase="deploy")
    assert not s.can("play", card, imperial)
    s.do("play", card, rebel)
    assert s.on_table(rebel) and s.presence("light", dunes) and s.missing(imperial)
    assert s.zone(card) == "lost"


@pytest.mark.ruling("found-someone-you-have-v.2")
def test_or_it_retrieves_the_topmost_character_from_below_other_cards():
    s = scene()
    *_, deep, rebel, trick = s.pile("light", "lost", *["Rebel 3"] * 8, "Rebel 1", "Rebel 2", "Light Trick")
    card = s.hand("light", "Found Someone You Have (V)")
    s.start(turn="light", phase="deploy")
    s.do("play", card)
    assert s.zone(rebel) == "hand" and s.zone(deep) == "lost" and s.zone(trick) == "lost"


def test_without_anybody_missing_or_lost_it_does_nothing():
    s = scene()
    s.put("Rebel 3", at=s.location(DUNES))
    card = s.hand("light", "Found Someone You Have (V)")
    s.start(turn="light", phase="deploy")
    assert not s.can("play", card)
