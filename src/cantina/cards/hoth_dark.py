"""Hoth, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

WALKER = Bound("walker")
WAMPA_CAVE = Named("Hoth: Wampa Cave (7th Marker)")

MOUNT = Bound("mount")

IN_AWE = SITE & (SAME_OR_ADJACENT | Where(VADER))

CARDS = [
    Imperial("Admiral Ozzel", "3_82", unique=1, personas=["Ozzel"], destiny=0, deploy=0, power=3, ability=2, forfeit=4,
             icons=["pilot"], traits=["ISB agent", "admiral", "leader"], text=[
        PILOT_2, Modify("deploy", -1, your(CAPITAL), at=SYSTEM & HERE),
        Automatic(react_just_begun(Of(OPPONENT), to=HERE), [Lose(SELF)], when=There(VADER))]),
    # -- capture --
    Imperial("Captain Lennox", "3_84", unique=1, personas=["Lennox"], destiny=2, deploy=3, power=2, ability=2,
             forfeit=5, icons=["pilot", "warrior"], traits=["leader"], text=[
        Modify("power", Depends(There(piloting("Tyrant")), +3, +2), ANYTHING_PILOTED),
        Gives(Is("tractor beam") & UsedBy(STAR_DESTROYER & Carrying(SELF, aboard=True)), (
            Action(**TRACTOR_BEAM, during="control", whose=YOU, limit=Limit("phase")),))]),
    Imperial("Captain Piett", "3_85", unique=1, personas=["Piett"], destiny=2, deploy=3, power=2, ability=3, forfeit=4,
             icons=["pilot"], text=[
        Modify("power", +1, when=There(VADER & At(SAME_SITE))),
        Modify("power", Depends(There(piloting("Executor")), +3, +2), ANYTHING_PILOTED),
        Action([Put(one(Named("Probe Droid"), among=In("reserve")), to=In("hand"))], cost=[Use(1)])]),
    Imperial("General Veers", "3_87", unique=1, personas=["Veers"], destiny=1, deploy=3, power=3, ability=3, forfeit=5,
             icons=["pilot", "warrior"], traits=["general", "leader"], text=[
        Modify("power", +1, when=There(Named("Admiral Ozzel") & At(SAME_SITE))),
        Modify("power", +1, IMPERIAL & At(HERE & site("Hoth"))),
        Modify("power", +3, COMBAT_VEHICLE & Piloted(SELF)),
        Modify("armor", +1, Person("Blizzard 1") & Carrying(SELF, aboard=True)),
        IfUnable(when=There(SELF & Aboard(Person("Blizzard 1"))))]),
    Imperial("Lieutenant Cabbel", "3_89", unique=1, personas=["Cabbel"], destiny=2, deploy=2, power=2, ability=2,
             forfeit=4, icons=["pilot"], text=[
        Modify("power", +2, STARSHIP & Piloted(SELF)),
        Modify("armor", +1, Person("Tyrant") & Carrying(SELF, aboard=True)),
        ModifyPlayer("total battle destiny", -1, OPPONENT, when=in_battle(SELF & With(IMPERIAL & LEADER)))]),
    Droid("Probe Droid", DARK, "3_90", "probe droid", destiny=2, deploy=2, power=2, armor=3, forfeit=5,
          traits=["ISB agent", "spy"], text=[
        NoDeploy(~There(STAR_DESTROYER)),
        Action([Peek(random(PlayerValue("force icons", OPPONENT, SAME_SITE), among=In("hand", OPPONENT)))],
               during="control", whose=YOU, limit=Limit("phase")),
        Allows(("drain", "initiate battle", "be battled"))]),
    Effect("Breached Defenses", DARK, "3_98", "immediate", unique=1, destiny=4, text=[
        DeployOnTable(to=just_moved(IMPERIAL, to=ECHO_SITE)),
        ModifyPlayer("total power in battles", +1, at=site("Hoth"), when=Occupies(YOU, ECHO_SITE))]),
    Effect("Death Mark", DARK, "3_99", "utinni", unique=1, destiny=5, text=[
        DeployOn(EXTERIOR & Is("planet") & SITE, cost=(Use(3),), targets=(one(theirs(SMUGGLER)).named("target"),)),
        Automatic(start_of_phase("control", OPPONENT), [LoseForce(1, OPPONENT)]),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF), Put(TARGET, to=In("used"))])]),
    Effect("Frozen Dinner", DARK, "3_102", "immediate", destiny=6, text=[
        DeployOn(theirs(CHARACTER) & ALONE & At(WAMPA_CAVE)),
        DeployOn(THAT, to=just_deployed(theirs(CHARACTER & ALONE), at=WAMPA_CAVE)
                 | just_moved(theirs(CHARACTER & ALONE), to=WAMPA_CAVE)),
        While(Fits(HOST, CHARACTER), (
            Modify("power", 0, HOST, how="set"), Cannot("move", HOST),
            Action([CancelCard(SELF)], by=OPPONENT, when=There(theirs(Arm("lightsaber")) & Present(HERE))
                   | (PlayerValue("ability present", OPPONENT, HERE) > 4)),
            Automatic(about_to_be_lost(HOST, of="eaten"), [Move(SELF, Bound("creature"), how="relocate")]))),
        Modify("ferocity", +2, CREATURE & HOST, cumulative=True)]),
    Effect("High Anxiety", DARK, "3_103", "immediate", unique=1, destiny=3, text=[
        DeployOn(REBEL & ability(">", 2) & At(SITE & (THERE | Related(THERE))),
                 to=just_went_missing(theirs(CHARACTER & ability(">", 2))).named("stray")),
        Cannot("battle", HOST), AsSoonAs(~Fits(STRAY, MISSING), [CancelCard(SELF)])]),
    Effect("Image Of The Dark Lord", DARK, "3_105", unique=1, destiny=6, traits=["hologram"], text=[
        DeployOn(SITE, cost=(Use(4),),
                 when=PlayerValue("generation", OPPONENT) >= PlayerValue("generation", YOU) + 3),
        ModifyPlayer("generation here", 0, YOU, at=IN_AWE & ~Occupied(YOU), how="set"),
        ModifyPlayer("generation here", 0, OPPONENT, at=IN_AWE & ~Occupied(OPPONENT), how="set")]),
    Effect("Meteor Impact?", DARK, "3_107", "utinni", unique=1, destiny=4, text=[
        DeployOn(SITE & EXTERIOR & Is("planet"), cost=(Use(2),),
                 targets=(one(CHARACTER & At(SITE & (HERE | Related(HERE)))).named("target"),)),
        Cannot("move", TARGET, to=LOCATION & ~(SITE & (HERE | Related(HERE))) | ByDistance(HERE, TARGET)),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)])]),
    Effect("Mournful Roar", DARK, "3_108", "immediate", unique=1, destiny=7, text=[
        DeployOn(CHEWIE, to=just_lost(HAN) | just_went_missing(HAN)),
        Cannot("be played", theirs(Named("Let The Wookiee Win") | Named("Wookiee Roar"))),
        Automatic(end_of_turn(ANYONE), [LoseForce(1, OPPONENT)]), AsSoonAs(There(HAN), [CancelCard(SELF)])]),
    EpicEvent("Target The Main Generator", DARK, "3_115", destiny=0, text=[
        Attempt([DrawDestiny(), If(
            AttemptTotal(DESTINY + PilotAbility(Carrying(Bound("weapon")))
                         + Count(COUNTED & PartOf("Hoth") & Occupied(YOU, controlled=True))) > 8,
            (Become(BLOWN_AWAY, TARGET), Lose(SELF)), (Put(SELF, to=In("used")),))],
                cost=[Discharge(Bound("weapon"), TARGET)], during="control", whose=YOU, targets=(
            one(Named("Hoth: Main Power Generators (1st Marker)")),
            one(your(Named("AT-AT Cannon")) & UsedBy(Is("AT-AT") & Piloted() & Present(TARGET | Adjacent(TARGET)))
                & MayFire(TARGET), name="weapon")))]),
    LostInterrupt("Collapsing Corridor", DARK, "3_118", unique=1, destiny=2, text=[
        Response(just_moved(your(Is("AT-AT")), to=Highest("marker", Is("marker site"), least=True)), [
            DrawDestiny(), If(DESTINY > ValueOf("marker", THERE), (Become(COLLAPSED, TARGET),))],
            targets=(one(Is("underground") & site("Hoth")),))]),
    UsedInterrupt("Crash Landing", DARK, "3_120", destiny=4, text=[
        Action([DrawDestiny(),
                If(DESTINY + Depends(Fits(WALKER, Carrying(Is("vehicle weapon"))), 1, 0) > 3, (Become(CRASHED),))],
               targets=(one(your(Is("AT-AT")) & Piloted() & Present(SITE), name="walker"),
                        one(theirs(VEHICLE & ~Is("creature vehicle"))
                            & (With(WALKER, present=True) | Present(EXTERIOR & Adjacent(Where(WALKER)))))))]),
    UsedInterrupt("Debris Zone", DARK, "3_121", destiny=5, text=[
        Response(just_lost(Is("AT-AT") | Is("AT-ST") | Named("Jabba's Sail Barge")
                           | Named("Planet Defender Ion Cannon"), at=SITE),
                 [DrawDestiny(), Lose(all_(Measure("destiny", "=", DESTINY) & At(THERE)))])]),
    # -- missing characters, tractor beams --
    LostInterrupt("He Hasn't Come Back Yet", DARK, "3_126", destiny=4, text=[
        Action([DrawDestiny(), If(DESTINY + 3 > ABILITY_OF_TARGET, (Become(MISSING),))], during="control", whose=YOU,
               targets=(one(CHARACTER & ALONE & At(your(EXTERIOR & Is("planet") & SITE & ~DOCKING_BAY))),))]),
    LostInterrupt("I'd Just As Soon Kiss A Wookiee", DARK, "3_127", unique=1, destiny=2, text=[
        Response(just_deployed(CHARACTER | STARSHIP | VEHICLE | WEAPON | DEVICE, by=OPPONENT), [
            Put(THAT, to=In("hand")),
            ForRest("during opponent's next turn", (
                DeployFor(FREE, theirs(SameTitle(THAT)), when=~Did("deployed", theirs(SameTitle(THAT)))),))],
            cost=[Use(3)])]),
    UsedInterrupt("Trample", DARK, "3_138", destiny=4, text=[
        Action([DrawDestiny(), If(Fits(TARGET, CHARACTER) & (DESTINY > ABILITY_OF_TARGET), (Lose(TARGET),)),
                If(Fits(TARGET, VEHICLE) & (DESTINY < 7), (Lose(TARGET),))],
               targets=(one(your(Is("AT-AT") | Is("AT-ST")) & Piloted() & Present(SITE), name="walker"),
                        one(theirs(CHARACTER | VEHICLE & (CRASHED | ~Piloted() & ~Measure("armor", ">", 0)))
                            & With(WALKER, present=True))))]),
    UsedInterrupt("Yaggle Gakkle", DARK, "3_142", destiny=6, text=[
        Action([MeasureFerocity(TARGET),
                If(FEROCITY > ValueOf("maneuver", MOUNT) + ValueOf("landspeed", MOUNT), (
                    Eat(MOUNT, by=TARGET), ForRest("stay", (Modify("ferocity", +2, TARGET, cumulative=True),))))],
               targets=(one(Is("creature vehicle") & At(SITE), name="mount"),
                        one(CREATURE & With(MOUNT))))]),
    System("Hoth", DARK, "3_143", ["planet"], (1, 2), parsec=5, dark=[AIR_SUPPORT], light=[AIR_SUPPORT]),
    Site("Hoth: Defensive Perimeter (3rd Marker)", DARK, "3_144", ["exterior", "planet"], (1, 2),
         dark=[ModifyPlayer("weapon destiny draw", +1, at=HERE), DRAIN_IF_CONTROLLED],
         light=[Modify("forfeit", -1, your(TROOPER) & At(HERE))]),
    Site("Hoth: Echo Docking Bay", DARK, "3_147", ["exterior", "interior", "planet", "scomp link"], (1, 1),
         dark=[TransitCost(2)], light=[TransitCost(1)]),
    Site("Hoth: Ice Plains (5th Marker)", DARK, "3_148", ["exterior", "planet"], (0, 2),
         dark=[passage(Named("Hoth: Mountains (6th Marker)"))],
         light=[ModifyPlayer("drain", -1, at=HERE, when=you_control(HERE)
                             & There(Named("Hoth: Main Power Generators (1st Marker)")))]),
    Site("Hoth: North Ridge (4th Marker)", DARK, "3_149", ["exterior", "planet"], (0, 1),
         dark=[Modify("move cost", 0, your(Is("AT-AT")), at=HERE, how="set")]),
    Site("Hoth: Wampa Cave (7th Marker)", DARK, "3_150", ["interior", "planet"], (0, 2),
         dark=[DeployFor(FREE, your(Is("wampa")), HERE)],
         light=[ModifyPlayer("drain", -1, at=HERE, when=Controls(YOU, HERE) & There(
             Named("Hoth: Main Power Generators (1st Marker)")))]),
    Capital("Stalker", DARK, "3_152", "Imperial-Class Star Destroyer", unique=1, personas=["Stalker"], destiny=1,
            deploy=8, power=8, armor=7, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        IMPERIAL_CLASS, PermanentPilot(1), DeployFor(FREE, of=Is("probe droid"), at=SITE & Related(HERE))]),
    Capital("Tyrant", DARK, "3_153", "Imperial-Class Star Destroyer", unique=1, personas=["Tyrant"], destiny=1,
            deploy=7, power=8, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        IMPERIAL_CLASS, PermanentPilot(1),
        Automatic(destiny_just_drawn(YOU, source=Named("Tractor Beam") & Aboard(SELF)), [Change("draw", 1)])]),
    Vehicle("Blizzard 1", DARK, "3_154", "combat", model="AT-AT", unique=1, personas=["Blizzard 1"], destiny=2,
            deploy=6, power=7, armor=7, landspeed=1, forfeit=7, icons=["scomp link"], traits=["enclosed"],
            text=[Carries(pilots=2, passengers=8), *WALKER_TEXT, Modify(
                "attempt total", +1, Named("Target The Main Generator"),
                when=There(Named("AT-AT Cannon") & UsedBy(SELF) & JustFired()))]),
    Vehicle("Blizzard 2", DARK, "3_155", "combat", model="AT-AT", unique=1, personas=["Blizzard 2"], destiny=2,
            deploy=6, power=6, armor=8, landspeed=1, forfeit=6, icons=["scomp link"], traits=["enclosed"], text=[
        Carries(pilots=1, passengers=8), PermanentPilot(2), *WALKER_TEXT]),
    Vehicle("Blizzard Scout 1", DARK, "3_156", "combat", model="AT-ST", unique=1, personas=["Blizzard Scout 1"],
            destiny=4, deploy=3, power=3, armor=4, landspeed=3, forfeit=5, icons=["scomp link"], traits=["enclosed"],
            text=[Carries(either=1), PermanentPilot(1), ReactMove(), Modify("power", +1, SELF & on("Hoth"))]),
    Vehicle("Blizzard Walker", DARK, "3_157", "combat", model="AT-AT", unique=3, destiny=1, deploy=6, power=6, armor=7,
            landspeed=1, forfeit=6, icons=["scomp link"], traits=["enclosed"],
            text=[Carries(pilots=2, passengers=8), *WALKER_TEXT]),
    VehicleWeapon("AT-AT Cannon", DARK, "3_158", destiny=3, traits=["cannon", "laser cannon"], text=[
        DeployOn(your(Is("AT-AT")), cost=(Use(2),)),
        Fire(STARFIGHTER | CHARACTER | CREATURE | VEHICLE, (
            DrawDestiny(),
            If(DESTINY + Depends(Fits(TARGET, CHARACTER | CREATURE), 1, 0) + Depends(Fits(TARGET, VEHICLE), 2, 0)
               > Depends(Fits(TARGET, STARFIGHTER), 3, DEFENSE_VALUE), (MakeHit(),))),
             cost=(Use(2),), reach=SITE & SAME_OR_ADJACENT)]),
    AutomatedWeapon("Infantry Mine", DARK, "3_160", destiny=3, traits=["mine"], text=INFANTRY_MINE_TEXT),
    AutomatedWeapon("Vehicle Mine", DARK, "3_162", destiny=3, traits=["mine"], text=VEHICLE_MINE_TEXT),
]
