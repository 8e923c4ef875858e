"""Special Edition, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CORVETTE, EXECUTOR = Is("Corellian Corvette"), Person("Executor")

PREY = SITE & Where(Is("gangster") | SMUGGLER)

PRISONERS = Count(CAPTIVE & IMPRISONED & REBEL & At(HERE))

CARDS = [
    Effect("Pride Of The Empire", DARK, "7_236", "immediate", unique=1, destiny=3, text=[
        *FAMOUS_TEXT,
        Mandatory([LoseForce(Depends(Fits(HOST, TIE_LN), 2, 1), OPPONENT)], during="move", whose=OPPONENT)]),
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
    Capital("Jabba's Space Cruiser", DARK, "7_304", "Ubrikkian Luxury Space Yacht", unique=1,
            personas=["Jabba's Space Cruiser"], destiny=2, deploy=5, power=5, armor=5, hyperspeed=4, forfeit=5,
            icons=["independent", "nav computer", "scomp link"], text=[
        MovesLike("starfighter"), Carries(pilots=2, passengers=6, pilot=ALIEN),
        ReactDeploy(HERE, Named("Turbolaser Battery"), aboard=True),
        While(There(Person("Jabba") & Aboard(SELF)), (Modify("move cost", 0, how="set"), ImmuneToAttrition()))]),
    Droid("2X-7KPR (Tooex)", DARK, "7_163", "security patrol droid", destiny=3, deploy=2, power=0, forfeit=2,
          traits=["security droid"], text=[
        While(There(SELF & Present(SITE & Is("planet"))) & Nighttime(HERE), (
            Modify("power", +2, your(IMPERIAL | ALIEN) & At(HERE)),
            ImmuneToAttrition(3, your(IMPERIAL | ALIEN) & At(HERE))))]),
    Alien("Boba Fett", DARK, "7_167", unique=1, personas=["Boba Fett"], destiny=1, deploy=5, power=3, ability=2,
          armor=5, forfeit=4, icons=["pilot", "warrior"], traits=["Black Sun agent", "bounty hunter"], text=[
        PILOT_2, Modify("maneuver", +1, ANYTHING_PILOTED), ReactDeploy(PREY, SELF),
        Modify("deploy", -1, at=PREY, when=AsReact()),
        Automatic(just_hit(CHARACTER, source=UsedBy(SELF)),
                  [ForRest("battle", (Modify("forfeit", 0, THAT, how="fix"),))]),
        Modify("landspeed", 3, how="set"), ImmuneToAttrition(3)]),
    Effect("A Bright Center To The Universe", DARK, "7_218", unique=1, destiny=4, text=[
        DeployOn(SYSTEM & (Named("Death Star") | Named("Coruscant")), targets=ANOTHER_SYSTEM), *BACKWATER_TEXT]),
    Imperial("Darth Vader, Dark Lord Of The Sith", "7_175", unique=1, personas=["Vader"], destiny=1, deploy=6, power=6,
             ability=6, forfeit=8, icons=["pilot", "warrior"], text=[
        PILOT_3,
        Action([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Lose(TARGET),))], when=in_battle(SELF),
               limit=Limit("battle"), targets=(one(theirs(CHARACTER) & Present(HERE)),)),
        ImmuneToAttrition(5)]),
    Site("Death Star: Detention Block Control Room", DARK, "7_280", ["interior", "mobile", "scomp link"], (0, 1),
         dark=[Cannot("be converted", HERE, when=Occupies(YOU, HERE, using=IMPERIAL))],
         light=[Action([Convert(HERE)], when=you_control(HERE))]),
    Starfighter("Sentinel-Class Landing Craft", DARK, "7_307", "Sentinel-Class Landing Craft", destiny=2, deploy=3,
                power=3, maneuver=3, hyperspeed=3, forfeit=4, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1, passengers=4, vehicles=2, cargo=Is("speeder bike")), PermanentPilot(1),
        Mounts(Is("starship weapon") & Is("cannon")), Modify(("landing cost", "take-off cost"), 0, how="set")]),
    Site("Swamp", DARK, "7_292", ["exterior", "planet"], (1, 1), dark=SWAMP_TEXT, light=SWAMP_TEXT_ACROSS),
    # -- capture --
    Imperial("Corporal Prescott", "7_172", unique=1, personas=["Prescott"], destiny=3, deploy=2, power=4, ability=1,
             forfeit=3, icons=["warrior", "Special Edition"], traits=["Death Star trooper", "trooper"], text=[
        Action([RetrieveForce(PRISONERS)], cost=[ForgoDrain(HERE), Use(PRISONERS)], during="control", whose=YOU,
               when=There(SELF & At(SITE & Is("prison"))) & (PRISONERS > 0)),
        Modify("power", -2, when=~There(SELF & on("Death Star")))]),
]
