"""Coruscant, Dark Side."""

from cantina.lang import *

CARDS = [
    Droid("Security Battle Droid", DARK, "12_118", "battle droid", destiny=3, deploy=2, power=2, armor=3, forfeit=3,
          icons=["Episode I", "presence"], traits=["battle droid", "Trade Federation"], text=[
        Modify("landspeed cost", +1, theirs(CHARACTER) & At(SAME_SITE)),
        IfUnable(when=There(SELF & At(SITE)) & There(other(Is("battle droid")) & At(HERE)))]),
]
