"""The Empire Strikes Back introductory game."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Site("Hoth: Mountains (6th Marker)", DARK, "104_4", ["exterior", "planet"], (0, 1),
         dark=[Modify("deploy", -1, your(IMPERIAL | Is("combat vehicle")), at=HERE)], light=[DRAIN_IF_CONTROLLED]),
]
