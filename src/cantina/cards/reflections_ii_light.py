"""Reflections II, Light Side."""

from cantina.cards.twins import *
from cantina.lang import *

CARDS = [
    UsedOrLostInterrupt("Houjix & Out Of Nowhere", LIGHT, "10_8", destiny=2, text=[
        Response(battle_just_initiated(by=OPPONENT, at=(SYSTEM | SECTOR) & Where(your(STARSHIP)
                                                                                & Measure("maneuver", ">", 3))),
                 [ADD_ONE], cost=[Use(1)], goes_to="used"),
        Action([NO_MORE_DAMAGE], when=DuringBattle("damage", lost_by=YOU) & NothingToForfeit(), goes_to="lost",
               immune_to="Sense")]),
    Droid("Artoo & Threepio", LIGHT, "10_2", "astromech & protocol", unique=1, personas=["R2-D2", "C-3PO"], destiny=3,
          deploy=3, power=2, forfeit=6, icons=["nav computer", "pilot"], traits=["r-unit"], text=[
        NotAboard((STARSHIP | VEHICLE) & ~FALCON, seat="pilot"), Allows("be battled", DROID),
        ModifyPlayer("battle damage", 0, how="set", when=~in_battle(your(BRINGS_ABILITY))),
        ModifyPlayer("battle damage", 0, OPPONENT, how="set", when=~in_battle(theirs(BRINGS_ABILITY))),
        Action([Put(one(Titled("Bad Feeling"), among=In("reserve")), to=In("hand"))], limit=Limit("turn")),
        CancelText(Named("Bad Feeling Have I"), word="suspend")]),
    Rebel("Corran Horn", "10_5", unique=1, personas=["Corran Horn"], squadron="Rogue", destiny=3, deploy=4, power=2,
          ability=4, forfeit=5, icons=["pilot", "warrior"], traits=["Corellian", "spy"], text=[
        PILOT_2, Modify("maneuver", +2, ANYTHING_PILOTED),
        Action([Restore(UNDERCOVER, TARGET)], cost=[Use(1)], during="move", whose=YOU,
               targets=(one(theirs(UNDERCOVER & SPY) & At(SAME_SITE)),)),
        Modify("power", +3, when=in_battle(SELF) & in_battle(theirs(SPY | BOUNTY_HUNTER))), ImmuneToAttrition(3)]),
]
