"""Premiere, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

CANTINA = Named("Tatooine: Cantina")

CANTINA = Named("Tatooine: Cantina")

STORMY = (Named("Tatooine: Dune Sea") | Named("Tatooine: Jundland Wastes") | Named("Tatooine: Beggar's Canyon")
          | Named("Tatooine: Lars' Moisture Farm") | Named("Tatooine: Jawa Camp")
          | Named("Tatooine: Mos Eisley"))  # fmt: skip

CARDS = [
    Droid("5D6-RA-7 (Fivedesix)", DARK, "1_163", "servant droid", unique=1, personas=["5D6-RA-7"], destiny=2, deploy=4,
          power=2, forfeit=5, traits=["ISB agent", "spy"], text=[
        Modify("power", +1, when=There(SELF & At(SITE) & With(Person("Motti") | Person("Yularen")))),
        Modify("deploy", +1, theirs(DROID) | your(Named("MSE-6 'Mouse' Droid")), at=SAME_LOCATION),
        ImmuneToAttrition(when=Nighttime(HERE))]),
    # -- characters --
    Imperial("Admiral Motti", "1_164", unique=1, personas=["Motti"], destiny=1, deploy=3, power=3, ability=3, forfeit=5,
             icons=["pilot", "warrior"], traits=["admiral", "commander", "leader"], text=[
        Modify("deploy", -2, when=There(IMPERIAL_SHIP & STARSHIP, 2)), PILOT_2,
        Modify("forfeit", -1, REBEL & PILOT & At(SYSTEM & HERE))]),
    Imperial("Chief Bast", "1_165", unique=1, personas=["Bast"], destiny=2, deploy=2, power=2, ability=2, forfeit=3,
             icons=["pilot"], text=[
        PILOT_2, Modify("power", +1, when=There(TARKIN & At(SAME_SITE))),
        Response(battle_just_initiated(), [Move(SELF | TARGET, Bound("site"), how="relocate")],
                 when=There(SELF & At(THERE) & Aboard(STARSHIP)),
                 targets=(one(other(your(CHARACTER)) & ~DROID & Aboard(STARSHIP & Carrying(SELF))),
                          one(SITE & Related(THERE), name="site")))]),
    Imperial("Colonel Wullf Yularen", "1_166", unique=1, personas=["Yularen"], destiny=2, deploy=2, power=1, ability=2,
             forfeit=5, icons=["warrior"], traits=["ISB agent", "leader"], text=[
        Modify("power", +1, when=There((TARKIN | Person("Bast") | Person("Dodonna")) & At(SAME_SITE)))]),
    Imperial("Commander Praji", "1_167", unique=1, personas=["Praji"], destiny=2, deploy=2, power=1, ability=2,
             forfeit=3, icons=["pilot", "warrior"], traits=["commander"], text=[
        PILOT_2, Modify("hyperspeed", +1, piloting("Devastator")),
        CancelText((C_3PO | R2_D2) & Present(HERE), when=There(SELF & Present(HERE)))]),
    Imperial("Darth Vader", "1_168", unique=1, personas=["Vader"], destiny=1, deploy=6, power=6, ability=6, forfeit=8,
             icons=["pilot", "warrior"], text=[
        ModifyPlayer("battle destiny draw", +1, when=in_battle(SELF)),
        Modify("power", Depends(There(piloting("Vader's Custom TIE")), +4, +3), ANYTHING_PILOTED),
        Modify("maneuver", +3, piloting("Vader's Custom TIE")), ImmuneToAttrition(5)]),
    Imperial("Death Star Trooper", "1_170", destiny=3, deploy=2, power=2, ability=1, forfeit=3, icons=["warrior"],
             traits=["Death Star trooper"], text=[
        DeployOnly(site("Death Star")),
        Modify("power", -1, SELF & At(SITE & ~PartOf("Death Star")))]),
    Alien("Djas Puhr", DARK, "1_171", unique=1, destiny=1, deploy=4, power=1, ability=4, forfeit=4, icons=["warrior"],
          traits=["Black Sun agent", "bounty hunter"], text=[
        Modify("power", PlayerValue("force icons", YOU, HERE)), Modify("power", +2, when=Nighttime(HERE)),
        ImmuneToAttrition(3)]),
    Alien("Dr. Evazan", DARK, "1_172", unique=1, personas=["Evazan"], destiny=3, deploy=2, power=1, ability=2,
          forfeit=3, icons=["pilot", "warrior"], traits=["smuggler"], text=[
        PILOT_2,
        Response(just_hit(other(CHARACTER) & Present(HERE)), [Lose(THAT)], when=There(SELF & Present(HERE))),
        Response(just_deployed(Named("Disarmed")), [Lose(TARGET)], when=There(SELF & Present(HERE)),
                 targets=(one(other(CHARACTER) & Present(HERE) & Carrying(THAT)),))]),
    Imperial("DS-61-2", "1_173", unique=1, personas=["DS-61-2"], squadron="Black", destiny=2, deploy=2, power=2,
             ability=2, forfeit=4, icons=["pilot", "warrior"], text=[
        PILOT_3, Modify("maneuver", +1, piloting("Black 2")), IfUnable(when=There(piloting("Black 2")))]),
    Imperial("DS-61-3", "1_174", unique=1, personas=["DS-61-3"], squadron="Black", destiny=2, deploy=2, power=3,
             ability=2, forfeit=3, icons=["pilot", "warrior"], traits=["Corellian"], text=[
        PILOT_3, Modify("maneuver", +1, piloting("Black 3")), IfUnable(when=There(piloting("Black 3")))]),
    Alien("Feltipern Trevagg", DARK, "1_176", unique=1, personas=["Feltipern Trevagg"], destiny=4, deploy=2, power=2,
          ability=1, forfeit=3, icons=["warrior"], traits=["Black Sun agent", "bounty hunter", "tax collector"], text=[
        ModifyPlayer("battle cost", PlayerValue("force icons", YOU, HERE) + PlayerValue("force icons", OPPONENT, HERE),
                     EACH, at=HERE, how="fix", when=There(SELF & Present(HERE)) & ~There(DROID & Present(HERE))),
        ModifyPlayer("battle cost", 0, EACH, at=HERE, how="fix", when=~There(SELF & Present(HERE)))]),
    Alien("Garindan", DARK, "1_177", unique=1, personas=["Garindan"], destiny=4, deploy=2, power=1, ability=1,
          forfeit=3, traits=["spy"], text=[
        While(There(REBEL & ability(">", 2) & At(HERE)), (
            Modify("deploy", -1, IMPERIAL, at=HERE),
            Modify("move cost", 0, IMPERIAL & At(Adjacent(HERE)), at=HERE, how="set", when=TurnOf(YOU, "move"))))]),
    Imperial("General Tagge", "1_178", unique=1, personas=["Tagge"], destiny=1, deploy=3, power=3, ability=3, forfeit=4,
             icons=["warrior"], traits=["general", "leader"], text=[
        Modify("forfeit", Count(other(IMPERIAL) & TROOPER & Present(SAME_SITE)),
               when=There(SELF & Present(HERE)))]),
    Imperial("Grand Moff Tarkin", "1_179", unique=1, personas=["Tarkin"], destiny=1, deploy=4, power=4, ability=3,
             forfeit=6, icons=["pilot", "warrior"], traits=["leader", "moff"], text=[
        PILOT_2,
        Response(destiny_just_drawn(by=OPPONENT), [CancelIt()], limit=Limit("battle"), when=in_battle(SELF, VADER))]),
    Imperial("Imperial Pilot", "1_180", destiny=3, deploy=2, power=0, ability=2, forfeit=2, icons=["pilot"],
             text=[PILOT_2]),
    Imperial("Imperial Trooper Guard", "1_181", destiny=3, deploy=2, power=0, ability=1, forfeit=1,
             traits=["Death Star trooper", "trooper guard"], text=GUARD_TEXT),
    Alien("Jawa", DARK, "1_182", destiny=3, deploy="*", power=1, ability=1, forfeit=1, traits=["Jawa", "scavenger"],
          text=JAWA_TEXT),
    Droid("LIN-V8M (Elleyein-Veeateemm)", DARK, "1_186", "mining droid", destiny=3, deploy=2, power=0, forfeit=4,
          text=DEFUSING_TEXT),
    Alien("M'iiyoom Onith", DARK, "1_187", unique=1, personas=["M'iiyoom Onith"], destiny=3, deploy=3, power=1,
          ability=1, forfeit=3, traits=["female"], text=[
        Action([Lose(all_(UNIQUE & Is("male") & (REBEL | ALIEN), among=In("hand", OPPONENT)))],
               cost=[Use(PlayerValue("hand", OPPONENT))], during="control", whose=YOU, limit=Limit("phase"))]),
    Alien("Myo", DARK, "1_189", unique=1, personas=["Myo"], destiny=3, deploy=4, power=3, ability=1, forfeit=5,
          icons=["warrior"], traits=["Abyssin"], text=[
        Modify("power", +1, when=There(SELF & Present(HERE))
               & There((Named("Lirin Car'n") | BOUNTY_HUNTER) & Present(HERE))),
        Instead(about_to_be_lost(SELF), [Put(SELF, to=In("used"))], when=in_battle(SELF))]),
    Alien("Ponda Baba", DARK, "1_190", unique=1, personas=["Ponda Baba"], destiny=3, deploy=2, power=2, ability=1,
          forfeit=3, icons=["pilot", "warrior"], traits=["smuggler"], text=[
        Modify("power", +3, when=in_battle(SELF) & There(Person("Evazan") & At(SAME_SITE))
               & ~There(theirs(Arm("lightsaber")) & Present(HERE))),
        PILOT_2]),
    Imperial("Stormtrooper", "1_194", destiny=1, deploy=1, power=1, ability=1, forfeit=2, icons=["warrior"],
             traits=["stormtrooper"], text=[DeployFor(FREE, at=SITE & Where(your(IMPERIAL) & ability(">", 2)))]),
    Alien("Tonnika Sisters", DARK, "1_195", unique=1, personas=["Tonnika Sisters"], destiny=2, deploy=2, power=2,
          ability=2, forfeit=2, icons=["warrior"], traits=["spy", "thief", "female"], text=[
        Action([DrawDestiny(), Fix("first_destiny", DESTINY), DrawDestiny(),
                If(Var("first_destiny").equals(2) | DESTINY.equals(2), (
                    Pays((Steal(up_to(2, theirs(WEAPON) & Present(HERE))),), otherwise=(
                        Pays((Lose(up_to(2, WEAPON & Present(HERE))),), otherwise=(
                            Pays((Steal(up_to(2, theirs(DEVICE) & Present(HERE))),), otherwise=(
                                May((Lose(up_to(2, DEVICE & Present(HERE))),)),)),)),)),))],
               cost=[Use(2)], during="control", whose=YOU, limit=Limit("phase", 2))]),
    Alien("Tusken Raider", DARK, "1_196", destiny=2, deploy=2, power=1, ability=1, forfeit=1,
          traits=["Tusken Raider"], text=[
        DeployOnly(site("Tatooine")),
        Modify("power", +1, when=There(other(TUSKEN_RAIDER & ~UNIQUE) & Present(HERE))),
        ModifyPlayer("total power", +2, at=HERE, when=There(your(TUSKEN_RAIDER & ~UNIQUE) & Present(HERE), 4))]),
    Droid("WED15-I662 'Treadwell' Droid", DARK, "1_197", "maintenance droid", destiny=3, deploy=2, power=1, forfeit=3,
          text=[
        ImmuneToAttrition(2, your(VEHICLE | DROID) & At(HERE)),
        ImmuneToAttrition(3, your(STARFIGHTER) & At((SYSTEM | SECTOR) & Related(HERE)),
                          when=There(SELF & At(DOCKING_BAY)))]),
    Alien("Wuher", DARK, "1_198", unique=1, personas=["Wuher"], destiny=3, deploy=2, power=2, ability=1, forfeit=3,
          text=[
        Automatic(start_of_phase("control", YOU), [Lose((WEAPON | DROID) & Present(SAME_SITE))]),
        AsSoonAs(There(SELF & At(CANTINA)), [Lose((WEAPON | DROID) & At(CANTINA))])]),
    Device("Blaster Scope", DARK, "1_199", destiny=4, text=[
        DeployOn(your(Named("Imperial Blaster") | Is("blaster rifle") | Named("4-LOM's Concussion Rifle"))),
        Reaches(HOST, to=Adjacent(HERE))]),
    # -- devices and Effects --
    Device("Comlink", DARK, "1_201", destiny=3, text=[DeployOn(your(CHARACTER), cost=(Use(1),)), *COMM_TEXT]),
    Device("Fusion Generator Supply Tanks", DARK, "1_203", destiny=4, text=TANKS_TEXT),
    Device("Stormtrooper Backpack", DARK, "1_206", destiny=5, text=BACKPACK_TEXT),
    Device("Stormtrooper Utility Belt", DARK, "1_207", destiny=4, text=[
        DeployOn(your(IMPERIAL | ALIEN), cost=(Use(1),)),
        Modify(("power", "forfeit"), Depends(There(HOST & on("Death Star")), +2, +1), HOST)]),
    Effect("A Disturbance In The Force", DARK, "1_208", unique=1, destiny=3, text=[
        Insert(), NoDeploy(HasDeployed(Named("A Disturbance In The Force"))), *STANDSTILL]),
    # -- later Effects --
    Effect("Baniss Keeg", DARK, "1_209", destiny=5, text=[
        Function((DeployOn(your(CHARACTER & ~PILOT & ~DROID)), Grant("pilot", HOST),
                  Modify("power", +2, (STARSHIP | VEHICLE) & Piloted(HOST)))),
        Function((DeployOn(your(PILOT)), Modify("power", +1, (STARSHIP | VEHICLE) & Piloted(HOST)))),
        ImmuneTo("Alter")]),
    Effect("Blast Door Controls", DARK, "1_210", unique=1, destiny=5, text=[
        DeployOnTable(),
        Cancels(Named("Into The Garbage Chute, Flyboy") | Named("Narrow Escape") | Named("Blast The Door, Kid!")
                | Named("Rebel Barrier"), may=False)]),
    Effect("Blaster Rack", DARK, "1_211", destiny=3, text=[
        DeployOnTable(),
        Action([Put(TARGET, to=On(SELF))], targets=(one(your(Is("character weapon")) & At(SITE)),)),
        Transfers(your(CHARACTER), what=WEAPON & StackedOn(SELF), free=False), StackOnTable()]),
    Effect("Disarmed", DARK, "1_214", destiny=5, text=DISARMED_TEXT),
    Effect("Expand The Empire", DARK, "1_215", unique=1, destiny=3, text=[
        DeployOn(SITE), Expands(to=Adjacent(HERE))]),
    Effect("Fear Will Keep Them In Line", DARK, "1_216", destiny=4, text=[
        DeployOn(CAPITAL),
        ModifyPlayer("total power in battles", +1, at=SITE & Related(HERE),
                     when=you_control((SYSTEM | SECTOR) & HERE))]),
    Effect("I Find Your Lack Of Faith Disturbing", DARK, "1_217", destiny=5, text=[
        DeployOn(your(DARK_JEDI), cost=(Use(1),)),
        ModifyPlayer("total ability", -2, OPPONENT, at=HERE, when=~There(theirs(JEDI) & Present(HERE)))]),
    Effect("Ket Maliss", DARK, "1_221", destiny=4, text=MENTOR_TEXT),
    Effect("Lateral Damage", DARK, "1_222", "utinni", unique=1, destiny=4, text=[
        DeployOn(SYSTEM, targets=(one(theirs(STARSHIP)).named("target"),)),
        *NEEDS_REPAIRS]),
    Effect("Luke? Luuuuke!", DARK, "1_223", "utinni", unique=1, destiny=4, text=[
        DeployOn(site("Tatooine"), targets=(one(REBEL).named("target"),)),
        Modify(("power", "forfeit"), Depends(Fits(TARGET, LUKE), -3, -1), TARGET),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)]),
        AsSoonAs(ValueOf("forfeit", TARGET).equals(0), [Lose(TARGET)])]),
    Effect("Macroscan", DARK, "1_224", destiny=3, text=[
        DeployOnTable(cost=(Use(2),), near="reserve"),
        Action([Peek(top(Depends(Nighttime(), 3, 1), among=In("reserve", OPPONENT)))], cost=[Use(1)])]),
    Effect("Molator", DARK, "1_225", unique=1, destiny=3, traits=["dejarik"], text=SPARE_ABILITY_TEXT),
    Effect("Organa's Ceremonial Necklace", DARK, "1_226", "utinni", unique=1, destiny=4, text=[
        DeployOn(site("Yavin 4"), targets=(one(IMPERIAL).named("target"),)),
        AsSoonAs(Fits(TARGET, At(HERE)), [Retarget(SELF, one(SELF).named("loot")), Forget()]),
        While(Fits(SELF, Bound("loot")), (
            Automatic(drain_just_initiated(by=YOU, at=HERE), [Change("drain", 1)]),
            Response(drain_just_initiated(by=YOU, at=HERE), [Move(SELF, Bound("site"), how="relocate")],
                     targets=(one(SITE & Adjacent(HERE) & Occupied(YOU, controlled=True), name="site"),))))]),
    Effect("Presence Of The Force", DARK, "1_227", unique=2, destiny=2, text=[
        DeployOn(LOCATION), ModifyPlayer("force icons", +1, EACH, at=HERE)]),
    Effect("Reactor Terminal", DARK, "1_228", destiny=3, text=HAND_TO_USED_TEXT),
    Effect("Sunsdown", DARK, "1_230", destiny=3, text=NIGHT_TEXT),
    Effect("Tactical Re-Call", DARK, "1_231", "utinni", unique=1, destiny=4, text=[
        DeployOn(site("Yavin 4"), targets=(one(WARRIOR & IN_BATTLE).named("target"),),
                 to=battle_just_won(by=YOU, at=~HERE)),
        Modify(("power", "forfeit"), Depends(Fits(TARGET, LEIA), -3, -2), TARGET),
        AsSoonAs(Fits(TARGET, At(HERE)), [CancelCard(SELF)])]),
    # -- Interrupts --
    UsedInterrupt("Alter", DARK, "1_234", destiny=4, text=ALTER_TEXT),
    UsedInterrupt("Boring Conversation Anyway", DARK, "1_235", destiny=5, text=[
        Cancels(Named("Report To Lord Vader") | Named("Scomp Link Access") | Named("Rebel Planners")
                | Named("Rebel Reinforcements") | Named("Gift Of The Mentor") | Named("Panic")
                | Named("Don't Get Cocky") | Named("Skywalkers") | Named("Demotion") | Named("Combined Attack")
                | Named("Surprise Assault"))]),
    LostInterrupt("Charming To The Last", DARK, "1_236", destiny=5, text=[
        Action([If(Fits(TARGET, LEIA), (ADD_TWO,), (ADD_ONE,))], when=in_battle(TARKIN),
               targets=(one(REBEL & ability(">", 2) & IN_BATTLE),))]),
    LostInterrupt("Collateral Damage", DARK, "1_237", destiny=4, text=ACCIDENT_TEXT),
    LostInterrupt("Counter Assault", DARK, "1_238", destiny=3, text=ASSAULT_TEXT),
    UsedInterrupt("Dark Maneuvers", DARK, "1_241", destiny=6, text=[
        Action([ForRest("turn", FASTER_AND_STRONGER)], targets=(one(STARFIGHTER),)),
        Response(destiny_just_drawn(target=STARFIGHTER), [ForRest("turn", FASTER_AND_STRONGER)], also=True)]),
    UsedInterrupt("Elis Helrot", DARK, "1_243", destiny=4, text=TRANSPORT_TEXT),
    UsedInterrupt("Emergency Deployment", DARK, "1_244", destiny=3, text=EMERGENCY_TEXT),
    LostInterrupt("Full Scale Alert", DARK, "1_246", destiny=3, text=[
        Action([DrawDestiny(), If(DESTINY < Count(STORMTROOPER), (
            ForRest("turn", (Cannot("move", theirs(~(SMUGGLER | STARSHIP & Carrying(SMUGGLER, aboard=True)))),)),))],
            cost=[Use(2)])]),
    LostInterrupt("Gravel Storm", DARK, "1_247", destiny=3, text=[
        Action([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Lose(TARGET),))],
               targets=(one(theirs(CHARACTER) & Present(STORMY)),))]),
    LostInterrupt("I Have You Now", DARK, "1_248", destiny=5, text=[
        Action([If(in_battle(REBEL & LUKE), (ADD_TWO,), (ADD_ONE,))],
               when=in_battle(DARK_JEDI, REBEL & ability(">", 2)))]),
    UsedInterrupt("Imperial Barrier", DARK, "1_249", destiny=4, text=BARRIER_TEXT),
    LostInterrupt("Imperial Reinforcements", DARK, "1_251", destiny=4, text=[
        Action([DrawDestiny(), Retrieve(up_to(DESTINY, STORMTROOPER | TIE_LN, among=In("lost")))], cost=[Use(1)],
               when=Count(theirs(CHARACTER | STARSHIP)) > Count(your(CHARACTER | STARSHIP)))]),
    LostInterrupt("It's Worse", DARK, "1_252", destiny=6, text=[
        Response(just_played(Named("It Could Be Worse")), [CancelIt(), Change("loss", X)], cost=[Use(X)],
                 targets=(amount_up_to(PlayerValue("force"), least=0),)),
        Response(just_lost_force(by=OPPONENT, of="battle"), [LoseForce(1, OPPONENT)])]),
    LostInterrupt("Kintan Strider", DARK, "1_254", destiny=3, traits=["dejarik"], text=[
        Response(just_lost(theirs(CHARACTER)), [Put(top(1, CHARACTER, among=In("lost")), to=In("hand"))],
                 cost=[Use(1)])]),
    LostInterrupt("Local Trouble", DARK, "1_256", destiny=4, text=[
        Response(start_of_phase("battle", YOU), [
            InitiateBattle(CANTINA, (
                Cannot("battle", ~(Bound("characters") | TARGET)), ModifyPlayer("battle destinies", +1)))],
            cost=[Use(1)], targets=(several(2, your(STORMTROOPER) & At(CANTINA), name="characters"),
                                    one(theirs(CHARACTER) & At(CANTINA))))]),
    LostInterrupt("Look Sir, Droids", DARK, "1_259", destiny=3, text=[
        Action([Put(all_(DROID, among=In("used", OPPONENT)), to=In("lost"))], cost=[Use(1)]),
        Action([Lose(TARGET)], cost=[Use(ValueOf("deploy", TARGET))], targets=(one(DROID),))]),
    LostInterrupt("Moment Of Triumph", DARK, "1_260", unique=1, destiny=4, text=[
        Action([ADD_TWO], when=Defending(your(TARKIN), alone=True)),
        Action([ADD_ONE], when=Defending(your(ALIEN), alone=True))]),
    LostInterrupt("Nevar Yalnal", DARK, "1_261", destiny=6, text=[
        Action([DrawDestiny(), If(DESTINY + Depends(Fits(TARGET, UNDERCOVER), 2, 0) > 2, (Lose(TARGET),))],
               targets=(one(theirs(SPY & EVEN_UNDERCOVER) & At(SITE & Where(your(SPY & EVEN_UNDERCOVER)))),))]),
    UsedInterrupt("Ommni Box", DARK, "1_262", destiny=5, text=SHUFFLE_TEXT),
    LostInterrupt("Overload", DARK, "1_263", destiny=4, text=[
        Action([DrawDestiny(), If(DESTINY.equals(0), (Lose((CHARACTER | STARSHIP) & Carrying(TARGET)),)),
                If(DESTINY < ValueOf("destiny", TARGET), (Lose(TARGET),))],
               targets=(one(WEAPON & ~(Named("Gaderffii Stick") | Is("Ewok weapon"))),))]),
    LostInterrupt("Physical Choke", DARK, "1_264", destiny=3, text=[
        Action([Lose(TARGET)], targets=(one(REBEL_TROOPER),)),
        Response(battle_just_won(by=YOU), [DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Lose(TARGET),))],
                 cost=[Use(1)], when=There(your(DARK_JEDI) & Present(THERE)),
                 targets=(one(theirs(CHARACTER) & Present(THERE)),))]),
    UsedInterrupt("Scanning Crew", DARK, "1_266", destiny=3, text=[
        Action([Put(up_to(1, REBEL, among=In("hand", OPPONENT)), to=In("used"))], cost=[Use(1)])]),
    UsedInterrupt("Sense", DARK, "1_267", destiny=3, text=SENSE_TEXT),
    LostInterrupt("Set For Stun", DARK, "1_268", destiny=2, text=[
        Action([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (Put(TARGET, to=In("hand")),))], cost=[Use(2)],
               targets=(one(theirs(CHARACTER)),))]),
    LostInterrupt("Takeel", DARK, "1_269", destiny=3, text=[
        Response(battle_destinies_drawn(each=1), [SwitchBattleDestinies()], cost=[Use(1)])]),
    LostInterrupt("The Circle Is Now Complete", DARK, "1_271", destiny=6, text=[
        Action([lightsabers_add("duel total", +2),
                Duel(Bound("duelist"), TARGET, (Put(DEFEATED, to=In("out-of-play")),), destinies=0)], cost=[Use(1)],
               targets=(one(your(VADER) & Present(SITE), name="duelist"),
                        one(theirs(OBI_WAN) & With(Bound("duelist"), present=True))))]),
    LostInterrupt("Trooper Charge", DARK, "1_274", destiny=6, text=[
        Action([ForRest("battle", (
            Modify("power", Depends(Fits(TARGET, DEATH_STAR_TROOPER), +3, +2), TARGET),
            Automatic(end_of_battle(), [Forfeit(TARGET)])))],
            targets=(one(your(TROOPER) & IN_BATTLE),))]),
    LostInterrupt("Tusken Scavengers", DARK, "1_275", destiny=5, text=[
        Action([DrawDestiny(), If(Count(TUSKEN_RAIDER) > DESTINY, (
            May((Lose(all_(VEHICLE | WEAPON | DEVICE, among=In("used", OPPONENT))),)),))], cost=[Use(1)])]),
    LostInterrupt("You Overestimate Their Chances", DARK, "1_279", destiny=4, text=[
        CHANCES_TEXT,
        Response(just_played(Named("Don't Underestimate Our Chances")), [Change("result", 3, "times")])]),
    System("Alderaan", DARK, "1_281", ["planet"], (1, 0), parsec=2,
           dark=[ModifyPlayer("drain", Count(SITE & PartOf("Death Star") & Occupied(YOU, controlled=True)), at=HERE,
                              when=you_control(HERE))]),
    # -- locations --
    System("Dantooine", DARK, "1_282", ["planet"], (1, 1), parsec=5, dark=[ReactMove(your(STARSHIP), to=HERE)]),
    Site("Death Star: Detention Block Corridor", DARK, "1_284", ["interior", "mobile"], (0, 1), traits=["prison"],
         dark=[ModifyPlayer("weapon destiny draw", +1, at=HERE)],
         light=[DRAIN_IF_CONTROLLED]),
    Site("Death Star: Docking Bay 327", DARK, "1_285", ["interior", "exterior", "mobile", "scomp link"], (1, 1),
         dark=[TransitCost(0)], light=[TransitCost(2)]),
    Site("Death Star: Level 4 Military Corridor", DARK, "1_286", ["interior", "mobile", "scomp link"], (0, 1),
         dark=[Moves(your(IMPERIAL), start=HERE, end=site("Death Star"))], light=[DRAIN_IF_CONTROLLED]),
    Site("Death Star: War Room", DARK, "1_287", ["interior", "mobile", "scomp link"], (0, 2),
         dark=[Modify("forfeit", -1, (REBEL_TROOPER | Y_WING) & ON_TABLE,
                      when=you_control(HERE) & There(your(LEADER) & At(HERE)))],
         light=[ModifyPlayer("battle destinies", +1, at=HERE, when=DuringBattle(by=YOU, at=HERE))]),
    System("Kessel", DARK, "1_288", ["planet"], (1, 2), parsec=8, dark=[
        Modify("deploy", Depends(There(TARKIN & Aboard(STARSHIP) & At(HERE)), -2, -1), your(STARSHIP), at=HERE),
        AsSoonAs(you_control(HERE), [CancelCard(Named("Kessel Run"))])],
           light=[ModifyPlayer("destiny requirement", 6, at=HERE, how="set")]),
    System("Tatooine", DARK, "1_289", ["planet"], (1, 2), parsec=7, light=[AIR_SUPPORT], dark=[AIR_SUPPORT]),
    Site("Tatooine: Cantina", DARK, "1_290", ["interior", "planet"], (2, 2),
         dark=[Modify("power", +1, your(ALIEN & ~TUSKEN_RAIDER) & At(HERE))],
         light=[Modify("forfeit", +1, your(ALIEN) & At(HERE))]),
    Site("Tatooine: Docking Bay 94", DARK, "1_291", ["interior", "exterior", "planet", "scomp link"], (1, 1),
         dark=[TransitCost(1)], light=[TransitCost(2)]),
    Site("Tatooine: Jawa Camp", DARK, "1_292", ["exterior", "planet"], (1, 1),
         dark=[DeployFor((Use(1),), of=your(JAWA), at=HERE)],
         light=[Modify(("power", "forfeit"), -1, your(JAWA) & At(HERE))]),
    Site("Tatooine: Jundland Wastes", DARK, "1_293", ["exterior", "planet"], (1, 1), dark=[
        Modify("forfeit", +1, your(TUSKEN_RAIDER) & At(HERE)), DRAIN_IF_CONTROLLED],
         light=[ModifyPlayer("destiny requirement", 6, at=HERE, how="set")]),
    Site("Tatooine: Lars' Moisture Farm", DARK, "1_294", ["exterior", "planet", "scomp link"], (1, 1),
         dark=[ModifyPlayer("weapon destiny draw", +1, at=HERE), DRAIN_IF_CONTROLLED]),
    Site("Tatooine: Mos Eisley", DARK, "1_295", ["exterior", "planet"], (1, 2),
         dark=[Modify(("power", "forfeit"), +1, your(SPY | THIEF | BOUNTY_HUNTER | SMUGGLER) & At(HERE))]),
    System("Yavin 4", DARK, "1_296", ["planet"], (1, 2), parsec=4, light=[AIR_SUPPORT], dark=[AIR_SUPPORT]),
    Site("Yavin 4: Docking Bay", DARK, "1_297", ["exterior", "interior", "planet", "scomp link"], (1, 1),
         dark=[TransitCost(1)], light=[TransitCost(1)]),
    # -- starships and vehicles --
    Starfighter("Black 2", DARK, "1_299", "TIE/ln", unique=1, personas=["Black 2"], destiny=2, deploy=1, power=1,
                maneuver=4, forfeit=3, text=[Carries(pilots=1)]),
    Starfighter("Black 3", DARK, "1_300", "TIE/ln", unique=1, personas=["Black 3"], destiny=3, deploy=1, power=1,
                maneuver=3, forfeit=3, text=[Carries(pilots=1)]),
    Capital("Devastator", DARK, "1_301", "Imperial-Class Star Destroyer", unique=1, personas=["Devastator"], destiny=1,
            deploy=8, power=9, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[IMPERIAL_CLASS, PermanentPilot(2)]),
    Capital("Imperial-Class Star Destroyer", DARK, "1_302", "Imperial-Class Star Destroyer", destiny=1, deploy=8,
            power=8, armor=6, hyperspeed=3, forfeit=9, icons=["nav computer", "scomp link"],
            traits=["ship-docking capability"], text=[IMPERIAL_CLASS, PermanentPilot(1)]),
    Starfighter("TIE Advanced x1", DARK, "1_303", "TIE Advanced x1", destiny=3, deploy=2, power=2, maneuver=2,
                forfeit=3, text=[PermanentPilot(1)]),
    Starfighter("TIE Fighter", DARK, "1_304", "TIE/ln", destiny=1, deploy=1, power=1, maneuver=3, forfeit=2, text=[
        Modify("deploy", -1, at=SYSTEM & Where(IMPERIAL_SHIP & CAPITAL)), PermanentPilot(1)]),
    Starfighter("Vader's Custom TIE", DARK, "1_306", "TIE Advanced x1", unique=1, personas=["Vader's Custom TIE"],
                destiny=2, deploy=2, power=2, maneuver=3, hyperspeed=2, forfeit=4, icons=["nav computer"], text=[
        Carries(pilots=1), ImmuneToAttrition(4, SELF & Piloted(VADER))]),
    Vehicle("Sandcrawler", DARK, "1_309", "transport", destiny=2, deploy=3, power=3, armor=3, landspeed=2, forfeit=5,
            traits=["enclosed", "sandcrawler"], text=[*JAWA_HOME, Cannot("move", to=MOBILE & SITE)]),
    Vehicle("Ubrikkian 9000 Z001", DARK, "1_310", "transport", destiny=2, deploy=2, power=2, maneuver=6, landspeed=3,
            forfeit=4, traits=["enclosed"], text=[Carries(drivers=1, passengers=2), ReactMove()]),
    # -- weapons --
    CharacterWeapon("Assault Rifle", DARK, "1_311", destiny=2, traits=["blaster rifle"], text=[
        DeployOn(your(WARRIOR), cost=(Use(3),)),
        Fire(CHARACTER | CREATURE | VEHICLE, HEAVY_RIFLE_SHOT, cost=(Use(2),), reach=SITE & SAME_OR_ADJACENT)]),
    CharacterWeapon("Blaster Rifle", DARK, "1_312", destiny=3, traits=["blaster rifle"], text=BLASTER_RIFLE_TEXT),
    StarshipWeapon("Boosted TIE Cannon", DARK, "1_313", destiny=4, traits=["cannon"], text=[
        DeployOn(your(Is("TIE Advanced x1")), cost=(Use(1),)),
        Fire(STARSHIP, (DrawDestiny(), If(
            DESTINY + Depends(Fits(TARGET, CAPITAL), -1, 0) + Depends(Fits(TARGET, STARFIGHTER), 1, 0) > DEFENSE_VALUE,
            (MakeHit(),))), cost=(Use(1),))]),
    CharacterWeapon("Gaderffii Stick", DARK, "1_315", destiny=4, text=[
        DeployOn(your(TUSKEN_RAIDER), cost=(Use(2),)),
        Fire(CHARACTER, (DrawDestiny(2), If(DESTINY > 5, (ForRest("battle", (Cannot("use-weapons", TARGET),)),))),
             to=battle_just_initiated(at=HERE))]),
    AutomatedWeapon("Han Seeker", DARK, "1_316", destiny=3, text=[
        *SEEKER_TEXT, StrikesAt((HAN | ALIEN) & ability("<", 3))]),
    CharacterWeapon("Imperial Blaster", DARK, "1_317", destiny=3, traits=["blaster", "DH-17 blaster"],
                    text=LIGHT_BLASTER_TEXT),
    CharacterWeapon("Light Repeating Blaster Rifle", DARK, "1_320", destiny=2, traits=["blaster rifle", "rifle"], text=[
        DeployOn(your(WARRIOR), cost=(Use(2),)),
        Fire(CHARACTER | CREATURE | VEHICLE, HEAVY_RIFLE_SHOT, cost=(Use(2),), again=(Use(2),),
             reach=HERE & Where(your(Is("power droid") | Is("fusion generator")), present=True))]),
    AutomatedWeapon("Luke Seeker", DARK, "1_321", destiny=3, text=[
        *SEEKER_TEXT, StrikesAt(LUKE & ability("<", 4) | PILOT & CHARACTER & ability("<", 3))]),
    AutomatedWeapon("Timer Mine", DARK, "1_322", destiny=2, traits=["mine"], text=TIMER_MINE_TEXT),
    StarshipWeapon("Turbolaser Battery", DARK, "1_323", destiny=2, traits=["turbolaser battery"], text=[
        DeployOn(your(STAR_DESTROYER) | (MOBILE & SYSTEM), cost=(Use(3),)),
        Fire(STARSHIP, (DrawDestiny(2), If(DESTINY - Depends(Fits(TARGET, CAPITAL), 2, 5) > DEFENSE_VALUE,
                                           (MakeHit(),))), cost=(Use(2),))]),
    CharacterWeapon("Vader's Lightsaber", DARK, "1_324", unique=1, destiny=1, traits=["lightsaber"], text=[
        DeployOn(your(VADER)), SABER_DRAIN,
        Fire(CHARACTER | CREATURE, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),))))]),
]
