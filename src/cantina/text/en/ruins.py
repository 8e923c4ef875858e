"""English. Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina import lang
from cantina.text.en.phrases import says, statuses, thing
from cantina.text.grammar import Clause, Context

statuses({"crashed": "crashed", "collapsed": "collapsed"})


@says(lang.Crash)
def _crash(node: lang.Crash, c: Context) -> Clause:
    who = thing(node.what, c, "the")
    return Clause(f"{who} crashes", f"crash {who}")


@says(lang.Collapse)
def _collapse(node: lang.Collapse, c: Context) -> Clause:
    place = thing(node.what, c, "the")
    return Clause(f"{place} collapses", f"collapse {place}")
