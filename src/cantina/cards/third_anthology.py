"""Third Anthology."""

from cantina.cards.twins import *
from cantina.lang import *

YAVIN, DEATH_STAR = PartOf("Yavin 4"), SYSTEM & Named("Death Star")
FOR_THE_ATTACK = Named("Rebel Tech") | DEATH_STAR | Named("Attack Run") | Named("Proton Torpedoes")
BUSY_SYSTEM = BATTLEGROUND & SYSTEM & Where(your(STARFIGHTER & Piloted(CHARACTER)), present=True)
PRINCESS_FREED = Named("Sometimes I Amaze Even Myself")

CARDS = [
    *Objective("Massassi Base Operations", "One In A Million", LIGHT, "111_4", text=[
        AtStart((brought(Named("Yavin 4")), brought(Named("Yavin 4: Docking Bay")))),
        ForGame((Cannot("deploy", your(Named("Revolution"))),
                 Cannot("be drained at", YAVIN & (SITE | SECTOR), by=YOU))),
        ModifyPlayer("generation here", 1, at=SITE & YAVIN, how="most"),
        brings_on(SITE & YAVIN),
        Modify("deploy", +2, IMPERIAL, at=LOCATION & YAVIN),
        flip_if(Controls(YOU, SITE & YAVIN, 3) & ~Controls(OPPONENT, SITE & YAVIN, 3)),
        Automatic(just_blown_away(Named("Yavin 4")), [GONE]),
    ], back=[
        CountsAsCompleted("Death Star Plans"),
        Action([Put(one(FOR_THE_ATTACK, among=In("reserve")), to=In("hand"))], during="deploy", whose=YOU,
               limit=Limit("phase")),
        ModifyPlayer("total power in battles", +3, at=SYSTEM),
        ModifyPlayer("destruction loss", Count(theirs(site("Death Star"))) * 3, OPPONENT, at=DEATH_STAR),
        Automatic(just_blown_away(DEATH_STAR),
                  [ForRest("game", (ModifyPlayer("drain", +2, at=BUSY_SYSTEM),))]),
    ]),
    Rebel("Prisoner 2187", "111_5", unique=1, personas=["Leia"], destiny=1, deploy=0, power=4, ability=3, forfeit=6,
          icons=["warrior"], traits=["Alderaanian", "senator", "female"], text=[
        NoDeploy(~There(Named("Rescue The Princess"))), WhileIn("imprisoned", (Cannot("move"),)),
        ModifyPlayer("drain", +2, at=HERE),
        ForGame((Cannot("go out of play", your(Is("objective"))),
                 AsSoonAs(~There(LEIA) & There(PRINCESS_FREED), [Flip(PRINCESS_FREED)])))]),
    Starfighter("Artoo-Detoo In Red 5", LIGHT, "111_2", "X-wing", unique=1, personas=["Red 5"], destiny=(0, 7),
                deploy=4, power=3, maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1), PermanentAstromech("R2-D2"), Modify(("power", "maneuver", "hyperspeed"), +2),
        DeployFor(FREE, LUKE & ability("<", 5), at=SELF), ImmuneToAttrition(5, SELF & Piloted(LUKE))]),
]
