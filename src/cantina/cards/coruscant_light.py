"""Coruscant, Light Side."""

from cantina.lang import *

CARDS = [
    Starfighter("Naboo Defense Fighter", LIGHT, "12_90", "N-1 Starfighter", destiny=3, deploy=1, power=2, maneuver=4,
                hyperspeed=3, forfeit=3, icons=["nav computer", "republic", "Episode I"], text=[
        PermanentPilot(1, yields=True), Carries(pilots=1), Modify("power", +1, SELF & At(SYSTEM & Named("Naboo"))),
        IfUnable(when=There(SELF & With(other(Is("N-1 Starfighter")))))]),
]
