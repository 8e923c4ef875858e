"""Cloud City, Light Side."""

from cantina.lang import *

CARDS = [
    LostInterrupt("As Good As Gone", LIGHT, "5_34", destiny=3, text=[
        Action([Put(TARGET, to=In("hand"))], during="move", whose=YOU, cost=2,
               targets=(one(your(SMUGGLER | Is("gambler") | THIEF)),))]),
]
