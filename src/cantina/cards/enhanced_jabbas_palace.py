"""Enhanced Jabba's Palace, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Rebel("Master Luke", "110_2", unique=1, personas=["Luke"], destiny=1, deploy=7, power=6, ability=5, forfeit=7,
          icons=["pilot", "warrior"], text=[
        Modify("deploy", -2, at=site("Tatooine")),
        Modify("power", -2, when=There(SELF & With(VADER, present=True))), PILOT_2,
        Action([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Put(TARGET, to=In("hand")),))], when=in_battle(SELF),
               limit=Limit("battle"), targets=(one(theirs(ALIEN) & Present(HERE)),)),
        ImmuneToAttrition(4)]),
    Starfighter("IG-88 In IG-2000", DARK, "110_8", "Trilon Aggressor", unique=1, personas=["IG-2000"], destiny=1,
                deploy=5, power=3, maneuver=3, hyperspeed=3, forfeit=4,
                icons=["independent", "nav computer", "scomp link"], text=[
        Carries(passengers=2), PermanentPilot(0, "IG-88", power=2), Modify("maneuver", +3), Allows("initiate battle"),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF) & DuringBattle(by=YOU)), Mounts(Is("ion cannon"))]),
    Character("Mara Jade, The Emperor's Hand", DARK, "110_10", "alien", "imperial", unique=1, personas=["Mara Jade"],
              destiny=1, deploy=5, power=4, ability=5, forfeit=7, icons=["pilot", "warrior"], traits=["spy", "female"],
              text=[
        PILOT_2, Modify("power", +2, when=There(EMPEROR)), CountsAs("Vader", Named("Vader's Obsession")),
        Action([Deploy(one(WEAPON, among=In("reserve")), to=SELF)], limit=Limit("game")), ImmuneToAttrition(4)]),
]
