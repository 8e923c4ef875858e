"""Tatooine, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    LostInterrupt("Join Me!", DARK, "11_82", unique=1, destiny=4, text=[
        Response(just_hit(LUKE, source=LIGHTSABER & UsedBy(VADER)), [
            May((Put(THAT, to=In("used")),), by=OPPONENT),
            If(Fits(THAT, ON_TABLE), (
                Restore(HIT, THAT), ForRest("battle", (Cannot("be forfeited", THAT),)),
                ForRest("turn", (Automatic(end_of_turn(ANYONE), [Become(CROSSED_OVER, THAT)]),))))], cost=[Use(3)])]),
    Effect("Fanfare", DARK, "11_69", unique=1, destiny=4, icons=["Episode I"], text=[
        DeployOnTable(), Cancels(Named("Order To Engage") | Named("Scramble"), may=False),
        Action([Put(one(Is("immediate effect"), among=In("reserve")), to=In("hand"))], limit=Limit("game")),
        CancelText(Named("Staging Areas"), when=~Occupies(OPPONENT, BATTLEGROUND & SYSTEM), word="suspend"),
        ImmuneTo("Alter")]),
]
