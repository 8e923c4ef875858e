"""Hoth, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

T_47 = Is("T-47")
OTHER_T_47S = T_47 & ~TARGET & At(THERE)

CARDS = [
    System("Hoth", LIGHT, "3_55", ["planet"], (2, 1), parsec=5, light=[AIR_SUPPORT], dark=[AIR_SUPPORT]),
    Vehicle("Rogue 1", LIGHT, "3_66", "combat", model="T-47 Snowspeeder", unique=1, personas=["Rogue 1"], destiny=2,
            deploy=2, power=3, maneuver=4, landspeed=4, forfeit=6, traits=["speeder", "enclosed"], text=[
        Carries(either=2), ImmuneToAttrition(3, SELF & Piloted(LUKE)), ReactMove(to=site("Hoth"))]),
    Device("Echo Trooper Backpack", LIGHT, "3_29", destiny=5, text=BACKPACK_TEXT),
    Droid("K-3PO (Kay-Threepio)", LIGHT, "3_12", "protocol droid", unique=1, personas=["K-3PO"], destiny=4, deploy=2,
          power=1, forfeit=3, text=[
        Allows(("initiate battle", "be battled")),
        Modify("power", Count(other(your(DROID)) & At(HERE & (site("Hoth") | site("Yavin 4"))))),
        Grant("leader", SELF, when=There(SELF & Present(HERE)) & There(other(your(DROID)) & Present(HERE)))]),
    LostInterrupt("Attack Pattern Delta", LIGHT, "3_40", destiny=3, text=[
        Response(battle_just_initiated(at=SITE), [ForRest("turn", (
            Modify("power", +1, OTHER_T_47S), ImmuneToAttrition(who=OTHER_T_47S),
            Cannot("be targeted by weapons", OTHER_T_47S)))], targets=(one(your(T_47) & At(THERE)),))]),
    LostInterrupt("Fall Back!", LIGHT, "3_42", destiny=5, text=[
        Response(battle_just_initiated(by=OPPONENT, at=EXTERIOR & SITE),
                 [Move(your(CHARACTER) & IN_BATTLE & Present(THERE), TARGET), CancelIt()], cost=[Use(1)],
                 when=PlayerValue("total power", OPPONENT, THERE) > PlayerValue("total power", YOU, THERE) * 2,
                 targets=(one(SITE & Adjacent(THERE) & ~Occupied(OPPONENT)),))]),
    Rebel("Commander Luke Skywalker", "3_3", unique=1, personas=["Luke"], squadron="Rogue", destiny=1, deploy=4,
          power=4, ability=4, forfeit=7, icons=["pilot", "warrior"], traits=["commander", "leader"], text=[
        DeployOnly(site("Hoth")), PILOT_3, Modify("maneuver", +2, piloting("Rogue 1")), ImmuneToAttrition(3),
        Modify("forfeit", +1, other(Is("Rogue Squadron") & (PILOT | Is("gunner"))) & At(HERE & site("Hoth")))]),
]
