"""Theed Palace, Light Side."""

from cantina.lang import *

CARDS = [
    Character("Panaka, Protector Of The Queen", LIGHT, "14_23", "republic", unique=1, personas=["Panaka"], destiny=2,
              deploy=4, power=4, ability=3, forfeit=6, icons=["Episode I", "warrior"],
              traits=["leader", "Royal Naboo Security"], text=[
        DeployFor(FREE, at=site("Naboo")),
        Cannot("be targeted by weapons", AMIDALA & At(SAME_SITE), when=There(SELF & on("Naboo"))),
        ImmuneToAttrition(5, SELF & on("Naboo"))]),
]
