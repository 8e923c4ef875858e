"""Test-only cards for the rulings on movement, vehicles, starships and their room."""

from cantina.lang import *
from cantina.testing import Scenario

FILLER = {"destiny": 1}
ANY = CHARACTER | VEHICLE | STARSHIP

PEOPLE = [
    Rebel("Courier", "p2_1", deploy=1, power=2, ability=2, forfeit=2, icons=["warrior"], **FILLER),
    Rebel("Flyer", "p2_2", deploy=1, power=1, ability=2, forfeit=2, icons=["pilot"], **FILLER),
    Rebel("Ace", "p2_12", deploy=1, power=1, ability=4, forfeit=2, icons=["pilot"], **FILLER),
    Rebel("Captain", "p2_13", deploy=1, power=1, ability=4, forfeit=2, icons=["pilot"], text=[
        ModifyPlayer("total power", +2, at=HERE)], **FILLER),
    Rebel("Valley Dweller", "p2_14", deploy=1, power=1, ability=1, forfeit=2, text=[DeployOnly(PartOf("Vell"))],
          **FILLER),
    Rebel("Runner", "p2_3", deploy=1, power=1, ability=1, forfeit=2, landspeed=3, **FILLER),
    Droid("Navigator", LIGHT, "p2_4", "astromech droid", deploy=1, power=0, forfeit=2, icons=["nav computer"],
          **FILLER),
    Rebel("Infiltrator", "p2_5", deploy=1, power=1, ability=2, forfeit=2, traits=["spy"], **FILLER),
    Alien("Imp", LIGHT, "p2_6", deploy=1, power=1, ability=1, forfeit=1, traits=["Jawa"], **FILLER),
    Rebel("Homebody", "p2_7", deploy=1, power=1, ability=1, forfeit=2, text=[DeployOnly(PartOf("Vell"))], **FILLER),
    Rebel("Volunteer", "p2_8", deploy=1, power=1, ability=1, forfeit=2, text=[ReactMove()], **FILLER),
    Rebel("Deserter", "p2_9", deploy=1, power=1, ability=1, forfeit=2, text=[ReactMove(away=True)], **FILLER),
    Imperial("Guardsman", "p2_10", deploy=1, power=2, ability=2, forfeit=2, icons=["warrior", "pilot"], **FILLER),
    Imperial("Marcher", "p2_11", deploy=1, power=2, ability=2, forfeit=2, landspeed=3, **FILLER),
]

VEHICLES = [
    Vehicle("Dart Speeder", LIGHT, "p2_20", "combat", deploy=2, power=3, maneuver=4, landspeed=3, forfeit=3,
            traits=["enclosed"], text=[Carries(pilots=1, passengers=1)], **FILLER),
    Vehicle("Iron Crawler", LIGHT, "p2_21", "combat", deploy=3, power=5, armor=6, landspeed=1, forfeit=5,
            traits=["enclosed"], text=[PermanentPilot(2), Carries(pilots=1, passengers=2),
                                       ModifyPlayer("total power", +3, at=HERE)], **FILLER),
    Vehicle("Land Raft", LIGHT, "p2_22", "transport", deploy=1, power=1, maneuver=3, landspeed=2, forfeit=2,
            text=[Carries(drivers=1, passengers=2)], **FILLER),
    Vehicle("Woolly Mount", LIGHT, "p2_23", "creature", deploy=2, power=2, ability=1, maneuver=2, landspeed=2,
            forfeit=2, text=[Carries(drivers=1, passengers=1)], **FILLER),
    Vehicle("Sky Lift", LIGHT, "p2_24", "shuttle", deploy=2, power=1, maneuver=3, landspeed=4, forfeit=2,
            traits=["enclosed"], text=[PermanentPilot(1), Carries(passengers=1), Shuttles(1)], **FILLER),
    Vehicle("Dead Barge", LIGHT, "p2_25", "shuttle", deploy=2, power=1, maneuver=1, landspeed=0, forfeit=2,
            traits=["enclosed"], text=[PermanentPilot(1), Carries(passengers=1)], **FILLER),
    Vehicle("Empty Hopper", LIGHT, "p2_28", "shuttle", deploy=2, power=1, maneuver=1, landspeed=2, forfeit=2,
            traits=["enclosed"], text=[Carries(pilots=1)], **FILLER),
    Vehicle("Keen Rammer", LIGHT, "p2_26", "combat", deploy=2, power=3, maneuver=3, landspeed=2, forfeit=3,
            traits=["enclosed"], text=[Carries(pilots=1, passengers=1), ReactMove()], **FILLER),
    Vehicle("Big Colossus", LIGHT, "p2_27", "combat", deploy=5, power=6, armor=6, landspeed=1, forfeit=6, unique=1,
            traits=["enclosed"], text=[PermanentPilot(1), Carries(pilots=1, passengers=1)], **FILLER),
]

SHIPS = [
    Starfighter("Snub Nose", LIGHT, "p2_40", "X-wing", deploy=2, power=3, maneuver=4, hyperspeed=4, forfeit=3,
                text=[Carries(pilots=1, astromechs=1)], **FILLER),
    Squadron("Snub Squad", LIGHT, "p2_39", "X-wing", deploy=4, power=6, maneuver=3, hyperspeed=3, forfeit=8,
             text=[PermanentPilot(2)], **FILLER),
    Starfighter("Prowler One", LIGHT, "p2_41", "freighter", deploy=2, power=2, maneuver=3, hyperspeed=3, forfeit=3,
                icons=["nav computer"], text=[PermanentPilot(2), Carries(passengers=2)], **FILLER),
    Starfighter("Flying Stone", LIGHT, "p2_42", "freighter", deploy=2, power=2, maneuver=3, hyperspeed=0, forfeit=3,
                icons=["nav computer"], text=[PermanentPilot(2)], **FILLER),
    Starfighter("Keen Dart", LIGHT, "p2_43", "X-wing", deploy=2, power=2, maneuver=3, hyperspeed=3, forfeit=3,
                icons=["nav computer"], text=[Carries(pilots=1), ReactMove()], **FILLER),
    Starfighter("Plain Tie", DARK, "p2_44", "TIE/ln", deploy=1, power=1, maneuver=3, forfeit=2,
                text=[PermanentPilot(1)], **FILLER),
    Capital("Mercy Frigate", LIGHT, "p2_45", "frigate", deploy=5, power=5, armor=5, hyperspeed=3, forfeit=6,
            icons=["nav computer"], traits=["ship-docking capability"],
            text=[PermanentPilot(1), Carries(pilots=1, passengers=2, vehicles=1, starfighters=1)], **FILLER),
    Capital("Old Tender", LIGHT, "p2_46", "frigate", deploy=5, power=3, armor=4, hyperspeed=3, forfeit=6,
            text=[Carries(pilots=1, passengers=1, vehicles=1, starfighters=1)], **FILLER),
    Capital("Dark Hulk", LIGHT, "p2_38", "frigate", deploy=5, power=3, armor=4, hyperspeed=3, forfeit=6,
            traits=["ship-docking capability"], text=[Carries(pilots=1, passengers=1)], **FILLER),
    Capital("Star Liner", LIGHT, "p2_47", "cruiser", deploy=5, power=3, armor=4, hyperspeed=3, forfeit=6,
            traits=["moves like a starfighter"], text=[PermanentPilot(1), Carries(passengers=1)], **FILLER),
    Capital("Grand Ark", LIGHT, "p2_48", "cruiser", deploy=8, power=8, armor=6, hyperspeed=3, forfeit=9, unique=1,
            text=[Carries(pilots=1, passengers=1, starfighters=1)], **FILLER),
    Capital("Night Raider", DARK, "p2_49", "cruiser", deploy=5, power=5, armor=5, hyperspeed=3, forfeit=6,
            text=[PermanentPilot(2)], **FILLER),
]

PLACES = [
    System("Vell", LIGHT, "p2_60", ["planet"], (2, 1), parsec=7),
    System("Kado", LIGHT, "p2_61", ["planet"], (1, 1), parsec=8),
    System("Brum", LIGHT, "p2_62", ["planet"], (1, 1), parsec=4),
    System("Twin", LIGHT, "p2_63", ["planet"], (1, 1), parsec=7),
    System("Far Reach", LIGHT, "p2_64", ["planet"], (1, 1), parsec=1),
    System("Mirk", LIGHT, "p2_65", ["planet"], (1, 0), parsec=9, light=[
        Action([DeployFromReserve(SITE & Related(HERE))], during="deploy", whose=YOU)]),
    Site("Mirk: Cave", LIGHT, "p2_66", ["interior", "planet"], (1, 1)),
    Site("Brum: Ice Field", LIGHT, "p2_67", ["exterior", "planet"], (1, 1)),
    Site("Brum: Command Post", LIGHT, "p2_68", ["interior", "planet"], (1, 1), light=[
        ModifyPlayer("total power", +2, at=HERE)]),
    Site("Brum: Lower Tunnel", LIGHT, "p2_69", ["interior", "planet"], (1, 1)),
    Site("Brum: Docking Bay", LIGHT, "p2_70", ["interior", "exterior", "planet"], (1, 1)),
    Site("Kado: Docking Bay", LIGHT, "p2_71", ["interior", "exterior", "planet"], (1, 1), light=[
        TransitCost(1), TransitCost(2, to=True)]),
    Site("Vell: Docking Bay", LIGHT, "p2_50", ["interior", "exterior", "planet"], (1, 1), light=[TransitCost(1)]),
    Site("Vell: Market", LIGHT, "p2_51", ["exterior", "planet"], (1, 1)),
    Site("Vell: Flats", LIGHT, "p2_52", ["exterior", "planet"], (1, 1)),
    Site("Vell: Ridge", LIGHT, "p2_53", ["exterior", "planet"], (1, 1)),
    Site("Vell: Farm", LIGHT, "p2_54", ["exterior", "planet"], (1, 1)),
    Site("Vell: Sand Trap", LIGHT, "p2_72", ["exterior", "planet"], (1, 1), light=[
        Modify("landspeed from", +1, your(CHARACTER | VEHICLE), at=HERE)]),
    Site("Vell: Back Alley", LIGHT, "p2_73", ["exterior", "planet"], (1, 1), light=[
        Moves(your(CHARACTER), HERE, Named("Vell: Hidden Cellar"), cost=2, during="control",
              when=you_control(HERE))]),
    Site("Vell: Hidden Cellar", LIGHT, "p2_74", ["interior", "planet"], (1, 1)),
    Site("Open Meadow", LIGHT, "p2_75", ["exterior", "planet"], (1, 1), light=[DeployOnly(~PartOf("Brum"))]),
    Site("Open Meadow", DARK, "p2_76", ["exterior", "planet"], (1, 1)),
    Site("Grand Ark: Corridor", LIGHT, "p2_77", ["interior", "starship", "mobile"], (1, 1)),
    Site("Grand Ark: Docking Bay", LIGHT, "p2_78", ["interior", "exterior", "starship", "mobile"], (1, 1)),
    Site("Big Colossus: Hold", LIGHT, "p2_79", ["interior", "vehicle", "mobile"], (1, 1)),
    Sector("High Clouds", LIGHT, "p2_80", "cloud", "Brum", ["planet"], (1, 1)),
    Sector("Low Clouds", LIGHT, "p2_81", "cloud", "Brum", ["planet"], (1, 1)),
    Sector("Vell Clouds", LIGHT, "p2_84", "cloud", "Vell", ["planet"], (1, 1)),
    Sector("Near Rocks", LIGHT, "p2_82", "asteroid", "Kado", ["planet"], (1, 1)),
    Sector("Far Rocks", LIGHT, "p2_83", "asteroid", "Kado", ["planet"], (1, 1)),
    Sector("Great Rock", LIGHT, "p2_86", "asteroid", "Kado", ["planet"], (1, 1)),
    Site("Great Rock: Cave", LIGHT, "p2_87", ["interior", "exterior", "planet"], (1, 1)),
    Sector("Last Rocks", LIGHT, "p2_85", "asteroid", "Kado", ["planet"], (1, 1)),
]

OTHERS = [
    Effect("Heavy Shackle", DARK, "p2_90", text=[DeployOn(ANY), Cannot("move", HOST)], **FILLER),
    LostInterrupt("Bold Kidnap", DARK, "p2_91", text=[
        Action([Relocate(CHARACTER & At(HERE) | Bound("target"), Bound("place"))],
               targets=(Pick(theirs(ANY)), Pick(SITE, name="place")))], **FILLER),
    LostInterrupt("Fast Exit", LIGHT, "p2_92", text=[
        Action([Relocate(your(CHARACTER) & At(Bound("from_")), Bound("place"))],
               targets=(Pick(SITE, name="from_"), Pick(SITE, name="place")))], **FILLER),
    LostInterrupt("Scatter Them", DARK, "p2_93", text=[Action([MoveAway(theirs(ANY) & At(Bound("place")))],
                                                          targets=(Pick(LOCATION, name="place"),))], **FILLER),
    LostInterrupt("Sudden Wreck", DARK, "p2_94", text=[
        Action([Crash()], targets=(Pick(VEHICLE),)),
        Response(battle_just_initiated(), [Crash()], targets=(Pick(VEHICLE),))], **FILLER),
    LostInterrupt("Cave In", DARK, "p2_95", text=[Action([Collapse()], targets=(Pick(SITE & INTERIOR),))], **FILLER),
    UsedInterrupt("Run Them Over", LIGHT, "p2_96", text=[
        Action([LoseForce(1, OPPONENT)], targets=(Pick(your(VEHICLE & Working())),))], **FILLER),
    LostInterrupt("Long Spear", DARK, "p2_113", text=[Action([Lose(TARGET)], targets=(Pick(theirs(ANY)),))], **FILLER),
    Effect("Hot Quicksand", DARK, "p2_97", text=[
        DeployOn(SITE), Automatic(reaches(theirs(ANY), HERE), [LoseForce(1, OPPONENT)])], **FILLER),
    Effect("Deep Sinkhole", DARK, "p2_98", text=[
        DeployOn(SITE), Automatic(reaches(theirs(VEHICLE), HERE), [Lose(Aboard(Bound("card"), "driver"))])], **FILLER),
    Effect("Border Post", LIGHT, "p2_99", text=[
        DeployOn(SITE), Automatic(reaches(your(CHARACTER), HERE), [LoseForce(1, OPPONENT)],
                                  when=you_control(HERE))], **FILLER),
    LostInterrupt("Old Grudge", DARK, "p2_100", text=[
        Response(just_moved(your(Named("Marcher")), to=Where(theirs(Named("Courier")))), [LoseForce(1, OPPONENT)])],
        **FILLER),
    LostInterrupt("Wayside Ambush", DARK, "p2_115", text=[
        Response(reaches(theirs(ANY), SITE), [Lose(THAT)])], **FILLER),
    UsedInterrupt("Loud Cheer", LIGHT, "p2_116", text=[Response(just_moved(CHARACTER), [LoseForce(1, OPPONENT)])],
                  **FILLER),
    UsedInterrupt("Loud Jeer", DARK, "p2_117", text=[Response(just_moved(CHARACTER), [LoseForce(1, OPPONENT)])],
                  **FILLER),
    UsedInterrupt("Stay Put", DARK, "p2_101", text=[
        Response(react_just_begun(theirs(ANY)), [CancelIt()])], **FILLER),
    Device("Baby Sling", LIGHT, "p2_102", text=[
        DeployOn(CHARACTER), Carries(passengers=1, only=Is("Jawa"))], **FILLER),
    AutomatedWeapon("Prying Eye", LIGHT, "p2_103", traits=["moves like a character"], text=[DeployOn(SITE)], **FILLER),
    LostInterrupt("Harsh Purge", DARK, "p2_104", text=[Action([Lose(theirs(CHARACTER | DROID))])], **FILLER),
    Effect("Noisy Jammer", DARK, "p2_105", text=[
        DeployOnTable(), Modify("maneuver", -2, theirs(VEHICLE | STARSHIP))], **FILLER),
    Effect("Odd Scrambler", DARK, "p2_106", text=[
        DeployOnTable(), Modify(("maneuver", "armor"), -1, theirs(VEHICLE | STARSHIP))], **FILLER),
    Effect("Wild Overdrive", LIGHT, "p2_107", text=[
        DeployOnTable(), Modify(("power", "maneuver", "hyperspeed"), +2, your(VEHICLE | STARSHIP))], **FILLER),
    CharacterWeapon("Plain Carbine", DARK, "p2_108", text=[
        DeployOn(your(WARRIOR)),
        Fire(ANY, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))], **FILLER),
    StarshipWeapon("Deck Cannon", LIGHT, "p2_109", text=[
        DeployOn(your(VEHICLE | STARSHIP)),
        Fire(ANY, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))], **FILLER),
    Effect("Thin Disguise", LIGHT, "p2_110", text=[
        DeployOn(your(SPY)), Automatic(just_deployed(SELF), [GoUndercover(HOST)])], **FILLER),
    UsedInterrupt("Turnpike", DARK, "p2_111", text=[Action([ForRest("turn", (
        Modify("move cost", +2, theirs(CHARACTER)),))])], **FILLER),
    Effect("Watchtower", LIGHT, "p2_114", text=[
        DeployOnTable(), Automatic(just_moved(CHARACTER), [LoseForce(1, OPPONENT)])], **FILLER),
    Effect("Wide Blockade", DARK, "p2_112", text=[DeployOnTable(), Cannot("move", theirs(CHARACTER))], **FILLER),
]

CARDS = [*PEOPLE, *VEHICLES, *SHIPS, *PLACES, *OTHERS]


def vell(s):
    """The docking bay of Vell and four exterior sites beyond it, in a row."""
    return [s.location(f"Vell: {name}") for name in ("Docking Bay", "Market", "Flats", "Ridge", "Farm")]


def table(phase="move", turn="light", force=5):
    """A row of sites, Force for both players, and a phase to come: (scenario, sites, a function that starts)."""
    s = Scenario(cards=CARDS)
    s.force("light", force)
    s.force("dark", force)
    return s, vell(s), lambda: s.start(turn=turn, phase=phase)


def verbs(s):
    """What is offered now."""
    return {option.verb for option in s.decision.options}


def offered(s, verb):
    """The cards that a verb is offered for."""
    return {option.card for option in s.decision.options if option.verb == verb}


def rules(refusals):
    """The glossary entries that refusals cite."""
    return {refusal.rule for refusal in refusals}
