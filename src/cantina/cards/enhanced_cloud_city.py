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
]
