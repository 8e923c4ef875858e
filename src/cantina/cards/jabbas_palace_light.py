"""Jabba's Palace, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Device("Holoprojector", LIGHT, "6_51", destiny=4, text=[
        DeployOn(R_UNIT),
        Action([Put(one(Is("hologram") | Is("dejarik"), among=In("reserve")), to=In("hand"))], during="control",
               whose=YOU, cost=[Use(1)])]),
    Site("Tatooine: Desert", LIGHT, "6_85", ["exterior", "planet"], (1, 1), unique=3, light=[OPEN_GROUND],
         dark=[OPEN_GROUND]),
]
