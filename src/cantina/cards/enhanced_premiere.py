"""Enhanced Premiere, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Rebel("Han With Heavy Blaster Pistol", "108_1", unique=1, personas=["Han"], destiny=1, deploy=4, power=4, ability=3,
          forfeit=6, icons=["permanent weapon", "pilot", "warrior"],
          traits=["Corellian", "gambler", "scoundrel", "smuggler"], text=[
        PILOT_3, ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(LUKE | CHEWIE))),
        PermanentWeapon("Han's Heavy Blaster Pistol", Fire(CHARACTER | CREATURE, (
            DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),)))), words=("blaster",))]),
]
