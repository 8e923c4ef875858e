"""Theed Palace, Light Side."""

from cantina.lang import *

CARDS = [
    Character("Jerus Jannick", LIGHT, "14_14", "republic", unique=1, personas=["Jerus Jannick"], destiny=2, deploy=3,
              power=4, ability=2, forfeit=3, icons=["Episode I", "warrior"], traits=["Royal Naboo Security"], text=[
        Modify("deploy", -2, at=SITE & Where(AMIDALA)),
        While(in_battle(SELF, AMIDALA | LEIA), (
            Cannot("be targeted by weapons", your(LEADER) & Present(HERE)), SatisfiesAll()))]),
    Character("Panaka, Protector Of The Queen", LIGHT, "14_23", "republic", unique=1, personas=["Panaka"], destiny=2,
              deploy=4, power=4, ability=3, forfeit=6, icons=["Episode I", "warrior"],
              traits=["leader", "Royal Naboo Security"], text=[
        DeployFor(FREE, at=site("Naboo")),
        Cannot("be targeted by weapons", AMIDALA & At(SAME_SITE), when=There(SELF & on("Naboo"))),
        ImmuneToAttrition(5, SELF & on("Naboo"))]),
]
