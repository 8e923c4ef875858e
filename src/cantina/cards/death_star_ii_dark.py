"""Death Star II, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

DEATH_STAR_II, OPERATIONAL = Named("Death Star II"), Named("That Thing's Operational")
UNDER_SHIELD = SYSTEM & DEATH_STAR_II | site("Death Star II")
ORBITED = SYSTEM & OrbitedBy(DEATH_STAR_II) & ~Named("Endor")
TUNNEL = (Cannot("deploy", ~Is("epic event"), to=HERE), Cannot(("be battled at", "be drained at"), HERE))

STRUCK = CHARACTER & EvenIn("captive") & ~FROZEN & With(EMPEROR, present=True)  # whom lightning may strike

# Whom an admiral leads in space and a general on the ground.
LED = in_battle(your(Is("admiral")) & At(SYSTEM)) | in_battle(your(Is("general")) & At(SITE))

COMMANDED = CAPITAL & Carrying(PILOT & CHARACTER, aboard=True)

CARDS = [
    AdmiralsOrder("We're In Attack Position Now", DARK, "9_96", unique=1, destiny=6, text=[
        Modify("deploy", -1, PILOT & CHARACTER & ~Is("admiral"), at=CAPITAL),
        Modify("deploy", -2, PILOT & CHARACTER & Is("admiral"), at=CAPITAL),
        Modify("immunity", +2, COMMANDED, how="extend"), Modify("immunity", 4, COMMANDED, how="lack"),
        Mandatory([LoseForce(Count(BATTLEGROUND & SITE & Related(SYSTEM & Occupied(YOU)) & Occupied(
            YOU, controlled=True, using=Is("general") | Is("commander"))), OPPONENT)], during="control", whose=YOU)]),
    Imperial("Admiral Piett", "9_98", unique=1, personas=["Piett"], destiny=1, deploy=4, power=3, ability=3, forfeit=6,
             icons=["pilot", "warrior", "Death Star II"], traits=["admiral", "leader"], text=[
        Modify("deploy", -2, at=Person("Executor")),
        Modify("power", +2, (STARSHIP & ~STAR_DESTROYER | VEHICLE) & Piloted(SELF)),
        Modify("power", +3, STAR_DESTROYER & Piloted(SELF)), Modify("deploy", -1, your(CAPITAL), at=SYSTEM & HERE),
        Action([Put(one(Is("admiral's order") | Is("commander"), among=In("reserve")), to=In("hand"))],
               limit=Limit("game"))]),
    Imperial("Captain Godherdt", "9_100", unique=1, personas=["Godherdt"], destiny=3, deploy=2, power=2, ability=2,
             forfeit=3, icons=["pilot", "warrior", "Death Star II"], text=[
        Modify("power", +3, CAPITAL & Piloted(SELF)),
        Modify(("armor", "hyperspeed"), +1, STAR_DESTROYER & Carrying(SELF, aboard=True)),
        Action([CancelCard()], during="move", whose=YOU, limit=Limit("phase"),
               when=There(SELF & Aboard(STAR_DESTROYER)), targets=(
                   one(Named("Landing Claw") & At((SYSTEM | SECTOR) & HERE)),))]),
    Imperial("Captain Jonus", "9_101", unique=1, personas=["Jonus"], destiny=3, deploy=2, power=2, ability=2,
             forfeit=3, icons=["pilot", "Death Star II"], traits=["ISB agent"], text=[
        Modify("deploy", -2, at=Person("Scimitar 2")), PILOT_2,
        SatisfiesAll(when=There(Is("TIE/sa") & Piloted(SELF)))]),
    Imperial("Colonel Jendon", "9_105", unique=1, personas=["Jendon"], destiny=1, deploy=2, power=2, ability=2,
             forfeit=4, icons=["pilot", "Death Star II"], text=[
        PILOT_3, Modify("maneuver", +1, ANYTHING_PILOTED), IfUnable(when=There(piloting("Onyx 1")))]),
    Imperial("Commander Merrejk", "9_106", unique=1, personas=["Merrejk"], destiny=2, deploy=3, power=2, ability=2,
             forfeit=4, icons=["pilot", "Death Star II"], traits=["ISB agent", "commander", "scout", "spy"], text=[
        PILOT_2, Action([Deploy(one(BATTLEGROUND & SYSTEM, among=In("reserve")))], during="deploy", whose=YOU,
                        limit=Limit("phase"), when=There(SELF & Present(HERE) & AT_SCOMP_LINK))]),
    Character("Emperor Palpatine", DARK, "9_109", "dark jedi master", "imperial", unique=1, personas=["Emperor"],
              destiny=6, deploy=5, power=4, ability=7, forfeit=9, traits=["leader"], text=[
        Cannot(("deploy", "move"), SELF | Carrying(SELF, aboard=True), to=SITE & Occupied(OPPONENT)),
        Modify("crossing total", -3, VADER & With(SELF, present=True)),
        Action([Put(one(Named("Force Lightning"), among=In("reserve")), to=In("hand"))], limit=Limit("turn")),
        ImmuneToAttrition()]),
    Imperial("Janus Greejatus", "9_110", unique=1, personas=["Janus Greejatus"], destiny=2, deploy=4, power=2,
             ability=4, forfeit=5, traits=["Imperial Council member"], text=[
        Modify("deploy", -3, at=SITE & Where(EMPEROR)),
        ModifyPlayer("drain", +1, at=HERE, when=There(SELF & At(BATTLEGROUND & SITE) & With(EMPEROR))),
        TRADES_A_CARD,
        ImmuneToAttrition(3)]),
    Imperial("Lord Vader", "9_113", unique=1, personas=["Vader"], destiny=1, deploy=8, power=7, ability=6, forfeit=8,
             icons=["pilot", "warrior"], traits=["leader"], text=[
        Modify("deploy", -2, at=PartOf("Executor") | Person("Executor") | PartOf("Death Star II") | PartOf("Endor")),
        PILOT_3, Modify("defense", +2, when=There(SELF & Armed("lightsaber"))),
        Automatic(destiny_just_drawn(of="weapon", source=LIGHTSABER & UsedBy(SELF)), [Change("destiny", 1)]),
        ImmuneTo("Uncontrollable Fury"), ImmuneToAttrition(6)]),
    Imperial("Sim Aloo", "9_120", unique=1, personas=["Sim Aloo"], destiny=1, deploy=5, power=3, ability=4, forfeit=6,
             traits=["Imperial Council member"], text=[
        Modify("deploy", -3, at=SITE & Where(EMPEROR)),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(EMPEROR))),
        Action([Peek(top(among=In("reserve", OPPONENT), name="seen")),
                May((Put(Bound("seen"), to=In("reserve", under=True)),))], cost=[Use(1)], limit=Limit("turn")),
        ImmuneToAttrition(4)]),
    Effect("Combat Response", DARK, "9_121", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOnTable(),
        Action(FIND_ITS_MATCH, cost=SHOW_ONE_OF_THEM, during="deploy", whose=YOU, limit=Limit("turn")),
        ImmuneTo("Alter")]),
    Effect("Endor Shield", DARK, "9_124", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOn(Named("Endor: Bunker")), Modify("deploy", -1, IMPERIAL, at=HERE),
        While(There(SYSTEM & Named("Endor") & OrbitedBy(DEATH_STAR_II)) & you_control(HERE), (
            Cannot("deploy", Of(OPPONENT), to=UNDER_SHIELD), Modify("move cost", +3, Of(OPPONENT), at=UNDER_SHIELD),
            Grant("no battleground", UNDER_SHIELD)))]),
    Effect("Mobilization Points", DARK, "9_129", unique=1, destiny=3, icons=["Death Star II"], text=[
        DeployOnTable(), BUSY_BAYS,
        Action([Put(one(SYSTEM & (Named("Carida") | Named("Wakeelmui") | Named("Gall") | Named("Kuat")
                                  | Named("Rendili")) | Person("Executor"), among=In("reserve")), to=In("hand"))],
               limit=Limit("game")),
        ImmuneTo("Alter")]),
    Effect("Overseeing It Personally", DARK, "9_130", unique=1, destiny=3, icons=["Death Star II"], text=[
        DeployOn(EMPEROR),
        ModifyPlayer("drain", +1, at=SITE & Related(HERE) & Where(IMPERIAL, present=True),
                     when=There(HOST & At(BATTLEGROUND & SITE & Is("planet") & Occupied(YOU, controlled=True))))]),
    Effect("Something Special Planned For Them", DARK, "9_132", unique=1, destiny=5, text=[
        DeployOnTable(), Modify("move cost", +2, theirs(STARSHIP) & With(your(STAR_DESTROYER))),
        Automatic(just_retrieved_force(OPPONENT, using=INTERRUPT | UTINNI_EFFECT),
                  [Put(THAT, to=In("out-of-play"))]),
        ImmuneTo("Alter")]),
    Effect("You Cannot Hide Forever", DARK, "9_133", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOnTable(), Modify("defense", -1, theirs(JEDI)), Cancels(Named("Never Tell Me The Odds"), may=False),
        TAKES_FREE_EFFECT, ImmuneTo("Alter")]),
    EpicEvent("That Thing's Operational", DARK, "9_135", unique=1, destiny=0, text=[
        DeployOn(Named("Death Star II: Reactor Core")), Modify("hyperspeed", 3, DEATH_STAR_II, how="set"),
        Mandatory([LoseForce(Count(BATTLEGROUND & SITE & Related(ORBITED) & Occupied(YOU)) + 2, OPPONENT)],
                  during="control", whose=YOU, when=Occupies(YOU, ORBITED)),
        Attempt([DrawDestiny(by=OPPONENT),
                 If(AttemptTotal(THEIR_DESTINY + Depends(Fits(TARGET, Carrying(TORPEDOES | Is("missile"))), 3, 0)
                                 + PilotAbility(TARGET)) > 8, (Become(BLOWN_AWAY, DEATH_STAR_II),))],
                during="control", whose=OPPONENT, by=OPPONENT, limit=Limit("phase"),
                targets=(one(theirs(STARFIGHTER & Piloted()) & At(HERE), by=OPPONENT),))]),
    UsedOrLostInterrupt("Force Lightning", DARK, "9_136", unique=1, destiny=5, text=[
        Action([ForRest("turn", (Modify("defense", -4, TARGET),))], targets=(one(STRUCK),), goes_to="used"),
        Action([ForRest("turn", (NoImmunity(EMPEROR), Modify("defense", -2, EMPEROR))),
                DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (Lose(TARGET),))], targets=(one(STRUCK),),
               goes_to="lost")]),
    UsedInterrupt("Imperial Command", DARK, "9_137", unique=1, destiny=4, text=[
        Action([Put(one(Is("admiral") | Is("general"), among=In("reserve")), to=In("hand"))]),
        Action([ADD_ONE], when=LED),
        Action([ForRest("battle", (ModifyPlayer("most battle destinies", 1, OPPONENT, how="most"),))], when=LED)]),
    UsedOrStartingInterrupt("Prepared Defenses", DARK, "9_139", unique=1, destiny=3, text=FEW_EFFECTS_TEXT),
    System("Death Star II", DARK, "9_142", ["mobile"], (0, 2),
           dark=[MobileSystem(parsec=8, hyperspeed=0, orbiting="Endor"), NoDeploy(when=~There(Named("Endor"))),
                 Gives(LOCATION & PartOf("Death Star II"), (ImmuneTo("Revolution"),)),
                 ModifyPlayer("drain", +3, OPPONENT, at=HERE, when=~There(OPERATIONAL))]),
    Sector("Death Star II: Capacitors", DARK, "9_143", "", "Death Star II", ["mobile"], (0, 1),
           dark=[NoDeploy(when=~There(Named("Death Star II: Coolant Shaft"))), *TUNNEL,
                 ModifyPlayer("battle destinies", +1, at=DEATH_STAR_II | OrbitedBy(DEATH_STAR_II),
                              when=There(OPERATIONAL))],
           light=[MovementDestiny(2)]),
    Sector("Death Star II: Coolant Shaft", DARK, "9_144", "", "Death Star II", ["mobile"], (0, 1),
           dark=[NoDeploy(when=~There(DEATH_STAR_II)), *TUNNEL,
                 Gives(STARFIGHTER & At(LOCATION & PartOf("Death Star II")), (ImmuneTo("Tallon Roll"),)),
                 Cancels(your(Titled("Occupation") & ~Is("objective")), may=False)],
           light=[MovementDestiny(1)]),
    Sector("Death Star II: Reactor Core", DARK, "9_146", "", "Death Star II", ["mobile"], (0, 1),
           dark=[NoDeploy(when=~There(Named("Death Star II: Capacitors"))), *TUNNEL,
                 Action([Deploy(one(OPERATIONAL, among=In("reserve")))], during="deploy", whose=YOU),
                 CancelText(Named("Ominous Rumors"), word="suspend")],
           light=[Modify("attempt total", Count(your(STARFIGHTER & Piloted()) & At(HERE)), OPERATIONAL)]),
    Site("Death Star II: Throne Room", DARK, "9_147", ["interior", "mobile", "scomp link", "Death Star II"], (0, 2),
         dark=[Action([Put(one(Named("Emperor's Power"), among=In("reserve")), to=In("hand"))], limit=Limit("game"))],
         light=[ImmuneTo("Revolution")]),
    System("Sullust", DARK, "9_150", ["planet", "Death Star II"], (2, 2), parsec=7,
           dark=[Automatic(about_to_be_cancelled(Named("Haven")), [LoseForce(8, OPPONENT)], when=you_control(HERE))],
           light=[ImmuneTo("Revolution")]),
    Capital("Accuser", DARK, "9_152", "Imperial-Class Star Destroyer", unique=1, personas=["Accuser"], destiny=1,
            deploy=8, power=7, armor=5, hyperspeed=4, forfeit=9, icons=["nav computer", "scomp link", "Death Star II"],
            traits=["ship-docking capability"], text=[
        ReactDeploy(LOCATION, SELF), Modify("deploy", -3, when=AsReact()), IMPERIAL_CLASS, PermanentPilot(1)]),
    Capital("Chimaera", DARK, "9_154", "Imperial-Class Star Destroyer", unique=1, personas=["Chimaera"], destiny=1,
            deploy=9, power=8, armor=6, hyperspeed=3, forfeit=10, icons=["nav computer", "scomp link", "Death Star II"],
            traits=["ship-docking capability"], text=[
        IMPERIAL_CLASS, PermanentPilot(2), ImmuneToAttrition(4),
        ImmuneToAttrition(5, when=There(IMPERIAL & LEADER & Aboard(SELF))),
        ImmuneToAttrition(6, when=There(Person("Thrawn") & Aboard(SELF)))]),
    Capital("Flagship Executor", DARK, "9_157", "Super-Class Star Destroyer", unique=1, personas=["Executor"],
            destiny=4, deploy=12, power=12, armor=12, hyperspeed=2, forfeit=15,
            icons=["nav computer", "scomp link", "Death Star II"], traits=["ship-docking capability"], text=[
        Carries(pilots=UNLIMITED, passengers=UNLIMITED, starfighters=UNLIMITED), PermanentPilot(3),
        ImmuneToAttrition(when=Fits(SELF, TargetedBy(Named("Flagship Operations"))))]),
    Squadron("The Emperor's Shield", DARK, "9_172", "TIE/ln", unique=1, destiny=2, deploy=5, power=3, maneuver=3,
             forfeit=6, icons=["Death Star II"], text=[
        Modify("deploy", -2, at=PartOf("Endor") | PartOf("Death Star II") | Where(Person("Thrawn"))),
        ReactDeploy(LOCATION, SELF), PermanentPilot(3, pilots=3),
        Modify("power", +3, when=There(SELF & At(PartOf("Endor"))) | There(EMPEROR & At(HERE | Related(HERE))))]),
    Squadron("The Emperor's Sword", DARK, "9_173", "TIE/ln", unique=1, destiny=2, deploy=5, power=3, maneuver=3,
             forfeit=6, icons=["Death Star II"], text=[
        Modify("deploy", -2, at=PartOf("Coruscant") | PartOf("Death Star II")), ReactDeploy(LOCATION, SELF),
        PermanentPilot(3, pilots=3),
        Modify("power", +3, when=There(SELF & At(PartOf("Coruscant"))) | There(EMPEROR & At(HERE | Related(HERE))))]),
    Capital("Thunderflare", DARK, "9_174", "Imperial-Class Star Destroyer", unique=1, personas=["Thunderflare"],
            destiny=1, deploy=7, power=9, armor=6, hyperspeed=2, forfeit=7,
            icons=["nav computer", "scomp link", "Death Star II"], traits=["ship-docking capability"], text=[
        IMPERIAL_CLASS, PermanentPilot(1), DeployFor(FREE, of=Named("Turbolaser Battery"), at=HERE),
        Modify("fire cost", 0, Named("Turbolaser Battery") & At(HERE), how="set")]),
    Capital("Visage", DARK, "9_176", "Imperial-Class Star Destroyer", unique=1, personas=["Visage"], destiny=1,
            deploy=8, power=8, armor=7, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link", "Death Star II"],
            traits=["ship-docking capability"], text=[
        DeployAnywhere(LOCATION & ~Named("Rendezvous Point")), IMPERIAL_CLASS, PermanentPilot(1)]),
    CharacterWeapon("Darth Vader's Lightsaber", DARK, "9_178", unique=1, destiny=1, traits=["lightsaber"], text=[
        DeployOn(your(VADER)),
        Fire(CHARACTER | CREATURE, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(),)))),
        Response(duel_just_initiated(), [ForRest("duel", (
            ModifyPlayer("duel destiny draw", +1), Automatic(end_of_duel(), [Put(SELF, to=In("used"))])))],
            when=There(HOST & IN_DUEL))]),
]
