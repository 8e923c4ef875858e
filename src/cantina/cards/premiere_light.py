"""Premiere, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    # -- characters --
    Alien("Jawa", LIGHT, "1_12", destiny=3, deploy=1, power=1, ability=1, forfeit=1, traits=["Jawa", "scavenger"],
          text=JAWA_TEXT),
    Alien("Shistavanen Wolfman", LIGHT, "1_30", unique=3, destiny=2, deploy=3, power=2, ability=1, forfeit=2,
          icons=["warrior"], traits=["scout"], text=[ReactMove(to=Adjacent(HERE))]),
    Alien("Talz", LIGHT, "1_31", unique=3, destiny=3, deploy=1, power=1, ability=1, forfeit=4, text=[
        ForfeitInPlace(of=CHARACTER & At(SAME_SITE)),
        Modify("power", +2, Named("Talz") & At(Is("nighttime")))]),
    Droid("CZ-3 (Seezee-Three)", LIGHT, "1_6", "communications droid", destiny=3, deploy=1, power=1, forfeit=4,
          text=COMM_TEXT),
    Droid("LIN-V8K (Elleyein-Veeatekay)", LIGHT, "1_18", "mining droid", destiny=3, deploy=2, power=0, forfeit=4,
          text=DEFUSING_TEXT),
    Rebel("Rebel Guard", "1_26", destiny=3, deploy=2, power=0, ability=1, forfeit=1, text=GUARD_TEXT),
    Rebel("Rebel Trooper", "1_28", destiny=1, deploy=1, power=1, ability=1, forfeit=2, icons=["warrior"],
          traits=["Alderaanian", "Rebel trooper"],
          text=[DeployFor(0, at=SITE & Where(your(REBEL) & ability(">", 2)))]),
    # -- devices and Effects --
    Device("Electrobinoculars", LIGHT, "1_35", destiny=3, text=[
        DeployOn(WARRIOR, cost=1),
        Action([PeekTop(YOU), May((TopToForcePile(),))], cost=2)]),
    Device("Tatooine Utility Belt", LIGHT, "1_40", destiny=4, text=[
        DeployOn(REBEL | ALIEN, cost=1),
        Modify(("power", "forfeit"), +2, HOST & on("Tatooine"))]),
    Device("Restraining Bolt", LIGHT, "1_38", destiny=6, text=[
        DeployOn(DROID & At(SITE)),
        Cannot("move", HOST), CancelText(HOST, word="forbid"), Transfers(to=DROID & At(SAME_SITE))]),
    Effect("Lightsaber Proficiency", LIGHT, "1_54", unique=1, destiny=4, text=[
        DeployOn(your(CHARACTER & ability(">", 2)) & Carrying(LIGHTSABER)),
        Modify("power", +3, HOST & IN_BATTLE),
        Response(drain_just_initiated(by=YOU, at=Where(HOST, present=True)),
                 [ForRest("drain", (ModifyPlayer("drain", +1),))], limit="drain"),
        LostIf(~Fits(HOST, Carrying(LIGHTSABER)))]),
    Effect("Mantellian Savrip", LIGHT, "1_55", unique=1, destiny=3, traits=["dejarik"], text=[
        DeployOnTable(cost=Depends(There(C_3PO), 0, 3)), ForfeitFromHand()]),
    Effect("Rebel Planners", LIGHT, "1_60", unique=1, destiny=4, text=[
        DeployOn(Named("Yavin 4: Massassi War Room") | DOCKING_BAY, cost=1),
        ModifyPlayer("total power", Count(your(STARSHIP) & Present(THERE)), at=(SYSTEM | SECTOR) & Related(HERE))]),
    Effect("Revolution", LIGHT, "1_62", destiny=3, text=[DeployOn(LOCATION, cost=3), Rotates()]),
    Effect("Sai'torr Kal Fas", LIGHT, "1_64", destiny=4, text=MENTOR_TEXT),
    # -- Interrupts --
    UsedInterrupt("A Few Maneuvers", LIGHT, "1_70", destiny=6, text=[
        Action([ForRest("turn", (Modify(("hyperspeed", "maneuver"), +2, TARGET),))], targets=(Pick(STARFIGHTER),)),
        Response(destiny_just_drawn(), [ForRest("turn", (Modify(("hyperspeed", "maneuver"), +2, TARGET),))],
                 when=Fits(TARGET, STARFIGHTER))]),
    UsedInterrupt("Alter", LIGHT, "1_71", destiny=4, text=ALTER_TEXT),
    LostInterrupt("Don't Underestimate Our Chances", LIGHT, "1_77", destiny=4, text=[
        CHANCES_TEXT,
        Response(just_played(Named("You Overestimate Their Chances")), [MultiplyDamage(3)])]),
    LostInterrupt("Friendly Fire", LIGHT, "1_80", destiny=4, text=ACCIDENT_TEXT),
    LostInterrupt("Gift Of The Mentor", LIGHT, "1_82", unique=1, destiny=5, text=[
        Action([ADD_TWO], when=in_battle(LUKE, OBI_WAN | YODA)),
        Action([FetchFromReserve(LIGHTSABER)], cost=1)]),
    UsedInterrupt("Han's Dice", LIGHT, "1_84", destiny=3, text=[
        Response(destiny_just_drawn(by=YOU, of="battle"), [Redraw()], cost=1,
                 when=in_battle(your(CHARACTER) & ability(">", 2)))]),
    UsedInterrupt("How Did We Get Into This Mess?", LIGHT, "1_87", destiny=4, text=[
        Action([Fix("hand_count", HandSize(YOU)), HandToUsedPile(),
                DrawCards(Var("hand_count") + Depends(Fits(TARGET, C_3PO | R2_D2), 1, 0))], cost=1,
               targets=(Pick(your(DROID) & At(Named("Tatooine: Dune Sea") | SCOMP_LINK)),))]),
    UsedInterrupt("It Could Be Worse", LIGHT, "1_90", destiny=4, text=[
        Response(about_to_lose_force(by=YOU), [ReduceLoss(X)], cost=X, targets=(Pick(most=Var("loss")),))]),
    UsedInterrupt("I've Got A Bad Feeling About This", LIGHT, "1_91", destiny=4, text=[
        Response(battle_just_initiated(by=YOU), [MultiplyDamage(Depends(There(HAN & Present(THERE)), 3, 2), OPPONENT)],
                 when=TotalPower(YOU, THERE) < TotalPower(OPPONENT, THERE))]),
    LostInterrupt("Jedi Presence", LIGHT, "1_92", destiny=3, text=[
        Action([ForRest("battle", (Modify("power", 2, REBEL & ~TARGET & IN_BATTLE, how="times"),))], cost=1,
               targets=(Pick(your(JEDI) & IN_BATTLE & Present(SITE)),))]),
    UsedInterrupt("Nabrun Leids", LIGHT, "1_97", destiny=4, text=TRANSPORT_TEXT),
    UsedInterrupt("Narrow Escape", LIGHT, "1_98", destiny=5, text=[
        Response(battle_just_initiated(by=OPPONENT, at=SITE & Where(your(REBEL) & ability(">", 2), present=True)),
                 [MoveAway(your(WITH_ABILITY) & At(THERE))])]),
    LostInterrupt("Old Ben", LIGHT, "1_100", destiny=3, text=[
        Response(just_forfeited(your(CHARACTER) & ~OBI_WAN, at=site("Tatooine")), [ReturnToTable()], cost=1)]),
    UsedInterrupt("Rebel Barrier", LIGHT, "1_105", destiny=4, text=BARRIER_TEXT),
    LostInterrupt("Rebel Reinforcements", LIGHT, "1_106", destiny=4, text=[
        Action([DrawDestiny(), RetrieveChosen(Named("Rebel Trooper") | Y_WING)], cost=1,
               when=Count(theirs(CHARACTER | STARSHIP)) > Count(your(CHARACTER | STARSHIP)))]),
    UsedInterrupt("Sense", LIGHT, "1_109", destiny=3, text=SENSE_TEXT),
    LostInterrupt("Skywalkers", LIGHT, "1_110", unique=1, destiny=5, text=[
        Action([ADD_TWO], when=in_battle(LUKE, LEIA)),
        Response(just_played(Named("Imperial Barrier") | Named("Retract The Bridge")), [CancelIt()]),
        Action([CancelCard()], targets=(Pick(Named("Wrong Turn")),))]),
    LostInterrupt("Surprise Assault", LIGHT, "1_113", destiny=3, text=ASSAULT_TEXT),
    UsedInterrupt("The Bith Shuffle", LIGHT, "1_115", destiny=5, text=SHUFFLE_TEXT),
    LostInterrupt("The Force Is Strong With This One", LIGHT, "1_116", destiny=5, text=[
        Action([Fix("x", Depends(in_battle(VADER), 2, 1)), ADD_X],
               when=in_battle(LUKE, IMPERIAL & ability(">", 2)))]),
    LostInterrupt("Warrior's Courage", LIGHT, "1_119", unique=1, destiny=4, text=[
        Action([ADD_ONE], when=Defending(your(WARRIOR) & At(SITE), alone=True)),
        Action([ADD_TWO], when=Defending(your(LEIA) & At(SITE), alone=True))]),
    UsedInterrupt("We're Doomed", LIGHT, "1_120", destiny=5, text=[
        Action([ForRest("turn", (ModifyPlayer("force loss", Depends(There(R2_D2 | C_3PO), 0, 1), how="halve"),))],
               during="control", whose=OPPONENT, when=YOUR_LIFE_FORCE < 15)]),
    # -- locations --
    Site("Death Star: Docking Bay 327", LIGHT, "1_124", ["interior", "exterior", "mobile", "scomp link"], (1, 1),
         light=[TransitCost(1)], dark=[TransitCost(1)]),
    Site("Tatooine: Docking Bay 94", LIGHT, "1_129", ["interior", "exterior", "planet", "scomp link"], (1, 1),
         light=[TransitCost(1)], dark=[TransitCost(2)]),
    Site("Tatooine: Dune Sea", LIGHT, "1_130", ["exterior", "planet"], (1, 1),
         dark=[ModifyPlayer("destiny requirement", 6, at=HERE, how="set")]),
    Site("Tatooine: Jawa Camp", LIGHT, "1_131", ["exterior", "planet"], (1, 1), light=[
        DeployFor(1, of=your(JAWA), at=HERE),
        DeployFor(0, of=your(JAWA), at=HERE, when=There(Named("Sandcrawler") & Present(HERE)))]),
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
        Moves(your(CHARACTER), start=HERE, end=Named("Tatooine: Cantina"), during="control"),
        Moves(your(CHARACTER), start=Named("Tatooine: Cantina"), end=HERE, during="control")]),
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
         dark=[ModifyPlayer("battle destinies", +1, at=HERE, when=BattleBy(YOU, HERE))]),
    # -- weapons --
    CharacterWeapon("Blaster", LIGHT, "1_152", destiny=3, traits=["blaster"], text=LIGHT_BLASTER_TEXT),
    CharacterWeapon("Blaster Rifle", LIGHT, "1_153", destiny=3, traits=["blaster rifle"], text=BLASTER_RIFLE_TEXT),
    AutomatedWeapon("Timer Mine", LIGHT, "1_162", destiny=2, traits=["mine"], text=TIMER_MINE_TEXT),
]
