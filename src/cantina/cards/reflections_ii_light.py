"""Reflections II, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    UsedOrLostInterrupt("Houjix & Out Of Nowhere", LIGHT, "10_8", destiny=2, text=[
        Response(OUT_OF_NOWHERE, [ADD_ONE], cost=[Use(1)], goes_to="used"),
        Action([NO_MORE_DAMAGE], when=DuringBattle("damage", lost_by=YOU) & NothingToForfeit(), goes_to="lost",
               immune_to="Sense")]),
    Droid("Artoo & Threepio", LIGHT, "10_2", "astromech & protocol", unique=1, personas=["R2-D2", "C-3PO"], destiny=3,
          deploy=3, power=2, forfeit=6, icons=["nav computer", "pilot"], traits=["r-unit"], text=[
        NotAboard((STARSHIP | VEHICLE) & ~FALCON, seat="pilot"), Allows("be battled", DROID),
        ModifyPlayer("battle damage", 0, how="set", when=~in_battle(your(BRINGS_ABILITY))),
        ModifyPlayer("battle damage", 0, OPPONENT, how="set", when=~in_battle(theirs(BRINGS_ABILITY))),
        Action([Put(one(Titled("Bad Feeling"), among=In("reserve")), to=In("hand"))], limit=Limit("turn")),
        CancelText(Named("Bad Feeling Have I"), word="suspend")]),
    Rebel("Corran Horn", "10_5", unique=1, personas=["Corran Horn"], squadron="Rogue", destiny=3, deploy=4, power=2,
          ability=4, forfeit=5, icons=["pilot", "warrior"], traits=["Corellian", "spy"], text=[
        PILOT_2, Modify("maneuver", +2, ANYTHING_PILOTED),
        Action([Restore(UNDERCOVER, TARGET)], cost=[Use(1)], during="move", whose=YOU,
               targets=(one(theirs(UNDERCOVER & SPY) & At(SAME_SITE)),)),
        Modify("power", +3, when=in_battle(SELF) & in_battle(theirs(SPY | BOUNTY_HUNTER))), ImmuneToAttrition(3)]),
    Rebel("Chewbacca, Protector", "10_3", unique=1, personas=["Chewie"], destiny=1, deploy=5, power=6, ability=2,
          armor=4, forfeit=6, icons=["pilot", "warrior"], traits=["smuggler", "Wookiee"], text=[
        Modify("deploy", -3, at=SITE & Where(LEIA)),
        Modify("power", Depends(There(piloting("Falcon")), +3, +2), ANYTHING_PILOTED),
        Action([ForRest("turn", (CancelText(TARGET),))], limit=Limit("turn"),
               targets=(one(theirs(CHARACTER) & Measure("power", "<", 4) & At(SAME_SITE)),))]),
    LostInterrupt("Control & Tunnel Vision", LIGHT, "10_4", destiny=1, text=[*CONTROL_TEXT, TAKES_FROM_FORCE]),
    Effect("Do, Or Do Not & Wise Advice", LIGHT, "10_7", unique=1, destiny=1, text=[
        DeployOnTable(), *COSTLY_SENSE, *COPES_WITH_SENSE, ImmuneTo("Alter")]),
    Alien("Mirax Terrik", LIGHT, "10_12", unique=1, personas=["Mirax Terrik"], destiny=3, deploy=2, power=2, ability=2,
          forfeit=5, icons=["pilot", "warrior"], traits=["information broker", "smuggler", "Corellian", "female"],
          text=[PILOT_2, IfUnable(when=There(piloting("Pulsar Skate"))), TRADES_A_CARD]),
    Rebel("Owen Lars & Beru Lars", "10_18", unique=1, personas=["Owen Lars", "Beru Lars"], destiny=3, deploy=3,
          power=4, ability=3, forfeit=5, traits=["female"], text=[
        DeployFor(FREE, at=Named("Tatooine: Lars' Moisture Farm")), IfUnable(when=in_battle(SELF)),
        Cannot("be played", your(Named("Harvest")), when=There(theirs(STORMTROOPER) & At(site("Tatooine")))),
        GUARDIANS_LOST]),
    UsedOrLostInterrupt("Out Of Commission & Transmission Terminated", LIGHT, "10_16", destiny=5, text=[
        Action([Put(random(among=In("lost", OPPONENT)), to=In("out-of-play"))], cost=[Use(1)], goes_to="used"),
        Cancels(Is("hologram"), goes_to="lost"),
        Action(BREAKS_THE_HOLOTABLE, cost=[Use(4)], targets=HOLOTABLE, goes_to="lost")]),
    Alien("Talon Karrde", LIGHT, "10_24", unique=1, personas=["Talon Karrde"], destiny=3, deploy=3, power=2, ability=3,
          forfeit=4, icons=["pilot"], traits=["information broker", "smuggler"], text=[
        PILOT_2,
        Action([Peek(random(among=In("hand", OPPONENT)))], during="control", whose=YOU,
               limit=Limit("phase", of="functions")),
        Action([Peek(top(among=In("reserve", OPPONENT)))], during="control", whose=YOU,
               limit=Limit("phase", of="functions"), also=True),
        Modify(("forfeit", "defense"), +2, your(SMUGGLER) & At(HERE))]),
]
