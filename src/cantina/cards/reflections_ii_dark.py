"""Reflections II, Dark Side."""

from cantina.lang import *

CARDS = [
    Effect("Sunsdown & Too Cold For Speeders", DARK, "10_50", destiny=2, text=[
        DeployOn(SYSTEM & Is("planet")), Grant("nighttime", SITE & Related(HERE)),
        Modify(("power", "maneuver", "landspeed"), 0, VEHICLE & ~Is("creature vehicle") & At(SITE & Related(HERE)),
               how="set"),
        Modify("deploy", -1, SPY, at=SITE & Related(HERE)),
        ModifyPlayer("destinies to power", +1, EACH, at=SITE & Related(HERE))]),
    Character("Arica", DARK, "10_31", "alien", "imperial", unique=1, personas=["Mara Jade"], destiny=1, deploy=5,
              power=4, ability=5, forfeit=7, icons=["pilot", "warrior"], traits=["musician", "spy", "female"], text=[
        DeploysUndercover(),
        Modify(("forfeit", "immunity"), -2, LUKE & At(HERE), when=There(SELF & Present(HERE))),
        WhileIn("undercover", (
            Allows("break cover", when=TurnOf(OPPONENT, "control") & Fits(SELF, Carrying(WEAPON))),)),
        Response(cover_just_broken(SELF), [Shoot(free=True)], when=TurnOf(OPPONENT, "control"),
                 targets=(one(WEAPON & UsedBy(SELF)),)),
        ImmuneToAttrition(4)]),
]
