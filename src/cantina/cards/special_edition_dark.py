"""Special Edition, Dark Side."""

from cantina.lang import *

CORVETTE, EXECUTOR, EMPEROR = Is("Corellian Corvette"), Person("Executor"), Person("Emperor")

CARDS = [
    Site("Coruscant: Imperial Square", DARK, "7_278", ["exterior", "planet", "scomp link"], (0, 2),
         dark=[DeployFor(FREE, of=EMPEROR, at=HERE),
               Modify("deploy", -1, IMPERIAL, at=SITE, when=There(your(Is("moff")) & At(HERE)))],
         light=[ModifyPlayer("drain", +1, at=HERE),
                Cannot("deploy", EMPEROR, to=LOCATION & PartOf("Coruscant"), when=you_control(HERE))]),
    System("Dagobah", DARK, "7_279", ["planet"], (2, 2), parsec=9,
           dark=[Cannot("be drained at", LOCATION & Related(HERE), by=OPPONENT, when=Occupies(YOU, HERE))],
           light=[Cannot("be drained at", HERE)]),
    System("Fondor", DARK, "7_283", ["planet"], (1, 2), parsec=6,
           dark=[Modify("deploy", -5, EXECUTOR, at=HERE),
                 While(Occupies(YOU, HERE), (Modify("forfeit", -4, theirs(CORVETTE)),
                                             Modify("deploy", +1, theirs(CORVETTE))))],
           light=[ModifyPlayer("drain", -1, at=HERE), Cannot("deploy", theirs(EXECUTOR), when=you_control(HERE))]),
]
