"""Special Edition, Light Side."""

from cantina.lang import *

T_16 = Named("Incom T-16 Skyhopper")

CARDS = [
    Site("Tatooine: Beggar's Canyon", LIGHT, "7_130", ["exterior", "planet"], (1, 1),
         light=[DeployFor(FREE, of=T_16, at=HERE), Modify("power", +2, T_16 & At(HERE)),
                ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE) & There(your(T_16) & At(HERE)))],
         dark=[Modify("deploy", -1, your(Named("Womp Rat") | Is("bantha") | TUSKEN_RAIDER), at=HERE)]),
]
