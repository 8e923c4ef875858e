"""Test-only cards for the rulings on movement, vehicles, starships and their room."""

from cantina.lang import *
from cantina.testing import Scenario

FILLER = {"destiny": 1}
ANY = CHARACTER | VEHICLE | STARSHIP

PEOPLE = [
    Rebel("Courier", "move_1", deploy=1, power=2, ability=2, forfeit=2, icons=["warrior"], **FILLER),
    Rebel("Flyer", "move_2", deploy=1, power=1, ability=2, forfeit=2, icons=["pilot"], **FILLER),
    Rebel("Ace", "move_12", deploy=1, power=1, ability=4, forfeit=2, icons=["pilot"], **FILLER),
    Rebel("Captain", "move_13", deploy=1, power=1, ability=4, forfeit=2, icons=["pilot"], text=[
        ModifyPlayer("total power", +2, at=HERE)], **FILLER),
    Rebel("Valley Dweller", "move_14", deploy=1, power=1, ability=1, forfeit=2, text=[DeployOnly(PartOf("Vell"))],
          **FILLER),
    Rebel("Runner", "move_3", deploy=1, power=1, ability=1, forfeit=2, landspeed=3, **FILLER),
    Droid("Navigator", LIGHT, "move_4", "astromech droid", deploy=1, power=0, forfeit=2, icons=["nav computer"],
          **FILLER),
    Rebel("Inspired Rider", "move_123", deploy=1, power=2, ability=4, forfeit=2, text=[Modify("power", +10)], **FILLER),
    Rebel("Infiltrator", "move_5", deploy=1, power=1, ability=2, forfeit=2, traits=["spy"], **FILLER),
    Alien("Imp", LIGHT, "move_6", deploy=1, power=1, ability=1, forfeit=1, traits=["Jawa"], **FILLER),
    Rebel("Homebody", "move_7", deploy=1, power=1, ability=1, forfeit=2, text=[DeployOnly(PartOf("Vell"))], **FILLER),
    Rebel("Volunteer", "move_8", deploy=1, power=1, ability=1, forfeit=2, text=[ReactMove()], **FILLER),
    Rebel("Deserter", "move_9", deploy=1, power=1, ability=1, forfeit=2, text=[ReactMove(away=True)], **FILLER),
    Imperial("Guardsman", "move_10", deploy=1, power=2, ability=2, forfeit=2, icons=["warrior", "pilot"], **FILLER),
    Imperial("Marcher", "move_11", deploy=1, power=2, ability=2, forfeit=2, landspeed=3, **FILLER),
]

VEHICLES = [
    Vehicle("Dart Speeder", LIGHT, "move_20", "combat", deploy=2, power=3, maneuver=4, landspeed=3, forfeit=3,
            traits=["enclosed"], text=[Carries(pilots=1, passengers=1)], **FILLER),
    Vehicle("Iron Crawler", LIGHT, "move_21", "combat", deploy=3, power=5, armor=6, landspeed=1, forfeit=5,
            traits=["enclosed"], text=[PermanentPilot(2), Carries(pilots=1, passengers=2),
                                       ModifyPlayer("total power", +3, at=HERE)], **FILLER),
    Vehicle("Land Raft", LIGHT, "move_22", "transport", deploy=1, power=1, maneuver=3, landspeed=2, forfeit=2,
            text=[Carries(drivers=1, passengers=2)], **FILLER),
    Vehicle("Woolly Mount", LIGHT, "move_23", "creature", deploy=2, power=2, ability=1, maneuver=2, landspeed=2,
            forfeit=2, text=[Carries(drivers=1, passengers=1)], **FILLER),
    Vehicle("Sky Lift", LIGHT, "move_24", "shuttle", deploy=2, power=1, maneuver=3, landspeed=4, forfeit=2,
            traits=["enclosed"], text=[PermanentPilot(1), Carries(passengers=1), Shuttles(1)], **FILLER),
    Vehicle("Dead Barge", LIGHT, "move_25", "shuttle", deploy=2, power=1, maneuver=1, landspeed=0, forfeit=2,
            traits=["enclosed"], text=[PermanentPilot(1), Carries(passengers=1)], **FILLER),
    Vehicle("Empty Hopper", LIGHT, "move_28", "shuttle", deploy=2, power=1, maneuver=1, landspeed=2, forfeit=2,
            traits=["enclosed"], text=[Carries(pilots=1)], **FILLER),
    Vehicle("Keen Rammer", LIGHT, "move_26", "combat", deploy=2, power=3, maneuver=3, landspeed=2, forfeit=3,
            traits=["enclosed"], text=[Carries(pilots=1, passengers=1), ReactMove()], **FILLER),
    Vehicle("Big Colossus", LIGHT, "move_27", "combat", deploy=5, power=6, armor=6, landspeed=1, forfeit=6, unique=1,
            traits=["enclosed"], text=[PermanentPilot(1), Carries(pilots=1, passengers=1)], **FILLER),
]

SHIPS = [
    Starfighter("Snub Nose", LIGHT, "move_40", "X-wing", deploy=2, power=3, maneuver=4, hyperspeed=4, forfeit=3,
                text=[Carries(pilots=1, astromechs=1)], **FILLER),
    Squadron("Snub Squad", LIGHT, "move_39", "X-wing", deploy=4, power=6, maneuver=3, hyperspeed=3, forfeit=8,
             text=[PermanentPilot(2)], **FILLER),
    Starfighter("Prowler One", LIGHT, "move_41", "Y-wing", deploy=2, power=2, maneuver=3, hyperspeed=3, forfeit=3,
                icons=["nav computer"], text=[PermanentPilot(2), Carries(passengers=2)], **FILLER),
    Starfighter("Flying Stone", LIGHT, "move_42", "Y-wing", deploy=2, power=2, maneuver=3, hyperspeed=0, forfeit=3,
                icons=["nav computer"], text=[PermanentPilot(2)], **FILLER),
    Starfighter("Keen Dart", LIGHT, "move_43", "X-wing", deploy=2, power=2, maneuver=3, hyperspeed=3, forfeit=3,
                icons=["nav computer"], text=[Carries(pilots=1), ReactMove()], **FILLER),
    Starfighter("Plain Tie", DARK, "move_44", "TIE/ln", deploy=1, power=1, maneuver=3, forfeit=2,
                text=[PermanentPilot(1)], **FILLER),
    Capital("Mercy Frigate", LIGHT, "move_45", "Corvette", deploy=5, power=5, armor=5, hyperspeed=3, forfeit=6,
            icons=["nav computer"], traits=["ship-docking capability"],
            text=[PermanentPilot(1), Carries(pilots=1, passengers=2, vehicles=1, starfighters=1)], **FILLER),
    Capital("Old Tender", LIGHT, "move_46", "Corvette", deploy=5, power=3, armor=4, hyperspeed=3, forfeit=6,
            text=[Carries(pilots=1, passengers=1, vehicles=1, starfighters=1)], **FILLER),
    Capital("Dark Hulk", LIGHT, "move_38", "Corvette", deploy=5, power=3, armor=4, hyperspeed=3, forfeit=6,
            traits=["ship-docking capability"], text=[Carries(pilots=1, passengers=1)], **FILLER),
    Capital("Star Liner", LIGHT, "move_47", "Corvette", deploy=5, power=3, armor=4, hyperspeed=3, forfeit=6,
            text=[MovesLike("starfighter"), PermanentPilot(1), Carries(passengers=1)], **FILLER),
    Capital("Grand Ark", LIGHT, "move_48", "Corvette", deploy=8, power=8, armor=6, hyperspeed=3, forfeit=9, unique=1,
            text=[Carries(pilots=1, passengers=1, starfighters=1)], **FILLER),
    Capital("Night Raider", DARK, "move_49", "Corvette", deploy=5, power=5, armor=5, hyperspeed=3, forfeit=6,
            text=[PermanentPilot(2)], **FILLER),
]

PLACES = [
    System("Vell", LIGHT, "move_60", ["planet"], (2, 1), parsec=7),
    System("Kado", LIGHT, "move_61", ["planet"], (1, 1), parsec=8),
    System("Brum", LIGHT, "move_62", ["planet"], (1, 1), parsec=4),
    System("Twin", LIGHT, "move_63", ["planet"], (1, 1), parsec=7),
    System("Far Reach", LIGHT, "move_64", ["planet"], (1, 1), parsec=1),
    System("Mirk", LIGHT, "move_65", ["planet"], (1, 0), parsec=9, light=[
        Action([Deploy(one(SITE & Related(HERE), among=In("reserve")))], during="deploy", whose=YOU)]),
    Site("Mirk: Cave", LIGHT, "move_66", ["interior", "planet"], (1, 1)),
    Site("Brum: Ice Field", LIGHT, "move_67", ["exterior", "planet"], (1, 1)),
    Site("Brum: Command Post", LIGHT, "move_68", ["interior", "planet"], (1, 1), light=[
        ModifyPlayer("total power", +2, at=HERE)]),
    Site("Brum: Lower Tunnel", LIGHT, "move_69", ["interior", "planet"], (1, 1)),
    Site("Brum: Docking Bay", LIGHT, "move_70", ["interior", "exterior", "planet"], (1, 1)),
    Site("Kado: Docking Bay", LIGHT, "move_71", ["interior", "exterior", "planet"], (1, 1), light=[
        TransitCost(1), TransitCost(2, to=True)]),
    Site("Vell: Docking Bay", LIGHT, "move_50", ["interior", "exterior", "planet"], (1, 1), light=[TransitCost(1)]),
    Site("Vell: Market", LIGHT, "move_51", ["exterior", "planet"], (1, 1)),
    Site("Vell: Flats", LIGHT, "move_52", ["exterior", "planet"], (1, 1)),
    Site("Vell: Ridge", LIGHT, "move_53", ["exterior", "planet"], (1, 1)),
    Site("Vell: Farm", LIGHT, "move_54", ["exterior", "planet"], (1, 1)),
    Site("Vell: Sand Trap", LIGHT, "move_72", ["exterior", "planet"], (1, 1), light=[
        Modify("landspeed from", +1, your(CHARACTER | VEHICLE), at=HERE)]),
    Site("Vell: Back Alley", LIGHT, "move_73", ["exterior", "planet"], (1, 1), light=[
        Moves(your(CHARACTER), HERE, Named("Vell: Hidden Cellar"), cost=2, during="control",
              when=you_control(HERE))]),
    Site("Vell: Hidden Cellar", LIGHT, "move_74", ["interior", "planet"], (1, 1)),
    Site("Open Meadow", LIGHT, "move_75", ["exterior", "planet"], (1, 1), light=[DeployOnly(~PartOf("Brum"))]),
    Site("Open Meadow", DARK, "move_76", ["exterior", "planet"], (1, 1)),
    Site("Grand Ark: Corridor", LIGHT, "move_77", ["interior", "starship", "mobile"], (1, 1)),
    Site("Grand Ark: Docking Bay", LIGHT, "move_78", ["interior", "exterior", "starship", "mobile"], (1, 1)),
    Site("Big Colossus: Hold", LIGHT, "move_79", ["interior", "vehicle", "mobile"], (1, 1)),
    Sector("High Clouds", LIGHT, "move_80", "cloud", "Brum", ["planet"], (1, 1)),
    Sector("Low Clouds", LIGHT, "move_81", "cloud", "Brum", ["planet"], (1, 1)),
    Sector("Vell Clouds", LIGHT, "move_84", "cloud", "Vell", ["planet"], (1, 1)),
    Sector("Near Rocks", LIGHT, "move_82", "asteroid", "Kado", ["planet"], (1, 1)),
    Sector("Far Rocks", LIGHT, "move_83", "asteroid", "Kado", ["planet"], (1, 1)),
    Sector("Great Rock", LIGHT, "move_86", "asteroid", "Kado", ["planet"], (1, 1)),
    Site("Great Rock: Cave", LIGHT, "move_87", ["interior", "exterior", "planet"], (1, 1),
         light=[DeployOn(Named("Great Rock"))]),
    Sector("Last Rocks", LIGHT, "move_85", "asteroid", "Kado", ["planet"], (1, 1)),
]

OTHERS = [
    Effect("Heavy Shackle", DARK, "move_90", text=[DeployOn(ANY), Cannot("move", HOST)], **FILLER),
    LostInterrupt("Bold Kidnap", DARK, "move_91", text=[
        Action([Move(CHARACTER & At(HERE) | Bound("target"), Bound("place"), how="relocate")],
               targets=(one(theirs(ANY)), one(SITE, name="place")))], **FILLER),
    LostInterrupt("Fast Exit", LIGHT, "move_92", text=[
        Action([Move(your(CHARACTER) & At(Bound("from_")), Bound("place"), how="relocate")],
               targets=(one(SITE, name="from_"), one(SITE, name="place")))], **FILLER),
    LostInterrupt("Wide Net", DARK, "move_121", text=[
        Response(about_to_move(STARSHIP, of="hyperspeed"), [CancelIt()])], **FILLER),
    LostInterrupt("Full Muster", LIGHT, "move_120", text=[
        Action([Move(your(CHARACTER), Bound("place"), how="relocate")], targets=(one(SITE, name="place"),))], **FILLER),
    LostInterrupt("Scatter Them", DARK, "move_93", text=[Action([Move(theirs(ANY) & At(Bound("place")))],
                                                          targets=(one(LOCATION, name="place"),))], **FILLER),
    LostInterrupt("Clear Out", DARK, "move_131", text=[
        Action([Pays((Move(),), otherwise=(Lose(TARGET),), by=OwnerOf(TARGET))], targets=(one(theirs(CHARACTER)),))],
                  **FILLER),
    LostInterrupt("Sudden Wreck", DARK, "move_94", text=[
        Action([Become(CRASHED)], targets=(one(VEHICLE),)),
        Response(battle_just_initiated(), [Become(CRASHED)], targets=(one(VEHICLE),))], **FILLER),
    LostInterrupt("Cave In", DARK, "move_95", text=[
        Action([Become(COLLAPSED)], targets=(one(SITE & INTERIOR),))], **FILLER),
    UsedInterrupt("Run Them Over", LIGHT, "move_96", text=[
        Action([LoseForce(1, OPPONENT)], targets=(one(your(VEHICLE & Working())),))], **FILLER),
    LostInterrupt("Long Spear", DARK, "move_113", text=[
        Action([Lose(TARGET)], targets=(one(theirs(ANY)),))], **FILLER),
    Effect("Hot Quicksand", DARK, "move_97", text=[
        DeployOn(SITE), Automatic(reaches(theirs(ANY), HERE), [LoseForce(1, OPPONENT)])], **FILLER),
    Effect("Deep Sinkhole", DARK, "move_98", text=[
        DeployOn(SITE), Automatic(reaches(theirs(VEHICLE), HERE), [Lose(Aboard(Bound("card"), "driver"))])], **FILLER),
    Effect("Sticky Swamp", DARK, "move_122", text=[
        DeployOn(SITE), Automatic(reaches(theirs(CHARACTER), HERE), [
            ForRest("turn", (Cannot("move", Bound("card")),))])], **FILLER),
    Effect("Dust Devil", DARK, "move_130", text=[
        DeployOn(SITE), Automatic(reaches(theirs(CHARACTER), HERE), [
            Move(Bound("card"), Named("Vell: Farm"), how="relocate")])], **FILLER),
    Effect("Border Post", LIGHT, "move_99", text=[
        DeployOn(SITE), Automatic(reaches(your(CHARACTER), HERE), [LoseForce(1, OPPONENT)],
                                  when=you_control(HERE))], **FILLER),
    LostInterrupt("Old Grudge", DARK, "move_100", text=[
        Response(just_moved(your(Named("Marcher")), to=Where(theirs(Named("Courier")))), [LoseForce(1, OPPONENT)])],
        **FILLER),
    LostInterrupt("Wayside Ambush", DARK, "move_115", text=[
        Response(reaches(theirs(ANY), SITE), [Lose(THAT)])], **FILLER),
    UsedInterrupt("Loud Cheer", LIGHT, "move_116", text=[Response(just_moved(CHARACTER), [LoseForce(1, OPPONENT)])],
                  **FILLER),
    UsedInterrupt("Loud Jeer", DARK, "move_117", text=[Response(just_moved(CHARACTER), [LoseForce(1, OPPONENT)])],
                  **FILLER),
    UsedInterrupt("Stay Put", DARK, "move_101", text=[
        Response(react_just_begun(theirs(ANY)), [CancelIt()])], **FILLER),
    Device("Baby Sling", LIGHT, "move_102", text=[
        DeployOn(CHARACTER), Carries(passengers=1, only=Is("Jawa"))], **FILLER),
    AutomatedWeapon("Prying Eye", LIGHT, "move_103", text=[DeployOn(SITE), MovesLike("character")], **FILLER),
    LostInterrupt("Harsh Purge", DARK, "move_104", text=[Action([Lose(theirs(CHARACTER | DROID))])], **FILLER),
    Effect("Noisy Jammer", DARK, "move_105", text=[
        DeployOnTable(), Modify("maneuver", -2, theirs(VEHICLE | STARSHIP))], **FILLER),
    Effect("Odd Scrambler", DARK, "move_106", text=[
        DeployOnTable(), Modify(("maneuver", "armor"), -1, theirs(VEHICLE | STARSHIP))], **FILLER),
    Effect("Wild Overdrive", LIGHT, "move_107", text=[
        DeployOnTable(), Modify(("power", "maneuver", "hyperspeed"), +2, your(VEHICLE | STARSHIP))], **FILLER),
    CharacterWeapon("Plain Carbine", DARK, "move_108", text=[
        DeployOn(your(WARRIOR)),
        Fire(ANY, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))], **FILLER),
    StarshipWeapon("Deck Cannon", LIGHT, "move_109", text=[
        DeployOn(your(VEHICLE | STARSHIP)),
        Fire(ANY, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))], **FILLER),
    Effect("Thin Disguise", LIGHT, "move_110", text=[
        DeployOn(your(SPY)), Automatic(just_deployed(SELF), [Become(UNDERCOVER, HOST)])], **FILLER),
    UsedInterrupt("Turnpike", DARK, "move_111", text=[Action([ForRest("turn", (
        Modify("move cost", +2, theirs(CHARACTER)),))])], **FILLER),
    Effect("Watchtower", LIGHT, "move_114", text=[
        DeployOnTable(), Automatic(just_moved(CHARACTER), [LoseForce(1, OPPONENT)])], **FILLER),
    Effect("Wide Blockade", DARK, "move_112", text=[DeployOnTable(), Cannot("move", theirs(CHARACTER))], **FILLER),
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
