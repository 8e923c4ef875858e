"""Jabba's Palace, Light Side."""

from cantina.lang import *

CARDS = [
    Device("Holoprojector", LIGHT, "6_51", destiny=4, text=[
        DeployOn(R_UNIT),
        Action([Put(one(Is("hologram") | Is("dejarik"), among=In("reserve")), to=In("hand"))], during="control",
               whose=YOU, cost=1)]),
]
