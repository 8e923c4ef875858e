"""What a seat is told of duels, races and training while they go on."""

import pytest

from cantina.testing import Scenario
from tests.cards.jedi_tests import School
from tests.cards.sample_cards import scene
from tests.cards.test_combat_cards import trial
from tests.cards.test_podraces import DARK_RACER, LIGHT_RACER, Track, laps

SEATS = ("light", "dark", "public")


# -- duels -------------------------------------------------------------------------------------------------------------


def fighters(kind: str) -> Scenario:
    """Two who fight with a destiny each, and a player who may use a combat card in place of his."""
    s = scene(*trial(kind))
    site = s.location("Tatooine: Box")
    hero, foe = s.put("Rebel 6", at=site), s.put("Imperial 6", at=site)
    event = s.put("Inner Strength", on="table")
    s.hand("light", "Obi-Wan Kenobi")
    card = s.hand("dark", "Trial Of Arms")
    s.destinies("dark", 4)
    s.start(turn="light", phase="deploy")
    s.do("use", event, hero)
    s.start(turn="dark", phase="deploy")
    assert s.game.view("light")["duel"] is None
    s.do("play", card, foe, hero)
    return s


@pytest.mark.parametrize("kind", ["duel", "combat"])
def test_a_duel_is_told_with_its_totals_as_they_build(kind: str):
    s = fighters(kind)
    assert s.decision.player == "light"  # Dark has drawn; a combat card could be used
    for seat in SEATS:
        duel = s.game.view(seat)["duel"]
        assert (duel["kind"], duel["initiator"], duel["winner"]) == (kind, "dark", None)
        assert duel["location"]["title"] == "Tatooine: Box"
        light, dark = duel["sides"]["light"], duel["sides"]["dark"]
        assert (light["card"]["title"], dark["card"]["title"]) == ("Rebel 6", "Imperial 6")
        assert (dark["total"], dark["destiny"], dark["drawn"], dark["due"]) == (4, 4, 1, 1)
        assert (light["total"], light["drawn"], light["due"]) == (0, 0, 1)


# -- races -------------------------------------------------------------------------------------------------------------


def test_a_race_is_told_with_what_lies_on_each_podracer():
    track = Track(LIGHT_RACER, DARK_RACER)
    track.s.start(turn="dark", phase="activate")
    assert track.s.game.view("light")["race"] is None
    s = track.begin()
    laps(s, track.racers[LIGHT_RACER], "light", 5, 6)
    for seat in SEATS:
        race = s.game.view(seat)["race"]
        assert (race["event"]["title"], race["beyond"], race["control"]) == ("Boonta Eve Podrace", 24, "dark")
        (mine,), (theirs,) = (race["sides"][side]["tracks"] for side in ("light", "dark"))
        assert mine["card"]["title"] == LIGHT_RACER and theirs["destinies"] == []
        assert [each["value"] for each in mine["destinies"]] == [6, 5]
        assert (mine["total"], race["sides"]["light"]["total"], theirs["total"]) == (11, 11, 0)


def test_at_the_arena_race_only_those_whose_destinies_lie_there():
    track = Track()
    s = track.begin()
    laps(s, track.arena, "dark", 3)
    race = s.game.view("light")["race"]
    assert [each["card"]["title"] for each in race["sides"]["dark"]["tracks"]] == ["Tatooine: Podrace Arena"]
    assert race["sides"]["light"] == {"total": 0, "tracks": []}


# -- training ----------------------------------------------------------------------------------------------------------


def test_a_test_is_told_with_mentor_apprentice_and_attempts():
    school = School()
    for seat in SEATS:
        (test,) = school.s.game.view(seat)["training"]
        assert (test["mentor"]["title"], test["apprentice"]["title"]) == ("Rebel 6", "Rebel 2")
        assert (test["number"], test["attempts"], test["completed"]) == (1, 0, False)
    school.attempt(destiny=0)
    (test,) = school.s.game.view("dark")["training"]
    assert (test["attempts"], test["completed"]) == (1, False)


def test_a_completed_test_has_an_apprentice_alone_and_the_next_comes_after_it():
    school = School(number=2)
    first, second = school.s.game.view("dark")["training"]
    assert (first["number"], first["completed"], first["mentor"]) == (1, True, None)
    assert first["apprentice"]["title"] == second["apprentice"]["title"] == "Rebel 2"
    assert (second["number"], second["completed"], second["mentor"]["title"]) == (2, False, "Rebel 6")
