"""Enhanced Cloud City, both sides."""

from cantina.lang import *

CARDS = [
    Effect("Crush The Rebellion", DARK, "109_9", unique=1, destiny=4, text=[
        DeployOnTable(),
        Action([Put(one(Named("I Have You Now") | Named("Evader"), among=In("reserve")), to=In("hand"))],
               limit=Limit("turn")),
        ModifyPlayer("most battle destinies", 2, OPPONENT, at=SITE & MOBILE, how="most"),
        Gives(Named("Evader"), (ImmuneTo("Sense"),)),
        Cancels(Named("Clash Of Sabers"), cost=(LoseForce(1),)), ImmuneTo("Alter")]),
]
