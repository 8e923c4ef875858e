"""Reflections II, Light Side."""

from cantina.cards.twins import ADD_ONE, NO_MORE_DAMAGE
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
]
