"""Hoth, Dark Side."""

from cantina.lang import *

CARDS = [
    Droid("Probe Droid", DARK, "3_90", "probe droid", destiny=2, deploy=2, power=2, armor=3, forfeit=5,
          traits=["ISB agent", "spy"], text=[
        NoDeploy(~There(STAR_DESTROYER)),
        Action([Peek(random(PlayerValue("force icons", OPPONENT, SAME_SITE), among=In("hand", OPPONENT)))],
               during="control", whose=YOU, limit=Limit("phase")),
        Allows(("drain", "initiate battle", "be battled"))]),
]
