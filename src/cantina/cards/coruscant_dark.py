"""Coruscant, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Character("Darth Maul, Young Apprentice", DARK, "12_101", "sith", unique=1, personas=["Maul"], destiny=1, deploy=7,
              power=7, ability=6, forfeit=8, icons=["pilot", "warrior", "Episode I"], text=[
        Modify("deploy", -2, at=PartOf("Coruscant")),
        Automatic(destiny_just_drawn(of="weapon", source=LIGHTSABER & UsedBy(SELF), target=JEDI),
                  [Change("destiny", 1)]),
        Automatic(just_hit(JEDI_MASTER, source=UsedBy(SELF)), [ForRest("battle", (Modify("power", -3, THAT),))]),
        ImmuneTo("Clash Of Sabers"), ImmuneToAttrition(5)]),
    Droid("Security Battle Droid", DARK, "12_118", "battle droid", destiny=3, deploy=2, power=2, armor=3, forfeit=3,
          icons=["Episode I", "presence"], traits=["battle droid", "Trade Federation"], text=[
        Modify("landspeed cost", +1, theirs(CHARACTER) & At(SAME_SITE)),
        IfUnable(when=There(SELF & At(SITE)) & There(other(Is("battle droid")) & At(HERE)))]),
    LostInterrupt("Alter", DARK, "12_145", destiny=4, icons=["Episode I"], text=CHOSEN_ALTER_TEXT),
    LostInterrupt("Control", DARK, "12_146", destiny=2, icons=["Episode I"], text=SWIFT_CONTROL_TEXT),
    LostInterrupt("Sense", DARK, "12_157", destiny=3, icons=["Episode I"], text=CHOSEN_SENSE_TEXT),
    Effect("Do They Have A Code Clearance?", DARK, "12_131", unique=1, destiny=5, icons=["grabber"], text=[
        DeployOnTable(), Modify("forfeit", +3, UNIQUE & IMPERIAL & ability("=", 3)),
        *GRABBED_RETRIEVAL, ImmuneTo("Alter")]),
]
