"""Tatooine, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    LostInterrupt("Join Me!", DARK, "11_82", unique=1, destiny=4, text=[
        Response(just_hit(LUKE, source=LIGHTSABER & UsedBy(VADER)), [
            May((Put(THAT, to=In("used")),), by=OPPONENT),
            If(Fits(THAT, ON_TABLE), (
                Restore(THAT), ForRest("battle", (Cannot("be forfeited", THAT),)),
                ForRest("turn", (Automatic(end_of_turn(ANYONE), [CrossOver(THAT)]),))))], cost=[Use(3)])]),
]
