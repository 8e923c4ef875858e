"""Dagobah, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

ORBITAL_MINE = one(Named("Orbital Mine") & Present(HERE))
OFFICER = Is("admiral") | Is("general") | Is("moff")

CARDS = [
    Droid("4-LOM", DARK, "4_91", "protocol droid", unique=1, personas=["4-LOM"], destiny=1, deploy=2, power=2, armor=3,
          forfeit=3, icons=["warrior"], traits=["Black Sun agent", "bounty hunter", "information broker", "thief"],
          text=[
        ModifyPlayer("total power", Pairs(your(ALIEN) & Present(HERE), your(DROID) & Present(HERE)), at=SAME_SITE),
        Action([Put(one(CHARACTER, among=In("used", THAT_PLAYER)), to=In("lost"))], cost=[Use(1)],
               when=DuringBattle() & There(SELF & Present(HERE)) & There(Person("Zuckuss") & Present(HERE)),
               limit=Limit("battle"), targets=(a_pile("used"),)),
        Allows(("initiate battle", "be battled"))]),
    Alien("Bossk", DARK, "4_92", unique=1, personas=["Bossk"], destiny=1, deploy=4, power=4, ability=2, forfeit=3,
          icons=["pilot", "warrior"], traits=["Black Sun agent", "bounty hunter"], text=[
        PILOT_2, IfUnable(when=There(piloting("Hound's Tooth"))), ModifyPlayer("attrition", +1, OPPONENT, at=SAME_SITE),
        Modify("forfeit", 0, CHEWIE & At(HERE), how="set", when=There(SELF & Present(HERE)))]),
    Imperial("Captain Needa", "4_93", unique=1, personas=["Needa"], destiny=1, deploy=3, power=3, ability=3, forfeit=5,
             icons=["pilot", "warrior"], traits=["leader"], text=[
        PILOT_2, ImmuneToAttrition(4, piloting("Avenger")),
        Action([Retarget(TARGET, SELF)], targets=(one(UTINNI_EFFECT),)),
        Cannot("be forfeited", other(your(CHARACTER)) & ~HIT & At(HERE), when=in_battle(SELF))]),
    Imperial("Comm Chief", "4_94", unique=3, destiny=2, deploy=3, power=1, ability=2, forfeit=3, icons=["pilot"], text=[
        PILOT_2, Modify("move cost", 0, ANYTHING_PILOTED, how="set")]),
    Imperial("Commander Brandei", "4_95", unique=1, personas=["Brandei"], destiny=2, deploy=3, power=1, ability=3,
             forfeit=3, icons=["pilot"], traits=["commander"], text=[
        PILOT_2,
        Action([Put(one(TIE, among=In("reserve")), to=In("hand"))], cost=[Use(1)], during="control", whose=YOU,
               limit=Limit("phase"), when=There(SELF & (Aboard(STAR_DESTROYER) | At(DOCKING_BAY))))]),
    Imperial("Commander Nemet", "4_97", unique=1, personas=["Nemet"], destiny=2, deploy=2, power=1, ability=2,
             forfeit=3, icons=["pilot"], traits=["commander"], text=[
        Modify(("power", "maneuver"), +1, ANYTHING_PILOTED),
        *NO_REACTS_HERE]),
    Imperial("Corporal Derdram", "4_98", unique=1, personas=["Derdram"], destiny=2, deploy=3, power=3, ability=1,
             forfeit=3, icons=["warrior"], traits=["ISB agent"], text=[
        Modify("power", +1, when=There(SELF & At(site("Executor")))),
        CancelText(Named("Death Star: Detention Block Control Room"), when=There(SELF & At(DETENTION_BLOCK))),
        Action([Put(one(Named("IT-O (Eyetee-Oh)") | Named("Hypo"), among=In("reserve")), to=In("hand"))],
               cost=[Use(1)])]),
    Imperial("Corporal Vandolay", "4_99", unique=1, personas=["Corporal Vandolay"], destiny=2, deploy=2, power=2,
             ability=2, forfeit=3, icons=["warrior"], traits=["ISB agent"], text=[
        Action([Put(one(Named("Spice Mines Of Kessel") | Named("Death Star: Detention Block Corridor"),
                        among=In("reserve")), to=In("hand"))], cost=[Use(1)]),
        Grant("used", Named("We Have A Prisoner"), when=There(SELF & At(MOBILE & SITE)))]),
    # Nothing purchases droids yet: his text also makes him immune to that.
    Droid("IG-88", DARK, "4_101", "assassin droid", unique=1, personas=["IG-88"], destiny=1, deploy=5, power=4,
          armor=5, forfeit=3, icons=["pilot", "warrior"], traits=["Black Sun agent", "assassin", "bounty hunter"],
          text=[
        PILOT_2, Response(just_hit(CHARACTER & At(SAME_SITE), source=UsedBy(SELF)), [Lose(THAT)]),
        Allows(("use two weapons", "initiate battle", "be battled")), ImmuneTo("Restraining Bolt")]),
    Imperial("Lieutenant Commander Ardan", "4_103", unique=1, personas=["Ardan"], destiny=3, deploy=3, power=2,
             ability=3, forfeit=3, icons=["warrior"], traits=["commander"], text=[
        IfUnable(when=There(SELF & At(SITE))), ImmuneToAttrition(Count(theirs(ALIEN) & Present(HERE)))]),
    Alien("Zuckuss", DARK, "4_107", unique=1, personas=["Zuckuss"], destiny=1, deploy=4, power=2, ability=4, forfeit=3,
          icons=["pilot", "warrior"], traits=["Black Sun agent", "bounty hunter", "Gand", "scout"], text=[
        PILOT_2, ReactMove(free=True),
        Action([ForRest("turn", (Modify("forfeit", 0, TARGET, how="set"),))], cost=[Use(1)], when=DuringBattle(),
               limit=Limit("battle"), targets=(one(ALIEN & ability("<", 3) & At(SAME_SITE)),)),
        ImmuneToAttrition(3)]),
    # Creatures.
    Creature("Bog-wing", DARK, "4_108", "avian", destiny=5, deploy=2, forfeit=0, defense=2,
             icons=["selective creature"], traits=["selective", "parasite"], text=BOG_WING_TEXT),
    Creature("Mynock", DARK, "4_110", "space", destiny=3, deploy=3, forfeit=0, ferocity=2, defense=3,
             icons=["selective creature"], traits=["selective", "parasite"], text=MYNOCK_TEXT),
    Creature("Sleen", DARK, "4_111", "swamp", destiny=3, deploy=2, forfeit=0, defense=2, icons=["selective creature"],
             traits=["selective"], text=[DrawsFerocity(plus=-3), SWAMP_HABITAT, ABSORBS]),
    Creature("Space Slug", DARK, "4_112", "space", unique=1, destiny=4, deploy=2, forfeit=0, defense=3,
             words=["generic"], text=SPACE_SLUG_TEXT),
    Creature("Vine Snake", DARK, "4_113", "ophidian", destiny=3, deploy=2, forfeit=0, ferocity=0, defense=3,
             icons=["selective creature"], traits=["selective", "parasite"], text=VINE_SNAKE_TEXT),
    Effect("3,720 To 1", DARK, "4_114", unique=1, destiny=3, text=ODDS_TEXT),
    Effect("Awwww, Cannot Get Your Ship Out", DARK, "4_115", destiny=4, text=[
        Function((DeployOn(STARSHIP & At(SITE & ~DOCKING_BAY)), Cannot("move", HOST))),
        Function((DeployOn((STARSHIP | VEHICLE) & on("Dagobah")), Cannot("move", HOST),
                  Automatic(start_of_phase("control", YOU), [Put(HOST, to=In("used"))])))]),
    Effect("Bad Feeling Have I", DARK, "4_116", unique=1, destiny=3, text=[
        DeployOnTable(opponents_side=True),
        Modify("deploy", +2, Brings(("Luke", "Leia", "Han", "Chewie", "Lando", "Yoda", "Obi-Wan"))),
        Cannot("be played", theirs(Titled("bad feeling")))]),
    # Bombing runs.
    Effect("Bombing Run", DARK, "4_117", "mobile", words=["generic"], unique=1, destiny=6, text=[
        DeployOn(SITE & Is("planet") & ~INTERIOR & ~PartOf("Dagobah")),
        Moves(SELF, start=HERE, end=SITE & ~INTERIOR & Adjacent(HERE), first=True),
        Moves(your(BOMBER & Piloted()), start=SYSTEM & Related(HERE) & Occupied(YOU, controlled=True), end=HERE,
              cost=Count(CLOUD_SECTOR & Related(HERE)) + 1),
        Rules("bombing run")]),
    Effect("Failure At The Cave", DARK, "4_120", "utinni", unique=1, destiny=3, text=[
        DeployOn(Named("Dagobah: Cave"), targets=(one(AN_APPRENTICE & on("Dagobah")).named("target"),)),
        CancelText(JEDI_TEST, word="suspend"),
        Mandatory([
            DrawDestiny(by=OPPONENT),
            If(THEIR_DESTINY < 4, (RetrieveForce(2),), (CancelCard(SELF),)),
            If(THEIR_DESTINY.equals(0), (Lose(TARGET),))],
            during="battle", when=There(TARGET & Present(HERE)))]),
    Effect("Field Promotion", DARK, "4_121", destiny=4, text=[
        DeployOn(IMPERIAL & ability("<", 5) & With(VADER | EMPEROR | your(OFFICER), present=True)),
        Grant("leader", HOST), Modify("power", +1, HOST),
        Gives(HOST, (ImmuneTo("Demotion"), ImmuneTo("Report To Lord Vader"),
                     ImmuneTo("What Is Thy Bidding, My Master?"))),
        ImmuneTo("Alter")]),
    Effect("Flagship", DARK, "4_122", unique=1, destiny=3, text=[
        DeployOn(your(STAR_DESTROYER), cost=(Use(2),)),
        ReactMove(your(STARSHIP) & ~HOST, to=(SYSTEM | SECTOR) & HERE, free=True),
        Automatic(about_to_be_lost(HOST), [LoseForce(ValueOf("armor", HOST))]), ImmuneTo("Alter", by=YOU)]),
    Effect("He Is Not Ready", DARK, "4_123", unique=1, destiny=4, text=[
        Function((DeployOn(CHARACTER), Modify("training destiny draw", -2, HOST))),
        Function((
            DeployOn(theirs(PILOT & CHARACTER) & At(SITE)),
            Automatic(end_of_phase("move", OPPONENT),
                      [Pays((LoseForce(1, OPPONENT),), otherwise=(Lose(HOST),), by=OPPONENT)],
                      when=~Did("moved", HOST))))]),
    Effect("Knowledge And Defense", DARK, "4_125", unique=1, destiny=4, text=[
        Insert(),
        Automatic(reaches_top(), [ForRest("turn", (Cannot("be battled at", LOCATION, by=OPPONENT),))]),
        ImmuneTo("Alter")]),
    Effect("There Is No Try", DARK, "4_134", unique=1, destiny=4, text=[
        DeployOnTable(), *COSTLY_SENSE, ImmuneTo("Alter")]),
    Effect("Visage Of The Emperor", DARK, "4_135", unique=1, destiny=7, traits=["hologram"], text=[
        DeployOn(Named("Executor: Holotheatre") | Named("Death Star: Conference Room"), cost=(LoseForce(2),)),
        Automatic(end_of_turn(ANYONE), [LoseForce(1, EACH)]), CANCELED_IF_OPPONENT_CONTROLS, ImmuneTo("Alter")]),
    LostInterrupt("Control", DARK, "4_139", destiny=2, text=CONTROL_TEXT),
    LostInterrupt("Frustration", DARK, "4_142", unique=1, destiny=3, text=[
        Action([Fix("icons", PlayerValue("force icons", OPPONENT, LOCATION)),
                Peek(one(~INTERRUPT & Measure("deploy", "<", Var("icons")), among=In("hand", OPPONENT), name="seen")),
                ForRest("during your next turn", (Automatic(end_of_turn(YOU), [
                    Lose(one(Bound("seen"), among=In("hand", OPPONENT), by=OPPONENT))]),))],
               during="control", whose=YOU)]),
    UsedOrLostInterrupt("HoloNet Transmission", DARK, "4_143", unique=2, destiny=2, traits=["hologram"], text=[
        Cancels(Named("Transmission Terminated"), goes_to="used"),
        Action([Put(one(IMPERIAL | Named("Visage Of The Emperor"), among=In("used")), to=In("hand")),
                ShufflePile(In("used"))], goes_to="lost")]),
    UsedInterrupt("Shut Him Up Or Shut Him Down", DARK, "4_147", unique=1, destiny=6, text=[
        Cancels(Named("Death Star Plans") | Named("The Professor") | Named("Bacta Tank")
                | Named("How Did We Get Into This Mess?") | Named("Shoo! Shoo!") | Named("Thank The Maker"))]),
    UsedOrLostInterrupt("Those Rebels Won't Escape Us", DARK, "4_150", destiny=3, text=[
        Cancels(Named("Nabrun Leids"), goes_to="used"),
        Cancels(Named("Landing Claw"), when=TurnOf(YOU, "move"), goes_to="lost"),
        Cancels(Named("Hyper Escape") | Named("Closer?!"), goes_to="lost"),
        Response(react_just_begun(), [CancelIt()], goes_to="lost")]),
    LostInterrupt("Unexpected Interruption", DARK, "4_152", unique=1, destiny=2, text=[
        Action([Put(one(INTERRUPT, among=In("reserve")), to=In("hand"))], cost=[Use(2)])]),
    Sector("Asteroid Field", DARK, "4_155", "asteroid", "", ["space"], (1, 1), unique=3,
           dark=[AsteroidRules(), CANCELS_DRAINS_NEARBY], light=[AsteroidRules()]),
    Sector("Big One", DARK, "4_156", "asteroid", "", ["space"], (0, 1),
           dark=[AsteroidRules(), DRAINS_AMONG_ASTEROIDS],
           light=[AsteroidRules()]),
    Site("Big One: Asteroid Cave Or Space Slug Belly", DARK, "4_157", ["interior", "exterior", "cave", "planet"],
         (1, 1), dark=WATCHES_OVER_BIG_ONE, light=IN_BIG_ONE),
    Site("Dagobah: Cave", DARK, "4_158", ["interior", "planet", "underground"], (0, 2),
         dark=[ModifyPlayer("force icons", 0, at=HERE, how="set", when=Occupies(OPPONENT, HERE))],
         light=[Mandatory([LoseForce(1)], during="control", whose=YOU,
                          when=There(YODA) & ~There(YODA & on("Dagobah")))]),
    Site("Executor: Holotheatre", DARK, "4_161", ["interior", "mobile", "scomp link", "starship"], (0, 1),
         dark=[ModifyPlayer("generation here", Depends(There(VADER) & There(EMPEROR), 2, 1), at=HERE,
                            when=There(your(VADER | EMPEROR)))],
         light=[DRAIN_IF_CONTROLLED]),
    Site("Executor: Main Corridor", DARK, "4_162", ["interior", "mobile", "scomp link", "starship"], (0, 1),
         dark=[passage(Person("Executor") | site("Executor"))],
         light=[CancelText(HERE, facing=OPPONENT, when=you_control(HERE))]),
    Site("Executor: Meditation Chamber", DARK, "4_163", ["interior", "mobile", "scomp link", "starship"], (0, 2),
         dark=[Response(battle_just_initiated(at=SYSTEM), [ForRest("battle", (
             ModifyPlayer("total ability", ValueOf("ability", TARGET), at=THERE),))],
             targets=(one(your(VADER) & ALONE & At(HERE)),), limit=Limit("turn"))],
         light=[CancelText(HERE, facing=OPPONENT, when=Occupies(YOU, HERE))]),
    Site("Star Destroyer: Launch Bay", DARK, "4_165", ["interior", "exterior", "mobile", "starship", "scomp link"],
         (0, 1), unique=3, dark=[
        DeployOn(STAR_DESTROYER), MayDeploy(your(TIE), HERE), Modify("deploy", -2, your(TIE), at=HERE),
        Modify(("shuttle cost", "move cost"), 0, Of(YOU), at=HERE, how="set"),
        Modify(("shuttle cost", "move cost"), 0, your(At(HERE)), how="set")],
         light=[TakesPrizes(), ImmuneTo("Revolution")]),
    Capital("Avenger", DARK, "4_166", "Imperial-Class Star Destroyer", unique=1, personas=["Avenger"], destiny=1,
            deploy=8, power=8, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        IMPERIAL_CLASS, PermanentPilot(2), Modify("asteroid destiny draw", -2)]),
    Capital("Executor", DARK, "4_167", "Super-Class Star Destroyer", unique=1, personas=["Executor"], destiny=1,
            deploy=15, power=12, armor=12, hyperspeed=2, forfeit=15, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[
        Carries(pilots=UNLIMITED, passengers=UNLIMITED, vehicles=UNLIMITED, starfighters=UNLIMITED),
        PermanentPilot(3, pilots=3), ImmuneToAttrition(12)]),
    Capital("Hound's Tooth", DARK, "4_168", "Modified Corellian Freighter", unique=1, personas=["Hound's Tooth"],
            destiny=2, deploy=6, power=5, armor=4, hyperspeed=4, forfeit=4,
            icons=["independent", "nav computer", "scomp link"], traits=["ship-docking capability"], text=[
        Carries(pilots=1, passengers=6, vehicles=1, pilot=SMUGGLER | BOUNTY_HUNTER),
        ImmuneToAttrition(4, SELF & Piloted(Person("Bossk"))), MovesLike("starfighter")]),
    Starfighter("IG-2000", DARK, "4_169", "Trilon Aggressor", unique=1, personas=["IG-2000"], destiny=4, deploy=4,
                power=3, maneuver=3, hyperspeed=3, forfeit=3, icons=["independent", "nav computer", "scomp link"],
                text=[
        Carries(pilots=1, passengers=2, pilot=SMUGGLER | BOUNTY_HUNTER),
        Modify("maneuver", +3, SELF & Piloted(Person("IG-88"))),
        ImmuneToAttrition(3, SELF & Piloted(Person("IG-88"))), Mounts(Is("ion cannon"))]),
    Starfighter("Punishing One", DARK, "4_171", "Corellian JM 5000", unique=1, personas=["Punishing One"], destiny=3,
                deploy=3, power=2, maneuver=5, hyperspeed=3, forfeit=3, icons=["independent", "nav computer"], text=[
        Carries(pilots=1, passengers=1, pilot=SMUGGLER | BOUNTY_HUNTER),
        ImmuneToAttrition(3, SELF & Piloted(Person("Dengar"))), Modify("deploy", -3, when=Together(Person("Dengar"))),
        Mounts(Named("Boosted TIE Cannon"))]),
    Starfighter("TIE Avenger", DARK, "4_172", "TIE/ad", destiny=3, deploy=3, power=2, maneuver=4, hyperspeed=2,
                forfeit=2, icons=["nav computer"], text=[
        Modify("deploy", -1, at=SYSTEM & Where(IMPERIAL_SHIP & CAPITAL)), Carries(pilots=1),
        Mounts(Named("Boosted TIE Cannon"))]),
    Starfighter("TIE Bomber", DARK, "4_173", "TIE/sa", destiny=0, deploy=2, power=1, maneuver=2, forfeit=2,
                traits=["bomber"], text=[
        PermanentPilot(1), Modify("power", +2, when=BATTLE_BELOW & in_battle(SELF)),
        Action([Lose(TARGET)], cost=[Use(1)], whose=YOU, targets=(ORBITAL_MINE,)),
        Action([Put(TARGET, to=In("hand"))], cost=[Use(1)], whose=YOU, targets=(ORBITAL_MINE,), also=True)]),
    CharacterWeapon("4-LOM's Concussion Rifle", DARK, "4_174", unique=1, destiny=2, traits=["blaster rifle", "rifle"],
                    text=[
        DeployOn(your(Person("4-LOM"))), DeployOn(your(WARRIOR) & ~Person("4-LOM"), cost=(Use(4),)),
        Fire(CHARACTER | CREATURE, (
            DrawDestiny(),
            If(DESTINY - 2 + Depends(Fits(TARGET, At(Adjacent(HERE))), 1, 0) + Depends(Fits(TARGET, At(HERE)), 2, 0)
               + Depends(There(SELF & Carrying(Named("Blaster Scope"))), 1, 0) > DEFENSE_VALUE, (MakeHit(),))),
             reach=SITE & HERE | EXTERIOR & SITE & (Adjacent(HERE) | Adjacent(Adjacent(HERE))))]),
    CharacterWeapon("Bossk's Mortar Gun", DARK, "4_175", unique=1, destiny=1, text=[
        DeployOn(your(WARRIOR), cost=(Use(Depends(Fits(PLACE, Person("Bossk")), 2, 4)),)),
        Fire(SAME_SITE, (
            DrawDestiny(),
            If(DESTINY > 0, (Lose(one((CHARACTER | CREATURE | WEAPON | DEVICE | STARSHIP | VEHICLE)
                                      & Measure("destiny", "=", DESTINY) & Present(THERE))),)),
            If(DESTINY.equals(0), (Lose(HOST), Lose(SELF)))), cost=(Use(2),))]),
    StarshipWeapon("Proton Bombs", DARK, "4_179", destiny=1, text=[
        DeployOn(your(BOMBER)),
        Fire(SITE & INTERIOR, (DrawDestiny(), If(DESTINY > 4, (Become(COLLAPSED),))), reach=Related(HERE),
             to=drain_just_initiated(at=SAME_LOCATION)),
        Fire(SAME_SITE, (
            DrawDestiny(), Lose((CHARACTER | STARSHIP | VEHICLE) & Measure("destiny", "=", DESTINY) & At(THERE))),
             when=BOMBING_RUN_BATTLE)]),
    # -- capture --
    CharacterWeapon("Zuckuss' Snare Rifle", DARK, "4_180", unique=1, destiny=1, traits=["rifle"], text=[
        DeployOn(your(Person("Zuckuss"))), DeployOn(your(BOUNTY_HUNTER & ~Person("Zuckuss")), cost=(Use(1),)),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY - 1 > DEFENSE_VALUE, (Become(CAPTIVE),))), cost=(Use(2),)),
        Fire(CREATURE, (DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (Lose(TARGET),))), cost=(Use(2),))]),
]
