"""Endor, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Site("Endor: Back Door", DARK, "8_159", ["exterior", "planet", "scomp link"], (2, 2),
         dark=[passage(BUNKER, cost=1)],
         light=[passage(BUNKER, cost=1, when=you_control(HERE))]),
]
