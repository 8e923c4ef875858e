"""Plain cards for the battle rulings: one text each, so that a test shows one rule at a time."""

from cantina.engine.statuses import set_status
from cantina.lang import *
from cantina.testing import Scenario

BATTLEFIELD = Where(IN_BATTLE)

CARDS = [
    # -- places --
    System("Testworld", DARK, "battle-system", ["planet"], (1, 1), parsec=3),
    Site("Testworld: Plain", DARK, "battle-plain", ["exterior", "planet"], (1, 1)),
    Site("Testworld: Ridge", DARK, "battle-ridge", ["exterior", "planet"], (1, 1)),
    Site("Testworld: Valley", DARK, "battle-valley", ["exterior", "planet"], (1, 1)),
    Site("Testworld: High Ground", DARK, "battle-high", ["exterior", "planet"], (1, 1),
         dark=[Modify("power", +1, your(CHARACTER) & At(HERE))]),
    Site("Testworld: Watchtower", DARK, "battle-tower", ["exterior", "planet"], (1, 1),
         dark=[ModifyPlayer("total power", +2, at=Related(HERE))]),
    Site("Testworld: Hall", DARK, "battle-hall", ["interior", "planet"], (1, 1)),
    Site("Warship: Bridge", DARK, "battle-bridge", ["interior", "starship"], (1, 1)),
    Site("Testworld: Light Outpost", LIGHT, "battle-light-outpost", ["exterior", "planet"], (1, 0)),
    Site("Testworld: Dark Outpost", DARK, "battle-dark-outpost", ["exterior", "planet"], (0, 1)),
    Sector("Testworld: Belt", DARK, "battle-belt", "asteroid", "Testworld", [], (1, 1)),
    Site("Test Holotable", DARK, "battle-holotable", ["interior"], (1, 1), traits=["holosite"]),
    Site("Dagobah: Test Swamp", LIGHT, "battle-swamp", ["exterior", "planet"], (1, 1)),
    Site("Dagobah: Test Hut", DARK, "battle-hut", ["interior", "planet"], (1, 1)),
    # -- characters --
    Rebel("Hero", "battle-hero", destiny=1, deploy=4, power=4, ability=4, forfeit=5, icons=["warrior", "pilot"]),
    Rebel("Friend", "battle-friend", destiny=1, deploy=2, power=2, ability=2, forfeit=3, icons=["warrior", "pilot"]),
    Rebel("Sage", "battle-sage", destiny=1, deploy=4, power=1, ability=4, forfeit=4,
          text=[ImmuneToAttrition(6)]),
    Rebel("Pacifist", "battle-pacifist", destiny=1, deploy=2, power=3, ability=4, forfeit=2, text=[Cannot("battle")]),
    Rebel("Lucky One", "battle-lucky", destiny=1, deploy=2, power=1, ability=1, forfeit=2, text=[IfUnable()]),
    Rebel("Very Lucky One", "battle-lucky2", destiny=1, deploy=2, power=1, ability=1, forfeit=2, text=[IfUnable(2)]),
    Rebel("Helper", "battle-helper", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
          text=[ModifyPlayer("battle destinies", +1, when=in_battle(SELF, Named("Hero")))]),
    Rebel("Volunteer", "battle-volunteer", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
          text=[Action([ForRest("battle", (ModifyPlayer("battle destinies", +1),))], when=in_battle(SELF),
                       limit=Limit("battle"))]),
    Rebel("Strong Arm", "battle-arm", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
          text=[ModifyPlayer("destinies to power", +1, when=in_battle(SELF))]),
    Imperial("Villain", "battle-villain", destiny=1, deploy=4, power=4, ability=4, forfeit=5,
             icons=["warrior", "pilot"]),
    Imperial("Master", "battle-master", destiny=1, deploy=8, power=8, ability=8, forfeit=9, icons=["warrior", "pilot"]),
    Imperial("Officer", "battle-officer", destiny=1, deploy=2, power=2, ability=2, forfeit=3, text=[
        Action([ForRest("battle", (ModifyPlayer("total power", +1),))], when=in_battle(SELF), limit=Limit("battle"))]),
    Imperial("Guardsman", "battle-guardsman", destiny=1, deploy=2, power=1, ability=1, forfeit=3),
    Imperial("Warlord", "battle-warlord", destiny=1, deploy=2, power=4, ability=1, forfeit=3,
             text=[ImmuneToAttrition(4)]),
    Imperial("Colossus", "battle-colossus", destiny=1, deploy=6, power=7, ability=1, forfeit=9),
    Imperial("Bodyguard", "battle-bodyguard", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
             text=[ImmuneToAttrition(9, who=Named("Brute") & At(HERE))]),
    Imperial("Ghost", "battle-ghost", destiny=1, deploy=2, power=1, ability=1),
    Imperial("Brute", "battle-brute", destiny=1, deploy=4, power=4, ability=1, forfeit=6),
    Droid("Plain Droid", LIGHT, "battle-droid", "protocol droid", destiny=1, deploy=1, power=1, forfeit=2),
    Droid("Target Droid", LIGHT, "battle-target", "protocol droid", destiny=1, deploy=1, power=1, forfeit=2,
          text=[Allows("be battled")]),
    Droid("Hunter Droid", DARK, "battle-hunter", "assassin droid", destiny=1, deploy=1, power=2, forfeit=2,
          text=[Allows("initiate battle")]),
    Droid("War Droid", DARK, "battle-war", "assassin droid", destiny=1, deploy=1, power=2, forfeit=2,
          text=[Allows(("initiate battle", "be battled"))]),
    Droid("Drain Droid", DARK, "battle-drain", "probe droid", destiny=1, deploy=1, power=2, forfeit=2,
          text=[Allows("drain")]),
    Character("Old Master", LIGHT, "battle-jedi-master", "jedi master", destiny=1, deploy=4, power=4, ability=7,
              forfeit=8),
    # -- ships and vehicles --
    Starfighter("Fighter", DARK, "battle-fighter", "TIE", destiny=1, deploy=2, power=3, maneuver=3, forfeit=4,
                hyperspeed=2, text=[Carries(pilots=1, passengers=1)]),
    Starfighter("Snub", LIGHT, "battle-snub", "X-wing", destiny=1, deploy=2, power=3, maneuver=3, forfeit=4,
                hyperspeed=2, text=[Carries(pilots=1, passengers=1)]),
    Capital("Warship", DARK, "battle-flagship", "Star Destroyer", destiny=1, deploy=8, power=8, armor=5, forfeit=8,
            hyperspeed=2, text=[PermanentPilot(1), Carries(pilots=2, passengers=4, starfighters=2)]),
    Vehicle("Walker", DARK, "battle-walker", "combat", destiny=1, deploy=3, power=5, armor=5, forfeit=5, landspeed=1,
            traits=["enclosed"], text=[Carries(pilots=1, passengers=2)]),
    Vehicle("Skiff", DARK, "battle-skiff", "transport", destiny=1, deploy=1, power=1, maneuver=2, forfeit=2,
            landspeed=2, text=[Carries(drivers=1, passengers=2)]),
    Vehicle("Closed Cart", DARK, "battle-cart", "transport", destiny=1, deploy=1, power=1, maneuver=2, forfeit=2,
            landspeed=2, traits=["enclosed"], text=[Carries(drivers=1, passengers=2)]),
    # -- weapons --
    CharacterWeapon("Long Gun", DARK, "battle-long", destiny=1, text=[
        DeployOn(your(WARRIOR)),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), reach=SAME_OR_ADJACENT)]),
    CharacterWeapon("Disintegrator", DARK, "battle-dis", destiny=1, text=[
        DeployOn(your(WARRIOR)),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (Lose(TARGET),))))]),
    CharacterWeapon("Nerve Whip", DARK, "battle-whip", destiny=1, text=[
        DeployOn(your(WARRIOR)),
        Fire(CHARACTER, (ForRest("stay", (Modify("forfeit", -2, TARGET),)),))]),
    CharacterWeapon("Cruel Blade", DARK, "battle-blade", destiny=1, text=[
        DeployOn(your(WARRIOR)), Fire(CHARACTER, (MakeHit(forfeit_zero=True),))]),
    StarshipWeapon("Nose Cannon", LIGHT, "battle-nose", destiny=1, text=[
        DeployOn(your(STARSHIP)), Fire(STARSHIP, (MakeHit(),))]),
    Droid("Generator", DARK, "battle-generator", "power droid", destiny=1, deploy=1, power=0, forfeit=1),
    ArtilleryWeapon("Field Gun", DARK, "battle-field", destiny=1, text=[
        DeployOn(SITE),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), reach=SAME_OR_ADJACENT,
             by=WARRIOR)]),
    # -- Effects --
    Effect("Bold Plan", DARK, "bold-plan", destiny=1, text=[DeployOnTable(), ModifyPlayer("total power", +3)]),
    Effect("Low Morale", DARK, "battle-morale", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("total power", -1, OPPONENT)]),
    Effect("Blinded", DARK, "battle-blinded", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("destiny requirement", 6, OPPONENT, how="set")]),
    Effect("Honours", LIGHT, "battle-honours", destiny=1, text=[DeployOnTable(), Modify("forfeit", +2, CHARACTER)]),
    Effect("Bad Odds", DARK, "battle-odds", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("most battle destinies", 1, OPPONENT, how="set")]),
    Effect("Bad Luck", DARK, "battle-luck", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("battle destiny draw", -2, OPPONENT)]),
    Effect("Dark Holdings", DARK, "battle-holdings", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("drain", +1, when=you_control(Named("Testworld: Plain")))]),
    Effect("Dark Levy", DARK, "battle-levy", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("generation", +1, when=you_control(Named("Testworld: Plain")))]),
    Effect("Ceasefire", LIGHT, "battle-ceasefire", destiny=1, text=[DeployOnTable(), Cannot("battle", DROID)]),
    Effect("Light Of Hope", LIGHT, "battle-hope", destiny=1, text=[
        DeployOn(SITE), ModifyPlayer("force icons", +1, at=HERE)]),
    Effect("Shadow", DARK, "battle-shadow", destiny=1, text=[
        DeployOn(SITE), ModifyPlayer("force icons", 0, OPPONENT, at=HERE, how="times")]),
    # -- Interrupts --
    LostInterrupt("Call Off", LIGHT, "battle-call", destiny=1, text=[Response(battle_just_initiated(), [CancelIt()])]),
    LostInterrupt("Regroup", DARK, "battle-regroup", destiny=1, text=[
        Action([Move(TARGET)], targets=(one(your(CHARACTER)),))]),
    LostInterrupt("Vanish", LIGHT, "battle-vanish", destiny=1, text=[
        Action([ForRest("battle", (Cannot("battle", TARGET),))], targets=(one(your(CHARACTER) & IN_BATTLE),))]),
    LostInterrupt("Hurry", LIGHT, "battle-hurry", destiny=1, text=[
        Action([Move(TARGET, BATTLEFIELD)], targets=(one(your(CHARACTER) & AbleToWalk(BATTLEFIELD)),))]),
    LostInterrupt("Late Arrival", LIGHT, "battle-late", destiny=1, text=[
        Response(destiny_just_drawn(of="battle"), [Move(TARGET, BATTLEFIELD)],
                 targets=(one(your(CHARACTER) & AbleToWalk(BATTLEFIELD)),))]),
    LostInterrupt("Ambush", DARK, "battle-ambush", destiny=1, text=[
        Action([Lose(TARGET)], targets=(one(theirs(CHARACTER)),))]),
    LostInterrupt("Sharpshooter", DARK, "battle-sniper", destiny=1, text=[
        Action([MakeHit()], targets=(one(theirs(CHARACTER)),))]),
    LostInterrupt("Inspiration", LIGHT, "battle-inspire", destiny=1, text=[
        Action([ForRest("battle", (ModifyPlayer("total battle destiny", +3),))],
               when=in_battle(your(Named("Friend"))))]),
    LostInterrupt("Two Of A Kind", LIGHT, "battle-twins", destiny=1, text=[
        Action([ForRest("battle", (ModifyPlayer("battle destinies", +2),))],
               when=in_battle(Named("Hero"), Named("Friend")))]),
    LostInterrupt("Last Stand", LIGHT, "battle-stand", destiny=1, text=[
        Action([ForRest("battle", (ModifyPlayer("total battle destiny", +2),))],
               when=in_battle(your(CHARACTER) & ALONE))]),
    LostInterrupt("Fix Bayonets", DARK, "battle-bayonets", destiny=1, text=[
        Action([ForRest("battle", (Modify("forfeit", +1, TARGET),))], targets=(one(your(CHARACTER) & IN_BATTLE),))]),
    LostInterrupt("Jinx", DARK, "battle-jinx", destiny=1, text=[
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [CancelIt()])]),
    LostInterrupt("Spoils", DARK, "battle-spoils", destiny=1, text=[
        Response(battle_just_won(by=YOU), [LoseForce(1, OPPONENT)])]),
    LostInterrupt("Consolation", LIGHT, "battle-console", destiny=1, text=[
        Response(battle_just_lost(by=YOU), [RetrieveForce(1)])]),
    LostInterrupt("Mourning", DARK, "battle-mourning", destiny=1, text=[
        Response(just_forfeited(your(CHARACTER)), [RetrieveForce(1)])]),
    LostInterrupt("Field Drill", LIGHT, "battle-drill", destiny=1, text=[
        Action([ShufflePile(In("reserve"))], during="battle")]),
    LostInterrupt("Night March", LIGHT, "battle-march", destiny=1, text=[
        Action([ShufflePile(In("reserve"))], during="move")]),
]  # fmt: skip


def standoff(light=(), dark=(), place="Testworld: Plain", turn="dark", phase="battle"):
    """A table with cards of both sides at one place, Force for both, in a phase: (scenario, place, light, dark)."""
    s = Scenario(cards=CARDS)
    site = s.location(place)
    ours = [s.put(title, at=site, side="light") for title in light]
    theirs = [s.put(title, at=site, side="dark") for title in dark]
    s.force("light", 8)
    s.force("dark", 8)
    s.start(turn=turn, phase=phase)
    return s, site, ours, theirs


def verbs(s):
    """What the present decision offers, by verb."""
    return {option.verb for option in s.decision.options}


def rules(refusals):
    """The glossary entries that a refusal cites."""
    return {refusal.rule for refusal in refusals}


def go_undercover(s, card):
    """A spy crosses to the opponent's side of the table."""
    set_status(s.game.engine, card.id, UNDERCOVER)
    s.force("light", 8)  # set-up works the present decision out anew
