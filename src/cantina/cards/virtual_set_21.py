"""Virtual Set 21."""

from cantina.lang import *

CARDS = [
    Effect("Hyperwave Scan (V)", DARK, "221_22", destiny=5, text=[
        DeployOnTable(),
        Action([If(There(TARGET), (Put(all_(among=On(TARGET)), to=In("used")), Put(TARGET, to=In("used"))),
                   (Peek(all_(among=In("hand", OPPONENT))),))],
               cost=[Use(3)], during="move", whose=OPPONENT, limit=Limit("phase"),
               targets=(up_to(1, Is("political effect")),)),
        Cannot("be put away", Of(YOU), by=OPPONENT, when=PlayerValue("hand") < 13)]),
]
