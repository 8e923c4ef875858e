"""French. Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina import lang
from cantina.text.fr.phrases import says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"crashed": "écrasé{e}{s}", "collapsed": "effondré{e}{s}"})


@says(lang.Crash)
def _crash(node: lang.Crash, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} s'écrase", f"faire s'écraser {who}")


@says(lang.Collapse)
def _collapse(node: lang.Collapse, c: Context) -> Clause:
    place = thing(node.what, c, "the")
    return Clause(f"{place} s'effondre", f"faire s'effondrer {place}")
