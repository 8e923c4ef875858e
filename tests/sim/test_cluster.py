"""A Dask cluster: a worker that is killed costs no game and doubles none."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from cantina.decks import bundled_deck
from cantina.sim.cluster import Cluster, NoCluster
from cantina.sim.game_spec import digest, series
from cantina.sim.playing import play
from cantina.sim.results import Results
from cantina.sim.run import Run

distributed = pytest.importorskip("distributed")


def test_a_killed_worker_costs_no_game_and_doubles_none():
    light, dark = bundled_deck("intro_light"), bundled_deck("intro_dark")
    plans = series([(light, dark)], "random", "random", 10)
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local,
        Results() as results,
        Cluster(play, local.scheduler_address) as cluster,
    ):
        run, told = Run(plans, results), []
        for plan in run.play(cluster):
            if not told:
                os.kill(local.workers[0].pid, signal.SIGKILL)
            told.append(plan)
        assert sorted(plan.seed for plan in told) == list(range(10))
        assert not run.failures and not run.left
        kept = list(results.all_of(digest(light)))
    assert [result.key[4] for result in kept] == list(range(10))
    here = play(plans[0])
    assert (kept[0].winner, kept[0].decisions, kept[0].chronicle) == (here.winner, here.decisions, here.chronicle)


def test_no_cluster_no_run(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"pip install cantina\[cluster\]"):
        Cluster(play, "tcp://127.0.0.1:1")
