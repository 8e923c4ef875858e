"""Premiere, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

REBEL_PLANNERS = Named("Rebel Planners")

SENTRY_POST = DeployOn(site("Yavin 4"), cost=(Use(2),))

LONE_REBEL = REBEL & ALONE & At(HERE)

RUNNER, FIRST = Bound("runner"), Bound("first")

CARDS = [
    # -- characters --
    Rebel("Biggs Darklighter", "1_3", unique=1, personas=["Biggs"], squadron="Red", destiny=2, deploy=2, power=2,
          ability=2, forfeit=5, icons=["pilot", "warrior"], text=[
        PILOT_2, Modify("maneuver", +1, piloting("Red 3")), IfUnable(when=There(piloting("Red 3")))]),
    Droid("C-3PO (See-Threepio)", LIGHT, "1_5", "protocol droid", unique=1, personas=["C-3PO"], destiny=3, deploy=3,
          power=1, forfeit=4, text=[
        ModifyPlayer("total power", Pairs(your(DROID) & Present(HERE), your(REBEL) & Present(HERE)) * 2, at=SAME_SITE),
        Modify("forfeit", +2, R2_D2 & Present(HERE), when=There(SELF & Present(HERE)))]),
    Rebel("Dutch", "1_8", unique=1, personas=["Dutch"], squadron="Gold", destiny=1, deploy=2, power=2, ability=2,
          forfeit=5, icons=["pilot", "warrior"], traits=["leader"], text=[
        PILOT_2, Modify("maneuver", +1, piloting("Gold 1")), IfUnable(when=There(piloting("Gold 1"))),
        Modify("forfeit", +1, other(PILOT & Is("Gold Squadron")) & At(HERE))]),
    Alien("Figrin D'an", LIGHT, "1_9", unique=1, personas=["Figrin D'an"], destiny=2, deploy=2, power=1, ability=1,
          forfeit=4, traits=["gambler", "musician", "Bith"], text=[
        Action([DrawDestiny(3), DrawDestiny(2, OPPONENT),
                CompareTotals(DESTINY, THEIR_DESTINY, (
                    May((Retrieve(random(among=In("lost", WINNER), by=WINNER)),), WINNER),))],
               cost=[Use(1)], during="control", whose=YOU, limit=Limit("turn"))]),
    Rebel("General Dodonna", "1_10", unique=1, personas=["Dodonna"], destiny=2, deploy=3, power=2, ability=2,
          forfeit=5, icons=["warrior"], traits=["general", "leader"], text=[
        Modify("game text", +1, REBEL_PLANNERS, when=~There(REBEL_PLANNERS & At(SAME_SITE))),
        Modify("game text", 2, REBEL_PLANNERS, how="times", when=There(REBEL_PLANNERS & At(SAME_SITE))),
        Action([CancelCard()], cost=[Use(1)], targets=(one(Named("Wrong Turn")),)),
        Modify("power", +1, other(REBEL) & Present(HERE & site("Yavin 4")), when=There(SELF & Present(HERE)))]),
    Rebel("Han Solo", "1_11", unique=1, personas=["Han"], destiny=1, deploy=3, power=3, ability=3, forfeit=6,
          icons=["pilot", "warrior"], traits=["Corellian", "gambler", "pirate", "smuggler"], text=[
        Response(destiny_just_drawn(by=YOU), [Redraw()], cost=[Use(1)], limit=Limit("battle"), when=in_battle(SELF)),
        PILOT_2, Modify("maneuver", +2, piloting("Falcon")), IfUnable(when=There(piloting("Falcon")))]),
    Rebel("Jek Porkins", "1_13", unique=1, personas=["Porkins"], squadron="Red", destiny=2, deploy=2, power=2,
          ability=2, forfeit=4, icons=["pilot", "warrior"], text=[
        PILOT_2, Modify("maneuver", +1, piloting("Red 6")), IfUnable(when=There(piloting("Red 6")))]),
    Alien("Kal'Falnl C'ndros", LIGHT, "1_15", unique=1, personas=["Kal'Falnl"], destiny=2, deploy=0, power=1,
          ability=1, forfeit=5, icons=["pilot"], traits=["female"], text=[
        Automatic(battle_destinies_drawn(each=1),
                  [ForRest("battle", (ModifyPlayer("total battle destiny", 0, OPPONENT, how="set"),))],
                  when=in_battle(SELF) & (PlayerValue("total battle destiny")
                                          > PlayerValue("total battle destiny", OPPONENT))),
        Modify("landspeed", 3, how="set"), PILOT_2, NotAboard(STARFIGHTER | (Is("enclosed") & VEHICLE))]),
    Rebel("Leia Organa", "1_17", unique=1, personas=["Leia"], destiny=1, deploy=3, power=3, ability=3, forfeit=6,
          icons=["warrior"], traits=["Alderaanian", "leader", "senator", "spy", "female"], text=[
        Modify("power", +1, other(REBEL) & Present(HERE & site("Death Star")), when=There(SELF & Present(HERE))),
        ImmuneToAttrition(2)]),
    Rebel("Luke Skywalker", "1_19", unique=1, personas=["Luke"], squadron="Red", destiny=1, deploy=3, power=3,
          ability=4, forfeit=7, icons=["pilot", "warrior"], text=[
        ModifyPlayer("generation", +1, when=There(SELF & Present(~PartOf("Tatooine")))),
        PILOT_3, Modify("maneuver", +2, piloting("Red 5")), ImmuneToAttrition(3)]),
    Alien("Momaw Nadon", LIGHT, "1_20", unique=1, personas=["Momaw Nadon"], destiny=3, deploy=2, power=1, ability=3,
          forfeit=3, traits=["leader", "spy"], text=[
        Action([Steal()], during="control", whose=YOU, limit=Limit("phase"), targets=(one(
            theirs(Is("bantha") | Is("dewback") | Is("wampa") | Is("rancor") | Is("bubo") | Is("dragonsnake"))
            & Present(SAME_SITE)),))]),
    Rebel("Obi-Wan Kenobi", "1_21", unique=1, personas=["Obi-Wan"], destiny=1, deploy=5, power=5, ability=6,
          forfeit=9, icons=["warrior"], traits=["general"], text=[
        Response(battle_just_initiated(), [Pays((Move(),), otherwise=(Lose(TARGET),), by=OwnerOf(TARGET))],
                 cost=[Use(1)], when=There(SELF & Present(THERE)),
                 targets=(one(theirs(CHARACTER) & ability("=", 1) & Present(THERE)),)),
        ImmuneToAttrition(5)]),
    Rebel("Pops", "1_23", unique=1, personas=["Pops"], squadron="Gold", destiny=2, deploy=2, power=2, ability=2,
          forfeit=4, icons=["pilot", "warrior"], text=[
        PILOT_2, Modify("maneuver", +1, piloting("Gold 5")), IfUnable(when=There(piloting("Gold 5")))]),
    Droid("R2-X2 (Artoo-Extoo)", LIGHT, "1_24", "astromech droid", destiny=4, deploy=1, power=1, forfeit=3,
          icons=["nav computer"], traits=["r-unit"], text=[
        Modify(("power", "maneuver", "hyperspeed"), +1, STARFIGHTER & Carrying(SELF))]),
    Rebel("Rebel Pilot", "1_27", destiny=3, deploy=2, power=0, ability=2, forfeit=2, icons=["pilot"], text=[PILOT_2]),
    Rebel("Red Leader", "1_29", unique=1, personas=["Red Leader"], squadron="Red", destiny=1, deploy=2, power=2,
          ability=2, forfeit=5, icons=["pilot", "warrior"], traits=["leader"], text=[
        PILOT_2, Modify("maneuver", +1, piloting("Red 1")), IfUnable(when=There(piloting("Red 1"))),
        Modify("forfeit", +1, other(PILOT & Is("Red Squadron")) & At(HERE))]),
    Alien("Jawa", LIGHT, "1_12", destiny=3, deploy="*", power=1, ability=1, forfeit=1, traits=["Jawa", "scavenger"],
          text=JAWA_TEXT),
    Alien("Shistavanen Wolfman", LIGHT, "1_30", unique=3, destiny=2, deploy=3, power=2, ability=1, forfeit=2,
          icons=["warrior"], traits=["scout"], text=[ReactMove(to=Adjacent(HERE))]),
    Alien("Talz", LIGHT, "1_31", unique=3, destiny=3, deploy=1, power=1, ability=1, forfeit=4, text=[
        ForfeitInPlace(of=other(CHARACTER) & At(SAME_SITE)),
        Modify("power", +2, Named("Talz") & At(Is("nighttime")))]),
    Droid("CZ-3 (Seezee-Three)", LIGHT, "1_6", "communications droid", destiny=3, deploy=1, power=1, forfeit=4,
          text=COMM_TEXT),
    Droid("LIN-V8K (Elleyein-Veeatekay)", LIGHT, "1_18", "mining droid", destiny=3, deploy=2, power=0, forfeit=4,
          text=DEFUSING_TEXT),
    Rebel("Rebel Guard", "1_26", destiny=3, deploy=2, power=0, ability=1, forfeit=1, text=GUARD_TEXT),
    Rebel("Rebel Trooper", "1_28", destiny=1, deploy=1, power=1, ability=1, forfeit=2, icons=["warrior"],
          traits=["Alderaanian", "Rebel trooper"],
          text=[DeployFor(FREE, at=SITE & Where(your(REBEL) & ability(">", 2)))]),
    # -- devices and Effects --
    Device("Electrobinoculars", LIGHT, "1_35", destiny=3, text=[
        DeployOn(your(WARRIOR), cost=(Use(1),)),
        Action([Peek(top(name="seen")), May((Put(Bound("seen"), to=In("force")),))], cost=[Use(2)])]),
    Device("Tatooine Utility Belt", LIGHT, "1_40", destiny=4, text=[
        DeployOn(your(REBEL | ALIEN), cost=(Use(1),)),
        Modify(("power", "forfeit"), +2, HOST & on("Tatooine"))]),
    Device("Restraining Bolt", LIGHT, "1_38", destiny=6, text=[
        DeployOn(DROID & At(SITE)),
        Cannot("move", HOST), CancelText(HOST, word="forbid"), Transfers(to=DROID & At(SAME_SITE))]),
    Effect("Lightsaber Proficiency", LIGHT, "1_54", unique=1, destiny=4, text=[
        DeployOn(your(CHARACTER & ability(">", 2)) & Armed("lightsaber")),
        Modify("power", +3, HOST & IN_BATTLE),
        Response(drain_just_initiated(by=YOU, at=Where(HOST, present=True)),
                 [Change("drain", 1)]),
        AsSoonAs(~Fits(HOST, Armed("lightsaber")), [Lose(SELF)])]),
    Effect("Mantellian Savrip", LIGHT, "1_55", unique=1, destiny=3, traits=["dejarik"], text=[
        DeployOnTable(cost=(Use(Depends(There(C_3PO), 0, 3)),)), ForfeitFromHand()]),
    Effect("Rebel Planners", LIGHT, "1_60", unique=1, destiny=4, text=[
        DeployOn(Named("Yavin 4: Massassi War Room") | DOCKING_BAY, cost=(Use(1),)),
        ModifyPlayer("total power", Count(your(STARSHIP) & Present(THERE)), at=(SYSTEM | SECTOR) & Related(HERE))]),
    Effect("Revolution", LIGHT, "1_62", destiny=3, text=[DeployOn(LOCATION, cost=(Use(3),)), Rotates()]),
    Effect("Sai'torr Kal Fas", LIGHT, "1_64", destiny=4, text=MENTOR_TEXT),
    Effect("Traffic Control", LIGHT, "1_66", destiny=3, text=HAND_TO_USED_TEXT),
    # -- Interrupts --
    UsedInterrupt("A Few Maneuvers", LIGHT, "1_70", destiny=6, text=[
        Action([ForRest("turn", (Modify(("hyperspeed", "maneuver"), +2, TARGET),))], targets=(one(STARFIGHTER),)),
        Response(destiny_just_drawn(target=STARFIGHTER),
                 [ForRest("turn", (Modify(("hyperspeed", "maneuver"), +2, TARGET),))], also=True)]),
    UsedInterrupt("Alter", LIGHT, "1_71", destiny=4, text=ALTER_TEXT),
    LostInterrupt("Don't Underestimate Our Chances", LIGHT, "1_77", destiny=4, text=[
        CHANCES_TEXT,
        Response(just_played(Named("You Overestimate Their Chances")), [Change("result", 3, "times")])]),
    LostInterrupt("Friendly Fire", LIGHT, "1_80", destiny=4, text=ACCIDENT_TEXT),
    LostInterrupt("Gift Of The Mentor", LIGHT, "1_82", unique=1, destiny=5, text=[
        Action([ADD_TWO], when=in_battle(LUKE, OBI_WAN | YODA)),
        Action([Put(one(LIGHTSABER, among=In("reserve")), to=In("hand"))], cost=[Use(1)])]),
    UsedInterrupt("Han's Dice", LIGHT, "1_84", destiny=3, text=[
        Response(destiny_just_drawn(by=YOU, of="battle"), [Redraw()], cost=[Use(1)],
                 when=in_battle(your(CHARACTER) & ability(">", 2)))]),
    UsedInterrupt("How Did We Get Into This Mess?", LIGHT, "1_87", destiny=4, text=[
        Action([Put(all_(among=In("hand"), name="hand"), to=In("used")),
                Put(top(Count(Bound("hand")) + Depends(Fits(TARGET, C_3PO | R2_D2), 1, 0)), to=In("hand"))],
               cost=[Use(1)], targets=(one(your(DROID) & (At(Named("Tatooine: Dune Sea")) | AT_SCOMP_LINK)),))]),
    UsedInterrupt("It Could Be Worse", LIGHT, "1_90", destiny=4, text=[
        Response(about_to_lose_force(by=YOU), [Change("loss", X, "subtract")], cost=[Use(X)],
                 targets=(amount_up_to(PENDING_LOSS),))]),
    UsedInterrupt("I've Got A Bad Feeling About This", LIGHT, "1_91", destiny=4, text=[
        Response(battle_just_initiated(by=YOU),
                 [Change("battle damage", Depends(There(HAN & Present(THERE)), 3, 2), "times", OPPONENT)],
                 when=PlayerValue("total power", YOU, THERE) < PlayerValue("total power", OPPONENT, THERE))]),
    LostInterrupt("Jedi Presence", LIGHT, "1_92", destiny=3, text=[
        Action([ForRest("battle", (Modify("power", 2, REBEL & ~TARGET & IN_BATTLE, how="times"),))], cost=[Use(1)],
               targets=(one(your(JEDI) & IN_BATTLE & Present(SITE)),))]),
    UsedInterrupt("Nabrun Leids", LIGHT, "1_97", destiny=4, text=TRANSPORT_TEXT),
    UsedInterrupt("Narrow Escape", LIGHT, "1_98", destiny=5, text=[
        Response(battle_just_initiated(by=OPPONENT, at=SITE & Where(your(REBEL) & ability(">", 2), present=True)),
                 [Move(your(WITH_ABILITY) & At(THERE))])]),
    LostInterrupt("Old Ben", LIGHT, "1_100", destiny=3, text=[
        Response(just_forfeited(your(CHARACTER) & ~OBI_WAN, at=site("Tatooine")), [Put(THAT, to=Table(THERE))],
                 cost=[Use(1)])]),
    UsedInterrupt("Rebel Barrier", LIGHT, "1_105", destiny=4, text=BARRIER_TEXT),
    LostInterrupt("Rebel Reinforcements", LIGHT, "1_106", destiny=4, text=[
        Action([DrawDestiny(), Retrieve(up_to(DESTINY, REBEL_TROOPER | Y_WING, among=In("lost")))], cost=[Use(1)],
               when=Count(theirs(CHARACTER | STARSHIP)) > Count(your(CHARACTER | STARSHIP)))]),
    UsedInterrupt("Sense", LIGHT, "1_109", destiny=3, text=SENSE_TEXT),
    LostInterrupt("Skywalkers", LIGHT, "1_110", unique=1, destiny=5, text=[
        Action([ADD_TWO], when=in_battle(LUKE, LEIA)),
        Cancels(Named("Imperial Barrier") | Named("Retract The Bridge") | Named("Wrong Turn"))]),
    LostInterrupt("Surprise Assault", LIGHT, "1_113", destiny=3, text=ASSAULT_TEXT),
    UsedInterrupt("The Bith Shuffle", LIGHT, "1_115", destiny=5, text=SHUFFLE_TEXT),
    LostInterrupt("The Force Is Strong With This One", LIGHT, "1_116", destiny=5, text=[
        Action([If(in_battle(VADER), (ADD_TWO,), (ADD_ONE,))], when=in_battle(LUKE, IMPERIAL & ability(">", 2)))]),
    LostInterrupt("Warrior's Courage", LIGHT, "1_119", unique=1, destiny=4, text=[
        Action([ADD_ONE], when=Defending(your(WARRIOR) & At(SITE), alone=True)),
        Action([ADD_TWO], when=Defending(your(LEIA) & At(SITE), alone=True))]),
    UsedInterrupt("We're Doomed", LIGHT, "1_120", destiny=5, text=[
        Action([ForRest("turn", (ModifyPlayer("force loss", Depends(There(R2_D2 | C_3PO), 0, 1), how="halve"),))],
               during="control", whose=OPPONENT, when=PlayerValue("life force") < 15)]),
    # -- locations --
    Site("Death Star: Docking Bay 327", LIGHT, "1_124", ["interior", "exterior", "mobile", "scomp link"], (1, 1),
         light=[TransitCost(1)], dark=[TransitCost(1)]),
    Site("Tatooine: Docking Bay 94", LIGHT, "1_129", ["interior", "exterior", "planet", "scomp link"], (1, 1),
         light=[TransitCost(1)], dark=[TransitCost(2)]),
    Site("Tatooine: Dune Sea", LIGHT, "1_130", ["exterior", "planet"], (1, 1),
         dark=[ModifyPlayer("destiny requirement", 6, at=HERE, how="set")]),
    Site("Tatooine: Jawa Camp", LIGHT, "1_131", ["exterior", "planet"], (1, 1), light=[
        DeployFor((Use(1),), of=your(JAWA), at=HERE),
        DeployFor(FREE, of=your(JAWA), at=HERE, when=There(Named("Sandcrawler") & Present(HERE)))]),
    Site("Tatooine: Lars' Moisture Farm", LIGHT, "1_132", ["exterior", "planet", "scomp link"], (2, 1),
         light=[Modify("deploy", -1, Named("Beru Lars") | LUKE, at=HERE)],
         dark=[ModifyPlayer("weapon destiny draw", +1, at=HERE)]),
    System("Dantooine", LIGHT, "1_122", ["planet"], (1, 0), parsec=5,
           light=[Modify("deploy", -2, your(CAPITAL), at=HERE), Modify("deploy", -1, your(STARFIGHTER), at=HERE)],
           dark=[DRAIN_IF_CONTROLLED]),
    System("Tatooine", LIGHT, "1_127", ["planet"], (2, 1), parsec=7, light=[AIR_SUPPORT], dark=[AIR_SUPPORT]),
    Site("Tatooine: Cantina", LIGHT, "1_128", ["interior", "planet"], (2, 2),
         light=[Modify("power", +1, your(ALIEN) & At(HERE))],
         dark=[Modify("forfeit", +1, your(ALIEN & ~TUSKEN_RAIDER) & At(HERE))]),
    Site("Tatooine: Mos Eisley", LIGHT, "1_133", ["exterior", "planet"], (2, 1), light=[
        Moves(your(CHARACTER), start=HERE, end=Named("Tatooine: Cantina"), during="control", back=True)]),
    Site("Tatooine: Obi-Wan's Hut", LIGHT, "1_134", ["exterior", "planet"], (2, 0),
         light=[Modify("deploy", -3, OBI_WAN, at=HERE)], dark=[DRAIN_IF_CONTROLLED]),
    System("Yavin 4", LIGHT, "1_135", ["planet"], (2, 1), parsec=4, light=[AIR_SUPPORT], dark=[AIR_SUPPORT]),
    Site("Yavin 4: Docking Bay", LIGHT, "1_136", ["interior", "exterior", "planet", "scomp link"], (1, 1),
         light=[TransitCost(0)], dark=[TransitCost(2)]),
    Site("Yavin 4: Massassi Throne Room", LIGHT, "1_138", ["interior", "planet"], (1, 0),
         light=[FirstTurn(LIGHT)], dark=[DRAIN_IF_CONTROLLED]),
    Site("Yavin 4: Massassi War Room", LIGHT, "1_139", ["interior", "planet", "scomp link"], (2, 0),
         light=[Modify("forfeit", -1, (STORMTROOPER | TIE) & ON_TABLE,
                       when=you_control(HERE) & There(your(LEADER) & At(HERE)))],
         dark=[ModifyPlayer("battle destinies", +1, at=HERE, when=DuringBattle(by=YOU, at=HERE))]),
    # -- starships and vehicles --
    Capital("Corellian Corvette", LIGHT, "1_140", "Corellian Corvette", destiny=1, deploy=4, power=5, armor=4,
            hyperspeed=3, forfeit=8, icons=["nav computer", "scomp link"], traits=["ship-docking capability"],
            text=[Carries(pilots=3, passengers=4, vehicles=1), PermanentPilot(1)]),
    Starfighter("Gold 1", LIGHT, "1_141", "Y-wing", unique=1, personas=["Gold 1"], destiny=3, deploy=1, power=2,
                maneuver=3, hyperspeed=4, forfeit=3, icons=["nav computer", "scomp link"], text=[Carries(either=2)]),
    Starfighter("Millennium Falcon", LIGHT, "1_143", "Modified Light Freighter", unique=1, personas=["Falcon"],
                destiny=2, deploy=3, power=3, maneuver=4, hyperspeed=6, forfeit=7, icons=["nav computer", "scomp link"],
                traits=["ship-docking capability"], text=[
        Carries(pilots=2, passengers=2),
        ImmuneToAttrition(5, SELF & Piloted(HAN | CHEWIE | LANDO))]),
    Starfighter("Red 1", LIGHT, "1_144", "X-wing", unique=1, personas=["Red 1"], destiny=2, deploy=2, power=3,
                maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer", "scomp link"], text=[Carries(pilots=1)]),
    Starfighter("Red 3", LIGHT, "1_145", "X-wing", unique=1, personas=["Red 3"], destiny=3, deploy=2, power=3,
                maneuver=4, hyperspeed=5, forfeit=5, icons=["nav computer", "scomp link"],
                text=[Carries(pilots=1, astromechs=1)]),
    Starfighter("X-wing", LIGHT, "1_146", "X-wing", destiny=2, deploy=2, power=3, maneuver=4, hyperspeed=5, forfeit=4,
                icons=["nav computer", "scomp link"], text=[PermanentPilot(1)]),
    Starfighter("Y-wing", LIGHT, "1_147", "Y-wing", destiny=3, deploy=1, power=2, maneuver=3, hyperspeed=4, forfeit=2,
                icons=["nav computer", "scomp link"], text=[Carries(either=1), PermanentPilot(1)]),
    Vehicle("Luke's X-34 Landspeeder", LIGHT, "1_149", "transport", unique=1, destiny=3, deploy=2, power=1, maneuver=5,
            landspeed=4, forfeit=4, text=[
        Carries(drivers=1, passengers=2),
        Modify("move cost", 0, SELF & Carrying(LUKE, aboard=True), how="set"), ReactMove()]),
    # -- weapons --
    CharacterWeapon("Blaster", LIGHT, "1_152", destiny=3, traits=["blaster"], text=LIGHT_BLASTER_TEXT),
    CharacterWeapon("Blaster Rifle", LIGHT, "1_153", destiny=3, traits=["blaster rifle"], text=BLASTER_RIFLE_TEXT),
    CharacterWeapon("Han's Heavy Blaster Pistol", LIGHT, "1_154", unique=1, destiny=2, traits=["blaster"], text=[
        DeployOn(your(HAN), cost=(Use(1),)), DeployOn(your(WARRIOR) & ~HAN, cost=(Use(3),)),
        Fire(CHARACTER | CREATURE | VEHICLE,
             (DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(forfeit_zero=Fits(HOST, HAN)),))),
             cost=(Use(1),))]),
    CharacterWeapon("Jedi Lightsaber", LIGHT, "1_155", destiny=2, traits=["lightsaber"], text=[
        DeployOn(your(WARRIOR), cost=(Use(Minus(7, ValueOf("ability", PLACE))),)), SABER_DRAIN,
        Fire(CHARACTER | CREATURE, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(Minus(7, ValueOf("ability", HOST))),))]),
    CharacterWeapon("Obi-Wan's Lightsaber", LIGHT, "1_157", unique=1, destiny=1, traits=["lightsaber"], text=[
        DeployOn(your(OBI_WAN)), SABER_DRAIN,
        Fire(CHARACTER, (DrawDestiny(2), If(DESTINY > ABILITY_OF_TARGET, (MakeHit(forfeit_zero=True),))))]),
    AutomatedWeapon("Tagge Seeker", LIGHT, "1_160", destiny=3, text=[
        *SEEKER_TEXT, StrikesAt((Person("Tagge") | WARRIOR & CHARACTER) & ability("<", 3))]),
    AutomatedWeapon("Tarkin Seeker", LIGHT, "1_161", destiny=3, text=[
        *SEEKER_TEXT, StrikesAt((TARKIN | ALIEN) & ability("<", 3))]),
    AutomatedWeapon("Timer Mine", LIGHT, "1_162", destiny=2, traits=["mine"], text=TIMER_MINE_TEXT),
    Site("Death Star: Trash Compactor", LIGHT, "1_125", ["interior", "mobile"], (0, 0),
         light=[DeployAnywhere(HERE, Of(YOU)), DRAIN_IF_CONTROLLED]),
    LostInterrupt("Beru Stew", LIGHT, "1_72", unique=1, destiny=4, text=[
        Action([ActivateForce(2, EACH), ActivateForce(
            Count(Named("Beru Lars") | Named("Owen Lars") | Named("Hydroponics Station")), up_to=True)])]),
    # -- later Effects --
    Effect("Demotion", LIGHT, "1_47", destiny=3, text=[
        DeployOn(IMPERIAL & ~STORMTROOPER & ~(VADER | Person("Emperor")), cost=(Use(2),)),
        Modify("power", -2, HOST), CancelText(HOST)]),
    Effect("Disarmed", LIGHT, "1_48", destiny=5, text=DISARMED_TEXT),
    Effect("Nightfall", LIGHT, "1_56", destiny=3, text=NIGHT_TEXT),
    Effect("Yavin Sentry", LIGHT, "1_68", unique=1, destiny=3, text=[
        Function((SENTRY_POST, Modify("deploy", +1, Of(OPPONENT), at=SAME_OR_ADJACENT))),
        Function((SENTRY_POST, ModifyPlayer("destiny requirement", +1, OPPONENT, at=SAME_OR_ADJACENT))),
        Function((SENTRY_POST, ModifyPlayer("total power", +1, at=SAME_OR_ADJACENT)))]),
    LostInterrupt("Cantina Brawl", LIGHT, "1_73", destiny=5, text=[
        Action([DrawDestiny(), DrawDestiny(by=OPPONENT), Lose(
            CHARACTER & At(Named("Tatooine: Cantina")) & (ability("=", DESTINY) | ability("=", THEIR_DESTINY)))],
            cost=[Use(2)])]),
    LostInterrupt("Collision!", LIGHT, "1_74", destiny=4, text=[
        Action([DrawDestiny(), If(DESTINY < Count(theirs(STARSHIP) & Present(TARGET)), (
            Lose(one(theirs(STARSHIP) & Present(TARGET), by=OPPONENT)),))], cost=[Use(1)],
            targets=(one((SYSTEM | SECTOR) & Where(theirs(STARSHIP), present=True, least=2)),))]),
    LostInterrupt("Don't Get Cocky", LIGHT, "1_76", unique=1, destiny=5, text=[
        Action([ADD_TWO], when=in_battle(LUKE, HAN)),
        Response(battle_just_initiated(by=OPPONENT, at=SYSTEM | SECTOR), [Lose(TARGET)],
                 targets=(one(TIE_LN & Present(THERE)),))]),
    LostInterrupt("Full Throttle", LIGHT, "1_81", unique=1, destiny=4, text=[
        # A ship or vehicle that no character flies and that defends has a permanent pilot.
        Action([ADD_ONE], when=DuringBattle(at=SYSTEM | SECTOR) & Defending(
            your(PILOT | (STARSHIP | VEHICLE) & ~Piloted(CHARACTER)), alone=True)),
        Action([ForRest("battle", (ModifyPlayer("total power in battles", +1),)), ADD_ONE],
               when=DuringBattle(at=SYSTEM | SECTOR) & Defending(your(LUKE), alone=True))]),
    Effect("Yerka Mig", LIGHT, "1_69", "utinni", unique=1, destiny=3, text=[
        DeployOn(LOCATION, targets=(one(theirs(CHARACTER)).named("target"),)), MovesLike("character"),
        ModifyPlayer("total power in battles", -1, OPPONENT, at=SITE & SAME_OR_ADJACENT),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)])]),
    UsedInterrupt("Panic", LIGHT, "1_103", destiny=4, text=EMERGENCY_TEXT),
    UsedInterrupt("Hyper Escape", LIGHT, "1_88", destiny=5, text=[
        Response(battle_just_initiated(at=SYSTEM | SECTOR), [Move(your(STARSHIP | VEHICLE) & At(THERE))])]),
    Device("Fusion Generator Supply Tanks", LIGHT, "1_36", destiny=4, text=TANKS_TEXT),
    Device("Vaporator", LIGHT, "1_41", destiny=4, text=[
        DeployOn(site("Tatooine"), cost=(Use(1),)), Cannot("move"),
        Gives(CHARACTER & At(SAME_OR_ADJACENT), (ImmuneTo("Gravel Storm"),))]),
    UsedInterrupt("Hear Me Baby, Hold Together", LIGHT, "1_85", destiny=5, text=[
        Response(just_targeted(your(STARSHIP), Is("starship weapon"), by=OPPONENT),
                 [ForRest("battle", (Modify("weapon destiny draw", -2, THAT),))])]),
    Alien("BoShek", LIGHT, "1_4", unique=1, personas=["BoShek"], destiny=1, deploy=4, power=2, ability=4, forfeit=3,
          icons=["pilot"], text=[PILOT_3, CountsAs("smuggler", Named("Kessel Run")), ImmuneToAttrition(3)]),
    StarshipWeapon("Proton Torpedoes", LIGHT, "1_158", destiny=4, traits=["proton torpedoes"], text=[
        DeployOn(your(Is("X-wing") | Y_WING | Is("B-wing")), cost=(Use(1),)),
        Fire(STARSHIP, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), cost=(Use(1),))]),
    Vehicle("Sandcrawler", LIGHT, "1_150", "transport", destiny=2, deploy=3, power=3, armor=3, landspeed=2, forfeit=5,
            traits=["enclosed", "sandcrawler"], text=[*JAWA_HOME, Cannot("move", to=SITE & ~Is("planet"))]),
    LostInterrupt("Combined Attack", LIGHT, "1_75", destiny=4, text=[
        Action([Volley(Bound("weapons"))], when=DuringBattle("weapons"), targets=(
            one(theirs(STARSHIP) & IN_BATTLE & Present(Where(your(STARSHIP_WEAPON), present=True, least=2))),
            any_number_of(your(STARSHIP_WEAPON) & AbleToFire(TARGET), name="weapons")))]),
    UsedInterrupt("Move Along...", LIGHT, "1_96", destiny=3, text=[
        Response(battle_just_initiated(at=SITE & Where(your(JEDI), present=True)), [
            DrawDestiny(),
            ForEach(several(DESTINY, theirs(CHARACTER) & ability("=", 1) & Present(THERE)),
                    (Pays((Move(),), otherwise=(Lose(TARGET),), by=OwnerOf(TARGET)),))],
            cost=[Use(1)])]),
    Device("Hydroponics Station", LIGHT, "1_37", destiny=4, text=[
        DeployOn(EXTERIOR & site("Tatooine"), cost=(Use(1),)), Cannot("move"),
        Instead(about_to_activate(YOU, 1), [Put(top(), to=In("hand"))], may=True, during="activate", whose=YOU),
        Instead(about_to_activate(YOU, 2), [Put(top(), to=In("hand"))], may=True, during="activate", whose=YOU,
                when=There(Named("Vaporator")))]),
    Rebel("Beru Lars", "1_2", unique=1, personas=["Beru Lars"], destiny=2, deploy=1, power=1, ability=1, forfeit=3,
          traits=["female"], text=[
        Modify("forfeit", +2, when=There((Named("Owen Lars") | Named("Hydroponics Station")) & At(SAME_SITE))),
        GUARDIAN_LOST]),
    Rebel("Owen Lars", "1_22", unique=1, personas=["Owen Lars"], destiny=2, deploy=2, power=1, ability=3, forfeit=4,
          text=[
        DeployFor(FREE, at=Named("Tatooine: Lars' Moisture Farm")),
        Modify("power", +2, when=There((Named("Beru Lars") | Named("Vaporator")) & At(SAME_SITE))), GUARDIAN_LOST]),
    Effect("Crash Site Memorial", LIGHT, "1_45", unique=1, destiny=5, text=[
        DeployOnTable(),
        Response(just_lost(your(VEHICLE | DROID | WEAPON | DEVICE)), [Put(THAT, to=On(SELF))]),
        Action([Exchange(one(among=In("hand")), one(among=On(SELF)))], during="deploy", whose=YOU,
               limit=Limit("phase")),
        StackOnTable()]),
    Effect("K'lor'slug", LIGHT, "1_53", unique=1, destiny=3, traits=["dejarik"], text=SPARE_ABILITY_TEXT),
    Effect("Kessel Run", LIGHT, "1_52", "utinni", unique=1, destiny=5, text=[
        DeployOn(SYSTEM & Named("Kessel"), targets=(
            one(your(SMUGGLER) & At(SYSTEM & ~HERE)).named("target"), one(SYSTEM & Where(TARGET)).named("first"))),
        AsSoonAs(Fits(TARGET, At(HERE)) & ~Fits(TARGET, RUNNER), [
            Retarget(SELF, one(TARGET).named("runner")), DrawDestiny(by=OPPONENT),
            If(THEIR_DESTINY.equals(0), (Lose(STARSHIP & Carrying(TARGET, aboard=True)),))]),
        AsSoonAs(Fits(RUNNER, At(FIRST)), [RetrieveForce(Distance(HERE, FIRST)), Lose(SELF)])]),
    Effect("Beggar", LIGHT, "1_44", unique=1, destiny=3, text=[
        DeployOn(EXTERIOR & site("Tatooine"),
                 cost=(Use(Depends(Fits(PLACE, Named("Tatooine: Beggar's Canyon")), 0, 3)),)),
        Action([Borrow(X)], whose=YOU, targets=(amount_up_to(PlayerValue("force", OPPONENT)),)),
        Automatic(end_of_turn(YOU), [Lose(SELF)], when=PlayerValue("borrowed") > 1)]),
    Effect("Eyes In The Dark", LIGHT, "1_50", destiny=5, text=[
        Function((DeployOnTable(near="lost"), FaceDown(OPPONENT))), Function((DeployOnTable(), FaceDown(YOU)))]),
    # -- capture --
    Site("Death Star: Detention Block Control Room", LIGHT, "1_123", ["interior", "mobile", "scomp link"], (0, 1),
         light=[DRAIN_IF_CONTROLLED,
                AsSoonAs(you_control(HERE), [Release(all_(CAPTIVE & IMPRISONED & on("Death Star")))])]),
    System("Alderaan", LIGHT, "1_121", ["planet"], (1, 0), parsec=2,
           light=[ModifyPlayer("battle destiny draw", -1, OPPONENT, at=HERE)], dark=[DRAIN_IF_CONTROLLED]),
    Droid("WED-9-M1 'Bantha' Droid", LIGHT, "1_32", "maintenance droid", unique=1, destiny=4, deploy=2, power=1,
          forfeit=3, text=[
        ImmuneToAttrition(2, your(VEHICLE | DROID) & At(HERE)),
        While(There(SELF & At(DOCKING_BAY)), (
            ImmuneToAttrition(3, your(STARFIGHTER) & At((SYSTEM | SECTOR) & Related(HERE))),
            Cancels(Named("Lateral Damage"))))]),
    System("Kessel", LIGHT, "1_126", ["planet"], (1, 2), parsec=8, light=[DRAIN_IF_CONTROLLED],
           dark=[While(you_control(HERE), (Cancels(Named("Kessel Run"), may=False),))]),
    Effect("A Tremor In The Force", LIGHT, "1_42", unique=1, destiny=3, text=[
        Insert(), NoDeploy(HasDeployed(Named("A Tremor In The Force"))), *STANDSTILL]),
    LostInterrupt("On The Edge", LIGHT, "1_101", destiny=2, text=[
        Action([DrawDestiny(), If(DESTINY > X, (May((RetrieveForce(X),)),), (Lose(TARGET),))], cost=[Use(1)],
               targets=(one(REBEL & ability(">", 2)), amount_up_to(6)))]),
    UsedInterrupt("Out Of Nowhere", LIGHT, "1_102", destiny=5, text=[
        Response(OUT_OF_NOWHERE, [ADD_ONE], cost=[Use(1)])]),
    Site("Yavin 4: Jungle", LIGHT, "1_137", ["exterior", "planet"], (1, 0),
         light=[Modify("power", +2, LONE_REBEL & IN_BATTLE), ImmuneToAttrition(who=LONE_REBEL)],
         dark=[DRAIN_IF_CONTROLLED]),
]
