"""Death Star II, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

PLAIN_CRUISER = your(Is("Mon Calamari Star Cruiser") & ~UNIQUE)

SKY, TALAS = SYSTEM | Is("cloud sector"), Named("Tala 1") | Named("Tala 2")

SEATS_OF_POWER = PartOf("Coruscant") | PartOf("Death Star") | PartOf("Death Star II")

LONE_FIGHTERS = STARFIGHTER & UNIQUE & ~WithPermanentPilot()
WEDGE_NOW = Person("Wedge") & Is("Death Star II")

CARDS = [
    Rebel("Admiral Ackbar", "9_6", unique=1, personas=["Ackbar"], destiny=1, deploy=4, power=3, ability=3, forfeit=7,
          icons=["pilot"], traits=["admiral", "leader", "Mon Calamari"], text=[
        Modify("deploy", -2, at=Person("Home One") | site("Home One"), when=There(Person("Home One"))),
        Modify("power", +3, CAPITAL & Piloted(SELF)), Modify("deploy", -1, your(CAPITAL), at=SYSTEM & HERE),
        Action([Put(one((CHARACTER & Is("Mon Calamari")) | Is("admiral's order"), among=In("reserve")),
                    to=In("hand"))], limit=Limit("game"))]),
    Site("Home One: Docking Bay", LIGHT, "9_57", ["exterior", "interior", "mobile", "scomp link", "starship"], (1, 0),
         light=[TransitCost(0),
                Cannot("move", theirs(CHARACTER | VEHICLE | STARSHIP), to=HERE, when=Occupies(YOU, HERE))],
         dark=[TransitCost(7), TransitCost(9, to=True)]),
    Site("Home One: War Room", LIGHT, "9_58", ["interior", "mobile", "scomp link", "starship"], (2, 0),
         light=[While(you_control(HERE) & There(your(REBEL) & At(HERE)),
                      (Modify("deploy", -5, Person("Home One")), Modify("power", +3, Person("Home One"))))],
         dark=[ModifyPlayer("drain", -1, at=HERE),
               ModifyPlayer("battle destinies", +1, at=HERE, when=DuringBattle(by=YOU, at=HERE))]),
    Capital("Home One", LIGHT, "9_74", "Mon Calamari Star Cruiser", unique=1, personas=["Home One"], destiny=1,
            deploy=12, power=9, armor=8, hyperspeed=3, forfeit=12, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=UNLIMITED, passengers=UNLIMITED, vehicles=UNLIMITED, starfighters=UNLIMITED),
        PermanentPilot(4, pilots=2), ImmuneToAttrition(Depends(There(SELF & Piloted(Person("Ackbar"))), 10, 8))]),
    Capital("Masanya", LIGHT, "9_78", "Corellian Corvette", unique=1, personas=["Masanya"], destiny=2, deploy=5,
            power=5, armor=4, hyperspeed=3, forfeit=8, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Modify("deploy", -4, at=SYSTEM & Where(~UNIQUE & Is("Mon Calamari Star Cruiser"))),
        Carries(pilots=3, passengers=4, vehicles=1), PermanentPilot(1), Cannot("be hit", using=Is("missile"))]),
    Effect("Staging Areas", LIGHT, "9_40", unique=1, destiny=3, icons=["Death Star II"], text=[
        DeployOnTable(),
        ModifyPlayer("generation here", Depends(Controls(YOU, THERE), 2, 1),
                     at=DOCKING_BAY & Occupied(YOU)),
        Modify("deploy", -1, PLAIN_CRUISER),
        DeployAnywhere(BATTLEGROUND & SYSTEM & Where(REBEL_SHIP & STARSHIP), PLAIN_CRUISER),
        ImmuneTo("Alter")]),
    Rebel("General Walex Blissex", "9_14", unique=1, personas=["Blissex"], destiny=3, deploy=2, power=1, ability=2,
          forfeit=3, icons=["pilot"], traits=["general"], text=[
        Modify("deploy", -2, at=your(STAR_CRUISER) | (SITE & Inside(your(STAR_CRUISER)))
               | (LOCATION & Where(your(Is("admiral"))))),
        Modify("power", +1, ANYTHING_PILOTED),
        Modify(("power", "forfeit"), +1, your(Is("A-wing")) & At(HERE | Related(HERE)))]),
    Rebel("Nien Nunb", "9_28", unique=1, personas=["Nien Nunb"], destiny=2, deploy=2, power=2, ability=2, forfeit=4,
          icons=["pilot", "warrior"], traits=["Sullustan"], text=[
        PILOT_2,
        Action([Peek(top(name="seen")), May((Put(Bound("seen"), to=In("used")),))], limit=Limit("turn"),
               when=There(SELF & At(MOBILE & SECTOR))),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(Named("General Calrissian"))))]),
    UsedInterrupt("Anakin Skywalker", LIGHT, "9_48", unique=1, destiny=4, text=[
        Response(about_to_be_lost(LUKE), [
            ShufflePile(In("reserve")), DrawDestiny(),
            If(AttemptTotal(DESTINY + Depends(There(EMPEROR & Present(THERE)), 6, 0), crossing=VADER) > 12, (
                CancelIt(), Become(CROSSED_OVER, VADER & Present(THERE)), LoseForce(6, OPPONENT),
                Lose(EMPEROR & Present(THERE))))],
            when=There(VADER & Present(THERE)), immune_to="Sense")]),
    UsedOrStartingInterrupt("Heading For The Medical Frigate", LIGHT, "9_51", unique=1, destiny=3,
                            text=FEW_EFFECTS_TEXT),
    Capital("Liberty", LIGHT, "9_76", "Mon Calamari Star Cruiser", unique=1, personas=["Liberty"], destiny=2, deploy=8,
            power=7, armor=5, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=5, passengers=6, vehicles=1, starfighters=3), PermanentPilot(2),
        Instead(about_to_be_lost(SELF, of="forfeited"), [Put(SELF, to=In("used"))], may=True, when=~Fits(SELF, HIT))]),
    Rebel("Major Haash'n", "9_25", unique=1, personas=["Haash'n"], destiny=3, deploy=2, power=2, ability=2, forfeit=3,
          icons=["pilot"], traits=["Mon Calamari"], text=[
        Modify("deploy", -2, at=STAR_CRUISER | (SITE & Inside(STAR_CRUISER))),
        Modify("power", +2, CAPITAL & Piloted(SELF)), Modify(("hyperspeed", "armor"), +1, STAR_CRUISER & Piloted(SELF)),
        Cancels(Named("Lateral Damage") & Targeting(STARSHIP & At(SYSTEM & HERE)), may=False,
                when=There(STAR_CRUISER & Piloted(SELF)))]),
    AutomatedWeapon("Orbital Mine", LIGHT, "9_91", words=["generic"], unique=1, destiny=2, traits=["mine"],
                    text=[
        DeployOn(SYSTEM & Where(BOMBER)),
        Automatic(enters(theirs(STARSHIP), HERE), [
            DrawDestiny(),
            If(DESTINY + Depends(Fits(THAT, CAPITAL), 2, 0) > ValueOf("defense", THAT), (Lose(THAT),)), Lose(SELF)])]),
    Effect("Close Air Support", LIGHT, "9_32", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOnTable(),
        Action([ADD_ONE, If(There(SKY & Related(Where(IN_BATTLE)) & Occupied(YOU, using=TALAS)),
                            (ForRest("battle", (ModifyPlayer("destinies to power", +1),)),))],
               when=in_battle(your(Is("scout")) & At(SITE & EXTERIOR & Related(SKY & Occupied(YOU, using=Is("Z-95"))))),
               limit=Limit("turn"))]),
    Rebel("General Calrissian", "9_13", unique=1, personas=["Lando"], destiny=1, deploy=4, power=4, ability=3,
          forfeit=7, icons=["pilot", "warrior"], traits=["gambler", "general", "leader"], text=[
        Modify("deploy", -2, at=FALCON), PILOT_3, Modify("maneuver", +1, Is("freighter") & Piloted(SELF)),
        IfUnable(when=There(Is("freighter") & Piloted(SELF) & IN_BATTLE)),
        Modify("attempt total", +2, Named("That Thing's Operational"), when=There(STARFIGHTER & Piloted(SELF) & At(
            Named("Death Star II: Reactor Core"))))]),
    JediTest("You Must Confront Vader", LIGHT, "9_55", 6, text=[
        DeployOnTable(targets=(
            one(your(Family("Skywalker")) & HasCompleted(jedi_test(5))).named("apprentice"),)),
        Gives(Named("Save You It Can"), (LUKE_COMES_BACK,), when=There(APPRENTICE & on("Dagobah"))),
        UntilCompleted(
            Automatic(battle_just_initiated(by=YOU, at=SITE & Where(VADER)), [CancelIt()]),
            Automatic(start_of_turn(YOU), [LoseForce(2, OPPONENT)], when=~There(VADER & At(BATTLEGROUND & SITE))),
            Attempt([Duel(APPRENTICE & EvenIn("captive") & ~FROZEN,
                          theirs(VADER) & With(APPRENTICE & EvenIn("captive")),
                          (If(Fits(DEFEATED, VADER), (Become(COMPLETED, SELF),)),), destinies=1, adds="ability")],
                    during="move", whose=YOU, limit=Limit("turn"))),
        OnceCompleted(ModifyPlayer("battle destinies", +1), ImmuneToAttrition(5, APPRENTICE))]),
    Effect("Menace Fades", LIGHT, "9_38", unique=1, destiny=4, icons=["Death Star II"], text=[
        DeployOnTable(),
        CancelModifiers("drain", OPPONENT, when=Controls(YOU, LOCATION & SEATS_OF_POWER, 3)
                        | (you_control(BATTLEGROUND & SITE) & you_control(BATTLEGROUND & SYSTEM))),
        ImmuneTo("Alter")]),
    CharacterWeapon("Luke's Lightsaber", LIGHT, "9_90", unique=1, destiny=1, traits=["lightsaber"], text=[
        DeployOn(your(LUKE)), Modify(("defense", "training destiny draw"), +1, HOST), SABER_DRAIN,
        Fire(CHARACTER | CREATURE | SPEEDER_BIKE | Is("swoop"), (
            DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))))]),
    AdmiralsOrder("I'll Take The Leader", LIGHT, "9_4", unique=1, destiny=6, text=[
        Modify("immunity", +2, LONE_FIGHTERS, how="extend"), Modify("immunity", 4, LONE_FIGHTERS, how="lack"),
        Modify("power", -2, STARSHIP & ~Carrying(PILOT & CHARACTER, aboard=True)),
        ModifyPlayer("drain", +1, at=DOCKING_BAY & Related(SYSTEM & Occupied(YOU))),
        Response(just_lost(your(STARFIGHTER), at=SYSTEM), [Put(THAT, to=Table(TARGET))], limit=Limit("turn"),
                 targets=(one(DOCKING_BAY & Related(THERE)),))]),
    # Attempts to cross him over are hindered once a text draws for one.
    Rebel("Luke Skywalker, Jedi Knight", "9_24", unique=1, personas=["Luke"], destiny=6, deploy=8, power=6, ability=6,
          forfeit=9, icons=["pilot", "warrior"], traits=["scout"], text=[
        Modify("deploy", -3, at=PartOf("Home One") | Person("Home One") | PartOf("Endor")), PILOT_2,
        Modify("power", +2, SELF & Armed("lightsaber")), Modify("crossing total", -3),
        ImmuneToAttrition(5), ImmuneToAttrition(6, SELF & ALONE), ImmuneToAttrition(6, SELF & Armed("lightsaber")),
        ImmuneToAttrition(7, SELF & ALONE & Armed("lightsaber"))]),
    Rebel("Tycho Celchu", "9_30", unique=1, personas=["Tycho Celchu"], squadron="Rogue", destiny=2, deploy=3, power=2,
          ability=2, forfeit=4, icons=["pilot"], traits=["Alderaanian", "spy"], text=[
        Modify("deploy", -2, at=Person("Green Squadron 3")), Modify("power", +3, STARFIGHTER & Piloted(SELF)),
        IfUnable(when=There((Person("Green Squadron 3") | Is("X-wing")) & Piloted(SELF)))]),
    Rebel("Wedge Antilles, Red Squadron Leader", "9_31", unique=1, personas=["Wedge"], squadron="Rogue", destiny=2,
          deploy=3, power=3, ability=3, forfeit=6, icons=["pilot", "warrior", "Death Star II"],
          traits=["Corellian", "commander", "leader"], text=[
        PILOT_3, IfUnable(when=There(ANYTHING_PILOTED)), Modify("maneuver", +2, piloting("Red 2")),
        Response(destiny_just_drawn(of="battle"), [CancelIt()], limit=Limit("battle"),
                 when=in_battle(SELF) & in_battle(other(PILOT & (Is("Red Squadron") | Is("Rogue Squadron")))))]),
    Effect("Honor Of The Jedi", LIGHT, "9_33", unique=1, destiny=4, icons=["Death Star II"], text=[
        DeployOnTable(),
        Automatic(about_to_lose_force(YOU, of="text", source=Of(OPPONENT))
                  | about_to_lose_force(YOU, of="drain", at=LOCATION & ~BATTLEGROUND),
                  [Change("loss", 2, "subtract")], when=~Occupies(OPPONENT, BATTLEGROUND, 3)),
        ImmuneTo("Alter", when=Occupies(YOU, BATTLEGROUND))]),
    Effect("Squadron Assignments", LIGHT, "9_39", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOnTable(), Action(FIND_ITS_MATCH, cost=SHOW_ONE_OF_THEM, during="deploy", whose=YOU),
        ImmuneTo("Alter")]),
    Effect("Strike Planning", LIGHT, "9_41", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOnTable(),
        Action([Put(one(Person("Mon Mothma") | Is("general") & ~OBI_WAN, among=In("reserve")), to=In("hand"))],
               limit=Limit("game", 2)),
        ModifyPlayer("generation here", 0, OPPONENT, at=SYSTEM & Named("Endor"), how="set",
                     when=~There(Named("Endor Operations"))),
        ImmuneTo("Alter")]),
    Starfighter("Gold Squadron 1", LIGHT, "9_68", "Heavily-Modified Light Freighter", unique=1, personas=["Falcon"],
                destiny=3, deploy=3, power=3, maneuver=5, hyperspeed=6, forfeit=7, icons=["nav computer", "scomp link"],
                text=[
        Modify("deploy", -2, at=PartOf("Endor")), Carries(pilots=2, passengers=2), ImmuneTo("Tallon Roll"),
        ImmuneToAttrition(4, SELF & Piloted(LANDO | Person("Nien Nunb"))),
        ImmuneToAttrition(6, SELF & Piloted(LANDO) & Piloted(Person("Nien Nunb")))]),
    Starfighter("Green Squadron 3", LIGHT, "9_72", "A-wing", unique=1, personas=["Green Squadron 3"], destiny=3,
                deploy=2, power=3, maneuver=5, hyperspeed=4, forfeit=3, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1),
        Modify("power", -1, when=There(theirs(STARFIGHTER & Measure("maneuver", ">", ValueOf("maneuver", SELF)))
                                       & Present(HERE))),
        Modify("maneuver", +2, SELF & At(SECTOR & PartOf("Death Star II"))),
        ImmuneToAttrition(4, SELF & Piloted(Person("Tycho Celchu")))]),
    Starfighter("Red Squadron 1", LIGHT, "9_81", "X-wing", unique=1, personas=["Red Squadron 1"], destiny=3, deploy=3,
                power=3, maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1), Modify("deploy", -2, WEDGE_NOW, at=SELF & ~At(PartOf("Endor"))),
        DeployFor(FREE, WEDGE_NOW, at=SELF & At(PartOf("Endor"))),
        ImmuneToAttrition(5, SELF & Piloted(Person("Wedge"))),
        Automatic(destiny_just_drawn(source=Named("Tallon Roll"), target=SELF & Piloted(Person("Wedge"))),
                  [Change("destiny", 6)])]),
    Effect("Your Insight Serves You Well", LIGHT, "9_47", unique=1, destiny=5, icons=["Death Star II"], text=[
        DeployOnTable(), Modify("defense", -1, theirs(DARK_JEDI)),
        Cancels(Named("Scanning Crew") | Named("3,720 To 1"), may=False), TAKES_FREE_EFFECT, ImmuneTo("Alter")]),
    System("Mon Calamari", LIGHT, "9_59", ["planet"], (2, 1), parsec=6,
           light=[Cannot("deploy", theirs(STAR_DESTROYER), to=HERE, when=Occupies(YOU, HERE, using=STAR_CRUISER)),
                  Modify("deploy", -1, your(STAR_CRUISER), at=HERE)],
           dark=[ModifyPlayer("drain", -1, at=HERE,
                              when=you_control(HERE) & ~There(your(STAR_DESTROYER) & At(HERE)))]),
    Capital("Independence", LIGHT, "9_75", "Mon Calamari Star Cruiser", unique=1, personas=["Independence"], destiny=1,
            deploy=9, power=8, armor=6, hyperspeed=3, forfeit=10, icons=["nav computer", "scomp link", "Death Star II"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=5, passengers=6, vehicles=1, starfighters=3), PermanentPilot(2), ImmuneToAttrition(3),
        ImmuneToAttrition(4, when=There(REBEL & LEADER & Aboard(SELF)))]),
    Rebel("Colonel Cracken", "9_8", unique=1, personas=["Cracken"], destiny=2, deploy=3, power=3, ability=2, forfeit=4,
          icons=["pilot", "warrior", "Death Star II"], traits=["spy", "scout"], text=[
        Modify("deploy", -2, at=Person("Tala 1")), PILOT_2, IfUnable(when=There(piloting("Tala 1"))),
        Automatic(just_deployed(SPY | Is("scout"), by=OPPONENT, at=EXTERIOR & SITE & (HERE | Related(HERE))),
                  [LoseForce(1, OPPONENT)])]),
    Starfighter("Tala 1", LIGHT, "9_84", "Modified Z-95 Headhunter", unique=1, personas=["Tala 1"], destiny=3, deploy=2,
                power=2, maneuver=4, hyperspeed=3, forfeit=3, icons=["nav computer", "scomp link", "Death Star II"],
                text=[
        Carries(pilots=1), CarriedLikeVehicle(),
        Modify(("power", "maneuver"), +2, SELF & At(theirs(SYSTEM) & ~BATTLEGROUND | SECTOR)),
        ImmuneToAttrition(4, SELF & Piloted(Person("Cracken")))]),
    Starfighter("Tala 2", LIGHT, "9_85", "Modified Z-95 Headhunter", unique=1, personas=["Tala 2"], destiny=2, deploy=1,
                power=2, maneuver=4, hyperspeed=3, forfeit=3, icons=["nav computer", "scomp link", "Death Star II"],
                text=[
        Carries(pilots=1), CarriedLikeVehicle(),
        Modify("deploy", +2, theirs(SPY | Is("scout")), at=SITE & Related(HERE),
               when=There(your(SPY) & Aboard(SELF))),
        ImmuneToAttrition(4, SELF & Piloted(Person("Lieutenant Blount")))]),
]
