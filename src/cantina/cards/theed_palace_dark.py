"""Theed Palace, Dark Side."""

from cantina.lang import *

CARDS = [
    StarshipWeapon("Droid Starfighter Laser Cannons", DARK, "14_127", destiny=6, icons=["Episode I"],
                   traits=["cannon", "laser cannon"], text=[
        DeployOn(your(Is("Droid Starfighter"))),
        Fire(STARSHIP, (
            DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),)),
            If((DESTINY + 1).equals(DEFENSE_VALUE), (ForRest("turn", (Modify("power", 0, TARGET, how="set"),)),)),
        ), cost=(Use(2),))]),
    Site("Blockade Flagship: Docking Bay", DARK, "14_111", ["Episode I", "exterior", "interior", "mobile", "starship"],
         (1, 1), dark=[TransitCost(0)], light=[TransitCost(8), TransitCost(8, to=True)]),
]
