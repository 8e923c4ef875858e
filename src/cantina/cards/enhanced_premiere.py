"""Enhanced Premiere, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

SABER_STROKE = Fire(CHARACTER | CREATURE, (
    DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))))  # fmt: skip
BLASTER_SHOT = Fire(CHARACTER | CREATURE, (
    DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))))  # fmt: skip

CARDS = [
    Rebel("Han With Heavy Blaster Pistol", "108_1", unique=1, personas=["Han"], destiny=1, deploy=4, power=4, ability=3,
          forfeit=6, icons=["permanent weapon", "pilot", "warrior"],
          traits=["Corellian", "gambler", "scoundrel", "smuggler"], text=[
        PILOT_3, ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(LUKE | CHEWIE))),
        PermanentWeapon("Han's Heavy Blaster Pistol", BLASTER_SHOT, unique=True)]),
    Rebel("Leia With Blaster Rifle", "108_2", unique=1, personas=["Leia"], destiny=1, deploy=4, power=3, ability=4,
          forfeit=6, icons=["permanent weapon", "pilot", "warrior"], traits=["Alderaanian", "leader", "female"], text=[
        Modify("power", +1, ANYTHING_PILOTED), ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(HAN))),
        PermanentWeapon("Leia's Blaster Rifle", BLASTER_SHOT, unique=True)]),
    Rebel("Luke With Lightsaber", "108_3", unique=1, personas=["Luke"], destiny=1, deploy=5, power=5, ability=5,
          forfeit=7, icons=["permanent weapon", "pilot", "warrior"], text=[
        PILOT_2,
        PermanentWeapon("Luke's Lightsaber", SABER_STROKE, unique=True)]),
    Rebel("Obi-Wan With Lightsaber", "108_4", unique=1, personas=["Obi-Wan"], destiny=1, deploy=5, power=5, ability=6,
          forfeit=8, icons=["permanent weapon", "warrior"],
          text=[PermanentWeapon("Obi-Wan's Lightsaber", SABER_STROKE, unique=True)]),
    Imperial("Darth Vader With Lightsaber", "108_6", unique=1, personas=["Vader"], destiny=1, deploy=6, power=6,
             ability=6, forfeit=7, icons=["permanent weapon", "pilot", "warrior"],
             text=[PILOT_3, PermanentWeapon("Vader's Lightsaber", SABER_STROKE, unique=True)]),
    Alien("Boba Fett With Blaster Rifle", DARK, "108_5", unique=1, personas=["Boba Fett"], destiny=1, deploy=5,
          power=4, ability=3, armor=5, forfeit=5, icons=["permanent weapon", "pilot", "warrior"],
          traits=["Black Sun agent", "bounty hunter"], text=[
        PILOT_3, ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(HAN | Person("Jabba")))),
        PermanentWeapon("Boba Fett's Blaster Rifle", BLASTER_SHOT, unique=True)]),
]
