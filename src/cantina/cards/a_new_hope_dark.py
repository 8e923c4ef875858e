"""A New Hope, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

TRAPPED = theirs(CHARACTER) & Aboard(EvenIn("captured") & TARGET)  # those on board a captured starship
INTERROGATING = There(HOST & Present(HERE)) & (
    There(CAPTIVE & ~FROZEN & Present(HERE)) | There(CAPTIVE & IMPRISONED & ~FROZEN & At(HERE)))
SITES_OF_TARGET = Count(COUNTED & Related(TARGET))
BASES = Count(COUNTED & PartOf("Yavin 4")), Count(COUNTED & PartOf("Hoth"))
PRISONER, ESCORT = Bound("captive"), Bound("trooper")
LOOT = VEHICLE | DROID | WEAPON | DEVICE
DEVASTATOR = Person("Devastator")

CARDS = [
    Imperial("Captain Khurgee", "2_83", unique=1, personas=["Captain Khurgee"], destiny=2, deploy=3, power=2, ability=2,
             forfeit=3, icons=["warrior"], traits=["leader"], text=[
        Action([Put(one(Named("Scanning Crew"), among=In("reserve")), to=In("hand"))], cost=[Use(2)],
               during="control", whose=YOU, limit=Limit("phase"))]),
    # -- characters --
    Alien("Danz Borin", DARK, "2_85", unique=1, personas=["Danz Borin"], destiny=3, deploy=2, power=1, ability=2,
          forfeit=3, icons=["pilot"], traits=["Black Sun agent", "bounty hunter", "gunner"], text=[
        PILOT_3, Modify("weapon destiny draw", +1, (STARSHIP | VEHICLE) & Carrying(SELF, seat="passenger"))]),
    Imperial("Death Star Gunner", "2_86", unique=3, destiny=2, deploy=2, power=1, ability=1, forfeit=2,
             traits=["gunner"], text=[
        Modify("attempt total", +2, Named("Commence Primary Ignition"), when=There(SELF & on("Death Star")),
               cumulative=True),
        Action([Put(one(Named("Superlaser"), among=In("reserve")), to=In("hand"))], [Put(SELF, to=In("used"))],
               during="control", whose=YOU, when=There(SELF & on("Death Star")))]),
    Imperial("DS-61-4", "2_88", unique=1, personas=["DS-61-4"], destiny=2, deploy=2, power=2, ability=2, forfeit=3,
             icons=["pilot"], text=[
        PILOT_3, IfUnable(when=There(piloting("Black 4"))),
        Action([Put(one(Named("Lone Pilot"), among=In("reserve")), to=In("hand"))], cost=[Use(1)])]),
    Alien("Greedo", DARK, "2_89", unique=1, personas=["Greedo"], destiny=2, deploy=1, power=2, ability=1, forfeit=0.5,
          icons=["warrior"], traits=["Black Sun agent", "bounty hunter", "Rodian"], text=[
        Action([Fix("x", AtLeast(PlayerValue("force", OPPONENT), 1)),
                Pays((Use(X, OPPONENT),), then=(ActivateForce(X),), otherwise=(
                    DrawDestiny(), If(DESTINY + ValueOf("ability", SELF) > 6, (Lose(TARGET),))), by=OPPONENT)],
               during="control", whose=OPPONENT, limit=Limit("phase"), targets=(one(SMUGGLER & At(SAME_SITE)),))]),
    Droid("IT-O (Eyetee-Oh)", DARK, "2_93", "interrogator droid", unique=1, personas=["IT-O"], destiny=2, deploy=3,
          power=4, forfeit=1, text=[
        ModifyPlayer("drain", Count(CAPTIVE & ~FROZEN & Present(HERE)), at=HERE,
                     when=There(SELF & At(DETENTION_BLOCK))),
        ImmuneTo("Restraining Bolt")]),
    Imperial("Lt. Pol Treidum", "2_95", unique=1, personas=["Treidum"], destiny=3, deploy=2, power=2, ability=1,
             forfeit=5, icons=["warrior"], traits=["ISB agent"], text=[
        ModifyPlayer("total power", +2, at=Named("Death Star: Docking Bay 327"),
                     when=There(SELF & At(Named("Death Star: Docking Control Room 327")))),
        Action([DrawDestiny(), If(DESTINY.equals(ABILITY_OF_TARGET), (Restore(UNDERCOVER, TARGET),))],
               during="control", whose=YOU, limit=Limit("phase"), targets=(one(SPY & UNDERCOVER & At(SAME_SITE)),))]),
    Alien("Mosep", DARK, "2_97", unique=1, personas=["Mosep"], destiny=3, deploy=3, power=1, ability=1, forfeit=5,
          traits=["accountant"], text=[LosesFrom("reserve", "drain", at=SITE & SAME_OR_ADJACENT)]),
    Imperial("Officer Evax", "2_98", unique=1, personas=["Evax"], destiny=2, deploy=2, power=2, ability=2, forfeit=5,
             icons=["pilot"], traits=["ISB agent", "leader"], text=[
        PILOT_2,
        ReactMove(IMPERIAL_SHIP & STARSHIP, SYSTEM & Named("Death Star"), when=There(SELF & At(site("Death Star"))))]),
    Droid("R3-T6 (Arthree-Teesix)", DARK, "2_100", "astromech droid", unique=1, personas=["R3-T6"], destiny=2,
          deploy=2, power=1, forfeit=3, icons=["nav computer"], traits=["r-unit"], text=[
        Modify("power", +1, your(CAPITAL) & Carrying(SELF)), Modify("hyperspeed", +2, your(CAPITAL) & Carrying(SELF)),
        ImmuneToAttrition(4, your(CAPITAL) & Carrying(SELF)),
        Modify("hyperspeed", 2, SYSTEM & Named("Death Star"), how="set",
               when=There(SELF & At(Named("Death Star: Central Core"))))]),
    Alien("Reegesk", DARK, "2_102", unique=1, personas=["Reegesk"], destiny=3, deploy=3, power=1, ability=1, forfeit=3,
          traits=["scavenger", "thief"], text=[
        Action([Steal(one(LOOT, among=In("lost", OPPONENT)))], cost=[LoseForce(1)], during="control", whose=YOU,
               limit=Limit("phase", of="functions")),
        Action([Steal(one(LOOT, among=On(Named("Crash Site Memorial"))))], cost=[LoseForce(1)], during="control",
               whose=YOU, limit=Limit("phase", of="functions"), also=True)]),
    Droid("U-3PO (Yoo-Threepio)", DARK, "2_107", "protocol droid", unique=1, personas=["U-3PO"], destiny=3, deploy=3,
          power=1, forfeit=3, traits=["spy"], text=[
        DeploysUndercover(),
        WhileIn("undercover", (ModifyPlayer("total power in battles", ValueOf("power", SELF), OPPONENT, at=HERE),)),
        Response(cover_just_broken(SELF), [Steal(SELF)], by=OPPONENT)]),
    # -- capture --
    Device("Hypo", DARK, "2_112", destiny=5, text=[
        DeployOn(your(Named("IT-O (Eyetee-Oh)"))),
        Action([AskAboutHand()], during="control", whose=YOU, when=INTERROGATING, limit=Limit("phase", of="functions")),
        Response(drain_just_initiated(by=YOU, at=HERE), [Change("drain", 1)],
                 when=INTERROGATING, limit=Limit("phase", of="functions"), also=True)]),
    Device("Magnetic Suction Tube", DARK, "2_114", destiny=3, text=SUCTION_TEXT),
    # -- captured starships --
    Device("Tractor Beam", DARK, "2_115", destiny=3, traits=["tractor beam"], text=[
        DeployOn(your(STAR_DESTROYER), cost=(Use(2),)),
        Response(battle_just_over(at=HERE & (SYSTEM | SECTOR)), **TRACTOR_BEAM)]),
    # -- Effects --
    Effect("Astromech Shortage", DARK, "2_116", unique=1, destiny=3, text=[
        DeployOnTable(cost=(Use(3),), opponents_side=True),
        Modify("deploy", +1, theirs(STARSHIP & Is("nav computer")))]),
    Effect("Besieged", DARK, "2_117", destiny=5, text=[DeployOn(CAPTURED & STARSHIP), Besieges()]),
    Effect("Come With Me", DARK, "2_118", destiny=4, text=EJECT_TEXT),
    Effect("Dark Waters", DARK, "2_119", destiny=2, text=[
        DeployOn(EXTERIOR & Is("planet") & SITE & ~PartOf("Hoth") | INTERIOR & SITE & Inside(VEHICLE)),
        ModifyPlayer("drain", -1, OPPONENT, at=HERE),
        ImmuneTo("Alter", when=There(Is("swamp creature") & Present(HERE)))]),
    Effect("Program Trap", DARK, "2_124", unique=1, destiny=4, text=[
        DeployOn(theirs(DROID & ~(R2_D2 | C_3PO)), cost=(Use(2),)), DeployOn(your(DROID), cost=(Use(1),)),
        Automatic(destiny_just_drawn(), [Lose(CHARACTER & Present(HERE))],
                  when=Var("value").equals(Count(CHARACTER & At(SAME_SITE))))]),
    Effect("Spice Mines Of Kessel", DARK, "2_125", "utinni", unique=1, destiny=4, text=[
        DeployOn(SYSTEM & Named("Kessel"), targets=(
            one(CAPTIVE).named("captive"), one(your(TROOPER) & Escorting(PRISONER)).named("trooper"))),
        AsSoonAs(Fits(PRISONER, At(HERE)) & Fits(ESCORT, At(HERE)), [
            RetrieveForce(ValueOf("forfeit", PRISONER)), Lose(PRISONER), Lose(SELF)]),
        Automatic(about_to_be_lost(ESCORT), [Release(PRISONER)]), Cannot("move")]),
    Effect("Tentacle", DARK, "2_127", "immediate", destiny=5, icons=["grabber"], text=GRAPPLING_TEXT),
    Effect("There'll Be Hell To Pay", DARK, "2_128", "immediate", unique=3, destiny=3, icons=["grabber"],
           text=EXPENSIVE_TEXT),
    Effect("Undercover", DARK, "2_129", destiny=5, text=UNDERCOVER_TEXT),
    EpicEvent("Commence Primary Ignition", DARK, "2_130", destiny=0, text=[
        Attempt([DrawDestiny(), Fix("z", ChoiceOf((SITES_OF_TARGET, *BASES), by=OPPONENT)),
                 If(AttemptTotal(DESTINY + Count(site("Death Star") & ~Occupied(OPPONENT)) - Var("z")) > 8,
                    (Become(BLOWN_AWAY, TARGET), Lose(SELF)),
                    (Put(SELF, to=In("used")), Lose(one(Named("Death Star Gunner")))))],
                cost=[Use(SITES_OF_TARGET), Discharge(Bound("weapon"), TARGET)], during="control", whose=YOU, targets=(
            one(OrbitedBy(Named("Death Star"))),
            one(Is("superlaser") & MayFire(TARGET), name="weapon")))]),
    UsedOrLostInterrupt("Evader", DARK, "2_131", destiny=4, text=[
        Action([ForEach(all_(Named("Revolution")), (CancelCard(), LoseForce(1, OwnerOf(TARGET))))], goes_to="used"),
        Response(just_lost(VADER | Named("Vader's Custom TIE")), [Put(THAT, to=In("used"))], goes_to="lost"),
        Response(just_lost(IMPERIAL, at=LOCATION & PartOf("Death Star")), [Put(THAT, to=In("used"))],
                 goes_to="lost")]),
    LostInterrupt("Ghhhk", DARK, "2_132", destiny=1, traits=["dejarik"], text=[
        LAST_CARD_GONE, Cancels(Named("Nightfall"))]),
    UsedOrLostInterrupt("Monnok", DARK, "2_135", destiny=2, traits=["dejarik"], text=[FULL_HAND, DUPLICATES]),
    UsedInterrupt("Oo-ta Goo-ta, Solo?", DARK, "2_137", destiny=5, text=[
        Response(just_transported(Named("Nabrun Leids")), [Lose(THAT), Become(CAPTIVE, TRANSPORTED & REBEL)],
                 cost=[Use(2)], immune_to="Sense"),
        Response(just_deployed(SMUGGLER), [ForRest("turn", (Cannot("move", THAT),))]),
        Cancels(Named("Kessel Run"))]),
    LostInterrupt("Sniper", DARK, "2_139", unique=1, destiny=3, text=[
        Action([ForRest("shot", (Modify("weapon destiny draw", +2, Person("URoRRuR'R'R")), SEEKERS_DEFEND)),
                Shoot(also=SEEKER)], during="control", whose=YOU, targets=(one(your(Arm("weapon"))),))]),
    LostInterrupt("Stunning Leader", DARK, "2_140", destiny=4, text=[
        Response(battle_just_initiated(at=SITE & INTERIOR),
                 [ForRest("battle", (Cannot("battle", CHARACTER & (ability(">", 2) | LEADER)),))], cost=[Use(1)])]),
    UsedInterrupt("This Is Some Rescue!", DARK, "2_141", destiny=6, text=[
        Cancels(Named("I'm Here To Rescue You") | Named("Plastoid Armor") | Named("Out Of Commission")
                | Named("Alternatives To Fighting") | Named("Cell 2187") | Named("Ewok Rescue"))]),
    LostInterrupt("We Have A Prisoner", DARK, "2_142", destiny=3, text=[
        Instead(about_to_be_lost(theirs(CHARACTER & IN_BATTLE)), [Restore(HIT, THAT), Become(CAPTIVE, THAT)], may=True,
                cost=(Use(1),)),
        Action([Become(CAPTIVE, TRAPPED)], cost=[Use(Count(TRAPPED) * 2)],
               targets=(one(CAPTURED & STARSHIP & Carrying(theirs(CHARACTER), aboard=True)),))]),
    # -- locations --
    System("Death Star", DARK, "2_143", ["mobile"], (0, 3),
           dark=[MobileSystem(parsec=0, hyperspeed=1), ImmuneTo("Revolution"), FirstTurn(LIGHT)]),
    Site("Imperial Holotable", DARK, "2_145", [], (1, 2), dark=[Rules("dejarik")],
         light=[Rules("dejarik"), ConvertedBy("Dejarik Hologameboard")]),
    System("Kashyyyk", DARK, "2_146", ["planet"], (1, 2), parsec=6, dark=[
        ModifyPlayer("drain", +1, at=HERE),
        Modify("forfeit", -3, WOOKIEE & ON_TABLE, when=you_control(HERE))],
           light=[Modify(("power", "forfeit"), +2, your(STARSHIP) & Carrying(WOOKIEE, aboard=True) & At(HERE))]),
    System("Kiffex", DARK, "2_147", ["planet"], (2, 2), parsec=2,
           dark=[While(EXACTLY_TWO_SHIPS, (
               ModifyPlayer("total power", +2, at=HERE),
               Modify("game text", 2, Named("Tonnika Sisters"), how="times")))],
           light=[ModifyPlayer("total power", +2, at=HERE, when=EXACTLY_TWO_SHIPS)]),
    System("Ralltiir", DARK, "2_148", ["planet"], (0, 1), parsec=3,
           dark=[Modify("power", +1, DEVASTATOR & At(HERE)),
                 Modify("move cost", 0, DEVASTATOR, at=HERE, how="set"),
                 Modify("move cost", 0, DEVASTATOR & At(HERE), how="set")],
           light=[Modify("power", +1, Person("Tantive IV") & At(HERE))]),
    Site("Sandcrawler: Droid Junkheap", DARK, "2_149", ["interior", "vehicle"], (0, 0), unique=3,
         dark=OWN_HOLD, light=OPEN_HOLD),
    Site("Tatooine: Bluffs", DARK, "2_150", ["exterior", "planet"], (0, 0), light=BLUFF_TEXT, dark=BLUFF_TEXT),
    # -- starships --
    Starfighter("Black 4", DARK, "2_151", "TIE/ln", unique=1, personas=["Black 4"], destiny=2, deploy=2, power=2,
                maneuver=3, forfeit=3, text=[
        Carries(pilots=1), ReactDeploy(Where(your(TIE)), SELF, against="battle", with_pilot=True),
        DeployFor(FREE, at=Where(your(Person("Black 2") | Person("Black 3"))), when=AsReact())]),
    Capital("Conquest", DARK, "2_152", "Imperial-Class Star Destroyer", unique=1, personas=["Conquest"], destiny=1,
            deploy=8, power=9, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        IMPERIAL_CLASS, PermanentPilot(1),
        Response(battle_just_initiated(by=YOU), [Peek(all_(among=In("hand", OPPONENT)))],
                 when=in_battle(SELF, theirs(FALCON)))]),
    Squadron("TIE Assault Squadron", DARK, "2_153", "TIE/ln", destiny=3, deploy="*", power=3, maneuver=3, forfeit=6,
             text=[
        DeployFor((Put(several(3, your(TIE_LN & STARFIGHTER) & At(HERE)), to=In("used")),)),
        PermanentPilot(3, pilots=3)]),
    Capital("Victory-Class Star Destroyer", DARK, "2_155", "Victory-Class Star Destroyer", destiny=2, deploy=6,
            power=6, armor=5, hyperspeed=4, forfeit=5, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=4, passengers=6, vehicles=1, ties=3), PermanentPilot(1),
        ModifyPlayer("total power in battles", +1, at=Related(HERE) & Is("planet") & SITE)]),
    Vehicle("Bespin Motors Void Spider THX 1138", DARK, "2_156", "shuttle", destiny=2, deploy=2, power=1, maneuver=4,
            landspeed="*", forfeit=4, traits=["enclosed"], text=[
        Carries(passengers=3), PermanentPilot(1), ReactMove(), Modify("landspeed", 3, how="define"), Shuttles(3)]),
    Vehicle("Mobquet A-1 Deluxe Floater", DARK, "2_157", "transport", destiny=4, deploy=2, power=2, maneuver=5,
            landspeed=3, forfeit=5, icons=["scomp link"], traits=["enclosed"], text=[
        Carries(drivers=1, passengers=1),
        Modify("move cost", 0, SELF & Carrying(Person("Jabba") | BOUNTY_HUNTER, aboard=True), how="set"),
        ReactMove(to=Where(your(THIEF | SMUGGLER | BOUNTY_HUNTER) & IN_BATTLE), free=True)]),
    # -- weapons --
    AutomatedWeapon("Leia Seeker", DARK, "2_160", destiny=3, text=[
        *SEEKER_TEXT, StrikesAt((LEIA | WARRIOR & CHARACTER) & ability("<", 3))]),
    # -- the Death Star at work --
    DeathStarWeapon("Superlaser", DARK, "2_161", unique=1, destiny=3, text=[
        DeployOn(Named("Death Star") & Measure("parsec", "=", 0)),
        Fire(CAPITAL, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), cost=(Use(4),),
             reach=HERE | OrbitedBy(HERE))]),
]
