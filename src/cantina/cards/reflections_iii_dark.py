"""Reflections III, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Effect("Conduct Your Search", DARK, "13_62", unique=1, destiny=5, text=[
        DeployOnTable(),
        Action([Deploy(one(Titled("door") & ~INTERRUPT, among=In("reserve")))], during="deploy", whose=YOU,
               limit=Limit("phase")),
        Modify("power", -1, REBEL & Is("scout") & At(site("Endor") & Where(your(Is("scout"))))),
        Modify("forfeit", -3, REBEL & Is("scout") & At(site("Endor") & Where(your(Is("scout"))))),
        ImmuneTo("Alter")]),
    Effect("Colo Claw Fish", DARK, "13_60", unique=1, destiny=4, icons=["Episode I"], text=SWALLOWED_DESTINY_TEXT),
]
