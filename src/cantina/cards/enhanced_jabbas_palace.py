"""Enhanced Jabba's Palace, both sides."""

from cantina.cards.twins import *
from cantina.lang import *

GUEST = CHARACTER & ~DROID & At(BATTLEGROUND & site("Tatooine"))
MAN_EATER = Named("Sarlacc") | Named("Rancor")

CARDS = [
    Rebel("Master Luke", "110_2", unique=1, personas=["Luke"], destiny=1, deploy=7, power=6, ability=5, forfeit=7,
          icons=["pilot", "warrior"], text=[
        Modify("deploy", -2, at=site("Tatooine")),
        Modify("power", -2, when=There(SELF & With(VADER, present=True))), PILOT_2,
        Action([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Put(TARGET, to=In("hand")),))], when=in_battle(SELF),
               limit=Limit("battle"), targets=(one(theirs(ALIEN) & Present(HERE)),)),
        ImmuneToAttrition(4)]),
    Starfighter("IG-88 In IG-2000", DARK, "110_8", "Trilon Aggressor", unique=1, personas=["IG-2000"], destiny=1,
                deploy=5, power=3, maneuver=3, hyperspeed=3, forfeit=4,
                icons=["independent", "nav computer", "scomp link"], text=[
        Carries(passengers=2), PermanentPilot(0, "IG-88", power=2), Modify("maneuver", +3), Allows("initiate battle"),
        ModifyPlayer("battle destinies", +1, when=in_battle(SELF) & DuringBattle(by=YOU)), Mounts(Is("ion cannon"))]),
    Character("Mara Jade, The Emperor's Hand", DARK, "110_10", "alien", "imperial", unique=1, personas=["Mara Jade"],
              destiny=1, deploy=5, power=4, ability=5, forfeit=7, icons=["pilot", "warrior"], traits=["spy", "female"],
              text=[
        PILOT_2, Modify("power", +2, when=There(EMPEROR)), CountsAs("Vader", Named("Vader's Obsession")),
        Action([Deploy(one(WEAPON, among=In("reserve")), to=SELF)], limit=Limit("game")), ImmuneToAttrition(4)]),
    *Objective("Court Of The Vile Gangster", "I Shall Enjoy Watching You Die", DARK, "110_6", text=[
        AtStart((brought(AUDIENCE_CHAMBER), brought(Named("Tatooine: Great Pit Of Carkoon")),
                 brought(Named("Jabba's Palace: Dungeon")))),
        brings_on(DOCKING_BAY | Is("independent") & STARSHIP),
        Modify("forfeit", +2, BOUNTY_HUNTER), Gives(BOUNTY_HUNTER, (ImmuneTo("Goo Nee Tay"),)),
        Cannot("be played", your(Named("Scanning Crew"))),
        Automatic(end_of_phase("deploy", YOU), [LoseForce(1)], when=~There(your(GUEST))),
        Automatic(end_of_phase("deploy", OPPONENT), [LoseForce(1, OPPONENT)], when=~There(theirs(GUEST))),
        flip_if(There(CAPTIVE & At(site("Jabba's Palace")), 2)
                | There(CAPTIVE & ability(">", 2) & At(site("Jabba's Palace")))),
    ], back=[
        brings_on(MAN_EATER | RANCOR_PIT),
        Gives(Named("Trap Door"), (Response(end_of_phase("deploy", YOU), INTO_THE_PIT, when=NOBODY_IN_THE_PIT,
                                            targets=(one(CAPTIVE & At(AUDIENCE_CHAMBER)),)),)),
        Cannot("be cancelled", Named("Trap Door")),
        Automatic(just_eaten(theirs(CHARACTER), by=MAN_EATER),
                  [LoseForce(ValueOf("forfeit", THAT), OPPONENT), Put(THAT, to=In("out-of-play"))]),
        flip_if(~There(CAPTIVE & At(site("Tatooine"))) & ~There(theirs(CHARACTER) & With(Named("Rancor")))),
    ]),
    *Objective("You Can Either Profit By This...", "Or Be Destroyed", LIGHT, "110_4", text=[
        AtStart((brought(Named("Tatooine: Jabba's Palace")), brought(AUDIENCE_CHAMBER),
                 DeployCaptive(one(HAN, among=In("reserve")), at=AUDIENCE_CHAMBER, frozen=True),
                 Deploy(up_to(2, ALIEN & CHARACTER, among=In("reserve", OPPONENT), by=OPPONENT), to=AUDIENCE_CHAMBER,
                        by=OPPONENT))),
        ForGame((Cannot("move", HAN & CAPTIVE & FROZEN),)),
        Cannot("be drained at", AUDIENCE_CHAMBER, by=OPPONENT),
        Cannot("be drained at", LOCATION & PartOf("Tatooine"), by=YOU),
        Cannot("deploy", your(Named("Frozen Assets"))),
        Modify("deploy", -2, (LUKE & ~Named("Master Luke")) | C_3PO | R2_D2, at=site("Jabba's Palace")),
        DeployFor(FREE, your(Named("Master Luke")), at=site("Jabba's Palace")),
        flip_if(There(HAN & At(PartOf("Tatooine")))),
        Automatic(just_blown_away(Named("Tatooine")), [GONE]),
    ], back=[
        Automatic(just_flipped(), [RetrieveForce(Depends(There(HAN & Measure("power", "<", 4)), 10, 5))],
                  limit=Limit("game")),
        CancelText(Named("Bad Feeling Have I")),
        MayDeploy(your(STARFIGHTER), EXTERIOR & SITE & PartOf("Tatooine")),
        Mandatory([LoseForce(Count(LOCATION & BATTLEGROUND & Occupied(YOU)
                                   & Where(your(HAN | LUKE | LEIA | CHEWIE | LANDO))), OPPONENT)],
                  during="control", whose=YOU),
        flip_if(~There(HAN)),
        Automatic(just_blown_away(Named("Tatooine")), [GONE]),
    ]),
    CharacterWeapon("Mara Jade's Lightsaber", DARK, "110_11", unique=1, destiny=1, traits=["lightsaber"],
                    text=[DeployOn(your(Person("Mara Jade")), cost=(Use(1),)), *PERSONAL_SABER_TEXT]),
    Alien("Dengar With Blaster Carbine", DARK, "110_7", unique=1, personas=["Dengar"], destiny=2, deploy=5, power=3,
          ability=2, forfeit=3, icons=["permanent weapon", "pilot", "warrior"],
          traits=["Black Sun agent", "bounty hunter", "Corellian"], text=[
        PILOT_2,
        PermanentWeapon("Dengar's Blaster Carbine", Fire(CHARACTER | CREATURE | VEHICLE, (
            DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))),
            limit=Limit("battle", 2)), unique=True)]),
    Rebel("Boushh", "110_1", unique=1, personas=["Leia"], destiny=1, deploy=6, power=3, ability=4, armor=4, forfeit=7,
          icons=["pilot", "warrior"], traits=["Alderaanian", "spy", "female"], text=[
        DeploysUndercover(), Modify("deploy", -2, at=SITE & (PartOf("Tatooine") | PartOf("Coruscant"))),
        WhileIn("undercover", (ProtectDrains(at=theirs(SITE) & Related(HERE), when=Fits(SELF, At(theirs(SITE)))),)),
        ImmuneToAttrition(3)]),
    Starfighter("Zuckuss In Mist Hunter", DARK, "110_12", "Byblos G-1A Transport", unique=1, personas=["Mist Hunter"],
                destiny=1, deploy=6, power=2, maneuver=3, hyperspeed=5, forfeit=5,
                icons=["independent", "nav computer", "scomp link"], text=[
        Carries(pilots=1, passengers=3), PermanentPilot(4, "Zuckuss", power=2),
        Action([ForRest("battle", (ModifyPlayer("total battle destiny", 0, OPPONENT, how="set"),))],
               when=in_battle(SELF) & ~(PlayerValue("ability piloting", OPPONENT, HERE) > 6), limit=Limit("battle"))]),
]
