"""Reflections II, Dark Side."""

from cantina.cards.twins import *
from cantina.lang import *

XIZOR, IMPERIAL_CITY = Person("Xizor"), Named("Coruscant: Imperial City")
WITH_BOUNTY = SITE & Where(Named("Bounty"))
INDEPENDENT_SHIP = Is("independent") & STARSHIP

CARDS = [
    *Objective("Agents Of Black Sun", "Vengeance Of The Dark Prince", DARK, "10_29", text=[
        AtStart((brought(IMPERIAL_CITY), brought(Named("Coruscant")),
                 Deploy(one(XIZOR, among=In("reserve")), to=IMPERIAL_CITY))),
        ForGame((
            Grant("Black Sun agent", your(ALIEN & LoreSays("Black Sun") | BOUNTY_HUNTER | Is("information broker"))),
            Cannot("deploy", your(BRINGS_ABILITY & ~(Is("Black Sun agent") | EMPEROR | INDEPENDENT_SHIP))),
            Moves(your(BOUNTY_HUNTER), start=SITE & Adjacent(WITH_BOUNTY), end=WITH_BOUNTY & Adjacent(ORIGIN), cost=1,
                  during="control"),
            Cannot("be played", Named("Scanning Crew")),
        )),
        flip_if(There(XIZOR & At(BATTLEGROUND & SITE)) & ~There(LUKE & At(BATTLEGROUND & SITE))),
    ], back=[
        Action([Peek(all_(among=In("force")))], cost=[Put(one(among=In("hand")), to=In("used"))],
               limit=Limit("turn")),
        Action([Fix("x", Count(LOCATION & Occupied(YOU))), Peek(top(X, among=In("reserve", THAT_PLAYER)))],
               during="battle", whose=YOU, targets=(a_pile("reserve"),), limit=Limit("phase")),
        ModifyPlayer("attrition", Count(Is("Black Sun agent") & IN_BATTLE), OPPONENT),
        Mandatory([LoseForce(Count(LOCATION & BATTLEGROUND & Occupied(YOU) & Where(your(XIZOR | EMPEROR))), OPPONENT)],
                  during="control", whose=YOU),
        flip_if(There(LUKE & At(BATTLEGROUND & SITE)) | ~There(XIZOR)),
    ]),
    Character("Arica", DARK, "10_31", "alien", "imperial", unique=1, personas=["Mara Jade"], destiny=1, deploy=5,
              power=4, ability=5, forfeit=7, icons=["pilot", "warrior"], traits=["musician", "spy", "female"], text=[
        DeploysUndercover(),
        Modify(("forfeit", "immunity"), -2, LUKE & At(HERE), when=There(SELF & Present(HERE))),
        WhileIn("undercover", (
            Allows("break cover", when=TurnOf(OPPONENT, "control") & Fits(SELF, Armed())),)),
        Response(cover_just_broken(SELF), [Shoot(free=True)], when=TurnOf(OPPONENT, "control"),
                 targets=(one(Arm("weapon") & UsedBy(SELF)),)),
        ImmuneToAttrition(4)]),
    Imperial("Captain Gilad Pellaeon", "10_33", unique=1, personas=["Pellaeon"], destiny=2, deploy=3, power=3,
             ability=3, forfeit=5, icons=["pilot"], traits=["leader", "Corellian"], text=[
        DeployFor(FREE, at=Where(Person("Thrawn"))),
        Modify("forfeit", +2, other(IMPERIAL) & Aboard(CAPITAL & Carrying(SELF, aboard=True))),
        Modify("power", Depends(There(piloting("Chimaera")), 3, 2), CAPITAL & Piloted(SELF)),
        Modify(("armor", "hyperspeed"), +2, Person("Chimaera"),
               when=There(SELF & Aboard(Person("Chimaera") & Carrying(Person("Thrawn"), aboard=True))))]),
    Alien("Dr. Evazan & Ponda Baba", DARK, "10_37", unique=1, personas=["Evazan", "Ponda Baba"], destiny=3,
          deploy=4, power=6, ability=2, forfeit=6, icons=["pilot", "warrior"], traits=["smuggler"], text=[
        PILOT_3, Modify("power", -3, when=There(theirs(Arm("lightsaber")) & Present(HERE))),
        IfUnable(when=in_battle(SELF)), Response(just_hit(other(CHARACTER) & Present(HERE)), [Lose(THAT)])]),
    UsedOrLostInterrupt("Evader & Monnok", DARK, "10_38", destiny=2, text=[
        Action([CancelCard(Named("Revolution"))], when=There(Named("Revolution")), goes_to="used"), FULL_HAND,
        DUPLICATES]),
    Droid("Guri", DARK, "10_41", "assassin droid", unique=1, personas=["Guri"], destiny=2, deploy=6, power=6, armor=5,
          forfeit=7, icons=["pilot", "warrior"], traits=["Black Sun agent", "assassin", "female"], text=[
        # Nothing purchases droids yet: her text also makes her immune to that.
        PILOT_2, Cannot("be targeted by weapons", Person("Xizor") & With(SELF, present=True)),
        ModifyPlayer("most battle destinies", 1, OPPONENT, at=SAME_LOCATION, how="most",
                     when=~There(VADER & At(HERE))),
        ImmuneTo("Restraining Bolt"), ImmuneToAttrition(5)]),
    UsedOrLostInterrupt("Ommni Box & It's Worse", DARK, "10_44", destiny=5, text=[
        Action([ShufflePile()], targets=(a_pile("reserve", "lost"),), goes_to="used"), *WORSE]),
    Alien("Prince Xizor", DARK, "10_45", unique=1, personas=["Xizor"], destiny=1, deploy=4, power=5, ability=3,
          forfeit=6, icons=["pilot", "warrior"], traits=["Black Sun agent", "gangster", "leader"], text=[
        PILOT_2, While(in_battle(SELF & At(SITE)), (
            IfUnable(), ModifyPlayer("destiny requirement", 6, OPPONENT, at=HERE, how="set"))),
        ImmuneToAttrition(5, when=~There(VADER & At(HERE)))]),
    LostInterrupt("Sniper & Dark Strike", DARK, "10_47", unique=1, destiny=2, text=[
        Response(just_targeted(weapon=LIGHTSABER, by=YOU),
                 [ForRest("shot", (Modify("total weapon destiny", +3, THAT),))]),
        Action([Shoot()], during="control", whose=YOU, targets=(one(your(Arm("weapon"))),)),
        Response(just_hit(theirs(CHARACTER)), [Lose(THAT)], cost=[LoseForce(1)])]),
    Effect("Sunsdown & Too Cold For Speeders", DARK, "10_50", destiny=2, text=[
        DeployOn(SYSTEM & Is("planet")), Grant("nighttime", SITE & Related(HERE)),
        Modify(("power", "maneuver", "landspeed"), 0, VEHICLE & ~Is("creature vehicle") & At(SITE & Related(HERE)),
               how="set"),
        Modify("deploy", -1, SPY, at=SITE & Related(HERE)),
        ModifyPlayer("destinies to power", +1, EACH, at=SITE & Related(HERE))]),
    Character("The Emperor", DARK, "10_51", "dark jedi master", "imperial", unique=1, personas=["Emperor"], destiny=1,
              deploy=6, power=4, ability=7, forfeit=9, icons=["Death Star II"], traits=["leader"], text=[
        DeployOnly(PartOf("Coruscant") | PartOf("Death Star II")),
        Cannot("move", SELF | Carrying(SELF, aboard=True), to=SITE & Occupied(OPPONENT)),
        ModifyPlayer("attrition", +2, OPPONENT, at=LOCATION & ~HERE,
                     when=There((VADER | Person("Xizor")) & At(HERE)) & ~There(LUKE)),
        ImmuneToAttrition()]),
    Effect("There Is No Try & Oppressive Enforcement", DARK, "10_52", unique=1, destiny=1, text=[
        DeployOnTable(), *COSTLY_SENSE, *COPES_WITH_SENSE, ImmuneTo("Alter")]),
    Alien("Vigo", DARK, "10_53", unique=3, destiny=3, deploy=3, power=3, ability=2, forfeit=4,
          icons=["pilot", "warrior"], traits=["Black Sun agent", "gangster"], text=[
        DeployFor(FREE, at=PartOf("Coruscant")), PILOT_2,
        ModifyPlayer("drain", +1, at=HERE, when=There(Named("Vengeance Of The Dark Prince")) & There(
            SELF & At(BATTLEGROUND & SITE & ~PartOf("Coruscant")))),
        Modify("forfeit", +2, when=There(SELF & With(XIZOR | other(Named("Vigo")), present=True)))]),
]
