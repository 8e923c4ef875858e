"""Hoth, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

T_47 = Is("T-47")
OTHER_T_47S = T_47 & ~TARGET & At(THERE)

NORTH_RIDGE = Named("Hoth: North Ridge (4th Marker)")
FAR_MARKER = NORTH_RIDGE | Named("Hoth: Ice Plains (5th Marker)") | Named("Hoth: Mountains (6th Marker)")

MEDICAL_DROID = your(Is("medical droid"))

CARDS = [
    System("Hoth", LIGHT, "3_55", ["planet"], (2, 1), parsec=5, light=[AIR_SUPPORT], dark=[AIR_SUPPORT]),
    Vehicle("Rogue 1", LIGHT, "3_66", "combat", model="T-47 Snowspeeder", unique=1, personas=["Rogue 1"], destiny=2,
            deploy=2, power=3, maneuver=4, landspeed=4, forfeit=6, traits=["speeder", "enclosed"], text=[
        Carries(either=2), ImmuneToAttrition(3, SELF & Piloted(LUKE)), ReactMove(to=site("Hoth"))]),
    Device("Echo Trooper Backpack", LIGHT, "3_29", destiny=5, text=BACKPACK_TEXT),
    Droid("K-3PO (Kay-Threepio)", LIGHT, "3_12", "protocol droid", unique=1, personas=["K-3PO"], destiny=4, deploy=2,
          power=1, forfeit=3, text=[
        Allows(("initiate battle", "be battled")),
        Modify("power", Count(other(your(DROID)) & At(HERE & (site("Hoth") | site("Yavin 4"))))),
        Grant("leader", SELF, when=There(SELF & Present(HERE)) & There(other(your(DROID)) & Present(HERE)))]),
    LostInterrupt("Attack Pattern Delta", LIGHT, "3_40", destiny=3, text=[
        Response(battle_just_initiated(at=SITE), [ForRest("turn", (
            Modify("power", +1, OTHER_T_47S), ImmuneToAttrition(who=OTHER_T_47S),
            Cannot("be targeted by weapons", OTHER_T_47S)))], targets=(one(your(T_47) & At(THERE) & ~CRASHED),))]),
    LostInterrupt("Fall Back!", LIGHT, "3_42", destiny=5, text=[
        Response(battle_just_initiated(by=OPPONENT, at=EXTERIOR & SITE),
                 [Move(your(CHARACTER) & IN_BATTLE & Present(THERE), TARGET, how="away"), CancelIt()], cost=[Use(1)],
                 when=PlayerValue("total power", OPPONENT, THERE) > PlayerValue("total power", YOU, THERE) * 2,
                 targets=(one(SITE & Adjacent(THERE) & ~Occupied(OPPONENT)),))]),
    Rebel("Commander Luke Skywalker", "3_3", unique=1, personas=["Luke"], squadron="Rogue", destiny=1, deploy=4,
          power=4, ability=4, forfeit=7, icons=["pilot", "warrior"], traits=["commander", "leader"], text=[
        DeployOnly(site("Hoth")), PILOT_3, Modify("maneuver", +2, piloting("Rogue 1")), ImmuneToAttrition(3),
        Modify("forfeit", +1, other(Is("Rogue Squadron") & (PILOT | Is("gunner"))) & At(HERE & site("Hoth")))]),
    CharacterWeapon("Anakin's Lightsaber", LIGHT, "3_71", unique=1, destiny=1, traits=["lightsaber"],
                    text=[DeployOn(your(Family("Skywalker") & ability(">", 3))), *PERSONAL_SABER_TEXT]),
    CharacterWeapon("Concussion Grenade", LIGHT, "3_73", destiny=3, text=[
        DeployOn(your(WARRIOR), cost=(Use(2),)),
        Fire(SITE, (
            DrawDestiny(),
            If(DESTINY > 0, (Lose((CHARACTER | WEAPON | DEVICE) & Measure("destiny", "=", DESTINY) & Present(THERE)),)),
            If(DESTINY.equals(0), (Lose(HOST),)),
            Lose(SELF)), reach=SITE & SAME_OR_ADJACENT)]),
    AutomatedWeapon("Infantry Mine", LIGHT, "3_76", destiny=3, traits=["mine"], text=INFANTRY_MINE_TEXT),
    AutomatedWeapon("Vehicle Mine", LIGHT, "3_81", destiny=3, traits=["mine"], text=VEHICLE_MINE_TEXT),
    ArtilleryWeapon("Golan Laser Battery", LIGHT, "3_75", destiny=4, deploy=3, forfeit=3,
                    traits=["laser cannon"], text=[
        DeployOn(EXTERIOR & Is("planet") & SITE, cost=(Use(3),)),
        Fire(CREATURE | CHARACTER | VEHICLE,
             (DrawDestiny(),
              If(DESTINY + Depends(Fits(TARGET, CREATURE | CHARACTER), 2, 0) > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(2),), reach=SITE & SAME_OR_ADJACENT, by=WARRIOR)]),
    ArtilleryWeapon("Medium Repeating Blaster Cannon", LIGHT, "3_77", destiny=1, deploy=3, forfeit=1,
                    traits=["blaster", "cannon"], text=[
        DeployOn(SITE, cost=(Use(3),)), Hauled(2, 1),
        Fire(CHARACTER | CREATURE,
             (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(2),), reach=SITE & SAME_OR_ADJACENT, most=2, by=WARRIOR)]),
    Vehicle("Tauntaun", LIGHT, "3_70", "creature", destiny=4, deploy=1, power=1, maneuver=2, landspeed=2,
            forfeit=3, text=[
        Carries(passengers=1), DeployOnly(site("Hoth")), Modify("ability", 0.25, how="define"),
        ReactMove(away=True, when=DuringBattle()),
        Action([ForRest("turn", (Gives(TARGET, (ImmuneTo("Exposure"),)),))], cost=[Lose(SELF)],
               targets=(one(CHARACTER & Aboard(SELF)),))]),
    Rebel("Major Bren Derlin", "3_13", unique=1, personas=["Derlin"], destiny=2, deploy=2, power=2, ability=2,
          forfeit=5, icons=["warrior"], text=[
        While(There(SELF & on("Hoth")), (
            Cannot("react", Of(OPPONENT), to=ECHO_SITE),
            Cancels(Named("Breached Defenses"), cost=(Use(1),)))),
        While(There(SELF & At(Named("Tatooine: Cantina"))), (
            Modify("power", +1), Cancels(Named("Local Trouble"), cost=(Use(1),))))]),
    Effect("Bacta Tank", LIGHT, "3_32", unique=1, destiny=3, text=[
        *HOLDS_LOST_CHARACTERS, StackOnTable()]),
    Effect("Tauntaun Bones", LIGHT, "3_38", unique=1, destiny=3, text=[
        DeployOnTable(cost=(Use(1),)),
        Automatic(destiny_just_drawn(by=OPPONENT), [
            If(Var("value").equals(0), (Put(top(among=In("used")), to=In("hand")),)),
            If(Var("value").equals(1), (LoseForce(1),)),
            If(Var("value").equals(2), (ActivateForce(1),)),
            If(Var("value").equals(3), (Lose(SELF),)),
            If(Var("value").equals(4), (RetrieveForce(1),)),
            If(Var("value").equals(5), (Deploy(one(CHARACTER, among=In("hand")), cost=FREE),))])]),
    Site("Hoth: Main Power Generators (1st Marker)", LIGHT, "3_61", ["exterior", "planet"], (1, 0),
         light=[EnergyShield(OPPONENT), Allows("fire unpowered", your(Is("artillery weapon")) & At(HERE)),
                Automatic(just_deployed(SELF), [Deploy(one(NORTH_RIDGE, among=In("reserve")))],
                          when=~There(FAR_MARKER))],
         dark=[EnergyShield(YOU), Automatic(just_blown_away(SELF), [LoseForce(8, OPPONENT)])]),
    Site("Hoth: North Ridge (4th Marker)", LIGHT, "3_62", ["exterior", "planet"], (1, 1), light=[NotCounted()],
         dark=[NotCounted()]),
    Site("Hoth: Echo Docking Bay", LIGHT, "3_59", ["exterior", "interior", "planet", "scomp link"], (1, 0),
         light=[TransitCost(1)], dark=[TransitCost(3), TransitCost(4, to=True)]),
    Rebel("Jeroen Webb", "3_11", unique=1, personas=["Jeroen Webb"], destiny=2, deploy=2, power=1, ability=2, forfeit=4,
          icons=["pilot"], traits=["spy"], text=[
        PILOT_2, ModifyPlayer("total battle destiny", -1, OPPONENT, when=in_battle(SELF & With(REBEL & LEADER)))]),
    Rebel("Romas 'Lock' Navander", "3_18", unique=1, personas=["Navander"], destiny=3, deploy=2, power=1, ability=2,
          forfeit=3, icons=["pilot"], traits=["Corellian"], text=[
        Modify(("power", "maneuver"), +1, ANYTHING_PILOTED), *NO_REACTS_HERE]),
    Site("Hoth: Echo Command Center (War Room)", LIGHT, "3_57", ["interior", "planet", "scomp link", "underground"],
         (2, 0), light=[
        ModifyPlayer("total power in battles", Count(your(LEADER) & At(HERE)), at=LOCATION & PartOf("Hoth"),
                     when=you_control(HERE))],
         dark=[ModifyPlayer("battle destinies", +1, at=HERE, when=DuringBattle(by=YOU, at=HERE)),
               ModifyPlayer("drain", -1, at=HERE, when=you_control(HERE))]),
    Rebel("Derek 'Hobbie' Klivian", "3_5", unique=1, personas=["Hobbie"], squadron="Rogue", destiny=2, deploy=2,
          power=2, ability=2, forfeit=4, icons=["pilot", "warrior"], text=[
        Modify("power", +2, when=There(Person("Biggs") & At(SAME_SITE))),
        Modify("power", Depends(There(STAR_DESTROYER & At(HERE)), +3, +2), ANYTHING_PILOTED),
        Modify("maneuver", +2, piloting("Rogue 4"))]),
    Effect("Echo Base Operations", LIGHT, "3_34", unique=1, destiny=2, text=[
        DeployOn(Named("Hoth: Main Power Generators (1st Marker)"), when=Occupies(YOU, ECHO_SITE, 3)),
        Modify("deploy", -1, Of(YOU), at=SYSTEM), ModifyPlayer("drain", +2, at=SYSTEM),
        ModifyPlayer("total power in battles", +3, at=SYSTEM),
        AsSoonAs(Occupies(OPPONENT, site("Hoth"), 5), [CancelCard(SELF)]), ImmuneTo("Alter")]),
    Site("Hoth: Echo Med Lab", LIGHT, "3_60", ["interior", "planet", "scomp link", "underground"], (1, 0),
         light=[Modify("deploy", -2, MEDICAL_DROID, when=~Did("deployed", MEDICAL_DROID))],
         dark=[ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE) & There(your(IMPERIAL) & Present(HERE)))]),
]
