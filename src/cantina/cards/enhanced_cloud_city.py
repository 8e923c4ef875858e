"""Enhanced Cloud City, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    # Nothing purchases droids yet: its text also makes it immune to that.
    Droid("IG-88 With Riot Gun", DARK, "109_11", "assassin droid", unique=1, personas=["IG-88"], destiny=1, deploy=5,
          power=4, armor=5, forfeit=3, icons=["permanent weapon", "pilot", "warrior"],
          traits=["Black Sun agent", "assassin", "bounty hunter"], text=[
        Allows("initiate battle"),
        PermanentWeapon("Riot Gun", Fire(CHARACTER, (
            DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (Become(CAPTIVE),))))),
        ModifyPlayer("battle destinies", +1,
                     when=in_battle(SELF & ALONE) | in_battle(SELF & With(your(other(BOUNTY_HUNTER))))),
        ImmuneTo("Restraining Bolt")]),
    Effect("Crush The Rebellion", DARK, "109_9", unique=1, destiny=4, text=[
        DeployOnTable(),
        Action([Put(one(Named("I Have You Now") | Named("Evader"), among=In("reserve")), to=In("hand"))],
               limit=Limit("turn")),
        ModifyPlayer("most battle destinies", 2, OPPONENT, at=SITE & MOBILE, how="most"),
        Gives(Named("Evader"), (ImmuneTo("Sense"),)),
        Cancels(Named("Clash Of Sabers"), cost=(LoseForce(1),)), ImmuneTo("Alter")]),
    Starfighter("Boba Fett In Slave I", DARK, "109_8", "Firespray-Class Attack Ship", unique=1, personas=["Slave I"],
                destiny=1, deploy=7, power=4, maneuver=4, hyperspeed=4, forfeit=4,
                icons=["independent", "nav computer", "scomp link"], text=[
        Carries(passengers=3), PermanentPilot(3, "Boba Fett", power=3), Modify("maneuver", +2), IfUnable(),
        ImmuneToAttrition(5)]),
    Starfighter("Dengar In Punishing One", DARK, "109_10", "Corellian JM 5000", unique=1, personas=["Punishing One"],
                destiny=1, deploy=5, power=2, maneuver=5, hyperspeed=3, forfeit=5,
                icons=["independent", "nav computer", "scomp link"], text=[
        PermanentPilot(2, "Dengar", power=2),
        ModifyPlayer("total battle destiny", Count(theirs(STARSHIP) & Present(HERE)), when=in_battle(SELF)),
        NoImmunity(theirs(CHARACTER | STARSHIP | VEHICLE) & At(HERE))]),
    Droid("4-LOM With Concussion Rifle", DARK, "109_6", "protocol droid", unique=1, personas=["4-LOM"], destiny=3,
          deploy=3, power=2, armor=3, forfeit=3, icons=["permanent weapon", "warrior"],
          traits=["Black Sun agent", "bounty hunter", "information broker", "thief"], text=[
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(Person("Jabba") | Person("Zuckuss")))),
        PermanentWeapon("4-LOM's Concussion Rifle", Fire(CHARACTER, (
            ForRest("turn", (CancelText(TARGET, word="forbid"),)),)), unique=True)]),
    Rebel("Chewie With Blaster Rifle", "109_1", unique=1, personas=["Chewie"], destiny=1, deploy=5, power=6, ability=2,
          forfeit=5, icons=["permanent weapon", "pilot", "warrior"], traits=["smuggler", "Wookiee"], text=[
        Modify("power", +3, Is("freighter") & Piloted(SELF)),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & With(C_3PO))),
        PermanentWeapon("Blaster Rifle", Fire(CHARACTER | CREATURE, (
            DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),)))))]),
    Alien("Lando With Blaster Pistol", LIGHT, "109_3", unique=1, personas=["Lando"], destiny=1, deploy=4, power=3,
          ability=3, forfeit=5, icons=["permanent weapon", "pilot", "warrior"],
          traits=["gambler", "leader", "smuggler"], text=[
        PILOT_2,
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF & on("Cloud City") & With(your(other(ALIEN))))),
        PermanentWeapon("Blaster Pistol", Fire(CHARACTER, (
            DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),)))))]),
]
