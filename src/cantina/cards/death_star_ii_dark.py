"""Death Star II, Dark Side."""

from cantina.lang import *

CARDS = [
    Imperial("Sim Aloo", "9_120", unique=1, personas=["Sim Aloo"], destiny=1, deploy=5, power=3, ability=4, forfeit=6,
             traits=["Imperial Council member"], text=[
        Modify("deploy", -3, at=SITE & Where(EMPEROR)),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(EMPEROR))),
        Action([Peek(top(among=In("reserve", OPPONENT), name="seen")),
                May((Put(Bound("seen"), to=In("reserve", under=True)),))], cost=[Use(1)], limit=Limit("turn")),
        ImmuneToAttrition(4)]),
]
