"""Dagobah, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

FIGHTING_CRAFT = STARFIGHTER | Is("combat vehicle") | Is("shuttle vehicle")  # what a flight suit is made for


CLEVER_CREW = CHARACTER & Is("nav computer") & Aboard(Carrying(TARGET, aboard=True))

FORESEEN = UPSIDE_DOWN & StackedOn(APPRENTICE | SELF)
NO_CRAFT_HERE = Cannot(("deploy", "move"), STARSHIP | VEHICLE, to=HERE)

CARDS = [
    Effect("Do, Or Do Not", LIGHT, "4_21", unique=1, destiny=4, text=[
        DeployOnTable(), *COSTLY_SENSE, ImmuneTo("Alter")]),
    Device("Droid Sensorscope", LIGHT, "4_9", destiny=4, text=[
        DeployOn(your(R_UNIT)),
        Action([Peek(top(among=In("reserve", OPPONENT)))], during="control", cost=[Use(1)]),
        Modify("move cost", 0, HOST & on("Dagobah"), how="set")]),
    System("Dagobah", LIGHT, "4_84", ["planet"], (2, 2), parsec=9,
           light=[Action([Deploy(one(site("Dagobah"), among=In("reserve")))], during="deploy", whose=YOU,
                         limit=Limit("phase"))],
           dark=[NO_DRAINS]),
    LostInterrupt("Control", LIGHT, "4_48", destiny=2, text=CONTROL_TEXT),
    Effect("Wars Not Make One Great", LIGHT, "4_41", unique=1, destiny=4, text=[
        DeployOn(LOCATION), ModifyPlayer(("battle cost", "drain cost"), +1, EACH), CANCELED_IF_OPPONENT_CONTROLS]),
    Effect("Report To Lord Vader", LIGHT, "4_34", "utinni", unique=1, destiny=4, text=[
        DeployOn(VADER, targets=(one(IMPERIAL & IN_BATTLE & ~VADER).named("target"),), to=battle_just_won(by=YOU)),
        Modify(("power", "forfeit"), -4, HOST | TARGET),
        AsSoonAs(Fits(TARGET, At(HERE)), [Lose(SELF), DrawDestiny(), If(DESTINY > 2, (Lose(TARGET),))])]),
    Effect("The Professor", LIGHT, "4_40", unique=1, destiny=4, text=[
        DeployOnTable(cost=(Use(Depends(There(C_3PO), 0, 3)),)),
        Action([Change("damage owed", X + Depends(There(CLEVER_CREW), 1, 0), "subtract", YOU)], cost=[Use(X)],
               when=DuringBattle("damage", lost_by=YOU),
               targets=(one(your(Is("protocol droid")) & Aboard(STARSHIP | VEHICLE) & IN_BATTLE),
                        amount_up_to(PlayerValue("battle damage"))))]),
    Device("Rebel Flight Suit", LIGHT, "4_14", destiny=5, text=[
        DeployOn(your(PILOT & CHARACTER)), CountsAsMatching(HOST, of=FIGHTING_CRAFT & Piloted(HOST)),
        Modify("maneuver", +2, FIGHTING_CRAFT & Piloted(HOST), limit=2),
        IfUnable(when=There(FIGHTING_CRAFT & Piloted(HOST) & IN_BATTLE))]),
    Device("Han's Toolkit", LIGHT, "4_10", unique=1, destiny=4, text=[
        DeployOn(your(FALCON | HAN)), DeployOn(your(CHARACTER | VEHICLE | STARSHIP), cost=(Use(1),)),
        Cancels((INTERRUPT | EFFECT) & Targeting((STARSHIP | VEHICLE) & Carrying(SELF, aboard=True)),
                cost=(Use(1),))]),
    Effect("Hiding In The Garbage", LIGHT, "4_25", unique=1, destiny=3, text=[
        DeployOnTable(cost=(Use(2),)), Action([SiftForce()])]),
    LostInterrupt("Through The Force Things You Will See", LIGHT, "4_64", destiny=3, text=[
        Response(end_of_phase("draw", ANYONE), [
            Put(all_(among=In("used", THAT_PLAYER)), to=In("reserve", face_up=True)),
            ShufflePile(In("reserve", THAT_PLAYER))])]),
    Site("Dagobah: Bog Clearing", LIGHT, "4_85", ["exterior", "planet"], (1, 0),
         light=[MayDeploy(your(STARFIGHTER), HERE),
                Gives(your(STARFIGHTER) & At(HERE), (ImmuneTo("Awwww, Cannot Get Your Ship Out"),))],
         dark=[ModifyPlayer("generation here", +1, at=HERE, when=Occupies(YOU, HERE))]),
    Effect("What Is Thy Bidding, My Master?", LIGHT, "4_42", "utinni", unique=1, destiny=3, text=[
        DeployOn(EMPEROR | SYSTEM, targets=(one(CHARACTER & LoreSays("Emperor")).named("target"),)),
        Cannot(("apply ability", "be highest"), TARGET),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)])]),
    Sector("Asteroid Field", LIGHT, "4_81", "asteroid", "", ["space"], (1, 1), unique=3,
           light=[AsteroidRules(), CANCELS_DRAINS_NEARBY], dark=[AsteroidRules()]),
    Sector("Big One", LIGHT, "4_82", "asteroid", "", ["space"], (1, 0),
           light=[AsteroidRules(), DRAINS_AMONG_ASTEROIDS],
           dark=[AsteroidRules(), ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE))]),
    # Creatures.
    Creature("Bog-wing", LIGHT, "4_3", "avian", destiny=5, deploy=2, forfeit=0, defense=2,
             icons=["selective creature"], traits=["selective", "parasite"], text=BOG_WING_TEXT),
    Creature("Mynock", LIGHT, "4_4", "space", destiny=3, deploy=3, forfeit=0, ferocity=2, defense=3,
             icons=["selective creature"], traits=["selective", "parasite"], text=MYNOCK_TEXT),
    Creature("Vine Snake", LIGHT, "4_7", "ophidian", destiny=3, deploy=2, forfeit=0, ferocity=0, defense=3,
             icons=["selective creature"], traits=["selective", "parasite"], text=VINE_SNAKE_TEXT),
    Creature("Nudj", LIGHT, "4_5", "swamp", destiny=2, deploy=1, forfeit=0, defense=1, icons=["selective creature"],
             traits=["selective"], text=[DrawsFerocity(plus=-4), SWAMP_HABITAT, ABSORBS]),
    Character("Yoda", LIGHT, "4_2", "jedi master", unique=1, personas=["Yoda"], destiny=1, deploy=5, power=2, ability=7,
              forfeit=9, text=[
        DeployOnly(site("Dagobah")), Modify("training destiny draw", +1, when=Fits(SELF, A_MENTOR)),
        Cannot("be battled at", LOCATION & HERE, when=There(SELF & Present(HERE))
               & ~There(theirs(CHARACTER & ability(">", 3)) & Present(HERE))),
        ImmuneToAttrition()]),
    JediTest("Great Warrior", LIGHT, "4_77", 1, text=[
        DeployOn(site("Dagobah"), targets=(mentor(At(HERE)), apprentice(At(HERE))), brings="apprentice"),
        UntilCompleted(trial(12, There(MENTOR & Present(HERE)) & There(APPRENTICE & Present(HERE)))),
        OnceCompleted(
            CancelModifiers("drain", OPPONENT),
            Response(just_completed(by=YOU), [
                Exchange(one(among=In("hand")), one(JEDI_TEST, among=In("lost")))]))]),
    JediTest("A Jedi's Strength", LIGHT, "4_75", 2, text=[
        DeployOn(UNOCCUPIED & site("Dagobah"), targets=(mentor(on("Dagobah")), apprentice(HasCompleted(jedi_test(1))))),
        UntilCompleted(
            Response(start_of_phase("move", YOU), [Move(SELF, Bound("site"), how="relocate")], by=OPPONENT,
                     targets=(one(SITE & Adjacent(HERE), by=OPPONENT, name="site"),)),
            Cannot("travel", APPRENTICE),
            trial(13, PRESENT_TO_LEARN)),
        OnceCompleted(
            Modify("power", +1, APPRENTICE), ModifyPlayer("destiny requirement", 6, OPPONENT, how="set"))]),
    JediTest("Domain Of Evil", LIGHT, "4_76", 3, text=[
        DeployOn(Named("Dagobah: Jungle") | Named("Dagobah: Cave"),
                 targets=(mentor(on("Dagobah")), apprentice(HasCompleted(jedi_test(2))))),
        UntilCompleted(trial(14, PRESENT_TO_LEARN & ~(
            Did("battled", Of(YOU)) | Did("drained", Of(YOU)) | Did("attempted", your(JEDI_TEST))),
            to=end_of_turn(YOU))),
        OnceCompleted(Response(destiny_just_drawn(by=OPPONENT), [Change("draw", 1, "subtract")]))]),
    JediTest("Size Matters Not", LIGHT, "4_79", 4, text=[
        DeployOn(Named("Dagobah: Swamp") | Named("Dagobah: Bog Clearing"),
                 targets=(mentor(on("Dagobah")), apprentice(HasCompleted(jedi_test(3))))),
        UntilCompleted(trial(15, PRESENT_TO_LEARN)),
        OnceCompleted(
            ImmuneToAttrition(3, APPRENTICE),
            Action([Put(one(among=In("reserve")), to=In("hand"))], cost=[Use(2)], during="control", whose=YOU,
                   limit=Limit("phase")))]),
    JediTest("It Is The Future You See", LIGHT, "4_78", 5, text=[
        DeployOn(site("Dagobah"), targets=(mentor(on("Dagobah")), apprentice(HasCompleted(jedi_test(4))))),
        UntilCompleted(Attempt([
            Become(UPSIDE_DOWN, APPRENTICE),
            ForRest("during your next turn", (Automatic(end_of_turn(YOU), [
                Restore(UPSIDE_DOWN, APPRENTICE), Become(COMPLETED, SELF)]),))],
            to=start_of_phase("control", YOU), when=PRESENT_TO_LEARN & ~Fits(APPRENTICE, UPSIDE_DOWN))),
        OnceCompleted(
            ImmuneToAttrition(4, APPRENTICE),
            Automatic(just_completed(SELF), [
                Reveal(top(2, name="revealed")),
                Put(one(Bound("revealed"), among=In("reserve"), name="seen"), to=On(APPRENTICE)),
                Become(UPSIDE_DOWN, Bound("seen"))]),
            Response(about_to_draw_destiny(by=YOU), [Substitute(ValueOf("destiny", FORESEEN))],
                     when=There(FORESEEN)))]),
    Site("Dagobah: Jungle", LIGHT, "4_86", ["exterior", "planet"], (1, 0),
         light=[NO_CRAFT_HERE, Modify("deploy", -2, your(CREATURE), at=HERE)],
         dark=[NO_CRAFT_HERE, ModifyPlayer("generation here", +1, at=HERE, when=Occupies(YOU, HERE))]),
    Site("Dagobah: Swamp", LIGHT, "4_87", ["exterior", "planet"], (1, 0),
         light=[Automatic(end_of_turn(YOU), [Put(all_(your(STARSHIP | VEHICLE) & At(HERE)), to=In("used"))])],
         dark=[Automatic(end_of_turn(YOU), [
             Put(all_(your(STARSHIP | VEHICLE) & At(HERE)), to=In("lost", under=True))])]),
    Site("Dagobah: Training Area", LIGHT, "4_88", ["exterior", "planet"], (1, 1),
         light=[Action([Put(one(JEDI_TEST, among=In("reserve")), to=In("hand"))], limit=Limit("turn"))],
         dark=[Response(drain_just_initiated(at=HERE), [CancelIt()], cost=[Use(1)])]),
    Site("Dagobah: Yoda's Hut", LIGHT, "4_89", ["exterior", "planet"], (2, 0),
         light=[Action([ForRest("battle", (ModifyPlayer("attrition", -2),))], limit=Limit("turn"),
                       when=There(YODA & At(HERE)) & DuringBattle(at=LOCATION & ~HERE))],
         dark=[CancelText(HERE, facing=OPPONENT, when=Occupies(YOU, HERE))]),
    Creature("Space Slug", LIGHT, "4_6", "space", unique=1, destiny=4, deploy=2, forfeit=0, defense=3,
             words=["generic"], text=SPACE_SLUG_TEXT),
    Site("Big One: Asteroid Cave Or Space Slug Belly", LIGHT, "4_83", ["interior", "exterior", "cave", "planet"],
         (1, 1), light=WATCHES_OVER_BIG_ONE, dark=IN_BIG_ONE),
    LostInterrupt("Transmission Terminated", LIGHT, "4_66", destiny=5, text=[
        Cancels(Is("hologram")),
        Action(BREAKS_THE_HOLOTABLE, cost=[Use(3)], targets=HOLOTABLE)]),
    Device("Luke's Backpack", LIGHT, "4_12", unique=1, destiny=6, text=[
        DeployOn(CHARACTER), Allows("use all devices", HOST),
        Carries(passengers=1, only=YODA | Person("Kabe") | JAWA | EWOK),
        Modify("training destiny draw", +1, A_MENTOR & Aboard(SELF))]),
    Device("Landing Claw", LIGHT, "4_11", unique=2, destiny=2, text=[
        DeployOn(your(STARFIGHTER)),
        Action([Cling()], during="control", targets=(one(theirs(CAPITAL) & Present(HERE)),)),
        WhileIn("concealed", (
            Action([Restore(CONCEALED, HOST)]),
            Response(about_to_move(theirs(CAPITAL) & Carrying(HOST)), [Restore(CONCEALED, HOST)])))]),
    Effect("Order To Engage", LIGHT, "4_30", unique=1, destiny=4, text=[
        DeployOnTable(cost=(Use(2),), opponents_side=True),
        Automatic(end_of_phase("battle", OPPONENT), [LoseForce(3, OPPONENT)],
                  when=There(LOCATION & Occupied(YOU) & Occupied(OPPONENT) & ~FoughtOver()))]),
    Effect("Never Tell Me The Odds", LIGHT, "4_27", unique=1, destiny=3, text=ODDS_TEXT),
    UsedOrLostInterrupt("Effective Repairs", LIGHT, "4_49", destiny=4, text=[
        Cancels(Named("Limited Resources"), goes_to="used"),
        Action([Retrieve(one(EFFECT, among=In("lost")), to=In("hand"))], cost=[Use(3)], goes_to="lost")]),
    LostInterrupt("Tunnel Vision", LIGHT, "4_67", destiny=3, text=[TAKES_FROM_FORCE]),
]
