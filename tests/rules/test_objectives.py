"""Cards with two faces: which text is in force, how they are turned over, and what lasts."""

import pytest

from cantina import Game
from cantina.lang import *
from cantina.model.text import CardRef
from cantina.testing import Scenario, ScenarioError
from tests.cards.sample_cards import BOX

DUSTY, OASIS = "Tatooine: Dusty Street", "Tatooine: Oasis"
SITES = [Site(title, LIGHT, f"test {title}", ["exterior", "planet"], (1, 1)) for title in (DUSTY, OASIS)]
COMPANY = There(Named("Imperial 1"))


def errand(*more: Ability, back: tuple[Ability, ...] = ()) -> list[Definition]:
    """An Objective with some more lines on either face, and the cards that it speaks of."""
    faces = Objective(
        "Errand", "Errand Done", LIGHT, "test errand",
        text=[
            AtStart((
                Deploy(one(Named("Tatooine"), among=In("reserve"))),
                Deploy(one(SITE & PartOf("Tatooine"), among=In("reserve")).named("place")),
            )),
            ForGame((Modify("power", +1, Named("Rebel 1")),)),
            Modify("power", +2, Named("Rebel 2")), Cannot("deploy", SITE),
            flip_if(COMPANY), *more,
        ],
        back=[Modify("power", +4, Named("Rebel 2")), flip_if(~COMPANY), *back],
    )  # fmt: skip
    return [*faces, *SITES, *BOX]


def on_the_errand(flipped: bool = False, **lines) -> tuple[Scenario, CardRef, CardRef]:
    """The Objective on table, and a street."""
    s = Scenario(cards=errand(**lines))
    return s, s.objective("light", "Errand", flipped=flipped), s.location(DUSTY)


def test_it_is_found_by_the_title_of_either_face_and_by_both_together():
    for title in ("Errand", "Errand Done", "Errand / Errand Done"):
        s = Scenario(cards=errand())
        card = s.objective("light", title)
        assert card.title == "Errand" and not s.flipped(card) and s.zone(card) == "table"
    with pytest.raises(ScenarioError, match="no Objective"):
        s.objective("light", "Rebel 1")


def test_only_the_face_that_is_up_is_in_force():
    s, card, street = on_the_errand()
    rebel = s.put("Rebel 2", at=street)
    assert s.power(rebel) == 3 and s.destiny(card) == 0
    s.start(turn="light", phase="control")
    s.put("Imperial 1", at=street)
    assert s.flipped(card) and s.power(rebel) == 5 and s.destiny(card) == 7
    (shown,) = s.game.view("dark")["table"]["beside"]
    assert (shown["title"], shown["card"], shown["status"]) == ("Errand Done", "test errand_BACK", ["flipped"])


def test_it_flips_back_as_soon_as_it_should():
    s, card, street = on_the_errand()
    imperial = s.put("Imperial 1", at=street)
    s.start(turn="light", phase="control")
    assert s.flipped(card)
    s.happen("lose", imperial)
    assert not s.flipped(card) and s.game.view("public")["table"]["beside"][0]["status"] == []


def test_what_is_said_of_the_rest_of_the_game_holds_for_that():
    s, card, street = on_the_errand()
    rebel = s.put("Rebel 1", at=street)
    s.start(turn="light", phase="control")
    assert s.power(rebel) == 2
    for flipped in (True, False, True):
        s.happen("flip", card)
        assert s.power(rebel) == 2  # once, however often its face comes up
        s.put("Imperial 1", at=street) if flipped else None


def test_it_holds_even_once_the_card_is_out_of_play():
    leaving = Action([Put(SELF, to=In("out-of-play"))])
    s = Scenario(cards=errand(leaving))
    card, street = s.objective("light", "Errand"), s.location(DUSTY)
    one_, two = s.put("Rebel 1", at=street), s.put("Rebel 2", at=street)
    s.start(turn="light", phase="control")
    s.do("use", card)
    assert s.zone(card) == "out-of-play" and s.power(one_) == 2 and s.power(two) == 1


def test_flipping_is_a_moment():
    gain = Automatic(just_flipped(), [ActivateForce(2)])
    s, card, street = on_the_errand(back=(gain,))
    s.start(turn="light", phase="control")
    s.put("Imperial 1", at=street)
    assert s.count("light", "force") == 2


def test_only_a_card_with_two_faces_flips():
    s, card, street = on_the_errand()
    rebel = s.put("Rebel 1", at=street)
    s.start(turn="light", phase="control")
    with pytest.raises(ScenarioError, match="do not let"):
        s.happen("flip", rebel)


# -- the start ---------------------------------------------------------------------------------------------------------


def titles(s: Scenario) -> list[str]:
    """What lies on table."""
    view = s.game.view("public")["table"]
    return [each["title"] for row in view["rows"] for each in row["locations"]] + [
        each["title"] for each in view["beside"]]  # fmt: skip


def test_who_has_an_objective_starts_with_it_and_not_with_a_location():
    s = Scenario.opening(["Errand", "Tatooine", DUSTY, OASIS, "Yavin 4"], ["Kessel"], cards=errand())
    assert titles(s) == ["Kessel", "Tatooine"]
    assert s.decision.player == "light" and {each.verb for each in s.decision.options} == {"choose"}  # no way out
    s.decide(lambda each: each.card.title == OASIS)
    assert titles(s) == ["Kessel", "Tatooine", OASIS, "Errand"]
    assert s.count("light", "hand") == 8


def test_what_it_must_find_is_obligatory():
    s = Scenario.opening(["Errand", "Tatooine", "Yavin 4"], ["Kessel"], cards=errand())
    assert titles(s) == ["Kessel"]
    assert s.count("light", "out-of-play") == 1 and s.count("light", "reserve") + s.count("light", "hand") == 59


def test_what_it_deploys_is_free_and_not_hindered_by_its_other_sentences():
    s = Scenario.opening(["Errand", "Tatooine", DUSTY], ["Kessel"], cards=errand())
    assert titles(s) == ["Kessel", "Tatooine", DUSTY, "Errand"]  # though it lets no sites deploy from then on


def test_what_it_found_it_remembers():
    knowing = Modify("power", +3, CHARACTER & At(Bound("place")))
    s = Scenario.opening(["Errand", "Tatooine", DUSTY], ["Kessel"], cards=errand(knowing))
    street = next(card for card in s.game.engine.state.cards if s.game.engine.face(card.id).title == DUSTY)
    rebel = s.put("Rebel 3", at=s.game.engine.ref(street.id))
    assert s.power(rebel) == 4


def test_a_saved_game_knows_which_face_is_up():
    s, card, street = on_the_errand()
    for title in ("Imperial 1", "Rebel 1", "Rebel 2"):
        s.put(title, at=street)
    s.start(turn="light", phase="control")
    twin = Game.load(s.game.save(), cards=errand())
    assert twin.view("light") == s.game.view("light")
    assert twin.engine.face(card.id).title == "Errand Done"
