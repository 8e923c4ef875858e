"""Coruscant, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

HANDMAIDEN = Is("handmaiden")

CARDS = [
    Starfighter("Naboo Defense Fighter", LIGHT, "12_90", "N-1 Starfighter", destiny=3, deploy=1, power=2, maneuver=4,
                hyperspeed=3, forfeit=3, icons=["nav computer", "republic", "Episode I"], text=[
        PermanentPilot(1, yields=True), Carries(pilots=1), Modify("power", +1, SELF & At(SYSTEM & Named("Naboo"))),
        IfUnable(when=There(SELF & With(other(Is("N-1 Starfighter")))))]),
    LostInterrupt("Alter", LIGHT, "12_54", destiny=4, icons=["Episode I"], text=CHOSEN_ALTER_TEXT),
    LostInterrupt("Control", LIGHT, "12_57", destiny=2, icons=["Episode I"], text=SWIFT_CONTROL_TEXT),
    LostInterrupt("Sense", LIGHT, "12_68", destiny=3, icons=["Episode I"], text=CHOSEN_SENSE_TEXT),
    UsedInterrupt("My Loyal Bodyguard", LIGHT, "12_63", unique=1, destiny=5, icons=["Episode I"], text=[
        Action([Deploy(one(HANDMAIDEN, among=In("reserve")), to=Where(AMIDALA))]),
        Response(battle_just_initiated(by=OPPONENT, at=SITE), [ADD_ONE],
                 when=There(your(HANDMAIDEN) & At(THERE) & With(AMIDALA)))]),
    Effect("I Will Not Defer", LIGHT, "12_43", "political", unique=1, destiny=3, icons=["Episode I"], text=[
        DeployOnTable(),
        Action([Put(one(Is("senator"), among=In("hand")), to=On(SELF)),
                ForRest("turn", (Automatic(drain_just_initiated(by=YOU, at=BATTLEGROUND), [Change("drain", 2)],
                                           limit=Limit("turn")),))],
               when=~There(Is("senator") & StackedOn(SELF))),
        Response(battle_just_initiated(by=OPPONENT), [ActivateForce(2, up_to=True)], limit=Limit("turn"),
                 when=There(Is("peace agenda") & StackedOn(SELF)))]),
    Character("Senator Palpatine", LIGHT, "12_28", "republic", unique=1, personas=["Palpatine"], destiny=3, deploy=3,
              power=1, ability=4, forfeit=5, politics=4, icons=["Episode I"],
              traits=["senator", "ambition agenda", "peace agenda", "order agenda"], text=[
        Response(destiny_just_drawn(by=OPPONENT, of="battle"), [
            ForRest("battle", (ModifyPlayer("total power", ValueOf("destiny", THAT), at=THERE),
                               Cannot("be cancelled", THAT, by=YOU)))],
                 cost=[Use(1)], limit=Limit("turn"), when=IN_MAJORITY),
        Modify("politics", +1, AMIDALA & At(HERE))]),
    Character("Queen Amidala, Ruler Of Naboo", LIGHT, "12_22", "republic", unique=1, personas=["Amidala"], destiny=3,
              deploy=3, power=2, ability=4, forfeit=6, politics=2, icons=["warrior", "Episode I"],
              traits=["leader", "female", "justice agenda", "peace agenda"], text=[
        Action([RetrieveForce(Count(site("Naboo") & Occupied(YOU, controlled=True)))], during="control", whose=YOU,
               limit=Limit("phase"), when=IN_MAJORITY),
        CountsAs("senator", your(Is("political effect"))), ImmuneToAttrition(3)]),
    Site("Coruscant: Galactic Senate", LIGHT, "12_75", ["Episode I", "interior", "planet"], (1, 1),
         light=[WORDS_COUNT], dark=[WORDS_COUNT]),
    Effect("Battle Plan & Draw Their Fire", LIGHT, "12_41", unique=1, destiny=5, text=[
        *BOLD_TEXT, *SPREAD_TO_DRAIN, ImmuneTo("Alter")]),
    Effect("Insurrection & Aim High", LIGHT, "12_44", unique=1, destiny=5, text=[
        DeployOnTable(), Modify("forfeit", +1, UNIQUE & REBEL & ability("<", 3)), *ORDERLY_TRAVEL,
        COSTLY_RETRIEVAL, ImmuneTo("Alter")]),
    Effect("Your Insight Serves You Well & Staging Areas", LIGHT, "12_51", unique=1, destiny=5, text=[
        DeployOnTable(), ModifyPlayer("generation here", +1, at=DOCKING_BAY & Occupied(YOU)),
        Modify("defense", -1, theirs(DARK_JEDI)),
        Cancels(Named("Scanning Crew") | Named("3,720 To 1"), may=False),
        TAKES_FREE_EFFECT, ImmuneTo("Alter")]),
    UsedOrLostInterrupt("All Wings Report In & Darklighter Spin", LIGHT, "12_53", unique=1, destiny=5, text=[
        Action([Put(one(UNIQUE & STARFIGHTER & ~WithPermanentPilot(), among=In("reserve")), to=In("hand"))],
               goes_to="used"),
        Response(about_to_draw_destiny(by=YOU, of="battle"), [Substitute(ValueOf("maneuver", TARGET))],
                 when=DuringBattle(at=SYSTEM | SECTOR), targets=(one(your(STARFIGHTER & UNIQUE) & IN_BATTLE),),
                 goes_to="lost")]),
]
