"""Jabba's Palace, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

YOUR_ICONS, THEIR_ICONS = (PlayerValue("force icons", side, HERE) for side in (YOU, OPPONENT))

PORTALS = (Named("Endor: Back Door") | Named("Jabba's Palace: Rancor Pit") | Named("Tatooine: Jabba's Palace")
           | DOCKING_BAY)  # fmt: skip

PLAIN_ALIEN = your(ALIEN & ~UNIQUE)

CARDS = [
    Device("Holoprojector", LIGHT, "6_51", destiny=4, text=[
        DeployOn(R_UNIT),
        Action([Put(one(Is("hologram") | Is("dejarik"), among=In("reserve")), to=In("hand"))], during="control",
               whose=YOU, cost=[Use(1)])]),
    Site("Tatooine: Desert", LIGHT, "6_85", ["exterior", "planet"], (1, 1), unique=3, light=[OPEN_GROUND],
         dark=[OPEN_GROUND]),
    Droid("Artoo", LIGHT, "6_3", "astromech droid", unique=1, personas=["R2-D2"], destiny=(1, 6), deploy=4, power=1,
          forfeit=5, icons=["nav computer"], traits=["r-unit", "spy"], text=[
        Action([Put(one(Named("Hero Of A Thousand Devices") | Named("A Gift"), among=In("reserve")), to=In("hand"))],
               during="control", whose=YOU, limit=Limit("phase")),
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [Change("draw", 1, "subtract")],
                 when=There(SELF & At(BATTLEGROUND & SITE) & With(C_3PO))
                 & DuringBattle(at=SITE & (HERE | Related(HERE))))]),
    Alien("H'nemthe", LIGHT, "6_18", destiny=2, deploy=2, power=1, ability=2, forfeit=3, icons=["pilot"],
          traits=["female"], text=[
        PILOT_2, Modify("deploy", +2, theirs(IMPERIAL & Is("male")), at=SITE & SAME_OR_ADJACENT)]),
    Alien("Palejo Reshad", LIGHT, "6_31", unique=1, personas=["Palejo Reshad"], destiny=2, deploy=2, power=1,
          ability=2, forfeit=2, icons=["pilot"], traits=["Corellian"], text=[
        PILOT_2, While(There(SELF & At(AUDIENCE_CHAMBER)), (
            Modify(("power", "forfeit"), +1, your(Is("Corellian") & UNIQUE)),
            Modify(("power", "forfeit"), +2, your(Is("Corellian") & ~UNIQUE)),
            ModifyPlayer("generation here", +2, at=SYSTEM & Named("Corellia"))))]),
    Effect("Bo Shuda", LIGHT, "6_54", unique=1, destiny=5, text=[
        DeployOn(AUDIENCE_CHAMBER), Grant("no battleground", HERE),
        While(There(your(ALIEN) & At(HERE)), (
            Cannot(("be battled at", "be drained at"), HERE), Gives(your(ALIEN), (ImmuneTo("Trap Door"),)))),
        AsSoonAs(Occupies(OPPONENT, HERE) & ~There(theirs(ALIEN) & At(HERE)), [CancelCard(SELF)]),
        ImmuneTo("Alter")]),
    Effect("Ultimatum", LIGHT, "6_58", unique=1, destiny=4, text=HOLDING_OUT_TEXT),
    Effect("A Gift", LIGHT, "6_52", "immediate", unique=1, destiny=4, text=[
        DeployOn(THAT, to=just_moved(your(DROID), to=AUDIENCE_CHAMBER, by=YOU)),
        Grant("spy", HOST), PutsUndercover(),
        ModifyPlayer("battle destiny draw", -2, OPPONENT, at=Where(theirs(ALIEN))),
        ModifyPlayer("drain", -1, OPPONENT, at=Where(theirs(ALIEN))),
        AsSoonAs(~Fits(HOST, on("Tatooine")), [CancelCard(SELF)]), ImmuneTo("Control")]),
    Effect("Yarna d'al' Gargan", LIGHT, "6_59", unique=1, destiny=6, text=[
        DeployOnTable(),
        Gives(your(~UNIQUE & ~EFFECT & ~INTERRUPT), (ImmuneTo("Monnok"),), when=PlayerValue("hand") < 13),
        ImmuneTo("Alter", when=Occupies(YOU, BATTLEGROUND, 2))]),
    UsedInterrupt("Ke Chu Ke Kukuta?", LIGHT, "6_69", destiny=5, text=[
        Response(just_deployed(IMPERIAL, by=OPPONENT, at=site("Jabba's Palace")),
                 [Put(THAT, to=In("hand")), NO_SECOND_TRY],
                 when=~There(your(REBEL) & on("Jabba's Palace")))]),
    Alien("B'omarr Monk", LIGHT, "6_8", unique=3, destiny=2, deploy=3, power=0, ability=4, forfeit=4, text=[
        ModifyPlayer("force icons", AtLeast(THEIR_ICONS, YOUR_ICONS), EACH, at=SAME_SITE, how="fix"),
        CancelText(HERE & (site("Jabba's Palace") | Named("Tatooine: Jabba's Palace")), facing=OPPONENT,
                   when=There(SELF & Present(HERE))),
        NotAboard(VEHICLE | STARSHIP), Cannot("carry", using=WEAPON | DEVICE), Cannot("attack"),
        AsSoonAs(~There(SELF & on("Tatooine")), [Lose(SELF)])]),
    CharacterWeapon("Mos Eisley Blaster", LIGHT, "6_89", destiny=5, traits=["blaster"], text=MOS_EISLEY_BLASTER_TEXT),
    Alien("Shasa Tiel", LIGHT, "6_39", unique=1, personas=["Shasa Tiel"], destiny=3, deploy=3, power=1, ability=1,
          armor=3, forfeit=3, traits=["accountant", "Ishi Tib", "female"], text=[
        Modify("power", +1, SELF & At(Is("swamp"))),
        Action([Rearrange((all_(among=In("force", OPPONENT)),))], cost=[Use(3)], during="control", whose=OPPONENT),
        Modify(("power", "forfeit"), +2, other(your(Is("Ishi Tib"))), when=There(SELF & At(AUDIENCE_CHAMBER)))]),
    Effect("Bargaining Table", LIGHT, "6_53", unique=1, destiny=4, text=REFUGE_OF_ALIENS),
    Site("Jabba's Palace: Audience Chamber", LIGHT, "6_81", ["interior", "planet"], (2, 1),
         light=[AsSoonAs(you_control(HERE), [CancelCard(Named("Scum And Villainy"))]),
                Action([Deploy(one(Named("Bo Shuda"), among=In("reserve")))], during="deploy", whose=YOU)],
         dark=[ImmuneToAttrition(who=your(ALIEN & LEADER) & At(HERE))]),
    UsedInterrupt("Fallen Portal", LIGHT, "6_66", unique=1, destiny=4, text=[
        Response(attack_just_initiated(CREATURE, on=Of(YOU), at=PORTALS), [
            DrawDestiny(), If(DESTINY + 2 > ValueOf("defense", THAT), (Lose(THAT),))]),
        Response(battle_just_initiated(by=OPPONENT, at=PORTALS)
                 | creature_just_attacked(your(CREATURE), by=OPPONENT, at=PORTALS),
                 [DrawDestiny(), If(DESTINY + 2 > ValueOf("ability", CHOSEN), (Lose(CHOSEN),))],
                 targets=(up_to(2, theirs(CHARACTER) & Present(THERE), name="chosen"),))]),
    Effect("Projection Of A Skywalker", LIGHT, "6_56", unique=2, destiny=5, traits=["hologram"], text=[
        Function((DeployOnTable(), ModifyPlayer("drain", +1, at=HOLOSITE),
                  Modify("loss cost", +1, theirs(Named("Shot In The Dark"))), ImmuneTo("Alter"))),
        Function((DeployOn(SITE & Is("planet")), ModifyPlayer("drain", -1, OPPONENT, at=HERE)))]),
    Effect("Sandwhirl", LIGHT, "6_57", "mobile", words=["generic"], unique=1, destiny=4,
           text=SANDWHIRL_TEXT),
    # -- capture --
    LostInterrupt("Strangle", LIGHT, "6_76", unique=1, destiny=7, text=[
        Action([DrawDestiny(), If(DESTINY + ValueOf("power", Bound("captive"))
                                  > ABILITY_OF_TARGET + ValueOf("power", TARGET), (Lose(TARGET),))],
               targets=(one(theirs(CHARACTER) & ALONE & Escorting(CAPTIVE & ~FROZEN)),
                        one(CAPTIVE & ~FROZEN & EscortedBy(TARGET)).named("captive"))),
        Action([ADD_ONE], when=DuringBattle(at=SITE & Where(LEIA & CAPTIVE & EscortedBy())))]),
    Droid("8D8", LIGHT, "6_1", "maintenance droid", unique=1, personas=["8D8"], destiny=5, deploy=1, power=1, forfeit=3,
          text=[
        Response(just_played((Named("Torture") | Named("Aiiii! Aaa! Agggggggggg!") | Named("Sonic Bombardment"))
                             & Targeting(CHARACTER & At(SAME_SITE))), [CancelIt()]),
        Action([DrawDestiny(), If(DESTINY > 3, (Release(random(1, CAPTIVE & At(SAME_SITE), among=Table())),))],
               when=There(CAPTIVE & IMPRISONED & At(SAME_SITE)), whose=YOU, limit=Limit("turn"))]),
    Device("Arc Welder", LIGHT, "6_49", destiny=6, text=[
        DeployOn(Is("r-unit")),
        Action([Release()], cost=[Use(2)], during="control", whose=YOU,
               targets=(one(CAPTIVE & EscortedBy() & Present(HERE)),)),
        Response(battle_just_initiated(at=HERE), [ForRest("battle", (Cannot("battle", TARGET),))],
                 when=There(SELF & Present(HERE)),
                 targets=(one(theirs(CHARACTER & ability("=", 1)) & Present(HERE)),))]),
    UsedOrLostInterrupt("Jedi Mind Trick", LIGHT, "6_68", unique=1, destiny=3, text=[
        Response(drain_just_initiated(at=SITE & Adjacent(Where(LUKE))), [CancelIt()], goes_to="used"),
        Action([Pays((LoseForce(2, OPPONENT),), otherwise=(Release(),), by=OPPONENT)], goes_to="lost", targets=(
            one(CAPTIVE & At(Is("prison") & Related(Where(
                your(CHARACTER & ability(">", 4)) & With(theirs(LEADER), present=True), present=True)))),))]),
    UsedInterrupt("Someone Who Loves You", LIGHT, "6_75", destiny=4, text=[
        Response(just_lost(your(HAN | LEIA)), [Put(THAT, to=In("used"))], when=There(HAN | LEIA)),
        Action([Release()], targets=(one(HAN & CAPTIVE & At(SITE & Where(LEIA, present=True))),)),
        Response(drain_just_initiated(at=Is("prison")), [CancelIt()])]),
    UsedOrLostInterrupt("Weapon Levitation", LIGHT, "6_79", unique=1, destiny=4, text=[
        TAKES_WEAPON, Cancels(Named("You Are Beaten"), goes_to="lost"), LEVITATES]),
    UsedOrStartingInterrupt("The Signal", LIGHT, "6_77", unique=1, destiny=5, text=EFFECT_AT_HAND_TEXT),
    Alien("Oola", LIGHT, "6_29", unique=1, personas=["Oola"], destiny=3, deploy=2, power=1, ability=1, forfeit=3,
          traits=["musician", "female"], text=[
        Action([Put(all_(UNIQUE & Is("male") & (IMPERIAL | ALIEN), among=In("hand", OPPONENT)), to=In("used"))],
               cost=[Use(PlayerValue("hand", OPPONENT))], during="control", whose=YOU)]),
    Alien("Yoxgit", LIGHT, "6_47", unique=1, personas=["Yoxgit"], destiny=3, deploy=2, power=1, ability=2, forfeit=3,
          traits=["Ugnaught"], text=[
        DeployFor(FREE, at=site("Cloud City") | site("Jabba's Palace")),
        Modify("power", +2, when=There(SELF & on("Cloud City"))),
        Action([Put(one(WEAPON | DEVICE, among=In("lost")), to=In("hand"))], cost=[Use(3)], during="control",
               whose=YOU)]),
    UsedOrLostInterrupt("Don't Forget The Droids", LIGHT, "6_64", unique=1, destiny=6, text=[
        Response(inserted_or_revealed(Named("3,720 To 1")), [CancelIt()], goes_to="used", immune_to="Sense"),
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [CancelIt()],
                 cost=[Lose(one(your(DROID) & IN_BATTLE))], goes_to="lost")]),
    UsedInterrupt("Nar Shaddaa Wind Chimes", LIGHT, "6_72", unique=1, destiny=5, text=ORNAMENT_TEXT),
    Site("Jabba's Palace: Entrance Cavern", LIGHT, "6_82", ["exterior", "interior", "planet"], (1, 1),
         light=[DRAIN_IF_CONTROLLED],
         dark=[Modify(("power", "forfeit"), +1, Named("Gamorrean Guard") & At(HERE))]),
    System("Kiffex", LIGHT, "6_83", ["planet"], (2, 2), parsec=2,
           light=[While(EXACTLY_TWO_SHIPS, (
               ModifyPlayer("total power", +2, at=HERE),
               Modify("game text", 2, Named("Vul Tazaene"), how="times")))],
           dark=[ModifyPlayer("total power", +2, at=HERE, when=EXACTLY_TWO_SHIPS)]),
    Alien("Tessek", LIGHT, "6_44", unique=1, personas=["Tessek"], destiny=1, deploy=3, power=1, ability=2, forfeit=3,
          traits=["leader", "accountant"], text=[
        Response(just_deployed(CHARACTER & Measure("destiny", "=", 1), by=OPPONENT), [ActivateForce(1)]),
        While(There(SELF & At(AUDIENCE_CHAMBER)), (
            ModifyPlayer("drain", +1, at=Where(PLAIN_ALIEN)), Modify("deploy", -1, PLAIN_ALIEN)))]),
]
