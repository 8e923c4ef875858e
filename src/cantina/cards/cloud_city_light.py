"""Cloud City, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

ITS_DESTINY = ValueOf("destiny", TARGET)

CARDS = [
    Effect("Advantage", LIGHT, "5_16", "immediate", unique=1, destiny=4, text=[
        DeployOn(your(WARRIOR) & (IN_BATTLE | IN_DUEL),
                 when=DuringBattle(lost_by=OPPONENT) | DuringDuel(lost_by=OPPONENT),
                 to=just_lost(theirs(CHARACTER) & ability(">", 3)).named("victim")),
        Modify("power", +2, HOST),
        Mandatory([LoseForce(Depends(Fits(VICTIM, DARK_JEDI), 2, 1), OPPONENT)], during="move", whose=OPPONENT),
        ImmuneTo("Control")]),
    LostInterrupt("As Good As Gone", LIGHT, "5_34", destiny=3, text=[
        Action([Put(TARGET, to=In("hand"))], during="move", whose=YOU, cost=[Use(2)],
               targets=(one(your(SMUGGLER | Is("gambler") | THIEF)),))]),
    UsedOrLostInterrupt("I Don't Need Their Scum, Either", LIGHT, "5_51", unique=1, destiny=5, text=[
        Action([Put(one(Named("We Don't Need Their Scum"), among=In("reserve")), to=In("hand"))], goes_to="used"),
        Action([If(in_battle(Person("Boba Fett")), (ADD_TWO,), (ADD_ONE,))],
               when=in_battle(BOUNTY_HUNTER, your(LANDO)), goes_to="lost")]),
    System("Bespin", LIGHT, "5_76", ["planet"], (2, 1), parsec=6, light=[BESPIN_HINDERS], dark=[BESPIN_HELPS]),
    Site("Cloud City: Incinerator", LIGHT, "5_81", ["interior", "mobile", "scomp link"], (1, 1),
         light=[Action([Retrieve(one(DROID, among=In("lost")))], during="control", whose=YOU, cost=[Use(3)],
                       when=Occupies(YOU, HERE))],
         dark=[ModifyPlayer("drain", -1, at=HERE,
                            when=you_control(HERE) & ~There(your(Is("Ugnaught")) & At(HERE)))]),
    Site("Cloud City: Platform 327 (Docking Bay)", LIGHT, "5_83", ["exterior", "mobile", "scomp link"], (1, 1),
         light=[TransitCost(1)], dark=[TransitCost(2)]),
    Site("Cloud City: Upper Plaza Corridor", LIGHT, "5_84", ["interior", "mobile", "scomp link"], (1, 0),
         light=[passage(site("Cloud City"))], dark=[DRAIN_IF_CONTROLLED]),
    LostInterrupt("Glancing Blow", LIGHT, "5_49", unique=1, destiny=3, text=[
        Action([ForRest("battle", (Modify("power", 0, VADER, how="set"),))], cost=[LoseForce(1)],
               when=in_battle(your(CHARACTER & Armed("lightsaber")) & Present(SITE), VADER)),
        Response(destiny_just_drawn(by=OPPONENT, of="duel"), [CancelIt()],
                 when=There(your(CHARACTER & Armed("lightsaber")) & IN_DUEL))]),
    LostInterrupt("Path Of Least Resistance", LIGHT, "5_62", unique=1, destiny=5, text=[
        Cancels(Named("Rite Of Passage")),
        Action([Move(TARGET, Bound("site"), how="relocate")], targets=(
            one(your(CHARACTER) & At(INTERIOR & MOBILE & SITE)),
            one(INTERIOR & MOBILE & SITE & Related(Where(TARGET)), name="site")))]),
    LostInterrupt("Clash Of Sabers", LIGHT, "5_38", unique=1, destiny=3, text=[
        Action([ForRest("end of your next turn", (Cannot(("move", "battle"), TARGET),))], cost=[Use(2)], targets=(
            one(CHARACTER & With(your(WARRIOR & Armed("lightsaber")), present=True)),)),
        Action([Put(one(Named("Uncontrollable Fury"), among=In("reserve")), to=In("hand"))], cost=[Use(1)]),
        Cancels(Named("Presence Of The Force"))]),
    Alien("Lando Calrissian", LIGHT, "5_5", unique=1, personas=["Lando"], destiny=1, deploy=3, power=2, ability=3,
          forfeit=6, icons=["pilot", "warrior"], traits=["gambler", "scoundrel"], text=[
        Modify("power", Depends(There(piloting("Falcon")), +3, +2), ANYTHING_PILOTED),
        Modify("power", Count(CLOUD_CITY & Occupied(YOU, controlled=True))), AdjustsSabacc(1)]),
    Effect("Hindsight", LIGHT, "5_26", unique=1, destiny=5, text=[
        DeployOn(C_3PO),
        Gives(Named("Eyes In The Dark") | Named("The Professor") | Named("Mantellian Savrip") | Named("Hopping Mad"),
              (ImmuneTo("Alter"),)),
        Action([Peek(all_(among=In("used")))], during="draw", whose=YOU, limit=Limit("phase"),
               when=~Fits(HOST, With(WOOKIEE, present=True))),
        ImmuneTo("Alter")]),
    Effect("Hopping Mad", LIGHT, "5_27", unique=1, destiny=6, text=[
        DeployOn(your(DROID)),
        Action([Put(one(Named("Scomp Link Access") | Named("Shocking Information") | Named("We're Doomed")
                        | Named("The Professor") | Named("This Is All Your Fault") | Named("Droid Shutdown"),
                        among=In("reserve")), to=In("hand"))],
               during="control", whose=YOU, cost=[Use(1)])]),
    LostInterrupt("Smoke Screen", LIGHT, "5_69", unique=1, destiny=3, text=[
        Response(about_to_draw_destiny(by=YOU, of="battle"), [Substitute(ABILITY_OF_TARGET)],
                 when=DuringBattle(at=SITE), targets=(one(your(CHARACTER) & IN_BATTLE),))]),
    Effect("Civil Disorder", LIGHT, "5_20", unique=1, destiny=3, text=[
        DeployOnTable(opponents_side=True),
        Automatic(end_of_phase("deploy", OPPONENT), [LoseForce(2, OPPONENT)],
                  when=~Did("deployed", theirs(BRINGS_ABILITY))),
        AsSoonAs(Count(theirs(BRINGS_ABILITY)) > Count(your(BRINGS_ABILITY)), [Lose(SELF)]), ImmuneTo("Alter")]),
    Effect("Uncontrollable Fury", LIGHT, "5_29", unique=1, destiny=2, text=[
        DeployOn(VADER), Modify("power", +2, HOST),
        CancelModifiers("battle destiny draw", source=HOST), Cannot("cancel destiny", TARKIN),
        Automatic(end_of_turn(OPPONENT), [LoseForce(2, OPPONENT)],
                  when=There(your(CHARACTER) & ability(">", 3)) & ~Did("battled", HOST)),
        ImmuneTo("Alter")]),
    Rebel("Captain Han Solo", "5_1", unique=1, personas=["Han"], destiny=1, deploy=4, power=4, ability=3, forfeit=7,
          icons=["pilot", "warrior"], traits=["Corellian", "scoundrel", "smuggler"], text=[
        DeployOnly(FALCON | site("Hoth") | site("Cloud City")), PILOT_3,
        ModifyPlayer("battle destinies", +1, when=in_battle(piloting("Falcon"))),
        Modify("maneuver", +2, piloting("Falcon")),
        Response(destiny_just_drawn(by=OPPONENT), [Redraw()], cost=[Use(2)], limit=Limit("battle"),
                 when=in_battle(SELF))]),
    Rebel("Princess Leia", "5_7", unique=1, personas=["Leia"], destiny=1, deploy=4, power=3, ability=4, forfeit=7,
          icons=["pilot", "warrior"], traits=["Alderaanian", "leader", "senator", "female"], text=[
        DeployOnly(site("Hoth") | site("Cloud City")), Modify("power", +1, ANYTHING_PILOTED),
        ReactDeploy(SITE & Where(HAN | LUKE), SELF), ReactMove(to=SITE & Where(HAN | LUKE)), ImmuneToAttrition(3)]),
    UsedOrLostInterrupt("Blaster Proficiency", LIGHT, "5_35", unique=1, destiny=2, text=[
        Response(just_targeted(weapon=Is("blaster"), by=YOU),
                 [ForRest("shot", (Modify("total weapon destiny", +3, THAT),))], goes_to="used"),
        Response(just_hit(theirs(CHARACTER)), [Put(THAT, to=In("lost"))], cost=[LoseForce(1)], goes_to="lost"),
        Cancels(Named("Levitation Attack"), goes_to="lost")]),
    UsedOrLostInterrupt("Higher Ground", LIGHT, "5_50", unique=1, destiny=2, text=HIGH_GROUND_TEXT),
    UsedOrLostInterrupt("Computer Interface", LIGHT, "5_40", destiny=3, text=[
        Cancels(Named("Limited Resources"), goes_to="used"),
        Action([Rearrange((top(), top(among=In("force")), top(among=In("used"))))],
               cost=[Use(Depends(There(Person("Lobot")), 0, 2))], goes_to="lost")]),
    Effect("Frozen Assets", LIGHT, "5_23", unique=1, destiny=5, text=[
        Function((DeployOnTable(), Modify("deploy", -2, your(REBEL), at=SITE & Where(CAPTIVE & FROZEN)),
                  Modify("power", +2, your(REBEL) & IN_BATTLE & At(SITE & Where(CAPTIVE & FROZEN))))),
        Function((DeployOnTable(near="force"), Freezes(), Automatic(end_of_turn(OPPONENT), [Lose(SELF)])))]),
    CharacterWeapon("Cloud City Blaster", LIGHT, "5_89", destiny=2, traits=["blaster"], text=CLOUD_CITY_BLASTER_TEXT),
    Capital("Redemption", LIGHT, "5_87", "Modified Nebulon-B Frigate", unique=1, personas=["Redemption"], destiny=1,
            deploy=6, power=4, armor=5, hyperspeed=4, forfeit=6, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=4, passengers=4), PermanentPilot(1), DeployFor(FREE, of=your(Is("medical droid")), at=SELF),
        Action([Deploy(one(among=On(your(Named("Bacta Tank")))), to=SELF, cost=FREE)], during="deploy", whose=YOU)]),
    LostInterrupt("Dodge", LIGHT, "5_45", unique=1, destiny=3, text=[
        Response(just_targeted(your(CHARACTER & ability(">", 2))),
                 [ForRest("shot", (Modify("weapon destiny draw", -3, THAT),))]),
        Response(battle_just_initiated(by=OPPONENT, at=SITE), [Move(TARGET, how="react")],
                 targets=(one(your(CHARACTER) & ALONE & Present(THERE)),))]),
    UsedInterrupt("Keep Your Eyes Open", LIGHT, "5_56", destiny=5, text=[
        Response(battle_just_initiated(at=Where(your(SMUGGLER), least=2)),
                 [ForEach(any_number_of(your(CHARACTER | VEHICLE | STARSHIP) & At(THERE)), (Move(free=False),))]),
        Action([Peek(all_(among=In("lost", THAT_PLAYER)))], targets=(a_pile("lost"),))]),
    Effect("Chasm", LIGHT, "5_19", destiny=4, text=ABYSS_TEXT),
    Effect("Hero Of A Thousand Devices", LIGHT, "5_25", destiny=5, text=[
        DeployOn(your(DROID)),
        Action([Put(one(DEVICE & DeploysOn(DROID), among=In("reserve")), to=In("hand"))], during="deploy", whose=YOU,
               cost=[Use(1)]),
        Modify("forfeit", ValueOf("destiny", ITSELF), DEVICE & UsedBy(HOST), how="define")]),
    Device("Bionic Hand", LIGHT, "5_12", destiny=7, text=[
        DeployOn(your(CHARACTER) & Carrying(Named("Disarmed")), cost=(Use(2),)),
        Automatic(just_deployed(SELF), [CancelCard(Named("Disarmed") & Targeting(HOST))]),
        Modify("power", +1, HOST), Modify("total weapon destiny", +1, UsedBy(HOST)),
        Automatic(just_deployed(Named("Disarmed") & Targeting(HOST)), [Lose(SELF)]),
        Cannot(("be removed", "be stolen"))]),
    Effect("Weather Vane", LIGHT, "5_30", unique=1, destiny=4, text=[
        *VANE_TEXT, Action([DeployCaptive(one(your(CHARACTER), among=On(SELF), by=OPPONENT), at=VANE_CITY)],
                           when=Controls(OPPONENT, VANE_CITY) & There(theirs(PASSING_BY)), during="control",
                           whose=OPPONENT, by=OPPONENT)]),
    Site("Cloud City: Chasm Walkway", LIGHT, "5_79", ["interior", "mobile", "scomp link"], (1, 1),
         light=[FALLS_TO_VANE], dark=[FALLS_TO_VANE]),
    Sector("Bespin: Cloud City", LIGHT, "5_77", "cloud", "Bespin", ["planet"], (2, 1), light=[CITY_SUPPORT],
           dark=[CITY_SUPPORT]),
    Sector("Clouds", LIGHT, "5_85", "cloud", "", ["planet"], (1, 1), unique=3,
           light=[DRAINS_BELOW_CLOUDS, THICK_CLOUDS], dark=[DRAINS_IN_CLOUDS, THICK_CLOUDS]),
    CharacterWeapon("Luke's Blaster Pistol", LIGHT, "5_90", unique=1, destiny=3, traits=["blaster"], text=[
        DeployOn(your(LUKE), cost=(Use(1),)), DeployOn(your(WARRIOR) & ~LUKE, cost=(Use(3),)),
        Fire(CHARACTER | CREATURE | VEHICLE, (
            If(Fits(HOST, LUKE), (ForRest("turn", (NoImmunity(TARGET),)),)), DrawDestiny(),
            If(DESTINY + Depends(Fits(TARGET, CHARACTER | CREATURE), 1, 0) > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(2),))]),
    Device("Cyborg Construct", LIGHT, "5_13", unique=1, destiny=4, text=[
        DeployOn(your(ALIEN & ability("<", 3))),
        Action([Put(one(among=In("hand")), to=On(SELF, face_down=True))], limit=Limit("turn"),
               when=Count(FACE_DOWN & StackedOn(SELF)) < Depends(Fits(HOST, Person("Lobot")), 6, 3)),
        AsIfFromHand(), StackGoesTo("used")]),
    LostInterrupt("Courage Of A Skywalker", LIGHT, "5_41", unique=1, destiny=2, text=[
        Action([ForRest("turn", (
            NoImmunity(TARGET), Modify("power", ABILITY_OF_TARGET, TARGET), Cannot("apply ability", TARGET)))],
            when=DuringBattle(at=SITE), targets=(one(your(Family("Skywalker")) & IN_BATTLE & Present(SITE)),)),
        DUEL_DESTINY]),
    # -- capture --
    UsedOrLostInterrupt("Captive Fury", LIGHT, "5_36", unique=1, destiny=4, text=[
        Action([ForRest("turn", (CancelModifiers("drain", source=Named("IT-O (Eyetee-Oh)")),))],
               when=There(Named("IT-O (Eyetee-Oh)")), goes_to="used"),
        Action([Revolt(CHOSEN, (Cannot(("use-weapons", "move"), CHOSEN), Cannot("be forfeited", CHOSEN & ~HIT),
                                CancelText(DEVICE & UsedBy(CHOSEN))))],
               during="battle", whose=YOU, goes_to="lost",
               targets=(one(SITE & Where(your(CAPTIVE & ~FROZEN) & EscortedBy())).named("site"),
                        any_number_of(your(CAPTIVE & ~FROZEN) & EscortedBy() & At(Bound("site")), name="chosen")))]),
    UsedOrLostInterrupt("Captive Pursuit", LIGHT, "5_37", destiny=4, text=[
        Response(battle_just_initiated(at=SITE),
                 [ForRest("battle", (Automatic(battle_just_won(by=YOU), [Release(TARGET)]),))],
                 targets=(one(CAPTIVE & Present(THERE)),), goes_to="used"),
        Cancels(Named("Aiiii! Aaa! Agggggggggg!") | Named("Sonic Bombardment") | Named("Interrogation Array")
                | Named("This Is Some Rescue!") | Named("Special Delivery"), goes_to="lost")]),
    Site("Cloud City: Carbonite Chamber", LIGHT, "5_78", ["interior", "mobile", "scomp link"], (1, 1),
         light=[DRAIN_IF_CONTROLLED,
                Action([CancelCard()], when=you_control(HERE), targets=(one(Named("Carbon-Freezing") & At(HERE)),))],
         dark=[Automatic(destiny_just_drawn(by=YOU, source=Named("Carbon-Freezing")), [Change("draw", 1)],
                         when=you_control(HERE))]),
    UsedInterrupt("Cloud City Sabacc", LIGHT, "5_39", unique=1, destiny=3, text=SABACC_TEXT),
    Effect("Haven", LIGHT, "5_24", unique=1, destiny=3, text=[
        DeployOn(SYSTEM & (Named("Rendezvous Point") | Named("Hoth") | Named("Yavin 4") | Named("Alderaan")
                           | Named("Sullust"))),
        Modify("deploy", -2, your(STARSHIP), at=HERE), Modify("deploy", -1, your(PILOT & CHARACTER), at=HERE),
        ModifyPlayer("battle destinies", +1, at=HERE, when=DuringBattle(at=HERE)), CANCELED_IF_OPPONENT_CONTROLS,
        ImmuneTo("Alter")]),
    UsedOrLostInterrupt("It's A Trap!", LIGHT, "5_55", unique=1, destiny=3, text=[
        Cancels(Named("Sniper") | Named("Blasted Droid"), goes_to="used"),
        Response(battle_just_initiated(at=SITE), [CancelIt()], cost=[Use(3)], goes_to="lost", immune_to="Sense")]),
    LostInterrupt("Off The Edge", LIGHT, "5_59", unique=1, destiny=2, text=[
        Action([DrawDestiny(), If(DESTINY > ITS_DESTINY, (RetrieveForce(DESTINY - ITS_DESTINY),)),
                If(DESTINY < ITS_DESTINY, (LoseForce(ITS_DESTINY - DESTINY),)),
                If(DESTINY.equals(ITS_DESTINY), (Lose(TARGET),))],
               targets=(one(your(CHARACTER) & on("Cloud City")),))]),
    UsedInterrupt("Put That Down", LIGHT, "5_65", unique=1, destiny=4, text=[
        Response(just_targeted(your(CHARACTER)), [CancelIt()], cost=[Use(3)], when=DuringBattle()),
        Cancels(Named("Double Back") | Named("Res Luk Ra'auf"))]),
    Site("Cloud City: Lower Corridor", LIGHT, "5_82", ["interior", "mobile", "scomp link"], (1, 2),
         light=[Modify("power", +2, your(CHARACTER) & Armed("lightsaber") & At(HERE))]),
]
