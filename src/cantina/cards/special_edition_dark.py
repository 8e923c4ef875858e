"""Special Edition, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CORVETTE, EXECUTOR = Is("Corellian Corvette"), Person("Executor")

PREY = SITE & Where(Is("gangster") | SMUGGLER)

QUESTIONED = CAPTIVE & ~FROZEN & Present(HERE)
PRISONERS = Count(CAPTIVE & IMPRISONED & REBEL & At(HERE))
RALLTIIR, REBEL_BASE = PartOf("Ralltiir"), PartOf("Yavin 4") | PartOf("Hoth")
BATTLEGROUND_SITE = BATTLEGROUND & SITE
LIGHT_JEDI_OR_LUKE = JEDI & Backed("light") | LUKE
NO_SPACEPORT = [Cannot("deploy", to=PartOf("Bespin") | PartOf("Dagobah") | PartOf("Endor") | PartOf("Hoth")
                       | PartOf("Yavin 4"))]  # fmt: skip
TATOOINE_GROUND = BATTLEGROUND & site("Tatooine")
INDEPENDENT_SHIP = STARSHIP & Is("independent")
ISB_AGENT = Is("ISB agent")
KNOWN_TO_ISB = your(CHARACTER & LoreSays(("ISB", "Rebel", "Rebellion")))
WATCHED = BATTLEGROUND_SITE & Where(your(ISB_AGENT) & ~UNDERCOVER)

FORSAKEN = [
    Automatic(just_played(Named("Scanning Crew"), by=YOU), [GONE]),
    Automatic(duel_just_initiated(by=YOU, of="duel"), [GONE]),
    Automatic(drain_just_initiated(by=YOU, at=SITE & PartOf("Executor")), [GONE]),
]

SECURITY_TOWER, GREAT_PIT = Named("Cloud City: Security Tower"), Named("Tatooine: Great Pit Of Carkoon")
TEST_REBEL = REBEL & CHARACTER & ~Named("Prisoner 2187")

NO_SPACEPORT_HERE = Cannot("deploy", to=PartOf("Bespin") | PartOf("Dagobah") | PartOf("Endor") | PartOf("Hoth")
                           | PartOf("Kashyyyk") | PartOf("Yavin 4"))  # fmt: skip
NO_DESERT = Cannot("deploy", to=PartOf("Bespin") | PartOf("Coruscant") | PartOf("Dagobah") | PartOf("Hoth")
                   | PartOf("Kessel") | PartOf("Naboo"))  # fmt: skip
WHIRLS_ON_TATOOINE = Cannot("move", Named("Sandwhirl") & At(HERE), when=~Fits(SELF, PartOf("Tatooine")))
OFFICE_STAFF = IMPERIAL & At(HERE | SITE & Related(HERE))

CARDS = [
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
    Alien("Boelo", DARK, "7_168", unique=1, destiny=1, deploy=4, power=3, ability=3, forfeit=3, icons=["warrior"],
          text=[
        DeployOnly(PartOf("Tatooine") | SITE & Where(Person("Jabba"))),
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [CancelIt()],
                 when=in_battle(SELF & At(AUDIENCE_CHAMBER)) | in_battle(SELF & With(your(ALIEN & LEADER))))]),
    # -- capture --
    Imperial("Corporal Prescott", "7_172", unique=1, personas=["Prescott"], destiny=3, deploy=2, power=4, ability=1,
             forfeit=3, icons=["warrior", "Special Edition"], traits=["Death Star trooper", "trooper"], text=[
        Action([RetrieveForce(PRISONERS)], cost=[ForgoDrain(HERE), Use(PRISONERS)], during="control", whose=YOU,
               when=There(SELF & At(SITE & Is("prison"))) & (PRISONERS > 0)),
        Modify("power", -2, when=~There(SELF & on("Death Star")))]),
    Imperial("Darth Vader, Dark Lord Of The Sith", "7_175", unique=1, personas=["Vader"], destiny=1, deploy=6, power=6,
             ability=6, forfeit=8, icons=["pilot", "warrior"], text=[
        PILOT_3,
        Action([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Lose(TARGET),))], when=in_battle(SELF),
               limit=Limit("battle"), targets=(one(theirs(CHARACTER) & Present(HERE)),)),
        ImmuneToAttrition(5)]),
    Alien("Jabba", DARK, "7_182", unique=1, personas=["Jabba"], destiny=1, deploy=3, power=2, ability=3, forfeit=5,
          icons=["warrior"], traits=["gangster", "leader", "Hutt"], text=[
        Modify("landspeed cost", +1), Modify("deploy", -1, your(ALIEN), at=SAME_LOCATION),
        While(There(SELF & At(AUDIENCE_CHAMBER)), (
            Modify("forfeit", +2, your(ALIEN & ~UNIQUE)), Gives(Named("Scum And Villainy"), (ImmuneTo("Alter"),)))),
        ImmuneToAttrition(4)]),
    Alien("Niado Duegad", DARK, "7_192", unique=1, personas=["Niado"], destiny=2, deploy=3, power=2, ability=3,
          forfeit=4, text=[
        Cannot("carry", using=DEVICE | WEAPON),
        Action([ForRest("turn", (Modify("power", X * 2, SELF),))], cost=[Use(X)], limit=Limit("turn"),
               targets=(amount_up_to(3),))]),
    Alien("Outer Rim Scout", DARK, "7_195", destiny=2, deploy=2, power=2, ability=2, forfeit=3, icons=["pilot"],
          traits=["ISB agent", "scout", "smuggler"], text=[
        Modify("deploy", -1, at=your(INDEPENDENT_SHIP)),
        Modify("power", +2, (VEHICLE | STARSHIP & ~Is("independent")) & Piloted(SELF)),
        Modify("power", +3, INDEPENDENT_SHIP & Piloted(SELF)),
        IfUnable(when=There(INDEPENDENT_SHIP & Piloted(SELF))),
        CancelText(Named("Asteroid Sanctuary") & At(SECTOR & Related(HERE)), word="suspend")]),
    Imperial("Sergeant Torent", "7_206", unique=1, personas=["Torent"], destiny=3, deploy=2, power=2, ability=2,
             forfeit=2, icons=["warrior"], traits=["ISB agent", "Death Star trooper", "trooper"], text=[
        Modify("deploy", -2, at=PartOf("Death Star")),
        ModifyPlayer("total battle destiny", Count(your(DEATH_STAR_TROOPER) & Present(HERE)), when=in_battle(SELF)),
        ModifyPlayer("drain", +1, at=BATTLEGROUND & Related(SYSTEM & OrbitedBy(Named("Death Star"))),
                     when=There(SELF & on("Death Star")))]),
    Creature("Sarlacc", DARK, "7_214", "ancient desert", unique=1, destiny=2, deploy=4, forfeit=0, defense=12, text=[
        DrawsFerocity(plus=4), Habitat(GREAT_PIT),
        Response(about_to_be_lost(CAPTIVE & At(HERE), of="eaten"), [RetrieveForce(Count(your(ALIEN) & At(HERE)))]),
        Automatic(just_eaten(Of(ANYONE), by=SELF), [Put(THAT, to=In("out-of-play"))])]),
    Device("Floating Refinery", DARK, "7_216", unique=2, destiny=4, text=[
        DeployOn(CLOUD_SECTOR & ~Where(Named("Floating Refinery"))),
        Instead(about_to_activate(YOU), [
            Put(top(name="drawn"), to=In("hand")),
            If(Fits(DRAWN, CLOUD_SECTOR | Is("gas miner")),
               (May((Reveal(one(DRAWN, among=In("hand"))), RetrieveForce(1))),))],
                may=True, limit=Limit("turn"))]),
    Effect("A Bright Center To The Universe", DARK, "7_218", unique=1, destiny=4, text=[
        DeployOn(SYSTEM & (Named("Death Star") | Named("Coruscant")), targets=ANOTHER_SYSTEM), *BACKWATER_TEXT]),
    Effect("Come Here You Big Coward", DARK, "7_224", unique=1, destiny=4, text=[
        DeployOnTable(),
        While(~Occupies(OPPONENT, BATTLEGROUND, 2), (
            Cancels(Named("Asteroid Sanctuary"), may=False),
            Automatic(drain_just_initiated(by=OPPONENT, at=LOCATION & ~BATTLEGROUND), [CancelIt()]),
            ModifyPlayer("retrieval", 0, OPPONENT, how="set"))),
        ImmuneTo("Alter", when=Occupies(YOU, BATTLEGROUND))]),
    Effect("First Strike", DARK, "7_229", unique=1, destiny=4, text=FIRST_BLOW_TEXT),
    Effect("No Bargain", DARK, "7_233", unique=1, destiny=4, text=[
        DeployOnTable(),
        While(~There(IMPERIAL & At(site("Jabba's Palace"))), (
            Modify("deploy", +2, REBEL), Cancels(Named("Revolution"), may=False),
            Modify("forfeit", +1, your(ALIEN & ~UNIQUE)))), ImmuneTo("Alter")]),
    Effect("Oppressive Enforcement", DARK, "7_234", unique=1, destiny=4, text=[
        DeployOnTable(), Modify("destiny", +1, your(CAPITAL & IMPERIAL_SHIP)), *COPES_WITH_SENSE, ImmuneTo("Alter")]),
    Effect("Pride Of The Empire", DARK, "7_236", "immediate", unique=1, destiny=3, text=[
        *FAMOUS_TEXT,
        Mandatory([LoseForce(Depends(Fits(HOST, TIE_LN), 2, 1), OPPONENT)], during="move", whose=OPPONENT)]),
    Effect("Secret Plans", DARK, "7_240", unique=1, destiny=4, text=[
        DeployOnTable(),
        Action([Put(one(Named("Shocking Revelation"), among=In("reserve")), to=In("hand"))], during="control",
               whose=YOU, limit=Limit("phase")),
        COSTLY_RETRIEVAL, ImmuneTo("Alter")]),
    Effect("Tatooine Occupation", DARK, "7_244", unique=1, destiny=4, text=[
        DeployOn(SYSTEM & Named("Tatooine"), when=Occupies(YOU, TATOOINE_GROUND, 2)),
        Mandatory([LoseForce(Count(TATOOINE_GROUND & Occupied(YOU)), OPPONENT)], during="control", whose=YOU),
        CANCELED_IF_OPPONENT_CONTROLS, ImmuneTo("Alter")]),
    UsedInterrupt("Jabba's Through With You", DARK, "7_255", unique=1, destiny=5, text=[
        Response(just_targeted(weapon=Is("character weapon") & UsedBy(your(BOUNTY_HUNTER)), by=YOU), [ADD_ONE],
                 when=DuringBattle()),
        Action([Deploy(one(Is("character weapon"), among=In("reserve")), to=your(BOUNTY_HUNTER))], during="deploy",
               whose=YOU)]),
    LostInterrupt("Jabba's Twerps", DARK, "7_256", unique=1, destiny=6, text=[
        Response(battle_just_initiated(by=OPPONENT, at=Where(your(ALIEN & LEADER), present=True)),
                 [Deploy(up_to(3, ALIEN & ~UNIQUE, among=In("reserve")), to=THERE)]),
        Action([RetrieveForce(Count(your(ALIEN & LEADER) & Present(BATTLEGROUND & SITE)))], limit=Limit("game"))]),
    UsedInterrupt("Masterful Move", DARK, "7_257", unique=1, destiny=6, text=MASTERFUL_TEXT),
    UsedOrLostInterrupt("Put All Sections On Alert", DARK, "7_259", unique=1, destiny=6, text=[
        Action([ForRest("turn", (CancelText(TARGET, word="forbid"), Cannot("apply ability", TARGET)))],
               targets=(one(REBEL & At(site("Death Star") | site("Executor"))),), goes_to="used", immune_to="Sense"),
        Action([Retrieve(up_to(2, Titled("Death Star"), among=In("lost")), to=In("hand"))], goes_to="lost")]),
    UsedOrStartingInterrupt("Surface Defense", DARK, "7_263", destiny=5, text=[
        Response(destiny_just_drawn(by=YOU, of="weapon"), [Change("destiny", 1)]),
        Starting((Deploy(up_to(None, Named("Resistance") | Named("Secret Plans") | Named("There Is No Try"),
                               among=In("reserve"))), Put(SELF, to=In("reserve"))),
                 when=Fits(START, BATTLEGROUND))]),
    Site("Cloud City: Downtown Plaza", DARK, "7_270", ["exterior", "mobile", "scomp link"], (2, 2),
         dark=[RETRIEVES_CLOUD_CITY],
         light=[CancelText(HERE, facing=OPPONENT, when=you_control(HERE))]),
    Site("Cloud City: Interrogation Room", DARK, "7_271", ["interior", "mobile", "scomp link"], (1, 1),
         dark=[ModifyPlayer("drain", Count(QUESTIONED) + Count(QUESTIONED & UNIQUE & REBEL), at=HERE)],
         light=[ModifyPlayer("drain", +1, at=HERE)]),
    Site("Cloud City: Port Town District", DARK, "7_272", ["exterior", "mobile", "scomp link"], (1, 1),
         dark=[ModifyPlayer("drain", +1, at=HERE), Modify("deploy", -1, your(ALIEN), at=HERE),
               Modify("power", +1, your(ALIEN) & At(HERE))],
         light=[ModifyPlayer("drain", +1, at=HERE)]),
    System("Coruscant", DARK, "7_275", ["planet"], (0, 2), parsec=0,
           dark=[While(Controls(YOU, HERE, using=STAR_DESTROYER), (
               ModifyPlayer("drain", +1, at=HERE), Cannot("deploy", theirs(REBEL), to=SITE & Related(HERE))))],
           light=[ModifyPlayer("drain", -1, at=HERE)]),
    Site("Coruscant: Docking Bay", DARK, "7_276", ["exterior", "planet", "scomp link"], (0, 1),
         dark=[TransitCost(Depends(There(IMPERIAL & Present(HERE)), 0, 1))],
         light=[TransitCost(3), TransitCost(8, to=True)]),
    Site("Coruscant: Imperial City", DARK, "7_277", ["exterior", "planet", "scomp link"], (0, 1),
         dark=[ModifyPlayer("destinies to power", +1, at=BATTLEGROUND, when=There(your(Is("general")) & At(HERE)))]),
    Site("Coruscant: Imperial Square", DARK, "7_278", ["exterior", "planet", "scomp link"], (0, 2),
         dark=[DeployFor(FREE, of=EMPEROR, at=HERE),
               Modify("deploy", -1, IMPERIAL, at=SITE, when=There(your(Is("moff")) & At(HERE)))],
         light=[ModifyPlayer("drain", +1, at=HERE),
                Cannot("deploy", EMPEROR, to=LOCATION & PartOf("Coruscant"), when=you_control(HERE))]),
    System("Dagobah", DARK, "7_279", ["planet"], (2, 2), parsec=9,
           dark=[Cannot("be drained at", LOCATION & Related(HERE), by=OPPONENT, when=Occupies(YOU, HERE))],
           light=[Cannot("be drained at", HERE)]),
    Site("Death Star: Detention Block Control Room", DARK, "7_280", ["interior", "mobile", "scomp link"], (0, 1),
         dark=[Cannot("be converted", HERE, when=Occupies(YOU, HERE, using=IMPERIAL))],
         light=[Action([Convert(HERE)], when=you_control(HERE))]),
    Site("Desert", DARK, "7_281", ["exterior", "planet"], (1, 1),
         dark=[NO_DESERT, Unrestricted(your(JAWA | TUSKEN_RAIDER), to=HERE), WHIRLS_ON_TATOOINE],
         light=[NO_DESERT, ModifyPlayer("battle destiny draw", -1, at=HERE), WHIRLS_ON_TATOOINE]),
    Site("Executor: Docking Bay", DARK, "7_282", ["exterior", "interior", "mobile", "scomp link", "starship"], (0, 1),
         dark=[TransitCost(0),
               Cannot("move", theirs(CHARACTER | VEHICLE | STARSHIP), to=HERE, when=Occupies(YOU, HERE))],
         light=[TransitCost(7), TransitCost(9, to=True)]),
    System("Fondor", DARK, "7_283", ["planet"], (1, 2), parsec=6,
           dark=[Modify("deploy", -5, EXECUTOR, at=HERE),
                 While(Occupies(YOU, HERE), (Modify("forfeit", -4, theirs(CORVETTE)),
                                             Modify("deploy", +1, theirs(CORVETTE))))],
           light=[ModifyPlayer("drain", -1, at=HERE), Cannot("deploy", theirs(EXECUTOR), when=you_control(HERE))]),
    Site("Forest", DARK, "7_284", ["exterior", "planet"], (1, 1),
         dark=[DRY_PLANETS, ImmuneToAttrition(who=your(CHARACTER) & Present(HERE))], light=[DRY_PLANETS]),
    Site("Jungle", DARK, "7_285", ["exterior", "planet"], (1, 1),
         dark=[DRY_PLANETS, Modify("power", +1, your(ALIEN | Is("creature vehicle")) & At(HERE))],
         light=[DRY_PLANETS, ModifyPlayer("drain", -1, at=HERE), ModifyPlayer("attrition", -2, OPPONENT, at=HERE)]),
    System("Kuat", DARK, "7_286", ["planet"], (0, 1), parsec=1,
           dark=[ReactMove(your(STARSHIP), HERE, free=True, against="battle")],
           light=[Modify("deploy", Depends(Controls(YOU, HERE), 3, 1), STAR_DESTROYER, when=Occupies(YOU, HERE)),
                  Modify("move cost", +1, your(CHARACTER | STARSHIP | VEHICLE), at=HERE)]),
    System("Rendili", DARK, "7_287", ["planet"], (1, 2), parsec=2,
           dark=[Action([Retrieve(one(Is("Victory-Class Star Destroyer"), among=In("lost")))], cost=[Use(3)],
                        during="control", whose=YOU, limit=Limit("phase"), when=you_control(HERE))],
           light=[ModifyPlayer("drain", -1, at=HERE), CancelText(HERE, facing=OPPONENT, when=Occupies(YOU, HERE))]),
    Site("Spaceport City", DARK, "7_288", ["exterior", "planet"], (1, 1),
         dark=[ModifyPlayer("drain", +1, at=HERE,
                            when=There(your(IMPERIAL & LEADER & ~UNIQUE) & At(SAME_OR_ADJACENT))), NO_SPACEPORT_HERE],
         light=[ModifyPlayer("drain", +1, at=HERE, when=There(your(THIEF | Is("scout")) & Present(HERE))),
                NO_SPACEPORT_HERE]),
    Site("Spaceport Docking Bay", DARK, "7_289", ["exterior", "planet", "scomp link"], (1, 1),
         dark=[TransitCost(2), Modify("deploy", -1, your(STARFIGHTER & ~Is("freighter")), at=HERE),
               Modify("deploy", -2, your(STARFIGHTER & Is("freighter")), at=HERE), *NO_SPACEPORT],
         light=[TransitCost(3), Modify("deploy", +1, your(PILOT & CHARACTER), at=HERE), *NO_SPACEPORT]),
    Site("Spaceport Prefect's Office", DARK, "7_290", ["exterior", "planet", "scomp link"], (1, 1),
         dark=[NO_SPACEPORT_HERE, Modify(("power", "forfeit"), +1, OFFICE_STAFF,
                                         when=There(your(IMPERIAL & LEADER) & At(HERE)))],
         light=[NO_SPACEPORT_HERE]),
    Site("Spaceport Street", DARK, "7_291", ["exterior", "planet"], (1, 1),
         dark=[NO_SPACEPORT_HERE, passage(SITE & Is("generic") & Titled("Spaceport") & Related(HERE))],
         light=[NO_SPACEPORT_HERE, Modify("power", -1, REBEL & At(HERE))]),
    Site("Swamp", DARK, "7_292", ["exterior", "planet"], (1, 1), dark=SWAMP_TEXT, light=SWAMP_TEXT_ACROSS),
    System("Wakeelmui", DARK, "7_295", ["planet"], (0, 1), parsec=2,
           dark=[ModifyPlayer("generation here", +2, at=HERE, when=There(Named("Kuat")))],
           light=[Modify("deploy", Depends(you_control(HERE), 2, 1), TIE, when=Occupies(YOU, HERE)),
                  Modify("move cost", +1, Of(YOU), at=HERE)]),
    *Objective("Carbon Chamber Testing", "My Favorite Decoration", DARK, "7_296", text=[
        AtStart((brought(Named("Cloud City: Carbonite Chamber")), brought(Named("Carbonite Chamber Console")),
                 brought(SECURITY_TOWER), If(IsIn(TEST_REBEL, In("reserve", OPPONENT)), (
                     DeployCaptive(one(TEST_REBEL, among=In("reserve", OPPONENT), by=OPPONENT, name="rebel"),
                                   at=SECURITY_TOWER),)))),
        brings_on(AUDIENCE_CHAMBER | Named("Tatooine: Docking Bay 94")
                  | Named("Cloud City: East Platform (Docking Bay)")),
        Cannot(("deploy", "be played"), your(Named("Dark Deal"))),
        Automatic(just_moved(your(Escorting(CAPTIVE & FROZEN)), to=AUDIENCE_CHAMBER, by=YOU), [Flip()]),
        flip_if(~Knows("rebel")),
    ], back=[
        ImmuneToAttrition(4, your(ALIEN | STARSHIP)),
        Action([RetrieveForce(1)], during="control", whose=YOU, limit=Limit("phase")),
        While(There(CAPTIVE & FROZEN & At(AUDIENCE_CHAMBER)), (
            Gives(Named("Scum And Villainy"), (ImmuneTo("Alter"),)),
            Action([Deploy(one(Named("Scum And Villainy"), among=In("reserve")))], during="deploy", whose=YOU))),
        AsSoonAs(Knows("rebel") & ~There(CAPTIVE & FROZEN), [GONE]),
    ]),
    *Objective("Hunt Down And Destroy The Jedi", "Their Fire Has Gone Out Of The Universe", DARK, "7_297", text=[
        AtStart((brought(Named("Executor: Holotheatre")), brought(Named("Visage Of The Emperor")),
                 maybe_brought(Named("Executor: Meditation Chamber")), maybe_brought(Named("Epic Duel")))),
        Action([Put(all_(Upon(TARGET)), to=In("used")), Put(TARGET, to=In("hand"))], cost=[Use(4)], during="move",
               whose=YOU, targets=(one(your(VADER) & At(LOCATION & Occupied(YOU, controlled=True))),)),
        Automatic(destiny_just_drawn(source=SENSE_OR_ALTER), [Change("destiny", 4)]),
        flip_if(There(VADER & At(BATTLEGROUND_SITE)) & ~There(LIGHT_JEDI_OR_LUKE & At(BATTLEGROUND_SITE))),
        *FORSAKEN,
    ], back=[
        Cannot(("be battled at", "be drained at"), LOCATION & Where(theirs(JEDI | Family("Skywalker"))), by=OPPONENT),
        Automatic(about_to_lose_force(YOU, source=Named("Visage Of The Emperor")), [Change("loss", 0, "set")]),
        DeployFor(FREE, your(Named("Visage Of The Emperor"))),
        ModifyPlayer("battle destiny draw", -2, OPPONENT,
                     when=There(VADER & At(Named("Executor: Meditation Chamber")))),
        Cannot("be played", theirs(SENSE_OR_ALTER)),
        flip_if(There(theirs(JEDI | LUKE) & At(BATTLEGROUND_SITE)) | ~There(VADER)),
        *FORSAKEN,
    ]),
    *Objective("ISB Operations", "Empire's Sinister Agents", DARK, "7_299", text=[
        AtStart((brought(LOCATION & PartOf("Coruscant")),)),
        ForGame((Grant("ISB agent", KNOWN_TO_ISB), Grant("spy", KNOWN_TO_ISB), Unrestricted(KNOWN_TO_ISB))),
        flip_if(Controls(YOU, LOCATION & REBEL_BASE, 2, using=ISB_AGENT) | There(your(ISB_AGENT) & EVEN_UNDERCOVER, 4)),
    ], back=[
        Action([Retrieve(one(ISB_AGENT, among=In("lost")))], during="draw", whose=YOU, limit=Limit("phase")),
        ModifyPlayer("drain", +1, at=WATCHED), ModifyPlayer("drain", -1, OPPONENT, at=WATCHED | Related(WATCHED)),
        flip_if(~There(your(ISB_AGENT) & EVEN_UNDERCOVER)),
    ]),
    *Objective("Ralltiir Operations", "In The Hands Of The Empire", DARK, "7_300", text=[
        AtStart((brought(Named("Ralltiir")),)),
        brings_on(SITE | IMPERIAL & ~UNIQUE, to=LOCATION & RALLTIIR),
        Modify("deploy", +2, REBEL, at=LOCATION & RALLTIIR),
        flip_if(Controls(YOU, SITE & RALLTIIR, 3, using=IMPERIAL) & ~Controls(OPPONENT, LOCATION & RALLTIIR)),
        Automatic(just_blown_away(Named("Ralltiir")), [GONE]),
    ], back=[
        ModifyPlayer("drain", -1, OPPONENT), Modify("deploy", +2, REBEL, at=LOCATION & RALLTIIR),
        ModifyPlayer("total battle destiny", Count(LOCATION & RALLTIIR & Occupied(YOU) & Where(your(IMPERIAL)))),
        Action([Put(one(among=In("reserve")), to=In("hand"))], cost=[Use(2)], during="control", whose=YOU,
               limit=Limit("phase")),
        flip_if(Controls(OPPONENT, LOCATION & RALLTIIR, 2)),
        Automatic(just_blown_away(Named("Ralltiir")), [GONE]),
    ]),
    Capital("Bossk In Hound's Tooth", DARK, "7_301", "Modified Corellian Freighter", unique=1,
            personas=["Hound's Tooth"], destiny=1, deploy=8, power=5, armor=4, hyperspeed=4, forfeit=5,
            icons=["independent", "nav computer", "scomp link"], traits=["ship-docking capability"], text=[
        Carries(passengers=6, vehicles=1), PermanentPilot(2, "Bossk", power=2),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF)), MovesLike("starfighter")]),
    Capital("Death Squadron Star Destroyer", DARK, "7_302", "Imperial-Class Star Destroyer", unique=3, destiny=2,
            deploy=9, power=7, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Modify("deploy", -2, at=SYSTEM & Where(EXECUTOR)), IMPERIAL_CLASS, PermanentPilot(1), ImmuneToAttrition(4)]),
    Capital("Jabba's Space Cruiser", DARK, "7_304", "Ubrikkian Luxury Space Yacht", unique=1,
            personas=["Jabba's Space Cruiser"], destiny=2, deploy=5, power=5, armor=5, hyperspeed=4, forfeit=5,
            icons=["independent", "nav computer", "scomp link"], text=[
        MovesLike("starfighter"), Carries(pilots=2, passengers=6, pilot=ALIEN),
        ReactDeploy(HERE, Named("Turbolaser Battery"), aboard=True),
        While(There(Person("Jabba") & Aboard(SELF)), (Modify("move cost", 0, how="set"), ImmuneToAttrition()))]),
    Starfighter("Sentinel-Class Landing Craft", DARK, "7_307", "Sentinel-Class Landing Craft", destiny=2, deploy=3,
                power=3, maneuver=3, hyperspeed=3, forfeit=4, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1, passengers=4, vehicles=2, cargo=Is("speeder bike")), PermanentPilot(1),
        Mounts(Is("starship weapon") & Is("cannon")), Modify(("landing cost", "take-off cost"), 0, how="set")]),
    Starfighter("Vader's Personal Shuttle", DARK, "7_309", "Lambda-Class Shuttle", unique=1,
                personas=["Vader's Personal Shuttle"], destiny=3, deploy=2, power=2, maneuver=2, hyperspeed=3,
                forfeit=4, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1, passengers=4), PermanentPilot(2), Modify("move cost", 0, how="set"),
        ModifyPlayer("destiny requirement", 6, OPPONENT, at=SYSTEM & HERE, how="set",
                     when=There(VADER & Aboard(SELF))),
        ImmuneTo("Tallon Roll")]),
    Capital("Vengeance", DARK, "7_310", "Imperial-Class Star Destroyer", unique=1, personas=["Vengeance"], destiny=2,
            deploy=9, power=8, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=6, passengers=8, vehicles=1, ties=6), PermanentPilot(2),
        Modify("forfeit", +2, your(TIE_LN) & At(HERE)), Modify("power", +2, SELF & At(SYSTEM & Named("Nal Hutta")))]),
    Vehicle("Dune Walker", DARK, "7_313", "combat", model="AT-AT", unique=3, destiny=1, deploy=7, power=5, armor=7,
            landspeed=1, forfeit=6, icons=["scomp link"], traits=["enclosed"], text=[
        Modify("deploy", -1, at=SITE & Is("desert") | site("Tatooine")), Carries(pilots=1, passengers=6),
        PermanentPilot(1), *WALKER_TEXT]),
]
