"""Jedi Pack, both sides."""

from cantina.lang import *

CARDS = [
    LostInterrupt("Gravity Shadow", DARK, "102_8", unique=1, destiny=4, text=[
        Response(about_to_move(theirs(STARSHIP), of="hyperspeed"), [
            DrawDestiny(),
            If(DESTINY > PilotAbility(THAT), (CancelIt(), ForRest("turn", (Cannot("move", THAT),)))),
            If(DESTINY.equals(PilotAbility(THAT)), (Lose(THAT),))])]),
]
