"""Endor, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

RIDES = Is("speeder bike") | Is("AT-ST") | Is("skiff")

WILDS = Is("forest") | Is("jungle") | EXTERIOR & site("Endor")

CARDS = [
    UsedInterrupt("Free Ride", LIGHT, "8_52", unique=1, destiny=5, text=[
        Action([Lose(CHARACTER & Aboard(TARGET)), Steal()],
               targets=(one(theirs(RIDES) & At(Occupied(YOU, controlled=True))),)),
        Action([Peek(random(among=In("hand", OPPONENT), name="seen")),
                If(Fits(Bound("seen"), RIDES), (Steal(Bound("seen")),))])]),
    LostInterrupt("Surprise Counter Assault", LIGHT, "8_60", destiny=4, text=[
        Cancels(Named("Counter Assault")),
        Response(drain_just_initiated(by=OPPONENT, at=EXTERIOR & site("Endor")), [
            CancelIt(), Deploy(any_number_of(Is("Ewok") & ~UNIQUE, among=In("reserve")), to=THERE, cost=FREE),
            Put(up_to(None, theirs(CHARACTER | VEHICLE | STARSHIP) & At(THERE), by=OPPONENT), to=In("used")),
        ], cost=[Use(4)])]),
    Site("Endor: Back Door", LIGHT, "8_69", ["exterior", "planet", "scomp link"], (2, 2),
         light=[passage(BUNKER, cost=1)],
         dark=[passage(BUNKER, cost=1, when=you_control(HERE))]),
    Alien("Lumat", LIGHT, "8_21", unique=1, personas=["Lumat"], destiny=3, deploy=1, power=0, ability=1, forfeit=1,
          traits=["Ewok"], text=[
        DeployOnly(site("Endor")),
        Modify(("power", "forfeit"), PlayerValue("force icons", YOU, SAME_SITE & PartOf("Endor"))),
        Modify("total weapon destiny", +1, Is("Ewok weapon") & UsedBy(your(EWOK)) & on("Endor"),
               when=There(SELF & on("Endor")))]),
    CharacterWeapon("Ewok Bow", LIGHT, "8_87", destiny=4, words=["Ewok weapon"], text=[
        DeployOn(your(EWOK), cost=(Use(1),)),
        Fire(CHARACTER | CREATURE, (
            DrawDestiny(),
            If(DESTINY + Count(EWOK & ~HOST & Carrying(Named("Ewok Bow")) & Present(HERE)) > DEFENSE_VALUE,
               (MakeHit(),))), cost=(Use(1),))]),
    CharacterWeapon("BlasTech E-11B Blaster Rifle", LIGHT, "8_85", destiny=2, traits=["blaster rifle", "rifle"], text=[
        DeployOn(your(Is("scout") & WARRIOR), cost=(Use(2),)),
        Fire(CHARACTER | CREATURE | VEHICLE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))),
             cost=(Use(1),), again=(Use(2),))]),
    Alien("Chief Chirpa", LIGHT, "8_3", unique=1, personas=["Chief Chirpa"], destiny=2, deploy=3, power=0, ability=2,
          forfeit=2, traits=["Ewok", "leader"], text=[
        DeployOnly(site("Endor")),
        Modify(("power", "forfeit"), PlayerValue("force icons", YOU, SAME_SITE & PartOf("Endor"))),
        Action([Deploy(one(EWOK & ~UNIQUE, among=In("reserve")), to=HERE & site("Endor"))], during="deploy",
               whose=YOU, limit=Limit("phase"))]),
    LostInterrupt("Here We Go Again", LIGHT, "8_54", unique=1, destiny=3, text=[
        Response(battle_just_over(by=OPPONENT), [InitiateBattle(THERE, again=True, text=(
            *STRIKE_BACK, ModifyPlayer("battle destinies", Depends(There(your(C_3PO) & Present(THERE)), 2, 1),
                                       when=There(your(DROID) & Present(THERE)))))])]),
    Rebel("General Solo", "8_15", unique=1, personas=["Han"], destiny=1, deploy=6, power=4, ability=3, forfeit=8,
          icons=["pilot", "warrior", "Endor"], traits=["Corellian", "general", "leader", "scout"], text=[
        Modify("deploy", -2, at=FALCON | Person("Tydirium") | site("Endor")), PILOT_3,
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [CancelIt()], cost=[Use(2)],
                 when=in_battle(SELF, CHEWIE) | in_battle(SELF, your(other(Is("scout"))) & At(EXTERIOR & SITE))),
        ImmuneToAttrition(3)]),
    Rebel("Mon Mothma", "8_22", unique=1, personas=["Mon Mothma"], destiny=1, deploy=5, power=2, ability=3, forfeit=8,
          icons=["Endor"], traits=["leader", "senator", "female"], text=[
        While(There(SELF & At(your(WAR_ROOM))), (
            ModifyPlayer("battle destiny draw", -1, OPPONENT, at=SYSTEM), Modify("forfeit", +2, REBEL & ~UNIQUE))),
        Action([Deploy(one(REBEL & ~UNIQUE, among=In("reserve")))], during="deploy", whose=YOU,
               limit=Limit("phase"))]),
    Rebel("Corporal Beezer", "8_4", unique=1, personas=["Beezer"], destiny=3, deploy=2, power=2, ability=2, forfeit=3,
          icons=["warrior", "Endor"], traits=["Alderaanian", "scout", "female"], text=[
        Cannot("react", Of(OPPONENT), to=SAME_SITE),
        Action([Deploy(one(DEVICE, among=In("reserve")), to=HERE)], during="deploy", whose=YOU, limit=Limit("phase")),
        Gives(REBEL & (ability("<", 3) | Is("Endor")), (ImmuneTo("Scanning Crew"),))]),
    Rebel("Daughter Of Skywalker", "8_8", unique=1, personas=["Leia"], destiny=1, deploy=7, power=4, ability=5,
          forfeit=8, icons=["pilot", "warrior", "Endor"], traits=["Alderaanian", "leader", "scout", "female"], text=[
        Modify("deploy", -3, at=Person("Tydirium") | site("Endor") | site("Dagobah")),
        CountsAs("Luke", Named("Mind What You Have Learned") | Named("Save You It Can")),
        ModifyPlayer("force icons", +1, at=EXTERIOR & SAME_SITE), ImmuneToAttrition(4)]),
    UsedOrStartingInterrupt("Careful Planning", LIGHT, "8_44", unique=1, destiny=5, text=PLANNING_TEXT),
    Site("Endor: Bunker", LIGHT, "8_70", ["interior", "planet", "scomp link"], (0, 1),
         light=[ModifyPlayer("drain", +1, at=HERE),
                ModifyPlayer("battle destinies", +1, at=HERE, when=DuringBattle(by=YOU, at=HERE))],
         dark=[DEPLOYS_ENDOR_SHIELD]),
    EpicEvent("Deactivate The Shield Generator", LIGHT, "8_43", destiny=0, text=[
        DeployOn(BUNKER),
        Attempt([DrawDestiny(2), If(
            AttemptTotal(DESTINY + Count(Named("Explosive Charge") & At(HERE)) * 3) > 12,
            (ForEach(up_to(None, your(CHARACTER) & At(HERE)),
                     (Move(TARGET, Named("Endor: Back Door"), how="relocate"),)),
             Become(BLOWN_AWAY, BUNKER), Become(BLOWN_AWAY, Named("Endor: Landing Platform (Docking Bay)")),
             LoseForce(8, OPPONENT), Lose(SELF)))],
                during="control", whose=YOU, limit=Limit("phase"), when=Controls(YOU, BUNKER, using=REBEL))]),
    System("Endor", LIGHT, "8_68", ["planet"], (2, 2), parsec=8,
           light=[ModifyPlayer("drain", -1, at=HERE),
                  Modify("move cost", -1, your(STARSHIP) & At(Named("Sullust") | Named("Rendezvous Point")
                                                              | Named("Haven")), at=HERE)],
           dark=[ModifyPlayer("drain", -1, at=HERE, when=~There(your(IMPERIAL) & on("Endor")))]),
    Rebel("Orrimaarko", "8_23", unique=1, destiny=1, deploy=5, power=4, ability=4, forfeit=4,
          icons=["warrior", "Endor"], traits=["leader", "scout"], text=[
        Automatic(battle_just_won(by=YOU), [LoseForce(2, OPPONENT)], when=in_battle(SELF & With(theirs(IMPERIAL)))),
        ImmuneToAttrition(3), ImmuneToAttrition(4, when=There(SELF & Present(WILDS)))]),
    Effect("Battle Plan", LIGHT, "8_35", unique=1, destiny=5, icons=["Endor"], text=[
        DeployOnTable(), ModifyPlayer("battle cost", 0, how="set"), *SPREAD_TO_DRAIN, ImmuneTo("Alter")]),
    Effect("Insurrection", LIGHT, "8_40", unique=1, destiny=5, icons=["Endor"], text=[
        DeployOnTable(), Modify("forfeit", +2, UNIQUE & REBEL & ability("<", 3)), *ORDERLY_TRAVEL,
        ImmuneTo("Alter")]),
    Rebel("General Crix Madine", "8_14", unique=1, personas=["Madine"], destiny=1, deploy=3, power=3, ability=3,
          forfeit=6, icons=["warrior", "Endor"], traits=["general", "leader", "Corellian"], text=[
        Action([Put(one(Is("scout") & ability("<", 3), among=In("reserve")), to=In("hand"))], during="deploy",
               whose=YOU, limit=Limit("phase")),
        While(There(SELF & (At(your(WAR_ROOM)) | Aboard(your(CAPITAL)))), (
            Modify("immunity", +1, your(Is("scout")), how="extend"),))]),
    Site("Endor: Chief Chirpa's Hut", LIGHT, "8_71", ["interior", "planet"], (2, 0),
         light=[Modify("deploy", -1, your(EWOK), at=HERE), DeployFor(FREE, of=Person("Chief Chirpa"), at=HERE)],
         dark=[Modify("forfeit", -1, EWOK & At(site("Endor")), when=you_control(HERE))]),
    Site("Endor: Landing Platform (Docking Bay)", LIGHT, "8_76", ["exterior", "interior", "planet", "scomp link"],
         (1, 1), light=[TransitCost(2)],
         dark=[TransitCost(Depends(There(your(IMPERIAL) & Present(HERE)), 0, 1))]),
    Effect("I Hope She's All Right", LIGHT, "8_38", unique=1, destiny=3, icons=["Endor"], text=[
        DeployOnTable(), Modify("forfeit", +1, your(Is("scout") & ~UNIQUE)), *HOLDS_THE_FIELD]),
    UsedInterrupt("Endor Celebration", LIGHT, "8_46", unique=1, destiny=5, text=[
        Cancels(Named("Tatooine Occupation") | Named("Cloud City Occupation") | Named("Rebel Base Occupation"),
                immune_to="Sense"),
        Action([ActivateForce(Count(BATTLEGROUND & PartOf("Endor") & Occupied(YOU)))], during="activate",
               whose=YOU)]),
    UsedOrLostInterrupt("Were You Looking For Me?", LIGHT, "8_64", destiny=5, text=[
        Action([Put(up_to(2, Is("communications droid") | Is("protocol droid"), among=In("reserve")),
                    to=In("hand"))], goes_to="used"),
        Action([Retrieve(one(C_3PO, among=In("lost")))], goes_to="lost"),
        Action([If(There(EWOK & IN_BATTLE, 3), (ADD_TWO,), (ADD_ONE,))], when=in_battle(C_3PO & At(SITE)),
               goes_to="lost")]),
    System("Chandrila", LIGHT, "8_67", ["planet"], (2, 1), parsec=4,
           light=[ModifyPlayer("generation here", +2, at=HERE, when=Occupies(YOU, HERE, using=CAPITAL)),
                  Modify("deploy", -2, Person("Mon Mothma"), at=LOCATION & PartOf("Chandrila"))],
           dark=[ModifyPlayer("drain", +1, at=HERE,
                              when=you_control(HERE) & There(your(STAR_DESTROYER) & At(HERE), 2)),
                 ModifyPlayer("drain", -1, at=HERE, when=you_control(HERE) & ~There(your(CAPITAL) & At(HERE)))]),
]
