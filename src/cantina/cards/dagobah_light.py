"""Dagobah, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

FIGHTING_CRAFT = STARFIGHTER | Is("combat vehicle") | Is("shuttle vehicle")  # what a flight suit is made for

SENSE_OR_ALTER = Named("Sense") | Named("Alter")

CLEVER_CREW = CHARACTER & Is("nav computer") & Aboard(Carrying(TARGET, aboard=True))

CARDS = [
    Effect("Do, Or Do Not", LIGHT, "4_21", unique=1, destiny=4, text=[
        DeployOnTable(), Grant("lost", SENSE_OR_ALTER),
        Automatic(draw_just_succeeded(SENSE_OR_ALTER), [LoseForce(2, THAT_PLAYER)]),
        ImmuneTo("Alter")]),
    Device("Droid Sensorscope", LIGHT, "4_9", destiny=4, text=[
        DeployOn(your(R_UNIT)),
        Action([Peek(top(among=In("reserve", OPPONENT)))], during="control", cost=[Use(1)]),
        Modify("move cost", 0, HOST & on("Dagobah"), how="set")]),
    System("Dagobah", LIGHT, "4_84", ["planet"], (2, 2), parsec=9,
           light=[Action([Deploy(one(site("Dagobah"), among=In("reserve")))], during="deploy", whose=YOU)],
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
        Modify("maneuver", +2, FIGHTING_CRAFT & Piloted(HOST)),
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
]
