"""Texts that a Light and a Dark card share."""

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
        when=There(theirs(CHARACTER) & At(THERE), 2) & There(theirs(WEAPON) & At(THERE)),
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
    Action([DrawDestiny(), Pays((Use(DESTINY),), (Move(Bound("travellers"), Bound("destination"), how="relocate"),),
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

FASTER_AND_STRONGER = (Modify(("maneuver", "hyperspeed"), +2, TARGET), Modify("power", +1, TARGET))

# -- pilots and ships --

PILOT_2 = Modify("power", +2, ANYTHING_PILOTED)
PILOT_3 = Modify("power", +3, ANYTHING_PILOTED)

IMPERIAL_CLASS = Carries(pilots=6, passengers=8, vehicles=2, ties=4)

# -- weapons --

BACKPACK_TEXT = [
    DeployOn(your(TROOPER)), Allows("use all gear", HOST), ImmuneToAttrition(3, HOST & At(Is("planet") & SITE)),
]  # fmt: skip

SUPPRESSION_TEXT = [Action([Shoot(free=True)], during="control", whose=YOU, targets=(
    one(your(Is("blaster") & UsedBy(TROOPER) | Is("automated weapon"))),))]  # fmt: skip

SEEKER_TEXT = [DeployOn(UNOCCUPIED & SITE, cost=(Use(1),)), MovesLike("undercover spy")]

SABER_DRAIN = Response(drain_just_initiated(by=YOU, at=Where(SELF, present=True)), [Change("drain", 1)])

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
