"""Tatooine, Dark Side."""

from cantina.lang import *

CARDS = [
    Effect("Fanfare", DARK, "11_69", unique=1, destiny=4, icons=["Episode I"], text=[
        DeployOnTable(), Cancels(Named("Order To Engage") | Named("Scramble"), may=False),
        Action([Put(one(Is("immediate effect"), among=In("reserve")), to=In("hand"))], limit=Limit("game")),
        CancelText(Named("Staging Areas"), when=~Occupies(OPPONENT, BATTLEGROUND & SYSTEM), word="suspend"),
        ImmuneTo("Alter")]),
]
