"""Endor, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Site("Endor: Back Door", LIGHT, "8_69", ["exterior", "planet", "scomp link"], (2, 2),
         light=[passage(BUNKER, cost=1)],
         dark=[passage(BUNKER, cost=1, when=you_control(HERE))]),
    Alien("Lumat", LIGHT, "8_21", unique=1, personas=["Lumat"], destiny=3, deploy=1, power=0, ability=1, forfeit=1,
          traits=["Ewok"], text=[
        DeployOnly(site("Endor")),
        Modify(("power", "forfeit"), PlayerValue("force icons", YOU, SAME_SITE & PartOf("Endor"))),
        Modify("total weapon destiny", +1, Is("Ewok weapon") & UsedBy(your(EWOK)) & on("Endor"),
               when=There(SELF & on("Endor")))]),
    CharacterWeapon("Ewok Bow", LIGHT, "8_87", destiny=4, words=["Ewok weapon"], text=[
        DeployOn(your(EWOK), cost=(Use(1),)),
        Fire(CHARACTER | CREATURE, (
            DrawDestiny(),
            If(DESTINY + Count(EWOK & ~HOST & Carrying(Named("Ewok Bow")) & Present(HERE)) > DEFENSE_VALUE,
               (MakeHit(),))), cost=(Use(1),))]),
    CharacterWeapon("BlasTech E-11B Blaster Rifle", LIGHT, "8_85", destiny=2, traits=["blaster rifle", "rifle"], text=[
        DeployOn(your(Is("scout") & WARRIOR), cost=(Use(2),)),
        Fire(CHARACTER | CREATURE | VEHICLE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(1),), again=(Use(2),))]),
]
