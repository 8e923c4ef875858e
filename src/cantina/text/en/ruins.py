"""English. Crashed vehicles and collapsed sites."""

from __future__ import annotations

from cantina.text.en.phrases import comings, statuses

statuses({"crashed": "crashed", "collapsed": "collapsed"})
comings({"crashed": ("%s crashes", "crash %s"), "collapsed": ("%s collapses", "collapse %s")})
