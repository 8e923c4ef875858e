"""Reflections II, Dark Side."""

from cantina.lang import *

CARDS = [
    Effect("Sunsdown & Too Cold For Speeders", DARK, "10_50", destiny=2, text=[
        DeployOn(SYSTEM & Is("planet")), Grant("nighttime", SITE & Related(HERE)),
        Modify(("power", "maneuver", "landspeed"), 0, VEHICLE & ~Is("creature vehicle") & At(SITE & Related(HERE)),
               how="set"),
        Modify("deploy", -1, SPY, at=SITE & Related(HERE)),
        ModifyPlayer("destinies to power", +1, EACH, at=SITE & Related(HERE))]),
]
