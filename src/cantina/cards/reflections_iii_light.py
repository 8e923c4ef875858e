"""Reflections III, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    Character("Yoda, Master Of The Force", LIGHT, "13_48", "jedi master", unique=1, personas=["Yoda"], destiny=4,
              deploy=4, power=3, ability=7, forfeit=7, icons=["Episode I"], traits=["Jedi Council member"], text=[
        DeployOnly(PartOf("Naboo") | PartOf("Coruscant")),
        Action([Put(one(Named("Sense") | Named("Control") | Named("Alter"), In("reserve")), to=In("hand"))],
               limit=Limit("game")),
        ImmuneToAttrition(4, your(JEDI) & Present(HERE)),
        ImmuneToAttrition(5, your(Is("Jedi Council member") & ability(">", 5)) & Present(HERE)),
        ImmuneToAttrition()]),
    Rebel("Chewie, Enraged", "13_9", unique=1, personas=["Chewie"], destiny=3, deploy=6, power=9, ability=2, armor=4,
          forfeit=6, icons=["maintenance", "pilot", "warrior"], traits=["smuggler", "Wookiee"], text=[
        Modify("power", Count(IMPERIAL & Present(HERE))),
        ModifyPlayer("battle destiny draw", +2, at=HERE, when=There(SELF & With(HAN | LEIA))),
        Action([ForRest("turn", (CancelText(TARGET),))], whose=YOU, limit=Limit("turn"),
               targets=(one(IMPERIAL & Measure("power", "<", 5) & Present(HERE)),)),
        Maintenance((Use(2),), (LoseForce(1),))]),
    Effect("Colo Claw Fish", LIGHT, "13_11", unique=1, destiny=4, icons=["Episode I"], text=SWALLOWED_DESTINY_TEXT),
    CharacterWeapon("Obi-Wan's Lightsaber", LIGHT, "13_34", unique=1, destiny=2, icons=["Episode I"],
                    traits=["lightsaber"], text=[
        DeployOn(your(OBI_WAN & Is("Episode I"))),
        Response(drain_just_initiated(by=YOU, at=PartOf("Naboo") & BATTLEGROUND & Where(SELF, present=True)),
                 [Change("drain", 1)]),
        Fire(CHARACTER | CREATURE, (DrawDestiny(2), If(
            DESTINY + Depends(Fits(TARGET, DARK_JEDI), 1, 0) > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))))]),
    EpicEvent("Inner Strength", LIGHT, "13_24", unique=1, destiny=0, icons=["Episode I"], text=[
        DeployOnTable(), Cannot("be played", your(Named("Sorry About The Mess") | Named("Clash Of Sabers"))),
        *combat_cards(JEDI)]),
    Effect("An Unusual Amount Of Fear", LIGHT, "13_5", "starting", unique=1, destiny=0, icons=["Episode I"],
           text=FEAR_TEXT),
    DefensiveShield("Ultimatum", LIGHT, "13_44", destiny=0, icons=["defensive shield"], text=[HOLDING_OUT]),
    Starfighter("Han, Chewie, And The Falcon", LIGHT, "13_21", "Heavily-Modified Light Freighter", unique=1,
                personas=["Falcon"], destiny=2, deploy=6, power=4, maneuver=6, hyperspeed=7, forfeit=8,
                icons=["maintenance", "nav computer", "scomp link"], text=[
        PermanentPilot(3, "Han", power=3), PermanentPilot(2, "Chewie", power=2),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF)), ImmuneToAttrition(6), ImmuneTo("Come With Me"),
        ImmuneTo("Lateral Damage"), Maintenance((Use(3),))]),
    DefensiveShield("Your Insight Serves You Well", LIGHT, "13_49", destiny=0, icons=["defensive shield"], text=[
        Cancels(Named("Scanning Crew"), may=False), UNHIDDEN]),
]
