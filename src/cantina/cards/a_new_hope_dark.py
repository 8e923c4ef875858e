"""A New Hope, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    # -- locations --
    System("Death Star", DARK, "2_143", ["mobile"], (0, 3),
           dark=[MobileSystem(parsec=0, hyperspeed=1), ImmuneTo("Revolution"), FirstTurn(LIGHT)]),
    System("Kashyyyk", DARK, "2_146", ["planet"], (1, 2), parsec=6, dark=[
        ModifyPlayer("drain", +1, at=HERE),
        Modify("forfeit", -3, WOOKIEE & ON_TABLE, when=you_control(HERE))],
           light=[Modify(("power", "forfeit"), +2, your(STARSHIP) & Carrying(WOOKIEE, aboard=True) & At(HERE))]),
    System("Kiffex", DARK, "2_147", ["planet"], (2, 2), parsec=2,
           dark=[ModifyPlayer("total power", +2, at=HERE, when=EXACTLY_TWO_SHIPS),
                 Modify("game text", 2, Named("Tonnika Sisters"), when=EXACTLY_TWO_SHIPS, how="times")],
           light=[ModifyPlayer("total power", +2, at=HERE, when=EXACTLY_TWO_SHIPS)]),
]
