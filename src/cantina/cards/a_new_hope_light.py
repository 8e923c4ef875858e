"""A New Hope, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

BURNING_SHIP = Named("Lateral Damage") & Targeting(STARSHIP & At(HERE))
LIGHT_HAND, DARK_HAND = PlayerValue("hand"), PlayerValue("hand", OPPONENT)
LIGHT_ICONS, DARK_ICONS = (PlayerValue("force icons", side, LOCATION) for side in (YOU, OPPONENT))
SPICE_MINES = Named("Spice Mines Of Kessel")

# Attack Run: who may fly, who may lead, and what is added up.
RUNNER = your(STARFIGHTER) & Piloted() & Present(Named("Death Star")) & AbleToMove()
LEAD_ABILITY = Depends(There(STARFIGHTER & LEADING & Carrying(Named("Targeting Computer"))), 3,
                       PilotAbility(STARFIGHTER & LEADING))  # fmt: skip
LARGEST_BASE = LargerOf(Count(COUNTED & PartOf("Yavin 4")), Count(COUNTED & PartOf("Hoth")))
PURSUIT = PilotAbility(theirs(TIE) & Present(HERE))

CARDS = [
    # -- characters --
    Character("Chewbacca", LIGHT, "2_3", "alien", "rebel", unique=1, personas=["Chewie"], destiny=1, deploy=4, power=6,
              ability=2, forfeit=6, icons=["pilot", "warrior"], traits=["smuggler", "Wookiee"], text=[
        Modify("power", +1, when=There(HAN & At(HERE))), PILOT_2, Modify("maneuver", +1, piloting("Falcon")),
        Instead(about_to_be_lost(HIT & your(VEHICLE | STARSHIP | DROID) & At(SAME_SITE)), [Put(THAT, to=In("used"))])]),
    Droid("R2-D2 (Artoo-Detoo)", LIGHT, "2_14", "astromech droid", unique=1, personas=["R2-D2"], destiny=(2, 5),
          deploy=3, power=1, forfeit=4, icons=["nav computer"], traits=["r-unit", "spy"], text=[
        Modify(("power", "maneuver", "hyperspeed"), Depends(There(SELF & Aboard(Person("Red 5"))), +3, +2),
               STARFIGHTER & Carrying(SELF)),
        While(There(SELF & AT_SCOMP_LINK), (
            Response(destiny_just_drawn(by=OPPONENT), [ActivateForce(1)], when=Between(Var("value"), 1, 3)),
            Response(destiny_just_drawn(by=OPPONENT), [Put(top(), to=In("hand"))],
                     when=Between(Var("value"), 4, 6))))]),
    Rebel("Wedge Antilles", "2_23", unique=1, personas=["Wedge"], squadron="Red", destiny=4, deploy=2, power=2,
          ability=2, forfeit=6, icons=["pilot", "warrior"], traits=["smuggler", "Corellian"], text=[
        PILOT_3, Modify("maneuver", +2, piloting("Red 2")), IfUnable(when=There(piloting("Red 2"))),
        Action([Put(one(Named("Corellian Slip"), among=In("reserve")), to=In("hand"))], cost=[Use(1)])]),
    # -- starships --
    Starfighter("Red 6", LIGHT, "2_72", "X-wing", unique=1, personas=["Red 6"], destiny=6, deploy=2, power=3,
                maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1),
        Response(destiny_just_drawn(source=Named("I've Got A Problem Here"), target=SELF), [Change("destiny", 2)],
                 by=OPPONENT)]),
    Capital("Tantive IV", LIGHT, "2_73", "Corellian Corvette", unique=1, personas=["Tantive IV"], destiny=1, deploy=5,
            power=5, armor=4, hyperspeed=3, forfeit=8, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"],
            text=[DeployAnywhere(), Carries(pilots=3, passengers=4), PermanentPilot(2)]),
    # -- Effects and Interrupts --
    Effect("Undercover", LIGHT, "2_40", destiny=5, text=UNDERCOVER_TEXT),
    LostInterrupt("Double Agent", LIGHT, "2_48", destiny=6, text=[
        Action([DrawDestiny(), If(DESTINY + Depends(Fits(TARGET, UNDERCOVER), 2, 0) > 2, (Lose(TARGET),))],
               targets=(one(theirs(SPY) & EVEN_UNDERCOVER & At(SITE & Where(your(SPY) & EVEN_UNDERCOVER))),)),
        Action([Convert()], targets=(one(theirs(Named("Tonnika Sisters")) & Present(SITE)),))]),
    UsedOrLostInterrupt("Grimtaash", LIGHT, "2_49", unique=1, destiny=2, traits=["dejarik"], text=[
        FULL_HAND, Cancels(Named("Molator"), goes_to="lost"), DUPLICATES]),
    LostInterrupt("Houjix", LIGHT, "2_50", destiny=1, traits=["dejarik"], text=[
        LAST_CARD_GONE, Cancels(Named("Sunsdown"))]),
    UsedInterrupt("Quite A Mercenary", LIGHT, "2_55", destiny=5, text=[
        Response(just_transported(Named("Elis Helrot")), [Lose(THAT), Lose(TRANSPORTED)], cost=[Use(2)],
                 immune_to="Sense"),
        Response(just_deployed(SMUGGLER), [ForRest("turn", (Cannot("move", THAT),))])]),
    # -- locations --
    Site("Dejarik Hologameboard", LIGHT, "2_63", [], (2, 1), light=[Rules("dejarik")],
         dark=[Rules("dejarik"), ConvertedBy("Imperial Holotable")]),
    Site("Yavin 4: Massassi Ruins", LIGHT, "2_68", ["exterior", "planet"], (2, 0),
         light=[Modify("power", +1, your(STARSHIP) & At(SYSTEM & Named("Death Star")),
                       when=you_control(HERE) & There(your(LEADER) & At(HERE)))],
         dark=[DRAIN_IF_CONTROLLED]),
    System("Corellia", LIGHT, "2_61", ["planet"], (1, 1), parsec=1,
           light=[ReactDeploy(HERE, your(FALCON), with_pilot=True), ReactDeploy(HERE, your(Is("Corellian Corvette")))],
           dark=[Modify("hyperspeed", +1, your(STARSHIP) & At(HERE))]),
    # -- weapons --
    AutomatedWeapon("Motti Seeker", LIGHT, "2_80", destiny=3, text=[
        *SEEKER_TEXT, StrikesAt((Person("Motti") | PILOT & CHARACTER) & ability("<", 3))]),
    Alien("Het Nkik", LIGHT, "2_9", unique=1, personas=["Het Nkik"], destiny=3, deploy="*", power=1, ability=2,
          forfeit=1, icons=["warrior"], traits=["scout", "Jawa"], text=[
        DeployFor((Use(2, EACH),)), DeployOnly(site("Tatooine")),
        Modify("power", Count(STORMTROOPER & At(SAME_SITE)), when=~There(Named("Reegesk") & Present(HERE)))]),
    LostInterrupt("Blast The Door, Kid!", LIGHT, "2_45", destiny=4, text=[
        Response(battle_just_initiated(at=INTERIOR & SITE),
                 [ForRest("battle", (Cannot("battle", CHARACTER & ability(">", 2) | LEADER),))], cost=[Use(1)])]),
    LostInterrupt("Wookiee Roar", LIGHT, "2_58", unique=1, destiny=3, text=[
        Action([ADD_TWO], when=Defending(your(CHEWIE) & At(SITE), alone=True)),
        Action([Put(one(CHEWIE, among=In("reserve")), to=In("hand"))], cost=[Use(3)]),
        Action([Lose(TARGET)], targets=(one(Named("MSE-6 'Mouse' Droid")),))]),
    Alien("Arcona", LIGHT, "2_1", unique=3, destiny=3, deploy=2, power=1, ability=1, forfeit=2, traits=["scout"], text=[
        Modify("power", +1, when=Nighttime(HERE)), ReactMove(away=True, against="battle")]),
    Alien("Garouf Lafoe", LIGHT, "2_8", unique=1, personas=["Garouf Lafoe"], destiny=3, deploy=3, power=1, ability=1,
          forfeit=2, icons=["pilot"], text=[
        Modify("power", +1, ANYTHING_PILOTED), Modify("forfeit", +1, your(CHARACTER) & At(HERE & site("Tatooine"))),
        Modify("forfeit", -1, theirs(CHARACTER) & At(HERE & site("Hoth"))),
        CancelText(SELF, word="suspend", when=There(Is("tax collector") & At(SAME_SITE)))]),
    Rebel("Commander Vanden Willard", "2_5", unique=1, personas=["Willard"], destiny=2, deploy=3, power=2, ability=2,
          forfeit=4, icons=["warrior"], traits=["commander", "leader", "spy"], text=[
        Modify("power", +1, REBEL_SHIP & STARSHIP & At(SYSTEM & Related(HERE)),
               when=There(SELF & At(WAR_ROOM & Occupied(YOU, controlled=True)))),
        Cancels(Named("Astromech Shortage"), cost=(Use(1),))]),
    Device("Fire Extinguisher", LIGHT, "2_25", destiny=5, text=[
        DeployOn(your(Is("astromech droid"))),
        AsSoonAs(There(BURNING_SHIP), [CancelCard(BURNING_SHIP)]),
        Automatic(just_used(Named("Program Trap") & At(HERE)), [CancelIt()]),
        Automatic(just_targeted(At(HERE), Is("ion cannon")), [CancelIt()]),
        Response(battle_just_initiated(at=SITE), [CancelIt()], cost=[Lose(SELF)],
                 when=Fits(HOST, R2_D2 & Present(THERE)))]),
    Alien("Brainiac", LIGHT, "2_2", unique=1, personas=["Brainiac"], destiny=PI, deploy="*", power="*", ability=3,
          forfeit="*", icons=["nav computer"], text=[
        Modify("power", Root((DARK_HAND - LIGHT_HAND) * 3 + (DARK_ICONS - LIGHT_ICONS) * 2 + PI), how="define"),
        Modify("power", 1, how="least"), Modify("deploy", LIGHT_HAND, how="define"),
        Modify("forfeit", DARK_HAND, how="define")]),
    Effect("Grappling Hook", LIGHT, "2_33", "immediate", destiny=5, icons=["grabber"], text=GRAPPLING_TEXT),
    CharacterWeapon("Bowcaster", LIGHT, "2_77", destiny=2, text=[
        DeployOn(your(WARRIOR), cost=(Use(AtLeast(Minus(7, ValueOf("power", PLACE)), 1)),)),
        Fire(CHARACTER | CREATURE,
             (DrawDestiny(), If(DESTINY + Depends(Fits(TARGET, CREATURE), 2, 1) > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(AtLeast(Minus(7, ValueOf("power", HOST)), 1)),))]),
    Vehicle("Incom T-16 Skyhopper", LIGHT, "2_75", "shuttle", destiny=3, deploy=2, power=1, maneuver=5, landspeed="*",
            forfeit=4, traits=["enclosed"], text=[
        Carries(passengers=1), PermanentPilot(1), ReactMove(), Modify("landspeed", 4, how="define"), Shuttles(1)]),
    Starfighter("Gold 2", LIGHT, "2_69", "Y-wing", unique=1, personas=["Gold 2"], destiny=2, deploy=1, power=2,
                maneuver=4, hyperspeed=4, forfeit=3, icons=["nav computer", "scomp link"], text=[
        Carries(either=2), ForfeitInPlace(other(your(STARFIGHTER)) & At(Named("Death Star: Trench")))]),
    LostInterrupt("Sorry About The Mess", LIGHT, "2_57", unique=1, destiny=4, text=[
        Action([ForRest("shot", (Modify("weapon destiny draw", +1, HAN), SEEKERS_DEFEND)), Shoot(also=SEEKER)],
               during="control", whose=YOU, targets=(one(your(Arm("weapon"))),))]),
    Device("Magnetic Suction Tube", LIGHT, "2_26", destiny=3, text=SUCTION_TEXT),
    Effect("Merc Sunlet", LIGHT, "2_36", destiny=4, text=[
        Function((
            DeployOn(your(CHARACTER & ~THIEF)), Grant("thief", HOST),
            Action([DrawDestiny(), If(DESTINY < ValueOf("destiny", TARGET), (Steal(),))], during="control",
                   whose=YOU, limit=Limit("phase"), targets=(one(theirs(DEVICE) & At(SAME_SITE)),)))),
        Function((DeployOn(WEAPON), Cannot("be stolen", HOST))),
        ImmuneTo("Alter")]),
    Effect("What're You Tryin' To Push On Us?", LIGHT, "2_41", "immediate", unique=3, destiny=3, icons=["grabber"],
           text=EXPENSIVE_TEXT),
    # -- capture --
    UsedInterrupt("I'm Here To Rescue You", LIGHT, "2_52", destiny=6, text=[
        Action([DrawDestiny(), If(DESTINY + ValueOf("ability", Bound("spy")) > ABILITY_OF_TARGET, (Release(),),
                                  (Become(CAPTIVE, Bound("spy")),))],
               targets=(one(your(SPY) & Present(DETENTION_BLOCK)).named("spy"), one(CAPTIVE & At(DETENTION_BLOCK)))),
        Response(about_to_deploy(SPICE_MINES), [CancelIt()]),
        Action([Release(CAPTIVE & TargetedBy(TARGET)), CancelCard()], targets=(one(SPICE_MINES),), also=True)]),
    Effect("Eject! Eject!", LIGHT, "2_32", destiny=4, text=EJECT_TEXT),
    # -- against the Death Star --
    Effect("Commence Recharging", LIGHT, "2_31", unique=1, destiny=5, text=[
        DeployOn(Is("superlaser")),
        Cannot("fire", HOST, to=SYSTEM, when=Count(StackedOn()) < 8),
        Action([Put(top(among=In("force", OPPONENT)), to=On(SELF))], by=OPPONENT, when=Count(StackedOn()) < 8),
        Automatic(just_targeted(SYSTEM, weapon=HOST), [CancelCard(SELF)]),
        Automatic(about_to_be_cancelled(SELF), [Put(all_(among=On(SELF)), to=In("used"))])]),
    LostInterrupt("Let The Wookiee Win", LIGHT, "2_53", unique=1, destiny=5, text=[
        Action([ADD_ONE], when=DuringBattle(at=HOLOSITE)),
        Response(end_of_battle(), [
            Lose(WEAPON & UsedBy(TARGET)), ForRest("stay", (Modify("power", -1, TARGET), Disarms(TARGET))),
            Put(SELF, to=On(TARGET))], when=DuringBattle(lost_by=YOU), targets=(
                one(theirs(CHARACTER) & ability("<", 5) & With(your(WOOKIEE) & IN_BATTLE, present=True)),))]),
    Site("Death Star: Trench", LIGHT, "2_62", ["exterior", "mobile"], (0, 1),
         light=[Rules("trench"), Modify("maneuver", -2, your(STARFIGHTER) & At(HERE))],
         dark=[Rules("trench"), Modify("fire cost", 0, your(WEAPON) & At(HERE), how="set"),
               Mounts(Named("Turbolaser Battery"), aboard=False)]),
    EpicEvent("Attack Run", LIGHT, "2_42", unique=1, destiny=0, text=[
        DeployOn(Named("Death Star: Trench")),
        Attempt([AttackRun(Bound("lead") | CHOSEN, able=Carrying(TORPEDOES), followers=TIE & Piloted(), most=3,
                           total=AttemptTotal(DESTINY + LEAD_ABILITY + LARGEST_BASE - PURSUIT), over=15,
                           then=(Become(BLOWN_AWAY, Named("Death Star")),))],
                during="move", whose=YOU, limit=Limit("phase"),
                targets=(one(RUNNER & Carrying(TORPEDOES), name="lead"),
                         up_to(2, RUNNER & ~Bound("lead"), name="chosen"))),
        Gives(your(TORPEDOES), (ImmuneTo("Overload"),))]),
    Starfighter("Red 5", LIGHT, "2_71", "X-wing", unique=1, personas=["Red 5"], destiny=2, deploy=3, power=3,
                maneuver=4, hyperspeed=5, forfeit=6, icons=["nav computer", "scomp link"], text=[
        Carries(pilots=1, astromechs=1), ImmuneToAttrition(4, SELF & Piloted(LUKE)),
        Modify("attempt total", +1, Named("Attack Run"), when=There(SELF & LEADING))]),
    Rebel("Rebel Tech", "2_19", unique=3, destiny=2, deploy=2, power=1, ability=1, forfeit=3, text=[
        Modify("attempt total", +1, Named("Attack Run"), when=There(SELF & At(your(WAR_ROOM))), cumulative=True),
        Action([Put(one(Named("Death Star: Trench"), among=In("reserve")), to=In("hand"))], [Put(SELF, to=In("used"))],
               during="control", whose=YOU, limit=Limit("phase"), when=There(SELF & At(your(WAR_ROOM))))]),
    System("Clak'dor VII", LIGHT, "2_60", ["planet"], (1, 0), parsec=7,
           light=[Modify("destiny", +2, CHARACTER & Is("Bith"), when=Occupies(YOU, HERE))],
           dark=[While(you_control(HERE), (
               Modify("destiny", -1, CHARACTER & Is("Bith")),
               Modify("power", +2, Named("Ghhhk") & At(HOLOSITE) & IN_BATTLE)))]),
    Effect("Cell 2187", LIGHT, "2_30", "utinni", unique=1, destiny=5, text=[
        DeployOn(site("Death Star") & ~Named("Death Star: Docking Bay 327"),
                 targets=(one(your(SPY | LEADER) & ~on("Death Star")).named("target"),)),
        AsSoonAs(Fits(TARGET, At(HERE)),
                 [DrawDestiny(), Release(several(DESTINY, CAPTIVE & At(DETENTION_BLOCK))), Lose(SELF)])]),
    Site("Sandcrawler: Loading Bay", LIGHT, "2_66", ["interior", "vehicle"], (0, 0), unique=3,
         light=OWN_HOLD, dark=OPEN_HOLD),
    System("Kashyyyk", LIGHT, "2_64", ["planet"], (2, 1), parsec=6,
           light=[Modify("deploy", -2, your(WOOKIEE | SMUGGLER), at=HERE)],
           dark=[ModifyPlayer("destiny requirement", 6, at=HERE, how="set")]),
    UsedOrLostInterrupt("Blue Milk", LIGHT, "2_46", unique=1, destiny=4, text=[
        Action([ActivateForce(1)], goes_to="used"), Action([ActivateForce(1, OPPONENT)], goes_to="used", also=True),
        Cancels(Named("Juri Juice") | Named("Hypo"), goes_to="lost")]),
    System("Ralltiir", LIGHT, "2_65", ["planet"], (1, 1), parsec=3, light=[ReactMove(your(STARSHIP), to=HERE)],
           dark=[Modify("deploy", -2, your(CAPITAL), at=HERE)]),
]
