"""Enhanced Cloud City, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    # Nothing purchases droids yet: its text also makes it immune to that.
    Droid("IG-88 With Riot Gun", DARK, "109_11", "assassin droid", unique=1, personas=["IG-88"], destiny=1, deploy=5,
          power=4, armor=5, forfeit=3, icons=["permanent weapon", "pilot", "warrior"],
          traits=["Black Sun agent", "assassin", "bounty hunter"], text=[
        Allows("initiate battle"),
        PermanentWeapon("Riot Gun", Fire(CHARACTER, (
            DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (Become(CAPTIVE),))))),
        ModifyPlayer("battle destinies", +1,
                     when=in_battle(SELF & ALONE) | in_battle(SELF & With(your(other(BOUNTY_HUNTER))))),
        ImmuneTo("Restraining Bolt")]),
    Effect("Crush The Rebellion", DARK, "109_9", unique=1, destiny=4, text=[
        DeployOnTable(),
        Action([Put(one(Named("I Have You Now") | Named("Evader"), among=In("reserve")), to=In("hand"))],
               limit=Limit("turn")),
        ModifyPlayer("most battle destinies", 2, OPPONENT, at=SITE & MOBILE, how="most"),
        Gives(Named("Evader"), (ImmuneTo("Sense"),)),
        Cancels(Named("Clash Of Sabers"), cost=(LoseForce(1),)), ImmuneTo("Alter")]),
]
