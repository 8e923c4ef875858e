"""Attempts: actions of texts that players call so."""

from cantina.lang import *
from cantina.testing import Scenario
from cantina.text.render import card_text

TRIAL = Effect("Trial", LIGHT, "test trial", destiny=1, text=[
    DeployOnTable(),
    Attempt([RetrieveForce(1)], cost=[Use(1)], to=start_of_phase("control", YOU)),
    Action([RetrieveForce(2)], during="deploy", whose=YOU),
])  # fmt: skip


def scene() -> Scenario:
    s = Scenario(cards=[TRIAL])
    s.pile("light", "lost", "Han Solo", "Luke Skywalker", "Leia Organa")
    s.force("light", 3)
    return s


def test_an_attempt_is_offered_by_its_own_word():
    s = scene()
    trial = s.put("Trial", on="table")
    s.start(turn="light", phase="activate")
    s.until(verb="attempt")
    assert s.can("attempt", trial)
    assert not s.can("use", trial)
    assert s.why_not("attempt", trial) == ()
    assert s.why_not("use", trial)
    s.do("attempt", trial)
    assert s.count("light", "lost") == 2
    s.until(phase="deploy")
    assert s.can("use", trial)
    assert not s.can("attempt", trial)
    assert s.why_not("attempt", trial)


def test_an_attempt_reads_as_one():
    assert "you may use 1 Force to attempt Trial: retrieve 1 Force" in card_text(TRIAL, "en")
    assert "vous pouvez utiliser 1 Force pour tenter Trial\u00a0: récupérez 1 Force" in card_text(TRIAL, "fr")
