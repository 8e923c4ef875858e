"""Special Edition, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

T_16 = Is("T-16")

SENTRY = your(Named("Yavin Sentry"))

TORPEDOES = Named("Proton Torpedoes")

PLAYERS = your(Is("musician")) & Present(HERE)
FOILED = your(Is("X-wing") | Is("B-wing"))

NEAR_PLANET = SYSTEM & Is("planet") & Measure("parsec", ">=", 1) & Measure("parsec", "<=", 8)
HIDDEN_BASE, PROBE = StackedOn(SELF) & FACE_DOWN, theirs(StackedOn(SYSTEM) & FACE_DOWN)
PROBED = UnderStack(theirs(FACE_DOWN)) | BLOWN_AWAY
BASE_FOUND = (
    Fix("x", Count(PROBE & Is("probe droid"))), Put(all_(PROBE), to=In("used")),
    Put(all_(HIDDEN_BASE), to=In("out-of-play")), GONE, May((RetrieveForce(X, OPPONENT),), by=OPPONENT),
)  # fmt: skip
BASE_DESTROYED = Automatic(just_blown_away(SYSTEM & SameTitle(HIDDEN_BASE)), BASE_FOUND)
SUBJUGATED = Bound("planet")
ON_SUBJUGATED = LOCATION & (SUBJUGATED | Related(SUBJUGATED))
FREED_SITE, OPERATIVE = BATTLEGROUND & SITE & Related(SUBJUGATED), your(Matching("operative", SUBJUGATED))

BROUGHT_TO_DAGOBAH = LUKE | YODA | Named("Yoda's Hope") | Named("At Peace") | Named("Luke's Backpack")
CELL_BLOCK, MASSASSI_WAR_ROOM = Named("Death Star: Detention Block Corridor"), Named("Yavin 4: Massassi War Room")
PLANS = Named("Death Star Plans")

NO_SPACEPORTS = Cannot("deploy", to=PartOf("Bespin") | PartOf("Dagobah") | PartOf("Endor") | PartOf("Hoth")
                       | PartOf("Yavin 4"))  # fmt: skip

WINGS = your(Is("X-wing") | Y_WING)

CARDS = [
    Starfighter("Red 10", LIGHT, "7_145", "X-wing", unique=1, personas=["Red 10"], destiny=2, deploy=2, power=3,
                maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer", "scomp link"], text=[
        DeployFor(FREE, at=Named("Ord Mantell")), Carries(pilots=1),
        *FREE_TORPEDOES,
        ImmuneToAttrition(4, SELF & Carrying(Matching("pilot", SELF), aboard=True))]),
    Effect("Legendary Starfighter", LIGHT, "7_68", "immediate", unique=1, destiny=3, text=[
        *FAMOUS_TEXT,
        Mandatory([LoseForce(Depends(Fits(HOST, FALCON | Person("Red 5")), 2, 1), OPPONENT)], during="move",
                  whose=OPPONENT)]),
    System("Bothawui", LIGHT, "7_110", ["planet"], (2, 1), parsec=2, light=[
        Modify("deploy", -1, your(SPY), at=HERE | (SITE & Related(HERE))),
        Gives(CHARACTER & Carrying(Named("Undercover")), (ImmuneTo("Hutt Smooch"),), when=you_control(HERE))],
           dark=[ModifyPlayer("drain", Minus(0, Count(theirs(SPY) & EVEN_UNDERCOVER)), at=HERE)]),
    Site("Tatooine: Beggar's Canyon", LIGHT, "7_130", ["exterior", "planet"], (1, 1),
         light=[DeployFor(FREE, of=T_16, at=HERE), Modify("power", +2, T_16 & At(HERE)),
                ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE) & There(your(T_16) & At(HERE)))],
         dark=[Modify("deploy", -1, your(Named("Womp Rat") | Is("bantha") | TUSKEN_RAIDER), at=HERE)]),
    UsedInterrupt("Suppressive Fire", LIGHT, "7_106", unique=1, destiny=3, text=SUPPRESSION_TEXT),
    Alien("Harc Seff", LIGHT, "7_20", unique=1, personas=["Harc Seff"], destiny=3, deploy=2, power=2, ability=2,
          armor=3, forfeit=3, icons=["pilot"], traits=["accountant", "Ishi Tib"], text=[
        Modify("power", +1, SELF & At(Is("swamp"))), PILOT_2,
        Response(about_to_lose_force(by=YOU, of="drain", at=Adjacent(HERE)), [Change("loss", X, "subtract")],
                 cost=[Use(X)], when=There(SELF & At(BATTLEGROUND & SITE)), targets=(amount_up_to(PENDING_LOSS),))]),
    Alien("Neb Dulo", LIGHT, "7_34", unique=1, personas=["Neb Dulo"], destiny=3, deploy=3, power=2, ability=2,
          forfeit=3, text=[
        Modify("power", +3, when=There(SELF & Present(HERE)) & There(PLAYERS)),
        Response(battle_just_initiated(at=HERE),
                 [Pays((Move(),), otherwise=(Lose(TARGET),), by=OwnerOf(TARGET))], when=There(SELF & Present(HERE)),
                 targets=(one(theirs(CHARACTER) & ability("<", Count(PLAYERS)) & At(HERE)),))]),
    Effect("S-foils", LIGHT, "7_75", unique=1, destiny=4, text=[
        DeployOnTable(),
        Action([ForRest("your next turn", (
            Modify("power", +2, FOILED), Modify("hyperspeed", 0, FOILED, how="set"),
            Modify("weapon destiny draw", +1, FOILED)))],
            during="control", whose=YOU, cost=[Use(1)], limit=Limit("phase")),
        ImmuneTo("Alter", when=There(Person("Red Leader")))]),
    Effect("The Planet That It's Farthest From", LIGHT, "7_78", unique=1, destiny=4, text=[
        DeployOn(SYSTEM & (Named("Tatooine") | Named("Dagobah")), targets=ANOTHER_SYSTEM), *BACKWATER_TEXT]),
    LostInterrupt("Darklighter Spin", LIGHT, "7_85", unique=1, destiny=3, text=[
        Response(about_to_draw_destiny(by=YOU, of="battle"), [Substitute(ValueOf("maneuver", TARGET))],
                 when=DuringBattle(at=SYSTEM | SECTOR), targets=(one(your(STARFIGHTER) & IN_BATTLE),))]),
    LostInterrupt("Hit And Run", LIGHT, "7_92", unique=1, destiny=3, text=[
        Response(end_of_segment("weapons"), [Move(Bound("ships"), free=False)],
                 targets=(any_number_of(your(STARSHIP) & At(THERE), name="ships"),))]),
    Effect("Draw Their Fire", LIGHT, "7_60", unique=1, destiny=4, text=FIRST_BLOW_TEXT),
    Rebel("Ben Kenobi", "7_4", unique=1, personas=["Obi-Wan"], destiny=1, deploy=5, power=5, ability=6, forfeit=9,
          icons=["warrior"], text=[
        DeployOnly(site("Tatooine")), ModifyPlayer("duel total", +2, when=There(SELF & IN_DUEL)),
        Response(battle_just_over(at=SAME_SITE), [
            Put(one(your(CHARACTER) & ForfeitedFrom(SAME_SITE), among=In("lost")), to=Table(HERE))],
                 when=Did("forfeited", your(CHARACTER), SAME_SITE), limit=Limit("turn")),
        ImmuneToAttrition(5)]),
    Rebel("Grondorn Muse", "7_19", unique=1, personas=["Grondorn Muse"], destiny=2, deploy=3, power=2, ability=3,
          forfeit=5, icons=["warrior"], traits=["Corellian", "musician"], text=[
        While(There(SELF & on("Yavin 4")), (
            Modify("uniqueness", 0, SENTRY, how="set"), Modify("game text", 2, SENTRY, how="times"),
            DeployFor(FREE, of=SENTRY), EveryFunction(SENTRY), Gives(SENTRY, (ImmuneTo("Alter"),)))),
        Modify("power", -1, when=~There(SELF & on("Yavin 4")))]),
    Site("Tatooine: Jabba's Palace", LIGHT, "7_131", ["exterior", "planet"], (2, 1),
         light=[Cannot("be cancelled", Named("Bo Shuda"), when=Occupies(YOU, HERE, using=ALIEN))],
         dark=[Automatic(just_deployed(SELF), [LoseForce(Count(your(site("Jabba's Palace")) & ~Occupied(YOU)))])]),
    System("Rendezvous Point", LIGHT, "7_123", ["space"], (2, 0), parsec=13,
           light=[Modify("deploy", -2, your(STARSHIP), at=HERE), Modify("hyperspeed", +2, your(STARSHIP) & At(HERE)),
                  Modify("hyperspeed to", +2, your(STARSHIP), at=HERE), NO_DRAINS]),
    Site("Swamp", LIGHT, "7_128", ["exterior", "planet"], (1, 1), light=SWAMP_TEXT, dark=SWAMP_TEXT_ACROSS),
    System("Death Star", LIGHT, "7_117", ["mobile"], (0, 2),
           light=[NoDeploy(~Completed("Death Star Plans") | There(Named("Death Star"))),
                  Automatic(just_blown_away(SELF), [LoseForce(8, OPPONENT)])],
           dark=[MobileSystem(parsec=0, hyperspeed=1), ImmuneTo("Revolution")]),
    *Objective("Hidden Base", "Systems Will Slip Through Your Fingers", LIGHT, "7_136", text=[
        AtStart((brought(Named("Rendezvous Point")), If(
            IsIn(NEAR_PLANET, Outside()),
            (Put(one(NEAR_PLANET, among=Outside()), to=On(SELF, face_down=True)),),
            (Put(one(NEAR_PLANET, among=In("reserve")), to=On(SELF, face_down=True)),)))),
        brings_on(SYSTEM),
        ModifyPlayer("drain loss", 1, OPPONENT, at=SYSTEM | SECTOR, how="most"),
        Action([Flip()], word="flip",
               when=HasDeployed(BATTLEGROUND & SYSTEM, 5) & HasDeployed(SYSTEM & SameTitle(HIDDEN_BASE))),
        BASE_DESTROYED,
    ], back=[
        ModifyPlayer("draw cost", +1, OPPONENT),
        Response(drain_just_initiated(by=OPPONENT), [CancelIt()], when=Controls(YOU, BATTLEGROUND & SYSTEM),
                 limit=Limit("turn", Depends(Controls(YOU, BATTLEGROUND & SYSTEM, 2), 2, 1))),
        Cannot("deploy", your(SYSTEM)),
        Action([Put(Bound("probe"), to=On(TARGET, face_down=True)),
                If(Fits(TARGET, SameTitle(HIDDEN_BASE)), BASE_FOUND)],
               by=OPPONENT, during="deploy", targets=(one(SYSTEM & Occupied(OPPONENT) & ~PROBED, by=OPPONENT),
                                                      one(among=In("hand", OPPONENT), by=OPPONENT, name="probe"))),
        BASE_DESTROYED,
    ]),
    *Objective("Local Uprising", "Liberation", LIGHT, "7_137", text=[
        AtStart((brought(SYSTEM & Is("planet"), name="planet"),
                 Deploy(one(SITE & Is("generic"), among=In("reserve")), to=Related(SUBJUGATED)))),
        ForGame((Grant("subjugated planet", SUBJUGATED),)),
        brings_on(SITE & Is("generic"), to=Related(SUBJUGATED)),
        flip_if(Controls(YOU, FREED_SITE, 3, using=Matching("operative", SUBJUGATED))),
    ], back=[
        ModifyPlayer("drain", -1, OPPONENT),
        Response(just_deployed(OPERATIVE, by=YOU, at=ON_SUBJUGATED), [RetrieveForce(1)]),
        Modify("forfeit", +2, OPERATIVE & At(ON_SUBJUGATED)),
        Modify("power", +2, OPERATIVE & At(SITE & Related(SUBJUGATED)) & With(IMPERIAL | Is("AT-AT"))),
        Response(battle_just_initiated(at=ON_SUBJUGATED), [ForRest("battle", (ModifyPlayer("battle destinies", +1),))],
                 when=in_battle(OPERATIVE)),
        flip_if(~Occupies(YOU, FREED_SITE, 2)),
    ]),
    *Objective("Mind What You Have Learned", "Save You It Can", LIGHT, "7_138", text=[
        AtStart((brought(Named("Dagobah")),)), Cannot("be converted", Named("Dagobah")),
        Action([Deploy(one(BROUGHT_TO_DAGOBAH, among=In("reserve")), to=LOCATION & PartOf("Dagobah"))],
               during="deploy", whose=YOU),
        Unrestricted(your((LUKE | YODA) & InPile("reserve")), to=LOCATION & PartOf("Dagobah")),
        Modify("deploy", -2, your(YODA & InPile("reserve")), at=LOCATION & PartOf("Dagobah")),
        BestOf("training"), LaysTestsOnTable(your(LUKE)),
        Cannot("be drained at", LOCATION & PartOf("Dagobah"), by=YOU),
        ModifyPlayer("retrieval", 0, EACH, at=LOCATION & PartOf("Dagobah"), how="fix"),
        Automatic(destiny_just_drawn(source=Named("Sense") | Named("Alter")), [Change("destiny", 4)]),
        Automatic(just_completed(jedi_test(5), by=YOU, apprentice=LUKE), [Flip()]),
    ], back=[
        Automatic(just_flipped(), [RetrieveForce(10)]),
        AsSoonAs(There(UPSIDE_DOWN & StackedOn(your(LUKE))), [
            Put(all_(UPSIDE_DOWN, among=On(your(LUKE)), name="seen"), to=On(jedi_test(5) & COMPLETED)),
            Become(UPSIDE_DOWN, Bound("seen"))]),
        TAKES_LUKE_BACK,
        LaysTestsOnTable(your(LUKE)), Awaits(your(JEDI_TEST & COMPLETED)),
        CancelText(your(JEDI_TEST & COMPLETED), when=~There(your(LUKE)), word="suspend"),
        Automatic(just_deployed(your(LUKE)), [
            Retarget(your(JEDI_TEST & COMPLETED), one(THAT).named("apprentice"))]),
        Unrestricted(your(LUKE)), Cannot("be played", theirs(Named("Sense") | Named("Alter"))),
        Automatic(drain_just_initiated(by=YOU, at=LOCATION & PartOf("Dagobah")), [GONE, CancelCard(your(JEDI_TEST))]),
        AsSoonAs(IsIn(LUKE, In("out-of-play")), [GONE, CancelCard(your(JEDI_TEST))]),
    ]),
    Site("Death Star: Detention Block Corridor", LIGHT, "7_118", ["interior", "mobile"], (0, 1), traits=["prison"],
         light=[ModifyPlayer("drain", +1, at=HERE),
                Automatic(just_released(your(CHARACTER) & At(HERE)), [RetrieveForce(Depends(Fits(THAT, LEIA), 4, 1))])],
         dark=[Action([Deploy(one(Named("IT-O (Eyetee-Oh)") | Named("Hypo"), among=In("reserve")), to=HERE)],
                      during="deploy", whose=YOU)]),
    Effect("Goo Nee Tay", LIGHT, "7_62", unique=1, destiny=4, text=[
        DeployOnTable(opponents_side=True), Modify("deploy", +2, theirs(CHARACTER & ability(">", 2))),
        Cannot("be played", theirs(Named("Surprise"))), CancelText(theirs(Named("M'iiyoom Onith")), word="forbid")]),
    *Objective("Rescue The Princess", "Sometimes I Amaze Even Myself", LIGHT, "7_139", text=[
        AtStart((brought(CELL_BLOCK), DeployCaptive(one(LEIA & ability("<", 4), among=In("reserve")), at=CELL_BLOCK),
                 brought(Named("Death Star: Docking Bay 327")), brought(Named("Yavin 4: Docking Bay")),
                 brought(MASSASSI_WAR_ROOM))),
        Cannot("deploy", your(SPY | Named("8D8") | Named("Revolution") | PLANS
                              | Named("Death Star: Detention Block Control Room")), to=LOCATION & PartOf("Death Star")),
        Gives(RELEASES, (ImmuneTo("Sense"), ImmuneTo("Alter"))),
        Cannot("be played", your(Named("Nabrun Leids"))),
        Automatic(just_moved(LEIA, to=MASSASSI_WAR_ROOM, by=YOU), [Flip()]),
        Automatic(just_lost(LEIA), [ForRest("game", (Cannot("deploy", your(PLANS)),)), GONE]),
    ], back=[
        ModifyPlayer("drain cost", +1, OPPONENT),
        Automatic(just_lost(theirs(UNIQUE & (CHARACTER | VEHICLE | STARSHIP))), [Put(THAT, to=In("out-of-play"))],
                  when=DuringBattle()),
        ModifyPlayer("battle destinies", +1, when=in_battle(your(LEIA))),
        ModifyPlayer("attrition", +2, OPPONENT), NoImmunity(IMPERIAL | DARK_JEDI | IMPERIAL_SHIP & STARSHIP),
        Automatic(just_captured(LEIA), [Flip()]),
    ]),
    Rebel("TK-422", "7_48", unique=1, personas=["Han"], destiny=1, deploy=3, power=3, ability=3, armor=5, forfeit=6,
          icons=["pilot", "warrior"], traits=["smuggler", "spy", "Corellian"], text=[
        DeployOnly(SITE & Where(IMPERIAL)), DeploysUndercover(),
        WhileIn("undercover", (
            Modify("deploy", +1, IMPERIAL, at=SITE & Related(HERE)), Cannot("break cover"),
            Action([Restore(UNDERCOVER, SELF)], cost=[Use(3)], during="move", whose=YOU))),
        Automatic(cover_just_broken(SELF, by=OPPONENT), [Become(CAPTIVE, SELF)])]),
    Effect("Tatooine Celebration", LIGHT, "7_77", unique=1, destiny=4, text=[
        DeployOn(SYSTEM & Named("Tatooine"), when=Occupies(YOU, BATTLEGROUND & site("Tatooine"), 2)),
        Mandatory([RetrieveForce(Count(BATTLEGROUND & LOCATION & PartOf("Tatooine") & Occupied(YOU)))],
                  during="control", whose=YOU),
        CANCELED_IF_OPPONENT_CONTROLS, ImmuneTo("Alter")]),
    Site("Spaceport Docking Bay", LIGHT, "7_126", ["exterior", "planet", "scomp link"], (1, 1),
         light=[TransitCost(2), Modify("deploy", -1, your(STARFIGHTER & ~Is("freighter")), at=HERE),
                Modify("deploy", -2, your(STARFIGHTER & Is("freighter")), at=HERE), NO_SPACEPORTS],
         dark=[TransitCost(3), Modify("deploy", +1, your(PILOT & CHARACTER), at=HERE), NO_SPACEPORTS]),
    Capital("Spiral", LIGHT, "7_149", "Corellian Corvette", unique=1, personas=["Spiral"], destiny=2, deploy=5, power=5,
            armor=5, hyperspeed=3, forfeit=7, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        ReactDeploy(LOCATION, SELF), Modify("deploy", -3, when=AsReact()),
        Carries(pilots=3, passengers=4, vehicles=1), PermanentPilot(2)]),
    Alien("Melas", LIGHT, "7_32", unique=1, destiny=2, deploy=3, power=2, ability=4, forfeit=4, icons=["pilot"],
          traits=["smuggler"], text=[
        PILOT_2, Modify("power", +2, when=Nighttime(HERE)), ImmuneToAttrition(Count(your(ALIEN) & Present(HERE)))]),
    Effect("Wise Advice", LIGHT, "7_81", unique=1, destiny=4, text=[
        DeployOnTable(), ModifyPlayer("training destiny draw", +1), *COPES_WITH_SENSE, ImmuneTo("Alter")]),
    Effect("Rebel Fleet", LIGHT, "7_73", unique=1, destiny=3, text=REFUGE_OF_STARFIGHTERS),
    UsedInterrupt("All Wings Report In", LIGHT, "7_82", unique=1, destiny=5, text=[
        COPIES_OF_STARFIGHTERS, Action([Put(one(STARFIGHTER & ~UNIQUE, among=In("reserve")), to=In("hand"))])]),
    Site("Cloud City: Downtown Plaza", LIGHT, "7_113", ["exterior", "mobile", "scomp link"], (2, 2),
         light=[RETRIEVES_CLOUD_CITY], dark=[CancelText(HERE, facing=OPPONENT, when=you_control(HERE))]),
    System("Coruscant", LIGHT, "7_116", ["planet"], (1, 2), parsec=0,
           light=[ModifyPlayer("drain", +1, at=HERE),
                  Modify("deploy", +2, IMPERIAL | IMPERIAL_SHIP & STARSHIP, when=Controls(YOU, HERE, using=REBEL))],
           dark=[Modify("deploy", -2, your(STARSHIP | PILOT & CHARACTER), at=HERE)]),
    Site("Forest", LIGHT, "7_121", ["exterior", "planet"], (1, 1),
         light=[DRY_PLANETS, ImmuneToAttrition(who=your(CHARACTER) & Present(HERE))], dark=[DRY_PLANETS]),
    Rebel("Elyhek Rue", "7_16", unique=1, personas=["Elyhek Rue"], destiny=2, deploy=2, power=2, ability=2, forfeit=4,
          icons=["pilot"], text=[
        PILOT_2, While(in_battle(piloting("Red 7")), (ModifyPlayer("destinies to power", +1),)),
        ModifyPlayer("drain", +1, at=HERE, when=There(SELF & At(SYSTEM & Named("Ralltiir"))))]),
    Rebel("Theron Nett", "7_46", unique=1, personas=["Theron Nett"], destiny=2, deploy=2, power=2, ability=2, forfeit=4,
          icons=["pilot"], traits=["smuggler"], text=[
        PILOT_2, While(in_battle(piloting("Red 10")), (ModifyPlayer("destinies to power", +1),)),
        ModifyPlayer("drain", +1, at=HERE, when=There(SELF & At(SYSTEM & Named("Ord Mantell"))))]),
    Effect("Docking And Repair Facilities", LIGHT, "7_58", unique=1, destiny=3, text=HOLDS_LOST_STARSHIPS),
    Effect("Mechanical Failure", LIGHT, "7_70", "utinni", unique=1, destiny=4, text=[
        DeployOn(SITE & EXTERIOR, targets=(one(theirs(COMBAT_VEHICLE) & At(SITE & Related(PLACE))).named("target"),)),
        *NEEDS_REPAIRS]),
    Effect("Uh-oh!", LIGHT, "7_79", unique=1, destiny=4, text=[
        DeployOnTable(),
        While(~There(REBEL & At(site("Jabba's Palace"))), (
            Modify("deploy", +2, IMPERIAL, at=site("Jabba's Palace")),
            Cannot("be cancelled", Named("Bo Shuda") & At(site("Jabba's Palace"))),
            Cancels(Named("Expand The Empire") & At(site("Jabba's Palace")), may=False),
            Modify("forfeit", +1, your(ALIEN & ~UNIQUE) & At(site("Jabba's Palace"))))),
        ImmuneTo("Alter")]),
    UsedOrLostInterrupt("Organized Attack", LIGHT, "7_97", destiny=5, text=[
        Response(battle_just_initiated(), [ForRest("turn", (
            Modify("power", +1, WINGS & Present(THERE)), ImmuneToAttrition(who=WINGS & Present(THERE))))],
            goes_to="used"),
        Action([Put(up_to(3, ~UNIQUE & (Is("X-wing") | Y_WING), among=In("reserve")), to=In("hand"))],
               cost=[LoseForce(1)], goes_to="lost")]),
    LostInterrupt("Power Pivot", LIGHT, "7_98", unique=1, destiny=4, text=[
        Action([ForRest("battle", (Modify("power", 0, TARGET, how="set"),))], cost=[LoseForce(1)],
               when=in_battle(your(STARSHIP & Piloted()) & Carrying(STARSHIP_WEAPON)),
               targets=(one(theirs(STARSHIP) & IN_BATTLE),)),
        Response(just_hit(theirs(STARSHIP)), [Put(THAT, to=In("lost"))])]),
    Starfighter("Red 7", LIGHT, "7_146", "X-wing", unique=1, personas=["Red 7"], destiny=4, deploy=2, power=3,
                maneuver=4, hyperspeed=5, forfeit=4, icons=["nav computer", "scomp link"], text=[
        DeployFor(FREE, at=Named("Ralltiir")), Carries(pilots=1), *FREE_TORPEDOES,
        ImmuneToAttrition(4, SELF & Carrying(Matching("pilot", SELF), aboard=True))]),
    Squadron("X-wing Assault Squadron", LIGHT, "7_150", "X-wing", destiny=2, deploy="*", power=9, maneuver=4,
             hyperspeed=5, forfeit=12, icons=["nav computer", "scomp link"], text=[
        DeployFor((Put(several(3, your(Is("X-wing") & STARFIGHTER) & At(HERE)), to=In("used")),)),
        PermanentPilot(3, pilots=3)]),
]
