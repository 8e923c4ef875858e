"""Dagobah, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Device("Droid Sensorscope", LIGHT, "4_9", destiny=4, text=[
        DeployOn(your(R_UNIT)),
        Action([Peek(top(among=In("reserve", OPPONENT)))], during="control", cost=[Use(1)]),
        Modify("move cost", 0, HOST & on("Dagobah"), how="set")]),
    System("Dagobah", LIGHT, "4_84", ["planet"], (2, 2), parsec=9,
           light=[Action([Deploy(one(site("Dagobah"), among=In("reserve")))], during="deploy", whose=YOU)],
           dark=[NO_DRAINS]),
]
