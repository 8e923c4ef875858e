"""Cloud City, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

REBEL_BASE = LOCATION & (PartOf("Yavin 4") | PartOf("Hoth"))
CARBON_FREEZING = Named("Carbon-Freezing")
CARBONITE_CHAMBER = Named("Cloud City: Carbonite Chamber")
PRISON = Is("prison")
HUMAN_SHIELD = CAPTIVE & ~FROZEN

DUELLIST = Bound("duelist")
SABERS_IN_EPIC_DUELS = lightsabers_add("duel destiny draw", +1)

CARDS = [
    # -- capture --
    Alien("Boba Fett", DARK, "5_91", unique=1, personas=["Boba Fett"], destiny=1, deploy=5, power=4, ability=3, armor=5,
          forfeit=6, icons=["pilot", "warrior"], traits=["Black Sun agent", "bounty hunter"], text=[
        PILOT_3, Modify("maneuver", +2, piloting("Slave I")), IfUnable(when=There(piloting("Slave I"))),
        Modify("forfeit", +5, CAPTIVE & EscortedBy(SELF)), Modify("landspeed", 3, how="set"), ImmuneToAttrition(3)]),
    Imperial("Chief Retwin", "5_93", unique=1, personas=["Retwin"], destiny=2, deploy=3, power=2, ability=2, forfeit=3,
             icons=["warrior"], text=[
        Action([ForRest("battle", (Cannot("battle"),))], cost=[Use(3)], when=in_battle(SELF)),
        Action([DrawDestiny(), If(DESTINY > ValueOf("deploy", TARGET), (Lose(TARGET),))], cost=[Use(2)], targets=(one(
            (DEVICE | WEAPON) & Present(SAME_SITE) & ~Aboard(CHARACTER | VEHICLE | STARSHIP)),))]),
    Imperial("Commander Desanne", "5_96", unique=1, personas=["Desanne"], destiny=2, deploy=2, power=1, ability=2,
             forfeit=3, icons=["pilot"], traits=["commander"], text=[
        PILOT_2,
        Modify(("shuttle cost", "landing cost", "take-off cost"), 0, Of(YOU), at=SAME_LOCATION, how="set"),
        Modify(("shuttle cost", "landing cost", "take-off cost"), 0, Of(YOU) & At(SAME_LOCATION), how="set"),
        Action([Put(one(Is("Lambda-Class Shuttle") | Is("landing craft"), among=In("reserve")),
                    to=In("hand"))], during="control", whose=YOU, limit=Limit("phase"))]),
    Alien("Lando Calrissian", DARK, "5_99", unique=1, personas=["Lando"], destiny=1, deploy=2, power=3, ability=3,
          forfeit=3, icons=["pilot", "warrior"], traits=["gambler", "scoundrel"], text=[
        DeployOnly(site("Cloud City")), PILOT_2,
        AdjustsSabacc(1), OpponentMayReplace(Backed("light") & LANDO, when=There(SELF & Present(SITE)))]),
    Imperial("Lieutenant Sheckil", "5_101", unique=1, personas=["Sheckil"], destiny=2, deploy=3, power=2, ability=2,
             forfeit=4, icons=["warrior"], text=[
        Action([Put(one(Named("Human Shield"), among=In("reserve")), to=In("hand"))], cost=[Use(1)], during="control",
               whose=YOU),
        Modify("forfeit", +2, CAPTIVE & EscortedBy(SELF)),
        ImmuneToAttrition(4, SELF & Escorting())]),
    Alien("Ugnaught", DARK, "5_105", destiny=3, deploy=2, power=1, ability=1, forfeit=2, traits=["Ugnaught"], text=[
        Automatic(destiny_just_drawn(source=CARBON_FREEZING), [Change("draw", 1)],
                  when=There(SELF & At(CARBONITE_CHAMBER))),
        Action([Put(one(WEAPON | DEVICE, among=In("lost")), to=In("hand"))], cost=[Lose(one(among=In("hand")))],
               during="control", whose=YOU)]),
    Device("Binders", DARK, "5_106", destiny=6, text=[DeployOn(your(WARRIOR | BOUNTY_HUNTER)), Binds()]),
    Device("Carbonite Chamber Console", DARK, "5_107", unique=1, destiny=4, text=[
        DeployOn(CARBONITE_CHAMBER),
        Automatic(destiny_just_drawn(source=CARBON_FREEZING), [Change("destiny", 3)]),
        Action([Put(one(Is("Ugnaught") | Named("Prepare The Chamber") | CARBON_FREEZING, among=In("reserve")),
                    to=In("hand"))], whose=YOU, cost=[Use(1)], limit=Limit("turn"))]),
    Device("Interrogation Array", DARK, "5_108", unique=1, destiny=4, text=[
        DeployOn(PRISON),
        Mandatory([LoseForce(Count(CAPTIVE & ability(">", 2) & At(HERE)), OPPONENT)], during="control", whose=YOU,
                  when=There(CAPTIVE & ability(">", 2) & At(HERE))),
        Action([Put(one(Named("Torture") | Named("Aiiii! Aaa! Agggggggggg!"), among=In("reserve")), to=In("hand"))],
               cost=[Use(1)], during="control", whose=YOU)]),
    Device("Mandalorian Armor", DARK, "5_109", unique=1, destiny=3, text=[
        DeployOn(your((IMPERIAL | ALIEN) & ~(VADER | Person("Boba Fett"))), cost=(Use(3),)),
        Modify("power", +2, HOST), Modify("armor", 5, HOST, how="define"), ImmuneToAttrition(3, HOST)]),
    Effect("Ability, Ability, Ability", DARK, "5_110", unique=1, destiny=3, text=[
        DeployOnTable(opponents_side=True),
        Automatic(end_of_phase("deploy", OPPONENT), [LoseForce(2, OPPONENT)],
                  when=~Did("deployed", theirs(BRINGS_ABILITY))),
        AsSoonAs(Count(theirs(BRINGS_ABILITY)) > Count(your(BRINGS_ABILITY)), [Lose(SELF)]), ImmuneTo("Alter")]),
    Effect("Abyss", DARK, "5_111", destiny=4, text=ABYSS_TEXT),
    Effect("All Too Easy", DARK, "5_112", "immediate", unique=1, destiny=5, text=[
        DeployOn(THAT, to=just_hit(theirs(CHARACTER) & At(CARBONITE_CHAMBER), source=LIGHTSABER)),
        Automatic(just_deployed(SELF), [Restore(HIT, HOST), Become(FROZEN, HOST), Become(CAPTIVE, HOST)]),
        Automatic(just_released(HOST), [Lose(SELF)]), ImmuneTo("Control")]),
    Effect("Bounty", DARK, "5_113", destiny=4, text=[
        DeployOn(theirs(CHARACTER & ~DROID)),
        Automatic(just_delivered(CAPTIVE & HOST, by=BOUNTY_HUNTER, seized=True),
                  [RetrieveForce(WORTH - 2), Put(SELF, to=In("used"))]),
        ImmuneTo("Alter")]),
    Effect("Carbon-Freezing", DARK, "5_114", destiny=3, text=[
        DeployOn(CARBONITE_CHAMBER),
        Action([DrawDestiny(), If(DESTINY < 5, (Lose(TARGET),)),
                If(DESTINY > 10, (Move(SELF, TARGET, how="relocate"), Become(FROZEN), LoseForce(8, OPPONENT)))],
               during="control", whose=YOU, limit=Limit("phase"), when=Fits(HOST, SITE),
               targets=(one(CAPTIVE & ~FROZEN & Present(HERE)),)),
        Automatic(just_released(HOST), [Lose(SELF)]), ImmuneTo("Alter")]),
    Effect("Forced Landing", DARK, "5_117", "utinni", unique=1, destiny=5, text=[
        DeployOn(DOCKING_BAY, targets=(one(theirs(STARFIGHTER) & At((SYSTEM | CLOUD_SECTOR) & Related(PLACE)))
                                       .named("target"),)),
        Cannot("move", TARGET, to=SYSTEM | ASTEROID_SECTOR | SITE & ~HOST | Above(TARGET)),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)])]),
    Effect("Imperial Decree", DARK, "5_120", destiny=4, text=[
        DeployOnTable(),
        While(Controls(YOU, REBEL_BASE, 2) | Controls(YOU, Is("planet") & SITE) & Controls(YOU, SYSTEM, 2),
              (CancelText(Named("Revolution")), CancelModifiers("drain"))),
        ImmuneTo("Alter")]),
    Effect("Special Delivery", DARK, "5_123", unique=1, destiny=4, text=[
        DeployOn(PRISON),
        Response(just_delivered(CAPTIVE & ~DeliveredBefore(), by=your(TROOPER), at=HERE),
                 [Put(one(among=In("lost")), to=In("hand")), Lose(SELF)])]),
    Effect("Weather Vane", DARK, "5_127", unique=1, destiny=4, text=[
        *VANE_TEXT, Action([DeployCaptive(one(theirs(CHARACTER), among=On(SELF)), at=VANE_CITY)],
                           when=you_control(VANE_CITY) & There(your(PASSING_BY)), during="control", whose=YOU)]),
    EpicEvent("Epic Duel", DARK, "5_129", unique=1, destiny=0, text=[
        DeployOnTable(),
        Gives(your(Named("The Circle Is Now Complete")), (Action([
            SABERS_IN_EPIC_DUELS,
            Duel(DUELLIST, TARGET, (
                Put(DEFEATED, to=In("out-of-play")),
                If(Fits(DEFEATED, VADER), (LoseForce(6),), (LoseForce(9, OPPONENT),))),
                adds="ability")],
            targets=(one(your(VADER) & Present(SITE), name="duelist"),
                     one(theirs(OBI_WAN) & With(DUELLIST, present=True)))),)),
        Gives(your(Named("Vader's Obsession")), (Action([
            SABERS_IN_EPIC_DUELS,
            Duel(DUELLIST, TARGET, (
                If(Fits(DEFEATED, VADER), (Put(DEFEATED, to=In("out-of-play")), LoseForce(9)), (
                    Fix("x", ValueOf("ability", DEFEATED)),
                    Pays((LoseForce(X, OPPONENT),), (Become(CROSSED_OVER, DEFEATED),),
                         (Lose(DEFEATED), LoseForce(X * 3, OPPONENT)), by=OPPONENT))),),
                adds="ability")],
            targets=(one(your(VADER) & Present(SITE), name="duelist"),
                     one(theirs(LUKE) & With(DUELLIST, present=True)))),))]),
    LostInterrupt("Aiiii! Aaa! Agggggggggg!", DARK, "5_130", unique=1, destiny=4, text=[
        Action([LoseForce(Count(theirs(CHARACTER & ability(">", 2))), OPPONENT)],
               when=There(theirs(CAPTIVE & REBEL & ability(">", 1)) & At(PRISON & Occupied(YOU, controlled=True))))]),
    UsedInterrupt("Blasted Droid", DARK, "5_132", unique=1, destiny=3, text=SUPPRESSION_TEXT),
    UsedInterrupt("Cloud City Sabacc", DARK, "5_134", unique=1, destiny=3, text=SABACC_TEXT),
    LostInterrupt("Dark Strike", DARK, "5_135", unique=1, destiny=2, text=[
        Response(just_targeted(weapon=LIGHTSABER, by=YOU),
                 [ForRest("shot", (Modify("total weapon destiny", +3, THAT),))]),
        Cancels(Named("Swing-And-A-Miss")),
        Response(just_hit(theirs(CHARACTER)), [Lose(THAT)], cost=[LoseForce(1)])]),
    UsedOrLostInterrupt("End This Destructive Conflict", DARK, "5_139", unique=1, destiny=2, text=HIGH_GROUND_TEXT),
    LostInterrupt("Focused Attack", DARK, "5_141", unique=1, destiny=2, text=[
        Action([ForRest("turn", (
            NoImmunity(VADER), Modify("power", ValueOf("ability", VADER), VADER), Cannot("apply ability", VADER)))],
            when=in_battle(VADER & Present(SITE))),
        DUEL_DESTINY]),
    UsedOrLostInterrupt("Force Field", DARK, "5_142", unique=1, destiny=4, text=[
        Response(just_targeted(DARK_JEDI, Is("character weapon")), [CancelIt()], goes_to="used"),
        Response(just_targeted(your(CHARACTER)), [CancelIt()], cost=[Use(3)], when=DuringBattle(), goes_to="lost")]),
    UsedOrLostInterrupt("Human Shield", DARK, "5_145", destiny=5, text=[
        Response(just_hit(IMPERIAL & With(HUMAN_SHIELD & EscortedBy(), present=True), source=Of(OPPONENT)),
                 [Restore(HIT, THAT), MakeHit()],
                 targets=(one(HUMAN_SHIELD & EscortedBy() & Present(THERE)),), goes_to="used"),
        Action([ForRest("battle", (MayForfeit(HUMAN_SHIELD & Present(Where(IN_BATTLE))),))],
               when=DuringBattle("damage", at=SITE) & There(HUMAN_SHIELD & Present(Where(IN_BATTLE))),
               goes_to="lost")]),
    LostInterrupt("Point Man", DARK, "5_147", destiny=5, text=[
        Cancels(Named("Demotion") | Named("Restricted Deployment") | Named("Commence Recharging")
                | Named("Logistical Delay") | Named("They're On Dantooine") | Named("Asteroid Sanctuary")
                | Named("Scramble") | Named("Order To Engage") | Named("No Disintegrations!")
                | Named("Asteroids Do Not Concern Me") | Named("What Is Thy Bidding, My Master?")
                | Named("Report To Lord Vader"))]),
    UsedOrLostInterrupt("Prepare The Chamber", DARK, "5_148", unique=1, destiny=4, text=[
        Response(destiny_just_drawn(source=CARBON_FREEZING), [Change("destiny", 2)], goes_to="used"),
        Action([ADD_ONE], when=Defending(your(Is("Ugnaught"))), goes_to="lost")]),
    UsedInterrupt("Projective Telepathy", DARK, "5_149", unique=1, destiny=3, text=[
        Response(inserted_or_revealed(Named("Anger, Fear, Aggression")), [CancelIt()]),
        Response(battle_just_initiated(by=OPPONENT) | drain_just_initiated(by=OPPONENT),
                 [Pays((Use(2, OPPONENT),), otherwise=(CancelIt(),), by=OPPONENT)])]),
    UsedOrLostInterrupt("Sonic Bombardment", DARK, "5_155", unique=1, destiny=4, text=[
        Action([Put(one(PRISON, among=In("reserve")), to=In("hand"))], goes_to="used"),
        Action([LoseForce(3, OPPONENT)], when=There(theirs(CAPTIVE & ~FROZEN & ALIEN) & At(PRISON)),
               goes_to="lost")]),
    UsedOrLostInterrupt("Weapon Levitation", DARK, "5_160", unique=1, destiny=4, text=[TAKES_WEAPON, LEVITATES]),
    LostInterrupt("You Are Beaten", DARK, "5_163", unique=1, destiny=3, text=[
        Action([ForRest("end of your next turn", (Cannot(("move", "battle"), TARGET),))], cost=[Use(2)],
               targets=(one(CHARACTER & With(your(WARRIOR & Armed("lightsaber")), present=True)),)),
        Action([Put(one(Named("I Am Your Father"), among=In("reserve")), to=In("hand"))], cost=[Use(1)]),
        Cancels(Named("Uncontrollable Fury"))]),
    System("Bespin", DARK, "5_164", ["planet"], (1, 2), parsec=6, dark=[BESPIN_HINDERS], light=[BESPIN_HELPS]),
    Sector("Bespin: Cloud City", DARK, "5_165", "cloud", "Bespin", ["planet"], (1, 2), light=[CITY_SUPPORT],
           dark=[CITY_SUPPORT]),
    Site("Cloud City: Carbonite Chamber", DARK, "5_166", ["interior", "mobile", "scomp link"], (1, 2),
         dark=[Automatic(destiny_just_drawn(by=YOU, source=CARBON_FREEZING), [Change("draw", 2)],
                         when=you_control(HERE))],
         light=[Automatic(destiny_just_drawn(by=OPPONENT, source=CARBON_FREEZING), [Change("draw", 2, "subtract")],
                          when=Occupies(YOU, HERE))]),
    Site("Cloud City: Chasm Walkway", DARK, "5_167", ["interior", "mobile", "scomp link"], (1, 2),
         light=[FALLS_TO_VANE], dark=[FALLS_TO_VANE]),
    Site("Cloud City: Dining Room", DARK, "5_168", ["interior", "mobile", "scomp link"], (0, 1),
         dark=[ReactDeploy(HERE, your(CHARACTER | Is("character weapon")))],
         light=[Automatic(just_played(Named("Blue Milk") | Named("Beru Stew") | Named("Yoda Stew")),
                          [Change("result", 2, "times")], when=you_control(HERE)),
                Modify("deploy", -2, Person("Porkins"), at=HERE)]),
    Site("Cloud City: East Platform (Docking Bay)", DARK, "5_169", ["exterior", "mobile", "scomp link"], (1, 1),
         dark=[TransitCost(1)], light=[TransitCost(2)]),
    Site("Cloud City: Incinerator", DARK, "5_170", ["interior", "mobile", "scomp link"], (1, 1),
         dark=[Action([Retrieve(one(DROID, among=In("lost")))], during="control", whose=YOU, cost=[Use(2)],
                      when=you_control(HERE))],
         light=[ModifyPlayer("drain", -1, at=HERE, when=you_control(HERE))]),
    Site("Cloud City: Security Tower", DARK, "5_172", ["interior", "mobile", "scomp link"], (0, 1), traits=["prison"],
         dark=[Action([Put(one(LANDO, among=In("reserve")), to=In("hand"))], limit=Limit("game"))],
         light=[Action([Release()], cost=[ForgoDrain(HERE)], during="control", whose=YOU, when=you_control(HERE),
                       targets=(one(CAPTIVE & At(HERE)),))]),
    Site("Cloud City: Upper Plaza Corridor", DARK, "5_173", ["interior", "mobile", "scomp link"], (1, 1),
         dark=[passage(site("Cloud City"))], light=[DRAIN_IF_CONTROLLED]),
    Sector("Clouds", DARK, "5_174", "cloud", "", ["planet"], (1, 1), unique=3,
           dark=[DRAINS_BELOW_CLOUDS, THICK_CLOUDS], light=[DRAINS_IN_CLOUDS, THICK_CLOUDS]),
    Starfighter("Slave I", DARK, "5_177", "Firespray-Class Attack Ship", unique=1, personas=["Slave I"], destiny=1,
                deploy=5, power=4, maneuver=4, hyperspeed=4, forfeit=4,
                icons=["independent", "nav computer", "scomp link"], traits=["ship-docking capability"], text=[
        Carries(pilots=1, passengers=3, pilot=BOUNTY_HUNTER), ReactDeploy(LOCATION, SELF, with_pilot=True),
        ImmuneToAttrition(5, SELF & Piloted(Person("Boba Fett")))]),
    CharacterWeapon("Boba Fett's Blaster Rifle", DARK, "5_179", unique=1, destiny=1, traits=["blaster rifle", "rifle"],
                    text=[
        DeployOn(your(Person("Boba Fett")), cost=(Use(1),)),
        DeployOn(your(BOUNTY_HUNTER & ~Person("Boba Fett")), cost=(Use(3),)), ReactDeploy(LOCATION, SELF),
        Fire(CHARACTER | CREATURE | VEHICLE,
             (DrawDestiny(), If(DESTINY + Depends(Fits(TARGET, VEHICLE), 1, 0) > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(2),), again=(Use(1),))]),
    CharacterWeapon("Cloud City Blaster", DARK, "5_180", destiny=2, traits=["blaster"], text=CLOUD_CITY_BLASTER_TEXT),
]
