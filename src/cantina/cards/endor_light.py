"""Endor, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Site("Endor: Back Door", LIGHT, "8_69", ["exterior", "planet", "scomp link"], (2, 2),
         light=[passage(BUNKER, cost=1)],
         dark=[passage(BUNKER, cost=1, when=you_control(HERE))]),
]
