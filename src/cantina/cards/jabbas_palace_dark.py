"""Jabba's Palace, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

INDEPENDENT = STARSHIP & Is("independent")

DROID_WORKSHOP = Named("Jabba's Palace: Droid Workshop")
SCRAPYARD = DROID_WORKSHOP | Named("Sandcrawler: Droid Junkheap") | Named("Cloud City: Incinerator")
HUNTERS_TRICKS = Named("We Have A Prisoner") | Named("Oo-ta Goo-ta, Solo?")


PALACE_SITE = site("Jabba's Palace")

CARDS = [
    Alien("Abyssin", DARK, "6_91", destiny=3, deploy=2, power=2, ability=1, forfeit=2, icons=["warrior"],
          text=[
        While(There(Person("Myo") & At(AUDIENCE_CHAMBER)), (Modify("power", +2), Modify("forfeit", +1))),
        Instead(about_to_be_lost(SELF), [Put(SELF, to=In("used"))], may=True, cost=(Use(2),),
                when=DuringBattle())]),
    Alien("Bane Malar", DARK, "6_95", unique=1, personas=["Bane Malar"], destiny=1, deploy=4, power=1, ability=4,
          forfeit=3, icons=["warrior"], traits=["Black Sun agent", "bounty hunter"], text=[
        Response(battle_just_initiated(at=HERE), [
            Fix("x", ValueOf("power", TARGET)), ForRest("battle", (Modify("power", X), Gives(SELF, of=TARGET)))],
                 cost=[Use(1)], when=in_battle(SELF),
                 targets=(one(theirs(CHARACTER) & ~DROID & ability("<", ValueOf("ability", SELF)) & Present(HERE)),)),
        ImmuneToAttrition(3)]),
    Alien("Beedo", DARK, "6_97", unique=1, personas=["Beedo"], destiny=3, deploy="*", power=2, ability=2, forfeit=2,
          icons=["warrior"], traits=["Black Sun agent", "Rodian", "bounty hunter"], text=[
        Modify("deploy", 3, how="define"),
        DeployFor((Put(one(other(your(Is("Rodian") & Is("male"))) & At(HERE)), to=In("used")),), may=True),
        Modify("power", +2, your(Is("Rodian")), when=There(SELF & At(AUDIENCE_CHAMBER))),
        Response(destiny_just_drawn(by=YOU, source=Person("Greedo")), [Change("draw", 2)],
                 when=There(SELF & At(AUDIENCE_CHAMBER)))]),
    Alien("Bib Fortuna", DARK, "6_98", unique=1, personas=["Bib"], destiny=1, deploy=3, power=3, ability=1, forfeit=4,
          traits=["leader", "Twi'lek"], text=[
        DeployOnly(PartOf("Tatooine")),
        Cannot("move", theirs(CHARACTER & ability("<", 4)) & At(SAME_SITE), to=PALACE_SITE),
        ReactDeploy(PALACE_SITE, your(Is("Gamorrean") | Is("Nikto")), when=There(SELF & At(PALACE_SITE)))]),
    Alien("Ephant Mon", DARK, "6_101", unique=1, destiny=1, deploy=4, power=2, ability=3, forfeit=2,
          traits=["leader", "smuggler"], text=[
        Cannot(("deploy", "move"), theirs(SPY | Is("gambler") | THIEF), to=SAME_SITE),
        While(in_battle(SELF & With(Person("Jabba"))), (Modify("power", +2), SatisfiesAll()))]),
    Droid("EV-9D9", DARK, "6_102", "supervisor droid", unique=1, personas=["EV-9D9"], destiny=1, deploy=3, power=3,
          forfeit=2, traits=["female"], text=[
        Action([Put(one(Is("power droid") | Named("Torture"), among=In("reserve")), to=In("hand"))], during="control",
               whose=YOU),
        Allows("drain", SELF & At(SCRAPYARD)),
        ModifyPlayer("drain", Count(other(DROID) & EvenIn("captive") & ~FROZEN & Present(HERE)), at=HERE,
                     when=There(SELF & At(SCRAPYARD)))]),
    Alien("Fozec", DARK, "6_103", unique=1, personas=["Fozec"], destiny=2, deploy=2, power=1, ability=1, forfeit=2,
          icons=["pilot"], traits=["ISB agent", "spy"], text=[
        PILOT_2, Gives(IMPERIAL & At(SAME_SITE), (ImmuneTo("Ke Chu Ke Kukuta?"),), when=you_control(SAME_SITE))]),
    Alien("Gailid", DARK, "6_104", unique=1, personas=["Gailid"], destiny=2, deploy=3, power=1, ability=1, forfeit=2,
          icons=["pilot"], traits=["accountant", "tax collector"], text=[
        DeployFor(FREE, at=SITE & Where(Named("Mosep"))), PILOT_2,
        ModifyPlayer("drain", +1, at=site("Jabba's Palace"), when=There(SELF & At(AUDIENCE_CHAMBER)))]),
    Alien("Jabba The Hutt", DARK, "6_109", unique=1, personas=["Jabba"], destiny=1, deploy=6, power=3, ability=4,
          forfeit=7, traits=["gangster", "leader", "Hutt"], text=[
        Modify("deploy", -2, at=PartOf("Tatooine") | PartOf("Nal Hutta")), Modify("landspeed cost", +2),
        Allows("escort"),
        While(There(SELF & At(AUDIENCE_CHAMBER)), (
            Modify("forfeit", +1, other(your(ALIEN))),
            Response(drain_just_initiated(by=YOU, at=Where(your(ALIEN))), [ActivateForce(1)]))),
        ImmuneToAttrition(4)]),
    Alien("J'Quille", DARK, "6_110", unique=1, personas=["J'Quille"], destiny=2, deploy=5, power=4, ability=1,
          forfeit=3, icons=["warrior"], traits=["spy", "Whiphid"], text=[
        Modify("power", +2, when=There(SELF & on("Hoth"))),
        Response(battle_just_initiated(at=SAME_LOCATION), [ForRest("battle", (Cannot("battle", TARGET),))],
                 targets=(one(theirs(CHARACTER & ability("<", 3)) & Present(HERE)),)),
        Modify("forfeit", +2, other(your(Is("Whiphid"))), when=There(SELF & At(AUDIENCE_CHAMBER)))]),
    Alien("Kithaba", DARK, "6_111", unique=1, personas=["Kithaba"], destiny=2, deploy=4, power="*", ability=2,
          forfeit=2, icons=["pilot", "warrior"], traits=["musician", "assassin"], text=[
        DeployOnly(PartOf("Tatooine")), Modify("power", +1, ANYTHING_PILOTED),
        Modify("power", ValueOf("ability", Highest("ability", theirs(CHARACTER) & Present(HERE))) + 1, SELF,
               how="define")]),
    Alien("Ortugg", DARK, "6_118", unique=1, personas=["Ortugg"], destiny=3, deploy=4, power=4, ability=2, forfeit=3,
          traits=["Gamorrean", "guard"], text=[
        DeployOnly(PartOf("Tatooine")), Grant("leader", SELF & With(other(Is("Gamorrean")), present=True)),
        Modify("forfeit", +2, other(your(Is("Gamorrean"))), when=There(SELF & At(AUDIENCE_CHAMBER)))]),
    Alien("Ree-Yees", DARK, "6_121", unique=1, personas=["Ree-Yees"], destiny=3, deploy=3, power=3, ability=3,
          forfeit=3, icons=["warrior"], traits=["Black Sun agent", "bounty hunter", "smuggler"], text=[
        Response(destiny_just_drawn(by=YOU, of="battle"), [Change("destiny", 3)], cost=[Use(3)],
                 when=DuringBattle(at=SAME_SITE) & Var("value").equals(3), limit=Limit("battle", 3))]),
    Creature("Rancor", DARK, "6_139", "gigantic predator", destiny=1, deploy=6, forfeit=0, defense=5, text=[
        DrawsFerocity(plus=8), Habitat(RANCOR_PIT | EXTERIOR & SITE & Is("planet")),
        DeployOnly(RANCOR_PIT | Where(Named("Malakili")) & ~Where(CHARACTER & ~Named("Malakili"))),
        AsSoonAs(TurnOf(YOU, "move"), [Move(SELF, ByDistance(Named("Rancor") & ~SELF, SELF, nearer=True))])]),
    Effect("All Wrapped Up", DARK, "6_141", unique=1, destiny=2, text=[
        DeployOnTable(), Modify("play cost", 0, HUNTERS_TRICKS, how="set"), Gives(HUNTERS_TRICKS, (ImmuneTo("Sense"),)),
        Instead(about_to_be_lost(theirs(CHARACTER), of="forfeited"), [Restore(HIT, THAT), Become(CAPTIVE, THAT)],
                may=True, when=There(your(BOUNTY_HUNTER) & With(THAT, present=True))),
        ImmuneTo("Alter")]),
    Effect("Cane Adiss", DARK, "6_142", "immediate", destiny=4, text=[
        DeployOn(THERE, to=drain_just_initiated(by=OPPONENT, at=LOCATION & Is("planet") & ~SHIELDED)),
        DeployAnywhere(HERE, your(CHARACTER | VEHICLE | STARSHIP)),
        Unrestricted(your(CHARACTER | VEHICLE | STARSHIP), HERE), ImmuneTo("Control")]),
    Effect("Den Of Thieves", DARK, "6_143", unique=1, destiny=4, text=REFUGE_OF_ALIENS),
    Effect("Resistance", DARK, "6_147", unique=1, destiny=4, text=HOLDING_OUT_TEXT),
    Effect("Sandwhirl", DARK, "6_148", "mobile", words=["generic"], unique=1, destiny=4,
           text=SANDWHIRL_TEXT),
    Effect("Scum And Villainy", DARK, "6_149", unique=1, destiny=4, text=[
        DeployOn(AUDIENCE_CHAMBER),
        While(~There(your(BRINGS_ABILITY) & ~(ALIEN | INDEPENDENT | CHARACTER & Aboard(INDEPENDENT, "pilot"))), (
            Modify("deploy", -1, your(ALIEN | STARSHIP)),
            Automatic(battle_just_initiated(by=YOU), [RetrieveForce(2)]))),
        ImmuneTo("Alter", when=Controls(YOU, site("Jabba's Palace"), 3))]),
    Effect("Well Guarded", DARK, "6_150", unique=1, destiny=6, text=[
        DeployOnTable(),
        Gives(your(~UNIQUE & ~EFFECT & ~INTERRUPT & InPile("hand")), (ImmuneTo("Grimtaash"),),
              when=PlayerValue("hand", YOU) < 13),
        ImmuneTo("Alter", when=Occupies(YOU, BATTLEGROUND, 2))]),
    UsedInterrupt("Abyssin Ornament", DARK, "6_151", unique=1, destiny=5, text=ORNAMENT_TEXT),
    UsedInterrupt("Bantha Fodder", DARK, "6_152", destiny=4, text=[
        Cancels(Named("As Good As Gone") | Named("Innocent Scoundrel")),
        Action([Put(one(Is("bantha") | TUSKEN_RAIDER | Named("Taym Dren-garen") | Is("Weequay"), In("reserve")),
                    to=In("hand"))])]),
    UsedInterrupt("Hidden Weapons", DARK, "6_154", unique=1, destiny=2, text=[
        Action([DrawDestiny(), If(Between(DESTINY, 2, 3), (Become(CAPTIVE),)), If(Between(DESTINY, 4, 5), (MakeHit(),)),
                If(DESTINY >= 6, (Lose(TARGET),))],
               when=DuringBattle("weapons")
               & (There(Person("Boba Fett") & IN_BATTLE & Present(SITE))
                  | There(your(CHARACTER) & Carrying(Named("Mandalorian Armor")) & IN_BATTLE & Present(SITE))),
               targets=(one(theirs(CHARACTER) & IN_BATTLE & Present(SITE)),))]),
    UsedInterrupt("None Shall Pass", DARK, "6_157", destiny=5, text=[
        Response(just_deployed(REBEL, by=OPPONENT, at=site("Jabba's Palace")),
                 [Put(THAT, to=In("hand")), NO_SECOND_TRY],
                 when=~There(your(IMPERIAL) & on("Jabba's Palace")))]),
    # Cancelling Never Tell Me The Odds waits for cards that are inserted.
    UsedOrLostInterrupt("Torture", DARK, "6_158", unique=1, destiny=6, text=[
        Response(inserted_or_revealed(Named("Never Tell Me The Odds")), [CancelIt()], goes_to="used",
                 immune_to="Sense"),
        Action([RetrieveForce(ValueOf("forfeit", TARGET) * Depends(Fits(TARGET, Of(YOU)), 2, 1)), Lose(TARGET)],
               targets=(one((theirs(CAPTIVE & DROID) | your(DROID & Backed("light"))) & At(DROID_WORKSHOP)),),
               goes_to="lost")]),
    UsedInterrupt("Trap Door", DARK, "6_159", unique=1, destiny=5, text=[
        Response(end_of_phase("deploy", YOU), [DrawDestiny(), If(DESTINY + 2 > ABILITY_OF_TARGET, INTO_THE_PIT)],
                 when=NOBODY_IN_THE_PIT, targets=(one(CHARACTER & EvenIn("captive") & At(AUDIENCE_CHAMBER)),))]),
    UsedOrStartingInterrupt("Twi'lek Advisor", DARK, "6_160", unique=1, destiny=5, text=EFFECT_AT_HAND_TEXT),
    Site("Jabba's Palace: Audience Chamber", DARK, "6_162", ["interior", "planet"], (1, 2),
         dark=[Action([Deploy(one(ALIEN, among=In("reserve")), to=HERE)], during="deploy", whose=YOU,
                      limit=Limit("game"))],
         light=[Action([CancelCard()], cost=[Use(4)], when=you_control(HERE),
                       targets=(one(Named("Scum And Villainy")),)),
                ImmuneTo("Revolution")]),
    Site("Jabba's Palace: Droid Workshop", DARK, "6_163", ["interior", "planet", "scomp link"], (0, 1),
         dark=[Modify("deploy", -1, your(DROID), at=HERE)],
         light=[ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE) & There(your(DROID) & At(HERE)))]),
    # -- capture --
    Site("Jabba's Palace: Dungeon", DARK, "6_164", ["interior", "planet"], (0, 1), traits=["prison"],
         dark=[Automatic(just_delivered(CAPTIVE & ~DeliveredBefore(), by=BOUNTY_HUNTER, at=HERE), [RetrieveForce(2)])],
         light=[Action([Release()], cost=[Use(3)], when=you_control(HERE),
                       targets=(one(CAPTIVE & IMPRISONED & At(HERE)),))]),
    Site("Jabba's Palace: Entrance Cavern", DARK, "6_165", ["interior", "exterior", "planet"], (0, 1),
         dark=[Modify("deploy", -3, Person("Bib"), at=HERE),
               ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE) & There(your(Is("Gamorrean")) & At(HERE)))],
         light=[DRAIN_IF_CONTROLLED, Modify("deploy", -2, your(ALIEN), at=HERE)]),
    Site("Jabba's Palace: Rancor Pit", DARK, "6_166", ["interior", "planet", "underground"], (0, 1),
         dark=[MayDeploy(Named("Dark Waters"), HERE), Cannot("move", At(HERE), when=There(CREATURE & Present(HERE)))],
         light=[Automatic(just_eaten(your(CHARACTER), at=HERE), [
             RetrieveForce(ValueOf("forfeit", THAT), OPPONENT)])]),
    Site("Tatooine: Desert", DARK, "6_169", ["exterior", "planet"], (1, 1), unique=3, dark=[OPEN_GROUND],
         light=[OPEN_GROUND]),
    Site("Tatooine: Great Pit Of Carkoon", DARK, "6_170", ["exterior", "planet"], (1, 1),
         dark=[Action([Pounce(Named("Sarlacc"))], during="control", whose=YOU,
                      targets=(one(CAPTIVE & Present(HERE)),))]),
    Site("Tatooine: Jabba's Palace", DARK, "6_171", ["exterior", "planet"], (1, 2),
         dark=[Action([Deploy(one(site("Jabba's Palace"), among=In("reserve")))], during="deploy", whose=YOU,
                      limit=Limit("phase"))],
         light=[CancelText(HERE, facing=OPPONENT, when=you_control(HERE)), ImmuneTo("Revolution")]),
    CharacterWeapon("Gamorrean Ax", DARK, "6_177", destiny=4, text=[
        DeployOn(your(Is("Gamorrean")), cost=(Use(1),)), IfUnable(when=There(HOST & Present(SITE) & IN_BATTLE)),
        Fire(CHARACTER | CREATURE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))))]),
    CharacterWeapon("Mos Eisley Blaster", DARK, "6_178", destiny=5, traits=["blaster"], text=MOS_EISLEY_BLASTER_TEXT),
    CharacterWeapon("Thermal Detonator", DARK, "6_179", unique=1, destiny=3, text=[
        DeployOn(BOUNTY_HUNTER, cost=(Use(3),)),
        Automatic(just_delivered(CAPTIVE & Carrying(Named("Bounty")), by=HOST, seized=True), [RetrieveForce(3)]),
        Fire(SITE, (DrawDestiny(3), Lose(~(EFFECT | LOCATION) & OfDrawnNumber() & At(THERE)), Lose(SELF)),
             reach=SAME_SITE)]),
    CharacterWeapon("Vibro-Ax", DARK, "6_180", destiny=4, text=[
        DeployOn(ALIEN & WARRIOR, cost=(Use(3),)), Modify("power", +1, HOST),
        Fire(CHARACTER, (DrawDestiny(), DrawDestiny(by=OPPONENT),
                         If(ValueOf("power", HOST) + DESTINY > ValueOf("power", TARGET) + THEIR_DESTINY,
                            (ForRest("battle", (Cannot("battle", TARGET),)),))), cost=(Use(1),))]),
]
