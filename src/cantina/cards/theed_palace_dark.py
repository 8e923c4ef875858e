"""Theed Palace, Dark Side."""

from cantina.lang import *

CARDS = [
    StarshipWeapon("Droid Starfighter Laser Cannons", DARK, "14_127", destiny=6, icons=["Episode I"],
                   traits=["cannon", "laser cannon"], text=[
        DeployOn(your(Is("Droid Starfighter"))),
        Fire(STARSHIP, (
            DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),)),
            If((DESTINY + 1).equals(DEFENSE_VALUE), (ForRest("turn", (Modify("power", 0, TARGET, how="set"),)),)),
        ), cost=2)]),
]
