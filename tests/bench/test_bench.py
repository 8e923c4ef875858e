"""The bench measures what it says: one game each, no judgement of the figures."""

import pytest
from typer.testing import CliRunner

from cantina.bench import worker
from cantina.bench.growth import GrowthCurve, plot
from cantina.bench.measure import STEPS, Bench, NoRevision, bench
from cantina.cli import app


class Told:
    """A revision whose figures are known."""

    def __init__(self, name, seconds):
        self.name, self._seconds, self.asked = name, seconds, []

    def ask(self, question, *args):
        self.asked.append((question, *args))
        answers = {"pairs": ["panh", "intro"], "play": {"seconds": self._seconds, "decisions": 100},
                   "grow": [(10, self._seconds), (70, self._seconds * 2)], "calibrate": 1.0, "memory": 2048,
                   "keep": {"clone": 1e-6, "save": 1e-3}, "steps": self._seconds}  # fmt: skip
        return answers[question]

    def start(self):
        return 0.5


def test_two_revisions_are_measured_in_turns_with_the_same_seeds():
    now, then = Told("now", 0.5), Told("then", 1.0)
    figures = {name: each for name, each, _ in Bench([now, then]).figures(2)}
    assert now.asked == then.asked and ("play", "panh", 1) in now.asked
    assert not [each for each in now.asked if "premiere" in each and each[0] == "play"]  # not all of them have it
    assert figures["panh: random games"] == [2.0, 1.0]
    assert figures["panh: a decision"] == [5000.0, 10000.0]
    assert figures["memory"] == [2.0, 2.0]
    assert figures["steps of a learner"] == [STEPS / 0.5, STEPS]


def test_what_one_of_them_does_not_have_is_not_compared():
    now, then = Told("now", 0.5), Told("then", 1.0)
    then.ask = lambda question, *args: 0.0 if question == "steps" else Told.ask(then, question, *args)
    assert "steps of a learner" not in {name for name, *_ in Bench([now, then]).figures(1)}


def test_a_learner_takes_steps():
    pytest.importorskip("pettingzoo")
    assert worker.steps(5) > 0


def test_the_growth_curve_has_a_mean_for_each_bucket():
    curve = GrowthCurve([(8, 1e-6), (22, 3e-6), (23, 5e-6), (64, 7e-6), (65, 6e-6), (90, 10e-6)])
    assert {n: round(each, 3) for n, each in curve.micros.items()} == {1: 2.0, 2: 5.0, 4: 7.0, 5: 8.0}
    assert curve.cards == {1: 15, 2: 23, 4: 64, 5: 77.5}
    assert round(curve.steepness, 3) == 4.0


def test_the_growth_curve_is_drawn():
    drawing = plot({"now": GrowthCurve([(10, 1e-3), (70, 2e-3)]), "then": GrowthCurve([(10, 2e-3), (70, 4e-3)])})
    assert drawing.startswith("<svg") and drawing.count("<polyline") == 2 and drawing.count("<circle") == 4
    assert ">now<" in drawing and ">then<" in drawing and ">cards on table<" in drawing


def test_a_table_is_filled():
    costs = worker.grow("intro", 1)
    assert max(cards for cards, _ in costs) >= 30 and all(seconds >= 0 for _, seconds in costs)


def test_this_revision_is_measured_in_a_process_of_its_own():
    with bench() as measured:
        played = measured.revisions[0].ask("play", "intro", 1)
    assert played["decisions"] > 50 and played["seconds"] > 0


def test_a_revision_that_is_not_there_is_refused():
    with pytest.raises(NoRevision), bench("no-such-revision"):
        raise AssertionError
    assert CliRunner().invoke(app, ["bench", "--against", "no-such-revision"]).exit_code == 2
