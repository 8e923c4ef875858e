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
    Effect("Bo Shuda", LIGHT, "6_54", unique=1, destiny=5, text=[
        DeployOn(AUDIENCE_CHAMBER), Grant("no battleground", HERE),
        While(There(your(ALIEN) & At(HERE)), (
            Cannot(("be battled at", "be drained at"), HERE), Gives(your(ALIEN), (ImmuneTo("Trap Door"),)))),
        AsSoonAs(Occupies(OPPONENT, HERE) & ~There(theirs(ALIEN) & At(HERE)), [CancelCard(SELF)]),
        ImmuneTo("Alter")]),
    Effect("Ultimatum", LIGHT, "6_58", unique=1, destiny=4, text=HOLDING_OUT_TEXT),
]
