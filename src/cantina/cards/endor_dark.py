"""Endor, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

LOW_DESTINY = CHARACTER & WITH_ABILITY & Measure("destiny", "<", 4)

CARDS = [
    Site("Endor: Back Door", DARK, "8_159", ["exterior", "planet", "scomp link"], (2, 2),
         dark=[passage(BUNKER, cost=1)],
         light=[passage(BUNKER, cost=1, when=you_control(HERE))]),
    Effect("Search And Destroy", DARK, "8_131", unique=1, destiny=3, text=[
        DeployOnTable(), Modify("forfeit", +1, Is("biker scout")),
        Mandatory([LoseForce(1, OPPONENT)], during="draw",
                  when=~Occupies(OPPONENT, BATTLEGROUND & SITE, using=LOW_DESTINY)),
        AsSoonAs(~Occupies(YOU, BATTLEGROUND & SITE, 2, using=LOW_DESTINY), [CancelCard(SELF)])]),
    UsedOrStartingInterrupt("Combat Readiness", DARK, "8_136", unique=1, destiny=5, text=PLANNING_TEXT),
]
