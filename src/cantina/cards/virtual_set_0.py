"""Virtual Set 0, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Alien("Harc Seff (V)", LIGHT, "200_15", unique=1, personas=["Harc Seff"], destiny=3, deploy=2, power=2, ability=2,
          armor=3, forfeit=4, icons=["pilot"], traits=["accountant", "Ishi Tib"], text=[
        PILOT_2, ModifyPlayer("generation", Count(theirs(LOCATION & ~BATTLEGROUND))),
        Action([Put(one(Is("immediate effect"), among=In("reserve")), to=In("hand"))], limit=Limit("game"))]),
    Effect("Blaster Rack (V)", DARK, "200_104", destiny=3, text=[
        DeployOnTable(),
        Action([Deploy(one(Matching("weapon", TARGET), among=In("reserve")), to=TARGET)], limit=Limit("turn"),
               targets=(one(your(CHARACTER & UNIQUE) & Present(SITE)),)),
        ImmuneTo("Alter")]),
    LostInterrupt("Found Someone You Have (V)", LIGHT, "200_52", destiny=3, text=[
        Action([Restore(MISSING, TARGET)], targets=(one(your(CHARACTER & MISSING)),)),
        Action([Retrieve(top(1, CHARACTER, among=In("lost")), to=In("hand"))])]),
]
