"""Plain cards for the battle rulings: one text each, so that a test shows one rule at a time."""

from cantina.lang import *
from cantina.testing import Scenario

BATTLEFIELD = Where(IN_BATTLE)

CARDS = [
    # -- places --
    System("Testworld", DARK, "p1-system", ["planet"], (1, 1), parsec=3),
    Site("Testworld: Plain", DARK, "p1-plain", ["exterior", "planet"], (1, 1)),
    Site("Testworld: Ridge", DARK, "p1-ridge", ["exterior", "planet"], (1, 1)),
    Site("Testworld: Valley", DARK, "p1-valley", ["exterior", "planet"], (1, 1)),
    Site("Testworld: High Ground", DARK, "p1-high", ["exterior", "planet"], (1, 1),
         dark=[Modify("power", +1, your(CHARACTER) & At(HERE))]),
    Site("Testworld: Watchtower", DARK, "p1-tower", ["exterior", "planet"], (1, 1),
         dark=[ModifyPlayer("total power", +2, at=Related(HERE))]),
    Site("Testworld: Hall", DARK, "p1-hall", ["interior", "planet"], (1, 1)),
    Site("Flagship: Bridge", DARK, "p1-bridge", ["interior", "starship"], (1, 1)),
    Site("Testworld: Light Outpost", LIGHT, "p1-light-outpost", ["exterior", "planet"], (1, 0)),
    Site("Testworld: Dark Outpost", DARK, "p1-dark-outpost", ["exterior", "planet"], (0, 1)),
    Sector("Testworld: Belt", DARK, "p1-belt", "asteroid", "Testworld", [], (1, 1)),
    Site("Test Holotable", DARK, "p1-holotable", ["interior"], (1, 1), traits=["holosite"]),
    Site("Dagobah: Test Swamp", LIGHT, "p1-swamp", ["exterior", "planet"], (1, 1)),
    Site("Dagobah: Test Hut", DARK, "p1-hut", ["interior", "planet"], (1, 1)),
    # -- characters --
    Rebel("Hero", "p1-hero", destiny=1, deploy=4, power=4, ability=4, forfeit=5, icons=["warrior", "pilot"]),
    Rebel("Friend", "p1-friend", destiny=1, deploy=2, power=2, ability=2, forfeit=3, icons=["warrior", "pilot"]),
    Rebel("Sage", "p1-sage", destiny=1, deploy=4, power=1, ability=4, forfeit=4,
          text=[ImmuneToAttrition(6)]),
    Rebel("Pacifist", "p1-pacifist", destiny=1, deploy=2, power=3, ability=4, forfeit=2, text=[Cannot("battle")]),
    Rebel("Lucky One", "p1-lucky", destiny=1, deploy=2, power=1, ability=1, forfeit=2, text=[IfUnable()]),
    Rebel("Very Lucky One", "p1-lucky2", destiny=1, deploy=2, power=1, ability=1, forfeit=2, text=[IfUnable(2)]),
    Rebel("Helper", "p1-helper", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
          text=[ModifyPlayer("battle destinies", +1, when=in_battle(SELF, Named("Hero")))]),
    Rebel("Volunteer", "p1-volunteer", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
          text=[Action([ForRest("battle", (ModifyPlayer("battle destinies", +1),))], when=in_battle(SELF),
                       limit="battle")]),
    Rebel("Strong Arm", "p1-arm", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
          text=[ModifyPlayer("destinies to power", +1, when=in_battle(SELF))]),
    Imperial("Villain", "p1-villain", destiny=1, deploy=4, power=4, ability=4, forfeit=5, icons=["warrior", "pilot"]),
    Imperial("Master", "p1-master", destiny=1, deploy=8, power=8, ability=8, forfeit=9, icons=["warrior", "pilot"]),
    Imperial("Officer", "p1-officer", destiny=1, deploy=2, power=2, ability=2, forfeit=3, text=[
        Action([ForRest("battle", (ModifyPlayer("total power", +1),))], when=in_battle(SELF), limit="battle")]),
    Imperial("Guardsman", "p1-guardsman", destiny=1, deploy=2, power=1, ability=1, forfeit=3),
    Imperial("Warlord", "p1-warlord", destiny=1, deploy=2, power=4, ability=1, forfeit=3,
             text=[ImmuneToAttrition(4)]),
    Imperial("Colossus", "p1-colossus", destiny=1, deploy=6, power=7, ability=1, forfeit=9),
    Imperial("Bodyguard", "p1-bodyguard", destiny=1, deploy=2, power=1, ability=1, forfeit=2,
             text=[ImmuneToAttrition(9, who=Named("Brute") & At(HERE))]),
    Imperial("Ghost", "p1-ghost", destiny=1, deploy=2, power=1, ability=1),
    Imperial("Brute", "p1-brute", destiny=1, deploy=4, power=4, ability=1, forfeit=6),
    Droid("Plain Droid", LIGHT, "p1-droid", "protocol droid", destiny=1, deploy=1, power=1, forfeit=2),
    Droid("Target Droid", LIGHT, "p1-target", "protocol droid", destiny=1, deploy=1, power=1, forfeit=2,
          text=[MayBattle(is_battled=True)]),
    Droid("Hunter Droid", DARK, "p1-hunter", "assassin droid", destiny=1, deploy=1, power=2, forfeit=2,
          text=[MayBattle(initiates=True)]),
    Droid("War Droid", DARK, "p1-war", "assassin droid", destiny=1, deploy=1, power=2, forfeit=2,
          text=[MayBattle(initiates=True, is_battled=True)]),
    Droid("Drain Droid", DARK, "p1-drain", "probe droid", destiny=1, deploy=1, power=2, forfeit=2,
          text=[MayDrain()]),
    Character("Old Master", LIGHT, "p1-jedi-master", "jedi master", destiny=1, deploy=4, power=4, ability=7, forfeit=8),
    # -- ships and vehicles --
    Starfighter("Fighter", DARK, "p1-fighter", "TIE", destiny=1, deploy=2, power=3, maneuver=3, forfeit=4,
                hyperspeed=2, text=[Carries(pilots=1, passengers=1)]),
    Starfighter("Snub", LIGHT, "p1-snub", "X-wing", destiny=1, deploy=2, power=3, maneuver=3, forfeit=4, hyperspeed=2,
                text=[Carries(pilots=1, passengers=1)]),
    Capital("Flagship", DARK, "p1-flagship", "Star Destroyer", destiny=1, deploy=8, power=8, armor=5, forfeit=8,
            hyperspeed=2, text=[PermanentPilot(1), Carries(pilots=2, passengers=4, starfighters=2)]),
    Vehicle("Walker", DARK, "p1-walker", "combat", destiny=1, deploy=3, power=5, armor=5, forfeit=5, landspeed=1,
            traits=["enclosed"], text=[Carries(pilots=1, passengers=2)]),
    Vehicle("Skiff", DARK, "p1-skiff", "transport", destiny=1, deploy=1, power=1, maneuver=2, forfeit=2, landspeed=2,
            text=[Carries(drivers=1, passengers=2)]),
    # -- weapons --
    CharacterWeapon("Long Gun", DARK, "p1-long", destiny=1, text=[
        DeployOn(your(WARRIOR)),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), reach=SAME_OR_ADJACENT)]),
    CharacterWeapon("Disintegrator", DARK, "p1-dis", destiny=1, text=[
        DeployOn(your(WARRIOR)),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (Lose(TARGET),))))]),
    CharacterWeapon("Nerve Whip", DARK, "p1-whip", destiny=1, text=[
        DeployOn(your(WARRIOR)),
        Fire(CHARACTER, (ForRest("stay", (Modify("forfeit", -2, TARGET),)),))]),
    CharacterWeapon("Cruel Blade", DARK, "p1-blade", destiny=1, text=[
        DeployOn(your(WARRIOR)), Fire(CHARACTER, (MakeHit(forfeit_zero=True),))]),
    ArtilleryWeapon("Field Gun", DARK, "p1-field", destiny=1, text=[
        DeployOn(SITE),
        Fire(CHARACTER, (DrawDestiny(), If(DESTINY > DEFENSE_VALUE, (MakeHit(),))), reach=SAME_OR_ADJACENT)]),
    # -- Effects --
    Effect("Battle Plan", DARK, "p1-plan", destiny=1, text=[DeployOnTable(), ModifyPlayer("total power", +3)]),
    Effect("Low Morale", DARK, "p1-morale", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("total power", -1, OPPONENT)]),
    Effect("Blinded", DARK, "p1-blinded", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("destiny requirement", 6, OPPONENT, how="set")]),
    Effect("Bad Odds", DARK, "p1-odds", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("most battle destinies", 1, OPPONENT, how="set")]),
    Effect("Bad Luck", DARK, "p1-luck", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("battle destiny draw", -2, OPPONENT)]),
    Effect("Dark Holdings", DARK, "p1-holdings", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("drain", +1, when=you_control(Named("Testworld: Plain")))]),
    Effect("Dark Levy", DARK, "p1-levy", destiny=1, text=[
        DeployOnTable(), ModifyPlayer("generation", +1, when=you_control(Named("Testworld: Plain")))]),
    Effect("Ceasefire", LIGHT, "p1-ceasefire", destiny=1, text=[DeployOnTable(), Cannot("battle", DROID)]),
    Effect("Light Of Hope", LIGHT, "p1-hope", destiny=1, text=[
        DeployOn(SITE), ModifyPlayer("force icons", +1, at=HERE)]),
    Effect("Shadow", DARK, "p1-shadow", destiny=1, text=[
        DeployOn(SITE), ModifyPlayer("force icons", 0, OPPONENT, at=HERE, how="times")]),
    # -- Interrupts --
    LostInterrupt("Call Off", LIGHT, "p1-call", destiny=1, text=[Response(battle_just_initiated(), [CancelIt()])]),
    LostInterrupt("Regroup", DARK, "p1-regroup", destiny=1, text=[
        Action([MoveAway(TARGET)], targets=(Pick(your(CHARACTER)),))]),
    LostInterrupt("Vanish", LIGHT, "p1-vanish", destiny=1, text=[
        Action([ForRest("battle", (Cannot("battle", TARGET),))], targets=(Pick(your(CHARACTER) & IN_BATTLE),))]),
    LostInterrupt("Hurry", LIGHT, "p1-hurry", destiny=1, text=[
        Action([MoveTo(TARGET, BATTLEFIELD)], targets=(Pick(your(CHARACTER) & AbleToWalk(BATTLEFIELD)),))]),
    LostInterrupt("Late Arrival", LIGHT, "p1-late", destiny=1, text=[
        Response(destiny_just_drawn(of="battle"), [MoveTo(TARGET, BATTLEFIELD)],
                 targets=(Pick(your(CHARACTER) & AbleToWalk(BATTLEFIELD)),))]),
    LostInterrupt("Ambush", DARK, "p1-ambush", destiny=1, text=[
        Action([Lose(TARGET)], targets=(Pick(theirs(CHARACTER)),))]),
    LostInterrupt("Sharpshooter", DARK, "p1-sniper", destiny=1, text=[
        Action([MakeHit()], targets=(Pick(theirs(CHARACTER)),))]),
    LostInterrupt("Inspiration", LIGHT, "p1-inspire", destiny=1, text=[
        Action([ForRest("battle", (ModifyPlayer("total battle destiny", +3),))],
               when=in_battle(your(Named("Friend"))))]),
    LostInterrupt("Two Of A Kind", LIGHT, "p1-twins", destiny=1, text=[
        Action([ForRest("battle", (ModifyPlayer("battle destinies", +2),))],
               when=in_battle(Named("Hero"), Named("Friend")))]),
    LostInterrupt("Last Stand", LIGHT, "p1-stand", destiny=1, text=[
        Action([ForRest("battle", (ModifyPlayer("total battle destiny", +2),))],
               when=in_battle(your(CHARACTER) & ALONE))]),
    LostInterrupt("Fix Bayonets", DARK, "p1-bayonets", destiny=1, text=[
        Action([ForRest("battle", (Modify("forfeit", +1, TARGET),))], targets=(Pick(your(CHARACTER) & IN_BATTLE),))]),
    LostInterrupt("Jinx", DARK, "p1-jinx", destiny=1, text=[
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [CancelIt()])]),
    LostInterrupt("Spoils", DARK, "p1-spoils", destiny=1, text=[
        Response(battle_just_won(by=YOU), [LoseForce(1, OPPONENT)])]),
    LostInterrupt("Consolation", LIGHT, "p1-console", destiny=1, text=[
        Response(battle_just_lost(by=YOU), [RetrieveForce(1)])]),
    LostInterrupt("Mourning", DARK, "p1-mourning", destiny=1, text=[
        Response(just_forfeited(your(CHARACTER)), [RetrieveForce(1)])]),
    LostInterrupt("Field Drill", LIGHT, "p1-drill", destiny=1, text=[
        Action([ShufflePile(YOU)], during="battle")]),
    LostInterrupt("Night March", LIGHT, "p1-march", destiny=1, text=[
        Action([ShufflePile(YOU)], during="move")]),
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
    s.game.engine.change(card.id, undercover=True)
    s.force("light", 8)  # set-up works the present decision out anew
