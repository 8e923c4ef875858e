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
    Effect("Sai'torr Kal Fas", LIGHT, "1_64", destiny=4, text=MENTOR_TEXT),
    # -- Interrupts --
    LostInterrupt("Don't Underestimate Our Chances", LIGHT, "1_77", destiny=4, text=[
        CHANCES_TEXT,
        Response(just_played(Named("You Overestimate Their Chances")), [MultiplyDamage(3)])]),
    LostInterrupt("Friendly Fire", LIGHT, "1_80", destiny=4, text=ACCIDENT_TEXT),
    UsedInterrupt("Han's Dice", LIGHT, "1_84", destiny=3, text=[
        Response(destiny_just_drawn(by=YOU, of="battle"), [Redraw()], cost=1,
                 when=in_battle(your(CHARACTER) & ability(">", 2)))]),
    UsedInterrupt("It Could Be Worse", LIGHT, "1_90", destiny=4, text=[
        Response(about_to_lose_force(by=YOU), [ReduceLoss(X)], cost=X, targets=(Pick(most=Var("loss")),))]),
    UsedInterrupt("I've Got A Bad Feeling About This", LIGHT, "1_91", destiny=4, text=[
        Response(battle_just_initiated(by=YOU), [MultiplyDamage(Depends(There(HAN & Present(THERE)), 3, 2), OPPONENT)],
                 when=TotalPower(YOU, THERE) < TotalPower(OPPONENT, THERE))]),
    UsedInterrupt("Narrow Escape", LIGHT, "1_98", destiny=5, text=[
        Response(battle_just_initiated(by=OPPONENT, at=SITE & Where(your(REBEL) & ability(">", 2), present=True)),
                 [MoveAway(your(WITH_ABILITY) & At(THERE))])]),
    LostInterrupt("Old Ben", LIGHT, "1_100", destiny=3, text=[
        Response(just_forfeited(your(CHARACTER) & ~OBI_WAN, at=site("Tatooine")), [ReturnToTable()], cost=1)]),
    UsedInterrupt("Rebel Barrier", LIGHT, "1_105", destiny=4, text=BARRIER_TEXT),
    LostInterrupt("Rebel Reinforcements", LIGHT, "1_106", destiny=4, text=[
        Action([DrawDestiny(), RetrieveChosen(Named("Rebel Trooper") | Y_WING)], cost=1,
               when=Count(theirs(CHARACTER | STARSHIP)) > Count(your(CHARACTER | STARSHIP)))]),
    LostInterrupt("Surprise Assault", LIGHT, "1_113", destiny=3, text=ASSAULT_TEXT),
    UsedInterrupt("The Bith Shuffle", LIGHT, "1_115", destiny=5, text=SHUFFLE_TEXT),
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
    # -- weapons --
    CharacterWeapon("Blaster", LIGHT, "1_152", destiny=3, traits=["blaster"], text=LIGHT_BLASTER_TEXT),
    CharacterWeapon("Blaster Rifle", LIGHT, "1_153", destiny=3, traits=["blaster rifle"], text=BLASTER_RIFLE_TEXT),
    AutomatedWeapon("Timer Mine", LIGHT, "1_162", destiny=2, traits=["mine"], text=TIMER_MINE_TEXT),
]
