"""Reflections III, Light Side."""

from cantina.lang import *

CARDS = [
    Character("Yoda, Master Of The Force", LIGHT, "13_48", "jedi master", unique=1, personas=["Yoda"], destiny=4,
              deploy=4, power=3, ability=7, forfeit=7, icons=["Episode I"], traits=["Jedi Council member"], text=[
        DeployOnly(PartOf("Naboo") | PartOf("Coruscant")),
        Action([Put(one(Named("Sense") | Named("Control") | Named("Alter"), In("reserve")), to=In("hand"))],
               limit=Limit("game")),
        ImmuneToAttrition(4, your(JEDI) & Present(HERE)),
        ImmuneToAttrition(5, your(Is("Jedi Council member") & ability(">", 5)) & Present(HERE)),
        ImmuneToAttrition()]),
]
