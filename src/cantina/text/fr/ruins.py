"""French. Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina.text.fr.phrases import comings, statuses

statuses({"crashed": "écrasé{e}{s}", "collapsed": "effondré{e}{s}"})
comings(
    {
        "crashed": ("%s s'écrase", "faire s'écraser %s"),
        "collapsed": ("%s s'effondre", "faire s'effondrer %s"),
    }
)
