"""Texts that a Light and a Dark card share."""

from typing import Any

from cantina.lang import *

JAWA_TEXT = [DeployFor((Use(1, EACH),)), DeployOnly(site("Tatooine"))]

GUARD_TEXT = [Modify("power", +4, when=Defending(SELF)), Cannot("move")]

DEFUSING_TEXT = [Action([Lose(TARGET)], whose=YOU, cost=[Use(1)], when=There(SELF & Present(HERE)),
                        targets=(one(MINE & At(SAME_SITE)),))]  # fmt: skip

MENTOR_TEXT = [
    Function((DeployOn(your(CHARACTER & ~WARRIOR & ~DROID)), Grant("warrior", HOST))),
    Function((DeployOn(your(WARRIOR)), Modify("power", +1, HOST))),
    ImmuneTo("Alter"),
]

COMM_TEXT = [ReactDeploy(to=SAME_OR_ADJACENT)]

TIMER_MINE_TEXT = [
    DeployOn(SITE & Where(your(MINING_DROID), present=True), opponents_side=True),
    Automatic(start_of_turn(YOU), [
        DrawDestiny(),
        Lose(several(DESTINY, theirs(CHARACTER) & At(HERE), by=OPPONENT)),
        Lose(SELF),
    ]),
]  # fmt: skip

ACCIDENT_TEXT = [
    Response(
        battle_just_initiated(at=SITE),
        [
            DrawDestiny(),
            If(Count(theirs(CHARACTER) & At(THERE)) > DESTINY,
               (Lose(one(theirs(CHARACTER) & At(THERE), by=OPPONENT)),)),
        ],
        when=There(theirs(CHARACTER) & At(THERE), 2) & There(theirs(Arm("weapon")) & At(THERE)),
    )
]  # fmt: skip

ASSAULT_TEXT = [
    Response(
        drain_just_initiated(by=OPPONENT),
        [
            CancelIt(),
            Fix("their_power", PlayerValue("total power", OPPONENT, THERE)),
            DrawDestiny(Count(theirs(CHARACTER | STARSHIP | VEHICLE) & Present(THERE))),
            CompareTotals(DESTINY, Var("their_power"), (LoseForce(DIFFERENCE, LOSER),)),
        ],
        cost=[Use(1)],
    )
]

BARRIER_TEXT = [
    Response(just_deployed(CHARACTER | STARSHIP, by=OPPONENT),
             [ForRest("turn", (Cannot(("battle", "move"), THAT),))], cost=[Use(1)])
]  # fmt: skip

EMERGENCY_TEXT = [
    Response(
        battle_just_initiated(by=OPPONENT),
        [
            Reveal(top(3, at_most=True, name="revealed")),
            Deploy(Bound("revealed") & (CHARACTER | STARSHIP | VEHICLE | DEVICE | WEAPON), cost=FREE),
            Lose(Bound("revealed") & ~ON_TABLE),
        ],
        when=PlayerValue("total power", OPPONENT, THERE) > PlayerValue("total power", YOU, THERE) * 2,
    )
]

NO_SECOND_TRY = ForRest("turn", (Cannot("deploy", THAT),))

FULL_HAND = Action([Put(all_but(8, among=In("hand", OPPONENT)), to=In("used"))],
                   when=PlayerValue("hand", OPPONENT) >= 13, goes_to="used")  # fmt: skip
DUPLICATES = Action([Lose(all_(DUPLICATED, among=In("hand", OPPONENT)))], cost=[Use(4)], goes_to="lost")

HIGH_GROUND_TEXT = [
    Action([ForRest("turn", (Modify("power", -4, TARGET),))], when=DuringBattle(at=SITE),
           targets=(one(theirs(CHARACTER) & IN_BATTLE & Present(SITE)),),
           cost=[forgo(your(Is("character weapon")))], goes_to="used"),
    Response(destiny_just_drawn(of="battle"), [CancelIt()], cost=[Use(3)], when=DuringBattle(at=SITE), goes_to="lost"),
]  # fmt: skip

SHUFFLE_TEXT = [Action([ShufflePile()], targets=(a_pile("reserve", "lost", "used"),))]


CHANCES_TEXT = Response(battle_just_initiated(by=OPPONENT), [Change("battle damage", 3, "times")])

LIGHT_BLASTER_TEXT = [
    DeployOn(your(WARRIOR), cost=(Use(1),)),
    Fire(CHARACTER | CREATURE | VEHICLE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), cost=(Use(1),)),
]

HEAVY_RIFLE_SHOT = (DrawDestiny(), If(DESTINY + 1 > DEFENSE_VALUE, (MakeHit(),)))

BLASTER_RIFLE_TEXT = [
    DeployOn(your(WARRIOR), cost=(Use(2),)),
    Fire(CHARACTER | CREATURE | VEHICLE, HEAVY_RIFLE_SHOT, cost=(Use(2),)),
]

SENSE_TEXT = [
    Response(just_played(INTERRUPT) | react_just_begun(),
             [DrawDestiny(), If(DESTINY < YOUR_HIGHEST_ABILITY, (CancelIt(),))]),
    Cancels(Named("Alter")),
]  # fmt: skip

ALTER_TEXT = [
    Action([DrawDestiny(), If(DESTINY < YOUR_HIGHEST_ABILITY, (CancelCard(),))],
           targets=(one(PLAIN_EFFECT | UTINNI_EFFECT),)),
    Response(about_to_deploy(PLAIN_EFFECT | UTINNI_EFFECT),
             [DrawDestiny(), If(DESTINY < YOUR_HIGHEST_ABILITY, (CancelIt(),))], also=True),
    Cancels(Named("Sense")),
]  # fmt: skip

# The travellers are chosen last, after where they leave from and where they go to.
TRANSPORT_TEXT = [
    Action([DrawDestiny(), Pays((Use(DESTINY),), (Move(Bound("travellers"), Bound("destination"), how="transport"),),
                                  (Put(SELF, to=In("lost")),))],
           when=NO_BATTLE, targets=(
        one(SITE & Where(your(CHARACTER)), name="origin"),
        one(SITE & ~HOLOSITE & ~Bound("origin"), name="destination"),
        any_number_of(your(CHARACTER) & At(Bound("origin")), name="travellers"))),
]  # fmt: skip

# A starfighter that has made itself a name by winning.
FAMOUS_TEXT = [
    DeployOn(your(STARFIGHTER) & IN_BATTLE, when=DuringBattle(lost_by=OPPONENT), to=just_lost(theirs(STARSHIP))),
    Modify("power", +2, HOST),
    ImmuneTo("Control"),
]

ADD_TWO = ForRest("battle", (ModifyPlayer("battle destinies", +2),))
ADD_ONE = ForRest("battle", (ModifyPlayer("battle destinies", +1),))

DRAIN_IF_CONTROLLED = ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE))

AIR_SUPPORT = ModifyPlayer("total power in battles", Count(your(STARSHIP) & At(HERE)), at=SITE & Related(HERE),
                           when=you_control(HERE))  # fmt: skip

EXACTLY_TWO_SHIPS = Occupies(YOU, HERE) & Count(your(STARSHIP) & At(HERE)).equals(2)

TANKS_TEXT = [
    DeployOn(your(STARSHIP) & At((SYSTEM | SECTOR) & Related(DOCKING_BAY))),
    Modify(("hyperspeed", "power", "maneuver"), +1, HOST),
]

SUCTION_TEXT = [
    DeployOn(your(Is("sandcrawler"))),
    Action([
        DrawDestiny(),
        If(DESTINY > ABILITY_OF_TARGET, (
            Pays((Move(TARGET, INTERIOR & SITE & Inside(HOST), how="relocate"),),
                 otherwise=(Put(TARGET, to=In("used")),)),)),
    ], during="control", whose=YOU, limit=Limit("phase"), targets=(one(CHARACTER & Present(HERE)),)),
]  # fmt: skip

FASTER_AND_STRONGER = (Modify(("maneuver", "hyperspeed"), +2, TARGET), Modify("power", +1, TARGET))

ECHO_SITE = SITE & Titled("Echo")

# Luke mourns whoever brought him up.
GUARDIAN_LOST, GUARDIANS_LOST = (
    Automatic(about_to_be_lost(SELF), [ForRest("end of your next turn", (Modify("power", more, LUKE),))],
              when=TurnOf(OPPONENT))
    for more in (3, 6))  # fmt: skip

# -- pilots and ships --

PILOT_2 = Modify("power", +2, ANYTHING_PILOTED)
PILOT_3 = Modify("power", +3, ANYTHING_PILOTED)

TORPEDOES = Named("Proton Torpedoes")

FREE_TORPEDOES = [DeployFor(FREE, of=TORPEDOES, at=SELF), Modify("fire cost", 0, TORPEDOES & Aboard(SELF), how="set")]

IMPERIAL_CLASS = Carries(pilots=6, passengers=8, vehicles=2, ties=4)

# -- vehicles --

WALKER_TEXT = [ImmuneToAttrition(4), Guards("landspeed", "raise")]

JAWA_HOME = [
    DeployOnly(site("Tatooine")),
    Carries(drivers=1, passengers=7),
    Modify("forfeit", +1, JAWA & At(SAME_SITE & EXTERIOR)),
]

# -- weapons --

BACKPACK_TEXT = [
    DeployOn(your(TROOPER)), Allows("use all gear", HOST), ImmuneToAttrition(3, HOST & At(Is("planet") & SITE)),
]  # fmt: skip

SUPPRESSION_TEXT = [Action([Shoot(free=True)], during="control", whose=YOU, targets=(
    one(your(Arm("blaster") & UsedBy(TROOPER) | Is("automated weapon"))),))]  # fmt: skip

SEEKER_TEXT = [DeployOn(UNOCCUPIED & SITE, cost=(Use(1),)), MovesLike("undercover spy")]

SABER_DRAIN = Response(drain_just_initiated(by=YOU, at=Where(SELF, present=True)), [Change("drain", 1)])

PERSONAL_SABER_TEXT = [
    SABER_DRAIN,
    Fire(CHARACTER | CREATURE, (DrawDestiny(2), If(DESTINY > DEFENSE_VALUE, (MakeHit(forfeit_zero=True),)))),
]

CLOUD_CITY_BLASTER_TEXT = [
    DeployOn(your(WARRIOR) & on("Cloud City"), cost=(Use(2),)),
    Fire(CHARACTER | CREATURE, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (
        MakeHit(), ForRest("battle", (Cannot("satisfy attrition", TARGET),))))), cost=(Use(2),)),
]  # fmt: skip

MOS_EISLEY_BLASTER_TEXT = [
    DeployOn(your(ALIEN & WARRIOR), cost=(Use(Depends(Fits(PLACE, on("Tatooine")), 0, 1)),)),
    Fire(CHARACTER, (DrawDestiny(), If(DESTINY + 2 > DEFENSE_VALUE, (
        ForRest("turn", (Modify("forfeit", -2, TARGET),)),)))),
]  # fmt: skip

ON_FOOT = CHARACTER & ~Aboard(STARSHIP | VEHICLE)

INFANTRY_MINE_TEXT = [
    DeployOn(SITE & EXTERIOR & Where(your(MINING_DROID), present=True)),
    Automatic(enters(ON_FOOT, HERE), [
        DrawDestiny(), If((DESTINY + 2 > ValueOf("ability", THAT)) & Fits(THAT, ~DROID), (Lose(THAT),)), Lose(SELF)]),
]  # fmt: skip

VEHICLE_MINE_TEXT = [
    DeployOn(SITE & EXTERIOR & Where(your(MINING_DROID), present=True)),
    Automatic(enters(STARFIGHTER | VEHICLE & ~Is("creature vehicle"), HERE), [
        DrawDestiny(),
        If(DESTINY + 2 > Depends(Fits(THAT, STARFIGHTER), 5, ValueOf("defense", THAT)), (Lose(THAT),)), Lose(SELF)]),
]  # fmt: skip

BLUFF_TEXT = [Rules("bluff"), ModifyPlayer("drain", Count(your(BLUFF & StackedOn(HERE))), at=HERE)]

NO_DRAINS = Cannot("be drained at", HERE)  # for either player

OPEN_GROUND = Modify("landspeed from", +1, your(CHARACTER & ~Is("scout")), at=HERE)

CLOUD_CITY = LOCATION & PartOf("Cloud City")

BESPIN_HINDERS = Modify("deploy", +1, theirs(CHARACTER | VEHICLE), at=CLOUD_CITY, when=you_control(HERE))
BESPIN_HELPS = Modify("deploy", -1, your(CHARACTER | VEHICLE), at=CLOUD_CITY, when=you_control(HERE))

BUNKER = Named("Endor: Bunker")

# -- Effects --

UNDERCOVER_TEXT = [
    DeployOn(your(SPY & CHARACTER) & At(SITE)), PutsUndercover(),
    Action([Lose(SELF)], during="deploy", whose=YOU, when=Fits(HOST, At(SITE))), ImmuneTo("Alter"),
]  # fmt: skip

DISARMED_TEXT = [
    DeployOn(theirs(CHARACTER & Armed()) & Present(SITE & Where(your(CHARACTER & Armed()), present=True)),
             during="control"),
    Automatic(just_deployed(SELF), [Lose(UsedBy(HOST))]),
    Modify("power", -1, HOST), Disarms(HOST), ImmuneTo("Alter"),
]  # fmt: skip

NIGHT_TEXT = [
    DeployOn(SYSTEM & Is("planet")), Grant("nighttime", SITE & Related(HERE)),
    ModifyPlayer("destinies to power", +1, EACH, at=SITE & Related(HERE)),
    DeployFor(FREE, SPY, at=SITE & Is("nighttime")),
]  # fmt: skip

# -- the start of the game --

PLANNING_TEXT = [
    Response(battle_just_initiated(), [DrawDestiny(), ActivateForce(DESTINY, up_to=True)], goes_to="used"),
    Starting((
        Deploy(one(BATTLEGROUND & SITE, among=In("reserve"), name="site"), to=Related(START)),
        If(Fits(Bound("site"), Is("generic")), (
            Deploy(up_to(1, Is("generic") & BATTLEGROUND & SITE, among=In("reserve")), to=Related(START)),)),
        Put(SELF, to=In("reserve")),
    ), when=~There(your(Is("objective")))),
]  # fmt: skip
# -- Control, Sense and Alter of later sets --

IMMEDIATE_OR_MOBILE = Is("immediate effect") | Is("mobile effect")

CONTROL_TEXT = [
    Cancels(Named("Sense") | Named("Alter"), immune_to="Sense"),
    Cancels(IMMEDIATE_OR_MOBILE),
    Response(drain_just_initiated(), [CancelIt()], also=True),
]

# Even what was just deployed can be cancelled.
SWIFT_CONTROL_TEXT = [*CONTROL_TEXT, Response(just_deployed(IMMEDIATE_OR_MOBILE), [CancelCard(THAT)], also=True)]

ABILITY_OF_YOURS = ValueOf("ability", Bound("character"))

CHOSEN_SENSE_TEXT = [
    Response(just_played(INTERRUPT, by=OPPONENT) | react_just_begun(Of(OPPONENT)),
             [DrawDestiny(), If(DESTINY < ABILITY_OF_YOURS, (CancelIt(),))],
             targets=(one(your(CHARACTER), name="character"),)),
    Cancels(Named("Alter")),
]  # fmt: skip

ANY_ALTERABLE = PLAIN_EFFECT | UTINNI_EFFECT | Is("political effect")

CHOSEN_ALTER_TEXT = [
    Action([DrawDestiny(), If(DESTINY < ABILITY_OF_YOURS, (CancelCard(),))],
           targets=(one(ANY_ALTERABLE), one(your(CHARACTER), name="character"))),
    Response(about_to_deploy(ANY_ALTERABLE), [DrawDestiny(), If(DESTINY < ABILITY_OF_YOURS, (CancelIt(),))],
             targets=(one(your(CHARACTER), name="character"),), also=True),
    Cancels(Named("Sense")),
]  # fmt: skip

# What a player may still owe when nothing is left that could be given up.
NO_MORE_DAMAGE = Change("damage owed", 0, "set", YOU)
LAST_CARD_GONE = Action([NO_MORE_DAMAGE], when=DuringBattle("damage", lost_by=YOU) & NothingToForfeit(),
                        immune_to="Sense")  # fmt: skip
AUDIENCE_CHAMBER = Named("Jabba's Palace: Audience Chamber")
RANCOR_PIT = Named("Jabba's Palace: Rancor Pit")
INTO_THE_PIT = (If(Fits(TARGET, CAPTIVE), (Restore(CAPTIVE, TARGET),)), Move(TARGET, RANCOR_PIT, how="relocate"))

NOBODY_IN_THE_PIT = ~There(your(CHARACTER) & At(RANCOR_PIT))
# Weather Vane, where who falls from Cloud City hangs until somebody comes by.
VANE, VANE_CITY = Named("Weather Vane"), Named("Bespin: Cloud City")
PASSING_BY = (STARSHIP | VEHICLE) & Piloted() & At(VANE_CITY)
VANE_TEXT = (
    DeployOnTable(),
    Action([Put(one(your(CHARACTER), among=On(SELF)), to=Table(TARGET))], when=you_control(VANE_CITY), during="control",
           whose=YOU, targets=(one(your(PASSING_BY)),)),
    Action([Put(one(theirs(CHARACTER), among=On(SELF), by=OPPONENT), to=Table(TARGET))],
           when=Controls(OPPONENT, VANE_CITY), during="control", whose=OPPONENT, by=OPPONENT,
           targets=(one(theirs(PASSING_BY), by=OPPONENT),)),
    Automatic(just_stacked(CHARACTER, on=SELF), [Lose(all_(CHARACTER & ~THAT, among=On(SELF)))]),
    Automatic(just_lost(VANE_CITY), [Lose(SELF)]), ImmuneTo("Alter"))  # fmt: skip
FALLS_TO_VANE = Automatic(just_hit(CHARACTER & At(HERE)), [Put(THAT, to=On(VANE))], when=There(VANE))

CANCELED_IF_OPPONENT_CONTROLS = AsSoonAs(Controls(OPPONENT, HERE), [CancelCard(SELF)])

# Force loss to 'insert' cards is limited too: that waits until such cards can be inserted.
HOLDING_OUT = ModifyPlayer(("drain loss", "insert loss"), 2, how="most",
                           when=Occupies(YOU, BATTLEGROUND, 3) | ~Occupies(OPPONENT, BATTLEGROUND))  # fmt: skip
HOLDING_OUT_TEXT = [DeployOnTable(), HOLDING_OUT, ImmuneTo("Alter")]

STANDSTILL = (
    Automatic(reaches_top(), [ForRest("turn", (Cannot("be activated", Of(OPPONENT)),))]),
    ImmuneTo("Alter"),
)
UNHIDDEN = Automatic(inserted_or_revealed(INSERT), [CancelIt()])
ODDS_TEXT = [
    Insert(),
    Automatic(reaches_top(), [
        CompareTotals(LowestSum("destiny", your(CHARACTER), 3), LowestSum("destiny", theirs(CHARACTER), 3),
                      (LoseForce(DIFFERENCE, LOSER),)),
    ]),
    ImmuneTo("Alter"),
]  # fmt: skip

SENATE = Named("Coruscant: Galactic Senate")
MAJORITY = PlayerValue("politics", YOU, SENATE) > PlayerValue("politics", OPPONENT, SENATE)
IN_MAJORITY = There(SELF & At(SENATE)) & MAJORITY
WORDS_COUNT = Modify("power", ValueOf("politics", ITSELF), CHARACTER & At(HERE), how="set", when=DuringBattle(at=HERE))

FEW_EFFECTS_TEXT = [
    Response(destiny_just_drawn(by=YOU, of="battle"), [Change("destiny", 1)], goes_to="used"),
    Starting((Deploy(up_to(3, EFFECT & Says((DeployOnTable(), ImmuneTo("Alter"))), among=In("reserve"))),
              Put(SELF, to=In("lost")))),
]  # fmt: skip

# It's Worse, as a part of another card.
WORSE = [
    Response(just_played(Named("It Could Be Worse")), [CancelIt(), Change("loss", X)], cost=[Use(X)],
             targets=(amount_up_to(PlayerValue("force"), least=0),), goes_to="lost"),
    Response(just_lost_force(by=OPPONENT, of="battle"), [LoseForce(1, OPPONENT)], goes_to="lost"),
]  # fmt: skip

TAKES_WEAPON = Action([Put(one(WEAPON, among=In("used")), to=In("hand")), ShufflePile(In("used"))], goes_to="used")
LEVITATES = Response(battle_just_initiated(), [Steal(Bound("weapon"), to=TARGET)], goes_to="lost", targets=(
    one(your(CHARACTER & ability(">", 3)) & Present(THERE)),
    one(theirs(Is("character weapon")) & Present(THERE), name="weapon")))  # fmt: skip

LEIDS_OR_HELROT = Named("Nabrun Leids") | Named("Elis Helrot")
ORDERLY_TRAVEL = [
    Cannot("be played", your(LEIDS_OR_HELROT), when=~TurnOf(YOU, "move")),
    Cannot("be played", theirs(LEIDS_OR_HELROT), when=~TurnOf(OPPONENT, "move")),
    Gives(SITE & ~EXTERIOR, (ImmuneTo("Nabrun Leids"), ImmuneTo("Elis Helrot"))),
    brings_on(DOCKING_BAY),
]
COSTLY_RETRIEVAL = ModifyPlayer("retrieval cost", +1, OPPONENT)
BUSY_BAYS = ModifyPlayer("generation here", Depends(Controls(YOU, THERE), 2, 1), at=DOCKING_BAY & Occupied(YOU))

UNPILOTED = STARFIGHTER & ~Piloted()
SHOWN, MATCH = Bound("shown"), Bound("match")
SHOW_ONE_OF_THEM: list[Verb] = [Reveal(one(UNPILOTED | PILOT & CHARACTER, among=In("hand"), name="shown"))]
FIND_ITS_MATCH = [
    Reveal(one(CHARACTER & Matching("pilot", SHOWN) | UNPILOTED & Matching("starship", SHOWN), among=In("reserve"),
               name="match")),
    If(Fits(MATCH, CHARACTER | STARSHIP), (Deploy(SHOWN | MATCH),),
       (May((Peek(Choice(how="all", number=None, among=In("reserve"), by=OPPONENT)),), OPPONENT),)),
]  # fmt: skip

GRABBED_RETRIEVAL = [
    Response(just_retrieved_force(OPPONENT, using=INTERRUPT | UTINNI_EFFECT), [Put(THAT, to=On(SELF))]),
    ModifyPlayer("retrieval", Minus(0, Count(StackedOn(SELF))), OPPONENT),
]

FEAR_TEXT = [
    AtStart((Put(up_to(10, among=Outside()), to=On(SELF, face_down=True)),)),
    Action([PlayShield()], targets=(one(Is("defensive shield"), among=On(SELF)),), limit=Limit("game", 3)),
]

# -- Effects of both sides ---------------------------------------------------------------------------------------------

TAKES_FREE_EFFECT = Action(
    [Put(one(EFFECT & (Is("Endor") | Is("Death Star II")) & Measure("deploy", "=", 0), among=In("reserve")),
         to=In("hand"))], cost=[Put(SELF, to=In("lost"))])  # fmt: skip
SENSE_OR_ALTER = Named("Sense") | Named("Alter")
COSTLY_SENSE = [
    Grant("lost", SENSE_OR_ALTER),
    Automatic(draw_just_succeeded(SENSE_OR_ALTER), [LoseForce(2, THAT_PLAYER)]),
]
FIRST_BLOW_TEXT = [
    DeployOnTable(),
    Automatic(battle_just_initiated(by=YOU), [RetrieveForce(1), LoseForce(1, OPPONENT)]),
    Automatic(battle_just_initiated(by=OPPONENT), [RetrieveForce(1, OPPONENT), LoseForce(1)]),
    Modify("play cost", +1, theirs(INTERRUPT), when=DuringBattle(by=YOU)),
    ImmuneTo("Alter"),
]
BOLD_TEXT = [
    DeployOnTable(),
    ModifyPlayer("battle cost", 0, how="set"),
    Modify("play cost", +1, theirs(INTERRUPT), when=DuringBattle(by=YOU)),
]
COPES_WITH_SENSE = [
    DeployFor(FREE, of=your(Is("immediate effect"))),
    CancelledGoesTo("used", Of(YOU), source=theirs(SENSE_OR_ALTER)),
]
MASTERFUL_TEXT = [
    Action([Put(one(Is("hologram") | Is("dejarik") | Named("Imperial Holotable"), among=In("reserve")),
                to=In("hand"))], cost=[Use(1)]),
    Cancels(Named("Mantellian Savrip")),
    Response(drain_just_initiated(by=OPPONENT, at=HOLOSITE), [CancelIt()]),
]  # fmt: skip
HAND_TO_USED_TEXT = [
    DeployOnTable(cost=(Use(1),)),
    Action([Put(any_number_of(among=In("hand")), to=In("used"))], during="control", whose=YOU),
]
EFFECT_AT_HAND_TEXT = [
    Action([Put(one(EFFECT, among=In("reserve")), to=In("hand"))], cost=[Use(3)], goes_to="used"),
    Starting((Deploy(one(EFFECT & Measure("deploy", "=", 0), among=In("reserve"))), Put(SELF, to=In("lost")))),
]

COPIES = Count(your(SameTitle(TARGET)))
COPIES_OF_CHARACTERS, COPIES_OF_STARFIGHTERS = (
    Action([DrawDestiny(), If(DESTINY < COPIES, (RetrieveForce(COPIES),))], limit=Limit("game"),
           targets=(one(kind & ~UNIQUE),), immune_to="Sense")
    for kind in (CHARACTER, STARFIGHTER))  # fmt: skip
ORNAMENT_TEXT = [COPIES_OF_CHARACTERS, Action([Put(one(ALIEN & ~UNIQUE, among=In("reserve")), to=In("hand"))])]
TAKES_FROM_FORCE = Action([Put(one(among=In("force")), to=In("hand")), ShufflePile(In("force"))])
TRADES_A_CARD = Action([Put(top(1), to=In("hand"))],
                       cost=[Use(1), Put(one(among=In("hand")), to=In("used", under=True))],
                       limit=Limit("turn"))  # fmt: skip
RETRIEVES_CLOUD_CITY = Action([Retrieve(one(CLOUD_CITY, among=In("lost")))], cost=[Use(1)], during="control",
                              whose=YOU, limit=Limit("phase"))  # fmt: skip
NO_REACTS_HERE = (Cannot("react", Of(OPPONENT), to=SAME_LOCATION), Cannot("react", Of(OPPONENT) & At(SAME_LOCATION)))
OUT_OF_NOWHERE = battle_just_initiated(
    by=OPPONENT, at=(SYSTEM | SECTOR) & Where(your(STARSHIP) & Measure("maneuver", ">", 3)))  # fmt: skip

LOW_DESTINY = CHARACTER & WITH_ABILITY & Measure("destiny", "<", 4)
HOLDS_THE_FIELD = (
    Mandatory([LoseForce(1, OPPONENT)], during="draw",
              when=~Occupies(OPPONENT, BATTLEGROUND & SITE, using=LOW_DESTINY)),
    AsSoonAs(~Occupies(YOU, BATTLEGROUND & SITE, 2, using=LOW_DESTINY), [CancelCard(SELF)]),
)  # fmt: skip

REPAIRS = (DrawDestiny(by=OPPONENT), If(THEIR_DESTINY > 2, (CancelCard(SELF),)))
NEEDS_REPAIRS = (
    Modify(("power", "forfeit"), 0, TARGET, how="set"),
    Automatic(reaches(TARGET, HERE), REPAIRS),
    Mandatory(REPAIRS, during="move", when=Fits(TARGET, At(HERE)) & ~Did("moved", TARGET)),
)

# What keeps one lost card of a kind, which comes back to hand for its deploy cost.
HOLDS_LOST_CHARACTERS, HOLDS_LOST_STARSHIPS = (
    [DeployOnTable(cost=(Use(4),)),
     Response(just_lost(your(kind)), [Put(THAT, to=On(SELF))], when=~There(StackedOn(SELF))),
     Action([Put(TARGET, to=In("hand"))], during="deploy", whose=YOU, cost=[Use(ValueOf("deploy", TARGET))],
            targets=(one(among=On(SELF)),))]
    for kind in (CHARACTER & ~DROID, STARSHIP))  # fmt: skip

HOLOTABLE = (one(Named("Imperial Holotable") & ~DAMAGED),)
BREAKS_THE_HOLOTABLE: list[Verb] = [
    DrawDestiny(), If(DESTINY + Count(Is("asteroid sector")) > 3,
                      (Become(BLOWN_AWAY, TARGET), LoseForce(4, OPPONENT)))]  # fmt: skip

WELL_SPREAD = Occupies(YOU, BATTLEGROUND & SITE) & Occupies(YOU, BATTLEGROUND & SYSTEM)
OPPONENT_WELL_SPREAD = Occupies(OPPONENT, BATTLEGROUND & SITE) & Occupies(OPPONENT, BATTLEGROUND & SYSTEM)
SPREAD_TO_DRAIN = (
    ModifyPlayer("drain cost", +3, when=~WELL_SPREAD),
    ModifyPlayer("drain cost", +3, OPPONENT, when=~OPPONENT_WELL_SPREAD),
)

ANOTHER_SYSTEM = (one(SYSTEM & ~HERE).named("target"),)

BACKWATER_TEXT = [
    CancelModifiers("drain", bonuses_only=False, at=Related(TARGET)),
    CANCELED_IF_OPPONENT_CONTROLS,
    ImmuneTo("Alter"),
]

SAME_INTERRUPT = INTERRUPT & SameTitle(GRABBED)

STACK_IT_HERE = Automatic(just_deployed(SELF), [Put(GRABBED, to=On(SELF))])

GRAPPLING_TEXT = [
    DeployOnTable(cost=(Use(1),), to=just_played(INTERRUPT, by=OPPONENT).named("grabbed")),
    STACK_IT_HERE,
    Modify("uniqueness", 1, SAME_INTERRUPT, how="set"),
    ImmuneTo("Control"),
]

# A new copy is stacked before it is paid for: it counts, too.
EXPENSIVE_TEXT = [
    DeployOnTable(cost=(Use(3),), to=just_played(INTERRUPT).named("grabbed")),
    STACK_IT_HERE,
    Modify("play cost", Count(StackedOn(SELF)) + 1, SAME_INTERRUPT),
    Automatic(just_played(SAME_INTERRUPT), [Put(THAT, to=On(SELF))]),
    ImmuneTo("Control"),
]

# The battle that answers a battle.
STRIKE_BACK = (Cannot(("react", "hide"), At(THERE)), ModifyPlayer("battle damage", 0, EACH, how="set"))

SEEKER = Is("seeker")
SEEKERS_DEFEND = Modify("defense", 4, SEEKER, how="set")
SWALLOWED_DESTINY_TEXT = [
    DeployOnTable(), Cancels(Named("Opee Sea Killer"), may=False),
    Action([Put(one(among=In("hand")), to=On(SELF))], when=~There(StackedOn(SELF))),
    Response(destiny_just_drawn(by=YOU, of="battle") | destiny_just_drawn(by=YOU, of="weapon"),
             [Exchange(THAT, one(among=On(SELF)))]),
    ImmuneTo("Alter"),
]  # fmt: skip

# Help against an assault, and against Sense and Alter.
HELP_IN_DRAIN: list[Verb] = [DrawDestiny(), ForRest("drain", (ModifyPlayer("total power", DESTINY),))]
ANSWERS_SENSE = just_played(Named("Sense") | Named("Alter"))
HIDES_THE_HIGHEST: list[Verb] = [ForRest("play", (Cannot("be highest", CHOSEN),))]

# What cancels drains for cards of a kind, which deploy from there.
REFUGE_OF_ALIENS, REFUGE_OF_STARFIGHTERS = (
    [DeployOnTable(),
     Response(drain_just_initiated(), [CancelIt()], cost=[Put(one(kind & ~UNIQUE, among=In("hand")), to=On(SELF))],
              limit=Limit("turn")),
     AsIfFromHand(kind),
     Automatic(about_to_be_cancelled(SELF, by=OPPONENT), [Deploy(up_to(None, kind, among=On(SELF)), cost=FREE)])]
    for kind in (ALIEN, STARFIGHTER))  # fmt: skip

DOUBLE = CHARACTER & SameTitle(THAT)

# Whose character was drawn again loses Force, or the character.
YOURS_DOUBLED = If(There(your(DOUBLE)), (Pays((LoseForce(2),), otherwise=(Lose(your(DOUBLE)),)),))
THEIRS_DOUBLED = If(There(theirs(DOUBLE)), (
    Pays((LoseForce(2, OPPONENT),), otherwise=(Lose(theirs(DOUBLE)),), by=OPPONENT),))  # fmt: skip

# The card that was drawn is lost; a character of that title stands alone now.
ABYSS_TEXT = [
    DeployOnTable(),
    Automatic(destiny_just_drawn(card=UNIQUE & SameTitle(ON_TABLE)), [
        Change("destiny", 0, "set"), Lose(THAT), ForRest("turn", (NoImmunity(DOUBLE),)),
        YOURS_DOUBLED, THEIRS_DOUBLED]),
    ImmuneTo("Alter"),
]  # fmt: skip

# -- asteroids ---------------------------------------------------------------------------------------------------------

CANCELS_DRAINS_NEARBY = Response(drain_just_initiated(at=SYSTEM & Related(HERE)), [CancelIt()], when=you_control(HERE))
DRAINS_AMONG_ASTEROIDS = ModifyPlayer("drain", Count(Named("Asteroid Field") & Related(HERE)), at=HERE,
                                      when=you_control(HERE))  # fmt: skip

# -- clouds ------------------------------------------------------------------------------------------------------------

THICK_CLOUDS = Modify(("power", "maneuver"), -2, your(STARSHIP) & At(HERE))
DRAINS_BELOW_CLOUDS = Response(drain_just_initiated(by=YOU, at=SITE & Related(HERE)), [Change("drain", +1)],
                               limit=Limit("turn"), when=you_control(HERE))  # fmt: skip
DRAINS_IN_CLOUDS = ModifyPlayer("drain", +1, at=HERE, when=you_control(HERE))
CITY_SUPPORT = ModifyPlayer("total power in battles", Count(your(STARSHIP | VEHICLE) & At(HERE)),
                            at=site("Cloud City"), when=you_control(HERE))  # fmt: skip
# Creatures.
PREY = CHARACTER & ~DROID

BOG_WING_TEXT = [
    DrawsFerocity(plus=-1),
    Habitat(EXTERIOR & site("Dagobah")),
    Attacks(PREY, carries_off=2),
]

MYNOCK_TEXT = [
    Habitat(),
    MovesLike("starfighter"),
    Attacks(STARFIGHTER, attaches=True, first=True),
    Modify(("power", "hyperspeed"), -2, HOST, cumulative=True),
    AsSoonAs((ValueOf("power", HOST) < 1) & (ValueOf("hyperspeed", HOST) < 1), [Restore(ATTACHED, SELF)]),
]  # fmt: skip

VINE_SNAKE_TEXT = [
    Habitat(Is("planet") & SITE, shuns=("Hoth",)),
    Attacks(PREY, attaches=True),
    Mandatory([DrawDestiny(), If(DESTINY > ABILITY_OF_TARGET, (
        ForRest("stay", (Modify("power", -1, HOST, cumulative="uses"),)),))],
        during="move", targets=(one(Carrying(SELF)),)),
    AsSoonAs(ValueOf("power", HOST) < 1, [Eat(HOST)]),
]  # fmt: skip

# What swamp creatures absorb comes back with their going.
SWAMP_HABITAT = Habitat(Is("planet") & SITE, shuns=("Hoth", "Tatooine"), also=Where(Named("Dark Waters")))
ABSORBS = ModifyPlayer("force icons", -1, OPPONENT, at=HERE, cumulative=True)

NO_SWAMPS = PartOf("Bespin") | PartOf("Coruscant") | PartOf("Hoth") | PartOf("Kessel") | PartOf("Tatooine")
DRY_PLANETS = Cannot("deploy", to=NO_SWAMPS)

SWAMP_TEXT = [
    Action([Deploy(one(CREATURE, among=In("reserve")), to=HERE)], during="deploy", whose=YOU, limit=Limit("phase")),
    DRY_PLANETS,
]
SWAMP_TEXT_ACROSS = [
    ModifyPlayer("battle cost", +3, at=HERE),
    Cannot("react", Of(YOU), to=HERE), Cannot("react", Of(YOU) & At(HERE)),
    DRY_PLANETS,
]  # fmt: skip

# The slug's belly is the cave in the sector where it lives.
SPACE_SLUG_TEXT = [
    DrawsFerocity(2),
    Habitat(Named("Big One")),
    Attacks(STARFIGHTER, defeated=(
        Pays((Move(TARGET, Is("creature site") & Related(HERE), how="relocate"),), otherwise=(Eat(),),
             by=OpponentOf(TARGET)),)),
    Action([If(Fits(SELF, CLOSED), (Restore(CLOSED, SELF),), (Become(CLOSED, SELF),))], limit=Limit("turn")),
]  # fmt: skip
IN_BIG_ONE = [CaveRules(), DeployOn(Named("Big One"))]
OVER_BIG_ONE = SYSTEM & Related(Named("Big One") & Related(HERE))
WATCHES_OVER_BIG_ONE = [
    *IN_BIG_ONE,
    Response(drain_just_initiated(at=OVER_BIG_ONE), [CancelIt()], when=you_control(HERE)),
]
DUEL_DESTINY = Response(duel_just_initiated(), [ForRest("duel", (ModifyPlayer("duel destinies", +1),))])
DETENTION_BLOCK = Named("Death Star: Detention Block Corridor")

EJECT_TEXT = [
    DeployOn(STARFIGHTER & PermanentlyPiloted(), cost=(Use(1),)),
    Automatic(just_deployed(SELF), [DrawDestiny(), If(~(DESTINY > 2), (Lose(SELF),))]),
    Ejects(HOST),
    ImmuneTo("Alter"),
]

TRACTOR_BEAM: dict[str, Any] = {  # what a tractor beam does whenever it is used
    "do": [DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (CaptureShip(),))],
    "cost": [Use(2)],
    "when": Fits(HOST, Piloted()),
    "targets": (one(theirs(STARSHIP & ~STAR_CRUISER) & Present(HERE)),),
}
# K'lor'slug and Molator: ability that is not needed for destiny makes up power.
SPARE_ABILITY_TEXT = [
    DeployOnTable(),
    Action([ForRest("battle", (ModifyPlayer("total power in battles", X), ModifyPlayer("destiny requirement", X)))],
           cost=[Use(X)], limit=Limit("battle"),
           targets=(amount_up_to(PlayerValue("ability present", at=Where(IN_BATTLE))),)),
]  # fmt: skip
SANDWHIRL_TEXT = [
    DeployOn(Named("Tatooine: Desert") | Named("Desert")),
    AsSoonAs(
        There(SELF & At(SITE & ~INTERIOR)), [Become(MISSING, CHARACTER & ~(JAWA | TUSKEN_RAIDER) & Present(HERE))]
    ),
    Mandatory([Drift()], "control", whose=YOU),
    AsSoonAs(There(SELF & At(INTERIOR & SITE)), [Lose(SELF)]),
]

# Cloud City Sabacc, of either side.
GAMBLER = Is("gambler")
SABACC_PLAYER = (GAMBLER | THIEF | SMUGGLER) & on("Cloud City")
SABACC_TEXT = [
    Action([PlaySabacc(SABACC_PLAYER, wild=LANDO | Named("Weather Vane"), low=1, high=6,
                       clones=LOCATION | Is("Ugnaught"), free=GAMBLER, number=0,
                       stakes=STARFIGHTER | WEAPON | DEVICE)],
           when=~DuringBattle() & (PlayerValue("reserve") > 1) & (PlayerValue("reserve", OPPONENT) > 1),
           targets=(one(your(SABACC_PLAYER)),)),
]  # fmt: skip
# Where neither battles nor drains are possible there is no battleground (battleground.8).
ARENA_TEXT = [While(RACE_IS_ON, (Cannot(("be battled at", "be drained at"), HERE), Grant("no battleground", HERE)))]
# -- Endor -------------------------------------------------------------------------------------------------------------

DEPLOYS_ENDOR_SHIELD = Action([Deploy(one(Named("Endor Shield"), among=In("reserve")))], during="deploy", whose=YOU,
                              limit=Limit("game"))  # fmt: skip

BACK_TO_HAND = (Put(all_(Upon(TARGET)), to=In("used")), Put(TARGET, to=In("hand")))
LUKE_AT_HAND = (one(your(LUKE) & At(LOCATION & Occupied(YOU, controlled=True))),)
TAKES_LUKE_BACK = Action(BACK_TO_HAND, cost=[Use(3)], during="move", whose=YOU, targets=LUKE_AT_HAND)
LUKE_COMES_BACK = Action(BACK_TO_HAND, cost=[Use(3)], during="deploy", whose=YOU, targets=LUKE_AT_HAND)
# -- sandcrawlers ------------------------------------------------------------------------------------------------------

DARK_INSIDE = Grant("nighttime", HERE)
OWN_HOLD = [DeployOn(your(Named("Sandcrawler"))), Modify("forfeit", +2, JAWA & At(HERE)), DARK_INSIDE]
OPEN_HOLD = [Moves(your(CHARACTER), start=HERE, end=SITE & Where(HOST), cost=1, back=True), DARK_INSIDE]
