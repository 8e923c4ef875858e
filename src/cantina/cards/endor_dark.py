"""Endor, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

WATTS, MARQUAND = Person("Watts"), Person("Marquand")

# Who is aboard one vehicle is together, be it closed.
BESIDE_MARQUAND = There(SELF & (With(MARQUAND, present=True) | Aboard(Carrying(MARQUAND, aboard=True))))

NO_BATTLE_PLAN = ~There(Named("Battle Plan"))
OPEN_SITE, OPEN_SYSTEM = BATTLEGROUND & SITE, BATTLEGROUND & SYSTEM  # a holosite is no battleground
YOU_ARE_SHORT = ~Occupies(YOU, OPEN_SITE) | ~Occupies(YOU, OPEN_SYSTEM)
THEY_ARE_SHORT = ~Occupies(OPPONENT, OPEN_SITE) | ~Occupies(OPPONENT, OPEN_SYSTEM)

FOREST_OR_ENDOR = Is("forest") | site("Endor")
SPECIAL_DELIVERY = Named("Special Delivery")
CARDS = [
    Imperial("AT-ST Pilot", "8_91", unique=3, destiny=3, deploy=2, power=1, ability=2, forfeit=3,
             icons=["pilot", "Endor"], text=[
        Modify("power", +2, COMBAT_VEHICLE & Piloted(SELF)),
        While(in_battle(Is("AT-ST") & Piloted(SELF)), (
            Modify("forfeit", +1), IfUnable(), ModifyPlayer("attrition", +1, OPPONENT, cumulative=True)))]),
    Imperial("Biker Scout Trooper", "8_92", destiny=3, deploy=1, power=1, ability=1, forfeit=2,
             icons=["pilot", "warrior", "Endor"], traits=["biker scout trooper"], text=[
        Modify("power", +3, SPEEDER_BIKE & Piloted(SELF)),
        Modify("power", -1, when=~There(SELF & At(Is("forest") | Is("jungle") | site("Endor")))),
        Modify("forfeit", +2, SELF & Aboard(SPEEDER_BIKE)),
        Action([Deploy(one(SPEEDER_BIKE, among=In("reserve")), to=SAME_SITE)], during="deploy", whose=YOU,
               limit=Limit("phase"))]),
    Imperial("Commander Igar", "8_94", unique=1, personas=["Igar"], destiny=1, deploy=4, power=3, ability=3, forfeit=5,
             icons=["pilot", "warrior", "Endor"], traits=["commander", "leader"], text=[
        Modify("power", +3, COMBAT_VEHICLE & Piloted(SELF)),
        ModifyPlayer("battle destinies", +1,
                     when=in_battle((Person("Tempest 1") | Is("AT-AT") & ~UNIQUE) & Piloted(SELF))),
        Response(destiny_just_drawn(of="battle"), [Redraw()], cost=[Use(2)],
                 when=in_battle(SELF & With(Person("Veers") | Person("Tagge"))))]),
    Imperial("Corporal Drazin", "8_96", unique=1, personas=["Drazin"], destiny=3, deploy=2, power=2, ability=2,
             forfeit=3, icons=["warrior", "Endor"], traits=["guard", "stormtrooper"], text=[
        Action([Put(one(SPECIAL_DELIVERY, among=In("reserve")), to=In("hand"))], during="control", whose=YOU,
               limit=Limit("phase")),
        Gives(SPECIAL_DELIVERY, (ImmuneTo("Alter"),)),
        Response(just_used(SPECIAL_DELIVERY), [Put(up_to(2, among=In("lost")), to=In("hand"))],
                 when=Did("delivered", SELF))]),
    Imperial("Lieutenant Arnet", "8_101", unique=1, personas=["Arnet"], destiny=2, deploy=2, power=2, ability=2,
             forfeit=3, icons=["pilot", "Endor"], text=[
        DeployFor(FREE, at=Person("Blizzard Scout 1")),
        Modify("power", +2, COMBAT_VEHICLE & ~Is("AT-ST") & Piloted(SELF)),
        Modify("power", +3, Is("AT-ST") & Piloted(SELF)),
        IfUnable(when=There(piloting("Tempest Scout 1"))),
        Cannot("react", Of(OPPONENT), to=SAME_SITE), Cannot("react", Of(OPPONENT) & At(SAME_SITE))]),
    Imperial("Lieutenant Watts", "8_104", unique=1, personas=["Watts"], destiny=2, deploy=2, power=2, ability=2,
             forfeit=4, icons=["pilot", "warrior", "Endor"], text=[
        Modify("power", +2, COMBAT_VEHICLE & Piloted(SELF)),
        Modify("weapon destiny draw",
               Depends(There(SELF & Aboard(Person("Tempest Scout 2"))) | BESIDE_MARQUAND, +2, +1),
               COMBAT_VEHICLE & Piloted(SELF))]),
    Imperial("Major Marquand", "8_106", unique=1, personas=["Marquand"], destiny=2, deploy=2, power=3, ability=2,
             forfeit=3, icons=["pilot", "Endor"], text=[
        Modify("power", +3, COMBAT_VEHICLE & Piloted(SELF)),
        While(There(WATTS & Aboard(COMBAT_VEHICLE & Piloted(SELF), "pilot")), (
            ModifyPlayer("battle destinies", +1, when=in_battle(SELF)),
            Modify("immunity", +2, COMBAT_VEHICLE & Piloted(SELF), how="extend")))]),
    Imperial("Sergeant Wallen", "8_115", unique=1, personas=["Wallen"], destiny=3, deploy=2, power=2, ability=2,
             forfeit=3, icons=["warrior", "Endor"], traits=["stormtrooper"],
             text=[DeployOn(THERE, to=battle_just_initiated(by=YOU, at=BATTLEGROUND & SITE))]),
    Effect("Battle Order", DARK, "8_118", unique=1, destiny=5, icons=["Endor"], text=[
        DeployOnTable(), ModifyPlayer("battle cost", 0, how="set"),
        ModifyPlayer("drain cost", +3, when=NO_BATTLE_PLAN & YOU_ARE_SHORT),
        ModifyPlayer("drain cost", +3, OPPONENT, when=NO_BATTLE_PLAN & THEY_ARE_SHORT), ImmuneTo("Alter")]),
    Effect("Imperial Arrest Order", DARK, "8_126", unique=1, destiny=5, icons=["Endor"], text=[
        DeployOnTable(), Modify("forfeit", +2, UNIQUE & IMPERIAL & ability("<", 3)), *ORDERLY_TRAVEL,
        ImmuneTo("Alter")]),
    Effect("Perimeter Patrol", DARK, "8_128", unique=1, destiny=4, icons=["Endor"], text=[
        DeployOn(BUNKER),
        Automatic(about_to_deploy(VEHICLE | STARSHIP | REBEL, by=OPPONENT,
                                  at=site("Endor") & ~Named("Endor: Rebel Landing Site (Forest)")),
                  [ForRest("turn", (Cannot(("move", "battle"), THAT),)), LoseForce(1, OPPONENT)],
                  when=you_control(BUNKER)),
        ImmuneTo("Alter")]),
    Effect("Search And Destroy", DARK, "8_131", unique=1, destiny=3, icons=["Endor"], text=[
        DeployOnTable(), Modify("forfeit", +1, Is("biker scout")), *HOLDS_THE_FIELD]),
    UsedOrStartingInterrupt("Combat Readiness", DARK, "8_136", unique=1, destiny=5, text=PLANNING_TEXT),
    LostInterrupt("Counterattack", DARK, "8_138", unique=1, destiny=3, text=[
        Response(battle_just_over(by=OPPONENT), [InitiateBattle(THERE, again=True, text=(
            *STRIKE_BACK, ModifyPlayer("battle destinies", +1, when=There(your(TROOPER) & Present(THERE)))))])]),
    UsedInterrupt("Endor Occupation", DARK, "8_142", unique=1, destiny=5, text=[
        Cancels(Named("Tatooine Celebration") | Named("Cloud City Celebration") | Named("Coruscant Celebration"),
                immune_to="Sense"),
        Action([ActivateForce(Count(LOCATION & BATTLEGROUND & PartOf("Endor") & Occupied(YOU)))], during="activate",
               whose=YOU)]),
    UsedOrLostInterrupt("Main Course", DARK, "8_149", unique=1, destiny=5, text=[
        Cancels(Named("Frozen Assets"), goes_to="used", immune_to="Sense"),
        Action([DrawDestiny(Depends(There(theirs(REBEL) & HAN & IN_BATTLE), 2, 1)),
                ForRest("battle", (ModifyPlayer("attrition", Minus(0, DESTINY)),
                                   ModifyPlayer("total power in battles", Minus(0, DESTINY), OPPONENT)))],
               when=There(theirs(ALIEN) & IN_BATTLE & With(theirs(REBEL) & IN_BATTLE))
               & ~There(Is("protocol droid") & IN_BATTLE), goes_to="lost")]),
    System("Carida", DARK, "8_156", ["planet"], (1, 2), parsec=1,
           dark=[Action([Retrieve(one(TROOPER, among=In("lost")), to=In("hand"))], cost=[LoseForce(1)],
                        during="control", whose=YOU, limit=Limit("phase"), when=Occupies(YOU, HERE))],
           light=[ModifyPlayer("drain", -1, at=HERE), Modify("forfeit", -1, your(TROOPER), when=~Occupies(YOU, HERE))]),
    System("Endor", DARK, "8_157", ["planet"], (2, 2), parsec=8,
           dark=[ModifyPlayer("total power in battles", Count(your(STARSHIP) & At(HERE)), at=site("Endor"),
                              when=you_control(HERE))],
           light=[ModifyPlayer("drain", -1, at=HERE, when=~There(your(Is("Ewok")) & on("Endor"))),
                  Modify(("move cost", "deploy"), +1, your(STARSHIP), at=HERE)]),
    Site("Endor: Back Door", DARK, "8_159", ["exterior", "planet", "scomp link"], (2, 2),
         dark=[passage(BUNKER, cost=1)],
         light=[passage(BUNKER, cost=1, when=you_control(HERE))]),
    Site("Endor: Bunker", DARK, "8_160", ["interior", "planet", "scomp link"], (0, 1),
         dark=[DEPLOYS_ENDOR_SHIELD],
         light=[Cannot("move", your(CHARACTER | VEHICLE | STARSHIP) & ~At(Named("Endor: Back Door")), to=HERE),
                CancelText(Named("Endor Shield"), when=you_control(HERE), word="suspend")]),
    Site("Endor: Dark Forest", DARK, "8_161", ["exterior", "planet"], (1, 2),
         dark=[Modify("power", +1, your(Is("Yuzzum")) & At(HERE)),
               ModifyPlayer("drain", +1, at=HERE, when=There(your(IMPERIAL) & Present(HERE)))],
         light=[Modify("deploy", +1, your(EWOK), at=HERE),
                ModifyPlayer("drain", +1, at=HERE, when=There(your(EWOK) & Present(HERE)))]),
    Site("Endor: Forest Clearing", DARK, "8_164", ["exterior", "planet"], (1, 2),
         dark=[Modify("power", +1, your(VEHICLE) & At(HERE)), ModifyPlayer("drain", +1, at=HERE)],
         light=[Modify("power", +1, your(VEHICLE) & At(HERE))]),
    Site("Endor: Landing Platform (Docking Bay)", DARK, "8_166", ["exterior", "interior", "planet", "scomp link"],
         (1, 1), dark=[TransitCost(Depends(There(your(IMPERIAL) & Present(HERE)), 0, 1))],
         light=[TransitCost(7), TransitCost(9, to=True)]),
    Vehicle("Tempest 1", DARK, "8_170", "combat", model="AT-AT", unique=1, personas=["Tempest 1"], destiny=1, deploy=6,
            power=6, armor=7, landspeed=1, forfeit=6, icons=["scomp link", "Endor"], traits=["enclosed"], text=[
        Carries(pilots=1, passengers=8), PermanentPilot(2), *WALKER_TEXT, Modify("weapon destiny draw", +1)]),
    Vehicle("Tempest Scout 1", DARK, "8_172", "combat", model="AT-ST", unique=1, personas=["Tempest Scout 1"],
            destiny=3, deploy=2, power=3, armor=4, landspeed=3, forfeit=4, icons=["scomp link", "Endor"],
            traits=["enclosed"], text=[
        Carries(either=2), ReactMove(free=True),
        While(There(SELF & Piloted(Person("Arnet"))), (
            ImmuneToAttrition(4), ModifyPlayer("attrition", +1, OPPONENT, at=HERE)))]),
    Vehicle("Tempest Scout 2", DARK, "8_173", "combat", model="AT-ST", unique=1, personas=["Tempest Scout 2"],
            destiny=3, deploy=2, power=3, armor=4, landspeed=3, forfeit=4, icons=["scomp link", "Endor"],
            traits=["enclosed"], text=[
        Modify("deploy", -1, at=PartOf("Endor")), Carries(either=2), ReactMove(),
        ImmuneToAttrition(3, SELF & Piloted(Person("Marquand"))), ReactMove(your(Is("scout")), to=SAME_LOCATION)]),
    Vehicle("Tempest Scout 3", DARK, "8_174", "combat", model="AT-ST", unique=1, personas=["Tempest Scout 3"],
            destiny=3, deploy=3, power=3, armor=4, landspeed=4, forfeit=4, icons=["scomp link", "Endor"],
            traits=["enclosed"], text=[
        ReactDeploy(FOREST_OR_ENDOR, SELF), ReactMove(to=FOREST_OR_ENDOR), Carries(either=1), PermanentPilot(2)]),
    Vehicle("Tempest Scout 5", DARK, "8_176", "combat", model="AT-ST", unique=1, personas=["Tempest Scout 5"],
            destiny=3, deploy=3, power=3, armor=4, landspeed=3, forfeit=4, icons=["scomp link", "Endor"],
            traits=["enclosed"], text=[
        Carries(either=1), ReactMove(), PermanentPilot(1),
        ModifyPlayer("total power in battles", Count(other(your(COMBAT_VEHICLE & Piloted())) & Present(HERE)),
                     at=SAME_SITE)]),
    Vehicle("Tempest Scout 6", DARK, "8_177", "combat", model="AT-ST", unique=1, personas=["Tempest Scout 6"],
            destiny=3, deploy=3, power=3, armor=3, landspeed=3, forfeit=4, icons=["scomp link", "Endor"],
            traits=["enclosed"], text=[
        ReactDeploy(LOCATION, SELF), Modify("deploy", -2, when=AsReact()), ReactMove(free=True),
        PermanentPilot(2, pilots=2)]),
]
