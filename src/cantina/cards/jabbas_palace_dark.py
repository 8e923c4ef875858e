"""Jabba's Palace, Dark Side."""

from cantina.lang import *

CARDS = [
    UsedInterrupt("Bantha Fodder", DARK, "6_152", destiny=4, text=[
        Cancels(Named("As Good As Gone") | Named("Innocent Scoundrel")),
        Action([Put(one(Is("bantha") | TUSKEN_RAIDER | Named("Taym Dren-garen") | Is("Weequay"), In("reserve")),
                    to=In("hand"))])]),
]
