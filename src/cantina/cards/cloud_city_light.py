"""Cloud City, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    LostInterrupt("As Good As Gone", LIGHT, "5_34", destiny=3, text=[
        Action([Put(TARGET, to=In("hand"))], during="move", whose=YOU, cost=2,
               targets=(one(your(SMUGGLER | Is("gambler") | THIEF)),))]),
    UsedOrLostInterrupt("I Don't Need Their Scum, Either", LIGHT, "5_51", unique=1, destiny=5, text=[
        Action([Put(one(Named("We Don't Need Their Scum"), among=In("reserve")), to=In("hand"))], goes_to="used"),
        Action([If(in_battle(Person("Boba Fett")), (ADD_TWO,), (ADD_ONE,))],
               when=in_battle(BOUNTY_HUNTER, your(LANDO)), goes_to="lost")]),
]
