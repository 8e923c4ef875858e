"""Theed Palace, Dark Side."""

from cantina.lang import *

CARDS = [
    Character("Darth Maul With Lightsaber", DARK, "14_77", "sith", unique=1, personas=["Maul"], destiny=1, deploy=7,
              power=7, ability=6, forfeit=7, icons=["Episode I", "pilot", "warrior", "permanent weapon"], text=[
        PermanentWeapon("Maul's Double-Bladed Lightsaber", Fire(
            CHARACTER, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))),
            limit=Limit("battle", 2)), unique=True)]),
    Site("Blockade Flagship: Docking Bay", DARK, "14_111", ["Episode I", "exterior", "interior", "mobile", "starship"],
         (1, 1), dark=[TransitCost(0)], light=[TransitCost(8), TransitCost(8, to=True)]),
    Capital("Blockade Flagship", DARK, "14_114", "Trade Federation Battleship", unique=1,
            personas=["Blockade Flagship"], destiny=1, deploy=7, power=6, armor=7, hyperspeed=3, forfeit=7,
            icons=["Trade Federation", "nav computer", "Episode I"], traits=["Droid Control Ship"], text=[
        Carries(pilots=4, passengers=4, vehicles=2, starfighters=4, fighter=Is("Droid Starfighter")),
        PermanentPilot(2),
        Action([Deploy(one(Is("Neimoidian") & PILOT, among=In("reserve")), to=SELF)], limit=Limit("game"))]),
    StarshipWeapon("Droid Starfighter Laser Cannons", DARK, "14_127", destiny=6, icons=["Episode I"],
                   traits=["cannon", "laser cannon"], text=[
        DeployOn(your(Is("Droid Starfighter"))),
        Fire(STARSHIP, (
            DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),)),
            If((DESTINY + 1).equals(DEFENSE_VALUE), (ForRest("turn", (Modify("power", 0, TARGET, how="set"),)),)),
        ), cost=(Use(2),))]),
]
