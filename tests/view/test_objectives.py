"""What a seat is told of what turns a card with two faces over."""

import pytest

from cantina.lang import *
from cantina.testing import Scenario
from cantina.view.resample import resample
from cantina.view.seat import seat_view
from tests.cards.sample_cards import BOX

SEATS = ("light", "dark", "public")
STARS = [System(f"Star {n}", LIGHT, f"test star {n}", ["planet"], (1, 1), parsec=n) for n in range(1, 5)]
RALLTIIR = [Site(f"Ralltiir: {n}", DARK, f"test ralltiir {n}", ["exterior", "planet"], (1, 1)) for n in "ABC"]


def flips(s, seat, face=0):
    """What turns the one Objective over: from the face that is up, or back to it."""
    (shown,) = s.game.view(seat)["objectives"]
    return shown["faces"][face]["flips"]


def needs(s, seat, face=0):
    (flip,) = flips(s, seat, face)
    return flip["needs"]


def ralltiir(**more):
    s = Scenario(cards=[*RALLTIIR, *BOX])
    objective = s.objective("dark", "Ralltiir Operations", **more)
    return s, objective, [s.location(each.title) for each in RALLTIIR]


def test_conditions_are_told_one_by_one_with_what_holds_and_how_many_there_are():
    s, _, (first, second, _) = ralltiir()
    s.put("Imperial 1", at=first)
    s.put("Imperial 2", at=second)
    s.start(turn="dark", phase="control")
    for seat in SEATS:
        whole = needs(s, seat)
        assert whole["holds"] is False
        sites, locations = whole["all"]
        assert sites == {
            "text": {"en": "You control at least 3 Ralltiir sites with an Imperial",
                     "fr": "Vous contrôlez au moins 3 sites de Ralltiir avec un impérial"},
            "holds": False, "have": 2, "need": 3,
        }  # fmt: skip
        assert locations["holds"] is True and "have" not in locations


def test_the_face_that_is_up_comes_first_and_what_turns_it_back_is_told_too():
    s, objective, sites = ralltiir()
    s.start(turn="dark", phase="control")
    for n, site in enumerate(sites, 1):
        assert [face["title"] for face in s.game.view("light")["objectives"][0]["faces"]] == [
            "Ralltiir Operations", "In The Hands Of The Empire"]  # fmt: skip
        s.put(f"Imperial {n}", at=site)
    assert s.flipped(objective)
    (shown,) = s.game.view("light")["objectives"]
    assert [face["title"] for face in shown["faces"]] == ["In The Hands Of The Empire", "Ralltiir Operations"]
    assert (needs(s, "light")["have"], needs(s, "light")["need"], needs(s, "light")["holds"]) == (0, 2, False)
    assert needs(s, "light", face=1)["holds"] is True


def test_of_several_ways_one_is_enough():
    s = Scenario()
    s.objective("dark", "ISB Operations")
    s.start(turn="dark", phase="control")
    whole = needs(s, "light")
    assert [each["need"] for each in whole["any"]] == [2, 4] and whole["holds"] is False


def test_what_must_be_gone_says_how_many_there_are():
    s = Scenario()
    s.objective("dark", "My Lord, Is That Legal?")
    s.start(turn="dark", phase="control")
    assert needs(s, "light")["any"][0]["need"] == 3
    back = needs(s, "light", face=1)
    assert back["have"] == 0 and "need" not in back


def test_what_has_to_happen_is_told_as_such():
    s = Scenario()
    s.objective("light", "Rescue The Princess")
    s.start(turn="light", phase="control")
    event = needs(s, "dark")
    assert event["event"] and event["holds"] is False
    assert event["text"]["en"].startswith("If Leia just moved to ")
    assert needs(s, "dark", face=1)["text"]["fr"] == "Si Leia vient d'être capturée"


def test_what_the_card_remembers_goes_by_its_name():
    s = Scenario.opening(["Local Uprising", "Tatooine", "Spaceport Docking Bay"], ["Kessel: Box"], cards=BOX)
    s.until("control")
    for seat in SEATS:
        assert "related to Tatooine" in needs(s, seat)["text"]["en"]


@pytest.fixture
def hidden():
    """A hidden base, and its planet deployed."""
    s = Scenario(cards=[*STARS, *BOX])
    s.stack(s.objective("light", "Hidden Base"), "Star 1", side="light", face_down=True)
    s.force("light", 12)
    (star,) = s.hand("light", "Star 1")
    s.start(turn="light", phase="deploy")
    s.do("deploy", star)
    return s


def test_a_planet_that_is_hidden_is_not_given_away(hidden):
    (flip,) = flips(hidden, "light")
    assert flip["may"] and [each["holds"] for each in flip["needs"]["all"]] == [False, True]
    for seat in ("dark", "public"):
        whole = needs(hidden, seat)
        assert [(each["holds"], each.get("have")) for each in whole["all"]] == [(False, 1), (None, None)]
        assert whole["holds"] is False


@pytest.mark.parametrize("seed", range(5))
def test_what_is_hidden_can_be_dealt_anew_without_a_change(hidden, seed):
    hidden.hand("light", "Star 2", "Star 3")
    g = hidden.game.engine
    assert seat_view(resample(g, "dark", seed), "dark")["objectives"] == seat_view(g, "dark")["objectives"]
