"""Rehearsals: where a test lays a deed out, it is done under all checks."""

import subprocess
import sys

import pytest

from cantina.invariants.checks import InvariantViolation
from cantina.invariants.rehearsals import chances, faces_of, rehearse
from cantina.play.game import Game
from cantina.proofs.recorder import ProofRecorder
from cantina.testing import Scenario

BLASTER = ("fire", "1_152", 0)  # of a Blaster
GLANCING_BLOW = ("play", "5_49", 2)  # in a duel, to which hardly any game comes

SEARCH = """
from cantina.invariants.rehearsals import rehearse_all
print([each.deeds for each in rehearse_all([("play", "5_49", 2), ("play", "5_49", 9)], 1, lambda _: None)])
"""


def shooting():
    """A scene in which a shot is offered after the battle has begun."""
    s = Scenario()
    tape = ProofRecorder(s)
    site = s.location("Tatooine: Dune Sea")
    luke, vader = s.put("Luke Skywalker", at=site), s.put("Darth Vader", at=site)
    s.put("1_152", on=luke)
    s.force("light", 5)
    s.start(turn="light", phase="battle")
    s.do("battle", site)
    assert s.can("fire") and s.on_table(vader)
    return tape.end()[-1]


def test_a_scene_has_a_chance_where_the_deed_is_offered():
    scene = shooting()
    (chance,) = chances(scene, {BLASTER, GLANCING_BLOW})
    assert chance.deed == BLASTER and len(chance.answers) == len(scene.answers) > 0
    game = Game.replay({"base": chance.base, "answers": chance.answers})
    assert game.decision.options[chance.pick].verb == "fire"


def test_a_deed_is_done_under_all_checks_and_play_goes_on():
    (chance,) = chances(shooting(), {BLASTER})
    assert rehearse(chance, seed=1) > 3


def test_a_card_that_fails_in_a_rehearsal_is_noticed(monkeypatch):
    (chance,) = chances(shooting(), {BLASTER})
    monkeypatch.setattr("cantina.invariants.games.check_secrets", _leak)
    with pytest.raises(InvariantViolation, match="somebody can tell"):
        rehearse(chance, seed=1)


def _leak(game, seed):
    raise InvariantViolation("somebody can tell")


def test_the_other_face_of_a_card_is_found_by_either_title():
    assert [face.id for face in faces_of("7_137_BACK")] == ["7_137_BACK", "7_137"]
    assert [face.id for face in faces_of("1_19")] == ["1_19"]


def test_the_tests_of_a_card_are_searched_for_what_no_game_comes_to():
    done = subprocess.run([sys.executable, "-c", SEARCH], capture_output=True, text=True)
    assert "[[('play', '5_49', 2)]]" in done.stdout, done.stdout + done.stderr
