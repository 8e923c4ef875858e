"""Reflections II, Light Side."""

from cantina.cards.twins import ADD_ONE
from cantina.lang import *

CARDS = [
    UsedOrLostInterrupt("Houjix & Out Of Nowhere", LIGHT, "10_8", destiny=2, text=[
        Response(battle_just_initiated(by=OPPONENT, at=(SYSTEM | SECTOR) & Where(your(STARSHIP)
                                                                                & Measure("maneuver", ">", 3))),
                 [ADD_ONE], cost=[Use(1)], goes_to="used"),
        Action([CancelDamage()], when=DuringBattle("damage", lost_by=YOU) & NothingToForfeit(), goes_to="lost",
               immune_to="Sense")]),
]
