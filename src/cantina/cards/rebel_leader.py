"""Rebel Leader, Light Side: ships flown by unique permanent pilots."""

from cantina.lang import *

CARDS = [
    Starfighter("Gold Leader In Gold 1", LIGHT, "103_1", "Y-wing", unique=1, personas=["Gold 1"], destiny=2, deploy=5,
                power=2, maneuver=3, hyperspeed=4, forfeit=4, icons=["nav computer"],
                text=[Carries(either=1), PermanentPilot(2, "Dutch", power=2), IfUnable()]),
    Starfighter("Red Leader In Red 1", LIGHT, "103_2", "X-wing", unique=1, personas=["Red 1"], destiny=2, deploy=6,
                power=3, maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer"],
                text=[PermanentPilot(2, "Red Leader", power=2), IfUnable()]),
]
